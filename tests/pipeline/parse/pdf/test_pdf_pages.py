"""What pages hold beside running text: margins, notes, tables, columns, watermarks."""

import re
from typing import Any

import pytest

from pipeline.parse.pdf.reader import PdfJudgment, read_pdf


def read_text(body: bytes) -> str:
    """All paragraphs."""
    return "\n".join(paragraph.text for paragraph in read_pdf(body).paragraphs)


def write_judgment(new_pages: type[Any], new_flow: type[Any], furnish: Any = None, **form: Any) -> Any:
    """Four pages of prose with this furniture: what is read and what was written."""
    pages = new_pages()
    flow = new_flow(pages, furnish, **form)
    written = [flow.write(f"{number}. {pages.invent(90)}", gap=0.5) for number in range(1, 14)]
    return read_pdf(pages.save()), written


def list_texts(read: PdfJudgment) -> list[str]:
    return [paragraph.text for paragraph in read.paragraphs]


def put_letters(pages: Any, number: int) -> None:
    for step, letter in enumerate("ABCDEFGH"):
        pages.put(62 if number % 2 else 545, 95 + 85 * step, letter)


def put_line_numbers(pages: Any, number: int) -> None:
    for step in range(1, 36):
        pages.put(60, 72 + 18 * step, str(step), 9)


def put_tilted_watermark(pages: Any, number: int) -> None:
    pages.put(150, 600, "CERTIFIED COPY FOR OFFICE USE", 40, "Helvetica-Bold", turn=(0.707, 0.707))


def put_grey_watermark(pages: Any, number: int) -> None:
    pages.put(120, 400, "High Court of Somewhere", 14, "Helvetica", grey=200)


def put_large_watermark(pages: Any, number: int) -> None:
    pages.put(120, 400, "COPY", 90, "Helvetica")


def put_running_heads(pages: Any, number: int) -> None:
    pages.put(90, 40, f"CRA No. 101 of 2015   {number}/4", 10)
    pages.end_at(540, 800, f"contd. on page {number + 1}", 9)


def put_head_between_rules(pages: Any, number: int) -> None:
    pages.put(90, 45, f"{number}", 10)
    pages.centre(45, "Judgment in Criminal Appeal 12 of 2015", 10)
    pages.put(90, 58, "_" * 60, 10)


FURNITURE = [
    put_letters,
    put_line_numbers,
    put_tilted_watermark,
    put_grey_watermark,
    put_large_watermark,
    put_running_heads,
    put_head_between_rules,
]


@pytest.mark.parametrize("furnish", FURNITURE)
def test_furniture_is_gone(furnish: Any, new_pages: type[Any], new_flow: type[Any]) -> None:
    read, written = write_judgment(new_pages, new_flow, furnish)
    assert list_texts(read) == written


@pytest.mark.parametrize("leading", [14, 18, 26, 30])
def test_paragraphs_at_any_distance_of_lines(leading: int, new_pages: type[Any], new_flow: type[Any]) -> None:
    read, written = write_judgment(new_pages, new_flow, leading=leading)
    assert list_texts(read) == written


def test_page_numbers_of_every_form(new_pages: type[Any], new_flow: type[Any]) -> None:
    for form in ("{}", "- {} -", "({})", "Page {} of 9", "Page No. {}", "{}/9", ":: {} ::", "..{}..", "[{}]"):
        read, written = write_judgment(
            new_pages, new_flow, lambda pages, number, form=form: pages.centre(50, form.format(number), 11)
        )
        assert list_texts(read) == written, form


def test_numbers_at_the_top_of_pages_may_be_those_of_paragraphs(
    new_pages: type[Any], new_flow: type[Any]
) -> None:
    pages = new_pages()
    flow = new_flow(pages)
    written = []
    for number in range(1, 6):
        written.append(flow.write(pages.invent(200), number=f"{number}.", indent=30))
        flow.skip(40)
    assert list_texts(read_pdf(pages.save())) == written


def test_initials_and_indents_begin_paragraphs(new_pages: type[Any], new_flow: type[Any]) -> None:
    pages = new_pages()
    flow = new_flow(pages, leading=24)
    written = [flow.write(pages.invent(60), indent=40) for _ in range(9)]
    assert list_texts(read_pdf(pages.save())) == written


def test_a_quotation_is_set_apart(new_pages: type[Any], new_flow: type[Any]) -> None:
    pages = new_pages()
    flow = new_flow(pages)
    for _ in range(3):
        flow.write(pages.invent(80), indent=30, gap=0.5)
    quoted = flow.write(f"“{pages.invent(60)}”", inset=(40, 40), gap=0.5)
    flow.write(pages.invent(80), indent=30)
    kinds = {paragraph.text: paragraph.kind for paragraph in read_pdf(pages.save()).paragraphs}
    assert [text for text, kind in kinds.items() if kind == "blockquote"] == [quoted]
    assert len(kinds) == 5


