"""What belongs to the pages of a PDF rather than to its text.

Running heads and feet are found because they come back at the same height, page numbers because they count
with the pages, letters and numbers in the margin because they stand in a column of their own, in order.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from statistics import median

from pipeline.parse.pdf.margins import remove_margins
from pipeline.parse.pdf.page_words import PageWords, WordRun
from pipeline.parse.pdf.stamps import remove_stamps

_DIGITS = re.compile(r"[0-9]+")
_NUMBER = re.compile(  # never "2.", which begins a paragraph
    r"(?:page|pg?\.?)?\s?(?:no\.?)?[\W_]{0,6}([0-9]{1,4})(?:(?:\s?(?:/|of)\s?[0-9]{1,4})?[^\w.]{0,4}"
    r"|[\W_]{2,4})$",
    re.I,
)
_END_NUMBER = re.compile(  # at either end of a head
    r"(?:\S+\s){1,6}[\W_]{0,3}(?P<last>[0-9]{1,4})(?:\s?(?:/|of)\s?[0-9]{1,4})?[^\w.]{0,4}$"
    r"|(?P<first>[0-9]{1,4})(?:\s\S+){1,6}$"
)
_PAGE_OF = re.compile(
    r"(?:.{0,80}\s)?\W{0,3}page\s?(?:no\.?\s?)?\W{0,3}[0-9]{1,4}(?:\s?(?:/"
    r"|of)\s?[0-9]{1,4})?(?:\s?pages)?\W{0,3}$",
    re.I,
)
_CITED = re.compile(  # a report's or a court's number for this very document
    r"\[?[0-9]{4}\]?\s?[0-9]{0,2}\s?(?:suppl?\.?\s?)?S\.?\s?C\.?\s?R\.?(?:\s?[0-9]{1,4})?"
    r"(?:\s?:\s?[0-9]{4}\s?INSC\s?[0-9]{1,4})?$"
    r"|(?:neutral citation\W.{0,30}|NC\s?:\s?)?\[?[0-9]{4}[:/ -]{1,3}[A-Z]{2,8}(?:[:/-][A-Z]{1,8})?"
    r"[:/ -]{1,3}"
    r"[0-9]{1,7}(?:-[A-Z]{1,4})?\W{0,3}$",
    re.I,
)
_COURT = re.compile(r"\W*(?:in the |before the |the )?(?:\w+ bench of )?(?:\w+ )?high court\b", re.I)
_OUTER = 6  # rows at either end of a page that may be furniture
_APART = 1.7  # times the size: the white between a head and the text
_DISTANT = 1.25  # times the usual distance of lines: the same
_FEW_LETTERS = 7
_SHORT = 6  # pages
_NEAR = 5.0  # points: the same height on another page
_ABOVE_COURT = 3  # rows, of few words, above the name of the court: numbers of lists and files, initials
_FEW_WORDS = 7

Row = list[WordRun]


def remove_furniture(pages: Sequence[PageWords]) -> list[list[WordRun]]:
    """The runs of each page that belong to the text."""
    usual = find_usual_size(page.runs for page in pages)
    kept = _remove_fixed([remove_stamps(remove_margins(page.runs), usual) for page in pages])
    rows = [_list_rows(runs) for runs in kept]
    furniture = _Furniture(rows, [page.height / 2 for page in pages])
    gone = [furniture.peel(index) for index in range(len(rows))]
    kept = [[run for run in runs if id(run) not in ids] for runs, ids in zip(kept, gone, strict=True)]
    kept = _remove_in_bands(kept, rows, gone)
    return [_remove_above_court(kept[0]), *kept[1:]] if kept else []


def find_usual_size(pages: Iterable[Sequence[WordRun]]) -> float:
    """The size in which most characters are set."""
    sizes: Counter[float] = Counter()
    for runs in pages:
        for run in runs:
            sizes[round(run.size * 2) / 2] += sum(map(len, run.words))
    return sizes.most_common(1)[0][0] if sizes else 10.0


def _remove_fixed(pages: list[list[WordRun]]) -> list[list[WordRun]]:
    """Take out what stands at one place on most pages, wherever that is."""
    if len(pages) < 3:
        return pages
    places = [[_place(run) for run in runs] for runs in pages]
    seen = Counter(chain.from_iterable(map(set, places)))
    often = max(3, 0.6 * len(pages))
    return [
        [run for run, place in zip(runs, own, strict=True) if seen[place] < often]
        for runs, own in zip(pages, places, strict=True)
    ]


def _place(run: WordRun) -> tuple[str, int, int]:
    return run.text, round(run.left / 2), round(run.bottom / 2)


def _list_rows(runs: Sequence[WordRun]) -> list[Row]:
    """The rows of a page from the top down."""
    rows: list[Row] = []
    for run in sorted(runs, key=lambda run: -run.middle):
        if rows and abs(rows[-1][0].middle - run.middle) < 0.5 * max(run.size, rows[-1][0].size):
            rows[-1].append(run)
        else:
            rows.append([run])
    return rows


def _list_ends(rows: Sequence[Row], middle: float) -> tuple[list[Row], list[Row]]:
    """The rows above the middle from the top inwards, and those below it from the bottom inwards."""
    above = [row for row in rows if row[0].bottom >= middle]
    below = [row for row in rows if row[0].bottom < middle]
    return above[:_OUTER], below[: -_OUTER - 1 : -1]


@dataclass(frozen=True, slots=True)
class _Place:
    """Where words stand that may come back."""

    page: int
    left: float
    bottom: float
    text: str


class _Furniture:
    """What comes back at the ends of a document's pages."""

    def __init__(self, pages: Sequence[Sequence[Row]], middles: Sequence[float]) -> None:
        self._ends = [_list_ends(rows, middle) for rows, middle in zip(pages, middles, strict=True)]
        self._leading = _find_leading(pages)
        self._offset, count = _find_page_offset(self._ends)
        self._is_numbered = count > 2  # "2" beside a line of two pages may be the number of a paragraph
        self._places: dict[str, list[_Place]] = defaultdict(list)
        for page, ends in enumerate(self._ends):
            for run in (run for end in ends for row in end for run in row):
                place = _Place(page, run.left, run.bottom, self._write(run, page))
                self._places[_sign(run)].append(place)

    def peel(self, page: int) -> set[int]:
        """The runs of furniture of a page."""
        gone: set[int] = set()
        for is_top, end in zip((True, False), self._ends[page], strict=True):
            gone |= self._peel_end(page, end, is_top=is_top) | self._find_outside_number(page, end)
        return gone

    def _peel_end(self, page: int, end: Sequence[Row], *, is_top: bool) -> set[int]:
        """From the outside inwards until a row has none."""
        gone: set[int] = set()
        unsure: Row = []  # what comes back only once is furniture if white is between it and the text
        for depth, row in enumerate(end):
            if unsure and self._are_apart(unsure, row):
                gone.update(map(id, unsure))
                unsure = []
            may_cite = is_top and depth < (1 if page else 3)
            counts = [self._count_pages(run, page) for run in row]
            sure = [run for run, count in zip(row, counts, strict=True) if count > 2]
            if self._is_numbered or all(run in sure or len(run.words) <= _FEW_WORDS for run in row):
                sure += [run for run in row if run not in sure and self._is_plain(run, page, may_cite)]
            if sure and depth < 2 and self._is_apart(end, depth):
                sure = row  # what stands beside a page number
            gone.update(map(id, sure))
            once = [run for run, count in zip(row, counts, strict=True) if count == 2 and run not in sure]
            unsure += once if depth < 3 else []
            if len(sure) + len(once) < len(row) or (once and depth >= 3):
                if page and depth and is_top and self._belongs_outside(end, depth):
                    gone.update(map(id, row))
                break
        return gone

    def _find_outside_number(self, page: int, end: Sequence[Row]) -> set[int]:
        """A page number apart from the text, and the few words further out."""
        for depth, row in enumerate(end[:3]):
            if any(len(run.words) > _FEW_WORDS for run in row):
                break
            if len(row) == 1 and self._is_page_number(row[0], page) and self._is_apart(end, depth):
                return {id(run) for outer in end[: depth + 1] for run in outer}
        return set()

    def _write(self, run: WordRun, page: int) -> str:
        """A run's words, with a sign for the number of the page."""
        if self._offset is None:
            return run.text
        return re.sub(rf"(?<![0-9]){self._offset + page}(?![0-9])", "#", run.text)

    def _is_apart(self, end: Sequence[Row], depth: int) -> bool:
        """Is there white between a row and the next one inwards?"""
        return depth + 1 >= len(end) or self._are_apart(end[depth], end[depth + 1])

    def _are_apart(self, outer: Row, inner: Row) -> bool:
        white = abs(outer[-1].bottom - inner[0].bottom)
        return white > max(_APART * outer[-1].size, _DISTANT * self._leading)

    @staticmethod
    def _belongs_outside(end: Sequence[Row], depth: int) -> bool:
        """Is a row close to the furniture outside of it, and apart from the text?"""
        if depth + 1 >= len(end):
            return False
        before, row, after = (rows[0] for rows in end[depth - 1 : depth + 2])
        outside, inside = abs(before.bottom - row.bottom), abs(row.bottom - after.bottom)
        return outside < _APART * row.size < inside and inside > 1.3 * outside

    def _is_plain(self, run: WordRun, page: int, may_cite: bool) -> bool:
        """Is this a page number, or at the top the document's own citation?"""
        is_number = self._is_page_number(run, page) or _PAGE_OF.match(run.text)
        return bool(is_number or (may_cite and _CITED.match(run.text)))

    def _is_page_number(self, run: WordRun, page: int) -> bool:
        number = _NUMBER.match(run.text)
        return number is not None and self._offset is not None and int(number[1]) == self._offset + page

    def _count_pages(self, run: WordRun, page: int) -> int:
        """On how many pages these words are at this height, whatever their numbers if they are many."""
        letters = sum(map(str.isalpha, run.text))
        if letters < 2:
            return 0
        text = self._write(run, page)
        near = [place for place in self._places[_sign(run)] if abs(place.bottom - run.bottom) < _NEAR]
        same = [place for place in near if place.text == text]
        exact = len({place.page for place in same})
        if exact == 2 and len(self._ends) <= _SHORT and all(_is_at(place, run) for place in same):
            return 3  # in a short document that is often enough
        if letters <= _FEW_LETTERS:  # a footnote may cite the same report on two pages
            return exact if exact >= 3 else 0
        return max(exact, len({place.page for place in near}) if len(near) >= 3 else 0)


