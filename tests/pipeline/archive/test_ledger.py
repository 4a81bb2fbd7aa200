"""The ledger: states, windows, gaps, and errors in plain words."""

import sqlite3
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.archive.coverage import read_status
from pipeline.archive.ledger import Ledger
from pipeline.collect.frontier import CollectPlan, Frontier, OpenWindow
from pipeline.collect.windows import Window, compose_query, count_pages, cut_years, halve
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.records import Fetch

PLAN = CollectPlan(("calcutta", "delhi"), date(2019, 3, 5), date(2020, 12, 31), "ipc")


def make_fetch(
    key: str, *, kind: str = "document", status: int = 200, offset: int = 0, day: int = 1
) -> Fetch:
    fetched_at = datetime(2024, 1, day, 12, 0, 0, 5, tzinfo=UTC)
    return Fetch("web", kind, key, f"u/{key}", status, fetched_at, "d" * 64, None, 1, "a.warc.gz", offset, 10)


@pytest.fixture
def ledger(tmp_path: Path):  # type: ignore[no-untyped-def]
    with Ledger(tmp_path / "ledger.sqlite") as opened:
        yield opened


def find_state(ledger: Ledger, docid: str) -> str:
    document = ledger.find_document(docid)
    assert document is not None
    return document.state


def find_open(frontier: Frontier, court: str) -> OpenWindow:
    opened = frontier.find_open(court)
    assert opened is not None
    return opened


# Windows

DAYS = st.dates(date(1950, 1, 1), date(2024, 12, 31))


def list_days(window: Window) -> list[date]:
    return [window.start + timedelta(days=number) for number in range((window.end - window.start).days + 1)]


@given(DAYS, st.integers(1, 900))
def test_halves_hold_every_day_once(start: date, length: int) -> None:
    window = Window("delhi", start, start + timedelta(days=length))
    first, second = halve(window)
    assert list_days(first) + list_days(second) == list_days(window)
    assert abs(len(list_days(first)) - len(list_days(second))) <= 1


@given(DAYS, DAYS)
def test_years_hold_every_day_once(one: date, other: date) -> None:
    start, end = sorted((one, other))
    years = list(cut_years("delhi", start, end))
    assert years[0].start == start
    assert years[-1].end == end
    for earlier, later in pairwise(years):
        assert later.start - earlier.end == timedelta(days=1)
        assert (later.start.month, later.start.day) == (1, 1)


def test_query_as_the_site_wants_it() -> None:
    window = Window("kolkata_app", date(2015, 1, 1), date(2015, 1, 31))
    expected = '"penal code" ORR ipc doctypes:kolkata_app fromdate:1-1-2015 todate:31-1-2015'
    assert compose_query('"penal code" ORR ipc', window) == expected
    assert (
        compose_query('"penal code" ORR ipc', window, order="mostrecent") == expected + " sortby:mostrecent"
    )
    assert window.court == "calcutta"


@pytest.mark.parametrize(
    ("found", "pages"), [(0, 0), (1, 1), (10, 1), (11, 2), (399, 40), (400, 40), (9999, 40)]
)
def test_pages_to_look_at(found: int, pages: int) -> None:
    assert count_pages(found, cap=400) == pages


# The frontier


def test_seeding_twice_changes_nothing(ledger: Ledger) -> None:
    frontier = Frontier(ledger, PLAN)
    assert not frontier.is_complete()
    frontier.seed()
    frontier.seed()
    # two doctypes for each court, two years
    assert frontier.count_windows() == (0, 8)
    opened = find_open(frontier, "calcutta")
    assert opened.window == Window("kolkata", date(2019, 3, 5), date(2019, 12, 31))


def test_a_plan_is_complete_when_every_window_is_listed_and_every_document_settled(ledger: Ledger) -> None:
    frontier = Frontier(ledger, PLAN)
    frontier.seed()
    while (opened := frontier.find_open("calcutta") or frontier.find_open("delhi")) is not None:
        assert not frontier.is_complete()
        frontier.list_documents(opened, [f"{opened.id}1", "7"])  # 7 stands in all of them
        frontier.close(opened, 2, cap=400)
    waiting = frontier.list_waiting()
    assert len(waiting) == len({docid for docid, _ in waiting}) == 9
    for offset, (docid, _) in enumerate(waiting):
        assert not frontier.is_complete()
        ledger.record_fetches([make_fetch(docid, offset=offset * 10)])
    assert frontier.is_complete()
    wider = CollectPlan(PLAN.courts, PLAN.start, date(2021, 1, 1), PLAN.query)
    assert not Frontier(ledger, wider).is_complete()
    assert not Frontier(ledger, CollectPlan(PLAN.courts, PLAN.start, PLAN.end, "other words")).is_complete()


