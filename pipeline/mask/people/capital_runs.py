"""Runs of capitalised words, the shape that names have, and what each of their words may be."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from pipeline.mask.people.name_lists import (
    AMBIGUOUS_NAMES,
    COMMON_WORDS,
    FAMILY_NAMES,
    GIVEN_NAMES,
    is_place_word,
    sounds_like_name,
)
from pipeline.text.spans import SpanIndex
from pipeline.text.vocabulary import USUAL_HONORIFICS, list_words

# What a word of a run may be
INITIAL, SURE, SOUND, MAYBE, UNKNOWN, PLACE, TITLE, COMMON = range(8)

# Written before a name but not part of it, unlike "Mohd." or "Sardar".
TITLES = USUAL_HONORIFICS | list_words(
    """
    adv brig capt col fr honble hon'ble hon’ble hon insp justice ku late lord lt maj miss mister mt musammat
    mussammat mx pastor rev sau sgt shree shreemati shrimati sir smti sow sree sreemathi srimathi srimati
    thirumathi tvl thiruvalargal janab
    """
)
_JOINED_BY_STOP = (USUAL_HONORIFICS - {"selvi"}) | list_words(
    """
    md mohd mohmd sk ch pt kr st chh mt adv hon lt col capt maj gen brig rev fr sau sow insp ku kumari
    messrs sd ld late justice mohammad gh gm abd kh
    """
)
_WORD = re.compile(r"(?<![A-Za-z])[A-Z][A-Za-z]*(?:['’][A-Z][A-Za-z]+)?(?:['’]ble\b)?")
_SPACED = re.compile(r"\b(?:[A-Z] ){3,}[A-Z]\b")  # J U D G M E N T
_WITNESS = re.compile(r"[PDC]\.\s?W(?:s\b|\.?\s?-?\s?\(?[0-9])")
_LONGEST_RUN = 60  # words; lists in capitals can be endless
_WIDEST_GAP = 3  # spaces between words on a line: more separate columns
_WIDEST_BREAK = 60  # characters where a line ends within a name


@dataclass(frozen=True, slots=True)
class Word:
    """A capitalised word."""

    start: int
    end: int
    text: str
    kind: int


def find_runs(text: str) -> Iterator[list[Word]]:
    """Runs of adjacent capitalised words, in order."""
    run: list[Word] = []
    spaced = SpanIndex(match.span() for match in _SPACED.finditer(text))
    for match in _WORD.finditer(text):
        word = match[0]
        if len(word) == 1 and (_is_beside_slash(text, match.start()) or spaced.contains(match.start())):
            continue
        if len(word) <= 2 and _WITNESS.match(text, match.start() - 2 * (word[0] == "W")):
            continue
        if run and not (
            len(run) < _LONGEST_RUN and _are_joined(run[-1].text, text[run[-1].end : match.start()])
        ):
            yield run
            run = []
        run.append(Word(match.start(), match.end(), word, classify_word(word)))
    if run:
        yield run


def _is_beside_slash(text: str, at: int) -> bool:
    """Is the letter part of "S/o", "R/O", "M/s"?"""
    return text[at + 1 : at + 2] == "/" or text[max(0, at - 1) : at] == "/"


def _are_joined(before: str, gap: str) -> bool:
    if gap == " ":
        return True
    if len(gap) > _WIDEST_BREAK:
        return False
    mark = gap.strip()
    if mark == "":
        return ("\n" in gap[:-1].rstrip(" \t") + gap[-1:] and gap.count("\n") == 1) or len(gap) <= _WIDEST_GAP
    if mark == ".":
        return len(before) <= 2 or before.lower() in _JOINED_BY_STOP
    return gap == "-" or gap == "\u00ad"


@lru_cache(maxsize=65536)
def classify_word(word: str) -> int:
    """What a capitalised word may be."""
    small = word.lower()
    if len(word) == 1:
        return INITIAL
    if small in TITLES:
        return TITLE
    if small in COMMON_WORDS:
        return MAYBE if small in AMBIGUOUS_NAMES else COMMON
    if small in AMBIGUOUS_NAMES:
        return MAYBE
    if small in GIVEN_NAMES or small in FAMILY_NAMES:
        return SURE
    if is_place_word(small):
        return PLACE
    if len(word) <= 3 and word.isupper():
        return INITIAL
    return SOUND if sounds_like_name(small) else UNKNOWN
