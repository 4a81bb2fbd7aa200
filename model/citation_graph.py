"""The citation graph of a published dataset: a PyTorch Geometric HeteroData, and its edges ready for walking.

Fact i is row i of the training split and section i is class i, so numbers of nodes are numbers of rows. Facts
of the other splits are no nodes: they come to the model as text alone.
"""

import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from model.metapaths import CITATION, EDGE_TYPES, KINDS, Adjacency, EdgeType, Neighbours, turn_round
from schemas.errors import BadInputError
from schemas.published import EDGES, FACT, SECTION, TRAIN, PublishedFolder

with warnings.catch_warnings():  # on import it does what newer versions of torch deprecate
    warnings.simplefilter("ignore", DeprecationWarning)
    from torch_geometric.data import HeteroData  # type: ignore[import-untyped, unused-ignore]

EdgeList = tuple[list[int], list[int]]  # sources, targets


@dataclass(frozen=True, slots=True)
class CitationGraph:
    """The graph of the training facts. `names` holds the nodes of each kind in the order of their numbers."""

    data: HeteroData
    names: Mapping[str, tuple[str, ...]]
    adjacency: Adjacency

    @property
    def counts(self) -> dict[str, int]:
        """How many nodes there are of each kind."""
        return {kind: int(self.data[kind].num_nodes) for kind in KINDS}


def read_graph(folder: PublishedFolder) -> CitationGraph:
    """The graph of a published dataset, if it shows the citations of its training rows and no others."""
    labels = tuple(section.label for section in folder.sections)
    rows = [(row["id"], row["labels"]) for row in folder.iterate_examples(TRAIN)]
    facts = tuple(name for name, _ in rows)
    numbers = {kind: dict[str, int]() for kind in KINDS}
    numbers[SECTION] |= {label: number for number, label in enumerate(labels)}
    numbers[FACT] |= {name: number for number, name in enumerate(facts)}
    if len(numbers[FACT]) < len(facts):
        raise BadInputError(f"{folder.folder} has two training rows with one id: publish it again")
    edges = _read_edges(folder, numbers)
    cited = [(number, label) for number, (_, its_labels) in enumerate(rows) for label in its_labels]
    if _sort(edges[CITATION]) != sorted(cited):
        raise _complain(folder, "its citations are not the labels of the training rows")
    data = build_data({kind: len(nodes) for kind, nodes in numbers.items()}, edges)
    return CitationGraph(data, {kind: tuple(nodes) for kind, nodes in numbers.items()}, index_edges(data))


def build_data(counts: Mapping[str, int], edges: Mapping[EdgeType, EdgeList]) -> HeteroData:
    """Numbers of nodes and edges as PyTorch Geometric has them; it checks that every edge ends at a node."""
    data = HeteroData()
    for kind in KINDS:
        data[kind].num_nodes = counts[kind]
    for edge_type in EDGE_TYPES:
        sources, targets = edges[edge_type]
        data[edge_type].edge_index = torch.tensor([sources, targets], dtype=torch.long)  # [2, edges]
    data.validate(raise_on_error=True)
    return data


def index_edges(data: HeteroData) -> dict[EdgeType, Neighbours]:
    """The edges of each type by their source."""
    return {
        edge_type: _index(data[edge_type].edge_index, int(data[edge_type[0]].num_nodes))
        for edge_type in EDGE_TYPES
    }


def _index(edges: Tensor, nodes: int) -> Neighbours:
    sources, targets = edges[:, edges[0].argsort(stable=True)]
    starts = torch.nn.functional.pad(torch.bincount(sources, minlength=nodes).cumsum(0), (1, 0))
    return Neighbours(starts, torch.nn.functional.pad(targets, (0, 1)))


def _read_edges(folder: PublishedFolder, numbers: dict[str, dict[str, int]]) -> dict[EdgeType, EdgeList]:
    """The edges by type; topics, chapters and the Act get their numbers as they come."""
    edges: dict[EdgeType, EdgeList] = {edge_type: ([], []) for edge_type in EDGE_TYPES}
    for (kind, relation, other), source, target in _iterate_edges(folder):
        if (kind, relation, other) not in edges:
            raise _complain(folder, f"it has an edge {kind} {relation} {other}, which means nothing")
        sources, targets = edges[kind, relation, other]
        sources.append(_number(folder, numbers, kind, source))
        targets.append(_number(folder, numbers, other, target))
    for edge_type, (sources, targets) in edges.items():
        if _sort((sources, targets)) != _sort(edges[turn_round(edge_type)][::-1]):
            raise _complain(folder, f"an edge {' '.join(edge_type)} has no way back, or two")
    return edges


def _iterate_edges(folder: PublishedFolder) -> Iterator[tuple[EdgeType, str, str]]:
    for cites in (False, True):
        for edge in folder.iterate_edges(cites=cites):
            edge_type = (edge["source_kind"], edge["relation"], edge["target_kind"])
            yield edge_type, edge["source"], edge["target"]


def _number(folder: PublishedFolder, numbers: dict[str, dict[str, int]], kind: str, name: str) -> int:
    """Sections are those of sections.parquet and facts those of the training split; others may be new."""
    known = numbers[kind]
    if name not in known and kind in (SECTION, FACT):
        place = "its training split" if kind == FACT else "sections.parquet"
        raise _complain(folder, f"it has a {kind} {name} that is not in {place}")
    return known.setdefault(name, len(known))


def _sort(edges: EdgeList) -> list[tuple[int, int]]:
    return sorted(zip(*edges, strict=True))


def _complain(folder: PublishedFolder, what: str) -> BadInputError:
    return BadInputError(f"{folder.folder} is damaged at {EDGES}: {what}; publish it again")
