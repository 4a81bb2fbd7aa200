"""From scores to labels: thresholds, fitted on the validation split.

A label is predicted if its score reaches its threshold. There are two kinds:

- a shared threshold for all labels: the one with the highest macro-F1. Every score is a candidate; once they
  are sorted, each step changes the F1 of one label, so the macro-F1 at all candidates is a running sum.
- one threshold per label: the one with the highest F1, shrunk towards the shared one, the more so the fewer
  documents have the label. With p such documents it is (p * best + 10 * shared) / (p + 10), as if ten more
  documents favoured the shared one. A label keeps the shared threshold if that is the best for it, or better
  than the shrunk one, or if no document has the label.

The ten is fixed: choosing it on a few hundred documents costs more than it gains (docs/results.md).

A threshold is midway between the lowest score that it accepts and the next lower one. Of equally good shared
thresholds the highest is taken; of equally good ones for a label, the one closest to the shared one.
Fitting is deterministic.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from model.classifiers.scores import Flags, Floats, check_tables, count_labels, divide, score_labels
from schemas.errors import BadInputError

DEFAULT = 0.5  # if no document has any label
SHRINKAGE = 10.0  # documents that favour the shared threshold
_FOLDS = 5
_EQUAL = 1e-9  # the precision of a running sum over a million steps


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The scores at which labels are predicted."""

    shared: float  # the best one for all labels together
    per_label: Floats
    held_out_f1: float  # macro-F1 on validation documents that thresholds were not fitted on

    def decide(self, scores: NDArray[np.floating]) -> Flags:
        """Which labels are predicted, [N, K]."""
        return np.asarray(scores, np.float64) >= self.per_label

    def decide_shared(self, scores: NDArray[np.floating]) -> Flags:
        """The same with one threshold for all labels."""
        return np.asarray(scores, np.float64) >= self.shared


@dataclass(frozen=True, slots=True)
class _Cuts:
    """All candidates for thresholds, each column from the highest to the lowest."""

    scores: Floats  # [N, K]
    middles: Floats  # [N, K], thresholds just below a score
    f1: Floats  # [N, K], of the label if everything down to this score is predicted
    possible: Flags  # [N, K], False between equal scores


def fit_thresholds(truth: Flags, scores: NDArray[np.floating]) -> Thresholds:
    """Thresholds for the documents of the validation split, [N, K]."""
    wide = _check(truth, scores)
    return Thresholds(*_fit(truth, wide), _score_held_out(truth, wide, lambda *tables: _fit(*tables)[1]))


def fit_shared(truth: Flags, scores: NDArray[np.floating]) -> float:
    """The one threshold for all labels with the highest macro-F1."""
    wide = _check(truth, scores)
    return _find_shared(_cut(truth, wide))


def share_threshold(truth: Flags, scores: NDArray[np.floating]) -> Thresholds:
    """One threshold for all labels, as in the paper, judged on documents that it was not fitted on."""
    wide = _check(truth, scores)
    shared = _find_shared(_cut(truth, wide))
    held_out = _score_held_out(truth, wide, lambda *tables: np.full(truth.shape[1], fit_shared(*tables)))
    return Thresholds(shared, np.full(truth.shape[1], shared), held_out)


def macro_f1(truth: Flags, predicted: Flags) -> float:
    """The mean over labels of their F1."""
    return float(_score_f1(truth, predicted).mean())


def _score_f1(truth: Flags, predicted: Flags) -> Floats:
    return score_labels(count_labels(truth, predicted))[2]


def _score_held_out(truth: Flags, scores: Floats, fit: Callable[[Flags, Floats], Floats]) -> float:
    """The macro-F1 over all documents, each with thresholds fitted on the other four fifths."""
    folds = np.arange(len(truth)) % _FOLDS
    predicted = np.zeros_like(truth)
    for fold in np.unique(folds):
        others, held_out = folds != fold, folds == fold
        if others.any():  # otherwise there is only one document
            predicted[held_out] = scores[held_out] >= fit(truth[others], scores[others])
    return macro_f1(truth, predicted)


def _fit(truth: Flags, scores: Floats) -> tuple[float, Floats]:
    """The shared threshold, and those of the labels."""
    cuts = _cut(truth, scores)
    shared = _find_shared(cuts)
    at_shared = _score_f1(truth, scores >= shared)
    best = _find_best(cuts, shared, at_shared)
    positives = truth.sum(axis=0)
    trust = positives / (positives + SHRINKAGE)  # how far to move from the shared threshold to the best one
    each = trust * best + (1 - trust) * shared
    each = each.clip(np.minimum(best, shared), np.maximum(best, shared))  # against rounding
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
    """The midpoint, which is always above the lower score, even after rounding."""
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
    index = int(np.flatnonzero(possible & (macro > best - _EQUAL))[0])
    return float(_halve(ranked[index], below[index]))


def _find_best(cuts: _Cuts, shared: float, at_shared: Floats) -> Floats:
    """The best threshold of each label, [K]; the shared one if none is better."""
    f1 = np.where(cuts.possible, cuts.f1, -1.0)
    best = f1.max(axis=0)
    distance = np.where(f1 == best, np.abs(cuts.middles - shared), np.inf)
    nearest = np.take_along_axis(cuts.middles, distance.argmin(axis=0)[None], axis=0)[0]
    return np.where(best > at_shared, nearest, shared)


def _check(truth: Flags, scores: NDArray[np.floating]) -> Floats:
    """Valid scores as doubles: comparisons then give the same result at any precision."""
    if not np.issubdtype(scores.dtype, np.floating):
        raise BadInputError(f"scores must be floats, not {scores.dtype}: pass those of the classifier")
    check_tables(truth, np.zeros(scores.shape, bool))
    if not np.isfinite(scores).all():
        raise BadInputError("some scores are NaN or infinite: train the classifier again")
    if scores.min() < 0 or scores.max() > 1:
        raise BadInputError("some scores are below 0 or above 1: pass those of the classifier")
    return np.asarray(scores, np.float64)
