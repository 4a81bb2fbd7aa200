"""The folder of an entity finder, and its digest.

`entities.json` lists the files of our pipelines with their digests. Nothing here needs spaCy, because
planning a stage only takes the digest.
"""

import json
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from schemas.errors import BadInputError, UsageError

LIST = "entities.json"
KIND = "entity finder of ilsi"
FORMAT = 1  # raised whenever old files would be misread
AGAIN = "train it again, or copy the folder again"

_MOST_BYTES = 1 << 30  # far more than any of our pipelines needs


class FolderList(BaseModel):
    """The contents of `entities.json`."""

    model_config = ConfigDict(extra="forbid")
    kind: str
    format: int
    labels: tuple[str, ...]
    files: dict[str, str]  # sha256 by name
    about: dict[str, Any]

    def write(self) -> str:
        """The text of the file."""
        content = self.model_dump(mode="json")
        return f"{json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False, allow_nan=False)}\n"


def digest_entities(name: str | Path) -> str:
    """Identifies a pipeline; an installed one by its description, without loading it."""
    if is_ours(name):
        files = sorted(read_list(Path(name)).files.items())
        return sha256("".join(f"{digest} {file}\n" for file, digest in files).encode()).hexdigest()
    folder = find_installed(str(name))
    descriptions = sorted(folder.glob("meta.json")) or sorted(folder.glob("*/meta.json"))
    content = b"".join(path.read_bytes() for path in descriptions)
    return sha256(f"{version('spacy')} {folder.name}\n".encode() + content).hexdigest()


def is_ours(name: str | Path) -> bool:
    """Whether it is one of our folders, or at least not another spaCy pipeline."""
    folder = Path(name)
    return folder.is_dir() and ((folder / LIST).exists() or not (folder / "config.cfg").exists())


def find_installed(name: str) -> Path:
    """The folder of an installed spaCy pipeline; a folder is returned as it is."""
    if Path(name).is_dir():
        return Path(name)
    spec = find_spec(name) if name.isidentifier() and _is_package(name) else None
    if spec is None or not spec.submodule_search_locations:
        advice = f"install it (python -m spacy download {name[:80]}), or name the folder of a pipeline"
        raise UsageError(f"no spaCy pipeline {name[:80]!r} is installed: {advice}")
    return Path(spec.submodule_search_locations[0])


def _is_package(name: str) -> bool:
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False


def read_list(folder: Path) -> FolderList:
    """The list of files in a folder."""
    path = folder / LIST
    try:
        listed = FolderList.model_validate_json(read_present(path))
    except ValidationError:
        raise BadInputError(f"{path} is not a list of a pipeline's files: {AGAIN}") from None
    if listed.kind != KIND:
        raise BadInputError(f"{path} does not describe an entity finder: name a folder that holds one")
    if listed.format != FORMAT:
        raise BadInputError(f"{path} was made by another version of ilsi: train it again")
    return listed


def check_files(folder: Path) -> None:
    """Check the files against the list."""
    for name, digest in read_list(folder).files.items():
        path = folder / name
        if not path.resolve().is_relative_to(folder.resolve()):
            raise BadInputError(f"{folder / LIST} names files outside its folder: {AGAIN}")
        if sha256(read_present(path)).hexdigest() != digest:
            raise BadInputError(f"{path} is damaged or belongs to another pipeline: {AGAIN}")


def read_present(path: Path) -> bytes:
    """The bytes of a file, which must exist."""
    try:
        if not path.is_file():
            raise BadInputError(f"{path} is missing: {AGAIN}")
        if path.stat().st_size > _MOST_BYTES:
            raise BadInputError(
                f"{path} has more than {_MOST_BYTES >> 20} MB: it is not one of our pipelines"
            )
        return path.read_bytes()
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None
