"""The words of a PDF page with their places, read by PDFium.

Asking PDFium for the box of every character costs more than extracting the text. A word is placed well
enough by its first and its last character, and only numbers that may be raised marks are looked at more
closely.
"""

import ctypes
import math
import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, repeat

import numpy as np
import numpy.typing as npt
import pypdfium2
import pypdfium2.raw as pdfium

_HYPHENS = (0x02, 0xFFFE)  # PDFium's signs for a hyphen at the end of a line, which it joins to the next
_MARK = re.compile(r"(?<=[^\s0-9/(-])[0-9]{1,3}(?=[\s.,;:'\"”’)\]\x02\ufffe—–-]|$)")
_LONE = re.compile(r"(?:^|\s)(?:[0-9]{1,3}|[*†‡]{1,3})(?:\s|$)")
_ONLY_MARK = re.compile(r"(?:[0-9]{1,3}|[*†‡]{1,3})$")
_MARKS = "0123456789*†‡"
_LIGATURES = ("fi", "fl", "ff", "ﬁ", "ﬂ", "ﬀ", "ﬃ", "ﬄ")
_BULLET = "\uf0b7"  # of a font of symbols
_NO_SPACE = 0.06  # of the size: narrower is no space
_RAISED = 0.85  # of the height of the word: smaller digits are marks
_WIDE_GAP = 1.6  # of the size: more white than this is not a space between two words
_EDGE = 3.0  # points: words further beyond the edge of the page are cut off there
_LIGHT = 0.62  # how bright the ink of a watermark is; black is 0
_TURNED = 0.2  # the sine of an angle
_FAINT = 110  # of 255: how opaque

_Boxes = npt.NDArray[np.float32]
_Indexes = npt.NDArray[np.intp]

# Boxes are written straight into an array: one C call each, no Python object.
_read_box = ctypes.cast(
    pdfium.FPDFText_GetLooseCharBox,
    ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p),
)


@dataclass(slots=True)
class WordRun:
    """Words that follow one another on a line. Heights grow upwards, as in the PDF."""

    words: list[str]
    lefts: list[float]
    rights: list[float]
    bottom: float
    top: float
    marks: list[str]  # raised marks that were taken off the words
    lead: str = ""  # the same before the first word

    @property
    def left(self) -> float:
        """Where the first word begins."""
        return self.lefts[0]

    @property
    def right(self) -> float:
        """Where the last word ends."""
        return self.rights[-1]

    @property
    def size(self) -> float:
        """The height of the letters' boxes, which is near the size of the font."""
        return self.top - self.bottom

    @property
    def middle(self) -> float:
        """Half of the height."""
        return (self.top + self.bottom) / 2

    @property
    def text(self) -> str:
        """The words."""
        return " ".join(self.words)


@dataclass(frozen=True, slots=True)
class PageWords:
    """The runs of a page in the order of the file, without slanted and light ones."""

    width: float
    height: float
    runs: list[WordRun]
    characters: int


def read_page(page: pypdfium2.PdfPage) -> PageWords:
    """Read a page. The caller closes it."""
    width, height = page.get_size()
    left, bottom, *_ = page.get_cropbox()
    textpage = page.get_textpage()
    try:
        text = _read_text(textpage)
        runs = _make_runs(textpage, text, (left, bottom, width, height))
    finally:
        textpage.close()
    return PageWords(width, height, runs, len(text))


def _read_text(textpage: pypdfium2.PdfTextPage) -> str:
    """One character for each of PDFium's, so that indexes agree; halves of pairs stay halves."""
    count = textpage.count_chars()
    buffer = (ctypes.c_ushort * (count + 1))()
    written = pdfium.FPDFText_GetText(textpage.raw, 0, count, buffer)
    units = np.frombuffer(buffer, dtype=np.uint16)[: max(0, written - 1)]
    return units.tobytes().decode("utf-16-le", "surrogatepass") if _is_plain(units) else _spell(units)


def _is_plain(units: npt.NDArray[np.uint16]) -> bool:
    return not bool(((units >= 0xD800) & (units < 0xE000)).any())


def _spell(units: npt.NDArray[np.uint16]) -> str:
    return "".join(map(chr, units.tolist()))


