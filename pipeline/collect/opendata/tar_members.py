"""Read a tar forwards, member by member, from any member on.

`tarfile` reads extended headers of any length into memory and cannot begin in the middle; a tar from
elsewhere may be hostile, and ours is resumed after a kill. Nothing is ever unpacked to disk, so names,
links and devices can do no harm: a member is its name and its bytes.
"""

import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Protocol

_BLOCK = tarfile.BLOCKSIZE
_LONGEST_HEADER = 1 << 20  # bytes of an extended header
_EXTENDED = (tarfile.XHDTYPE, tarfile.XGLTYPE, tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK)


class DamagedTarError(Exception):
    """From here on the tar cannot be read."""


class Forwards(Protocol):
    """Bytes that are read forwards."""

    position: int

    def read(self, size: int) -> bytes:
        """So many bytes, fewer only at the end."""

    def skip_to(self, position: int) -> None:
        """Go on at a later position."""


@dataclass(frozen=True, slots=True)
class TarMember:
    """One member. Its bytes are read from the stream before the next member is asked for."""

    name: str
    is_file: bool  # a link, folder or device is none
    size: int
    body: int  # where its bytes begin
    end: int  # where the next member begins

    @property
    def file_name(self) -> str | None:
        """The name without folders; None for one that would lead out of the folder it is unpacked into."""
        path = PurePosixPath(self.name)
        return None if path.is_absolute() or ".." in path.parts else path.name


def iterate_members(stream: Forwards) -> Iterator[TarMember]:
    """The members from the stream's position on."""
    name, size = None, None  # from extended headers
    while header := stream.read(_BLOCK):
        if len(header) == _BLOCK and not any(header):  # the end, which is two empty blocks
            return
        try:
            entry = tarfile.TarInfo.frombuf(header, "utf-8", "surrogateescape")
        except tarfile.HeaderError:
            raise DamagedTarError("damaged" if len(header) == _BLOCK else "cut off") from None
        if entry.type in _EXTENDED:
            found = _read_extended(stream, entry)
            if entry.type != tarfile.XGLTYPE:
                name, size = found.get("path", name), found.get("size", size)
            continue
        length = int(size) if size and size.isdigit() else entry.size
        if not entry.isreg() and entry.type not in (tarfile.CONTTYPE, tarfile.GNUTYPE_SPARSE):
            length = 0
        if length < 0:  # as a size in base 256 may be
            raise DamagedTarError("damaged")
        body = stream.position
        member = TarMember(name or entry.name, entry.isreg(), length, body, body + _round_up(length))
        name, size = None, None
        yield member
        stream.skip_to(member.end)


def _read_extended(stream: Forwards, entry: tarfile.TarInfo) -> dict[str, str]:
    """What an extended header says of the member after it."""
    if not 0 <= entry.size <= _LONGEST_HEADER:
        raise DamagedTarError("damaged")
    content = stream.read(_round_up(entry.size))[: entry.size]
    if len(content) < entry.size:
        raise DamagedTarError("cut off")
    if entry.type == tarfile.GNUTYPE_LONGNAME:
        return {"path": content.rstrip(b"\0").decode("utf-8", "surrogateescape")}
    return dict(_read_records(content)) if entry.type == tarfile.XHDTYPE else {}


def _read_records(content: bytes) -> Iterator[tuple[str, str]]:
    """The records of a pax header: `LENGTH NAME=VALUE` and a line end, where the length counts everything."""
    while content:
        length = content[:20].partition(b" ")[0]
        if not length.isdigit() or not len(length) < int(length) <= len(content):
            raise DamagedTarError("damaged")
        size = int(length)
        name, _, value = content[len(length) + 1 : size - 1].partition(b"=")
        yield name.decode("utf-8", "replace"), value.decode("utf-8", "surrogateescape")
        content = content[size:]


def _round_up(size: int) -> int:
    return -(-size // _BLOCK) * _BLOCK
