"""Read the hits from a page of search results, or from the API's answer to a search.

Search pages are small, so they are read with beautifulsoup4 on lxml. A page with neither results nor the
site's statement that there are none is an error: misread as empty, it would end a listing too early.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bs4 import BeautifulSoup, Tag

from pipeline.parse.api_answers import read_answer, read_id
from pipeline.parse.body_bytes import UnparsableError, check_body, to_utf8
from pipeline.parse.challenge import is_challenge
from pipeline.parse.judgment_html import find_document_id
from pipeline.text.normal_form import normalise_plain

_COUNT = re.compile(r"(?<![0-9,])[0-9,]{1,15} ?- ?[0-9,]{1,15} of (?:about )?([0-9][0-9,]{0,14})")
_NOTHING = "no matching results"


@dataclass(frozen=True, slots=True)
class SearchHit:
    """One document of a result list."""

    docid: str
    title: str
    docsource: str | None


@dataclass(frozen=True, slots=True)
class SearchPage:
    """One page of results: the number of documents that the whole search found, and those listed here."""

    found: int
    hits: tuple[SearchHit, ...]


def read_search_page(body: bytes) -> SearchPage:
    """Read a page of results, whichever generation of the site's markup it uses."""
    check_body(body)
    if is_challenge(body):
        raise UnparsableError("challenge page")
    soup = BeautifulSoup(to_utf8(body), "lxml", from_encoding="utf-8")
    results = soup.select(".result")
    hits = tuple(_read_result(result) for result in results)
    for result in results:  # so that the count is never taken from a headline
        result.extract()
    return SearchPage(_read_count(soup.get_text(" "), hits), hits)


def read_search_answer(body: bytes) -> SearchPage:
    """Read the API's answer to a search."""
    check_body(body)
    if is_challenge(body):
        raise UnparsableError("challenge page")
    answer = read_answer(to_utf8(body))
    listed = answer.get("docs")
    if not isinstance(listed, list):
        raise UnparsableError("no search results")
    hits = tuple(_read_listed(listed))
    return SearchPage(_read_count(str(answer.get("found")), hits), hits)


def _read_count(text: str, hits: tuple[SearchHit, ...]) -> int:
    text = normalise_plain(text)
    if match := _COUNT.search(text):
        return int(match.group(1).replace(",", ""))
    if not hits and _NOTHING in text.lower():
        return 0
    raise UnparsableError("no count of search results" if hits else "no search results")


def _read_result(result: Tag) -> SearchHit:
    link = result.select_one(".result_title a[href]")
    docid = find_document_id(str(link["href"])) if link is not None else None
    if link is None or docid is None:
        raise UnparsableError("a search result without a document")
    source = result.select_one(".docsource")
    return SearchHit(
        docid=docid,
        title=normalise_plain(link.get_text()),
        docsource=normalise_plain(source.get_text()) or None if source is not None else None,
    )


def _read_listed(listed: list[object]) -> Iterator[SearchHit]:
    for item in listed:
        docid = read_id(item.get("tid")) if isinstance(item, dict) else None
        if not isinstance(item, dict) or docid is None:
            raise UnparsableError("a search result without a document")
        source = item.get("docsource")
        yield SearchHit(
            docid=docid,
            title=_strip_markup(item.get("title")),
            docsource=normalise_plain(source) or None if isinstance(source, str) else None,
        )


def _strip_markup(title: object) -> str:
    """Titles in search answers mark the matching words with <b>."""
    return normalise_plain(BeautifulSoup(str(title or ""), "lxml").get_text())
