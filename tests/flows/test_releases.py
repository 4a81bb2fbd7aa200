"""The history of releases: what it allows, what it remembers, and what is told when it is damaged."""

import re
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from pipeline.publish.card import write_table
from pipeline.publish.changes import Changes, KeptRow, count_changes, raise_version, write_changelog
from pipeline.publish.history import (
    Release,
    choose_basis,
    find_release,
    find_rows,
    iterate_kept,
    read_history,
    read_splits,
    remove_unlisted,
    switch_link,
    write_history,
    write_kept,
)
from pipeline.publish.opaque_ids import make_id, read_release_key
from schemas.errors import BadInputError, StorageError

LABELS = ("34", "302")
ROWS = [
    KeptRow("12", "b1", "12", "train", "d1", ["34"], True),
    KeptRow("7", "a9", "12", "train", "d2", ["34", "302"], True),
    KeptRow("31", "c4", "31", "test", "d3", ["302"], True),
]


GONE = KeptRow("50", "e5", "50", "test", "d5", ["34"], False)  # of an earlier release
BACK = replace(GONE, published=True)


def release(version: str, inputs: str, basis: str | None = None) -> Release:
    return Release(
        version, f"all of {inputs}", inputs, basis, LABELS, ("a", "b"), Changes(added=3, new_labels=["34"])
    )


HISTORY = [release("1.0.0", "A"), release("1.1.0", "B", "1.0.0"), release("2.0.0", "C", "1.1.0")]


# Versions


def compare(rows: list[KeptRow], labels: tuple[str, ...] = LABELS) -> Changes:
    before, now = dict.fromkeys(LABELS, "same"), dict.fromkeys(labels, "same")
    return count_changes([*ROWS, GONE], {row.docid: row for row in rows}, before, now)


NEW = KeptRow("99", "ff", "99", "train", "d4", ["34"], True)


@pytest.mark.parametrize(
    ("changes", "counted", "version"),
    [
        (compare(ROWS), Changes(), "1.4.3"),
        (compare([*ROWS, NEW]), Changes(added=1), "1.5.0"),
        (compare([replace(ROWS[0], digest="other"), *ROWS[1:]]), Changes(rewritten=1), "1.5.0"),
        (compare([replace(ROWS[0], labels=["302"]), *ROWS[1:]]), Changes(relabelled=1), "1.5.0"),
        (compare([replace(ROWS[0], group="7"), *ROWS[1:]]), Changes(), "1.4.3"),
        (compare(ROWS[1:]), Changes(removed=1), "2.0.0"),
        (compare([replace(ROWS[0], split="test"), *ROWS[1:]]), Changes(moved=1), "2.0.0"),
        (compare([replace(ROWS[0], id="other"), *ROWS[1:]]), Changes(added=1, removed=1), "2.0.0"),
        (compare(ROWS, ("34", "302", "420")), Changes(new_labels=("420",)), "2.0.0"),
        (compare(ROWS, ("302",)), Changes(lost_labels=("34",)), "2.0.0"),
        (compare([*ROWS[1:], NEW]), Changes(added=1, removed=1), "2.0.0"),
        (compare([*ROWS, BACK]), Changes(added=1), "1.5.0"),
        (compare([*ROWS, replace(BACK, split="train")]), Changes(added=1, moved=1), "2.0.0"),
    ],
)
def test_what_changed_decides_the_version(changes: Changes, counted: Changes, version: str) -> None:
    assert changes == counted
    assert raise_version("1.4.2", changes) == version


def test_another_text_of_a_section_is_a_minor_version() -> None:
    rows = {row.docid: row for row in ROWS}
    changes = count_changes(ROWS, rows, {"34": "a", "302": "b"}, {"34": "a", "302": "c"})
    assert changes == Changes(sections=1)
    assert raise_version("1.4.2", changes) == "1.5.0"


def test_the_changelog_tells_numbers_newest_first() -> None:
    first = replace(HISTORY[0], changes=None)
    patch = replace(HISTORY[1], version="1.0.1", changes=Changes())
    moved = replace(HISTORY[2], changes=Changes(moved=1200, removed=2, lost_labels=["34", "302"]))
    text = write_changelog([(each.version, each.changes) for each in (first, patch, moved)])
    assert text.endswith(
        "## 2.0.0\n\nCompared with the previous version:\n\n- rows removed: 2\n"
        "- rows moved to another split: 1,200\n"
        "- labels removed: 34, 302\n\n## 1.0.1\n\nCompared with the previous version:\n\n- no row changed\n\n"
        "## 1.0.0\n\nThe first version.\n"
    )


def test_tables_have_their_numbers_to_the_right() -> None:
    assert (
        write_table(("what", "rows"), [("a|b", 1200)]) == "| what | rows |\n| --- | ---: |\n| a\\|b | 1,200 |"
    )


# The history


def test_the_basis_is_the_last_release_or_what_it_was_for_the_same_inputs() -> None:
    assert choose_basis([], "A") is None
    assert choose_basis(HISTORY, "new") == HISTORY[2]
    assert choose_basis(HISTORY, "A") is None
    assert choose_basis(HISTORY, "B") == HISTORY[0]
    assert choose_basis(HISTORY, "C") == HISTORY[1]


