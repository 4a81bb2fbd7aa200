"""What finders found is settled, numbered and written over; nothing else is touched."""

import pytest

from pipeline.mask.finding import DocumentTexts, Finding
from pipeline.mask.people.mentions import find_all_mentions
from pipeline.mask.written_masks import mask_texts, resolve_overlaps
from schemas.masks import (
    ACT,
    CASE,
    COURT,
    DATE,
    KINDS,
    NUMBER,
    ORG,
    PERSON,
    PLACE,
    PRESETS,
    SECTION,
    STRICT_PRESET,
    Preset,
)

FULL = PRESETS["full"]


def at(text: str, surface: str, kind: str, rule: str = "ner") -> Finding:
    start = text.index(surface)
    return Finding(start, start + len(surface), kind, rule)


def merge(text: str, *found: Finding) -> list[tuple[str, str]]:
    return [(text[span.start : span.end], span.kind) for span in resolve_overlaps(text, found)]


def mask(text: str, *found: Finding, preset: Preset = FULL) -> str:
    return mask_texts(DocumentTexts([text]), [found], preset).texts[0]


def test_masks_are_numbered_in_order_of_first_appearance() -> None:
    text = "On 1.2.2003 Ramesh met Suresh at Gohad. Ramesh left."
    spans = [at(text, name, PERSON) for name in ("Suresh", "Ramesh")]
    spans += [at(text, "Gohad", PLACE), at(text, "1.2.2003", DATE, "date")]
    spans.append(Finding(40, 46, PERSON, "mention"))
    masked = mask_texts(DocumentTexts([text]), [spans], FULL)
    assert masked.texts == ["On [DATE 1] [PERSON 1] met [PERSON 2] at [PLACE 1]. [PERSON 1] left."]
    assert [(mask.start, mask.kind, mask.rule, mask.number) for mask in masked.masks[0]] == [
        (3, DATE, "date", 1),
        (12, PERSON, "ner", 1),
        (23, PERSON, "ner", 2),
        (33, PLACE, "ner", 1),
        (40, PERSON, "mention", 1),
    ]


def test_numbers_go_on_over_the_texts_of_a_document() -> None:
    texts = ["Ramesh ran.", "Suresh and Ramesh fell."]
    found = [[Finding(0, 6, PERSON, "ner")], [Finding(0, 6, PERSON, "ner"), Finding(11, 17, PERSON, "ner")]]
    masked = mask_texts(DocumentTexts(texts), found, FULL)
    assert masked.texts == ["[PERSON 1] ran.", "[PERSON 2] and [PERSON 1] fell."]


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (PRESETS["full"], "[PERSON 1] broke [SECTION] of [ACT] in [COURT 0]."),
        (PRESETS["paper"], "[PERSON 1] broke Section 302 of the Penal Act in the High Court."),
        (PRESETS["ilsi-v2"], "<ENTITY> broke <SECTION> of <ACT> in the High Court."),
        (STRICT_PRESET, "[PERSON] broke [SECTION] of [ACT] in [COURT]."),
    ],
)
def test_presets_choose_what_is_written(preset: Preset, expected: str) -> None:
    text = "Ramesh broke Section 302 of the Penal Act in the High Court."
    spans = (
        at(text, "Ramesh", PERSON),
        at(text, "Section 302", SECTION, "section"),
        at(text, "the Penal Act", ACT, "act"),
        at(text, "the High Court", COURT),
    )
    assert mask(text, *spans, preset=preset) == expected.replace("[COURT 0]", "the High Court")


def test_nobody_is_counted_where_the_preset_does_not() -> None:
    masked = mask_texts(DocumentTexts(["Ramesh ran."]), [[Finding(0, 6, PERSON, "ner")]], STRICT_PRESET)
    assert masked.masks[0][0].number is None


def test_what_the_preset_leaves_out_shields_its_inside() -> None:
    text = "In Ram Lal v. State of Bihar it was held so by Ram Lal."
    case = at(text, "Ram Lal v. State of Bihar", CASE, "case")
    inside = [at(text, "Ram Lal", PERSON), at(text, "Bihar", PLACE)]
    outside = Finding(text.rindex("Ram"), len(text) - 1, PERSON, "mention")
    masked = mask(text, case, *inside, outside, preset=PRESETS["paper"])
    assert masked == "In Ram Lal v. State of Bihar it was held so by [PERSON 1]."


