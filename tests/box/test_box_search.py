"""The search of the box: what the site lists is what the docket has, and never more than the cap."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
import requests
from bs4 import BeautifulSoup

from embedded.docket.case import Case
from embedded.docket.docket import Docket
from embedded.law.statutes import find_cite_id
from embedded.site.box import Box, start_box
from embedded.site.search import Query, read_query
from embedded.writing.composer import write_case

SEED, CASES, CAP = 11, 300, 40


@pytest.fixture(scope="module")
def docket() -> Docket:
    return Docket(SEED, CASES)


@pytest.fixture(scope="module")
def cases(docket: Docket) -> list[Case]:
    return [write_case(docket, docket.entry(index)) for index in range(60)]


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with start_box(SEED, CASES, cap=CAP) as box:
        yield box


@pytest.fixture(scope="module")
def client() -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.headers["User-Agent"] = "test-client"
        yield session


def search(box: Box, client: requests.Session, query: str, page: int = 0) -> tuple[int, list[int]]:
    """(total, ids) of a page of results, in either markup."""
    response = client.get(f"{box.web_url}/search/", params={"formInput": query, "pagenum": page})
    soup = BeautifulSoup(response.text, "html.parser")
    links = soup.select(".result .result_title a")
    ids = [int(re.match(r"/doc(?:fragment)?/(\d+)/", str(link["href"]))[1]) for link in links]
    match = re.search(r"(\d+) - (\d+) of (\d+)", soup.get_text())
    if match is None:
        assert "No matching results" in soup.get_text() and not ids
        return 0, []
    first, last, total = (int(number) for number in match.groups())
    assert (first, last) == (page * 10 + 1, page * 10 + len(ids))
    return total, ids


def search_all(box: Box, client: requests.Session, query: str) -> tuple[int, list[int]]:
    total, ids = search(box, client, query)
    for page in range(1, 1000):
        _, more = search(box, client, query, page)
        if not more:
            break
        ids += more
    return total, ids


def test_paging_and_cap(box: Box, client: requests.Session, docket: Docket) -> None:
    total, ids = search_all(box, client, "")
    assert total == CASES
    assert len(ids) == len(set(ids)) == CAP  # the rest cannot be reached


def test_windows_find_everything(box: Box, client: requests.Session, docket: Docket) -> None:
    expected = {
        e.docid for e in docket if e.mentions_ipc and e.doctype == "bombay" and e.printed_on is not None
    }
    found: set[int] = set()
    for since, until in ((1900, 1989), (1990, 2009), (2010, 2024)):
        query = f'"penal code" ORR ipc doctypes:bombay fromdate:1-1-{since} todate:31-12-{until}'
        total, ids = search_all(box, client, query)
        assert len(ids) == total
        found |= set(ids)
    assert found == expected and expected


def test_windows_are_inclusive(box: Box, client: requests.Session, docket: Docket) -> None:
    entry = next(e for e in docket if e.printed_on is not None and e.printed_on.year > 1950)
    day = f"{entry.printed_on.day}-{entry.printed_on.month}-{entry.printed_on.year}"
    _, ids = search_all(box, client, f"doctypes:{entry.doctype} fromdate:{day} todate:{day}")
    expected = {e.docid for e in docket if (e.printed_on, e.doctype) == (entry.printed_on, entry.doctype)}
    assert set(ids) == expected


def test_dates_are_those_that_the_site_believes(box: Box, client: requests.Session, docket: Docket) -> None:
    undated = {entry.docid for entry in docket if entry.printed_on is None}
    misdated = {entry.docid for entry in docket if entry.printed_on and entry.printed_on.year == 1947}
    assert undated and misdated
    assert set(search_all(box, client, "fromdate:1-1-1800 todate:1-1-1800")[1]) == undated
    assert set(search_all(box, client, "fromdate:1-1-1947 todate:31-12-1947")[1]) == misdated


def test_order(box: Box, client: requests.Session, docket: Docket) -> None:
    days = {e.docid: (e.printed_on or date(1800, 1, 1), e.docid) for e in docket}
    query = "doctypes:supremecourt,scorders,chennai fromdate:1-1-2000"
    newest, oldest = (
        search_all(box, client, f"{query} sortby:{order}recent")[1] for order in ("most", "least")
    )
    assert [days[i] for i in newest] == sorted((days[i] for i in newest), reverse=True)
    assert [days[i] for i in oldest] == sorted(days[i] for i in oldest)
    assert len(newest) == CAP and set(newest) != set(oldest)  # beyond the cap the other end shows more


def test_documents_that_cite_a_section(box: Box, client: requests.Session, docket: Docket) -> None:
    total, ids = search_all(box, client, f"citedby:{find_cite_id('IPC', '302')} fromdate:1-1-2012")
    assert ids and len(ids) == total
    sections = [write_case(docket, docket.entry(docket.find_index(docid))).sections() for docid in ids[:20]]
    assert all("302" in cited for cited in sections)


def test_documents_that_a_judgment_cites(box: Box, client: requests.Session, cases: list[Case]) -> None:
    case = max((c for c in cases if "removed" not in c.oddities), key=lambda c: len(c.sections()))
    total, ids = search_all(box, client, f"cites:{case.docid}")
    page = client.get(f"{box.web_url}/doc/{case.docid}/").text
    assert total == len(ids) > 2
    assert all(f'href="/doc/{docid}/"' in page for docid in ids)


def test_words_match_titles(box: Box, client: requests.Session, cases: list[Case]) -> None:
    title = cases[0].title.partition(" on ")[0]
    word = title.split()[0]
    assert cases[0].docid in search_all(box, client, f'"{title}" {word} year:{cases[0].printed_on.year}')[1]
    assert search(box, client, "xyzzy fromdate:1-1-2020") == (0, [])


def test_both_markups_of_results_are_served(box: Box, client: requests.Session) -> None:
    pages = [
        client.get(f"{box.web_url}/search/?formInput=fromdate:1-1-{year}").text for year in range(1990, 2004)
    ]
    assert any('<div class="result_title">' in page for page in pages)
    assert any('<h4 class="result_title">' in page for page in pages)


def test_browsing_leads_to_searches(box: Box, client: requests.Session, docket: Docket) -> None:
    def follow(path: str, label: str) -> str:
        soup = BeautifulSoup(client.get(box.web_url + path).text, "html.parser")
        return next(str(a["href"]) for a in soup.select(".browselist a") if a.get_text() == label)

    entry = next(e for e in docket if e.doctype == "chennai" and e.printed_on and e.printed_on.year >= 1950)
    years = follow("/browse/", "Madras High Court")
    months = follow(years, str(entry.printed_on.year))
    results = client.get(box.web_url + follow(months, entry.printed_on.strftime("%B"))).text
    assert str(entry.docid) in results


def test_query_language() -> None:
    query = read_query(
        '"penal code" ORR ipc murder doctypes:delhi,highcourts fromdate:2-1-2015 todate: 31-2-2015'
    )
    assert query.terms == (("penal code", "ipc"), ("murder",))
    assert query.doctypes is not None and {"delhi", "chennai"} <= query.doctypes
    assert query.since == date(2015, 1, 2).toordinal()
    assert query.until == Query().until  # there is no such day


def test_api_search_agrees_with_the_site(box: Box, client: requests.Session) -> None:
    def ask(page: int) -> dict[str, Any]:
        params: dict[str, str | int] = {"formInput": query, "pagenum": page}
        headers = {"Authorization": "Token box-token"}
        return client.post(f"{box.api_url}/search/", params=params, headers=headers).json()

    query = "ipc doctypes:delhi fromdate:1-1-2001"
    total, ids = search(box, client, query, 1)
    assert [doc["tid"] for doc in ask(1)["docs"]] == ids
    assert ask(1)["found"] == f"11 - {10 + len(ids)} of {total}"
    assert ask(CAP // 10)["found"] == "No matching results"
