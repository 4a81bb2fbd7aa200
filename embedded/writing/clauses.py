"""Sentences inside sentences: what a template needs, and how one becomes a clause after "that"."""

import re
from functools import cache
from random import Random

from embedded.crime import Beat
from embedded.prose import Citation, Piece, Scene, Span, render

_SLOT = re.compile(r"\{(\w+)")
_TWO_SENTENCES = re.compile(r"[a-z\]})\"]\. ?[A-Z\[{]")
# a sentence that reports somebody's words makes a clumsy clause
_REPORTED = re.compile(
    r"alleg|contend|argu|complaint|says|prosecution|evidence|is said|are said|According|deposed|the case"
    r"|F\.I\.R|information report|case is|PW-|told|[?!;:]|Thereafter|Thereupon|^It |^This |^That |\bhere\b"
)
_SOMEBODY = re.compile(r"\{(accused|victim|informant)")  # in a clause, "he" would have nobody to refer to
_ENDING_IN_DOT = ("P.C.", "No.", "etc.", "Ors.", "Anr.")
_LOOSE = re.compile(r" +(?= |[,;।]|\.(?=\s|$))|(?<=\w\.)\.$")


@cache
def list_slots(template: str) -> frozenset[str]:
    """The slots that a template names."""
    return frozenset(_SLOT.findall(template))


@cache
def _list_clausal(beat_tell: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        t
        for t in beat_tell
        if _SOMEBODY.search(t) and not _TWO_SENTENCES.search(t) and not _REPORTED.search(t)
    )


def can_be_clause(beat: Beat) -> bool:
    """Whether the beat can be told after "that"."""
    return bool(_list_clausal(beat.tell))


def is_clausal(template: str) -> bool:
    """Whether a sentence can follow "that"."""
    return bool(_list_clausal((template,)))


def tell_as_clause(beat: Beat, scene: Scene, random: Random) -> Piece:
    """The beat in words that can follow "that"."""
    return make_clause(render(random.choice(_list_clausal(beat.tell)), scene, random))


def make_clause(piece: Piece) -> Piece:
    """The text without its full stop and, unless it begins with a name, its capital letter."""
    text = piece.text.removesuffix(".") if not piece.text.endswith(_ENDING_IN_DOT) else piece.text
    named = any(span.start == 0 for span in piece.spans)
    if (not named and text[1:2].islower()) or text[1:2] == " ":
        text = text[:1].lower() + text[1:]
    return Piece(text, piece.spans, piece.cited)


def tidy(piece: Piece) -> Piece:
    """The text without the spaces that an empty choice leaves before a stop or another space."""
    text = piece.text
    if "  " not in text and " ." not in text and " ," not in text and not text.endswith(".."):
        return piece
    cuts = [match.span() for match in _LOOSE.finditer(text)]
    if not cuts:
        return piece
    kept, at = [], 0
    for start, end in cuts:
        kept.append(text[at:start])
        at = end
    kept.append(text[at:])

    def move(offset: int) -> int:
        return offset - sum(min(end, offset) - start for start, end in cuts if start < offset)

    return Piece(
        "".join(kept),
        tuple(Span(move(s.start), move(s.end), s.kind, s.who) for s in piece.spans),
        tuple(Citation(move(c.start), move(c.end), c.act, c.section, c.clause) for c in piece.cited),
    )
