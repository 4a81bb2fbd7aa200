"""A name as it is written, read into its parts; and the ways in which it may be written elsewhere."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from pipeline.name_parts import (
    BODIES,
    COMPANIES,
    FORENAMES,
    GENERIC,
    GENERIC_BEHIND,
    NEVER_FIRST,
    PLACE_CUES,
    PLACE_ENDINGS,
    TITLES,
)
from pipeline.name_words import HONORIFICS, is_common_word, is_family_name, is_given_name, is_place_word

Words = tuple[str, ...]

MOST_WORDS = 8  # of a person's name; whatever is longer is only known as a whole
SHORTEST = 3  # letters of a word that may stand for a person alone

# Signs that follow letters in Indian scripts are no letters to Python, but belong to the word.
_SIGNS = "\u0300-\u036f\u0900-\u0963\u0970-\u0dff\u200c\u200d"
WORD = re.compile(rf"(?<![\w{_SIGNS}])(?:[DO]['’])?(?:[^\W\d_]++|[{_SIGNS}]++)++(?![\w{_SIGNS}])")

_KIN = (
    r"\b(?:[sdwcr]\s?/\s?[oa]\b\.?"
    r"|(?:son|daughter|wife|widow|husband|father|mother|brother|sister)\s+of\b)"
)
IS_KIN = re.compile(rf"\W*(?:the\s+)?{_KIN}\s*(?:the\s+)?(?:late\s+)?\W*", re.IGNORECASE)
_ALIAS = r"@|\b(?:alias|urf|a\.?k\.?a\.?)(?![^\W\d_])"
IS_ALIAS = re.compile(rf"[\s(,]*(?:{_ALIAS})[\s.]*", re.IGNORECASE)
_BETWEEN_CALLS = re.compile(_ALIAS, re.IGNORECASE)
_BEFORE_ALIAS = re.compile(rf"[(\[]\s*(?={_ALIAS})", re.IGNORECASE)
_BROKEN = re.compile(r"(?<=[a-z])[-\u00ad]\s{1,3}(?=[a-z])")  # where a line ended
_MARKS = re.compile(r"[,;()\[\]]")
_APART = re.compile(rf"(?i:{_KIN})|[/&]|\n\s*\n|\b(?:(?i:and|versus|vs)|v)\b")
# "Raja", "Kumari", "Syed" are names as often as titles.
_TITLES = TITLES | {word for word in HONORIFICS if not (is_given_name(word) or is_family_name(word))}
_FORENAMES = FORENAMES | (HONORIFICS - _TITLES)
_NOBODY = frozenset(("others", "another", "ors", "anr", "etc", "the", "said", "one", "late", "alias", "urf"))


@dataclass(frozen=True, slots=True)
class Name:
    """What somebody is called, in small letters; with an alias more than one way."""

    calls: tuple[Words, ...]
    is_body: bool = False  # a company, a State: known by the whole name only


@lru_cache(maxsize=1 << 14)
def read_names(surface: str) -> tuple[Name, ...]:
    """The names in a span: mostly one, but "Ramesh and Suresh", "A s/o B" are two."""
    names: list[Name] = []
    surface = _BROKEN.sub("", surface)
    is_company = any(word.lower() in COMPANIES for word in WORD.findall(surface))  # "X (India) Ltd."
    for part in [surface] if is_company else _MARKS.split(_BEFORE_ALIAS.sub(" ", surface)):
        words = tuple(word.lower() for word in WORD.findall(part))
        if len(words) > 2 * MOST_WORDS or any(word in BODIES for word in words):
            names.append(Name((words[words[0] == "the" :],), is_body=True))
        else:
            names += _read_persons(part)
    return tuple(name for name in names if all(name.calls))


def _read_persons(text: str) -> Iterator[Name]:
    for piece in _APART.split(text):
        if calls := [call for part in _BETWEEN_CALLS.split(piece) if (call := _read_call(part))]:
            yield Name(tuple(calls), is_body=any(len(call) > MOST_WORDS for call in calls))


def _read_call(text: str) -> Words:
    words: list[str] = [match[0] for match in WORD.finditer(text)]
    if not any(is_capital(word) for word in words):  # everything in small letters
        words = [word.capitalize() for word in words]
    names = [word.lower() for word in _take_capitals(words)]
    start, end = 0, len(names)
    while start < end and _is_around(names[start], names[start + 1 :]):
        start += 1
    while start < end and _is_around(names[end - 1], names[start : end - 1]):
        end -= 1
    return tuple(names[start:end]) if any(not is_initial(word) for word in names[start:end]) else ()


def _take_capitals(words: Sequence[str]) -> Sequence[str]:
    """The first words that are written as names are."""
    start = next((index for index, word in enumerate(words) if _may_be_name(word)), len(words))
    end = next((index for index in range(start, len(words)) if not _may_be_name(words[index])), len(words))
    return words[start:end]


def _may_be_name(word: str) -> bool:
    return is_capital(word) and word.lower() not in _NOBODY


def _tells(words: Sequence[str]) -> bool:
    """Is there a name without the rest? "Baby Devi" is nobody without "Baby"."""
    return any(not is_initial(word) and word not in GENERIC | GENERIC_BEHIND for word in words)


def _is_around(word: str, rest: Sequence[str]) -> bool:
    """Does a word stand before or behind a name, and is it no part of it?"""
    if is_title(word):
        return any(not is_initial(other) for other in rest)
    if is_initial(word) or is_given_name(word) or (rest and rest[0] in NEVER_FIRST):
        return False
    return is_common_word(word) and _tells(rest)


def is_capital(word: str) -> bool:
    """Does a word begin as names do? Scripts without capitals count as such."""
    return not word[:1].islower()


def is_initial(word: str) -> bool:
    """Is it the "R" of "R. Kumar"?"""
    return len(word) == 1


def is_title(word: str) -> bool:
    """Is it "Shri", "Smt", "Dr"?"""
    return word.lower() in _TITLES


@lru_cache(maxsize=1 << 16)
def spell_plainly(word: str) -> str:
    """One form for what clerks spell in many ways: Lakshman and Laxman, Vijay and Vijai.

    Short words stay as they are, there is too little to tell them by.
    """
    word = word.lower()
    if len(word) < _SHORTEST_SPELLED:
        return word
    for old, new in _SPELLINGS if len(word) > _SHORTEST_SPELLED else _SPELLINGS[:2]:
        word = word.replace(old, new)
    word = _DOUBLED.sub(r"\1", word)
    return word.removesuffix("a") if len(word) > _SHORTEST_SPELLED else word


_SPELLINGS = (
    ("z", "j"), ("w", "v"), ("sh", "s"), ("ks", "x"), ("dh", "d"), ("th", "t"), ("ph", "f"), ("ee", "i"),
    ("oo", "u"), ("ou", "au"), ("ov", "au"), ("y", "i"), ("er", "ar"), ("med", "mad"),
)  # fmt: skip
_SHORTEST_SPELLED = 4  # letters; of these only single letters vary, shorter words are what they are
_DOUBLED = re.compile(r"(.)\1+")


def find_given(call: Words) -> int:
    """Where the word stands by which somebody is called: behind initials and "Mohd.", before the family's."""
    words = [index for index, word in enumerate(call) if not is_initial(word)]
    for index, following in pairwise(words):
        if call[index] not in _FORENAMES or is_family_name(call[following]):
            return index
    return words[-1]


