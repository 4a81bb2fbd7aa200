"""What a release changes compared with the previous one, the version that it gets, and CHANGELOG.md."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

FIRST = "1.0.0"
_RULE = """\
- MAJOR: rows were removed or moved to another split, or the labels changed. Results are not comparable.
- MINOR: rows were added, or the texts or labels of rows or the texts of sections changed.
- PATCH: only the files around the rows changed."""


@dataclass(frozen=True, slots=True)
class KeptRow:
    """What we remember of a row, even of one that only earlier releases had. Never published: it contains the
    document's id."""

    docid: str
    id: str  # opaque
    group: str
    split: str
    digest: str  # of everything published about it except split and labels
    labels: Sequence[str]  # names, comparable even if classes are renumbered
    published: bool  # in this release; otherwise remembered for its split, in case it returns


@dataclass(frozen=True, slots=True)
class Changes:
    """Numbers of rows, and names of labels."""

    added: int = 0
    removed: int = 0
    moved: int = 0  # to another split
    rewritten: int = 0  # text, court or year
    relabelled: int = 0
    sections: int = 0  # labels whose title, position or text in the law changed
    new_labels: Sequence[str] = ()
    lost_labels: Sequence[str] = ()


def count_changes(
    earlier: Iterable[KeptRow],
    rows: Mapping[str, KeptRow],
    earlier_labels: Mapping[str, str],
    labels: Mapping[str, str],
) -> Changes:
    """Compare the rows by document. A document with a new opaque id is a new row to everyone else. Labels
    come with digests of what is published about their sections."""
    kept = removed = moved = rewritten = relabelled = 0
    for before in earlier:
        now = rows.get(before.docid)
        if now is None or now.id != before.id:
            removed += before.published
            continue
        moved += now.split != before.split  # even if it was not in the previous release
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
    """MAJOR if results are no longer comparable with those on the previous release, MINOR if rows are new or
    changed, PATCH if only the files around them changed."""
    major, minor, patch = map(int, version.split("."))
    if changes.removed or changes.moved or changes.new_labels or changes.lost_labels:
        return f"{major + 1}.0.0"
    if changes.added or changes.rewritten or changes.relabelled or changes.sections:
        return f"{major}.{minor + 1}.0"
    return f"{major}.{minor}.{patch + 1}"


def write_changelog(versions: Sequence[tuple[str, Changes | None]]) -> str:
    """CHANGELOG.md, given the versions from the oldest on: counts, never single rows."""
    entries = [f"## {version}\n\n{describe_changes(changes)}" for version, changes in reversed(versions)]
    return "\n\n".join(["# Changes", _RULE, *entries]) + "\n"


def describe_changes(changes: Changes | None) -> str:
    """What one version changed."""
    if changes is None:
        return "The first version."
    lines = [f"- {what}" for what in _list_changes(changes)] or ["- no row changed"]
    return "\n".join(["Compared with the previous version:", "", *lines])


def _list_changes(changes: Changes) -> Iterator[str]:
    counts = {
        "rows added": changes.added,
        "rows removed": changes.removed,
        "rows moved to another split": changes.moved,
        "rows whose text, court or year changed": changes.rewritten,
        "rows whose labels changed": changes.relabelled,
        "sections whose title, position or text changed": changes.sections,
    }
    yield from (f"{what}: {number:,}" for what, number in counts.items() if number)
    names = {"new labels": changes.new_labels, "labels removed": changes.lost_labels}
    yield from (f"{what}: {', '.join(labels)}" for what, labels in names.items() if labels)
