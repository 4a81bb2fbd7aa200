"""`./ilsi forget` and the removal list: whole, dated, and never taken for empty."""

import json
import subprocess
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from flows.cli.forget import forget_documents
from flows.collecting.site import run_import
from pipeline.cache_lock import lock_cache
from pipeline.mask.removals import Removal, add_removals, find_list, read_removals, undo_removals
from pipeline.parquet import open_parquet
from pipeline.publish.changes import KeptRow
from pipeline.publish.history import write_kept
from schemas.errors import BadInputError, BusyError
from schemas.records import SCHEMAS, Distinct, Duplicate, to_batch
from schemas.settings import Settings

MONDAY, TUESDAY = date(2026, 1, 5), date(2026, 1, 6)


Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def forget(run_ilsi: Run) -> Run:
    return partial(run_ilsi, "forget")


# The list


def test_cases_are_put_on_the_list_with_date_and_reason(tmp_path: Path) -> None:
    assert add_removals(tmp_path, ["7", "8", "7"], "asked", MONDAY) == ["7", "8"]
    assert add_removals(tmp_path, ["8", "9"], None, TUESDAY) == ["9"]
    assert read_removals(tmp_path) == {
        "7": Removal("2026-01-05", "asked"),
        "8": Removal("2026-01-05", "asked"),  # the first day stays
        "9": Removal("2026-01-06", None),
    }


def test_cases_are_taken_off_again(tmp_path: Path) -> None:
    add_removals(tmp_path, ["7", "8"], None, MONDAY)
    assert undo_removals(tmp_path, ["8", "5", "8"]) == ["8"]
    assert list(read_removals(tmp_path)) == ["7"]
    assert undo_removals(tmp_path / "new", ["8"]) == []


def test_a_cache_without_a_list_has_nothing_on_it(tmp_path: Path) -> None:
    assert read_removals(tmp_path) == {}
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"7": 1}', b'{"7": {"when": "now"}}', b"\xff"])
def test_a_damaged_list_is_never_an_empty_one(content: bytes, tmp_path: Path) -> None:
    add_removals(tmp_path, ["7"], None, MONDAY)
    find_list(tmp_path).write_bytes(content)
    for act in (
        lambda: read_removals(tmp_path),
        lambda: add_removals(tmp_path, ["8"], None, MONDAY),
        lambda: undo_removals(tmp_path, ["8"]),
    ):
        with pytest.raises(BadInputError, match=r"list\.json cannot be read as a removal list: "):
            act()
    assert find_list(tmp_path).read_bytes() == content


def test_only_the_list_is_locked(tmp_path: Path) -> None:
    """A rebuild may take days: nobody waits for it with a removal."""
    with lock_cache(tmp_path, "ilsi rebuild"):
        add_removals(tmp_path, ["7"], None, MONDAY)
    with (
        lock_cache(find_list(tmp_path).parent, "ilsi forget"),
        pytest.raises(BusyError, match="in use by ilsi forget"),
    ):
        add_removals(tmp_path, ["8"], None, MONDAY)
    assert list(read_removals(tmp_path)) == ["7"]


# The command


def test_forget_list_and_undo(forget: Run, tmp_path: Path) -> None:
    where = tmp_path / "cache" / "removals" / "list.json"
    done = forget("445276", "12", "--reason", "asked for by the [red]family", "--cache", tmp_path / "cache")
    assert done.returncode == 0
    effect = "run ./ilsi rebuild for it to take effect"
    assert done.stdout == f"2 put on the removal list, which has 2 now, in {where}: {effect}\n"
    assert done.stderr.splitlines() == [
        f"{docid} is not known here: it is left out should it ever be collected" for docid in ("445276", "12")
    ]
    assert json.loads(where.read_bytes())["12"]["reason"] == "asked for by the [red]family"
    again = forget("12", "--cache", tmp_path / "cache")
    assert again.stdout == f"0 put on the removal list, which has 2 now, in {where}\n"
    assert again.stderr == "12 is on the removal list already\n"
    listed = forget("--list", "--cache", tmp_path / "cache").stdout
    assert "445276" in listed
    assert "asked for by the [red]family" in listed
    undone = forget("12", "13", "--undo", "--cache", tmp_path / "cache")
    assert undone.stdout == f"1 taken off the removal list, which has 1 now, in {where}: {effect}\n"
    assert undone.stderr == "13 is not on the removal list\n"
    assert list(json.loads(where.read_bytes())) == ["445276"]


