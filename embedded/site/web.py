"""The routes of the site that people and crawlers see."""

import re
from collections.abc import Callable

from embedded.pages.frames import frame_plain
from embedded.pages.judgment_page import render_page
from embedded.pages.statute_page import render_act_page, render_section_page
from embedded.site.faults import Answer
from embedded.site.library import Library
from embedded.site.search import read_query
from embedded.site.search_pages import (
    link_months,
    list_results,
    render_browse,
    render_fragment,
    render_results,
    write_headline,
)
from embedded.site.server import Request
from schemas.courts import BY_DOCTYPE

_YEARS = range(1950, 2025)


def build_site(library: Library) -> Callable[[Request], Answer]:
    """The application behind the web server."""
    return _Site(library).answer


class _Site:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.robots = _write_robots(library)
        self.routes: tuple[tuple[re.Pattern[str], Callable[..., Answer]], ...] = (
            (re.compile(r"/"), self.show_front),
            (re.compile(r"/robots\.txt"), self.show_robots),
            (re.compile(r"/doc/(\d{1,12})/"), self.show_document),
            (re.compile(r"/docfragment/(\d{1,12})/"), self.show_fragment),
            (re.compile(r"/search/"), self.show_results),
            (re.compile(r"/browse/"), self.show_courts),
            (re.compile(r"/browse/(\w+)/"), self.show_years),
            (re.compile(r"/browse/(\w+)/(\d{4})/"), self.show_months),
            (re.compile(r"/browselaws/"), self.show_laws),
            (re.compile(r"/(?:cached|change_device)/.*"), self.refuse),
        )

    def answer(self, request: Request) -> Answer:
        if request.method != "GET":
            return Answer(b"Method Not Allowed", 405, "text/plain", {"Allow": "GET"})
        for pattern, show in self.routes:
            match = pattern.fullmatch(request.path)
            if match is not None:
                return show(request, *match.groups())
        if re.fullmatch(r"/(?:doc|docfragment|search|browse)[/\w]*[^/]", request.path):
            return Answer(b"", 301, headers={"Location": request.path + "/"})
        return _miss()

    def show_front(self, request: Request) -> Answer:  # noqa: ARG002
        links = '<p><a href="/browse/">Judgments</a> <a href="/browselaws/">Laws</a></p>\n'
        return _page(frame_plain("A court in a box", links))

    def show_robots(self, request: Request) -> Answer:  # noqa: ARG002
        return Answer(self.robots, 200, "text/plain; charset=utf-8")

    def show_document(self, request: Request, name: str) -> Answer:  # noqa: ARG002
        docid = int(name)
        if docid in self.library.removed:
            return _miss(violation=True)
        case = self.library.find_case(docid)
        if case is not None:
            return _page(render_page(case, self.library.find_precedent))
        if docid in self.library.acts:
            return _page(render_act_page(self.library.acts[docid]))
        statute = self.library.find_statute(docid)
        return _miss() if statute is None else _page(render_section_page(statute, docid))

    def show_fragment(self, request: Request, name: str) -> Answer:
        docid = int(name)
        case = self.library.find_case(docid)
        if case is None or docid in self.library.removed:
            return _miss(violation=case is not None)
        headline = write_headline(case, read_query(request.read_text("formInput")).terms)
        return _page(render_fragment(docid, case.title, headline))

    def show_results(self, request: Request) -> Answer:
        text = request.read_text("formInput")
        return _page(render_results(list_results(self.library, text, request.read_number("pagenum"))))

    def show_courts(self, request: Request) -> Answer:  # noqa: ARG002
        links = [(f"/browse/{doctype}/", court.name) for doctype, court in BY_DOCTYPE.items()]
        return _page(render_browse("Judgments by court", links))

    def show_years(self, request: Request, doctype: str) -> Answer:  # noqa: ARG002
        if doctype not in BY_DOCTYPE:
            return _miss()
        links = [(f"/browse/{doctype}/{year}/", str(year)) for year in _YEARS]
        return _page(render_browse(BY_DOCTYPE[doctype].name, links))

    def show_months(self, request: Request, doctype: str, year: str) -> Answer:  # noqa: ARG002
        if doctype not in BY_DOCTYPE or int(year) not in _YEARS:
            return _miss()
        return _page(render_browse(f"{BY_DOCTYPE[doctype].name} {year}", link_months(doctype, int(year))))

    def show_laws(self, request: Request) -> Answer:  # noqa: ARG002
        links = [(f"/doc/{docid}/", act.title) for docid, act in self.library.acts.items()]
        return _page(render_browse("Laws", links))

    def refuse(self, request: Request) -> Answer:  # noqa: ARG002
        """The answer to what robots.txt forbids."""
        return _miss(violation=True)


def _page(html: str) -> Answer:
    return Answer(html.encode())


def _miss(*, violation: bool = False) -> Answer:
    body = frame_plain("Page not found", "<h1>Page not found</h1>\n").encode()
    return Answer(body, 404, violation=violation)


def _write_robots(library: Library) -> bytes:
    lines = ["User-agent: *", "Disallow: /cached/", "Disallow: /change_device/"]
    lines += [f"Disallow: /doc/{docid}/" for docid in sorted(library.removed)]
    return ("\n".join(lines) + "\n").encode()
