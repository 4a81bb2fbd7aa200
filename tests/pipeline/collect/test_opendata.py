"""Collecting from the buckets of the box, by real processes where they are killed."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from embedded.site.box import Box, start_box
from embedded.site.faults import Fault
from pipeline.archive.archive import Archive
from pipeline.archive.coverage import read_years
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.repair import open_repaired
from pipeline.collect.collect import CollectPlan, CollectProgress, CollectSummary
from pipeline.collect.http.fetch import Fetcher, Limits
from pipeline.collect.http.pace import PaceRules
from pipeline.collect.opendata.collect import BulkRun, collect_bulk
from pipeline.collect.opendata.metadata import NO_PDF, OTHER_TYPE, BulkJudgment, Matters, is_criminal_type
from pipeline.collect.opendata.partitions import OpenData
from pipeline.parse.stage import CourtRules, parse_shard, plan_parse
from pipeline.stage import run_stage
from schemas.courts import BY_KEY, PAPER_COURTS
from schemas.errors import UnavailableError, UsageError

ROOT = Path(__file__).parents[3]
SEED, CASES = 4, 120
KILLS = 30
PLAN = CollectPlan(
    ("supreme", "delhi", "allahabad"),
    date(1990, 1, 1),
    date(2024, 12, 31),
    "matters: criminal",
    by_partition=True,
)
HOSTILE = CollectPlan(
    ("delhi",), date(2001, 1, 1), date(2001, 12, 31), "matters: criminal", by_partition=True
)


class Collected:
    """An archive that open data are collected into."""

    def __init__(self, box: Box, folder: Path) -> None:
        self.data = OpenData.at(f"{box.data_url}/{{bucket}}", "a box")
        self.folder = folder
        self.notes: list[str] = []

    def collect(
        self,
        plan: CollectPlan = PLAN,
        matters: str = "criminal",
        report: Callable[[CollectProgress], None] = lambda _: None,
        **options: bool,
    ) -> CollectSummary:
        with (
            open_repaired(self.folder / "archive") as repaired,
            Fetcher(
                hosts=self.data.hosts,
                agent="ilsi/test",
                pace=PaceRules(delay=0, first_slowdown=0.01, slowest=0.02),
                limits=Limits(silence=30),
                allow_http_loopback=True,
                lock_folder=self.folder / "locks",
            ) as fetcher,
        ):
            run = BulkRun(
                plan,
                Matters.read(matters),
                self.data,
                fetcher,
                repaired.archive,
                repaired.ledger,
                report=report,
                note=self.notes.append,
            )
            return collect_bulk(run, **options)

    def ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        with Ledger.open_for_reading(self.folder / "archive" / LEDGER_NAME) as ledger:
            return ledger.ask(question, *values)

    def read_bodies(self) -> dict[str, str]:
        """The digest of every document in the archive, each of which must be there once."""
        with Archive.open_for_reading(self.folder / "archive") as archive:
            captures = [capture for _, capture in archive.iterate()]
        assert all(count == 1 for count in Counter(capture.key for capture in captures).values())
        return {capture.key: capture.digest for capture in captures}

    def read_reasons(self) -> dict[str, str]:
        """Why documents are not in the archive, by their number."""
        rows = self.ask("SELECT docid, state, reason FROM documents WHERE state != 'fetched'")
        return {docid: f"{state}: {reason}" for docid, state, reason in rows}


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("opendata") / "requests.jsonl"


@pytest.fixture(scope="module")
def box(log: Path) -> Iterator[Box]:
    with start_box(SEED, CASES, log=log) as box:
        yield box


@pytest.fixture(scope="module")
def whole(box: Box, tmp_path_factory: pytest.TempPathFactory) -> Collected:
    """What a run without any kill leaves."""
    collected = Collected(box, tmp_path_factory.mktemp("whole"))
    assert collected.collect().complete
    return collected


def test_criminal_judgments_are_kept_and_the_rest_is_counted(whole: Collected) -> None:
    with Ledger.open_for_reading(whole.folder / "archive" / LEDGER_NAME) as ledger:
        years = read_years(ledger)
    assert {year.court for year in years} == set(PLAN.courts)
    for year in years:
        assert year.found == sum(year.filtered.values()) + sum(year.states.values())
        assert set(year.states) <= {"fetched", "gone"}
        assert set(year.filtered) <= {NO_PDF, OTHER_TYPE}
    assert {reason for year in years for reason in year.filtered} == {NO_PDF, OTHER_TYPE}
    assert len(whole.read_bodies()) == sum(year.states.get("fetched", 0) for year in years) > 40
    # The Supreme Court's metadata does not say which judgments have no PDF.
    assert set(whole.read_reasons().values()) == {"gone: in no tar of its year and bench"}


def test_a_record_says_which_bytes_it_is_and_what_the_metadata_say(whole: Collected, box: Box) -> None:
    with Archive.open_for_reading(whole.folder / "archive") as archive:
        captures = [capture for _, capture in archive.iterate()]
        packed = (archive.folder / archive.list_files()[0]).read_bytes()
    assert packed[:2] == b"\x1f\x8b"
    for capture in captures:
        assert capture.url.startswith(f"{box.data_url}/indian-") and "#bytes=" in capture.url
        assert capture.content_type == "application/pdf" and capture.body.startswith(b"%PDF-")
        assert capture.about["title"] and capture.about["date"]
        assert capture.about["court"] in {BY_KEY[key].name for key in PLAN.courts}


def test_a_complete_plan_costs_no_request(whole: Collected, log: Path) -> None:
    before = log.read_text()
    assert whole.collect().complete
    assert log.read_text() == before


def test_only_tars_with_wanted_files_are_asked_for_and_html_is_never_read(
    whole: Collected, log: Path
) -> None:
    lines = [json.loads(line) for line in log.read_text().splitlines() if "list-type" not in line]
    parquet = [line for line in lines if line["path"].endswith(".parquet")]
    assert parquet and all(line.get("range") for line in parquet)
    tars = {line["path"] for line in lines if line["path"].endswith(".tar")}
    fetched = {url.partition("#")[0] for (url,) in whole.ask("SELECT url FROM fetches")}
    assert {path.rpartition("/")[2] for path in tars} == {url.rpartition("/")[2] for url in fetched}
    assert {line["in_flight"] for line in lines} == {1}


def test_a_limit_holds_for_each_court_and_can_be_raised(box: Box, tmp_path: Path, whole: Collected) -> None:
    collected = Collected(box, tmp_path)
    for limit in (2, 5):
        plan = CollectPlan(PLAN.courts, PLAN.start, PLAN.end, PLAN.query, limit=limit, by_partition=True)
        assert collected.collect(plan).complete
        counts = dict(
            collected.ask("SELECT court, count(*) FROM documents WHERE state = 'fetched' GROUP BY 1")
        )
        assert counts == dict.fromkeys(PLAN.courts, limit)
    assert collected.collect().complete
    assert collected.read_bodies() == whole.read_bodies()


def test_other_matters_are_a_setting(box: Box, tmp_path: Path, whole: Collected) -> None:
    plan = CollectPlan(("delhi",), PLAN.start, PLAN.end, "matters: all", by_partition=True)
    collected = Collected(box, tmp_path)
    assert collected.collect(plan, "all").complete
    bodies, criminal = collected.read_bodies(), whole.read_bodies()
    assert {key for key in criminal if key.startswith("DLHC")} < bodies.keys()


@pytest.mark.parametrize("pattern", ["[", "*"])
def test_a_wrong_pattern_is_one_sentence(pattern: str) -> None:
    with pytest.raises(UsageError, match="is neither criminal nor all, and no regular expression"):
        Matters.read(pattern)


def test_broken_connections_and_errors_cost_only_time(tmp_path: Path, whole: Collected) -> None:
    faults = (
        Fault(kind="cut", server="data", pattern=r"\.tar", chance=0.5, seed=1),
        Fault(kind="status", server="data", path="/indian", chance=0.15, seed=2, status=503),
    )
    with start_box(SEED, CASES, faults=faults) as box:
        collected = Collected(box, tmp_path)
        for _ in range(20):
            try:
                assert collected.collect().complete
                break
            except UnavailableError as error:
                assert "run again later" in str(error)
        assert collected.read_bodies() == whole.read_bodies()


def test_a_later_day_brings_only_what_is_new(box: Box, tmp_path: Path, whole: Collected) -> None:
    collected = Collected(box, tmp_path)
    collected.collect()
    with start_box(SEED, CASES, edition=2) as newer:
        collected.data = OpenData.at(f"{newer.data_url}/{{bucket}}", "a box")
        assert collected.collect().outcomes == {}  # nothing is asked without being told to
        summary = collected.collect(recheck=True)
        assert summary.complete and summary.fetched > 0
        fresh = Collected(newer, tmp_path / "fresh")
        fresh.collect()
    assert collected.read_bodies() == fresh.read_bodies()
    assert whole.read_bodies().items() < fresh.read_bodies().items()


def test_tars_that_change_while_they_are_read_are_read_anew(tmp_path: Path) -> None:
    """The bucket's next day begins when half of the documents are fetched."""
    with start_box(SEED, CASES) as first:
        collected, boxes = Collected(first, tmp_path), [first]
        port = int(first.data_url.rpartition(":")[2])

        def begin_next_day(progress: CollectProgress) -> None:
            if len(boxes) == 1 and progress.step == "fetching" and 2 * progress.done > progress.total:
                first.close()
                boxes.append(start_box(SEED, CASES, edition=2, data_port=port))

        try:
            assert collected.collect(report=begin_next_day).complete
            assert len(boxes) == 2
            collected.collect(recheck=True)
            fresh = Collected(boxes[1], tmp_path / "fresh")
            fresh.collect()
        finally:
            boxes[-1].close()
    assert collected.read_bodies() == fresh.read_bodies()


