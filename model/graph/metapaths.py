"""Random walks along metapaths: how a node reaches others of its kind, sampled at every call.

A schema is a list of hops, for example fact -cites-> section -cited by-> fact. An instance is one walk along
it: at each hop a neighbour is drawn uniformly, for all walks of a batch at once. A walk that reaches a node
without neighbours is invalid and gets no weight. If no walk of a schema is valid, the model uses the path of
the start node alone (model/lesicin/graph_encoder.py).

Walks start only at nodes of the graph. New facts and those of the other splits are not nodes: as in the
paper, their text is compared with the text and with the graph of the sections.
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


def reverse_edge(edge_type: EdgeType) -> EdgeType:
    """The opposite edge type: fact cites section, section cited by fact."""
    source, relation, target = edge_type
    opposite = {CITES: CITED_BY, CITED_BY: CITES, PART_OF: INCLUDES, INCLUDES: PART_OF}
    return target, opposite[relation], source


EDGE_TYPES = tuple(edge for way in (CITATION, *WAYS_UP) for edge in (way, reverse_edge(way)))


class Neighbours(NamedTuple):
    """The edges of one type by source (CSR): those of node v are targets[starts[v] : starts[v + 1]]."""

    starts: Tensor  # [nodes + 1]
    targets: Tensor  # [edges + 1]; the last is a dummy for nodes without edges


Adjacency = Mapping[EdgeType, Neighbours]


@dataclass(frozen=True, slots=True)
class Schema:
    """The hops of a metapath."""

    hops: tuple[EdgeType, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the nodes, one more than there are hops."""
        return self.hops[0][0], *(target for _, _, target in self.hops)

    @property
    def relations(self) -> tuple[str, ...]:
        """The relations of the hops."""
        return tuple(relation for _, relation, _ in self.hops)


def _list_tours() -> list[tuple[EdgeType, ...]]:
    """From a section up to its topic, chapter or Act and down again; the first has no hops."""
    ups = [WAYS_UP[:height] for height in range(len(WAYS_UP) + 1)]
    return [(*up, *(reverse_edge(hop) for hop in reversed(up))) for up in ups]


SCHEMAS: dict[str, tuple[Schema, ...]] = {
    # F-S-F, F-S-T-S-F, F-S-T-C-T-S-F, F-S-T-C-A-C-T-S-F
    FACT: tuple(Schema((CITATION, *tour, CITATION_BACK)) for tour in _list_tours()),
    # S-F-S, S-T-S, S-T-C-T-S, S-T-C-A-C-T-S
    SECTION: tuple(Schema(tour or (CITATION_BACK, CITATION)) for tour in _list_tours()),
}


class Instances(NamedTuple):
    """Walks along one schema, `count` from each start. Nodes after a dead end are 0 and meaningless."""

    nodes: Tensor  # [starts, count, hops + 1]
    valid: Tensor  # [starts, count]

    def to(self, device: torch.device | str) -> "Instances":
        """The same walks on another device."""
        return Instances(self.nodes.to(device), self.valid.to(device))


def move_edges(adjacency: Adjacency, device: torch.device | str) -> dict[EdgeType, Neighbours]:
    """The same edges on another device."""
    return {kind: Neighbours(*(part.to(device) for part in edges)) for kind, edges in adjacency.items()}


def sample_metapaths(
    adjacency: Adjacency, kind: str, starts: Tensor, *, count: int = INSTANCES, generator: torch.Generator
) -> tuple[Instances, ...]:
    """Walks from `starts` [N] along every schema of their kind; reproducible from the generator state."""
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
    """Walks along several schemas; those whose next hop is the same make it together."""
    current = starts[:, None, None].expand(-1, len(schemas), count).clone()  # [N, P, count]
    valid = torch.ones_like(current, dtype=torch.bool)
    nodes = [[current[:, number].clone()] for number in range(len(schemas))]
    for hop, movers in plan_hops(schemas):
        reached, has_any = _step(adjacency[hop], current[:, movers], generator)
        still_valid = valid[:, movers] & has_any
        reached = reached.where(still_valid, 0)
        current[:, movers], valid[:, movers] = reached, still_valid
        for index, number in enumerate(movers):
            nodes[number].append(reached[:, index])
    return tuple(Instances(torch.stack(walk, dim=2), valid[:, number]) for number, walk in enumerate(nodes))


