"""Confidence intervals of scores: bootstrap over documents, and over training seeds if there are several.

Documents are drawn with replacement, as many as there are, a thousand times. A draw is stored as the count of
each document, so scoring it is one matrix product. Two systems are compared on the same draws: most of the
sampling noise is common to both and cancels, so the interval of the difference is narrower than the two
separate intervals suggest.

**Seeds.** With several predictions of one system, one per training seed, the score is their mean, and a draw
takes seeds with replacement too. One seed fewer is drawn than there are: the spread of a few draws from a few
seeds is too small by exactly that. Two systems with as many seeds are taken in pairs, first with first, so
that what a seed does to both cancels; otherwise their seeds are drawn independently of each other.

**Bounds.** The middle 95 % of the draws would be off-centre: rare labels lose documents and predictions in a
draw, and what is then undefined counts 0, so draws score lower than the documents that they come from. BCa
(bias-corrected and accelerated, Efron 1987) moves both ends: by the share of draws below the score, which
would be half without bias, and by the skewness of what each document contributes, found by leaving out one
after the other. The interval is then one for the score on unlimited documents of this kind. It always
contains the score itself, also where the correction would go past it.

A label that only one document has is absent from about every third draw. It is left out of the means of that
draw: counted as 0, it would push all draws below the score that they should bound.

How often the interval of macro-F1 has the true value, measured on 600 made-up test sets of some 320 documents
each; in brackets, how many documents the rarest label has on average:

                                          100 labels (4)   44 labels (3)   100 labels (2)
    middle of the draws                        67 %             83 %            40 %
    BCa                                        88 %             89 %            64 %
    BCa, absent labels count 0                 85 %             91 %            43 %
    differences: middle of the draws           95 %             93 %            94 %
    differences: BCa                           94 %             90 %            85 %

So differences keep the middle of the draws: the bias is common to both systems and cancels, and correcting it
only adds noise. Intervals of scores are too narrow where labels have two or three documents: such a label
scores 0 or 1 by chance, and no draw can tell.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr, ndtri

from model.classifiers.scores import (
    NAMES,
    Counts,
    Flags,
    Floats,
    check_tables,
    count_labels,
    divide,
    overlap_documents,
    summarise,
)
from schemas.errors import UsageError

DRAWS = 1_000
SEED = 7
NOISE = 1e-12  # scores closer than this differ by rounding
_CONFIDENCE = 0.95
_AT_ONCE = 64  # draws in memory
_LEFT_OUT_AT_ONCE = 1_024  # documents left out, one by one


@dataclass(frozen=True, slots=True)
class Interval:
    """A score, or a difference of two scores, with its bounds."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Resampled:
    """Scores, or differences of scores, in the order of NAMES."""

    value: Floats  # [8], of all documents
    drawn: Floats  # [draws, 8]
    without: Floats  # [N, 8], of all documents but one

    def __sub__(self, other: "Resampled") -> "Resampled":
        return Resampled(self.value - other.value, self.drawn - other.drawn, self.without - other.without)


def bound_scores(
    truth: Flags,
    predicted: Flags,
    *,
    over: Flags | None = None,
    draws: int = DRAWS,
    seed: int = SEED,
) -> dict[str, Interval]:
    """Each score with its interval. Means over labels can be limited to those in `over`."""
    return bound_over_seeds(truth, [predicted], over=over, draws=draws, seed=seed)


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
    return bound_difference_over_seeds(truth, [predicted], [other], over=over, draws=draws, seed=seed)


def bound_over_seeds(
    truth: Flags,
    predictions: Sequence[Flags],
    *,
    over: Flags | None = None,
    draws: int = DRAWS,
    seed: int = SEED,
) -> dict[str, Interval]:
    """The mean of each score over training seeds, with the interval that other documents and other seeds
    would give. `predictions` has one table per training seed; `seed` is that of the draws."""
    return bound(resample(truth, predictions, over=over, draws=draws, seed=seed))


def bound_difference_over_seeds(
    truth: Flags,
    predictions: Sequence[Flags],
    others: Sequence[Flags],
    *,
    over: Flags | None = None,
    draws: int = DRAWS,
    seed: int = SEED,
) -> dict[str, Interval]:
    """By how much the mean of each score over training seeds exceeds that of another system, which may have
    more seeds or fewer."""
    ours, theirs = (
        resample(truth, each, over=over, draws=draws, seed=seed) for each in (predictions, others)
    )
    return bound(ours - theirs, corrects=False)


