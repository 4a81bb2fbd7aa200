"""The strict tier: cases of sexual offences and of children, where nothing may reveal who the victim is.

The sections that a judgment cites decide the tier; in the strict one ages, classes, schools, exact times,
courts and the names of kin are found as well.
"""

import re
from collections.abc import Iterable, Iterator

from pipeline.mask.finding import Finder, Finding
from pipeline.text.vocabulary import COMMON_HONORIFICS, FAMILY, MONTHS, capitalise, join_words, list_words
from schemas.acts import IPC
from schemas.masks import AGE, COURT, DATE, ORG, PERSON, PLAIN, STRICT
from schemas.records import Mention

_SEXUAL_OFFENCES = list_words(
    """
    228A 292A 293 354 354A 354B 354C 354D 366A 366B 370A 372 373 375 376 376A 376AB 376B 376C 376D 376DA
    376DB 376E 377 509
    """
)
_PENAL_CODES = frozenset({IPC, "RPC"})
_NEW_OFFENCES = frozenset(
    str(number) for number in (*range(63, 80), *range(95, 100))
)  # of the Sanhita of 2023
# Acts about children or sexual offences; those without a key are recognised by their name as written.
_ACTS = re.compile(
    r"pocso|protection of children|from sexual offen|juvenile|\bj\.?\s?j\.?\s|immoral traffic|\bitpa\b|"
    r"\bp?ita\b|child marriage|child labour|children act|child rights|sexual harassment|"
    r"indecent representation",
    re.IGNORECASE,
)

_NUMBER = (
    r"(?:[0-9]{1,2}(?:\s?(?:1/2|½|-|to|or|/)\s?[0-9]{0,2})?|one|two|three|four|five|six|seven|eight|nine|ten|"
    r"eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)"
)
_ABOUT = (
    r"(?:about|around|approximately|only|nearly|hardly|barely|below|under|above|over|less\sthan|"
    r"more\sthan|just|merely)"
)
_YEARS = r"(?:years?|yrs?\.?|months?|days?)"
_AGES = (
    # aged about 14 years, age 14, her age was 12 years
    re.compile(
        rf"\b[Aa]ge[d]?\b(?:\s?[:\u2013-])?(?:\s(?:is|was|being|of|as|to\sbe|between|{_ABOUT}|the|time|at)"
        rf"){{0,5}}\s?"
        rf"(?P<age>{_NUMBER}(?:\s?[-]?\s?{_YEARS})?(?:\sand\s{_NUMBER}\smonths)?)(?![\w/.])"
    ),
    # 14-year-old, 14 years old, 15 years of age
    re.compile(rf"\b(?P<age>{_NUMBER}[\s-]{{0,2}}{_YEARS}[\s-]{{0,2}}(?:old|of\sage|in\sage))\b"),
    # a girl of 12, a minor boy of about nine years
    re.compile(
        rf"\b(?:girls?|boys?|child|children|minor|daughter|son|lady|woman|prosecutrix|victim|infant|baby|"
        rf"student)\s"
        rf"(?:(?:aged|of|who\s(?:is|was)|{_ABOUT})\s){{1,3}}(?P<age>{_NUMBER}(?:\s{_YEARS})?)(?![\w/.])"
    ),
)
_ROMAN_CLASS = (
    r"(?:[0-9]{1,2}(?:st|nd|rd|th)?|[IVX]{1,4}(?:th)?|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|"
    r"[Ff]ifth|[Ss]ixth|[Ss]eventh|[Ee]ighth|[Nn]inth|[Tt]enth)"
)
_CLASS = re.compile(
    rf"\b(?:[Cc]lass|CLASS|[Ss]tandard|STANDARD|[Ss]td\.?|[Gg]rade)"
    rf"\s?[-:]?\s?{_ROMAN_CLASS}(?![A-Za-z0-9/])(?:[\s-]?[A-D](?![A-Za-z]))?"
    rf"|\b{_ROMAN_CLASS}\s?(?:[Cc]lass|CLASS|[Ss]tandard|STANDARD|[Ss]td\.?)(?![A-Za-z])|\b(?:LKG|UKG|"
    rf"L\.K\.G\.?|U\.K\.G\.?|[Nn]ursery\s[Cc]lass|[Pp]lus\s[Tt]wo|10\+2)(?![A-Za-z])"
)
_NOT_CLASS = re.compile(
    r"\s(?:[Mm]agistrate|[Oo]fficer|[Cc]ontractor|[Jj]udicial|[Cc]ompartment|[Cc]oach|[Hh]eir|[Ss]team|"
    r"[Ee]mployee|[Ff]or\s)"
)
_SCHOOL = re.compile(
    r"(?<![A-Za-z])(?:[A-Z][\w.’'&-]{0,24}\s){1,7}(?:School|SCHOOL|Vidyalaya|Vidyalay|Vidya\sMandir|"
    r"Pathshala|Madrasa|Madarsa|College|COLLEGE|Anganwadi|Hostel|Ashram|Convent|Academy|"
    r"Orphanage|Shelter\sHome|Children'?s?\sHome|Bal\sGrih|Nari\sNiketan)"
    r"(?:,?\s(?:at\s)?[A-Z][a-z]{2,20})?(?![A-Za-z])"
)
_TIME = re.compile(
    r"(?<![0-9./:-])(?:[01]?[0-9]|2[0-4])(?:\s?[:.]\s?[0-5][0-9])?\s?(?:[ap]\.?\s?m\b\.?|[AP]\.?\s?M\b\.?|"
    r"[Hh]ours\b|[Hh]rs\b\.?|HRS\b\.?|[Oo]['’]?\s?clock)"
    r"|(?<=\bat\s)(?:[01]?[0-9]|2[0-4])[:.][0-5][0-9](?![0-9.])"
)
_KIN = (
    rf"(?:grand|step|foster|god)?-?(?:{FAMILY}|uncle|aunt|aunty|"
    r"parents|cousin|nephew|niece|maternal\suncle|paternal\suncle|bua|mausi|mausa|"
    r"chacha|chachi|mama|mami|nana|nani|dada|dadi|jija|bhabhi|devar|nanad|jeth|jethani|tau|tai|fufa|phupha|"
    r"guardian|neighbour|friend|teacher|classmate|tutor)s?(?:-in-law)?"
)
_KIN_NAME = re.compile(
    rf"(?<![A-Za-z-])(?i:{_KIN})(?:,|\s(?:namely|named|of|one|is|was|"
    rf"(?:{join_words(capitalise(COMMON_HONORIFICS))})\.?|Late|late)){{0,3}},?\s"
    r"(?P<name>[A-Z][a-z]{2,20}(?:\s[A-Z][a-z]{1,20}|\s[A-Z]\.){0,2})(?![A-Za-z])"
)
_NOT_NAMES = frozenset(MONTHS) | list_words(
    """
    The And Who Was Had Has He She They It But When Then After Before Section Act Court Police District
    Village Hospital Station State Government Judge Magistrate Sessions Accused Appellant Respondent
    Petitioner Complainant Prosecution Prosecutrix Victim Exhibit Ext Under That This There On In At To For
    With From While Where Which Also Both Not Nor One Two His Her Their Dr Doctor Smt Shri India Indian
    Teacher School College Hindu Muslim Christian Code Evidence Class
    """
)
_PLACE = r"[A-Z][A-Za-z]{2,20}(?:\s[A-Z][a-z]{2,14})?"
_COURT = re.compile(
    rf"(?<![A-Za-z])(?:(?:[A-Z][a-z]{{2,14}}\s){{1,3}}High\sCourt|High\sCourt\s(?:of|at)"
    rf"\s(?:Judicature\s(?:at|for)\s)?{_PLACE}"
    r"|(?:(?:[Ll]earned\s)?(?:Additional|Addl\.?|Assistant|Asstt?\.?|Principal|Chief|Special|First|Second|"
    r"Third|I{1,3}|IV|VI{0,3}|[0-9](?:st|nd|rd|th))\s){0,3}"
    r"(?:District\s(?:and|&)\s)?(?:Sessions?\sJudge|Sessions\sCourt|Session\sCourt|Judicial\sMagistrate|"
    r"Metropolitan\sMagistrate|Special\sJudge|Special\sCourt|Fast\sTrack\sCourt|Children'?s?\sCourt|"
    r"Juvenile\sJustice\sBoard|Child\sWelfare\sCommittee|Family\sCourt|CWC|JJB)"
    rf"(?:\s?\([A-Za-z\s]{{2,20}}\))?(?:,?\s(?:Court\s)?No\.?\s?[0-9]{{1,2}})?(?:,?\s(?:at\s|"
    rf"of\s)?{_PLACE})?)"
)


