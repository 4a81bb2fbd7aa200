"""Which mentions are of one person? Full names first, then whatever is shorter, in the order of the text."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pipeline.found import Found
from pipeline.name_forms import (
    IS_ALIAS,
    IS_KIN,
    WORD,
    Name,
    Words,
    find_given,
    fits,
    is_initial,
    is_title,
    read_names,
    spell_plainly,
)
from pipeline.name_parts import GENERIC
from pipeline.name_words import is_family_name
from pipeline.things import name_thing
from schemas.masks import PERSON

Place = tuple[int, int]  # the number of a text, and that of a span in it

_FARTHEST = 40  # characters between two names that "s/o" or "alias" joins
_LONGEST_TITLE = 12
_Rank = tuple[bool, bool, int]


@dataclass(frozen=True, slots=True)
class _Mention:
    name: Name
    title: str  # "Mr. Yadav" is a family name, most likely; "" where there is none
    kin: Place | None = None  # of the mention before, if this one is "s/o" that


class Persons:
    """The persons of a document, with all that they are called."""

    def __init__(self, texts: Sequence[str], spans: Sequence[Sequence[Found]], known: Sequence[str]) -> None:
        self._calls: list[list[Words]] = []  # of each person
        self._by_word: dict[str, list[int]] = defaultdict(list)  # plain spelling -> persons
        self._by_end: dict[str, list[int]] = defaultdict(list)  # the same, given and last word only
        self._fixed: dict[Name, int] = {}  # names that only one person can bear
        self._found: dict[Place, int] = {}
        self._titles: set[tuple[int, str]] = set()
        self._mentioned: set[int] = set()  # by a full name; others are only known, such as counsel
        self._ranked: dict[tuple[Name, str], list[tuple[_Rank, int]]] = {}
        mentions = _read_mentions(texts, spans)
        names = [mention.name for mention in mentions.values()]
        names += [name for surface in known for name in read_names(surface)]
        self._settle(list(dict.fromkeys(names)), _list_kin(mentions))
        self._assign(mentions)

    def find(self, text: int, place: int) -> int:
        """The person whom a span names, by the number of its text and its own in there."""
        return self._found[text, place]

    def _settle(self, names: Sequence[Name], kin: Mapping[Name, set[Name]]) -> None:
        """Make persons of full names, the fullest first. A form that fits only one is settled, too."""
        for name in sorted(names, key=_measure, reverse=True):
            if name.is_body:
                self._fixed[name] = self._add(name)
            elif len(_take_fullest(name)) > 1 or len(name.calls) > 1:
                others = {self._fixed.get(other) for other in kin.get(name, ())}
                fitting = [person for person in self._fit(name) if person not in others]
                if len(fitting) < 2:
                    self._fixed[name] = self._add(name, *fitting)

    def _add(self, name: Name, person: int | None = None) -> int:
        """Let a person be called so: a new one, if no other is given."""
        if person is None:
            person = len(self._calls)
            self._calls.append([])
        for call in name.calls:
            if call in self._calls[person]:
                continue
            self._calls[person].append(call)
            if name.is_body:
                continue
            for index, word in enumerate(call):
                if not is_initial(word):
                    _append(self._by_word[spell_plainly(word)], person)
                    if index in (find_given(call), len(call) - 1):
                        _append(self._by_end[spell_plainly(word)], person)
        return person

    def _fit(self, name: Name) -> list[int]:
        """Persons whose name this can be, shortened."""
        call = _take_fullest(name)
        given = find_given(call)
        return [
            person
            for person in self._by_end.get(spell_plainly(call[given]), ())
            if any(_fits_person(call, given, other) for other in self._calls[person])
        ]

    def _assign(self, mentions: Mapping[Place, _Mention]) -> None:
        """Go through the text: what fits several persons is the one mentioned last."""
        first: dict[int, int] = {}
        for at, mention in enumerate(mentions.values()):
            if (person := self._fixed.get(mention.name)) is not None:
                first.setdefault(person, at)
                self._titles.add((person, mention.title))
        self._mentioned = set(first)
        last: dict[int, int] = {}
        for at, (place, mention) in enumerate(mentions.items()):
            person = self._fixed.get(mention.name)
            if person is None:
                kin = self._found[mention.kin] if mention.kin else None
                fitting = self._choose(mention, kin)
                if not fitting:
                    fitting = [self._add(mention.name)]
                    self._ranked.clear()
                person = max(fitting, key=lambda one: (last.get(one, -1), -first.get(one, len(mentions))))
            self._found[place] = person
            last[person] = at

    def _choose(self, mention: _Mention, kin: int | None) -> list[int]:
        """Persons whom a short form fits best; not the one of whom it is said to be the son."""
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
        """Persons whom a short form may name, with how badly it fits."""
        call = _take_fullest(mention.name)
        if len(call) > 1:
            return [((False, False, 0), person) for person in self._fit(mention.name)]
        return [
            (self._rank_word(call[0], mention.title, person), person)
            for person in self._by_word.get(spell_plainly(call[0]), ())
        ]

    def _rank_word(self, word: str, title: str, person: int) -> _Rank:
        """How badly a word fits: spelled otherwise, never so titled before, in the middle of the name."""
        is_strange = title != "" and (person, title) not in self._titles
        plain = spell_plainly(word)
        return min(
            (other != word, is_strange, _rank_place(index, call, is_titled=title != ""))
            for call in self._calls[person]
            for index, other in enumerate(call)
            if spell_plainly(other) == plain
        )


def _append(persons: list[int], person: int) -> None:
    if not persons or persons[-1] != person:
        persons.append(person)


def _measure(name: Name) -> tuple[int, int, int]:
    """How full a name is."""
    call = _take_fullest(name)
    return len(name.calls), _count_words(call), len(call)


def _take_fullest(name: Name) -> Words:
    return max(name.calls, key=lambda call: (_count_words(call), len(call)))


def _count_words(call: Words) -> int:
    return sum(not is_initial(word) for word in call)


def _fits_person(call: Words, given: int, full: Words) -> bool:
    """ "Ramesh Yadav" is "Ramesh Kumar Yadav", but not "Sohan Ramesh Yadav": that is a son of his."""
    if not fits(call, full):
        return False
    anchor = spell_plainly(call[given])
    if anchor == spell_plainly(full[find_given(full)]):
        return True
    return given > 0 and given == len(call) - 1 and anchor == spell_plainly(full[-1])


def _rank_place(index: int, call: Words, *, is_titled: bool) -> int:
    """Which part of the name a word is; one of the last two for a given name in two words: "Ram Autar"."""
    given, last = find_given(call), len(call) - 1
    if index == last:
        return 0 if is_titled or given == last else 2
    if index != given:
        return 4
    following = call[index + 1]
    return 1 if is_family_name(following) or following in GENERIC else 3


def _read_mentions(texts: Sequence[str], spans: Sequence[Sequence[Found]]) -> dict[Place, _Mention]:
    """All spans of persons, in order; an alias is told by what stands between two of them."""
    mentions: dict[Place, _Mention] = {}
    for at, (text, row) in enumerate(zip(texts, spans, strict=True)):
        before: Place | None = None
        end = 0
        for number, span in enumerate(row):
            if span.kind != PERSON:
                continue
            place = at, number
            mentions[place] = mention = _read_mention(text, span)
            gap = text[end : span.start] if before and span.start - end <= _FARTHEST else ""
            if before and IS_KIN.fullmatch(gap):
                mentions[place] = replace(mention, kin=before)
            elif before and IS_ALIAS.fullmatch(gap):
                _join_alias(mentions, before, place)
            before, end = place, span.end
    return mentions


def _join_alias(mentions: dict[Place, _Mention], before: Place, place: Place) -> None:
    names = mentions[before].name, mentions[place].name
    if not any(name.is_body for name in names):
        both = Name((*names[0].calls, *names[1].calls))
        mentions[before] = replace(mentions[before], name=both)
        mentions[place] = replace(mentions[place], name=both)


def _read_mention(text: str, span: Found) -> _Mention:
    surface = text[span.start : span.end]
    names = read_names(surface)
    name = names[0] if names else Name(((name_thing(surface, PERSON),),), is_body=True)
    before = WORD.findall(text, max(0, span.start - _LONGEST_TITLE), span.start)
    titles = filter(is_title, (*before[-1:], *WORD.findall(surface)[:1]))
    return _Mention(name, next(titles, "").lower())


def _list_kin(mentions: Mapping[Place, _Mention]) -> dict[Name, set[Name]]:
    """Names that stood beside each other as those of father and son."""
    kin: dict[Name, set[Name]] = defaultdict(set)
    for mention in mentions.values():
        if mention.kin:
            other = mentions[mention.kin].name
            kin[mention.name].add(other)
            kin[other].add(mention.name)
    return kin
