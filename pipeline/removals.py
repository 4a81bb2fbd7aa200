"""The removal list of a cache: cases that no table with masked facts may hold any more, and why.

It has a lock of its own: whoever must remove a case need not wait for a rebuild to end.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path

from pipeline.lock import lock_cache
from pipeline.tables import write_json
from schemas.errors import BadInputError


@dataclass(frozen=True, slots=True)
class Removal:
    """When a case was put on the list, and why, if that was said."""

    on: str  # 2026-01-31
    reason: str | None = None


Removals = Mapping[str, Removal]  # by document id


def find_list(cache: Path) -> Path:
    """Where the list lies."""
    return cache / "removals" / "list.json"


def read_removals(cache: Path) -> Removals:
    """The list as it is. One that cannot be read is never taken for an empty one."""
    path = find_list(cache)
    try:
        content = json.loads(path.read_bytes())
        return {docid: Removal(**entry) for docid, entry in content.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, AttributeError):
        raise BadInputError(
            f"{path} cannot be read as a removal list: mend it, or delete it and run ./ilsi forget again"
        ) from None


def add_removals(cache: Path, docids: list[str], reason: str | None, on: date) -> list[str]:
    """Put cases on the list; gives those that are new there. The others keep their date."""
    with lock_cache(find_list(cache).parent, "ilsi forget"):
        listed = dict(read_removals(cache))
        new = [docid for docid in dict.fromkeys(docids) if docid not in listed]
        _write(cache, listed | {docid: Removal(on.isoformat(), reason) for docid in new})
    return new


def undo_removals(cache: Path, docids: list[str]) -> list[str]:
    """Take cases off the list; gives those that were there."""
    with lock_cache(find_list(cache).parent, "ilsi forget"):
        listed = dict(read_removals(cache))
        gone = [docid for docid in dict.fromkeys(docids) if listed.pop(docid, None) is not None]
        _write(cache, listed)
    return gone


def _write(cache: Path, listed: Removals) -> None:
    write_json(find_list(cache), {docid: asdict(removal) for docid, removal in listed.items()})
