"""LeSICiN and its parts against loops over the equations of the paper, and what must not change a result."""

import cmath
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Literal

import pytest
import torch
from torch import Tensor, nn

from model.classifiers.options import read_options
from model.graph.citation_graph import EdgeList, build_data, index_edges
from model.graph.metapaths import (
    CITATION,
    EDGE_TYPES,
    SCHEMAS,
    WAYS_UP,
    Adjacency,
    EdgeType,
    Instances,
    hide_facts,
    reverse_edge,
    sample_metapaths,
)
from model.layers.attention import masked_softmax
from model.layers.losses import weigh_labels
from model.layers.text_encoder import AttributeEncoder
from model.lesicin.graph_encoder import RELATIONS, MetapathAttention, PathEncoder, Paths, rotate
from model.lesicin.network import LeSICiN, SectionLogits
from model.lesicin.options import LesicinOptions
from model.lesicin.scoring import Statutes, measure_loss
from model.training.network import Shape
from model.vectors.store import Documents
from schemas.errors import UsageError

COUNTS = {"fact": 6, "section": 5, "topic": 3, "chapter": 2, "act": 1}
CITED = {0: [0, 1], 1: [1], 2: [0, 2], 3: [2], 4: [2, 1, 0]}  # fact 5 cites nothing, no fact cites 3 and 4
ABOVE = ({0: 0, 1: 0, 2: 1, 3: 2}, {0: 0, 1: 0, 2: 1}, {0: 0, 1: 0})  # section 4 has no topic
OPTIONS, SHAPE = LesicinOptions(hidden=8, dropout=0.0, sparse=False), Shape(COUNTS, inputs=3)
TAU = 0.65  # of the paper
ALL_FACTS = torch.arange(6)


@pytest.fixture(autouse=True)
def doubles() -> Iterator[None]:
    """Equal up to rounding, so round finely."""
    torch.manual_seed(0)
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


@cache
def make_adjacency() -> Adjacency:
    pairs: dict[EdgeType, list[tuple[int, int]]] = {
        CITATION: [(fact, section) for fact, sections in CITED.items() for section in sections]
    }
    pairs |= {way: list(above.items()) for way, above in zip(WAYS_UP, ABOVE, strict=True)}
    pairs |= {reverse_edge(way): [(target, source) for source, target in each] for way, each in pairs.items()}
    edges: dict[EdgeType, EdgeList] = {
        way: ([source for source, _ in pairs[way]], [target for _, target in pairs[way]])
        for way in EDGE_TYPES
    }
    return index_edges(build_data(COUNTS, edges))


def walk(kind: str, starts: Tensor, count: int = 8, seed: int = 0) -> tuple[Instances, ...]:
    generator = torch.Generator().manual_seed(seed)
    return sample_metapaths(make_adjacency(), kind, starts, count=count, generator=generator)


def write_documents(lengths: list[int], longest: int | None = None, inputs: int = 3) -> Documents:
    longest = max(lengths) if longest is None else longest
    return Documents(torch.randn(len(lengths), longest, inputs), torch.tensor(lengths))


FACT_LENGTHS, SECTION_LENGTHS = [4, 1, 0, 7, 3, 2], [2, 0, 1, 3, 2]


class Case:
    """A network with a batch of all facts."""

    def __init__(self, options: LesicinOptions = OPTIONS, shape: Shape = SHAPE) -> None:
        self.network = LeSICiN(options, shape)
        self.facts = write_documents(FACT_LENGTHS)
        self.sections = write_documents(SECTION_LENGTHS)
        self.fact_paths = walk("fact", ALL_FACTS)
        self.section_paths = walk("section", torch.arange(5))
        self.labels = torch.zeros(6, 5)
        for fact, sections in CITED.items():
            self.labels[fact, sections] = 1
        self.network.update_summary(torch.randn(4, options.hidden).tanh())

    def score(self, rows: Tensor = ALL_FACTS, *, exclude: bool = False) -> SectionLogits:
        facts = Documents(self.facts.sentences[rows], self.facts.lengths[rows])
        paths = [Instances(nodes[rows], valid[rows]) for nodes, valid in self.fact_paths]
        gold = self.labels[rows].bool() if exclude else None
        scores: SectionLogits = self.network(facts, self.sections, self.section_paths, paths, gold)
        return scores


