"""Scores of predictions are what their definitions say, whole, by group, by court, and with intervals."""

import json
from collections.abc import Callable
from dataclasses import asdict
from statistics import mean

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.metrics import jaccard_score, precision_recall_fscore_support

from model.classifiers.evaluation import GROUPS, WITHHELD, evaluate_predictions, group_labels
from model.classifiers.intervals import bound_difference, bound_scores, resample
from model.classifiers.scores import NAMES, Flags, Scores, list_labels, score_predictions
from schemas.errors import BadInputError, UsageError


def share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def score_slowly(truth: Flags, predicted: Flags) -> Scores:
    """The definitions, one pair of document and label after the other."""
    documents, labels = truth.shape
    cells = [
        [(bool(truth[row, column]), bool(predicted[row, column])) for column in range(labels)]
        for row in range(documents)
    ]
    each = []
    for column in range(labels):
        right = sum(cells[row][column] == (True, True) for row in range(documents))
        true = sum(cells[row][column][0] for row in range(documents))
        told = sum(cells[row][column][1] for row in range(documents))
        each.append((right, true, told))
    overlaps = []
    for row in cells:
        either = sum(one or other for one, other in row)
        if either:
            overlaps.append(sum(one and other for one, other in row) / either)
    right, true, told = (sum(column) for column in zip(*each, strict=True))
    return {
        "macro_precision": mean(share(r, p) for r, _, p in each),
        "macro_recall": mean(share(r, t) for r, t, _ in each),
        "macro_f1": mean(share(2 * r, t + p) for r, t, p in each),
        "micro_precision": share(right, told),
        "micro_recall": share(right, true),
        "micro_f1": share(2 * right, true + told),
        "jaccard_labels": mean(share(r, t + p - r) for r, t, p in each),
        "jaccard_documents": mean(overlaps) if overlaps else 0.0,
    }


def make_tables(seed: int, documents: int = 40, labels: int = 9) -> tuple[Flags, Flags]:
    chance = np.random.default_rng(seed)
    truth = chance.random((documents, labels)) < np.linspace(0.5, 0.02, labels)
    return truth, truth ^ (chance.random(truth.shape) < 0.15)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Flags, Flags]:
    shape = draw(st.tuples(st.integers(1, 8), st.integers(1, 6)))
    cells = st.lists(st.booleans(), min_size=shape[0] * shape[1], max_size=shape[0] * shape[1])
    return np.array(draw(cells)).reshape(shape), np.array(draw(cells)).reshape(shape)


# Scores


@given(tables())
def test_scores_are_what_loops_find(pair: tuple[Flags, Flags]) -> None:
    assert score_predictions(*pair) == pytest.approx(score_slowly(*pair))


@pytest.mark.parametrize("seed", range(3))
def test_scores_are_those_of_scikit_learn(seed: int) -> None:
    truth, predicted = make_tables(seed)
    scores = score_predictions(truth, predicted)
    for kind in ("macro", "micro"):
        known = precision_recall_fscore_support(truth, predicted, average=kind, zero_division=0)
        assert [scores[f"{kind}_{name}"] for name in ("precision", "recall", "f1")] == pytest.approx(
            known[:3]
        )
    assert scores["jaccard_labels"] == pytest.approx(
        jaccard_score(truth, predicted, average="macro", zero_division=0)
    )
    full = (truth | predicted).any(axis=1)  # scikit-learn counts documents without any label
    known = jaccard_score(truth[full], predicted[full], average="samples")
    assert scores["jaccard_documents"] == pytest.approx(known)


@given(tables(), st.randoms(use_true_random=False))
def test_the_order_of_documents_and_of_labels_is_no_matter(pair: tuple[Flags, Flags], chance: object) -> None:
    truth, predicted = pair
    shuffle = np.random.default_rng(chance.getrandbits(32)).permutation  # type: ignore[attr-defined]
    rows, columns = shuffle(truth.shape[0]), shuffle(truth.shape[1])
    shuffled = score_predictions(truth[rows][:, columns], predicted[rows][:, columns])
    assert shuffled == pytest.approx(score_predictions(truth, predicted))


@given(tables())
def test_scores_lie_between_0_and_1_and_only_the_truth_is_perfect(pair: tuple[Flags, Flags]) -> None:
    truth, predicted = pair
    truth[0] = True  # all labels occur
    assert set(score_predictions(truth, truth).values()) == {1.0}
    scores = score_predictions(truth, predicted)
    assert all(0 <= score <= 1 for score in scores.values())
    assert (scores["macro_f1"] == 1) == (scores["jaccard_documents"] == 1) == bool((truth == predicted).all())


