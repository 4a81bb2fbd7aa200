"""Tests of differences give the p-values of their definitions, and never nonsense."""

import json
from dataclasses import asdict
from itertools import product
from math import sqrt
from statistics import mean, stdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from model.classifiers.intervals import Interval, bound_difference_over_seeds
from model.classifiers.scores import Flags
from model.classifiers.significance import (
    Comparison,
    adjust_comparisons,
    compare_labels,
    compare_systems,
    holm,
    weigh_draws,
)
from schemas.errors import BadInputError


def make_system(truth: Flags, errors: float, seed: int) -> Flags:
    return truth ^ (np.random.default_rng(seed).random(truth.shape) < errors)


def make_truth(seed: int, documents: int = 120, labels: int = 15) -> Flags:
    return np.random.default_rng(seed).random((documents, labels)) < np.linspace(0.4, 0.1, labels)


def make_comparison(t: float, wilcoxon: float, bootstrap: float) -> Comparison:
    p_values = (t, wilcoxon, bootstrap)
    return Comparison(Interval(0.1, 0.0, 0.2), 2.0, *p_values, *p_values)


# Over labels


def test_t_is_that_of_its_formula() -> None:
    ours, others = np.array([0.5, 0.7, 0.4, 0.9, 0.3]), np.array([0.4, 0.75, 0.3, 0.6, 0.3])
    differences = (ours - others).tolist()
    found = compare_labels(ours, others)
    t = mean(differences) / (stdev(differences) / sqrt(5))
    assert found.t == pytest.approx(t)
    assert found.p_t == pytest.approx(2 * stats.t.sf(t, 4))
    turned = compare_labels(others, ours)
    assert (turned.t, turned.p_t, turned.p_wilcoxon) == pytest.approx((-t, found.p_t, found.p_wilcoxon))


def test_ranks_are_compared_with_all_signs_that_they_could_have() -> None:
    differences = np.array([0.1, -0.02, 0.3, 0.25, 0.0, 0.07, -0.04])  # ranks 4, -1, 6, 5, none, 3, -2
    sums = [sum(ranks) for ranks in product(*((0, rank) for rank in range(1, 7)))]
    known = 2 * mean(each <= 1 + 2 for each in sums)
    assert compare_labels(differences + 0.5, np.full(7, 0.5)).p_wilcoxon == pytest.approx(known)


def test_one_outlier_decides_t_but_not_the_ranks() -> None:
    ours = np.append(np.full(20, 0.5) + np.linspace(0.01, 0.03, 20), 0.0)
    found = compare_labels(ours, np.full(21, 0.5))
    assert found.p_t > 0.5 and found.p_wilcoxon < 0.01


@pytest.mark.parametrize("labels", [1, 2, 40])
def test_no_difference_has_p_1(labels: int) -> None:
    scores = np.linspace(0.1, 0.9, labels)
    found = compare_labels(scores, scores + 1e-16)
    assert (found.t, found.p_t, found.p_wilcoxon) == (0.0, 1.0, 1.0)


@pytest.mark.parametrize("sign", [-1, 1])
def test_equal_differences_everywhere_are_no_chance(sign: int) -> None:
    others = np.linspace(0.3, 0.7, 12)
    found = compare_labels(others + sign * 0.1, others)
    assert found.t * sign > 1_000
    assert found.p_t < 1e-6
    assert found.p_wilcoxon == pytest.approx(2 / 2**12)


def test_one_label_proves_nothing() -> None:
    found = compare_labels(np.array([0.9]), np.array([0.1]))
    assert (found.p_t, found.p_wilcoxon) == (1.0, 1.0)


@given(st.lists(st.sampled_from([0.0, 0.1, 0.2, 1 / 3, 0.5, 1.0]), min_size=1, max_size=30), st.randoms())
def test_p_values_lie_between_0_and_1(ours: list[float], chance: object) -> None:
    others = list(ours)
    chance.shuffle(others)  # type: ignore[attr-defined]
    for scores in (others, [0.2] * len(ours)):
        found = compare_labels(np.array(ours), np.array(scores))
        assert 0 <= found.p_t <= 1 and 0 <= found.p_wilcoxon <= 1
        json.dumps(asdict(found), allow_nan=False)


def test_labels_that_do_not_match_are_refused() -> None:
    for ours, others in ((np.ones(3), np.ones(4)), (np.ones(0), np.ones(0)), (np.ones((2, 2)),) * 2):
        with pytest.raises(BadInputError, match="one score per label"):
            compare_labels(ours, others)


# Over draws


def test_draws_on_the_other_side_count_twice() -> None:
    drawn = np.append(np.linspace(0.01, 0.2, 96), [-0.1, -0.2, 0.0, 1e-17])
    assert weigh_draws(0.1, drawn) == pytest.approx(2 * 4 / 100)
    assert weigh_draws(-0.1, -drawn) == pytest.approx(2 * 4 / 100)


