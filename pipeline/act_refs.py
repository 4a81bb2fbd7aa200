"""The Act that a text names right behind a section number: "302 of the Indian Penal Code", "27 Arms Act".

Texts are read through pipeline.reading: blanks are single.
"""

import re
from dataclasses import dataclass

from pipeline.act_names import (
    ACRONYM,
    GENERIC_NAME,
    LONGEST_INITIALS,
    compile_starts,
    find_known_end,
    find_name_end,
)
from schemas.acts import CRPC, IPC

DASHES = "\u2010-\u2015-"
# What a number is called in brackets: "302 (murder), 307 (attempt to murder) of the I.P.C."
LABEL = r"\s?\((?!Act|hereinafter|for short)[A-Za-z][A-Za-z ,/'’-]{2,60}\)"
_LABEL = re.compile(LABEL)
_DETERMINER = (
    r"(?:the\.?|said|that|this|same|aforesaid|our|old|new|amended|unamended|principal|erstwhile|above|parent|impugned|"
    r"above[\s-]?mentioned|aforementioned|present|former|latter)\s"
)
_LEAD = re.compile(  # "302, I.P.C.", "302 of the said Code", "302. IPC", "302 - IPC"
    rf"(?:\s?\.\s?(?=[A-Z])|\s?[{DASHES}]\s?(?=I\.?\s?P\.?\s?C)"
    r"|[\s,:)\]\"'”’*]{0,4}(?:(?:etc\.?|respectively),?\s?)?"
    rf"(?:(?:of|under|in|ot|df|0f|oi|punishable\sunder)\s[\"'“‘]?(?:{_DETERMINER}){{0,3}})?"
    r")[(\[\"'“‘]?\s?",
    re.IGNORECASE,
)
_ITSELF = re.compile(  # "of the said Code", "482 Code"
    rf"(?:{LABEL})?[\s,]{{0,2}}(?:of|under|in)\s(?:{_DETERMINER}){{1,3}}"
    r"(?P<kind>Code|Act|Sanhita|Adhiniyam|Constitution|Rules|Regulations?|Ordinance|Order|Bill)\b"
    r"(?P<year>\sof\s(?:1[789]|20)[0-9]{2})?"
    r"|\s(?P<bare>Code)\b(?!\sof)",
    re.IGNORECASE,
)
_POINTS_BACK = re.compile(r"\b(?:same|that|said)\b")
_GENERIC_LEAD = re.compile(
    rf"(?:{LABEL})?(?:[\s,]{{0,2}}(?P<of>of|under|in)\s(?:(?:the|The|said|amended|unamended)\s){{0,2}}"
    r"|[\s,]{1,2}(?=[A-Z(])(?!(?:In|The|On|It|And|He|She|This|That|By|All|Whether|As|If|Of|No|We)\b))"
)
# "section 5 of Act II of 1947"; the Codes have numbers, too.
_NUMBERED = re.compile(r"[Aa]ct\s(?:No\.?\s?)?[IVXLC0-9]{1,6}\sof\s(?P<year>(?:1[789]|20)[0-9]{2})")
_NUMBERED_CODES = {"1860": IPC, "1898": CRPC, "1974": CRPC}
_AMENDMENT = re.compile(r"\s?\(?(?:[A-Z][a-z]+\s)?Amendment\)?\sAct")
_CODES_OF_YEARS = {"1860": IPC, "1882": CRPC, "1898": CRPC, "1973": CRPC, "1908": "CPC"}


@dataclass(frozen=True, slots=True)
class ActRef:
    """An Act as a text names it."""

    key: str | None  # of a known Act
    name: str | None  # of any other
    kind: str | None  # Code, Act: "of the said Code"
    end: int
    written_out: bool = True  # not initials
    same: bool = False  # "of the same Code", "of that Code"

    @property
    def is_sure(self) -> bool:
        """Is the Act named, not only pointed at?"""
        return self.key is not None or self.kind is None


def read_act(text: str, at: int) -> ActRef | None:
    """The Act named right behind a number that ends at `at`."""
    return _read_known(text, at) or _read_itself(text, at) or _read_generic(text, at)


def _read_known(text: str, at: int) -> ActRef | None:
    starts = [at]
    if (label := _LABEL.match(text, at)) is not None:
        starts.append(label.end())
    for start in starts:
        lead = _LEAD.match(text, start)
        begin = start if lead is None else lead.end()
        pattern = compile_starts().get(text[begin : begin + 1].upper())
        match = pattern.match(text, begin) if pattern is not None else None
        if match is not None and _AMENDMENT.match(text, match.end()) is None:
            written_out = match.end() - begin > LONGEST_INITIALS
            return ActRef(match.lastgroup, None, None, find_name_end(text, match.end()), written_out)
    return None


def _read_itself(text: str, at: int) -> ActRef | None:
    match = _ITSELF.match(text, at)
    if match is None:
        return None
    kind = (match["kind"] or match["bare"]).capitalize()
    key = _CODES_OF_YEARS.get((match["year"] or "")[-4:]) if kind == "Code" else None
    return ActRef(key, None, kind, match.end(), same=_POINTS_BACK.search(match[0]) is not None)


def _read_generic(text: str, at: int) -> ActRef | None:
    lead = _GENERIC_LEAD.match(text, at)
    if lead is None:
        return None
    if lead["of"] and (numbered := _NUMBERED.match(text, lead.end())) is not None:
        key = _NUMBERED_CODES.get(numbered["year"])
        return ActRef(key, None if key else numbered[0], None, numbered.end())
    match = GENERIC_NAME.match(text, lead.end()) or (ACRONYM.match(text, lead.end()) if lead["of"] else None)
    if match is None:
        return None
    name = " ".join(match[0].split())
    key = _CODES_OF_YEARS.get(name[:4]) if name.endswith(" Code") else None
    key = key or find_known_end(name)
    return ActRef(key, None if key else name, None, find_name_end(text, match.end()))
