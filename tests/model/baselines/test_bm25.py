"""BM25 against its equations as loops, and what stands out in a document."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from model.baselines.bm25.classifier import SectionSearch, weigh_words
from model.baselines.bm25.kind import BM25Options
from model.classifiers.registry import Classifier
from model.classifiers.scores import read_truth, score_predictions
from model.linear.tfidf import read_tokens
from schemas.errors import UsageError
from schemas.published import TEST, PublishedFolder

QUERIES = [
    ["He stabbed her.", "She died, and he dies, whoever he is, by stabbing."],
    ["Whoever whoever whoever takes a thing", "causes death death"],
    ["sticks"],
]


def search_by_loops(
    sections: Sequence[Sequence[str]], query: Sequence[str], options: BM25Options
) -> list[float]:
    """The equations of the module, word by word."""
    mean = sum(map(len, sections)) / len(sections)
    sums = []
    for section in sections:
        total = 0.0
        for word, asked in Counter(query).items():
            count, having = section.count(word), sum(word in other for other in sections)
            if count:
                rarity = math.log(1 + (len(sections) - having + 0.5) / (having + 0.5))
                damping = options.k1 * (1 - options.b + options.b * len(section) / mean)
                weight = rarity * count * (options.k1 + 1) / (count + damping)
                total += weight * asked * (options.k3 + 1) / (asked + options.k3)
        sums.append(total)
    center = sum(sums) / len(sums)
    deviation = math.sqrt(sum((each - center) ** 2 for each in sums) / len(sums))
    return [1 / (1 + math.exp(-(each - center) / deviation)) for each in sums]


@pytest.mark.parametrize(
    "options", [BM25Options(), BM25Options(k1=0, b=1, k3=0), BM25Options(k1=2.5, b=0, k3=100)]
)
def test_scores_are_those_of_loops(published: PublishedFolder, options: BM25Options) -> None:
    sections = [read_tokens(f"{each.title} {each.text}") for each in published.sections]
    scores = SectionSearch.learn(published, options).score(QUERIES)
    for query, row in zip(QUERIES, scores, strict=True):
        words = [token for sentence in query for token in read_tokens(sentence)]
        assert row == pytest.approx(search_by_loops(sections, words, options), abs=1e-6)


def test_the_weights_of_words() -> None:
    weights = weigh_words(np.array([[2.0, 0.0], [1.0, 1.0]]), 1.2, 0.75)
    assert weights[0, 0] == pytest.approx(math.log(2) * 2 * 2.2 / (2 + 1.2 * (0.25 + 0.75 * 3 / 2)))
    assert weights[0, 1] == 0
    assert weights[1, 1] > weights[1, 0] > 0  # the second section is shorter


def test_a_section_is_found_by_its_title(published: PublishedFolder) -> None:
    assert published.sections[3].text == "Cheating."
    scores = SectionSearch.learn(published, BM25Options()).score([["This is cheating."]])[0]
    assert scores.argmax() == 3


def test_long_facts_do_not_score_higher(published: PublishedFolder) -> None:
    search = SectionSearch.learn(published, BM25Options(k3=1_000))
    once, often = search.score([["death by sticks"], ["death by sticks"] * 9])
    assert often == pytest.approx(once, abs=0.01)


def test_without_words_in_common_all_scores_are_zero(published: PublishedFolder) -> None:
    search = SectionSearch.learn(published, BM25Options())
    assert not search.score([[], [""], ["zzz xyzzy"]]).any()
    assert search.weigh_sentences(["", "zzz"], [0]).tolist() == [0, 0]


def test_sections_that_are_alike_stand_out_alike() -> None:
    same = np.full((3, 2), 0.1, np.float32)
    search = SectionSearch(("a", "b", "c"), same, 1.0)
    assert search.score([["a b", "c c"]])[0] == pytest.approx([0.5, 0.5], abs=1e-6)
    assert SectionSearch(("a",), np.ones((1, 1), np.float32), 1.0).score([["a"], ["b"]]).tolist() == [
        [0.5],
        [0],
    ]


def test_what_the_law_says_is_found(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    bm25 = train("bm25", published, tmp_path)
    truth = read_truth(published, TEST).labels
    facts = (row["text"] for row in published.iterate_examples(TEST))
    predicted = bm25.thresholds.decide(bm25.predict_scores(facts))
    assert score_predictions(truth, predicted)["macro_f1"] > 0.7


@pytest.mark.parametrize("k3", [0.0, 1.0, 50.0])
def test_sentences_weigh_by_what_they_add(published: PublishedFolder, k3: float) -> None:
    search = SectionSearch.learn(published, BM25Options(k3=k3))
    facts = ["It was raining.", "They used sticks.", "", "sticks and sticks", "death"]
    weights = search.weigh_sentences(facts, [1])
    assert weights.sum() == pytest.approx(1)
    assert weights[[0, 2, 4]].tolist() == [0, 0, 0]
    assert weights[3] == pytest.approx(2 * weights[1])
    both = search.weigh_sentences(facts, [0, 1])
    assert both[4] > 0


def test_options_are_validated(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    for wrong in ({"b": 1.5}, {"k1": -1}, {"k3": "x"}):
        with pytest.raises(UsageError):
            train("bm25", published, tmp_path, **wrong)


def test_it_is_a_classifier_like_the_others(check_simple: Callable[..., None], tmp_path: Path) -> None:
    check_simple("bm25", tmp_path)


def test_options_are_saved(
    published: PublishedFolder, train: Callable[..., Classifier], tmp_path: Path
) -> None:
    options = {"k1": 0.5, "b": 0.25, "k3": 7.0}
    saved = train("bm25", published, tmp_path, **options).predict_scores(QUERIES)
    direct = SectionSearch.learn(published, BM25Options(**options)).score(QUERIES)
    assert saved.tobytes() == direct.tobytes()


def test_damaged_files_are_refused(
    published: PublishedFolder,
    refuse_damaged: Callable[..., None],
    refuse_changed: Callable[..., None],
    tmp_path: Path,
) -> None:
    refuse_damaged("bm25", tmp_path / "files")
    refuse_changed("bm25", tmp_path / "words", "does not have the tensors", words=["a"])
    refuse_changed("bm25", tmp_path / "options", "options.b", options={"k1": 1.0, "b": 7, "k3": 1.0})
    for number, (weight, sentence) in enumerate(
        ((np.zeros((2, 4), np.float32), "does not have the tensors"), (None, "does not have the tensors"))
    ):
        refuse_changed("bm25", tmp_path / str(number), sentence, arrays={"weights": weight})
    size = len(SectionSearch.learn(published, BM25Options()).list_words())
    for number, value in enumerate((np.nan, -1.0, np.inf)):
        weights = np.full((size, 4), value, np.float32)
        refuse_changed("bm25", tmp_path / f"v{number}", "implausibly large", arrays={"weights": weights})
