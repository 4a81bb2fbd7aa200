"""What belongs to the pages of a PDF rather than to its text.

Running heads and feet are found because they come back at the same height, page numbers because they count
with the pages, letters and numbers in the margin because they stand in a column of their own, in order.
Only stamps are known by their words: on a document of one page nothing comes back.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from pipeline.parse.pdf.margins import remove_margins
from pipeline.parse.pdf.page_words import PageWords, WordRun

_DIGITS = re.compile(r"[0-9]+")
_NUMBER = re.compile(
    r"(?:page|pg?\.?)?\s?(?:no\.?)?[\W_]{0,6}([0-9]{1,4})(?:\s?(?:/|of)\s?[0-9]{1,4})?[\W_]{0,4}$", re.I
)
_PAGE_OF = re.compile(
    r"(?:.{0,80}\s)?\W{0,3}page\s?(?:no\.?\s?)?\W{0,3}[0-9]{1,4}(?:\s?(?:/|of)\s?[0-9]{1,4})?(?:\s?pages)?\W{0,3}$",
    re.I,
)
_CITED = re.compile(  # a report's or a court's number for this very document
    r"\[?[0-9]{4}\]?\s?[0-9]{0,2}\s?(?:suppl?\.?\s?)?S\.?\s?C\.?\s?R\.?(?:\s?[0-9]{1,4})?"
    r"(?:\s?:\s?[0-9]{4}\s?INSC\s?[0-9]{1,4})?$"
    r"|(?:neutral citation\W.{0,30})?[0-9]{4}[:/ -]{1,3}[A-Z]{2,8}(?:[:/-][A-Z]{1,8})?[:/ -]{1,3}"
    r"[0-9]{1,7}(?:-[A-Z]{1,4})?\W{0,3}$",
    re.I,
)
_SIGNED = re.compile(
    r"signature\s?(?:not verified|valid)|digitally\s?signed|signing\s(?:date|time)|^\s?signed\s?by\s?:"
    r"|^(?:reason|location)\s?:\s?\S{0,20}$|date\s?:\s?[0-9]{4}\.[0-9]{2}\.[0-9]{2}",
    re.I,
)
_SERVED = re.compile(
    r"\W{0,4}(?:https?://|www\.)\S+(?:\s\S{1,12}){0,3}$|.{0,60}\b(?:up|down)loaded (?:on|from)\b.{0,90}$"
    r"|.{0,80}scanning the QR code.{0,40}$|this is a (?:true|digitally|system|computer).{0,90}$"
    r"|.{0,20}authenticity of the (?:order|judgment|document).{0,120}$|\W{0,3}certified copy\W{0,3}$",
    re.I,
)
_OUTER = 6  # rows at either end of a page that may be furniture
_APART = 1.7  # times the size: the white between a head and the text
_FEW_LETTERS = 7
_NEAR = 5.0  # points: the same height on another page
_LARGE = 2.4  # times the usual size: a watermark, if it is also alone in its height


def remove_furniture(pages: Sequence[PageWords]) -> list[list[WordRun]]:
    """The runs of each page that belong to the text."""
    kept = [_remove_stamps(remove_margins(page.runs)) for page in pages]
    usual = find_usual_size(kept)
    kept = [[run for run in runs if run.size < _LARGE * usual] for runs in kept]
    kept = _remove_fixed(kept)
    outer = [_list_outer(runs) for runs in kept]
    repeated = _find_repeated(outer)
    offset = _find_page_offset(outer)
    gone = [_peel(rows, index, repeated, offset) for index, rows in enumerate(outer)]
    kept = [[run for run in runs if id(run) not in ids] for runs, ids in zip(kept, gone, strict=True)]
    return _remove_in_bands(kept, outer, gone)


def find_usual_size(pages: Iterable[Sequence[WordRun]]) -> float:
    """The size in which most characters are set."""
    sizes: Counter[float] = Counter()
    for runs in pages:
        for run in runs:
            sizes[round(run.size * 2) / 2] += sum(map(len, run.words))
    return sizes.most_common(1)[0][0] if sizes else 10.0


# Stamps


def _remove_stamps(runs: Sequence[WordRun]) -> list[WordRun]:
    """Take out the block around the words of a digital signature, and lines about the copy itself."""
    anchors = [run for run in runs if _SIGNED.search(run.text)]
    gone = {id(run) for run in runs if _SERVED.match(run.text)}
    for anchor in anchors:
        gone.add(id(anchor))
        low = anchor
        for run in sorted(runs, key=lambda run: -run.middle):
            is_below = 0 < low.middle - run.middle < 1.7 * max(low.size, run.size)
            if is_below and _is_in_block(run, anchor):
                gone.add(id(run))
                low = run
    return [run for run in runs if id(run) not in gone]


def _is_in_block(run: WordRun, anchor: WordRun) -> bool:
    is_small = run.size <= 1.1 * anchor.size and len(run.words) <= 6
    return is_small and abs(run.left - anchor.left) < 3 * anchor.size


def _remove_fixed(pages: list[list[WordRun]]) -> list[list[WordRun]]:
    """Take out what stands at one place on most pages, wherever that is."""
    if len(pages) < 3:
        return pages
    seen: Counter[tuple[str, int, int]] = Counter()
    for runs in pages:
        seen.update({_place(run) for run in runs})
    often = max(3, 0.6 * len(pages))
    return [[run for run in runs if seen[_place(run)] < often] for runs in pages]


def _place(run: WordRun) -> tuple[str, int, int]:
    return run.text, round(run.left / 2), round(run.bottom / 2)


# Heads and feet


def _list_outer(runs: Sequence[WordRun]) -> list[list[WordRun]]:
    """The outer rows of a page as lists of runs: from the top inwards, None-like empty, from the bottom."""
    rows: list[list[WordRun]] = []
    for run in sorted(runs, key=lambda run: -run.middle):
        if rows and abs(rows[-1][0].middle - run.middle) < 0.5 * max(run.size, rows[-1][0].size):
            rows[-1].append(run)
        else:
            rows.append([run])
    return rows


def _list_ends(rows: Sequence[list[WordRun]]) -> Iterator[list[list[WordRun]]]:
    """The rows from the top inwards, and from the bottom inwards."""
    yield list(rows[:_OUTER])
    yield list(rows[: -_OUTER - 1 : -1])


def _sign(run: WordRun) -> str:
    """A run's words without its numbers, which may change from page to page."""
    return _DIGITS.sub("#", run.text).casefold()


