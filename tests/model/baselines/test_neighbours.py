"""Nearest neighbours against a loop over all training facts, and what documents share with them."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from model.baselines.neighbours.classifier import NearestFacts
from model.baselines.neighbours.kind import NeighbourOptions
from model.classifiers.registry import Classifier, Facts
from model.classifiers.scores import read_truth, score_predictions
from model.linear.tfidf import learn_words
from schemas.errors import BadInputError
from schemas.published import TEST, TRAIN, PublishedFolder

VOCABULARY = ["lamp", "fell", "down", "stairs", "night", "he", "she", "knife", "ran", "away"]


def write_facts(seed: int, count: int) -> list[list[str]]:
    generator = np.random.default_rng(seed)
    lengths = generator.integers(1, 12, count)
    return [[" ".join(generator.choice(VOCABULARY, length))] for length in lengths]


def make_scorer(facts: Sequence[Facts], labels: NDArray[np.uint8], options: NeighbourOptions) -> NearestFacts:
    words, weighed = learn_words(facts, fewest=2)
    return NearestFacts(words, weighed.T.tocsr(), labels, options)


def score_by_loops(
    rows: NDArray[np.float64],
    known: NDArray[np.float64],
    labels: NDArray[np.uint8],
    options: NeighbourOptions,
) -> list[list[float]]:
    """The equations of the module, document by document. Similarities closer than rounding are equal."""
    scores = []
    for row in rows:
        nearness = [round(float(row @ other), 6) for other in known]
        lowest = sorted(nearness, reverse=True)[: options.neighbours][-1]
        near = [(each, fact) for fact, each in enumerate(nearness) if each >= lowest and each > 0]
        total = sum(each**options.power for each, _ in near)
        scores.append(
            [
                sum(each**options.power * labels[fact, label] for each, fact in near) / total if near else 0.0
                for label in range(labels.shape[1])
            ]
        )
    return scores


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("neighbours", "power"), [(1, 1.0), (5, 1.0), (5, 3.0), (12, 0.5), (1_000, 2.0)])
def test_scores_are_those_of_loops(seed: int, neighbours: int, power: float) -> None:
    facts, asked = write_facts(seed, 40), [*write_facts(seed + 100, 12), [], ["unknown"]]
    labels = np.random.default_rng(seed).integers(0, 2, (40, 3)).astype(np.uint8)
    options = NeighbourOptions(neighbours=neighbours, power=power)
    scorer = make_scorer(facts, labels, options)
    words, weighed = learn_words(facts, fewest=2)
    rows, known = (each.toarray().astype(np.float64) for each in (words.weigh(asked), weighed))
    scores = scorer.score(asked)
    assert scores == pytest.approx(np.array(score_by_loops(rows, known, labels, options)), abs=1e-4)
    assert not scores[-2:].any()


def test_all_that_are_as_near_as_the_last_count() -> None:
    facts = [["lamp fell"], ["lamp fell"], ["lamp fell"], ["he ran"], ["he ran"]]
    labels = np.array([[1, 0], [0, 0], [0, 1], [1, 1], [1, 1]], np.uint8)
    scorer = make_scorer(facts, labels, NeighbourOptions(neighbours=2))
    assert scorer.score([["lamp fell"]])[0] == pytest.approx([1 / 3, 1 / 3])
    backwards = make_scorer(facts[::-1], labels[::-1], NeighbourOptions(neighbours=2))
    assert backwards.score([["lamp fell"]])[0] == pytest.approx([1 / 3, 1 / 3])


def test_facts_without_a_word_in_common_are_no_neighbours() -> None:
    facts = [["lamp fell"], ["lamp fell"], ["he ran"], ["he ran"]]
    labels = np.array([[1], [0], [1], [1]], np.uint8)
    scorer = make_scorer(facts, labels, NeighbourOptions(neighbours=4))
    assert scorer.score([["lamp"]])[0] == pytest.approx([0.5])


def test_a_higher_power_favours_the_nearest() -> None:
    facts = [["lamp fell down"], ["lamp ran away"], ["lamp fell down"], ["lamp ran away"]]
    labels = np.array([[1], [0], [1], [0]], np.uint8)
    scores = [
        float(make_scorer(facts, labels, NeighbourOptions(power=power)).score([["lamp fell down"]])[0, 0])
        for power in (0.1, 1.0, 20.0)
    ]
    assert 0.5 < scores[0] < scores[1] < scores[2] <= 1


def test_what_similar_facts_tell_is_found(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    neighbours = train("neighbours", published, tmp_path, neighbours=5)
    truth = read_truth(published, TEST).labels
    facts = (row["text"] for row in published.iterate_examples(TEST))
    predicted = neighbours.thresholds.decide(neighbours.predict_scores(facts))
    assert score_predictions(truth, predicted)["macro_f1"] > 0.95


def test_sentences_weigh_by_what_they_have_in_common_with_neighbours(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    neighbours = train("neighbours", published, tmp_path, neighbours=5)
    weights = neighbours.weigh_sentences(
        ["zzz xyzzy", "He stabbed her and she died of the wound.", "", "Came."]
    )
    assert weights.argmax() == 1
    assert weights[1] > 0.8
    assert weights[[0, 2]].tolist() == [0, 0]
    assert neighbours.weigh_sentences(["", "zzz"]).tolist() == [0, 0]


def test_only_neighbours_with_the_labels_speak() -> None:
    facts = [["lamp fell"], ["lamp fell"], ["he ran"], ["he ran"]]
    labels = np.array([[1, 0], [1, 0], [0, 1], [0, 1]], np.uint8)
    scorer = make_scorer(facts, labels, NeighbourOptions())
    document = ["lamp fell", "he ran"]
    assert scorer.weigh_sentences(document, [0]).tolist() == [1, 0]
    assert scorer.weigh_sentences(document, [1]).tolist() == [0, 1]
    assert scorer.weigh_sentences(document, [0, 1]) == pytest.approx([0.5, 0.5])


def test_more_documents_than_are_compared_at_once(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    neighbours = train("neighbours", published, tmp_path)
    facts = [row["text"] for row in published.iterate_examples(TRAIN)] * 5
    scores = neighbours.predict_scores(facts)
    assert len(scores) == 300
    assert scores[:60].tobytes() == scores[240:].tobytes()


def test_it_is_a_classifier_like_the_others(check_simple: Callable[..., None], tmp_path: Path) -> None:
    check_simple("neighbours", tmp_path)


def test_what_is_loaded_is_what_was_learnt(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    options = NeighbourOptions(neighbours=7, power=2.5)
    facts = [row["text"] for row in published.iterate_examples(TEST)]
    saved = train("neighbours", published, tmp_path, neighbours=7, power=2.5).predict_scores(facts)
    assert saved.tobytes() == NearestFacts.learn(published, options).score(facts).tobytes()


def test_damaged_files_are_refused(
    published: PublishedFolder,
    refuse_damaged: Callable[..., None],
    refuse_changed: Callable[..., None],
    tmp_path: Path,
) -> None:
    refuse_damaged("neighbours", tmp_path / "files")
    refuse_changed("neighbours", tmp_path / "words", "does not have the tensors", words=["a"])
    arrays = NearestFacts.learn(published, NeighbourOptions()).list_arrays()
    starts, facts, labels = arrays["starts"], arrays["facts"], arrays["labels"]
    for number, (name, changed, sentence) in enumerate(
        (
            ("starts", starts[::-1].copy(), "an index that does not match"),
            ("starts", starts + 1, "an index that does not match"),
            ("facts", facts + 1, "an index that does not match"),
            ("facts", facts - 1, "an index that does not match"),
            ("facts", facts[1:].copy(), "does not have the tensors"),
            ("facts", facts[:, None].copy(), "does not have the tensors"),
            ("labels", labels + 1, "implausibly large"),
            ("labels", labels[0].copy(), "does not have the tensors"),
            ("labels", np.zeros((), np.uint8), "does not have the tensors"),
            ("labels", labels[:-1].copy(), "an index that does not match"),
            ("weights", arrays["weights"] * np.float32(np.nan), "implausibly large"),
            ("rarity", -arrays["rarity"], "implausibly large"),
            ("pairs", arrays["pairs"][::-1].copy(), "not sorted"),
            ("pairs", None, "does not have the tensors"),
        )
    ):
        refuse_changed("neighbours", tmp_path / str(number), sentence, arrays={name: changed})


def test_a_dataset_that_is_too_small_is_one_sentence(
    publish: Callable[..., PublishedFolder], train: Callable[..., Classifier], tmp_path: Path
) -> None:
    with pytest.raises(BadInputError, match="no word occurs in"):
        train("neighbours", publish(train=4), tmp_path)
    with pytest.raises(BadInputError, match="has no train documents"):
        train("neighbours", publish(train=0), tmp_path)