def _is_at(place: _Place, run: WordRun) -> bool:
    return abs(place.left - run.left) < 2 and abs(place.bottom - run.bottom) < 2


def _sign(run: WordRun) -> str:
    """A run's words without its numbers, which may change from page to page."""
    return _DIGITS.sub("#", run.text).casefold()


def _find_leading(pages: Sequence[Sequence[Row]]) -> float:
    """The usual distance of lines."""
    gaps = [one[0].bottom - other[0].bottom for rows in pages[:12] for one, other in pairwise(rows)]
    return median(gaps) if gaps else 0.0


def _find_page_offset(pages: Sequence[tuple[list[Row], list[Row]]]) -> tuple[int | None, int]:
    """What must be added to the index of a page for the number printed on it; how many pages have one."""
    alone: Counter[int] = Counter()
    beside: Counter[int] = Counter()  # numbers at the ends of heads
    for index, ends in enumerate(pages):
        outer = [(run, row) for end in ends for row in end[:3] for run in row]
        texts = [run.text for run, row in outer if not _is_mark(run, row)]
        numbers = {int(match[1]) - index for text in texts if (match := _NUMBER.match(text))}
        alone.update(numbers)
        # "- 2 -" on the second page is a number even if no other page has one
        is_marked = any(_NUMBER.match(text) and not text.isdecimal() for text in texts)
        alone.update({1} & numbers if is_marked else ())
        found = (match for text in texts if (match := _END_NUMBER.match(text)))
        beside.update({int(match["last"] or match["first"]) - index for match in found})
    for offsets, least in ((alone, max(2, len(pages) / 3)), (beside, max(3, 0.6 * len(pages)))):
        offset, count = offsets.most_common(1)[0] if offsets else (0, 0)
        if count >= least or (len(pages) == 1 and alone[1]):
            return offset, count
    return None, 0


