"""Walks along metapaths: how a node reaches others of its kind, drawn anew at every call.

A schema is a list of hops, for example fact -cites-> section -cited by-> fact. An instance is one walk along
it: at each hop one neighbour, all equally likely, chosen for all walks of a batch at once. A walk that comes
to a node without neighbours is not valid, and the model gives it no weight. Where no walk of a schema is
valid, the model takes the path of the start node alone (model/lesicin_structure.py).

Only nodes of the graph walk. Facts of the other splits and new facts are no nodes: as in the paper they are
compared by their text, with the text and with the graph of the sections.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import torch
from torch import Tensor

from schemas.published import ACT, CHAPTER, CITED_BY, CITES, FACT, INCLUDES, PART_OF, SECTION, TOPIC

EdgeType = tuple[str, str, str]  # kind, relation, kind

INSTANCES = 8  # of each schema, as in the paper
KINDS = (FACT, SECTION, TOPIC, CHAPTER, ACT)
WAYS_UP: tuple[EdgeType, ...] = (
    (SECTION, PART_OF, TOPIC),
    (TOPIC, PART_OF, CHAPTER),
    (CHAPTER, PART_OF, ACT),
)
CITATION, CITATION_BACK = (FACT, CITES, SECTION), (SECTION, CITED_BY, FACT)


def turn_round(edge_type: EdgeType) -> EdgeType:
    """The way back: fact cites section, section cited by fact."""
    source, relation, target = edge_type
    back = {CITES: CITED_BY, CITED_BY: CITES, PART_OF: INCLUDES, INCLUDES: PART_OF}
    return target, back[relation], source


EDGE_TYPES = tuple(each for way in (CITATION, *WAYS_UP) for each in (way, turn_round(way)))


class Neighbours(NamedTuple):
    """The edges of one type by source (CSR): those of node v are targets[starts[v] : starts[v + 1]]."""

    starts: Tensor  # [nodes + 1]
    targets: Tensor  # [edges + 1]; the last is no edge: a node without any may look at it, and forget it


Adjacency = Mapping[EdgeType, Neighbours]


@dataclass(frozen=True, slots=True)
class Schema:
    """The hops of a metapath."""

    hops: tuple[EdgeType, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the nodes, one more than hops."""
        return self.hops[0][0], *(target for _, _, target in self.hops)

    @property
    def relations(self) -> tuple[str, ...]:
        """The relations of the hops."""
        return tuple(relation for _, relation, _ in self.hops)


def _list_tours() -> list[tuple[EdgeType, ...]]:
    """From a section up to its topic, chapter or Act and down again; the first goes nowhere."""
    ups = [WAYS_UP[:height] for height in range(len(WAYS_UP) + 1)]
    return [(*up, *(turn_round(hop) for hop in reversed(up))) for up in ups]


SCHEMAS: dict[str, tuple[Schema, ...]] = {
    # F-S-F, F-S-T-S-F, F-S-T-C-T-S-F, F-S-T-C-A-C-T-S-F
    FACT: tuple(Schema((CITATION, *tour, CITATION_BACK)) for tour in _list_tours()),
    # S-F-S, S-T-S, S-T-C-T-S, S-T-C-A-C-T-S
    SECTION: tuple(Schema(tour or (CITATION_BACK, CITATION)) for tour in _list_tours()),
}


class Instances(NamedTuple):
    """Walks along one schema, `count` from each start. Nodes behind a dead end are 0 and mean nothing."""

    nodes: Tensor  # [starts, count, hops + 1]
    valid: Tensor  # [starts, count]

    def to(self, device: torch.device | str) -> "Instances":
        """The same walks on another device."""
        return Instances(self.nodes.to(device), self.valid.to(device))


def move_edges(adjacency: Adjacency, device: torch.device | str) -> dict[EdgeType, Neighbours]:
    """The same edges on another device."""
    return {kind: Neighbours(*(each.to(device) for each in edges)) for kind, edges in adjacency.items()}


def sample_metapaths(
    adjacency: Adjacency, kind: str, starts: Tensor, *, count: int = INSTANCES, generator: torch.Generator
) -> tuple[Instances, ...]:
    """Walks from `starts` [N] along every schema of their kind. The same generator state, the same walks."""
    return _walk(adjacency, SCHEMAS[kind], starts, count, generator)


def sample_instances(
    adjacency: Adjacency, schema: Schema, starts: Tensor, count: int, generator: torch.Generator
) -> Instances:
    """`count` walks along a schema from each start [N]."""
    return _walk(adjacency, (schema,), starts, count, generator)[0]


