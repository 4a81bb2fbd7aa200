"""The archive: every answer we kept, in numbered WARC files that any WARC tool can read.

A record is on disk (fsynced) before anyone hears of it. Files are only ever appended to; a torn
tail, left by a kill or a full disk, is cut off by `pipeline.archive.repair`.
"""

import os
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from pipeline.archive.warc_records import Capture, pack_record, pack_warcinfo, parse_record
from pipeline.parquet import explain_storage_errors
from schemas.errors import BadInputError
from schemas.records import Fetch

_CHUNK = 1 << 18
_LARGEST = 128 << 20  # an unpacked record larger than this is not ours
_START = b"\x1f\x8b\x08\x00\x00\x00\x00\x00"  # how the members we write begin


@dataclass(frozen=True, slots=True)
class GzipMember:
    """One member of a gzip file: where it is and what it unpacks to."""

    offset: int
    length: int
    content: bytes

    @property
    def end(self) -> int:
        """Where the next member begins."""
        return self.offset + self.length


def iterate_members(handle: int, start: int) -> Iterator[GzipMember]:
    """The intact members from `start` on. Damage in the middle is skipped; anything after the last intact
    member is torn."""
    offset: int | None = start
    while offset is not None:
        member = read_member(handle, offset)
        if member is None:
            offset = _find_next_start(handle, offset + 1)
        else:
            yield member
            offset = member.end


def read_member(handle: int, offset: int, *, expected: int = _CHUNK) -> GzipMember | None:
    """The member at `offset`, or None if there is no intact one (zlib verifies the checksum)."""
    inflater = zlib.decompressobj(16 + zlib.MAX_WBITS)
    content = bytearray()
    position = offset
    while not inflater.eof:
        chunk = os.pread(handle, expected, position)
        position += len(chunk)
        try:
            content += inflater.decompress(chunk, _LARGEST + 1 - len(content))
        except zlib.error:
            return None
        if not chunk or len(content) > _LARGEST:
            return None
    return GzipMember(offset, position - offset - len(inflater.unused_data), bytes(content))


def _find_next_start(handle: int, position: int) -> int | None:
    """The next position of the bytes that begin a member."""
    while chunk := os.pread(handle, _CHUNK, position):
        index = chunk.find(_START)
        if index >= 0:
            return position + index
        if len(chunk) < len(_START):
            return None
        position += len(chunk) - len(_START) + 1
    return None


LARGEST_FILE = 256 << 20  # bytes; after that a new file is started


@dataclass(frozen=True, slots=True)
class DamagedFetch:
    """A fetch whose record has changed, and how."""

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
        """Open an archive that must already exist."""
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
        """Size of a file in bytes, 0 if it is missing."""
        path = self.folder / name
        return path.stat().st_size if path.exists() else 0

    def read(self, fetch: Fetch) -> bytes:
        """The body of a fetch."""
        return self.read_capture(fetch).body

    def read_capture(self, fetch: Fetch) -> Capture:
        """The complete record of a fetch."""
        member = self._read_member(fetch)
        capture = parse_record(member.content) if member else None
        if capture is None or (capture.kind, capture.key) != (fetch.kind, fetch.key):
            raise BadInputError(
                f"{self.folder / fetch.warc} is damaged where {fetch.kind} {fetch.key} should be: "
                "run ./ilsi verify"
            )
        return capture

    def iterate(self) -> Iterator[tuple[Fetch, Capture]]:
        """Every record that we wrote, in the order of writing."""
        for name in self.list_files():
            for member, capture in self.scan(name):
                if capture is not None:
                    yield capture.make_fetch(name, member.offset, member.length), capture

    def scan(self, name: str, start: int = 0) -> Iterator[tuple[GzipMember, Capture | None]]:
        """The intact records of a file from an offset on; None for those that are not ours."""
        for member in iterate_members(self._open_reader(name), start):
            yield member, parse_record(member.content)

    def verify(self, fetches: Iterable[Fetch]) -> Iterator[DamagedFetch]:
        """Read every body again and report those that are not what was fetched."""
        for fetch in fetches:
            try:
                capture = self.read_capture(fetch)
            except BadInputError as error:
                yield DamagedFetch(fetch, str(error))
                continue
            if capture.digest != fetch.digest:
                yield DamagedFetch(fetch, f"{fetch.kind} {fetch.key} is not what was fetched")

    def append(self, capture: Capture) -> Fetch:
        """Write a record to disk, all of it or nothing: on any error the file stays as it was."""
        record = pack_record(capture)
        with explain_storage_errors(self.folder):
            handle = self._open_writer(len(record))
            offset = self._end
            self._write(handle, record)
        return capture.make_fetch(self._writing, offset, len(record))

    def cut(self, name: str, size: int) -> None:
        """Truncate a file to this size."""
        with explain_storage_errors(self.folder):
            handle = os.open(self.folder / name, os.O_RDWR)
            try:
                os.ftruncate(handle, size)
                os.fsync(handle)
            finally:
                os.close(handle)

    def _read_member(self, fetch: Fetch) -> GzipMember | None:
        try:
            return read_member(self._open_reader(fetch.warc), fetch.offset, expected=fetch.length)
        except FileNotFoundError:
            return None

    def _open_reader(self, name: str) -> int:
        """One handle per file; every read passes its offset, so threads can share it."""
        if name not in self._readers:
            self._readers[name] = os.open(self.folder / name, os.O_RDONLY)
        return self._readers[name]

    def _open_writer(self, coming: int) -> int:
        """The handle to append to, of a new file if the last one is full."""
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
        except BaseException:  # full disk or Ctrl-C: a half-written record must go
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
