"""Thresholds are the best that there are, drawn together where there is little to go by."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.classifiers.scores import Flags, Floats, score_predictions
from model.classifiers.thresholds import DEFAULT, SHRINKAGE, Thresholds, fit_shared, fit_thresholds
from schemas.errors import BadInputError


def measure(truth: Flags, predicted: Flags) -> float:
    return score_predictions(truth, predicted)["macro_f1"]


def measure_label(truth: Flags, predicted: Flags) -> float:
    return measure(truth[:, None], predicted[:, None])


@st.composite
def cases(draw: st.DrawFn) -> tuple[Flags, Floats]:
    """Few values, so that many scores are equal; at least some that are close together."""
    shape = draw(st.tuples(st.integers(1, 12), st.integers(1, 5)))
    size = shape[0] * shape[1]
    close = [0.0, 0.2, float(np.nextafter(0.2, 1)), 0.5, 0.7, 1.0]
    values = st.one_of(st.sampled_from(close), st.floats(0, 1))
    truth = draw(st.lists(st.booleans(), min_size=size, max_size=size))
    scores = draw(st.lists(values, min_size=size, max_size=size))
    return np.array(truth).reshape(shape), np.array(scores).reshape(shape)


def make_case(documents: int, labels: int, seed: int = 1) -> tuple[Flags, Floats]:
    """Scores that tell something, whose best thresholds differ from label to label."""
    chance = np.random.default_rng(seed)
    truth = chance.random((documents, labels)) < np.linspace(0.4, 0.05, labels)
    told = chance.normal(size=truth.shape) + 2 * truth + chance.normal(size=labels)
    return truth, 1 / (1 + np.exp(-told))


@given(cases())
def test_no_shared_threshold_is_better(case: tuple[Flags, Floats]) -> None:
    truth, scores = case
    reached = measure(truth, scores >= fit_shared(truth, scores))
    best = max(measure(truth, scores >= score) for score in np.append(scores.ravel(), DEFAULT))
    assert reached == pytest.approx(best, abs=1e-8)


@given(cases())
def test_thresholds_of_labels_are_not_worse_for_any_label(case: tuple[Flags, Floats]) -> None:
    truth, scores = case
    fitted = fit_thresholds(truth, scores)
    predicted, shared = fitted.decide(scores), fitted.decide_shared(scores)
    for label in range(truth.shape[1]):
        at_shared = measure_label(truth[:, label], shared[:, label])
        assert measure_label(truth[:, label], predicted[:, label]) >= at_shared
    assert measure(truth, predicted) >= measure(truth, scores >= DEFAULT) - 1e-8
    assert ((fitted.per_label >= 0) & (fitted.per_label <= 1)).all()


@given(cases())
def test_a_threshold_of_a_label_lies_between_the_shared_one_and_a_best_one(
    case: tuple[Flags, Floats],
) -> None:
    truth, scores = case
    fitted = fit_thresholds(truth, scores)
    for label, threshold in enumerate(fitted.per_label):
        column, true = scores[:, label], truth[:, label]
        best = max(measure_label(true, column >= score) for score in column)
        wanted = [s for s in (*column, fitted.shared) if measure_label(true, column >= s) == best]
        low, high = min(*wanted, fitted.shared), max(*wanted, fitted.shared)
        assert low / 2 <= threshold <= high  # it lies below the score that it lets in


@given(cases(), st.randoms(use_true_random=False))
def test_the_order_of_labels_is_no_matter(case: tuple[Flags, Floats], chance: object) -> None:
    truth, scores = case
    columns = np.random.default_rng(chance.getrandbits(32)).permutation(truth.shape[1])  # type: ignore[attr-defined]
    one, other = fit_thresholds(truth, scores), fit_thresholds(truth[:, columns], scores[:, columns])
    assert other.shared == one.shared
    assert other.per_label.tolist() == one.per_label[columns].tolist()


@given(cases())
def test_the_order_of_documents_is_no_matter_for_the_shared_one(case: tuple[Flags, Floats]) -> None:
    truth, scores = case
    assert fit_shared(truth[::-1], scores[::-1]) == fit_shared(truth, scores)


def test_a_threshold_stands_in_the_middle_of_a_gap() -> None:
    truth = np.array([[True], [True], [False], [False]])
    assert fit_shared(truth, np.array([[0.9], [0.8], [0.2], [0.1]])) == pytest.approx(0.5)
    assert fit_shared(truth, np.array([[0.9], [0.8], [0.7], [0.1]])) == pytest.approx(0.75)
    assert fit_shared(np.ones((2, 1), bool), np.array([[0.4], [0.6]])) == pytest.approx(0.2)


def test_scores_next_to_each_other_are_told_apart() -> None:
    below, above = 0.3, float(np.nextafter(0.3, 1))
    truth = np.array([[True], [False]])
    scores = np.array([[above], [below]])
    assert (scores >= fit_shared(truth, scores)).tolist() == [[True], [False]]


def test_thresholds_of_labels_help_and_are_the_same_every_time() -> None:
    truth, scores = make_case(300, 6)
    fitted = fit_thresholds(truth, scores)
    assert measure(truth, fitted.decide(scores)) > measure(truth, fitted.decide_shared(scores)) + 0.02
    assert fitted.per_label.tolist() == fit_thresholds(truth, scores).per_label.tolist()


def test_documents_that_were_not_fitted_on_agree_with_what_is_said_of_them() -> None:
    chance = np.random.default_rng(5)
    truth = chance.random((4000, 4)) < 0.2
    scores = 1 / (1 + np.exp(-(chance.normal(size=truth.shape) + 2 * truth + np.array([-2, 0, 1, 2]))))
    fitted = fit_thresholds(truth[:2000], scores[:2000])
    reached = measure(truth[2000:], fitted.decide(scores[2000:]))
    assert reached == pytest.approx(fitted.held_out_f1, abs=0.03)
    assert reached > measure(truth[2000:], fitted.decide_shared(scores[2000:])) + 0.02


def test_labels_are_drawn_to_the_shared_one_by_the_rule() -> None:
    truth, scores = make_case(80, 6, seed=2)
    fitted = fit_thresholds(truth, scores)
    drawn = 0
    for label, threshold in enumerate(fitted.per_label):
        true, column = truth[:, label], scores[:, label]
        reached = [measure_label(true, column >= score) for score in column]
        below = [max((s for s in column if s < score), default=0.0) for score in column]
        best = [(s + b) / 2 for s, b, f1 in zip(column, below, reached, strict=True) if f1 == max(reached)]
        middle = min(best, key=lambda place: abs(place - fitted.shared))
        wanted = (true.sum() * middle + SHRINKAGE * fitted.shared) / (true.sum() + SHRINKAGE)
        at_shared = measure_label(true, column >= fitted.shared)
        keeps = at_shared == max(reached) or measure_label(true, column >= wanted) < at_shared
        assert threshold == pytest.approx(fitted.shared if keeps else wanted)
        drawn += not keeps
    assert drawn >= 3


def test_labels_without_documents_take_the_shared_one() -> None:
    truth, scores = make_case(100, 5)
    truth[:, 3] = False
    fitted = fit_thresholds(truth, scores)
    assert fitted.per_label[3] == fitted.shared


def test_nothing_to_go_by_gives_the_default() -> None:
    fitted = fit_thresholds(np.zeros((7, 3), bool), np.random.default_rng(1).random((7, 3)))
    assert (fitted.shared, fitted.held_out_f1) == (DEFAULT, 0.0)
    assert fitted.per_label.tolist() == [DEFAULT] * 3


@pytest.mark.parametrize("value", [0.0, 0.3, 1.0])
def test_constant_scores_predict_all(value: float) -> None:
    truth = np.eye(4, 2, dtype=bool)
    scores = np.full((4, 2), value)
    assert fit_thresholds(truth, scores).decide(scores).all()


def test_one_document_is_enough() -> None:
    fitted = fit_thresholds(np.array([[True, False]]), np.array([[0.8, 0.6]]))
    assert fitted.decide(np.array([[0.8, 0.6]])).tolist() == [[True, False]]


def test_single_precision_is_compared_without_loss() -> None:
    truth, scores = make_case(80, 4)
    narrow = scores.astype(np.float32)
    fitted = fit_thresholds(truth, narrow)
    assert fitted.decide(narrow).tolist() == fitted.decide(narrow.astype(np.float64)).tolist()
    assert fitted.shared == fit_thresholds(truth, narrow.astype(np.float64)).shared


def test_a_score_that_reaches_its_threshold_is_enough() -> None:
    thresholds = Thresholds(0.5, np.array([0.25, 0.75]), 0.0)
    assert thresholds.decide(np.array([[0.25, 0.74]])).tolist() == [[True, False]]
    assert thresholds.decide_shared(np.array([[0.5, 0.49]])).tolist() == [[True, False]]


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        (np.array([[0.5, np.nan]]), "NaN"),
        (np.array([[0.5, np.inf]]), "NaN or infinite"),
        (np.array([[0.5, 1.5]]), "below 0 or above 1"),
        (np.array([[0.5, -0.1]]), "below 0 or above 1"),
        (np.array([[True, False]]), "must be floats"),
        (np.array([[0.5]]), "shape"),
        (np.empty((0, 2)), "shape"),
    ],
)
def test_scores_that_are_none_are_one_sentence(scores: Floats, words: str) -> None:
    for fit in (fit_shared, fit_thresholds):
        with pytest.raises(BadInputError, match=words) as refused:
            fit(np.array([[True, False]]), scores)
        assert "\n" not in str(refused.value)