def test_footnotes_are_kept_apart(new_pages: type[Any], new_flow: type[Any]) -> None:
    notes = []

    def put_notes(pages: Any, number: int) -> None:
        for step in range(2):
            mark = 2 * number - 1 + step
            pages.put(90, 760 + 12 * step - 3, str(mark), 6)
            pages.put(96, 760 + 12 * step, f"(20{mark:02}) 3 XYZ {100 + mark}", 9)
            notes.append(f"{mark} (20{mark:02}) 3 XYZ {100 + mark}")

    pages = new_pages()
    flow = new_flow(pages, put_notes, heights=(90, 700))
    for mark in range(1, 7):
        case = f"In {'ABCDEF'[mark - 1]} versus Shyam"
        width = pages.measure(case, 12)
        pages.put(90, flow.top, case, 12)
        pages.put(90 + width, flow.top - 5, str(mark), 7)
        pages.put(90 + width + 9, flow.top, "it was said that", 12)
        flow.skip()
        flow.write(pages.invent(70), gap=0.5)
        if mark in (2, 4):
            flow.turn_page()
    read = read_pdf(pages.save())
    assert read.footnotes == notes
    text = " ".join(list_texts(read))
    assert [f"In {name} versus Shyam it was said that" in text for name in "ABCDEF"] == [True] * 6
    assert not re.search(r"Shyam ?[0-9]", text)


def test_hyphens_at_the_ends_of_lines(new_pages: type[Any], new_flow: type[Any]) -> None:
    pages = new_pages()
    flow = new_flow(pages)
    flow.place((90, "The accused was convicted and the prose-"))
    flow.place((90, "cution examined the co-"))
    flow.place((90, "accused in the year 2018-"))
    flow.place((90, "19 before the prosecution closed its case, and nothing else was then said of it."))
    flow.write(pages.invent(100))
    text = read_text(pages.save())
    assert "the prosecution examined the co-accused in the year 2018-19 before the prosecution" in text


def test_ligatures_are_mended_and_words_stay_apart(new_pages: type[Any], new_flow: type[Any]) -> None:
    pages = new_pages()
    flow = new_flow(pages)
    for _ in range(6):
        flow.write(pages.invent(60))
    flow.write("The set off for the staff of the office was sufficient and the affidavit stood.")
    assert "set off for the staff of the office was sufficient" in read_text(pages.save())


def test_a_table_keeps_its_rows(new_pages: type[Any], new_flow: type[Any]) -> None:
    pages = new_pages()
    flow = new_flow(pages)
    flow.write(pages.invent(90), gap=1)
    table = [("Accused", "Section", "Sentence"), ("A1", "302 IPC", "Life"), ("A2", "34 IPC", "3 years")]
    for cells in table:
        flow.place(*zip((95, 230, 380), cells, strict=True))
    flow.skip()
    flow.write(pages.invent(90))
    blocks = read_pdf(pages.save()).paragraphs
    assert [block.kind for block in blocks] == ["p", "pre", "p"]
    assert [tuple(re.split(r"\s{2,}", line.strip())) for line in blocks[1].text.split("\n")] == table


def test_two_columns_are_read_one_after_the_other(new_pages: type[Any], new_flow: type[Any]) -> None:
    pages = new_pages()
    pages.add_page()
    pages.centre(60, "REPORT OF A CASE", 14)
    written: list[str] = []
    for left, right in ((60, 285), (315, 540)):
        for paragraph in range(4):
            text = f"{len(written) + 1}. {pages.invent(60)}"
            written.append(text)
            for line, words in enumerate(pages.break_lines(text, right - left, 0, 11)):
                top = 100 + paragraph * 170 + line * 13
                is_last = words[-1].endswith(".")
                if is_last:
                    pages.put(left, top, " ".join(words), 11)
                else:
                    pages.stretch(left, right, top, words, 11)
    assert list_texts(read_pdf(pages.save()))[1:] == written


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_turned_pages_are_read_as_they_are_seen(turn: int, new_pages: type[Any], new_flow: type[Any]) -> None:
    """Scanners store pages on their side and say so."""
    pages = new_pages()
    flow = new_flow(pages)
    written = [flow.write(pages.invent(60), gap=0.5) for _ in range(5)]
    assert list_texts(read_pdf(pages.turn(turn))) == written
