"""Sentences from words: each way of reading against a loop over its formula; padding does not count."""

import math

import numpy as np
import pytest
import torch
from torch import Tensor

from model.layers.text_encoder import skip_sentences
from model.layers.word_encoder import LONGEST, NumberedWords, WordAttention, WordLstm, start_embeddings
from model.vectors.encoder import SentenceVectors, VectorRecipe
from model.vectors.store import Documents
from model.vectors.train import train_vectors

TEXTS = [
    ["He stabbed her with a knife.", "She died of the wound."],
    ["He stabbed him.", "The knife was found."],
    ["She died.", "The wound was deep, and he fled."],
]
NUMBERS = torch.tensor([[[3, 1, 2, 0], [0, 0, 0, 0]], [[2, 2, 0, 0], [5, 0, 0, 0]]])  # [2, 2, 4]


@pytest.fixture(scope="module")
def vectors() -> SentenceVectors:
    return train_vectors(TEXTS, VectorRecipe(size=4, fewest=1, buckets=1 << 10), seed=1)


def make_weigher(power: float = 0.5, skip: float = 0.0) -> WordAttention:
    torch.manual_seed(0)
    weigher = WordAttention(5, 6, power, skip, sparse=False)
    torch.nn.init.normal_(weigher.context)
    return weigher.eval()


def make_reader() -> WordLstm:
    torch.manual_seed(0)
    return WordLstm(5, 6, sparse=False).eval()


# Numbers


def test_words_and_pairs_are_numbered_from_one(vectors: SentenceVectors) -> None:
    words = NumberedWords(vectors)
    known = {word: number for number, word in enumerate(vectors.rows.words, start=1)}
    line, empty, unknown = words.encode(["She died quickly. died", "", "Zebras!"]).astype(int).tolist()
    singles = [number for number in line if 0 < number <= len(known)]
    assert singles == [known["she"], known["died"], known["died"]]
    pairs = [number for number in line if number > len(known)]
    assert len(pairs) == 1  # she died; there is none across a word that is not known
    assert len(line) == words.size == 2 * LONGEST
    assert not any(empty) and not any(unknown)


def test_a_sentence_without_end_is_cut(vectors: SentenceVectors) -> None:
    line = NumberedWords(vectors).encode(["he " * 1000])[0]
    assert (line > 0).sum() <= 2 * LONGEST


def test_embeddings_start_from_vectors(vectors: SentenceVectors) -> None:
    weigher = WordAttention(len(vectors.rows), 4, vectors.recipe.power, 0.0, sparse=True).eval()
    start_embeddings(weigher, vectors)
    numbers = torch.from_numpy(NumberedWords(vectors).encode(TEXTS[0]))[None]
    assert weigher(numbers)[0].detach().numpy() == pytest.approx(vectors.encode(TEXTS[0]), abs=1e-5)


# Weighing and reading


def weigh_in_loops(weigher: WordAttention, numbers: list[int]) -> Tensor:
    told = [weigher.embedding.weight[number] for number in numbers if number]
    weights = [math.exp((weigher.key(each).tanh() @ weigher.context).item()) for each in told]
    if not told:
        return torch.zeros(6)
    total = torch.stack([weight * each for weight, each in zip(weights, told, strict=True)]).sum(dim=0)
    return total / sum(weights) ** weigher.power


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0])
def test_weighing_is_its_formula(power: float) -> None:
    weigher = make_weigher(power)
    vectors = weigher(NUMBERS)
    for document, expected in zip(vectors.flatten(0, 1), NUMBERS.flatten(0, 1).tolist(), strict=True):
        assert torch.allclose(document, weigh_in_loops(weigher, expected), atol=1e-5)


def test_reading_is_the_encoder_of_sentences_over_words() -> None:
    reader = make_reader()
    vectors = reader(NUMBERS).flatten(0, 1)
    for vector, numbers in zip(vectors, NUMBERS.flatten(0, 1).tolist(), strict=True):
        known = torch.tensor([number for number in numbers if number], dtype=torch.long)
        if not len(known):
            assert not vector.any()
            continue
        alone = Documents(reader.embedding(known)[None], torch.tensor([len(known)]))
        assert torch.allclose(vector, reader.reader(alone)[0][0], atol=1e-5)


