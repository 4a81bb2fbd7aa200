"""Walks follow their schema, are drawn fairly, end where they should, and say when they could not."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from torch import Tensor

from model.graph.citation_graph import EdgeList, build_data, index_edges
from model.graph.metapaths import (
    CITATION,
    CITATION_BACK,
    EDGE_TYPES,
    SCHEMAS,
    WAYS_UP,
    Adjacency,
    EdgeType,
    Instances,
    Schema,
    choose,
    choose_rows,
    find_uses,
    hide_facts,
    pair_with_gold,
    repeat_rows,
    reverse_edge,
    sample_instances,
    sample_metapaths,
)
from pipeline.publish.lesicin_export import list_schemas

COUNTS = {"fact": 6, "section": 5, "topic": 3, "chapter": 2, "act": 1}
CITED = {0: [0, 1], 1: [1], 2: [0, 2], 3: [2], 4: [2, 1, 0]}  # fact 5 cites nothing, no fact cites 3 and 4
ABOVE = ({0: 0, 1: 0, 2: 1, 3: 2}, {0: 0, 1: 0, 2: 1}, {0: 0, 1: 0})  # section 4 has no topic


def list_edges() -> dict[EdgeType, EdgeList]:
    pairs = {CITATION: [(fact, section) for fact, sections in CITED.items() for section in sections]}
    pairs |= {way: list(above.items()) for way, above in zip(WAYS_UP, ABOVE, strict=True)}
    pairs |= {reverse_edge(way): [(target, source) for source, target in each] for way, each in pairs.items()}
    return {way: ([pair[0] for pair in pairs[way]], [pair[1] for pair in pairs[way]]) for way in EDGE_TYPES}


def make_adjacency() -> Adjacency:
    return index_edges(build_data(COUNTS, list_edges()))


def seed(number: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(number)


def has_edge(hop: EdgeType, source: int, target: int) -> bool:
    return (source, target) in zip(*list_edges()[hop], strict=True)


def list_walks(schema: Schema, start: int) -> list[list[int]]:
    """All walks along a schema that come to its end."""
    walks = [[start]]
    for hop in schema.hops:
        edges = list(zip(*list_edges()[hop], strict=True))
        walks = [[*walk, target] for walk in walks for source, target in edges if source == walk[-1]]
    return walks


def test_schemas_are_those_of_the_export() -> None:
    ours = {kind: [[*schema.hops] for schema in schemas] for kind, schemas in SCHEMAS.items()}
    assert ours == list_schemas()


def test_schemas_are_the_published_ones(real_data: Callable[..., Path]) -> None:
    published = json.loads(real_data("ilsi", "schemas.json").read_bytes())
    ours = {kind: [[*map(list, schema.hops)] for schema in schemas] for kind, schemas in SCHEMAS.items()}
    assert ours == published


@pytest.mark.parametrize("kind", ["fact", "section"])
def test_every_valid_walk_follows_its_schema_to_a_node_of_the_end_kind(kind: str) -> None:
    starts = torch.arange(COUNTS[kind])
    sampled = sample_metapaths(make_adjacency(), kind, starts, generator=seed())
    for schema, (nodes, valid) in zip(SCHEMAS[kind], sampled, strict=True):
        assert nodes.shape == (len(starts), 8, len(schema.hops) + 1)
        assert valid.shape == (len(starts), 8)
        assert schema.kinds[0] == schema.kinds[-1] == kind
        assert (nodes[:, :, 0] == starts[:, None]).all()
        for walk in nodes[valid].tolist():
            assert all(
                has_edge(hop, *ends) for hop, *ends in zip(schema.hops, walk[:-1], walk[1:], strict=True)
            )
            assert 0 <= walk[-1] < COUNTS[schema.kinds[-1]]


@pytest.mark.parametrize("kind", ["fact", "section"])
def test_only_nodes_without_a_way_have_walks_that_are_not_valid(kind: str) -> None:
    sampled = sample_metapaths(make_adjacency(), kind, torch.arange(COUNTS[kind]), generator=seed())
    for schema, (nodes, valid) in zip(SCHEMAS[kind], sampled, strict=True):
        for start in range(COUNTS[kind]):
            if not list_walks(schema, start):
                assert not valid[start].any()
        assert (nodes[~valid][:, 1:] < 5).all()  # whatever they are, they can be looked up
    alone = {"fact": 5, "section": 4}[kind]
    assert not any(valid[alone].any() for _, valid in sampled)


def test_a_walk_can_end_in_the_middle() -> None:
    edges = list_edges()
    edges[CITATION_BACK] = ([0], [0])  # from all other sections there is no way back to a fact
    sampled = sample_instances(
        index_edges(build_data(COUNTS, edges)), SCHEMAS["fact"][0], torch.tensor([0]), 64, seed()
    )
    assert (sampled.valid == (sampled.nodes[:, :, 1] == 0)).all()
    assert 0 < sampled.valid.sum() < 64


def test_all_walks_are_found_and_every_hop_is_fair() -> None:
    """A walk's chance is the product of the chances of its hops."""
    schema = SCHEMAS["fact"][0]
    draws = 30_000
    sampled = sample_instances(make_adjacency(), schema, torch.tensor([4]), draws, seed())
    found = Counter(map(tuple, sampled.nodes[0].tolist()))
    assert set(found) == set(map(tuple, list_walks(schema, 4)))
    citing = Counter(section for sections in CITED.values() for section in sections)
    for (_, section, _), count in found.items():
        assert count / draws == pytest.approx(1 / 3 / citing[section], abs=0.01)


