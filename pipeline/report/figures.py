"""Everything that the report of a rebuild says, as plain numbers counted from the finished tables.

Tables are read row by row. What stays in memory for each document is its split, its group and its labels.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pipeline.built import Built
from pipeline.label_statistics import find_title
from pipeline.labels import read_label_list
from pipeline.ledger_status import CourtStatus
from pipeline.report.collection import CollectionFigures, describe_collection
from pipeline.report.documents import DocumentFigures, describe_documents
from pipeline.report.duplicates import DuplicateFigures, describe_duplicates
from pipeline.report.flow import FlowStep, follow_documents
from pipeline.rows import iterate_rows
from pipeline.split import Balance, describe_division
from schemas.errors import BadInputError
from schemas.published import SPLITS
from schemas.records import Assigned

_UNTOLD = ("labels",)  # parameters that the report tells elsewhere
_DIGEST = 16  # characters of a longer one that are told


@dataclass(frozen=True, slots=True)
class LabelFigures:
    """A label, what it is about, and its documents."""

    title: str
    balance: Balance

    @property
    def name(self) -> str:
        """302, 376(2)."""
        return self.balance.labels[0]

    @property
    def documents(self) -> int:
        """In all splits."""
        return self.balance.documents


@dataclass(frozen=True, slots=True)
class StageFigures:
    """One stage as its manifest tells it."""

    name: str
    version: int
    fingerprint: str
    documents_in: int
    documents_out: int
    parameters: str


@dataclass(frozen=True, slots=True)
class GraphFigures:
    """The citation graph."""

    nodes: Mapping[str, int]  # by kind
    edges: Mapping[tuple[str, str, str], int]  # by kind of source, relation, kind of target


@dataclass(frozen=True, slots=True)
class ReportFigures:
    """One rebuild in numbers."""

    source: str  # embedded, web, api, files
    stages: Sequence[StageFigures]
    flow: Sequence[FlowStep]
    whole: Balance  # all documents
    labels: Sequence[LabelFigures]  # the most frequent first, equals in section order
    pairs: Sequence[Balance]  # labels that stand together in some document
    label_counts: Mapping[str, Mapping[int, int]]  # by split: documents by their number of labels
    warnings: Sequence[str]
    documents: DocumentFigures
    duplicates: DuplicateFigures
    graph: GraphFigures | None
    collection: CollectionFigures

    @property
    def published(self) -> int:
        """Documents in all splits."""
        return self.whole.documents

    def average_labels(self, *splits: str) -> float:
        """Labels a document in these splits, or in all."""
        counts = [each for split in splits or SPLITS for each in self.label_counts[split].items()]
        documents = sum(number for _, number in counts)
        return sum(size * number for size, number in counts) / max(1, documents)


def gather_figures(
    built: Built,
    courts: Sequence[CourtStatus],
    *,
    source: str,
    previous: Mapping[str, str] | None = None,
) -> ReportFigures:
    """Count over the finished stages, and over what the ledger says of each court. `previous` has the splits
    of the release that this one builds upon."""
    flow = follow_documents(built, courts)
    assigned = [Assigned(**row) for part in built.list_parts("split") for row in iterate_rows(part)]
    split_of = {each.docid: each.split for each in assigned}
    labels = _read_labels(built, split_of)
    division = describe_division(labels, assigned, previous)  # labels of no document: see _rank_labels
    return ReportFigures(
        source=source,
        stages=[_describe_stage(name, built.read_manifest(name)) for name in built.folders],
        flow=flow,
        whole=division.whole,
        labels=_rank_labels(read_label_list(built.folders["label"]), division.labels),
        pairs=division.pairs,
        label_counts=_count_labels(labels, split_of),
        warnings=division.warnings,
        documents=describe_documents(built.list_parts("parse"), built.list_parts("mask"), split_of),
        duplicates=describe_duplicates(
            built.list_parts("dedupe"),
            split_of,
            kept_all=built.read_manifest("dedupe")["parameters"]["keep_all"],
        ),
        graph=_describe_graph(built) if "graph" in built.folders else None,
        collection=describe_collection(courts),
    )


def _read_labels(built: Built, split_of: Mapping[str, str]) -> dict[str, list[str]]:
    rows = (row for part in built.list_parts("label") for row in iterate_rows(part))
    labels = {row["docid"]: row["labels"] for row in rows if row["docid"] in split_of}
    if missing := split_of.keys() - labels.keys():
        raise BadInputError(f"document {min(missing)} lacks its labels: run ./ilsi verify --forget")
    return labels


def _rank_labels(names: Iterable[str], balances: Iterable[Balance]) -> list[LabelFigures]:
    """All labels that the stage gives, also those that no published document has."""
    of_name = {balance.labels[0]: balance for balance in balances}
    labels = [LabelFigures(find_title(name), of_name.get(name, Balance((name,), 0, 0, 0))) for name in names]
    return sorted(labels, key=lambda label: -label.documents)


def _count_labels(
    labels: Mapping[str, Sequence[str]], split_of: Mapping[str, str]
) -> dict[str, dict[int, int]]:
    counts = {split: Counter[int]() for split in SPLITS}
    for docid, split in split_of.items():
        counts[split][len(labels[docid])] += 1
    return {split: dict(sorted(count.items())) for split, count in counts.items()}


def _describe_stage(name: str, manifest: Mapping[str, Any]) -> StageFigures:
    told = {key: value for key, value in manifest["parameters"].items() if key not in _UNTOLD}
    return StageFigures(
        name,
        manifest["version"],
        manifest["fingerprint"],
        manifest["documents_in"],
        manifest["documents_out"],
        "; ".join(f"{key} {_write_value(value)}" for key, value in sorted(told.items())),
    )


def _write_value(value: object) -> str:
    if value is None:
        return "none"
    written = str(value).lower() if isinstance(value, bool) else str(value)
    return written[:_DIGEST] if re.fullmatch("[0-9a-f]{17,}", written) else written.replace(",", ", ")


def _describe_graph(built: Built) -> GraphFigures:
    nodes: dict[str, set[str]] = {}
    edges: Counter[tuple[str, str, str]] = Counter()
    for row in (row for part in built.list_parts("graph") for row in iterate_rows(part)):
        nodes.setdefault(row["source_kind"], set()).add(row["source"])  # every edge has its way back
        edges[row["source_kind"], row["relation"], row["target_kind"]] += 1
    return GraphFigures({kind: len(names) for kind, names in nodes.items()}, dict(edges))
