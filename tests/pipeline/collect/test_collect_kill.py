"""Collecting from the court in a box by real processes: killed, started twice, told to slow down."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from embedded.site.api import TOKEN
from embedded.site.box import Box, start_box
from embedded.site.faults import Fault
from pipeline.archive.archive import Archive
from pipeline.archive.coverage import read_status
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.repair import open_repaired
from pipeline.parse.stage import CourtRules, parse_shard, plan_parse
from pipeline.stage import run_stage
from schemas.errors import StorageError

ROOT = Path(__file__).parents[3]
SEED, CASES, CAP = 13, 400, 5
KILLS = 30

# Collects in a child of its own, once for each line on its standard input: a number of seconds after
# which the child is killed. Everything is imported before, so that a kill hits the work and not the start.
RUNNER = """
import json, os, signal, sys, time
from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

from pipeline.collect.collect import collect
from pipeline.collect.collect import CollectPlan
from pipeline.archive.repair import open_repaired
from pipeline.collect.http.fetch import Fetcher
from pipeline.collect.http.pace import PaceRules
from pipeline.collect.sources.api import ApiSource
from pipeline.collect.sources.web import WebSource
from schemas.errors import IlsiError

options = json.loads(sys.argv[1])


def run():
    url = options["url"]
    if options["token"]:
        source = ApiSource(options["token"], url, site="box", cap=options["cap"])
    else:
        source = WebSource(url, site="box", cap=options["cap"])
    start, end = date(options["first"], 1, 1), date(2024, 12, 31)
    plan = CollectPlan(tuple(options["courts"]), start, end, "ipc", limit=options["limit"])
    with (
        open_repaired(Path(options["folder"])) as collection,
        Fetcher(
            hosts=source.hosts,
            agent="ilsi/test",
            pace=PaceRules(**options["pace"]),
            allow_http_loopback=True,
            lock_folder=Path(options["locks"]),
            patience=60,
            on_wait=lambda text: print(text, flush=True),
        ) as fetcher,
    ):
        summary = collect(
            plan, source=source, fetcher=fetcher, archive=collection.archive, ledger=collection.ledger
        )
    return summary.complete


def run_child():
    try:
        code = 0 if run() else 3
    except IlsiError as error:
        print(error, flush=True)
        code = error.exit_code
    os._exit(code)


for line in sys.stdin:
    child = os.fork()
    if child == 0:
        run_child()
    give_up = time.monotonic() + float(line)
    status = 0
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


@dataclass(frozen=True)
class Job:
    """What a runner is to collect, and where."""

    url: str
    folder: Path
    locks: Path
    courts: tuple[str, ...] = ("supreme", "allahabad")
    first: int = 2008
    limit: int | None = None
    delay: float = 0.0
    first_slowdown: float = 0.5
    token: str | None = None

    def as_json(self) -> str:
        return json.dumps(
            {
                "url": self.url,
                "folder": str(self.folder),
                "locks": str(self.locks),
                "courts": self.courts,
                "first": self.first,
                "limit": self.limit,
                "cap": CAP,
                "token": self.token,
                "pace": {"delay": self.delay, "first_slowdown": self.first_slowdown},
            }
        )


@contextmanager
def start_runner(job: Job) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", RUNNER, job.as_json()]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        try:
            yield process
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(60)


def order(process: subprocess.Popen[str], seconds: float) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{seconds}\n")


