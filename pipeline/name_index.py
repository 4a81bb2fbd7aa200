"""All mentions of many names in one pass over a text: words are looked up, never letters inside words."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from pipeline.cover import Cover
from pipeline.found import Span
from pipeline.name_forms import (
    WORD,
    Words,
    is_capital,
    is_initial,
    is_title,
    list_forms,
    spell_plainly,
)
from pipeline.name_parts import (
    COURT_ENDINGS,
    DOTTED_CUES,
    GENERIC,
    GENERIC_BEHIND,
    PLACE_CUES,
    PLACE_ENDINGS,
    SHORTENED,
)
from pipeline.name_words import is_common_word, is_family_name, is_given_name, sounds_like_name
from schemas.masks import PERSON

_BLANK = re.compile(r"[ \t\u00a0]{1,3}")
_WITHIN = re.compile(r"\s{0,3}-?\s{0,3}")  # between the words of a name that is known; lines may break there
_DOTTED = re.compile(r"\.?\s{0,3}")  # behind "R", "Mohd"
_BEFORE_ENDING = (" ", "-", "\n")
_BROKEN = re.compile(r"[-\u00ad]\s{1,3}")
_ENDS_SENTENCE = re.compile(r"[.:;?!\n\"“”()]")
_MOST_INITIALS = 4
_WITNESS = re.compile(r"[PDC]\.\s?W")
_IN_BODY = re.compile(r"[^\w]{1,4}")  # bodies have "&", "(", "-" in their names


@dataclass(slots=True)
class _Node:
    """Where the words so far lead to; `kind` is set where a name may end."""

    next: dict[str, Self] = field(default_factory=dict)
    kind: str | None = None

    def add(self, words: Iterable[str], kind: str) -> None:
        node = self
        for word in words:
            node = node.next.setdefault(spell_plainly(word), type(self)())
        node.kind = node.kind or kind


class _Tokens:
    """The words of a text with their places; what lies in `masks` is nobody's name."""

    def __init__(self, text: str, masks: Sequence[Span], may_begin: Mapping[str, bool]) -> None:
        self.text = text
        cover = Cover(masks)
        matches = [match for match in WORD.finditer(text) if not (masks and cover.has(match.start()))]
        self.words = [match[0] for match in matches]
        self.starts = [match.start() for match in matches]
        self.ends = [match.end() for match in matches]
        if "- " in text or "-\n" in text:
            self._join_broken(may_begin)

    def _join_broken(self, may_begin: Mapping[str, bool]) -> None:
        """ "Suren- dra": a name that the end of a line has broken is one word again."""
        for index in range(len(self.words) - 2, -1, -1):
            if not (self.words[index + 1].islower() and _BROKEN.fullmatch(self.gap(index))):
                continue
            whole = self.words[index] + self.words[index + 1]
            if is_capital(whole) and may_begin[whole]:
                self.words[index : index + 2] = [whole]
                del self.starts[index + 1], self.ends[index]

    def gap(self, index: int) -> str:
        """What stands between a word and the next one."""
        if not 0 <= index < len(self.words) - 1:
            return "|"  # joins nothing
        return self.text[self.ends[index] : self.starts[index + 1]]


class _Beginnings(dict[str, bool]):
    """Can a name begin with this word? Asked once for each word, as most are none."""

    def __init__(self, *indexes: Mapping[str, object]) -> None:
        self._indexes = indexes

    def __missing__(self, word: str) -> bool:
        plain = spell_plainly(word)
        self[word] = any(plain in index for index in self._indexes)
        return self[word]


class NameIndex:
    """Names by their words; where two kinds share a name, the one that was added first keeps it."""

    def __init__(self) -> None:
        self._phrases = _Node()
        self._bodies = _Node()
        self._alone: dict[str, str] = {}  # plain spelling of a word that names somebody -> kind
        self._titled: dict[str, str] = {}  # words that do so only behind "Shri"
        self._within: dict[str, str] = {}  # words that do so only within a sentence: "More", "Cook"
        self._begins = _Beginnings(self._phrases.next, self._bodies.next, self._alone, self._titled)

    def add_person(self, call: Words, kind: str) -> None:
        """Let a name be found in all its forms of two words or more."""
        if all(is_title(word) or is_common_word(word) for word in call):  # initials are neither
            return
        for form in list_forms(call):
            if len(form) > 1:
                self._phrases.add(form, kind)
        for word in call:
            if len(word) > 1:
                self._titled.setdefault(spell_plainly(word), kind)

    def add_word(self, word: str, kind: str) -> None:
        """Let a word be found alone."""
        self._alone.setdefault(spell_plainly(word), kind)

    def add_common_word(self, word: str, kind: str) -> None:
        """Let a word be found alone that is a word of English as well: with a capital, where that tells."""
        self._within.setdefault(spell_plainly(word), kind)

    def add_body(self, words: Words, kind: str) -> None:
        """Let a company, a place be found, by the whole name only."""
        if all(map(is_initial, words)):  # "U.P." would be found in "U.P.S.C."
            return
        if len(words) > 2 or (len(words) == 2 and not all(map(is_common_word, words))):
            self._bodies.add(words, kind)

    def find(
        self, text: str, *, masks: Sequence[Span] = (), closed: Sequence[Span] = ()
    ) -> list[tuple[Span, str]]:
        """Mentions with their kinds, in order and apart. Names do not grow into what is `closed`."""
        tokens = _Tokens(text, masks, self._begins)
        return list(self._scan(tokens, Cover(closed)))

    def _scan(self, tokens: _Tokens, closed: Cover) -> Iterator[tuple[Span, str]]:
        first = 0  # words before it are part of a mention already
        for index in [index for index, word in enumerate(tokens.words) if self._begins[word]]:
            hit = self._match(tokens, index) if index >= first else None
            if hit is None:
                continue
            last, kind, grows = hit
            start = _grow_left(tokens, index, first, closed) if grows else index
            last = _grow_right(tokens, last, closed) if grows else last
            yield (tokens.starts[start], tokens.ends[last]), kind
            first = last + 1

    def _match(self, tokens: _Tokens, index: int) -> tuple[int, str, bool] | None:
        """The longest name that begins with this word: its last word, its kind, may it be longer still."""
        word = tokens.words[index]
        plain = spell_plainly(word)
        body = _walk(self._bodies, tokens, index, _is_joined_in_body) if plain in self._bodies.next else None
        person = _walk(self._phrases, tokens, index, _is_joined) if plain in self._phrases.next else None
        if body and (person is None or body[0] > person[0]):
            return (*body, False) if _reads_as_name(tokens, index, body[0]) else None
        if person and _reads_as_name(tokens, index, person[0]):
            return (*person, True)
        is_name = is_capital(word) or not is_common_word(word)
        if plain in self._titled and is_name and not is_initial(word) and _is_behind_title(tokens, index):
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


