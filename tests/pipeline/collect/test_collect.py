"""Collecting from a small site that we control to the last document."""

import json
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from embedded.site.faults import Answer, Fault, FaultBook
from embedded.site.server import Request as Asked
from embedded.site.server import RequestLog, Server
from pipeline.archive.archive import Archive
from pipeline.archive.coverage import read_status
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.repair import open_repaired
from pipeline.archive.warc_records import Capture, pack_record
from pipeline.collect.collect import (
    CollectPlan,
    CollectProgress,
    CollectSummary,
    collect,
    is_complete,
    read_ids,
)
from pipeline.collect.http.exchange import Request
from pipeline.collect.http.fetch import Fetcher, Limits
from pipeline.collect.http.pace import PaceRules
from pipeline.collect.sources.api import ApiSource
from pipeline.collect.sources.files import import_files, read_documents
from pipeline.collect.sources.web import WebSource
from schemas.errors import BadInputError, BlockedError, DeniedError, IlsiError, UnavailableError, UsageError

PLAN = CollectPlan(("bombay",), date(2019, 1, 1), date(2020, 12, 31), "ipc")


class SmallSite:
    """Judgments of the Bombay High Court, so many on each day that is named."""

    def __init__(self, days: dict[date, int], *, cap: int = 10, removed: tuple[str, ...] = ()) -> None:
        self.cap = cap
        self.removed = removed
        self.documents: dict[str, date] = {}
        self.asked: list[str] = []
        for day, count in days.items():
            self.add(day, count)

    def add(self, day: date, count: int) -> None:
        for _ in range(count):
            self.documents[str(5001 + len(self.documents))] = day

    def answer(self, asked: Asked) -> Answer:
        if asked.path == "/robots.txt":
            lines = "".join(f"Disallow: /doc/{docid}/\n" for docid in self.removed)
            return Answer(f"User-agent: *\nDisallow: /cached/\n{lines}".encode(), 200, "text/plain")
        if asked.path == "/search/":
            query, page = asked.read_text("formInput"), asked.read_number("pagenum")
            self.asked.append(f"{query} pagenum:{page}")
            return Answer(self.show_results(query, page).encode())
        docid = asked.path.split("/")[2]
        self.asked.append(docid)
        if docid not in self.documents:
            return Answer(b"<html>not here</html>", 404)
        return Answer(make_page(docid))

    def show_results(self, query: str, page: int) -> str:
        words = dict(word.split(":") for word in query.split() if ":" in word)
        start, end = (read_day(words[name]) for name in ("fromdate", "todate"))
        found = [docid for docid, day in self.documents.items() if start <= day <= end]
        if words["doctypes"] != "bombay":
            found = []
        if words.get("sortby") == "mostrecent":
            found.reverse()
        shown = found[: self.cap][page * 10 : page * 10 + 10]
        if not shown:
            return "<html><body><div>No matching results</div></body></html>"
        items = "".join(
            f'<div class="result"><div class="result_title"><a href="/docfragment/{docid}/">A vs B</a></div>'
            '<div class="docsource">Bombay High Court</div></div>'
            for docid in shown
        )
        first = page * 10 + 1
        count = f"<b>{first} - {first + len(shown) - 1} of {len(found)}</b>"
        return f'<html><body><div class="results_middle">{count}{items}</div></body></html>'


def read_day(text: str) -> date:
    day, month, year = text.split("-")
    return date(int(year), int(month), int(day))


def make_page(docid: str) -> bytes:
    return f'<html><body><div class="judgments">Judgment {docid}</div></body></html>'.encode()


