"""Search results in the older and the newer markup, and lists to browse."""

from calendar import month_name, monthrange
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import blake2b
from urllib.parse import quote

from embedded.docket.case import Case
from embedded.pages.frames import frame_plain
from embedded.pages.markup import escape
from embedded.site.library import Library
from embedded.site.search import PAGE_SIZE, read_query

NO_RESULTS = "No matching results"


@dataclass(frozen=True, slots=True)
class Hit:
    """One search result."""

    docid: int
    title: str
    docsource: str
    headline: str = ""  # HTML
    cites: int = 0
    cited_by: int = 0
    doctype: str | None = None
    printed_on: date | None = None
    size: int = 0


@dataclass(frozen=True, slots=True)
class ResultPage:
    """One page of results; `page` counts from 0."""

    text: str  # the query as entered
    page: int
    total: int
    shown: int  # how many of the total can be reached
    hits: Sequence[Hit]

    def count(self) -> str:
        """1 - 10 of 12345."""
        if not self.hits:
            return NO_RESULTS
        first = self.page * PAGE_SIZE + 1
        return f"{first} - {first + len(self.hits) - 1} of {self.total}"


def list_results(library: Library, text: str, page: int) -> ResultPage:
    """One page of what a query finds."""
    query = read_query(text)
    first = page * PAGE_SIZE
    if query.cites is not None:
        case = library.find_case(query.cites)
        cited = library.list_cites(case) if case is not None else ()
        hits = [Hit(item.docid, item.title, "") for item in cited[first : first + PAGE_SIZE]]
        return ResultPage(text, page, len(cited), len(cited), hits)
    matches = library.index.search(query)
    hits = [_describe(library, index, query.terms) for index in matches.indices[first : first + PAGE_SIZE]]
    return ResultPage(text, page, matches.total, len(matches.indices), hits)


@lru_cache(maxsize=4096)  # a crawler that narrows its windows asks for the same results repeatedly
def _describe(library: Library, place: int, terms: tuple[tuple[str, ...], ...]) -> Hit:
    case = library.read_case(place)
    return Hit(
        docid=case.docid,
        title=case.title,
        docsource=case.docsource,
        headline=write_headline(case, terms),
        cites=len(library.list_cites(case)),
        doctype=case.doctype,
        printed_on=case.printed_on,
        size=sum(len(block.text) for block in case.blocks),
    )


def write_headline(case: Case, terms: tuple[tuple[str, ...], ...]) -> str:
    """A few words of the judgment with the words of the query in bold."""
    words = [word for alternatives in terms for word in alternatives] or ["section"]
    for block in case.blocks:
        lowered = block.text.lower()
        word = next((word for word in words if word in lowered), None)
        if word is not None:
            at = lowered.index(word)
            start = block.text.rfind(" ", 0, max(0, at - 90)) + 1
            tail = block.text[at + len(word) : at + len(word) + 110].rpartition(" ")[0]
            bold = escape(block.text[at : at + len(word)])
            return f"{_flatten(block.text[start:at])}<b>{bold}</b>{_flatten(tail)}"
    return _flatten(case.blocks[0].text[:160]) if case.blocks else ""


def _flatten(text: str) -> str:
    return escape(" ".join(text.split())) if text.strip() == text else f" {escape(' '.join(text.split()))} "


def render_results(results: ResultPage) -> str:
    """A page of results; which markup a query gets depends on the query alone."""
    newer = blake2b(results.text.encode(), digest_size=1).digest()[0] % 2 == 1
    if not results.hits:
        listing = f'<div class="noresults"><b>{NO_RESULTS}</b></div>\n'
    elif newer:
        listing = _list_newer(results)
    else:
        listing = _list_older(results)
    return frame_plain(f"{results.text} - search", listing, old=not newer)


def _link(results: ResultPage, hit: Hit) -> str:
    """Most results lead to the fragment of the document that matches."""
    if hit.docid % 5 == 0:
        return f"/doc/{hit.docid}/"
    return f"/docfragment/{hit.docid}/?formInput={quote(results.text)}"