@pytest.mark.parametrize("make", [make_weigher, make_reader])
def test_a_sentence_does_not_depend_on_the_others(make: type[WordAttention] | type[WordLstm]) -> None:
    words = make()
    together = words(NUMBERS)
    for place in range(len(NUMBERS)):
        assert torch.allclose(words(NUMBERS[place : place + 1])[0], together[place], atol=1e-6)
    wider = torch.nn.functional.pad(NUMBERS, (0, 3, 0, 2))
    assert torch.allclose(words(wider)[:, :2], together, atol=1e-6)
    assert not words(wider)[:, 2:].any()


@pytest.mark.parametrize("make", [make_weigher, make_reader])
def test_nothing_at_all_is_zeros(make: type[WordAttention] | type[WordLstm]) -> None:
    assert make()(torch.zeros(2, 3, 4)).tolist() == torch.zeros(2, 3, 6).tolist()
    assert make()(torch.zeros(2, 0, 4)).shape == (2, 0, 6)


def test_words_are_left_out_in_training_only() -> None:
    weigher = make_weigher(skip=0.5)
    whole = weigher(NUMBERS)
    assert torch.equal(weigher(NUMBERS), whole)
    weigher.train()
    torch.manual_seed(1)
    assert not torch.allclose(weigher(NUMBERS), whole)
    assert torch.isfinite(weigher(NUMBERS)).all()


# Sentences that are left out


def test_sentences_are_left_out_in_order_and_never_all() -> None:
    torch.manual_seed(0)
    lengths = torch.tensor([50, 1, 0, 20])
    numbers = torch.arange(50.0).expand(4, -1)[..., None] + 1  # the sentence's own place
    shorter, left = skip_sentences(Documents(numbers, lengths), 0.3)
    assert left[1:3].tolist() == [1, 0]
    assert 20 < int(left[0]) < 48 and 5 < int(left[3]) < 20
    for row, count, length in zip(shorter[..., 0].tolist(), left.tolist(), lengths.tolist(), strict=True):
        kept = row[:count]
        assert kept == sorted(set(kept))
        assert all(1 <= place <= length for place in kept)
    untouched = Documents(numbers, lengths)
    assert skip_sentences(untouched, 0.0) is untouched
    nothing = Documents(torch.zeros(2, 0, 3), torch.zeros(2, dtype=torch.long))
    assert skip_sentences(nothing, 0.5) is nothing


# Vectors by documents


def test_vectors_by_documents_are_a_decomposition_of_weighed_documents() -> None:
    recipe = VectorRecipe(size=3, fewest=1, longest_gram=1, power=0.0)
    vectors = train_vectors(TEXTS, recipe, seed=1)
    words = vectors.rows.words
    counts = np.array([[_count(document, word) for word in words] for document in TEXTS], float)
    rarity = np.log(4 / (1 + (counts > 0).sum(axis=0))) + 1
    weighed = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0) * rarity
    weighed /= np.linalg.norm(weighed, axis=1, keepdims=True)
    _, strengths, directions = np.linalg.svd(weighed, full_matrices=False)
    expected = directions.T * (rarity[:, None] / np.sqrt(strengths))
    found = vectors.table[:-1]
    assert len(found) == len(words)
    scale = np.linalg.norm(expected) / np.linalg.norm(found)
    # A direction may be turned round; what words have in common does not change.
    assert found @ found.T * scale**2 == pytest.approx(expected @ expected.T, abs=0.02)


def _count(document: list[str], word: str) -> int:
    return [w.strip(".,").lower() for s in document for w in s.split()].count(word)


def test_fewer_directions_than_numbers_leave_zeros() -> None:
    vectors = train_vectors(TEXTS, VectorRecipe(size=9, fewest=1, buckets=1 << 10), seed=1)
    assert vectors.table.shape[1] == 9
    assert not vectors.table[:, 3:].any()  # three documents
    assert np.isfinite(vectors.table).all()


def test_longer_sentences_count_for_more() -> None:
    mean, between = (
        train_vectors(TEXTS, VectorRecipe(size=3, fewest=1, longest_gram=1, power=power), seed=1)
        for power in (1.0, 0.5)
    )
    one, four = "knife", "knife knife knife knife"
    assert mean.encode([one]) == pytest.approx(mean.encode([four]), rel=1e-5)
    assert 2 * between.encode([one]) == pytest.approx(between.encode([four]), rel=1e-5)
