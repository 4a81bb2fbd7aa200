"""Texts that share enough are found, however they are printed, and nothing is given on an estimate."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from embedded.docket.case import iterate_sentences
from embedded.site.write import iterate_cases
from pipeline.dedupe.similarity import (
    LEAST_SHARED,
    MOST_SHARING,
    PLACES,
    SHINGLE_WORDS,
    Pair,
    find_pairs,
    list_words,
    shingle,
    sign,
)

VOCABULARY = [f"{first}{second}" for first in "bdfgklmnprst" for second in ("a", "el", "ior", "um", "ane")]


def write(random: Random, words: int) -> list[str]:
    """A text of its own, in sentences of ten words."""
    told = [random.choice(VOCABULARY) for _ in range(words)]
    return [" ".join(told[start : start + 10]).capitalize() + "." for start in range(0, words, 10)]


def slip(random: Random, sentences: Sequence[str], slips: int) -> list[str]:
    """The same text with some words mistyped."""
    words = " ".join(sentences).split()
    for place in random.sample(range(len(words)), slips):
        words[place] += "xx"
    return [" ".join(words)]


def find(texts: Sequence[Sequence[str]], folder: Path, *, least_held: float = 0.5) -> list[Pair]:
    return list(find_pairs(texts, range(len(texts)), least_held=least_held, scratch=folder))


def list_places(pairs: Sequence[Pair]) -> list[tuple[int, int]]:
    return [(pair.first, pair.second) for pair in pairs]


def test_masks_numbers_case_and_punctuation_are_no_words() -> None:
    masked = ["7. On [DATE 2] [PERSON 1] struck <ENTITY>, aged 40; he FELL."]
    assert list_words(masked) == ["on", "struck", "aged", "he", "fell"]


def test_masks_numbered_differently_make_no_difference(tmp_path: Path) -> None:
    text = write(Random(1), 200)
    first = [f"[PERSON 1] said: {sentence}" for sentence in text]
    second = [f"{number}. [PERSON 12] said: {sentence}" for number, sentence in enumerate(text)]
    (pair,) = find([first, second], tmp_path)
    assert pair.jaccard == 1.0


@given(st.lists(st.sampled_from(VOCABULARY), max_size=60))
def test_shingles_are_sorted_and_stand_for_runs_of_words(words: list[str]) -> None:
    width = min(SHINGLE_WORDS, len(words))
    runs = (
        {tuple(words[start : start + width]) for start in range(len(words) - width + 1)} if words else set()
    )
    numbers = shingle(words)
    assert len(numbers) == len(runs)
    assert (np.diff(numbers.astype(object)) > 0).all()


def test_the_order_of_words_counts() -> None:
    assert not np.intersect1d(shingle(list("abcde")), shingle(list("edcba"))).size


def test_signatures_agree_as_often_as_the_sets_do() -> None:
    random = np.random.default_rng(3)
    shared = random.integers(1 << 63, size=(200, 300), dtype=np.uint64)
    own = random.integers(1 << 63, size=(200, 2, 150), dtype=np.uint64)
    sets = [np.unique(np.r_[shared[n], own[n, side]]) for side in (0, 1) for n in range(200)]
    signatures = sign(sets)
    assert signatures.shape == (400, PLACES)
    assert (signatures[:200] == signatures[200:]).mean() == pytest.approx(0.5, abs=0.015)


def test_signatures_do_not_depend_on_what_is_signed_beside() -> None:
    texts = [shingle(list_words(write(Random(seed), 100))) for seed in range(5)]
    assert (sign(texts)[3] == sign([texts[3]])[0]).all()


def test_a_text_is_found_in_a_longer_one(tmp_path: Path) -> None:
    random = Random(4)
    short, long = write(random, 300), write(random, 2400)
    others = [write(random, 300) for _ in range(30)]
    holding = [*long[:100], *short[:20], *long[100:]]  # two thirds of the short one
    (pair,) = find([*others, short, holding], tmp_path)
    assert (pair.first, pair.second) == (30, 31)
    assert pair.held == pytest.approx(2 / 3, abs=0.03)
    assert pair.jaccard < 0.1


def test_less_than_asked_for_is_not_given(tmp_path: Path) -> None:
    random = Random(5)
    first, second = write(random, 400), write(random, 400)
    mixed = [*first[:15], *second[:25]]
    assert list_places(find([first, second, mixed], tmp_path)) == [(1, 2)]
    assert list_places(find([first, second, mixed], tmp_path, least_held=0.3)) == [(0, 2), (1, 2)]


def test_a_stock_phrase_in_short_texts_is_not_enough(tmp_path: Path) -> None:
    random = Random(6)
    phrase = " ".join(write(random, LEAST_SHARED))
    texts = [[phrase, *write(random, 10)] for _ in range(4)]
    assert find(texts, tmp_path) == []


def test_short_texts_that_are_equal_are_found(tmp_path: Path) -> None:
    assert list_places(find([["He ran."], ["He fell."], ["He ran!"]], tmp_path)) == [(0, 2)]


def test_texts_without_words_resemble_nothing(tmp_path: Path) -> None:
    assert find([["12."], ["12."], [], ["[DATE]"]], tmp_path) == []
    assert find([], tmp_path) == []


def test_the_order_of_texts_makes_no_difference(tmp_path: Path) -> None:
    random = Random(7)
    texts = [write(random, random.randint(5, 400)) for _ in range(60)]
    texts += [slip(random, random.choice(texts), 1) for _ in range(60)]
    ages = list(range(120))
    expected = find(texts, tmp_path)
    assert len(expected) >= 60
    random.shuffle(ages)
    shuffled = [texts[age] for age in ages]
    assert list(find_pairs(shuffled, ages, least_held=0.5, scratch=tmp_path)) == expected


def test_many_texts_of_one_form_are_all_tied_to_the_oldest(tmp_path: Path) -> None:
    random = Random(8)
    form = write(random, 400)
    texts = [slip(random, form, 2) for _ in range(5 * MOST_SHARING)]
    pairs = find(texts, tmp_path)
    assert {pair.second for pair in pairs if pair.first == 0} == set(range(1, len(texts)))


def test_texts_that_share_their_half_are_paired_each_with_each(tmp_path: Path) -> None:
    random = Random(10)
    half = write(random, 220)
    texts = [[*half, *write(random, 180)] for _ in range(MOST_SHARING - 2)]
    assert len(find(texts, tmp_path)) == len(texts) * (len(texts) - 1) // 2


def test_nothing_is_left_in_the_folder(tmp_path: Path) -> None:
    find([write(Random(9), 50)], tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_every_pair_of_the_box_is_found_and_is_what_it_says(tmp_path: Path) -> None:
    """Against comparing every text with every other one."""
    cases = list(iterate_cases(5, 300))
    facts = [[text for role, text in iterate_sentences(case) if role == "Facts"] for case in cases]
    sets = [set(shingle(list_words(text)).tolist()) for text in facts]
    expected = {}
    for second in range(len(sets)):
        for first in range(second):
            shared = len(sets[first] & sets[second])
            shorter = min(len(sets[first]), len(sets[second]))
            if shared and shared >= min(LEAST_SHARED, shorter) and shared >= 0.5 * shorter:
                expected[first, second] = (shared, shared / len(sets[first] | sets[second]), shared / shorter)
    found = {
        (pair.first, pair.second): (pair.shared, pair.jaccard, pair.held) for pair in find(facts, tmp_path)
    }
    assert found.items() <= expected.items()
    assert len(found) >= 0.95 * len(expected)
    places = {case.docid: place for place, case in enumerate(cases)}
    twins = [(places[case.duplicate_of], places[case.docid]) for case in cases if case.duplicate_of in places]
    told = [twin for twin in twins if facts[twin[1]]]
    assert told
    assert all(found[min(twin), max(twin)][1] > 0.8 for twin in told)
