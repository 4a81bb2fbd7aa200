"""Which mentions refer to the same person, place, body or day?

Persons are made from full names first; shorter forms are then assigned to them in the order of the text.
"""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pipeline.mask.finding import Finding
from pipeline.mask.people.name_forms import (
    IS_ALIAS,
    IS_KIN,
    WORD,
    Name,
    Words,
    find_given_name,
    fits,
    is_initial,
    is_title,
    read_names,
    spell_plainly,
)
from pipeline.mask.people.name_lists import GENERIC, is_family_name
from pipeline.text.vocabulary import MONTH_STARTS
from schemas.masks import DATE, ORG, PERSON

SpanKey = tuple[int, int]  # the index of a text, and of a span in it

_LONGEST_GAP = 40  # characters between two names joined by "s/o" or "alias"
_LONGEST_TITLE = 12
_MONTHS = tuple(month.lower() for month in MONTH_STARTS)
_MONTH = re.compile(rf"\b({'|'.join(_MONTHS)})[a-z]*", re.IGNORECASE)
_DIGITS = re.compile(r"[0-9]+")
_NUMERIC = re.compile(r"\D*([0-9]{1,2})\s?[./-]\s?([0-9]{1,2})\s?[./-]\s?([0-9]{4}|[0-9]{2})\D*")
_STATION = re.compile(r"\b(?:police\s+station|thana|p\.?\s?s\b\.?)")  # "P.S. Kotwali" becomes "Kotwali" later
_LATEST = 30  # two-digit years up to this one belong to this century
_Rank = tuple[bool, bool, int]


@dataclass(frozen=True, slots=True)
class _Mention:
    name: Name
    title: str  # after "Mr." a family name is likely; "" if there is no title
    kin: SpanKey | None = None  # the previous mention, if "s/o" joins this one to it


