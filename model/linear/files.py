"""The linear baseline on disk: `linear.json` describes it, a safetensors file holds its weights."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import numpy as np
from pydantic import ConfigDict
from safetensors.numpy import save

from model.classifiers.arrays import Arrays, Shapes, check_shapes, check_values, count_entries, read_arrays
from model.classifiers.files import AGAIN, Description, FilePair, describe_thresholds
from model.linear.classifier import LinearModel
from model.linear.lexicon import Lexicon
from model.linear.tfidf import Words
from schemas.errors import BadInputError

FILES = FilePair("linear", "linear classifier", format=3, most_weights=4 << 30)
CONFIG = FILES.description
_HIGHEST = 1e4  # learnt weights stay far below


class _Config(Description):
    """The contents of `linear.json`."""

    model_config = ConfigDict(strict=True)
    words: tuple[str, ...]
    digits: bool = False  # files from before there was a choice have none
    c: float


def save_linear(linear: LinearModel, folder: Path, about: Mapping[str, object]) -> None:
    """Write a classifier with notes about its origin (dataset, command)."""
    lexicon = linear.lexicon
    arrays = {"weights": lexicon.weights, "bias": lexicon.bias, **list_word_arrays(lexicon.words)}
    weights = save({name: np.ascontiguousarray(array) for name, array in arrays.items()})
    config = _Config(
        kind=FILES.kind,
        format=FILES.format,
        labels=linear.labels,
        words=lexicon.words.words,
        digits=lexicon.words.digits,
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
    arrays = read_arrays(FILES, folder, config)
    shapes: Shapes = {
        **shape_words(arrays, config.words),
        "weights": (np.float16, (len(config.words) + count_entries(arrays, "pairs"), len(config.labels))),
        "bias": (np.float32, (len(config.labels),)),
    }
    check_shapes(arrays, shapes, "a lexicon with these words", path)
    check_values(arrays, ("weights", "bias"), -_HIGHEST, _HIGHEST, path)
    words = build_words(arrays, config.words, path, digits=config.digits)
    lexicon = Lexicon(words, arrays["weights"], arrays["bias"])
    return LinearModel(config.labels, lexicon, config.read_thresholds(), config.c)


def list_word_arrays(words: Words) -> Arrays:
    """The arrays of a vocabulary: everything but the words."""
    return {"pairs": words.pairs, "rarity": words.rarity}


def shape_words(arrays: Arrays, words: tuple[str, ...]) -> Shapes:
    """The shapes that the arrays of a vocabulary must have."""
    pairs = count_entries(arrays, "pairs")
    return {"pairs": (np.int64, (pairs,)), "rarity": (np.float32, (len(words) + pairs,))}


def build_words(arrays: Arrays, words: tuple[str, ...], path: Path, *, digits: bool = False) -> Words:
    """A vocabulary from its words and arrays, which have the right shapes; errors name the path."""
    check_values(arrays, ("rarity",), 0, _HIGHEST, path)
    if (np.diff(arrays["pairs"]) <= 0).any():
        raise BadInputError(f"{path} has pairs of words that are not sorted: {AGAIN}")
    return Words(words, arrays["pairs"], arrays["rarity"], digits)
