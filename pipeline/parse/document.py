"""Parse a stored body (a saved page, an answer of the API or a plain text) into a record.

Judgment bodies are read from the lxml tree itself (pipeline/parse/judgment_html.py), because beautifulsoup4
takes about six times as long. Statute and search pages are few and small and use beautifulsoup4.
"""

import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from lxml import etree

from pipeline.parse.api_answers import find_record_id, is_error_text, is_text_record, read_answer, read_id
from pipeline.parse.body_bytes import UnparsableError, check_body, is_plain_text, read_tree, to_utf8
from pipeline.parse.challenge import is_challenge
from pipeline.parse.decision_date import find_decision
from pipeline.parse.judgment_html import HEADINGS, BlockReader, read_text
from pipeline.parse.statute_page import read_statute
from pipeline.parse.text_judgment import TextReader
from pipeline.text.normal_form import normalise_plain
from schemas.records import Judgment, Statute

__all__ = ["UnparsableError", "parse_document"]

_CASE = "judgments"
_STATUTE = "akoma-ntoso"
_NEEDED = {"doc_title", "docsource_main"}
_CONTAINERS = {_CASE, _STATUTE}
_EDGE = 4096  # real pages have <html> and </html> well within it
_OWN_ADDRESS = re.compile(r"/doc/([0-9]{1,12})/?$")
_OWN_SEARCH = re.compile(r"formInput=(?:cites|citedby)(?::|%3A)([0-9]{1,12})\b", re.IGNORECASE)
_LABEL = re.compile(r"^(?:author|bench|equivalent citations)\s*:", re.IGNORECASE)
_LETTERS = re.compile(r"[^\W\d_]{2}")
_LEADERS = re.compile(r"…|\.\.")  # dots to sign on, mistaken for a name


def parse_document(
    body: bytes, *, docid: str | None = None, content_type: str | None = None, latest: date | None = None
) -> Judgment | Statute:
    """The record in a saved page, an API answer, or a text if the content type says so.

    `docid` is the id under which the body was requested; without it the body itself must contain its id.
    `latest` is the day the body was fetched (default: today): nothing was decided after it.
    Raises only `UnparsableError`, with a short stable reason.
    """
    check_body(body)
    if is_challenge(body):
        raise UnparsableError("challenge page")
    body = to_utf8(body, content_type)
    if is_plain_text(content_type):
        return _parse_text(body.decode("utf-8", errors="replace"), docid, {}, latest or date.today())
    is_answer = body.lstrip()[:1] == b"{" or is_error_text(body)
    parse = _parse_answer if is_answer else _parse_page
    return parse(body, docid, latest or date.today())


def _parse_page(body: bytes, docid: str | None, latest: date) -> Judgment | Statute:
    root = read_tree(body)
    container = _find_container(root)
    if b"<html" in body[:_EDGE].lower() and b"</html" not in body[-_EDGE:].lower():
        raise UnparsableError("cut off")
    if container is None:
        raise UnparsableError("no judgment on the page")
    docid = docid or _find_own_id(root)
    if docid is None:
        raise UnparsableError("no document id")
    if _STATUTE in _classes(container):
        return read_statute(body, docid=docid, title=_find_headings(root).get("doc_title"))
    reader = BlockReader(container)
    # Some generations of the site may have their headings outside the container.
    headings = reader.headings if reader.headings.keys() >= _NEEDED else _find_headings(root)
    return _make_judgment(reader, docid, headings, None, latest)


