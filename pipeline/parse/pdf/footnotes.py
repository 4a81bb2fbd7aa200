"""Keep the footnotes of a page apart from its text.

Footnotes are set at the foot in smaller type, and their first line has a mark that the text above has too.
Small type alone is not enough: a long quotation may be set small and reach the foot of its page.
"""

import re
from collections.abc import Sequence

from pipeline.parse.pdf.page_rows import PageRow
from pipeline.text.normal_form import normalise_plain

_SMALL = 0.94  # of the usual size
_NUMBERED = re.compile(r"([0-9]{1,3})[.)]?\s?(?=\S)|([*†‡]{1,3})\s?(?=\S)")


class FootnoteReader:
    """Takes the footnotes from page after page."""

    def __init__(self, usual: float) -> None:
        self._usual = usual
        self._last = 0  # number of the last footnote
        self._open = False  # the page before ended with a footnote
        self.notes: list[str] = []

    def take(self, rows: Sequence[PageRow]) -> list[PageRow]:
        """The rows of a page, or of a column, that are not footnotes."""
        marks = {mark.strip("[]") for row in rows for mark in row.marks}
        start = self._find_start(rows, marks)
        self._open = start < len(rows)
        for row in rows[start:]:
            self._add(row, marks)
        return list(rows[:start])

    def _find_start(self, rows: Sequence[PageRow], marks: set[str]) -> int:
        """Where the footnotes begin: the uppermost marked row of the small ones at the foot."""
        first = len(rows)
        while first and rows[first - 1].size < _SMALL * self._usual:
            first -= 1
        for index in range(first, len(rows)):
            if self._read_mark(rows[index], marks):
                return first if self._open and index - first <= 8 and first else index
        return first if self._open and 0 < first < len(rows) and self._is_apart(rows, first) else len(rows)

    def _is_apart(self, rows: Sequence[PageRow], first: int) -> bool:
        return rows[first - 1].bottom - rows[first].bottom > 1.6 * self._usual

    def _read_mark(self, row: PageRow, marks: set[str]) -> str:
        """The mark before a footnote's first word, or nothing."""
        if row.lead:
            return row.lead
        match = _NUMBERED.match(row.text)
        if match is None:
            return ""
        mark = match[1] or match[2]
        return mark if mark in marks or match[2] or int(mark) == self._last + 1 else ""

    def _add(self, row: PageRow, marks: set[str]) -> None:
        mark = self._read_mark(row, marks)
        text = f"{row.lead} {row.text}" if row.lead else row.text
        if mark or not self.notes:
            self.notes.append(normalise_plain(text))
            self._last = int(mark) if mark.isdecimal() else self._last
        else:
            self.notes[-1] = normalise_plain(f"{self.notes[-1]} {text}")
