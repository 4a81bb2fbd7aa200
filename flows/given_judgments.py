"""What users give us to predict from: a judgment, saved in whatever form, or facts in plain text."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

from flows.given_texts import name_source, open_source
from flows.view import console
from pipeline.page_bytes import MAX_BYTES, PLAIN_TEXT, check_body, find_charset, to_utf8
from pipeline.pages import UnparsableError, parse_document
from pipeline.preamble import find_preamble_end
from pipeline.text_head import cut_counts, find_title
from pipeline.text_lines import read_lines
from pipeline.text_paragraphs import cut_paragraphs
from schemas.errors import BadInputError
from schemas.records import Judgment, Paragraph

_MARKUP = re.compile(rb"\s*(?:<[!?a-z]|\{\s*\")", re.IGNORECASE)
_PARTIES = re.compile(r"\S\s+(?:v|vs|versus)\b\.?\s+\S", re.IGNORECASE)
_LONGEST_TITLE = 300
_TITLE_LINES, _TOP = 12, 5_000  # lines and characters in which a title stands
_REFUSALS = {
    "empty": "is empty: give facts or a judgment",
    "not text": "is not text: give plain text in UTF-8, a saved page or an API answer",
    "too large": f"is larger than {MAX_BYTES // 1_000_000} MB: give the facts alone",
}


def read_document(file: Path) -> Judgment | str:
    """The judgment in a saved page or an API answer; any other text as it is."""
    name = name_source(file)
    with open_source(file) as source:
        body = source.read(MAX_BYTES + 1)
    nuls = 0 if find_charset(body) == "utf-16" else body.count(b"\0")
    try:  # a stray NUL does not make a text binary; many do
        check_body(body if 10 * nuls > len(body) else body.replace(b"\0", b"") if nuls else body)
    except UnparsableError as error:
        raise BadInputError(f"{name} {_REFUSALS[str(error)]}") from None
    text = to_utf8(body)
    if _MARKUP.match(text):
        return _parse(body, name)
    if find_charset(body) == "windows-1252":
        console.print(f"{name} is not UTF-8: read as windows-1252", soft_wrap=True)
    return text.decode("utf-8", "replace")


def has_head(text: str) -> bool:
    """Does the title of a case or a preamble stand above a text?"""
    return bool(_find_parties(text)) or find_preamble_end(text) > 0


def read_text_judgment(text: str, docid: str) -> Judgment:
    """The judgment in a plain text, read as the stage `parse` reads it. A text without a title is all body:
    its first line may be a sentence that only looks like one."""
    if _find_parties(text):
        try:
            document = parse_document(text.encode("utf-8", "replace"), docid=docid, content_type=PLAIN_TEXT)
        except UnparsableError:  # no court, mostly
            pass
        else:
            if isinstance(document, Judgment):
                return document
    return make_judgment(docid, cut_paragraphs(read_lines(text)), title=_find_parties(text))


def make_judgment(docid: str, paragraphs: Sequence[Paragraph], title: str = "") -> Judgment:
    """A document of which nothing else is known."""
    return Judgment(docid, title, "", None, None, None, [], [], paragraphs, [])


def _find_parties(text: str) -> str:
    """The title that names the parties, or nothing."""
    top = [line for line in cut_counts(text)[:_TOP].splitlines() if line.strip()]
    title = find_title(top[:_TITLE_LINES])
    return title if len(title) <= _LONGEST_TITLE and _PARTIES.search(title) else ""


def _parse(body: bytes, name: str) -> Judgment:
    if _is_json_line(body):
        raise BadInputError(f"{name} holds lines of JSON with texts: add --jsonl")
    try:
        document = parse_document(body, docid=name)
    except UnparsableError as error:
        raise BadInputError(
            f"{name} looks like a page or an API answer and cannot be parsed ({error}): give its text alone"
        ) from None
    if not isinstance(document, Judgment):
        raise BadInputError(f"{name} is a section of an Act: give facts or a judgment")
    return document


def _is_json_line(body: bytes) -> bool:
    first = to_utf8(body).lstrip().partition(b"\n")[0]
    try:
        record = json.loads(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(record, dict) and ("text" in record or "sentences" in record) and "doc" not in record