class Persons:
    """The persons of a document, with all the names they go by."""

    def __init__(
        self, texts: Sequence[str], spans: Sequence[Sequence[Finding]], known: Sequence[str]
    ) -> None:
        self._variants: list[list[Words]] = []  # per person
        self._by_word: dict[str, list[int]] = defaultdict(list)  # plain spelling -> persons
        self._by_end: dict[str, list[int]] = defaultdict(list)  # the same, given name and last word only
        self._fixed: dict[Name, int] = {}  # names that can belong to one person only
        self._persons: dict[SpanKey, int] = {}
        self._titles: set[tuple[int, str]] = set()
        self._mentioned: set[int] = set()  # by full name; others, such as counsel, are only known
        self._ranked: dict[tuple[Name, str], list[tuple[_Rank, int]]] = {}
        mentions = _read_mentions(texts, spans)
        names = [mention.name for mention in mentions.values()]
        names += [name for surface in known for name in read_names(surface)]
        self._settle(list(dict.fromkeys(names)), _list_kin(mentions))
        self._assign(mentions)

    def find(self, text_index: int, span_index: int) -> int:
        """The person whom a span names, given the index of its text and its index in that text."""
        return self._persons[text_index, span_index]

    def _settle(self, names: Sequence[Name], kin: Mapping[Name, set[Name]]) -> None:
        """Make persons from full names, fullest first. A form that fits one person only is settled too."""
        for name in sorted(names, key=_measure, reverse=True):
            if name.is_body:
                self._fixed[name] = self._add(name)
            elif len(_take_fullest(name)) > 1 or len(name.variants) > 1:
                others = {self._fixed.get(other) for other in kin.get(name, ())}
                fitting = [person for person in self._fit(name) if person not in others]
                if len(fitting) < 2:
                    self._fixed[name] = self._add(name, *fitting)

    def _add(self, name: Name, person: int | None = None) -> int:
        """Add a name to a person, by default to a new one."""
        if person is None:
            person = len(self._variants)
            self._variants.append([])
        for variant in name.variants:
            if variant in self._variants[person]:
                continue
            self._variants[person].append(variant)
            if name.is_body:
                continue
            for index, word in enumerate(variant):
                if not is_initial(word):
                    _append(self._by_word[spell_plainly(word)], person)
                    if index in (find_given_name(variant), len(variant) - 1):
                        _append(self._by_end[spell_plainly(word)], person)
        return person

    def _fit(self, name: Name) -> list[int]:
        """Persons whose shortened name this can be."""
        variant = _take_fullest(name)
        given = find_given_name(variant)
        return [
            person
            for person in self._by_end.get(spell_plainly(variant[given]), ())
            if any(_fits_person(variant, given, other) for other in self._variants[person])
        ]

    def _assign(self, mentions: Mapping[SpanKey, _Mention]) -> None:
        """Assign mentions in order: one that fits several persons goes to the person mentioned last."""
        first: dict[int, int] = {}
        for order, mention in enumerate(mentions.values()):
            if (person := self._fixed.get(mention.name)) is not None:
                first.setdefault(person, order)
                self._titles.add((person, mention.title))
        self._mentioned = set(first)
        last: dict[int, int] = {}
        for order, (key, mention) in enumerate(mentions.items()):
            person = self._fixed.get(mention.name)
            if person is None:
                kin = self._persons[mention.kin] if mention.kin else None
                fitting = self._choose(mention, kin)
                if not fitting:
                    fitting = [self._add(mention.name)]
                    self._ranked.clear()
                person = max(fitting, key=lambda who: (last.get(who, -1), -first.get(who, len(mentions))))
            self._persons[key] = person
            last[person] = order

    def _choose(self, mention: _Mention, kin: int | None) -> list[int]:
        """The persons whom a short form fits best, except the one named as kin."""
        key = mention.name, mention.title
        if key not in self._ranked:
            self._ranked[key] = self._rank(mention)
        ranked = [
            ((person not in self._mentioned, rank), person)
            for rank, person in self._ranked[key]
            if person != kin
        ]
        best = min(ranked)[0] if ranked else None
        return [person for rank, person in ranked if rank == best]

    def _rank(self, mention: _Mention) -> list[tuple[_Rank, int]]:
        """The persons whom a short form may name, with how badly it fits."""
        variant = _take_fullest(mention.name)
        if len(variant) > 1:
            return [((False, False, 0), person) for person in self._fit(mention.name)]
        return [
            (self._rank_word(variant[0], mention.title, person), person)
            for person in self._by_word.get(spell_plainly(variant[0]), ())
        ]

    def _rank_word(self, word: str, title: str, person: int) -> _Rank:
        """How badly a word fits: different spelling, a title not seen before, the middle of the name."""
        is_new_title = title != "" and (person, title) not in self._titles
        plain = spell_plainly(word)
        return min(
            (other != word, is_new_title, _rank_position(index, variant, is_titled=title != ""))
            for variant in self._variants[person]
            for index, other in enumerate(variant)
            if spell_plainly(other) == plain
        )


def _append(persons: list[int], person: int) -> None:
    if not persons or persons[-1] != person:
        persons.append(person)


def _measure(name: Name) -> tuple[int, int, int]:
    """How complete a name is."""
    variant = _take_fullest(name)
    return len(name.variants), _count_words(variant), len(variant)


def _take_fullest(name: Name) -> Words:
    return max(name.variants, key=lambda variant: (_count_words(variant), len(variant)))


def _count_words(variant: Words) -> int:
    return sum(not is_initial(word) for word in variant)


def _fits_person(variant: Words, given: int, full: Words) -> bool:
    """ "Ramesh Yadav" is "Ramesh Kumar Yadav", but not "Sohan Ramesh Yadav", who is his son."""
    if not fits(variant, full):
        return False
    anchor = spell_plainly(variant[given])
    if anchor == spell_plainly(full[find_given_name(full)]):
        return True
    return given > 0 and given == len(variant) - 1 and anchor == spell_plainly(full[-1])


