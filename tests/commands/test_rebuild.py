"""The whole rebuild on a small box, through Prefect, as a user runs it. Training has tests of its own."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest
import requests

from embedded.docket.docket import Docket
from embedded.law.statutes import UNLINKED, write_statutes
from embedded.site.write import iterate_cases
from pipeline.parquet import hash_file

ROOT = Path(__file__).parents[2]
RUN = [sys.executable, "-c", "from flows.cli import main; main()"]
SEED, CASES = 11, 90  # the small box of conftest.py


def ilsi(*arguments: object, **changes: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("ILSI_", "PREFECT_"))}
    # One home for all runs: making Prefect's database is most of the time of a small rebuild.
    home = {"PREFECT_HOME": os.environ["PYTEST_PREFECT_HOME"], "ILSI_MODELS": "none"}
    return subprocess.run(
        [*RUN, *map(str, arguments), "--box-cases", str(CASES), "--box-seed", str(SEED)],
        env=clean | {"PYTHONPATH": str(ROOT), "COLUMNS": "200"} | home | changes,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.fixture(scope="module")
def cache(rebuilt_box: Path) -> Path:
    """A cache after one rebuild."""
    return rebuilt_box


def test_every_stage_is_shown(cache: Path) -> None:
    lines = (cache.parent / "shown.txt").read_text().splitlines()
    assert [line.split()[1] for line in lines if line.startswith("│")] == [
        "collect",
        "parse",
        "links",
        "statutes",
        "cite",
        "label",
        "segment",
        "facts",
        "mask",
        "dedupe",
        "split",
        "graph",
        "publish",
    ]


def read_stage(cache: Path, stage: str, what: str = "part") -> list[dict[str, object]]:
    paths = [str(path) for path in cache.glob(f"{stage}/*/{what}-*.parquet")]
    rows: list[dict[str, object]] = ds.dataset(paths).to_table().to_pylist()
    return rows


def read_parse(cache: Path, what: str) -> list[dict[str, object]]:
    return read_stage(cache, "parse", what)


def test_every_served_case_is_parsed_or_dropped_with_its_reason(cache: Path) -> None:
    docket = Docket(SEED, CASES)
    listed = {str(entry.docid) for entry in docket if entry.mentions_ipc and "removed" not in entry.oddities}
    parsed = {row["docid"] for row in read_parse(cache, "part")}
    dropped = {row["docid"]: row["reason"] for row in read_parse(cache, "dropped")}
    assert parsed | dropped.keys() == listed
    hindi = {str(entry.docid) for entry in docket if "hindi" in entry.oddities} & listed
    assert {docid for docid, reason in dropped.items() if reason == "not in English"} == hindi


def test_parsed_text_is_what_the_writer_wrote(cache: Path) -> None:
    """Through three generations of markup, furniture and links, every paragraph to the letter."""
    cases = {str(case.docid): case for case in iterate_cases(SEED, CASES)}
    rows = read_parse(cache, "part")
    assert rows
    for row in rows:
        case = cases[str(row["docid"])]
        paragraphs: list[dict[str, str]] = row["paragraphs"]  # type: ignore[assignment]
        assert [item["text"] for item in paragraphs] == [block.text for block in case.blocks]
        assert row["title"] == case.title
        assert row["court"] == case.docsource


def test_true_dates_survive_the_sites_mistakes(cache: Path) -> None:
    entries = {str(entry.docid): entry for entry in Docket(SEED, CASES)}
    for row in read_parse(cache, "part"):
        entry = entries[str(row["docid"])]
        if entry.duplicate_of is None and not {"misdated", "undated"} & set(entry.oddities):
            assert row["decided_on"] == entry.decided_on


def test_labels_are_the_sections_that_the_writer_cited(cache: Path) -> None:
    """All the way from served pages; sections outside the 100 most cited are no labels."""
    truth = {str(case.docid): case.sections() for case in iterate_cases(SEED, CASES)}
    labelled = {str(row["docid"]): set(row["labels"]) for row in read_stage(cache, "label")}  # type: ignore[call-overload]
    chosen = set().union(*labelled.values())
    assert len(chosen) == 100
    right = sum(len(labels & truth[docid]) for docid, labels in labelled.items())
    found = sum(len(labels) for labels in labelled.values())
    written = sum(len(truth[str(row["docid"])] & chosen) for row in read_parse(cache, "part"))
    assert right / found >= 0.99
    assert right / written >= 0.99
    dropped = {str(row["docid"]): row["reason"] for row in read_stage(cache, "label", "dropped")}
    assert set(dropped.values()) <= {
        "cites no section of the Indian Penal Code",
        "cites only sections outside the labels",
    }
    assert len(labelled) + len(dropped) == len(read_parse(cache, "part"))


def test_facts_are_the_sentences_that_the_writer_told_as_facts(cache: Path) -> None:
    """Character by character, through cutting, tagging and the rules that leave sentences out."""
    truth = {str(case.docid): case for case in iterate_cases(SEED, CASES)}
    right = found = written = 0
    for row in read_stage(cache, "facts"):
        told = {
            (number, at)
            for number, block in enumerate(truth[str(row["docid"])].blocks)
            for placed in block.sentences
            if placed.role == "Facts"
            for at in range(placed.start, placed.end)
        }
        sentences: list[dict[str, int]] = row["sentences"]  # type: ignore[assignment]
        kept = {(each["paragraph"], at) for each in sentences for at in range(each["start"], each["end"])}
        right, found, written = right + len(told & kept), found + len(kept), written + len(told)
    assert 2 * right / (found + written) >= 0.95
    reasons = {str(row["reason"]) for row in read_stage(cache, "facts", "dropped")}
    assert reasons == {"fewer than 3 fact sentences"}


def test_sections_have_the_words_that_the_box_serves_or_ours(cache: Path) -> None:
    served = {page.number: page for page in write_statutes()}
    sections = {str(row["number"]): row for row in read_stage(cache, "statutes")}
    assert sections.keys() == served.keys()
    fetched = {number for number, row in sections.items() if row["text_from"] == "page"}
    assert len(fetched) > 30
    assert not fetched & UNLINKED
    assert all(served[number].text in str(row["text"]) for number, row in sections.items())
    assert {str(sections[number]["text_from"]) for number in sections.keys() - fetched} == {"ours"}
    published = pq.read_table(cache / "dataset" / "sections.parquet").to_pylist()
    assert all(row["text"] and row["text_from"] in ("page", "ours") for row in published)
    ours = sum(row["text_from"] == "ours" for row in published)
    told = f"{len(published) - ours} from pages" + (f", {ours} in our own words" if ours else "")
    for path in (cache / "dataset" / "README.md", cache / "report.html"):
        assert told in path.read_text(encoding="utf-8")


def test_a_table_of_the_labels_is_written(cache: Path) -> None:
    rows = next(cache.glob("label/*/labels.csv")).read_text(encoding="utf-8").splitlines()
    assert len(rows) > 30


def test_a_second_run_is_a_no_op(cache: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in cache.glob("*/*/part-*")}
    done = ilsi("rebuild", "--cache", cache)
    assert done.returncode == 0
    assert "everything is up to date" in done.stderr
    assert {path: path.stat().st_mtime_ns for path in cache.glob("*/*/part-*")} == before


def test_status_and_verify_and_explain(cache: Path) -> None:
    status = ilsi("status", "--cache", cache)
    assert "up to date" in status.stdout
    docid = read_parse(cache, "part")[0]["docid"]
    assert "document" in ilsi("explain", docid, "--cache", cache).stdout
    removed = next(entry for entry in Docket(SEED, 4000) if "removed" in entry.oddities)
    unknown = ilsi("explain", removed.docid, "--cache", cache)
    assert unknown.returncode in (0, 65)
    assert "Traceback" not in unknown.stderr


def test_verify_finds_a_changed_byte_and_forgets_it(cache: Path, tmp_path: Path) -> None:
    copy = tmp_path / "cache"
    shutil.copytree(cache, copy, symlinks=True, ignore=shutil.ignore_patterns("prefect"))
    assert ilsi_verify(copy).returncode == 0
    part = next(copy.glob("parse/*/part-00000.parquet"))
    whole = part.read_bytes()
    part.write_bytes(whole[:-8] + b"12345678")
    found = ilsi_verify(copy)
    assert found.returncode == 65
    assert "part-00000.parquet has changed since it was written" in found.stderr
    assert ilsi_verify(copy, "--forget").returncode == 0
    assert ilsi("rebuild", "--cache", copy).returncode == 0
    assert part.read_bytes() == whole
    assert ilsi_verify(copy).returncode == 0


def ilsi_verify(cache: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*RUN, "verify", "--cache", str(cache), *flags], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_api_gives_the_same_text(cache: Path, tmp_path: Path) -> None:
    done = ilsi("rebuild", "--via", "api", "--cache", tmp_path / "cache")
    assert done.returncode == 0, done.stderr

    def texts(folder: Path) -> dict[object, object]:
        return {
            row["docid"]: [item["text"] for item in row["paragraphs"]]  # type: ignore[attr-defined]
            for row in read_parse(folder, "part")
        }

    assert texts(tmp_path / "cache") == texts(cache)


@pytest.mark.usefixtures("prefect_home")
def test_ctrl_c_ends_everything_in_one_sentence(tmp_path: Path) -> None:
    """As at a terminal: the interrupt goes to the whole process group, in the middle of collecting."""
    command = [*RUN, "rebuild", "--cache", str(tmp_path), "--box-cases", "400", "--pace", "0.05"]
    home = {"PREFECT_HOME": os.environ["PYTEST_PREFECT_HOME"], "PYTHONPATH": str(ROOT)}
    mark = {"MARK": str(tmp_path)}  # inherited by every process of the run
    with subprocess.Popen(
        command, env=os.environ | home | mark, stderr=subprocess.PIPE, text=True, process_group=0
    ) as process:
        until = time.monotonic() + 600
        while not list(tmp_path.glob("archive/*/ilsi-00000.warc.gz")):
            assert time.monotonic() < until
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert (
        errors.splitlines()[-1] == "ilsi: interrupted; finished work is kept, run the same command to resume"
    )
    assert list_processes(str(tmp_path)) == []


def test_killed_in_the_middle_the_next_run_ends_with_the_same_bytes(cache: Path, tmp_path: Path) -> None:
    """SIGKILL to the run and all its processes; benchmarks/kills.py does this at random moments."""
    shutil.copytree(cache / "archive", tmp_path / "archive")
    command = [*RUN, "rebuild", "--cache", str(tmp_path), "--box-cases", str(CASES), "--box-seed", str(SEED)]
    command += ["--models", "none"]
    home = {"PREFECT_HOME": os.environ["PYTEST_PREFECT_HOME"], "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=os.environ | home, stderr=subprocess.PIPE, process_group=0) as process:
        until = time.monotonic() + 900
        while not list(tmp_path.glob("segment/*/part-*")):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGKILL)
    assert not (tmp_path / "dataset").exists()
    done = ilsi("rebuild", "--cache", tmp_path)
    assert done.returncode == 0, done.stderr
    for folder in sorted(path.name for path in cache.iterdir() if path.is_dir()):
        if folder not in ("archive", "prefect"):
            assert hash_files(tmp_path / folder) == hash_files(cache / folder), folder
    assert not list(tmp_path.rglob("*.writing"))


def hash_files(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder.resolve())): hash_file(path)
        for path in folder.resolve().rglob("*")
        if path.is_file()
    }


def list_processes(word: str) -> list[str]:
    """Command lines and environments of running processes that contain a word."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            about = (folder / "cmdline").read_bytes() + (folder / "environ").read_bytes()
        except OSError:
            continue
        if word.encode() in about and int(folder.name) != os.getpid():
            found.append(about.decode(errors="replace"))
    return found


