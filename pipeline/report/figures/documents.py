"""What the published documents are like: courts, years, lengths and masks, read document by document."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, pairwise
from math import log2
from pathlib import Path
from typing import Any

from pipeline.parquet import iterate_rows
from schemas.courts import COURTS, find_court
from schemas.masks import KINDS, TIERS, count_words
from schemas.published import SPLITS

OTHER_COURT = "other courts"
ALL = "all"


@dataclass(frozen=True, slots=True)
class CourtYears:
    """The published documents of one court."""

    court: str
    splits: Sequence[int]  # documents in train, validation, test
    first: int | None  # years
    last: int | None

    @property
    def documents(self) -> int:
        """In all splits."""
        return sum(self.splits)


@dataclass(frozen=True, slots=True)
class Spread:
    """How long the documents of a split are."""

    split: str  # or ALL
    documents: int
    mean: float
    median: float
    p95: int  # 95 of 100 documents are no longer than this
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Bin:
    """Documents with a value from `low` to below `high`."""

    low: int
    high: int
    documents: int


@dataclass(frozen=True, slots=True)
class MaskCount:
    """One kind of mask."""

    kind: str
    masks: int
    documents: int  # that have it


@dataclass(frozen=True, slots=True)
class DocumentFigures:
    """All published documents."""

    courts: Sequence[CourtYears]
    years: Mapping[int, int]  # documents by year, in order
    undated: int
    sentences: Sequence[Spread]
    words: Sequence[Spread]
    sentence_bins: Sequence[Bin]
    word_bins: Sequence[Bin]
    masks: Sequence[MaskCount]
    tiers: Mapping[str, Sequence[int]]  # documents in train, validation, test


@dataclass(slots=True)
class _Counts:
    courts: Counter[tuple[str, str]] = field(default_factory=Counter)  # court, split
    years: Counter[tuple[str, int | None]] = field(default_factory=Counter)  # court, year
    sentences: Counter[tuple[str, int]] = field(default_factory=Counter)  # split, sentences
    words: Counter[tuple[str, int]] = field(default_factory=Counter)
    masks: Counter[str] = field(default_factory=Counter)
    masked: Counter[str] = field(default_factory=Counter)
    tiers: Counter[tuple[str, str]] = field(default_factory=Counter)  # tier, split


def describe_documents(
    parsed: Sequence[Path], masked: Sequence[Path], split_of: Mapping[str, str]
) -> DocumentFigures:
    """Read the judgments and the masked facts of the documents that have a split."""
    counts = _Counts()
    for row in _read(parsed, ["docid", "court", "decided_on"], split_of):
        _count_judgment(counts, row, split_of[row["docid"]])
    for row in _read(masked, ["docid", "tier", "sentences", "masks.list.element.kind"], split_of):
        _count_facts(counts, row, split_of[row["docid"]])
    years = Counter[int | None]()
    for (_, year), documents in counts.years.items():
        years[year] += documents
    return DocumentFigures(
        courts=list(_list_courts(counts)),
        years={year: years[year] for year in sorted(year for year in years if year is not None)},
        undated=years[None],
        sentences=list(_spread(counts.sentences)),
        words=list(_spread(counts.words)),
        sentence_bins=_fill_bins(counts.sentences),
        word_bins=_fill_bins(counts.words),
        masks=[MaskCount(kind, counts.masks[kind], counts.masked[kind]) for kind in KINDS],
        tiers={tier: [counts.tiers[tier, split] for split in SPLITS] for tier in TIERS},
    )


def _read(
    parts: Sequence[Path], columns: list[str], wanted: Mapping[str, str]
) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        yield from (row for row in iterate_rows(part, columns) if row["docid"] in wanted)


def _count_judgment(counts: _Counts, row: Mapping[str, Any], split: str) -> None:
    known = find_court(row["court"])
    court = known.name if known else OTHER_COURT
    counts.courts[court, split] += 1
    counts.years[court, row["decided_on"].year if row["decided_on"] else None] += 1


def _count_facts(counts: _Counts, row: Mapping[str, Any], split: str) -> None:
    counts.sentences[split, len(row["sentences"])] += 1
    counts.words[split, sum(map(count_words, row["sentences"]))] += 1
    kinds = Counter(mask["kind"] for mask in row["masks"])
    counts.masks.update(kinds)
    counts.masked.update(kinds.keys())
    counts.tiers[row["tier"], split] += 1


def _list_courts(counts: _Counts) -> Iterator[CourtYears]:
    """The courts that have documents, in the order of our list."""
    for court in (*(court.name for court in COURTS), OTHER_COURT):
        splits = [counts.courts[court, split] for split in SPLITS]
        years = [year for name, year in counts.years if name == court and year is not None]
        if any(splits):
            yield CourtYears(court, splits, min(years, default=None), max(years, default=None))


def _spread(lengths: Mapping[tuple[str, int], int]) -> Iterator[Spread]:
    """For all documents and for each split that has any."""
    for split in (ALL, *SPLITS):
        counts = Counter[int]()
        for (name, length), documents in lengths.items():
            if split in (ALL, name):
                counts[length] += documents
        if counts:
            yield _measure(split, counts)


def _measure(split: str, counts: Counter[int]) -> Spread:
    documents = counts.total()
    middle = _find_rank(counts, (documents + 1) // 2) + _find_rank(counts, documents // 2 + 1)
    return Spread(
        split,
        documents,
        mean=sum(length * number for length, number in counts.items()) / documents,
        median=middle / 2,
        p95=_find_rank(counts, -(-95 * documents // 100)),
        least=min(counts),
        most=max(counts),
    )


def _find_rank(lengths: Mapping[int, int], rank: int) -> int:
    """The length of the document with this rank, from 1, when all are sorted by length."""
    seen = 0
    for length in sorted(lengths):
        seen += lengths[length]
        if seen >= rank:
            return length
    raise ValueError(f"there is no document {rank}")


def _fill_bins(lengths: Mapping[tuple[str, int], int]) -> list[Bin]:
    """From the shortest document to the longest. Two bins double the length, so that all have the same width
    on a log scale, except for the smallest numbers, which have a bin each."""
    if not lengths:
        return []
    shortest, longest = min(length for _, length in lengths), max(length for _, length in lengths)
    powers = count(int(2 * log2(max(1, shortest))))
    edges = [round(2 ** (next(powers) / 2))]
    while edges[-1] <= longest:
        edges.append(max(edges[-1] + 1, round(2 ** (next(powers) / 2))))
    bins = Counter[int]()
    for (_, length), documents in lengths.items():
        bins[bisect_right(edges, max(edges[0], length)) - 1] += documents
    return [Bin(low, high, bins[index]) for index, (low, high) in enumerate(pairwise(edges))]
