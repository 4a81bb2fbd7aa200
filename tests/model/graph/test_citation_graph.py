"""The citation graph is that of the published tables, and what contradicts itself is refused."""

import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
import torch

from model.graph.citation_graph import build_data, index_edges, load_hetero_data, read_graph
from model.graph.metapaths import (
    CITATION,
    CITATION_BACK,
    EDGE_TYPES,
    KINDS,
    Neighbours,
    hide_facts,
    move_edges,
    reverse_edge,
)
from pipeline.graph.stage import make_edges
from pipeline.label.label_names import find_section_of
from pipeline.parquet import open_parquet
from pipeline.publish.tables import declare_schema, write_sections
from schemas.errors import BadInputError
from schemas.published import PublishedFolder
from schemas.records import Edge, Example, PublishedSection, as_row
from schemas.statutes import find_section

with warnings.catch_warnings():  # as in model/graph/citation_graph.py
    warnings.simplefilter("ignore", DeprecationWarning)
    from torch_geometric.nn import HeteroConv, SAGEConv
    from torch_geometric.transforms import ToUndirected

LABELS = ("34", "147", "302", "376", "376(2)", "379", "498A")
Written = list[Edge]


def describe(label: str) -> PublishedSection:
    entry = find_section(find_section_of(label))
    assert entry is not None
    return PublishedSection(
        label, "IPC", entry.title, entry.chapter, entry.topic, "Whoever.", "page", 1, 1, 1
    )


def make_examples(split: str, count: int) -> list[Example]:
    """Ids do not stand in the order of rows; no one cites the last label."""
    return [
        Example(f"{split}{(7 * row) % 10}", ["He left."], sorted({row % 6, (3 * row + 1) % 6}), "delhi", 1999)
        for row in range(count)
    ]


def write_table(path: Path, record: type, rows: Sequence[Any], labels: Sequence[str] = ()) -> None:
    schema = declare_schema(record, labels)
    with open_parquet(path, schema) as writer:
        writer.write_table(pa.Table.from_pylist([as_row(row) for row in rows], schema=schema))


def write_dataset(
    folder: Path, change: Callable[[Written], Written] = lambda edges: edges
) -> PublishedFolder:
    (folder / "data").mkdir(parents=True)
    for split, count in (("train", 10), ("validation", 3), ("test", 3)):
        path = folder / "data" / f"{split}-00000-of-00001.parquet"
        write_table(path, Example, make_examples(split, count), LABELS)
    write_sections(folder / "sections.parquet", [describe(label) for label in LABELS])
    cited = {row.id: [LABELS[label] for label in row.labels] for row in make_examples("train", 10)}
    write_table(folder / "edges.parquet", Edge, change(list(make_edges(LABELS, cited, cited))))
    return PublishedFolder(folder)


def test_sections_stand_in_class_order_and_facts_in_row_order(tmp_path: Path) -> None:
    graph = read_graph(write_dataset(tmp_path / "dataset"))
    assert graph.names["section"] == LABELS
    assert graph.names["fact"] == tuple(row.id for row in make_examples("train", 10))
    assert graph.names["act"] == ("IPC",)
    assert graph.counts == {kind: len(graph.names[kind]) for kind in KINDS}


def test_heterodata_holds_every_published_edge(tmp_path: Path) -> None:
    folder = write_dataset(tmp_path / "dataset")
    graph = read_graph(folder)
    assert graph.data.validate()
    assert set(graph.data.edge_types) == set(EDGE_TYPES)
    held = {
        (kind, graph.names[kind][source], relation, other, graph.names[other][target])
        for kind, relation, other in EDGE_TYPES
        for source, target in graph.data[kind, relation, other].edge_index.T.tolist()
    }
    published = [
        tuple(edge.values()) for cites in (True, False) for edge in folder.iterate_edges(cites=cites)
    ]
    assert held == set(published)
    assert graph.data.num_edges == len(published)


def test_neighbours_are_the_edges_by_source(tmp_path: Path) -> None:
    graph = read_graph(write_dataset(tmp_path / "dataset"))
    for edge_type, (starts, targets) in graph.adjacency.items():
        edges = graph.data[edge_type].edge_index.T.tolist()
        for node in range(graph.counts[edge_type[0]]):
            found = targets[starts[node] : starts[node + 1]].tolist()
            assert found == [target for source, target in edges if source == node]


def test_facts_cite_their_labels_and_others_are_no_nodes(tmp_path: Path) -> None:
    graph = read_graph(write_dataset(tmp_path / "dataset"))
    starts, targets = graph.adjacency[CITATION]
    for number, row in enumerate(make_examples("train", 10)):
        assert sorted(targets[starts[number] : starts[number + 1]].tolist()) == row.labels
    assert not any(name.startswith(("validation", "test")) for name in graph.names["fact"])
    uncited = len(LABELS) - 1
    starts, _ = graph.adjacency[CITATION_BACK]
    assert starts[uncited] == starts[uncited + 1]


def test_every_way_has_its_way_back() -> None:
    assert {reverse_edge(edge_type) for edge_type in EDGE_TYPES} == set(EDGE_TYPES)
    assert all(reverse_edge(reverse_edge(edge_type)) == edge_type for edge_type in EDGE_TYPES)