def read_exit(process: subprocess.Popen[str]) -> int:
    """The exit code of a child; lines that it printed itself are passed over."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip().lstrip("-").isdigit():
            return int(line)
    raise AssertionError("the runner has died")


def collect_whole(job: Job) -> None:
    with start_runner(job) as process:
        order(process, 600)
        assert read_exit(process) == 0


def read_log(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def read_ledger(folder: Path) -> dict[str, Any]:
    """What a ledger says, without the times and places that differ from run to run."""
    with Ledger.open_for_reading(folder / LEDGER_NAME) as ledger:
        return {
            "documents": ledger.ask(
                "SELECT docid, kind, court, doctype, state, reason FROM documents ORDER BY docid"
            ),
            "order": ledger.ask("SELECT docid FROM documents ORDER BY id"),
            "windows": ledger.ask("SELECT doctype, start, end, state, found FROM windows ORDER BY 1, 2, 3"),
            "listings": ledger.ask(
                "SELECT docid, doctype, start, end FROM listings JOIN windows ON windows.id = window "
                "ORDER BY 1, 2, 3"
            ),
            "fetches": ledger.ask(
                "SELECT kind, key, status, digest FROM fetches WHERE kind != 'robots' ORDER BY 1, 2"
            ),
        }


def read_keys(folder: Path) -> set[tuple[str, str]]:
    """What is whole in the archive, whatever the ledger knows of it."""
    if not folder.exists():
        return set()
    with Archive.open_for_reading(folder) as archive:
        return {(fetch.kind, fetch.key) for fetch, _ in archive.iterate()}


def find_key(line: dict[str, Any]) -> tuple[str, str]:
    parts = urlsplit(line["path"])
    if parts.path == "/search/":
        values = parse_qs(parts.query)
        return "search", f"{values['formInput'][0]} pagenum:{values['pagenum'][0]}"
    return ("robots", "") if parts.path == "/robots.txt" else ("document", parts.path.split("/")[2])


@dataclass(frozen=True)
class LoggedBox:
    """A box that all tests share, and its log."""

    box: Box
    log: Path

    def count(self) -> int:
        return len(self.log.read_text().splitlines())

    def read(self, start: int = 0) -> list[dict[str, Any]]:
        return read_log(self.log)[start:]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoggedBox]:
    log = tmp_path_factory.mktemp("box") / "log"
    with start_box(SEED, CASES, cap=CAP, log=log) as box:
        yield LoggedBox(box, log)


@pytest.fixture(scope="module")
def unbroken(shared: LoggedBox, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a run without any kill leaves."""
    folder = tmp_path_factory.mktemp("unbroken")
    start = shared.count()
    collect_whole(Job(shared.box.web_url, folder / "archive", folder))
    lines = shared.read(start)
    keys = [find_key(line) for line in lines]
    assert len(keys) == len(set(keys))
    assert not any(line.get("violation") for line in lines)
    return {
        "ledger": read_ledger(folder / "archive"),
        "seconds": lines[-1]["end"] - lines[0]["start"],
        "folder": folder / "archive",
    }


def test_an_unbroken_run_finds_what_is_there(unbroken: dict[str, Any]) -> None:
    states = {row[4] for row in unbroken["ledger"]["documents"]}
    assert states == {"fetched", "disallowed"}
    assert "split" in {row[3] for row in unbroken["ledger"]["windows"]}
    with Ledger.open_for_reading(unbroken["folder"] / LEDGER_NAME) as ledger:
        for status in read_status(ledger):
            assert status.found == status.listed
            assert status.gaps == ()


def test_thirty_kills_lose_nothing_and_ask_for_nothing_twice(
    shared: LoggedBox, unbroken: dict[str, Any], tmp_path: Path
) -> None:
    chance = random.Random(5)
    kills = rounds = 0
    while kills < KILLS:
        rounds += 1
        kills += collect_with_kills(shared, unbroken, tmp_path / str(rounds), chance, KILLS - kills)
    assert kills == KILLS


def collect_with_kills(
    shared: LoggedBox, unbroken: dict[str, Any], folder: Path, chance: random.Random, most: int
) -> int:
    """One collect that is killed again and again until it ends; gives the number of kills."""
    folder.mkdir()
    archive, start = folder / "archive", shared.count()
    kills: list[tuple[set[tuple[str, str]], int]] = []
    with start_runner(Job(shared.box.web_url, archive, folder)) as process:
        while True:
            seconds = chance.uniform(0.01, unbroken["seconds"] / 8) if len(kills) < most else 600
            order(process, seconds)
            exit_code = read_exit(process)
            if exit_code == 0:
                break
            assert exit_code == -9
            kills.append((read_keys(archive), shared.count() - start))
    assert read_ledger(archive) == unbroken["ledger"]
    assert parse_bytes(archive, folder) == parse_bytes(unbroken["folder"], folder / "unbroken")
    check_nothing_asked_twice(kills, [find_key(line) for line in shared.read(start)])
    with open_repaired(archive) as collection:
        assert str(collection.repair) == ""
        assert list(collection.archive.verify(collection.ledger.iterate_fetches())) == []
    return len(kills)


def parse_bytes(archive: Path, cache: Path) -> dict[str, bytes]:
    """Every byte that the stage after collecting makes of an archive."""
    courts = CourtRules(("supreme", "allahabad"))
    with Ledger.open_for_reading(archive / LEDGER_NAME) as ledger:
        plan = plan_parse(ledger.iterate_fetches("document"), courts, ledger.read_years())
    run_stage(plan.stage, cache, lambda job: parse_shard(job, archive, plan.shards[job.index], courts))
    return {path.name: path.read_bytes() for path in plan.stage.folder(cache).iterdir()}


