"""Numbers of sections in the facts: what is read as one, and what it shows about masking."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from model.baselines.copying.classifier import CopiedNumbers
from model.classifiers.registry import Classifier
from model.classifiers.scores import read_truth, score_predictions
from model.classifiers.thresholds import fit_thresholds
from schemas.published import TEST, PublishedFolder

LABELS = ("2", "34", "75", "147", "148", "149", "302", "304", "376", "376(2)", "376D", "498", "498A", "500")


def copy_numbers(*sentences: str) -> set[str]:
    scores = CopiedNumbers(LABELS).score([sentences])[0]
    return {label for label, score in zip(LABELS, scores, strict=True) if score}


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Charged under Sections 302/34 IPC.", {"302", "34"}),
        ("u/s.302 r/w 34 of the I.P.C.", {"302", "34"}),
        ("Sections 147,148 and 149", {"147", "148", "149"}),
        ("convicted under 498A", {"498A"}),
        ("convicted under 498-a, I.P.C.", {"498A"}),
        ("convicted under 498 A IPC", {"498A"}),
        ("convicted under 498 IPC", {"498"}),
        ("Section 302 A man came", {"302"}),  # there is no 302A
        ("Section 304B", set()),  # another section
        ("Section 304 Part II", {"304"}),
        ("Section 376(2)(g)", {"376(2)"}),
        ("Section 376 (1)", {"376"}),
        ("Section 376(D)", {"376D"}),
        ("Section 376D", {"376D"}),
        ("[PERSON 34] met <ENTITY> and [PERSON 2] under [SECTION 302].", set()),
        ("Rs. 500, ₹ 500 and Rs 1,302 were paid", set()),
        ("on 2.34.1999, 02/34/99 and at 2:34 with 34.75 metres", set()),
        ("in 1302, house 34B, the 34th, 302nd, x302 and 3020", set()),
        ("", set()),
        ("none", set()),
    ],
)
def test_what_is_the_number_of_a_section(sentence: str, expected: set[str]) -> None:
    assert copy_numbers(sentence) == expected


def test_numbers_are_found_in_any_sentence() -> None:
    assert copy_numbers("Under 302.", "", "And 34.") == {"302", "34"}
    assert copy_numbers("30", "2", "3") == {"2"}


def test_facts_that_name_their_sections_leak_them(
    publish: Callable[..., PublishedFolder], train: Callable[..., Classifier], tmp_path: Path
) -> None:
    for named, expected in ((True, 1.0), (False, 0.0)):
        published = publish(named=named)
        copying = train("copying", published, tmp_path / str(named))
        truth = read_truth(published, TEST).labels
        facts = (row["text"] for row in published.iterate_examples(TEST))
        predicted = copying.thresholds.decide(copying.predict_scores(facts))
        assert score_predictions(truth, predicted)["macro_f1"] == expected
        assert copying.thresholds.held_out_f1 == expected


def test_the_threshold_never_predicts_what_is_not_copied(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    truth = read_truth(published, TEST).labels
    nothing = np.zeros(truth.shape, np.float32)
    assert fit_thresholds(truth, nothing).decide(nothing).all()  # what fitting would do
    copying = train("copying", published, tmp_path)
    assert copying.thresholds.shared == 0.5
    assert copying.thresholds.per_label.tolist() == [0.5] * 4


def test_sentences_with_a_predicted_number_weigh_alike(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    copying = train("copying", published, tmp_path)
    facts = ["Under 302.", "It was raining.", "Section 498A and 302.", "Under 420."]
    assert copying.weigh_sentences(facts).tolist() == [0.5, 0, 0.5, 0]
    assert copying.weigh_sentences(["It was raining."]).tolist() == [0]


def test_it_is_a_classifier_like_the_others(check_simple: Callable[..., None], tmp_path: Path) -> None:
    check_simple("copying", tmp_path)


def test_damaged_files_are_refused(
    refuse_damaged: Callable[..., None], refuse_changed: Callable[..., None], tmp_path: Path
) -> None:
    refuse_damaged("copying", tmp_path / "files")
    arrays = {"surprise": np.zeros(1)}
    refuse_changed("copying", tmp_path / "arrays", "does not have the tensors", arrays=arrays)
