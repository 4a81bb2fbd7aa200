"""What the entity finder says is looked at again: names nobody bears go, and kinds are put right."""

import pytest

from pipeline.mask.entity_recheck import find_addresses, recheck_entities, sounds_like_place
from pipeline.mask.finding import Finding
from schemas.masks import CASE, DATE, NUMBER, ORG, PERSON, PLACE


def find(text: str, surface: str, kind: str) -> Finding:
    start = text.index(surface)
    return Finding(start, start + len(surface), kind, "ner")


def look(text: str, surface: str, kind: str = PERSON) -> list[tuple[str, str]]:
    """What is left of one entity, with its kinds."""
    again = recheck_entities(text, [find(text, surface, kind)])
    assert all(each.rule == "ner" for each in again)
    return [(text[each.start : each.end].strip(), each.kind) for each in again]


@pytest.mark.parametrize(
    ("text", "surface", "kind"),
    [
        ("The sari was torn by Ramesh.", "sari", PERSON),
        ("The Court heard that the zerbold was drawn.", "zerbold", PERSON),
        ("The Court heard that the market of quillan was far.", "quillan", PLACE),
        ("The Sarpanch was not there.", "Sarpanch", PERSON),
        ("The High Court and the Police heard of it.", "High Court", ORG),
        ("It was 12 at night.", "12", PERSON),
    ],
)
def test_what_names_nobody_goes(text: str, surface: str, kind: str) -> None:
    assert look(text, surface, kind) == []


@pytest.mark.parametrize("kind", [DATE, NUMBER])
def test_other_kinds_are_left_alone(kind: str) -> None:
    assert look("It was the third of the month.", "third", kind) == [("third", kind)]


def test_a_text_without_capitals_has_small_names() -> None:
    text = "he saw ramesh near the well, and " + "he said no more of it. " * 20
    assert look(text, "ramesh") == [("ramesh", PERSON)]
    assert look(text, "the well") == []
    assert look(f"{text} {text.title()}", "ramesh") == []


@pytest.mark.parametrize(
    ("surface", "parts"),
    [
        ("Ram Lal hit Shyam", ["Ram Lal", "Shyam"]),
        ("Girdhari struck Dinesh wounding Mukesh", ["Girdhari", "Dinesh", "Mukesh"]),
        ("Girdhari, Dinesh and Mukesh", ["Girdhari", "Dinesh", "Mukesh"]),
        ("Girdhari & Dinesh", ["Girdhari", "Dinesh"]),
        ("Sharma, T.R.", ["Sharma, T.R."]),
        ("Girdhari and Sons", ["Girdhari and Sons"]),
        ("Ram Lal alias Kallu", ["Ram Lal alias Kallu"]),
        ("Begum bint Omar", ["Begum bint Omar"]),
        ("Ramesh's Sohan", ["Ramesh's Sohan"]),
        ("Ramesh s/o Girdhari", ["Ramesh s/o Girdhari"]),
    ],
)
def test_a_verb_or_another_name_parts_a_name(surface: str, parts: list[str]) -> None:
    assert look(f"There {surface} at noon.", surface) == [(part, PERSON) for part in parts]


def test_a_verb_parts_nothing_where_all_words_are_small() -> None:
    text = "there girdhari struck dinesh at noon"
    assert look(text, "girdhari struck dinesh") == [("girdhari struck dinesh", PERSON)]


def test_only_persons_are_parted() -> None:
    assert look("At Zedwick near Quillan it rained.", "Zedwick near Quillan", PLACE) == [
        ("Zedwick near Quillan", PLACE)
    ]


@pytest.mark.parametrize(
    ("text", "surface", "kind"),
    [
        ("He came to Ramesh.", "Ramesh", PERSON),
        ("He came to Ramesh Sharma at noon.", "Ramesh Sharma", PERSON),
        ("He came to the village Ramesh.", "Ramesh", PLACE),
        ("He lived in Gwalior.", "Gwalior", PLACE),
        ("He lived in Zorbidge.", "Zorbidge", PLACE),
    ],
)
def test_a_place_may_be_somebody(text: str, surface: str, kind: str) -> None:
    assert look(text, surface, PLACE) == [(surface, kind)]


