"""Write masks over what was found: once, by offset, and nothing else is touched.

A text that carries masks already was masked before. There only names that are known anyway are masked, and
the numbers go on behind those it has, so that masking twice changes nothing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pipeline.found import Found, Texts
from pipeline.mask_forms import count_masked, find_masks
from pipeline.merging import merge_found
from pipeline.people import SPREAD, resolve
from schemas.masks import Preset


@dataclass(frozen=True, slots=True)
class WrittenMask:
    """A mask over a span of the input text; the number is that of the thing among those of its kind."""

    start: int
    end: int
    kind: str
    rule: str
    number: int | None  # None where the preset counts nothing


@dataclass(frozen=True, slots=True)
class Masked:
    """The texts with masks, and for each text what was masked, in order and apart."""

    texts: list[str]
    masks: list[list[WrittenMask]]


def mask_texts(
    texts: Texts, found: Sequence[Sequence[Found]], preset: Preset, known: Sequence[str] = ()
) -> Masked:
    """Mask what was found in each text, the mentions that `spread_names` found among them.

    Kinds that the preset leaves out are not written, but nothing inside them is masked either. Names in
    `known` need not stand in the texts: they tell whose the short forms are.
    """
    chosen = [
        [span for span in merge_found(text, _admit(text, row, preset)) if span.kind in preset.forms]
        for text, row in zip(texts.masked, found, strict=True)
    ]
    numbers = resolve(texts.masked, chosen, known)
    before = count_masked(texts.masked)
    masks = [
        [
            WrittenMask(
                span.start,
                span.end,
                span.kind,
                span.rule,
                number + before[span.kind] if "{n}" in preset.forms[span.kind] else None,
            )
            for span, number in zip(row, row_numbers, strict=True)
        ]
        for row, row_numbers in zip(chosen, numbers, strict=True)
    ]
    written = [write_masks(text, row, preset) for text, row in zip(texts.masked, masks, strict=True)]
    return Masked(written, masks)


def write_masks(text: str, masks: Sequence[WrittenMask], preset: Preset) -> str:
    """The text with its masks; they are apart and in order."""
    pieces: list[str] = []
    end = len(text)
    for mask in reversed(masks):
        pieces += text[mask.end : end], preset.forms[mask.kind].format(n=mask.number)
        end = mask.start
    return "".join(reversed([*pieces, text[:end]]))


def _admit(text: str, found: Iterable[Found], preset: Preset) -> list[Found]:
    """In a text that was masked before: mentions of known names, and what shields its inside."""
    if not find_masks(text):
        return list(found)
    return [span for span in found if span.rule == SPREAD or span.kind not in preset.forms]
