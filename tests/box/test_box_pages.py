"""The pages of the box: furniture, links and wrapping can all be undone, and the truth comes back."""

import re
from datetime import date

import pytest
from bs4 import BeautifulSoup, NavigableString, Tag

from embedded.docket.case import Block, Case, SentenceSpan
from embedded.docket.docket import Docket
from embedded.law.statutes import find_cite_id
from embedded.pages.judgment_page import render_answer, render_page
from embedded.prose import Citation
from embedded.writing.composer import write_case

FURNITURE = ".hidden_text, .ad_doc, .covers, .citetop"
HEADINGS = ".docsource_main, .doc_title, .doc_author, .doc_bench, .doc_citations"


# A reader of pages that shares nothing with the pipeline's.


def read_blocks(html: str) -> list[tuple[str, str, str | None]]:
    """(kind, text, hint) of every block of a page, in the normal form of embedded/docket/case.py."""
    soup = BeautifulSoup(html, "html.parser")
    container = soup.find(class_="judgments") or soup
    assert isinstance(container, Tag)
    for element in container.select(f"{FURNITURE}, {HEADINGS}"):
        element.extract()
    for element in container.select("a.__cf_email__"):
        element.replace_with(decode_email(str(element["data-cfemail"])))
    found = []
    for child in container.children:
        if isinstance(child, Tag):
            text = (
                flatten_pre(child.get_text()) if child.name == "pre" else " ".join(child.get_text().split())
            )
            hint = child.get("data-structure")
            found += [(child.name, text, None if hint is None else str(hint))] if text else []
        elif isinstance(child, NavigableString) and child.strip():
            found.append(("p", " ".join(child.split()), None))
    return found


def flatten_pre(text: str) -> str:
    lines = "\n".join(line.rstrip() for line in text.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", lines).strip("\n")


def decode_email(coded: str) -> str:
    key, *letters = bytes.fromhex(coded)
    return bytes(letter ^ key for letter in letters).decode()


def expect_blocks(case: Case, generation: int) -> list[tuple[str, str, str | None]]:
    return [
        (block.kind, block.text, block.hint if generation >= 2024 and block.kind == "p" else None)
        for block in case.blocks
    ]


def point_nowhere(name: str) -> int:
    return 40_000_000 + len(name)


@pytest.fixture(scope="module")
def docket() -> Docket:
    return Docket(11, 60)


@pytest.fixture(scope="module")
def cases(docket: Docket) -> list[Case]:
    return [write_case(docket, docket.entry(index)) for index in range(60)]


def test_pages_give_back_the_truth(cases: list[Case]) -> None:
    for case in cases:
        assert read_blocks(render_page(case, point_nowhere)) == expect_blocks(case, case.generation)
        assert read_blocks(render_answer(case, point_nowhere).html) == expect_blocks(case, 2025)


def test_pages_are_the_same_every_time(cases: list[Case]) -> None:
    assert render_page(cases[0], point_nowhere) == render_page(cases[0], point_nowhere)


def test_generations_have_their_own_markup(cases: list[Case]) -> None:
    pages = {case.generation: render_page(case, point_nowhere) for case in cases}
    assert '<div CLASS="judgments">' in pages[2023] and '<div class="docsource_main">' in pages[2023]
    assert pages[2023].startswith("<!DOCTYPE HTML PUBLIC") and "data-structure" not in pages[2023]
    assert '<h2 class="docsource_main">' in pages[2024]
    assert '<h3 class="docsource_main">' in pages[2025] and '<h2 class="doc_title">' in pages[2025]
    for page in pages.values():
        assert "cdn-cgi/challenge-platform" in page  # good pages have it too
        assert "Just a moment" not in page and "_cf_chl_opt" not in page


def test_furniture_cuts_citations_and_links_in_two(cases: list[Case]) -> None:
    pages = [render_page(case, point_nowhere) for case in cases]
    hidden = '<span class="hidden_text" id="span_'
    assert sum(hidden in page for page in pages) > len(pages) // 3
    cut = re.compile(r"<a [^>]*>[Ss]ections?\s+<span class=\"hidden_text\".*?</span>\s+\d", re.DOTALL)
    assert any(cut.search(page) for page in pages)


def test_ids_are_numbered_in_order(cases: list[Case]) -> None:
    html = render_answer(cases[0], point_nowhere).html
    for tag in ("a", "p", "span"):
        numbers = [int(number) for number in re.findall(rf'id="{tag}_(\d+)"', html)]
        assert numbers == list(range(1, len(numbers) + 1))


def write_citation(text: str, section: str) -> Case:
    """A judgment of fifty paragraphs that cite one section in one shape."""
    start = text.index(section)
    cited = (Citation(start, start + len(section), "IPC", section),)
    blocks = tuple(Block("p", text, (SentenceSpan(0, len(text), "Facts"),), (), cited) for _ in range(50))
    day = date(2014, 4, 7)
    return Case(5_000_000, "delhi", "Delhi High Court", "A vs B on 7 April, 2014", day, day, None, (), (), blocks, 2024, None, ())  # fmt: skip  # noqa: E501


def count_links(text: str, section: str, target: int | None) -> int:
    html = render_answer(write_citation(text, section), point_nowhere).html
    return html.count(f'href="/doc/{target}/"')


def test_links_are_as_patchy_as_the_real_ones() -> None:
    murder = find_cite_id("IPC", "302")
    html = render_answer(write_citation("Convicted under Section 302 of it.", "302"), point_nowhere).html
    words = re.findall(rf'<a href="/doc/{murder}/" id="a_\d+">([^<]*)</a>', html)
    assert 25 < len(words) < 50  # many, not all
    assert {" ".join(word.split()) for word in words} == {"Section 302", "302"}
    assert count_links("Convicted u/s 302/34 of it.", "302", murder) == 0
    assert count_links("Convicted under Ss. 147 and 302 of it.", "302", murder) == 0
    assert count_links("Convicted under Section302IPC for it.", "302", murder) == 0
    wrong = count_links("Convicted under Section 302 of it.", "302", find_cite_id("CrPC", "302"))
    assert 0 < wrong < 10
    assert find_cite_id("IPC", "354D") is None
    stalking = render_answer(
        write_citation("Convicted under Section 354D of it.", "354D"), point_nowhere
    ).html
    assert len(re.findall(r"<a [^>]*>\s*(?:Section\s+)?354D", stalking)) < 5  # only links to a wrong Act