def test_hostile_tars_cost_only_themselves(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    with start_box(SEED, CASES, hostile=True) as box:
        collected = Collected(box, tmp_path / "inside")
        assert collected.collect(HOSTILE).complete
    reasons = Counter(collected.read_reasons().values())
    assert reasons["gone: not in the tar that its index names"] == 3  # one missing, two names that lead out
    assert reasons["refused: not a regular file in its tar"] == 2
    assert reasons["refused: larger than 64 MB"] == 1
    assert sum("its tar is cut off at byte" in reason for reason in reasons) == 1
    assert list(outside.iterdir()) == []
    assert {path.name for path in collected.folder.iterdir()} == {"archive", "locks"}


# Killed

RUNNER = """
import json, os, signal, sys, time
from pathlib import Path
sys.path.insert(0, "tests/pipeline/collect")
import test_opendata as tests
from embedded.site.box import Box

options = json.loads(sys.argv[1])


class Served:
    data_url = options["url"]


for line in sys.stdin:
    child = os.fork()
    if child == 0:
        summary = tests.Collected(Served, Path(options["folder"])).collect()
        os._exit(0 if summary.complete else 3)
    give_up = time.monotonic() + float(line)
    while time.monotonic() < give_up:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            break
        time.sleep(0.002)
    else:
        os.kill(child, signal.SIGKILL)
        pid, status = os.waitpid(child, 0)
    print(json.dumps(os.waitstatus_to_exitcode(status)), flush=True)
"""


@contextmanager
def start_runner(box: Box, folder: Path) -> Iterator[subprocess.Popen[str]]:
    options = json.dumps({"url": box.data_url, "folder": str(folder)})
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", RUNNER, options],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def run_for(process: subprocess.Popen[str], seconds: float) -> int:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(f"{seconds}\n")
    return int(process.stdout.readline())


def test_thirty_kills_lose_nothing_and_fetch_nothing_twice(
    box: Box, tmp_path: Path, whole: Collected, log: Path
) -> None:
    chance, kills, rounds = random.Random(3), 0, 0
    while kills < KILLS:
        rounds += 1
        folder, first = tmp_path / str(rounds), len(log.read_text().splitlines())
        archived: list[int] = []
        with start_runner(box, folder) as process:
            while (code := run_for(process, chance.uniform(0.05, 0.6) if kills < KILLS else 600)) != 0:
                assert code == -9
                kills += 1
                archived.append(count_documents(folder))
        collected = Collected(box, folder)
        assert collected.collect().outcomes == {}  # complete
        assert collected.read_bodies() == whole.read_bodies()
        assert archived == sorted(archived)
        check_resumed(collected, [json.loads(line) for line in log.read_text().splitlines()[first:]])
        columns = "docid, court, doctype, state"
        question = f"SELECT {columns} FROM documents ORDER BY docid"  # noqa: S608
        assert collected.ask(question) == whole.ask(question)
        assert parse_bytes(folder) == parse_bytes(whole.folder)


def count_documents(folder: Path) -> int:
    if not (folder / "archive").exists():
        return 0
    with Archive.open_for_reading(folder / "archive") as archive:
        return sum(1 for _ in archive.iterate())


def check_resumed(collected: Collected, lines: list[dict[str, Any]]) -> None:
    """After a kill a tar is asked for from the end of a file that was kept, never from within it."""
    ends = {0}
    for (url,) in collected.ask("SELECT url FROM fetches"):
        ends.add(int(url.partition("#bytes=")[2].partition(";")[0].partition("-")[2]))
    for line in lines:
        if line["path"].endswith(".tar") and line.get("range"):
            assert int(line["range"].removeprefix("bytes=").partition("-")[0]) in ends


def parse_bytes(folder: Path) -> dict[str, bytes]:
    """Every byte that the stage after collecting makes of an archive."""
    archive, courts = folder / "archive", CourtRules(PAPER_COURTS)
    with Ledger.open_for_reading(archive / LEDGER_NAME) as ledger:
        plan = plan_parse(ledger.iterate_fetches("document"), courts, ledger.read_years())
    run_stage(plan.stage, folder, lambda job: parse_shard(job, archive, plan.shards[job.index], courts))
    return {path.name: path.read_bytes() for path in plan.stage.folder(folder).iterdir()}


# Case types

TYPES = {
    "delhi": {"CRL.A.": True, "Crl. A": True, "BAIL APPLN.": True, "W.P.(C)": False, "FAO": False},
    "bombay": {"APEAL": True, "CRA": False, "WP": False},
    "calcutta": {"CRA": True, "CRR": True, "WPA": False},
    "madras": {"Crl.A.": True, "CRP": False},
    "supreme": {"CRIMINAL APPEAL": True, "Crl.A. No.": True, "C.A. No.": False},
}


@pytest.mark.parametrize(
    ("court", "case_type", "expected"),
    [(court, name, expected) for court, types in TYPES.items() for name, expected in types.items()],
)
def test_case_types_are_read_as_the_court_means_them(court: str, case_type: str, expected: bool) -> None:
    assert is_criminal_type(case_type, BY_KEY[court]) == expected


def test_words_make_up_for_a_case_type_of_many_uses() -> None:
    criminal, court = Matters.read("criminal"), BY_KEY["bombay"]
    writ = BulkJudgment("a.pdf", "WP", None, "WP/1/2015 of A Vs B: FIR under section 420 IPC quashed", {})
    assert criminal.refuse(writ, court) is None
    assert criminal.refuse(BulkJudgment("a.pdf", "WP", None, "WP/1/2015 of A Vs B", {}), court) == OTHER_TYPE
    assert criminal.refuse(BulkJudgment("", "APEAL", None, "", {}), court) == NO_PDF


@pytest.mark.parametrize("key", [key for key, court in BY_KEY.items() if court.portal])
def test_each_high_court_has_criminal_case_types(key: str) -> None:
    assert len(BY_KEY[key].criminal_types) >= 6