# Loops over the equations


def read_slowly(lstm: nn.LSTM, inputs: list[Tensor], suffix: str = "") -> list[Tensor]:
    """One direction of an LSTM, gate by gate."""
    weights = {
        name: getattr(lstm, f"{name}_l0{suffix}") for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
    }
    hidden = cell = torch.zeros(lstm.hidden_size)
    states = []
    for each in inputs:
        gates = (
            weights["weight_ih"] @ each
            + weights["bias_ih"]
            + weights["weight_hh"] @ hidden
            + weights["bias_hh"]
        )
        take, forget, new, show = gates.chunk(4)
        cell = forget.sigmoid() * cell + take.sigmoid() * new.tanh()
        hidden = show.sigmoid() * cell.tanh()
        states.append(hidden)
    return states


def attend_slowly(vectors: list[Tensor], scores: list[Tensor]) -> Tensor:
    total = sum(score.exp() for score in scores)
    return torch.stack(
        [score.exp() / total * vector for score, vector in zip(scores, vectors, strict=True)]
    ).sum(0)


def encode_text_slowly(encoder: AttributeEncoder, documents: Documents) -> Tensor:
    vectors = []
    for sentences, length in zip(documents.sentences, documents.lengths.tolist(), strict=True):
        own = list(sentences[:length])
        if not own:
            vectors.append(torch.zeros(len(encoder.context)))
            continue
        ahead = read_slowly(encoder.forwards, own)
        behind = read_slowly(encoder.backwards, own[::-1])[::-1]
        hidden = [torch.cat(pair) for pair in zip(ahead, behind, strict=True)]
        scores = [
            encoder.context @ torch.tanh(encoder.key.weight @ each + encoder.key.bias) for each in hidden
        ]
        vectors.append(attend_slowly(hidden, scores))
    return torch.stack(vectors)


def transform_slowly(encoder: PathEncoder, kind: str, node: int) -> Tensor:
    weight: Tensor = encoder.transforms[kind].weight
    return weight @ encoder.embeddings[kind].weight[node]


def rotate_slowly(encoder: PathEncoder, kind: str, schema: int, nodes: list[int]) -> Tensor:
    """o_i = h'_i + o_(i-1) * r_i from the far end to the start, in complex numbers."""
    hops = SCHEMAS[kind][schema]
    half = encoder.phases.shape[1]
    total = [0j] * half
    for place in range(len(nodes) - 1, -1, -1):
        here = transform_slowly(encoder, hops.kinds[place], nodes[place]).tolist()
        phases = [0.0] * half
        if place < len(nodes) - 1:
            phases = encoder.phases[RELATIONS.index(hops.relations[place])].tolist()
        total = [
            complex(here[number], here[number + half]) + total[number] * cmath.exp(1j * phases[number])
            for number in range(half)
        ]
    turned = [each.real for each in total] + [each.imag for each in total]
    return torch.tensor(turned) / len(nodes)


def gather_slowly(
    attention: MetapathAttention, encoder: PathEncoder, kind: str, paths: tuple[Instances, ...], text: Tensor
) -> list[list[Tensor]]:
    """h_P of every node and schema."""
    gathered: list[list[Tensor]] = []
    size = text.shape[1]
    for row, vector in enumerate(text):
        gathered.append([])
        for schema, (nodes, valid) in enumerate(paths):
            own = transform_slowly(encoder, kind, int(nodes[row, 0, 0]))
            walks = [
                each for each, fine in zip(nodes[row].tolist(), valid[row].tolist(), strict=True) if fine
            ]
            vectors = [rotate_slowly(encoder, kind, schema, each) for each in walks] or [own]
            rows = slice(schema * 2 * size, (schema + 1) * 2 * size)  # T_P of this schema
            context = attention.intra_context.weight[rows] @ vector + attention.intra_context.bias[rows]
            scores = [context @ torch.cat((own, each)) for each in vectors]
            scores = [each if each > 0 else 0.01 * each for each in scores]  # LeakyReLU
            gathered[row].append(attend_slowly(vectors, scores).clamp(min=0))
    return gathered


