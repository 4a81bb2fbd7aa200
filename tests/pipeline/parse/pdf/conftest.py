"""PDFs made for tests: pages on which a test puts words where courts put them."""

import ctypes
import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from io import BytesIO
from itertools import accumulate, chain, repeat

import pypdfium2
import pypdfium2.raw as pdfium
import pytest

from pipeline.parse.pdf.reader import stop_reader
from pipeline.text.vocabulary import list_words

A4 = (595.0, 842.0)
_WORDS = sorted(
    list_words("""
    the court witness stated that evidence on record shows accused went towards house of deceased with a
    weapon and inflicted injuries upon head which proved fatal medical officer found several wounds learned
    counsel submitted conviction cannot be sustained because testimony is not reliable prosecution however
    relied upon recovery memo dying declaration motive it was further contended before trial judge had rightly
    appreciated material in view of settled law benefit doubt must go to appellant sentence set aside bail
    bonds stand discharged registry shall transmit copy forthwith investigation report seizure panchnama
    complaint lodged same day during night near village well-known affidavit officer sufficient
""")
)


class PdfPages:
    """A PDF in the making. Places are points from the left and from the top."""

    def __init__(self, size: tuple[float, float] = A4, seed: int = 1) -> None:
        self.size = size
        self.document = pypdfium2.PdfDocument.new()
        self.page: pypdfium2.PdfPage | None = None
        self._fonts: dict[str, ctypes.c_void_p] = {}
        self._chance = random.Random(seed)

    def add_page(self) -> None:
        """Begin a page; what was put on the page before stays."""
        self._finish()
        self.page = self.document.new_page(*self.size)

    def put(
        self,
        left: float,
        top: float,
        text: str,
        size: float = 12,
        font: str = "Times-Roman",
        *,
        turn: tuple[float, float] = (1, 0),
        grey: int = 0,
    ) -> None:
        """Put words on the page: their base line begins at (left, top). `turn` is a cosine and a sine."""
        assert self.page is not None
        piece = pdfium.FPDFPageObj_CreateTextObj(self.document.raw, self._load(font), size)
        units = (ctypes.c_ushort * (len(text) + 1))(*map(ord, text))
        assert pdfium.FPDFText_SetText(piece, units)
        pdfium.FPDFPageObj_SetFillColor(piece, grey, grey, grey, 255)
        cosine, sine = turn
        pdfium.FPDFPageObj_Transform(piece, cosine, sine, -sine, cosine, left, self.size[1] - top)
        pdfium.FPDFPage_InsertObject(self.page.raw, piece)

    def centre(self, top: float, text: str, size: float = 12, font: str = "Times-Roman") -> None:
        """Put words in the middle."""
        self.put((self.size[0] - self.measure(text, size, font)) / 2, top, text, size, font)

    def end_at(
        self, right: float, top: float, text: str, size: float = 12, font: str = "Times-Roman"
    ) -> None:
        """Put words before the right edge."""
        self.put(right - self.measure(text, size, font), top, text, size, font)

    def stretch(self, left: float, right: float, top: float, words: Sequence[str], size: float = 12) -> None:
        """Put words one by one so that they reach from edge to edge."""
        widths = [self.measure(word, size) for word in words]
        space = (right - left - sum(widths)) / max(1, len(words) - 1)
        places = accumulate((width + space for width in widths[:-1]), initial=left)
        for word, place in zip(words, places, strict=True):
            self.put(place, top, word, size)

    def measure(self, text: str, size: float = 12, font: str = "Times-Roman") -> float:
        """The width of words."""
        width = ctypes.c_float()
        total = 0.0
        for letter in text:
            pdfium.FPDFFont_GetGlyphWidth(self._load(font), ord(letter), size, width)
            total += width.value
        return total

    def break_lines(
        self, text: str, width: float, indent: float = 0, size: float = 12
    ) -> Iterator[list[str]]:
        """The words of a paragraph, line by line; the first is narrower."""
        line: list[str] = []
        room = width - indent
        for word in text.split():
            if line and self.measure(" ".join([*line, word]), size) > room:
                yield line
                line, room = [], width
            line.append(word)
        yield line

    def invent(self, words: int) -> str:
        """A sentence of so many words that no judgment has."""
        chosen = self._chance.choices(_WORDS, k=words)
        return " ".join(chosen).capitalize() + "."

    def save(self, version: int = 17) -> bytes:
        """The whole file."""
        self._finish()
        file = BytesIO()
        self.document.save(file, version=version)
        self.document.close()
        return file.getvalue()

    def turn(self, degrees: int) -> bytes:
        """The file with its pages stored on their side, to be turned back when they are shown."""
        self._finish()
        radians = math.radians(degrees)
        cosine, sine = round(math.cos(radians)), round(math.sin(radians))
        width, height = self.size
        away = {0: (0, 0), 90: (height, 0), 180: (width, height), 270: (0, width)}[degrees]
        matrix = pdfium.FS_MATRIX(cosine, sine, -sine, cosine, *away)
        for page in self.document:
            assert pdfium.FPDFPage_TransFormWithClip(page.raw, matrix, pdfium.FS_RECTF(0, 2000, 2000, 0))
            if degrees % 180:
                page.set_mediabox(0, 0, height, width)
            page.set_rotation(degrees)
            page.close()
        return self.save()

    def _load(self, font: str) -> ctypes.c_void_p:
        if font not in self._fonts:
            self._fonts[font] = pdfium.FPDFText_LoadStandardFont(self.document.raw, font.encode())
        return self._fonts[font]

    def _finish(self) -> None:
        if self.page is not None:
            assert pdfium.FPDFPage_GenerateContent(self.page.raw)
            self.page.close()
            self.page = None


