"""Dates, numbers and contact details are found as they stand; what only looks like them is left alone."""

import pytest

from pipeline.mask.numbers.identifiers import find_identifiers
from schemas.masks import CONTACT, DATE, NUMBER


def find(text: str, kind: str) -> list[str]:
    return [text[one.start : one.end] for one in find_identifiers(text) if one.kind == kind]


@pytest.mark.parametrize(
    "date",
    [
        "12.3.2004",
        "12/03/04",
        "12-3-2004",
        "12- 3-2004",
        "2004-03-12",
        "12th March, 2004",
        "12th of March 2004",
        "1st day of March, 2004",
        "12 March 2004",
        "March 12, 2004",
        "MARCH 12, 2004",
        "12th Sept., 2004",
        "10th, 12th and 14th June 1998",
        "first day of June, 1998",
        "22/23.02.1994",
        "5th of May",
        "5th May",
        "March 2004",
    ],
)
def test_a_date_is_found_whole(date: str) -> None:
    assert find(f"He left the house on {date} and came back.", DATE) == [date]


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("The well was dug in 1998 by him.", ["1998"]),
        ("He served during 1998-99 there.", ["1998-99"]),
        ("From the year 1998 on he paid.", ["1998"]),
        ("It is so since 2001, and 1998 men came.", ["2001"]),
    ],
)
def test_a_year_needs_a_word_that_says_so(text: str, years: list[str]) -> None:
    assert find(text, DATE) == years


@pytest.mark.parametrize(
    "text",
    [
        "He is aged 24 years and earns Rs. 12.10.50 a day.",
        "It happened at 10.30 p.m. and ended at 11.15.",
        "Exhibits 12 and 13 were marked, see paragraph 5 may be.",
        "He was charged under Sections 3/4/25 of that law.",
        "The height was 45.67.89 and the count 32/45/99.",
        "See 2004 (3) SCC 12 and AIR 1998 SC 12.",
        "The notice in letter No. 12/3/98 was served.",
        "in 1998 Cri LJ 45 it was held",
    ],
)
def test_what_only_looks_like_a_date_is_none(text: str) -> None:
    assert find(text, DATE) == []


@pytest.mark.parametrize(
    "number",
    [
        "Criminal Appeal No. 897/2000",
        "Criminal Appeal No. 897 of 2000",
        "S.B. Civil Misc. Appeal No. 34 of 2004",
        "W.P.(C) No.18543/2010",
        "W.P.No.7806/2015",
        "CWP 2173 of 2013",
        "O.S. No. 15 of 1947",
        "Civil Appeals Nos. 485 and 2205 of 1969",
        "FIR No. 132/10",
        "FIR No. 248",
        "Crime No. 30 of 2007",
        "I.A.No.1500/14",
    ],
)
def test_a_case_number_is_found_with_its_kind(number: str) -> None:
    assert find(f"The order in {number} was set aside.", NUMBER) == [number]


@pytest.mark.parametrize(
    "text",
    [
        "Act No. 45 of 1860 applies.",
        "PW No. 3 and accused No. 2 were heard.",
        "Section 302 of 1860 laws",
        "Page No. 2 of 15 was torn.",
    ],
)
def test_other_numbers_are_no_cases(text: str) -> None:
    assert find(text, NUMBER) == []


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("The car DL-3C-AB-1234 was seized.", "DL-3C-AB-1234"),
        ("The truck bearing registration No. HQX 1234 fled.", "HQX 1234"),
        ("from account No. 001122334455 of the bank", "001122334455"),
        ("cheque No. 445566 was dishonoured", "445566"),
        ("passport No. Z1234567 was kept", "Z1234567"),
        ("His PAN is ABCPX1234K here.", "ABCPX1234K"),
        ("Aadhaar 2345 6789 0123 was shown.", "2345 6789 0123"),
        ("He lives in House No. 12/345 there.", "12/345"),
        ("P.O. Box No. 1234 is his", "1234"),
    ],
)
def test_numbers_of_vehicles_and_papers_are_found(text: str, number: str) -> None:
    assert number in find(text, NUMBER)


@pytest.mark.parametrize(
    ("text", "contact"),
    [
        ("write to a.b-c@mail.example.org.", "a.b-c@mail.example.org"),
        ("on mobile No. 9876543210 he called", "9876543210"),
        ("he rang +91 98765 43210 twice", "+91 98765 43210"),
        ("telephone 2345678 was cut", "2345678"),
        ("see www.example.org/people/x for it", "www.example.org/people/x"),
    ],
)
def test_contact_details_are_found(text: str, contact: str) -> None:
    assert contact in find(text, CONTACT)


@pytest.mark.parametrize(
    "unit", ["1", "1.", "1/", "12.3.2004 ", "No. 1 of ", "May ", "A. ", " ", "1 and ", "a.b@", "a/c no 1"]
)
def test_a_hostile_text_is_read_through(unit: str) -> None:
    text = unit * (100_000 // len(unit))
    found = find_identifiers(text)
    assert all(0 <= one.start < one.end <= len(text) for one in found)