def summarise_slowly(attention: MetapathAttention, gathered: list[list[Tensor]]) -> list[Tensor]:
    weight, bias = attention.summary.weight, attention.summary.bias
    total = [torch.zeros(len(bias)) for _ in gathered[0]]
    for node in gathered:
        for schema, vector in enumerate(node):
            total[schema] = total[schema] + torch.tanh(weight @ vector + bias) / len(gathered)
    return total


def combine_slowly(
    attention: MetapathAttention, gathered: list[list[Tensor]], text: Tensor, summary: list[Tensor]
) -> Tensor:
    vectors = []
    for node, vector in zip(gathered, text, strict=True):
        context = attention.inter_context.weight @ vector + attention.inter_context.bias
        combined = attend_slowly(node, [context @ each for each in summary])
        vectors.append(attention.output.weight @ combined + attention.output.bias)
    return torch.stack(vectors)


def score_slowly(network: LeSICiN, facts: Tensor, sections: Tensor) -> Tensor:
    """The Bi-LSTM over a copy of the sections for every fact."""
    scoring, rows = network.score, []
    for fact in facts:
        ahead = read_slowly(scoring.lstm, list(sections))
        behind = read_slowly(scoring.lstm, list(sections.flip(0)), "_reverse")[::-1]
        hidden = [torch.cat(pair) for pair in zip(ahead, behind, strict=True)]
        context = scoring.context.weight @ fact + scoring.context.bias
        scores = [context @ torch.tanh(scoring.key.weight @ each + scoring.key.bias) for each in hidden]
        both = torch.cat((fact, attend_slowly(hidden, scores)))
        rows.append(scoring.classifier.weight @ both + scoring.classifier.bias)
    return torch.stack(rows)


def score_case_slowly(case: Case) -> dict[str, Tensor]:
    network = case.network
    text, law = (encode_text_slowly(network.text, each) for each in (case.facts, case.sections))
    sections = gather_slowly(network.section_nodes, network.paths, "section", case.section_paths, law)
    summary = summarise_slowly(network.section_nodes, sections)
    nodes = combine_slowly(network.section_nodes, sections, law, summary)
    facts = gather_slowly(network.fact_nodes, network.paths, "fact", case.fact_paths, text)
    fact_nodes = combine_slowly(network.fact_nodes, facts, text, list(network.fact_summary))
    return {
        "attribute": score_slowly(network, text, law),
        "structural": score_slowly(network, fact_nodes, nodes),
        "alignment": score_slowly(network, text, nodes),
        "fact_summary": torch.stack(summarise_slowly(network.fact_nodes, facts)),
    }


def assert_same(one: Tensor | None, other: Tensor | None) -> None:
    assert one is not None
    assert other is not None
    torch.testing.assert_close(one, other, rtol=1e-9, atol=1e-12)


# Parts against their loops


def test_attribute_encoder_is_a_bilstm_with_attention() -> None:
    encoder = AttributeEncoder(inputs=3, hidden=8, dropout=0.0)
    documents = write_documents([5, 1, 0, 3])
    vectors, weights, states = encoder(documents)
    assert states.shape == (documents.sentences.shape[1], len(vectors), vectors.shape[1])
    assert_same(vectors, encode_text_slowly(encoder, documents))
    assert_same(weights.sum(dim=1), torch.tensor([1.0, 1.0, 0.0, 1.0]))


def test_rotation_turns_complex_numbers() -> None:
    vectors, phases = torch.randn(4, 6), torch.randn(3)
    turned = torch.view_as_complex(torch.stack(vectors.chunk(2, dim=1), dim=2)) * torch.exp(1j * phases)
    assert_same(rotate(vectors, phases), torch.cat((turned.real, turned.imag), dim=1))


