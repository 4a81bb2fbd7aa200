"""The releases of one archive: their history, the release that the next one builds upon, and the one shown.

<cache>/releases/<lineage>/1.0.0/             what may be shared
<cache>/releases/<lineage>/1.0.0.rows.parquet what we remember of its rows
<cache>/releases/<lineage>/history.json       all releases, in order
<cache>/dataset                               a link to the release of the last run

A release enters the history only when its folder and its rows are completely on disk. So anything named like
a version that is not in the history was left by a run that was killed.
"""

import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa

from pipeline.parquet import (
    explain_storage_errors,
    hash_file,
    iterate_rows,
    make_folder,
    open_parquet,
    replace_file,
    write_json,
)
from pipeline.publish.changes import Changes, KeptRow
from schemas.durable_files import remove_leftovers, rename_file
from schemas.errors import BadInputError, StorageError
from schemas.records import make_schema

SUMS = "SHA256SUMS"
MAKING = "next.writing"  # the folder of a release in progress

_VERSION = re.compile(r"\d+\.\d+\.\d+")
_BATCH = 1_000
_KEPT_ROWS = make_schema(KeptRow)


@dataclass(frozen=True, slots=True)
class Release:
    """An entry of the history."""

    version: str
    identity: str  # of everything that it was made from
    inputs: str  # of everything before the stages that build upon an earlier release
    basis: str | None  # the version of that release
    labels: Sequence[str]  # in the order of classes
    sections: Sequence[str]  # for each label a digest of what is published about its section
    changes: Changes | None  # None for the first release


History = Sequence[Release]


def read_history(folder: Path) -> History:
    """The releases of a lineage, oldest first. A damaged or lost history is never treated as empty, because
    anything it does not list would be deleted."""
    path = folder / "history.json"
    if not path.exists() and not list_releases(folder) and not any(folder.glob("*.rows.parquet")):
        return ()
    try:
        entries = json.loads(path.read_bytes())
        if not isinstance(entries, list):
            raise ValueError("not a list")
        return tuple(_read_release(entry) for entry in entries)
    except (OSError, ValueError, TypeError, KeyError):
        raise BadInputError(
            f"{path} is missing or cannot be read: put back your copy of it, or move {folder} away to start "
            "again with version 1.0.0"
        ) from None


def _read_release(entry: Any) -> Release:
    changes = entry["changes"]
    return Release(**entry | {"changes": None if changes is None else Changes(**changes)})


def write_history(folder: Path, history: History) -> None:
    """Replace the history."""
    write_json(folder / "history.json", [asdict(release) for release in history])


def find_release(history: History, identity: str) -> Release | None:
    """The release that was made from exactly this."""
    return next((release for release in history if release.identity == identity), None)


def choose_basis(history: History, inputs: str) -> Release | None:
    """The release whose rows keep their splits: the last one, or, for inputs that were published before, the
    same as then. So a second run changes nothing, and old settings find their old release again."""
    earlier = next((release for release in history if release.inputs == inputs), None)
    if earlier is None:
        return history[-1] if history else None
    return next((release for release in history if release.version == earlier.basis), None)


def find_rows(folder: Path, version: str) -> Path:
    """The file with the remembered rows of a release."""
    return folder / f"{version}.rows.parquet"


def read_splits(folder: Path, release: Release) -> dict[str, str]:
    """The split of each document of a release, and the last split of those that only earlier releases had."""
    return {row.docid: row.split for row in iterate_kept(folder, release)}


def read_published(folder: Path, release: Release) -> frozenset[str]:
    """The documents of a release."""
    return frozenset(row.docid for row in iterate_kept(folder, release) if row.published)


def iterate_kept(folder: Path, release: Release) -> Iterator[KeptRow]:
    """Everything that is remembered of the rows of a release."""
    path = find_rows(folder, release.version)
    try:
        for row in iterate_rows(path):
            yield KeptRow(**row)
    except (BadInputError, TypeError):
        raise BadInputError(
            f"{path} is missing or damaged, and later releases must keep its splits: put back your copy of "
            f"it, or move {folder} away to start again with version 1.0.0"
        ) from None


def write_kept(path: Path, rows: Sequence[KeptRow]) -> None:
    """Write what is to be remembered of a release."""
    with replace_file(path) as temporary, open_parquet(temporary, _KEPT_ROWS) as writer:
        for start in range(0, len(rows), _BATCH):
            batch = [asdict(row) for row in rows[start : start + _BATCH]]
            writer.write_batch(pa.RecordBatch.from_pylist(batch, schema=_KEPT_ROWS))


def list_releases(folder: Path) -> list[Path]:
    """The folders of a lineage that have the name of a version."""
    return sorted(path for path in folder.glob("*") if _VERSION.fullmatch(path.name) and path.is_dir())


def is_whole(release: Path) -> bool:
    """Whether the folder of a release is complete. The checksums are written last."""
    return (release / SUMS).is_file()


def remove_unlisted(folder: Path, history: History) -> None:
    """Delete what killed runs left unfinished. The caller must hold the cache."""
    listed = {release.version for release in history}
    with explain_storage_errors(folder):
        for path in list(folder.iterdir()):
            version = path.name.removesuffix(".rows.parquet")
            unlisted = _VERSION.fullmatch(version) and version not in listed
            if path.name.endswith(".writing") or (unlisted and not is_whole(folder / version)):
                remove_tree(path)


def check_place(making: Path, release: Path) -> None:
    """A release that the history does not list must be the one that is being made, left by a run that was
    killed. Otherwise the history is out of date, and continuing would overwrite a release."""
    if release.exists() and (release / SUMS).read_bytes() != (making / SUMS).read_bytes():
        raise BadInputError(
            f"{release} is a release that {release.with_name('history.json')} does not list: put back the "
            "newest copy of that file, or move the folder away"
        )


def put_in_place(making: Path, release: Path) -> None:
    """Rename a finished folder to the name of its release."""
    with explain_storage_errors(release):
        remove_tree(release)
        rename_file(making, release)


def remove_tree(path: Path) -> None:
    """Delete a file, or a folder with everything in it, if it exists."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def switch_link(link: Path, target: Path) -> None:
    """Point a link to a release, atomically. The link is relative, so that a cache can be moved."""
    remove_leftovers(link.parent, link.name)
    wanted = Path(os.path.relpath(target, link.parent))
    if link.is_symlink() and link.readlink() == wanted:
        return
    if link.exists() and not link.is_symlink():
        raise StorageError(f"{link} is in the way of the link to the newest release: move it")
    make_folder(link.parent)
    temporary = link.with_name(f"{link.name}.{os.getpid()}.writing")
    with explain_storage_errors(link):
        temporary.symlink_to(wanted)
        rename_file(temporary, link)


def write_sums(folder: Path) -> None:
    """Write the checksums of all files in the format of sha256sum."""
    paths = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    lines = [f"{hash_file(folder / path)}  {path}\n" for path in paths if path != SUMS]
    with replace_file(folder / SUMS) as temporary:
        temporary.write_text("".join(lines), encoding="utf-8")


def verify_release(folder: Path) -> Iterator[str]:
    """One sentence for each file of a release that is missing or has changed. If the folder is deleted, the
    next run makes the release again."""
    try:
        lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
        sums = [(digest, folder / name) for digest, name in (line.split("  ", 1) for line in lines)]
    except (OSError, ValueError):
        yield f"{folder} has no readable {SUMS}"
        return
    for digest, path in sums:
        if not path.is_file():
            yield f"{path} is missing"
        elif hash_file(path) != digest:
            yield f"{path} has changed since it was written"