def _walk(
    node: _Node, tokens: _Tokens, index: int, is_joined: Callable[[_Tokens, int], bool]
) -> tuple[int, str] | None:
    found: tuple[int, str] | None = None
    while index < len(tokens.words):
        step = node.next.get(spell_plainly(tokens.words[index]))
        if step is None:
            break
        node = step
        if node.kind:
            found = index, node.kind
        if not is_joined(tokens, index):
            break
        index += 1
    return found


def _is_joined(tokens: _Tokens, index: int) -> bool:
    """Does a name go on behind this word? A full stop ends it, but not behind an initial."""
    gap = tokens.gap(index)
    if _may_be_dotted(tokens.words[index]) and _DOTTED.fullmatch(gap):
        return True
    return gap != "" and _WITHIN.fullmatch(gap) is not None


def _is_joined_in_body(tokens: _Tokens, index: int) -> bool:
    return _IN_BODY.fullmatch(tokens.gap(index)) is not None


def _may_be_dotted(word: str) -> bool:
    return is_initial(word) or word.lower() in SHORTENED


def _reads_as_name(tokens: _Tokens, first: int, last: int) -> bool:
    """In small letters only words are names that are nothing else."""
    words = tokens.words[first : last + 1]
    return any(is_capital(word) for word in words) or not any(is_common_word(word) for word in words)


def _is_behind_title(tokens: _Tokens, index: int) -> bool:
    return index > 0 and is_title(tokens.words[index - 1]) and _is_near(tokens.gap(index - 1), dotted=True)


def _is_within_sentence(tokens: _Tokens, index: int) -> bool:
    """Is a capital no mere beginning, and do the words around have none?"""
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
        _BLANK.fullmatch(tokens.gap(index)) is not None and tokens.words[index + 1].lower() in COURT_ENDINGS
    )


def _is_near(gap: str, *, dotted: bool) -> bool:
    return _BLANK.fullmatch(gap.removeprefix(".") if dotted else gap) is not None


def _grow_left(tokens: _Tokens, index: int, first: int, closed: Cover) -> int:
    start = index
    while start > first and _belongs(tokens, start - 1, start - 1, closed):
        start -= 1
    letters = sum(map(is_initial, tokens.words[start:index]))
    return start if letters <= _MOST_INITIALS else index  # J U D G M E N T


def _grow_right(tokens: _Tokens, index: int, closed: Cover) -> int:
    while index + 1 < len(tokens.words) and _belongs(tokens, index + 1, index, closed):
        index += 1
    return index


def _belongs(tokens: _Tokens, index: int, gap: int, closed: Cover) -> bool:
    """Is this neighbour of a name a part of it? `gap` is the word before the gap between them."""
    word = tokens.words[index]
    dotted = _may_be_dotted(tokens.words[gap])
    between = tokens.gap(gap)
    if not is_capital(word) or closed.has(tokens.starts[index]):
        return False
    if is_initial(word):
        return _is_initial_of_name(tokens, index, between, is_before=index == gap)
    return _is_near(between, dotted=dotted) and _is_name_word(word.lower())


def _is_initial_of_name(tokens: _Tokens, index: int, between: str, *, is_before: bool) -> bool:
    """ "A. Ramesh", "R K Sharma", "Ramesh K."; but not the article, nor "I"."""
    follows = tokens.text[tokens.ends[index] : tokens.ends[index] + 1]
    if not tokens.words[index].isupper() or (tokens.words[index] in "AI" and follows != "."):
        return False
    if _WITNESS.match(tokens.text, tokens.starts[index]):
        return False
    if follows == "/" or tokens.text.endswith("/", 0, tokens.starts[index]):  # "Suresh S/O.Ramesh"
        return False
    return _DOTTED.fullmatch(between) is not None if is_before else _BLANK.fullmatch(between) is not None


def _is_name_word(word: str) -> bool:
    if is_title(word) or is_common_word(word):
        return False
    if word in GENERIC or word in GENERIC_BEHIND or is_given_name(word) or is_family_name(word):
        return True
    return sounds_like_name(word)
