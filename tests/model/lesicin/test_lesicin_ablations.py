"""Encoders and scores in place of the paper's, against loops over their equations; and no graph at all."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import numpy as np
import pytest
import torch
from torch import Tensor

from model.classifiers.options import read_options
from model.graph.citation_graph import EdgeList, build_data, index_edges
from model.graph.metapaths import CITATION, EDGE_TYPES, KINDS, WAYS_UP, Adjacency, EdgeType, reverse_edge
from model.lesicin.network import LeSICiN
from model.lesicin.options import LesicinOptions
from model.lesicin.other_encoders import NodeLookup, SageEncoder
from model.lesicin.scoring import BilinearScoring
from model.training.network import Batch, Shape, Task
from model.vectors.store import Documents
from schemas.errors import UsageError

COUNTS = {"fact": 6, "section": 5, "topic": 3, "chapter": 2, "act": 1}
CITED = {0: [0, 1], 1: [1], 2: [0, 2], 3: [2], 4: [2, 1, 0]}  # fact 5 cites nothing, no fact cites 3 and 4
ABOVE = ({0: 0, 1: 0, 2: 1, 3: 2}, {0: 0, 1: 0, 2: 1}, {0: 0, 1: 0})  # section 4 has no topic
ALONE = {"fact": 5, "section": 4}  # nodes without an edge
SHAPE = Shape(COUNTS, inputs=3)
OPTIONS = LesicinOptions(hidden=8, dropout=0.0, sparse=False, instances=3)
LOOKUP, SAGE = replace(OPTIONS, structure="lookup"), replace(OPTIONS, structure="sage")
NONE = replace(OPTIONS, structure="none", thetas=(1.0, 0.0, 0.0), lambdas=(1.0, 0.0))
ALL = {"lookup": LOOKUP, "sage": SAGE, "none": NONE, "bilinear": replace(OPTIONS, scoring="bilinear")}
FACT_LENGTHS, SECTION_LENGTHS = [4, 1, 0, 7, 3, 2], [2, 0, 1, 3, 2]
WEIGHTS = torch.tensor([1.0, 2.0, 3.0, 1.5, 4.0], dtype=torch.float64)

each_network = pytest.mark.parametrize("options", ALL.values(), ids=ALL)


@pytest.fixture(autouse=True)
def doubles() -> Iterator[None]:
    """Equal up to rounding, so round finely."""
    torch.manual_seed(0)
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


def list_pairs() -> dict[EdgeType, list[tuple[int, int]]]:
    pairs = {CITATION: [(fact, section) for fact, sections in CITED.items() for section in sections]}
    pairs |= {way: list(above.items()) for way, above in zip(WAYS_UP, ABOVE, strict=True)}
    return pairs | {
        reverse_edge(way): [(target, source) for source, target in each] for way, each in pairs.items()
    }


@cache
def make_adjacency() -> Adjacency:
    pairs = list_pairs()
    edges: dict[EdgeType, EdgeList] = {
        way: ([source for source, _ in pairs[way]], [target for _, target in pairs[way]])
        for way in EDGE_TYPES
    }
    return index_edges(build_data(COUNTS, edges))


def make_gold() -> Tensor:
    gold = torch.zeros(6, 5)
    for fact, sections in CITED.items():
        gold[fact, sections] = 1
    return gold


def make_task() -> Task:
    labels = tuple(f"Section {number}" for number in range(5))
    nothing = torch.zeros(5, dtype=torch.long)
    truth = np.zeros((0, 5), bool)
    return Task(labels, make_gold(), truth, COUNTS, make_adjacency(), nothing, nothing, [])


def make_network(options: LesicinOptions) -> LeSICiN:
    network = LeSICiN(options, SHAPE)
    network.prepare(make_task())
    return network


def write_documents(lengths: list[int]) -> Documents:
    return Documents(torch.randn(len(lengths), max(lengths), 3), torch.tensor(lengths))


def seed(number: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(number)


def make_batch(rows: list[int], number: int = 0) -> Batch:
    """Facts by their numbers; the same facts and sections every time."""
    torch.manual_seed(3)
    facts, sections = write_documents(FACT_LENGTHS), write_documents(SECTION_LENGTHS)
    chosen = torch.tensor(rows)
    own = Documents(facts.sentences[chosen], facts.lengths[chosen])
    share = slice(0, len(rows))
    return Batch(own, make_gold()[chosen], chosen, chosen, share, sections, WEIGHTS, seed(number), 1)


def assert_same(one: Tensor | None, other: Tensor | None) -> None:
    assert one is not None
    assert other is not None
    torch.testing.assert_close(one, other, rtol=1e-9, atol=1e-12)


# Embeddings alone


@pytest.mark.parametrize("kind", ["fact", "section"])
def test_a_node_that_is_looked_up_is_its_transformed_embedding(kind: str) -> None:
    encoder = NodeLookup(COUNTS, 8, sparse=False)
    nodes = torch.tensor([ALONE[kind], 0, 2, 2])
    vectors = encoder(kind, nodes)
    weight, table = encoder.transforms[kind].weight, encoder.embeddings[kind].weight
    for vector, node in zip(vectors, nodes.tolist(), strict=True):
        assert_same(vector, torch.stack([sum(w * x for w, x in zip(row, table[node])) for row in weight]))  # noqa: B905
    assert_same(vectors[2], vectors[3])
    assert set(encoder.embeddings) == {"fact", "section"}


def test_only_embeddings_of_facts_have_sparse_gradients() -> None:
    encoder = NodeLookup(COUNTS, 8, sparse=True)
    for kind in ("fact", "section"):
        encoder(kind, torch.arange(3)).sum().backward()
    assert encoder.embeddings["fact"].weight.grad.is_sparse
    assert not encoder.embeddings["section"].weight.grad.is_sparse


# GraphSAGE


def list_neighbours() -> dict[tuple[str, int], list[tuple[str, int]]]:
    """All edges as one kind, in the order in which they are given."""
    neighbours: dict[tuple[str, int], list[tuple[str, int]]] = {
        (kind, node): [] for kind in KINDS for node in range(COUNTS[kind])
    }
    pairs = list_pairs()
    for kind, relation, other in EDGE_TYPES:
        for source, target in pairs[kind, relation, other]:
            neighbours[kind, source].append((other, target))
    return neighbours


def number_node(kind: str, node: int) -> int:
    return sum(COUNTS[before] for before in KINDS[: KINDS.index(kind)]) + node


class SlowSage:
    """One node after the other, one neighbour after the other."""

    def __init__(self, encoder: SageEncoder, count: int) -> None:
        self.encoder, self.count, self.neighbours = encoder, count, list_neighbours()

    def encode(self, kind: str, nodes: list[int], generator: torch.Generator) -> Tensor:
        near = torch.rand(len(nodes), self.count, generator=generator)
        far = torch.rand(len(nodes) * self.count, self.count, generator=generator)
        return torch.stack(
            [
                self._encode(kind, node, near[row], far[row * self.count : (row + 1) * self.count])
                for row, node in enumerate(nodes)
            ]
        )

    def _encode(self, kind: str, node: int, near: Tensor, far: Tensor) -> Tensor:
        middle = self._draw(kind, node, near)
        hidden = [
            self._layer(0, self._embed(*each), [self._embed(*one) for one in self._draw(*each, far[number])])
            for number, each in enumerate(middle)
        ]
        own = self._layer(0, self._embed(kind, node), [self._embed(*each) for each in middle])
        return self._layer(1, own, hidden)

    def _draw(self, kind: str, node: int, uniform: Tensor) -> list[tuple[str, int]]:
        known = self.neighbours[kind, node]
        return [known[min(int(each * len(known)), len(known) - 1)] for each in uniform.tolist() if known]

    def _embed(self, kind: str, node: int) -> Tensor:
        return self.encoder.embedding.weight[number_node(kind, node)]

    def _layer(self, number: int, own: Tensor, neighbours: list[Tensor]) -> Tensor:
        """norm(relu(W [h, mean of neighbours]))."""
        layer = self.encoder.layers[number]
        mean = torch.zeros_like(own)
        for each in neighbours:
            mean = mean + each / len(neighbours)
        vector = (layer.lin_l.weight @ mean + layer.lin_l.bias + layer.lin_r.weight @ own).clamp(min=0)
        return vector / max(float((vector * vector).sum().sqrt().detach()), 1e-12)


@pytest.mark.parametrize("count", [1, 3, 20])
@pytest.mark.parametrize("kind", ["fact", "section"])
def test_sage_is_two_layers_over_drawn_neighbours(kind: str, count: int) -> None:
    encoder = SageEncoder(COUNTS, 8, count, sparse=False)
    encoder.connect(make_adjacency())
    nodes = [0, ALONE[kind], 2, 2, 1]
    vectors = encoder(kind, torch.tensor(nodes), seed(4))
    assert_same(vectors, SlowSage(encoder, count).encode(kind, nodes, seed(4)))


@pytest.mark.parametrize("kind", ["fact", "section"])
def test_a_node_without_edges_stands_for_itself(kind: str) -> None:
    encoder = SageEncoder(COUNTS, 8, 3, sparse=False)
    encoder.connect(make_adjacency())
    nodes = torch.tensor([ALONE[kind]])
    one, other = (encoder(kind, nodes, seed(number)) for number in (1, 2))
    assert_same(one, other)  # whatever is drawn
    one.square()[0, :3].sum().backward()
    touched = encoder.embedding.weight.grad.any(dim=1).nonzero()[:, 0].tolist()
    assert set(touched) <= {number_node(kind, ALONE[kind])}
    assert one.isfinite().all()


def test_all_edges_are_drawn_from_and_no_others() -> None:
    encoder = SageEncoder(COUNTS, 8, 500, sparse=False)
    encoder.connect(make_adjacency())
    for (kind, node), expected in list_neighbours().items():
        drawn, exist = encoder._draw(torch.tensor([number_node(kind, node)]), seed())
        assert exist.all() == exist.any() == bool(expected)
        if expected:
            assert set(drawn.flatten().tolist()) == {number_node(*each) for each in expected}


def test_edges_must_be_known_first() -> None:
    with pytest.raises(ValueError, match="call `connect` first"):
        SageEncoder(COUNTS, 8, 3, sparse=False)("fact", torch.arange(2), seed())


def test_the_same_seed_draws_the_same_neighbours() -> None:
    encoder = SageEncoder(COUNTS, 8, 2, sparse=False)
    encoder.connect(make_adjacency())
    first, again, other = (encoder("section", torch.arange(5), seed(number)) for number in (1, 1, 2))
    assert first.equal(again)
    assert not first.equal(other)


# Bilinear scores


def test_a_bilinear_score_is_its_formula() -> None:
    score = BilinearScoring(5, 8, 0.0)
    with torch.no_grad():
        score.bias.fill_(0.7)
    facts, views = torch.randn(3, 8), (torch.randn(5, 8), torch.randn(5, 8))
    weight = score.weight.weight.detach()
    for view, statutes in zip(views, score.read(*views), strict=True):
        logits = score(facts, statutes).detach()
        assert logits.shape == (3, 5)
        for fact in range(3):
            for section in range(5):
                total = sum(
                    float(facts[fact, i] * weight[i, j] * view[section, j])
                    for i in range(8)
                    for j in range(8)
                )
                assert float(logits[fact, section]) == pytest.approx(total + 0.7)


def test_a_bilinear_score_of_a_section_does_not_depend_on_the_others() -> None:
    score = BilinearScoring(5, 8, 0.0)
    facts, sections = torch.randn(3, 8), torch.randn(5, 8)
    (together,), (alone,) = score.read(sections), score.read(sections[2:3])
    assert_same(score(facts, alone)[:, 0], score(facts, together)[:, 2])


# Whole networks


@pytest.mark.parametrize("options", [LOOKUP, SAGE], ids=["lookup", "sage"])
def test_scores_are_those_of_the_parts(options: LesicinOptions) -> None:
    network, batch = make_network(options), make_batch([0, 3, 5])
    scores = network.score_nodes_of(batch.facts, batch.sections, batch.rows, seed(1))
    generator = seed(1)
    assert network.nodes is not None
    section_nodes = network.nodes("section", torch.arange(5), generator)
    fact_nodes = network.nodes("fact", batch.rows, generator)
    text, law = (network.text(each).vectors for each in (batch.facts, batch.sections))
    by_text, by_nodes = network.score.read(law, section_nodes)
    assert_same(scores.attribute, network.score(text, by_text))
    assert_same(scores.structural, network.score(fact_nodes, by_nodes))
    assert_same(scores.alignment, network.score(text, by_nodes))
    assert scores.fact_summary is None
    loss = network.measure_loss(scores, batch.gold, batch.weights)
    assert_same(network.compute_loss(make_batch([0, 3, 5], number=1)), loss)


@each_network
def test_gradients_reach_every_parameter(options: LesicinOptions) -> None:
    network = make_network(options)
    if options.structure == "metapaths":
        network.update_summary(torch.randn(4, 8).tanh())  # without one, schemas weigh the same
    network.compute_loss(make_batch([0, 1, 2, 3, 4, 5])).backward()
    silent = [name for name, each in network.named_parameters() if each.grad is None or not each.grad.any()]
    assert silent == []
    assert all(each.grad.isfinite().all() for each in network.parameters() if each.grad is not None)
    network.after_step()


@each_network
def test_a_prediction_does_not_depend_on_the_other_facts(options: LesicinOptions) -> None:
    network, batch = make_network(options).eval(), make_batch([0, 1, 2, 3, 4, 5])
    read = network.encode_sections(batch.sections, seed(1))
    assert {name: tuple(each.shape) for name, each in read.items()} == network.section_shapes()
    together = network.classify(batch.facts, read)
    assert ((together.probabilities > 0) & (together.probabilities < 1)).all()
    for row in range(6):
        alone = Documents(batch.facts.sentences[[row]], batch.facts.lengths[[row]])
        assert_same(network.classify(alone, read).probabilities, together.probabilities[[row]])
    again = network.encode_sections(batch.sections, seed(1))
    assert all(each.equal(again[name]) for name, each in read.items())


@pytest.mark.parametrize("options", [LOOKUP, SAGE], ids=["lookup", "sage"])
def test_sparse_gradients_are_the_same(options: LesicinOptions) -> None:
    def find_gradients(sparse: bool) -> dict[str, Tensor]:
        torch.manual_seed(2)
        network = make_network(replace(options, sparse=sparse))
        network.compute_loss(make_batch([0, 2, 5])).backward()
        gradients = {name: each.grad for name, each in network.named_parameters() if each.grad is not None}
        assert any(each.is_sparse for each in gradients.values()) == sparse
        return {name: each.to_dense() for name, each in gradients.items()}

    ours, dense = find_gradients(sparse=True), find_gradients(sparse=False)
    for name, expected in dense.items():
        assert_same(ours[name], expected)


# No graph


def test_without_a_graph_there_are_only_texts() -> None:
    network, batch = make_network(NONE), make_batch([0, 3, 4])
    assert {name.partition(".")[0] for name in network.state_dict()} == {"text", "score"}
    scores = network.score_nodes_of(batch.facts, batch.sections, batch.rows, batch.generator)
    assert scores.structural is None
    assert scores.alignment is None
    text, law = (network.text(each).vectors for each in (batch.facts, batch.sections))
    (statutes,) = network.score.read(law)
    assert_same(scores.attribute, network.score(text, statutes))
    entropy = torch.nn.functional.binary_cross_entropy_with_logits(
        scores.attribute, batch.gold, pos_weight=batch.weights, reduction="sum"
    )
    assert_same(network.compute_loss(make_batch([0, 3, 4])), entropy / 3)
    read = network.eval().encode_sections(batch.sections, seed())
    assert set(read) == {"text.values", "text.keys"}
    assert_same(network.classify(batch.facts, read).probabilities, scores.attribute.sigmoid())


def test_without_a_graph_edges_change_nothing() -> None:
    network = make_network(NONE)
    loss = network.compute_loss(make_batch([0, 3, 4]))
    empty = {edge: ([], []) for edge in EDGE_TYPES}
    network.prepare(replace(make_task(), adjacency=index_edges(build_data(COUNTS, empty))))
    assert_same(network.compute_loss(make_batch([1, 3, 4])._replace(**keep(0, 3, 4))), loss)


def keep(*rows: int) -> dict[str, object]:
    """The texts and labels of facts, but not their numbers."""
    batch = make_batch(list(rows))
    return {"facts": batch.facts, "gold": batch.gold}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"structure": "none"}, "without a graph there is no score of nodes: add --thetas 1,0,0"),
        ({"structure": "none", "thetas": (1, 0, 0)}, "without a graph"),
        ({"structure": "none", "lambdas": (1, 0)}, "without a graph"),
        ({"structure": "sage", "exclude_target": True}, "--exclude-target is about metapaths"),
        ({"structure": "trees"}, "--structure 'trees' is not possible"),
        ({"scoring": "cosine"}, "--scoring 'cosine' is not possible"),
        ({"thetas": (1, 2)}, "--thetas"),
        ({"lambdas": (-1, 2)}, "--lambdas"),
        ({"instances": 0}, "--instances 0 is not possible"),
    ],
)
def test_options_that_contradict_each_other_are_one_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(UsageError) as refused:
        read_options(LesicinOptions, given)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