@pytest.mark.parametrize("kind", ["fact", "section"])
def test_paths_are_encoded_by_relational_rotation(kind: str) -> None:
    encoder = PathEncoder(COUNTS, 8, 0.0, sparse=False)
    metapaths = walk(kind, torch.arange(COUNTS[kind]))
    encoded = encoder(kind, metapaths)
    for schema, (nodes, valid) in enumerate(metapaths):
        assert encoded.valid[:, schema].equal(valid)
        for node, instance in valid.nonzero().tolist():
            slow = rotate_slowly(encoder, kind, schema, nodes[node, instance].tolist())
            assert_same(encoded.paths[node, schema, instance], slow)


def test_the_phase_is_used() -> None:
    encoder = PathEncoder(COUNTS, 8, 0.0, sparse=False)
    metapaths = walk("fact", torch.arange(5))
    before = encoder("fact", metapaths).paths
    with torch.no_grad():
        encoder.phases[RELATIONS.index("part of")] += 1
    changed = (encoder("fact", metapaths).paths != before).flatten(2).any(dim=2).any(dim=0)
    assert changed.tolist() == [False, True, True, True]  # fact-section-fact has no such hop


@pytest.mark.parametrize("kind", ["fact", "section"])
def test_metapath_attention(kind: str) -> None:
    encoder, attention = PathEncoder(COUNTS, 8, 0.0, sparse=False), MetapathAttention(4, 8, 0.0)
    metapaths = walk(kind, torch.arange(COUNTS[kind]))
    text, summary = torch.randn(COUNTS[kind], 8), torch.randn(4, 8)
    fast = attention.gather(encoder(kind, metapaths), text)
    slow = gather_slowly(attention, encoder, kind, metapaths, text)
    assert_same(fast, torch.stack([torch.stack(node) for node in slow]))
    assert_same(attention.summarise(fast), torch.stack(summarise_slowly(attention, slow)))
    assert_same(attention.combine(fast, text, summary), combine_slowly(attention, slow, text, list(summary)))


def test_a_schema_without_valid_instances_stands_for_the_node_alone() -> None:
    attention = MetapathAttention(4, 8, 0.0)
    own, paths = torch.randn(2, 8), torch.full((2, 4, 3, 8), 1e30)
    valid = torch.zeros(2, 4, 3, dtype=torch.bool)
    gathered = attention.gather(Paths(own, paths, valid), torch.randn(2, 8))
    assert_same(gathered, own[:, None].relu().expand(-1, 4, -1))


def test_instances_that_are_not_valid_have_no_weight() -> None:
    attention = MetapathAttention(4, 8, 0.0)
    own, paths, text = torch.randn(2, 8), torch.randn(2, 4, 3, 8), torch.randn(2, 8)
    valid = torch.tensor([True, False, True]).expand(2, 4, -1)
    cut = Paths(own, paths[:, :, [0, 2]], valid[:, :, [0, 2]])
    assert_same(attention.gather(Paths(own, paths, valid), text), attention.gather(cut, text))


def test_each_schema_and_kind_has_parameters_of_its_own() -> None:
    network = LeSICiN(OPTIONS, SHAPE)
    assert network.fact_nodes.intra_context.weight.shape == (4 * 16, 8)
    assert network.fact_nodes.summary.weight is not network.section_nodes.summary.weight
    assert len({id(transform.weight) for transform in network.paths.transforms.values()}) == 5


def test_scoring_reads_sections_once_and_attends_by_fact() -> None:
    network = LeSICiN(OPTIONS, SHAPE)
    facts, text, nodes = torch.randn(3, 8), torch.randn(5, 8), torch.randn(5, 8)
    first, second = network.score.read(text, nodes)
    assert_same(network.score(facts, first), score_slowly(network, facts, text))
    assert_same(network.score(facts, second), score_slowly(network, facts, nodes))