@pytest.mark.parametrize(
    ("text", "surface", "kind"),
    [
        ("He asked Ramesh Sharma for it.", "Ramesh Sharma", PERSON),
        ("He asked Ramesh Traders for it.", "Ramesh", ORG),
        ("He asked M/s Ramesh for it.", "Ramesh", ORG),
        ("He asked Zedwick Mills for it.", "Zedwick Mills", ORG),
    ],
)
def test_a_body_may_be_somebody(text: str, surface: str, kind: str) -> None:
    assert look(text, surface, ORG) == [(surface, kind)]


@pytest.mark.parametrize(
    ("text", "surface", "kind"),
    [
        ("He asked Zorban for it.", "Zorban", PERSON),
        ("He went to the village Zorban.", "Zorban", PLACE),
        ("He went to Imlikhera at noon.", "Imlikhera", PLACE),
        ("He went to Zorban Buzurg at noon.", "Zorban Buzurg", PLACE),
        ("He went to Gwalior at noon.", "Gwalior", PLACE),
        ("He went to P.S. Zorban at noon.", "P.S. Zorban", ORG),
        ("He asked Zedwick Mills for it.", "Zedwick Mills", ORG),
        ("He asked Ramesh Yadav for it.", "Ramesh Yadav", PERSON),
    ],
)
def test_a_person_may_be_a_place_or_a_body(text: str, surface: str, kind: str) -> None:
    assert look(text, surface) == [(surface, kind)]


@pytest.mark.parametrize("name", ["Ramesh Mandal", "Ashok Nigam", "Sunita Puri", "Anil Kumar Mandal"])
def test_a_family_may_be_called_as_bodies_are(name: str) -> None:
    assert look(f"He asked {name} for it.", name) == [(name, PERSON)]


def test_capitals_among_small_letters_are_a_body() -> None:
    assert look("He rang up the ZQRD for it.", "ZQRD") == [("ZQRD", ORG)]
    assert look("HE RANG UP THE ZQRD FOR IT.", "ZQRD") == [("ZQRD", PERSON)]
    assert look("He rang up RAMESH for it.", "RAMESH") == [("RAMESH", PERSON)]
    assert look("He rang up ZORBANLEKH for it.", "ZORBANLEKH") == [("ZORBANLEKH", PERSON)]


@pytest.mark.parametrize(
    ("surface", "kind"),
    [
        ("Ramesh Sharma", PERSON),
        ("Ramesh Sharma v. State", CASE),
        ("Ramesh Sharma versus State", CASE),
        ("Ramesh Sharma (supra)", CASE),
        ("Ramesh Sharma, 1994 SCC 12", CASE),
        ("In Re Ramesh", CASE),
        ("the Zorbidge matter", CASE),
    ],
)
def test_a_case_without_the_look_of_one_is_somebody(surface: str, kind: str) -> None:
    assert look(f"It was held of {surface} at noon.", surface, CASE) == [(surface, kind)]


def test_a_preamble_keeps_all_but_addresses() -> None:
    text = "Zedwick Mills, Gandhi Street, Zorban Road, Road"
    entities = [find(text, each, PERSON) for each in ("Zedwick Mills", "Gandhi Street", "Zorban Road")]
    assert [each.kind for each in find_addresses(text, entities)] == [PERSON, PLACE, PLACE]


@pytest.mark.parametrize(
    ("word", "is_place"),
    [
        ("Imlipur", True),
        ("Zorgarh", True),
        ("Khurd", True),
        ("Yadav", False),
        ("Ramesh", False),
        ("Pur", False),
    ],
)
def test_places_end_as_places_do(word: str, is_place: bool) -> None:
    assert sounds_like_place(word) is is_place
