"""The published dataset of a whole rebuild, as those who load it see it."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import datasets
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from embedded.docket.docket import Docket
from embedded.site.write import iterate_cases
from pipeline.dedupe.similarity import list_words, shingle

SEED, CASES = 11, 90  # the small box of conftest.py
SPLITS = ("train", "validation", "test")
Ilsi = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def dataset(rebuilt_box: Path) -> Path:
    return (rebuilt_box / "dataset").resolve()


def read_rows(dataset: Path, split: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = ds.dataset(sorted(dataset.glob(f"data/{split}-*"))).to_table().to_pylist()
    return rows


def read_private(cache: Path) -> dict[str, dict[str, Any]]:
    """What the cache remembers of the newest release, by the public id."""
    (path,) = cache.glob("releases/*/*.rows.parquet")
    return {row["id"]: row for row in pq.read_table(path).to_pylist()}


def test_hugging_face_shows_the_names_of_labels(dataset: Path, tmp_path: Path) -> None:
    files = {split: str(dataset / "data" / f"{split}-*.parquet") for split in SPLITS}
    loaded = datasets.load_dataset("parquet", data_files=files, cache_dir=str(tmp_path))
    names = loaded["train"].features["labels"].feature.names
    assert names == list(json.loads((dataset / "labels.json").read_text()))
    assert {"302", "34"} <= set(names)
    assert sum(len(loaded[split]) for split in SPLITS) == sum(
        len(read_rows(dataset, split)) for split in SPLITS
    )


def test_the_checksums_are_those_of_the_files(dataset: Path) -> None:
    done = subprocess.run(
        ["sha256sum", "-c", "SHA256SUMS"], cwd=dataset, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    listed = {line.split("  ")[1] for line in (dataset / "SHA256SUMS").read_text().splitlines()}
    there = {path.relative_to(dataset).as_posix() for path in dataset.rglob("*") if path.is_file()}
    assert there - listed == {"SHA256SUMS"}


def test_labels_and_facts_are_those_of_the_judgment(rebuilt_box: Path, dataset: Path) -> None:
    names = list(json.loads((dataset / "labels.json").read_text()))
    private = read_private(rebuilt_box)
    truth = {str(case.docid): case.sections() for case in iterate_cases(SEED, CASES)}
    right = found = 0
    for split in SPLITS:
        for row in read_rows(dataset, split):
            about = private[row["id"]]
            labels = {names[label] for label in row["labels"]}
            assert labels == set(about["labels"])
            assert about["split"] == split
            right, found = right + len(labels & truth[about["docid"]]), found + len(labels)
            assert len(row["text"]) >= 3
    assert right / found >= 0.99


def test_nothing_public_leads_to_a_case(rebuilt_box: Path, dataset: Path) -> None:
    """No document id, title, party, web address or case number in any byte or cell that is published."""
    parsed = ds.dataset([str(path) for path in rebuilt_box.glob("parse/*/part-*")]).to_table().to_pylist()
    cases = {str(case.docid): case for case in iterate_cases(SEED, CASES)}
    secrets = {row["docid"] for row in parsed} | {row["title"] for row in parsed}
    secrets |= {row["title"].partition(" on ")[0] for row in parsed}
    secrets |= {"indiankanoon", "127.0.0.1", str(rebuilt_box)}
    secrets |= {link["target"] for row in parsed for link in row["links"] if link["target"]}
    secrets |= {str(entry.docid) for entry in Docket(SEED, CASES)}
    secrets |= {name for row in parsed for name in (row["author"], *row["bench"]) if name}
    assert len(secrets) > 3 * len(cases)
    for path in sorted(dataset.rglob("*")):
        if not path.is_file():
            continue
        raw = path.read_bytes().decode("utf-8", errors="replace")
        shown = raw if path.suffix != ".parquet" else raw + json.dumps(pq.read_table(path).to_pylist())
        # Long numbers could stand in checksums and opaque ids by chance: there only whole words count.
        words = set(shown.replace('"', " ").split())
        for secret in secrets:
            leaked = secret in words if secret.isdigit() else secret in shown
            assert not leaked, f"{path.name} has {secret!r}"


def test_twins_are_never_parted(rebuilt_box: Path, dataset: Path) -> None:
    """No two rows of different splits share most of their text, and of the box's twins one is left."""
    split_of = {row["docid"]: row["split"] for row in read_private(rebuilt_box).values()}
    twins = [
        (str(entry.docid), str(entry.duplicate_of))
        for entry in Docket(SEED, CASES)
        if entry.duplicate_of is not None
    ]
    assert twins
    assert not [pair for pair in twins if len({split_of.get(docid) for docid in pair} - {None}) > 1]
    sets = [
        (split, set(shingle(list_words(row["text"])).tolist()))
        for split in SPLITS
        for row in read_rows(dataset, split)
    ]
    for (split, first), (other, second) in combinations(sets, 2):
        shared = len(first & second)
        assert split == other or shared / len(first | second) < 0.6
        assert split == other or shared < 30 or shared / min(len(first), len(second)) < 0.5