def test_the_same_seed_gives_the_same_walks_and_every_call_new_ones() -> None:
    adjacency, starts = make_adjacency(), torch.arange(5)
    generator = seed(3)
    first = sample_metapaths(adjacency, "fact", starts, generator=generator)
    second = sample_metapaths(adjacency, "fact", starts, generator=generator)
    again = sample_metapaths(adjacency, "fact", starts, generator=seed(3))
    assert all(one.nodes.equal(other.nodes) for one, other in zip(first, again, strict=True))
    assert not all(one.nodes.equal(other.nodes) for one, other in zip(first, second, strict=True))


def test_a_draw_that_is_rounded_up_does_not_take_a_neighbour_of_the_next_node() -> None:
    highest = torch.tensor(1 - 2**-24)  # the highest number below 1
    degrees = torch.tensor([0, 1, 3, 1000, 2**24 - 1, 2**25 + 1])
    assert choose(highest.expand(6), degrees).tolist() == [0, 0, 2, 999, 2**24 - 2, 2**25 - 2]
    assert choose(torch.ones(6), degrees).tolist() == [0, 0, 2, 999, 2**24 - 2, 2**25]
    assert choose(torch.zeros(6), degrees).tolist() == [0] * 6


def test_a_graph_without_citations_has_no_valid_walk_of_facts() -> None:
    edges = list_edges() | {CITATION: ([], []), CITATION_BACK: ([], [])}
    adjacency = index_edges(build_data(COUNTS, edges))
    sampled = sample_metapaths(adjacency, "fact", torch.arange(6), generator=seed())
    assert not any(valid.any() for _, valid in sampled)


def test_no_starts_give_no_walks() -> None:
    sampled = sample_metapaths(make_adjacency(), "fact", torch.arange(0), generator=seed())
    assert [tuple(nodes.shape) for nodes, _ in sampled] == [(0, 8, 3), (0, 8, 5), (0, 8, 7), (0, 8, 9)]


def test_sections_do_not_walk_to_hidden_facts() -> None:
    hidden = torch.tensor([0, 4])
    adjacency = hide_facts(make_adjacency(), hidden)
    nodes, valid = sample_instances(adjacency, SCHEMAS["section"][0], torch.arange(3), 200, seed())
    assert valid.all()
    assert [set(nodes[section, :, 1].tolist()) for section in range(3)] == [{2}, {1}, {2, 3}]


def test_a_section_whose_facts_are_all_hidden_has_no_valid_walk() -> None:
    adjacency = hide_facts(make_adjacency(), torch.tensor([0, 1, 4]))
    _, valid = sample_instances(adjacency, SCHEMAS["section"][0], torch.arange(3), 8, seed())
    assert valid.any(dim=1).tolist() == [True, False, True]


# The citation under prediction


@pytest.mark.parametrize("schema", range(4))
def test_uses_of_a_citation_are_found_at_both_ends(schema: int) -> None:
    facts = torch.tensor([0, 2, 4, 4, 5])
    sections = torch.tensor([1, 0, 2, -1, 3])
    hops = SCHEMAS["fact"][schema].hops
    instances = sample_instances(make_adjacency(), SCHEMAS["fact"][schema], facts, 300, seed())
    uses = find_uses(instances, facts, sections)
    for row, (fact, section) in enumerate(zip(facts.tolist(), sections.tolist(), strict=True)):
        for walk, valid, used in zip(
            instances.nodes[row].tolist(), instances.valid[row].tolist(), uses[row].tolist(), strict=True
        ):
            pairs = [
                (ends if hop == CITATION else ends[::-1])
                for hop, *ends in zip(hops, walk[:-1], walk[1:], strict=True)
                if hop in (CITATION, CITATION_BACK)
            ]
            assert used == (valid and [fact, section] in pairs)
    assert uses[:3].any(dim=1).all()
    assert not uses[3:].any()


def make_gold() -> Tensor:
    gold = torch.zeros(5, 5, dtype=torch.bool)
    for fact, sections in CITED.items():
        gold[fact, sections] = True
    return gold


def test_every_citation_has_a_row_of_its_own() -> None:
    owners, left_out = pair_with_gold(make_gold())
    assert owners[:5].tolist() == [0, 1, 2, 3, 4]
    assert (left_out[:5] == -1).all()
    pairs = sorted(zip(owners[5:].tolist(), left_out[5:].tolist(), strict=True))
    assert pairs == sorted((fact, section) for fact, sections in CITED.items() for section in sections)


def test_rows_keep_the_walks_that_do_not_use_what_they_leave_out() -> None:
    metapaths = sample_metapaths(make_adjacency(), "fact", torch.arange(5), generator=seed())
    owners, left_out = pair_with_gold(make_gold())
    for instances, kept in zip(metapaths, repeat_rows(metapaths, owners, left_out), strict=True):
        assert kept[:5].equal(instances.valid)
        for row in range(5, len(owners)):
            own = Instances(instances.nodes[owners[row]][None], instances.valid[owners[row]][None])
            used = find_uses(own, owners[row][None], left_out[row][None])[0]
            assert kept[row].equal(own.valid[0] & ~used)
    only = [row for row in range(5, len(owners)) if owners[row] == 1]  # fact 1 cites one section alone
    assert not any(kept[only].any() for kept in repeat_rows(metapaths, owners, left_out))


def test_scores_come_from_the_row_without_the_citation() -> None:
    gold = make_gold()
    owners, left_out = pair_with_gold(gold)
    scores = torch.rand(len(owners), 5)
    chosen = choose_rows(scores, owners, left_out, 5)
    for fact in range(5):
        for section in range(5):
            rows = [row for row in range(5, len(owners)) if (owners[row], left_out[row]) == (fact, section)]
            assert chosen[fact, section] == scores[rows[0] if gold[fact, section] else fact, section]
