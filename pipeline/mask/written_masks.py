"""Findings become masks: overlaps are resolved, things numbered, and masks written by offset; nothing else is
touched.

A text that already contains masks was masked before. There only names that are known anyway are masked, and
numbers continue after those it has, so that masking twice changes nothing.
"""

import re
from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from pipeline.mask.existing_masks import count_masked, find_masks
from pipeline.mask.finding import MENTION, NER, DocumentTexts, Finding
from pipeline.mask.people.mentions import resolve
from pipeline.mask.people.name_forms import WORD, is_capital
from pipeline.mask.people.name_lists import BODIES, is_common_word
from pipeline.text.spans import Span, SpanIndex
from schemas.masks import CASE, COURT, MASK_KINDS, PERSON, Preset

_SURE_FORMS = frozenset(kind.name for kind in MASK_KINDS if kind.has_sure_form)
_NAMES = tuple(kind.name for kind in MASK_KINDS if kind.is_name)
_SURE_CUES = frozenset(("title", "told", "witness"))  # rules for names with a cue right next to them
_SIDE_BY_SIDE = re.compile(r"[ \u00a0]{0,2}")  # between two parts of one name
_BEFORE = re.compile(r"[\s,;:]+")
_AFTER = re.compile(r"(?:[\s,;:]|['’]s?)+\Z")
_LONGEST_END = 16  # characters at the end of a name that are searched for what does not belong to it


@dataclass(frozen=True, slots=True)
class WrittenMask:
    """A mask over a span of the input text; the number identifies the thing among those of its kind."""

    start: int
    end: int
    kind: str
    rule: str
    number: int | None  # None where the preset counts nothing


@dataclass(frozen=True, slots=True)
class MaskedTexts:
    """The texts with masks, and for each text what was masked, in order and without overlaps."""

    texts: list[str]
    masks: list[list[WrittenMask]]


def mask_texts(
    texts: DocumentTexts, findings: Sequence[Sequence[Finding]], preset: Preset, known: Sequence[str] = ()
) -> MaskedTexts:
    """Mask what was found in each text, including the mentions that `find_all_mentions` found.

    Kinds that the preset leaves out are not written, but nothing inside them is masked either. Names in
    `known` need not be in the texts: they help to decide whose the short forms are.
    """
    chosen = [
        [span for span in resolve_overlaps(text, _admit(text, row, preset)) if span.kind in preset.forms]
        for text, row in zip(texts.sentences, findings, strict=True)
    ]
    numbers = resolve(texts.sentences, chosen, known)
    before = count_masked(texts.sentences)
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
    written = [write_masks(text, row, preset) for text, row in zip(texts.sentences, masks, strict=True)]
    return MaskedTexts(written, masks)


def write_masks(text: str, masks: Sequence[WrittenMask], preset: Preset) -> str:
    """The text with its masks, which are in order and do not overlap."""
    pieces: list[str] = []
    end = len(text)
    for mask in reversed(masks):
        pieces += text[mask.end : end], preset.forms[mask.kind].format(n=mask.number)
        end = mask.start
    return "".join(reversed([*pieces, text[:end]]))


def _admit(text: str, findings: Iterable[Finding], preset: Preset) -> list[Finding]:
    """In a text that was masked before: mentions of known names, and what protects its inside."""
    if not find_masks(text):
        return list(findings)
    return [span for span in findings if span.rule == MENTION or span.kind not in preset.forms]


# Overlaps


def resolve_overlaps(text: str, candidates: Iterable[Finding]) -> list[Finding]:
    """Decide which finding gets which characters: spans in order, none overlapping, one kind each.

    Rules that can be sure come first, then longer spans, then the entity finder, then persons. A name that
    loses a part keeps the rest. Masks that are already in the text belong to nobody.
    """
    trimmed = [span for candidate in candidates if (span := _trim(text, candidate))]
    spans = _unite_persons(text, _unite_cases(set(trimmed)))
    names = SpanIndex(
        (span.start, span.end) for span in spans if span.kind == PERSON and _has_words(text, span)
    )
    kept = _KeptSpans(find_masks(text))
    for span in sorted(spans, key=lambda span: _rank(text, span, names)):
        kept.add(text, span)
    return sorted(kept.spans)


