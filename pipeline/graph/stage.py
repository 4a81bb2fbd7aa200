"""Stage `graph`: the labels with their position in the Act, and the training facts that cite them.

Nodes are the Act, chapters, topics, sections (one per label) and facts. Every edge is there in both
directions. Facts of the other splits have no edges: a model must know nothing about their citations.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from pipeline.label.label_names import find_section_of
from pipeline.parquet import iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan
from schemas.acts import IPC
from schemas.errors import BadInputError
from schemas.published import (
    ACT,
    CHAPTER,
    CITED_BY,
    CITES,
    FACT,
    INCLUDES,
    PART_OF,
    SECTION,
    TOPIC,
    TRAIN,
)
from schemas.records import Edge
from schemas.statutes import SectionEntry, find_section

NAME = "graph"


def plan_graph(split: StagePlan, labels: Sequence[str]) -> StagePlan:
    """One shard for the whole graph."""
    return StagePlan(NAME, (__package__,), Edge, {"labels": ",".join(labels)}, (split.fingerprint,))


def graph_shard(
    job: ShardJob, assigned: Path, labelled: Sequence[Path], labels: Sequence[str]
) -> ShardSummary:
    """Make the only shard from the splits and all shards of labels."""
    training = {row["docid"] for row in iterate_rows(assigned) if row["split"] == TRAIN}
    rows = (row for part in labelled for row in iterate_rows(part))
    cited = {row["docid"]: row["labels"] for row in rows if row["docid"] in training}
    if missing := training.difference(cited):
        raise BadInputError(f"document {min(missing)} lacks its labels: run ./ilsi verify --forget")
    nodes = {edge.docid for edge in connect_statutes(labels)}
    return write_shard(job, make_edges(labels, cited, training), documents_in=len(nodes) + len(cited))


def make_edges(
    labels: Sequence[str], cited: Mapping[str, Sequence[str]], training: Iterable[str]
) -> Iterator[Edge]:
    """All edges: first the tree of the Act, then facts with what they cite, sorted by id."""
    yield from connect_statutes(labels)
    allowed = set(training)
    for docid in sorted(cited):
        if docid not in allowed:  # a model would see the answers
            raise AssertionError(f"document {docid} is not a training document: it must not be in the graph")
        for label in cited[docid]:
            yield from _connect(FACT, docid, CITES, CITED_BY, SECTION, label)


def connect_statutes(labels: Sequence[str]) -> Iterator[Edge]:
    """The tree above the labels: only chapters and topics that contain one."""
    entries = [(label, _find_entry(label)) for label in labels]
    for chapter in dict.fromkeys(entry.chapter for _, entry in entries):
        yield from _connect(CHAPTER, chapter, PART_OF, INCLUDES, ACT, IPC)
    for chapter, topic in dict.fromkeys((entry.chapter, name_topic(entry)) for _, entry in entries):
        yield from _connect(TOPIC, topic, PART_OF, INCLUDES, CHAPTER, chapter)
    for label, entry in entries:
        yield from _connect(SECTION, label, PART_OF, INCLUDES, TOPIC, name_topic(entry))


def name_topic(entry: SectionEntry) -> str:
    """The name of a topic's node. It includes the chapter, as two chapters may have the same sub-heading."""
    return f"{entry.chapter}: {entry.topic}"


def _find_entry(label: str) -> SectionEntry:
    entry = find_section(find_section_of(label))
    if entry is None:
        raise BadInputError(
            f"label {label} is not a section of the Indian Penal Code: fix the list of labels"
        )
    return entry


def _connect(
    below_kind: str, below: str, up: str, down: str, above_kind: str, above: str
) -> tuple[Edge, Edge]:
    return Edge(below_kind, below, up, above_kind, above), Edge(above_kind, above, down, below_kind, below)
