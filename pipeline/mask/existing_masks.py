"""Masks that are already in a text, because it was masked before, wholly or in part."""

import re
from collections import Counter
from collections.abc import Iterable

from pipeline.text.spans import Span
from schemas.masks import KINDS, PRESETS, STRICT_PRESET

_BARE = {
    form for preset in (*PRESETS.values(), STRICT_PRESET) for form in preset.forms.values() if "{" not in form
}
_MASK = re.compile(
    rf"\[(?P<kind>{'|'.join(KINDS)}) (?P<number>[0-9]{{1,9}})\]|{'|'.join(map(re.escape, sorted(_BARE)))}"
)


def find_masks(text: str) -> list[Span]:
    """The spans of masks of any preset."""
    if "[" not in text and "<" not in text:
        return []
    return [match.span() for match in _MASK.finditer(text)]


def count_masked(texts: Iterable[str]) -> Counter[str]:
    """The highest number of a mask of each kind in these texts."""
    highest: Counter[str] = Counter()
    for text in texts:
        for match in _MASK.finditer(text) if "[" in text else ():
            if match["kind"]:
                highest[match["kind"]] = max(highest[match["kind"]], int(match["number"]))
    return highest