def _trim(text: str, finding: Finding) -> Finding | None:
    """Without spaces at the ends; names also without commas and a final "'s"."""
    start, end = max(0, finding.start), min(len(text), finding.end)
    if finding.kind in _NAMES and start < end:
        match = _AFTER.search(text, max(start, end - _LONGEST_END), end)
        end = match.start() if match else end
        match = _BEFORE.match(text, start, end)
        start = match.end() if match else start
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return replace(finding, start=start, end=end) if start < end else None


def _unite_cases(spans: Iterable[Finding]) -> list[Finding]:
    """Overlapping titles of cases become one; otherwise what the surer finder left over would stay."""
    united: list[Finding] = []
    last: Finding | None = None
    for span in sorted(spans):
        if span.kind != CASE:
            united.append(span)
        elif last and span.start < last.end:
            surer = span if last.rule == NER else last
            last = replace(surer, start=last.start, end=max(last.end, span.end))
        else:
            united += [last] if last else []
            last = span
    return united + ([last] if last else [])


def _unite_persons(text: str, spans: Iterable[Finding]) -> list[Finding]:
    """Persons that overlap, or are side by side with nothing between them, become one."""
    united: list[Finding] = []
    last: Finding | None = None
    for span in sorted(spans):
        if span.kind != PERSON:
            united.append(span)
        elif last and (span.start <= last.end or _SIDE_BY_SIDE.fullmatch(text, last.end, span.start)):
            longer = max(last, span, key=_measure)
            last = replace(longer, start=last.start, end=max(last.end, span.end))
        else:
            united += [last] if last else []
            last = span
    return united + ([last] if last else [])


def _measure(span: Finding) -> tuple[int, bool, bool, str]:
    return span.end - span.start, span.rule in _SURE_CUES, span.rule == MENTION, span.rule


def _has_words(text: str, span: Finding) -> bool:
    return span.rule != MENTION or len(WORD.findall(text, span.start, span.end)) > 1


def _rank(text: str, span: Finding, names: SpanIndex) -> tuple[bool, int, int, int, Finding]:
    is_sure = span.kind in _SURE_FORMS and span.rule not in (NER, MENTION)
    length = span.end - span.start
    if span.kind == COURT and names.overlaps(span.start, span.end):
        length = 0  # "the Court of Shri X" may stay, X may not
    order = _NAMES.index(span.kind) if span.kind in _NAMES else len(_NAMES)
    return not is_sure, -length, _rank_rule(text, span), order, span


def _rank_rule(text: str, span: Finding) -> int:
    """If a mention covers all of another span, its kind is right in most of the document, and so it is here;
    but a State is a party in the title and a public body elsewhere."""
    if span.rule == NER:
        return 1
    words = WORD.findall(text, span.start, span.end) if span.rule == MENTION else ()
    return 0 if words and not any(word.lower() in BODIES for word in words) else 2


class _KeptSpans:
    """Spans that are decided; they do not overlap."""

    def __init__(self, masks: Iterable[Span]) -> None:
        self.spans: list[Finding] = []
        self._taken: list[Span] = sorted(masks)

    def add(self, text: str, span: Finding) -> None:
        """Keep a span, or what others have left of it."""
        parts = list(self._list_free(span.start, span.end))
        if parts != [(span.start, span.end)]:
            if span.kind not in (*_NAMES, CASE):
                return
            pieces = [_trim(text, replace(span, start=start, end=end)) for start, end in parts]
            parts = [(piece.start, piece.end) for piece in pieces if piece and _is_name(text, piece)]
        for start, end in parts:
            insort(self._taken, (start, end))
            self.spans.append(replace(span, start=start, end=end))

    def _list_free(self, start: int, end: int) -> Iterator[Span]:
        index = max(0, bisect_left(self._taken, (start, start)) - 1)
        while index < len(self._taken) and self._taken[index][0] < end:
            taken_start, taken_end = self._taken[index]
            if start < taken_start:
                yield start, taken_start
            start = max(start, taken_end)
            index += 1
        if start < end:
            yield start, end


def _is_name(text: str, span: Finding) -> bool:
    """Is the rest of a name a name itself, not just "the" or "No."?"""
    words = WORD.findall(text, span.start, span.end)
    return any(len(word) > 2 and is_capital(word) and not is_common_word(word.lower()) for word in words)
