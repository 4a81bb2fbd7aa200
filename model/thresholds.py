"""From scores to labels: above which score a label is predicted. Fitted on the validation split.

A label is predicted where its score is at least its threshold. There are two ways:

- one threshold for all labels: the best of all that there are, by macro-F1. Every score at which something
  changes is tried: sorted once, each of them changes the F1 of one label, so the macro-F1 at all of them is a
  running sum.
- one a label: the best for its F1, drawn towards the shared one, the more the fewer documents have the label.
  With p such documents it is (p * best + 10 * shared) / (p + 10), as if ten more documents had asked for the
  shared one. A label keeps the shared one if that is the best for it, or better than the drawn one, or if no
  document has the label.

Ten is for everyone: choosing it on some hundred documents costs more than it brings (docs/results.md).

A threshold lies in the middle between the lowest score that it lets in and the next one below. Of equally
good shared ones, the highest is taken; of equally good ones of a label, the one nearest to the shared one.
Nothing is left to chance.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from model.metrics import Flags, Floats, check_tables, count_labels, divide, score_labels
from schemas.errors import BadInputError

DEFAULT = 0.5  # where no document has any label, nothing can be fitted
PULL = 10.0  # documents
_FOLDS = 5
_EQUAL = 1e-9  # running sums of a million changes are that exact


@dataclass(frozen=True, slots=True)
class Thresholds:
    """What a score must reach."""

    shared: float  # the best one for all labels
    each: Floats  # of each label
    unseen_f1: float  # macro-F1 on validation documents that the thresholds were not fitted on

    def decide(self, scores: NDArray[np.floating]) -> Flags:
        """Which labels are predicted, [N, K]."""
        return np.asarray(scores, np.float64) >= self.each

    def decide_shared(self, scores: NDArray[np.floating]) -> Flags:
        """The same with one threshold for all labels."""
        return np.asarray(scores, np.float64) >= self.shared


@dataclass(frozen=True, slots=True)
class _Cuts:
    """All places where the scores of a label can be cut, each column from the highest to the lowest."""

    scores: Floats  # [N, K]
    middles: Floats  # [N, K], where to cut below a score
    f1: Floats  # [N, K], of the label if all down to this score are predicted
    possible: Flags  # [N, K], False between equal scores


def fit_thresholds(truth: Flags, scores: NDArray[np.floating]) -> Thresholds:
    """Thresholds for the documents of the validation split, [N, K]."""
    wide = _check(truth, scores)
    return Thresholds(*_fit(truth, wide), _judge_unseen(truth, wide))


def fit_shared(truth: Flags, scores: NDArray[np.floating]) -> float:
    """The one threshold for all labels with the highest macro-F1."""
    wide = _check(truth, scores)
    return _find_shared(_cut(truth, wide))


def macro_f1(truth: Flags, predicted: Flags) -> float:
    """The mean over labels of their F1."""
    return float(_score_f1(truth, predicted).mean())


def _score_f1(truth: Flags, predicted: Flags) -> Floats:
    return score_labels(count_labels(truth, predicted))[2]


def _judge_unseen(truth: Flags, scores: Floats) -> float:
    """The macro-F1 over all documents, each with thresholds fitted on four fifths that it is not among."""
    folds = np.arange(len(truth)) % _FOLDS
    predicted = np.zeros_like(truth)
    for fold in np.unique(folds):
        rest, here = folds != fold, folds == fold
        if rest.any():  # else it is a single document
            predicted[here] = scores[here] >= _fit(truth[rest], scores[rest])[1]
    return macro_f1(truth, predicted)


def _fit(truth: Flags, scores: Floats) -> tuple[float, Floats]:
    """The shared threshold, and those of the labels."""
    cuts = _cut(truth, scores)
    shared = _find_shared(cuts)
    at_shared = _score_f1(truth, scores >= shared)
    best = _find_best(cuts, shared, at_shared)
    positives = truth.sum(axis=0)
    trust = positives / (positives + PULL)  # how far to go from the shared threshold to the best one
    each = trust * best + (1 - trust) * shared
    each = each.clip(np.minimum(best, shared), np.maximum(best, shared))  # rounding may leave it
    worse = _score_f1(truth, scores >= each) < at_shared
    return shared, np.where(worse, shared, each)


def _cut(truth: Flags, scores: Floats) -> _Cuts:
    order = np.argsort(-scores, axis=0, kind="stable")
    ranked = np.take_along_axis(scores, order, axis=0)
    right = np.take_along_axis(truth, order, axis=0).cumsum(axis=0, dtype=float)
    predicted = np.arange(1, len(scores) + 1)[:, None]
    f1 = divide(2 * right, predicted + truth.sum(axis=0))
    below = np.vstack((ranked[1:], np.zeros((1, scores.shape[1]))))
    possible = np.vstack((ranked[1:] < ranked[:-1], np.ones((1, scores.shape[1]), bool)))
    return _Cuts(ranked, _halve(ranked, below), f1, possible)


def _halve(above: Floats, below: Floats) -> Floats:
    """The middle, above the lower one however close they are."""
    middles = (above + below) / 2
    return np.where(middles > below, middles, above)


def _find_shared(cuts: _Cuts) -> float:
    changes = np.diff(cuts.f1, axis=0, prepend=0.0).ravel()
    order = np.argsort(-cuts.scores.ravel(), kind="stable")
    ranked = cuts.scores.ravel()[order]
    macro = changes[order].cumsum() / cuts.scores.shape[1]
    below = np.append(ranked[1:], 0.0)
    possible = np.append(ranked[1:] < ranked[:-1], True)
    best = macro[possible].max()
    if best < _EQUAL:
        return DEFAULT
    place = int(np.flatnonzero(possible & (macro > best - _EQUAL))[0])
    return float(_halve(ranked[place], below[place]))


def _find_best(cuts: _Cuts, shared: float, at_shared: Floats) -> Floats:
    """The best threshold of each label, [K]; the shared one where none is better."""
    f1 = np.where(cuts.possible, cuts.f1, -1.0)
    best = f1.max(axis=0)
    distance = np.where(f1 == best, np.abs(cuts.middles - shared), np.inf)
    nearest = np.take_along_axis(cuts.middles, distance.argmin(axis=0)[None], axis=0)[0]
    return np.where(best > at_shared, nearest, shared)


def _check(truth: Flags, scores: NDArray[np.floating]) -> Floats:
    """The scores as doubles, which compare as those of any precision do."""
    if not np.issubdtype(scores.dtype, np.floating):
        raise BadInputError(f"scores must be fractions, not {scores.dtype}: give what the classifier says")
    check_tables(truth, np.zeros(scores.shape, bool))
    if not np.isfinite(scores).all():
        raise BadInputError("some scores are no numbers (NaN or infinite): train the classifier again")
    if scores.min() < 0 or scores.max() > 1:
        raise BadInputError("some scores are below 0 or above 1: give those that the classifier calls scores")
    return np.asarray(scores, np.float64)
