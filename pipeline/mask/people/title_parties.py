"""Reads the parties of a case from its title.

A party is anyone who sues or is sued, including a State or a company. Only people and companies are names to
be found: the name of a State identifies nobody.
"""

import re
from dataclasses import dataclass

from pipeline.mask.people.name_cues import is_body_word
from pipeline.text.vocabulary import (
    BODY_WORDS,
    CHILD_OR_WIFE,
    KIN_OR_CARE_LETTERS,
    USUAL_HONORIFICS,
    VERSUS_LONG,
    VERSUS_SHORT,
    VERSUS_SLASHED,
    join_words,
)
from schemas.masks import ORG, PERSON

_SIDES = re.compile(rf"\s+(?:(?:{VERSUS_SHORT})\b\.?|{VERSUS_SLASHED}\.?|{VERSUS_LONG}\b)\s*", re.IGNORECASE)
_DATE = re.compile(
    r"\s+on\s+\d{1,2}(?:st|nd|rd|th)?\s?,?\s?[A-Z][a-z]{2,8},?\s?\d{4}\s*$|"
    r"\s+on\s+\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s*$"
)
_TAIL = re.compile(
    r"[\s,.]*(?:(?:&|\band\b|,)?\s*\b(?:ors|anr|others?|another|etc|an(?:r|other)s?|"
    r"connected (?:cases|matters))\b"
    r"|\((?:dead|died|deceased|since|d|minor|through|thr|lrs?|by|in|for|p)\b[^)]{0,60}\)?"
    r"|\b(?:through|thru|thr|rep(?:resented)?\.? by|by (?:his|her|its|the|lrs?)|by l\.?rs?|by legal|"
    r"under|u/s|in (?:jail|cr)|"
    rf"[{KIN_OR_CARE_LETTERS}]/o|r/o|(?:{CHILD_OR_WIFE}) of|aged|lrs?|l\.rs?)\b.{{0,200}})[\s.,)]*$",
    re.IGNORECASE,
)
_ALIAS = re.compile(r"\s*(?:@+|\balias\b|\burf\b|\ba\.?k\.?a\.?\b)\s*", re.IGNORECASE)
_TITLES = re.compile(
    rf"^(?:(?:{join_words(USUAL_HONORIFICS)}|shrimati|srimati|miss|mt|kumari|late|the|m/s|messrs|"
    r"hon'?ble|justice|capt|col|major|lt|master|sau|adv|er|in re|re|in the matter of)"
    r"\b[.:,]*\s*|[\W\d]+)+",
    re.IGNORECASE,
)
_STATE = re.compile(
    r"^(?:the\s+)?(?:state|union(?: of)?(?: india)?|govt|government|u\.?o\.?i\.?|emperor|king|queen|"
    r"rex|crown|"
    r"republic|central bureau|c\.?b\.?i\.?|nct|n\.?c\.?t\.?|directorate|narcotics|intelligence officer|"
    r"registrar|district magistrate|superintendent|inspector|collector|deputy|assistant|secretary|director|"
    r"commissioner|high court|supreme court|election commission|enforcement|police|"
    r"public prosecutor|station house|"
    r"s\.?h\.?o\.?|lok(?:ayukta)?|administrator|chief|principal|additional|addl|joint|sub|block|"
    r"tahsildar|tehsildar)\b",
    re.IGNORECASE,
)
_BODY = re.compile(
    rf"\b(?:{join_words(BODY_WORDS)}|municipal\w*|nigam|federation|finance|& sons|firm|"
    r"foundation|institute|mandal|department|agency|agencies|undertaking|railways?)\b",
    re.IGNORECASE,
)
_AND = re.compile(r"\s+(?:and|&)\s+|[,;]", re.IGNORECASE)
MOST_CHARACTERS = 2000  # of a title
_LONGEST = 120  # characters of a party's name


@dataclass(frozen=True, slots=True)
class Party:
    """One who sues or is sued."""

    name: str
    kind: str  # PERSON or ORG


def find_parties(title: str) -> list[str]:
    """The people and companies in a title, by all their names: "A @ B" has two."""
    return [party.name for party in read_title(title) if party.kind == PERSON or _is_company(party.name)]


def read_title(title: str) -> list[Party]:
    """All parties of a title with their kinds; none if it is not a title with parties."""
    sides = _SIDES.split(_DATE.sub("", " ".join(title[:MOST_CHARACTERS].split())))
    if len(sides) < 2:
        return []
    parties: dict[str, Party] = {}
    for side in sides:
        for name in _split_side(side):
            parties.setdefault(name, Party(name, _infer_kind(name)))
    return list(parties.values())


def _split_side(side: str) -> list[str]:
    """The names on one side of "vs"."""
    text = side.strip()
    cut = _TAIL.sub("", text)
    while cut != text:
        text, cut = cut, _TAIL.sub("", cut)
    if _BODY.search(text) or _STATE.match(text):
        return [name for name in [_clean(text)] if name]
    return [name for part in _AND.split(text) for name in map(_clean, _ALIAS.split(part)) if name]


def _clean(name: str) -> str:
    name = " ".join(_TITLES.sub("", name.strip()).split()).strip(" .,;:-()[]'\"")
    if len(name) > _LONGEST or sum(letter.isalpha() for letter in name) < 3:
        return ""
    return name


def _infer_kind(name: str) -> str:
    if _STATE.match(name) or _BODY.search(name):
        return ORG
    return ORG if any(is_body_word(word) for word in name.split()[1:]) else PERSON


def _is_company(name: str) -> bool:
    return _STATE.match(name) is None and _BODY.search(name) is not None