def test_splitting_replaces_a_window_by_its_halves(ledger: Ledger) -> None:
    frontier = Frontier(ledger, PLAN)
    frontier.seed()
    opened = find_open(frontier, "delhi")
    frontier.split(opened, halve(opened.window), 999)
    assert frontier.count_windows() == (1, 10)
    first = find_open(frontier, "delhi")
    assert first.window == halve(opened.window)[0]


def test_a_fuller_day_is_a_gap_that_status_shows(ledger: Ledger) -> None:
    day = date(2020, 2, 3)
    frontier = Frontier(ledger, CollectPlan(("bombay",), day, day, "ipc"))
    frontier.seed()
    opened = find_open(frontier, "bombay")
    frontier.list_documents(opened, [str(number) for number in range(700)])
    frontier.close(opened, 950, cap=400)
    [status] = read_status(ledger)
    assert (status.court, status.found, status.listed, status.fetched) == ("bombay", 950, 700, 0)
    [gap] = status.gaps
    assert (gap.start, gap.state, gap.found, gap.listed) == (day, "capped", 950, 700)


def test_a_fuller_day_seen_whole_from_both_ends_is_no_gap(ledger: Ledger) -> None:
    day = date(2020, 2, 3)
    frontier = Frontier(ledger, CollectPlan(("bombay",), day, day, "ipc"))
    frontier.seed()
    opened = find_open(frontier, "bombay")
    frontier.list_documents(opened, [str(number) for number in range(500)])
    frontier.close(opened, 500, cap=400)
    assert read_status(ledger)[0].gaps == ()


def test_windows_not_looked_at_are_gaps(ledger: Ledger) -> None:
    Frontier(ledger, PLAN).seed()
    assert {(status.court, len(status.gaps)) for status in read_status(ledger)} == {
        ("calcutta", 4),
        ("delhi", 4),
    }


def test_a_limit_holds_for_each_court(ledger: Ledger) -> None:
    plan = CollectPlan(PLAN.courts, PLAN.start, PLAN.end, PLAN.query, limit=3)
    frontier = Frontier(ledger, plan)
    frontier.seed()
    for court in plan.courts:
        opened = find_open(frontier, court)
        frontier.list_documents(opened, [f"{opened.id}{number}" for number in range(5)])
        frontier.close(opened, 5, cap=400)
        assert frontier.find_open(court) is None
    assert len(frontier.list_waiting()) == 6


def test_ids_and_statutes_need_no_windows(ledger: Ledger) -> None:
    plan = CollectPlan(PLAN.courts, PLAN.start, PLAN.end, PLAN.query, ids=("5", "6"), statutes=("9",))
    frontier = Frontier(ledger, plan)
    frontier.seed()
    assert frontier.count_windows() == (0, 0)
    assert frontier.list_waiting() == [("9", "statute"), ("5", "document"), ("6", "document")]


def test_recheck_opens_windows_again_but_keeps_what_was_fetched(ledger: Ledger) -> None:
    day = date(2020, 2, 3)
    plan = CollectPlan(("bombay",), day, day, "ipc")
    frontier = Frontier(ledger, plan)
    frontier.seed()
    opened = find_open(frontier, "bombay")
    frontier.list_documents(opened, ["1", "2", "3"])
    frontier.close(opened, 3, cap=400)
    ledger.record_fetches([make_fetch("1")])
    ledger.settle("2", "disallowed", "robots")
    for _ in range(3):
        ledger.note_failure("3", "status 500")
    assert frontier.is_complete()
    frontier.reopen()
    again = find_open(frontier, "bombay")
    assert again.fresh_after is not None
    assert frontier.list_waiting() == [("2", "document"), ("3", "document")]


# Documents


def test_states_follow_from_fetches(ledger: Ledger) -> None:
    ledger.add_documents(["1", "2", "3"])
    ledger.record_fetches([make_fetch("1", offset=0), make_fetch("2", status=404, offset=10)])
    assert [find_state(ledger, docid) for docid in "123"] == ["fetched", "gone", "listed"]


