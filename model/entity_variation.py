"""Texts once more with other names, other capitals and other layout, so that a finder learns what names look
like and where they stand, and not by heart who was in court."""

import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from model.entity_corpora import EntitySpan, EntityText
from schemas.masks import PERSON

Edit = tuple[int, int, str]  # what stands from here to there becomes this

# A party that is no human being keeps its name: what is said about it would not fit.
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
    """The text in another dress, drawn from the stream."""
    if stream.random() < 0.6:
        text = _apply(text, _rename(text, stream, names))
    if stream.random() < 0.35:
        text = _apply(text, [(m.start(), m.end(), " ") for m in _GAP.finditer(text.text)])
    if stream.random() < 0.1:
        text = _apply(text, [(m.start(), m.end(), "") for m in _ABBREVIATING_STOP.finditer(text.text)])
    chance = stream.random()
    if chance < 0.12:
        text = _recase(text, str.upper)
    elif chance < 0.17:
        text = _recase(text, str.lower)
    elif chance < 0.27:
        shouted = [
            (s, e, _keep_length(str.upper, text.text[s:e])) for s, e, kind in text.spans if kind == PERSON
        ]
        text = _apply(text, shouted)
    elif chance < 0.35:
        shouted = [
            (s, e, _keep_length(str.title, text.text[s:e])) for s, e, kind in text.spans if kind == PERSON
        ]
        text = _apply(text, shouted)
    return text


def collect_names(texts: Iterable[EntityText]) -> list[str]:
    """What people are called in texts, each name once."""
    surfaces = {text.text[start:end] for text in texts for start, end, kind in text.spans if kind == PERSON}
    return sorted(surface for surface in surfaces if _is_human(surface))


def _rename(text: EntityText, stream: random.Random, names: Sequence[str]) -> list[Edit]:
    """Other names for people; who is named twice in the same words gets the same one."""
    chosen: dict[str, str] = {}
    edits = []
    for start, end, kind in text.spans:
        surface = text.text[start:end]
        if kind != PERSON or not names or not _is_human(surface):
            continue
        if surface not in chosen:
            name = stream.choice(names) if stream.random() < 0.6 else surface
            words = len(surface.split())
            if words == 1 and name != surface:  # where one word stood, most often one word stands
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
    """A few letters become two in another case: these stay as they are, so that offsets hold."""
    changed = change(text)
    if len(changed) == len(text):
        return changed
    return "".join(new if len(new := change(letter)) == 1 else letter for letter in text)


def _apply(text: EntityText, edits: Sequence[Edit]) -> EntityText:
    """Make all edits, which are in order and apart, and move the spans along. An edit lies within a span,
    between spans, or takes up a whole span."""
    pieces: list[str] = []
    moved: list[int] = []  # where each letter of the old text begins in the new one
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