def choose_tier(mentions: Iterable[Mention]) -> str:
    """Strict if any section of a sexual offence, or of an Act for children, is cited; plain otherwise."""
    return STRICT if any(_is_strict(mention.act, mention.section) for mention in mentions) else PLAIN


def _is_strict(act: str, section: str) -> bool:
    if act in _PENAL_CODES:
        return section in _SEXUAL_OFFENCES
    if act == "BNS":
        return section in _NEW_OFFENCES
    return _ACTS.search(act) is not None


def find_strict(text: str) -> list[Finding]:
    """What else must be masked in the strict tier; findings may overlap."""
    return sorted(
        [
            *_find_ages(text),
            *_find_schools(text),
            *_find_kin(text),
            *_find_plain(text, _TIME, DATE, "time"),
            *_find_plain(text, _COURT, COURT, "court"),
        ]
    )


FINDER = Finder(in_sentences=find_strict, strict_only=True, order=90)


def _find_plain(text: str, pattern: re.Pattern[str], kind: str, rule: str) -> Iterator[Finding]:
    for match in pattern.finditer(text):
        yield Finding(match.start(), match.end(), kind, rule)


def _find_ages(text: str) -> Iterator[Finding]:
    for pattern in _AGES:
        for match in pattern.finditer(text):
            yield Finding(*match.span("age"), AGE, "age")
    for match in _CLASS.finditer(text):  # a class reveals the age
        if _NOT_CLASS.match(text, match.end()) is None and not _is_rank(text, match.start()):
            yield Finding(match.start(), match.end(), AGE, "class")


def _is_rank(text: str, at: int) -> bool:
    """ "Judicial Magistrate, First Class"."""
    return text[max(0, at - 14) : at].rstrip(" ,(").endswith(("Magistrate", "magistrate", "Munsif"))


def _find_schools(text: str) -> Iterator[Finding]:
    for match in _SCHOOL.finditer(text):
        yield Finding(match.start(), match.end(), ORG, "school")


def _find_kin(text: str) -> Iterator[Finding]:
    for match in _KIN_NAME.finditer(text):
        words = match["name"].split()
        kept = next((index for index, word in enumerate(words) if word in _NOT_NAMES), len(words))
        if kept:
            end = match.start("name") + len(" ".join(words[:kept]))
            yield Finding(match.start("name"), end, PERSON, "kin")
