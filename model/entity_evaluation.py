"""How well entities are found: recall and precision for each kind, of exact spans and of any overlap."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Span = tuple[int, int, str]  # start, end, kind


@dataclass(frozen=True, slots=True)
class Tally:
    """What was to be found of a kind and what was found, in so many texts."""

    marked: int = 0
    marked_met: int = 0  # marked ones that something found of the same kind overlaps
    found: int = 0
    found_right: int = 0  # found ones that overlap something marked of the same kind
    exact: int = 0  # found just as they are marked

    @property
    def recall(self) -> float:
        """The share of what is marked that was found, be it in part."""
        return _divide(self.marked_met, self.marked)

    @property
    def precision(self) -> float:
        """The share of what was found that is marked, be it in part."""
        return _divide(self.found_right, self.found)

    @property
    def exact_recall(self) -> float:
        """The share of what is marked that was found to the letter."""
        return _divide(self.exact, self.marked)

    @property
    def exact_precision(self) -> float:
        """The share of what was found that is marked to the letter."""
        return _divide(self.exact, self.found)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.marked + other.marked,
            self.marked_met + other.marked_met,
            self.found + other.found,
            self.found_right + other.found_right,
            self.exact + other.exact,
        )


def compare_spans(
    marked: Iterable[Sequence[Span]], found: Iterable[Sequence[Span]], kinds: Sequence[str]
) -> Mapping[str, Tally]:
    """Text by text what is marked against what was found, for each kind."""
    tallies = dict.fromkeys(kinds, Tally())
    for of_text, told in zip(marked, found, strict=True):
        for kind in kinds:
            tallies[kind] += _compare(_keep(of_text, kind), _keep(told, kind))
    return tallies


def _compare(marked: Sequence[tuple[int, int]], found: Sequence[tuple[int, int]]) -> Tally:
    return Tally(
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