def _is_mark(run: WordRun, row: Row) -> bool:
    """Is this the small mark before a footnote?"""
    return any(other.size > 1.2 * run.size and 0 <= other.left - run.right < 2 * other.size for other in row)


def _remove_in_bands(
    pages: list[list[WordRun]], outer: Sequence[Sequence[Row]], gone: Sequence[set[int]]
) -> list[list[WordRun]]:
    """Take out what stands where other pages have heads or feet: one that occurs on a single page.

    The first page is left alone, because it begins with the title of the case.
    """
    bands = [band for from_top in (True, False) if (band := _find_band(outer, gone, from_top=from_top))]
    result = []
    for index, runs in enumerate(pages):
        text = [run for run in runs if index == 0 or not any(_is_in(run, band) for band in bands)]
        # A whole page in a band is no furniture: the band is wrong.
        result.append(text if 2 * len(text) > len(runs) else runs)
    return result


def _is_in(run: WordRun, band: tuple[float, float]) -> bool:
    return band[0] - 1.5 < run.bottom < band[1] + 1.5


def _find_band(
    outer: Sequence[Sequence[Row]], gone: Sequence[set[int]], *, from_top: bool
) -> tuple[float, float] | None:
    """The heights of heads or of feet, where most pages have them and no text comes near."""
    heights: list[float] = []
    for rows, ids in zip(outer, gone, strict=True):
        row = next(iter(rows if from_top else rows[::-1]), [])
        heights += [run.bottom for run in row if id(run) in ids]
    if len(outer) < 3 or not heights:
        return None
    usual = Counter(round(height) for height in heights).most_common(1)[0][0]
    near = [height for height in heights if abs(height - usual) <= 3]
    return (min(near), max(near)) if len(near) >= len(outer) / 2 else None


def _remove_above_court(runs: list[WordRun]) -> list[WordRun]:
    """Take out the few words above the name of the court that begins a first page."""
    rows = _list_rows(runs)[: _ABOVE_COURT + 1]
    place = next((at for at, row in enumerate(rows) if any(_COURT.match(run.text) for run in row)), 0)
    above = [run for row in rows[:place] for run in row]
    if sum(len(run.words) for run in above) > _FEW_WORDS * place:
        return runs
    ids = set(map(id, above))
    return [run for run in runs if id(run) not in ids]
