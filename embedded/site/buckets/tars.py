"""The tars of a partition and the index beside them."""

import io
import json
import tarfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from embedded.random_streams import open_stream

FORMATS = {"ustar": tarfile.USTAR_FORMAT, "pax": tarfile.PAX_FORMAT, "gnu": tarfile.GNU_FORMAT}
_MODIFIED = 1_735_732_800


@dataclass(frozen=True, slots=True)
class Part:
    """A tar without ".tar" in its name, and what is in it."""

    name: str
    files: Sequence[str]
    size: int
    created_at: datetime


def write_tar(name: str, files: Iterable[tuple[str, bytes]]) -> bytes:
    """A tar in one of the formats that are about, by its name."""
    random = open_stream("tar", name)
    style = random.choice(list(FORMATS))
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=FORMATS[style]) as tar:
        if random.random() < 0.6:
            tar.addfile(make_member("./", kind=tarfile.DIRTYPE))
        for path, data in files:
            member = make_member(path, len(data))
            if style == "pax":
                member.pax_headers = {"mtime": f"{_MODIFIED}.{random.randint(1, 10**9 - 1):09}"}
            if style == "gnu" and random.random() < 0.3:  # a long name may be announced though it is short
                tar.addfile(
                    make_member("././@LongLink", len(path) + 1, kind=tarfile.GNUTYPE_LONGNAME),
                    io.BytesIO(path.encode() + b"\0"),
                )
                member.name = path[:20]
            tar.addfile(member, io.BytesIO(data))
    return file.getvalue()


def make_member(
    path: str, size: int = 0, *, kind: bytes = tarfile.REGTYPE, target: str = ""
) -> tarfile.TarInfo:
    """The header of a member."""
    member = tarfile.TarInfo(path)
    member.size, member.type, member.linkname, member.mtime = size, kind, target, _MODIFIED
    member.mode = 0o755 if kind == tarfile.DIRTYPE else 0o644
    member.uname = member.gname = "ubuntu"
    member.uid = member.gid = 1000
    return member


def write_high_index(parts: Sequence[Part]) -> bytes:
    """data.index.json"""
    size = sum(part.size for part in parts)
    return _write_json(
        {
            "file_count": sum(len(part.files) for part in parts),
            "tar_size": size,
            "tar_size_human": _write_size(size),
            "updated_at": max(part.created_at for part in parts).isoformat(),
            "parts": [
                {
                    "name": part.name,
                    "files": list(part.files),
                    "file_count": len(part.files),
                    "size": part.size,
                    "size_human": _write_size(part.size),
                    "created_at": part.created_at.isoformat(),
                }
                for part in parts
            ],
        }
    )


def write_supreme_index(year: int, parts: Sequence[Part]) -> bytes:
    """english.index.json, where the names of parts end in .tar"""
    return _write_json(
        {
            "year": year,
            "archive_type": "english",
            "file_count": sum(len(part.files) for part in parts),
            "total_size": sum(part.size for part in parts),
            "created_at": min(part.created_at for part in parts).isoformat(),
            "updated_at": max(part.created_at for part in parts).isoformat(),
            "parts": [
                {
                    "name": f"{part.name}.tar",
                    "files": list(part.files),
                    "file_count": len(part.files),
                    "size": part.size,
                    "size_human": _write_size(part.size),
                    "created_at": part.created_at.isoformat(),
                }
                for part in parts
            ],
        }
    )


def _write_json(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, indent=2).encode()


def _write_size(size: int) -> str:
    return f"{size / 2**20:.2f} MB" if size >= 2**20 else f"{size / 2**10:.2f} KB"
