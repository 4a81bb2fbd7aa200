"""Partitions whose tars are broken or mean harm, for tests: each has one good PDF first.

Their benches are called hostile_missing, hostile_truncated, hostile_paths, hostile_huge and hostile_bomb, all
of the Delhi High Court in 2001. Every file that an index lists is also a row of the metadata.
"""

import io
import tarfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from embedded.courts import BY_KEY as BOX_COURTS
from embedded.pages.pdf.file import write_file, write_stream
from embedded.site.buckets.catalogue import HIGH_COURTS, Partition
from embedded.site.buckets.metadata import write_metadata
from embedded.site.buckets.records import Record, Registry
from embedded.site.buckets.tars import Part, make_member, write_high_index, write_tar
from embedded.site.contents import Chain, Contents, Zeros
from schemas.courts import BY_KEY

COURT, YEAR = "delhi", 2001
HUGE = 2**31  # bytes that a member claims to have
_BOMB = 2**29  # bytes that a page of the bomb unpacks to
_DAY = datetime(2025, 1, 1, 12, tzinfo=UTC)
_PART = "part-20250101T120000Z"
_END = bytes(2 * tarfile.BLOCKSIZE)


def make_hostile(registry: Registry) -> dict[str, Callable[[], Contents]]:
    """What makes the objects of the hostile partitions, by key."""
    plans: dict[str, Callable[[], Contents]] = {}
    for number, (kind, (size, make)) in enumerate(_KINDS.items()):
        court = BY_KEY[COURT].portal or ""
        partition = Partition(HIGH_COURTS, YEAR, court, f"hostile_{kind}")
        folder = partition.folder
        read = partial(_draw_records, registry, partition, number * 10, size)
        plans[f"metadata/parquet/{folder}/metadata.parquet"] = partial(_make_metadata, read)
        plans[f"data/tar/{folder}/data.index.json"] = partial(_make_index, read, make)
        plans[f"data/tar/{folder}/{_PART}.tar"] = partial(_make_tar, read, make)
    return plans


def _draw_records(registry: Registry, partition: Partition, first: int, size: int) -> list[Record]:
    """The same judgment under several numbers."""
    catalogue = registry.catalogue
    home, filing = next(
        filed
        for entry in catalogue.docket
        if "short" not in entry.oddities
        and (filed := catalogue.find_case(entry.index)) is not None
        and filed[1].has_pdf
    )
    (record,) = registry.read(home, [filing])
    printed = replace(record.printed, decided_on=_DAY.date().replace(year=YEAR))
    court = BOX_COURTS[COURT]
    return [
        replace(
            record,
            partition=partition,
            court=court,
            case_type="CRL.A.",
            cnr=f"DLHC09{first + place:06}{YEAR}",
            registered_on=printed.decided_on,
            printed=replace(printed, number=f"CRL.A. {first + place + 1}/{YEAR}"),
        )
        for place in range(size)
    ]


def _make_metadata(read: Callable[[], Sequence[Record]]) -> bytes:
    return write_metadata(read())


def _make_index(read: Callable[[], Sequence[Record]], make: Callable[..., Contents]) -> bytes:
    files = [f"{record.find_stem()}.pdf" for record in read()]
    return write_high_index([Part(_PART, files, len(_make_tar(read, make)), _DAY)])


def _make_tar(read: Callable[[], Sequence[Record]], make: Callable[..., Contents]) -> Contents:
    return make([record.make_file() for record in read()])


Files = Sequence[tuple[str, bytes]]


def _forget_last(files: Files) -> bytes:
    """The index names a file that is in no part."""
    return write_tar("missing", files[:-1])


def _truncate(files: Files) -> bytes:
    """The tar ends inside its last member."""
    return _stack(_write_member(name, data) for name, data in files)[: -len(files[-1][1]) // 2]


def _leave_folder(files: Files) -> bytes:
    """Members that leave the folder into which they are unpacked, or are no files."""
    (good, data), (up, evil), (root, _), (link, _), (device, _) = files
    return _stack(
        (
            _write_member(good, data),
            _write_member(f"../{up}", evil),
            _write_member(f"/tmp/{root}", evil),  # noqa: S108 - what must never be written
            make_member(link, kind=tarfile.SYMTYPE, target="/etc/passwd").tobuf(),
            make_member(device, kind=tarfile.CHRTYPE).tobuf(),
            _END,
        )
    )


def _claim_size(files: Files) -> Contents:
    """A member of 2 GB of zeros."""
    (good, data), (huge, _) = files
    return Chain(_write_member(good, data) + make_member(huge, HUGE).tobuf(), Zeros(HUGE), _END)


def _write_bomb(files: Files) -> bytes:
    """A small PDF whose page unpacks to half a gigabyte."""
    packer, spaces = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS), b" " * 2**20
    piece = packer.compress(spaces) + packer.flush(zlib.Z_FULL_FLUSH)  # can be repeated as it is
    checksum, times = 1, _BOMB // len(spaces)
    for _ in range(times):
        checksum = zlib.adler32(spaces, checksum)
    once = b"\x78\xda" + piece * times + b"\x03\0" + checksum.to_bytes(4, "big")
    bomb = write_file([], b"", [write_stream(zlib.compress(once, 9), "/FlateDecode/FlateDecode")])
    return write_tar("bomb", [files[0], (files[1][0], bomb)])


def _write_member(name: str, data: bytes) -> bytes:
    return make_member(name, len(data)).tobuf() + data + bytes(-len(data) % tarfile.BLOCKSIZE)


def _stack(members: Iterator[bytes] | Sequence[bytes]) -> bytes:
    file = io.BytesIO()
    file.writelines(members)
    return file.getvalue()


_KINDS: dict[str, tuple[int, Callable[[Files], Contents]]] = {  # files that the index lists, and the tar
    "missing": (2, _forget_last),
    "truncated": (2, _truncate),
    "paths": (5, _leave_folder),
    "huge": (2, _claim_size),
    "bomb": (2, _write_bomb),
}
