"""The folder of a role tagger: two files that belong together.

`tagger.json` says what the tagger is, `tagger.safetensors` holds its numbers. Nothing here needs torch: who
plans a stage only wants the digest.
"""

import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from stat import S_ISREG

from schemas.errors import BadInputError, StorageError

CONFIG, WEIGHTS = "tagger.json", "tagger.safetensors"
_MOST_BYTES = {CONFIG: 64 << 20, WEIGHTS: 1 << 30}  # far more than any tagger has


@dataclass(frozen=True, slots=True)
class TaggerBytes:
    """The contents of both files."""

    config: bytes
    weights: bytes

    @property
    def digest(self) -> str:
        """Of both files, so that it tells a tagger from every other."""
        return sha256(sha256(self.config).digest() + sha256(self.weights).digest()).hexdigest()


def digest_tagger(folder: Path) -> str:
    """What tells the tagger of a folder from every other."""
    return read_folder(folder).digest


def read_folder(folder: Path) -> TaggerBytes:
    """Both files as they are, or a sentence about the one that cannot be read."""
    if not folder.is_dir():
        raise BadInputError(f"{folder} is no folder: name one that a tagger was saved to")
    return TaggerBytes(_read_bounded(folder / CONFIG), _read_bounded(folder / WEIGHTS))


def write_folder(folder: Path, files: TaggerBytes) -> None:
    """Write both files, or leave what was there. Who is killed between the two renames leaves files that do
    not belong together, which loading notices."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _replace_files({folder / WEIGHTS: files.weights, folder / CONFIG: files.config})
        _sync(folder)
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{folder} cannot hold the tagger ({error.strerror}): {advice}") from error


def _read_bounded(path: Path) -> bytes:
    most = _MOST_BYTES[path.name]
    try:
        about = path.stat()
        if not S_ISREG(about.st_mode):  # a pipe would never end
            raise BadInputError(f"{path} is no file: name a folder that a tagger was saved to")
        if about.st_size > most:
            raise BadInputError(f"{path} has more than {most >> 20} MB: it is no tagger, name another")
        with path.open("rb") as file:
            return file.read(about.st_size)
    except FileNotFoundError:
        raise BadInputError(f"{path} is missing: a tagger's folder has {CONFIG} and {WEIGHTS}") from None
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None


def _replace_files(contents: dict[Path, bytes]) -> None:
    """All are on disk under other names before the first gets its own."""
    temporary = {path: path.with_name(f"{path.name}.{os.getpid()}.writing") for path in contents}
    try:
        for path, content in contents.items():
            temporary[path].write_bytes(content)
            _sync(temporary[path])
        for path in contents:
            temporary[path].replace(path)
    finally:
        for path in temporary.values():
            path.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
