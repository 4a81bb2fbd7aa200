"""The numbers of a lexicon as they stand in the files of classifiers. Nothing that is read is believed."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from model.classifier_files import AGAIN
from model.lexicon import Lexicon
from model.linear_words import Words
from schemas.errors import BadInputError

_HIGHEST = 1e4  # learnt numbers stay far below

Arrays = dict[str, NDArray[Any]]


def list_arrays(lexicon: Lexicon) -> Arrays:
    """All but the words."""
    return {
        "pairs": np.ascontiguousarray(lexicon.words.pairs),
        "rarity": np.ascontiguousarray(lexicon.words.rarity),
        "weights": np.ascontiguousarray(lexicon.weights),
        "bias": np.ascontiguousarray(lexicon.bias),
    }


def build_lexicon(found: Arrays, words: tuple[str, ...], labels: int, path: Path) -> Lexicon:
    """A lexicon from its words and numbers; the path is where they lie, to be named when they are wrong."""
    pairs = len(found["pairs"]) if "pairs" in found and found["pairs"].ndim == 1 else 0
    columns = len(words) + pairs
    shapes: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
        "pairs": (np.int64, (pairs,)),
        "rarity": (np.float32, (columns,)),
        "weights": (np.float16, (columns, labels)),
        "bias": (np.float32, (labels,)),
    }
    read = {name: (array.dtype.type, array.shape) for name, array in found.items()}
    if read != shapes:
        raise BadInputError(f"{path} has other tensors than a lexicon of its words: {AGAIN}")
    if any(not (np.abs(found[name]) < _HIGHEST).all() for name in ("rarity", "weights", "bias")):
        raise BadInputError(f"{path} has numbers that nobody learns: {AGAIN}")
    if (np.diff(found["pairs"]) <= 0).any():
        raise BadInputError(f"{path} has pairs of words that are not in order: {AGAIN}")
    return Lexicon(Words(words, found["pairs"], found["rarity"]), found["weights"], found["bias"])
