"""A lexicon: how strongly each word and pair of words speaks for or against each label.

Each label has a linear support vector machine over TF-IDF; since labels are rare, documents that have one are
weighted by its rarity. The evidence of a document for a label is its distance from the label's hyperplane;
the margin is 1 for every label, so distances can be compared across labels.
"""

import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from model.classifiers.facts import batch_facts
from model.classifiers.scores import Flags
from model.linear.tfidf import Facts, Words

_NEVER = -20.0  # the distance for a label that no document has; its opposite if all have it
_NEAR_ENOUGH = 1e-2
_SEED = 7  # the solver visits documents in random order
_DOCUMENTS_AT_ONCE = 1_000

Floats32 = NDArray[np.float32]


@dataclass(frozen=True)
class Lexicon:
    """Words and pairs with a weight for each label."""

    words: Words
    weights: NDArray[np.float16]  # [V, K]; half precision keeps three digits of the scores
    bias: Floats32  # [K]

    def measure(self, documents: Iterable[Facts]) -> Floats32:
        """The distance of documents from each label's hyperplane, [N, K], each independent of the others."""
        wide = self.weights.astype(np.float32)
        batches = batch_facts(documents, _DOCUMENTS_AT_ONCE)
        parts = [measure_distance(self.words.weigh(batch), wide, self.bias) for batch in batches]
        return np.concatenate([np.empty((0, len(self.bias)), np.float32), *parts])

    def weigh_sentences(self, document: Facts, labels: Sequence[int]) -> Floats32:
        """The share of each sentence in the evidence for some labels, [T]. The evidence of a word or pair is
        its positive contribution to the distance."""
        row = self.words.weigh([document])
        for_them = self.weights[row.indices][:, labels].astype(np.float32).clip(min=0).sum(axis=1)
        return self.words.spread(document, row, row.data * for_them)


def fit_labels(weighed: csr_matrix, truth: Flags, c: float) -> tuple[NDArray[np.float16], Floats32]:
    """A hyperplane for each label: weights [V, K] and bias [K]. The larger C, the closer the fit."""
    from sklearn.exceptions import ConvergenceWarning  # slow to import, and not needed to predict
    from sklearn.svm import LinearSVC

    weights = np.zeros((weighed.shape[1], truth.shape[1]), np.float16)
    bias = np.empty(truth.shape[1], np.float32)
    weighed = weighed.astype(np.float64)  # once here, instead of once per label in the solver
    for label, having in enumerate(truth.T):
        if having.all() or not having.any():  # nothing to separate
            bias[label] = -_NEVER if having.any() else _NEVER
            continue
        plane = LinearSVC(C=c, class_weight="balanced", tol=_NEAR_ENOUGH, random_state=_SEED)
        with warnings.catch_warnings(action="ignore", category=ConvergenceWarning):
            plane.fit(weighed, having)
        weights[:, label], bias[label] = plane.coef_[0], plane.intercept_[0]
    return weights, bias


def measure_distance(weighed: csr_matrix, weights: Floats32, bias: Floats32) -> Floats32:
    """Distances [N, K] of documents given by their TF-IDF."""
    distance: Floats32 = weighed @ weights + bias
    return distance


def choose_labels(predicted: Flags, scores: Floats32) -> list[int]:
    """The labels to explain: those predicted, or the top one if none is."""
    return np.flatnonzero(predicted).tolist() if predicted.any() else [int(scores.argmax())]