def check_nothing_asked_twice(
    kills: list[tuple[set[tuple[str, str]], int]], asked: list[tuple[str, str]]
) -> None:
    for archived, position in kills:
        assert not archived & set(asked[position:])
    again = [key for key in set(asked) if key[0] != "robots" and asked.count(key) > 1]
    assert len(again) <= len(kills)  # only what was on its way at a kill


# Politeness, from the box's own log


def check_politeness(lines: list[dict[str, Any]], delay: float) -> None:
    assert all(line["in_flight"] == 1 for line in lines)
    assert not any(line.get("violation") for line in lines)
    assert {line["agent"] for line in lines} == {"ilsi/test"}
    lines = sorted(lines, key=lambda line: line["start"])
    assert min(later["start"] - earlier["end"] for earlier, later in pairwise(lines)) >= delay - 0.002


def test_two_processes_take_turns_and_keep_the_pace(shared: LoggedBox, tmp_path: Path) -> None:
    """Two caches, one host, started together."""
    start, delay = shared.count(), 0.02
    jobs = [
        Job(shared.box.web_url, tmp_path / name, tmp_path, courts=("supreme",), first=2018, delay=delay)
        for name in ("one", "two")
    ]
    with start_runner(jobs[0]) as first, start_runner(jobs[1]) as second:
        for process in (first, second):
            order(process, 600)
        assert [read_exit(first), read_exit(second)] == [0, 0]
    lines = shared.read(start)
    assert [line["path"] for line in lines].count("/robots.txt") == 2
    check_politeness(lines, delay)
    assert read_ledger(tmp_path / "one") == read_ledger(tmp_path / "two")


def test_removed_documents_are_not_asked_for_and_429_slows_us(tmp_path: Path) -> None:
    log = tmp_path / "log"
    faults = [Fault(kind="status", status=429, path="/doc/", after=3, first=2)]
    with start_box(SEED, CASES, cap=CAP, log=log, faults=faults) as box:
        job = Job(
            box.web_url,
            tmp_path / "archive",
            tmp_path,
            courts=("supreme",),
            limit=8,
            delay=0.005,
            first_slowdown=0.1,
        )
        collect_whole(job)
    lines = read_log(log)
    check_politeness(lines, 0.005)
    refused = [number for number, line in enumerate(lines) if line["status"] == 429]
    assert len(refused) == 2
    waits = [lines[number + 1]["start"] - lines[number]["end"] for number in refused]
    assert waits[0] >= 0.1 - 0.002
    assert waits[1] >= 0.2 - 0.002
    later = [later["start"] - earlier["end"] for earlier, later in pairwise(lines[refused[1] :])]
    assert min(later) >= 0.2 - 0.002  # and it does not speed up at once


def test_the_api_gives_the_same_documents(
    shared: LoggedBox, unbroken: dict[str, Any], tmp_path: Path
) -> None:
    start = shared.count()
    collect_whole(Job(shared.box.api_url, tmp_path / "archive", tmp_path, token=TOKEN))
    by_web = {row[0]: row[4] for row in unbroken["ledger"]["documents"]}
    by_api = {row[0]: row[4] for row in read_ledger(tmp_path / "archive")["documents"]}
    # What robots.txt keeps from crawlers the API itself does not have.
    assert {docid: state.replace("gone", "disallowed") for docid, state in by_api.items()} == by_web
    methods = {line["method"] for line in shared.read(start) if line["path"] != "/robots.txt"}
    assert methods == {"POST"}


@pytest.mark.skipif(
    os.getuid() != 0 or not Path("/proc/mounts").exists(), reason="needs to mount a small disk"
)
def test_a_disk_that_fills_up_costs_nothing(
    shared: LoggedBox, unbroken: dict[str, Any], tmp_path: Path
) -> None:
    small = tmp_path / "small"
    small.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=700k", "tmpfs", str(small)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("may not mount")
    try:
        job = Job(shared.box.web_url, small / "archive", tmp_path)
        with start_runner(job) as process:
            order(process, 600)
            assert read_exit(process) == StorageError.exit_code
        kept = read_keys(small / "archive")
        assert kept
        subprocess.run(["mount", "-o", "remount,size=100m", str(small)], check=True)
        collect_whole(job)
        assert kept <= read_keys(small / "archive")
        assert read_ledger(small / "archive") == unbroken["ledger"]
    finally:
        subprocess.run(["umount", str(small)], check=True)