def _find_repeated(outer: Sequence[list[list[WordRun]]]) -> dict[str, list[tuple[float, int, str]]]:
    """Signatures of outer runs, with the heights at which they stand, their pages and their words."""
    found: dict[str, list[tuple[float, int, str]]] = defaultdict(list)
    for index, rows in enumerate(outer):
        for end in _list_ends(rows):
            for run in (run for row in end for run in row):
                found[_sign(run)].append((run.bottom, index, run.text))
    return found


def _find_page_offset(outer: Sequence[list[list[WordRun]]]) -> int | None:
    """What must be added to the index of a page to have the number printed on it."""
    offsets: Counter[int] = Counter()
    for index, rows in enumerate(outer):
        numbers = {
            int(match[1]) - index
            for end in _list_ends(rows)
            for row in end[:3]
            for run in row
            if (match := _NUMBER.match(run.text))
        }
        offsets.update(numbers)
    if not offsets:
        return None
    offset, pages = offsets.most_common(1)[0]
    return offset if pages >= max(2, len(outer) / 3) or (len(outer) == 1 and offset == 1) else None


def _peel(
    rows: Sequence[list[WordRun]],
    index: int,
    repeated: dict[str, list[tuple[float, int, str]]],
    offset: int | None,
) -> set[int]:
    """The runs of furniture of a page, from the outside inwards until a row has none."""
    gone: set[int] = set()
    for is_top, end in zip((True, False), _list_ends(rows), strict=True):
        unsure: list[
            WordRun
        ] = []  # what comes back only once is furniture if white is between it and the text
        for depth, row in enumerate(end):
            if unsure and abs(unsure[-1].bottom - row[0].bottom) > _APART * unsure[-1].size:
                gone.update(map(id, unsure))
                unsure = []
            sure = [
                run
                for run in row
                if _is_plain(run, index, offset, is_top=is_top and depth < (1 if index else 3))
            ]
            pages = {id(run): _count_pages(run, repeated) for run in row}
            sure += [run for run in row if pages[id(run)] >= 3]
            if sure and depth < 2 and _is_apart(end, depth):
                sure = row  # what stands beside a page number
            gone.update(map(id, sure))
            known = set(map(id, sure))
            once = [run for run in row if pages[id(run)] == 2 and id(run) not in known and depth < 3]
            unsure += once
            if len(known) + len(once) < len(row):
                if index and depth and is_top and _belongs_outside(end, depth):
                    gone.update(map(id, row))
                break
    return gone


