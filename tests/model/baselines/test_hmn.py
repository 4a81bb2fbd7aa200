"""HMN against loops over its equations, and what goes wrong in its published code."""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.nn.functional import cosine_similarity, layer_norm

from model.baselines.hmn.kind import HmnOptions
from model.baselines.hmn.network import HMN, CoAttention, softmax_by_group
from model.training.network import Batch, Shape, Task
from model.vectors.store import Documents

PARENT = [0, 2, 2, 0, 2, 3]  # an only child, and parents 1 and 4 without sections
CHAPTER = [0, 0, 1, 0, 1, 1]
COUNTS = {"fact": 4, "section": 6, "topic": 5, "chapter": 2, "act": 1}
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


def make_task(topics: Sequence[int] = PARENT, gold: Tensor = GOLD) -> Task:
    names = tuple(map(str, range(len(topics))))
    chapters = torch.tensor(CHAPTER[: len(topics)])
    truth = np.zeros((0, len(topics)), np.bool_)
    return Task(names, gold, truth, COUNTS, {}, torch.tensor(topics), chapters, [["text"]] * len(topics))


def make_network(**options: Any) -> HMN:
    """A network with random weights everywhere."""
    network = HMN(HmnOptions(hidden=HIDDEN, dropout=0.0, **options), Shape(COUNTS, INPUTS))
    network.prepare(make_task())
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter)
    return network.eval()


def make_batch(facts: Documents, sections: Documents) -> Batch:
    rows = torch.arange(len(FACTS))
    weights = torch.rand(len(PARENT)) + 1
    return Batch(facts, GOLD, rows, rows, slice(0, len(FACTS)), sections, weights, torch.Generator(), 1)


# The equations, one number at a time


def read_states(network: HMN, documents: Documents) -> list[Tensor]:
    """The states of the sentences of each document, read alone."""
    return [
        network.text(Documents(sentences[None, :length], length[None])).states[:length, 0]
        for sentences, length in zip(*documents, strict=True)
    ]


def read_labels_slowly(network: HMN, sections: Documents) -> tuple[list[Tensor], list[Tensor]]:
    states = read_states(network, sections)
    wholes = [
        network.text(Documents(sentences[None, :length], length[None])).vectors[0]
        for sentences, length in zip(*sections, strict=True)
    ]
    alignments: list[list[Tensor]] = []
    for section, own in enumerate(states):
        siblings = [
            other for other in range(len(PARENT)) if PARENT[other] == PARENT[section] and other != section
        ] or [section]
        alignments.append(
            [
                sum(cosine_similarity(state, wholes[c], dim=0) * state for c in siblings) / len(siblings)
                for state in own
            ]
        )
    parents, children = [], []
    for parent in range(COUNTS["topic"]):
        members = [m for c, own in enumerate(alignments) if PARENT[c] == parent for m in own]
        parents.append(torch.stack(members).amax(dim=0) if members else torch.zeros(HIDDEN))
    for own, aligned in zip(states, alignments, strict=True):
        rest = [state - m for state, m in zip(own, aligned, strict=True)]
        children.append(torch.stack(rest).amax(dim=0) if rest else torch.zeros(HIDDEN))
    return parents, children


def match_slowly(match: CoAttention, states: Tensor, labels: list[Tensor]) -> tuple[Tensor, list[float]]:
    """[x^ || z^] and the weights of sentences."""
    scores = [[float(label @ state) for state in states] for label in labels]  # M_ji
    weights = [0.0] * len(states)
    for row in scores:
        total = sum(map(math.exp, row))
        for i, score in enumerate(row):
            weights[i] += math.exp(score) / total / len(labels)
    label_weights = [0.0] * len(labels)
    for i in range(len(states)):
        total = sum(math.exp(row[i]) for row in scores)
        for j, row in enumerate(scores):
            label_weights[j] += math.exp(row[i]) / total / len(states)
    norms = match.fact_norm, match.label_norm
    facts, pooled = torch.zeros(HIDDEN), torch.zeros(HIDDEN)
    for weight, state in zip(weights, states, strict=True):
        facts = facts + weight * layer_norm(state, (HIDDEN,), norms[0].weight, norms[0].bias)
    for weight, label in zip(label_weights, labels, strict=True):
        pooled = pooled + weight * layer_norm(label, (HIDDEN,), norms[1].weight, norms[1].bias)
    return torch.cat((facts, pooled)), weights


