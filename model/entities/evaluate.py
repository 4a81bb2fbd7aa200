"""Evaluation of entity finders: recall and precision for each kind, of exact spans and of any overlap."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Span = tuple[int, int, str]  # start, end, kind


@dataclass(frozen=True, slots=True)
class SpanCounts:
    """Counts of marked and found entities of one kind."""

    marked: int = 0
    marked_met: int = 0  # marked ones that overlap a found one of the same kind
    found: int = 0
    found_right: int = 0  # found ones that overlap a marked one of the same kind
    exact: int = 0  # found exactly as marked

    @property
    def recall(self) -> float:
        """The share of marked entities that were found at least in part."""
        return _divide(self.marked_met, self.marked)

    @property
    def precision(self) -> float:
        """The share of found entities that are marked at least in part."""
        return _divide(self.found_right, self.found)

    @property
    def exact_recall(self) -> float:
        """The share of marked entities that were found exactly."""
        return _divide(self.exact, self.marked)

    @property
    def exact_precision(self) -> float:
        """The share of found entities that are marked exactly."""
        return _divide(self.exact, self.found)

    def __add__(self, other: "SpanCounts") -> "SpanCounts":
        return SpanCounts(
            self.marked + other.marked,
            self.marked_met + other.marked_met,
            self.found + other.found,
            self.found_right + other.found_right,
            self.exact + other.exact,
        )


def compare_spans(
    marked: Iterable[Sequence[Span]], found: Iterable[Sequence[Span]], kinds: Sequence[str]
) -> Mapping[str, SpanCounts]:
    """Compare marked and found entities text by text, for each kind."""
    counts = dict.fromkeys(kinds, SpanCounts())
    for marked_spans, found_spans in zip(marked, found, strict=True):
        for kind in kinds:
            counts[kind] += _compare(_keep(marked_spans, kind), _keep(found_spans, kind))
    return counts


def _compare(marked: Sequence[tuple[int, int]], found: Sequence[tuple[int, int]]) -> SpanCounts:
    return SpanCounts(
        marked=len(marked),
        marked_met=_count_met(marked, found),
        found=len(found),
        found_right=_count_met(found, marked),
        exact=len(set(marked) & set(found)),
    )


def _keep(spans: Iterable[Span], kind: str) -> list[tuple[int, int]]:
    return sorted({(start, end) for start, end, name in spans if name == kind})


def _count_met(spans: Sequence[tuple[int, int]], others: Sequence[tuple[int, int]]) -> int:
    return sum(any(start < end_ and start_ < end for start_, end_ in others) for start, end in spans)


def _divide(part: int, whole: int) -> float:
    return part / whole if whole else float("nan")
