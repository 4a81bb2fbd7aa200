"""The open court data as a user collects it, from the buckets of the box."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

BOX = ("--via", "opendata", "--box-cases", "60", "--box-seed", "4")


@pytest.fixture(scope="module")
def cache(
    tmp_path_factory: pytest.TempPathFactory, run_ilsi: Callable[..., subprocess.CompletedProcess[str]]
) -> Path:
    folder = tmp_path_factory.mktemp("opendata") / "cache"
    done = run_ilsi("collect", *BOX, "--cache", folder, "--courts", "delhi,supreme", "--limit", 4)
    assert done.returncode == 0, done.stderr
    assert "8 new documents" in done.stderr
    assert "not a criminal case type" in done.stdout
    return folder


def test_status_counts_by_court_and_year(
    cache: Path, run_ilsi: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    done = run_ilsi("status", *BOX, "--cache", cache, "--courts", "delhi,supreme")
    years = [
        line.split() for line in done.stdout.splitlines() if line.split()[1:2] and line.split()[1].isdigit()
    ]
    years = [words for words in years if len(words) == 9 and 1949 < int(words[1]) < 2025]
    assert {words[0] for words in years} == {"delhi", "supreme"}
    assert sum(int(words[4]) for words in years) == 8  # fetched
    assert all(int(words[2]) > 0 for words in years)


def test_a_second_run_brings_nothing(
    cache: Path, run_ilsi: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    done = run_ilsi("collect", *BOX, "--cache", cache, "--courts", "delhi,supreme", "--limit", 4)
    assert done.returncode == 0 and "0 new documents" in done.stderr


def test_mistakes_are_one_sentence(refuse_ilsi: Callable[..., None], tmp_path: Path) -> None:
    where = ("--cache", tmp_path / "cache")
    ids = tmp_path / "ids.txt"
    ids.write_text("1\n")
    refuse_ilsi(
        "--ids is for the sources web and api: the open court data is read by court and year",
        *("collect", *BOX, *where, "--ids", ids),
        code=2,
    )
    refuse_ilsi(
        "matters: '[' is neither criminal nor all, and no regular expression "
        "(unterminated character set at position 0)",
        *("collect", *BOX, *where, "--matters", "["),
        code=2,
    )
    refuse_ilsi(
        "files and folders are read with --source files only",
        *("collect", "--source", "opendata", *where, tmp_path),
        code=2,
    )
    assert not (tmp_path / "cache" / "archive").exists()
