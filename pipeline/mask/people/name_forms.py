"""Splits a written name into its parts, and lists the ways in which it may be written elsewhere."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from pipeline.mask.people.name_lists import (
    BODIES,
    FORENAMES,
    GENERIC,
    GENERIC_LATER,
    HONORIFICS,
    NEVER_FIRST,
    PLACE_CUES,
    PLACE_ENDINGS,
    TITLES,
    is_common_word,
    is_family_name,
    is_given_name,
    is_place_word,
)
from pipeline.text.vocabulary import COMPANY_WORDS, KIN_OR_CARE_LETTERS, RELATIVES, VERSUS_LONG

Words = tuple[str, ...]

MOST_WORDS = 8  # of a person's name; a longer one is known as a whole only
SHORTEST = 3  # letters of a word that may name a person on its own

# Signs after letters in Indian scripts are not letters to Python, but belong to the word.
_SIGNS = "\u0300-\u036f\u0900-\u0963\u0970-\u0dff\u200c\u200d"
WORD = re.compile(rf"(?<![\w{_SIGNS}])(?:[DO]['’])?(?:[^\W\d_]++|[{_SIGNS}]++)++(?![\w{_SIGNS}])")

_KIN = rf"\b(?:[{KIN_OR_CARE_LETTERS}r]\s?/\s?[oa]\b\.?|(?:{RELATIVES})\s+of\b)"
IS_KIN = re.compile(rf"\W*(?:the\s+)?{_KIN}\s*(?:the\s+)?(?:late\s+)?\W*", re.IGNORECASE)
_ALIAS = r"@|\b(?:alias|urf|a\.?k\.?a\.?)(?![^\W\d_])"
IS_ALIAS = re.compile(rf"[\s(,]*(?:{_ALIAS})[\s.]*", re.IGNORECASE)
_BETWEEN_VARIANTS = re.compile(_ALIAS, re.IGNORECASE)
_BEFORE_ALIAS = re.compile(rf"[(\[]\s*(?={_ALIAS})", re.IGNORECASE)
_BROKEN = re.compile(r"(?<=[a-z])[-\u00ad]\s{1,3}(?=[a-z])")  # where a line ended
_MARKS = re.compile(r"[,;()\[\]]")
_APART = re.compile(rf"(?i:{_KIN})|[/&]|\n\s*\n|\b(?:(?i:and|{VERSUS_LONG}|vs)|v)\b")
# "Raja", "Kumari", "Syed" are as often names as titles.
_TITLES = TITLES | {word for word in HONORIFICS if not (is_given_name(word) or is_family_name(word))}
_FORENAMES = FORENAMES | (HONORIFICS - _TITLES)
_NOBODY = frozenset(("others", "another", "ors", "anr", "etc", "the", "said", "one", "late", "alias", "urf"))


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name in small letters; with an alias it has several variants."""

    variants: tuple[Words, ...]
    is_body: bool = False  # a company or a State: known by its whole name only


@lru_cache(maxsize=1 << 14)
def read_names(surface: str) -> tuple[Name, ...]:
    """The names in a span: usually one, but "Ramesh and Suresh" and "A s/o B" are two."""
    names: list[Name] = []
    surface = _BROKEN.sub("", surface)
    is_company = any(word.lower() in COMPANY_WORDS for word in WORD.findall(surface))  # "X (India) Ltd."
    for part in [surface] if is_company else _MARKS.split(_BEFORE_ALIAS.sub(" ", surface)):
        words = tuple(word.lower() for word in WORD.findall(part))
        if len(words) > 2 * MOST_WORDS or any(word in BODIES for word in words):
            names.append(Name((words[words[0] == "the" :],), is_body=True))
        else:
            names += _read_persons(part)
    return tuple(name for name in names if all(name.variants))


def _read_persons(text: str) -> Iterator[Name]:
    for piece in _APART.split(text):
        if variants := [
            variant for part in _BETWEEN_VARIANTS.split(piece) if (variant := _read_variant(part))
        ]:
            yield Name(tuple(variants), is_body=any(len(variant) > MOST_WORDS for variant in variants))


