"""The bytes of an answer: in memory, in a file, or counted but never there."""

import os
from collections.abc import Iterator
from typing import BinaryIO, Protocol

PIECE = 2**18  # how much of an answer is in memory at once


class Contents(Protocol):
    """What can be cut like bytes; bytes are one."""

    def __len__(self) -> int: ...
    def __getitem__(self, part: slice, /) -> bytes: ...


class Zeros:
    """Zero bytes that take no room."""

    def __init__(self, length: int) -> None:
        self.length = length

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(self.length)
        return bytes(max(0, stop - start))


class FilePart:
    """A part of an open file, which may be read by several threads."""

    def __init__(self, file: BinaryIO, start: int, length: int) -> None:
        self.file = file
        self.start = start
        self.length = length

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(self.length)
        return os.pread(self.file.fileno(), max(0, stop - start), self.start + start)


class Chain:
    """Several contents, one after the other."""

    def __init__(self, *links: Contents) -> None:
        self.links = links
        self.length = sum(map(len, links))

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(self.length)
        found, at = [], 0
        for link in self.links:
            if start < at + len(link) and at < stop:
                found.append(link[max(0, start - at) : stop - at])
            at += len(link)
        return b"".join(found)


class Window:
    """A range of other contents."""

    def __init__(self, contents: Contents, start: int, stop: int) -> None:
        self.contents = contents
        self.start = start
        self.length = stop - start

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(self.length)
        return self.contents[self.start + start : self.start + max(start, stop)]


def cut_pieces(contents: Contents, stop: int | None = None, size: int = PIECE) -> Iterator[bytes]:
    """The contents up to `stop`, a piece at a time; at least one piece, which may be empty."""
    end = len(contents) if stop is None else stop
    for start in range(0, max(end, 1), size):
        yield contents[start : min(start + size, end)]
