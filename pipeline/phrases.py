"""The grammar of a citation: a cue, numbers in a list, Acts named between and behind them.

"Sections 363, 366 IPC read with Section 6 of the POCSO Act and 3(2)(v) SC/ST Act" is one phrase. Every expression is
bounded and tried at one place only, so that reading a text takes time in proportion to its length, whatever it is.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from pipeline.act_names import ACRONYM, AFTER_NAME, GENERIC_NAME, find_known_end, spell_known
from pipeline.section_numbers import Number, read_number
from schemas.acts import CRPC, IPC

_DASH = "\u2010-\u2015-"
_SECTION = r"(?:[Ss]e[ctio]{1,5}ns?|SECTIONS?|[Ss]ec(?:t|s)?|SECS?|[Ss]s?(?=[.,])|SS(?=\.)|ss|§{1,2}|धारा(?:ओं)?)"
_UNDER = r"(?:[Uu]\s?[/\\]\s?[Ss]{1,2}(?:ec(?:tion)?s?)?|[Uu]\ss(?=\s)|u\.\s?s(?=\.))"
_CUE = (
    rf"(?:{_UNDER}|{_SECTION})(?:(?<!sections)(?<!section)|(?!\.))[\s.:,/(\[\"'“‘{_DASH}]{{0,4}}(?:(?:of|under|(?<=ons\s)[Nn]os?\.?|(?<=on\s)[Nn]os?\.?)\s{{0,2}})?"
)
_CUE_BEFORE = re.compile(rf"(?<![A-Za-z0-9])(?<![A-Za-z]\.)(?<![Ss][Uu][Bb][\s-])(?<![Ss]ub\.\s)(?<!M/)(?:{_CUE})$")
_OTHER_CUE_BEFORE = re.compile(
    r"(?<![A-Za-z])(?:(?P<article>[Aa]rt(?:icle)?s?|ARTICLES?)|[Rr]ules?|[Oo]rder|[Cc]lauses?|[Pp]aras?|[Pp]aragraphs?|"
    r"[Pp]ages?|[Pp]p?|[Nn]os?|[Cc]hapter|[Ee]ntry|[Ii]tem|[Rr]egulations?|[Ee]x(?:h|t|hibit)?s?|[Ff]orm|[Vv]ol(?:ume)?|"
    r"[Ss]chedule|[Pp]\.?W|[Dd]\.?W|[Aa]ccused|Rs|AIR|SCC|SCR|[Ss]ub-?\s?[Ss]ections?|[Ee]xception|[Ee]xplanation)"
    rf"[\s.:,/(\[{_DASH}]{{0,3}}(?:[Nn]os?\.?\s{{0,2}})?$"
)
_LOOK_BACK = 26
_AFTER_CUE = " \t\n\r\u00a0.:,/([\"'“‘-\u2010\u2011\u2012\u2013\u2014\u2015"
_CUE_ENDS = frozenset("nNsScCtTfFor§ाओं")  # sectioN, secS, sec, sect, oF, nO, undeR, and the Hindi words

# Between a number and the name of its Act: "302, I.P.C.", "302 (murder) of the said Code", "302. IPC".
_LABEL = r"\s?\((?!Act|hereinafter|for short)[A-Za-z][A-Za-z ,/'’-]{3,60}\)"
_DETERMINER = (
    r"(?:the|said|that|this|same|aforesaid|our|old|new|amended|unamended|principal|erstwhile|above|parent|impugned|"
    r"above[\s-]?mentioned|aforementioned|present|former|latter)\s+"
)
_LEAD = (
    rf"(?:{_LABEL})?(?:[\s,;:)\]\"'”’*]{{0,5}}(?:etc\.?,?\s{{0,2}})?"
    rf"(?:(?:of|under|in|ot|punishable\s+under)\s+[\"'“‘]?(?:{_DETERMINER}){{0,3}})?|\s?\.\s{{0,2}}|\s?[{_DASH}]\s?(?=I\.?\s?P\.?\s?C))[(\[\"'“‘]?\s?"
)
_KNOWN_TAIL = re.compile(rf"(?:{_LEAD}|(?<=[0-9A-Z)]))(?:{spell_known()})", re.IGNORECASE)
_SELF_TAIL = re.compile(
    rf"(?:{_LABEL})?[\s,]{{0,3}}(?:of|under|in)\s+(?:{_DETERMINER}){{1,3}}"
    r"(?P<kind>Code|Act|Sanhita|Adhiniyam|Constitution|Rules|Regulations?|Ordinance|Order|Bill)\b"
    r"(?P<year>\s+of\s+(?:1[789]|20)[0-9]{2})?"
    r"|\s+(?P<bare>Code)\b(?!\s+of)",
    re.IGNORECASE,
)
_GENERIC_LEAD = re.compile(
    rf"(?:{_LABEL})?(?:[\s,]{{0,3}}(?P<of>of|under|in)\s+(?:(?:the|The|said|amended|unamended)\s+){{0,2}}"
    r"|[\s,]{1,3}(?=[A-Z(])(?!(?:In|The|On|It|And|He|She|This|That|By|All|Whether|As|If|Of|No|We)\b))"
)

_JOIN_WORD = (
    r"(?:and|or|read|r\s?/\s?w(?:ith)?|r\.\s?w|rw|with|along|alongwith|together|coupled|as|well|also|further|to|"
    r"alternatively|in\s+the\s+alternative|in\s+addition\s+to|altered|converted|into|besides|both|either|for|"
    r"punishable|under|offences?)"
)
_JOIN = re.compile(
    rf"(?:{_LABEL})?(?P<marks>[\s,;/&+*)\"'”’]{{0,4}})(?P<words>(?:{_JOIN_WORD}[\s,.;/&]{{1,3}}){{0,6}})"
    rf"(?P<cue>{_CUE})?(?P<dash>\s?[{_DASH}]\s?)?(?=[0-9])",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\s*(?:other|accused|person|year|month|day|hour|week|witness|case|member|injur|wound|petition|appeal|appellant|"
    r"respondent|am\b|pm\b|a\.m|p\.m|%|per\s?cent|lakh|crore|rupee|met(?:er|re)|km|feet|judge|round|"
    r"of\s+(?:19|20)[0-9]{2}|SCC|SCR|AIR|Cr\.?\s?L\.?\s?J)",
    re.IGNORECASE,
)
_LONGEST_INITIALS = 9  # Crl. P. C.
_CODES_OF_YEARS = {"1860": IPC, "1882": CRPC, "1898": CRPC, "1973": CRPC, "1908": "CPC"}


@dataclass(frozen=True, slots=True)
class ActRef:
    """An Act as a phrase names it."""

    key: str | None  # of a known Act
    name: str | None  # of any other
    kind: str | None  # Code, Act: "of the said Code"
    end: int
    written_out: bool = True  # not initials
    same: bool = False  # "of the same Code", "of that Code"


@dataclass(slots=True)
class Item:
    """One number of a phrase."""

    number: Number
    cued: bool  # has a cue of its own
    is_range_end: bool = False
    act: ActRef | None = None
    is_loose: bool = False  # only a blank before it: holds if an Act is named behind


@dataclass(slots=True)
class Phrase:
    """Numbers that are cited in one breath."""

    start: int  # of the cue, or of the first number
    end: int
    items: list[Item] = field(default_factory=list)


def find_cue(text: str, at: int) -> int | None:
    """Where the section cue in front of a number begins, or None."""
    start = max(0, at - _LOOK_BACK)
    before = text[start:at]
    if before.rstrip(_AFTER_CUE)[-1:] not in _CUE_ENDS:  # most numbers: told without the expression
        return None
    match = _CUE_BEFORE.search(before)
    return None if match is None else start + match.start()


def find_other_cue(text: str, at: int) -> str | None:
    """ "article" for Articles; "other" for rules, pages, exhibits and whatever else has numbers; else None."""
    match = _OTHER_CUE_BEFORE.search(text[max(0, at - _LOOK_BACK) : at])
    return None if match is None else "article" if match["article"] else "other"


def is_counted(text: str, item: Item) -> bool:
    """Does a number count something: years, accused, witnesses?"""
    return _COUNTED.match(text, item.number.end) is not None


def read_act(text: str, at: int) -> ActRef | None:
    """The Act named right behind a number."""
    known = _KNOWN_TAIL.match(text, at)
    if known is not None:
        end = AFTER_NAME.match(text, known.end()).end()  # type: ignore[union-attr] - matches the empty string
        key = known.lastgroup or ""
        return ActRef(key, None, None, end, written_out=len(known[key]) > _LONGEST_INITIALS)
    itself = _SELF_TAIL.match(text, at)
    if itself is not None:
        kind = (itself["kind"] or itself["bare"]).capitalize()
        year = (itself["year"] or "")[-4:]
        same = re.search(r"\b(?:same|that|said)\b", itself[0]) is not None
        return ActRef(_CODES_OF_YEARS.get(year) if kind == "Code" else None, None, kind, itself.end(), same=same)
    lead = _GENERIC_LEAD.match(text, at)
    if lead is None:
        return None
    name = GENERIC_NAME.match(text, lead.end())
    if name is None:
        name = ACRONYM.match(text, lead.end()) if lead["of"] else None
    if name is None:
        return None
    end = AFTER_NAME.match(text, name.end()).end()  # type: ignore[union-attr]
    written = " ".join(name[0].split())
    key = find_known_end(written)
    return ActRef(key, None if key else written, None, end)


def read_phrase(text: str, at: int, cue: int | None) -> Phrase | None:
    """The phrase whose first number stands at `at`; None if that is no section number."""
    first = read_number(text, at)
    if first is None:
        return None
    phrase = Phrase(at if cue is None else cue, first.end, [Item(first, cued=cue is not None)])
    for item in _read_more(text, phrase):
        phrase.items.append(item)
    _drop_loose(phrase)
    return phrase


def _read_more(text: str, phrase: Phrase) -> Iterator[Item]:
    while True:
        act = read_act(text, phrase.end)
        if act is not None:
            _attach(phrase, act)
        item = _read_joined(text, phrase)
        if item is None:
            return
        phrase.end = item.number.end
        yield item


def _read_joined(text: str, phrase: Phrase) -> Item | None:
    join = _JOIN.match(text, phrase.end)
    if join is None or join.end() == phrase.end:
        return None
    number = read_number(text, join.end())
    if number is None:
        return None
    cued = join["cue"] is not None
    if not cued and (_COUNTED.match(text, number.end) is not None or number.footnoted):
        return None
    if not phrase.items[0].cued and (cued or not join[0].strip()):
        return None
    if cued and not (join["marks"].strip() or join["words"] or join["dash"]) and phrase.items[-1].act is not None:
        return None  # "... of the I.P.C. Section 107 empowers ...": a new sentence
    between = join[0].strip().lower()
    loose = not between
    is_range = between in ("to", "-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015")
    return Item(number, cued=cued, is_range_end=is_range, is_loose=loose)


def _attach(phrase: Phrase, act: ActRef) -> None:
    """An Act named behind a list is that of the whole list, back to the last Act named."""
    phrase.end = act.end
    for item in reversed(phrase.items):
        if item.act is not None:
            break
        item.act = act


def _drop_loose(phrase: Phrase) -> None:
    """A number after a mere blank belongs to the phrase only if an Act is named behind it."""
    for place, item in enumerate(phrase.items):
        if item.is_loose and item.act is None and not (item.number.section[-1].isalpha() and item.number.in_code):
            phrase.end = phrase.items[place - 1].number.end
            del phrase.items[place:]
            return
