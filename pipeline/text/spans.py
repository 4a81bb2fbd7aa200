"""Looking up offsets among many spans."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

Span = tuple[int, int]


class SpanIndex:
    """Looks up which offsets are inside any of many spans."""

    def __init__(self, spans: Iterable[Span]) -> None:
        self.starts: list[int] = []
        self.ends: list[int] = []  # the highest end of this span and those before it
        for start, end in sorted(spans):
            self.starts.append(start)
            self.ends.append(max(end, self.ends[-1]) if self.ends else end)

    def contains(self, offset: int) -> bool:
        """Is an offset inside one of the spans?"""
        index = bisect_right(self.starts, offset) - 1
        return index >= 0 and offset < self.ends[index]

    def encloses(self, start: int, end: int) -> bool:
        """Is a span inside one of these?"""
        index = bisect_right(self.starts, start) - 1
        return index >= 0 and end <= self.ends[index]

    def overlaps(self, start: int, end: int) -> bool:
        """Does a span share a character with one of these?"""
        return self.contains(start) or bisect_right(self.starts, start) < bisect_left(self.starts, end)
