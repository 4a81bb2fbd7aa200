"""What a release changes against the one before it, and the version that it gets for that."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

FIRST = "1.0.0"


@dataclass(frozen=True, slots=True)
class KeptRow:
    """What we remember of a row, also of one that earlier releases had. Never published: it has the
    document's id."""

    docid: str
    id: str  # opaque
    group: str
    split: str
    digest: str  # of all that is published of it but its split and its labels
    labels: Sequence[str]  # names, so that they can be compared when classes are numbered anew
    published: bool  # in this release; else it is remembered for its split, should it come back


@dataclass(frozen=True, slots=True)
class Changes:
    """Numbers of rows, but for the labels of the whole dataset, which have names."""

    added: int = 0
    removed: int = 0
    moved: int = 0  # to another split
    rewritten: int = 0  # text, court or year
    relabelled: int = 0
    sections: int = 0  # labels whose title, place or text in the law is another
    new_labels: Sequence[str] = ()
    lost_labels: Sequence[str] = ()


def count_changes(
    earlier: Iterable[KeptRow],
    rows: Mapping[str, KeptRow],
    earlier_labels: Mapping[str, str],
    labels: Mapping[str, str],
) -> Changes:
    """Compare the rows by document. One whose id is another is another row to everybody else. Labels come
    with digests of what is published of their sections."""
    kept = removed = moved = rewritten = relabelled = 0
    for before in earlier:
        now = rows.get(before.docid)
        if now is None or now.id != before.id:
            removed += before.published
            continue
        moved += now.split != before.split  # also of one that comes back
        if not before.published:
            continue
        kept += 1
        rewritten += now.digest != before.digest
        relabelled += list(now.labels) != list(before.labels)
    return Changes(
        len(rows) - kept,
        removed,
        moved,
        rewritten,
        relabelled,
        sum(earlier_labels.get(name, digest) != digest for name, digest in labels.items()),
        tuple(name for name in labels if name not in earlier_labels),
        tuple(name for name in earlier_labels if name not in labels),
    )


def raise_version(version: str, changes: Changes) -> str:
    """MAJOR if a result may no longer be compared with one on the release before, MINOR if rows are new or
    otherwise, PATCH if only the files around them are."""
    major, minor, patch = map(int, version.split("."))
    if changes.removed or changes.moved or changes.new_labels or changes.lost_labels:
        return f"{major + 1}.0.0"
    if changes.added or changes.rewritten or changes.relabelled or changes.sections:
        return f"{major}.{minor + 1}.0"
    return f"{major}.{minor}.{patch + 1}"
