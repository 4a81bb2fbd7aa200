"""Training of sentence vectors: from documents (model/vectors/lsa.py) or from sentences, a batch at a time
(model/vectors/sent2vec.py).

The same texts, recipe and seed give the same bytes, on the same machine with the same number of threads.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from model.vectors.encoder import Floats, SentenceVectors, VectorRecipe, average
from model.vectors.lsa import learn_lsa
from model.vectors.rows import Facts, Ints, Sentences, learn_rows
from model.vectors.sent2vec import Report, VectorProgress, learn_sent2vec
from schemas.errors import BadInputError

__all__ = ["Report", "VectorProgress", "train_vectors"]


def train_vectors(
    documents: Iterable[Facts],
    recipe: VectorRecipe | None = None,
    *,
    others: Iterable[Facts] = (),
    seed: int,
    report: Report = lambda _: None,
) -> SentenceVectors:
    """Learn from documents, which are read once. Only they decide which words are known; `others` add more
    sentences with these words, so whatever else they contain (names, for example) is never learnt."""
    recipe = recipe or VectorRecipe()
    rows, corpus, frequencies = learn_rows(
        documents,
        fewest=recipe.fewest,
        most_words=recipe.most_words,
        longest_gram=recipe.longest_gram,
        buckets=recipe.buckets,
        most_grams=recipe.most_grams,
    )
    for document in others:
        corpus.add_known(rows, document)
    sentences = Sentences(rows, corpus)
    if recipe.method == "lsa":
        report(VectorProgress(1, 1, 1, 1, None))
        learnt = learn_lsa(rows, corpus, recipe.size, seed=seed)
    else:
        learnt = learn_sent2vec(sentences, frequencies, recipe, seed=seed, report=report)
    table = fold_table(learnt, sentences.iterate_rows(), frequencies, len(rows.words), recipe)
    if not np.isfinite(table).all():
        raise BadInputError(
            f"the sentence vectors diverged at a learning rate of {recipe.rate}: use a lower one"
        )
    return SentenceVectors(rows, table, recipe)


SentenceRows = tuple[Ints, Ints]  # rows of sentences, and where each sentence ends


def fold_table(
    table: Floats, sentences: Iterable[SentenceRows], frequencies: Ints, words: int, recipe: VectorRecipe
) -> Floats:
    """Apply all further steps to the table; its last row is zeros before and after.

    Smooth inverse frequency and the removal of common directions follow Arora et al. 2017. Then the table is
    scaled so that the training sentences have a mean square of 1, which suits a network. Values are rounded
    to half precision here, so those on disk are those in memory.
    """
    if recipe.smoothing:
        table = table * _weigh_rows(frequencies, words, recipe.smoothing)[:, None]
    spread, count = _measure_spread(table, sentences, recipe.power)  # [size, size]
    if recipe.common:
        _, directions = np.linalg.eigh(spread)
        common = directions[:, ::-1][:, : recipe.common]  # the strongest
        keep = np.eye(len(spread)) - common @ common.T
        table, spread = table @ keep.astype(np.float32), keep @ spread @ keep
    square = np.trace(spread) / max(count, 1) / len(spread)
    scaled = table / np.float32(np.sqrt(square) if square > 0 else 1)
    rounded: Floats = scaled.astype(np.float16).astype(np.float32)
    return rounded


def _weigh_rows(frequencies: Ints, words: int, smoothing: float) -> Floats:
    """a/(a + p) of each row, where p is its share of all words or of all n-grams; 0 for the row of zeros."""
    shares = np.concatenate(
        [part / max(part.sum(), 1) for part in (frequencies[:words], frequencies[words:])]
    )
    return np.append(smoothing / (smoothing + shares), 0).astype(np.float32)


def _measure_spread(
    table: Floats, sentences: Iterable[SentenceRows], power: float
) -> tuple[NDArray[np.float64], int]:
    """The sum over sentences of v v', and the number of sentences."""
    spread, count = np.zeros((table.shape[1], table.shape[1])), 0
    for rows, ends in sentences:
        vectors = average(table, rows, ends, power)
        spread += vectors.T @ vectors
        count += len(ends)
    return spread, count
