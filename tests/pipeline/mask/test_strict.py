"""Cases of sexual offences and of children get the strict tier, and what may tell the victim is found."""

import pytest

from pipeline.mask.strict_tier import choose_tier, find_strict
from schemas.masks import AGE, COURT, DATE, ORG, PERSON, PLAIN, STRICT
from schemas.records import Mention


def cite(act: str, section: str) -> Mention:
    return Mention(0, 0, 1, act, section, None, "named", "text", None, False)


def find(text: str, kind: str) -> list[str]:
    return [text[one.start : one.end] for one in find_strict(text) if one.kind == kind]


@pytest.mark.parametrize(
    ("act", "section"),
    [
        ("IPC", "376"),
        ("IPC", "376DA"),
        ("IPC", "354"),
        ("IPC", "228A"),
        ("IPC", "509"),
        ("POCSO", "6"),
        ("BNS", "64"),
        ("Juvenile Justice (Care and Protection of Children) Act", "75"),
        ("Immoral Traffic (Prevention) Act", "5"),
        ("Prohibition of Child Marriage Act", "9"),
    ],
)
def test_one_such_section_makes_the_tier_strict(act: str, section: str) -> None:
    assert choose_tier([cite("IPC", "302"), cite(act, section)]) == STRICT


@pytest.mark.parametrize(
    ("act", "section"),
    [
        ("IPC", "302"),
        ("CrPC", "354"),
        ("Evidence", "114A"),
        ("IPC", "366"),
        ("BNS", "103"),
        ("unknown", "376"),
    ],
)
def test_other_sections_do_not(act: str, section: str) -> None:
    assert choose_tier([cite(act, section)]) == PLAIN


def test_nothing_cited_is_plain() -> None:
    assert choose_tier([]) == PLAIN


@pytest.mark.parametrize(
    ("text", "age"),
    [
        ("a girl aged about 14 years was", "14 years"),
        ("the 14-year-old girl", "14-year-old"),
        ("she was 12 years old then", "12 years old"),
        ("a minor girl of 12 was", "12"),
        ("her age was 9 years there", "9 years"),
        ("she studies in Class VIII there", "Class VIII"),
        ("a student of 8th standard was", "8th standard"),
    ],
)
def test_ages_and_classes_are_found(text: str, age: str) -> None:
    assert age in find(text, AGE)


@pytest.mark.parametrize(
    "text", ["He was in jail for 14 years.", "the Judicial Magistrate First Class sat", "page 14 of it"]
)
def test_terms_and_magistrates_are_no_ages(text: str) -> None:
    assert find(text, AGE) == []


@pytest.mark.parametrize(
    ("text", "kind", "name"),
    [
        ("She goes to Blue Lotus Public School daily.", ORG, "Blue Lotus Public School"),
        ("at about 8.30 p.m. he came", DATE, "8.30 p.m."),
        ("her mother Zorbina cried", PERSON, "Zorbina"),
        ("her uncle namely Zorba Lal came", PERSON, "Zorba Lal"),
        ("the Additional Sessions Judge, Zembla held", COURT, "Additional Sessions Judge, Zembla"),
    ],
)
def test_schools_times_kin_and_courts_are_found(text: str, kind: str, name: str) -> None:
    assert name in find(text, kind)


def test_kin_without_a_name_is_left() -> None:
    assert find("her mother was there and her father The Judge heard", PERSON) == []


@pytest.mark.parametrize(
    "unit", ["aged about ", "mother of ", "Class V ", "Delhi High ", "Ram Lal ", "1", "at 8.30 ", "son, "]
)
def test_a_hostile_text_is_read_through(unit: str) -> None:
    text = unit * (100_000 // len(unit))
    found = find_strict(text)
    assert all(0 <= one.start < one.end <= len(text) for one in found)
