"""Places and organisations are found by pattern and gazetteer; persons and courts are not taken for them."""

import pytest

from pipeline.mask.places import find_places
from schemas.masks import ORG, PLACE


def find(text: str, kind: str) -> list[str]:
    return [text[one.start : one.end] for one in find_places(text) if one.kind == kind]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("He went to Nagpur by train.", "Nagpur"),
        ("in the State of Tamil Nadu only", "Tamil Nadu"),
        ("the whole of India was meant", "India"),
        ("posted at NEW DELHI then", "NEW DELHI"),
        ("He came to Chennai-600 005 that day.", "Chennai-600 005"),
        ("He reached village Kolopura at night.", "Kolopura"),
        ("in Mohalla Zarbagh they met", "Zarbagh"),
        ("He is resident of Tilopur and poor.", "Tilopur"),
        ("in Voltapur Taluk it rained", "Voltapur Taluk"),
        ("the people of Zembla District came", "Zembla District"),
        ("He lived at Puri for years.", "Puri"),
        ("in U.P. and elsewhere", "U.P."),
    ],
)
def test_a_place_is_found(text: str, place: str) -> None:
    assert place in find(text, PLACE)


@pytest.mark.parametrize(
    "text",
    [
        "Shri Puri said so.",
        "Sagar hit him.",
        "Mathura Prasad ran away.",
        "The Delhi High Court held so.",
        "The High Court of Kerala held so.",
        "The District Judge and the Village Panchayat met.",
        "Rampuria and Indianapolis were named.",
    ],
)
def test_persons_courts_and_words_are_no_places(text: str) -> None:
    assert find(text, PLACE) == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("He went to Police Station Kolopura at once.", "Police Station Kolopura"),
        ("registered at P.S. Zarbagh on that day", "P.S. Zarbagh"),
        ("the men of Kolopura Police Station came", "Kolopura Police Station"),
        ("He was taken to Silver Lake Hospital, Agra that night.", "Silver Lake Hospital, Agra"),
        ("the bill of M/s Zorro Traders was paid", "Zorro Traders"),
        ("He worked for Blue Quartz Pvt. Ltd. then.", "Blue Quartz Pvt. Ltd."),
        ("a loan of the Golden Peacock Bank was due", "Golden Peacock Bank"),
        ("by the Ministry of Labour in that year", "Ministry of Labour"),
        ("the inquiry of the CBI went on", "CBI"),
    ],
)
def test_an_organisation_is_found(text: str, name: str) -> None:
    assert name in find(text, ORG)


@pytest.mark.parametrize(
    "text",
    [
        "The Company paid the Bank.",
        "He went to the District Hospital and the Police Station.",
        "The Manager of the Company left.",
    ],
)
def test_general_words_name_no_organisation(text: str) -> None:
    assert find(text, ORG) == []


@pytest.mark.parametrize(
    "unit", ["Ram Lal ", "A", "A. ", "P.S. Ram ", "village ", "Delhi ", "and the ", "Co. ", "M/s A "]
)
def test_a_hostile_text_is_read_through(unit: str) -> None:
    text = unit * (100_000 // len(unit))
    found = find_places(text)
    assert all(0 <= one.start < one.end <= len(text) for one in found)
