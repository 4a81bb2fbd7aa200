"""The objects of the buckets by key: made when first asked for, and kept in an unnamed file.

Such a file has no name that could be left behind, whatever ends the process. When it has grown too large it
is begun anew: everything can be made again, with the same bytes.
"""

import tempfile
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from hashlib import md5
from threading import RLock

from embedded.site.buckets.catalogue import HIGH_COURTS, SUPREME_COURT, Catalogue, Filing, Partition
from embedded.site.buckets.hostile import make_hostile
from embedded.site.buckets.metadata import write_metadata
from embedded.site.buckets.records import Registry
from embedded.site.buckets.tars import Part, write_high_index, write_supreme_index, write_tar
from embedded.site.contents import Contents, FilePart

_MOST_KEPT = 2**30  # bytes


@dataclass(frozen=True, slots=True)
class StoredObject:
    """What a bucket has under a key."""

    contents: Contents
    etag: str
    modified: datetime


@dataclass(frozen=True, slots=True)
class _Plan:
    """How to make an object, and when it was last changed."""

    make: Callable[[], Contents]
    modified: datetime


class Store:
    """Both buckets."""

    def __init__(self, registry: Registry, *, hostile: bool = False) -> None:
        self.registry = registry
        self.catalogue: Catalogue = registry.catalogue
        self.lock = RLock()
        self.files: dict[str, list[str]] = {}  # what is in a tar, by the tar
        self.made: dict[tuple[str, str], StoredObject] = {}
        self.file, self.kept = tempfile.TemporaryFile(), 0  # noqa: SIM115 - open as long as the process is
        self.plans: dict[str, dict[str, _Plan]] = {HIGH_COURTS: {}, SUPREME_COURT: {}}
        for partition in self.catalogue.filings:
            self.plans[partition.bucket] |= self._plan(partition)
        if hostile:
            day = _find_day(1)
            plans = {key: _Plan(make, day) for key, make in make_hostile(registry).items()}
            self.plans[HIGH_COURTS] |= plans
        self.keys = {bucket: sorted(plans) for bucket, plans in self.plans.items()}

    def list_keys(self, bucket: str, after: str) -> Iterator[str]:
        """The keys of a bucket in order, from the first one after this."""
        keys = self.keys[bucket]
        return (keys[place] for place in range(bisect_right(keys, after), len(keys)))

    def is_made(self, bucket: str, key: str) -> bool:
        """Is an object at hand?"""
        return (bucket, key) in self.made

    def read(self, bucket: str, key: str) -> StoredObject | None:
        """An object, made if need be."""
        plan = self.plans[bucket].get(key)
        if plan is None:
            return None
        with self.lock:
            if (bucket, key) not in self.made:
                self._keep(bucket, key, plan)
            return self.made[bucket, key]

    def _keep(self, bucket: str, key: str, plan: _Plan) -> None:
        contents = plan.make()
        if isinstance(contents, bytes):
            etag = md5(contents, usedforsecurity=False).hexdigest()
            if self.kept > _MOST_KEPT:
                self.file, self.kept = tempfile.TemporaryFile(), 0  # noqa: SIM115
                self.made = {}
            self.file.write(contents)
            self.file.flush()
            contents = FilePart(self.file, self.kept, len(contents))
            self.kept += len(contents)
        else:
            etag = md5(f"{key} {len(contents)}".encode(), usedforsecurity=False).hexdigest() + "-2"
        self.made[bucket, key] = StoredObject(contents, etag, plan.modified)

    def _plan(self, partition: Partition) -> dict[str, _Plan]:
        """The objects of a partition. Only the second edition has parts and rows of the second day."""
        folder, filings = partition.folder, self.catalogue.filings[partition]
        day = _find_day(2 if any(filing.is_late for filing in filings) else 1)
        plans = {
            f"metadata/parquet/{folder}/metadata.parquet": _Plan(partial(self._make_metadata, partition), day)
        }
        parts = self.catalogue.list_parts(partition)
        tars = f"data/tar/{folder}" if partition.court else f"data/tar/{folder}/english"
        for name, filed in parts.items():
            created = _find_day(_find_edition(filed))
            plans[f"{tars}/{name}.tar"] = _Plan(partial(self._make_tar, partition, name, filed), created)
        if parts:
            index = "data.index.json" if partition.court else "english.index.json"
            changed = max(_find_edition(filed) for filed in parts.values())
            plans[f"{tars}/{index}"] = _Plan(partial(self._make_index, partition, tars), _find_day(changed))
        return plans

    def _make_metadata(self, partition: Partition) -> bytes:
        return write_metadata(self.registry.read(partition, self.catalogue.filings[partition]))

    def _make_tar(self, partition: Partition, name: str, filings: list[Filing]) -> bytes:
        files = [record.make_file() for record in self.registry.read(partition, filings)]
        path = f"{partition.folder}/{name}"
        self.files[path] = [member for member, _ in files]
        return write_tar(path, files)

    def _make_index(self, partition: Partition, tars: str) -> bytes:
        parts = []
        for name in self.catalogue.list_parts(partition):
            stored = self.read(partition.bucket, f"{tars}/{name}.tar")
            if stored is not None:
                files = self.files[f"{partition.folder}/{name}"]
                parts.append(Part(name, files, len(stored.contents), stored.modified))
        return write_high_index(parts) if partition.court else write_supreme_index(partition.year, parts)


def _find_edition(filings: list[Filing]) -> int:
    return 2 if any(filing.is_late for filing in filings) else 1


def _find_day(edition: int) -> datetime:
    return datetime(2025, 1, edition, 12, 0, 0, tzinfo=UTC)
