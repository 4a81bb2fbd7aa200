"""What a pipeline found is trimmed, named and sifted before it is masked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.mask.entities import tidy_entities
from pipeline.mask.finding import Finding
from schemas.masks import KIND_OF_LABEL, KINDS


def tidy(text: str, label: str = "PERSON") -> list[str]:
    """The whole text is what was found."""
    return [text[found.start : found.end] for found in tidy_entities(text, [(0, len(text), label)])]


@pytest.mark.parametrize(
    ("surface", "name"),
    [
        ("Shri Bhuru Baiga", "Bhuru Baiga"),
        ("Hon'ble Mr. Justice K.R. Gavit", "K.R. Gavit"),
        ("PW-3 Mongla,", "Mongla"),
        ("accused No. 2 Tularam Netam", "Tularam Netam"),
        ("“Dasru”", "Dasru"),
        ("1. Sukwaro Bai", "Sukwaro Bai"),
        ("Lakhi Ram (deceased)", "Lakhi Ram (deceased)"),
        ("Jethu (", "Jethu"),
        ("Justice", None),
        ("Mrinal Textiles Ltd.", "Mrinal Textiles Ltd."),
        ("Theodore", "Theodore"),
        ("Milind", "Milind"),
    ],
)
def test_a_name_is_left_of_a_person(surface: str, name: str | None) -> None:
    assert tidy(surface) == ([name] if name else [])


@pytest.mark.parametrize(
    "surface",
    ["the appellant", "Respondents", "He", "his wife", "Learned Counsel", "---", "42", "X", "", " ", "P.W."],
)
def test_what_cannot_be_a_name_is_dropped(surface: str) -> None:
    assert tidy(surface) == []


@pytest.mark.parametrize("surface", ["State", "State of Bihar", "Union of India"])
def test_a_state_that_is_a_party_stays(surface: str) -> None:
    assert tidy(surface) == [surface]


def test_dates_and_numbers_need_something_to_go_by() -> None:
    assert tidy("12.3.2004,", "DATE") == ["12.3.2004"]
    assert tidy("last March", "DATE") == ["last March"]
    assert tidy("--", "DATE") == []
    assert tidy("Crl. Appeal", "CASE_NUMBER") == []
    assert tidy("Crl. Appeal No. 4/87", "CASE_NUMBER") == ["Crl. Appeal No. 4/87"]
    assert tidy("34", "PROVISION") == ["34"]


def test_labels_of_pipelines_become_our_kinds() -> None:
    assert set(KIND_OF_LABEL.values()) <= set(KINDS)
    text = "Bhuru Rampur Hindu"
    spans = [(0, 5, "PER"), (6, 12, "FAC"), (13, 18, "NORP")]
    assert tidy_entities(text, spans) == [Finding(0, 5, "PERSON", "ner"), Finding(6, 12, "PLACE", "ner")]


@given(st.text(alphabet="Ab .,(-'3\n", max_size=20), st.sampled_from(sorted(KIND_OF_LABEL)))
def test_what_is_kept_lies_within_what_was_found(text: str, label: str) -> None:
    for found in tidy_entities(f"ab {text} ab", [(3, 3 + len(text), label)]):
        assert 3 <= found.start < found.end <= 3 + len(text)
        assert f"ab {text} ab"[found.start : found.end].strip()
