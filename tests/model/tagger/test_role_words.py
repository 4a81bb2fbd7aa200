"""Words and pairs are counted as a slow reading by dictionary counts them, and names are not learnt."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from model.tagger import vocabulary as role_words
from model.tagger.vocabulary import (
    CAPITAL,
    CAPITALS,
    END,
    LOWER,
    SHAPES,
    START,
    Vocabulary,
    fold_word,
    learn_vocabulary,
    read_surface,
)

LAMP = "The lamp of Kesari fell near the well"
BOY = "The boy saw KESARI near the lamp in 1987"

# Few words, so that documents share them; and any text at all.
WORDS = ("the", "The", "lamp", "Lamp", "LAMP", "boy", "Ravi", "7", "302", "1987", "(", "“", "’", "विधि", "ß")
SOME_WORDS = st.lists(st.sampled_from(WORDS), max_size=9)
SENTENCES = st.lists(SOME_WORDS.map(" ".join) | st.text(max_size=40), max_size=6)
DOCUMENTS = st.lists(SENTENCES, max_size=5)


def name_pairs(vocabulary: Vocabulary) -> list[str]:
    words, size = vocabulary.words, len(vocabulary.words)
    return [f"{words[pair // size]} {words[pair % size]}" for pair in vocabulary.pairs]


def name_columns(vocabulary: Vocabulary, row: np.ndarray) -> set[str]:
    """What a row of counts says, in words."""
    names = [*vocabulary.words, *name_pairs(vocabulary)]
    assert set(np.unique(row)) <= {0, 1}
    return {names[column] for column in np.flatnonzero(row)}


def count_slowly(words: set[str], pairs: set[str], sentence: str) -> set[str]:
    """The words and pairs of a sentence, looked up one by one."""
    read = [START, *(name_slowly(words, surface) for surface in read_surface(sentence)), END]
    joined = {f"{first} {second}" for first, second in pairwise(read)}
    return set(read) | (joined & pairs)


def name_slowly(words: set[str], surface: str) -> str:
    if fold_word(surface) in words:
        return fold_word(surface)
    if not surface[0].isupper():
        return LOWER
    return CAPITALS if len(surface) > 1 and surface.isupper() else CAPITAL


@given(DOCUMENTS, SENTENCES)
@example([["the lamp"], ["the lamp"]], ["lamp the", "lamp", "the", "", "the lamp the lamp"])
def test_counting_is_looking_up_every_word_and_pair(documents: list[list[str]], sentences: list[str]) -> None:
    vocabulary = learn_vocabulary(documents)
    pairs = set(name_pairs(vocabulary))
    counted = vocabulary.count(sentences)
    assert counted.shape == (len(sentences), len(vocabulary))
    found = [name_columns(vocabulary, row) for row in counted.toarray()]
    assert found == [count_slowly(set(vocabulary.words), pairs, sentence) for sentence in sentences]


@given(DOCUMENTS)
def test_what_two_documents_have_is_learnt_and_no_more(documents: list[list[str]]) -> None:
    vocabulary = learn_vocabulary(documents)
    held = [{fold_word(surface) for text in each for surface in read_surface(text)} for each in documents]
    lower = {
        fold_word(surface)
        for each in documents
        for text in each
        for surface in read_surface(text)
        if not surface[0].isupper()
    }
    repeated = {word for each in held for word in each if sum(word in other for other in held) >= 2}
    assert set(vocabulary.words) == set(SHAPES) | (repeated & lower)
    assert vocabulary.words[: len(SHAPES)] == SHAPES
    assert len(set(vocabulary.words)) == len(vocabulary.words)


@given(DOCUMENTS)
def test_the_order_of_documents_does_not_matter(documents: list[list[str]]) -> None:
    vocabulary, again = learn_vocabulary(documents), learn_vocabulary(documents[::-1])
    assert again.words == vocabulary.words
    assert again.pairs.tolist() == vocabulary.pairs.tolist() == sorted(set(vocabulary.pairs.tolist()))


def test_a_name_is_not_learnt_however_often_it_is_met() -> None:
    vocabulary = learn_vocabulary([[LAMP, "Kesari", "KESARI"], [BOY, "Kesari"], [LAMP, BOY]])
    assert "kesari" not in vocabulary.words
    assert {"lamp", "near", "well", "boy"} <= set(vocabulary.words)
    assert vocabulary.find(["of", CAPITAL]) is not None  # that a name stood there is known


def test_a_word_of_one_document_is_not_learnt_unless_it_is_always_wanted() -> None:
    documents = [["a rare lamp"], ["a lamp"]]
    assert set(learn_vocabulary(documents).words) == {*SHAPES, "a", "lamp"}
    wanted = learn_vocabulary(documents, always=["rare", "held"], always_pairs=[("held", "rare")])
    assert set(wanted.words) == {*SHAPES, "a", "lamp", "rare", "held"}
    assert wanted.find(["held", "rare"]) is not None
    assert wanted.find(["rare", "held"]) is None


@pytest.mark.parametrize(
    ("surface", "folded"),
    [
        ("7", "<1>"),
        ("34", "<2>"),
        ("302", "<3>"),
        ("1987", "<year>"),
        ("1799", "<4>"),
        ("2150", "<4>"),
        ("123456", "<4>"),
        ("३०२", "<3>"),
        ("LAMP", "lamp"),
        ("“", '"'),
        ("’", "'"),
        ("विधि", "विधि"),
    ],
)
def test_numbers_are_known_by_their_shape_and_words_in_lower_case(surface: str, folded: str) -> None:
    assert fold_word(surface) == folded


def test_two_numbers_of_one_shape_are_the_same() -> None:
    vocabulary = learn_vocabulary([["section 302 of 1987"], ["section 304 of 1860"]])
    rows = vocabulary.count(["section 376 of 1999", "section 302 of 1987", "section 12 of 1987"]).toarray()
    assert (rows[0] == rows[1]).all()
    assert (rows[1] != rows[2]).any()


def test_words_are_read_without_stops_commas_and_signs() -> None:
    assert read_surface("He (P.W. 3), u/s. 302/34 I.P.C., said: “No” — why_not?") == [
        "He", "(", "P", "W", "3", ")", "u", "/", "s", "302", "/", "34", "I", "P", "C", "said", ":", "“", "No",
        "”", "why", "not", "?",
    ]  # fmt: skip


def test_pairs_do_not_cross_sentences() -> None:
    vocabulary = learn_vocabulary([["the lamp fell he ran"]], min_documents=1)
    pair = vocabulary.find(["fell", "he"])
    assert pair is not None
    assert vocabulary.count(["the lamp fell", "he ran"])[:, pair].sum() == 0
    assert vocabulary.count(["the lamp fell he ran"])[:, pair].sum() == 1


def test_what_is_not_known_has_no_column() -> None:
    vocabulary = learn_vocabulary([["the lamp fell"]], min_documents=1)
    assert vocabulary.find(["boy"]) is None
    assert vocabulary.find(["the", "boy"]) is None
    assert vocabulary.find(["lamp", "the"]) is None
    assert vocabulary.find(["lamp"]) == vocabulary.words.index("lamp")


def test_a_sentence_without_end_is_read_as_far_as_it_matters() -> None:
    vocabulary = learn_vocabulary([["the lamp fell", "near the well"]], min_documents=1)
    long = "near the well " * 16_000 + "the lamp fell"  # some 50,000 words
    assert len(read_surface(long)) < 1000
    row = name_columns(vocabulary, vocabulary.count([long]).toarray()[0])
    assert {"near", "the well", END} <= row
    assert not row & {"lamp", "fell"}


def test_forgetting_surface_forms_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = [LAMP, BOY, "Nobody saw the other lamps"] * 2
    documents = [[LAMP, BOY], [BOY, LAMP]]
    expected = learn_vocabulary(documents).count(sentences).toarray()
    monkeypatch.setattr(role_words, "_CACHED", 3)
    assert (learn_vocabulary(documents).count(sentences).toarray() == expected).all()
