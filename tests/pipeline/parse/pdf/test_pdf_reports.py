"""Law reports: nothing that their editors wrote reaches the judgment."""

from collections.abc import Callable
from typing import Any

import pytest

from pipeline.parse.pdf.reader import read_pdf

EDITORS = ["zebra", "quagga", "okapi", "tapir", "gnu", "ibex", "kudu", "eland", "oryx", "dingo"]


def note(flow: Any, words: int = 60) -> None:
    """A paragraph of the editors, in words that no judgment has."""
    flow.write(" ".join((EDITORS * 12)[:words]).capitalize() + ".", gap=0.4)


def furnish_old(pages: Any, number: int) -> None:
    for step, letter in enumerate("ABCDEFGH"):
        pages.put(62, 95 + 85 * step, letter, 11)
    if number == 1:
        pages.put(90, 50, "[2015] 3 S.C.R. 101", 11)
    elif number % 2:
        pages.centre(50, "RAM LAL v. STATE OF BIHAR", 11)
        pages.end_at(520, 50, str(100 + number), 11)
    else:
        pages.put(90, 50, str(100 + number), 11)
        pages.centre(50, "SUPREME COURT REPORTS", 11)
        pages.end_at(520, 50, "[2015] 3 S.C.R.", 11)


def write_old(flow: Any, opening: list[str]) -> list[str]:
    """A report with catchwords and what was held, and with its editor's name at the end."""
    flow.centre("RAM LAL", "v.", "STATE OF BIHAR", "(Criminal Appeal No. 12 of 2014)", "MARCH 12, 2015")
    flow.centre("[A. B. SHARMA AND C. D. VERMA, JJ.]")
    for _ in range(6):
        note(flow)
    flow.write("Zebra v. Quagga [1999] 2 SCR 1 – relied on.", gap=0.4)
    flow.write("CRIMINAL APPELLATE JURISDICTION: Criminal Appeal No. 12 of 2014.", gap=0.4)
    flow.write("Okapi Tapir, Gnu Ibex, Advs. for the Appellant.")
    flow.write("Kudu Eland, Oryx Dingo, Advs. for the Respondent.", gap=0.4)
    for line in opening:
        flow.write(line, gap=0.4)
    written = [flow.write(f"{number}. {flow.pages.invent(80)}", gap=0.4) for number in range(1, 15)]
    flow.place((90, "Zebra Quagga"), (-520, "Appeal dismissed."))
    return written


def furnish_new(pages: Any, number: int) -> None:
    if number == 1:
        pages.put(90, 50, "[2024] 1 S.C.R. 101 : 2024 INSC 12", 11)
    elif number % 2:
        pages.put(90, 50, f"[2024] 1 S.C.R. {100 + number}", 11)
        pages.centre(68, "Ram Lal v. State of Bihar", 11)
    else:
        pages.put(90, 50, f"{100 + number} [2024] 1 S.C.R.", 11)
        pages.centre(68, "Digital Supreme Court Reports", 11)
    if number == 1:
        pages.put(90, 790, "* Author", 9)


def write_new(flow: Any, opening: list[str]) -> list[str]:
    """A report of 2024: boxes with the issue, headnotes, lists, appearances, and the result at the end."""
    flow.centre("Ram Lal", "v.", "State of Bihar", "(Criminal Appeal No. 12 of 2014)", "12 January 2024")
    flow.centre("[A. B. Sharma* and C. D. Verma, JJ.]")
    heads = ("Issue for Consideration", "Headnotes†", "Case Law Cited", "List of Acts", "List of Keywords")
    for head in heads:
        flow.centre(head)
        note(flow)
        note(flow)
    flow.centre("Case Arising From")
    flow.write("CRIMINAL APPELLATE JURISDICTION: Criminal Appeal No. 12 of 2014", gap=0.4)
    flow.centre("Appearances for Parties")
    flow.write("Okapi Tapir, Gnu Ibex, Advs. for the Appellant.")
    flow.write("Kudu Eland, Oryx Dingo, Advs. for the Respondent.", gap=0.4)
    for line in opening:
        flow.centre(line)
    written = [flow.write(f"{number}. {flow.pages.invent(80)}", gap=0.4) for number in range(1, 15)]
    flow.write("Result of the case: Appeal dismissed.")
    flow.write("†Headnotes prepared by: Zebra Quagga")
    return written


WAYS = {
    "delivered": (write_old, furnish_old, ["The Judgment of the Court was delivered by", "A. B. SHARMA, J."]),
    "passed": (write_old, furnish_old, ["The following Order of the Court was passed:", "O R D E R"]),
    "judge alone": (write_old, furnish_old, ["A. B. SHARMA, J."]),
    "title alone": (write_old, furnish_old, ["JUDGMENT"]),
    "no opening": (write_old, furnish_old, []),
    "digital": (
        write_new,
        furnish_new,
        ["Judgment / Order of the Supreme Court", "Judgment", "A. B. Sharma, J."],
    ),
    "digital, one box": (write_new, furnish_new, ["Judgment / Order of the Supreme Court"]),
    "digital, no box": (write_new, furnish_new, []),
}


@pytest.mark.parametrize("way", WAYS)
def test_only_the_judgment_is_read(way: str, new_pages: type[Any], new_flow: type[Any]) -> None:
    write, furnish, opening = WAYS[way]
    pages = new_pages()
    written = write(new_flow(pages, furnish), opening)
    read = read_pdf(pages.save())
    assert [paragraph.text for paragraph in read.paragraphs] == written
    assert not any(word in note.lower() for note in read.footnotes for word in EDITORS)
    assert read.headings["doc_title"].lower() == "ram lal vs state of bihar"
    assert read.headings["docsource_main"] == "Supreme Court of India"
    assert read.decided in ("12 March, 2015", "12 January, 2024")
    assert read.headings["doc_bench"].lower() == "a. b. sharma, c. d. verma"


def test_a_judgment_that_cites_a_report_is_no_report(new_pages: type[Any], new_flow: type[Any]) -> None:
    pages = new_pages()
    flow = new_flow(pages, heights=(90, 700))
    flow.centre("IN THE HIGH COURT OF JUDICATURE AT BOMBAY", "CRIMINAL APPEAL NO. 12 OF 2015")
    flow.write(
        "Reliance is placed on Ram v. Shyam, reported in [1999] 2 S.C.R. 101 and the later decisions.",
        gap=0.5,
    )
    first = flow.write(pages.invent(330), gap=0.5)
    flow.write("It was so held in AIR 1999 SC 12 and [1999] 2 S.C.R. 101", gap=0.5)
    flow.centre("JUDGMENT")
    last = flow.write(pages.invent(90))
    read = read_pdf(pages.save())
    assert read.headings["docsource_main"] == "Bombay High Court"
    assert [text for block in read.paragraphs if (text := block.text) in (first, last)] == [first, last]


def test_real_reports_yield_what_is_asked_of_them(real_data: Callable[..., Any]) -> None:
    """Every seventh, because all of them take half a minute; benchmarks/pdf.py measures all."""
    for path in sorted(real_data("pdf").glob("*.pdf"))[::7]:
        read = read_pdf(path.read_bytes())
        assert {"doc_title", "docsource_main", "doc_bench", "doc_citations"} <= read.headings.keys()
        assert read.decided and len(read.paragraphs) > 4
        text = "\n".join(paragraph.text for paragraph in read.paragraphs)
        assert not any(
            words in text for words in ("Case Law Reference", "Advs. for the", "SUPREME COURT REPORTS")
        )
