"""The yardstick: TF-IDF of words and pairs, a linear classifier a label, thresholds fitted on validation.

What a user would take who has no graph and no network. A label is told from all others by a linear support
vector machine; labels are rare, so that a document with the label weighs as much more as it is rarer. How
closely to fit is chosen on the validation split. The distance from the plane becomes a score by the logistic
function, the same for all labels: a distance of 1 is the margin of each of them, so scores can be compared.
"""

import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.special import expit

from model.linear_words import FEWEST_DOCUMENTS, MOST_FEATURES, Facts, Words, learn_words
from model.metric_truth import read_truth
from model.metrics import Flags
from model.thresholds import Thresholds, fit_thresholds
from schemas.published import TRAIN, VALIDATION, PublishedFolder

CLOSENESS = (1.0, 3.0, 10.0)  # sklearn's C, to choose from
_NEVER = -20.0  # the distance of a label that no document, or every document, shows
_NEAR_ENOUGH = 1e-2
_SEED = 7  # the solver takes documents in a random order
_DOCUMENTS_AT_ONCE = 1_000

Floats32 = NDArray[np.float32]


@dataclass(frozen=True)
class LinearModel:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    words: Words
    weights: NDArray[np.float16]  # [V, K]; half as many bytes, and the scores are the same to three digits
    bias: Floats32  # [K]
    thresholds: Thresholds
    closeness: float

    def predict_scores(self, documents: Iterable[Facts]) -> Floats32:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. One does not
        depend on the others."""
        wide = self.weights.astype(np.float32)
        scores = [_score(self.words.weigh(some), wide, self.bias) for some in _batch(documents)]
        return np.concatenate([np.empty((0, len(self.labels)), np.float32), *scores])

    def predict(self, documents: Iterable[Facts]) -> Flags:
        """Which labels are predicted, [N, K]."""
        return self.thresholds.decide(self.predict_scores(documents))

    def weigh_sentences(self, document: Facts) -> Floats32:
        """The share of each sentence in what speaks for the predicted labels, or for the first one if none is
        predicted, [T]. A word or pair speaks for a label by its part of the distance from the plane, where
        that is positive; sentences that have it share its part alike."""
        row = self.words.weigh([document])
        scores = _score(row, self.weights.astype(np.float32), self.bias)[0]
        told = self.thresholds.decide(scores)
        chosen = np.flatnonzero(told) if told.any() else [int(scores.argmax())]
        for_them = self.weights[row.indices][:, chosen].astype(np.float32).clip(min=0).sum(axis=1)
        having = self.words.weigh([sentence] for sentence in document)[:, row.indices] > 0
        share = row.data * for_them / np.maximum(1, having.sum(axis=0).A1)
        speaks: Floats32 = (having @ share).astype(np.float32)
        return speaks / speaks.sum() if speaks.any() else speaks


def train_linear(
    published: PublishedFolder,
    *,
    closeness: Iterable[float] = CLOSENESS,
    fewest: int = FEWEST_DOCUMENTS,
    most: int = MOST_FEATURES,
) -> LinearModel:
    """Learn from the training split, choose on the validation split. The same dataset gives the same
    classifier."""
    train, validation = (read_truth(published, split).labels for split in (TRAIN, VALIDATION))
    words, weighed = learn_words(_iterate_facts(published, TRAIN), fewest=fewest, most=most)
    unseen = words.weigh(_iterate_facts(published, VALIDATION))
    labels = tuple(section.label for section in published.sections)
    best: LinearModel | None = None
    for closely in closeness:
        weights, bias = fit_labels(weighed, train, closely)
        thresholds = fit_thresholds(validation, _score(unseen, weights.astype(np.float32), bias))
        if best is None or thresholds.unseen_f1 > best.thresholds.unseen_f1:
            best = LinearModel(labels, words, weights, bias, thresholds, closely)
    if best is None:
        raise ValueError("no closeness to choose from")
    return best


def fit_labels(weighed: csr_matrix, truth: Flags, closeness: float) -> tuple[NDArray[np.float16], Floats32]:
    """A plane for each label: weights [V, K] and bias [K]."""
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


def _score(weighed: csr_matrix, weights: Floats32, bias: Floats32) -> Floats32:
    scores: Floats32 = expit(weighed @ weights + bias)
    return scores


def _iterate_facts(published: PublishedFolder, split: str) -> Iterator[Facts]:
    return (row["text"] for row in published.iterate_examples(split))


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
