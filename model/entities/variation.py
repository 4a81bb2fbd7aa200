"""Data augmentation: texts with other names, capitals and layout, so that a finder learns the form and
context of names instead of memorising who was in court."""

import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from model.entities.corpora import EntitySpan, EntityText
from schemas.masks import PERSON

Edit = tuple[int, int, str]  # start, end, replacement

# A party that is not a human keeps its name: the text about it would not fit another.
_NO_HUMAN = re.compile(
    r"\b(?:state|union|govt|government|ltd|limited|co|company|corporation|commissioner|board|bank|council|"
    r"university|union|society|director|secretary|officer|inspector|police|department|authority|sons|bros|"
    r"brothers|m/s|trust|school|college|mills?|industries|association|others|another|anr|ors|and|of|the)\b",
    re.I,
)
_MOST_WORDS = 4
_GAP = re.compile(r"\s{2,}|[\n\t\r]")
_ABBREVIATING_STOP = re.compile(r"(?<=[A-Za-z])\.(?= ?[A-Z])")


def vary_text(text: EntityText, stream: random.Random, names: Sequence[str]) -> EntityText:
    """A random variation of the text."""
    if stream.random() < 0.6:
        text = _apply(text, _rename(text, stream, names))
    if stream.random() < 0.35:
        text = _apply(text, [(m.start(), m.end(), " ") for m in _GAP.finditer(text.text)])
    if stream.random() < 0.1:
        text = _apply(text, [(m.start(), m.end(), "") for m in _ABBREVIATING_STOP.finditer(text.text)])
    drawn = stream.random()
    if drawn < 0.12:
        text = _recase(text, str.upper)
    elif drawn < 0.17:
        text = _recase(text, str.lower)
    elif drawn < 0.27:
        shouted = [
            (s, e, _keep_length(str.upper, text.text[s:e])) for s, e, kind in text.spans if kind == PERSON
        ]
        text = _apply(text, shouted)
    elif drawn < 0.35:
        titled = [
            (s, e, _keep_length(str.title, text.text[s:e])) for s, e, kind in text.spans if kind == PERSON
        ]
        text = _apply(text, titled)
    return text


def collect_names(texts: Iterable[EntityText]) -> list[str]:
    """The distinct names of people in texts."""
    surfaces = {text.text[start:end] for text in texts for start, end, kind in text.spans if kind == PERSON}
    return sorted(surface for surface in surfaces if _is_human(surface))


def _rename(text: EntityText, stream: random.Random, names: Sequence[str]) -> list[Edit]:
    """Other names for people; equal names get equal replacements."""
    chosen: dict[str, str] = {}
    edits = []
    for start, end, kind in text.spans:
        surface = text.text[start:end]
        if kind != PERSON or not names or not _is_human(surface):
            continue
        if surface not in chosen:
            name = stream.choice(names) if stream.random() < 0.6 else surface
            words = len(surface.split())
            if words == 1 and name != surface:  # one word is usually replaced by one word
                name = max(name.split(), key=len)
            chosen[surface] = name.upper() if surface.isupper() else name
        edits.append((start, end, chosen[surface]))
    return edits


def _is_human(surface: str) -> bool:
    words = surface.split()
    return 0 < len(words) <= _MOST_WORDS and "\n" not in surface and not _NO_HUMAN.search(surface)


def _recase(text: EntityText, change: Callable[[str], str]) -> EntityText:
    return replace(text, text=_keep_length(change, text.text))


def _keep_length(change: Callable[[str], str], text: str) -> str:
    """Change case, except of the few letters that would become two, so that offsets stay valid."""
    changed = change(text)
    if len(changed) == len(text):
        return changed
    return "".join(new if len(new := change(letter)) == 1 else letter for letter in text)


def _apply(text: EntityText, edits: Sequence[Edit]) -> EntityText:
    """Apply edits, which are sorted and disjoint, and shift the spans. An edit is within a span, between
    spans, or covers a whole span."""
    pieces: list[str] = []
    moved: list[int] = []  # the new offset of each character
    length = last = 0
    for start, end, new in (*edits, (len(text.text), len(text.text), "")):
        moved.extend(range(length, length + start - last))
        pieces += [text.text[last:start], new]
        length += start - last
        moved.extend([length] * (end - start))
        length += len(new)
        last = end
    moved.append(length)
    spans: list[EntitySpan] = [(moved[start], moved[end], kind) for start, end, kind in text.spans]
    kept = tuple(span for span in spans if span[0] < span[1])
    return replace(text, text="".join(pieces), spans=kept)
