"""The removal list of a cache: cases that no table of masked facts may contain any more, and why.

It has a lock of its own, so that a case can be removed while a rebuild is running.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path

from pipeline.cache_lock import lock_cache
from pipeline.parquet import write_json
from schemas.errors import BadInputError


@dataclass(frozen=True, slots=True)
class Removal:
    """When a case was put on the list, and the reason, if one was given."""

    on: str  # 2026-01-31
    reason: str | None = None


Removals = Mapping[str, Removal]  # by document id


def find_list(cache: Path) -> Path:
    """Where the list is kept."""
    return cache / "removals" / "list.json"


def read_removals(cache: Path) -> Removals:
    """The list. One that cannot be read is never treated as empty."""
    path = find_list(cache)
    try:
        content = json.loads(path.read_bytes())
        return {docid: Removal(**entry) for docid, entry in content.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, AttributeError):
        raise BadInputError(
            f"{path} cannot be read as a removal list: fix it, or delete it and run ./ilsi forget again"
        ) from None


def add_removals(cache: Path, docids: list[str], reason: str | None, on: date) -> list[str]:
    """Put cases on the list and return those that are new. The others keep their date."""
    with lock_cache(find_list(cache).parent, "ilsi forget"):
        listed = dict(read_removals(cache))
        new = [docid for docid in dict.fromkeys(docids) if docid not in listed]
        _write(cache, listed | {docid: Removal(on.isoformat(), reason) for docid in new})
    return new


def undo_removals(cache: Path, docids: list[str]) -> list[str]:
    """Take cases off the list and return those that were on it."""
    with lock_cache(find_list(cache).parent, "ilsi forget"):
        listed = dict(read_removals(cache))
        gone = [docid for docid in dict.fromkeys(docids) if listed.pop(docid, None) is not None]
        _write(cache, listed)
    return gone


def _write(cache: Path, listed: Removals) -> None:
    write_json(find_list(cache), {docid: asdict(removal) for docid, removal in listed.items()})