def names_somebody(call: Words, index: int) -> bool:
    """May this word of a name stand for the person alone?"""
    word = call[index]
    if len(word) < SHORTEST or word in GENERIC or is_title(word):
        return False
    if is_common_word(word) or is_common_word(word.removesuffix("s")):
        return False
    if word in PLACE_CUES or word in PLACE_ENDINGS or (is_place_word(word) and not is_given_name(word)):
        return False  # from an address that was taken for a part of the name
    return word not in GENERIC_BEHIND or index == find_given(call)


def list_forms(call: Words) -> Iterator[Words]:
    """The ways to write a name in two words or more: in part, with initials."""
    yield call
    count = len(call)
    if count > MOST_WORDS:
        return
    for start in range(count):
        for end in range(start + 2, count + 1):
            part = call[start:end]
            if not all(map(is_initial, part)) and not any(map(_is_common, part)):
                yield part
    last = call[-1]
    if count >= 2 and not is_initial(last) and not any(map(_is_common, call)):
        yield from _shorten(call[:-1], last)


def _is_common(word: str) -> bool:
    return not is_initial(word) and is_common_word(word)


def _shorten(before: Words, last: str) -> Iterator[Words]:
    initials = tuple(word[0] for word in before)
    yield (*initials, last)
    yield (initials[0], last)
    if len(initials) > 1:
        yield ("".join(initials), last)  # "RK Yadav"
        yield (before[0], *initials[1:], last)
        yield (before[0], last)


def fits(short: Sequence[str], full: Sequence[str]) -> bool:
    """Can a shorter form be read from a fuller one, in order? Initials fit words, but not initials alone."""
    rest = iter(full)
    agreements = [next((how for other in rest if (how := _compare(word, other))), 0) for word in short]
    return all(agreements) and max(agreements, default=0) == _SAME


_LIKE, _SAME = 1, 2


def _compare(word: str, other: str) -> int:
    if is_initial(word) or is_initial(other):
        return _LIKE if word[0] == other[0] else 0
    return _SAME if spell_plainly(word) == spell_plainly(other) else 0
