"""Files inside tar and zip archives, read one after the other and never unpacked to disk.

Nothing outside the archive is touched: names are only names, and links and devices are passed over.
"""

import lzma
import tarfile
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import IO, BinaryIO

from pipeline.collect.files.documents import OpenedFile
from pipeline.collect.source import SkippedFile

TAR_ENDINGS = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz")
ZIP_ENDINGS = (".zip",)
LARGEST_MEMBER = 2_000_000_000  # bytes, unpacked
_MOST_UNPACKED = 500  # times the packed size: more is a bomb, no text is that regular
_SMALL = 1_000_000  # bytes that may be regular
_IN_MEMORY = 32_000_000
_CHUNK = 1 << 20


class _BombError(ValueError):
    """Unpacks to far more than a text can."""


def iterate_tar(file: OpenedFile) -> Iterator[OpenedFile | SkippedFile]:
    """The regular files in a tar, in its order."""
    try:
        with tarfile.open(fileobj=file.stream, mode="r|*") as tar:
            for member in tar:
                name = f"{file.name}/{_tidy_name(member.name)}"
                if member.isdir():
                    continue
                if not member.isreg():
                    yield SkippedFile(name, "a link or a device, not a file")
                elif member.size > LARGEST_MEMBER:
                    yield SkippedFile(name, f"larger than {LARGEST_MEMBER // 1_000_000} MB")
                elif (stream := tar.extractfile(member)) is not None:
                    with _spool(stream) as spooled:
                        yield OpenedFile(name, spooled, file.arrived)
    except (tarfile.TarError, EOFError, OSError, zlib.error, lzma.LZMAError, ValueError):
        yield SkippedFile(file.name, "broken tar file, the rest of it is skipped")


def iterate_zip(file: OpenedFile) -> Iterator[OpenedFile | SkippedFile]:
    """The files in a zip archive, in its order."""
    try:
        archive = zipfile.ZipFile(file.stream)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        yield SkippedFile(file.name, "not a zip file that can be read")
        return
    with archive:
        for member in archive.infolist():
            if not member.is_dir():
                yield from _open_zipped(file, archive, member)


def _open_zipped(
    file: OpenedFile, archive: zipfile.ZipFile, member: zipfile.ZipInfo
) -> Iterator[OpenedFile | SkippedFile]:
    name = f"{file.name}/{_tidy_name(member.filename)}"
    if member.flag_bits & 1:
        yield SkippedFile(name, "encrypted: unpack it first")
        return
    most = min(LARGEST_MEMBER, max(_SMALL, _MOST_UNPACKED * member.compress_size))
    try:
        with archive.open(member) as stream, _spool(stream, most) as spooled:
            yield OpenedFile(name, spooled, file.arrived)
    except _BombError:
        yield SkippedFile(name, f"unpacks to more than {most // 1_000_000} MB")
    except (zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, OSError, NotImplementedError):
        yield SkippedFile(name, "cannot be unpacked")


def _spool(stream: IO[bytes], most: int = LARGEST_MEMBER) -> BinaryIO:
    """A copy that can be searched, as Parquet needs; on disk if it is large, and gone when it is closed."""
    spooled = tempfile.SpooledTemporaryFile(max_size=_IN_MEMORY)  # noqa: SIM115 - the caller closes it
    size = 0
    try:
        while chunk := stream.read(_CHUNK):
            size += len(chunk)
            if size > most:
                raise _BombError
            spooled.write(chunk)
    except BaseException:
        spooled.close()
        raise
    spooled.seek(0)
    return spooled  # type: ignore[return-value]  # it has all the methods of a binary file


def _tidy_name(name: str) -> str:
    """A name inside an archive, without what would lead out of a folder."""
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return "/".join(part for part in parts if part not in ("/", "..", ".")) or "unnamed"
