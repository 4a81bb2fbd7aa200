"""The rows of a release: gathered from the stages, then sorted by their opaque ids.

That order reveals nothing about the corpus or about dates. The texts do not fit into memory: they are
distributed over scratch files, one for each future row group, and each file is sorted separately.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from sys import intern  # the same few names are in every row
from typing import Any, TypeVar

from pipeline.finished import FinishedStages
from pipeline.parquet import explain_storage_errors, iterate_rows, make_folder
from pipeline.publish.opaque_ids import make_id
from schemas.courts import find_court
from schemas.errors import BadInputError
from schemas.masks import STRICT, count_words
from schemas.published import SPLITS
from schemas.records import Example, as_row

GROUP_ROWS = 1_000  # rows in a row group
HELD_CHARACTERS = 8_000_000  # held in memory before they are written to the scratch files

Row = dict[str, Any]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class PublishedRow:
    """A row of a release, without its text."""

    docid: str
    id: str  # opaque
    group: str
    split: str
    strict: bool
    labels: Sequence[str]
    court: str | None  # key; None in the strict tier, where courts are masked as well
    year: int | None  # None in the strict tier


def gather_rows(stages: FinishedStages, key: bytes) -> dict[str, PublishedRow]:
    """All documents that have a split, by document id and sorted by opaque id."""
    assigned = _read_values(stages, "split", lambda row: (intern(row["group"]), intern(row["split"])))
    strict = _read_values(stages, "mask", lambda row: row["tier"] == STRICT, assigned)
    labels = _read_values(stages, "label", lambda row: tuple(map(intern, row["labels"])), assigned)
    origins = _read_values(stages, "parse", _find_origin, assigned)
    documents = [
        PublishedRow(docid, make_id(key, docid), *assigned[docid], strict[docid], labels[docid], *origin)
        for docid in assigned
        for origin in [(None, None) if strict[docid] else origins[docid]]
    ]
    if len({document.id for document in documents}) != len(documents):
        raise AssertionError("two documents have the same opaque id")
    return {document.docid: document for document in sorted(documents, key=lambda document: document.id)}


_COLUMNS = {
    "split": ["docid", "group", "split"],
    "mask": ["docid", "tier"],
    "label": ["docid", "labels"],
    "parse": ["docid", "court", "decided_on"],
}


def _read_values(
    stages: FinishedStages, stage: str, take: Callable[[Row], Value], wanted: Collection[str] | None = None
) -> dict[str, Value]:
    """What `take` gives for each row of a stage, by document; every wanted document must be there."""
    rows = (row for part in stages.list_parts(stage) for row in iterate_rows(part, _COLUMNS[stage]))
    values = {intern(row["docid"]): take(row) for row in rows if wanted is None or row["docid"] in wanted}
    if missing := set(wanted or ()).difference(values):
        raise BadInputError(f"document {min(missing)} is not in stage {stage}: run ./ilsi verify --forget")
    return values


def _find_origin(judgment: Row) -> tuple[str | None, int | None]:
    court, decided_on = find_court(judgment["court"]), judgment["decided_on"]
    return court.key if court else None, decided_on.year if decided_on else None


@dataclass(frozen=True, slots=True)
class ScratchRows:
    """Rows in scratch files, and what was counted while writing them."""

    groups: Mapping[str, Sequence[Path]]  # by split, one file for each row group, in order
    digests: Mapping[str, str]  # by document id, of everything published about it except its labels
    sentences: Mapping[str, int]  # by split
    words: Mapping[str, int]  # by split


def scatter_rows(
    stages: FinishedStages,
    documents: Mapping[str, PublishedRow],
    labels: Sequence[str],
    scratch: Path,
    group_rows: int = GROUP_ROWS,
) -> ScratchRows:
    """Read the texts once and write each row to the scratch file of its row group."""
    groups = _lay_out(documents.values(), scratch, group_rows)
    files = {docid: path for of_split in groups.values() for path, docids in of_split for docid in docids}
    classes = {name: number for number, name in enumerate(labels)}
    digests: dict[str, str] = {}
    sentences: Counter[str] = Counter()
    words: Counter[str] = Counter()

    def write_lines() -> Iterator[tuple[Path, str]]:
        for document, text in _iterate_texts(stages, documents):
            known = [classes[name] for name in document.labels]
            example = Example(document.id, text, known, document.court, document.year)
            digests[document.docid] = _digest(example)
            sentences[document.split] += len(text)
            words[document.split] += sum(map(count_words, text))
            yield files[document.docid], json.dumps(as_row(example))

    make_folder(scratch)
    _append_lines(write_lines(), scratch)
    paths = {split: [path for path, _ in of_split] for split, of_split in groups.items()}
    return ScratchRows(paths, digests, sentences, words)


def read_group(path: Path) -> list[Row]:
    """The rows of a scratch file, sorted by id."""
    with path.open(encoding="utf-8") as file:
        return sorted(map(json.loads, file), key=lambda row: row["id"])


def _lay_out(
    documents: Iterable[PublishedRow], scratch: Path, group_rows: int
) -> dict[str, list[tuple[Path, list[str]]]]:
    """For each split its scratch files, each with the documents that go there, in order."""
    by_split: dict[str, list[str]] = {split: [] for split in SPLITS}
    for document in documents:
        by_split[document.split].append(document.docid)
    return {
        split: [
            (scratch / f"{split}-{start:09d}", docids[start : start + group_rows])
            for start in range(0, len(docids), group_rows)
        ]
        for split, docids in by_split.items()
    }


def _iterate_texts(
    stages: FinishedStages, documents: Mapping[str, PublishedRow]
) -> Iterator[tuple[PublishedRow, list[str]]]:
    for part in stages.list_parts("mask"):
        for row in iterate_rows(part, ["docid", "sentences"]):
            if row["docid"] in documents:
                yield documents[row["docid"]], row["sentences"]


def _digest(example: Example) -> str:
    content = json.dumps([list(example.text), example.court, example.year])
    return sha256(content.encode()).hexdigest()[:32]


def _append_lines(lines: Iterable[tuple[Path, str]], scratch: Path) -> None:
    pending: dict[Path, list[str]] = defaultdict(list)
    held = 0
    with explain_storage_errors(scratch):
        for path, line in lines:
            pending[path].append(line)
            held += len(line)
            if held > HELD_CHARACTERS:
                _flush(pending)
                held = 0
        _flush(pending)


def _flush(pending: dict[Path, list[str]]) -> None:
    for path, lines in pending.items():
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    pending.clear()