def test_an_empty_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(cache=tmp_path)
    forget_documents(settings, [], reason=None, undo=False, show=True)
    assert capsys.readouterr().out == "the removal list is empty\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "name the ids of documents, or show the removal list with --list"),
        ([" "], "name the ids of documents, or show the removal list with --list"),
        (["--undo"], "name the ids of documents, or show the removal list with --list"),
        (["7", "--list"], "--list goes alone: it shows the whole removal list"),
        (["7", "--undo", "--reason", "x"], "--reason says why a case is removed: leave it out with --undo"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    forget: Run, arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    done = forget(*arguments, "--cache", tmp_path / "cache")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"ilsi: {sentence}\n")
    assert not (tmp_path / "cache").exists()


def test_a_damaged_list_is_told(forget: Run, tmp_path: Path) -> None:
    add_removals(tmp_path, ["7"], None, MONDAY)
    find_list(tmp_path).write_text("{")
    done = forget("8", "--cache", tmp_path)
    assert done.returncode == 65
    assert done.stderr.startswith(f"ilsi: {find_list(tmp_path)} cannot be read as a removal list: ")


def test_known_documents_need_no_note(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (
        '<!DOCTYPE html><html><body><form action="/doc/1000001/"></form><div class="judgments">'
        '<h3 class="docsource_main">Delhi High Court</h3><h2 class="doc_title">A vs B on 1 May, 2001</h2>'
        "<p>He was heard.</p></div></body></html>"
    )
    (tmp_path / "1000001.html").write_text(page)
    settings = Settings(cache=tmp_path / "cache", source="files")
    run_import(settings, [tmp_path / "1000001.html"])
    capsys.readouterr()
    forget_documents(settings, ["1000001", "1000002"], reason=None, undo=False, show=False)
    assert capsys.readouterr().err.splitlines() == [
        "1000002 is not known here: it is left out should it ever be collected"
    ]


# Duplicates, and ids of published rows


def write_table(path: Path, record: type, rows: list[object]) -> None:
    path.parent.mkdir(parents=True)
    with open_parquet(path, SCHEMAS[record]) as writer:
        writer.write_batch(to_batch(rows, record))


def test_the_same_judgment_under_other_ids_goes_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [Distinct("7", "7", [Duplicate("70", 0.9), Duplicate("71", 0.8)], []), Distinct("8", "8", [], [])]
    write_table(tmp_path / "dedupe" / "abc" / "part-00000.parquet", Distinct, rows)
    forget_documents(Settings(cache=tmp_path), ["70"], reason="asked", undo=False, show=False)
    assert set(read_removals(tmp_path)) == {"7", "70", "71"}
    assert "the same judgment is also document 7, 71" in capsys.readouterr().err


def test_a_row_is_forgotten_by_its_public_id(tmp_path: Path, forget: Run) -> None:
    key = "00721ccd7ef478b74f0b"
    rows = [KeptRow("4711", key, "4711", "train", "d", ["302"], True)]
    write_kept(tmp_path / "releases" / "web" / "1.0.0.rows.parquet", rows)
    assert forget(key, "--cache", tmp_path).returncode == 0
    assert set(read_removals(tmp_path)) == {"4711"}
    done = forget("11721ccd7ef478b74f0b", "--cache", tmp_path)
    assert done.returncode == 65
    assert "has a row with the id 11721ccd7ef478b74f0b" in done.stderr
