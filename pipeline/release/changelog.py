"""CHANGELOG.md: what each version of a dataset changed, in numbers and never by row."""

from collections.abc import Iterator

from pipeline.release.changes import Changes
from pipeline.release.history import History

_RULE = """\
- MAJOR: rows were removed or moved to another split, or the labels are others. Results cannot be compared.
- MINOR: rows were added, or texts or labels of rows, or texts of sections changed.
- PATCH: only the files around the rows changed."""


def write_changelog(history: History) -> str:
    """The whole file, newest version first."""
    versions = [f"## {release.version}\n\n{tell_changes(release.changes)}" for release in reversed(history)]
    return "\n\n".join(["# Changes", _RULE, *versions]) + "\n"


def tell_changes(changes: Changes | None) -> str:
    """What one version changed."""
    if changes is None:
        return "The first version."
    lines = [f"- {what}" for what in _list_changes(changes)] or ["- no row changed"]
    return "\n".join(["Against the version before:", "", *lines])


def _list_changes(changes: Changes) -> Iterator[str]:
    counts = {
        "rows added": changes.added,
        "rows removed": changes.removed,
        "rows moved to another split": changes.moved,
        "rows whose text, court or year changed": changes.rewritten,
        "rows whose labels changed": changes.relabelled,
        "sections whose title, place or text changed": changes.sections,
    }
    yield from (f"{what}: {number:,}" for what, number in counts.items() if number)
    names = {"new labels": changes.new_labels, "labels no longer": changes.lost_labels}
    yield from (f"{what}: {', '.join(labels)}" for what, labels in names.items() if labels)
