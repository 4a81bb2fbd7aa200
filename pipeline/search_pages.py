"""From a page of search results, or the API's answer to a search, to its hits.

Search pages are small, so beautifulsoup4 on lxml reads them. What is neither results nor the site's word
that there are none is an error: a page misread as empty would end a listing too early.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bs4 import BeautifulSoup, Tag

from pipeline.answers import read_answer, read_id
from pipeline.blocks import find_document_id
from pipeline.challenge import is_challenge
from pipeline.page_bytes import UnparsableError, check_body, to_utf8
from pipeline.plain_text import normalise_plain

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
    """One page of results: how many documents the whole search found, and those listed here."""

    found: int
    hits: tuple[SearchHit, ...]


def read_search_page(body: bytes) -> SearchPage:
    """Read a page of results in any generation of the site's markup."""
    check_body(body)
    if is_challenge(body):
        raise UnparsableError("challenge page")
    soup = BeautifulSoup(to_utf8(body), "lxml", from_encoding="utf-8")
    results = soup.select(".result")
    hits = tuple(_read_result(result) for result in results)
    for result in results:  # so that the count is never read out of a headline
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
    """Titles in answers to a search mark the words found with <b>."""
    return normalise_plain(BeautifulSoup(str(title or ""), "lxml").get_text())
