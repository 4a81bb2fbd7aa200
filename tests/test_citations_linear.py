"""Reading takes time in proportion to the text, however the text is made up to make it take longer.

The times compared are CPU times of this process within one test, the least of three: a ratio, not a limit.
"""

import gc
import re
from collections.abc import Callable
from time import process_time

import pytest

from pipeline.citations import find_citations

GROWTH = 16
LIMIT = 2.5 * GROWTH  # quadratic time would grow by 256
SHORT = 16_000  # characters; four times as many where reading them is fast
FAST = 0.008  # seconds
BOTH_CODES = "Section 302 IPC and Section 320 of the Code of Criminal Procedure apply. "


def repeat(unit: str, *, after: str = "", before: str = "") -> Callable[[int], str]:
    """A writer of texts of a given length that are one unit over and over."""
    return lambda length: after + unit * (length // len(unit)) + before


# What is repeated, behind and before what else.
TEXTS: dict[str, Callable[[int], str]] = {
    "digits": repeat("1"),
    "numbers": repeat("1,"),
    "long numbers": repeat("1234567890, "),
    "cues": repeat("section "),
    "short cues": repeat("u/s "),
    "cues and numbers": repeat("section 1, "),
    "numbers with cues between": repeat("302 read with Section ", after="Section "),
    "opening brackets": repeat("("),
    "brackets after numbers": repeat("1("),
    "brackets after a section": repeat("(", after="Section 376"),
    "clauses after a section": repeat("(2)", after="Section 376"),
    "joints": repeat("and "),
    "joints after a section": repeat(" and", after="Section 302"),
    "blanks": repeat(" "),
    "blanks inside a citation": repeat(" ", after="Section 302", before="IPC"),
    "line ends": repeat("\n", after="Section 302", before="of the Indian Penal Code"),
    "hyphens at line ends": repeat("Pe-\n"),
    "soft hyphens": repeat("\xad"),
    "slashes": repeat("/"),
    "quotation marks": repeat('"'),
    "opening quotation marks": repeat("“"),
    "quoted headings": repeat("“302. Punishment for murder.—Whoever commits "),
    "numbered lines": repeat("\n302. W"),
    "capitalised words": repeat("Alpha "),
    "capitalised words of an Act": repeat("Alpha ", after="Section 3 of the ", before="Act"),
    "capitalised words in brackets": repeat("(Alpha) ", after="Section 3 of the Alpha ", before="Act"),
    "Acts without names": repeat("Act "),
    "Acts with names": repeat("the Alpha Beta Act, "),
    "Codes": repeat("Code "),
    "initials": repeat("I. "),
    "initials of Codes": repeat("I.P.C. "),
    "beginnings of a name": repeat("Indian Penal\n"),
    "definitions never closed": repeat("IPC (hereinafter "),
    "definitions": repeat('the IPC ("the Code") and the Cr.P.C. ("the Code"): Section 302 of the Code. '),
    "page furniture": repeat(
        "\nX vs Y on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/123/ 4\n"
    ),
    "party names": repeat("X vs Y "),
    "clauses before a section": repeat("clause (g) of "),
    "one list, no Act": repeat("1, ", after="Section "),
    "one list, Act behind": repeat("302, ", after="Sections ", before="IPC"),
    "one list, Act before": repeat("302, ", after="IPC Sections "),
    "one list of low numbers": repeat("3, ", after="Section 3 Arms Act. Sections ", before="IPC"),
    "one list over slashes": repeat("302/", after="u/s ", before="34 IPC"),
    "one list of ranges": repeat("302 to 304, ", after="Sections ", before="IPC"),
    "one list of clauses": repeat("376(2)(g), ", after="Sections ", before="IPC"),
    "one list of footnotes": repeat("49743, ", after="Sections ", before="IPC"),
    "one list of what is not in the Code": repeat("600, ", after="Sections ", before="IPC"),
    "one list, no cue": repeat("302, ", before="34 IPC"),
    "one list of two Acts": repeat("302 IPC, 27 Arms Act, ", after="Sections "),
    "one list of the Code": repeat("320, 302 of the Code, ", after=BOTH_CODES + "Sections "),
    "one list to the Code": repeat("320, 302, ", after=BOTH_CODES + "Sections ", before="of the Code"),
    "one list over pages": repeat("302,\n\n", after="Sections ", before="IPC"),
    "articles": repeat("14, ", after="Articles ", before="of the Constitution"),
    "years": repeat("1999 "),
    "dates": repeat("3/4/1999 "),
    "Devanagari": repeat("धारा 302 भादवि "),
    "all of it": repeat(
        'u/s 3(1)(x), 307/34 IPC & 27 Arms Act; the Code (hereinafter "the Act") s. 161 of the Code '
    ),
}


def measure(paragraphs: list[str]) -> float:
    gc.collect()
    start = process_time()
    find_citations(paragraphs)
    return process_time() - start


def compare(short: list[str], long: list[str]) -> float:
    """How many times as long the long text takes, the least of three; one look is enough if it is linear."""
    least = min(measure(short) for _ in range(3))
    ratio = float("inf")
    for _ in range(3):
        ratio = min(ratio, measure(long) / least)
        if ratio < LIMIT:
            break
    return ratio


@pytest.mark.parametrize("kind", TEXTS)
def test_time_grows_with_the_length_of_the_text(kind: str) -> None:
    write = TEXTS[kind]
    fast = measure([write(SHORT)]) < FAST
    length = SHORT * 4 if fast else SHORT
    ratio = compare([write(length)], [write(length * GROWTH)])
    assert ratio < LIMIT, f"{ratio:.1f} times as long for {GROWTH} times {length} characters"


def test_time_grows_with_the_number_of_paragraphs() -> None:
    few, many = (
        [f"Section {1 + n % 500} of the Code, IPC" for n in range(count)] for count in (1_000, 16_000)
    )
    assert compare(few, many) < LIMIT


def test_ten_megabytes_of_digits_commas_and_cues_are_read_to_the_end() -> None:
    noise = "1234567890,,,, section section, 99999999999999999999 sections,1860,2024,section 12345678,"
    text = noise * (10_000_000 // len(noise)) + " Section 302 IPC"
    cited = find_citations([text]).cited
    assert [(item.act, item.section) for item in cited] == [("IPC", "302")]
    assert cited[0].start == len(text) - len("302 IPC")


def test_a_list_of_ten_megabytes_is_one_list() -> None:
    text = "Sections " + "302, " * 2_000_000 + "IPC"
    cited = find_citations([text]).cited
    assert len(cited) == 2_000_000
    assert {(item.act, item.section) for item in cited} == {("IPC", "302")}
    assert [item.start for item in cited] == [match.start() for match in re.finditer("302", text)]
