"""A text as a reader sees it: words that a line end has cut are whole again, page furniture is gone.

The finder of citations reads this view; `to_source` leads back to the offsets of the text itself.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass, field

_HYPHEN = re.compile(r"-[ \t]*\r?\n?[ \t\n]+(?=[a-z])|\u00ad\s*")
_FOOTER = "Indian Kanoon - http"
# The foot of a printed page: the title with its date on one line, the address and page number on the next.
_FOOTER_LINE = re.compile(r"Indian Kanoon - https?://indiankanoon\.org/doc/[0-9]+/?(?:\s{1,4}[0-9]{1,4}(?=\s|$))?")
_TITLE_END = re.compile(r" on [0-9]{1,2} [A-Z][a-z]{2,8}, [0-9]{4}\s*$")
_LONGEST_TITLE = 200


@dataclass(frozen=True, slots=True)
class View:
    """What is read, and how far behind the text itself it is from each of `starts` on."""

    text: str
    starts: list[int] = field(default_factory=list)
    shifts: list[int] = field(default_factory=list)

    def to_source(self, offset: int) -> int:
        """The offset into the text itself of the character at this offset of the view."""
        place = bisect_right(self.starts, offset)
        return offset + (self.shifts[place - 1] if place else 0)


def read_through(text: str) -> View:
    """Take out what a reader passes over. Costs next to nothing where there is nothing to take out."""
    cuts = sorted(_find_footers(text) + _find_hyphens(text))
    if not cuts:
        return View(text)
    kept: list[str] = []
    starts: list[int] = []
    shifts: list[int] = []
    at = length = 0
    for start, end in cuts:
        if start < at:
            continue
        kept.append(text[at:start])
        length += start - at
        at = end
        starts.append(length)
        shifts.append(end - length)
    kept.append(text[at:])
    return View("".join(kept), starts, shifts)


def _find_hyphens(text: str) -> list[tuple[int, int]]:
    return [
        match.span()
        for match in _HYPHEN.finditer(text)
        if match[0][0] == "\u00ad" or (match.start() and text[match.start() - 1].islower())
    ]


def _find_footers(text: str) -> list[tuple[int, int]]:
    if _FOOTER not in text:
        return []
    return [(_find_title(text, match.start()), match.end()) for match in _FOOTER_LINE.finditer(text)]


def _find_title(text: str, end: int) -> int:
    """Where the running title before the address begins, or `end` if there is none."""
    line_end = len(text[max(0, end - _LONGEST_TITLE) : end].rstrip()) + max(0, end - _LONGEST_TITLE)
    start = text.rfind("\n", max(0, line_end - _LONGEST_TITLE), line_end) + 1
    return start if start and _TITLE_END.search(text, start, line_end) else end
