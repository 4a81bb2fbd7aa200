"""Files that are whole or absent, however a run ends: written to a temporary name, fsynced, renamed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_TEMPORARY = ".writing"


@contextmanager
def replace_file(path: Path) -> Iterator[Path]:
    """Give a temporary path to write to; on success it becomes `path`, on any error it disappears."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}{_TEMPORARY}")
    try:
        yield temporary
        _sync(temporary)
        rename_file(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def rename_file(path: Path, target: Path) -> None:
    """Give a file another name in its folder, in the place of what has that name. Done when on disk: no
    later change to the folder can be there without this one."""
    path.replace(target)
    _sync(target.parent)


def remove_leftovers(folder: Path, name: str = "*") -> None:
    """Delete temporary files of a run that was killed, by the names that they should have got. Only for the
    one who alone may write there."""
    for path in folder.glob(f"{name}.*{_TEMPORARY}"):
        path.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