def test_hidden_facts_are_reached_by_no_edge_and_others_by_the_same(tmp_path: Path) -> None:
    graph = read_graph(write_dataset(tmp_path / "dataset"))
    hidden = torch.tensor([0, 3, 4])
    left = hide_facts(graph.adjacency, hidden)
    before, after = graph.adjacency[CITATION_BACK], left[CITATION_BACK]
    for section in range(len(LABELS)):
        facts = before.targets[before.starts[section] : before.starts[section + 1]].tolist()
        kept = after.targets[after.starts[section] : after.starts[section + 1]].tolist()
        assert kept == [fact for fact in facts if fact not in hidden.tolist()]
    assert left[CITATION] is graph.adjacency[CITATION]
    assert len(after.targets) == after.starts[-1] + 1


def test_edges_move_to_a_device(tmp_path: Path) -> None:
    graph = read_graph(write_dataset(tmp_path / "dataset"))
    moved = move_edges(graph.adjacency, "meta")
    assert all(isinstance(edges, Neighbours) and edges.targets.is_meta for edges in moved.values())


def test_an_edge_to_nowhere_is_refused_by_the_data() -> None:
    edges: dict[tuple[str, str, str], tuple[list[int], list[int]]] = {each: ([], []) for each in EDGE_TYPES}
    counts = dict.fromkeys(KINDS, 2)
    assert index_edges(build_data(counts, edges))[CITATION].starts.tolist() == [0, 0, 0]
    edges[CITATION] = ([0], [2])
    with pytest.raises(ValueError, match="larger destination indices than the number of nodes"):
        build_data(counts, edges)


# For users of PyTorch Geometric


def test_nodes_have_names_texts_and_labels(tmp_path: Path) -> None:
    folder = write_dataset(tmp_path / "dataset")
    data, graph, rows = load_hetero_data(folder), read_graph(folder), make_examples("train", 10)
    assert data.validate()
    assert {kind: tuple(data[kind].name) for kind in data.node_types} == graph.names
    assert {kind: data[kind].num_nodes for kind in data.node_types} == graph.counts
    assert all(data[edge].edge_index.equal(graph.data[edge].edge_index) for edge in EDGE_TYPES)
    assert data["fact"].text == [row.text for row in rows]
    assert data["fact"].y.dtype == torch.float32
    assert data["fact"].y.tolist() == [
        [float(label in row.labels) for label in range(len(LABELS))] for row in rows
    ]
    assert data["section"].title == [describe(label).title for label in LABELS]
    assert data["section"].text == ["Whoever."] * len(LABELS)


def test_a_dataset_with_a_section_without_text_is_refused(tmp_path: Path) -> None:
    folder = write_dataset(tmp_path / "dataset")
    sections = [replace(describe(label), text="" if label == "34" else label) for label in LABELS]
    write_sections(folder.folder / "sections.parquet", sections)
    with pytest.raises(BadInputError, match=r"is damaged at sections\.parquet"):
        PublishedFolder(folder.folder)


def test_transforms_and_convolutions_run_on_it(tmp_path: Path) -> None:
    data = ToUndirected()(load_hetero_data(write_dataset(tmp_path / "dataset")))
    assert len(data.edge_types) == 2 * len(EDGE_TYPES)
    assert data["fact"].name == [row.id for row in make_examples("train", 10)]
    for kind in data.node_types:
        data[kind].x = torch.randn(data[kind].num_nodes, 3)
    network = HeteroConv({edge: SAGEConv((-1, -1), len(LABELS)) for edge in data.edge_types})
    found = network(data.x_dict, data.edge_index_dict)
    assert set(found) == set(KINDS)
    assert found["fact"].shape == data["fact"].y.shape
    assert found["fact"].isfinite().all()


def test_without_its_lists_it_can_be_cut(tmp_path: Path) -> None:
    data = load_hetero_data(write_dataset(tmp_path / "dataset"))
    for nodes in data.node_stores:
        for lists in ("name", "text", "title"):
            nodes.pop(lists, None)
    part = data.subgraph({"fact": torch.tensor([2, 5])})
    assert part["fact"].y.equal(data["fact"].y[[2, 5]])
    assert part[CITATION].edge_index.shape[1] == int(part["fact"].y.sum())


# What is refused


def swap(kind: str, **names: str) -> Callable[[Written], Written]:
    """Change the first edge of a kind."""

    def change(edges: Written) -> Written:
        place = next(number for number, edge in enumerate(edges) if edge.relation == kind)
        edges[place] = replace(edges[place], **names)
        return edges

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda edges: [edge for edge in edges if edge.relation != "cited by"], "no reverse edge"),
        (lambda edges: [edge for edge in edges if "cite" not in edge.relation], "not the labels"),
        (lambda edges: [*edges, *edges[-2:]], "not the labels"),
        (lambda edges: edges[:-2], "not the labels"),
        (swap("cites", source="validation0"), "not in its training split"),
        (swap("cites", target="9999"), "not in sections.parquet"),
        (swap("part of", relation="near"), "not a known type"),
        (swap("part of", target_kind="moon"), "not a known type"),
        (swap("part of", target="BNS"), "no reverse edge"),
    ],
)
def test_a_graph_that_contradicts_itself_is_refused(
    change: Callable[[Written], Written], words: str, tmp_path: Path
) -> None:
    folder = write_dataset(tmp_path / "dataset", change)
    with pytest.raises(BadInputError) as refused:
        read_graph(folder)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_two_rows_with_one_id_are_refused(tmp_path: Path) -> None:
    folder = write_dataset(tmp_path / "dataset")
    rows = make_examples("train", 10)
    rows[1] = replace(rows[1], id=rows[0].id)
    write_table(folder.folder / "data" / "train-00000-of-00001.parquet", Example, rows, LABELS)
    with pytest.raises(BadInputError, match="two training rows with the same id"):
        read_graph(PublishedFolder(folder.folder))
