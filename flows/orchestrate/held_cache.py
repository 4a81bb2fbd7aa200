"""A re-entrant cache lock, shared by a command and its nested flows."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pipeline.cache_lock import lock_cache

_held: set[Path] = set()  # by this process


@contextmanager
def hold_cache(cache: Path, command: str) -> Iterator[None]:
    """Lock the cache for `command`, unless a caller of ours has done so; BusyError if another process has."""
    if cache in _held:
        yield
        return
    with lock_cache(cache, command):
        _held.add(cache)
        try:
            yield
        finally:
            _held.discard(cache)
