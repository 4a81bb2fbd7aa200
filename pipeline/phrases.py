"""The grammar of a citation: a cue, numbers in a list, Acts named between and behind them.

"Sections 363, 366 IPC read with Section 6 of the POCSO Act and 3(2)(v) SC/ST Act" is one phrase. Every
expression is bounded and tried at one place only, so that reading a text takes time in proportion to its
length, whatever it is. Texts are read through pipeline.reading: blanks are single.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from pipeline.act_refs import DASHES, LABEL, ActRef, read_act
from pipeline.section_numbers import Number, read_number

_SECTION = (
    r"(?:[Ss]e[ctio]{1,5}ns?|SECTIONS?|[Ss]ec(?:t|s)?|SECS?|[Ss]s?(?=[.,])|SS(?=\.)|ss|§{1,2}"
    r"|\u0927\u093e\u0930\u093e(?:\u0913\u0902)?)"  # the Hindi words for section and sections
)
_UNDER = r"(?:[Uu]\s?[/\\]\s?[Ss]{1,2}(?:ec(?:tion)?s?)?|[Uu]\ss(?=\s)|u\.\s?s(?=\.))"
_CUE = (
    rf"(?:{_UNDER}|{_SECTION})(?:(?<!sections)(?<!section)|(?!\.))[\s.:,/(\[\"'“‘{DASHES}]{{0,4}}"
    r"(?:(?:of|(?<=ons\s)[Nn]os?\.?|(?<=on\s)[Nn]os?\.?)\s?)?"
)
_CUE_BEFORE = re.compile(
    rf"(?<![A-Za-z0-9'’])(?<![A-Za-z]\.)(?<![Ss][Uu][Bb][\s-])(?<![Ss]ub\.\s)(?<!M/)(?<!U\.\s)(?:{_CUE})$"
)
_OTHER_CUE_BEFORE = re.compile(
    r"(?<![A-Za-z])(?:[Rr]ules?|[Oo]rder|[Cc]lauses?|[Pp]aras?|"
    r"[Pp]aragraphs?|[Pp]ages?|[Pp]p?|[Nn]os?|[Cc]hapter|[Ee]ntry|[Ii]tem|[Rr]egulations?|[Ee]x(?:h|t|hibit)?s?|"
    r"[Ff]orm|[Vv]ol(?:ume)?|[Ss]chedule|[Pp]\.?W|[Dd]\.?W|[Aa]ccused|Rs|AIR|SCC|SCR|[Ss]ub-?\s?[Ss]ections?|"
    rf"[Ee]xception|[Ee]xplanation)[\s.:,/(\[{DASHES}]{{0,3}}(?:[Nn]os?\.?\s?)?$"
)
_ARTICLES = (
    "Article",
    "Articles",
    "article",
    "articles",
    "Art",
    "Arts",
    "art",
    "arts",
    "ARTICLE",
    "ARTICLES",
)
_LOOK_BACK = 26
_AFTER_CUE = " \t\n\r\u00a0.:,/([\"'“‘-\u2010\u2011\u2012\u2013\u2014\u2015"

_JOIN_WORD = (
    r"(?:and|or|nor|read|r\s?/\s?w(?:ith)?|r\.\s?w|rw|with|along|alongwith|together|coupled|as|well|also|further|to|"
    r"alternatively|in\sthe\salternative|in\saddition\sto|altered|converted|into|besides|both|either|for|"
    r"punishable|under|offences?)"
)
_JOIN = re.compile(
    rf"(?:{LABEL})?(?P<marks>[\s,;/&+*)\"'”’]{{0,4}}|\.(?=[0-9]{{3}}))(?P<words>(?:{_JOIN_WORD}[\s,.;/&]{{1,3}}){{0,6}})"
    rf"(?P<cue>{_CUE})?(?P<dash>\s?[{DASHES}]\s?)?(?=[0-9])",
    re.IGNORECASE,
)
_BEGINS = re.compile(r"under|for|offence|punishable", re.IGNORECASE)  # a new phrase, of which it is the cue
_MAY_JOIN = frozenset(" \t\n\r\u00a0.,;/&+*)\"'”’(-\u2010\u2011\u2012\u2013\u2014\u2015")
_RANGE = re.compile(rf"\s?(?:to|[{DASHES}])\s?", re.IGNORECASE)
_COUNTED = re.compile(
    r"\s?(?:other|accused|person|year|month|day|hour|week|witness|case|member|injur|wound|petition|appeal|appellant|"
    r"respondent|am\b|pm\b|a\.m|p\.m|%|per\s?cent|lakh|crore|rupee|met(?:er|re)|km|feet|judge|round|"
    r"of\s(?:19|20)[0-9]{2}|SCC|SCR|AIR|Cr\.?\s?L\.?\s?J"
    # "40 bags", but not "34 reads" or "27 Arms Act"
    r"|(?-i:(?!was|has|reads|provides|deals|applies|makes|gives|says|lays|defines|speaks|requires|stands|this|thus)"
    r"[a-z]{3,}s\b))",
    re.IGNORECASE,
)


@dataclass(slots=True)
class Item:
    """One number of a phrase."""

    number: Number
    cued: bool  # has a cue of its own
    act: ActRef | None = None
    is_range_end: bool = False
    is_loose: bool = False  # only a blank before it: holds if an Act is named behind


@dataclass(slots=True)
class Phrase:
    """Numbers that are cited in one breath."""

    start: int  # of the cue, or of the first number
    end: int
    items: list[Item] = field(default_factory=list)

    def cut_after(self, last: Item) -> None:
        """Leave out the numbers behind this one, unless they have a cue of their own."""
        place = self.items.index(last) + 1
        if place < len(self.items) and not any(item.cued for item in self.items[place:]):
            del self.items[place:]
            self.end = max(last.number.end, last.act.end if last.act is not None else 0)


def find_cue(text: str, at: int) -> int | None:
    """Where the section cue in front of a number begins, or None."""
    start = max(0, at - _LOOK_BACK)
    before = text[start:at]
    if not _may_end_cue(before.rstrip(_AFTER_CUE)):  # most numbers: told without the expression
        return None
    match = _CUE_BEFORE.search(before)
    return None if match is None else start + match.start()


def _may_end_cue(words: str) -> bool:
    last, before = words[-1:], words[-2:-1]
    if last in "sS":  # s., ss., sections, secs., u/s
        return bool(last) and (not before.isalpha() or before in "nNsScC")
    if last in "nN":
        return before in "oO" and words[-3:-2] != " "  # section, not "on"
    if last in "cCt":
        return before in "eEc"  # sec., sect.
    if last in "fo":
        return "tion" in words  # Section of, Section No.
    return last in "\u093e\u0902§"  # the Hindi words


def is_article(text: str, at: int) -> bool:
    """Is a number that of an Article?"""
    return text[max(0, at - _LOOK_BACK) : at].rstrip(_AFTER_CUE).endswith(_ARTICLES)


def has_other_cue(text: str, at: int) -> bool:
    """Is a number that of a rule, a page, an exhibit, or of whatever else is numbered?"""
    return _OTHER_CUE_BEFORE.search(text[max(0, at - _LOOK_BACK) : at]) is not None


def is_counted(text: str, item: Item) -> bool:
    """Does a number count something: years, accused, witnesses?"""
    return _COUNTED.match(text, item.number.end) is not None


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
    pending = 0  # the first number that no Act is named behind yet
    while True:
        act = read_act(text, phrase.end)
        if act is not None:
            phrase.end = act.end
            for named in phrase.items[pending:]:
                named.act = act
            pending = len(phrase.items)
        item = _read_joined(text, phrase)
        if item is None:
            return
        phrase.end = item.number.end
        yield item


def _read_joined(text: str, phrase: Phrase) -> Item | None:
    """The next number of the list, or None."""
    if text[phrase.end : phrase.end + 1] not in _MAY_JOIN:
        return None
    join = _JOIN.match(text, phrase.end)
    number = read_number(text, join.end()) if join is not None and join.end() > phrase.end else None
    if join is None or number is None or not _may_follow(text, phrase, join, number):
        return None
    item = Item(number, cued=join["cue"] is not None)
    item.is_range_end = _RANGE.fullmatch(join[0]) is not None
    item.is_loose = not join[0].strip()
    return item


def _may_follow(text: str, phrase: Phrase, join: re.Match[str], number: Number) -> bool:
    cued = join["cue"] is not None
    if not cued and (number.footnoted or _COUNTED.match(text, number.end) is not None):
        return False
    if not phrase.items[0].cued and (cued or not join[0].strip() or _BEGINS.search(join["words"])):
        return False
    if cued and join["words"].strip().lower() == "with" and "s" in join["cue"][1:].lower():
        return False  # "compare Section 5 with Sections 161 and 162 of the Penal Code"
    # "... of the I.P.C. Section 107 empowers ...": a cue after a mere blank begins a new sentence.
    starts_anew = cued and not (join["marks"].strip() or join["words"] or join["dash"])
    return not (starts_anew and phrase.items[-1].act is not None)


def _drop_loose(phrase: Phrase) -> None:
    """A number after a mere blank belongs to the phrase only if an Act is named behind it."""
    for place, item in enumerate(phrase.items):
        if not item.is_loose or item.act is not None:
            continue
        if not (item.number.section[-1].isalpha() and item.number.in_code):
            phrase.end = phrase.items[place - 1].number.end
            del phrase.items[place:]
            return
