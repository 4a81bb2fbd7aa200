"""Finds all mentions of many names in one pass over a text, by whole words."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from pipeline.mask.people.name_forms import (
    WORD,
    Words,
    is_capital,
    is_initial,
    is_title,
    list_forms,
    spell_plainly,
)
from pipeline.mask.people.name_lists import (
    COURT_ENDINGS,
    DOTTED_CUES,
    GENERIC,
    GENERIC_LATER,
    PLACE_CUES,
    PLACE_ENDINGS,
    SHORTENED,
    is_common_word,
    is_family_name,
    is_given_name,
    sounds_like_name,
)
from pipeline.text.spans import Span, SpanIndex
from schemas.masks import PERSON

_SPACE = re.compile(r"[ \t\u00a0]{1,3}")
_WITHIN = re.compile(r"\s{0,3}-?\s{0,3}")  # between the words of a known name; a line may break there
_DOTTED = re.compile(r"\.?\s{0,3}")  # after "R", "Mohd"
_BEFORE_ENDING = (" ", "-", "\n")
_BROKEN = re.compile(r"[-\u00ad]\s{1,3}")
_ENDS_SENTENCE = re.compile(r"[.:;?!\n\"“”()]")
_MOST_INITIALS = 4
_WITNESS = re.compile(r"[PDC]\.\s?W")
_IN_BODY = re.compile(r"[^\w]{1,4}")  # bodies have "&", "(", "-" in their names


@dataclass(slots=True)
class _Node:
    """A node of the trie of names; `kind` is set where a name may end."""

    next: dict[str, Self] = field(default_factory=dict)
    kind: str | None = None

    def add(self, words: Iterable[str], kind: str) -> None:
        node = self
        for word in words:
            node = node.next.setdefault(spell_plainly(word), type(self)())
        node.kind = node.kind or kind


class _Tokens:
    """The words of a text with their offsets; those inside `masks` are left out."""

    def __init__(self, text: str, masks: Sequence[Span], may_begin: Mapping[str, bool]) -> None:
        self.text = text
        masked = SpanIndex(masks)
        matches = [match for match in WORD.finditer(text) if not (masks and masked.contains(match.start()))]
        self.words = [match[0] for match in matches]
        self.starts = [match.start() for match in matches]
        self.ends = [match.end() for match in matches]
        if "- " in text or "-\n" in text:
            self._join_broken(may_begin)

    def _join_broken(self, may_begin: Mapping[str, bool]) -> None:
        """Join a name that was broken at the end of a line: "Suren- dra"."""
        for index in range(len(self.words) - 2, -1, -1):
            if not (self.words[index + 1].islower() and _BROKEN.fullmatch(self.gap(index))):
                continue
            whole = self.words[index] + self.words[index + 1]
            if is_capital(whole) and may_begin[whole]:
                self.words[index : index + 2] = [whole]
                del self.starts[index + 1], self.ends[index]

    def gap(self, index: int) -> str:
        """The text between a word and the next one."""
        if not 0 <= index < len(self.words) - 1:
            return "|"  # joins nothing
        return self.text[self.ends[index] : self.starts[index + 1]]


class _Beginnings(dict[str, bool]):
    """Can a name begin with this word? Remembered for each word, as most cannot."""

    def __init__(self, *indexes: Mapping[str, object]) -> None:
        self._indexes = indexes

    def __missing__(self, word: str) -> bool:
        plain = spell_plainly(word)
        self[word] = any(plain in index for index in self._indexes)
        return self[word]


class NameIndex:
    """Names by their words; when two kinds share a name, the kind added first keeps it."""

    def __init__(self) -> None:
        self._phrases = _Node()
        self._bodies = _Node()
        self._alone: dict[str, str] = {}  # plain spelling of a word that is a name on its own -> kind
        self._titled: dict[str, str] = {}  # words that are one only after "Shri"
        self._within: dict[str, str] = {}  # words that are one only within a sentence: "More", "Cook"
        self._begins = _Beginnings(self._phrases.next, self._bodies.next, self._alone, self._titled)

    def add_person(self, variant: Words, kind: str) -> None:
        """Add a name in all its forms of two words or more."""
        if all(is_title(word) or is_common_word(word) for word in variant):  # initials are neither
            return
        for form in list_forms(variant):
            if len(form) > 1:
                self._phrases.add(form, kind)
        for word in variant:
            if len(word) > 1:
                self._titled.setdefault(spell_plainly(word), kind)

    def add_word(self, word: str, kind: str) -> None:
        """Add a word that is a name on its own."""
        self._alone.setdefault(spell_plainly(word), kind)

    def add_common_word(self, word: str, kind: str) -> None:
        """Add a name that is also an English word: found with a capital, where that is conclusive."""
        self._within.setdefault(spell_plainly(word), kind)

    def add_body(self, words: Words, kind: str) -> None:
        """Add a company or a place, found by its whole name only."""
        if all(map(is_initial, words)):  # "U.P." would be found in "U.P.S.C."
            return
        if len(words) > 2 or (len(words) == 2 and not all(map(is_common_word, words))):
            self._bodies.add(words, kind)

    def find(
        self, text: str, *, masks: Sequence[Span] = (), closed: Sequence[Span] = ()
    ) -> list[tuple[Span, str]]:
        """Mentions with their kinds, in order, without overlaps; never extended into `closed` spans."""
        tokens = _Tokens(text, masks, self._begins)
        return list(self._scan(tokens, SpanIndex(closed)))

    def _scan(self, tokens: _Tokens, closed: SpanIndex) -> Iterator[tuple[Span, str]]:
        first = 0  # the words before it already belong to a mention
        for index in [index for index, word in enumerate(tokens.words) if self._begins[word]]:
            match = self._match(tokens, index) if index >= first else None
            if match is None:
                continue
            last, kind, extends = match
            start = _extend_left(tokens, index, first, closed) if extends else index
            last = _extend_right(tokens, last, closed) if extends else last
            yield (tokens.starts[start], tokens.ends[last]), kind
            first = last + 1

    def _match(self, tokens: _Tokens, index: int) -> tuple[int, str, bool] | None:
        """The longest name that begins with this word: last word, kind, whether it may be extended."""
        word = tokens.words[index]
        plain = spell_plainly(word)
        body = (
            _match_longest(self._bodies, tokens, index, _is_joined_in_body)
            if plain in self._bodies.next
            else None
        )
        person = (
            _match_longest(self._phrases, tokens, index, _is_joined) if plain in self._phrases.next else None
        )
        if body and (person is None or body[0] > person[0]):
            return (*body, False) if _reads_as_name(tokens, index, body[0]) else None
        if person and _reads_as_name(tokens, index, person[0]):
            return (*person, True)
        is_name = is_capital(word) or not is_common_word(word)
        if plain in self._titled and is_name and not is_initial(word) and _follows_title(tokens, index):
            return index, self._titled[plain], True
        if not is_capital(word) or is_initial(word):
            return None
        if is_common_word(word):
            kind = self._within.get(plain)
            return (index, kind, True) if kind and _is_within_sentence(tokens, index) else None
        kind = self._alone.get(plain)
        if kind is None:
            return None
        if _is_in_place(tokens, index) if kind == PERSON else _is_in_court(tokens, index):
            return None
        return index, kind, kind == PERSON


def _match_longest(
    node: _Node, tokens: _Tokens, index: int, is_joined: Callable[[_Tokens, int], bool]
) -> tuple[int, str] | None:
    longest: tuple[int, str] | None = None
    while index < len(tokens.words):
        step = node.next.get(spell_plainly(tokens.words[index]))
        if step is None:
            break
        node = step
        if node.kind:
            longest = index, node.kind
        if not is_joined(tokens, index):
            break
        index += 1
    return longest


def _is_joined(tokens: _Tokens, index: int) -> bool:
    """Does a name continue after this word? A full stop ends it, except after an initial."""
    gap = tokens.gap(index)
    if _may_be_dotted(tokens.words[index]) and _DOTTED.fullmatch(gap):
        return True
    return gap != "" and _WITHIN.fullmatch(gap) is not None


def _is_joined_in_body(tokens: _Tokens, index: int) -> bool:
    return _IN_BODY.fullmatch(tokens.gap(index)) is not None


def _may_be_dotted(word: str) -> bool:
    return is_initial(word) or word.lower() in SHORTENED


def _reads_as_name(tokens: _Tokens, first: int, last: int) -> bool:
    """Is it written as a name? In small letters only if none of its words is a common word."""
    words = tokens.words[first : last + 1]
    return any(is_capital(word) for word in words) or not any(is_common_word(word) for word in words)


def _follows_title(tokens: _Tokens, index: int) -> bool:
    return index > 0 and is_title(tokens.words[index - 1]) and _is_near(tokens.gap(index - 1), dotted=True)


def _is_within_sentence(tokens: _Tokens, index: int) -> bool:
    """Is the word capitalised within a sentence, next to words that are not?"""
    if index == 0 or tokens.words[index].isupper() or _ENDS_SENTENCE.search(tokens.gap(index - 1)):
        return False
    return not (tokens.gap(index) == " " and is_capital(tokens.words[index + 1]))


def _is_in_place(tokens: _Tokens, index: int) -> bool:
    """Is the word part of a place: "Ram Nagar", "village Ram"?"""
    if tokens.gap(index) in _BEFORE_ENDING and tokens.words[index + 1].lower() in PLACE_ENDINGS:
        return True
    cue = tokens.words[index - 1].lower() if index else ""
    return cue in PLACE_CUES and _is_near(tokens.gap(index - 1), dotted=cue in DOTTED_CUES)


def _is_in_court(tokens: _Tokens, index: int) -> bool:
    """Is a place part of a court's name: "the Madras High Court"?"""
    return (
        _SPACE.fullmatch(tokens.gap(index)) is not None and tokens.words[index + 1].lower() in COURT_ENDINGS
    )


