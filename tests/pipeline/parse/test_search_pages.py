"""From pages and answers of the search to hits; what is neither is refused, never read as empty."""

import json
from typing import Any

import pytest

from pipeline.parse.document import UnparsableError
from pipeline.parse.search_results import SearchHit, SearchPage, read_search_answer, read_search_page

OLDER = """<html><body><div class="results_middle"><b>1 - 10 of 12345</b> (0.4 seconds)</div>
<div class="result"><div CLASS="result_title"><a href="/docfragment/11/?formInput=x">A vs
  <b>State</b> on 9 May, 1996</a></div><div class="headline">pages 1 - 9 of 20 were <b>read</b></div>
<div class="docsource">Delhi High Court</div><a class="cite_tag" href="/doc/11/">Full Document</a></div>
<div class="result"><div class="result_title"><a href="/doc/12/">C vs D</a></div></div>
</body></html>"""
NEWER = """<html><body><div class="results-count">11 - 20 of 1,234</div><div class="results-list">
<article class="result"><h4 class="result_title"><a href="https://indiankanoon.org/doc/13/">E vs F</a></h4>
<div class="hlbottom"><span class="docsource">Calcutta High Court (Appellete Side)</span>
<a class="cite_tag" href="/search/?formInput=cites:13">Cites 2</a></div></article></div></body></html>"""
EMPTY = "<html><body><div>No  matching\nresults</div></body></html>"


def write_answer(**changes: Any) -> bytes:
    listed = [{"tid": 21, "title": "A vs <b>B</b> &amp; Co", "docsource": "Delhi High Court"}, {"tid": "22"}]
    return json.dumps({"found": "1 - 2 of 2", "docs": listed} | changes).encode()


def test_older_markup() -> None:
    assert read_search_page(OLDER.encode()) == SearchPage(
        found=12345,
        hits=(
            SearchHit("11", "A vs State on 9 May, 1996", "Delhi High Court"),
            SearchHit("12", "C vs D", None),
        ),
    )


def test_newer_markup() -> None:
    hit = SearchHit("13", "E vs F", "Calcutta High Court (Appellete Side)")
    assert read_search_page(NEWER.encode()) == SearchPage(found=1234, hits=(hit,))


def test_the_site_says_that_there_is_nothing() -> None:
    assert read_search_page(EMPTY.encode()) == SearchPage(found=0, hits=())
    assert read_search_answer(write_answer(found="No matching results", docs=[])) == SearchPage(0, ())


def test_an_answer_of_the_api() -> None:
    assert read_search_answer(write_answer()) == SearchPage(
        found=2, hits=(SearchHit("21", "A vs B & Co", "Delhi High Court"), SearchHit("22", "", None))
    )


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "empty"),
        (b"<html><body>Service unavailable</body></html>", "no search results"),
        (b"<html><head><title>Just a moment...</title></head></html>", "challenge page"),
        (OLDER.replace("1 - 10 of 12345", "").encode(), "no count of search results"),
        (OLDER.replace("/doc/12/", "/about/").encode(), "a search result without a document"),
        (OLDER.replace('<a href="/doc/12/">C vs D</a>', "").encode(), "a search result without a document"),
    ],
)
def test_a_page_that_is_no_list_of_results_is_refused(body: bytes, reason: str) -> None:
    with pytest.raises(UnparsableError, match=f"^{reason}$"):
        read_search_page(body)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b'{"errmsg": "bad token"}', "error answer"),
        (b"error code: 1020", "error answer"),
        (b"[]", "error answer"),
        (write_answer()[:-3], "cut off"),
        (OLDER.encode(), "cut off"),
        (write_answer(docs=None), "no search results"),
        (write_answer(found=None), "no count of search results"),
        (write_answer(docs=[{"title": "A vs B"}]), "a search result without a document"),
        (write_answer(docs=["A vs B"]), "a search result without a document"),
        (write_answer(found="error", docs=[]), "no search results"),
    ],
)
def test_an_answer_without_results_is_refused(body: bytes, reason: str) -> None:
    with pytest.raises(UnparsableError, match=f"^{reason}$"):
        read_search_answer(body)
