"""FLA against loops over its equations, and what must not change a result."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest
import torch
from torch import Tensor, nn

from model.baselines.fla.kind import KIND, FlaOptions
from model.baselines.fla.network import FLA, measure_attention
from model.layers.losses import weighted_entropy
from model.training.network import Batch, NetworkOutput, Shape, Task
from model.vectors.store import Documents

SECTIONS = [2, 1, 0, 3, 1]  # sentences of each
COUNTS = {"fact": 4, "section": len(SECTIONS), "topic": 3, "chapter": 2, "act": 1}
SHAPE = Shape(COUNTS, inputs=3)
OPTIONS = FlaOptions(hidden=8, dropout=0.0)
FACTS = [4, 1, 0, 3]
WEIGHTS = torch.tensor([1.0, 2.0, 3.0, 1.0, 5.0])


@pytest.fixture(autouse=True)
def doubles() -> Iterator[None]:
    """Equal up to rounding, so round finely."""
    torch.manual_seed(0)
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def write_documents(lengths: Sequence[int]) -> Documents:
    """Arbitrary numbers, also after the end of a document."""
    return Documents(torch.randn(len(lengths), max(lengths, default=0), 3), torch.tensor(lengths))


def build(options: FlaOptions = OPTIONS, shape: Shape = SHAPE) -> FLA:
    """Larger weights than usual, so that every part matters."""
    network = FLA(options, shape).eval()
    for parameter in network.parameters():
        nn.init.normal_(parameter, std=0.7)
    return network


def make_batch(facts: Documents, sections: Documents, gold: Tensor) -> Batch:
    rows = torch.arange(len(gold))
    weights = WEIGHTS.to(torch.float64)
    return Batch(facts, gold, rows, rows, slice(None), sections, weights, torch.Generator(), 1)


def describe(sections: Sequence[int]) -> Task:
    """A task whose sections have this many sentences."""
    count = len(sections)
    parents = torch.zeros(count, dtype=torch.int64)
    texts = [["a sentence"] * length for length in sections]
    truth = np.zeros((0, count), bool)
    return Task(tuple("abcde"), torch.zeros(0, count), truth, COUNTS, {}, parents, parents, texts)


def predict(network: FLA, facts: Documents, sections: Documents) -> NetworkOutput:
    return network.classify(facts, network.encode_sections(sections, torch.Generator()))


# Loops


def read_slowly(weights: Sequence[Tensor], inputs: Sequence[Tensor]) -> list[Tensor]:
    """An LSTM, number by number of its definition."""
    from_input, from_hidden, input_bias, hidden_bias = weights
    hidden = memory = torch.zeros(from_hidden.shape[1])
    states = []
    for each in inputs:
        gates = from_input @ each + input_bias + from_hidden @ hidden + hidden_bias
        enter, forget, new, out = gates.chunk(4)
        memory = forget.sigmoid() * memory + enter.sigmoid() * new.tanh()
        hidden = out.sigmoid() * memory.tanh()
        states.append(hidden)
    return states


def read_both_ways(lstm: nn.LSTM, inputs: Sequence[Tensor]) -> list[Tensor]:
    forwards, backwards = lstm.all_weights
    ahead, back = read_slowly(forwards, inputs), read_slowly(backwards, inputs[::-1])[::-1]
    return [torch.cat(pair) for pair in zip(ahead, back, strict=True)]


def attend_slowly(query: Tensor, key: nn.Linear, states: Sequence[Tensor]) -> tuple[Tensor, list[Tensor]]:
    """The sum of states by their weights, and the weights."""
    scores = [(query @ torch.tanh(key.weight @ state + key.bias)).exp() for state in states]
    weights = [score / torch.stack(scores).sum() for score in scores]
    total = torch.zeros(len(query))
    for weight, state in zip(weights, states, strict=True):
        total = total + weight * state
    return total, weights


def score_slowly(network: FLA, fact: Tensor, sections: Documents) -> tuple[Tensor, Tensor]:
    """Logits [C] and attention [C] of a fact = d_f."""
    query = network.sentence_query.weight @ fact + network.sentence_query.bias
    reader, read = network.section_text, []
    for sentences, length in zip(sections.sentences, sections.lengths.tolist(), strict=True):
        states = read_both_ways(reader.lstm, list(sentences[:length]))
        read.append(attend_slowly(query, reader.key, states)[0])
    query = network.section_query.weight @ fact + network.section_query.bias
    attended, weights = attend_slowly(query, network.section_key, read_both_ways(network.lstm, read))
    joint = network.joint.weight @ torch.cat((fact, attended)) + network.joint.bias
    logits = network.output.weight @ joint.clamp(min=0) + network.output.bias
    return logits, torch.stack(weights)


def read_fact(network: FLA, sentences: Tensor) -> Tensor:
    states = read_both_ways_of_facts(network, list(sentences))
    return attend_slowly(network.fact_text.context, network.fact_text.key, states)[0]


def read_both_ways_of_facts(network: FLA, inputs: Sequence[Tensor]) -> list[Tensor]:
    text = network.fact_text
    ahead = read_slowly(text.forwards.all_weights[0], inputs)
    back = read_slowly(text.backwards.all_weights[0], inputs[::-1])[::-1]
    return [torch.cat(pair) for pair in zip(ahead, back, strict=True)]


# Tests


@pytest.mark.parametrize("seed", range(4))
def test_it_is_the_equations(seed: int) -> None:
    torch.manual_seed(seed)
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    output = predict(network, facts, sections)
    for row, length in enumerate(FACTS):
        vector = read_fact(network, facts.sentences[row, :length])
        expected, _ = score_slowly(network, vector, sections)
        assert torch.allclose(output.probabilities[row], expected.sigmoid(), atol=1e-12)
    assert output.sentences.shape == (4, 4)
    assert torch.allclose(output.sentences.sum(dim=1), torch.tensor([1.0, 1.0, 0.0, 1.0]))


@pytest.mark.parametrize("seed", range(3))
def test_the_loss_is_that_of_scores_and_of_attention(seed: int) -> None:
    torch.manual_seed(seed)
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    gold = torch.tensor(
        [[1, 0, 1, 0, 0], [0, 0, 0, 0, 1], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]], dtype=torch.bool
    )
    logits, entropy = [], torch.zeros(())
    for row, length in enumerate(FACTS):
        vector = read_fact(network, facts.sentences[row, :length])
        scores, attention = score_slowly(network, vector, sections)
        logits.append(scores)
        cited = gold[row].nonzero()[:, 0].tolist()
        for section in cited:
            entropy = entropy - attention[section].log() / len(cited) / len(FACTS)
    expected = weighted_entropy(torch.stack(logits), gold, WEIGHTS.double()) + 0.1 * entropy
    assert entropy > 0.1
    assert torch.allclose(network.compute_loss(make_batch(facts, sections, gold)), expected, atol=1e-10)


def test_without_its_weight_the_attention_does_not_count() -> None:
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    batch = make_batch(facts, sections, torch.ones(4, 5, dtype=torch.bool))
    plain = build(replace(OPTIONS, attention_weight=0.0))
    plain.load_state_dict(network.state_dict())
    read = network.section_text(sections)
    attention = network(network.fact_text(facts).vectors, read).attention
    extra = network.compute_loss(batch) - plain.compute_loss(batch)
    assert torch.allclose(extra, 0.1 * measure_attention(attention, batch.gold))


def test_attention_to_the_cited_sections_costs_nothing() -> None:
    gold = torch.tensor([[True, False, True], [False, False, False]])
    sure = torch.tensor([[50.0, -50.0, 50.0], [1.0, 2.0, 3.0]])
    assert torch.allclose(
        measure_attention(sure, gold), torch.tensor(0.5).log().neg() / 2
    )  # two equal shares
    far = torch.tensor([[-2e3, 2e3, -2e3], [1.0, 2.0, 3.0]])
    assert torch.isfinite(measure_attention(far, gold))  # the logarithm of a weight that rounds to 0


def test_padding_and_batch_mates_change_nothing() -> None:
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    together = predict(network, facts, sections)
    for row in range(len(FACTS)):
        alone = predict(network, facts.choose(torch.tensor([row])), sections)
        assert torch.allclose(alone.probabilities[0], together.probabilities[row], atol=1e-12)
        length = alone.sentences.shape[1]
        assert torch.allclose(alone.sentences[0], together.sentences[row, :length], atol=1e-12)
    for documents in (facts, sections):
        outside = torch.arange(documents.sentences.shape[1]) >= documents.lengths[:, None]
        documents.sentences[outside] = torch.nan
    assert torch.equal(predict(network, facts, sections).probabilities, together.probabilities)


def test_more_padding_of_sections_changes_nothing() -> None:
    network, facts, sections = build(), write_documents(FACTS), write_documents(SECTIONS)
    wider = Documents(nn.functional.pad(sections.sentences, (0, 0, 0, 4), value=7.0), sections.lengths)
    expected, padded = (predict(network, facts, each).probabilities for each in (sections, wider))
    assert torch.allclose(padded, expected, atol=1e-12)


def test_a_section_is_read_in_the_light_of_the_fact() -> None:
    network, facts, sections = build(), write_documents([4, 3]), write_documents(SECTIONS)
    vectors = network.fact_text(facts).vectors
    read = network._attend_to_sentences(vectors, network.section_text(sections))  # [C, N, hidden]
    differs = (read[:, 0] - read[:, 1]).abs().amax(dim=1) > 1e-6
    assert differs.tolist() == [length > 1 for length in SECTIONS]  # one sentence leaves no choice
    assert not read[2].any()  # no sentence


def test_the_order_of_sections_matters() -> None:
    network, facts, sections = build(), write_documents([4]), write_documents(SECTIONS)
    other = sections.choose(torch.tensor([3, 1, 2, 0, 4]))
    before, after = (predict(network, facts, each).probabilities for each in (sections, other))
    assert not torch.allclose(before, after, atol=1e-6)


@pytest.mark.parametrize("lengths", [SECTIONS, [0] * 5, [7, 1, 1, 1, 1]])
def test_the_shapes_of_encoded_sections_are_known(lengths: list[int]) -> None:
    network = build(replace(OPTIONS, longest=4))
    network.prepare(describe(lengths))
    read = write_documents([min(length, 4) for length in lengths])  # as texts are stored
    encoded = network.encode_sections(read, torch.Generator())
    assert {name: tuple(tensor.shape) for name, tensor in encoded.items()} == network.section_shapes()
    with torch.device("meta"):
        again = FLA(network.options, SHAPE)
    again.load_state_dict(network.state_dict(), assign=True)
    assert again.section_shapes() == network.section_shapes()


def test_nothing_to_read() -> None:
    network = build()
    nothing = Documents(torch.zeros(2, 0, 3), torch.tensor([0, 0]))
    empty = Documents(torch.zeros(5, 0, 3), torch.zeros(5, dtype=torch.int64))
    for sections in (write_documents(SECTIONS), empty):
        output = predict(network, nothing, sections)
        assert output.sentences.shape == (2, 0)
        assert torch.isfinite(output.probabilities).all()
        assert torch.equal(*output.probabilities)
        assert torch.isfinite(network.compute_loss(make_batch(nothing, sections, torch.ones(2, 5))))


def test_a_single_section() -> None:
    network = build(shape=Shape({**COUNTS, "section": 1}, inputs=3))
    output = predict(network, write_documents(FACTS), write_documents([2]))
    assert output.probabilities.shape == (4, 1)
    assert torch.isfinite(output.probabilities).all()


def test_all_parameters_learn() -> None:
    network = build(replace(OPTIONS, dropout=0.5)).train()
    batch = make_batch(write_documents(FACTS), write_documents(SECTIONS), torch.rand(4, 5) > 0.5)
    torch.autograd.backward(network.compute_loss(batch))
    for name, parameter in network.named_parameters():
        assert parameter.grad is not None, name
        assert parameter.grad.abs().sum() > 0, name


def test_the_paper_says_nothing_special() -> None:
    assert KIND.options().attention_weight == 0.1
    assert KIND.paper is not None
    KIND.options(**KIND.paper)