def test_a_document_is_given_up_after_three_runs(ledger: Ledger) -> None:
    ledger.add_documents(["1"])
    states = []
    for _ in range(3):
        ledger.note_failure("1", "kept failing: status 500")
        states.append(find_state(ledger, "1"))
    assert states == ["listed", "listed", "refused"]


def test_the_newest_good_fetch_counts(ledger: Ledger) -> None:
    ledger.record_fetches(
        [
            make_fetch("20", offset=0),
            make_fetch("3", offset=10),
            make_fetch("20", offset=20),
            make_fetch("4", status=404, offset=30),
            make_fetch("q", kind="search", offset=40),
        ]
    )
    assert [(fetch.key, fetch.offset) for fetch in ledger.iterate_fetches("document")] == [
        ("20", 20),
        ("3", 10),
    ]
    assert ledger.find_ends() == {"a.warc.gz": 50}


def test_fetches_come_back_as_they_went_in(ledger: Ledger) -> None:
    fetch = make_fetch("1")
    ledger.record_fetches([fetch])
    assert ledger.find_fetch("document", "1") == fetch
    assert ledger.find_fetch("document", "1", after=datetime(2025, 1, 1, tzinfo=UTC).isoformat()) is None


def test_kept_counts_per_court(ledger: Ledger) -> None:
    day = date(2020, 2, 3)
    frontier = Frontier(ledger, CollectPlan(("bombay",), day, day, "ipc"))
    frontier.seed()
    opened = find_open(frontier, "bombay")
    frontier.list_documents(opened, ["1", "2"])
    ledger.record_fetches([make_fetch("1", offset=0), make_fetch("2", offset=10)])
    ledger.note_kept("a parse", lambda: ["1"])
    [status] = read_status(ledger)
    assert (status.fetched, status.kept) == (2, 1)
    ledger.note_kept("a parse", lambda: pytest.fail("this is noted"))
    ledger.note_kept("another parse", lambda: ["1", "2"])
    [status] = read_status(ledger)
    assert status.kept == 2


# Steps and errors


def test_a_step_that_fails_leaves_nothing(ledger: Ledger) -> None:
    with pytest.raises(KeyboardInterrupt), ledger.step() as db:
        db.execute("INSERT INTO documents (docid, kind, state) VALUES ('1', 'document', 'listed')")
        raise KeyboardInterrupt
    assert ledger.find_document("1") is None
    with pytest.raises(sqlite3.IntegrityError):
        ledger.record_fetches([make_fetch("1"), make_fetch("2")])  # both at the same place
    assert list(ledger.iterate_fetches()) == []


def test_readers_see_the_last_whole_step_while_somebody_writes(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    with Ledger(path) as writer, Ledger.open_for_reading(path) as reader:
        writer.add_documents(["1"])
        with writer.step() as db:
            db.execute("UPDATE documents SET state = 'gone'")
            assert find_state(reader, "1") == "listed"
        assert find_state(reader, "1") == "gone"


def test_a_ledger_belongs_to_one_site(ledger: Ledger) -> None:
    ledger.claim_site("indiankanoon.org")
    ledger.claim_site("indiankanoon.org")
    with pytest.raises(UsageError, match=r"holds documents of indiankanoon\.org, not of a box"):
        ledger.claim_site("a box")


def test_a_damaged_ledger_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    path.write_bytes(b"this is not a database at all, whatever its name may say" * 10)
    with pytest.raises(BadInputError, match="delete it"):
        Ledger(path)


def test_a_ledger_from_the_future_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    Ledger(path).close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(UsageError, match="newer version"):
        Ledger(path)


def test_reading_needs_a_ledger(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="collect first"):
        Ledger.open_for_reading(tmp_path / "ledger.sqlite")


def test_a_full_disk_is_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    with Ledger(tmp_path / "ledger.sqlite") as ledger:
        ledger.add_documents(["1"])
        pages = ledger.ask("PRAGMA page_count")[0][0]
        ledger.ask(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StorageError, match="disk is full"):
            ledger.add_documents(str(number) for number in range(2, 5000))
        assert find_state(ledger, "1") == "listed"
        assert ledger.find_document("2") is None