def score_slowly(
    network: HMN, facts: Documents, sections: Documents
) -> tuple[list[dict[int, Tensor]], list[list[Tensor]], list[list[float]]]:
    """For each fact the logits of parents with sections and of all sections, and the sentence weights."""
    parents, children = read_labels_slowly(network, sections)
    present = sorted(set(PARENT))
    all_parents, all_children, all_weights = [], [], []
    for states in read_states(network, facts):
        pooled, weights = match_slowly(network.match_parents, states, [parents[g] for g in present])
        logits = network.parent_logits(pooled[None])[0]
        below: list[Tensor] = []
        for section, parent in enumerate(PARENT):
            family = [c for c in range(len(PARENT)) if PARENT[c] == parent]
            own, _ = match_slowly(network.match_children, states, [children[c] for c in family])
            mlp = network.child_logits
            hidden = mlp.norm(own @ mlp.weight[parent] + mlp.bias[parent, 0]).relu()
            below.append(mlp.rows[section] @ hidden + mlp.row_bias[section])
        all_parents.append({g: logits[g] for g in present})
        all_children.append(below)
        all_weights.append(weights)
    return all_parents, all_children, all_weights


@pytest.mark.parametrize("seed", range(3))
@torch.no_grad()
def test_labels_are_the_equations(seed: int) -> None:
    torch.manual_seed(seed)
    network, sections = make_network(), write_documents(SECTIONS)
    labels = network.read_labels(sections)
    parents, children = read_labels_slowly(network, sections)
    assert torch.allclose(labels.parents, torch.stack(parents), atol=1e-12)
    assert torch.allclose(labels.children, torch.stack(children), atol=1e-12)


@pytest.mark.parametrize("gate", [False, True])
@pytest.mark.parametrize("seed", range(3))
@torch.no_grad()
def test_scores_are_the_equations(seed: int, gate: bool) -> None:
    torch.manual_seed(seed)
    network, facts, sections = make_network(gate=gate), write_documents(FACTS), write_documents(SECTIONS)
    output = network.classify(facts, network.encode_sections(sections, torch.Generator()))
    parents, children, weights = score_slowly(network, facts, sections)
    for row, length in enumerate(FACTS):
        for section, parent in enumerate(PARENT):
            above, below = parents[row][parent].sigmoid(), children[row][section].sigmoid()
            expected = (below if above >= 0.5 else 0 * below) if gate else above * below
            assert torch.isclose(output.probabilities[row, section], expected, atol=1e-10)
        assert output.sentences[row, :length].tolist() == pytest.approx(weights[row], abs=1e-10)
        assert not output.sentences[row, length:].any()


@pytest.mark.parametrize("seed", range(3))
@torch.no_grad()
def test_the_loss_counts_parents_and_the_sections_of_gold_parents(seed: int) -> None:
    torch.manual_seed(seed)
    network, facts, sections = make_network(), write_documents(FACTS), write_documents(SECTIONS)
    batch = make_batch(facts, sections)
    parents, children, _ = score_slowly(network, facts, sections)
    total = 0.0
    for row, gold in enumerate(GOLD.tolist()):
        gold_parents = {PARENT[section] for section, cited in enumerate(gold) if cited}
        for parent, logit in parents[row].items():
            probability, weight = float(logit.sigmoid()), float(network.parent_weights[parent])
            total -= weight * math.log(probability) if parent in gold_parents else math.log(1 - probability)
        for section, logit in enumerate(children[row]):
            if PARENT[section] in gold_parents:
                probability, weight = float(logit.sigmoid()), float(batch.weights[section])
                total -= weight * math.log(probability) if gold[section] else math.log(1 - probability)
    assert float(network.compute_loss(batch)) == pytest.approx(total / len(FACTS), rel=1e-9)


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


def test_padding_of_sections_changes_nothing() -> None:
    network, sections = make_network(), write_documents(SECTIONS)
    before = network.read_labels(sections)
    sections.sentences[1, 1:] = 1e6
    for old, new in zip(before, network.read_labels(sections), strict=True):
        assert torch.allclose(old, new)


def test_documents_without_sentences() -> None:
    network = make_network()
    sections = network.encode_sections(write_documents(SECTIONS), torch.Generator())
    nothing = Documents(torch.zeros(2, 0, INPUTS), torch.zeros(2, dtype=torch.long))
    output = network.classify(nothing, sections)
    assert output.probabilities.isfinite().all()
    assert output.sentences.shape == (2, 0)


