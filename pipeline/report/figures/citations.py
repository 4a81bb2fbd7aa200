"""How the labels were found: citations of all documents, published or not, counted from finished tables."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from pipeline.cite.finder import UNKNOWN
from pipeline.finished import FinishedStages
from pipeline.label.counts import keep_unquoted, list_cited, list_mentions
from pipeline.label.label_names import find_title
from pipeline.label.stage import gather_labels, list_labels
from pipeline.parquet import read_parquet
from schemas.acts import ACTS, IPC

_TITLES = {UNKNOWN: "(no Act could be inferred)"} | {act.key: act.title for act in ACTS}


@dataclass(frozen=True, slots=True)
class LabelRow:
    """A label and its frequency."""

    label: str
    title: str
    documents: int
    mentions: int
    share: float  # of the documents that have any label


@dataclass(frozen=True, slots=True)
class ActRow:
    """Another Act and how often it is cited."""

    title: str
    documents: int
    mentions: int


@dataclass(slots=True)
class QuoteEffect:
    """What the same labels would be with citations in quoted words, and without them."""

    mentions: int = 0
    quoted_mentions: int = 0
    documents_with: int = 0
    documents_without: int = 0
    labels_with: int = 0
    labels_without: int = 0


@dataclass(slots=True)
class CitationFigures:
    """All documents that the stage `label` read, and what they cite."""

    labels: tuple[str, ...]
    outside_quotes: bool
    documents: int  # that the stage read
    dropped: Mapping[str, int]
    sizes: Counter[int] = field(default_factory=Counter)  # documents by number of labels
    label_documents: Counter[str] = field(default_factory=Counter)
    label_mentions: Counter[str] = field(default_factory=Counter)
    sections: set[str] = field(default_factory=set)  # cited at all, labels or not
    found: Counter[str] = field(default_factory=Counter)
    how: Counter[str] = field(default_factory=Counter)
    rejected: Counter[str] = field(default_factory=Counter)
    act_documents: Counter[str] = field(default_factory=Counter)
    act_mentions: Counter[str] = field(default_factory=Counter)
    quotes: QuoteEffect = field(default_factory=QuoteEffect)

    @property
    def labelled(self) -> int:
        """Documents that have a label."""
        return sum(self.sizes.values())

    @property
    def rows(self) -> list[LabelRow]:
        """The labels, most frequent first; ties in section order."""
        rows = [
            LabelRow(
                label,
                find_title(label),
                self.label_documents[label],
                self.label_mentions[label],
                self.label_documents[label] / max(1, self.labelled),
            )
            for label in self.labels
        ]
        return sorted(rows, key=lambda row: -row.documents)

    @property
    def acts(self) -> list[ActRow]:
        """The other Acts, the one in most documents first."""
        ranked = sorted(self.act_documents.items(), key=lambda item: (-item[1], item[0]))
        return [ActRow(_TITLES.get(act, act), count, self.act_mentions[act]) for act, count in ranked]


def count_citations(stages: FinishedStages) -> CitationFigures:
    """Read the tables one by one."""
    manifest = stages.read_manifest("label")
    figures = CitationFigures(
        list_labels(manifest["parameters"]),
        manifest["parameters"]["outside_quotes"],
        manifest["documents_in"],
        manifest["dropped"],
    )
    for part in stages.list_parts("label"):
        _add_labels(figures, read_parquet(part, columns=["labels"])["labels"])
    for part in stages.list_parts("cite"):
        _add_citations(figures, list_mentions(part))
        rejected = pc.list_flatten(read_parquet(part, columns=["rejected"])["rejected"])
        figures.rejected.update(map(_generalise, rejected.to_pylist()))
    return figures


def _add_labels(figures: CitationFigures, labels: pa.ChunkedArray) -> None:
    figures.sizes.update(_count(pc.list_value_length(labels)))
    figures.label_documents.update(_count(pc.list_flatten(labels)))


def _add_citations(figures: CitationFigures, mentions: pa.Table) -> None:
    is_ipc = pc.equal(mentions["act"], IPC)
    ours = mentions.filter(is_ipc)
    figures.how.update(_count(ours["how"]))
    figures.found.update(_count(ours.filter(pc.not_equal(ours["how"], "link"))["found"]))
    others = mentions.filter(pc.invert(is_ipc))
    figures.act_mentions.update(_count(others["act"]))
    figures.act_documents.update(_count(others.group_by(["row", "act"]).aggregate([])["act"]))
    _add_cited(figures, list_cited(ours))


def _add_cited(figures: CitationFigures, cited: pa.Table) -> None:
    figures.sections.update(pc.unique(cited["section"]).to_pylist())
    effect = figures.quotes
    effect.mentions += pc.sum(cited["mentions"]).as_py() or 0
    effect.quoted_mentions += pc.sum(cited["quoted"]).as_py() or 0
    every = list(filter(None, gather_labels(cited, figures.labels).values()))
    unquoted = list(filter(None, gather_labels(keep_unquoted(cited), figures.labels).values()))
    effect.documents_with += len(every)
    effect.documents_without += len(unquoted)
    effect.labels_with += sum(map(len, every))
    effect.labels_without += sum(map(len, unquoted))
    for mentions in unquoted if figures.outside_quotes else every:
        figures.label_mentions.update(mentions)


def _generalise(rejected: Mapping[str, Any]) -> str:
    """The reason without the number that it may name, so that the same reasons are counted together."""
    reason: str = rejected["reason"]
    return reason.replace(rejected["number"], "…") if rejected["number"] else reason


def _count(values: pa.ChunkedArray) -> dict[Any, int]:
    return {item["values"]: item["counts"] for item in pc.value_counts(values).to_pylist()}
