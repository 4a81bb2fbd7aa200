"""A lexicon: how much each word and pair of words speaks for or against each label.

A label is told from all others by a linear support vector machine over TF-IDF; labels are rare, so that a
document with the label weighs as much more as it is rarer. What a document says of a label is its distance
from the label's plane: 1 is the margin of each of them, so distances of labels can be compared.
"""

import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from model.linear_words import Facts, Words
from model.metrics import Flags

_NEVER = -20.0  # the distance of a label that no document, or every document, shows
_NEAR_ENOUGH = 1e-2
_SEED = 7  # the solver takes documents in a random order
_DOCUMENTS_AT_ONCE = 1_000

Floats32 = NDArray[np.float32]


@dataclass(frozen=True)
class Lexicon:
    """Words and pairs with a weight for each label."""

    words: Words
    weights: NDArray[np.float16]  # [V, K]; half as many bytes, and the scores are the same to three digits
    bias: Floats32  # [K]

    def measure(self, documents: Iterable[Facts]) -> Floats32:
        """The distance of documents from each label's plane, [N, K]. One does not depend on the others."""
        wide = self.weights.astype(np.float32)
        found = [measure_distance(self.words.weigh(some), wide, self.bias) for some in _batch(documents)]
        return np.concatenate([np.empty((0, len(self.bias)), np.float32), *found])

    def weigh_sentences(self, document: Facts, labels: Sequence[int]) -> Floats32:
        """The share of each sentence in what speaks for some labels, [T]. A word or pair speaks for a label
        by its part of the distance from the plane, where that is positive; sentences that have it share its
        part alike."""
        row = self.words.weigh([document])
        for_them = self.weights[row.indices][:, labels].astype(np.float32).clip(min=0).sum(axis=1)
        having = self.words.weigh([sentence] for sentence in document)[:, row.indices] > 0
        share = row.data * for_them / np.maximum(1, having.sum(axis=0).A1)
        speaks: Floats32 = (having @ share).astype(np.float32)
        return speaks / speaks.sum() if speaks.any() else speaks


def fit_labels(weighed: csr_matrix, truth: Flags, closeness: float) -> tuple[NDArray[np.float16], Floats32]:
    """A plane for each label: weights [V, K] and bias [K]. The closer, the fewer training documents lie on
    the wrong side."""
    from sklearn.exceptions import ConvergenceWarning  # takes a second, and who predicts has no need of it
    from sklearn.svm import LinearSVC

    weights = np.zeros((weighed.shape[1], truth.shape[1]), np.float16)
    bias = np.empty(truth.shape[1], np.float32)
    weighed = weighed.astype(np.float64)  # once, or the solver does it for each label
    for label, having in enumerate(truth.T):
        if having.all() or not having.any():  # nothing to tell apart
            bias[label] = -_NEVER if having.any() else _NEVER
            continue
        plane = LinearSVC(C=closeness, class_weight="balanced", tol=_NEAR_ENOUGH, random_state=_SEED)
        with warnings.catch_warnings(action="ignore", category=ConvergenceWarning):
            plane.fit(weighed, having)
        weights[:, label], bias[label] = plane.coef_[0], plane.intercept_[0]
    return weights, bias


def measure_distance(weighed: csr_matrix, weights: Floats32, bias: Floats32) -> Floats32:
    """Distances [N, K] of documents that are weighed already."""
    distance: Floats32 = weighed @ weights + bias
    return distance


def choose_labels(told: Flags, scores: Floats32) -> list[int]:
    """The labels that an explanation is about: those predicted, or the first one if none is."""
    return np.flatnonzero(told).tolist() if told.any() else [int(scores.argmax())]


def _batch(documents: Iterable[Facts]) -> Iterator[list[Facts]]:
    """Some documents at a time, however many there are."""
    some: list[Facts] = []
    for document in documents:
        some.append(document)
        if len(some) == _DOCUMENTS_AT_ONCE:
            yield some
            some = []
    if some:
        yield some
