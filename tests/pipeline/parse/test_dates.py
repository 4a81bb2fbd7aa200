"""When a judgment was decided: what title, header and signature say, and what we believe."""

from datetime import date

import pytest

from pipeline.parse.decision_date import Decision, StatedDays, find_decision
from schemas.records import Paragraph

SUPREME, BOMBAY = "Supreme Court of India", "Bombay High Court"
FAILED = "A vs B on 7 April, 1947"  # a date that cannot be true of the Supreme Court
LATEST = date(2025, 12, 31)


def find(title: str, court: str, *endings: str, published: str | None = None) -> Decision:
    texts = ["1. Leave granted.", "The order dated 5.3.1946 is set aside.", *endings]
    paragraphs = [Paragraph("p", text, None) for text in texts]
    return find_decision(title, court, StatedDays(published=published), paragraphs, latest=LATEST)


@pytest.mark.parametrize(
    ("title", "court", "day"),
    [
        ("A vs B on 9 May, 1996", SUPREME, date(1996, 5, 9)),
        ("A vs B on 29 September 2004.", BOMBAY, date(2004, 9, 29)),
        ("A vs B on 7 April, 1947", BOMBAY, date(1947, 4, 7)),
        ("A vs B on 31 February, 1996", SUPREME, None),
        ("A vs B on 9 May, 2032", SUPREME, None),
        ("A vs B on 9 May, 1861", BOMBAY, None),
        ("A vs B on 1 January, 1800", BOMBAY, None),
        ("A vs B on 9 May, 1949", SUPREME, None),
        ("A vs B", SUPREME, None),
    ],
)
def test_the_date_of_the_title(title: str, court: str, day: date | None) -> None:
    assert find(title, court) == Decision(day, "title" if day else None)


@pytest.mark.parametrize(
    ("published", "day"),
    [("1996-05-09", date(1996, 5, 9)), ("1800-01-01", None), ("2032-01-01", None), ("soon", None)],
)
def test_the_date_of_the_api_counts_when_the_title_has_none(published: str, day: date | None) -> None:
    assert find("A vs B", BOMBAY, published=published) == Decision(day, "api" if day else None)


@pytest.mark.parametrize("printed", ["DATE OF JUDGMENT07/04/1953", "DATE OF JUDGMENT: 07/04/1953"])
@pytest.mark.parametrize("title", [FAILED, "A vs B", "A vs B on 8 April, 1953"])
def test_an_old_header_is_always_right(printed: str, title: str) -> None:
    paragraphs = [Paragraph("pre", f"PETITIONER:\nA\n{printed}\nBENCH:", None)]
    found = find_decision(title, SUPREME, StatedDays(), paragraphs, latest=LATEST)
    assert found == Decision(date(1953, 4, 7), "header")


@pytest.mark.parametrize(
    ("ending", "day"),
    [
        (".....J. (A. RAO) NEW DELHI; APRIL 7, 2014.", date(2014, 4, 7)),
        ("...J.\n(A. RAO)\nNew Delhi\nDated: April  07,2009\n-----\n[1] (2004) 7 SCC 1", date(2009, 4, 7)),
        ("7th April 2011 New Delhi", date(2011, 4, 7)),
        ("[A. RAO], J. 07.04.2006", date(2006, 4, 7)),
        ("Date: 07/04/2010 This petition was called on for hearing today.", date(2010, 4, 7)),
        ("New Delhi, June 7, 2014.", date(2014, 6, 7)),  # signed, and the day agrees
        ("New Delhi, June 9, 2014.", None),
        ("the order dated June 7, 2014 is upheld.", None),
        ("New Delhi, April 7, 1947.", None),
        ("No order as to costs.", None),
    ],
)
def test_a_failed_date_is_recovered_from_the_signature(ending: str, day: date | None) -> None:
    assert find(FAILED, SUPREME, ending) == Decision(day, "signature" if day else None)


def test_a_signature_before_long_footnotes_is_found() -> None:
    footnotes = [f"[{number}] (1999) {number} SCC 12" for number in range(600)]
    found = find(FAILED, SUPREME, ".....J. (A. RAO) New Delhi; April 7, 2014", *footnotes)
    assert found == Decision(date(2014, 4, 7), "signature")


def test_a_date_of_the_same_day_far_from_the_end_proves_nothing() -> None:
    assert find(FAILED, SUPREME, "He was born on 7.4.1962.", "word " * 400).day is None


def test_a_high_court_date_gives_way_only_to_a_later_signature() -> None:
    assert find(FAILED, BOMBAY, "A. RAO, J. APRIL 07, 2012") == Decision(date(2012, 4, 7), "signature")
    assert find(FAILED, BOMBAY, "Bombay, 7 July 1943") == Decision(date(1947, 4, 7), "title")


def test_a_date_before_the_days_a_judgment_speaks_of_is_not_believed() -> None:
    assert find(FAILED, BOMBAY, "He was arrested on 12.3.1999.") == Decision(None, None)


@pytest.mark.parametrize(
    ("ending", "day"),
    [
        ("Order Date :- 12.3.2004 Abc", date(2004, 3, 12)),
        ("Dated: 12.3.2004", date(2004, 3, 12)),
        ("12.03.2004 Index : Yes / No", date(2004, 3, 12)),
        ("the order dated 12.3.2004 is upheld.", None),
        ("Dated: 12.3.2004 " + "annexure " * 300, None),
    ],
)
def test_an_undated_judgment_is_dated_by_its_last_lines(ending: str, day: date | None) -> None:
    assert find("A vs B", BOMBAY, ending) == Decision(day, "signature" if day else None)
