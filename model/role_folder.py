"""The folder of a role tagger: two files that belong together.

`tagger.json` says what the tagger is, `tagger.safetensors` holds its numbers. Nothing here needs torch: who
plans a stage only wants the digest.

Two files cannot be renamed at once. So new weights wait under a name that only the new `tagger.json` leads
to; renaming that one is the switch, and afterwards the weights get their name. Whoever reads, at any moment
and after any kill, finds a whole tagger: the old one or the new.
"""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from stat import S_ISREG

from schemas.durable_files import remove_leftovers, rename_file, replace_file
from schemas.errors import BadInputError, StorageError

CONFIG, WEIGHTS = "tagger.json", "tagger.safetensors"
_MOST_CONFIG, _MOST_WEIGHTS = 64 << 20, 1 << 30  # far more than any tagger has
_WAITING = ".waiting"


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
    config = _read_present(folder / CONFIG, _MOST_CONFIG)
    while True:
        weights = _read_bounded(_name_waiting(folder, config), _MOST_WEIGHTS)
        if weights is None:
            weights = _read_present(folder / WEIGHTS, _MOST_WEIGHTS)
        now = _read_present(folder / CONFIG, _MOST_CONFIG)
        if now == config:
            return TaggerBytes(config, weights)
        config = now  # saved anew in the meantime: these weights may be of the next one


def write_folder(folder: Path, files: TaggerBytes) -> None:
    """Write both files, or leave what was there. Two who write at once spoil it, which loading
    notices."""
    waiting = _name_waiting(folder, files.config)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            _write_file(waiting, files.weights)
            _write_file(folder / CONFIG, files.config)  # the switch
            rename_file(waiting, folder / WEIGHTS)
        finally:
            _tidy(folder)
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{folder} cannot hold the tagger ({error.strerror}): {advice}") from error


def _name_waiting(folder: Path, config: bytes) -> Path:
    """Where the weights that belong to a `tagger.json` wait for their name."""
    return folder / f"{WEIGHTS}.{sha256(config).hexdigest()[:16]}{_WAITING}"


def _write_file(path: Path, content: bytes) -> None:
    with replace_file(path) as temporary:
        temporary.write_bytes(content)


def _tidy(folder: Path) -> None:
    """Remove what saving left behind, now or when it was killed; never the weights of the tagger that is
    there."""
    for name in (CONFIG, f"{WEIGHTS}*"):
        remove_leftovers(folder, name)
    config = (folder / CONFIG).read_bytes() if (folder / CONFIG).is_file() else b""
    for path in folder.glob(f"{WEIGHTS}.*{_WAITING}"):
        if path != _name_waiting(folder, config):
            path.unlink()


def _read_present(path: Path, most: int) -> bytes:
    content = _read_bounded(path, most)
    if content is None:
        raise BadInputError(f"{path} is missing: a tagger's folder has {CONFIG} and {WEIGHTS}")
    return content


def _read_bounded(path: Path, most: int) -> bytes | None:
    """The bytes of a file, None if there is none."""
    try:
        about = path.stat()
        if not S_ISREG(about.st_mode):  # a pipe would never end
            raise BadInputError(f"{path} is no file: name a folder that a tagger was saved to")
        if about.st_size > most:
            raise BadInputError(f"{path} has more than {most >> 20} MB: it is no tagger, name another")
        with path.open("rb") as file:
            return file.read(about.st_size)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None
