"""What holds for any text and anything found in it."""

import re
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pipeline.mask.existing_masks import find_masks
from pipeline.mask.finding import DocumentTexts, Finding
from pipeline.mask.people.mentions import find_all_mentions
from pipeline.mask.written_masks import MaskedTexts, mask_texts
from schemas.masks import COURT, DATE, KINDS, PERSON, PLACE, PRESETS, STRICT_PRESET, Preset

PRESET = st.sampled_from([*PRESETS.values(), STRICT_PRESET])
RULE = st.sampled_from(["ner", "mention", "title", "date", "son of"])
WORDS = (
    "Ram Rampur Ramesh Kumar Yadav RAMESH Shyam Yadavs Kotwali the accused ran. from Ram's s/o @ and A.K. 302"
    " [PERSON 1] <ENTITY> 12.3.2004 Shri Nagar, \n"
)
PROSE = st.lists(st.sampled_from(WORDS.split(" ")), max_size=25).map(" ".join)
TEXT = st.one_of(PROSE, st.text(max_size=60))
NAME = st.lists(
    st.sampled_from(["Ram", "Ramesh", "Kumar", "Yadav", "Shyam", "Girdhari", "Sharma", "R.", "K."]),
    min_size=1,
    max_size=3,
).map(" ".join)


@st.composite
def documents(draw: st.DrawFn) -> tuple[list[str], list[list[Finding]]]:
    """Texts with spans anywhere, overlapping and out of order."""
    texts = draw(st.lists(TEXT, max_size=4))
    found = []
    for text in texts:
        offsets = st.integers(0, len(text))
        spans = st.builds(Finding, offsets, offsets, st.sampled_from(KINDS), RULE)
        found.append(draw(st.lists(spans, max_size=8)))
    return texts, found


def find_by_rule(text: str) -> list[Finding]:
    """A finder that reads nothing but the text itself, as the real ones do."""
    rules = ((PERSON, r"\bRamesh Kumar\b|\bShyam\b"), (PLACE, r"\bRam Nagar|\bKotwali\b"))
    rules += ((DATE, r"\b12\.3\.2004\b"), (COURT, r"\bShri Yadav\b"))
    return [Finding(*match.span(), kind, "rule") for kind, rule in rules for match in re.finditer(rule, text)]


def mask_all(texts: list[str], known: list[str], preset: Preset) -> MaskedTexts:
    found = [find_by_rule(text) for text in texts]
    spread = find_all_mentions(DocumentTexts(texts), found, known)
    together = [[*row, *more] for row, more in zip(found, spread, strict=True)]
    return mask_texts(DocumentTexts(texts), together, preset, known)


@given(documents(), PRESET)
def test_nothing_outside_spans_changes_and_the_input_can_be_restored(
    document: tuple[list[str], list[list[Finding]]], preset: Preset
) -> None:
    texts, found = document
    masked = mask_texts(DocumentTexts(texts), found, preset)
    for text, written, masks in zip(texts, masked.texts, masked.masks, strict=True):
        restored, at, end = "", 0, 0
        for mask in masks:
            form = preset.forms[mask.kind].format(n=mask.number)
            between = mask.start - end
            assert written[at : at + between] == text[end : mask.start]
            assert written[at + between : at + between + len(form)] == form
            restored += text[end : mask.start] + text[mask.start : mask.end]
            at += between + len(form)
            end = mask.end
        assert written[at:] == text[end:]
        assert restored + written[at:] == text


@given(documents(), PRESET)
def test_spans_are_in_range_apart_and_in_order_without_blanks_at_their_ends(
    document: tuple[list[str], list[list[Finding]]], preset: Preset
) -> None:
    texts, found = document
    for text, masks in zip(texts, mask_texts(DocumentTexts(texts), found, preset).masks, strict=True):
        end = 0
        for mask in masks:
            assert end <= mask.start < mask.end <= len(text)
            surface = text[mask.start : mask.end]
            assert surface == surface.strip()
            assert mask.kind in preset.forms
            end = mask.end
        assert not [
            mask for mask in masks for start, end in find_masks(text) if mask.start < end and start < mask.end
        ]


@given(documents())
def test_numbers_count_from_one_in_order_of_first_appearance(
    document: tuple[list[str], list[list[Finding]]],
) -> None:
    texts, found = document
    assume(not any(map(find_masks, texts)))
    highest = dict.fromkeys(KINDS, 0)
    for masks in mask_texts(DocumentTexts(texts), found, PRESETS["full"]).masks:
        for mask in masks:
            if mask.number is not None:
                assert 1 <= mask.number <= highest[mask.kind] + 1
                highest[mask.kind] = max(highest[mask.kind], mask.number)


@given(documents(), PRESET, st.randoms())
def test_the_order_in_which_things_were_found_does_not_matter(
    document: tuple[list[str], list[list[Finding]]], preset: Preset, random: Random
) -> None:
    texts, found = document
    shuffled = [random.sample(row, len(row)) for row in found]
    assert mask_texts(DocumentTexts(texts), found, preset) == mask_texts(
        DocumentTexts(texts), shuffled, preset
    )


@settings(max_examples=300)
@given(st.lists(TEXT, max_size=4), st.lists(NAME, max_size=4), PRESET)
def test_masking_twice_changes_nothing(texts: list[str], known: list[str], preset: Preset) -> None:
    once = mask_all(texts, known, preset)
    assert mask_all(once.texts, known, preset).texts == once.texts


@given(st.lists(PROSE, max_size=4), st.lists(NAME, max_size=4), PRESET)
def test_masking_is_deterministic(texts: list[str], known: list[str], preset: Preset) -> None:
    assert mask_all(texts, known, preset) == mask_all(list(texts), list(known), preset)


@given(
    st.lists(st.sampled_from(["Zorabel Quimtash", "Vekandru Ploshka", "Nimrosh Adgevar"]), min_size=1),
    st.lists(st.sampled_from([" ran. ", ", ", " and ", "'s wife saw ", " (PW-3) met "]), min_size=1),
)
def test_no_surface_of_a_known_name_survives(names: list[str], between: list[str]) -> None:
    forms = []
    for index, name in enumerate(names):
        first, last = name.split()
        shapes = (name, first, last, name.upper(), f"{first[0]}. {last}", f"{first} {last[0]}.")
        forms.append(shapes[index % len(shapes)] + between[index % len(between)])
    text = "He said: " + "".join(forms)
    texts = DocumentTexts([text])
    (written,) = mask_texts(texts, find_all_mentions(texts, [[]], names), PRESETS["full"], names).texts
    for name in names:
        for word in name.split():
            assert word.lower() not in written.lower()


@given(
    st.lists(st.sampled_from(["Ram", "Rampur", "Ramgarh,", "Zoltram", "Yadavs", "the", "ran."])).map(" ".join)
)
def test_ram_never_damages_rampur(text: str) -> None:
    texts = DocumentTexts([text])
    (written,) = mask_texts(texts, find_all_mentions(texts, [[]], ["Ram Yadav"]), PRESETS["full"]).texts
    assert not re.search(r"\bRam\b", written)
    for word in ("Rampur", "Ramgarh,", "Zoltram", "Yadavs", "the", "ran."):
        assert written.split().count(word) == text.split().count(word)