@given(tables())
def test_swapping_truth_and_predictions_swaps_precision_and_recall(pair: tuple[Flags, Flags]) -> None:
    there, back = score_predictions(*pair), score_predictions(*reversed(pair))
    for kind in ("macro", "micro"):
        assert there[f"{kind}_precision"] == pytest.approx(back[f"{kind}_recall"])
        assert there[f"{kind}_f1"] == pytest.approx(back[f"{kind}_f1"])


def test_what_has_no_meaning_counts_0() -> None:
    truth = np.array([[True, False], [True, False]])
    scores = score_predictions(truth, truth)
    assert (scores["macro_f1"], scores["micro_f1"], scores["jaccard_documents"]) == (0.5, 1.0, 1.0)
    nothing = np.zeros((2, 2), bool)
    assert set(score_predictions(nothing, nothing).values()) == {0.0}


def test_a_document_without_any_label_is_left_out_of_the_documents() -> None:
    truth = np.array([[True, True], [False, False], [False, False]])
    predicted = np.array([[True, False], [False, False], [True, False]])
    assert score_predictions(truth, predicted)["jaccard_documents"] == pytest.approx((0.5 + 0) / 2)


def test_the_lines_of_labels_sum_up_to_the_scores() -> None:
    truth, predicted = make_tables(5)
    lines = list_labels(truth, predicted, [f"L{n}" for n in range(9)], range(9))
    scores = score_predictions(truth, predicted)
    assert [line.label for line in lines] == [f"L{n}" for n in range(9)]
    assert [line.train for line in lines] == list(range(9))
    assert mean(line.f1 for line in lines) == pytest.approx(scores["macro_f1"])
    assert mean(line.jaccard for line in lines) == pytest.approx(scores["jaccard_labels"])
    assert sum(line.documents for line in lines) == truth.sum()
    right, told = sum(line.right for line in lines), sum(line.predicted for line in lines)
    assert right / told == pytest.approx(scores["micro_precision"])


@pytest.mark.parametrize(
    ("truth", "predicted", "words"),
    [
        (np.zeros((2, 3), bool), np.zeros((2, 4), bool), "shape"),
        (np.zeros(3, bool), np.zeros(3, bool), "shape"),
        (np.zeros((2, 3), bool), np.zeros((2, 3)), "apply thresholds"),
        (np.zeros((0, 3), bool), np.zeros((0, 3), bool), "no documents or no labels"),
        (np.zeros((3, 0), bool), np.zeros((3, 0), bool), "no documents or no labels"),
    ],
)
@pytest.mark.parametrize("judge", [score_predictions, bound_scores])
def test_tables_that_say_nothing_are_refused(
    truth: Flags, predicted: Flags, words: str, judge: Callable[[Flags, Flags], object]
) -> None:
    with pytest.raises(BadInputError, match=words):
        judge(truth, predicted)


# Intervals


def draw_slowly(truth: Flags, predicted: Flags, draws: int, seed: int) -> list[Scores]:
    """Documents drawn and copied, then scored; labels that a draw lacks are taken away before means over
    labels, and nothing else."""
    scores = []
    for rows in np.random.default_rng(seed).integers(len(truth), size=(draws, len(truth))):
        drawn, told = truth[rows], predicted[rows]
        kept = drawn.any(axis=0) | ~truth.any(axis=0)
        labels, all_labels = score_slowly(drawn[:, kept], told[:, kept]), score_slowly(drawn, told)
        means = [name for name in NAMES if name.startswith("macro") or name == "jaccard_labels"]
        scores.append(all_labels | {name: labels[name] for name in means})
    return scores


@pytest.mark.parametrize("seed", [1, 2])
def test_draws_are_those_of_drawing_documents_one_by_one(seed: int) -> None:
    truth, predicted = make_tables(seed, 12, 6)
    truth[:, 5] = False  # a label that never occurs stays in the means
    drawn = resample(truth, [predicted], draws=40, seed=seed).drawn
    known = draw_slowly(truth, predicted, 40, seed)
    assert drawn == pytest.approx(np.array([[scores[name] for name in NAMES] for scores in known]))
    bounds = bound_scores(truth, predicted, draws=40, seed=seed)
    assert {name: bound.value for name, bound in bounds.items()} == score_predictions(truth, predicted)


def test_differences_are_those_of_the_same_draws() -> None:
    truth, predicted = make_tables(3, 12, 6)
    other = make_tables(3, 12, 6)[0] ^ np.eye(12, 6, dtype=bool)
    ours, theirs = (draw_slowly(truth, told, 40, 7) for told in (predicted, other))
    found = resample(truth, [predicted], draws=40, seed=7) - resample(truth, [other], draws=40, seed=7)
    for column, name in enumerate(NAMES):
        known = [one[name] - two[name] for one, two in zip(ours, theirs, strict=True)]
        assert found.drawn[:, column] == pytest.approx(np.array(known))


