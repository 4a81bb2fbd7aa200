"""What the labels of a corpus look like, and how they were come by: counted from finished tables."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from pipeline.citations import UNKNOWN
from pipeline.cited_sections import keep_unquoted, list_cited, list_mentions, list_parts
from pipeline.label_names import find_section_of
from pipeline.labels import gather_labels, read_label_list
from pipeline.stage import read_manifest
from pipeline.tables import read_parquet
from schemas.acts import ACTS, IPC
from schemas.errors import BadInputError
from schemas.statutes import find_section

_TITLES = {UNKNOWN: "(no Act could be told)"} | {act.key: act.title for act in ACTS}


@dataclass(frozen=True, slots=True)
class LabelRow:
    """One label and how often it is given."""

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
class LabelStatistics:
    """Everything the page about the labels says."""

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
    def mean_size(self) -> float:
        """Labels a document, on average."""
        return sum(size * count for size, count in self.sizes.items()) / max(1, self.labelled)

    @property
    def median_size(self) -> float:
        """Labels of the document in the middle."""
        middle, seen = (self.labelled + 1) / 2, 0
        for size, count in sorted(self.sizes.items()):
            seen += count
            if seen >= middle:
                return size
            if seen + 0.5 == middle:  # between this document and the next
                return (size + min(other for other in self.sizes if other > size)) / 2
        return 0

    @property
    def rows(self) -> list[LabelRow]:
        """The labels, most frequent first; equals in section order."""
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


def find_title(label: str) -> str:
    """What the section of a label is about."""
    entry = find_section(find_section_of(label))
    return entry.title if entry else ""


def gather_statistics(cited: Path, labelled: Path) -> LabelStatistics:
    """Count over the folders of the finished stages `cite` and `label`."""
    manifest = read_manifest(labelled)
    if manifest is None:
        raise BadInputError(f"{labelled} has no manifest: run ./ilsi rebuild")
    statistics = LabelStatistics(
        read_label_list(labelled),
        manifest["parameters"]["outside_quotes"],
        manifest["documents_in"],
        manifest["dropped"],
    )
    for part in list_parts(labelled):
        _add_labels(statistics, read_parquet(part, columns=["labels"])["labels"])
    for part in list_parts(cited):
        _add_citations(statistics, list_mentions(part))
        rejected = pc.list_flatten(read_parquet(part, columns=["rejected"])["rejected"])
        statistics.rejected.update(map(_generalise, rejected.to_pylist()))
    return statistics


def _add_labels(statistics: LabelStatistics, labels: pa.ChunkedArray) -> None:
    statistics.sizes.update(_count(pc.list_value_length(labels)))
    statistics.label_documents.update(_count(pc.list_flatten(labels)))


def _add_citations(statistics: LabelStatistics, mentions: pa.Table) -> None:
    is_ipc = pc.equal(mentions["act"], IPC)
    ours = mentions.filter(is_ipc)
    statistics.how.update(_count(ours["how"]))
    statistics.found.update(_count(ours.filter(pc.not_equal(ours["how"], "link"))["found"]))
    others = mentions.filter(pc.invert(is_ipc))
    statistics.act_mentions.update(_count(others["act"]))
    statistics.act_documents.update(_count(others.group_by(["row", "act"]).aggregate([])["act"]))
    _add_cited(statistics, list_cited(ours))


def _add_cited(statistics: LabelStatistics, cited: pa.Table) -> None:
    statistics.sections.update(pc.unique(cited["section"]).to_pylist())
    effect = statistics.quotes
    effect.mentions += pc.sum(cited["mentions"]).as_py() or 0
    effect.quoted_mentions += pc.sum(cited["quoted"]).as_py() or 0
    every = [found for found in gather_labels(cited, statistics.labels).values() if found]
    unquoted = [found for found in gather_labels(keep_unquoted(cited), statistics.labels).values() if found]
    effect.documents_with += len(every)
    effect.documents_without += len(unquoted)
    effect.labels_with += sum(map(len, every))
    effect.labels_without += sum(map(len, unquoted))
    for found in unquoted if statistics.outside_quotes else every:
        statistics.label_mentions.update(found)


def _generalise(rejected: Mapping[str, Any]) -> str:
    """The reason without the number that it may name, so that equal reasons are counted together."""
    reason: str = rejected["reason"]
    return reason.replace(rejected["number"], "…") if rejected["number"] else reason


def _count(values: pa.ChunkedArray) -> dict[Any, int]:
    return {item["values"]: item["counts"] for item in pc.value_counts(values).to_pylist()}
