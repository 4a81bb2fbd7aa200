"""The linear yardstick on disk: `linear.json` says what it is, a safetensors file has its numbers.

Weights are written first, under a name made of their digest; `linear.json` comes last and is the switch.
Whoever reads, after any kill, finds a whole classifier: the old one or the new. Nothing in the files is run
and nothing is believed. Equal classifiers give equal bytes.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from safetensors import SafetensorError
from safetensors.numpy import load, save

from model.linear import LinearModel
from model.linear_words import Words
from model.thresholds import Thresholds
from schemas.durable_files import remove_leftovers, replace_file
from schemas.errors import BadInputError, StorageError

CONFIG = "linear.json"
KIND = "linear classifier of ilsi"
FORMAT = 1  # another one whenever old files would be misread

_AGAIN = "train the classifier again, or copy its two files again"
_MOST_CONFIG, _MOST_WEIGHTS = 256 << 20, 4 << 30  # far more than any has
_HIGHEST = 1e4

Arrays = dict[str, NDArray[Any]]
Fraction = Annotated[float, Field(ge=0, le=1)]


class _Config(BaseModel):
    """What `linear.json` holds."""

    model_config = ConfigDict(extra="forbid", strict=True)
    kind: str
    format: int
    labels: tuple[str, ...]
    words: tuple[str, ...]
    thresholds: tuple[Fraction, ...]
    shared_threshold: Fraction
    strength: Annotated[float, Field(ge=0)] | None  # None: without end, JSON has no word for it
    unseen_f1: Fraction
    closeness: float
    weights_sha256: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    about: dict[str, Any]


def save_linear(linear: LinearModel, folder: Path, about: Mapping[str, object]) -> None:
    """Write a classifier with what there is to say about it (dataset, command)."""
    thresholds = linear.thresholds
    weights = save(_list_arrays(linear))
    config = _Config(
        kind=KIND,
        format=FORMAT,
        labels=linear.labels,
        words=linear.words.words,
        thresholds=tuple(thresholds.each.tolist()),
        shared_threshold=thresholds.shared,
        strength=None if thresholds.strength == inf else thresholds.strength,
        unseen_f1=thresholds.unseen_f1,
        closeness=linear.closeness,
        weights_sha256=sha256(weights).hexdigest(),
        about=dict(about),
    )
    text = json.dumps(config.model_dump(), indent=1, sort_keys=True, ensure_ascii=False, allow_nan=False)
    try:
        _write(folder, f"{text}\n".encode(), weights, _name_weights(config))
    except OSError as error:
        advice = "free some space, check its permissions, or name another folder"
        raise StorageError(f"{folder} cannot hold the classifier ({error.strerror}): {advice}") from error


def load_linear(folder: Path) -> LinearModel:
    """The classifier that was saved to a folder."""
    config = _read_config(folder / CONFIG)
    path = folder / _name_weights(config)
    content = _read(path, _MOST_WEIGHTS)
    if sha256(content).hexdigest() != config.weights_sha256:
        raise BadInputError(f"{path} is damaged: {_AGAIN}")
    arrays = _read_arrays(content, path, len(config.words), len(config.labels))
    strength = inf if config.strength is None else config.strength
    each = np.array(config.thresholds)
    return LinearModel(
        config.labels,
        Words(config.words, arrays["pairs"], arrays["rarity"]),
        arrays["weights"],
        arrays["bias"],
        Thresholds(config.shared_threshold, each, strength, config.unseen_f1),
        config.closeness,
    )


def _list_arrays(linear: LinearModel) -> Arrays:
    return {
        "pairs": np.ascontiguousarray(linear.words.pairs),
        "rarity": np.ascontiguousarray(linear.words.rarity),
        "weights": np.ascontiguousarray(linear.weights),
        "bias": np.ascontiguousarray(linear.bias),
    }


def _name_weights(config: _Config) -> str:
    return f"linear-{config.weights_sha256[:16]}.safetensors"


def _write(folder: Path, config: bytes, weights: bytes, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    known = (folder / name).exists()
    try:
        for path, content in ((folder / name, weights), (folder / CONFIG, config)):
            with replace_file(path) as temporary:
                temporary.write_bytes(content)
    except OSError:
        if not known:  # nothing leads to these weights, and the disk may be full
            (folder / name).unlink(missing_ok=True)
        raise
    remove_leftovers(folder, "linear*")
    for path in folder.glob("linear-*.safetensors"):
        if path.name != name:  # of the classifier that was here before
            path.unlink()


def _read(path: Path, most: int) -> bytes:
    try:
        if not path.is_file():
            raise BadInputError(f"{path} is missing: name a folder that a linear classifier was saved to")
        if path.stat().st_size > most:
            raise BadInputError(f"{path} has more than {most >> 20} MB: it is no classifier, name another")
        return path.read_bytes()
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): check its permissions") from None


def _read_config(path: Path) -> _Config:
    content = _read(path, _MOST_CONFIG)
    try:
        loose = json.loads(content)
    except (ValueError, RecursionError):
        raise BadInputError(f"{path} is not JSON: {_AGAIN}") from None
    if not isinstance(loose, dict) or loose.get("kind") != KIND:
        raise BadInputError(f"{path} does not describe a linear classifier: name a folder that has one")
    if loose.get("format") != FORMAT:
        raise BadInputError(f"{path} was made by another version of ilsi: train the classifier again")
    try:
        config = _Config.model_validate_json(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = ".".join(map(str, first["loc"])) + f": {first['msg'].lower()}"
        raise BadInputError(f"{path} does not describe a whole classifier ({reason}): {_AGAIN}") from None
    if len(config.thresholds) != len(config.labels):
        said = f"{len(config.thresholds)} thresholds for {len(config.labels)} labels"
        raise BadInputError(f"{path} has {said}: {_AGAIN}")
    return config


def _read_arrays(content: bytes, path: Path, words: int, labels: int) -> Arrays:
    try:
        found = load(content)
    except (SafetensorError, KeyError) as error:  # KeyError: of a type that numpy does not know
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {_AGAIN}") from None
    pairs = len(found["pairs"]) if "pairs" in found and found["pairs"].ndim == 1 else 0
    shapes: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
        "pairs": (np.int64, (pairs,)),
        "rarity": (np.float32, (words + pairs,)),
        "weights": (np.float16, (words + pairs, labels)),
        "bias": (np.float32, (labels,)),
    }
    read = {name: (array.dtype.type, array.shape) for name, array in found.items()}
    if read != shapes:
        raise BadInputError(f"{path} has other tensors than a linear classifier: {_AGAIN}")
    if any(not (np.abs(found[name]) < _HIGHEST).all() for name in ("rarity", "weights", "bias")):
        raise BadInputError(f"{path} has numbers that nobody learns: {_AGAIN}")
    if (np.diff(found["pairs"]) <= 0).any():
        raise BadInputError(f"{path} has pairs of words that are not in order: {_AGAIN}")
    return found