def _rank_position(index: int, variant: Words, *, is_titled: bool) -> int:
    """Which part of the name a word is. A given name may have two words: "Ram Autar"."""
    given, last = find_given_name(variant), len(variant) - 1
    if index == last:
        return 0 if is_titled or given == last else 2
    if index != given:
        return 4
    following = variant[index + 1]
    return 1 if is_family_name(following) or following in GENERIC else 3


def _read_mentions(texts: Sequence[str], spans: Sequence[Sequence[Finding]]) -> dict[SpanKey, _Mention]:
    """All person spans in order. The text between two of them shows whether one is an alias."""
    mentions: dict[SpanKey, _Mention] = {}
    for text_index, (text, row) in enumerate(zip(texts, spans, strict=True)):
        before: SpanKey | None = None
        end = 0
        for span_index, span in enumerate(row):
            if span.kind != PERSON:
                continue
            key = text_index, span_index
            mentions[key] = mention = _read_mention(text, span)
            gap = text[end : span.start] if before and span.start - end <= _LONGEST_GAP else ""
            if before and IS_KIN.fullmatch(gap):
                mentions[key] = replace(mention, kin=before)
            elif before and IS_ALIAS.fullmatch(gap):
                _join_alias(mentions, before, key)
            before, end = key, span.end
    return mentions


def _join_alias(mentions: dict[SpanKey, _Mention], before: SpanKey, key: SpanKey) -> None:
    names = mentions[before].name, mentions[key].name
    if not any(name.is_body for name in names):
        both = Name((*names[0].variants, *names[1].variants))
        mentions[before] = replace(mentions[before], name=both)
        mentions[key] = replace(mentions[key], name=both)


def _read_mention(text: str, span: Finding) -> _Mention:
    surface = text[span.start : span.end]
    names = read_names(surface)
    name = names[0] if names else Name(((canonical_key(surface, PERSON),),), is_body=True)
    before = WORD.findall(text, max(0, span.start - _LONGEST_TITLE), span.start)
    titles = filter(is_title, (*before[-1:], *WORD.findall(surface)[:1]))
    return _Mention(name, next(titles, "").lower())


def _list_kin(mentions: Mapping[SpanKey, _Mention]) -> dict[Name, set[Name]]:
    """Names that appear next to each other as those of father and son."""
    kin: dict[Name, set[Name]] = defaultdict(set)
    for mention in mentions.values():
        if mention.kin:
            other = mentions[mention.kin].name
            kin[mention.name].add(other)
            kin[other].add(mention.name)
    return kin


# Places, bodies, dates


def canonical_key(surface: str, kind: str) -> str:
    """One key for all surfaces of the same thing: case, spaces, full stops and "the" are ignored."""
    if kind == DATE and (day := _read_day(surface)):
        return day
    lowered = surface.lower()
    words = re.findall(r"\w+", _STATION.sub(" ", lowered) if kind == ORG else lowered)
    return "".join(words[words[:1] == ["the"] :]) or surface


def _read_day(surface: str) -> str | None:
    """Year, month, day of "12.3.2004", "12th March, 2004", "March 12, 2004"; the day may be missing."""
    if match := _NUMERIC.fullmatch(surface):
        day, month, year = match.groups()
        return _write_day(year, int(month), day) if 1 <= int(month) <= 12 else None
    months = _MONTH.findall(surface)
    digits = _DIGITS.findall(surface)
    if len(months) != 1 or not 1 <= len(digits) <= 2 or len(digits[-1]) not in (2, 4):
        return None
    if len(digits) == 1 and len(digits[0]) != 4:  # "the 5th of May"
        return None
    month = _MONTHS.index(months[0].lower()) + 1
    return _write_day(digits[-1], month, digits[0] if len(digits) == 2 else "0")


def _write_day(year: str, month: int, day: str) -> str:
    value = int(year)
    if len(year) == 2:
        value += 2000 if value <= _LATEST else 1900
    return f"{value}-{month}-{int(day)}"