def test_the_graph_has_training_facts_only(dataset: Path) -> None:
    edges = pq.read_table(dataset / "edges.parquet").to_pylist()
    names = list(json.loads((dataset / "labels.json").read_text()))
    expected = {(row["id"], names[label]) for row in read_rows(dataset, "train") for label in row["labels"]}
    assert {(edge["source"], edge["target"]) for edge in edges if edge["relation"] == "cites"} == expected
    assert {(edge["target"], edge["source"]) for edge in edges if edge["relation"] == "cited by"} == expected
    known = {row["id"] for row in read_rows(dataset, "train")}
    facts = {edge["source"] for edge in edges if edge["source_kind"] == "fact"}
    assert facts == known


def test_croissant_is_valid(dataset: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            Path(sys.executable).with_name("mlcroissant"),
            "validate",
            "--jsonld",
            str(dataset / "croissant.json"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr


def test_a_newer_window_keeps_old_splits_and_tells_what_changed(
    rebuilt_box: Path, prefect_home: Path, run_ilsi: Ilsi, tmp_path: Path
) -> None:
    """First the judgments until 2013, then all: one archive, two releases."""

    def rebuild(*flags: str) -> str:
        box = ("--box-seed", SEED, "--box-cases", CASES, "--cache", tmp_path / "cache")
        done = run_ilsi("rebuild", *box, *flags, PREFECT_HOME=str(prefect_home), ILSI_MODELS="none")
        assert done.returncode == 0, done.stderr
        return done.stderr

    rebuild("--end", "2013-12-31", "--labels", str(rebuilt_box / "dataset" / "labels.json"))
    first = {row["docid"]: row for row in read_private(tmp_path / "cache").values()}
    made = Counter(path.parent.parent.name for path in (tmp_path / "cache").glob("*/*/part-*"))
    rebuild("--labels", str(rebuilt_box / "dataset" / "labels.json"))
    folder = next((tmp_path / "cache" / "releases").iterdir())
    history = json.loads((folder / "history.json").read_text())
    assert [entry["basis"] for entry in history] == [None, "1.0.0"]
    newest = {
        row["docid"]: row
        for row in pq.read_table(folder / f"{history[-1]['version']}.rows.parquet").to_pylist()
    }
    moved = [
        docid for docid in first.keys() & newest.keys() if first[docid]["split"] != newest[docid]["split"]
    ]
    removed = first.keys() - newest.keys()
    assert len(newest) > len(first)
    changes = history[-1]["changes"]
    assert (changes["moved"], changes["removed"]) == (len(moved), len(removed))
    assert changes["added"] == len(newest.keys() - first.keys())
    assert history[-1]["version"].startswith("2." if moved or removed else "1.")
    # A document moves only if a newer one ties two groups together, and goes only for an older duplicate.
    assert len(moved) + len(removed) <= 2
    # Shards of years that have nothing new are those of the first run.
    linked = [path for path in (tmp_path / "cache").glob("parse/*/part-*") if path.stat().st_nlink > 1]
    assert made["parse"] > 4
    assert len(linked) >= 2 * (made["parse"] - 1)
    assert (tmp_path / "cache" / "dataset").resolve().name == history[-1]["version"]


def test_going_back_to_earlier_settings_shows_the_earlier_release(
    rebuilt_box: Path, prefect_home: Path, run_ilsi: Ilsi, tmp_path: Path
) -> None:
    copy = tmp_path / "cache"
    shutil.copytree(rebuilt_box, copy, symlinks=True)
    sums = (copy / "dataset" / "SHA256SUMS").read_bytes()

    def rebuild(*flags: str) -> None:
        box = ("--box-seed", SEED, "--box-cases", CASES, "--cache", copy)
        done = run_ilsi("rebuild", *box, *flags, PREFECT_HOME=str(prefect_home), ILSI_MODELS="none")
        assert done.returncode == 0, done.stderr

    rebuild("--top", "20")
    assert (copy / "dataset").resolve().name == "2.0.0"  # another list of labels
    assert len(json.loads((copy / "dataset" / "labels.json").read_text())) == 20
    kept = {
        row["docid"]: row["split"]
        for row in pq.read_table(next(copy.glob("releases/*/1.0.0.rows.parquet"))).to_pylist()
    }
    now = {
        row["docid"]: row["split"]
        for row in pq.read_table(next(copy.glob("releases/*/2.0.0.rows.parquet"))).to_pylist()
    }
    assert now.items() <= kept.items()
    rebuild()
    assert (copy / "dataset").resolve().name == "1.0.0"
    assert (copy / "dataset" / "SHA256SUMS").read_bytes() == sums
