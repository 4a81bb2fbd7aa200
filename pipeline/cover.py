"""Looking up offsets among many spans."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from pipeline.found import Span


class Cover:
    """Which offsets lie in some spans?"""

    def __init__(self, spans: Iterable[Span]) -> None:
        self.starts: list[int] = []
        self.ends: list[int] = []  # of the span itself or of any before it, so that they only grow
        for start, end in sorted(spans):
            self.starts.append(start)
            self.ends.append(max(end, self.ends[-1]) if self.ends else end)

    def has(self, offset: int) -> bool:
        """Does an offset lie in one of the spans, or between two that one span reaches over?"""
        at = bisect_right(self.starts, offset) - 1
        return at >= 0 and offset < self.ends[at]

    def holds(self, start: int, end: int) -> bool:
        """Does a span lie in one of these?"""
        at = bisect_right(self.starts, start) - 1
        return at >= 0 and end <= self.ends[at]

    def meets(self, start: int, end: int) -> bool:
        """Does a span share a character with one of these?"""
        return self.has(start) or bisect_right(self.starts, start) < bisect_left(self.starts, end)