def _parse_answer(body: bytes, docid: str | None, latest: date) -> Judgment | Statute:
    answer = read_answer(body)
    html = answer.get("doc")
    if is_text_record(answer):
        return _parse_text(answer["text"], docid or find_record_id(answer), answer, latest)
    if not isinstance(html, str):
        raise UnparsableError("no judgment in the answer")
    docid = docid or read_id(answer.get("tid"))
    if docid is None:
        raise UnparsableError("no document id")
    page = f"<html><body>{html}</body></html>".encode("utf-8", errors="replace")
    root = read_tree(page)
    if answer.get("divtype") == _STATUTE:
        cite_id = read_id(answer.get("citetid"))
        return read_statute(page, docid=docid, title=_read_line(answer.get("title")), cite_id=cite_id)
    reader = BlockReader(root)
    given = {
        "docsource_main": _read_line(answer.get("docsource")),
        "doc_title": _read_line(answer.get("title")),
    }
    headings = reader.headings | {name: value for name, value in given.items() if value}
    return _make_judgment(reader, docid, headings, _read_line(answer.get("publishdate")), latest)


def _parse_text(text: str, docid: str | None, record: Mapping[str, Any], latest: date) -> Judgment:
    """The judgment in a plain text. Fields of its record take precedence over the text; without a title it is
    called by its id, and its court may be missing."""
    if docid is None:
        raise UnparsableError("no document id")
    reader = TextReader(text)
    given = {
        "docsource_main": _read_line(record.get("court")),
        "doc_title": _read_line(record.get("title")),
    }
    fallback = {"doc_title": docid.rpartition("/")[2], "docsource_main": ""}
    headings = fallback | reader.headings | {name: value for name, value in given.items() if value}
    published = _read_line(str(record.get("date") or record.get("year") or ""))
    return _make_judgment(reader, docid, headings, published, latest)


def _make_judgment(
    reader: BlockReader | TextReader,
    docid: str,
    headings: dict[str, str],
    published: str | None,
    latest: date,
) -> Judgment:
    title, court = headings.get("doc_title"), headings.get("docsource_main")
    if not title:
        raise UnparsableError("no title")
    if court is None:
        raise UnparsableError("no court")
    if not reader.paragraphs:
        raise UnparsableError("no text")
    decision = find_decision(title, court, published, reader.paragraphs, latest=latest)
    return Judgment(
        docid=docid,
        title=title,
        court=court,
        decided_on=decision.day,
        dated_by=decision.source,
        author=", ".join(_read_names(headings.get("doc_author", ""))) or None,
        bench=_read_names(headings.get("doc_bench", "")),
        citations=_read_list(headings.get("doc_citations", "")),
        paragraphs=reader.paragraphs,
        links=reader.links,
    )


def _find_container(root: etree._Element) -> etree._Element | None:
    return next((item for item in root.iter() if item.get("class") and _CONTAINERS & _classes(item)), None)


def _classes(element: etree._Element) -> set[str]:
    return set((element.get("class") or "").lower().split())


def _find_headings(root: etree._Element) -> dict[str, str]:
    headings: dict[str, str] = {}
    for element in root.iter():
        for name in HEADINGS & _classes(element):
            headings.setdefault(name, normalise_plain(read_text(element)))
    return headings


def _find_own_id(root: etree._Element) -> str | None:
    """The page's own id, from its address, its forms, or its lists of citations."""
    addresses = (link.get("href") for link in root.iter("link") if link.get("rel") == "canonical")
    actions = (form.get("action") for form in root.iter("form"))
    searches = (link.get("href") for link in root.iter("a"))
    for pattern, urls in ((_OWN_ADDRESS, addresses), (_OWN_ADDRESS, actions), (_OWN_SEARCH, searches)):
        for url in urls:
            if url and (match := pattern.search(url)):
                return match.group(1)
    return None


def _read_line(value: object) -> str | None:
    return normalise_plain(value) or None if isinstance(value, str) else None


def _read_list(heading: str) -> list[str]:
    """The items of a heading such as "Bench: A, B"."""
    items = _LABEL.sub("", heading).split(",")
    return [item.strip() for item in items if item.strip()]


def _read_names(heading: str) -> list[str]:
    """Names of judges, without the dots on which they sign."""
    return [name for name in _read_list(heading) if not _LEADERS.search(name) and _LETTERS.search(name)]
