"""All figures of the report, counted from the finished tables.

Tables are read row by row. Only the split, the group and the labels of each document stay in memory.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pipeline.archive.coverage import CourtStatus
from pipeline.finished import FinishedStages
from pipeline.label.label_names import find_section_of, find_title
from pipeline.label.stage import read_label_list
from pipeline.parquet import iterate_rows
from pipeline.report.figures.citations import CitationFigures, count_citations
from pipeline.report.figures.collection import CollectionFigures, describe_collection
from pipeline.report.figures.documents import DocumentFigures, describe_documents
from pipeline.report.figures.duplicates import DuplicateFigures, describe_duplicates
from pipeline.report.figures.flow import FlowStep, follow_documents
from pipeline.split.balance import Balance, describe_division
from schemas.errors import BadInputError
from schemas.published import SPLITS
from schemas.records import SplitAssignment

_HIDDEN = ("labels",)  # parameters that the report shows elsewhere
_DIGEST = 16  # characters of a digest that are shown


@dataclass(frozen=True, slots=True)
class LabelFigures:
    """A label, what it is about, and its documents."""

    title: str
    text_from: str  # where the text of its section is from
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
    """One stage as its manifest describes it."""

    name: str
    code: str
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

    source: str  # where the judgments come from, in a sentence
    is_box: bool  # fiction
    stages: Sequence[StageFigures]
    flow: Sequence[FlowStep]
    whole: Balance  # all documents
    labels: Sequence[LabelFigures]  # the most frequent first, ties in section order
    pairs: Sequence[Balance]  # labels that share a document
    label_counts: Mapping[str, Mapping[int, int]]  # by split: documents by their number of labels
    warnings: Sequence[str]
    documents: DocumentFigures
    duplicates: DuplicateFigures
    graph: GraphFigures | None
    collection: CollectionFigures
    citations: CitationFigures

    @property
    def published(self) -> int:
        """Documents in all splits."""
        return self.whole.documents

    @property
    def used_labels(self) -> Sequence[LabelFigures]:
        """The labels that a published document has, the most frequent first."""
        return [label for label in self.labels if label.documents]

    def average_labels(self, *splits: str) -> float:
        """Labels per document in these splits, or in all."""
        counts = [item for split in splits or SPLITS for item in self.label_counts[split].items()]
        documents = sum(number for _, number in counts)
        return sum(size * number for size, number in counts) / max(1, documents)


def gather_figures(
    stages: FinishedStages,
    courts: Sequence[CourtStatus],
    *,
    source: str,
    is_box: bool = False,
    previous: Mapping[str, str] | None = None,
) -> ReportFigures:
    """Count over the finished stages and over the ledger's courts. `previous` has the splits of the release
    that this one builds upon."""
    flow = follow_documents(stages, courts)
    assigned = [SplitAssignment(**row) for part in stages.list_parts("split") for row in iterate_rows(part)]
    split_of = {document.docid: document.split for document in assigned}
    labels = _read_labels(stages, split_of)
    division = describe_division(labels, assigned, previous)  # for labels without documents see _rank_labels
    return ReportFigures(
        source=source,
        is_box=is_box,
        stages=[_describe_stage(name, stages.read_manifest(name)) for name in stages.folders],
        flow=flow,
        whole=division.whole,
        labels=_rank_labels(stages, division.labels),
        pairs=division.pairs,
        label_counts=_count_labels(labels, split_of),
        warnings=division.warnings,
        documents=describe_documents(stages.list_parts("parse"), stages.list_parts("mask"), split_of),
        duplicates=describe_duplicates(
            stages.list_parts("dedupe"),
            split_of,
            kept_all=stages.read_manifest("dedupe")["parameters"]["keep_all"],
        ),
        graph=_describe_graph(stages) if "graph" in stages.folders else None,
        collection=describe_collection(courts),
        citations=count_citations(stages),
    )


def _read_labels(stages: FinishedStages, split_of: Mapping[str, str]) -> dict[str, list[str]]:
    rows = (row for part in stages.list_parts("label") for row in iterate_rows(part))
    labels = {row["docid"]: row["labels"] for row in rows if row["docid"] in split_of}
    if missing := split_of.keys() - labels.keys():
        raise BadInputError(f"document {min(missing)} lacks its labels: run ./ilsi verify --forget")
    return labels


def _rank_labels(stages: FinishedStages, balances: Iterable[Balance]) -> list[LabelFigures]:
    """All labels of the stage, including those that no published document has."""
    of_name = {balance.labels[0]: balance for balance in balances}
    sections = (row for part in stages.list_parts("statutes") for row in iterate_rows(part))
    origins = {row["number"]: row["text_from"] for row in sections}
    labels = [
        LabelFigures(
            find_title(name), origins[find_section_of(name)], of_name.get(name, Balance((name,), 0, 0, 0))
        )
        for name in read_label_list(stages.folders["label"])
    ]
    return sorted(labels, key=lambda label: -label.documents)


def _count_labels(
    labels: Mapping[str, Sequence[str]], split_of: Mapping[str, str]
) -> dict[str, dict[int, int]]:
    counts = {split: Counter[int]() for split in SPLITS}
    for docid, split in split_of.items():
        counts[split][len(labels[docid])] += 1
    return {split: dict(sorted(count.items())) for split, count in counts.items()}


def _describe_stage(name: str, manifest: Mapping[str, Any]) -> StageFigures:
    shown = {key: value for key, value in manifest["parameters"].items() if key not in _HIDDEN}
    return StageFigures(
        name,
        manifest["code"],
        manifest["fingerprint"],
        manifest["documents_in"],
        manifest["documents_out"],
        "; ".join(f"{key} {_write_value(value)}" for key, value in sorted(shown.items())),
    )


def _write_value(value: object) -> str:
    if value is None:
        return "none"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text[:_DIGEST] if re.fullmatch("[0-9a-f]{17,}", text) else text.replace(",", ", ")


def _describe_graph(stages: FinishedStages) -> GraphFigures:
    nodes: dict[str, set[str]] = {}
    edges: Counter[tuple[str, str, str]] = Counter()
    for row in (row for part in stages.list_parts("graph") for row in iterate_rows(part)):
        nodes.setdefault(row["source_kind"], set()).add(row["source"])  # edges are in both directions
        edges[row["source_kind"], row["relation"], row["target_kind"]] += 1
    return GraphFigures({kind: len(names) for kind, names in nodes.items()}, dict(edges))