def resample(
    truth: Flags,
    predictions: Sequence[Flags],
    *,
    over: Flags | None = None,
    draws: int = DRAWS,
    seed: int = SEED,
) -> Resampled:
    """The mean over training seeds of all scores: for all documents, for each draw of documents and seeds,
    and for all documents but one. The same `seed` draws the same documents for every system."""
    if not len(predictions):
        raise UsageError("there are no predictions to bound: give those of at least one training seed")
    if draws < 1:
        raise UsageError(f"{draws} draws give no interval: use at least 1, preferably {DRAWS}")
    seeds = [_resample_documents(truth, predicted, over, draws, seed) for predicted in predictions]
    places = _draw_seeds(len(seeds), draws, seed)
    drawn = np.stack([each.drawn for each in seeds])[places, np.arange(draws)]
    return Resampled(
        np.mean([each.value for each in seeds], axis=0),
        drawn.mean(axis=0),
        np.mean([each.without for each in seeds], axis=0),
    )


def bound(sample: Resampled, *, corrects: bool = True) -> dict[str, Interval]:
    """The interval of each score: BCa, or the middle of the draws, which suits differences better."""
    value = sample.value
    # A draw that differs by rounding is a tie: bounds are then exact, and no rounding makes a bias.
    drawn = np.where(np.abs(sample.drawn - value) < NOISE, value, sample.drawn)
    plain = np.tile([(1 - _CONFIDENCE) / 2, (1 + _CONFIDENCE) / 2], (len(value), 1))
    shares = _correct(value, drawn, _accelerate(sample.without)) if corrects else plain
    ends = np.array([np.quantile(*each) for each in zip(drawn.T, shares, strict=True)])
    lows, highs = np.minimum(ends[:, 0], value), np.maximum(ends[:, 1], value)
    columns = (column.tolist() for column in (value, lows, highs))
    return {name: Interval(*ends) for name, *ends in zip(NAMES, *columns, strict=True)}


def _correct(value: Floats, drawn: Floats, acceleration: Floats) -> Floats:
    """Which shares of the draws lie below the two bounds, [8, 2]: 2.5 and 97.5 % if nothing is to correct."""
    below = ((drawn < value).mean(axis=0) + (drawn <= value).mean(axis=0)) / 2  # half of the ties
    rarest = 1 / (2 * len(drawn))  # draws cannot show less; with all on one side, the bias would be infinite
    bias = ndtri(np.clip(below, rarest, 1 - rarest))[:, None]
    shifted = bias + ndtri([(1 - _CONFIDENCE) / 2, (1 + _CONFIDENCE) / 2])
    stretch = np.maximum(1 - acceleration[:, None] * shifted, NOISE)  # past 0, the bound is the last draw
    shares: Floats = ndtr(bias + shifted / stretch)
    return shares


def _accelerate(without: Floats) -> Floats:
    """How fast the spread of scores changes with the score, [8]: a sixth of the skewness of what documents
    contribute, 0 if all contribute the same, as one document does."""
    contributed = without.mean(axis=0) - without
    contributed[np.abs(contributed) < NOISE] = 0
    squares = (contributed**2).sum(axis=0)
    cubes = (contributed**3).sum(axis=0)
    return np.where(squares > 0, cubes, 0) / (6 * np.where(squares > 0, squares, 1) ** 1.5)


def _resample_documents(
    truth: Flags, predicted: Flags, over: Flags | None, draws: int, seed: int
) -> Resampled:
    check_tables(truth, predicted)
    overlap, counted = overlap_documents(truth, predicted)
    cells = (truth & predicted, predicted & ~truth, truth & ~predicted)
    table = np.column_stack([*cells, overlap, counted]).astype(float)  # whatever is summed over documents
    never = np.logical_not(truth.any(axis=0))
    drawn = [_score(times @ table, never, over) for times in _draw(len(truth), draws, seed)]
    total = table.sum(axis=0)
    blocks = (table[first : first + _LEFT_OUT_AT_ONCE] for first in range(0, len(table), _LEFT_OUT_AT_ONCE))
    without = [_score(total - block, never, over) for block in blocks]
    value = summarise(count_labels(truth, predicted), divide(overlap.sum(), counted.sum()), over)
    return Resampled(value, np.concatenate(drawn), np.concatenate(without))


def _score(sums: Floats, never: Flags, over: Flags | None) -> Floats:
    """All scores, [..., 8], from sums over documents."""
    counts = Counts(*np.split(sums[..., :-2], 3, axis=-1))
    occurring = (counts.right + counts.missed > 0) | never
    overlap = divide(sums[..., -2], sums[..., -1])
    return summarise(counts, overlap, occurring if over is None else occurring & over)


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


def _draw_seeds(seeds: int, draws: int, seed: int) -> NDArray[np.int64]:
    """Which training seeds are in each draw, [seeds - 1, draws]. The stream depends on their number: systems
    with as many are drawn in pairs, others independently."""
    generator = np.random.default_rng((seed, seeds))
    return generator.integers(seeds, size=(max(seeds - 1, 1), draws))