def test_the_whole_network() -> None:
    case = Case()
    scores, slow = case.score(), score_case_slowly(case)
    for name, expected in slow.items():
        assert_same(getattr(scores, name), expected)


def test_losses_are_summed_over_labels_with_thetas() -> None:
    logits = [torch.randn(3, 5) for _ in range(3)]
    labels, weights = torch.randint(0, 2, (3, 5)), torch.rand(5) * 10
    total = 0.0
    for theta, each in zip((1, 2, 3), logits, strict=True):
        for fact in range(3):
            for section in range(5):
                chance = each[fact, section].sigmoid()
                right = weights[section] * chance.log() if labels[fact, section] else (1 - chance).log()
                total -= theta * float(right) / 3
    assert_same(measure_loss(logits, labels, weights, (1, 2, 3)), torch.tensor(total))
    without = measure_loss([logits[0], None, logits[2]], labels, weights, (1, 2, 3))
    structural = measure_loss([None, logits[1], None], labels, weights, (1, 2, 3))
    assert_same(without + structural, torch.tensor(total))


def test_labels_are_weighed_by_rarity() -> None:
    counts = torch.tensor([100, 50, 3, 0])
    assert_same(weigh_labels(counts, 120, eta=10), torch.tensor([1.0, 2.0, 10.0, 10.0]))
    assert_same(weigh_labels(counts, 120, scheme="vws"), torch.tensor([1.2, 2.4, 40.0, 120.0]))
    assert weigh_labels(torch.zeros(3, dtype=torch.long), 0).tolist() == [1, 1, 1]
    assert weigh_labels(counts, 120, scheme="none").tolist() == [1, 1, 1, 1]
    with pytest.raises(ValueError, match="not sqrt"):
        weigh_labels(counts, 120, scheme="sqrt")


def test_prediction_mixes_two_scores() -> None:
    case = Case()
    case.network.eval()
    scores = case.score()
    read = case.network.read_sections(case.sections, case.section_paths)
    prediction = case.network.predict(case.facts, read)
    mixed = 0.25 * scores.attribute.sigmoid() + 0.75 * scores.alignment.sigmoid()
    assert_same(prediction.probabilities, mixed)
    assert not prediction.probabilities.requires_grad


# What must not change a result


def test_nothing_depends_on_batch_mates() -> None:
    case = Case()
    for network in (case.network.train(), case.network.eval()):
        together = case.score()
        for row in range(6):
            alone = case.score(torch.tensor([row]))
            for name in ("attribute", "structural", "alignment"):
                assert_same(getattr(alone, name), getattr(together, name)[[row]])
            read = network.read_sections(case.sections, case.section_paths)
            fact = Documents(case.facts.sentences[[row]], case.facts.lengths[[row]])
            predicted = network.predict(fact, read).probabilities
            assert_same(predicted, network.predict(case.facts, read).probabilities[[row]])


@pytest.mark.parametrize("filler", [0.0, 1e6, float("nan")])
def test_padding_does_not_matter(filler: float) -> None:
    case = Case()
    before = case.score()
    longer = torch.full((6, 12, 3), filler)
    for row, length in enumerate(FACT_LENGTHS):
        longer[row, :length] = case.facts.sentences[row, :length]
    case.facts = Documents(longer, case.facts.lengths)
    after = case.score()
    for name in ("attribute", "structural", "alignment"):
        assert_same(getattr(after, name), getattr(before, name))


@pytest.mark.parametrize("longest", [0, 3])
def test_documents_without_sentences_have_a_prediction(longest: int) -> None:
    case = Case()
    read = case.network.eval().read_sections(case.sections, case.section_paths)
    prediction = case.network.predict(write_documents([0, 0], longest), read)
    assert prediction.probabilities.isfinite().all()
    assert prediction.sentences.shape == (2, longest)
    assert not prediction.sentences.any()


def test_one_sentence_gets_all_the_attention() -> None:
    _, weights, _ = AttributeEncoder(3, 8, 0.0)(write_documents([1, 2]))
    assert weights[0].tolist() == [1.0, 0.0]


