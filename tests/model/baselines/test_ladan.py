"""LADAN against loops over its equations, its communities, and what its second reading depends on."""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from model.baselines.ladan.communities import compare_texts, find_communities, join_similar
from model.baselines.ladan.kind import LadanOptions
from model.baselines.ladan.network import LADAN
from model.training.network import Batch, Shape, Task
from model.vectors.store import Documents

COMMUNITY = [0, 1, 1, 0, 4, 1]  # of two, three and one; numbers 2, 3 and 5 are not used
COUNTS = {"fact": 4, "section": 6, "topic": 3, "chapter": 2, "act": 1}
SECTIONS = [2, 1, 3, 0, 2, 1]  # sentences; one section has none
FACTS = [3, 1, 0, 4]
GOLD = torch.tensor([[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 1, 1], [0, 0, 0, 0, 0, 0], [0, 0, 1, 1, 0, 0]]).bool()
INPUTS, HIDDEN = 3, 4


@pytest.fixture(autouse=True)
def doubles() -> Iterator[None]:
    torch.manual_seed(0)
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def write_documents(lengths: Sequence[int]) -> Documents:
    return Documents(torch.randn(len(lengths), max(lengths), INPUTS), torch.tensor(lengths))


def make_task(texts: Sequence[Sequence[str]], gold: Tensor = GOLD) -> Task:
    labels = tuple(map(str, range(len(texts))))
    zeros = torch.zeros(len(texts), dtype=torch.long)
    return Task(labels, gold, np.zeros((0, len(texts)), np.bool_), COUNTS, {}, zeros, zeros, texts)


def make_network(**options: Any) -> LADAN:
    """A network with random weights everywhere."""
    network = LADAN(LadanOptions(hidden=HIDDEN, dropout=0.0, **options), Shape(COUNTS, INPUTS))
    network.community.copy_(torch.tensor(COMMUNITY))
    network.community_weights.copy_(torch.rand(len(COMMUNITY)) + 1)
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter)
    return network.eval()


def make_batch(facts: Documents, sections: Documents) -> Batch:
    rows = torch.arange(len(FACTS))
    weights = torch.rand(len(COMMUNITY)) + 1
    return Batch(facts, GOLD, rows, rows, slice(0, len(FACTS)), sections, weights, torch.Generator(), 1)


# The equations, one section or sentence at a time


def find_contexts_slowly(network: LADAN, sections: Documents) -> dict[int, Tensor]:
    """The context of each community."""
    vectors = [network.text(sections.choose(torch.tensor([c]))).vectors[0] for c in range(len(COMMUNITY))]
    for layer in network.distil:
        distilled = []
        for c, own in enumerate(vectors):
            others = [n for n in range(len(vectors)) if COMMUNITY[n] == COMMUNITY[c] and n != c]
            removed = torch.zeros(HIDDEN)
            for n in others:
                removed = removed + layer.shared.weight @ torch.cat((own, vectors[n])) / len(others)
            distilled.append(torch.tanh(layer.own.weight @ own - removed + layer.own.bias))
        vectors = distilled
    contexts = {}
    for k in sorted(set(COMMUNITY)):
        members = torch.stack([vector for c, vector in enumerate(vectors) if COMMUNITY[c] == k])
        both = torch.cat((members.amax(dim=0), members.amin(dim=0)))
        contexts[k] = network.context.weight @ both + network.reread.context
    return contexts


def read_again_slowly(
    network: LADAN, states: Tensor, contexts: dict[int, Tensor], chosen: Sequence[int]
) -> tuple[Tensor, list[float]]:
    """v_d of one fact with states [T, d], and the weights of its sentences."""
    total, weights = torch.zeros(HIDDEN), [0.0] * len(states)
    if not len(states):
        return total, weights
    again = network.reread(Documents(states[None], torch.tensor([len(states)]))).states[:, 0]
    for k in chosen:
        scores = [
            float(contexts[k] @ torch.tanh(network.reread.key.weight @ r + network.reread.key.bias))
            for r in again
        ]
        for i, score in enumerate(scores):
            share = math.exp(score) / sum(map(math.exp, scores))
            weights[i] += share
            total = total + share * again[i]
    return total, weights


def read_slowly(network: LADAN, facts: Documents, row: int) -> tuple[Tensor, Tensor, list[float]]:
    """v_b, the states [T, d] of one fact and the weights of its sentences."""
    read = network.text(facts.choose(torch.tensor([row])))
    return read.vectors[0], read.states[: FACTS[row], 0], read.weights[0].tolist()


