"""What makes means of word vectors better vectors of sentences. All of it is linear: only the table changes.

Smooth inverse frequency and the removal of common directions are those of Arora et al. 2017. At last the
table is scaled so that the numbers of the vectors of the sentences learnt from have a mean square of 1: what
a network likes to read. Numbers are rounded to half precision here, so those on disk are those in memory.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from model.sentence_vectors import Floats, VectorRecipe, average
from model.sentence_words import Ints

Found = tuple[Ints, Ints]  # rows of sentences, and where each sentence ends


def fold_table(
    table: Floats, found: Iterable[Found], often: Ints, words: int, recipe: VectorRecipe
) -> Floats:
    """The table whose plain means are the vectors wanted. Its last row is of zeros before and after."""
    if recipe.smoothing:
        table = table * _weigh_rows(often, words, recipe.smoothing)[:, None]
    spread, sentences = _measure_spread(table, found, recipe.power)  # [size, size]
    if recipe.common:
        _, directions = np.linalg.eigh(spread)
        common = directions[:, ::-1][:, : recipe.common]  # the strongest
        keep = np.eye(len(spread)) - common @ common.T
        table, spread = table @ keep.astype(np.float32), keep @ spread @ keep
    square = np.trace(spread) / max(sentences, 1) / len(spread)
    scaled = table / np.float32(np.sqrt(square) if square > 0 else 1)
    rounded: Floats = scaled.astype(np.float16).astype(np.float32)
    return rounded


def _weigh_rows(often: Ints, words: int, smoothing: float) -> Floats:
    """a/(a + p) of each row, p being its share of all words or of all n-grams; 0 of the row of zeros."""
    shares = np.concatenate([part / max(part.sum(), 1) for part in (often[:words], often[words:])])
    return np.append(smoothing / (smoothing + shares), 0).astype(np.float32)


def _measure_spread(table: Floats, found: Iterable[Found], power: float) -> tuple[NDArray[np.float64], int]:
    """The sum over sentences of v v', and how many sentences there are."""
    spread, sentences = np.zeros((table.shape[1], table.shape[1])), 0
    for rows, ends in found:
        vectors = average(table, rows, ends, power)
        spread += vectors.T @ vectors
        sentences += len(ends)
    return spread, sentences
