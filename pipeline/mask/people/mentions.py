"""Finds every mention of every known name, and decides which mentions refer to the same thing.

A name that was found once is known in the whole document: in full, in part, by surname, with initials.
A short form that fits several persons goes to the one mentioned last.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pipeline.mask.existing_masks import find_masks
from pipeline.mask.finding import MENTION, NER, DocumentTexts, Finding
from pipeline.mask.people.coreference import Persons, canonical_key
from pipeline.mask.people.mention_index import NameIndex
from pipeline.mask.people.name_forms import WORD, Words, identifies_person, is_capital, read_names
from pipeline.mask.people.name_lists import is_common_word, is_family_name, is_given_name
from pipeline.text.spans import Span, SpanIndex
from schemas.masks import MASK_KINDS, PERSON

_RECURRING = tuple(kind.name for kind in MASK_KINDS if kind.recurs)
_SHORTEST_PLACE = 4  # letters
_SELDOM = 4  # a word taken for a name by the entity finder less than once in this many mentions is not one


def find_all_mentions(
    texts: DocumentTexts, findings: Sequence[Sequence[Finding]], known: Sequence[str]
) -> list[list[Finding]]:
    """For each text, the mentions of all names that were found anywhere in the document or are known.

    Mentions inside a span of the same kind, or inside a longer one of another kind, are not returned again.
    A text with masks was masked before: findings there are no evidence, and only known names are looked for,
    so that masking twice equals masking once.
    """
    masks = [find_masks(text) for text in texts.sentences]
    fresh = [() if old else spans for spans, old in zip(findings, masks, strict=True)]
    index = _index_names(texts.sentences, fresh, known)
    index_of_known = _index_names(texts.sentences, [()] * len(findings), known) if any(masks) else index
    spread: list[list[Finding]] = []
    for text, spans, old in zip(texts.sentences, findings, masks, strict=True):
        closed = [(span.start, span.end) for span in spans if span.kind != PERSON]
        mentions = (index_of_known if old else index).find(text, masks=old, closed=closed)
        spread.append(list(_drop_covered(mentions, spans)))
    return spread


def resolve(
    texts: Sequence[str], spans: Sequence[Sequence[Finding]], known: Sequence[str] = ()
) -> list[list[int]]:
    """For each span, the number of the thing it names, counted per kind in order of first appearance."""
    persons = Persons(texts, spans, known)
    numbers: dict[tuple[str, int | str], int] = {}
    counts: Counter[str] = Counter()
    resolved: list[list[int]] = []
    for text_index, (text, row) in enumerate(zip(texts, spans, strict=True)):
        resolved.append([])
        for span_index, span in enumerate(row):
            key: tuple[str, int | str] = span.kind, canonical_key(text[span.start : span.end], span.kind)
            if span.kind == PERSON:
                key = span.kind, persons.find(text_index, span_index)
            if key not in numbers:
                counts[span.kind] += 1
                numbers[key] = counts[span.kind]
            resolved[-1].append(numbers[key])
    return resolved


@dataclass(frozen=True, slots=True)
class _Surface:
    """A text that was found as a name, how often, and whether only by the entity finder."""

    text: str
    kind: str
    count: int
    is_guess: bool


def _index_names(
    texts: Sequence[str], findings: Sequence[Sequence[Finding]], known: Sequence[str]
) -> NameIndex:
    surfaces = _count_surfaces(texts, findings, known)
    evidence = _WordEvidence(texts, surfaces)
    index = NameIndex()
    for surface in surfaces:
        if surface.kind == PERSON:
            _add_persons(index, surface, evidence)
    for name in known:
        _add_common_surnames(index, name)
    for surface in surfaces:
        if surface.kind in _RECURRING and surface.kind != PERSON:
            _add_thing(index, surface, evidence)
    return index


def _add_persons(index: NameIndex, surface: _Surface, evidence: "_WordEvidence") -> None:
    for name in read_names(surface.text):
        for variant in name.variants:
            if name.is_body:
                index.add_body(variant, PERSON)
                continue
            index.add_person(variant, PERSON)
            is_all = len(variant) == 1
            for position, word in enumerate(variant):
                if identifies_person(variant, position) and evidence.trusts(word, surface, is_all=is_all):
                    index.add_word(word, PERSON)


def _add_common_surnames(index: NameIndex, surface: str) -> None:
    """Surnames that are also words ("Kishore More"), of persons known from elsewhere only."""
    for name in read_names(surface):
        for variant in () if name.is_body else name.variants:
            if len(variant) > 1 and is_common_word(variant[-1]) and is_given_name(variant[-1]):
                index.add_common_word(variant[-1], PERSON)


def _add_thing(index: NameIndex, surface: _Surface, evidence: "_WordEvidence") -> None:
    words = _read_words(surface.text)
    if len(words) > 1:
        index.add_body(words, surface.kind)
    elif (
        words and _is_distinctive(surface.text, words[0]) and evidence.trusts(words[0], surface, is_all=True)
    ):
        index.add_word(words[0], surface.kind)


def _is_distinctive(surface: str, word: str) -> bool:
    return is_capital(surface) and len(word) >= _SHORTEST_PLACE and not is_common_word(word)


class _WordEvidence:
    """Decides from the whole document whether a single word may be masked wherever it appears."""

    def __init__(self, texts: Sequence[str], surfaces: Sequence[_Surface]) -> None:
        self._small: Counter[str] = Counter()
        self._capital: Counter[str] = Counter()
        words: Counter[str] = Counter()
        for text in texts:
            words.update(WORD.findall(text))
        for word, count in words.items():
            (self._capital if is_capital(word) else self._small)[word.lower()] += count
        self._alone: Counter[tuple[str, str]] = Counter()  # word and kind -> how often it was a whole finding
        for surface in surfaces:
            if len(read := _read_words(surface.text)) == 1:
                self._alone[read[0], surface.kind] += surface.count

    def trusts(self, word: str, surface: _Surface, *, is_all: bool) -> bool:
        """Is a word mostly a name, and of this kind? `is_all` means that it is the whole name."""
        if self._small[word] > self._capital[word]:
            return False
        here = self._alone[word, surface.kind]
        if any(self._alone[word, kind] > here for kind in _RECURRING if kind != surface.kind):
            return False
        is_doubtful = is_all and surface.is_guess and not (is_given_name(word) or is_family_name(word))
        return not is_doubtful or here * _SELDOM >= self._capital[word]


def _count_surfaces(
    texts: Sequence[str], findings: Sequence[Sequence[Finding]], known: Sequence[str]
) -> list[_Surface]:
    """Distinct surfaces in order of first appearance, known ones first."""
    counts: Counter[tuple[str, str]] = Counter()
    sure: set[tuple[str, str]] = set()
    for name in known:
        counts[name, PERSON] += 1
        sure.add((name, PERSON))
    for text, spans in zip(texts, findings, strict=True):
        for span in spans:
            key = text[span.start : span.end], span.kind
            counts[key] += 1
            if span.rule != NER:
                sure.add(key)
    return [_Surface(*key, count, key not in sure) for key, count in counts.items()]


def _read_words(surface: str) -> Words:
    words = tuple(word.lower() for word in WORD.findall(surface))
    return words[1:] if words[:1] == ("the",) else words


def _drop_covered(mentions: Sequence[tuple[Span, str]], spans: Sequence[Finding]) -> Iterator[Finding]:
    """Drop the mentions that were found already or are part of something longer."""
    covered = SpanIndex((span.start, span.end) for span in spans)
    kinds: dict[Span, set[str]] = defaultdict(set)
    for span in spans:
        kinds[span.start, span.end].add(span.kind)
    for (start, end), kind in mentions:
        same = kinds.get((start, end))
        if kind not in same if same else not covered.encloses(start, end):
            yield Finding(start, end, kind, MENTION)
