"""One writer at a time on a cache."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pipeline.parquet import explain_storage_errors, make_folder
from schemas.errors import BusyError


@contextmanager
def lock_cache(cache: Path, command: str) -> Iterator[None]:
    """Hold the cache for `command`, or raise a BusyError that names the holder.

    The kernel frees the lock when the holder dies, however it dies; the text in the file only names the
    holder.
    """
    make_folder(cache)
    with explain_storage_errors(cache):
        handle = os.open(cache / ".lock", os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _take(handle, cache)
        with explain_storage_errors(cache):
            os.ftruncate(handle, 0)
            os.pwrite(handle, f"{command} (process {os.getpid()})".encode(), 0)
        yield
    finally:
        os.close(handle)


def _take(handle: int, cache: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(handle, 200, 0).decode(errors="replace") or "another run"
        raise BusyError(f"{cache} is in use by {holder}: wait for it or choose another --cache") from None
