"""The citation graph of a published dataset: a PyTorch Geometric HeteroData, and its edges indexed for walks.

Fact i is row i of the training split and section i is class i, so node numbers are row numbers. Facts of the
other splits are not nodes: the model sees them as text only.
"""

import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from model.graph.metapaths import CITATION, EDGE_TYPES, KINDS, Adjacency, EdgeType, Neighbours, reverse_edge
from schemas.errors import BadInputError
from schemas.published import EDGES, FACT, SECTION, TRAIN, PublishedFolder

with warnings.catch_warnings():  # its import uses what newer versions of torch deprecate
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
        """The number of nodes of each kind."""
        return {kind: int(self.data[kind].num_nodes) for kind in KINDS}


def read_graph(folder: PublishedFolder) -> CitationGraph:
    """The graph of a published dataset; its citations must be exactly the labels of the training rows."""
    labels = tuple(section.label for section in folder.sections)
    rows = [(row["id"], row["labels"]) for row in folder.iterate_examples(TRAIN)]
    facts = tuple(name for name, _ in rows)
    numbers = {kind: dict[str, int]() for kind in KINDS}
    numbers[SECTION] |= {label: number for number, label in enumerate(labels)}
    numbers[FACT] |= {name: number for number, name in enumerate(facts)}
    if len(numbers[FACT]) < len(facts):
        raise BadInputError(f"{folder.folder} has two training rows with the same id: publish it again")
    edges = _read_edges(folder, numbers)
    cited = [(number, label) for number, (_, row_labels) in enumerate(rows) for label in row_labels]
    if _sort(edges[CITATION]) != sorted(cited):
        raise _complain(folder, "its citations are not the labels of the training rows")
    data = build_data({kind: len(nodes) for kind, nodes in numbers.items()}, edges)
    return CitationGraph(data, {kind: tuple(nodes) for kind, nodes in numbers.items()}, index_edges(data))


def build_data(counts: Mapping[str, int], edges: Mapping[EdgeType, EdgeList]) -> HeteroData:
    """The graph in PyTorch Geometric, which checks that every edge ends at a node."""
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
    """The edges by type; topics, chapters and the Act are numbered as they appear."""
    edges: dict[EdgeType, EdgeList] = {edge_type: ([], []) for edge_type in EDGE_TYPES}
    for (kind, relation, other), source, target in _iterate_edges(folder):
        if (kind, relation, other) not in edges:
            raise _complain(folder, f"it has an edge {kind} {relation} {other}, which is not a known type")
        sources, targets = edges[kind, relation, other]
        sources.append(_number(folder, numbers, kind, source))
        targets.append(_number(folder, numbers, other, target))
    for edge_type, (sources, targets) in edges.items():
        if _sort((sources, targets)) != _sort(edges[reverse_edge(edge_type)][::-1]):
            raise _complain(folder, f"an edge {' '.join(edge_type)} has no reverse edge, or two")
    return edges


def _iterate_edges(folder: PublishedFolder) -> Iterator[tuple[EdgeType, str, str]]:
    for cites in (False, True):
        for edge in folder.iterate_edges(cites=cites):
            edge_type = (edge["source_kind"], edge["relation"], edge["target_kind"])
            yield edge_type, edge["source"], edge["target"]


def _number(folder: PublishedFolder, numbers: dict[str, dict[str, int]], kind: str, name: str) -> int:
    """The number of a node. Sections and facts must be known already; others may be new."""
    known = numbers[kind]
    if name not in known and kind in (SECTION, FACT):
        table = "its training split" if kind == FACT else "sections.parquet"
        raise _complain(folder, f"it has a {kind} {name} that is not in {table}")
    return known.setdefault(name, len(known))


def _sort(edges: EdgeList) -> list[tuple[int, int]]:
    return sorted(zip(*edges, strict=True))


def _complain(folder: PublishedFolder, what: str) -> BadInputError:
    return BadInputError(f"{folder.folder} is damaged at {EDGES}: {what}; publish it again")


def load_hetero_data(folder: PublishedFolder) -> HeteroData:
    """The graph of a published dataset with everything that is known of its nodes: names of all, texts and
    labels of the training facts, texts and titles of the sections."""
    graph = read_graph(folder)
    data = graph.data
    for kind, names in graph.names.items():
        data[kind].name = list(names)
    facts, sections = data[FACT], data[SECTION]
    facts.text = [row["text"] for row in folder.iterate_examples(TRAIN)]
    facts.y = torch.zeros(facts.num_nodes, sections.num_nodes)  # [facts, labels]
    facts.y[tuple(data[CITATION].edge_index)] = 1  # a fact cites its labels: read_graph compared them
    sections.title = [section.title for section in folder.sections]
    sections.text = [section.text for section in folder.sections]
    return data