@pytest.mark.parametrize("seed", range(3))
@torch.no_grad()
def test_contexts_are_the_equations(seed: int) -> None:
    torch.manual_seed(seed)
    network, sections = make_network(), write_documents(SECTIONS)
    contexts = network.encode_sections(sections, torch.Generator())["contexts"]
    for k, expected in find_contexts_slowly(network, sections).items():
        assert torch.allclose(contexts[k], expected, atol=1e-12)


@pytest.mark.parametrize("seed", range(3))
@torch.no_grad()
def test_predictions_are_the_equations(seed: int) -> None:
    torch.manual_seed(seed)
    network, facts, sections = make_network(), write_documents(FACTS), write_documents(SECTIONS)
    output = network.classify(facts, network.encode_sections(sections, torch.Generator()))
    contexts = find_contexts_slowly(network, sections)
    for row, length in enumerate(FACTS):
        vector, states, weights = read_slowly(network, facts, row)
        logits = network.community_logits.weight @ vector + network.community_logits.bias
        chosen = [k for k in contexts if logits[k].sigmoid() >= 0.5]
        again, more = read_again_slowly(network, states, contexts, chosen)
        expected = network.classifier.weight @ torch.cat((vector, again)) + network.classifier.bias
        assert torch.allclose(output.probabilities[row], expected.sigmoid(), atol=1e-10)
        mean = [(a + b) / (1 + len(chosen)) for a, b in zip(weights, more, strict=True)]
        assert output.sentences[row, :length].tolist() == pytest.approx(mean, abs=1e-10)
        assert not output.sentences[row, length:].any()


@pytest.mark.parametrize("seed", range(3))
@torch.no_grad()
def test_the_loss_reads_again_with_gold_communities(seed: int) -> None:
    torch.manual_seed(seed)
    network, facts, sections = make_network(), write_documents(FACTS), write_documents(SECTIONS)
    batch, contexts = make_batch(facts, sections), find_contexts_slowly(network, sections)
    total = 0.0
    for row, gold in enumerate(GOLD.tolist()):
        communities = {COMMUNITY[section] for section, cited in enumerate(gold) if cited}
        vector, states, _ = read_slowly(network, facts, row)
        again, _ = read_again_slowly(network, states, contexts, sorted(communities))
        q = (network.community_logits.weight @ vector + network.community_logits.bias).sigmoid().tolist()
        p = network.classifier.weight @ torch.cat((vector, again)) + network.classifier.bias
        for cited, weight, probability in zip(
            gold, batch.weights.tolist(), p.sigmoid().tolist(), strict=True
        ):
            total -= weight * math.log(probability) if cited else math.log(1 - probability)
        for k in contexts:
            weight = float(network.community_weights[k])
            total -= 0.1 * (weight * math.log(q[k]) if k in communities else math.log(1 - q[k]))
    assert float(network.compute_loss(batch)) == pytest.approx(total / len(FACTS), rel=1e-9)


@torch.no_grad()
def test_padding_and_batch_mates_change_nothing() -> None:
    network, facts = make_network(), write_documents(FACTS)
    sections = network.encode_sections(write_documents(SECTIONS), torch.Generator())
    together = network.classify(facts, sections)
    for row, length in enumerate(FACTS):
        alone = network.classify(facts.choose(torch.tensor([row])), sections)
        assert torch.allclose(alone.probabilities[0], together.probabilities[row], atol=1e-6)
        assert torch.allclose(alone.sentences[0], together.sentences[row, :length], atol=1e-6)
    facts.sentences[1, 1:] = 1e6  # after the end
    assert torch.allclose(network.classify(facts, sections).probabilities, together.probabilities)


@torch.no_grad()
def test_documents_without_sentences() -> None:
    network = make_network()
    sections = network.encode_sections(write_documents(SECTIONS), torch.Generator())
    nothing = Documents(torch.zeros(2, 0, INPUTS), torch.zeros(2, dtype=torch.long))
    output = network.classify(nothing, sections)
    assert output.probabilities.isfinite().all()
    assert output.sentences.shape == (2, 0)


@torch.no_grad()
def test_without_a_community_there_is_no_second_reading() -> None:
    network, facts = make_network(), write_documents(FACTS)
    network.community_logits.bias.fill_(-1e3)
    sections = network.encode_sections(write_documents(SECTIONS), torch.Generator())
    output, read = network.classify(facts, sections), network.text(facts)
    plain = network.classifier(torch.cat((read.vectors, torch.zeros_like(read.vectors)), dim=1))
    assert torch.allclose(output.probabilities, plain.sigmoid())
    assert torch.allclose(output.sentences, read.weights)