def test_many_draws_are_more_than_are_in_memory_at_once() -> None:
    truth, predicted = make_tables(3)
    bounds = bound_scores(truth, predicted)
    assert all(bound.low < bound.value < bound.high for bound in bounds.values())
    assert bounds == bound_scores(truth, predicted)
    assert bounds != bound_scores(truth, predicted, seed=8)


def test_a_system_does_not_differ_from_itself() -> None:
    truth, predicted = make_tables(4)
    bounds = bound_difference(truth, predicted, predicted, draws=20)
    assert {(bound.value, bound.low, bound.high) for bound in bounds.values()} == {(0.0, 0.0, 0.0)}


def test_the_better_system_is_ahead_and_the_difference_is_surer_than_the_two() -> None:
    truth, predicted = make_tables(6, 200)
    worse = predicted & (np.random.default_rng(1).random(truth.shape) < 0.8)
    bound = bound_difference(truth, predicted, worse)["macro_f1"]
    one, other = (bound_scores(truth, told)["macro_f1"] for told in (predicted, worse))
    assert 0 < bound.low < bound.value < bound.high
    assert bound.value == pytest.approx(one.value - other.value)
    assert bound.high - bound.low < (one.high - one.low) + (other.high - other.low)


def test_intervals_narrow_with_more_documents() -> None:
    widths = []
    for copies in (1, 16):
        truth, predicted = (np.tile(table, (copies, 1)) for table in make_tables(7))
        bound = bound_scores(truth, predicted)["micro_f1"]
        widths.append(bound.high - bound.low)
    assert widths[1] == pytest.approx(widths[0] / 4, rel=0.25)


def test_no_draws_are_refused() -> None:
    with pytest.raises(UsageError, match="0 draws"):
        bound_scores(*make_tables(1), draws=0)


# Groups and courts


def test_labels_fall_into_four_groups_by_frequency_and_equals_in_their_order() -> None:
    groups = [group.tolist() for group in group_labels([5, 2, 9, 2, 2, 7, 2, 2, 1])]
    assert groups == [[2, 5, 0], [1, 3], [4, 6], [7, 8]]
    assert [len(group) for group in group_labels([1, 2])] == [1, 1, 0, 0]


def test_groups_and_courts_are_scored_on_their_own() -> None:
    truth, predicted = make_tables(8, 60, 10)
    labels, train = [str(number) for number in range(10)], list(range(100, 0, -10))
    courts = ["delhi"] * 30 + ["bombay"] * 20 + [None] * 10
    done = evaluate_predictions(truth, predicted, labels=labels, train=train, courts=courts, draws=10)
    assert done.documents == 60
    assert [group.group for group in done.groups] == list(GROUPS)
    assert [len(group.labels) for group in done.groups] == [3, 3, 2, 2]
    assert (done.groups[1].labels, done.groups[1].most, done.groups[1].fewest) == (["3", "4", "5"], 70, 50)
    for group, columns in zip(done.groups, np.array_split(np.arange(10), 4), strict=True):
        alone = score_predictions(truth[:, columns], predicted[:, columns])
        assert {name: bound.value for name, bound in group.scores.items()} == pytest.approx(alone)
    assert [(court.court, court.documents) for court in done.courts] == [
        ("delhi", 30),
        ("bombay", 20),
        (WITHHELD, 10),
    ]
    rows = slice(50, 60)
    occurring = truth[rows].any(axis=0)
    withheld = done.courts[2]
    assert withheld.labels == occurring.sum() < 10
    alone = score_predictions(truth[rows][:, occurring], predicted[rows][:, occurring])
    assert withheld.scores["macro_f1"].value == pytest.approx(alone["macro_f1"])
    alone = score_predictions(truth[rows], predicted[rows])  # wrong predictions count, whatever the label
    assert withheld.scores["micro_f1"].value == pytest.approx(alone["micro_f1"])


def test_an_evaluation_can_be_written_as_json() -> None:
    truth, predicted = make_tables(9, 5, 3)
    done = evaluate_predictions(
        truth, predicted, labels=["34", "302", "379"], train=(3, 2, 1), courts=[None] * 5, draws=5
    )
    read = json.loads(json.dumps(asdict(done), allow_nan=False))
    assert read["labels"][1]["label"] == "302"
    assert read["groups"][0]["labels"] == ["34"]
    assert [len(read[part]) for part in ("labels", "groups", "courts")] == [3, 3, 1]