def test_nodes_without_edges_leave_nothing_undefined() -> None:
    """Section 3 and 4 have no facts, section 4 has no topic, fact 5 has no section."""
    case = Case()
    scores = case.score()
    loss = case.network.measure_loss(scores, case.labels, torch.ones(5))
    loss.backward()
    assert loss.isfinite()
    assert all(each.grad.isfinite().all() for each in case.network.parameters() if each.grad is not None)
    assert case.network.paths.embeddings["fact"].weight.grad[5].any()  # it stands for itself


def test_weights_of_nothing_are_zero_and_single_precision_at_least() -> None:
    for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
        inside = torch.tensor([[False, False], [True, False]])
        weights = masked_softmax(torch.tensor([[3.0, 4.0], [-1e4, 9.0]], dtype=dtype), inside)
        assert weights.dtype == torch.promote_types(dtype, torch.float32)
        assert weights.tolist() == [[0.0, 0.0], [1.0, 0.0]]


def test_facts_outside_the_graph_have_no_structural_score() -> None:
    case = Case()
    scores = case.network(case.facts, case.sections, case.section_paths)
    assert scores.structural is None
    assert scores.fact_summary is None
    assert_same(scores.alignment, case.score().alignment)
    assert case.network.measure_loss(scores, case.labels, torch.ones(5)).isfinite()


def test_dropout_is_off_in_evaluation_and_seeded_in_training() -> None:
    case = Case(replace(OPTIONS, dropout=0.5))
    case.network.eval()
    assert_same(case.score().structural, case.score().structural)
    case.network.train()
    torch.manual_seed(1)
    first, second = case.score(), case.score()
    torch.manual_seed(1)
    assert case.score().attribute.equal(first.attribute)
    assert not second.attribute.equal(first.attribute)


def test_a_seed_makes_the_same_network_and_the_same_scores() -> None:
    def run() -> SectionLogits:
        torch.manual_seed(5)
        return Case().score()

    one, other = run(), run()
    assert all(first.equal(second) for first, second in zip(one, other, strict=True))


# Gradients and the stored summary


@pytest.mark.parametrize("exclude", [False, True])
def test_gradients_reach_every_parameter(exclude: bool) -> None:
    case = Case()
    case.network.measure_loss(case.score(exclude=exclude), case.labels, torch.ones(5)).backward()
    silent = [
        name for name, each in case.network.named_parameters() if each.grad is None or not each.grad.any()
    ]
    assert silent == []


def test_each_loss_reaches_its_own_parts() -> None:
    case = Case()
    scores = case.score()
    scores.attribute.sum().backward(retain_graph=True)
    phases = case.network.paths.phases.grad
    assert phases is None or not phases.any()  # both views of the sections go through one call
    scores.alignment.sum().backward(retain_graph=True)
    assert case.network.section_nodes.output.weight.grad is not None
    assert case.network.fact_nodes.output.weight.grad is None
    assert scores.structural is not None
    scores.structural.sum().backward()
    assert case.network.fact_nodes.output.weight.grad is not None


def test_the_stored_summary_has_the_gradient_of_the_batch_mean() -> None:
    """With the mean of all facts stored, value and gradient are those of the exact equation."""
    case = Case()
    network = case.network
    text = network.text(case.facts).vectors
    gathered = network.fact_nodes.gather(network.paths("fact", case.fact_paths), text)
    exact = network.fact_nodes.combine(gathered, text, network.fact_nodes.summarise(gathered))
    statutes = network.read_sections(case.sections, case.section_paths).nodes
    wanted = network.score(exact, statutes)
    (gradient,) = torch.autograd.grad(wanted.sum(), network.fact_nodes.summary.weight)
    network.remembered.fill_(False)
    summary = case.score().fact_summary
    assert summary is not None
    network.update_summary(summary)
    scores = case.score()
    assert_same(scores.structural, wanted)
    assert scores.structural is not None
    (found,) = torch.autograd.grad(scores.structural.sum(), network.fact_nodes.summary.weight)
    assert gradient.any()
    assert_same(found, gradient)


