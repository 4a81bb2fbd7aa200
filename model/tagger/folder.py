"""The folder of a role tagger: two files that belong together.

`tagger.json` describes the tagger, `tagger.safetensors` holds its weights. Nothing here needs torch, because
planning a stage only takes the digest.

Two files cannot be renamed at once. So new weights wait under a name that is derived from the new
`tagger.json`; renaming that file is the commit, and afterwards the weights get their final name. A reader
always finds a complete tagger, the old one or the new, even after a crash.
"""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from stat import S_ISREG

from schemas.durable_files import remove_leftovers, rename_file, replace_file
from schemas.errors import BadInputError, StorageError

CONFIG, WEIGHTS = "tagger.json", "tagger.safetensors"
_MOST_CONFIG, _MOST_WEIGHTS = 64 << 20, 1 << 30  # far more than any tagger needs
_WAITING = ".waiting"


@dataclass(frozen=True, slots=True)
class TaggerBytes:
    """The contents of both files."""

    config: bytes
    weights: bytes

    @property
    def digest(self) -> str:
        """A digest of both files, which identifies the tagger."""
        return sha256(sha256(self.config).digest() + sha256(self.weights).digest()).hexdigest()


def digest_tagger(folder: Path) -> str:
    """The digest of the tagger in a folder."""
    return read_folder(folder).digest


def read_folder(folder: Path) -> TaggerBytes:
    """The contents of both files."""
    if not folder.is_dir():
        raise BadInputError(f"{folder} is not a folder: name one that holds a tagger")
    config = _read_present(folder / CONFIG, _MOST_CONFIG)
    while True:
        weights = _read_bounded(_name_waiting(folder, config), _MOST_WEIGHTS)
        if weights is None:
            weights = _read_present(folder / WEIGHTS, _MOST_WEIGHTS)
        now = _read_present(folder / CONFIG, _MOST_CONFIG)
        if now == config:
            return TaggerBytes(config, weights)
        config = now  # replaced in the meantime: the weights may be of the new one


def write_folder(folder: Path, files: TaggerBytes) -> None:
    """Write both files, or leave the old ones in place. Two simultaneous writers can mix them up, which
    loading detects."""
    waiting = _name_waiting(folder, files.config)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            _write_file(waiting, files.weights)
            _write_file(folder / CONFIG, files.config)  # the commit
            rename_file(waiting, folder / WEIGHTS)
        finally:
            _tidy(folder)
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{folder} cannot hold the tagger ({error.strerror}): {advice}") from error


def _name_waiting(folder: Path, config: bytes) -> Path:
    """Where the weights of a `tagger.json` wait for their final name."""
    return folder / f"{WEIGHTS}.{sha256(config).hexdigest()[:16]}{_WAITING}"


def _write_file(path: Path, content: bytes) -> None:
    with replace_file(path) as temporary:
        temporary.write_bytes(content)


def _tidy(folder: Path) -> None:
    """Remove leftovers of this or an interrupted write, but never the weights of the current tagger."""
    for name in (CONFIG, f"{WEIGHTS}*"):
        remove_leftovers(folder, name)
    config = (folder / CONFIG).read_bytes() if (folder / CONFIG).is_file() else b""
    for path in folder.glob(f"{WEIGHTS}.*{_WAITING}"):
        if path != _name_waiting(folder, config):
            path.unlink()


def _read_present(path: Path, most: int) -> bytes:
    content = _read_bounded(path, most)
    if content is None:
        raise BadInputError(f"{path} is missing: the folder of a tagger has {CONFIG} and {WEIGHTS}")
    return content


def _read_bounded(path: Path, most: int) -> bytes | None:
    """The bytes of a file, or None if it does not exist."""
    try:
        about = path.stat()
        if not S_ISREG(about.st_mode):  # reading a pipe might never end
            raise BadInputError(f"{path} is not a file: name a folder that holds a tagger")
        if about.st_size > most:
            raise BadInputError(f"{path} has more than {most >> 20} MB: it is not a tagger, name another")
        with path.open("rb") as file:
            return file.read(about.st_size)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None