@torch.no_grad()
def test_numbers_without_a_community_are_never_chosen() -> None:
    network, facts, sections = make_network(), write_documents(FACTS), write_documents(SECTIONS)
    batch = make_batch(facts, sections)
    encoded = network.encode_sections(sections, torch.Generator())
    before = network.classify(facts, encoded).probabilities, network.compute_loss(batch)
    network.community_logits.bias[[2, 3, 5]] += 1e3
    network.community_weights[[2, 3, 5]] = 7.0
    assert torch.equal(network.classify(facts, encoded).probabilities, before[0])
    assert torch.equal(network.compute_loss(batch), before[1])


def test_gradients_reach_everything() -> None:
    """Also with empty documents, and through the highest and the lowest of a community."""
    network = make_network().train()
    network.compute_loss(make_batch(write_documents(FACTS), write_documents(SECTIONS))).backward()
    for name, parameter in network.named_parameters():
        assert parameter.grad is not None, name
        assert parameter.grad.isfinite().all(), name
        assert parameter.grad.any(), name


def test_gradients_of_contexts() -> None:
    network, sections = make_network(), torch.randn(len(COMMUNITY), HIDDEN, requires_grad=True)
    assert torch.autograd.gradcheck(lambda rows: network.find_contexts(rows)[[0, 1, 4]], (sections,))


def test_a_single_label() -> None:
    shape = Shape({**COUNTS, "section": 1}, INPUTS)
    network = LADAN(LadanOptions(hidden=HIDDEN), shape).train()
    network.prepare(make_task([["murder"]], GOLD[:, :1]))
    assert network.community.tolist() == [0]
    rows, gold, weights = torch.tensor([0]), torch.ones(1, 1).bool(), torch.ones(1)
    facts, sections = write_documents([2]), write_documents([1])
    batch = Batch(facts, gold, rows, rows, slice(0, 1), sections, weights, torch.Generator(), 1)
    assert network.compute_loss(batch).isfinite()


# Communities

TEXTS = [
    ["Theft", "Whoever takes movable property dishonestly commits theft"],
    ["Forgery of a document", "Whoever makes a false document"],
    ["Theft in a dwelling house", "Whoever takes movable property in a dwelling commits theft"],
    ["Rioting"],
    ["Forgery of a record", "Whoever makes a false document or record"],
    ["Adultery"],
    [],
]


def test_similar_texts_form_communities_named_after_their_first_member() -> None:
    assert find_communities(TEXTS, 0.3).tolist() == [0, 1, 0, 3, 1, 5, 6]
    assert find_communities(TEXTS, 1.0).tolist() == list(range(7))


def test_similarity_is_transitive() -> None:
    similar = np.array([[1.0, 0.1, 0.6], [0.1, 1.0, 0.6], [0.6, 0.6, 1.0]])
    assert join_similar(similar, 0.5).tolist() == [0, 0, 0]
    assert join_similar(similar, 0.6).tolist() == [0, 1, 2]  # more than the threshold


def test_texts_without_common_words_are_alone() -> None:
    assert not compare_texts([["theft"]]).any()
    assert find_communities([["theft"], ["rape"], []]).tolist() == [0, 1, 2]
    assert find_communities([[], []]).tolist() == [0, 1]


def test_the_threshold_gives_20_to_50_communities() -> None:
    rng = np.random.default_rng(0)
    words = [f"word{number}" for number in range(60)]
    texts = [[" ".join(rng.choice(words[topic % 12 * 4 : topic % 12 * 4 + 8], 12))] for topic in range(100)]
    communities = find_communities(texts)
    assert 20 <= len(set(communities.tolist())) <= 50
    assert communities.tolist() == find_communities(texts).tolist()


def test_communities_are_found_before_training() -> None:
    network = LADAN(LadanOptions(hidden=HIDDEN, similarity=0.3), Shape({**COUNTS, "section": 7}, INPUTS))
    gold = torch.zeros(4, 7, dtype=torch.bool)
    gold[0, 2] = gold[1, 0] = gold[1, 2] = gold[2, 4] = True
    network.prepare(make_task(TEXTS, gold))
    assert network.community.tolist() == [0, 1, 0, 3, 1, 5, 6]
    assert network.community_weights.tolist() == [1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]