def _walk(
    adjacency: Adjacency,
    schemas: tuple[Schema, ...],
    starts: Tensor,
    count: int,
    generator: torch.Generator,
) -> tuple[Instances, ...]:
    """Walks along schemas that start together; those that have the same hop before them make it together."""
    here = starts[:, None, None].expand(-1, len(schemas), count).clone()  # [N, P, count]
    valid = torch.ones_like(here, dtype=torch.bool)
    nodes = [[here[:, number].clone()] for number in range(len(schemas))]
    for hop, movers in plan_hops(schemas):
        there, found = _step(adjacency[hop], here[:, movers], generator)
        fine = valid[:, movers] & found
        there = there.where(fine, 0)
        here[:, movers], valid[:, movers] = there, fine
        for place, number in enumerate(movers):
            nodes[number].append(there[:, place])
    return tuple(Instances(torch.stack(each, dim=2), valid[:, number]) for number, each in enumerate(nodes))


@cache
def plan_hops(schemas: tuple[Schema, ...]) -> list[tuple[EdgeType, list[int]]]:
    """Which hop is next, and which schemas make it: a hop waits for schemas that come to it later."""
    left = {number: schema.hops for number, schema in enumerate(schemas)}
    plan = []
    while any(left.values()):
        ready = dict.fromkeys(hops[0] for hops in left.values() if hops)
        waited_for = {
            hop for hop in ready if any(hop in hops[1:] and hops[0] != hop for hops in left.values())
        }
        hop = next((hop for hop in ready if hop not in waited_for), next(iter(ready)))
        movers = [number for number, hops in left.items() if hops and hops[0] == hop]
        left |= {number: left[number][1:] for number in movers}
        plan.append((hop, movers))
    return plan


def _step(neighbours: Neighbours, here: Tensor, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """One random neighbour of each node, and whether it has any."""
    first = neighbours.starts[here]
    degree = neighbours.starts[here + 1] - first
    chance = torch.rand(here.shape, generator=generator, device=generator.device).to(here.device)
    return neighbours.targets[first + choose(chance, degree)], degree > 0


def choose(chance: Tensor, degree: Tensor) -> Tensor:
    """One of `degree` places for a chance between 0 and 1; 0 where there is none.

    Rounding may lift the product to the degree itself, and that place belongs to the next node.
    """
    return (chance * degree).long().minimum(degree - 1).clamp(min=0)


# Without the citation under prediction


def hide_facts(adjacency: Adjacency, facts: Tensor) -> dict[EdgeType, Neighbours]:
    """The same edges without those that lead to `facts`: no walk can come to them any more.

    One pass over the citations without a loop: which edges stay, and how many of them before each node.
    """
    starts, targets = adjacency[CITATION_BACK]
    hidden = torch.zeros(len(adjacency[CITATION].starts) - 1, dtype=torch.bool, device=targets.device)
    hidden[facts] = True
    stay = ~hidden[targets[:-1]]  # [edges]
    before = torch.nn.functional.pad(stay.cumsum(0), (1, 0))  # [edges + 1]
    left = Neighbours(before[starts], torch.cat((targets[:-1][stay], targets[-1:])))
    return {**adjacency, CITATION_BACK: left}


def find_uses(instances: Instances, facts: Tensor, sections: Tensor) -> Tensor:
    """Which walks [N, count] of facts [N] use the citation of one section each [N]: -1 is no section.

    A walk can use it twice: when it leaves the fact, and when it comes back to the same fact at the end.
    """
    nodes, fact, section = instances.nodes, facts[:, None], sections[:, None]
    leaves = nodes[:, :, 1] == section
    returns = (nodes[:, :, -2] == section) & (nodes[:, :, -1] == fact)
    return instances.valid & (leaves | returns)


def pair_with_gold(gold: Tensor) -> tuple[Tensor, Tensor]:
    """The rows in which facts are encoded when their own citation must not be seen.

    A fact is compared with all sections at once, and its edges are just the right answers. So every fact has
    one row with all its edges, for the sections that it does not cite, and one row for each section that it
    cites, with all edges but that one. From gold [N, sections]: whose rows they are [N + pairs], the first N
    in the order of the batch, and which section each leaves out [N + pairs], -1 for none.
    """
    facts, sections = gold.nonzero(as_tuple=True)
    everyone = torch.arange(len(gold), device=gold.device)
    return torch.cat((everyone, facts)), torch.cat((torch.full_like(everyone, -1), sections))


def choose_rows(scores: Tensor, owners: Tensor, left_out: Tensor, facts: int) -> Tensor:
    """Scores [facts, sections] of facts from those of rows: a citation's from the row that leaves it out."""
    chosen = scores[:facts].clone()
    pairs = torch.arange(facts, len(owners), device=owners.device)
    chosen[owners[facts:], left_out[facts:]] = scores[pairs, left_out[facts:]]
    return chosen


def repeat_rows(metapaths: Sequence[Instances], owners: Tensor, left_out: Tensor) -> tuple[Tensor, ...]:
    """For each schema, which walks [rows, count] of the rows' owners count in them."""
    kept = []
    for instances in metapaths:
        rows = Instances(instances.nodes[owners], instances.valid[owners])
        kept.append(rows.valid & ~find_uses(rows, rows.nodes[:, 0, 0], left_out))
    return tuple(kept)
