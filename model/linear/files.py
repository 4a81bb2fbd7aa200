"""The linear baseline on disk: `linear.json` describes it, a safetensors file holds its weights."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pydantic import ConfigDict
from safetensors import SafetensorError
from safetensors.numpy import load, save

from model.classifiers.files import AGAIN, Description, FilePair, describe_thresholds
from model.linear.classifier import LinearModel
from model.linear.lexicon import Lexicon
from model.linear.tfidf import Words
from schemas.errors import BadInputError

FILES = FilePair("linear", "linear classifier", format=3, most_weights=4 << 30)
CONFIG = FILES.description


class _Config(Description):
    """The contents of `linear.json`."""

    model_config = ConfigDict(strict=True)
    words: tuple[str, ...]
    c: float


def save_linear(linear: LinearModel, folder: Path, about: Mapping[str, object]) -> None:
    """Write a classifier with notes about its origin (dataset, command)."""
    weights = save(list_arrays(linear.lexicon))
    config = _Config(
        kind=FILES.kind,
        format=FILES.format,
        labels=linear.labels,
        words=linear.lexicon.words.words,
        c=linear.c,
        weights_sha256=sha256(weights).hexdigest(),
        about=dict(about),
        **describe_thresholds(linear.thresholds),
    )
    FILES.write(folder, config, weights)


def load_linear(folder: Path) -> LinearModel:
    """The classifier that was saved to a folder."""
    config = FILES.read_description(folder, _Config)
    path = FILES.find_weights(folder, config)
    try:
        arrays = load(FILES.read_weights(folder, config))
    except (SafetensorError, KeyError) as error:  # KeyError: a type that numpy does not know
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {AGAIN}") from None
    lexicon = build_lexicon(arrays, config.words, len(config.labels), path)
    return LinearModel(config.labels, lexicon, config.read_thresholds(), config.c)


_HIGHEST = 1e4  # learnt weights stay far below

Arrays = dict[str, NDArray[Any]]


def list_arrays(lexicon: Lexicon) -> Arrays:
    """The arrays of a lexicon: everything but the words."""
    return {
        "pairs": np.ascontiguousarray(lexicon.words.pairs),
        "rarity": np.ascontiguousarray(lexicon.words.rarity),
        "weights": np.ascontiguousarray(lexicon.weights),
        "bias": np.ascontiguousarray(lexicon.bias),
    }


def build_lexicon(arrays: Arrays, words: tuple[str, ...], labels: int, path: Path) -> Lexicon:
    """A lexicon from its words and arrays, which are validated; errors name the path."""
    pairs = len(arrays["pairs"]) if "pairs" in arrays and arrays["pairs"].ndim == 1 else 0
    columns = len(words) + pairs
    shapes: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
        "pairs": (np.int64, (pairs,)),
        "rarity": (np.float32, (columns,)),
        "weights": (np.float16, (columns, labels)),
        "bias": (np.float32, (labels,)),
    }
    read = {name: (array.dtype.type, array.shape) for name, array in arrays.items()}
    if read != shapes:
        raise BadInputError(f"{path} does not have the tensors of a lexicon with these words: {AGAIN}")
    if any(not (np.abs(arrays[name]) < _HIGHEST).all() for name in ("rarity", "weights", "bias")):
        raise BadInputError(f"{path} has infinite or implausibly large values: {AGAIN}")
    if (np.diff(arrays["pairs"]) <= 0).any():
        raise BadInputError(f"{path} has pairs of words that are not sorted: {AGAIN}")
    return Lexicon(Words(words, arrays["pairs"], arrays["rarity"]), arrays["weights"], arrays["bias"])