def test_a_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read_history(tmp_path / "nowhere") == ()
    assert read_history(tmp_path) == ()
    first = replace(HISTORY[0], labels=["34"], sections=["a"], changes=None)
    second = replace(
        HISTORY[1], labels=["34"], sections=["a"], changes=Changes(1, 2, 3, 4, 5, 6, ["420"], ["34"])
    )
    write_history(tmp_path, [first, second])
    assert read_history(tmp_path) == (first, second)
    assert find_release(read_history(tmp_path), second.identity) == second
    assert find_release(read_history(tmp_path), "other") is None


@pytest.mark.parametrize("content", ["", "{", "null", '{"1.0.0": 1}', '[{"version": "1.0.0"}]', "[1]"])
def test_a_damaged_history_is_never_taken_for_an_empty_one(tmp_path: Path, content: str) -> None:
    path = tmp_path / "history.json"
    path.write_text(content)
    with pytest.raises(BadInputError, match=re.escape(f"{path} is missing or cannot be read")):
        read_history(tmp_path)


@pytest.mark.parametrize("name", ["1.0.0", "1.0.0.rows.parquet"])
def test_a_lost_history_is_told_where_releases_are(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(BadInputError, match="put back your copy of it"):
        read_history(tmp_path)


def list_names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_only_what_is_not_listed_is_removed(tmp_path: Path) -> None:
    for name in ("1.0.0", "1.1.0", "next.writing/scratch", "notes", "1.2"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("1.0.0.rows.parquet", "1.1.0.rows.parquet", "history.json.12.writing", "1.1.0/README.md"):
        (tmp_path / name).touch()
    write_history(tmp_path, HISTORY[:1])
    remove_unlisted(tmp_path, HISTORY[:1])
    assert list_names(tmp_path) == ["1.0.0", "1.0.0.rows.parquet", "1.2", "history.json", "notes"]


def test_rows_are_remembered(tmp_path: Path) -> None:
    write_kept(find_rows(tmp_path, "1.0.0"), ROWS)
    assert list(iterate_kept(tmp_path, HISTORY[0])) == ROWS
    assert read_splits(tmp_path, HISTORY[0]) == {"12": "train", "7": "train", "31": "test"}


def test_lost_and_damaged_rows_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match=r"1\.0\.0\.rows\.parquet is missing or damaged, and later"):
        read_splits(tmp_path, HISTORY[0])
    find_rows(tmp_path, "1.0.0").write_text("no table")
    with pytest.raises(BadInputError, match=r"1\.0\.0\.rows\.parquet is missing or damaged"):
        read_splits(tmp_path, HISTORY[0])


def test_the_key_of_a_box_does_not_stand_in_the_way_of_real_releases(tmp_path: Path) -> None:
    rows = find_rows(tmp_path / "releases" / "box-1a2b3c", "1.0.0")
    rows.parent.mkdir(parents=True)
    rows.touch()
    assert len(read_release_key(tmp_path)) == 32


# The link


def test_the_link_is_relative_and_is_replaced(tmp_path: Path) -> None:
    link, target = tmp_path / "dataset", tmp_path / "releases" / "box" / "1.0.0"
    target.mkdir(parents=True)
    switch_link(link, tmp_path / "releases" / "box" / "0.9.0")
    (tmp_path / "dataset.77.writing").symlink_to("left by a kill")
    switch_link(link, target)
    assert str(link.readlink()) == "releases/box/1.0.0"
    assert list_names(tmp_path) == ["dataset", "releases"]
    before = link.lstat().st_mtime_ns
    switch_link(link, target)
    assert link.lstat().st_mtime_ns == before


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_what_is_in_the_way_of_the_link_stays(tmp_path: Path, kind: str) -> None:
    link = tmp_path / "dataset"
    link.mkdir() if kind == "folder" else link.write_text("mine")
    with pytest.raises(StorageError, match="dataset is in the way of the link"):
        switch_link(link, tmp_path / "1.0.0")
    assert link.exists()
    assert not link.is_symlink()


# The key


def test_ids_depend_on_the_key_and_tell_nothing() -> None:
    # RFC 4231, test case 2
    assert make_id(b"Jefe", "what do ya want for nothing?") == "5bdcc146bf60754e6a04"
    assert make_id(b"other", "12345") != make_id(b"key", "12345")


def test_the_key_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    (tmp_path / "release.key.1.writing").write_text("left by a kill")
    key = read_release_key(tmp_path)
    assert len(key) == 32
    assert read_release_key(tmp_path) == key
    assert list_names(tmp_path) == ["release.key"]
    assert stat.S_IMODE((tmp_path / "release.key").stat().st_mode) == 0o600
    assert read_release_key(tmp_path / "other") != key


@pytest.mark.parametrize("content", [b"", b"abc", b"0" * 63, b"z" * 64, b"\xff" * 64])
def test_a_damaged_key_is_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "release.key").write_bytes(content)
    with pytest.raises(BadInputError, match="is not a key of 64 hexadecimal digits: put back"):
        read_release_key(tmp_path)
    assert (tmp_path / "release.key").read_bytes() == content


def test_a_lost_key_is_not_replaced_where_releases_are(tmp_path: Path) -> None:
    (tmp_path / "releases" / "web").mkdir(parents=True)
    write_kept(find_rows(tmp_path / "releases" / "web", "1.0.0"), ROWS)
    with pytest.raises(BadInputError, match="is missing, but there are releases whose ids depend on it"):
        read_release_key(tmp_path)
    assert not (tmp_path / "release.key").exists()
