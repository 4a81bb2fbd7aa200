"""The grammar of a citation: a cue, numbers in a list, and Acts named between and after them.

"Sections 363, 366 IPC read with Section 6 of the POCSO Act and 3(2)(v) SC/ST Act" is one phrase. Every
expression is bounded and tried at one offset only, so the time to read any text is proportional to its
length. Texts come from pipeline.text.one_line, where spaces are single.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from pipeline.cite.act_names import (
    ACRONYM,
    GENERIC_NAME,
    LONGEST_INITIALS,
    compile_starts,
    find_known_end,
    find_name_end,
)
from pipeline.cite.section_numbers import SectionNumber, read_number
from pipeline.text.vocabulary import COUNTED, LEADING_REPORTS, join_words
from schemas.acts import CRPC, IPC

DASHES = "\u2010-\u2015-"
# The name of an offence in brackets: "302 (murder), 307 (attempt to murder) of the I.P.C."
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
_REFERENCE = re.compile(  # "of the said Code", "482 Code"
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
# "section 5 of Act II of 1947"; the Codes also have numbers.
_NUMBERED = re.compile(r"[Aa]ct\s(?:No\.?\s?)?[IVXLC0-9]{1,6}\sof\s(?P<year>(?:1[789]|20)[0-9]{2})")
_NUMBERED_CODES = {"1860": IPC, "1898": CRPC, "1974": CRPC}
_AMENDMENT = re.compile(r"\s?\(?(?:[A-Z][a-z]+\s)?Amendment\)?\sAct")
_CODES_OF_YEARS = {"1860": IPC, "1882": CRPC, "1898": CRPC, "1973": CRPC, "1908": "CPC"}


@dataclass(frozen=True, slots=True)
class ActReference:
    """An Act as a text names it."""

    key: str | None  # of a known Act
    name: str | None  # of any other
    kind: str | None  # Code, Act: "of the said Code"
    end: int
    written_out: bool = True  # not initials
    same: bool = False  # "of the same Code", "of that Code"

    @property
    def is_sure(self) -> bool:
        """Is the Act named, rather than only referred to?"""
        return self.key is not None or self.kind is None


def read_act(text: str, at: int) -> ActReference | None:
    """The Act named right after a number that ends at `at`."""
    return _read_known(text, at) or _read_reference(text, at) or _read_generic(text, at)


def _read_known(text: str, at: int) -> ActReference | None:
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
            return ActReference(match.lastgroup, None, None, find_name_end(text, match.end()), written_out)
    return None


def _read_reference(text: str, at: int) -> ActReference | None:
    match = _REFERENCE.match(text, at)
    if match is None:
        return None
    kind = (match["kind"] or match["bare"]).capitalize()
    key = _CODES_OF_YEARS.get((match["year"] or "")[-4:]) if kind == "Code" else None
    return ActReference(key, None, kind, match.end(), same=_POINTS_BACK.search(match[0]) is not None)


def _read_generic(text: str, at: int) -> ActReference | None:
    lead = _GENERIC_LEAD.match(text, at)
    if lead is None:
        return None
    if lead["of"] and (numbered := _NUMBERED.match(text, lead.end())) is not None:
        key = _NUMBERED_CODES.get(numbered["year"])
        return ActReference(key, None if key else numbered[0], None, numbered.end())
    match = GENERIC_NAME.match(text, lead.end()) or (ACRONYM.match(text, lead.end()) if lead["of"] else None)
    if match is None:
        return None
    name = " ".join(match[0].split())
    key = _CODES_OF_YEARS.get(name[:4]) if name.endswith(" Code") else None
    key = key or find_known_end(name)
    return ActReference(key, None if key else name, None, find_name_end(text, match.end()))


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
    rf"[Ff]orm|[Vv]ol(?:ume)?|[Ss]chedule|[Pp]\.?W|[Dd]\.?W|[Aa]ccused|Rs|{join_words(LEADING_REPORTS)}|[Ss]ub-?\s?[Ss]ections?|"
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
_BEGINS = re.compile(r"under|for|offence|punishable", re.IGNORECASE)  # a new phrase, with this as its cue
_MAY_JOIN = frozenset(" \t\n\r\u00a0.,;/&+*)\"'”’(-\u2010\u2011\u2012\u2013\u2014\u2015")
_RANGE = re.compile(rf"\s?(?:to|[{DASHES}])\s?", re.IGNORECASE)
_COUNTED = re.compile(
    rf"\s?(?:{COUNTED}|am\b|pm\b|a\.m|p\.m"
    # "40 bags", but not "34 reads" or "27 Arms Act"
    r"|(?-i:(?!was|has|reads|provides|deals|applies|makes|gives|says|lays|defines|speaks|requires|stands|this|thus)"
    r"[a-z]{3,}s\b))",
    re.IGNORECASE,
)


@dataclass(slots=True)
class PhraseItem:
    """One number in a phrase."""

    number: SectionNumber
    cued: bool  # has a cue of its own
    act: ActReference | None = None
    is_range_end: bool = False
    is_loose: bool = False  # only a space before it: counts if an Act is named after it


@dataclass(slots=True)
class Phrase:
    """Numbers that are cited together."""

    start: int  # of the cue, or of the first number
    end: int
    items: list[PhraseItem] = field(default_factory=list)

    def cut_after(self, last: PhraseItem) -> None:
        """Leave out the numbers after this one, unless any has a cue of its own."""
        after = self.items.index(last) + 1
        if after < len(self.items) and not any(item.cued for item in self.items[after:]):
            del self.items[after:]
            self.end = max(last.number.end, last.act.end if last.act is not None else 0)


def find_cue(text: str, at: int) -> int | None:
    """The offset of the section cue before a number, or None."""
    start = max(0, at - _LOOK_BACK)
    before = text[start:at]
    if not _may_end_cue(before.rstrip(_AFTER_CUE)):  # most numbers, without the slow expression
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
    """Is this the number of an Article?"""
    return text[max(0, at - _LOOK_BACK) : at].rstrip(_AFTER_CUE).endswith(_ARTICLES)


def has_other_cue(text: str, at: int) -> bool:
    """Is this the number of a rule, a page, an exhibit, or of anything else that is numbered?"""
    return _OTHER_CUE_BEFORE.search(text[max(0, at - _LOOK_BACK) : at]) is not None


def is_counted(text: str, item: PhraseItem) -> bool:
    """Does a number count something: years, accused, witnesses?"""
    return _COUNTED.match(text, item.number.end) is not None


def read_phrase(text: str, at: int, cue: int | None) -> Phrase | None:
    """The phrase whose first number is at `at`; None if that is not a section number."""
    first = read_number(text, at)
    if first is None:
        return None
    phrase = Phrase(at if cue is None else cue, first.end, [PhraseItem(first, cued=cue is not None)])
    for item in _read_more(text, phrase):
        phrase.items.append(item)
    _drop_loose(phrase)
    return phrase


def _read_more(text: str, phrase: Phrase) -> Iterator[PhraseItem]:
    pending = 0  # index of the first number without an Act so far
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


def _read_joined(text: str, phrase: Phrase) -> PhraseItem | None:
    """The next number of the list, or None."""
    if text[phrase.end : phrase.end + 1] not in _MAY_JOIN:
        return None
    join = _JOIN.match(text, phrase.end)
    number = read_number(text, join.end()) if join is not None and join.end() > phrase.end else None
    if join is None or number is None or not _may_follow(text, phrase, join, number):
        return None
    item = PhraseItem(number, cued=join["cue"] is not None)
    item.is_range_end = _RANGE.fullmatch(join[0]) is not None
    item.is_loose = not join[0].strip()
    return item


def _may_follow(text: str, phrase: Phrase, join: re.Match[str], number: SectionNumber) -> bool:
    cued = join["cue"] is not None
    if not cued and (number.footnoted or _COUNTED.match(text, number.end) is not None):
        return False
    if not phrase.items[0].cued and (cued or not join[0].strip() or _BEGINS.search(join["words"])):
        return False
    if cued and join["words"].strip().lower() == "with" and "s" in join["cue"][1:].lower():
        return False  # "compare Section 5 with Sections 161 and 162 of the Penal Code"
    # "... of the I.P.C. Section 107 empowers ...": a cue after a mere space begins a new sentence.
    starts_anew = cued and not (join["marks"].strip() or join["words"] or join["dash"])
    return not (starts_anew and phrase.items[-1].act is not None)


def _drop_loose(phrase: Phrase) -> None:
    """A number after a mere space belongs to the phrase only if an Act is named after it."""
    for index, item in enumerate(phrase.items):
        if not item.is_loose or item.act is not None:
            continue
        if not (item.number.section[-1].isalpha() and item.number.in_code):
            phrase.end = phrase.items[index - 1].number.end
            del phrase.items[index:]
            return