def test_gradients_are_finite_for_empty_documents() -> None:
    network = make_network().train()
    network.compute_loss(make_batch(write_documents(FACTS), write_documents(SECTIONS))).backward()
    for name, parameter in network.named_parameters():
        assert parameter.grad is not None, name
        assert parameter.grad.isfinite().all(), name
        assert parameter.grad.any(), name


def test_a_single_label_and_a_single_fact() -> None:
    """The published BatchNorm fails on one row."""
    network = HMN(HmnOptions(hidden=HIDDEN), Shape({**COUNTS, "section": 1, "topic": 1}, INPUTS)).train()
    network.prepare(make_task([0], GOLD[:, :1]))
    facts, rows = write_documents([2]), torch.tensor([0])
    gold, weights = torch.ones(1, 1).bool(), torch.ones(1)
    sections = write_documents([1])
    batch = Batch(facts, gold, rows, rows, slice(0, 1), sections, weights, torch.Generator(), 1)
    assert network.compute_loss(batch).isfinite()


def test_the_attention_has_an_effect() -> None:
    """In the published code, a LayerNorm after the weights divides them out."""
    match, states = CoAttention(HIDDEN), torch.randn(3, 2, HIDDEN)
    inside, group = torch.ones(3, 2).bool(), torch.zeros(5, dtype=torch.long)
    labels = torch.randn(5, HIDDEN)
    weighted = match(states, inside, labels, group, 1).pooled[:, 0, :HIDDEN]
    uniform = match(states, inside, 0 * labels, group, 1).pooled[:, 0, :HIDDEN]
    assert torch.allclose(uniform, match.fact_norm(states).mean(dim=0))
    assert (weighted - uniform).abs().max() > 0.01


def test_a_gate_closes_all_sections_of_a_parent() -> None:
    """Predicted parents decide; the published evaluation lets the gold ones through."""
    network, facts = make_network(gate=True), write_documents(FACTS)
    sections = network.encode_sections(write_documents(SECTIONS), torch.Generator())
    with torch.no_grad():
        network.parent_logits[-1].weight.zero_()
        network.parent_logits[-1].bias.copy_(torch.tensor([1.0, 1.0, -1.0, 0.0, 1.0]))
    open_ = network.classify(facts, sections).probabilities > 0
    assert open_.all(dim=0).tolist() == [True, False, False, True, False, True]
    assert open_.any(dim=0).tolist() == [True, False, False, True, False, True]


def test_parents_without_sections_do_not_count() -> None:
    network, facts, sections = make_network(), write_documents(FACTS), write_documents(SECTIONS)
    batch = make_batch(facts, sections)
    read, before = network.read_labels(sections), network.compute_loss(batch)
    scores = network.score(network.text(facts), facts.lengths, read)
    assert not scores[0][:, [1, 4]].sigmoid().any()
    read.parents[[1, 4]] = 5.0
    again = network.score(network.text(facts), facts.lengths, read)
    assert all(torch.equal(old, new) for old, new in zip(scores, again, strict=True))
    with torch.no_grad():
        network.parent_logits[-1].bias[[1, 4]] = 7.0
        network.parent_weights[[1, 4]] = 7.0
    assert torch.equal(network.compute_loss(batch), before)


def test_groups_with_very_different_scores() -> None:
    scores = torch.tensor([[5000.0, 5001.0, -5000.0, -5002.0, 0.0]], requires_grad=True)
    weights = softmax_by_group(scores, torch.tensor([2, 2, 0, 0, 3]), 4)
    expected = [1 / (1 + math.e), math.e / (1 + math.e), 1 / (1 + math.exp(-2)), 1 / (1 + math.exp(2)), 1.0]
    assert weights[0].tolist() == pytest.approx(expected)
    weights[0, 0].backward()
    assert scores.grad is not None
    assert scores.grad.isfinite().all()


def test_chapters_can_be_the_parents() -> None:
    network = make_network(parents="chapter")
    assert network.parent.tolist() == CHAPTER
    assert network.section_shapes() == {"parents": (2, HIDDEN), "children": (6, HIDDEN)}
    assert network.mark_parents(GOLD).tolist() == [[True, False], [True, True], [False, False], [True, True]]


def test_parents_have_weights_of_their_own() -> None:
    """Among 4 facts, parents 0 and 2 are right for two, 3 for one; those without sections count as one."""
    assert make_network().parent_weights.tolist() == [1.0, 2.0, 1.0, 2.0, 2.0]
