"""DEAL: its equations against loops, distances between sections, and predictions that stand alone."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest
import torch
from torch import Tensor

from model.baselines.deal.kind import DealOptions
from model.baselines.deal.network import DEAL, measure_distances
from model.training.network import Batch, Shape, Task
from model.vectors.store import Documents

# Sections 0 and 1 share a topic, 2 shares their chapter, 3 and 4 share neither; a fact cites both 0 and 3.
GOLD = torch.tensor([[1, 0, 0, 1, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]]).bool()
TOPICS, CHAPTERS = torch.tensor([0, 0, 1, 2, 3]), torch.tensor([0, 0, 0, 1, 2])
DISTANCES = [[0, 2, 4, 2, 6], [2, 0, 4, 6, 6], [4, 4, 0, 6, 6], [2, 6, 6, 0, 6], [6, 6, 6, 6, 0]]
COUNTS = {"fact": 4, "section": 5, "topic": 4, "chapter": 3, "act": 1}
OPTIONS = DealOptions(hidden=6, dropout=0.0, thetas=(0.3, 0.5, 0.2), sparse=False)
LENGTHS, SECTION_LENGTHS = [4, 1, 0, 3], [2, 1, 3, 1, 2]
WEIGHTS = torch.tensor([1.0, 2.0, 3.0, 1.5, 4.0], dtype=torch.float64)


@pytest.fixture(autouse=True)
def doubles() -> Iterator[None]:
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def make_task(gold: Tensor = GOLD, topics: Tensor = TOPICS, chapters: Tensor = CHAPTERS) -> Task:
    labels = tuple(f"Section {number}" for number in range(gold.shape[1]))
    return Task(labels, gold, np.zeros((0, len(labels)), bool), COUNTS, {}, topics, chapters, [])


def make_network(options: DealOptions = OPTIONS, seed: int = 0) -> DEAL:
    torch.manual_seed(seed)
    network = DEAL(options, Shape(COUNTS, inputs=3))
    network.prepare(make_task())
    return network.eval()


def write_documents(lengths: Sequence[int]) -> Documents:
    return Documents(torch.randn(len(lengths), max(lengths), 3), torch.tensor(lengths))


def make_batch(facts: Documents, sections: Documents, gold: Tensor = GOLD) -> Batch:
    rows = torch.arange(len(gold))
    generator = torch.Generator()
    return Batch(facts, gold, rows, rows, slice(0, len(rows)), sections, WEIGHTS, generator, 1)


# The loss


def find_cosine(one: Tensor, other: Tensor) -> float:
    length = float(one.norm() * other.norm())
    return float(one @ other) / length if length else 0.0


def weigh_in_loops(fact: int, section: int) -> float:
    cited = [other for other in range(5) if GOLD[fact, other]]
    if not cited:
        return 1.0
    hops = 1 + min(DISTANCES[other][section] for other in cited)
    return math.exp(1 / (1 + hops))


def measure_pair(score: float, fact: int, section: int) -> float:
    if GOLD[fact, section]:
        balance = 16 / float((GOLD * WEIGHTS).sum())  # 16 pairs have no citation
        return balance * float(WEIGHTS[section]) * math.log(1 + math.exp(-2 * score + 0.1)) / 2
    return weigh_in_loops(fact, section) * math.log(1 + math.exp(2 * score + 0.1)) / 2


def measure_in_loops(network: DEAL, facts: Documents, sections: Documents) -> float:
    """The loss, with every document read alone."""
    texts, section_texts = (
        [
            network.text(Documents(row[None, :length], length[None])).vectors[0].detach()
            for row, length in zip(*documents, strict=True)
        ]
        for documents in (facts, sections)
    )
    nodes, section_nodes = network.fact_nodes.weight.detach(), network.section_nodes.weight.detach()
    pairs = [(fact, section) for fact in range(4) for section in range(5)]
    by_node = [measure_pair(find_cosine(nodes[f], section_nodes[s]), f, s) for f, s in pairs]
    by_text = [measure_pair(find_cosine(texts[f], section_texts[s]), f, s) for f, s in pairs]
    of_facts = [find_cosine(texts[f], nodes[f]) for f in range(4)]
    of_sections = [find_cosine(section_texts[s], section_nodes[s]) for s in range(5)]
    alignment = -(sum(of_facts) / 4 + sum(of_sections) / 5) / 2
    return 0.3 * sum(by_node) / 20 + 0.5 * sum(by_text) / 20 + 0.2 * alignment


@pytest.mark.parametrize("seed", range(3))
def test_the_loss_is_its_equation(seed: int) -> None:
    network = make_network(seed=seed)
    facts, sections = write_documents(LENGTHS), write_documents(SECTION_LENGTHS)
    loss = network.compute_loss(make_batch(facts, sections)).item()
    assert loss == pytest.approx(measure_in_loops(network, facts, sections), abs=1e-12)


@pytest.mark.parametrize("thetas", [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)])
def test_each_loss_trains_what_it_is_about(thetas: tuple[float, float, float]) -> None:
    network = make_network(replace(OPTIONS, thetas=thetas))
    batch = make_batch(write_documents(LENGTHS), write_documents(SECTION_LENGTHS))
    torch.autograd.backward(network.compute_loss(batch))
    trained = [
        bool(parameter.grad is not None and parameter.grad.any())
        for parameter in (network.fact_nodes.weight, network.text.context)
    ]
    assert trained == [thetas[1] == 0, thetas[0] == 0]


def test_the_loss_of_a_batch_is_the_weighted_mean_of_its_parts() -> None:
    """As several processes compute it."""
    network = make_network()
    facts, sections = write_documents(LENGTHS), write_documents(SECTION_LENGTHS)
    whole = make_batch(facts, sections)
    parts = [
        whole._replace(facts=facts.choose(rows), gold=GOLD[rows], rows=rows)
        for rows in (torch.tensor([0]), torch.tensor([1, 2, 3]))
    ]
    first, second = (network.compute_loss(part) for part in parts)
    assert torch.allclose(network.compute_loss(whole), first / 4 + second * 3 / 4, atol=1e-12)


def test_only_facts_of_the_batch_have_a_sparse_gradient() -> None:
    network = make_network(replace(OPTIONS, sparse=True))
    facts, sections = write_documents([2, 1]), write_documents(SECTION_LENGTHS)
    rows = torch.tensor([3, 1])
    batch = make_batch(facts, sections, GOLD[rows])._replace(rows=rows)
    torch.autograd.backward(network.compute_loss(batch))
    gradient = network.fact_nodes.weight.grad
    assert gradient is not None and gradient.is_sparse
    assert sorted(gradient.coalesce().indices()[0].tolist()) == [1, 3]


# Distances


def test_distances_come_from_facts_topics_and_chapters() -> None:
    assert measure_distances(make_task()).tolist() == DISTANCES


def test_negatives_weigh_more_the_nearer_they_are() -> None:
    weights = make_network().weigh_negatives(GOLD)
    expected = [[weigh_in_loops(fact, section) for section in range(5)] for fact in range(4)]
    assert torch.allclose(weights, torch.tensor(expected), atol=1e-12)
    assert weights[0, 1] > weights[0, 2] > weights[0, 4] > 1
    assert weights[3].tolist() == [1.0] * 5  # a fact without citations is near nothing


def test_citations_count_as_much_as_their_absence() -> None:
    positives = make_network().weigh_positives(WEIGHTS)
    assert float((GOLD * positives).sum()) == pytest.approx(16)  # pairs without a citation
    assert torch.allclose(positives / positives[0], WEIGHTS / WEIGHTS[0])


def test_a_dataset_where_all_pairs_or_none_are_cited_is_not_balanced() -> None:
    network = make_network()
    for gold in (torch.ones_like(GOLD), torch.zeros_like(GOLD)):
        network.prepare(make_task(gold))
        assert network.weigh_positives(WEIGHTS).tolist() == WEIGHTS.tolist()


def test_a_network_that_was_not_prepared_cannot_be_trained() -> None:
    network = DEAL(OPTIONS, Shape(COUNTS, inputs=3))
    with pytest.raises(ValueError, match="call `prepare` first"):
        network.weigh_negatives(GOLD)


def test_distances_are_not_saved() -> None:
    assert set(make_network().state_dict()) == set(DEAL(OPTIONS, Shape(COUNTS, inputs=3)).state_dict())


# Predictions


@pytest.mark.parametrize("seed", range(3))
def test_a_prediction_is_its_equation(seed: int) -> None:
    network = make_network(seed=seed)
    facts, sections = write_documents(LENGTHS), write_documents(SECTION_LENGTHS)
    encoded = network.encode_sections(sections, torch.Generator())
    assert {name: tuple(tensor.shape) for name, tensor in encoded.items()} == network.section_shapes()
    probabilities, weights = network.classify(facts, encoded)
    texts, section_texts = (network.text(texts).vectors.detach() for texts in (facts, sections))
    for fact in range(4):
        for section in range(5):
            attribute = find_cosine(texts[fact], section_texts[section])
            inter = find_cosine(texts[fact], network.section_nodes.weight[section].detach())
            expected = (0.85 * (attribute + 1) / 2 + 0.05 * (inter + 1) / 2) / 0.9
            assert probabilities[fact, section].item() == pytest.approx(expected, abs=1e-12)
    assert probabilities[2].tolist() == [0.5] * 5  # nothing to compare
    assert weights.shape == (4, 4)


def test_a_perfect_match_is_exactly_one() -> None:
    torch.set_default_dtype(torch.float32)  # where a cosine may exceed 1
    network = make_network()
    sections = write_documents(SECTION_LENGTHS)
    network.section_nodes.weight.data = network.text(sections).vectors.detach() * 3
    probabilities = network.classify(
        sections, network.encode_sections(sections, torch.Generator())
    ).probabilities
    assert probabilities.diagonal().tolist() == pytest.approx([1.0] * 5, abs=1e-6)
    assert probabilities.max().item() <= 1


def test_a_prediction_depends_neither_on_the_batch_nor_on_padding() -> None:
    network = make_network()
    facts = write_documents(LENGTHS)
    encoded = network.encode_sections(write_documents(SECTION_LENGTHS), torch.Generator())
    together = network.classify(facts, encoded)
    for row, length in enumerate(LENGTHS):
        alone = network.classify(
            Documents(facts.sentences[row, None, :length], facts.lengths[row, None]), encoded
        )
        assert torch.allclose(alone.probabilities[0], together.probabilities[row], atol=1e-12)
        assert torch.allclose(alone.sentences[0], together.sentences[row, :length], atol=1e-12)
        assert not together.sentences[row, length:].any()


def test_one_section_is_enough() -> None:
    counts = {**COUNTS, "section": 1}
    network = DEAL(OPTIONS, Shape(counts, inputs=3))
    network.prepare(make_task(GOLD[:, :1], TOPICS[:1], CHAPTERS[:1]))
    batch = make_batch(write_documents(LENGTHS), write_documents([2]), GOLD[:, :1])
    loss = network.compute_loss(batch._replace(weights=WEIGHTS[:1]))
    assert math.isfinite(loss.item())
