"""The kinds of masks: one record each, from which everything else follows."""

import pytest

from pipeline.mask.existing_masks import find_masks
from schemas.masks import (
    INLEGALNER_KINDS,
    KIND_OF_LABEL,
    KINDS,
    MASK_KINDS,
    PERSON,
    PRESETS,
    STRICT_PRESET,
    MaskKind,
    count_words,
)

each_kind = pytest.mark.parametrize("kind", MASK_KINDS, ids=lambda kind: kind.name)


@each_kind
def test_a_kind_is_masked_by_the_presets_that_it_names(kind: MaskKind) -> None:
    assert set(kind.presets) <= set(PRESETS)
    assert [name for name, preset in PRESETS.items() if kind.name in preset.forms] == list(kind.presets)
    assert STRICT_PRESET.forms[kind.name] == f"[{kind.name}]"


@each_kind
def test_every_form_is_recognised_as_one_mask_and_one_word(kind: MaskKind) -> None:
    for preset in (*PRESETS.values(), STRICT_PRESET):
        form = preset.forms.get(kind.name, "[PERSON {n}]").format(n=12)
        assert find_masks(f"So {form} ran.") == [(3, 3 + len(form))]
        assert count_words(f"So {form} ran.") == 3
        if kind.name not in preset.forms:
            continue
        is_numbered = kind.is_numbered and preset.name in ("full", "paper")
        assert ("{n}" in preset.forms[kind.name]) == is_numbered


def test_names_are_unique_and_labels_mean_one_kind() -> None:
    assert len(KINDS) == len(MASK_KINDS)
    labels = [label for kind in MASK_KINDS for label in (*kind.inlegalner_labels, *kind.spacy_labels)]
    assert len(labels) == len(set(labels))
    assert KIND_OF_LABEL["PETITIONER"] == KIND_OF_LABEL["PER"] == KIND_OF_LABEL[PERSON] == PERSON
    assert set(INLEGALNER_KINDS.items()) <= set(KIND_OF_LABEL.items())


@each_kind
def test_a_kind_says_what_it_is(kind: MaskKind) -> None:
    assert kind.about
    assert not (kind.is_name and kind.has_sure_form)
