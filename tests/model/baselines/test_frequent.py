"""The same scores for every document: how many training facts have each label."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from model.classifiers.registry import Classifier
from model.classifiers.scores import read_truth
from schemas.errors import BadInputError
from schemas.published import TRAIN, VALIDATION, PublishedFolder


def test_scores_are_the_shares_of_training_facts(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    frequent = train("frequent", published, tmp_path)
    counts = np.zeros(4)
    for row in published.iterate_examples(TRAIN):
        for label in row["labels"]:
            counts[label] += 1
    scores = frequent.predict_scores([["It was raining."], []])
    assert scores == pytest.approx(np.stack([counts / 60] * 2))


def test_fitted_thresholds_predict_every_label_that_occurs(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    frequent = train("frequent", published, tmp_path)
    assert read_truth(published, VALIDATION).labels.any(axis=0).all()
    assert frequent.thresholds.decide(frequent.predict_scores([["Nobody came."]])).all()


def test_no_sentence_weighs_anything(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    assert train("frequent", published, tmp_path).weigh_sentences(["He stabbed her.", ""]).tolist() == [0, 0]


def test_it_is_a_classifier_like_the_others(check_simple: Callable[..., None], tmp_path: Path) -> None:
    check_simple("frequent", tmp_path)


def test_damaged_files_are_refused(
    refuse_damaged: Callable[..., None], refuse_changed: Callable[..., None], tmp_path: Path
) -> None:
    refuse_damaged("frequent", tmp_path / "files")
    for number, (changes, sentence) in enumerate(
        (
            ({"shares": np.full(4, 1.5, np.float32)}, "implausibly large"),
            ({"shares": np.full(4, np.nan, np.float32)}, "implausibly large"),
            ({"shares": np.zeros(3, np.float32)}, "does not have the tensors"),
            ({"shares": np.zeros(4)}, "does not have the tensors"),
            ({"shares": None}, "does not have the tensors"),
        )
    ):
        refuse_changed("frequent", tmp_path / str(number), sentence, arrays=changes)


def test_a_dataset_without_training_facts_is_one_sentence(
    publish: Callable[..., PublishedFolder], train: Callable[..., Classifier], tmp_path: Path
) -> None:
    with pytest.raises(BadInputError, match="has no train documents"):
        train("frequent", publish(train=0), tmp_path)
