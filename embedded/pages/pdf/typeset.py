"""From paragraphs to pages: lines are broken, justified and stacked, with footnotes at the foot of a page."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from embedded.pages.pdf.file import Run
from embedded.pages.pdf.widths import measure

_COLUMNS = re.compile(r" {3,}")  # what separates the left part of a line from the right one
_CENTRED = 8  # spaces: a line that is indented further is in the middle
_BREAK = re.compile(r"(?<=[aeiou])(?=[bcdfgklmnprstv][aeiou])")  # where a word may be hyphenated
_LONG_WORD = re.compile(r"[a-z]{8,}[.,;]?")
_NOTE_LEADING = 1.15


@dataclass(frozen=True, slots=True)
class Area:
    """Where the text of a page is, and its letters."""

    left: float
    right: float
    top: float
    bottom: float
    size: float
    leading: float  # points from line to line


class Typesetter:
    """Fills pages from the top."""

    def __init__(self, area: Area, *, hyphenates: bool = False) -> None:
        self.area = area
        self.hyphenates = hyphenates
        self.pages: list[list[Run]] = [[]]
        self.y = area.top
        self.notes: list[str] = []  # of the page under way
        self.noted = 0

    def set_paragraph(
        self,
        text: str,
        *,
        inset: float = 0.0,
        first: float = 0.0,
        font: str = "roman",
        size: float = 0.0,
        note: str = "",
    ) -> None:
        """A justified paragraph, inset from both sides; `note` is a footnote marked at its end."""
        area = self.area
        size = size or area.size
        left, width = area.left + inset, area.right - area.left - 2 * inset
        lines = list(_break_lines(text, width / size * 1000, first / size * 1000, font, self.hyphenates))
        for number, (line, room) in enumerate(lines):
            indent = first if number == 0 else 0.0
            is_last = number == len(lines) - 1
            gaps = line.count(" ")
            spacing = room * size / 1000 / gaps if gaps and not is_last and room > 0 else 0.0
            self._begin_line(area.leading * size / area.size, for_note=bool(note) and is_last)
            self.pages[-1].append(Run(left + indent, self.y, line, size, font, spacing))
            if note and is_last:
                self._mark_note(left + indent, line, font, note)
        self.y -= area.leading * 0.4

    def set_line(self, line: str, *, font: str = "roman", size: float = 0.0) -> None:
        """A line of a typed head or foot: far from the left is the middle, and columns stay apart."""
        area, size = self.area, size or self.area.size
        words = line.strip()
        indent = len(line) - len(line.lstrip(" "))
        parts = _COLUMNS.split(words)
        width = sum(measure(part, font) for part in parts) * size / 1000 + (len(parts) - 1) * size
        if width > area.right - area.left:
            self.set_paragraph(" ".join(parts), font=font, size=size)
            return
        self._begin_line(area.leading)
        if len(parts) == 1:
            left = (area.left + area.right - width) / 2 if indent > _CENTRED else area.left + indent * 3
            left = min(left, area.right - width)
            self.pages[-1].append(Run(left, self.y, words, size, font))
            return
        last = measure(parts[-1], font) * size / 1000
        self.pages[-1].append(Run(area.left, self.y, "  ".join(parts[:-1]), size, font))
        self.pages[-1].append(Run(area.right - last, self.y, parts[-1], size, font))

    def skip(self, lines: float = 0.5) -> None:
        """White between paragraphs."""
        self.y -= lines * self.area.leading

    def finish(self) -> list[list[Run]]:
        """The pages."""
        self._set_notes()
        return self.pages

    def _begin_line(self, leading: float, *, for_note: bool = False) -> None:
        kept = len(self.notes) + for_note
        floor = self.area.bottom + kept * self._note_leading + (6 if kept else 0)
        if self.y - leading < floor and self.pages[-1]:
            self._set_notes()
            self.pages.append([])
            self.y = self.area.top
        self.y -= leading

    @property
    def _note_leading(self) -> float:
        return (self.area.size - 2.5) * _NOTE_LEADING

    def _mark_note(self, x: float, line: str, font: str, note: str) -> None:
        self.noted += 1
        end = x + measure(line, font) * self.area.size / 1000 + 0.5
        mark = Run(end, self.y + self.area.size * 0.35, str(self.noted), self.area.size * 0.6, font)
        self.pages[-1].append(mark)
        self.notes.append(f"{self.noted} {note}")

    def _set_notes(self) -> None:
        for place, note in enumerate(reversed(self.notes)):
            y = self.area.bottom + place * self._note_leading
            self.pages[-1].append(Run(self.area.left, y, note, self.area.size - 2.5))
        self.notes = []


def _break_lines(
    text: str, width: float, first: float, font: str, hyphenates: bool
) -> Iterator[tuple[str, float]]:
    """The lines of a paragraph and what is left of their width, in thousandths of the size."""
    space = measure(" ", font)
    line, room = "", width - first
    for word in text.split():
        length = measure(word, font)
        if not line:
            line, room = word, room - length
        elif length + space <= room:
            line, room = f"{line} {word}", room - length - space
        else:
            head, tail = _hyphenate(word, room - space, font) if hyphenates else ("", word)
            yield (f"{line} {head}", room - space - measure(head, font)) if head else (line, room)
            line, room = tail, width - measure(tail, font)
    if line:
        yield line, room


def _hyphenate(word: str, room: float, font: str) -> tuple[str, str]:
    """What of a word still fits into a line, and the rest."""
    if _LONG_WORD.fullmatch(word):
        for match in reversed(list(_BREAK.finditer(word, 3, len(word) - 3))):
            head = f"{word[: match.start()]}-"
            if measure(head, font) <= room:
                return head, word[match.start() :]
    return "", word


def set_outside(parts: Sequence[str], y: float, area: Area, size: float, font: str = "roman") -> list[Run]:
    """The left, middle and right part of a line outside the text."""
    runs = []
    for part, place in zip(parts, (0.0, 0.5, 1.0), strict=True):
        if part:
            free = area.right - area.left - measure(part, font) * size / 1000
            runs.append(Run(area.left + max(0.0, free) * place, y, part, size, font))
    return runs
