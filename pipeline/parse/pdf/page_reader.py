"""From the bytes of a PDF to the parts of a judgment, in plain types. Runs in the child process."""

import math
from collections.abc import Sequence
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium

from pipeline.parse.pdf.decision_day import find_day
from pipeline.parse.pdf.first_page import read_headings
from pipeline.parse.pdf.footnotes import FootnoteReader
from pipeline.parse.pdf.furniture import find_usual_size, remove_furniture
from pipeline.parse.pdf.law_report import cut_report, has_headnotes, is_report
from pipeline.parse.pdf.page_rows import PageRow, gather_rows, order_rows
from pipeline.parse.pdf.page_words import PageWords, WordRun, read_page
from pipeline.parse.pdf.paragraphs import cut_blocks

MAX_PAGES = 2_500  # the longest judgments have about a thousand
MAX_CHARACTERS = 12_000_000
_FEWEST_LETTERS = 60  # on a page, or it is a picture with a stamp
_EDGE_ROWS = 3
_HEAD_PAGES = 2  # the names of many parties may fill the first
_HEAD_ROWS = 90


class RefusedError(ValueError):
    """A PDF that is not read, with the reason."""


def read_parts(body: bytes) -> dict[str, Any]:
    """Headings, date, paragraphs and footnotes."""
    pages = _read_pages(body)
    kept = remove_furniture(pages)
    if not _has_letters(kept, _FEWEST_LETTERS * max(1, len(pages)) // 2):
        raise RefusedError("scan without a text layer")
    columns = [order_rows(runs) for runs in kept]
    head = [row.text for page in columns[:_HEAD_PAGES] for part in page for row in part][:_HEAD_ROWS]
    ending = [row.text for page in columns[-_HEAD_PAGES:] for part in page for row in part]
    edges = _read_edges(pages[0], kept[0])
    headings = read_headings(head, edges)
    rows, notes = _take_footnotes(columns, find_usual_size(kept))
    if any(map(is_report, edges)) or has_headnotes(head):
        rows, author = cut_report(rows)
        if not rows:
            raise RefusedError("law report without a judgment")
        if author:
            headings["doc_author"] = author
    return {
        "headings": headings,
        "origins": dict.fromkeys(headings, "first page"),
        "decided": find_day(head, ending, edges),
        "paragraphs": cut_blocks(rows),
        "footnotes": notes,
    }


def _read_pages(body: bytes) -> list[PageWords]:
    document = _open(body)
    try:
        if len(document) > MAX_PAGES:
            raise RefusedError("too many pages")
        pages: list[PageWords] = []
        characters = 0
        for index in range(len(document)):
            pages.append(_read(document, index))
            characters += pages[-1].characters
            if characters > MAX_CHARACTERS:
                raise RefusedError("too large")
    finally:
        document.close()
    if not pages:
        raise RefusedError("broken PDF")
    return pages


def _open(body: bytes) -> pypdfium2.PdfDocument:
    try:
        return pypdfium2.PdfDocument(body)
    except pypdfium2.PdfiumError as error:
        if getattr(error, "err_code", None) in {pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY}:
            raise RefusedError("encrypted") from error
        raise RefusedError("broken PDF") from error


def _read(document: pypdfium2.PdfDocument, index: int) -> PageWords:
    """A page; one that cannot be loaded makes the whole document doubtful."""
    try:
        page = document[index]
    except pypdfium2.PdfiumError as error:
        raise RefusedError("broken PDF") from error
    try:
        if page.get_rotation():
            page = _turn_upright(document, index, page)
        return read_page(page)
    except pypdfium2.PdfiumError as error:
        raise RefusedError("broken PDF") from error
    finally:
        page.close()


def _turn_upright(document: pypdfium2.PdfDocument, index: int, page: pypdfium2.PdfPage) -> pypdfium2.PdfPage:
    """A page that is stored on its side as it is seen: PDFium has no places for letters that lie."""
    angle = math.radians(-page.get_rotation())
    cosine, sine = round(math.cos(angle)), round(math.sin(angle))
    left, bottom, right, top = page.get_cropbox()
    corners = [(cosine * x - sine * y, sine * x + cosine * y) for x in (left, right) for y in (bottom, top)]
    away = [-min(values) for values in zip(*corners, strict=True)]
    width, height = page.get_size()
    matrix = pdfium.FS_MATRIX(cosine, sine, -sine, cosine, *away)
    pdfium.FPDFPage_TransFormWithClip(page.raw, matrix, None)
    for name in ("mediabox", "cropbox"):
        getattr(page, f"set_{name}")(0, 0, width, height)
    page.set_rotation(0)
    page.close()
    return document[index]


def _has_letters(pages: Sequence[Sequence[WordRun]], fewest: int) -> bool:
    """Are there so many letters? Most documents show it on their first page."""
    count = 0
    for run in (run for runs in pages for run in runs):
        count += sum(len(word) for word in run.words if word[0].isalpha())
        if count >= fewest:
            return True
    return False


def _read_edges(page: PageWords, kept: Sequence[WordRun]) -> list[str]:
    """The words at the edges of the first page: its furniture, and its first rows, whole and in cells."""
    ids = set(map(id, kept))
    gone = [run.text for run in page.runs if id(run) not in ids]
    rows = gather_rows(page.runs)[:_EDGE_ROWS]
    return [*gone, *(cell.text for row in rows for cell in row.cells), *(row.text for row in rows)]


def _take_footnotes(columns: Sequence[list[list[PageRow]]], usual: float) -> tuple[list[PageRow], list[str]]:
    """Number the rows' columns and keep footnotes apart."""
    reader = FootnoteReader(usual)
    rows: list[PageRow] = []
    column = 0
    for page, parts in enumerate(columns):
        for part in parts:
            column += 1
            for row in part:
                row.page, row.column = page, column
            rows += reader.take(part)
    return rows, reader.notes