def _read_variant(text: str) -> Words:
    words: list[str] = [match[0] for match in WORD.finditer(text)]
    if not any(is_capital(word) for word in words):  # all in small letters
        words = [word.capitalize() for word in words]
    names = [word.lower() for word in _take_capitals(words)]
    start, end = 0, len(names)
    while start < end and _is_beside_name(names[start], names[start + 1 :]):
        start += 1
    while start < end and _is_beside_name(names[end - 1], names[start : end - 1]):
        end -= 1
    return tuple(names[start:end]) if any(not is_initial(word) for word in names[start:end]) else ()


def _take_capitals(words: Sequence[str]) -> Sequence[str]:
    """The first words that are written like names."""
    start = next((index for index, word in enumerate(words) if _may_be_name(word)), len(words))
    end = next((index for index in range(start, len(words)) if not _may_be_name(words[index])), len(words))
    return words[start:end]


def _may_be_name(word: str) -> bool:
    return is_capital(word) and word.lower() not in _NOBODY


def _is_distinctive(words: Sequence[str]) -> bool:
    """Do these words name anyone? "Devi" alone, without "Baby", does not."""
    return any(not is_initial(word) and word not in GENERIC | GENERIC_LATER for word in words)


def _is_beside_name(word: str, rest: Sequence[str]) -> bool:
    """Is a word next to a name but not part of it?"""
    if is_title(word):
        return any(not is_initial(other) for other in rest)
    if is_initial(word) or is_given_name(word) or (rest and rest[0] in NEVER_FIRST):
        return False
    return is_common_word(word) and _is_distinctive(rest)


def is_capital(word: str) -> bool:
    """Does a word begin like a name? Letters of scripts without capitals count."""
    return not word[:1].islower()


def is_initial(word: str) -> bool:
    """Is it the "R" of "R. Kumar"?"""
    return len(word) == 1


def is_title(word: str) -> bool:
    """Is it "Shri", "Smt", "Dr"?"""
    return word.lower() in _TITLES


@lru_cache(maxsize=1 << 16)
def spell_plainly(word: str) -> str:
    """One form for names with many spellings: Lakshman and Laxman, Vijay and Vijai.

    Short words stay as they are: with so few letters, different names would become one.
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
_SHORTEST_SPELLED = 4  # letters; in these only single letters vary, shorter words do not vary
_DOUBLED = re.compile(r"(.)\1+")


def find_given_name(variant: Words) -> int:
    """The index of the given name: after initials and "Mohd.", before the family name."""
    words = [index for index, word in enumerate(variant) if not is_initial(word)]
    for index, following in pairwise(words):
        if variant[index] not in _FORENAMES or is_family_name(variant[following]):
            return index
    return words[-1]


def identifies_person(variant: Words, index: int) -> bool:
    """May this word of a name refer to the person on its own?"""
    word = variant[index]
    if len(word) < SHORTEST or word in GENERIC or is_title(word):
        return False
    if is_common_word(word) or is_common_word(word.removesuffix("s")):
        return False
    if word in PLACE_CUES or word in PLACE_ENDINGS or (is_place_word(word) and not is_given_name(word)):
        return False  # from an address that was mistaken for part of the name
    return word not in GENERIC_LATER or index == find_given_name(variant)


def list_forms(variant: Words) -> Iterator[Words]:
    """The ways to write a name in two words or more: shortened or with initials."""
    yield variant
    count = len(variant)
    if count > MOST_WORDS:
        return
    for start in range(count):
        for end in range(start + 2, count + 1):
            part = variant[start:end]
            if not all(map(is_initial, part)) and not any(map(_is_common, part)):
                yield part
    last = variant[-1]
    if count >= 2 and not is_initial(last) and not any(map(_is_common, variant)):
        yield from _shorten(variant[:-1], last)


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
    """Is this a shorter form of the full name, in order? Initials match words, but not on their own."""
    rest = iter(full)
    agreements = [next((degree for other in rest if (degree := _compare(word, other))), 0) for word in short]
    return all(agreements) and max(agreements, default=0) == _SAME


_SIMILAR, _SAME = 1, 2


def _compare(word: str, other: str) -> int:
    if is_initial(word) or is_initial(other):
        return _SIMILAR if word[0] == other[0] else 0
    return _SAME if spell_plainly(word) == spell_plainly(other) else 0
