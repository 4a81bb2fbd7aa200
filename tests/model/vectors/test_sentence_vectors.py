"""Sentence vectors: the objective against loops, the same bytes again, and sense in what is learnt."""

import json
import math
import random
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.numpy import load, save

from model.vectors.encoder import SENT2VEC, Floats, SentenceVectors, VectorRecipe
from model.vectors.rows import LONGEST, UNKNOWN, Sentences, hash_grams, learn_rows
from model.vectors.sent2vec import RowAdagrad, TargetBatch, list_own_rows, measure_loss
from model.vectors.train import VectorProgress, fold_table, train_vectors
from model.vectors.transformer import load_encoder
from schemas.errors import BadInputError, UsageError

THEFT = (
    ("stole", "took", "carried off"),
    ("the bicycle", "the purse", "her bangles"),
    ("at night", "from the yard"),
)
HURT = ("beat", "struck", "kicked"), ("his uncle", "the watchman", "the boy"), ("with a stick", "on the head")
RECIPE = replace(SENT2VEC, size=16, epochs=5, rate=0.5, fewest=2, buckets=1 << 12, words_at_once=128)


def tell(parts: Sequence[Sequence[str]], chance: random.Random) -> str:
    return " ".join(("Then they", *(chance.choice(part) for part in parts))) + "."


def write_documents(count: int = 60) -> list[list[str]]:
    """Each is about one of two matters."""
    chance = random.Random(4)
    return [[tell((THEFT, HURT)[number % 2], chance) for _ in range(4)] for number in range(count)]


@pytest.fixture(scope="module")
def vectors() -> SentenceVectors:
    return train_vectors(write_documents(), RECIPE, seed=1)


# The objective


def make_sentences(longest_gram: int) -> tuple[Sentences, list[list[int]]]:
    """Sentences of known and unknown words, and the same as numbers."""
    documents = [["a b a c", "c d zebra b"], ["d a b", "b"], ["a c d b a", "lion c d"]]
    rows, corpus, _ = learn_rows(
        documents, fewest=2, most_words=99, longest_gram=longest_gram, buckets=64, most_grams=99
    )
    told = [rows.number_words(sentence) for document in documents for sentence in document]
    return Sentences(rows, corpus), [words for words in told if sum(w != UNKNOWN for w in words) > 1]


def list_rows(sentences: Sentences, words: list[int]) -> list[tuple[int, set[int]]]:
    """Every row of a sentence, and at which places of it its words stand. A row may come twice."""
    rows, found = sentences.rows, []
    for size in range(1, rows.longest_gram + 1):
        for start in range(len(words) - size + 1):
            gram = words[start : start + size]
            if UNKNOWN in gram:
                continue
            hashed = hash_grams(np.array(gram), size, rows.buckets)[-1][0] if size > 1 else None
            if size == 1:
                found.append((gram[0], {start}))
            elif hashed in rows.hashes:
                place = len(rows.words) + rows.hashes.tolist().index(hashed)
                found.append((place, set(range(start, start + size))))
    return found


def loop_loss(
    source: torch.Tensor, target: torch.Tensor, batch: TargetBatch, told: list[list[tuple[Any, ...]]]
) -> Any:
    """The loss as the paper writes it, a word at a time."""
    loss = torch.zeros((), dtype=torch.float64)
    for rows, place, word in [(rows, *each) for rows, *targets in told for each in targets]:
        rest = [row for row, places in rows if place not in places]
        context = torch.stack([source[row] for row in rest]).mean(dim=0)
        loss = loss - torch.nn.functional.logsigmoid(target[word] @ context)
        for negative in batch.negatives.tolist():
            if negative != word:
                score = torch.nn.functional.logsigmoid(-target[negative] @ context)
                loss = loss - batch.negative_weight * score
    return loss


