"""Finders overlap and disagree. Here it is settled: spans in order, apart from each other, one kind each."""

import re
from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from dataclasses import replace

from pipeline.cover import Cover
from pipeline.found import Found, Span
from pipeline.mask_forms import find_masks
from pipeline.name_forms import WORD, is_capital
from pipeline.name_parts import BODIES
from pipeline.name_words import is_common_word
from schemas.masks import ACT, AGE, CASE, CONTACT, COURT, DATE, KIN, NUMBER, ORG, PERSON, PLACE, SECTION

_NER, _SPREAD = "ner", "spread"
_FIGURED = frozenset(
    (SECTION, ACT, CASE, NUMBER, CONTACT, DATE, AGE, KIN)
)  # a rule can be sure of their form
_NAMED = (PERSON, PLACE, ORG, COURT)  # what is left of these beside another span is still a name
_SIDE_BY_SIDE = re.compile(r"[ \u00a0]{0,2}")  # between two parts of one name
_BEFORE = re.compile(r"[\s,;:]+")
_BEHIND = re.compile(r"(?:[\s,;:]|['’]s?)+\Z")
_LONGEST_END = 16  # characters to look at for what does not belong to a name


def merge_found(text: str, candidates: Iterable[Found]) -> list[Found]:
    """Settle whose the characters are.

    Rules that can be sure come first, then longer spans, then what the entity finder says, then persons.
    A name that loses a part of itself keeps the rest. Masks that stand in the text are nobody's.
    """
    trimmed = [span for found in candidates if (span := _trim(text, found))]
    spans = _unite_persons(text, _unite_cases(set(trimmed)))
    names = Cover((span.start, span.end) for span in spans if span.kind == PERSON and _has_words(text, span))
    kept = _Kept(find_masks(text))
    for span in sorted(spans, key=lambda span: _rank(text, span, names)):
        kept.add(text, span)
    return sorted(kept.spans)


def _trim(text: str, found: Found) -> Found | None:
    """Without blanks at the ends; names also without commas and the "'s" behind them."""
    start, end = max(0, found.start), min(len(text), found.end)
    if found.kind in _NAMED and start < end:
        match = _BEHIND.search(text, max(start, end - _LONGEST_END), end)
        end = match.start() if match else end
        match = _BEFORE.match(text, start, end)
        start = match.end() if match else start
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return replace(found, start=start, end=end) if start < end else None


def _unite_cases(spans: Iterable[Found]) -> list[Found]:
    """Titles of cases that overlap are one, or what the surer finder left of it would stay."""
    united: list[Found] = []
    last: Found | None = None
    for span in sorted(spans):
        if span.kind != CASE:
            united.append(span)
        elif last and span.start < last.end:
            surer = span if last.rule == _NER else last
            last = replace(surer, start=last.start, end=max(last.end, span.end))
        else:
            united += [last] if last else []
            last = span
    return united + ([last] if last else [])


def _unite_persons(text: str, spans: Iterable[Found]) -> list[Found]:
    """Persons that overlap, or stand side by side with nothing between them, are one."""
    united: list[Found] = []
    last: Found | None = None
    for span in sorted(spans):
        if span.kind != PERSON:
            united.append(span)
        elif last and (span.start <= last.end or _SIDE_BY_SIDE.fullmatch(text, last.end, span.start)):
            longer = max(last, span, key=lambda one: (one.end - one.start, one.rule))
            last = replace(longer, start=last.start, end=max(last.end, span.end))
        else:
            united += [last] if last else []
            last = span
    return united + ([last] if last else [])


def _has_words(text: str, span: Found) -> bool:
    return span.rule != _SPREAD or len(WORD.findall(text, span.start, span.end)) > 1


def _rank(text: str, span: Found, names: Cover) -> tuple[bool, int, int, int, Found]:
    is_sure = span.kind in _FIGURED and span.rule not in (_NER, _SPREAD)
    length = span.end - span.start
    if span.kind == COURT and names.meets(span.start, span.end):  # "the Court of Shri X" may stay, X may not
        length = 0
    order = _NAMED.index(span.kind) if span.kind in _NAMED else len(_NAMED)
    return not is_sure, -length, _rank_rule(text, span), order, span


def _rank_rule(text: str, span: Found) -> int:
    """What is spread over all of another span is that in most of the document, and not by chance; but a State
    is a party in the title and a body elsewhere."""
    if span.rule == _NER:
        return 1
    words = WORD.findall(text, span.start, span.end) if span.rule == _SPREAD else ()
    return 0 if words and not any(word.lower() in BODIES for word in words) else 2


class _Kept:
    """Spans that are settled, apart from each other."""

    def __init__(self, masks: Iterable[Span]) -> None:
        self.spans: list[Found] = []
        self._taken: list[Span] = sorted(masks)

    def add(self, text: str, span: Found) -> None:
        """Keep a span, or what others have left of it."""
        parts = list(self._list_free(span.start, span.end))
        if parts != [(span.start, span.end)]:
            if span.kind not in (*_NAMED, CASE):
                return
            pieces = [_trim(text, replace(span, start=start, end=end)) for start, end in parts]
            parts = [(piece.start, piece.end) for piece in pieces if piece and _is_name(text, piece)]
        for start, end in parts:
            insort(self._taken, (start, end))
            self.spans.append(replace(span, start=start, end=end))

    def _list_free(self, start: int, end: int) -> Iterator[Span]:
        at = max(0, bisect_left(self._taken, (start, start)) - 1)
        while at < len(self._taken) and self._taken[at][0] < end:
            taken_start, taken_end = self._taken[at]
            if start < taken_start:
                yield start, taken_start
            start = max(start, taken_end)
            at += 1
        if start < end:
            yield start, end


def _is_name(text: str, span: Found) -> bool:
    """Is the rest of a name one itself, not just "the" or "No."?"""
    words = WORD.findall(text, span.start, span.end)
    return any(len(word) > 2 and is_capital(word) and not is_common_word(word.lower()) for word in words)
