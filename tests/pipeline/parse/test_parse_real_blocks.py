"""Real pages and answers keep their paragraphs: where they begin and end, of what kind, with which hint."""

import json
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from lxml import html

from pipeline.parse.document import parse_document
from schemas.records import Judgment

RealData = Callable[..., Path]
LATEST = date(2026, 12, 31)
OUTSIDE = {"hidden_text", "ad_doc", "covers", "citetop", "__cf_email__"}
ANSWERS = 30  # the first of them, which are enough for all kinds and hints


def read_pages(real_data: RealData) -> Iterator[tuple[str, bytes]]:
    for file in sorted(real_data("kanoon", "pages").glob("*.html")):
        body = file.read_bytes()
        yield body.decode("utf-8"), body


def read_answers(real_data: RealData) -> Iterator[tuple[str, bytes]]:
    rows = pq.read_table(real_data("kanoon", "api_doc.parquet")).slice(0, ANSWERS).to_pylist()
    for row in rows:
        yield f'<div class="judgments">{json.loads(row["json"])["doc"]}</div>', row["json"].encode()


def squeeze(text: str) -> str:
    """What a reader sees of it, in letters and digits."""
    return "".join(char for char in text if char.isascii() and char.isalnum())


def list_blocks(page: str) -> Iterator[tuple[str, str | None, str]]:
    """(kind, hint, letters) of every block of the container that has text, as the page cuts them."""
    container = html.fromstring(page).find_class("judgments")[0]
    for block in container.iter("p", "blockquote", "pre"):
        if any(OUTSIDE & set((above.get("class") or "").split()) for above in block.iterancestors()):
            continue
        letters = squeeze("".join(read_visible(block)))
        if letters:
            yield block.tag, block.get("data-structure"), letters


def read_visible(element: html.HtmlElement) -> Iterator[str]:
    """The text of an element without page furniture."""
    yield element.text or ""
    for child in element:
        if isinstance(child.tag, str) and not OUTSIDE & set((child.get("class") or "").split()):
            yield from read_visible(child)
        yield child.tail or ""


@pytest.mark.parametrize("read", [read_pages, read_answers])
def test_paragraphs_are_the_blocks_of_the_page(
    read: Callable[[RealData], Iterator[tuple[str, bytes]]], real_data: RealData
) -> None:
    kinds: set[str] = set()
    loose = blocks = 0
    for page, body in read(real_data):
        judgment = parse_document(body, latest=LATEST)
        if not isinstance(judgment, Judgment):
            continue
        kept = iter(judgment.paragraphs)
        for kind, hint, letters in list_blocks(page):
            blocks += 1
            kinds.add(kind)
            for paragraph in kept:  # loose text between the blocks is a paragraph, too
                if squeeze(paragraph.text.replace("[email]", "")) == letters:
                    assert (paragraph.kind, paragraph.hint) == (kind, hint), judgment.docid
                    break
                loose += 1
            else:
                pytest.fail(f"{judgment.docid}: a {kind} is no paragraph of its own: {letters[:40]}")
    assert kinds == {"p", "blockquote", "pre"}
    assert loose < 0.05 * blocks
