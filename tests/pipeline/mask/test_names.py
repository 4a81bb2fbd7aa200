"""Names are found in running text by how courts write them, and what is no person's name is left alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.mask.people.name_lists import (
    AMBIGUOUS_NAMES,
    COMMON_WORDS,
    FAMILY_NAMES,
    GIVEN_NAMES,
    is_common_word,
    is_family_name,
    is_given_name,
    is_place_word,
    sounds_like_name,
)
from pipeline.mask.people.running_names import find_names
from schemas.masks import PERSON

LONG = 1_000_000


def names(text: str) -> list[str]:
    return [text[found.start : found.end] for found in find_names(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Shri Quillan Zedwick appeared for the State.", ["Quillan Zedwick"]),
        ("It was argued by Smt. Vorena that no case is made out.", ["Vorena"]),
        ("before the Hon'ble Mr. Justice T.R. Maldhar of this Court", ["T.R. Maldhar"]),
        ("The house of Ruplok s/o Jebban was searched.", ["Ruplok", "Jebban"]),
        ("Brindo @ Chikka was arrested near the canal.", ["Brindo", "Chikka"]),
        ("PW-3 Tullika said that she had seen nothing.", ["Tullika"]),
        ("accused No. 2 Gorvan ran away", ["Gorvan"]),
        ("The statement of Zorbati (PW 4) was recorded.", ["Zorbati"]),
        ("one Vixram came to the shop", ["Vixram"]),
        ("Ramesh told the others to wait.", ["Ramesh"]),
        ("The land was bought by B.K. Wexley in 1981.", ["B.K. Wexley"]),
        ("KAMLESH VERMA was examined next.", ["KAMLESH VERMA"]),
        ("Wellick, J. took another view.", ["Wellick"]),
        ("They saw Xanthu Singh with a stick.", ["Xanthu Singh"]),
        ("Deepak\nPathak was not at home.", ["Deepak\nPathak"]),
        ("The blow was given by Dinesh, Zalku and Mahesh.", ["Dinesh", "Zalku", "Mahesh"]),
        ("the first informant Plimla lodged the report", ["Plimla"]),
    ],
)
def test_a_name_is_found_by_its_cue_or_its_words(text: str, found: list[str]) -> None:
    assert names(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "The High Court dismissed the Appeal on Monday.",
        "Section 302 of the Indian Penal Code was added in the Charge.",
        "He was treated at Ramesh Hospital and at Kamal Nursing Home.",
        "The truck belongs to Mahesh Transport Company of Nagpur.",
        "The house is in village Suresh near Mahatma Gandhi Road.",
        "In Ramesh Kumar v. State of Bihar the Court held otherwise.",
        "The appellant was asked by the Investigating Officer to sign.",
        "Kamal is a flower and Asha is hope.",
        "",
    ],
)
def test_what_is_no_person_is_left_alone(text: str) -> None:
    assert names(text) == []


def test_a_kin_name_tells_its_rule() -> None:
    (found,) = find_names("a boy, son of Girvanesh, was there")
    assert (found.kind, found.rule) == (PERSON, "kin")


def test_letters_of_relations_are_no_initials() -> None:
    assert names("Vijaya D/O. Ranganna R/O Mysore") == ["Vijaya", "Ranganna"]


@given(st.text(alphabet="Ram SinghJ.,@/s\n o1(v", max_size=200))
def test_finds_are_in_order_apart_and_within(text: str) -> None:
    last = 0
    for found in find_names(text):
        assert last <= found.start < found.end <= len(text)
        last = found.end


@pytest.mark.parametrize(
    "piece", ["A", "A.", "Ram ", "Ram, ", "Ram and ", "x v. ", "Ram v. ", " ", "(", "Sri ", "A'"]
)
def test_no_text_is_too_hostile(piece: str) -> None:
    text = piece * (LONG // 10 // len(piece))
    assert all(found.end <= len(text) for found in find_names(text))


# Words


def test_lists_are_large_and_clean() -> None:
    listed = GIVEN_NAMES | FAMILY_NAMES
    assert len(listed) > 8000
    assert not listed & COMMON_WORDS
    assert not listed & AMBIGUOUS_NAMES
    assert all(word == word.lower() and word.replace("'", "").isalpha() for word in listed | AMBIGUOUS_NAMES)


def test_words_are_told_apart() -> None:
    assert is_given_name("Ramesh") and is_given_name("Prem") and is_family_name("Sharma")
    assert is_common_word("Witness") and not is_common_word("Ramesh")
    assert is_place_word("Nagpur") and not is_place_word("Ramesh")


@pytest.mark.parametrize("word", ["Talvindranath", "Zubeshwari", "Morlikrishnan", "Wenkataswamy"])
def test_an_unlisted_word_may_sound_like_a_name(word: str) -> None:
    assert sounds_like_name(word)


@pytest.mark.parametrize("word", ["Rampur", "Program", "Pradesh", "Tender", "Municipal", "However"])
def test_most_words_do_not(word: str) -> None:
    assert not sounds_like_name(word)
