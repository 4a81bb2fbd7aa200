"""The small hierarchical transformer: its equations against loops, and sentences that stand alone."""

import math
from collections.abc import Iterator

import pytest
import torch
from torch import Tensor
from torch.nn.functional import gelu, layer_norm

from model.baselines.transformer import network as module
from model.baselines.transformer.kind import KIND, TransformerOptions
from model.baselines.transformer.network import HierarchicalTransformer, WordTransformer
from model.classifiers.options import read_options
from model.layers.word_encoder import LONGEST, WordLstm
from model.training.network import Batch, Shape
from model.vectors.store import Documents
from schemas.errors import UsageError

COUNTS = {"fact": 3, "section": 4, "topic": 3, "chapter": 2, "act": 1}
SIZE = 6
# [3, 3, 5]: two of the sentences are equal, one has no known word, and the last document has no sentence.
NUMBERS = torch.tensor(
    [
        [[3, 1, 2, 0, 0], [0, 0, 0, 0, 0], [5, 4, 3, 2, 1]],
        [[2, 2, 0, 0, 0], [3, 1, 2, 0, 0], [9, 9, 9, 9, 9]],  # the last one is after the end
        [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
    ]
).float()
LENGTHS = torch.tensor([3, 2, 0])
FACTS = Documents(NUMBERS, LENGTHS)


@pytest.fixture
def doubles() -> Iterator[None]:
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def make_reader(seed: int = 0, skip: float = 0.0) -> WordTransformer:
    """Random numbers everywhere, also where a layer starts with zeros or ones."""
    torch.manual_seed(seed)
    reader = WordTransformer(9, SIZE, skip, sparse=False)
    for parameter in reader.parameters():
        torch.nn.init.normal_(parameter, std=0.5)
    return reader.eval()


def make_network(sections: int = 4) -> HierarchicalTransformer:
    torch.manual_seed(0)
    options = TransformerOptions(vector_size=SIZE, hidden=4, dropout=0.0)
    shape = Shape({**COUNTS, "section": sections}, inputs=SIZE, words=9)
    return HierarchicalTransformer(options, shape).eval()


# Sentences


def attend_in_loops(attention: torch.nn.MultiheadAttention, inputs: list[Tensor]) -> list[Tensor]:
    weight, bias, half = attention.in_proj_weight, attention.in_proj_bias, SIZE // 2
    projected = [(weight @ vector + bias).chunk(3) for vector in inputs]
    outputs = []
    for query, _, _ in projected:
        heads = []
        for part in (slice(0, half), slice(half, SIZE)):
            scores = [(query[part] @ key[part] / math.sqrt(half)).exp() for _, key, _ in projected]
            values = [value[part] for _, _, value in projected]
            heads.append(sum(s / sum(scores) * v for s, v in zip(scores, values, strict=True)))
        outputs.append(attention.out_proj.weight @ torch.cat(heads) + attention.out_proj.bias)
    return outputs


def normalise(norm: torch.nn.Module, vector: Tensor) -> Tensor:
    assert isinstance(norm, torch.nn.LayerNorm)
    return layer_norm(vector, (SIZE,), norm.weight, norm.bias)


def read_in_loops(reader: WordTransformer, numbers: list[int]) -> Tensor:
    states = [
        normalise(reader.norm, reader.embedding.weight[number] + reader.positions[place])
        for place, number in enumerate(numbers)
    ]
    if not states:
        return torch.zeros(SIZE)
    for layer in reader.layers.layers:
        attended = attend_in_loops(layer.self_attn, [normalise(layer.norm1, state) for state in states])
        states = [state + other for state, other in zip(states, attended, strict=True)]
        inner = [gelu(layer.linear1.weight @ normalise(layer.norm2, s) + layer.linear1.bias) for s in states]
        states = [
            state + layer.linear2.weight @ hidden + layer.linear2.bias
            for state, hidden in zip(states, inner, strict=True)
        ]
    return sum(normalise(reader.layers.norm, state) for state in states) / len(states)


@pytest.mark.usefixtures("doubles")
@pytest.mark.parametrize("gradient", [True, False])  # torch has a faster way without
@pytest.mark.parametrize("seed", range(3))
def test_a_sentence_is_its_equations(seed: int, gradient: bool) -> None:
    reader = make_reader(seed)
    with torch.set_grad_enabled(gradient):
        vectors = reader(NUMBERS).flatten(0, 1)
    for vector, numbers in zip(vectors, NUMBERS.flatten(0, 1).long().tolist(), strict=True):
        expected = read_in_loops(reader, [number for number in numbers if number])
        assert torch.allclose(vector, expected, atol=1e-10)


def test_a_sentence_does_not_depend_on_the_others() -> None:
    reader = make_reader()
    together = reader(NUMBERS)
    for row in range(3):
        assert torch.allclose(reader(NUMBERS[row, None])[0], together[row], atol=1e-5)
    wider = torch.nn.functional.pad(NUMBERS, (0, 4, 0, 2))
    assert torch.allclose(reader(wider)[:, :3], together, atol=1e-5)
    assert not reader(wider)[:, 3:].any()


def test_the_order_of_words_matters() -> None:
    reader = make_reader()
    forwards, backwards = reader(torch.tensor([[1.0, 2.0, 3.0], [3.0, 2.0, 1.0]]))
    assert not torch.allclose(forwards, backwards, atol=1e-3)


def test_nothing_at_all_is_zeros() -> None:
    reader = make_reader()
    assert not reader(torch.zeros(2, 3, 4)).any()
    assert reader(torch.zeros(2, 0, 4)).shape == (2, 0, SIZE)
    assert reader(torch.zeros(0, 3, 4)).shape == (0, 3, SIZE)


def test_a_sentence_is_cut_after_the_last_position() -> None:
    reader, numbers = make_reader(), torch.randint(1, 10, (2, LONGEST + 9)).float()
    assert torch.equal(reader(numbers), reader(numbers[:, :LONGEST]))


def test_equal_sentences_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    transform = WordTransformer._transform

    def count(reader: WordTransformer, words: Tensor, lengths: Tensor, table: Tensor) -> Tensor:
        read.append(len(words))
        return transform(reader, words, lengths, table)

    monkeypatch.setattr(WordTransformer, "_transform", count)
    make_network().classify(FACTS, {})
    assert read == [3]  # of nine, of which one is empty, one repeated, one after the end of its document


def test_chunks_and_recomputing_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even with dropout: the same numbers are drawn again."""
    reader = make_reader(skip=0.3).train()
    gradients = []
    for most in (1 << 15, 0):
        monkeypatch.setattr(module, "_MOST_KEPT", most)
        monkeypatch.setattr(module, "_SENTENCES_AT_ONCE", 2)
        reader.zero_grad()
        torch.manual_seed(1)
        torch.autograd.backward(reader(NUMBERS).square().sum())
        gradients.append([parameter.grad for parameter in reader.parameters()])
    assert all(torch.allclose(*pair, atol=1e-6) for pair in zip(*gradients, strict=True))
    monkeypatch.undo()
    whole = reader.eval()(NUMBERS)
    monkeypatch.setattr(module, "_SENTENCES_AT_ONCE", 1)
    assert torch.allclose(reader(NUMBERS), whole, atol=1e-5)


def test_words_are_skipped_in_training_only_and_never_all() -> None:
    reader = make_reader(skip=0.9)
    whole = reader(NUMBERS)
    assert torch.equal(reader(NUMBERS), whole)
    reader.train()
    for layer in reader.modules():
        if isinstance(layer, torch.nn.Dropout):
            layer.p = 0.0
    skipped = torch.stack([reader(NUMBERS) for _ in range(5)])
    assert torch.isfinite(skipped).all()
    assert skipped[:, 0, 0].any(dim=1).all()
    assert not torch.allclose(skipped[0], whole)


def test_layers_start_with_different_weights() -> None:
    first, second = WordTransformer(9, SIZE, 0.0, sparse=False).layers.layers
    assert not torch.equal(first.linear1.weight, second.linear1.weight)


# The network


@pytest.mark.parametrize("sections", [1, 4])
def test_a_document_does_not_depend_on_the_others(sections: int) -> None:
    network = make_network(sections)
    together = network.classify(FACTS, {})
    assert torch.isfinite(together.probabilities).all()
    for row, length in enumerate(LENGTHS.tolist()):
        alone = network.classify(Documents(NUMBERS[row, None, :length], LENGTHS[row, None]), {})
        assert torch.allclose(alone.probabilities[0], together.probabilities[row], atol=1e-6)
        assert torch.allclose(alone.sentences[0], together.sentences[row, :length], atol=1e-6)
        assert not together.sentences[row, length:].any()


def test_gradients_reach_every_parameter_and_there_is_no_other_reader() -> None:
    network = make_network().train()
    assert not [part for part in network.modules() if isinstance(part, WordLstm)]
    rows, gold = torch.arange(3), torch.tensor([[1, 0, 0, 1], [0, 1, 0, 0], [0, 0, 1, 0]]).bool()
    batch = Batch(FACTS, gold, rows, rows, slice(0, 3), FACTS, torch.ones(4), torch.Generator(), 1)
    torch.autograd.backward(network.compute_loss(batch))
    for name, parameter in network.named_parameters():
        assert parameter.grad is not None and parameter.grad.to_dense().any(), name
    sparse = network.get_parameter("words.embedding.weight").grad
    assert sparse is not None and sparse.is_sparse


# Options


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"sentences": "words"}, "--sentences 'words' is not possible"),
        ({"encoder": "bert"}, "the transformer reads words itself: leave out --encoder"),
        ({"vector_size": 129}, "--vector-size 129 is not possible"),
    ],
)
def test_options_that_do_not_fit_are_refused(values: dict[str, object], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        read_options(TransformerOptions, values)


def test_it_reads_words_with_the_options_of_the_paper_too() -> None:
    for values in ({}, dict(KIND.paper or {})):
        options = read_options(TransformerOptions, values)
        assert options.reads_words and options.vector_size == 128