@pytest.mark.parametrize("longest_gram", [1, 2, 3])
def test_loss_and_gradients_are_those_of_loops(longest_gram: int) -> None:
    sentences, told = make_sentences(longest_gram)
    rows, words, ends = sentences.rows, *sentences.read(np.arange(len(sentences)))
    found, starts = rows.find(words), np.concatenate(([0], ends[:-1]))
    places = np.flatnonzero(words != UNKNOWN)[::2]  # some words are targets
    owner = np.searchsorted(ends, places, side="right")
    own = list_own_rows(found, places, len(rows))
    known = [(found[:, a:b] != len(rows)).sum() for a, b in zip(starts, ends, strict=True)]
    batch = TargetBatch(
        rows=torch.from_numpy(found.T.ravel()),
        starts=torch.from_numpy(starts * longest_gram),
        own=torch.from_numpy(own),
        others=torch.from_numpy(np.array(known)[owner] - (own != len(rows)).sum(axis=1)).double(),
        sentence=torch.from_numpy(owner),
        words=torch.from_numpy(words[places]),
        negatives=torch.tensor([2, 0, 2, 1, 3]),
        negative_weight=0.4,
    )
    generator = torch.Generator().manual_seed(1)
    source = torch.randn(len(rows) + 1, 5, dtype=torch.float64, generator=generator)
    source[-1] = 0
    target = torch.randn(len(rows.words), 5, dtype=torch.float64, generator=generator)
    source.requires_grad_(), target.requires_grad_()
    loops: list[list[Any]] = [[list_rows(sentences, one)] for one in told]
    for place, sentence in zip(places, owner, strict=True):
        loops[sentence].append((place - starts[sentence], words[place]))
    expected = loop_loss(source, target, batch, loops)
    gradients = torch.autograd.grad(expected, (source, target))
    loss = measure_loss(source, target, batch)
    assert float(loss.detach()) == pytest.approx(float(expected.detach()), rel=1e-12)
    torch.autograd.backward(loss)
    for gradient, table in zip(gradients, (source, target), strict=True):
        assert table.grad is not None
        assert table.grad.is_sparse
        assert torch.allclose(table.grad.to_dense(), gradient, atol=1e-12)
    assert len(rows) not in source.grad.coalesce().indices()  # type: ignore[union-attr]


def test_a_step_is_adagrad_with_a_rate_a_row() -> None:
    table = torch.ones(3, 2, requires_grad=True)
    optimiser = RowAdagrad([table])
    for _ in range(2):
        values = torch.tensor([[3.0, 4.0], [0.0, 0.0]])
        table.grad = torch.sparse_coo_tensor(torch.tensor([[0, 2]]), values, (3, 2), check_invariants=True)
        optimiser.step(rate=0.5)
        assert table.grad is None
    first, second = 12.5, 25.0  # mean squares added up
    moved = 0.5 / math.sqrt(first) + 0.5 / math.sqrt(second)
    assert table[0].tolist() == pytest.approx([1 - 3 * moved, 1 - 4 * moved])
    assert table[1:].tolist() == [[1, 1], [1, 1]]


# Words and n-grams


def test_only_what_enough_documents_have_gets_a_row() -> None:
    documents = [["the old man came"], ["the old man left"], ["an old lamp", "an old lamp", "man the lamp"]]
    rows, _, often = learn_rows(
        documents, fewest=2, most_words=9, longest_gram=2, buckets=1 << 20, most_grams=9
    )
    assert rows.words == ("man", "old", "the")
    assert often.tolist() == [3, 4, 3, 2, 2]  # "the old" and "old man" are in two documents
    found = rows.find(np.array([*rows.number_words("the old man lamp man"), UNKNOWN]))
    assert found[0].tolist() == [2, 1, 0, 5, 0, 5]
    assert set(found[1, :2]) == {3, 4}
    assert found[1, 2:].tolist() == [5] * 4


def test_there_are_at_most_so_many_rows() -> None:
    documents = [["a b c d"], ["a b c"], ["a b"]]
    rows, _, _ = learn_rows(documents, fewest=1, most_words=3, longest_gram=2, buckets=1 << 20, most_grams=1)
    assert rows.words == ("a", "b", "c")
    assert len(rows) == 4
    assert rows.find(np.array([0, 1, 2, UNKNOWN]))[1].tolist() == [3, 4, 4, 4]


def test_texts_that_share_no_words_are_refused() -> None:
    unlike: list[list[list[str]]] = [[], [[]], [["one"], ["two"]]]
    for documents in unlike:
        with pytest.raises(BadInputError, match="no word occurs in"):
            train_vectors(documents, RECIPE, seed=1)


def test_sentences_of_one_word_teach_nothing_and_break_nothing() -> None:
    learnt = train_vectors([["theft"], ["theft", ""]], RECIPE, seed=1)
    assert learnt.rows.words == ("theft",)
    assert np.isfinite(learnt.encode(["theft", "night"])).all()


# Encoding


