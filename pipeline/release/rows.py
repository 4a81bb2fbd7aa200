"""The rows of a release: gathered from the stages, then brought into the order of their opaque ids.

That order tells nothing, neither of the corpus nor of the time. The texts do not fit into memory: they are
scattered over scratch files, one for each row group to be, and each of these is sorted for itself.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from sys import intern  # the same few names stand in every row
from typing import Any, TypeVar

from pipeline.built import Built
from pipeline.release.ids import make_id
from pipeline.rows import iterate_rows
from pipeline.tables import explain_storage_errors, make_folder
from schemas.courts import find_court
from schemas.errors import BadInputError
from schemas.masks import STRICT, count_words
from schemas.published import SPLITS
from schemas.records import Example, as_row

GROUP_ROWS = 1_000  # rows in a row group
HELD_CHARACTERS = 8_000_000  # kept in memory before they go to the scratch files

Row = dict[str, Any]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Member:
    """A document of a release, but for its text."""

    docid: str
    id: str  # opaque
    group: str
    split: str
    strict: bool
    labels: Sequence[str]
    court: str | None  # key; None in the strict tier, where courts are masked, too
    year: int | None  # None in the strict tier, too


def gather_members(built: Built, key: bytes) -> dict[str, Member]:
    """All documents that have a split, by document id and in the order of their opaque ids."""
    assigned = _read_values(built, "split", lambda row: (intern(row["group"]), intern(row["split"])))
    strict = _read_values(built, "mask", lambda row: row["tier"] == STRICT, assigned)
    labels = _read_values(built, "label", lambda row: tuple(map(intern, row["labels"])), assigned)
    places = _read_values(built, "parse", _place, assigned)
    members = [
        Member(docid, make_id(key, docid), *assigned[docid], strict[docid], labels[docid], *place)
        for docid in assigned
        for place in [(None, None) if strict[docid] else places[docid]]
    ]
    if len({member.id for member in members}) != len(members):
        raise AssertionError("two documents have the same opaque id")
    return {member.docid: member for member in sorted(members, key=lambda member: member.id)}


_COLUMNS = {
    "split": ["docid", "group", "split"],
    "mask": ["docid", "tier"],
    "label": ["docid", "labels"],
    "parse": ["docid", "court", "decided_on"],
}


def _read_values(
    built: Built, stage: str, take: Callable[[Row], Value], wanted: Collection[str] | None = None
) -> dict[str, Value]:
    """What is taken of each row of a stage, by document; all documents that are wanted must be there."""
    rows = (row for part in built.list_parts(stage) for row in iterate_rows(part, _COLUMNS[stage]))
    found = {intern(row["docid"]): take(row) for row in rows if wanted is None or row["docid"] in wanted}
    if missing := set(wanted or ()).difference(found):
        raise BadInputError(f"document {min(missing)} is not in stage {stage}: run ./ilsi verify --forget")
    return found


def _place(judgment: Row) -> tuple[str | None, int | None]:
    court, decided_on = find_court(judgment["court"]), judgment["decided_on"]
    return court.key if court else None, decided_on.year if decided_on else None


@dataclass(frozen=True, slots=True)
class Scattered:
    """Rows in scratch files, and what was seen of their texts on the way."""

    groups: Mapping[str, Sequence[Path]]  # by split, one file for each row group, in order
    digests: Mapping[str, str]  # by document id, of what is published of it but its labels
    sentences: Mapping[str, int]  # by split
    words: Mapping[str, int]  # by split


def scatter_rows(
    built: Built,
    members: Mapping[str, Member],
    labels: Sequence[str],
    scratch: Path,
    group_rows: int = GROUP_ROWS,
) -> Scattered:
    """Read the texts once and write each row to the scratch file of its row group."""
    groups = _lay_out(members.values(), scratch, group_rows)
    files = {docid: path for of_split in groups.values() for path, docids in of_split for docid in docids}
    classes = {name: number for number, name in enumerate(labels)}
    digests: dict[str, str] = {}
    sentences: Counter[str] = Counter()
    words: Counter[str] = Counter()

    def write_lines() -> Iterator[tuple[Path, str]]:
        for member, text in _iterate_texts(built, members):
            known = [classes[name] for name in member.labels]
            example = Example(member.id, text, known, member.court, member.year)
            digests[member.docid] = _digest(example)
            sentences[member.split] += len(text)
            words[member.split] += sum(map(count_words, text))
            yield files[member.docid], json.dumps(as_row(example))

    make_folder(scratch)
    _append_lines(write_lines(), scratch)
    paths = {split: [path for path, _ in of_split] for split, of_split in groups.items()}
    return Scattered(paths, digests, sentences, words)


def read_group(path: Path) -> list[Row]:
    """The rows of a scratch file in the order of their ids."""
    with path.open(encoding="utf-8") as file:
        return sorted(map(json.loads, file), key=lambda row: row["id"])


def _lay_out(
    members: Iterable[Member], scratch: Path, group_rows: int
) -> dict[str, list[tuple[Path, list[str]]]]:
    """For each split the scratch files with the documents that go there; members are in order."""
    by_split: dict[str, list[str]] = {split: [] for split in SPLITS}
    for member in members:
        by_split[member.split].append(member.docid)
    return {
        split: [
            (scratch / f"{split}-{start:09d}", docids[start : start + group_rows])
            for start in range(0, len(docids), group_rows)
        ]
        for split, docids in by_split.items()
    }


def _iterate_texts(built: Built, members: Mapping[str, Member]) -> Iterator[tuple[Member, list[str]]]:
    for part in built.list_parts("mask"):
        for row in iterate_rows(part, ["docid", "sentences"]):
            if row["docid"] in members:
                yield members[row["docid"]], row["sentences"]


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
