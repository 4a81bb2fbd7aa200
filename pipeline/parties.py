"""Who takes part in a case: parties of a title, and parties, counsel and bench of a preamble.

A party is whoever sues or is sued, a State or a company as well. Of a title only people and companies are
given: a State's name says nothing about anybody.
"""

import re
from dataclasses import dataclass

from pipeline.name_cues import is_body_word
from pipeline.preamble_names import find_preamble_names
from schemas.masks import ORG, PERSON

__all__ = ["Party", "find_parties", "find_preamble_names", "read_title"]

_SIDES = re.compile(r"\s+(?:vs?\b\.?|v/s\.?|versus\b)\s*", re.IGNORECASE)
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
    r"[sdwc]/o|r/o|son of|wife of|daughter of|aged|lrs?|l\.rs?)\b.{0,200})[\s.,)]*$",
    re.IGNORECASE,
)
_ALIAS = re.compile(r"\s*(?:@+|\balias\b|\burf\b|\ba\.?k\.?a\.?\b)\s*", re.IGNORECASE)
_TITLES = re.compile(
    r"^(?:(?:shri|sri|smt|shrimati|srimati|mr|mrs|ms|miss|mst|mt|dr|prof|thiru|tmt|kum|kumari|km|sh|"
    r"late|the|m/s|messrs|"
    r"hon'?ble|justice|capt|col|major|lt|master|selvi|sau|adv|er|in re|re|in the matter of)"
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
    r"\b(?:ltd|limited|pvt|private|co|company|corpn|corporation|bank|industries|enterprises|mills|"
    r"traders|board|"
    r"society|trust|association|union|university|college|school|hospital|committee|council|samiti|sangh|"
    r"authority|municipal\w*|panchayat|nigam|federation|insurance|finance|& sons|brothers|bros|llp|"
    r"inc|firm|works|"
    r"foundation|institute|mandal|parishad|department|commission|agency|agencies|undertaking|"
    r"railways?|board)\b",
    re.IGNORECASE,
)
_AND = re.compile(r"\s+(?:and|&)\s+|[,;]", re.IGNORECASE)
MOST_CHARACTERS = 2000  # of a title
_LONGEST = 120  # characters of a party's name


@dataclass(frozen=True, slots=True)
class Party:
    """Whoever sues or is sued."""

    name: str
    kind: str  # PERSON or ORG


def find_parties(title: str) -> list[str]:
    """The people and companies that a title names, each way they are called: "A @ B" are two names."""
    return [party.name for party in read_title(title) if party.kind == PERSON or _is_company(party.name)]


def read_title(title: str) -> list[Party]:
    """All parties of a title with their kinds. What is no title of parties has none."""
    sides = _SIDES.split(_DATE.sub("", " ".join(title[:MOST_CHARACTERS].split())))
    if len(sides) < 2:
        return []
    parties: dict[str, Party] = {}
    for side in sides:
        for name in _split_side(side):
            parties.setdefault(name, Party(name, _tell_kind(name)))
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


def _tell_kind(name: str) -> str:
    if _STATE.match(name) or _BODY.search(name):
        return ORG
    return ORG if any(is_body_word(word) for word in name.split()[1:]) else PERSON


def _is_company(name: str) -> bool:
    return _STATE.match(name) is None and _BODY.search(name) is not None