def test_a_sentence_is_the_mean_of_its_rows(vectors: SentenceVectors) -> None:
    found = vectors.rows.find(np.array([*vectors.rows.number_words("They beat Ramdas with it"), UNKNOWN]))
    known = found[found != len(vectors.rows)]
    assert len(known) == 4  # they, beat, with, "they beat"
    expected = vectors.table[known].mean(axis=0)
    assert vectors.encode(["They beat Ramdas with it"])[0] == pytest.approx(expected, abs=1e-6)


def test_what_is_unknown_or_empty_is_zeros(vectors: SentenceVectors) -> None:
    encoded = vectors.encode(["", "Zebra, lion!", "  ", "they"])
    assert not encoded[:3].any()
    assert encoded[3].any()
    assert vectors.encode([]).shape == (0, 16)
    assert np.array_equal(vectors.encode(["They zebra"]), vectors.encode(["they"]))


def test_a_sentence_does_not_depend_on_the_others(vectors: SentenceVectors) -> None:
    sentences = [s for document in write_documents(20) for s in document] + [""]
    alone = np.concatenate([vectors.encode([sentence]) for sentence in sentences])
    assert np.array_equal(vectors.encode(sentences), alone)
    assert np.array_equal(vectors.encode(sentences * 60)[-len(sentences) :], alone)  # more than one batch


def test_similar_sentences_are_nearer(vectors: SentenceVectors) -> None:
    thefts = vectors.encode(
        ["They stole the purse.", "He took her bangles at night.", "Carried off from the yard"]
    )
    hurts = vectors.encode(
        ["They struck the boy.", "He kicked his uncle on the head.", "Beat him with a stick"]
    )
    both = np.concatenate((thefts, hurts))
    both /= np.linalg.norm(both, axis=1, keepdims=True)
    near = both @ both.T
    same = np.kron(np.eye(2), np.ones((3, 3))) > 0
    assert near[same].min() > near[~same].max()


def test_numbers_have_a_mean_square_of_one(vectors: SentenceVectors) -> None:
    encoded = vectors.encode([sentence for document in write_documents() for sentence in document])
    assert np.square(encoded).mean() == pytest.approx(1, rel=0.01)


# Learning


def test_the_same_seed_gives_the_same_bytes(vectors: SentenceVectors) -> None:
    again = train_vectors(iter(write_documents()), RECIPE, seed=1)
    other = train_vectors(write_documents(), RECIPE, seed=2)
    assert save(again.arrays()) == save(vectors.arrays())
    assert again.identify() == vectors.identify() != other.identify()


def test_progress_is_told_and_the_loss_falls() -> None:
    told: list[VectorProgress] = []
    train_vectors(write_documents(), RECIPE, seed=1, report=told.append)
    assert [each.step for each in told] == sorted(each.step for each in told)
    assert (told[0].epoch, told[-1].epoch, told[0].epochs) == (1, 5, 5)
    assert (told[0].step, told[-1].step) == (1, told[-1].steps)
    assert told[-1].loss < told[0].loss / 2


def test_a_rate_without_measure_is_told() -> None:
    with pytest.raises(BadInputError, match="use a lower one"):
        train_vectors(write_documents(), replace(RECIPE, rate=1e38), seed=1)


# Other texts


LSA = VectorRecipe(size=8, fewest=2, buckets=1 << 12)
OTHERS = [
    ["Ramdas Xyzzykar stole the purse from the yard at night.", "Then they met Ramdas."],
    ["Xyzzykar struck the boy on the head with a stick.", "Quux qwertz.", ""],
    [],
] * 5


