"""Every mention of every known name, and which mentions are of the same thing.

A name that was found once is known in the whole document: in full, in part, by the surname, with initials.
A short form that fits several persons is taken for the one who was mentioned last.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pipeline.cover import Cover
from pipeline.found import Found, Span, Texts
from pipeline.mask_forms import find_masks
from pipeline.name_forms import WORD, Words, is_capital, names_somebody, read_names
from pipeline.name_index import NameIndex
from pipeline.name_words import is_common_word, is_family_name, is_given_name
from pipeline.persons import Persons
from pipeline.things import name_thing
from schemas.masks import ORG, PERSON, PLACE

SPREAD = "spread"
_NER = "ner"
_SHORTEST_PLACE = 4  # letters
_SELDOM = 4  # a word that the entity finder takes for a name once in more mentions than this is none


def spread_names(texts: Texts, found: Sequence[Sequence[Found]], known: Sequence[str]) -> list[list[Found]]:
    """For each text the mentions of all names that were found anywhere in the document or are known.

    What lies in a span of the same kind already, or in a longer one of another kind, is not found again. A
    text that carries masks was masked before: what is found there says nothing, and only what is known is
    looked for, or masking twice would not be masking once.
    """
    masks = [find_masks(text) for text in texts.masked]
    fresh = [() if old else spans for spans, old in zip(found, masks, strict=True)]
    index = _index_names(texts.masked, fresh, known)
    index_of_known = _index_names(texts.masked, [()] * len(found), known) if any(masks) else index
    spread: list[list[Found]] = []
    for text, spans, old in zip(texts.masked, found, masks, strict=True):
        closed = [(span.start, span.end) for span in spans if span.kind != PERSON]
        mentions = (index_of_known if old else index).find(text, masks=old, closed=closed)
        spread.append(list(_drop_covered(mentions, spans)))
    return spread


def resolve(
    texts: Sequence[str], spans: Sequence[Sequence[Found]], known: Sequence[str] = ()
) -> list[list[int]]:
    """For each span the number of the thing that it names: by kind, in order of first appearance."""
    persons = Persons(texts, spans, known)
    numbers: dict[tuple[str, int | str], int] = {}
    counts: Counter[str] = Counter()
    resolved: list[list[int]] = []
    for at, (text, row) in enumerate(zip(texts, spans, strict=True)):
        resolved.append([])
        for place, span in enumerate(row):
            key: tuple[str, int | str] = span.kind, name_thing(text[span.start : span.end], span.kind)
            if span.kind == PERSON:
                key = span.kind, persons.find(at, place)
            if key not in numbers:
                counts[span.kind] += 1
                numbers[key] = counts[span.kind]
            resolved[-1].append(numbers[key])
    return resolved


@dataclass(frozen=True, slots=True)
class _Surface:
    """What was found, how often, and is it only the entity finder that says so?"""

    text: str
    kind: str
    count: int
    is_guess: bool


def _index_names(texts: Sequence[str], found: Sequence[Sequence[Found]], known: Sequence[str]) -> NameIndex:
    surfaces = _count_surfaces(texts, found, known)
    judge = _Judge(texts, surfaces)
    index = NameIndex()
    for surface in surfaces:
        if surface.kind == PERSON:
            _add_persons(index, surface, judge)
    for name in known:
        _add_common_surnames(index, name)
    for surface in surfaces:
        if surface.kind in (PLACE, ORG):
            _add_thing(index, surface, judge)
    return index


def _add_persons(index: NameIndex, surface: _Surface, judge: "_Judge") -> None:
    for name in read_names(surface.text):
        for call in name.calls:
            if name.is_body:
                index.add_body(call, PERSON)
                continue
            index.add_person(call, PERSON)
            for place, word in enumerate(call):
                if names_somebody(call, place) and judge.trusts(word, surface, is_all=len(call) == 1):
                    index.add_word(word, PERSON)


def _add_common_surnames(index: NameIndex, surface: str) -> None:
    """Families that are called as a word is: "Kishore More". Only of those who are known from elsewhere."""
    for name in read_names(surface):
        for call in name.calls:
            if not name.is_body and len(call) > 1 and is_common_word(call[-1]) and is_given_name(call[-1]):
                index.add_common_word(call[-1], PERSON)


def _add_thing(index: NameIndex, surface: _Surface, judge: "_Judge") -> None:
    words = _read_words(surface.text)
    if len(words) > 1:
        index.add_body(words, surface.kind)
    elif words and _is_telling(surface.text, words[0]) and judge.trusts(words[0], surface, is_all=True):
        index.add_word(words[0], surface.kind)


def _is_telling(surface: str, word: str) -> bool:
    return is_capital(surface) and len(word) >= _SHORTEST_PLACE and not is_common_word(word)


class _Judge:
    """Tells from the whole document whether a word alone may be masked wherever it stands."""

    def __init__(self, texts: Sequence[str], surfaces: Sequence[_Surface]) -> None:
        self._small: Counter[str] = Counter()
        self._capital: Counter[str] = Counter()
        words: Counter[str] = Counter()
        for text in texts:
            words.update(WORD.findall(text))
        for word, count in words.items():
            (self._capital if is_capital(word) else self._small)[word.lower()] += count
        self._alone: Counter[tuple[str, str]] = Counter()  # word and kind -> how often it was found alone
        for surface in surfaces:
            if len(read := _read_words(surface.text)) == 1:
                self._alone[read[0], surface.kind] += surface.count

    def trusts(self, word: str, surface: _Surface, *, is_all: bool) -> bool:
        """Is a word mostly a name, and found as one of this kind? With `is_all` it is a whole name."""
        if self._small[word] > self._capital[word]:
            return False
        here = self._alone[word, surface.kind]
        if any(self._alone[word, kind] > here for kind in (PERSON, PLACE, ORG) if kind != surface.kind):
            return False
        is_doubtful = is_all and surface.is_guess and not (is_given_name(word) or is_family_name(word))
        return not is_doubtful or here * _SELDOM >= self._capital[word]


def _count_surfaces(
    texts: Sequence[str], found: Sequence[Sequence[Found]], known: Sequence[str]
) -> list[_Surface]:
    """Distinct surfaces, in order of first appearance; the known ones first."""
    counts: Counter[tuple[str, str]] = Counter()
    sure: set[tuple[str, str]] = set()
    for name in known:
        counts[name, PERSON] += 1
        sure.add((name, PERSON))
    for text, spans in zip(texts, found, strict=True):
        for span in spans:
            key = text[span.start : span.end], span.kind
            counts[key] += 1
            if span.rule != _NER:
                sure.add(key)
    return [_Surface(*key, count, key not in sure) for key, count in counts.items()]


def _read_words(surface: str) -> Words:
    words = tuple(word.lower() for word in WORD.findall(surface))
    return words[1:] if words[:1] == ("the",) else words


def _drop_covered(mentions: Sequence[tuple[Span, str]], spans: Sequence[Found]) -> Iterator[Found]:
    """Without those found already, and without parts of something longer."""
    cover = Cover((span.start, span.end) for span in spans)
    kinds: dict[Span, set[str]] = defaultdict(set)
    for span in spans:
        kinds[span.start, span.end].add(span.kind)
    for (start, end), kind in mentions:
        same = kinds.get((start, end))
        if kind not in same if same else not cover.holds(start, end):
            yield Found(start, end, kind, SPREAD)