def test_rules_that_are_sure_beat_the_entity_finder() -> None:
    text = "Ramesh on 12.3.2004 Kumar"
    date = at(text, "12.3.2004", DATE, "date")
    assert merge(text, at(text, text, PERSON), date) == [
        ("Ramesh on", PERSON),
        ("12.3.2004", DATE),
        ("Kumar", PERSON),
    ]


def test_the_longer_rule_wins() -> None:
    text = "AIR 1994 SC 1349"
    assert merge(text, at(text, "1349", NUMBER, "number"), at(text, text, CASE, "report")) == [(text, CASE)]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (("Ram Nagar", PLACE, "place"), ("Ram", PERSON, "mention"), ("Ram Nagar", PLACE)),
        (("Ram Nagar", PERSON, "title"), ("Nagar", PLACE, "ner"), ("Ram Nagar", PERSON)),
        (("Ram Nagar", PERSON, "title"), ("Ram Nagar", PLACE, "ner"), ("Ram Nagar", PLACE)),
        (("Ram Nagar", PERSON, "title"), ("Ram Nagar", ORG, "body"), ("Ram Nagar", PERSON)),
    ],
)
def test_names_of_two_kinds(
    first: tuple[str, str, str], second: tuple[str, str, str], winner: tuple[str, str]
) -> None:
    text = "to Ram Nagar,"
    assert merge(text, at(text, *first), at(text, *second)) == [winner]
    assert merge(text, at(text, *second), at(text, *first)) == [winner]


def test_persons_that_touch_are_one() -> None:
    text = "A.K.Sharma Verma, Ramesh Kumar Yadav"
    assert merge(
        text,
        at(text, "A.K.", PERSON),
        at(text, "Sharma", PERSON),
        at(text, "Verma", PERSON),
        at(text, "Ramesh Kumar", PERSON),
        at(text, "Kumar Yadav", PERSON, "mention"),
    ) == [("A.K.Sharma Verma", PERSON), ("Ramesh Kumar Yadav", PERSON)]


def test_the_rest_of_a_name_is_kept_only_if_it_is_one() -> None:
    text = "the 12.3.2004 of Gohad"
    date = at(text, "12.3.2004", DATE, "date")
    assert merge(text, at(text, text, PLACE), date) == [("12.3.2004", DATE), ("of Gohad", PLACE)]


def test_a_judge_is_not_sheltered_by_the_court() -> None:
    text = "the Court of Ramesh Yadav"
    found = merge(text, at(text, text, COURT), at(text, "Ramesh Yadav", PERSON))
    assert found == [("Ramesh Yadav", PERSON)]


def test_spans_have_no_blanks_or_possessives_at_their_ends() -> None:
    text = " Ramesh's , 12.3.2004 "
    assert merge(text, Finding(0, 11, PERSON, "ner"), Finding(11, 22, DATE, "date")) == [
        ("Ramesh", PERSON),
        ("12.3.2004", DATE),
    ]


@pytest.mark.parametrize(("start", "end"), [(3, 3), (5, 2), (6, 7), (90, 99)])
def test_empty_spans_are_nothing(start: int, end: int) -> None:
    assert merge("Ramesh ran", Finding(start, end, PERSON, "ner")) == []


def test_every_form_of_every_preset_is_known_again() -> None:
    for preset in (*PRESETS.values(), STRICT_PRESET):
        for kind in KINDS:
            text = "Ramesh ran. " + preset.forms.get(kind, "[PERSON 3]").format(n=3)
            assert mask(text, Finding(0, 6, PERSON, "ner"), preset=preset) == text


def test_in_a_masked_text_only_known_names_are_masked_and_numbers_go_on() -> None:
    text = "[PERSON 4] met Ramesh Yadav in Gohad."
    found = [at(text, "Gohad", PLACE), at(text, "PERSON", ORG)]
    texts = DocumentTexts([text, "Suresh ran."])
    spread = find_all_mentions(texts, [found, []], ["Ramesh Yadav", "Suresh Gupta"])
    rows = [[*found, *spread[0]], spread[1]]
    masked = mask_texts(texts, rows, FULL, ["Ramesh Yadav", "Suresh Gupta"])
    assert masked.texts == ["[PERSON 4] met [PERSON 5] in Gohad.", "[PERSON 6] ran."]


def test_a_number_too_long_to_be_ours_is_text() -> None:
    text = f"[PERSON {'9' * 5000}] met Ramesh."
    assert mask(text, at(text, "Ramesh", PERSON)).endswith("] met [PERSON 1].")