@cache
def plan_hops(schemas: tuple[Schema, ...]) -> list[tuple[EdgeType, list[int]]]:
    """The order of hops, and the schemas that make each: a hop waits for schemas that reach it later."""
    remaining = {number: schema.hops for number, schema in enumerate(schemas)}
    plan = []
    while any(remaining.values()):
        ready = dict.fromkeys(hops[0] for hops in remaining.values() if hops)
        waited_for = {
            hop for hop in ready if any(hop in hops[1:] and hops[0] != hop for hops in remaining.values())
        }
        hop = next((hop for hop in ready if hop not in waited_for), next(iter(ready)))
        movers = [number for number, hops in remaining.items() if hops and hops[0] == hop]
        remaining |= {number: remaining[number][1:] for number in movers}
        plan.append((hop, movers))
    return plan


def _step(neighbours: Neighbours, nodes: Tensor, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """One random neighbour of each node, and whether it has any."""
    first = neighbours.starts[nodes]
    degree = neighbours.starts[nodes + 1] - first
    uniform = torch.rand(nodes.shape, generator=generator, device=generator.device).to(nodes.device)
    return neighbours.targets[first + choose(uniform, degree)], degree > 0


def choose(uniform: Tensor, degree: Tensor) -> Tensor:
    """An index below `degree` for a random number between 0 and 1; 0 if the degree is 0.

    Rounding can lift the product to the degree itself, which is an edge of the next node.
    """
    return (uniform * degree).long().minimum(degree - 1).clamp(min=0)


# Without the citation under prediction


def hide_facts(adjacency: Adjacency, facts: Tensor) -> dict[EdgeType, Neighbours]:
    """The same edges without those that lead to `facts`: no walk can reach them.

    One vectorised pass over the citations: which edges stay, and how many of them before each node.
    """
    starts, targets = adjacency[CITATION_BACK]
    hidden = torch.zeros(len(adjacency[CITATION].starts) - 1, dtype=torch.bool, device=targets.device)
    hidden[facts] = True
    stay = ~hidden[targets[:-1]]  # [edges]
    before = torch.nn.functional.pad(stay.cumsum(0), (1, 0))  # [edges + 1]
    kept = Neighbours(before[starts], torch.cat((targets[:-1][stay], targets[-1:])))
    return {**adjacency, CITATION_BACK: kept}


def find_uses(instances: Instances, facts: Tensor, sections: Tensor) -> Tensor:
    """Which walks [N, count] of facts [N] use the citation of one section each [N]; -1 means no section.

    A walk can use it twice: when it leaves the fact, and when it returns to the same fact at the end.
    """
    nodes, fact, section = instances.nodes, facts[:, None], sections[:, None]
    leaves = nodes[:, :, 1] == section
    returns = (nodes[:, :, -2] == section) & (nodes[:, :, -1] == fact)
    return instances.valid & (leaves | returns)


def pair_with_gold(gold: Tensor) -> tuple[Tensor, Tensor]:
    """The rows that encode facts without the citation under prediction.

    A fact is compared with all sections at once, and its edges are exactly the right answers. So every fact
    has one row with all its edges, for the sections that it does not cite, and one row per cited section,
    with all edges but that one. From gold [N, sections]: the fact of each row [N + pairs], the first N in the
    order of the batch, and the section that each row leaves out [N + pairs], -1 for none.
    """
    facts, sections = gold.nonzero(as_tuple=True)
    batch = torch.arange(len(gold), device=gold.device)
    return torch.cat((batch, facts)), torch.cat((torch.full_like(batch, -1), sections))


def choose_rows(scores: Tensor, owners: Tensor, left_out: Tensor, facts: int) -> Tensor:
    """Scores [facts, sections] from those of rows: a cited section's from the row that leaves it out."""
    chosen = scores[:facts].clone()
    pairs = torch.arange(facts, len(owners), device=owners.device)
    chosen[owners[facts:], left_out[facts:]] = scores[pairs, left_out[facts:]]
    return chosen


def repeat_rows(metapaths: Sequence[Instances], owners: Tensor, left_out: Tensor) -> tuple[Tensor, ...]:
    """For each schema, the valid walks [rows, count] of the rows' facts."""
    kept = []
    for instances in metapaths:
        rows = Instances(instances.nodes[owners], instances.valid[owners])
        kept.append(rows.valid & ~find_uses(rows, rows.nodes[:, 0, 0], left_out))
    return tuple(kept)
