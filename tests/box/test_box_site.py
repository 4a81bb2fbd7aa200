"""The court in a box as a crawler meets it: a real process on loopback."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
import requests
from bs4 import BeautifulSoup, Tag

from embedded.docket.case import Case
from embedded.docket.docket import Docket
from embedded.law.statutes import ACT_TITLES, NOTICE, find_cite_id, write_statutes
from embedded.pages.judgment_page import render_answer, render_page
from embedded.site.box import Box, start_box
from embedded.site.library import Library
from embedded.writing.composer import write_case

SEED, CASES = 4, 300
ROOT = Path(__file__).resolve().parents[2]
TOKEN = {"Authorization": "Token box-token"}


@pytest.fixture(scope="module")
def docket() -> Docket:
    return Docket(SEED, CASES)


@pytest.fixture(scope="module")
def cases(docket: Docket) -> list[Case]:
    return [write_case(docket, docket.entry(index)) for index in range(60)]


@pytest.fixture(scope="module")
def library(docket: Docket) -> Library:
    return Library(docket, lambda place: write_case(docket, docket.entry(place)))


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("box") / "requests.jsonl"


@pytest.fixture(scope="module")
def box(log: Path) -> Iterator[Box]:
    with start_box(SEED, CASES, log=log) as box:
        yield box


@pytest.fixture(scope="module")
def client() -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.headers["User-Agent"] = "test-client"
        yield session


def read_log(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def pick_case(docket: Docket) -> int:
    return next(entry.docid for entry in docket if "removed" not in entry.oddities)


def test_serves_a_judgment(box: Box, client: requests.Session, library: Library, cases: list[Case]) -> None:
    case = next(case for case in cases if "removed" not in case.oddities)
    response = client.get(f"{box.web_url}/doc/{case.docid}/")
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    assert response.headers["Content-Encoding"] == "gzip"
    assert response.text == render_page(case, library.find_precedent)
    plain = client.get(f"{box.web_url}/doc/{case.docid}/", headers={"Accept-Encoding": "identity"})
    assert plain.text == response.text and "Content-Encoding" not in plain.headers
    fragment = client.get(f"{box.web_url}/docfragment/{case.docid}/?formInput=ipc")
    assert f'href="/doc/{case.docid}/"' in fragment.text


def test_every_link_of_a_page_leads_somewhere(box: Box, client: requests.Session, cases: list[Case]) -> None:
    case = next(case for case in cases if "removed" not in case.oddities and len(case.sections()) > 2)
    page = client.get(f"{box.web_url}/doc/{case.docid}/").text
    container = BeautifulSoup(page, "html.parser").find(class_="judgments")
    assert isinstance(container, Tag)
    targets = {str(link["href"]) for link in container.select("a[href^='/doc/']")}
    robots = client.get(f"{box.web_url}/robots.txt").text
    allowed = [target for target in targets if f"Disallow: {target}" not in robots]
    assert allowed
    assert {client.get(box.web_url + target).status_code for target in allowed} == {200}


@pytest.mark.parametrize("path", ["/doc/1/", "/doc/49999999/", "/x/", "/browse/x/", "/browse/delhi/1700/"])
def test_unknown_pages_are_404(box: Box, client: requests.Session, path: str) -> None:
    assert client.get(box.web_url + path).status_code == 404


def test_addresses_without_slash_are_redirected(box: Box, client: requests.Session, docket: Docket) -> None:
    docid = pick_case(docket)
    response = client.get(f"{box.web_url}/doc/{docid}", allow_redirects=False)
    assert (response.status_code, response.headers["Location"]) == (301, f"/doc/{docid}/")


def test_only_get_is_allowed(box: Box, client: requests.Session, docket: Docket) -> None:
    assert client.post(f"{box.web_url}/doc/{pick_case(docket)}/", data={"type": "pdf"}).status_code == 405


def test_removed_documents(box: Box, client: requests.Session, docket: Docket, log: Path) -> None:
    removed = {entry.docid for entry in docket if "removed" in entry.oddities}
    robots = client.get(f"{box.web_url}/robots.txt")
    assert robots.headers["Content-Type"].startswith("text/plain")
    lines = robots.text.splitlines()
    assert lines[:3] == ["User-agent: *", "Disallow: /cached/", "Disallow: /change_device/"]
    assert removed and set(lines[3:]) == {f"Disallow: /doc/{docid}/" for docid in removed}
    path = f"/doc/{min(removed)}/"
    assert client.get(box.web_url + path).status_code == 404
    assert [line["path"] for line in read_log(log) if line.get("violation")] == [path]
    assert client.post(box.api_url + path, headers=TOKEN).status_code == 404


def test_statute_page_under_both_ids(box: Box, client: requests.Session) -> None:
    page = next(page for page in write_statutes() if page.number == "377")
    texts = [client.get(f"{box.web_url}/doc/{docid}/").text for docid in (page.page_id, page.cite_id)]
    for text in texts:
        soup = BeautifulSoup(text, "html.parser")
        assert soup.select_one("h2.doc_title").get_text() == "Section 377 in The Indian Penal Code, 1860"
        section = soup.select_one("div.akoma-ntoso section.akn-section#section_377")
        assert section is not None and section.h3 is not None
        assert section.h3.get_text() == f"377. {page.heading}"
        assert NOTICE in section.select_one("span.akn-remark").get_text()
        for remark in section.select("span.akn-remark"):
            remark.extract()
        words = "".join(p.get_text() for p in section.select("span.akn-content > span.akn-p"))
        assert words.replace("\xad", "") == page.text


def test_some_statutes_have_soft_hyphens(box: Box, client: requests.Session) -> None:
    page = next(page for page in write_statutes() if "imprisonment" in page.text)
    assert "impris\xadonment" in client.get(f"{box.web_url}/doc/{page.page_id}/").text


def test_acts_list_their_sections(box: Box, client: requests.Session) -> None:
    laws = BeautifulSoup(client.get(f"{box.web_url}/browselaws/").text, "html.parser")
    links = {link.get_text(): str(link["href"]) for link in laws.select(".browselist a")}
    assert set(links) == set(ACT_TITLES.values())
    act = BeautifulSoup(client.get(box.web_url + links["The Indian Penal Code, 1860"]).text, "html.parser")
    listed = {str(link["href"]) for link in act.select(".akn-toc a")}
    assert listed == {f"/doc/{page.page_id}/" for page in write_statutes()}


# The API


def ask(box: Box, client: requests.Session, path: str, **params: object) -> dict[str, object]:
    response = client.post(box.api_url + path, params=params, headers=TOKEN)
    assert response.headers["Content-Type"] == "application/json"
    return response.json()


def test_api_wants_a_token_and_post(box: Box, client: requests.Session, docket: Docket) -> None:
    url = f"{box.api_url}/doc/{pick_case(docket)}/"
    for headers in ({}, {"Authorization": "Token wrong"}):
        response = client.post(url, headers=headers)
        assert (response.status_code, response.json()) == (403, {"detail": "Invalid token."})
    assert client.get(url, headers=TOKEN).status_code == 405
    unknown = client.post(f"{box.api_url}/doc/1/", headers=TOKEN)
    assert "errmsg" in unknown.json()


def test_api_document(box: Box, client: requests.Session, library: Library, cases: list[Case]) -> None:
    case = next(case for case in cases if "removed" not in case.oddities and case.sections())
    answer = ask(box, client, f"/doc/{case.docid}/", maxcites=2)
    rendered = render_answer(case, library.find_precedent)
    assert answer.pop("doc") == rendered.html and "docsource_main" not in rendered.html
    assert answer["numcites"] == len(rendered.cites)
    assert answer["tid"] == answer["citetid"] == case.docid
    assert (answer["title"], answer["docsource"]) == (case.title, case.docsource)
    assert answer["divtype"] == "judgments"
    assert answer["publishdate"] == (case.printed_on or date(1800, 1, 1)).isoformat()
    assert {"numcitedby", "courtcopy", "relatedqs", "cats", "query_alert", "agreement"} <= set(answer)
    assert len(answer.pop("citeList")) == 2
    assert ask(box, client, f"/docmeta/{case.docid}/") == answer
    assert ask(box, client, f"/docfragment/{case.docid}/", formInput="ipc")["title"] == case.title
    assert ask(box, client, f"/origdoc/{case.docid}/").keys() & {"doc", "errmsg"}


def test_api_statute(box: Box, client: requests.Session) -> None:
    page = next(page for page in write_statutes() if page.number == "302")
    answers = [ask(box, client, f"/doc/{docid}/") for docid in (page.page_id, page.cite_id)]
    assert answers[0] == answers[1]
    assert (answers[0]["tid"], answers[0]["citetid"]) == (page.page_id, page.cite_id)
    assert answers[0]["divtype"] == "akoma-ntoso"
    assert answers[0]["covers"] == [{"tid": find_cite_id("IPC", None), "title": ACT_TITLES["IPC"]}]
    assert 'id="section_302"' in str(answers[0]["doc"])


# The log and the process


def test_log_tells_what_was_asked(box: Box, log: Path) -> None:
    with requests.Session() as client:
        client.get(f"{box.web_url}/browse/?mark=1", headers={"User-Agent": "polite"})
    line = next(line for line in read_log(log) if "mark=1" in str(line["path"]))
    assert (line["method"], line["status"], line["agent"], line["server"]) == ("GET", 200, "polite", "web")
    assert line["start"] <= line["end"]


def test_one_after_another_is_never_two_at_once(docket: Docket, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    with start_box(SEED, 20, log=log) as box:
        for _ in range(50):  # a new connection each time, as from different processes
            requests.get(f"{box.web_url}/browse/", timeout=5)
    assert [line["in_flight"] for line in read_log(log)] == [1] * 50


def start_by_hand() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "embedded.site.box", "--cases", "5"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT)
    assert process.stdout is not None
    assert set(json.loads(process.stdout.readline())) == {"port", "api_port", "data_port"}
    return process


def test_ends_with_its_parent() -> None:
    with start_by_hand() as process:
        _, errors = process.communicate(timeout=10)  # closes its standard input
        assert (process.returncode, errors) == (0, "")
    with start_by_hand() as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=10) == 0


def test_bad_rules_are_refused_in_one_sentence() -> None:
    command = [sys.executable, "-m", "embedded.site.box", "--faults", '[{"kind": "x"}]']
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "no fault called 'x'" in done.stderr


def test_a_port_in_use_is_told_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for option in ("--port", "--api-port"):
            command = [sys.executable, "-m", "embedded.site.box", "--cases", "5", option, str(port)]
            done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
            assert (done.returncode, done.stdout) == (69, "")
            assert done.stderr.startswith(f"port {port} cannot be used: ")
            assert done.stderr.count("\n") == 1