def _is_near(gap: str, *, dotted: bool) -> bool:
    return _SPACE.fullmatch(gap.removeprefix(".") if dotted else gap) is not None


def _extend_left(tokens: _Tokens, index: int, first: int, closed: SpanIndex) -> int:
    start = index
    while start > first and _belongs(tokens, start - 1, start - 1, closed):
        start -= 1
    letters = sum(map(is_initial, tokens.words[start:index]))
    return start if letters <= _MOST_INITIALS else index  # J U D G M E N T


def _extend_right(tokens: _Tokens, index: int, closed: SpanIndex) -> int:
    while index + 1 < len(tokens.words) and _belongs(tokens, index + 1, index, closed):
        index += 1
    return index


def _belongs(tokens: _Tokens, index: int, gap: int, closed: SpanIndex) -> bool:
    """Is this neighbour part of the name? `gap` is the index of the word before the gap between them."""
    word = tokens.words[index]
    dotted = _may_be_dotted(tokens.words[gap])
    between = tokens.gap(gap)
    if not is_capital(word) or closed.contains(tokens.starts[index]):
        return False
    if is_initial(word):
        return _is_initial_of_name(tokens, index, between, is_before=index == gap)
    return _is_near(between, dotted=dotted) and _is_name_word(word.lower())


def _is_initial_of_name(tokens: _Tokens, index: int, between: str, *, is_before: bool) -> bool:
    """ "A. Ramesh", "R K Sharma", "Ramesh K."; but neither the article nor "I"."""
    follows = tokens.text[tokens.ends[index] : tokens.ends[index] + 1]
    if not tokens.words[index].isupper() or (tokens.words[index] in "AI" and follows != "."):
        return False
    if _WITNESS.match(tokens.text, tokens.starts[index]):
        return False
    if follows == "/" or tokens.text.endswith("/", 0, tokens.starts[index]):  # "Suresh S/O.Ramesh"
        return False
    return _DOTTED.fullmatch(between) is not None if is_before else _SPACE.fullmatch(between) is not None


def _is_name_word(word: str) -> bool:
    if is_title(word) or is_common_word(word):
        return False
    if word in GENERIC or word in GENERIC_LATER or is_given_name(word) or is_family_name(word):
        return True
    return sounds_like_name(word)