def test_summaries_are_remembered_with_momentum() -> None:
    network = LeSICiN(OPTIONS, SHAPE)
    first, second = torch.rand(4, 8), torch.rand(4, 8)
    network.update_summary(first)
    assert_same(network.fact_summary, first)
    network.update_summary(second)
    assert_same(network.fact_summary, 0.9 * first + 0.1 * second)
    other = LeSICiN(OPTIONS, SHAPE)
    other.load_state_dict(network.state_dict())
    other.update_summary(second)
    assert_same(other.fact_summary, 0.81 * first + 0.19 * second)


def test_sparse_gradients_of_facts_are_the_same() -> None:
    def find_gradient(sparse: bool) -> Tensor:
        torch.manual_seed(2)
        case = Case(replace(OPTIONS, sparse=sparse))
        case.network.measure_loss(case.score(), case.labels, torch.ones(5)).backward()
        gradient: Tensor = case.network.paths.embeddings["fact"].weight.grad
        assert gradient.is_sparse == sparse
        return gradient.to_dense()

    assert_same(find_gradient(sparse=True), find_gradient(sparse=False))


# Without the citation under prediction


def test_a_score_does_not_see_the_citation_it_predicts() -> None:
    """Whatever the walks over a citation lead to, the score of its fact and section stays; others move."""
    case = Case()
    fact, section = 4, 2
    plain, excluding = case.score().structural, case.score(exclude=True).structural
    for nodes, valid in case.fact_paths:
        nodes[fact, valid[fact] & (nodes[fact, :, 1] == section), -1] = 1
    assert plain is not None
    assert excluding is not None
    plain_after, after = case.score().structural, case.score(exclude=True).structural
    assert plain_after is not None
    assert after is not None
    assert plain_after[fact, section] != plain[fact, section]
    assert_same(after[fact, section], excluding[fact, section])
    assert after[fact, 0] != excluding[fact, 0]  # the other sections may know of this citation
    others = torch.arange(6) != fact
    assert_same(after[others], excluding[others])


def test_a_fact_with_one_citation_is_alone_when_it_is_predicted() -> None:
    case = Case()
    case.fact_paths = tuple(
        Instances(nodes, valid & (ALL_FACTS != 1)[:, None]) for nodes, valid in case.fact_paths
    )
    alone = case.score().structural
    case.fact_paths = walk("fact", ALL_FACTS)
    excluding, plain = case.score(exclude=True).structural, case.score().structural
    assert alone is not None
    assert excluding is not None
    assert plain is not None
    assert_same(excluding[1, 1], alone[1, 1])
    assert excluding[1, 1] != plain[1, 1]
    uncited = case.labels == 0
    assert_same(excluding[uncited], plain[uncited])


def test_excluding_does_not_depend_on_batch_mates() -> None:
    case = Case()
    together = case.score(exclude=True).structural
    assert together is not None
    for row in range(6):
        assert_same(case.score(torch.tensor([row]), exclude=True).structural, together[[row]])


def test_the_summary_is_over_facts_and_not_over_their_citations() -> None:
    case = Case()
    assert_same(case.score(exclude=True).fact_summary, case.score().fact_summary)


def test_sections_that_hide_the_batch_can_be_scored() -> None:
    case = Case()
    generator = torch.Generator().manual_seed(0)
    hidden = hide_facts(make_adjacency(), ALL_FACTS)
    case.section_paths = sample_metapaths(hidden, "section", torch.arange(5), generator=generator)
    assert not case.section_paths[0].valid.any()
    assert all(each.isfinite().all() for each in case.score(exclude=True) if each is not None)


# All together


