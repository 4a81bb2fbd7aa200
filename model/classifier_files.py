"""What the files of all classifiers have in common: a description in JSON and numbers in safetensors.

Weights are written first, under a name made of their digest; the description comes last and is the switch.
Whoever reads, after any kill, finds a whole classifier: the old one or the new. Nothing in the files is run
and nothing is believed. Equal classifiers give equal bytes.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, TypeVar

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from model.thresholds import Thresholds
from schemas.durable_files import remove_leftovers, replace_file
from schemas.errors import BadInputError, StorageError

AGAIN = "train the classifier again, or copy its two files again"
_MOST_DESCRIPTION = 256 << 20  # far more than any has

Fraction = Annotated[float, Field(ge=0, le=1)]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Description(BaseModel):
    """What the JSON of every classifier says."""

    model_config = ConfigDict(extra="forbid")
    kind: str
    format: int
    labels: tuple[str, ...]
    thresholds: tuple[Fraction, ...]
    shared_threshold: Fraction
    unseen_f1: Fraction
    weights_sha256: Digest
    about: dict[str, Any]

    def read_thresholds(self) -> Thresholds:
        """The thresholds as they were."""
        return Thresholds(self.shared_threshold, np.array(self.thresholds), self.unseen_f1)


Described = TypeVar("Described", bound=Description)


def describe_thresholds(thresholds: Thresholds) -> dict[str, Any]:
    """Thresholds in the words of a description."""
    return {
        "thresholds": tuple(thresholds.each.tolist()),
        "shared_threshold": thresholds.shared,
        "unseen_f1": thresholds.unseen_f1,
    }


@dataclass(frozen=True, slots=True)
class FilePair:
    """The two files of one kind of classifier."""

    stem: str  # of their names
    what: str  # they hold
    format: int  # another one whenever old files would be misread
    most_weights: int  # bytes, far more than any has

    @property
    def description(self) -> str:
        """The name of the JSON."""
        return f"{self.stem}.json"

    @property
    def kind(self) -> str:
        """What the JSON says that it describes."""
        return f"{self.what} of ilsi"

    def name_weights(self, digest: str) -> str:
        """The name of the numbers with a digest."""
        return f"{self.stem}-{digest[:16]}.safetensors"

    def write(self, folder: Path, described: Description, weights: bytes) -> None:
        """Write both, or leave what was there."""
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
            if not known:  # nothing leads to these weights, and the disk may be full
                (folder / name).unlink(missing_ok=True)
            raise
        remove_leftovers(folder, f"{self.stem}*")
        for path in folder.glob(f"{self.stem}-*.safetensors"):
            if path.name != name:  # of the classifier that was here before
                path.unlink()

    def read_description(self, folder: Path, described: type[Described]) -> Described:
        """What the JSON of a folder says."""
        path = folder / self.description
        content = self._read(path, _MOST_DESCRIPTION)
        try:
            loose = json.loads(content)
        except (ValueError, RecursionError):
            raise BadInputError(f"{path} is not JSON: {AGAIN}") from None
        if not isinstance(loose, dict) or loose.get("kind") != self.kind:
            raise BadInputError(f"{path} does not describe a {self.what}: name a folder that has one")
        if loose.get("format") != self.format:
            raise BadInputError(f"{path} was made by another version of ilsi: train the classifier again")
        try:
            read = described.model_validate_json(content)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
            raise BadInputError(f"{path} does not describe a whole classifier ({reason}): {AGAIN}") from None
        if len(read.thresholds) != len(read.labels):
            said = f"{len(read.thresholds)} thresholds for {len(read.labels)} labels"
            raise BadInputError(f"{path} has {said}: {AGAIN}")
        return read

    def read_weights(self, folder: Path, described: Description) -> bytes:
        """The numbers that belong to a description."""
        path = self.find_weights(folder, described)
        content = self._read(path, self.most_weights)
        if sha256(content).hexdigest() != described.weights_sha256:
            raise BadInputError(f"{path} is damaged: {AGAIN}")
        return content

    def find_weights(self, folder: Path, described: Description) -> Path:
        """Where they lie."""
        return folder / self.name_weights(described.weights_sha256)

    def _read(self, path: Path, most: int) -> bytes:
        try:
            if not path.is_file():
                raise BadInputError(f"{path} is missing: name a folder that a {self.what} was saved to")
            if path.stat().st_size > most:
                raise BadInputError(
                    f"{path} has more than {most >> 20} MB: it is no classifier, name another"
                )
            return path.read_bytes()
        except OSError as error:
            raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None
