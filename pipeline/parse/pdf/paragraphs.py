"""Divide the rows of a document into paragraphs, by indents, gaps, numbers and where lines end."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from pipeline.parse.pdf.hyphens import LineJoiner
from pipeline.parse.pdf.page_rows import PageRow
from pipeline.text.normal_form import normalise_plain, normalise_set
from pipeline.text.vocabulary import COMMON_HONORIFICS, VERSUS_SHORT, join_words

_NUMBER = r"\(?(?:[0-9]{1,3}(?:\.[0-9]{1,2}){0,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)\]]{1,2}"
_NUMBERED = re.compile(rf"[\"'“‘]?{_NUMBER}(?:\s|$|(?=[A-Z“]))")
_ONLY_NUMBER = re.compile(rf"[\"'“‘]?(?:{_NUMBER}|[0-9]{{1,3}}|[•●▪-])$")
_STOPPED = re.compile(r"[.?!:;…](?:\s?[\"'”’)\]—–-]){0,4}$|[”\"]$|[:;]\s?[-–—]{1,2}$|\]$")
_ABBREVIATED = re.compile(
    rf"\b(?:no|nos|{VERSUS_SHORT}|secs?|arts?|{join_words(COMMON_HONORIFICS)}|rs|st|i\.e|viz|hon|ltd|co"
    rf"|u/s|ss?|[a-z])\.$",
    re.IGNORECASE,
)
_OPENS = ("“", '"', "‘", "'")
_CLOSES = re.compile(r"[”\"’'](?:\s?[).\]…]){0,3}(?:\s?\(.{0,40}\))?$")
_INDENT = 0.8  # times the size
_GAP = 1.3  # times the usual distance of lines
_SHORT = 0.12  # of the width: so much white at the end of a line is no accident
_OTHER_SIZE = 0.2  # of the size: a heading
_STRETCHED = 3.0  # times the size: white between words of a line that is made to fit


@dataclass(frozen=True, slots=True)
class Frame:
    """The edges of a column and the distance of its lines."""

    left: float
    right: float
    leading: float

    @property
    def width(self) -> float:
        """From edge to edge."""
        return max(self.right - self.left, 1.0)


Block = tuple[str, str]  # kind and text


def cut_blocks(rows: Sequence[PageRow]) -> list[Block]:
    """Paragraphs with their kinds: p, blockquote or pre."""
    return _Cutter(rows).cut()


class _Cutter:
    def __init__(self, rows: Sequence[PageRow]) -> None:
        self._rows = rows
        self._frames = _measure_frames(rows)
        self._set = [self._is_set(index) for index in range(len(rows))]
        self._joiner = LineJoiner(row.text for row in rows)
        self._quoting = False

    def cut(self) -> list[Block]:
        blocks: list[Block] = []
        for start, end in self._group():
            rows = self._rows[start:end]
            if self._set[start]:
                blocks.append(("pre", normalise_set([self._lay_out(rows)])[0]))
                self._quoting = False
            else:
                text = normalise_plain(self._joiner.join(row.text for row in rows))
                blocks.append((self._find_kind(rows, text), text))
        return [block for block in blocks if block[1]]

    def _frame(self, index: int) -> Frame:
        return self._frames[self._rows[index].column]

    def _group(self) -> Iterator[tuple[int, int]]:
        start = 0
        for index in range(1, len(self._rows) + 1):
            if index == len(self._rows) or self._begins(index, start):
                yield start, index
                start = index

    def _begins(self, index: int, start: int) -> bool:
        """Does a block begin with this row?"""
        if self._set[index] or self._set[index - 1]:
            return not (self._set[index] and self._set[index - 1])
        row, before = self._rows[index], self._rows[index - 1]
        stopped = _is_stopped(before.text)
        small = row.text[0].islower() and not _NUMBERED.match(row.text)
        numbered = _NUMBERED.match(row.text) is not None
        short = self._is_short(index - 1)
        if not small and abs(row.size - before.size) > _OTHER_SIZE * before.size:
            return True
        if row.column != before.column:
            return self._begins_after_break(index, start, stopped=stopped, short=short, numbered=numbered)
        frame = self._frame(index)
        gap = before.bottom - row.bottom > _GAP * frame.leading
        if small and not (gap and stopped):
            return False
        moved = row.left - before.left
        indent = _INDENT * row.size
        if gap or (numbered and (stopped or short)):
            return True
        if moved > indent:
            return stopped or short
        if moved < -indent and index - 1 > start and not self._is_hanging(start, index):
            return stopped
        return stopped and short

    def _begins_after_break(
        self, index: int, start: int, *, stopped: bool, short: bool, numbered: bool
    ) -> bool:
        """The same at the top of a page or column, where there is no gap to go by."""
        row = self._rows[index]
        if not stopped:
            return False
        shift = row.left - self._frame(index).left
        before = self._rows[index - 1].left - self._frame(index - 1).left
        is_first = index - 1 == start  # its indent may be that of a first line
        if numbered and (short or abs(shift - before) > 2 or not is_first):
            return True
        return short or (shift > before + _INDENT * row.size and not is_first)

    def _is_hanging(self, start: int, index: int) -> bool:
        """Did the row before only continue a number that hangs to the left?"""
        return index - start == 1 and _NUMBERED.match(self._rows[start].text) is not None

    def _is_short(self, index: int) -> bool:
        frame = self._frame(index)
        return self._rows[index].right < frame.right - _SHORT * frame.width

    def _is_set(self, index: int) -> bool:
        """Is a row meant as a line: in the middle, or in cells?"""
        row, frame = self._rows[index], self._frame(index)
        cells = len(row.cells)
        if cells > 1 and _ONLY_NUMBER.match(row.cells[0].text):
            cells -= 1
        if cells > 1:
            return not self._is_stretched(row, frame)
        return self._is_centred(index, row, frame)

    def _is_stretched(self, row: PageRow, frame: Frame) -> bool:
        """Is this a line of prose that was made to fit? It begins and ends at the edges."""
        gaps = [right.left - left.right for left, right in zip(row.cells, row.cells[1:], strict=False)]
        fills = row.right > frame.right - 3 and row.left < frame.left + 0.2 * frame.width
        return fills and max(gaps) < _STRETCHED * row.size

    def _is_centred(self, index: int, row: PageRow, frame: Frame) -> bool:
        margin = 0.1 * frame.width
        if row.left < frame.left + margin or row.right > frame.right - margin:
            return False
        off = abs((row.left + row.right) - (frame.left + frame.right)) / 2
        if off > 0.05 * frame.width:
            return False
        before = self._rows[index - 1] if index else None
        continues = before is not None and before.column == row.column and abs(before.left - row.left) < 3
        return not (continues and before is not None and before.right > frame.right - margin)

    def _find_kind(self, rows: Sequence[PageRow], text: str) -> str:
        """Indented and quoted: until a paragraph closes the quotation or stands at the edge again."""
        frame = self._frames[rows[0].column]
        inner = rows[1:] or rows
        indented = all(row.left > self._frames[row.column].left + 1.1 * row.size for row in inner)
        if not indented or rows[0].left < frame.left + _INDENT * rows[0].size:
            self._quoting = False
            return "p"
        opens = text.startswith(_OPENS) and len(rows) > 1
        if not (self._quoting or opens):
            return "p"
        self._quoting = _CLOSES.search(text) is None
        return "blockquote"

    def _lay_out(self, rows: Sequence[PageRow]) -> str:
        """Rows of cells as lines, with spaces for the white between cells."""
        lines = []
        for row in rows:
            frame = self._frames[row.column]
            letter = 0.5 * row.size
            line = ""
            for cell in row.cells:
                place = max(0, round((cell.left - frame.left) / letter))
                line = cell.text if not line and len(row.cells) == 1 else self._place(line, place, cell.text)
            lines.append(line)
        return "\n".join(lines)

    @staticmethod
    def _place(line: str, place: int, text: str) -> str:
        gap = max(place - len(line), 3) if line else min(place, 12)
        return line + " " * gap + text


def _is_stopped(text: str) -> bool:
    return bool(_STOPPED.search(text)) and not _ABBREVIATED.search(text)


def _measure_frames(rows: Sequence[PageRow]) -> dict[int, Frame]:
    """The frame of each column; small columns take what the document has."""
    columns: dict[int, list[PageRow]] = defaultdict(list)
    for row in rows:
        columns[row.column].append(row)
    gaps = [gap for part in columns.values() for gap in _list_gaps(part)]
    usual = _find_usual_gap(gaps)
    widths = Counter(round(row.right - row.left) for row in rows)
    full = widths.most_common(1)[0][0] if widths else 1
    left = Counter(round(row.left) for row in rows).most_common(1)[0][0] if rows else 0
    return {column: _measure(part, usual, full, left) for column, part in columns.items()}


def _find_usual_gap(gaps: Sequence[float]) -> float:
    common = Counter(round(gap) for gap in gaps).most_common(1)
    return float(common[0][0]) if common else 12.0


def _list_gaps(rows: Sequence[PageRow]) -> list[float]:
    return [gap for one, other in pairwise(rows) if (gap := one.bottom - other.bottom) > 0]


def _measure(rows: Sequence[PageRow], usual: float, full: float, usual_left: float) -> Frame:
    lefts = sorted(row.left for row in rows)
    rights = sorted((row.right for row in rows), reverse=True)
    enough = max(1, min(3, len(rows) // 6))
    left = next((edge for edge in lefts if sum(abs(edge - other) < 3 for other in lefts) >= enough), lefts[0])
    right = next(
        (edge for edge in rights if sum(abs(edge - other) < 4 for other in rights) >= enough), rights[0]
    )
    if len(rows) < 8 and right - left < 0.5 * full and left > usual_left + 0.2 * full:
        left = usual_left  # a page that has only the names of those who signed
    if len(rows) < 8 and right - left < 0.8 * full:
        right = left + full
    elif 0.75 * full < right - left < 0.98 * full:  # a page that is all one quotation
        left = right - full
    near = [gap for gap in _list_gaps(rows) if gap < 3 * rows[0].size]
    leading = min(median(near), 1.5 * usual) if len(near) > 8 else usual
    return Frame(left, right, max(leading, 1.0))
