"""Put the runs of a page into rows, in the order in which they are read.

A page may be set in two columns, wholly or between headings that cross both. A table also has white between
its cells, but its cells do not fill their column, so its rows are read across.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

from pipeline.parse.pdf.page_words import WordRun

_MARK = re.compile(r"\[?(?:[0-9]{1,3}|[*†‡§#]{1,3})\]?$")
_SMALL = 0.87  # of the height of the row: what is smaller and raised is a mark
_FEWEST_ROWS = 8  # on each side of a gutter
_FILLED = 0.7  # of the width of a column, by its typical run
_MOST_CROSSING = 0.35  # of the runs: headings and parts of the page in one column
_ORDINALS = frozenset(("st", "nd", "rd", "th"))  # raised, so that the space after them is lost
_GUTTER = 8.0  # points


@dataclass(slots=True)
class PageRow:
    """A line of a page: cells from left to right, and the raised marks taken out of it."""

    cells: list[WordRun]
    page: int = 0
    column: int = 0  # counted on through the document, a page in one column being one
    marks: list[str] = field(default_factory=list)
    lead: str = ""  # a raised mark before the first word, as footnotes have

    @property
    def left(self) -> float:
        """Where the row begins."""
        return self.cells[0].left

    @property
    def right(self) -> float:
        """Where the row ends."""
        return self.cells[-1].right

    @property
    def bottom(self) -> float:
        """The lower edge of the row's main letters."""
        return self._main.bottom

    @property
    def size(self) -> float:
        """The height of the row's main letters."""
        return self._main.size

    @property
    def middle(self) -> float:
        """Half of the height of the main letters."""
        return self._main.middle

    @property
    def text(self) -> str:
        """All words."""
        return " ".join(cell.text for cell in self.cells)

    @property
    def _main(self) -> WordRun:
        return (
            max(self.cells, key=lambda cell: cell.right - cell.left) if len(self.cells) > 1 else self.cells[0]
        )


def order_rows(runs: Sequence[WordRun]) -> list[list[PageRow]]:
    """The rows of a page, a list for each column or part of a column."""
    gutter = _find_gutter(runs)
    if gutter is None:
        return [gather_rows(runs)]
    parts: list[list[PageRow]] = []
    for band in _cut_bands(runs, gutter):
        left = [run for run in band if run.right <= gutter]
        right = [run for run in band if run.left >= gutter]
        if len(left) + len(right) < len(band) or min(len(left), len(right)) < 3:
            parts.append(gather_rows(band))
        else:
            parts += [gather_rows(left), gather_rows(right)]
    return [part for part in parts if part]


def gather_rows(runs: Iterable[WordRun]) -> list[PageRow]:
    """Rows from top to bottom. Marks in smaller type belong to the row that they are raised from."""
    groups: list[list[WordRun]] = []
    for run in sorted(runs, key=lambda run: -run.middle):
        if groups and _is_beside(run, groups[-1]):
            groups[-1].append(run)
        else:
            groups.append([run])
    return [row for group in groups if (row := _make_row(group))]


def _is_beside(run: WordRun, group: Sequence[WordRun]) -> bool:
    tallest = max(group, key=lambda other: other.right - other.left)
    return abs(run.middle - tallest.middle) < 0.5 * max(run.size, tallest.size)


def _make_row(group: list[WordRun]) -> PageRow | None:
    group.sort(key=lambda run: run.left)
    widest = max(group, key=lambda run: run.right - run.left)
    row = PageRow([])
    for run in group:
        if run is not widest and _is_mark(run, widest):
            if row.cells:
                row.marks.append(run.text)
            else:
                row.lead = run.text
            continue
        if not row.cells and run.lead:
            row.lead = run.lead
        row.marks += run.marks
        row.cells.append(run)
    row.cells = list(_join_cells(row.cells))
    return row if row.cells else None


def _is_mark(run: WordRun, beside: WordRun) -> bool:
    is_raised = run.bottom > beside.bottom + 0.1 * beside.size
    return is_raised and run.size < _SMALL * beside.size and _MARK.match(run.text) is not None


def _join_cells(cells: Sequence[WordRun]) -> Iterator[WordRun]:
    """Neighbouring runs that only a space separates, or a mark that is gone, are one cell."""
    held: WordRun | None = None
    for cell in cells:
        if held is None:
            held = cell
        elif cell.left - held.right < 1.3 * max(held.size, cell.size):
            held = _join(held, cell)
        else:
            yield held
            held = cell
    if held is not None:
        yield held


def _join(left: WordRun, right: WordRun) -> WordRun:
    wider = left if left.right - left.left >= right.right - right.left else right
    words = left.words + right.words
    lefts, rights = left.lefts + right.lefts, left.rights + right.rights
    limit = 0.25 if right.words[0] in _ORDINALS else 0.08
    touching = right.left - left.right < limit * wider.size
    if touching and left.words[-1] not in _ORDINALS:  # one word in two fonts
        joined = left.words[-1] + right.words[0]
        words = [*left.words[:-1], joined, *right.words[1:]]
        lefts, rights = left.lefts + right.lefts[1:], left.rights[:-1] + right.rights
    return WordRun(words, lefts, rights, wider.bottom, wider.top, left.marks + right.marks, left.lead)


def _find_gutter(runs: Sequence[WordRun]) -> float | None:
    """The middle of the white between two columns, if a page has them."""
    wide = [run for run in runs if len(run.words) > 1]
    if len(wide) < 2 * _FEWEST_ROWS:
        return None
    start, end = min(run.left for run in wide), max(run.right for run in wide)
    wide_share = sum(run.right - run.left > 0.66 * (end - start) for run in wide) / len(wide)
    if wide_share > _MOST_CROSSING:  # such a run crosses every place where a gutter may be
        return None
    middle = [start + (end - start) * share / 40 for share in range(14, 27)]
    crossing = [
        sum(run.left < at + _GUTTER / 2 and run.right > at - _GUTTER / 2 for run in wide) for at in middle
    ]
    fewest = min(crossing)
    best = [at for at, count in zip(middle, crossing, strict=True) if count == fewest]
    gutter = best[len(best) // 2]
    if fewest > _MOST_CROSSING * len(wide):
        return None
    left = [run for run in wide if run.right <= gutter]
    right = [run for run in wide if run.left >= gutter]
    return gutter if _is_column(left) and _is_column(right) else None


def _is_column(runs: Sequence[WordRun]) -> bool:
    """Do these runs fill a column, as prose does and the cells of a table do not?"""
    if len(runs) < _FEWEST_ROWS:
        return False
    start, end = min(run.left for run in runs), max(run.right for run in runs)
    return median(run.right - run.left for run in runs) >= _FILLED * (end - start)


def _cut_bands(runs: Sequence[WordRun], gutter: float) -> Iterator[list[WordRun]]:
    """The page from top to bottom: what crosses the gutter, and what is between such lines."""
    band: list[WordRun] = []
    is_crossing = False
    for run in sorted(runs, key=lambda run: -run.middle):
        crosses = run.left < gutter < run.right
        if band and crosses != is_crossing:
            yield band
            band = []
        band.append(run)
        is_crossing = crosses
    if band:
        yield band