def test_other_texts_are_numbered_by_known_words() -> None:
    documents = [["the old man came"], ["the old man left"]]
    rows, corpus, _ = learn_rows(
        documents, fewest=2, most_words=9, longest_gram=2, buckets=1 << 20, most_grams=9
    )
    before = (list(corpus.flat), list(corpus.sentence_ends), list(corpus.document_ends), dict(corpus.numbers))
    corpus.add_known(rows, ["Old Ramdas, the man", "", "Ramdas"])
    corpus.add_known(rows, [])
    man, old, the = range(3)
    added = [old, UNKNOWN, the, man, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
    flat, sentence_ends, document_ends, numbers = before
    assert list(corpus.flat) == flat + added
    assert list(corpus.sentence_ends) == sentence_ends + [len(flat) + end for end in (5, 6, 8)]
    assert list(corpus.document_ends) == [*document_ends, len(flat) + 8, len(flat) + 8]
    assert corpus.numbers == numbers  # no word was added
    corpus.add_known(rows, ["old " * (LONGEST + 50)])
    assert len(corpus.flat) == len(flat) + 8 + LONGEST + 1


@pytest.mark.parametrize("recipe", [RECIPE, LSA], ids=["sent2vec", "lsa"])
def test_other_texts_move_vectors_and_leave_nothing_else(recipe: VectorRecipe) -> None:
    plain = train_vectors(write_documents(), recipe, seed=1)
    more = train_vectors(write_documents(), recipe, others=iter(OTHERS), seed=1)
    assert more.rows.words == plain.rows.words
    assert np.array_equal(more.rows.hashes, plain.rows.hashes)
    assert more.identify() != plain.identify()
    assert more.table.shape == plain.table.shape
    assert not more.encode(["Ramdas Xyzzykar", "Quux qwertz"]).any()
    written = save(more.arrays()) + json.dumps(more.describe()).encode()
    assert not any(name in written.lower() for name in (b"ramdas", b"xyzzykar", b"qwertz", b"quux"))
    again = train_vectors(write_documents(), recipe, others=OTHERS, seed=1)
    assert save(again.arrays()) == save(more.arrays())
    none = train_vectors(write_documents(), recipe, others=[], seed=1)
    assert none.identify() == plain.identify()


def test_other_texts_count_as_documents_of_their_known_words() -> None:
    """Where all of their words and pairs are known anyway, there is no difference at all."""
    documents = write_documents()
    together = train_vectors(documents, LSA, seed=1)
    others = train_vectors(documents[:40], LSA, others=documents[40:], seed=1)
    assert others.rows.words == together.rows.words
    assert np.array_equal(others.rows.hashes, together.rows.hashes)
    assert save(others.arrays()) == save(together.arrays())


def test_names_between_known_words_make_no_pairs() -> None:
    """They are gaps: words to the left and to the right of one are no neighbours."""
    documents = [["he stole it"], ["he stole it"], ["then they met"], ["then they met"]]
    named, apart, paired = (
        train_vectors(documents, LSA, others=[others] * 3, seed=1).table
        for others in (["he Ramdas stole", "Ramdas"], ["he", "stole", ""], ["he stole", "", ""])
    )
    named, apart, paired = (table / np.linalg.norm(table) for table in (named, apart, paired))
    assert named == pytest.approx(apart, abs=1e-3)  # the scale apart, which sentences decide
    assert np.abs(named - paired).max() > 0.01


def test_no_word_of_other_texts_makes_up_for_missing_documents() -> None:
    with pytest.raises(BadInputError, match="no word occurs in"):
        train_vectors([["one"], ["two"]], RECIPE, others=[["one two"]] * 9, seed=1)


# Weights of words and common directions


def fold(recipe: VectorRecipe) -> tuple[Floats, Floats, list[int]]:
    table = np.random.default_rng(0).normal(size=(5, 4)).astype(np.float32)
    table[-1] = 0
    often = [90, 10, 3, 1]  # two words, two n-grams
    found = [
        (np.array([[0, 1, 4], [2, 4, 4]]), np.array([3])),
        (np.array([[1, 0, 4], [3, 4, 4]]), np.array([3])),
    ]
    return table, fold_table(table, found, np.array(often), 2, recipe), often


def test_frequent_words_weigh_less() -> None:
    table, folded, _ = fold(replace(SENT2VEC, smoothing=0.1))
    expected = table[:4] * np.array([0.1 / (0.1 + p) for p in (0.9, 0.1, 0.75, 0.25)])[:, None]
    ratios = folded[:4] / expected
    assert ratios == pytest.approx(np.full((4, 4), ratios[0, 0]), rel=2e-3)
    assert not folded[4].any()


def test_a_common_direction_is_taken_out() -> None:
    table, folded, _ = fold(replace(SENT2VEC, smoothing=0, common=1))
    means = np.array([table[[0, 1, 2]].mean(axis=0), table[[1, 0, 3]].mean(axis=0)])
    strongest = np.linalg.svd(means)[2][0]
    assert folded @ strongest == pytest.approx(np.zeros(5), abs=5e-3)
    kept = table - np.outer(table @ strongest, strongest)
    assert folded / np.linalg.norm(folded) == pytest.approx(kept / np.linalg.norm(kept), abs=2e-3)


# Files


def reload(
    vectors: SentenceVectors, arrays: dict[str, Any] | None = None, described: dict[str, Any] | None = None
) -> SentenceVectors:
    """Through the bytes of files, with some of it changed."""
    told = json.loads(json.dumps(vectors.describe())) | (described or {})
    return SentenceVectors.from_arrays(load(save(vectors.arrays() | (arrays or {}))), told)


def test_vectors_come_back_as_they_went(vectors: SentenceVectors) -> None:
    again = reload(vectors)
    sentences = ["They stole the purse.", "zebra", ""]
    assert np.array_equal(again.encode(sentences), vectors.encode(sentences))
    assert (again.identify(), again.recipe, again.size) == (vectors.identify(), RECIPE, 16)


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("vectors", lambda v: v[:-1], "have the shape"),
        ("vectors", lambda v: v[:, :-1], "have the shape"),
        ("vectors", lambda v: v * np.float16("nan"), "NaN or infinite"),
        ("vectors", lambda v: v.astype(np.float32), "is float32"),
        ("vectors", lambda v: v[0], "is float16 of shape"),
        ("hashes", lambda h: h[::-1].copy(), "not sorted"),
        ("hashes", lambda h: h + (1 << 12), "not sorted"),
        ("hashes", lambda h: h.astype(np.int32), "is int32"),
    ],
)
def test_damaged_numbers_are_told(vectors: SentenceVectors, name: str, change: Any, said: str) -> None:
    with pytest.raises(BadInputError, match=said):
        reload(vectors, {name: np.ascontiguousarray(change(vectors.arrays()[name]))})


