"""Mean average precision is that of scikit-learn where scores differ, and a ranking in order where not."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from sklearn.metrics import average_precision_score

from model.classifiers.scores import Flags, average_precision


def make_tables(seed: int, documents: int, labels: int) -> tuple[Flags, NDArray[np.float32]]:
    """Truth, and scores of which no two are equal."""
    chance = np.random.default_rng(seed)
    truth = chance.random((documents, labels)) < np.linspace(0.6, 0.05, labels)
    scores = chance.permutation(documents * labels).reshape(truth.shape) / (documents * labels)
    return truth, (0.7 * scores + 0.3 * truth * scores).astype(np.float32)


@given(st.integers(0, 10**6), st.integers(1, 40), st.integers(1, 8))
def test_it_is_that_of_scikit_learn(seed: int, documents: int, labels: int) -> None:
    truth, scores = make_tables(seed, documents, labels)
    for column in scores.T:
        if len(np.unique(column)) < documents:
            return  # rounded to the same number
    occurring = [label for label in range(labels) if truth[:, label].any()]
    expected = [average_precision_score(truth[:, label], scores[:, label]) for label in occurring]
    assert average_precision(truth, scores) == pytest.approx(np.mean(expected) if expected else 0.0)
    if len(occurring) == labels:
        macro = average_precision_score(truth, scores, average="macro")
        assert average_precision(truth, scores) == pytest.approx(macro)


def test_one_label_by_hand() -> None:
    truth = np.array([[True], [False], [True], [False], [True]])
    scores = np.array([[0.9], [0.8], [0.7], [0.2], [0.1]])
    assert average_precision(truth, scores) == pytest.approx((1 / 1 + 2 / 3 + 3 / 5) / 3)
    assert average_precision(truth, -scores) == pytest.approx((1 / 1 + 2 / 3 + 3 / 5) / 3)
    assert average_precision(truth, np.where(truth, 0.6, 0.4)) == 1


def test_labels_that_never_occur_are_left_out() -> None:
    truth, scores = make_tables(1, 20, 3)
    wider = np.hstack((truth, np.zeros((20, 2), bool)))
    more = np.hstack((scores, np.ones((20, 2), np.float32)))
    assert average_precision(wider, more) == average_precision(truth, scores)
    assert average_precision(np.zeros((4, 2), bool), np.ones((4, 2))) == 0


def test_only_the_order_of_scores_matters() -> None:
    truth, scores = make_tables(2, 30, 5)
    assert average_precision(truth, scores) == average_precision(truth, scores.astype(float) ** 3)
    order = np.random.default_rng(3).permutation(30)
    assert average_precision(truth[order], scores[order]) == pytest.approx(average_precision(truth, scores))


def test_equal_scores_are_ranked_as_documents_are() -> None:
    equal = np.full((3, 1), 0.5)
    assert average_precision(np.array([[True], [False], [False]]), equal) == 1
    assert average_precision(np.array([[False], [False], [True]]), equal) == pytest.approx(1 / 3)