def _make_runs(
    textpage: pypdfium2.PdfTextPage, text: str, frame: tuple[float, float, float, float]
) -> list[WordRun]:
    """Runs of the words that stand upright on the page. `frame` is its lower left corner and its size."""
    starts, ends = _find_words(text)
    if not len(starts):
        return []
    first, last = _read_boxes(textpage, starts), _read_boxes(textpage, ends - 1)
    for boxes in (first, last):
        boxes -= np.array([frame[0], frame[1], frame[0], frame[1]], np.float32)
    bad = (
        ~_are_upright(first, last, ends - starts)
        | _are_turned(textpage, starts, ends)
        | (np.minimum(first[:, 0], first[:, 3]) < -_EDGE)
        | (last[:, 2] > frame[2] + _EDGE)
        | (first[:, 1] > frame[3] + _EDGE)
    )
    marks = _find_marks(textpage, text)
    bounds = [*_find_breaks(first, last, bad).tolist(), len(starts)]
    begins, stops, gone = starts.tolist(), ends.tolist(), bad.tolist()
    lefts, rights = first[:, 0].tolist(), last[:, 2].tolist()
    runs: list[WordRun] = []
    for begin, end in pairwise(bounds):
        if gone[begin] or _is_pale(textpage, begins[begin]):
            continue
        words = [text[a:b] for a, b in zip(begins[begin:end], stops[begin:end], strict=True)]
        taken = _take_marks(words, begins[begin:end], marks) if marks else []
        places = (lefts[begin:end], rights[begin:end])
        runs.append(_make_run(words, places, first[begin:end], last[begin:end], taken))
    return runs


def _make_run(
    words: list[str], places: tuple[list[float], list[float]], first: _Boxes, last: _Boxes, taken: list[str]
) -> WordRun:
    half = len(words) // 2
    bottom, top = sorted(last[:, 3].tolist())[half], sorted(last[:, 1].tolist())[half]
    joined = "".join(words)
    cleaned = words if joined.isascii() and joined.isprintable() else [_clean(word) for word in words]
    run = WordRun(cleaned, *places, bottom, top, taken)
    if len(words) > 1 and _LONE.search(run.text):
        _take_lone_marks(run, first.tolist())
    if run.words[0][0] in _MARKS and len(run.words[0]) > 1:
        _take_lead(run, first[0].tolist(), last[0].tolist())
    if "f" in joined or not joined.isascii():
        _mend_ligatures(run)
    return run


def _take_lone_marks(run: WordRun, boxes: list[list[float]]) -> None:
    """Take out raised numbers that stand between words."""
    for number in range(len(boxes) - 1, -1, -1):
        _, top, _, bottom = boxes[number]
        raised = top - bottom < _RAISED * run.size and bottom > run.bottom + 0.1 * run.size
        if raised and len(run.words) > 1 and _ONLY_MARK.match(run.words[number]):
            mark = run.words.pop(number)
            del run.lefts[number], run.rights[number]
            if number:
                run.marks.append(mark)
            else:
                run.lead = mark
    # "1973 3 , yet" is "1973, yet" without its mark
    for number in range(len(run.words) - 1, 0, -1):
        if run.words[number] in {",", ".", ";", ":"}:
            run.words[number - 1] += run.words.pop(number)
            del run.lefts[number]
            run.rights.pop(number - 1)


def _take_lead(run: WordRun, first: list[float], last: list[float]) -> None:
    """Take off a raised number that touches the first word, as in a footnote."""
    size = last[1] - last[3]
    if first[1] - first[3] < _RAISED * size and first[3] > last[3] + 0.1 * size:
        word = run.words[0]
        rest = word.lstrip(_MARKS)
        if rest:
            run.lead, run.words[0] = word[: len(word) - len(rest)], rest


def _mend_ligatures(run: WordRun) -> None:
    """Join words in which PDFium saw a space after fi or fl that no one can see."""
    for number in range(len(run.words) - 2, -1, -1):
        gap = run.lefts[number + 1] - run.rights[number]
        if (
            gap < _NO_SPACE * run.size
            and run.words[number].endswith(_LIGATURES)
            and run.words[number + 1][0].islower()
        ):
            run.words[number] += run.words.pop(number + 1)
            run.rights.pop(number)
            del run.lefts[number + 1]


def _find_words(text: str) -> tuple[_Indexes, _Indexes]:
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    hyphen = np.isin(codes, _HYPHENS)
    blank = ((codes <= 0x20) & ~hyphen) | (codes == 0xA0)
    ink = ~blank
    before = np.concatenate(([True], blank[:-1] | hyphen[:-1]))
    after = np.concatenate((blank[1:], [True])) | hyphen
    return np.flatnonzero(ink & before), np.flatnonzero(ink & after) + 1


