"""A text as a reader sees it: blanks are single, words cut by a line end are whole, page furniture is gone.

The finder of citations reads this view; `to_source` leads back to the offsets of the text itself.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass, field

_RARE_BLANKS = "\t\n\r\x0b\x0c\u00a0\u2002\u2003\u2009\u202f\u3000"
_BLANKS = re.compile(f"[ {_RARE_BLANKS}]([ {_RARE_BLANKS}]+)")
_HYPHEN = re.compile(r"-\s+(?=[a-z])")  # at the end of a line, if a small letter stands before it
_SOFT_HYPHEN = re.compile(r"\u00ad\s*|\u200b")
# The foot of a printed page: the title with its date on one line, the address and page number on the next.
_FOOTER = "Indian Kanoon - http"
_FOOTER_LINE = re.compile(
    r"Indian Kanoon - https?://indiankanoon\.org/doc/[0-9]{1,12}/?(?:\s{1,4}[0-9]{1,4}(?=\s|$))?\s{0,8}"
)
_TITLE_END = re.compile(r" on [0-9]{1,2} [A-Z][a-z]{2,8}, [0-9]{4}$")
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
    """Take out what a reader passes over."""
    view = View(text)
    kept: list[str] = []
    at = length = 0
    for start, end in sorted(_find_footers(text) + _find_blanks(text)):
        if end <= at:
            continue
        start = max(start, at)
        kept.append(text[at:start])
        length += start - at
        at = end
        view.starts.append(length)
        view.shifts.append(end - length)
    if not kept:
        return view
    kept.append(text[at:])
    return View("".join(kept), view.starts, view.shifts)


def _find_blanks(text: str) -> list[tuple[int, int]]:
    """Blanks behind a blank, and hyphens that only a line end has put there."""
    cuts = []
    if "  " in text or any(
        blank in text for blank in _RARE_BLANKS
    ):  # most paragraphs have single blanks only
        cuts = [match.span(1) for match in _BLANKS.finditer(text)]
    cuts += [
        match.span() for match in _HYPHEN.finditer(text) if text[match.start() - 1 : match.start()].islower()
    ]
    if "\u00ad" in text or "\u200b" in text:
        cuts += [match.span() for match in _SOFT_HYPHEN.finditer(text)]
    return cuts


def _find_footers(text: str) -> list[tuple[int, int]]:
    if _FOOTER not in text:
        return []
    return [(_find_title(text, match.start()), match.end()) for match in _FOOTER_LINE.finditer(text)]


def _find_title(text: str, end: int) -> int:
    """Where the running title before the address begins, or `end` if there is none."""
    first = max(0, end - _LONGEST_TITLE)
    line_end = first + len(text[first:end].rstrip())
    start = text.rfind("\n", first, line_end) + 1
    return start if start and _TITLE_END.search(text, start, line_end) else end