def test_the_p_value_of_draws_has_limits() -> None:
    assert weigh_draws(0.1, np.full(99, 0.1)) == pytest.approx(1 / 100)
    assert weigh_draws(0.1, np.full(99, -0.1)) == 1.0
    assert weigh_draws(0.0, np.zeros(99)) == 1.0
    assert weigh_draws(1e-17, np.full(99, 0.1)) == 1.0


# Systems


def test_a_system_does_not_differ_from_itself() -> None:
    truth = make_truth(1)
    seeds = [make_system(truth, 0.1, seed) for seed in range(3)]
    found = compare_systems(truth, seeds, seeds, draws=50)
    assert found == Comparison(Interval(0, 0, 0), 0, 1, 1, 1, 1, 1, 1)
    assert found.tests_agree


def test_the_better_system_is_found_by_all_tests() -> None:
    truth = make_truth(2)
    ours, others = (
        [make_system(truth, errors, seed) for seed in seeds]
        for errors, seeds in ((0.05, (1, 2)), (0.2, (3, 4, 5)))
    )
    found = compare_systems(truth, ours, others, draws=200)
    assert found.difference == bound_difference_over_seeds(truth, ours, others, draws=200)["macro_f1"]
    assert found.difference.low > 0 and found.t > 0
    assert max(found.p_t, found.p_wilcoxon, found.p_bootstrap) < 0.01
    assert found.p_bootstrap == pytest.approx(1 / 201)
    assert (found.adjusted_t, found.adjusted_wilcoxon) == (found.p_t, found.p_wilcoxon)
    turned = compare_systems(truth, others, ours, draws=200)
    assert turned.t == pytest.approx(-found.t) and turned.difference.high < 0


def test_tests_over_labels_take_the_mean_over_seeds() -> None:
    truth = make_truth(3)
    good, bad, other = make_system(truth, 0.02, 1), make_system(truth, 0.3, 2), make_system(truth, 0.1, 3)
    forward, back = (compare_systems(truth, seeds, [other], draws=10) for seeds in ([good, bad], [bad, good]))
    assert forward.t == pytest.approx(back.t)
    alone = compare_systems(truth, [good], [other], draws=10)
    assert forward.t < alone.t


def test_seeds_that_contradict_each_other_are_no_proof() -> None:
    truth = make_truth(4, 400)
    good, bad, other = make_system(truth, 0.02, 1), make_system(truth, 0.18, 2), make_system(truth, 0.12, 3)
    assert compare_systems(truth, [good], [other], draws=200).p_bootstrap < 0.01
    assert compare_systems(truth, [good, bad], [other], draws=200).p_bootstrap > 0.2


def test_equal_systems_rarely_seem_to_differ() -> None:
    found = []
    for seed in range(150):
        truth = make_truth(seed, 100, 8)
        ours, other = (make_system(truth, 0.15, 1_000 * place + seed) for place in (1, 2))
        found.append(compare_systems(truth, [ours], [other], draws=200).p_bootstrap)
    assert 0.01 <= mean(p < 0.05 for p in found) <= 0.1
    assert mean(found) == pytest.approx(0.5, abs=0.1)


# Several comparisons


def test_holm_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.6, 0.5, 0.02]) == pytest.approx([1.0, 1.0, 0.06])
    assert holm([0.03]) == [0.03]
    assert holm([]) == []


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_holm_keeps_the_order_and_lowers_nothing(p_values: list[float]) -> None:
    adjusted = holm(p_values)
    assert all(p <= grown <= 1 for p, grown in zip(p_values, adjusted, strict=True))
    ranked = [grown for _, grown in sorted(zip(p_values, adjusted, strict=True))]
    assert ranked == sorted(ranked)
    assert min(adjusted) == pytest.approx(min(1, min(p_values) * len(p_values)))


def test_each_test_is_adjusted_for_itself() -> None:
    first, second = adjust_comparisons([make_comparison(0.01, 0.5, 0.03), make_comparison(0.04, 0.02, 0.2)])
    assert (first.adjusted_t, second.adjusted_t) == pytest.approx((0.02, 0.04))
    assert (first.adjusted_wilcoxon, second.adjusted_wilcoxon) == pytest.approx((0.5, 0.04))
    assert (first.adjusted_bootstrap, second.adjusted_bootstrap) == pytest.approx((0.06, 0.2))
    assert (first.p_t, first.p_wilcoxon, first.p_bootstrap) == (0.01, 0.5, 0.03)
    assert adjust_comparisons([]) == []


@pytest.mark.parametrize(
    ("p_values", "agree"),
    [
        ((0.01, 0.02, 0.049), True),
        ((0.3, 0.06, 0.9), True),
        ((0.01, 0.02, 0.05), False),
        ((0.2, 0.01, 0.3), False),
    ],
)
def test_tests_agree_on_one_side_of_the_level(p_values: tuple[float, float, float], agree: bool) -> None:
    assert make_comparison(*p_values).tests_agree is agree


def test_agreement_is_judged_after_adjustment() -> None:
    pair = [make_comparison(0.01, 0.01, 0.04), make_comparison(0.9, 0.9, 0.9)]
    assert pair[0].tests_agree
    assert not adjust_comparisons(pair)[0].tests_agree