class Run:
    """One run of collecting: a site, a folder, and what came of it."""

    def __init__(self, site: SmallSite, folder: Path) -> None:
        self.site = site
        self.folder = folder
        self.progress: list[CollectProgress] = []

    def __call__(self, plan: CollectPlan = PLAN, *faults: Fault, recheck: bool = False) -> CollectSummary:
        time = [1_000_000.0]
        with (
            serve(self.site, faults) as url,
            open_repaired(self.folder / "archive") as collection,
            Fetcher(
                hosts=frozenset({urlsplit(url).netloc}),
                agent="ilsi/test",
                pace=PaceRules(delay=0),
                limits=Limits(body=1_000_000, silence=0.2),
                allow_http_loopback=True,
                lock_folder=self.folder,
                clock=lambda: time[0],
                sleep=lambda seconds: time.__setitem__(0, time[0] + seconds),
            ) as fetcher,
        ):
            return collect(
                plan,
                source=WebSource(url, site="small", cap=self.site.cap),
                fetcher=fetcher,
                archive=collection.archive,
                ledger=collection.ledger,
                report=self.progress.append,
                recheck=recheck,
            )

    def read_ledger(self) -> list[list[tuple[Any, ...]]]:
        with open_repaired(self.folder / "archive") as collection:
            ask = collection.ledger.ask
            return [
                ask("SELECT docid, court, state, reason FROM documents ORDER BY id"),
                ask("SELECT doctype, start, end, state, found FROM windows ORDER BY 1, 2, 3"),
                ask(
                    "SELECT docid, start, end FROM listings JOIN windows ON windows.id = window ORDER BY 1, 2"
                ),
                ask("SELECT kind, key, digest FROM fetches WHERE kind != 'robots' ORDER BY 1, 2"),
            ]

    def read_states(self) -> dict[str, str]:
        with open_repaired(self.folder / "archive") as collection:
            return dict(collection.ledger.ask("SELECT docid, state FROM documents"))


@contextmanager
def serve(site: SmallSite, faults: tuple[Fault, ...]) -> Iterator[str]:
    server = Server("web", 0, site.answer, FaultBook(faults, "web"), RequestLog(None))
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def make_site(**options: object) -> SmallSite:
    days = {date(2019, 3, 1): 3, date(2019, 8, 9): 6, date(2020, 2, 2): 8}
    days |= {date(2020, 7, 1) + timedelta(days=number): 2 for number in range(6)}
    return SmallSite(days, **options)  # type: ignore[arg-type]


# The whole way


