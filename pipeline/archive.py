"""The archive: every answer we kept, in numbered WARC files that any WARC tool can read.

A record is on disk (fsynced) before anybody is told about it. Files are only ever appended to; a torn
tail, left by a kill or a full disk, is cut off by `pipeline.collection`.
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from pipeline.members import Member, iterate_members, read_member
from pipeline.tables import explain_storage_errors
from pipeline.warc_records import Capture, pack_record, pack_warcinfo, parse_record
from schemas.errors import BadInputError
from schemas.records import Fetch

LARGEST_FILE = 256 << 20  # bytes; then the next number begins


@dataclass(frozen=True, slots=True)
class Broken:
    """A fetch whose record is not what it was, and why."""

    fetch: Fetch
    reason: str


class Archive:
    """A folder of WARC files. Reading needs no lock; only one process may write."""

    def __init__(self, folder: Path, *, software: str = "ilsi", largest_file: int = LARGEST_FILE) -> None:
        self.folder = folder
        self._software = software
        self._largest_file = largest_file
        self._readers: dict[str, int] = {}
        self._writer: int | None = None
        self._writing = ""
        self._end = 0

    @classmethod
    def open_for_reading(cls, folder: Path) -> Self:
        """An archive that must already exist."""
        if not folder.is_dir():
            raise BadInputError(f"{folder} holds no archive: run ./ilsi collect first")
        return cls(folder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all files."""
        for handle in self._readers.values():
            os.close(handle)
        self._readers.clear()
        if self._writer is not None:
            os.close(self._writer)
            self._writer = None

    def list_files(self) -> list[str]:
        """Names of the files, oldest first."""
        return sorted(path.name for path in self.folder.glob("ilsi-*.warc.gz"))

    def measure(self, name: str) -> int:
        """Size of a file in bytes; a missing file has none."""
        path = self.folder / name
        return path.stat().st_size if path.exists() else 0

    def read(self, fetch: Fetch) -> bytes:
        """The body of a fetch."""
        return self.read_capture(fetch).body

    def read_capture(self, fetch: Fetch) -> Capture:
        """The whole record of a fetch."""
        member = self._read_member(fetch)
        capture = parse_record(member.content) if member else None
        if capture is None or (capture.kind, capture.key) != (fetch.kind, fetch.key):
            raise BadInputError(
                f"{self.folder / fetch.warc} is damaged where {fetch.kind} {fetch.key} should be: "
                "run ./ilsi verify"
            )
        return capture

    def iterate(self) -> Iterator[tuple[Fetch, Capture]]:
        """Every record of ours in the archive, in the order of writing."""
        for name in self.list_files():
            for member, capture in self.scan(name):
                if capture is not None:
                    yield capture.at(name, member.offset, member.length), capture

    def scan(self, name: str, start: int = 0) -> Iterator[tuple[Member, Capture | None]]:
        """The whole records in one file from an offset on; None for those that are not ours."""
        for member in iterate_members(self._open_reader(name), start):
            yield member, parse_record(member.content)

    def verify(self, fetches: Iterable[Fetch]) -> Iterator[Broken]:
        """Read every body again and name the ones that are not what was fetched."""
        for fetch in fetches:
            try:
                capture = self.read_capture(fetch)
            except BadInputError as error:
                yield Broken(fetch, str(error))
                continue
            if capture.digest != fetch.digest:
                yield Broken(fetch, f"{fetch.kind} {fetch.key} is not what was fetched")

    def append(self, capture: Capture) -> Fetch:
        """Write a record to disk. All of it or nothing: on any error the file is as it was before."""
        record = pack_record(capture)
        with explain_storage_errors(self.folder):
            handle = self._open_writer(len(record))
            offset = self._end
            self._write(handle, record)
        return capture.at(self._writing, offset, len(record))

    def cut(self, name: str, size: int) -> None:
        """Cut a file to this size."""
        with explain_storage_errors(self.folder):
            handle = os.open(self.folder / name, os.O_RDWR)
            try:
                os.ftruncate(handle, size)
                os.fsync(handle)
            finally:
                os.close(handle)

    def _read_member(self, fetch: Fetch) -> Member | None:
        try:
            return read_member(self._open_reader(fetch.warc), fetch.offset, expected=fetch.length)
        except FileNotFoundError:
            return None

    def _open_reader(self, name: str) -> int:
        """One handle a file; reads name their offset, so threads may share it."""
        if name not in self._readers:
            self._readers[name] = os.open(self.folder / name, os.O_RDONLY)
        return self._readers[name]

    def _open_writer(self, coming: int) -> int:
        """The handle to append to, in the next file when the last one is full."""
        if self._writer is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            names = self.list_files()
            return self._start_file(names[-1] if names else _name_file(0))
        if self._end + coming > self._largest_file:
            return self._start_file(_name_file(int(self._writing[5:10]) + 1))
        return self._writer

    def _start_file(self, name: str) -> int:
        if self._writer is not None:
            os.close(self._writer)
            self._writer = None
        handle = os.open(self.folder / name, os.O_RDWR | os.O_CREAT, 0o644)
        self._writer, self._writing, self._end = handle, name, os.fstat(handle).st_size
        if self._end == 0:
            self._write(handle, pack_warcinfo(name, self._software))
            _sync_folder(self.folder)
        return handle

    def _write(self, handle: int, record: bytes) -> None:
        try:
            _write_all(handle, record, self._end)
            os.fsync(handle)
        except BaseException:  # a full disk as well as Ctrl-C: what is half written must go
            os.ftruncate(handle, self._end)
            raise
        self._end += len(record)


def _name_file(number: int) -> str:
    return f"ilsi-{number:05d}.warc.gz"


def _write_all(handle: int, data: bytes, offset: int) -> None:
    view = memoryview(data)
    while view:
        written = os.pwrite(handle, view, offset)
        view, offset = view[written:], offset + written


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