def _read_boxes(textpage: pypdfium2.PdfTextPage, indexes: _Indexes) -> _Boxes:
    """Left, top, right and bottom of characters."""
    boxes = np.zeros((len(indexes), 4), np.float32)
    handle = ctypes.cast(textpage.raw, ctypes.c_void_p).value
    base = boxes.ctypes.data
    places = range(base, base + 16 * len(indexes), 16)
    deque(map(_read_box, repeat(handle), indexes.tolist(), places), maxlen=0)
    return boxes


def _are_upright(first: _Boxes, last: _Boxes, lengths: _Indexes) -> npt.NDArray[np.bool_]:
    """Words that climb, fall or run backwards are watermarks and stamps, never the text."""
    rise = np.abs((first[:, 1] + first[:, 3]) - (last[:, 1] + last[:, 3])) / 2
    advance = last[:, 2] - first[:, 0]
    size = np.maximum(first[:, 1] - first[:, 3], 1)
    slanted = (lengths > 1) & ((rise > np.maximum(0.6 * size, 0.3 * np.abs(advance))) | (advance < -size))
    empty = (first[:, 2] - first[:, 0] <= 0) & (first[:, 1] - first[:, 3] <= 0)
    return np.asarray(~(slanted | empty))


def _are_turned(textpage: pypdfium2.PdfTextPage, starts: _Indexes, ends: _Indexes) -> npt.NDArray[np.bool_]:
    """Letters that stand alone and on their side: a watermark from the bottom to the top."""
    turned = np.zeros(len(starts), np.bool_)
    for number in np.flatnonzero(ends - starts == 1).tolist():
        angle = pdfium.FPDFText_GetCharAngle(textpage.raw, int(starts[number]))
        turned[number] = abs(math.sin(angle)) > _TURNED
    return turned


def _find_breaks(first: _Boxes, last: _Boxes, bad: npt.NDArray[np.bool_]) -> _Indexes:
    """The words that begin a run: on another line, far to the right, or to the left of the one before."""
    size = np.maximum(first[:, 1] - first[:, 3], 1)
    middle = (first[:, 1] + first[:, 3]) / 2
    before = np.maximum(size[1:], size[:-1])
    gap = first[1:, 0] - last[:-1, 2]
    moved = np.abs(middle[1:] - middle[:-1]) > 0.45 * before
    apart = (gap > _WIDE_GAP * np.minimum(size[1:], size[:-1])) | (gap < -0.5 * before)
    begins = moved | apart | (bad[1:] != bad[:-1])
    return np.concatenate(([0], np.flatnonzero(begins) + 1))


def _find_marks(textpage: pypdfium2.PdfTextPage, text: str) -> dict[int, int]:
    """Raised numbers at the end of words: where each begins and ends."""
    found = [match.span() for match in _MARK.finditer(text)]
    if not found:
        return {}
    boxes = _read_boxes(textpage, np.array([start for start, _ in found]))
    beside = _read_boxes(textpage, np.array([start - 1 for start, _ in found]))
    sizes, usual = boxes[:, 1] - boxes[:, 3], beside[:, 1] - beside[:, 3]
    raised = (sizes < _RAISED * usual) & (boxes[:, 3] > beside[:, 3] + 0.1 * usual)
    return {start: end for (start, end), is_raised in zip(found, raised.tolist(), strict=True) if is_raised}


def _take_marks(words: list[str], starts: Sequence[int], marks: dict[int, int]) -> list[str]:
    """Take raised numbers off the words."""
    taken: list[str] = []
    for number, (word, start) in enumerate(zip(words, starts, strict=True)):
        inside = [at for at in range(start + 1, start + len(word)) if at in marks]
        for at in reversed(inside):
            taken.append(word[at - start : marks[at] - start])
            word = word[: at - start] + word[marks[at] - start :]
        words[number] = word
    return taken


def _clean(word: str) -> str:
    if word == _BULLET:
        return "•"
    if word[-1] in "\x02\ufffe":
        word = word[:-1] + "-"
    return (
        word.encode("utf-16", "surrogatepass").decode("utf-16", "replace") if not word.isprintable() else word
    )


def _is_pale(textpage: pypdfium2.PdfTextPage, index: int) -> bool:
    red, green, blue, alpha = (ctypes.c_uint() for _ in range(4))
    if not pdfium.FPDFText_GetFillColor(textpage.raw, index, red, green, blue, alpha):
        return False
    return min(red.value, green.value, blue.value) > 255 * _LIGHT or alpha.value < _FAINT
