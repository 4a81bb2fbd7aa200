"""Parse a stored body (a saved page, an answer of the API, a plain text or a PDF) into a record.

Judgment bodies are read from the lxml tree itself (pipeline/parse/judgment_html.py), because beautifulsoup4
takes about six times as long. Statute and search pages are few and small and use beautifulsoup4.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Any

from lxml import etree

from pipeline.parse.api_answers import find_record_id, is_error_text, is_text_record, read_answer, read_id
from pipeline.parse.body_bytes import UnparsableError, check_body, is_pdf, is_plain_text, read_tree, to_utf8
from pipeline.parse.challenge import is_challenge
from pipeline.parse.decision_date import StatedDays, find_decision
from pipeline.parse.headings import AUTHOR, BENCH, CITATIONS, COURT, METADATA, TITLE, Headings
from pipeline.parse.judgment_html import HEADINGS, BlockReader, read_text
from pipeline.parse.statute_page import read_statute
from pipeline.parse.text_judgment import TextReader
from pipeline.text.normal_form import normalise_plain
from schemas.records import Judgment, Statute

if TYPE_CHECKING:
    from pipeline.parse.pdf.reader import PdfJudgment

__all__ = ["UnparsableError", "parse_document"]

_CASE = "judgments"
_STATUTE = "akoma-ntoso"
_NEEDED = {TITLE, COURT}
_CONTAINERS = {_CASE, _STATUTE}
_EDGE = 4096  # real pages have <html> and </html> well within it
_OWN_ADDRESS = re.compile(r"/doc/([0-9]{1,12})/?$")
_OWN_SEARCH = re.compile(r"formInput=(?:cites|citedby)(?::|%3A)([0-9]{1,12})\b", re.IGNORECASE)
_LABEL = re.compile(r"^(?:author|bench|equivalent citations)\s*:", re.IGNORECASE)
_LETTERS = re.compile(r"[^\W\d_]{2}")
_LEADERS = re.compile(r"…|\.\.")  # dots to sign on, mistaken for a name


@dataclass(frozen=True, slots=True)
class _Known:
    """What is known about a body before it is read."""

    docid: str | None
    latest: date
    about: Mapping[str, str]


def parse_document(
    body: bytes,
    *,
    docid: str | None = None,
    content_type: str | None = None,
    latest: date | None = None,
    about: Mapping[str, str] | None = None,
) -> Judgment | Statute:
    """The record in a PDF, a saved page, an API answer, or a text if the content type says so.

    `docid` is the id under which the body was requested; without it the body itself must contain its id.
    `latest` is the day the body was fetched (default: today): nothing was decided after it. `about` is what
    the source says of the judgment (`Capture.about`): it takes precedence over what the body says.
    Raises only `UnparsableError`, with a short stable reason.
    """
    known = _Known(docid, latest or date.today(), about or {})
    if is_pdf(body):
        return _parse_pdf(body, known)
    check_body(body)
    if is_challenge(body):
        raise UnparsableError("challenge page")
    body = to_utf8(body, content_type)
    if is_plain_text(content_type):
        return _parse_text(body.decode("utf-8", errors="replace"), known, {})
    is_answer = body.lstrip()[:1] == b"{" or is_error_text(body)
    return _parse_answer(body, known) if is_answer else _parse_page(body, known)


def _parse_pdf(body: bytes, known: _Known) -> Judgment:
    """The judgment in a PDF. If neither its source nor its first page has a title, it is called by its id."""
    from pipeline.parse.pdf.reader import read_pdf  # PDFium takes longer to load than most commands

    if known.docid is None:
        raise UnparsableError("no document id")
    read = read_pdf(body)
    headings = _call_by_id(known.docid)
    for name, value in read.headings.items():
        headings.put({name: value}, read.origins.get(name, "first page"))
    judgment = _make_judgment(read, known.docid, headings, StatedDays(first_page=read.decided), known)
    return replace(judgment, footnotes=read.footnotes)


def _parse_page(body: bytes, known: _Known) -> Judgment | Statute:
    root = read_tree(body)
    container = _find_container(root)
    if b"<html" in body[:_EDGE].lower() and b"</html" not in body[-_EDGE:].lower():
        raise UnparsableError("cut off")
    if container is None:
        raise UnparsableError("no judgment on the page")
    docid = known.docid or _find_own_id(root)
    if docid is None:
        raise UnparsableError("no document id")
    if _STATUTE in _classes(container):
        return read_statute(body, docid=docid, title=_find_headings(root).get(TITLE))
    reader = BlockReader(container)
    # Some generations of the site may have their headings outside the container.
    found = reader.headings if reader.headings.keys() >= _NEEDED else _find_headings(root)
    return _make_judgment(reader, docid, Headings().put(found, "page"), StatedDays(), known)


def _parse_answer(body: bytes, known: _Known) -> Judgment | Statute:
    answer = read_answer(body)
    html = answer.get("doc")
    if is_text_record(answer):
        known = replace(known, docid=known.docid or find_record_id(answer))
        return _parse_text(answer["text"], known, answer)
    if not isinstance(html, str):
        raise UnparsableError("no judgment in the answer")
    docid = known.docid or read_id(answer.get("tid"))
    if docid is None:
        raise UnparsableError("no document id")
    page = f"<html><body>{html}</body></html>".encode("utf-8", errors="replace")
    root = read_tree(page)
    if answer.get("divtype") == _STATUTE:
        cite_id = read_id(answer.get("citetid"))
        return read_statute(page, docid=docid, title=_read_line(answer.get("title")), cite_id=cite_id)
    reader = BlockReader(root)
    given = {COURT: _read_line(answer.get("docsource")), TITLE: _read_line(answer.get("title"))}
    headings = Headings().put(reader.headings, "page").put(given, "api")
    stated = StatedDays(published=_read_line(answer.get("publishdate")))
    return _make_judgment(reader, docid, headings, stated, known)


def _parse_text(text: str, known: _Known, record: Mapping[str, Any]) -> Judgment:
    """The judgment in a plain text. Fields of its record take precedence over the text; without a title it is
    called by its id, and its court may be missing."""
    if known.docid is None:
        raise UnparsableError("no document id")
    reader = TextReader(text)
    given = {COURT: _read_line(record.get("court")), TITLE: _read_line(record.get("title"))}
    headings = _call_by_id(known.docid).put(reader.headings, "text").put(given, METADATA)
    published = _read_line(str(record.get("date") or record.get("year") or ""))
    stated = StatedDays(published=published, published_by=METADATA)
    return _make_judgment(reader, known.docid, headings, stated, known)


def _call_by_id(docid: str) -> Headings:
    """The headings of a document that says nothing of itself."""
    return Headings().put({TITLE: docid.rpartition("/")[2], COURT: ""}, "id")


def _make_judgment(
    reader: "BlockReader | TextReader | PdfJudgment",
    docid: str,
    headings: Headings,
    stated: StatedDays,
    known: _Known,
) -> Judgment:
    found = headings.put_about(known.about).found
    title, court = found.get(TITLE), found.get(COURT)
    if not title:
        raise UnparsableError("no title")
    if court is None:
        raise UnparsableError("no court")
    if not reader.paragraphs:
        raise UnparsableError("no text")
    stated = replace(stated, metadata=_read_line(known.about.get("date")))
    decision = find_decision(title, court, stated, reader.paragraphs, latest=known.latest)
    return Judgment(
        docid=docid,
        title=title,
        court=court,
        decided_on=decision.day,
        dated_by=decision.source,
        author=", ".join(_read_names(found.get(AUTHOR, ""))) or None,
        bench=_read_names(found.get(BENCH, "")),
        citations=_read_list(found.get(CITATIONS, "")),
        paragraphs=reader.paragraphs,
        links=reader.links,
        origins=headings.find_origins(),
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
