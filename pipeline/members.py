"""The gzip members of an archive file, one record each, read one at a time."""

import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

_CHUNK = 1 << 18
_LARGEST = 128 << 20  # an unpacked record larger than this is none of ours
_START = b"\x1f\x8b\x08\x00\x00\x00\x00\x00"  # how the members we write begin


@dataclass(frozen=True, slots=True)
class Member:
    """One member: its place in the file and what it unpacks to."""

    offset: int
    length: int
    content: bytes

    @property
    def end(self) -> int:
        """Where the next member begins."""
        return self.offset + self.length


def iterate_members(handle: int, start: int) -> Iterator[Member]:
    """Whole members from `start` on. Damage in the middle is stepped over; what follows the last whole
    member is torn."""
    offset: int | None = start
    while offset is not None:
        member = read_member(handle, offset)
        if member is None:
            offset = _find_next_start(handle, offset + 1)
        else:
            yield member
            offset = member.end


def read_member(handle: int, offset: int, *, expected: int = _CHUNK) -> Member | None:
    """The member at `offset`, or None if there is no whole one (zlib checks its checksum)."""
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
    return Member(offset, position - offset - len(inflater.unused_data), bytes(content))


def _find_next_start(handle: int, position: int) -> int | None:
    """Where the bytes that begin a member occur next."""
    while chunk := os.pread(handle, _CHUNK, position):
        found = chunk.find(_START)
        if found >= 0:
            return position + found
        if len(chunk) < len(_START):
            return None
        position += len(chunk) - len(_START) + 1
    return None
