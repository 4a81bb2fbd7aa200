"""Reading takes time in proportion to the text, however the text is made up to make it take longer.

The times compared are CPU times of this process within one test, the least of three: a ratio, not a limit.
"""

import re
from collections.abc import Callable
from time import process_time

import pytest

from pipeline.cite.finder import find_citations

GROWTHS = (4, 16)
SLACK = 2.2  # quadratic time would grow by 16 and 256
SHORT = 8_000  # characters; four times as many where reading them is fast
FAST = 0.004  # seconds
BOTH_CODES = "Section 302 IPC and Section 320 of the Code of Criminal Procedure apply. "


def repeat(unit: str, *, head: str = "", tail: str = "") -> Callable[[int], str]:
    """A writer of texts of a given length that are one unit over and over."""
    return lambda length: head + unit * (length // len(unit)) + tail


TEXTS: dict[str, Callable[[int], str]] = {
    "digits": repeat("1"),
    "numbers": repeat("1,"),
    "long numbers": repeat("1234567890, "),
    "cues": repeat("section "),
    "short cues": repeat("u/s "),
    "cues and numbers": repeat("section 1, "),
    "opening brackets": repeat("("),
    "brackets after numbers": repeat("1("),
    "brackets after a section": repeat("(", head="Section 376"),
    "clauses after a section": repeat("(2)", head="Section 376"),
    "joints": repeat("and "),
    "joints after a section": repeat(" and", head="Section 302"),
    "blanks": repeat(" "),
    "blanks inside a citation": repeat(" ", head="Section 302", tail="IPC"),
    "line ends": repeat("\n", head="Section 302", tail="of the Indian Penal Code"),
    "hyphens at line ends": repeat("Pe-\n"),
    "soft hyphens": repeat("\xad"),
    "slashes": repeat("/"),
    "quotation marks": repeat('"'),
    "opening quotation marks": repeat("“"),
    "quoted headings": repeat("“302. Punishment for murder.—Whoever commits "),
    "numbered lines": repeat("\n302. W"),
    "capitalised words": repeat("Alpha "),
    "capitalised words of an Act": repeat("Alpha ", head="Section 3 of the ", tail="Act"),
    "capitalised words in brackets": repeat("(Alpha) ", head="Section 3 of the Alpha ", tail="Act"),
    "Acts without names": repeat("Act "),
    "Acts with names": repeat("the Alpha Beta Act, "),
    "Codes": repeat("Code "),
    "initials": repeat("I. "),
    "initials behind a number": repeat("Section 302 " + "A. " * 40 + "; "),
    "initials before the word Act": repeat("x " + "A. " * 40 + "; Act "),
    "one list of the Code": repeat("320, 302 of the Code, ", head=BOTH_CODES + "Sections "),
    "initials of Codes": repeat("I.P.C. "),
    "beginnings of a name": repeat("Indian Penal\n"),
    "definitions never closed": repeat("IPC (hereinafter "),
    "definitions": repeat('the IPC ("the Code") and the Cr.P.C. ("the Code"): Section 302 of the Code. '),
    "page furniture": repeat(
        "\nX vs Y on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/123/ 4\n"
    ),
    "party names": repeat("X vs Y "),
    "clauses before a section": repeat("clause (g) of "),
    "one list, no Act": repeat("1, ", head="Section "),
    "one list, Act behind": repeat("302, ", head="Sections ", tail="IPC"),
    "one list, Act before": repeat("302, ", head="IPC Sections "),
    "one list over slashes": repeat("302/", head="u/s ", tail="34 IPC"),
    "one list of ranges": repeat("302 to 304 of the Indian Penal Code, 1860, ", head="Sections "),
    "one list of clauses": repeat("376(2)(g), ", head="Sections ", tail="IPC"),
    "one list of what is not in the Code": repeat("600, ", head="Sections ", tail="IPC"),
    "one list, no cue": repeat("302, ", tail="34 IPC"),
    "one list of the Act, no cue": repeat("302 of the Act, "),
    "one list of the Code, no cue": repeat("302 of the same Code read with "),
    "one list of two Acts": repeat("302 IPC, 27 Arms Act, ", head="Sections "),
    "one list to the Code": repeat("320, 302, ", head=BOTH_CODES + "Sections ", tail="of the Code"),
    "dates": repeat("3/4/1999 "),
    "Devanagari": repeat("धारा 302 भादवि "),
    "all of it": repeat(
        'u/s 3(1)(x), 307/34 IPC & 27 Arms Act; the Code (hereinafter "the Act") s. 161 of the Code '
    ),
}


def measure(paragraphs: list[str]) -> float:
    start = process_time()
    find_citations(paragraphs)
    return process_time() - start


def check_growth(write: Callable[[int], list[str]], size: int) -> None:
    """Texts of several times the size take about that many times as long; one look is enough if so."""
    least = min(measure(write(size)) for _ in range(3))
    for growth in GROWTHS:
        text = write(size * growth)
        ratios = (measure(text) / least for _ in range(3))
        assert any(ratio < growth * SLACK for ratio in ratios), f"not linear from {size} to {size * growth}"


@pytest.mark.parametrize("kind", TEXTS)
def test_time_grows_with_the_length_of_the_text(kind: str) -> None:
    write = TEXTS[kind]
    is_fast = measure([write(SHORT)]) < FAST
    check_growth(lambda length: [write(length)], SHORT * 4 if is_fast else SHORT)


def test_time_grows_with_the_number_of_paragraphs() -> None:
    check_growth(lambda count: [f"Section {1 + n % 500} of the Code, IPC" for n in range(count)], 1_000)


def test_ten_megabytes_of_digits_commas_and_cues_are_read_to_the_end() -> None:
    noise = "1234567890,,,, section section, 99999999999999999999 sections,1860,2024,section 12345678,"
    text = noise * (10_000_000 // len(noise)) + " Section 302 IPC"
    cited = find_citations([text]).cited
    assert [(item.act, item.section) for item in cited] == [("IPC", "302")]
    assert cited[0].start == len(text) - len("302 IPC")


def test_a_list_of_a_megabyte_is_one_list() -> None:
    text = "Sections " + "302, " * 200_000 + "IPC"
    cited = find_citations([text]).cited
    assert {(item.act, item.section) for item in cited} == {("IPC", "302")}
    assert [item.start for item in cited] == [match.start() for match in re.finditer("302", text)]