def _list_older(results: ResultPage) -> str:
    items = "".join(
        f'<div class="result">\n<div class="result_title">\n  <a href="{_link(results, hit)}">'
        f'{escape(hit.title)}</a></div>\n<div class="headline">\n {hit.headline} </div>\n'
        f'<div class="hlbottom">\n  <div class="docsource">{escape(hit.docsource)}</div>\n'
        f"{_write_tags(hit)}</div>\n</div>\n"
        for hit in results.hits
    )
    return (
        '<div class="results_middle"><div class="results_content">\n'
        f"<div><b>{results.count()}</b> (0.0{len(results.hits)} seconds)</div>\n{items}"
        f'<div class="bottom">{_write_page_links(results)}</div>\n</div></div>\n'
    )


def _list_newer(results: ResultPage) -> str:
    items = "".join(
        f'<article class="result" role="listitem">\n  <h4 class="result_title">\n'
        f'    <a href="{_link(results, hit)}">{escape(hit.title)}</a>\n  </h4>\n'
        f'  <div class="headline">{hit.headline}</div>\n  <div class="hlbottom">\n'
        f'    <span class="docsource">{escape(hit.docsource)}</span>\n'
        f"{_write_tags(hit)}  </div>\n</article>\n"
        for hit in results.hits
    )
    return (
        f'<div class="results-count">{results.count()}</div>\n'
        f'<div class="results-list" role="list">\n{items}</div>\n'
        f'<nav class="bottom">{_write_page_links(results)}</nav>\n'
    )


def _write_tags(hit: Hit) -> str:
    return (
        f'    <a class="cite_tag" href="/search/?formInput=cites:{hit.docid}">Cites {hit.cites}</a>\n'
        f'    <a class="cite_tag" href="/search/?formInput=citedby:{hit.docid}">Cited by {hit.cited_by}</a>\n'
        f'    <a class="cite_tag" href="/doc/{hit.docid}/">Full Document</a>\n'
    )


def _write_page_links(results: ResultPage) -> str:
    pages = -(-results.shown // PAGE_SIZE)
    nearby = range(max(0, results.page - 4), min(pages, results.page + 6))
    links = [_link_page(results, page, str(page + 1)) for page in nearby if page != results.page]
    if results.page + 1 < pages:
        links.append(_link_page(results, results.page + 1, "Next"))
    return f'<span class="pagenum">{results.page + 1}</span> {" ".join(links)}'


def _link_page(results: ResultPage, page: int, label: str) -> str:
    return f'<a href="/search/?formInput={quote(results.text)}&amp;pagenum={page}">{label}</a>'


def render_fragment(docid: int, title: str, headline: str) -> str:
    """The part of a document that matches a query."""
    return frame_plain(
        title,
        f'<div class="docfragment"><h2 class="doc_title">{escape(title)}</h2>\n'
        f'<div class="fragment"><p>{headline}</p></div>\n<a href="/doc/{docid}/">Entire document</a></div>\n',
    )


def render_browse(heading: str, links: Iterable[tuple[str, str]]) -> str:
    """A list of (address, label)."""
    items = "".join(
        f'<div class="browselist"><a href="{escape(address)}">{escape(label)}</a></div>\n'
        for address, label in links
    )
    return frame_plain(heading, f"<h1>{escape(heading)}</h1>\n<div>\n{items}</div>\n")


def link_months(doctype: str, year: int) -> list[tuple[str, str]]:
    """The searches that list a court's judgments of a year, month by month."""
    links = []
    for month in range(1, 13):
        days = monthrange(year, month)[1]
        query = f"doctypes: {doctype} fromdate: 1-{month}-{year} todate: {days}-{month}-{year}"
        links.append((f"/search/?formInput={quote(query)}", month_name[month]))
    return [*links, (f"/search/?formInput={quote(f'doctypes: {doctype} year: {year}')}", "Entire Year")]
