"""Confidence intervals of scores: bootstrap over documents.

Documents are drawn with replacement, as many as there are, a thousand times; the interval is the middle 95 %
of the scores of these draws. A draw is stored as the count of each document, so scoring it is one matrix
product. Two systems are compared on the same draws: most of the sampling noise is common to both and cancels,
so the interval of the difference is narrower than the two separate intervals suggest.

A label that only one document has is absent from about every third draw. It is left out of the means of that
draw: counted as 0, it would push all draws below the score that they should bound.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from model.classifiers.scores import (
    Counts,
    Flags,
    Floats,
    Scores,
    check_tables,
    count_labels,
    divide,
    name_scores,
    overlap_documents,
    summarise,
)
from schemas.errors import UsageError

DRAWS = 1_000
SEED = 7
_CONFIDENCE = 0.95
_AT_ONCE = 64  # draws in memory


@dataclass(frozen=True, slots=True)
class Interval:
    """A score, or a difference of two scores, with its bounds."""

    value: float
    low: float
    high: float


def bound_scores(
    truth: Flags,
    predicted: Flags,
    *,
    over: Flags | None = None,
    draws: int = DRAWS,
    seed: int = SEED,
) -> dict[str, Interval]:
    """Each score with its interval. Means over labels can be limited to those in `over`."""
    _check(truth, predicted, draws)
    drawn = _score_draws(truth, predicted, over, draws, seed)
    return _bound(_score_all(truth, predicted, over), drawn)


def bound_difference(
    truth: Flags,
    predicted: Flags,
    other: Flags,
    *,
    over: Flags | None = None,
    draws: int = DRAWS,
    seed: int = SEED,
) -> dict[str, Interval]:
    """By how much each score exceeds that of another system on the same documents. If the interval does not
    contain zero, one of the two is ahead."""
    _check(truth, predicted, draws)
    _check(truth, other, draws)
    value = _score_all(truth, predicted, over) - _score_all(truth, other, over)
    ours = _score_draws(truth, predicted, over, draws, seed)
    return _bound(value, ours - _score_draws(truth, other, over, draws, seed))


def _check(truth: Flags, predicted: Flags, draws: int) -> None:
    check_tables(truth, predicted)
    if draws < 1:
        raise UsageError(f"{draws} draws give no interval: use at least 1, preferably {DRAWS}")


def _score_all(truth: Flags, predicted: Flags, over: Flags | None) -> Floats:
    overlap, counted = overlap_documents(truth, predicted)
    return summarise(count_labels(truth, predicted), divide(overlap.sum(), counted.sum()), over)


def _score_draws(truth: Flags, predicted: Flags, over: Flags | None, draws: int, seed: int) -> Floats:
    """All scores of all draws, [draws, 8]."""
    parts = (truth & predicted, predicted & ~truth, truth & ~predicted)
    right, wrong, missed = (part.astype(float) for part in parts)
    overlap, having_one = overlap_documents(truth, predicted)
    never = ~truth.any(axis=0)
    scores = []
    for times in _draw(len(truth), draws, seed):
        counts = Counts(times @ right, times @ wrong, times @ missed)
        drawn = (counts.right + counts.missed > 0) | never
        scores.append(
            summarise(
                counts,
                divide(times @ overlap, times @ having_one.astype(float)),
                drawn if over is None else drawn & over,
            )
        )
    return np.concatenate(scores)


def _draw(documents: int, draws: int, seed: int) -> Iterator[Floats]:
    """How often each document is in each draw, [draws, documents], a few draws at a time."""
    generator = np.random.default_rng(seed)
    for first in range(0, draws, _AT_ONCE):
        rows = min(_AT_ONCE, draws - first)
        positions = (
            generator.integers(documents, size=(rows, documents)) + documents * np.arange(rows)[:, None]
        )
        times = np.bincount(positions.ravel(), minlength=rows * documents).reshape(rows, documents)
        yield times.astype(float)


def _bound(value: Floats, drawn: Floats) -> dict[str, Interval]:
    low, high = np.quantile(drawn, [(1 - _CONFIDENCE) / 2, (1 + _CONFIDENCE) / 2], axis=0)
    named: list[Scores] = [name_scores(scores) for scores in (value, low, high)]
    return {name: Interval(*(scores[name] for scores in named)) for name in named[0]}
