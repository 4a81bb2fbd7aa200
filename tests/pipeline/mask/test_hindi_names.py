"""Names in Devanagari: before a family name of the list, or behind a title."""

import pytest

from pipeline.mask.any_text import cut_text, mask_cut_texts
from pipeline.mask.finding import DocumentTexts, Finding
from pipeline.mask.people.hindi_names import find_hindi_names
from schemas.masks import PERSON, PRESETS


def names(text: str) -> set[str]:
    found = list(find_hindi_names(text))
    assert {(each.kind, each.rule) for each in found} <= {(PERSON, "Hindi name")}
    return {text[each.start : each.end] for each in found}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("वहाँ रमेश यादव आया था।", {"रमेश यादव"}),
        ("अभियुक्त सुरेश कुमार वर्मा ने कहा।", {"सुरेश कुमार वर्मा"}),
        ("श्री ज़ोरबन ने देखा।", {"ज़ोरबन"}),
        ("श्रीमती कमला देवी ने देखा।", {"कमला देवी"}),
        ("मंगल पुत्र भोला के साथ", {"भोला"}),
        ("डॉ. ज़ोरबन ने देखा।", {"ज़ोरबन"}),
    ],
)
def test_a_name_is_found_by_its_family_or_its_title(text: str, found: set[str]) -> None:
    assert names(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "",
        "न्यायालय ने आदेश दिया।",
        "वह श्रीनगर में था।",  # no title, though it begins as one
        "वह यादवपुर गया।",
        "यादव आया।",  # a family name alone is found only by what it was found with elsewhere
        "In English Shri Zorban was there – at noon.",
    ],
)
def test_nobody_is_found_where_nobody_is_named(text: str) -> None:
    assert names(text) == set()


class NoEntities:
    """Knows nothing of that script, as the shipped pipeline."""

    def find(self, texts: list[str]) -> list[list[tuple[int, int, str]]]:
        return [[] for _ in texts]


def test_a_hindi_name_is_masked_wherever_it_stands() -> None:
    text = "वहाँ रमेश यादव आया था।\n\nफिर रमेश चला गया।"
    (masked,) = mask_cut_texts([cut_text(text)], NoEntities(), PRESETS["full"])  # type: ignore[arg-type]
    assert masked.text == "वहाँ [PERSON 1] आया था।\n\nफिर [PERSON 1] चला गया।"


def test_a_find_lies_in_its_text() -> None:
    text = "Shri X met श्री ज़ोरबन."
    assert list(find_hindi_names(text)) == [Finding(text.index("ज़"), len(text) - 1, PERSON, "Hindi name")]
    assert DocumentTexts([text]).sentences == [text]
