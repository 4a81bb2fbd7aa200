"""The official API: POST only, with a token, answering in JSON."""

import json
import re
from base64 import b64encode
from collections.abc import Callable
from datetime import date
from typing import Any
from urllib.parse import quote

from embedded.docket.case import Case
from embedded.law.statutes import ACT_TITLES, StatutePage, find_cite_id
from embedded.pages.judgment_page import RenderedJudgment, render_answer, suggest_queries
from embedded.pages.statute_page import ACT_SOURCE, SECTION_SOURCE, title_section, write_act, write_section
from embedded.site.faults import Answer
from embedded.site.library import Library
from embedded.site.search import UNDATED, read_query
from embedded.site.search_pages import Hit, list_results, write_headline
from embedded.site.server import Request
from schemas.courts import BY_DOCTYPE

TOKEN = "box-token"  # noqa: S105 - the box is open to everyone
_DOCTYPE_CODES = {doctype: 1000 + number for number, doctype in enumerate(BY_DOCTYPE)}
_ROUTE = re.compile(r"/(doc|docmeta|docfragment|origdoc)/(\d{1,12})/")
_FULL = ("doc",)  # keys that /docmeta/ leaves out


def build_api(library: Library) -> Callable[[Request], Answer]:
    """The application behind the API server."""
    return _Api(library).answer


class _Api:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.routes: dict[str, Callable[[Request, int], dict[str, Any] | None]] = {
            "doc": self.describe_document,
            "docmeta": self.describe_meta,
            "docfragment": self.describe_fragment,
            "origdoc": self.describe_original,
        }

    def answer(self, request: Request) -> Answer:
        if request.method != "POST":
            return _json({"detail": f'Method "{request.method}" not allowed.'}, 405, {"Allow": "POST"})
        if request.headers.get("Authorization") != f"Token {TOKEN}":
            return _json({"detail": "Invalid token."}, 403)
        if request.path == "/search/":
            return _json(self.describe_results(request))
        match = _ROUTE.fullmatch(request.path)
        if match is None:
            return _json({"errmsg": "Unknown request"}, 404)
        docid = int(match[2])
        answer = None if docid in self.library.removed else self.routes[match[1]](request, docid)
        return _json({"errmsg": f"No such document: {docid}"}, 404) if answer is None else _json(answer)

    def describe_results(self, request: Request) -> dict[str, Any]:
        text = request.read_text("formInput")
        results = list_results(self.library, text, request.read_number("pagenum"))
        return {
            "categories": [
                ["Document Types", [{"value": "All", "formInput": quote(text), "selected": True}]]
            ],
            "docs": [_describe_hit(hit) for hit in results.hits],
            "found": results.count(),
            "encodedformInput": quote(text),
        }

    def describe_document(self, request: Request, docid: int) -> dict[str, Any] | None:
        case = self.library.find_case(docid)
        if case is not None:
            return _describe_case(case, render_answer(case, self.library.find_precedent), request)
        if docid in self.library.acts:
            act = self.library.acts[docid]
            answer = _describe_statute(docid, docid, act.title, ACT_SOURCE, act.enacted_on, write_act(act))
            return {**answer, "numcitedby": self.library.count_citing(act.key, "")}
        page = self.library.find_statute(docid)
        return None if page is None else self._describe_section(page)

    def _describe_section(self, page: StatutePage) -> dict[str, Any]:
        act_id = find_cite_id(page.act, None)
        cite_id = page.page_id if page.cite_id is None else page.cite_id
        enacted_on = self.library.acts[act_id].enacted_on if act_id is not None else UNDATED
        answer = _describe_statute(
            page.page_id, cite_id, title_section(page), SECTION_SOURCE, enacted_on, write_section(page)
        )
        answer["numcitedby"] = self.library.count_citing(page.act, page.number)
        return {**answer, "covers": [{"tid": act_id, "title": ACT_TITLES[page.act]}]}

    def describe_meta(self, request: Request, docid: int) -> dict[str, Any] | None:
        answer = self.describe_document(request, docid)
        return None if answer is None else {key: value for key, value in answer.items() if key not in _FULL}

    def describe_fragment(self, request: Request, docid: int) -> dict[str, Any] | None:
        case = self.library.find_case(docid)
        if case is None:
            return None
        text = request.read_text("formInput")
        return {
            "tid": docid,
            "title": case.title,
            "formInput": text,
            "headline": [write_headline(case, read_query(text).terms)],
        }

    def describe_original(self, request: Request, docid: int) -> dict[str, Any] | None:  # noqa: ARG002
        case = self.library.find_case(docid)
        if case is None:
            return None
        if not _has_court_copy(case):
            return {"errmsg": "No court copy of this document"}
        text = "\n\n".join(block.text for block in case.blocks)
        return {"doc": b64encode(text.encode()).decode(), "Content-Type": "text/plain"}


def _describe_hit(hit: Hit) -> dict[str, Any]:
    return {
        "tid": hit.docid,
        "catids": None,
        "doctype": None if hit.doctype is None else _DOCTYPE_CODES[hit.doctype],
        "publishdate": _print_date(hit.printed_on),
        "authorid": None,
        "bench": None,
        "title": hit.title,
        "numcites": hit.cites,
        "numcitedby": hit.cited_by,
        "headline": hit.headline,
        "docsize": hit.size,
        "fragment": True,
        "docsource": hit.docsource,
    }


def _describe_case(case: Case, rendered: RenderedJudgment, request: Request) -> dict[str, Any]:
    answer = {
        "tid": case.docid,
        "publishdate": _print_date(case.printed_on),
        "title": case.title,
        "doc": rendered.html,
        "numcites": len(rendered.cites),
        "numcitedby": 0,
        "docsource": case.docsource,
        "citetid": case.docid,
        "divtype": "judgments",
        "relatedqs": [{"value": query, "formInput": quote(query)} for query in suggest_queries(case)],
        "cats": [{"value": "indian-penal-code", "formInput": "tag:indian-penal-code"}]
        if case.sections()
        else [],
        "courtcopy": _has_court_copy(case),
        "query_alert": None,
        "agreement": False,
    }
    wanted = request.read_number("maxcites")
    if wanted:
        answer["citeList"] = [{"tid": cited.docid, "title": cited.title} for cited in rendered.cites[:wanted]]
    if request.read_number("maxcitedby"):
        answer["citedbyList"] = []
    return answer


def _describe_statute(
    page_id: int, cite_id: int, title: str, source: str, enacted_on: date, doc: str
) -> dict[str, Any]:
    return {
        "tid": page_id,
        "publishdate": _print_date(enacted_on),
        "title": title,
        "doc": doc,
        "numcites": 0,
        "numcitedby": 0,
        "docid": page_id,
        "docsource": source,
        "citetid": cite_id,
        "divtype": "akoma-ntoso",
        "courtcopy": False,
        "query_alert": None,
        "agreement": False,
    }


def _print_date(day: date | None) -> str:
    return (day or UNDATED).isoformat()


def _has_court_copy(case: Case) -> bool:
    return case.docid % 4 != 0


def _json(value: dict[str, Any], status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    return Answer(json.dumps(value).encode(), status, "application/json", headers or {})