def test_it_learns_six_facts_by_heart() -> None:
    case = Case()
    case.labels[2] = 0  # without sentences, nothing can be known of it
    optimizer = torch.optim.Adam(case.network.parameters(), lr=0.03)
    for step in range(80):
        case.fact_paths = walk("fact", ALL_FACTS, seed=step)
        case.section_paths = walk("section", torch.arange(5), seed=step)
        scores = case.score()
        optimizer.zero_grad()
        case.network.measure_loss(scores, case.labels, torch.ones(5)).backward()
        optimizer.step()
        assert scores.fact_summary is not None
        case.network.update_summary(scores.fact_summary)
    read = case.network.eval().read_sections(case.sections, walk("section", torch.arange(5), seed=99))
    predicted = case.network.predict(case.facts, read).probabilities >= TAU
    assert predicted.equal(case.labels.bool())


# Settings


def test_defaults_are_those_of_the_paper() -> None:
    options = LesicinOptions()
    assert (options.hidden, options.dropout, options.instances) == (200, 0.5, 8)
    assert (options.thetas, options.lambdas) == ((1, 2, 3), (0.25, 0.75))
    assert (options.weighting, options.eta) == ("tws", 10)
    assert (options.structure, options.scoring) == ("metapaths", "attention")
    assert not (options.exclude_target or options.evidence)


@pytest.mark.parametrize("hidden", [0, 7])
def test_an_odd_size_is_refused(hidden: int) -> None:
    with pytest.raises(UsageError, match=f"--hidden {hidden} is not possible"):
        read_options(LesicinOptions, {"hidden": hidden})


def test_single_precision_runs() -> None:
    exact = Case().score(exclude=True).structural
    torch.set_default_dtype(torch.float32)
    case = Case()
    scores = case.score(exclude=True)
    loss = case.network.measure_loss(scores, case.labels, torch.ones(5))
    loss.backward()
    assert loss.dtype == torch.float32
    assert exact is not None
    assert scores.structural is not None
    assert scores.structural.shape == exact.shape


def test_half_precision_runs_where_it_is_allowed() -> None:
    """The LSTMs apart, which not every processor has in half precision."""
    torch.set_default_dtype(torch.float32)
    network = LeSICiN(OPTIONS, SHAPE)
    text, weights = torch.randn(6, 8), torch.ones(5)
    statutes = Statutes(torch.randn(5, 8), torch.randn(5, 8))
    with torch.autocast("cpu", dtype=torch.bfloat16):
        gathered = network.fact_nodes.gather(network.paths("fact", walk("fact", ALL_FACTS)), text)
        summary = network.fact_nodes.summarise(gathered)
        logits = network.score(network.fact_nodes.combine(gathered, text, summary), statutes)
        loss = measure_loss([logits], torch.ones(6, 5), weights, (1.0,))
    assert logits.dtype == torch.bfloat16
    loss.backward()
    assert loss.dtype == torch.float32
    network.update_summary(summary)
    assert network.fact_summary.dtype == torch.float32


@pytest.mark.parametrize("sentences", ["words", "word-lstm"])
def test_words_of_facts_and_sections_are_read_together_as_they_are_apart(
    sentences: Literal["words", "word-lstm"],
) -> None:
    case = Case(replace(OPTIONS, sentences=sentences), Shape(COUNTS, inputs=4, words=9))
    case.facts, case.sections = (
        Documents(torch.randint(0, 10, (*each.sentences.shape[:2], 4)).double(), each.lengths)
        for each in (case.facts, case.sections)
    )
    case.network.eval()
    together = case.score()
    read = case.network.read_sections(case.sections, case.section_paths)
    expected = case.network.mix(together.attribute, together.alignment)
    for row in ALL_FACTS:
        alone = Documents(case.facts.sentences[row][None], case.facts.lengths[row][None])
        assert_same(case.network.predict(alone, read).probabilities[0], expected[row])


def test_views_of_sections_are_read_apart() -> None:
    network = LeSICiN(OPTIONS, SHAPE)
    first, second = torch.randn(5, 8), torch.randn(5, 8)
    together: Mapping[str, Statutes] = dict(zip("ab", network.score.read(first, second), strict=True))
    (alone,) = network.score.read(second)
    assert_same(together["b"].keys, alone.keys)