def test_everything_is_found_fetched_and_kept_and_a_second_run_asks_nothing(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    summary = run()
    assert summary == CollectSummary(True, {"fetched": 29})
    assert set(run.read_states().values()) == {"fetched"}
    with open_repaired(tmp_path / "archive") as collection:
        kept = {
            fetch.key: collection.archive.read(fetch)
            for fetch in collection.ledger.iterate_fetches("document")
        }
        assert kept == {docid: make_page(docid) for docid in run.site.documents}
        assert is_complete(PLAN, collection.ledger)
        robots = collection.ledger.find_fetch("robots", next(collection.ledger.iterate_fetches("robots")).key)
        assert robots is not None
        assert {fetch.robots_digest for fetch in collection.ledger.iterate_fetches("document")} == {
            robots.digest
        }
    assert max(Counter(run.site.asked).values()) == 1
    run.site.asked.clear()
    assert run() == CollectSummary(True, {})
    assert run.site.asked == []


def test_full_windows_are_halved_down_to_what_can_be_seen(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run()
    with open_repaired(tmp_path / "archive") as collection:
        rows = collection.ledger.ask("SELECT state, found, start, end FROM windows ORDER BY start")
        [status] = read_status(collection.ledger)
    assert all(found < 10 for state, found, *_ in rows if state == "listed")
    assert {state for state, *_ in rows} == {"split", "listed"}
    assert (status.found, status.listed, status.fetched, status.gaps) == (29, 29, 29, ())


@pytest.mark.parametrize(("count", "listed", "gaps"), [(33, 33, 0), (40, 40, 0), (57, 40, 1)])
def test_a_fuller_day_is_seen_from_both_ends(count: int, listed: int, gaps: int, tmp_path: Path) -> None:
    run = Run(SmallSite({date(2020, 2, 29): count}, cap=20), tmp_path)
    summary = run()
    assert summary == CollectSummary(True, {"fetched": listed})
    with open_repaired(tmp_path / "archive") as collection:
        [status] = read_status(collection.ledger)
    assert (status.found, status.listed, len(status.gaps)) == (count, listed, gaps)


def test_progress_is_told(tmp_path: Path) -> None:
    run = Run(SmallSite({date(2020, 1, 1): 3}), tmp_path)
    run()
    assert run.progress == [
        CollectProgress("listing", 1, 2, "bombay"),
        CollectProgress("listing", 2, 2, "bombay"),
        CollectProgress("fetching", 1, 3),
        CollectProgress("fetching", 2, 3),
        CollectProgress("fetching", 3, 3),
    ]


def test_removed_documents_are_never_asked_for(tmp_path: Path) -> None:
    run = Run(make_site(removed=("5002", "5010")), tmp_path)
    assert run() == CollectSummary(True, {"fetched": 27, "disallowed": 2})
    assert not {"5002", "5010"} & set(run.site.asked)
    states = run.read_states()
    assert (states["5002"], states["5010"]) == ("disallowed", "disallowed")


def test_what_is_gone_is_settled(tmp_path: Path) -> None:
    plan = replace(PLAN, ids=("5001", "9999"))
    run = Run(make_site(), tmp_path)
    assert run(plan) == CollectSummary(True, {"fetched": 1, "gone": 1})
    assert run.read_states() == {"5001": "fetched", "9999": "gone"}
    assert run.site.asked == ["5001", "9999"]


def test_a_limit_ends_early_and_is_then_complete(tmp_path: Path) -> None:
    plan = replace(PLAN, limit=5)
    run = Run(make_site(), tmp_path)
    assert run(plan) == CollectSummary(True, {"fetched": 5})
    assert run(plan) == CollectSummary(True, {})
    assert run() == CollectSummary(True, {"fetched": 24})


def test_a_wider_plan_asks_only_for_what_is_new(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run(replace(PLAN, end=date(2019, 12, 31)))
    run()
    assert max(Counter(run.site.asked).values()) == 1


def test_a_later_end_searches_only_the_days_that_are_new(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run(replace(PLAN, end=date(2020, 3, 31)))
    for end in (date(2020, 7, 3), date(2020, 7, 4), date(2020, 12, 31)):
        before = len(run.site.asked)
        run(replace(PLAN, end=end))
        searches = [line for line in run.site.asked[before:] if "fromdate:" in line]
        assert searches
        assert not any("-2019" in line or "-1-2020" in line for line in searches)
    assert set(run.read_states()) == set(run.site.documents)
    asked = len(run.site.asked)
    assert run() == CollectSummary(True, {})  # the same span in one piece is known, too
    assert len(run.site.asked) == asked
    run.site.add(date(2019, 3, 1), 1)
    assert run(recheck=True) == CollectSummary(True, {"fetched": 1})


def test_an_earlier_end_within_a_halved_window_is_complete(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run()  # the cap of ten halves both years
    assert run(replace(PLAN, end=date(2020, 7, 3))).complete
    assert set(run.read_states()) == set(run.site.documents)


def test_recheck_finds_what_is_new_and_fetches_nothing_twice(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run()
    run.site.add(date(2019, 3, 1), 2)
    assert run() == CollectSummary(True, {})
    assert run(recheck=True) == CollectSummary(True, {"fetched": 2})
    documents = [key for key in run.site.asked if key.isdigit()]
    assert len(documents) == len(set(documents)) == 31


def test_a_lost_ledger_comes_back_from_the_archive_without_a_request(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run()
    before = run.read_ledger()
    (tmp_path / "archive" / LEDGER_NAME).unlink()
    run.site.asked.clear()
    assert run() == CollectSummary(True, {})
    assert run.site.asked == []
    assert [sorted(rows) for rows in run.read_ledger()] == [sorted(rows) for rows in before]


def test_statutes_are_fetched_as_statutes(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run(replace(PLAN, ids=("5001",), statutes=("5002",)))
    with open_repaired(tmp_path / "archive") as collection:
        assert [fetch.key for fetch in collection.ledger.iterate_fetches("statute")] == ["5002"]


def test_an_archive_does_not_mix_sites(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    with open_repaired(tmp_path / "archive") as collection:
        collection.ledger.claim_site("indiankanoon.org")
    with pytest.raises(UsageError, match="holds documents of"):
        run()


# Trouble on the way: the right error, nothing marked, and the next run ends well

TROUBLE: dict[str, tuple[tuple[Fault, ...], type[IlsiError]]] = {
    "429": ((Fault(kind="status", status=429, path="/doc/"),), UnavailableError),
    "429 for an hour": (
        (Fault(kind="status", status=429, retry_after=3600, path="/doc/"),),
        UnavailableError,
    ),
    "503": ((Fault(kind="status", status=503, path="/doc/"),), UnavailableError),
    "cut": ((Fault(kind="cut", path="/doc/"),), UnavailableError),
    "hang": ((Fault(kind="hang", seconds=0.5, path="/doc/"),), UnavailableError),
    "half a page": ((Fault(kind="wrong_length", path="/doc/"),), UnavailableError),
    "challenge": ((Fault(kind="challenge", status=200, path="/doc/"),), BlockedError),
    "challenge 403": ((Fault(kind="challenge", status=403, path="/doc/"),), BlockedError),
    "403": ((Fault(kind="status", status=403, path="/doc/"),), BlockedError),
    "another page": ((Fault(kind="html", path="/doc/"),), UnavailableError),
    "empty": ((Fault(kind="empty", path="/doc/"),), UnavailableError),
    "wrong type": ((Fault(kind="wrong_type", path="/doc/"),), UnavailableError),
    "bomb": ((Fault(kind="bomb", megabytes=8, path="/doc/"),), UnavailableError),
    "elsewhere": ((Fault(kind="redirect", to="https://elsewhere.example/", path="/doc/"),), UnavailableError),
    "loop": ((Fault(kind="redirect_loop", path="/doc/"),), UnavailableError),
    "guard": ((Fault(kind="error_text", path="/doc/"),), BlockedError),
    "robots 500": ((Fault(kind="status", status=500, path="/robots.txt"),), UnavailableError),
    "robots 403": ((Fault(kind="status", status=403, path="/robots.txt"),), BlockedError),
    "robots page": ((Fault(kind="html", path="/robots.txt"),), UnavailableError),
    "search 503": ((Fault(kind="status", status=503, path="/search/"),), UnavailableError),
    "search another page": ((Fault(kind="html", path="/search/"),), UnavailableError),
    "search challenge": ((Fault(kind="challenge", status=200, path="/search/"),), BlockedError),
    "search half a page": ((Fault(kind="wrong_length", path="/search/"),), UnavailableError),
    "search elsewhere": (
        (Fault(kind="redirect", to="https://elsewhere.example/", path="/search/"),),
        UnavailableError,
    ),
}


@pytest.mark.parametrize(("faults", "error"), TROUBLE.values(), ids=TROUBLE)
def test_trouble_marks_nothing_and_the_next_run_ends_well(
    faults: tuple[Fault, ...], error: type[IlsiError], tmp_path: Path
) -> None:
    run = Run(SmallSite({date(2019, 3, 1): 3, date(2020, 2, 2): 9}), tmp_path)
    with pytest.raises(error):
        run(PLAN, *faults)
    assert set(run.read_states().values()) <= {"listed"}
    run.site.asked.clear()
    for lock in tmp_path.glob("*.lock"):
        lock.unlink()  # hours later
    assert run() == CollectSummary(True, {"fetched": 12})
    assert max(Counter(run.site.asked).values()) == 1


@pytest.mark.parametrize("kind", ["status", "cut", "challenge", "wrong_type"])
def test_a_stop_in_the_middle_keeps_what_came_before(kind: str, tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    with pytest.raises(IlsiError):
        run(PLAN, Fault(kind=kind, path="/doc/", after=12))
    states = run.read_states()
    assert Counter(states.values()) == {"fetched": 12, "listed": 17}
    run.site.asked.clear()
    assert run() == CollectSummary(True, {"fetched": 17})
    assert sorted(run.site.asked) == sorted(docid for docid, state in states.items() if state == "listed")


@pytest.mark.parametrize("kind", ["wrong_type", "html", "empty", "redirect"])
def test_one_bad_document_is_refused_and_does_not_stop_the_others(kind: str, tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    summary = run(PLAN, Fault(kind=kind, path="/doc/5007/", to="https://elsewhere.example/"))
    assert summary == CollectSummary(True, {"fetched": 28, "failed": 1})
    assert run.read_states()["5007"] == "refused"
    assert run() == CollectSummary(True, {})
    assert run(recheck=True) == CollectSummary(True, {"fetched": 1})


def test_a_document_that_keeps_failing_is_left_for_the_next_runs(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    fault = Fault(kind="status", status=500, path="/doc/5007/")
    outcomes = [run(PLAN, fault).complete for _ in range(3)]
    assert outcomes == [False, False, True]
    assert run.read_states()["5007"] == "refused"


def test_a_document_that_fails_once_is_had_in_the_same_run(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    assert run(PLAN, Fault(kind="wrong_type", path="/doc/5007/", first=1)).fetched == 29


def test_ctrl_c_leaves_everything_consistent(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)

    class Interrupting(list[CollectProgress]):
        def append(self, progress: CollectProgress) -> None:
            super().append(progress)
            if len(self) == 20:
                raise KeyboardInterrupt

    run.progress = Interrupting()
    with pytest.raises(KeyboardInterrupt):
        run()
    run.progress = []
    assert run().complete
    assert max(Counter(run.site.asked).values()) == 1
    assert len(run.read_states()) == 29


class Killed(BaseException):
    """As if the process had ended here."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[list[tuple[Any, ...]]]:
    run = Run(make_two_pages(), tmp_path_factory.mktemp("whole"))
    run()
    return run.read_ledger()


def make_two_pages() -> SmallSite:
    return SmallSite({date(2019, 3, 1): 11, date(2020, 2, 2): 2, date(2020, 8, 1): 10}, cap=12)


@pytest.mark.parametrize("last", range(1, 28))
def test_stopped_after_any_write_the_next_run_ends_the_same(
    last: int, whole: list[list[tuple[Any, ...]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kills of test_collect_kill.py come at random; these come between any two writes to disk."""
    run = Run(make_two_pages(), tmp_path)
    writes = 0

    def count_write() -> None:
        nonlocal writes
        writes += 1
        if writes == last:
            raise Killed

    step, append = Ledger.step, Archive.append

    @contextmanager
    def step_and_count(ledger: Ledger) -> Iterator[object]:
        with step(ledger) as db:
            yield db
        count_write()

    def append_and_count(archive: Archive, capture: Capture) -> object:
        fetch = append(archive, capture)
        count_write()
        return fetch

    monkeypatch.setattr(Ledger, "step", step_and_count)
    monkeypatch.setattr(Archive, "append", append_and_count)
    with pytest.raises(Killed):
        run()
    monkeypatch.undo()
    assert run().complete
    assert run.read_ledger() == whole
    assert max(Counter(run.site.asked).values()) == 1


def test_searching_may_be_forbidden_while_documents_are_not(tmp_path: Path) -> None:
    site = make_site()
    rules = b"User-agent: *\nDisallow: /search/\n"
    answer = site.answer
    site.answer = lambda asked: (  # type: ignore[method-assign]
        Answer(rules, 200, "text/plain") if asked.path == "/robots.txt" else answer(asked)
    )
    run = Run(site, tmp_path)
    with pytest.raises(BlockedError, match="--ids"):
        run()
    assert site.asked == []
    assert run(replace(PLAN, ids=("5001",))).fetched == 1


def test_documents_that_never_come_do_not_block_a_plan_for_ever(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    fault = Fault(kind="status", status=500, pattern=r"^/doc/50(07|08|09)/")
    results = []
    for _ in range(12):
        try:
            results.append(run(PLAN, fault).complete)
        except UnavailableError:
            results.append(False)
    assert results[-1]
    assert Counter(run.read_states().values()) == {"fetched": 26, "refused": 3}


# The API


def test_the_api_is_asked_by_post_with_its_token(tmp_path: Path) -> None:
    seen = []

    class ApiSite(SmallSite):
        def answer(self, asked: Asked) -> Answer:
            seen.append((asked.method, asked.path, asked.headers.get("Authorization")))
            if asked.method != "POST":
                return Answer(b"{}", 405, "application/json")
            if asked.headers.get("Authorization") != "Token right":
                return Answer(b'{"detail": "Invalid token."}', 403, "application/json")
            docid = asked.path.split("/")[2]
            content = (
                {"tid": int(docid), "doc": "<p>text</p>"} if docid in self.documents else {"errmsg": "No"}
            )
            return Answer(json.dumps(content).encode(), 200, "application/json")

    site = ApiSite({date(2020, 1, 1): 3})
    plan = replace(PLAN, ids=("5001", "5002", "7"))

    def run(token: str) -> CollectSummary:
        with (
            serve(site, ()) as url,
            open_repaired(tmp_path / "archive") as collection,
            Fetcher(
                hosts=frozenset({urlsplit(url).netloc}),
                agent="ilsi/test",
                pace=PaceRules(delay=0),
                allow_http_loopback=True,
                lock_folder=tmp_path,
            ) as fetcher,
        ):
            source = ApiSource(token, url, site="small")
            return collect(
                plan, source=source, fetcher=fetcher, archive=collection.archive, ledger=collection.ledger
            )

    with pytest.raises(DeniedError) as caught:
        run("wrong-secret")
    assert "wrong-secret" not in str(caught.value)
    assert run("right") == CollectSummary(True, {"fetched": 2, "failed": 1})
    assert [line for line in seen if line[0] == "POST"][1:4] == [
        ("POST", "/doc/5001/", "Token right"),
        ("POST", "/doc/5002/", "Token right"),
        ("POST", "/doc/7/", "Token right"),
    ]
    for path in (tmp_path / "archive").iterdir():
        assert b"Token right" not in path.read_bytes()


def test_questions_are_phrased_as_the_site_wants_them() -> None:
    web, api = WebSource(), ApiSource("secret")
    query = 'ipc "x" doctypes:delhi fromdate:1-1-2015'
    asked = web.request_search(query, 3)
    assert asked.url.startswith("https://indiankanoon.org/search/?")
    assert parse_qs(urlsplit(asked.url).query) == {"formInput": [query], "pagenum": ["3"]}
    assert api.request_document("12") == Request(
        "https://api.indiankanoon.org/doc/12/",
        "POST",
        {"Authorization": "Token secret", "Accept": "application/json"},
        accepts=(),
        find_fault=api.request_document("12").find_fault,
    )
    assert "secret" not in f"{api!r} {api.request_document('12')!r}"


# Lists of ids


def test_ids_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ids.txt"
    path.write_text("# mine\n12\n\n 0034 \n12\n")
    assert read_ids(path) == ("12", "34")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "no ids"),
        (b"12\nabc\n", "line 2"),
        (b"\xff\xfe", "cannot be read"),
        (b"1234567890123\n", "line 1"),
    ],
)
def test_bad_lists_of_ids(content: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "ids.txt"
    path.write_bytes(content)
    with pytest.raises(BadInputError, match=message):
        read_ids(path)
    with pytest.raises(BadInputError):
        read_ids(tmp_path / "missing.txt")


# Saved files


def write_files(folder: Path) -> None:
    folder.mkdir()
    (folder / "101.html").write_bytes(make_page("101"))
    (folder / "sub").mkdir()
    (folder / "sub" / "102.HTM").write_bytes(make_page("102"))
    (folder / "answer.json").write_text(json.dumps({"tid": 103, "doc": "<p>text</p>"}))
    (folder / "several.json").write_text(json.dumps([{"tid": 104, "doc": "<p>x</p>"}, {"errmsg": "No"}]))
    (folder / "lines.jsonl").write_text(
        '{"tid": 105, "doc": "<p>y</p>"}\nnot json\n{"found": "", "docs": []}\n'
    )
    (folder / "paper.doc").write_bytes(b"%PDF-1.4")
    (folder / "paper.png").write_bytes(b"%PDF-1.4")
    (folder / "cut.html").write_bytes(make_page("106")[:-8])
    (folder / "recipe.html").write_bytes(b"<html><body>Take two eggs.</body></html>")
    (folder / "blocked-107.html").write_bytes(b"<html><head><title>Just a moment...</title></head></html>")
    (folder / ".hidden").write_bytes(b"")


def test_files_are_copied_once_and_the_rest_is_listed_with_reasons(tmp_path: Path) -> None:
    write_files(tmp_path / "saved")
    for imported, known in ((5, 0), (0, 5)):
        with open_repaired(tmp_path / "archive") as collection:
            summary = import_files([tmp_path / "saved"], archive=collection.archive, ledger=collection.ledger)
            keys = [fetch.key for fetch in collection.ledger.iterate_fetches("document")]
        assert (summary.imported, summary.known) == (imported, known)
        assert keys == ["101", "102", "103", "104", "105"]
        assert {skipped.name: skipped.reason for skipped in summary.skipped} == {
            "paper.doc": "of a word processor: save it as PDF or as text",
            "paper.png": "not a page (.html), PDF, text (.txt), table (.parquet, .csv, .json, "
            ".jsonl), WARC file, tar or zip",
            "cut.html": "cut off",
            "recipe.html": "no judgment on the page",
            "blocked-107.html": "challenge page",
            "several.json, item 2": "the API says: No",
            "lines.jsonl, line 2": "not JSON",
            "lines.jsonl, line 3": "no document in the answer",
        }


def test_documents_in_files_can_be_read_without_an_archive(tmp_path: Path) -> None:
    write_files(tmp_path / "saved")
    found = list(read_documents(tmp_path / "saved"))
    assert sorted(item.key for item in found if isinstance(item, Capture)) == [
        "101",
        "102",
        "103",
        "104",
        "105",
    ]
    [page] = read_documents(tmp_path / "saved" / "101.html")
    assert isinstance(page, Capture)
    assert page.body == make_page("101")


def capture_page(docid: str, body: bytes | None = None) -> Capture:
    url = f"https://indiankanoon.org/doc/{docid}/"
    fetched_at = datetime(2024, 1, 1, tzinfo=UTC)
    return Capture("web", "document", docid, url, 200, fetched_at, make_page(docid) if body is None else body)


def test_warc_files_are_read_up_to_where_they_are_broken(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    saved.mkdir()
    records = [pack_record(capture_page(docid)) for docid in ("201", "202", "203")]
    (saved / "good.warc.gz").write_bytes(b"".join(records))
    late = pack_record(capture_page("205", b"<html>" + bytes(range(256)) * 400 + b"</html>"))
    (saved / "torn.warc.gz").write_bytes(pack_record(capture_page("204")) + late[: len(late) // 2])
    (saved / "noise.warc").write_bytes(b"this is no WARC file\r\n" * 10)
    with open_repaired(tmp_path / "archive") as collection:
        summary = import_files([saved], archive=collection.archive, ledger=collection.ledger)
        keys = [fetch.key for fetch in collection.ledger.iterate_fetches("document")]
    assert keys == ["201", "202", "203", "204"]
    assert sorted(skipped.name.split(",")[0] for skipped in summary.skipped) == ["noise.warc", "torn.warc.gz"]


def test_our_own_archive_can_be_imported(tmp_path: Path) -> None:
    run = Run(make_site(), tmp_path)
    run()
    with open_repaired(tmp_path / "second") as collection:
        summary = import_files([tmp_path / "archive"], archive=collection.archive, ledger=collection.ledger)
        assert summary.imported == 29


@pytest.mark.parametrize("content", [{}, {"a.doc": b"x", "b.txt": b"\0"}, {"a.warc": b"noise"}])
def test_an_empty_or_foreign_folder_is_one_sentence(content: dict[str, bytes], tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    saved.mkdir()
    for name, body in content.items():
        (saved / name).write_bytes(body)
    with open_repaired(tmp_path / "archive") as collection, pytest.raises(BadInputError) as caught:
        import_files([saved], archive=collection.archive, ledger=collection.ledger)
    assert str(saved) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_folder_is_one_sentence(tmp_path: Path) -> None:
    with (
        open_repaired(tmp_path / "archive") as collection,
        pytest.raises(BadInputError, match="does not exist"),
    ):
        import_files([tmp_path / "nowhere"], archive=collection.archive, ledger=collection.ledger)
