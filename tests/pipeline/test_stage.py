"""The stage machinery: nothing is lost silently, nothing is done twice, a kill leaves no trace."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from pipeline.shards import ShardJob, UnbalancedError, read_summary, write_shard
from pipeline.stage import (
    StagePlan,
    digest_lines,
    finish_stage,
    list_jobs,
    read_manifest,
    run_stage,
    verify_stage,
)
from schemas.records import Dropped, Statute


def statute(docid: str) -> Statute:
    return Statute(docid, None, f"Section {docid}", None, docid, None, "text " * 5)


def make_plan(documents: list[list[str]], *, runs: str = "schemas", **parameters: int) -> StagePlan:
    return StagePlan("toy", (runs,), Statute, parameters, tuple(digest_lines(shard) for shard in documents))


def make_shard(job: ShardJob, docids: list[str]) -> None:
    """Drop every third document."""
    results = [Dropped(docid, "toy", "third") if int(docid) % 3 == 0 else statute(docid) for docid in docids]
    write_shard(job, results, documents_in=len(docids))


def run(documents: list[list[str]], cache: Path, **options: int) -> tuple[StagePlan, list[int]]:
    """Run the toy stage and tell which shards were really made."""
    made: list[int] = []
    plan = make_plan(documents, **options)

    def make(job: ShardJob) -> None:
        made.append(job.index)
        make_shard(job, documents[job.index])

    run_stage(plan, cache, make)  # type: ignore[arg-type]
    return plan, made


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


DOCUMENTS = [["1", "2", "3"], ["4", "5"], ["6"]]


def test_a_run_balances_and_keeps_reasons(tmp_path: Path) -> None:
    plan, _ = run(DOCUMENTS, tmp_path)
    manifest = read_manifest(plan.folder(tmp_path))
    assert manifest is not None
    assert (manifest["documents_in"], manifest["documents_out"]) == (6, 4)
    assert manifest["dropped"] == {"third": 2}
    parts = sorted(plan.folder(tmp_path).glob("part-*.parquet"))
    assert [pq.read_table(part).column("docid").to_pylist() for part in parts] == [["1", "2"], ["4", "5"], []]
    dropped = [pq.read_table(path).to_pylist() for path in sorted(plan.folder(tmp_path).glob("dropped-*"))]
    assert dropped[0] == [{"docid": "3", "stage": "toy", "reason": "third"}]


def test_a_second_run_makes_nothing(tmp_path: Path) -> None:
    run(DOCUMENTS, tmp_path)
    assert run(DOCUMENTS, tmp_path)[1] == []


@pytest.mark.parametrize("change", [{"runs": "schemas.errors"}, {"window": 5}])
def test_other_code_or_another_parameter_is_another_folder(tmp_path: Path, change: dict[str, int]) -> None:
    first, _ = run(DOCUMENTS, tmp_path)
    second, made = run(DOCUMENTS, tmp_path, **change)
    assert first.fingerprint != second.fingerprint
    assert made == [0, 1, 2]


def test_only_the_touched_shard_is_made_again(tmp_path: Path) -> None:
    first, _ = run(DOCUMENTS, tmp_path)
    second, made = run([["1", "2", "3"], ["4", "5", "7"], ["6"]], tmp_path)
    assert made == [1]
    assert first.folder(tmp_path) != second.folder(tmp_path)
    assert (
        contents(first.folder(tmp_path))["part-00000.parquet"]
        == contents(second.folder(tmp_path))["part-00000.parquet"]
    )


def test_an_unbalanced_shard_leaves_nothing(tmp_path: Path) -> None:
    (job, *_) = list_jobs(make_plan(DOCUMENTS), tmp_path)
    with pytest.raises(UnbalancedError, match="4 documents in, but 1 out and 0 dropped"):
        write_shard(job, [statute("1")], documents_in=4)
    assert list(job.folder.iterdir()) == []


def test_an_error_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    (job, *_) = list_jobs(make_plan(DOCUMENTS), tmp_path)

    def fail():  # type: ignore[no-untyped-def]
        yield statute("1")
        raise RuntimeError("stop")

    with pytest.raises(RuntimeError):
        write_shard(job, fail(), documents_in=2)
    assert list(job.folder.iterdir()) == []


def test_rows_of_one_document_count_once(tmp_path: Path) -> None:
    (job, *_) = list_jobs(make_plan(DOCUMENTS), tmp_path)
    summary = write_shard(job, [statute("1"), statute("1"), statute("2")], documents_in=2)
    assert (summary.documents_out, summary.rows) == (2, 3)
    assert read_summary(job.part) == summary


def test_no_manifest_while_a_shard_is_missing(tmp_path: Path) -> None:
    plan = make_plan(DOCUMENTS)
    make_shard(list_jobs(plan, tmp_path)[0], DOCUMENTS[0])
    with pytest.raises(FileNotFoundError):
        finish_stage(plan, tmp_path)
    assert read_manifest(plan.folder(tmp_path)) is None


def test_verify_finds_a_changed_and_a_missing_file(tmp_path: Path) -> None:
    folder = run(DOCUMENTS, tmp_path)[0].folder(tmp_path)
    assert list(verify_stage(folder)) == []
    part = folder / "part-00001.parquet"
    part.write_bytes(part.read_bytes()[:-1] + b"x")
    (folder / "dropped-00002.parquet").unlink()
    found = list(verify_stage(folder))
    assert len(found) == 2
    assert "part-00001.parquet has changed since it was written" in found[0]
    assert "dropped-00002.parquet is missing" in found[1]


def test_killed_runs_end_with_the_same_bytes(tmp_path: Path) -> None:
    """SIGKILL at ever later moments, then a run to the end."""
    script = tmp_path / "toy.py"
    script.write_text(
        textwrap.dedent("""
        import sys, time
        from pathlib import Path
        from pipeline.shards import write_shard
        from pipeline.stage import StagePlan, digest_lines, run_stage
        from schemas.records import Statute

        documents = [[str(n) for n in range(s, 3000, 6)] for s in range(6)]

        def slow(docids):
            for docid in docids:
                time.sleep(0.0002)
                yield Statute(docid, None, "t", None, docid, None, "text " * 50)

        plan = StagePlan("toy", (), Statute, {}, tuple(digest_lines(shard) for shard in documents))
        print("ready", flush=True)
        run_stage(plan, Path(sys.argv[1]),
                  lambda job: write_shard(job, slow(documents[job.index]), documents_in=500))
        """)
    )

    def start(cache: Path) -> subprocess.Popen[str]:
        environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
        process = subprocess.Popen(
            [sys.executable, str(script), str(cache)], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        process.stdout.readline()
        return process

    for delay in (0.02, 0.15, 0.3, 0.35, 0.5):
        with start(tmp_path / "killed") as process:
            time.sleep(delay)
            process.send_signal(signal.SIGKILL)
    for name in ("killed", "whole"):
        with start(tmp_path / name) as process:
            assert process.wait() == 0
    (killed,), (whole,) = ((tmp_path / name / "toy").glob("*") for name in ("killed", "whole"))
    assert contents(killed) == contents(whole)
