"""`./ilsi reproduce` as a user runs it: real processes, a real Prefect server, a kill in between."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROWS = "linear,lesicin,lesicin-no-graph"
Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]


@pytest.fixture(scope="module")
def folder(
    rebuilt_box: Path,
    prefect_home: Path,
    run_ilsi: Run,
    ilsi_command: list[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """An experiment that was killed after its first run, and then completed."""
    cache = tmp_path_factory.mktemp("reproduce") / "cache"
    flags = ["reproduce", "--quick", "--rows", ROWS, "--dataset", rebuilt_box / "dataset", "--cache", cache]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("ILSI_")}
    process = subprocess.Popen(
        [*ilsi_command, *map(str, flags)],
        env=clean | {"PYTHONPATH": str(ROOT), "PREFECT_HOME": str(prefect_home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    deadline = time.monotonic() + 300
    while not list(cache.glob("experiments/*/lesicin-seed-1/scores.safetensors")):
        assert process.poll() is None, "ended before it could be killed"
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    done = run_ilsi(*flags, PREFECT_HOME=str(prefect_home))
    assert done.returncode == 0, done.stderr
    (made,) = (cache / "experiments").iterdir()
    (made / "shown.txt").write_text(done.stdout)
    (made / "told.txt").write_text(done.stderr)
    return made


def test_it_says_beforehand_how_long_it_takes_and_resumes(folder: Path) -> None:
    told = (folder / "told.txt").read_text()
    assert "2 runs of 3 to do: at most about" in told
    assert "train lesicin-seed-1: done before" in told


def test_it_shows_the_table_and_what_the_graph_is_worth(folder: Path) -> None:
    shown = (folder / "shown.txt").read_text()
    assert "What the citation graph is worth in macro F1: LeSICiN" in shown
    assert "difference to LeSICiN" in shown
    found = json.loads((folder / "results.json").read_text())
    assert set(found["rows"]) == set(ROWS.split(","))
    assert found["rows"]["linear"]["difference"]["adjusted_t"] >= found["rows"]["linear"]["difference"]["p_t"]
    assert all(row["cpu_seconds"] > 0 for row in found["rows"].values())


def test_another_run_does_nothing(folder: Path, rebuilt_box: Path, run_ilsi: Run, prefect_home: Path) -> None:
    flags = ["--quick", "--rows", ROWS, "--dataset", rebuilt_box / "dataset", "--cache", folder.parents[1]]
    done = run_ilsi("reproduce", *flags, PREFECT_HOME=str(prefect_home))
    assert done.stderr.splitlines() == ["all runs are finished"]
    assert done.stdout == (folder / "shown.txt").read_text()


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--rows", "lesicn"], "there is no row 'lesicn': did you mean lesicin?"),
        (["--encoder", "my_bert"], "--encoder my_bert does not name a row: write it as hbert=FOLDER"),
        (
            ["--rows", "linear", "--encoder", "linear=my_bert"],
            "the row linear takes no encoder: of these rows, none can have one",
        ),
    ],
)
def test_mistakes_are_one_sentence(
    flags: list[str], sentence: str, refuse_ilsi: Refuse, rebuilt_box: Path, tmp_path: Path
) -> None:
    dataset = rebuilt_box / "dataset"
    refuse_ilsi(sentence, "reproduce", *flags, "--dataset", dataset, "--cache", tmp_path / "cache", code=2)


def test_without_a_dataset_there_is_one_sentence(refuse_ilsi: Refuse, tmp_path: Path) -> None:
    place = tmp_path / "cache" / "dataset"
    sentence = f"{place} does not exist: run ./ilsi rebuild, or name a --dataset"
    refuse_ilsi(sentence, "reproduce", "--cache", tmp_path / "cache", code=2)