@pytest.mark.parametrize(
    ("described", "said"),
    [
        ({"format": 0}, "another version"),
        ({"words": ["they", "they"]}, "listed twice"),
        ({"words": "they"}, "sentence vectors is incomplete"),
        ({"words": None}, "sentence vectors is incomplete"),
        ({"recipe": {"size": "large"}}, "size: "),
        ({"recipe": {"size": 16, "colour": 1}}, "colour"),
        ({"recipe": []}, "sentence vectors is incomplete"),
        ({"recipe": {"size": 16, "longest_gram": 0}}, "longest_gram"),
    ],
)
def test_a_damaged_description_is_told(
    vectors: SentenceVectors, described: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadInputError, match=said):
        reload(vectors, described=described)


def test_a_missing_tensor_is_told(vectors: SentenceVectors) -> None:
    with pytest.raises(BadInputError, match="lack the tensor 'hashes'"):
        SentenceVectors.from_arrays({"vectors": vectors.arrays()["vectors"]}, vectors.describe())


# Other encoders


def test_an_encoder_of_the_other_format_can_be_plugged_in(tmp_path: Path) -> None:
    package = pytest.importorskip("sentence_transformers", reason="sentence-transformers is not installed")
    words = package.sentence_transformer.modules.BoW(["theft", "night", "stick"])
    package.SentenceTransformer(modules=[words], device="cpu").save(str(tmp_path / "bow"))
    encoder = load_encoder(tmp_path / "bow")
    assert encoder.size == 3
    assert encoder.encode(["theft at night", "", "theft theft"]).tolist() == [[1, 1, 0], [0, 0, 0], [2, 0, 0]]
    assert encoder.encode([]).shape == (0, 3)


def write_encoder(folder: Path, kind: str = "sentence_transformers.models.Transformer") -> Path:
    folder.mkdir()
    (folder / "modules.json").write_text(json.dumps([{"idx": 0, "name": "0", "path": "", "type": kind}]))
    return folder


def test_a_folder_without_an_encoder_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="holds no sentence encoder"):
        load_encoder(tmp_path)
    (tmp_path / "modules.json").write_text('{"a": ')
    with pytest.raises(BadInputError, match="is damaged"):
        load_encoder(tmp_path)


def test_code_and_pickles_of_an_encoder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="requires its own code"):
        load_encoder(write_encoder(tmp_path / "code", "os.path"))
    folder = write_encoder(tmp_path / "pickle")
    (folder / "pytorch_model.bin").write_bytes(b"")
    with pytest.raises(BadInputError, match="is a pickle"):
        load_encoder(folder)


@pytest.mark.skipif(find_spec("sentence_transformers") is not None, reason="the package is installed")
def test_a_missing_package_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="pip install sentence-transformers"):
        load_encoder(write_encoder(tmp_path / "encoder"))
