"""The citation graph: the tree of the Act over the labels, and citations of training facts only."""

from pathlib import Path

import pytest

from pipeline.graph.stage import connect_statutes, graph_shard, make_edges, plan_graph
from pipeline.parquet import iterate_rows
from pipeline.shards import ShardJob, write_shard
from pipeline.stage import StagePlan, list_jobs
from schemas.errors import BadInputError
from schemas.records import Edge, JudgmentLabels, SplitAssignment
from schemas.statutes import find_section

BACK = {"includes": "part of", "part of": "includes", "cites": "cited by", "cited by": "cites"}


def turn(edge: Edge) -> Edge:
    return Edge(edge.target_kind, edge.target, BACK[edge.relation], edge.source_kind, edge.source)


def write_tables(
    folder: Path, assigned: list[SplitAssignment], labelled: list[JudgmentLabels]
) -> tuple[Path, list[Path]]:
    splits = ShardJob(folder / "split", 0, "split", "a", SplitAssignment)
    labels = ShardJob(folder / "label", 0, "label", "b", JudgmentLabels)
    write_shard(splits, assigned, documents_in=len(assigned))
    write_shard(labels, labelled, documents_in=len(labelled))
    return splits.part, [labels.part]


def make_graph(
    folder: Path, assigned: list[SplitAssignment], labelled: list[JudgmentLabels], labels: list[str]
) -> list[Edge]:
    tables = write_tables(folder, assigned, labelled)
    plan = plan_graph(StagePlan("split", (), SplitAssignment, {}, ("in",)), labels)
    (job,) = list_jobs(plan, folder)
    summary = graph_shard(job, *tables, labels)
    edges = [Edge(**row) for row in iterate_rows(job.part)]
    assert summary.rows == len(edges)
    return edges


ASSIGNED = [
    SplitAssignment("1", "1", "train"),
    SplitAssignment("2", "2", "test"),
    SplitAssignment("3", "3", "validation"),
    SplitAssignment("4", "4", "train"),
]
LABELLED = [
    JudgmentLabels("1", ["34", "302"]),
    JudgmentLabels("2", ["302"]),
    JudgmentLabels("3", ["376(2)"]),
    JudgmentLabels("4", ["376(2)"]),
    JudgmentLabels("5", ["34"]),
]
LABELS = ["34", "302", "376(2)"]


def test_citations_of_training_facts_only(tmp_path: Path) -> None:
    edges = make_graph(tmp_path, ASSIGNED, LABELLED, LABELS)
    cites = {(edge.source, edge.target) for edge in edges if edge.relation == "cites"}
    assert cites == {("1", "34"), ("1", "302"), ("4", "376(2)")}


def test_every_edge_has_its_way_back(tmp_path: Path) -> None:
    edges = make_graph(tmp_path, ASSIGNED, LABELLED, LABELS)
    assert len(set(edges)) == len(edges)
    assert {turn(edge) for edge in edges} == set(edges)


def test_a_fact_of_another_split_is_refused() -> None:
    with pytest.raises(AssertionError, match="document 2 is not a training document"):
        list(make_edges(LABELS, {"2": ["302"]}, {"1"}))


def test_every_label_hangs_on_the_act_by_topic_and_chapter() -> None:
    parents = {
        (edge.source_kind, edge.source): (edge.target_kind, edge.target)
        for edge in connect_statutes(["302", "304", "379", "376(2)"])
        if edge.relation == "part of"
    }
    for label, number in (("302", "302"), ("304", "304"), ("379", "379"), ("376(2)", "376")):
        entry = find_section(number)
        assert entry is not None
        topic = parents["section", label]
        assert topic == ("topic", f"{entry.chapter}: {entry.topic}")
        assert parents[topic] == ("chapter", entry.chapter)
        assert parents["chapter", entry.chapter] == ("act", "IPC")
    assert parents["section", "302"] == parents["section", "304"]
    assert len([kind for kind, _ in parents if kind == "chapter"]) == 2


def test_the_order_of_documents_changes_nothing(tmp_path: Path) -> None:
    first = make_graph(tmp_path / "a", ASSIGNED, LABELLED, LABELS)
    assert make_graph(tmp_path / "b", ASSIGNED[::-1], LABELLED[::-1], LABELS) == first


def test_a_document_without_labels_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="document 4 lacks its labels"):
        make_graph(tmp_path, ASSIGNED, LABELLED[:3], LABELS)


def test_a_label_that_is_no_section_is_told() -> None:
    with pytest.raises(BadInputError, match="label 999 is not a section"):
        list(connect_statutes(["999"]))


def test_the_labels_are_part_of_the_fingerprint() -> None:
    split = StagePlan("split", (), SplitAssignment, {}, ("in",))
    assert plan_graph(split, ["302"]).fingerprint != plan_graph(split, ["304"]).fingerprint