@pytest.fixture
def server(prefect_home: Path) -> Iterator[str]:
    """A real Prefect server of its own, as `prefect server start` gives it."""
    port = find_free_port()
    environment = os.environ | {
        "PREFECT_HOME": os.environ["PYTEST_PREFECT_HOME"],
        "PREFECT_SERVER_ANALYTICS_ENABLED": "false",
        "DO_NOT_TRACK": "1",
    }
    command = [sys.executable, "-m", "prefect", "server", "start", "--port", str(port)]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            yield _wait_for(f"http://127.0.0.1:{port}/api")
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def find_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _wait_for(url: str) -> str:
    until = time.monotonic() + 600
    while time.monotonic() < until:
        try:
            if requests.get(f"{url}/health", timeout=2).ok:
                return url
        except requests.RequestException:
            time.sleep(0.5)
    raise TimeoutError(url)


def test_a_running_server_sees_the_run(server: str, cache: Path, tmp_path: Path) -> None:
    """Flow runs, a task for each shard and the stage's table are there for the UI to show."""
    copy = tmp_path / "cache"
    shutil.copytree(cache / "archive", copy / "archive")
    started = datetime.now(UTC)
    done = ilsi("rebuild", "--cache", copy, PREFECT_API_URL=server)
    assert done.returncode == 0, done.stderr
    recent = {"flow_runs": {"start_time": {"after_": started.isoformat()}}}
    flows = ask(server, "flow_runs", recent)
    assert {run["state_type"] for run in flows} == {"COMPLETED"}
    assert len(flows) == 2  # rebuild and build: the archive was complete
    until = time.monotonic() + 60  # the server stores task runs some seconds later
    while "parse-0" not in {run["name"] for run in ask(server, "task_runs", recent)}:
        assert time.monotonic() < until
        time.sleep(0.5)
    tables = [found for found in ask(server, "artifacts", recent) if found["key"] == "stage-parse"]
    assert "documents out" in str(tables[0]["data"])


def ask(server: str, what: str, question: dict[str, Any]) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = requests.post(f"{server}/{what}/filter", json=question, timeout=20).json()
    return answer
