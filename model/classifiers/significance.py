"""Is one system better than another? Three tests of their difference in macro-F1.

- t: the paired t-test over labels, as in the paper. Each label gives one difference of F1, the mean over
  training seeds. It asks whether other labels would agree, and takes differences as normally distributed.
- Wilcoxon: the signed-rank test of the same differences. It uses only their order, so that a few labels with
  large differences do not decide.
- bootstrap: twice the share of draws in which the difference is zero or has the other sign. It asks whether
  other documents and other seeds would agree. The draws are those of the interval; p is never below
  1 / (draws + 1), since that many draws can show no less.

Several comparisons give several chances of a small p by luck. Holm's adjusted p-values keep the chance of
even one such error at 5 %; each test is adjusted for itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import copysign

import numpy as np
from scipy import stats

from model.classifiers.intervals import DRAWS, NOISE, SEED, Interval, bound, resample
from model.classifiers.scores import NAMES, Flags, Floats, count_labels, score_labels
from schemas.errors import BadInputError

LEVEL = 0.05
_SCORE = "macro_f1"
_LARGEST_T = 1e9  # where t would be infinite: JSON has no infinity


@dataclass(frozen=True, slots=True)
class LabelTests:
    """The tests over labels."""

    t: float
    p_t: float
    p_wilcoxon: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """By how much a system exceeds another in macro-F1, and whether that may be chance. Adjusted p-values are
    the plain ones until `adjust_comparisons` knows all comparisons."""

    difference: Interval
    t: float
    p_t: float
    p_wilcoxon: float
    p_bootstrap: float
    adjusted_t: float
    adjusted_wilcoxon: float
    adjusted_bootstrap: float

    @property
    def tests_agree(self) -> bool:
        """Whether all three tests find a difference, or none does."""
        adjusted = (self.adjusted_t, self.adjusted_wilcoxon, self.adjusted_bootstrap)
        return len({p < LEVEL for p in adjusted}) == 1


def compare_systems(
    truth: Flags,
    predictions: Sequence[Flags],
    others: Sequence[Flags],
    *,
    draws: int = DRAWS,
    seed: int = SEED,
) -> Comparison:
    """Compare two systems on the same documents, each with one table of predictions per training seed."""
    ours, theirs = (resample(truth, each, draws=draws, seed=seed) for each in (predictions, others))
    found = ours - theirs
    place = NAMES.index(_SCORE)
    tests = compare_labels(_mean_f1(truth, predictions), _mean_f1(truth, others))
    p_bootstrap = weigh_draws(float(found.value[place]), found.drawn[:, place])
    p_values = (tests.p_t, tests.p_wilcoxon, p_bootstrap)
    return Comparison(bound(found, corrects=False)[_SCORE], tests.t, *p_values, *p_values)


def adjust_comparisons(comparisons: Sequence[Comparison]) -> list[Comparison]:
    """The same comparisons with p-values adjusted for their number."""
    columns = (
        holm([each.p_t for each in comparisons]),
        holm([each.p_wilcoxon for each in comparisons]),
        holm([each.p_bootstrap for each in comparisons]),
    )
    return [
        replace(each, adjusted_t=t, adjusted_wilcoxon=wilcoxon, adjusted_bootstrap=bootstrap)
        for each, t, wilcoxon, bootstrap in zip(comparisons, *columns, strict=True)
    ]


def compare_labels(ours: Floats, others: Floats) -> LabelTests:
    """Test the F1s of two systems, one per label, for a difference."""
    if ours.shape != others.shape or ours.ndim != 1 or not ours.size:
        raise BadInputError(
            f"the scores of labels have the shapes {ours.shape} and {others.shape}:"
            " both need one score per label, and at least one label"
        )
    return LabelTests(*_test_t(ours, others), _test_ranks(ours - others))


def weigh_draws(value: float, drawn: Floats) -> float:
    """The two-sided p-value of a difference from its draws. One that is zero has p = 1."""
    if abs(value) < NOISE:
        return 1.0
    against = float(np.mean(drawn * copysign(1, value) < NOISE))
    return min(max(2 * against, 1 / (len(drawn) + 1)), 1.0)


def holm(p_values: Sequence[float]) -> list[float]:
    """Adjusted p-values in the given order: the smallest times their number, the next times one less and so
    on, none below a smaller one's and none above 1."""
    order = np.argsort(p_values, kind="stable")
    factors = np.arange(len(order), 0, -1)
    grown = np.maximum.accumulate(np.asarray(p_values, float)[order] * factors)
    adjusted = np.empty(len(order))
    adjusted[order] = np.minimum(grown, 1)
    return [float(p) for p in adjusted]


def _mean_f1(truth: Flags, predictions: Sequence[Flags]) -> Floats:
    """The F1 of each label, the mean over training seeds, [K]."""
    f1: Floats = np.mean([score_labels(count_labels(truth, each))[2] for each in predictions], axis=0)
    return f1


def _test_t(ours: Floats, others: Floats) -> tuple[float, float]:
    """t and its p-value. Differences without any spread leave t undefined: if all are zero, or there is only
    one, nothing speaks for a difference; if all are equal, t has no bound."""
    differences = ours - others
    if np.ptp(differences) > NOISE:
        found = stats.ttest_rel(ours, others)
        return float(found.statistic), float(found.pvalue)
    if len(differences) == 1 or abs(differences[0]) < NOISE:
        return 0.0, 1.0
    t = copysign(_LARGEST_T, differences[0])
    return t, float(2 * stats.t.sf(_LARGEST_T, len(differences) - 1))


def _test_ranks(differences: Floats) -> float:
    """The p-value of Wilcoxon's test. Labels without a difference say nothing and are left out."""
    differing = differences.round(12)  # differences that are equal but for rounding share a rank
    if not differing.any():
        return 1.0
    return float(stats.wilcoxon(differing[differing != 0]).pvalue)
