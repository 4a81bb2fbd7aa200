"""The files of every classifier: a description in JSON and weights in safetensors.

Weights are written first, under a name made from their digest; writing the description is the commit. So a
reader always finds a complete classifier, the old one or the new, even after a crash. Nothing in the files is
executed, and everything is validated. Equal classifiers give equal bytes.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, TypeVar

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from model.classifiers.thresholds import Thresholds
from schemas.durable_files import remove_leftovers, replace_file
from schemas.errors import BadInputError, StorageError

AGAIN = "train the classifier again, or copy its two files again"
_MOST_DESCRIPTION = 256 << 20  # far more than any classifier needs

Fraction = Annotated[float, Field(ge=0, le=1)]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


def digest_folder(folder: Path) -> str:
    """A digest of all files in a folder: other contents under the same path are another folder."""
    digest = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(f"{path.relative_to(folder)} {path.stat().st_size}\n".encode())
        with path.open("rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
    return digest.hexdigest()


class Description(BaseModel):
    """The fields that every classifier's JSON has."""

    model_config = ConfigDict(extra="forbid")
    kind: str
    format: int
    labels: tuple[str, ...]
    thresholds: tuple[Fraction, ...]
    shared_threshold: Fraction
    held_out_f1: Fraction
    weights_sha256: Digest
    about: dict[str, Any]

    def read_thresholds(self) -> Thresholds:
        """The thresholds that were saved."""
        return Thresholds(self.shared_threshold, np.array(self.thresholds), self.held_out_f1)


Described = TypeVar("Described", bound=Description)


def describe_thresholds(thresholds: Thresholds) -> dict[str, Any]:
    """Thresholds as fields of a description."""
    return {
        "thresholds": tuple(thresholds.per_label.tolist()),
        "shared_threshold": thresholds.shared,
        "held_out_f1": thresholds.held_out_f1,
    }


@dataclass(frozen=True, slots=True)
class FilePair:
    """The two files of one kind of classifier."""

    stem: str  # of the file names
    what: str  # they contain
    format: int  # raised whenever old files would be misread
    most_weights: int  # bytes, far more than any has

    @property
    def description(self) -> str:
        """The name of the JSON file."""
        return f"{self.stem}.json"

    @property
    def kind(self) -> str:
        """The `kind` in the JSON file."""
        return f"{self.what} of ilsi"

    def name_weights(self, digest: str) -> str:
        """The name of the weights file, from their digest."""
        return f"{self.stem}-{digest[:16]}.safetensors"

    def write(self, folder: Path, described: Description, weights: bytes) -> None:
        """Write both files, or leave the old ones in place."""
        text = json.dumps(
            described.model_dump(), indent=1, sort_keys=True, ensure_ascii=False, allow_nan=False
        )
        try:
            self._write(folder, f"{text}\n".encode(), weights, self.name_weights(described.weights_sha256))
        except OSError as error:
            advice = "free some space, check its permissions, or name another folder"
            raise StorageError(f"{folder} cannot hold the classifier ({error.strerror}): {advice}") from error

    def _write(self, folder: Path, description: bytes, weights: bytes, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        known = (folder / name).exists()
        try:
            for path, content in ((folder / name, weights), (folder / self.description, description)):
                with replace_file(path) as temporary:
                    temporary.write_bytes(content)
        except OSError:
            if not known:  # nothing refers to these weights, and the disk may be full
                (folder / name).unlink(missing_ok=True)
            raise
        remove_leftovers(folder, f"{self.stem}*")
        for path in folder.glob(f"{self.stem}-*.safetensors"):
            if path.name != name:  # of the previous classifier
                path.unlink()

    def read_description(self, folder: Path, described: type[Described]) -> Described:
        """The description in a folder."""
        path = folder / self.description
        content = self._read(path, _MOST_DESCRIPTION)
        try:
            content_json = json.loads(content)
        except (ValueError, RecursionError):
            raise BadInputError(f"{path} is not JSON: {AGAIN}") from None
        if not isinstance(content_json, dict) or content_json.get("kind") != self.kind:
            raise BadInputError(f"{path} does not describe a {self.what}: name a folder that has one")
        if content_json.get("format") != self.format:
            raise BadInputError(f"{path} was made by another version of ilsi: train the classifier again")
        try:
            read = described.model_validate_json(content)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
            raise BadInputError(f"{path} does not describe a whole classifier ({reason}): {AGAIN}") from None
        if len(read.thresholds) != len(read.labels):
            counts = f"{len(read.thresholds)} thresholds for {len(read.labels)} labels"
            raise BadInputError(f"{path} has {counts}: {AGAIN}")
        return read

    def read_weights(self, folder: Path, described: Description) -> bytes:
        """The weights that belong to a description."""
        path = self.find_weights(folder, described)
        content = self._read(path, self.most_weights)
        if sha256(content).hexdigest() != described.weights_sha256:
            raise BadInputError(f"{path} is damaged: {AGAIN}")
        return content

    def find_weights(self, folder: Path, described: Description) -> Path:
        """The path of the weights."""
        return folder / self.name_weights(described.weights_sha256)

    def _read(self, path: Path, most: int) -> bytes:
        try:
            if not path.is_file():
                raise BadInputError(f"{path} is missing: name a folder that contains a saved {self.what}")
            if path.stat().st_size > most:
                raise BadInputError(
                    f"{path} has more than {most >> 20} MB: it is not a classifier, name another"
                )
            return path.read_bytes()
        except OSError as error:
            raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None
