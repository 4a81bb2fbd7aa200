"""Files that are complete or absent, however a run ends: written to a temporary name, fsynced, renamed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_TEMPORARY = ".writing"


@contextmanager
def replace_file(path: Path) -> Iterator[Path]:
    """Yield a temporary path to write to; on success it becomes `path`, on any error it is deleted."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}{_TEMPORARY}")
    try:
        yield temporary
        _sync(temporary)
        rename_file(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def rename_file(path: Path, target: Path) -> None:
    """Rename a file within its folder, replacing any file of that name. Returns once this is on disk, so no
    later change to the folder can survive without it."""
    path.replace(target)
    _sync(target.parent)


def remove_leftovers(folder: Path, name: str = "*") -> None:
    """Delete the temporary files that a killed run left, by their final names. Only for the process that
    holds the sole right to write there."""
    for path in folder.glob(f"{name}.*{_TEMPORARY}"):
        path.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
