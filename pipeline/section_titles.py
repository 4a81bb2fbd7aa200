"""Sections of the Penal Code quoted with their heading: "404. Dishonest misappropriation of property ..."."""

import re
from functools import cache

from schemas.statutes import find_section

_GAP = re.compile(r"[\s.:,\u2010-\u2015\"“'‘(\[-]{1,6}")
_WORD = re.compile(r"[a-z]+")
_ENOUGH = 3  # words of a title that settle it
_LOOK_AHEAD = 90


def match_title(text: str, at: int, section: str) -> bool:
    """Do the words at `at` repeat the title of this section of the Code?"""
    words = _split_title(section)
    if not words:
        return False
    gap = _GAP.match(text, at)
    if gap is None or not text[gap.end() : gap.end() + 1].isupper():
        return False
    found = _WORD.findall(text[gap.end() : gap.end() + _LOOK_AHEAD].lower())[: len(words)]
    if len(words) == 1:  # Murder, Theft: the heading ends there
        return found == list(words) and text[gap.end() + len(words[0]) :][:2].strip()[:1] in (
            ".",
            "-",
            "\u2014",
            "\u2013",
            ":",
        )
    return found == list(words)


@cache
def _split_title(section: str) -> tuple[str, ...]:
    entry = find_section(section)
    return tuple(_WORD.findall(entry.title.lower())[:_ENOUGH]) if entry else ()