def _is_apart(end: Sequence[list[WordRun]], depth: int) -> bool:
    """Is there white between a row and the next one inwards?"""
    if depth + 1 >= len(end):
        return True
    row, after = end[depth][0], end[depth + 1][0]
    return abs(row.bottom - after.bottom) > _APART * row.size


def _belongs_outside(end: Sequence[list[WordRun]], depth: int) -> bool:
    """Is a row close to the furniture outside of it, and apart from the text?"""
    if depth + 1 >= len(end):
        return False
    before, row, after = (rows[0] for rows in end[depth - 1 : depth + 2])
    outside, inside = abs(before.bottom - row.bottom), abs(row.bottom - after.bottom)
    return outside < _APART * row.size < inside and inside > 1.3 * outside


def _is_plain(run: WordRun, index: int, offset: int | None, *, is_top: bool) -> bool:
    """Is this a page number, or at the top the document's own citation?"""
    number = _NUMBER.match(run.text)
    if number and offset is not None and int(number[1]) == offset + index:
        return True
    return bool(_PAGE_OF.match(run.text) or (is_top and _CITED.match(run.text)))


def _count_pages(run: WordRun, repeated: dict[str, list[tuple[float, int, str]]]) -> int:
    """On how many pages these words stand at this height, whatever their numbers if the words are many."""
    text = run.text
    letters = sum(map(str.isalpha, text))
    if letters < 2:
        return 0
    near = [(page, other) for height, page, other in repeated[_sign(run)] if abs(height - run.bottom) < _NEAR]
    exact = len({page for page, other in near if other == text})
    if letters <= _FEW_LETTERS:  # a footnote may cite the same report on two pages
        return exact if exact >= 3 else 0
    return max(exact, len({page for page, _ in near}) if len(near) >= 3 else 0)


def _remove_in_bands(
    pages: list[list[WordRun]], outer: Sequence[list[list[WordRun]]], gone: Sequence[set[int]]
) -> list[list[WordRun]]:
    """Take out what stands where other pages have heads or feet: one that occurs on a single page.

    The first page is left alone, because it begins with the title of the case.
    """
    heads, feet = _find_bands(outer, gone)
    result = []
    for index, runs in enumerate(pages):
        text = [run for run in runs if index == 0 or not (_is_in(run, heads) or _is_in(run, feet))]
        # A whole page in a band is no furniture: the band is wrong.
        result.append(text if 2 * len(text) > len(runs) else runs)
    return result


def _is_in(run: WordRun, band: tuple[float, float] | None) -> bool:
    return band is not None and band[0] - 1.5 < run.bottom < band[1] + 1.5


def _find_bands(
    outer: Sequence[list[list[WordRun]]], gone: Sequence[set[int]]
) -> tuple[tuple[float, float] | None, tuple[float, float] | None]:
    """The heights of heads and of feet, where most pages have them and no text comes near."""
    bands: list[tuple[float, float] | None] = []
    for from_top in (True, False):
        heights: list[float] = []
        for rows, ids in zip(outer, gone, strict=True):
            row = next(iter(rows if from_top else rows[::-1]), [])
            heights += [run.bottom for run in row if id(run) in ids]
        bands.append(_find_band(heights, len(outer)))
    return bands[0], bands[1]


def _find_band(heights: Sequence[float], pages: int) -> tuple[float, float] | None:
    if pages < 3 or not heights:
        return None
    usual = Counter(round(height) for height in heights).most_common(1)[0][0]
    near = [height for height in heights if abs(height - usual) <= 3]
    return (min(near), max(near)) if len(near) >= pages / 2 else None