class Flow:
    """Text that runs over pages, each with the same furniture, written by `furnish(pages, number)`."""

    def __init__(
        self,
        pages: PdfPages,
        furnish: Callable[[PdfPages, int], object] | None = None,
        *,
        edges: tuple[float, float] = (90, 520),
        heights: tuple[float, float] = (90, 740),
        leading: float = 18,
        size: float = 12,
    ) -> None:
        self.pages, self._furnish = pages, furnish
        self.left, self.right = edges
        self._first, self._last = heights
        self.leading, self.size = leading, size
        self.number = 0
        self.top = 0.0
        self.turn_page()

    def centre(self, *lines: str, size: float | None = None, font: str = "Times-Bold") -> None:
        """Lines in the middle."""
        for line in lines:
            self.pages.centre(self._next(), line, size or self.size, font)

    def place(self, *cells: tuple[float, str], font: str = "Times-Roman") -> None:
        """A line of words at places from the left edge of the page; a negative place is where they end."""
        top = self._next()
        for left, text in cells:
            if left < 0:
                self.pages.end_at(-left, top, text, self.size, font)
            else:
                self.pages.put(left, top, text, self.size, font)

    def skip(self, lines: float = 1) -> None:
        """Leave white."""
        self.top += lines * self.leading

    def write(
        self,
        text: str,
        *,
        indent: float = 0,
        inset: tuple[float, float] = (0, 0),
        number: str = "",
        gap: float = 0.0,
    ) -> str:
        """A paragraph, stretched to the edges but for its last line. Returns what it says."""
        left, right = self.left + inset[0], self.right - inset[1]
        lines = list(self.pages.break_lines(text, right - left, indent, self.size))
        for line, shift in zip(lines, chain([indent], repeat(0.0)), strict=False):
            top = self._next()
            if number and line is lines[0]:
                self.pages.put(left, top, number, self.size)
            if line is lines[-1]:
                self.pages.put(left + shift, top, " ".join(line), self.size)
            else:
                self.pages.stretch(left + shift, right, top, line, self.size)
        self.skip(gap)
        return f"{number} {text}".strip()

    def _next(self) -> float:
        if self.top > self._last:
            self.turn_page()
        self.top += self.leading
        return self.top - self.leading

    def turn_page(self) -> None:
        """Go on at the top of a new page."""
        self.pages.add_page()
        self.number += 1
        self.top = self._first
        if self._furnish:
            self._furnish(self.pages, self.number)


@pytest.fixture(scope="session")
def new_pages() -> type[PdfPages]:
    """Makes a PDF page by page."""
    return PdfPages


@pytest.fixture(scope="session")
def new_flow() -> type[Flow]:
    """Makes text that runs over pages."""
    return Flow


@pytest.fixture(scope="module", autouse=True)
def end_reader() -> Iterator[None]:
    """No child of the reader outlives the tests of a file."""
    yield
    with suppress(ProcessLookupError):
        stop_reader()
