"""A text as it is read, without its layout, and the way back to the offsets of the text itself.

Taggers and finders of names read sentences on one line (`join_lines`); the finder of citations reads what is
left after taking out whatever a reader skips over, such as the feet of pages (`remove_layout`).
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from pipeline.text.spans import Span

_WORD = re.compile(r"\S+")
_RARE_SPACES = "\t\n\r\x0b\x0c\u00a0\u2002\u2003\u2009\u202f\u3000"
_SPACES = re.compile(f"[ {_RARE_SPACES}]([ {_RARE_SPACES}]+)")
_HYPHEN = re.compile(r"-\s+(?=[a-z])")  # at the end of a line, if a small letter comes before it
_SOFT_HYPHEN = re.compile(r"\u00ad\s*|\u200b")
# The foot of a printed page: the title with its date on one line, the address and page number on the next.
_FOOTER = "Indian Kanoon - http"
_FOOTER_LINE = re.compile(
    r"Indian Kanoon - https?://indiankanoon\.org/doc/[0-9]{1,12}/?(?:\s{1,4}[0-9]{1,4}(?=\s|$))?\s{0,8}"
)
_TITLE_END = re.compile(r" on [0-9]{1,2} [A-Z][a-z]{2,8}, [0-9]{4}$")
_LONGEST_TITLE = 200

# What is kept of a source: where each piece starts in the line, where it starts and ends in the source.
_Pieces = tuple[list[int], list[int], list[int]]


class OneLine:
    """What is read of a source, and where each character of it comes from."""

    __slots__ = ("_pieces", "_source", "_span", "text")

    def __init__(self, text: str, source: str, span: Span, pieces: _Pieces | None = None) -> None:
        self.text = text
        self._source = source
        self._span = span  # the part of the source that was read
        self._pieces = pieces  # None: its words, which are listed only if an offset is asked for

    @property
    def is_source(self) -> bool:
        """Is the line the very source? Then offsets are the same in both."""
        return self.text == self._source

    def to_source(self, offset: int) -> int:
        """The offset in the source of the character at this offset of the line."""
        lines, starts, _ = self._pieces or self._list_words()
        index = bisect_right(lines, offset) - 1
        return offset + starts[index] - lines[index] if index >= 0 else offset

    def span_to_source(self, start: int, end: int) -> Span:
        """The span in the source from the first to the last character of a span of the line."""
        return self.to_source(start), self.to_source(end - 1) + 1

    def from_source(self, spans: Iterable[Span]) -> list[Span]:
        """Spans of the source as spans of the line. Those that are partly in it are cut, others left out."""
        lines, starts, ends = self._pieces or self._list_words()
        moved = []
        for start, end in spans:
            # The first piece that ends after the start of the span, the last that starts before its end.
            first, last = bisect_right(ends, start), bisect_left(starts, end) - 1
            if start < end and first <= last:
                line_start = lines[first] + max(0, start - starts[first])
                line_end = lines[last] + min(end, ends[last]) - starts[last]
                moved += [(line_start, line_end)] if line_start < line_end else []
        return moved

    def _list_words(self) -> _Pieces:
        lines, starts, ends = self._pieces = [], [], []
        length = 0
        for word in _WORD.finditer(self._source, *self._span):
            start, end = word.span()
            lines.append(length)
            starts.append(start)
            ends.append(end)
            length += end - start + 1
        return self._pieces


def keep_lines(text: str) -> OneLine:
    """A text as it is, for those whose lines mean something."""
    return OneLine(text, text, (0, len(text)), ([0], [0], [len(text)]))


def join_lines(text: str, start: int = 0, end: int | None = None) -> OneLine:
    """A text, or a part of it, with single spaces between its words. Where the printer broke and indented the
    lines is not part of what it says."""
    end = len(text) if end is None else end
    return OneLine(" ".join(text[start:end].split()), text, (start, end))


def remove_layout(text: str) -> OneLine:
    """A text without what a reader skips over: repeated spaces, hyphens at line ends, the feet of pages."""
    cuts = sorted(_find_footers(text) + _find_spaces(text))
    if not cuts:
        return keep_lines(text)
    lines: list[int] = []
    starts: list[int] = []
    ends: list[int] = []
    at = length = 0
    for start, end in cuts:
        if end > at:
            lines.append(length)
            starts.append(at)
            ends.append(max(start, at))
            length += ends[-1] - at
            at = end
    lines.append(length)
    starts.append(at)
    ends.append(len(text))
    kept = "".join([text[start:end] for start, end in zip(starts, ends, strict=True)])
    return OneLine(kept, text, (0, len(text)), (lines, starts, ends))


def _find_spaces(text: str) -> list[Span]:
    """Spaces after a space, and hyphens that are there only because a line ended."""
    cuts = []
    if "  " in text or any(space in text for space in _RARE_SPACES):  # most paragraphs have none of these
        cuts = [match.span(1) for match in _SPACES.finditer(text)]
    cuts += [
        match.span() for match in _HYPHEN.finditer(text) if text[match.start() - 1 : match.start()].islower()
    ]
    if "\u00ad" in text or "\u200b" in text:
        cuts += [match.span() for match in _SOFT_HYPHEN.finditer(text)]
    return cuts


def _find_footers(text: str) -> list[Span]:
    if _FOOTER not in text:
        return []
    return [(_find_title(text, match.start()), match.end()) for match in _FOOTER_LINE.finditer(text)]


def _find_title(text: str, end: int) -> int:
    """Where the running title before the address begins, or `end` if there is none."""
    first = max(0, end - _LONGEST_TITLE)
    line_end = first + len(text[first:end].rstrip())
    start = text.rfind("\n", first, line_end) + 1
    return start if start and _TITLE_END.search(text, start, line_end) else end
