"""Dates as Indian courts write them: 12.3.2004, 12th March, 2004, March 12, 2004.

A day with its month is a date, and so are a month with its year and a year after a word such as "since".
Ages, amounts, times and the numbers of sections and exhibits are not.
"""

import re
from collections.abc import Iterator

from pipeline.cite.phrases import find_cue, has_other_cue
from pipeline.mask.finding import Finding
from pipeline.text.vocabulary import MONTH_STARTS, MONTHS, join_words
from schemas.masks import DATE

DAY_RULE, MONTH_RULE, YEAR_RULE = "date", "month", "year"

_FULL_MONTHS = join_words(MONTHS)
_SHORT_MONTHS = join_words((*MONTH_STARTS, "Febr", "Sept", "Novr", "Decr"))
_MONTH = (
    rf"(?i:(?:{_FULL_MONTHS})(?![a-z])|(?:{_SHORT_MONTHS})(?![a-z])\.?|Septem-\s?ber|Decem-\s?ber|"
    rf"Novem-\s?ber)"
)
_CAPITAL_MONTH = r"(?=[A-Z])" + _MONTH  # "paragraph 5 may be read": without a year it has a capital
_YEAR = r"(?:1[6-9]|20)[0-9]{2}(?![0-9]|/[0-9]{4})"
_SHORT_YEAR = r"[’'‘][0-9]{2}(?![0-9])"
_DAY = r"(?:3[01]|[12][0-9]|0?[1-9])(?![0-9])(?:\s?(?:(?i:st|nd|rd|th)|ih|lh)(?![A-Za-z]))?"
_SPELLED_DAY = (
    r"(?i:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|"
    r"fourteenth"
    r"|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[\s-]first|thirtieth)"
)
_GAP = r"[\s,.]{0,4}"
_OF = r"(?:\s{0,2}day\s{1,2})?(?:\s{0,2}of\s{1,2}(?:the\s{1,2})?)?"

# 12th March, 2004; the 5th of May; 10th, 12th and 14th June 1998
_DAY_FIRST = re.compile(
    rf"(?<![\w./-])(?:{_DAY}(?:\s?(?:,|/|&|and|to|-|\u2013)\s?{_DAY}){{0,4}}|{_SPELLED_DAY}(?=\s))"
    rf"[\s,.-]{{0,3}}{_OF}"
    rf"(?:{_MONTH}{_GAP}(?:of\s)?(?:-\s?)?(?:{_YEAR}|{_SHORT_YEAR}|(?<=-)[0-9]{{2}}(?![0-9]))|"
    rf"{_CAPITAL_MONTH})"
)
# March 12, 2004; March 12th; December 12/13, 1998; January 3 and February 5, 1961
_MONTH_FIRST = re.compile(
    rf"(?<![A-Za-z]){_CAPITAL_MONTH}[\s,.]{{0,3}}"
    rf"{_DAY}(?:\s?(?:,|/|&|and|to|-|\u2013)\s?(?:{_CAPITAL_MONTH}\s?)?{_DAY}){{0,3}}(?![/-]?[0-9])"
    rf"(?:[\s,.]{{0,4}}{_YEAR})?"
)
_MONTH_YEAR = re.compile(
    rf"(?<![A-Za-z]){_CAPITAL_MONTH}{_GAP}(?:-\s?)?(?:of\s(?:the\syear\s)?)?"
    rf"(?:{_YEAR}|{_SHORT_YEAR}|(?<=,\s)[4-9][0-9](?![0-9/%]|[.,][0-9]))"  # April, 94
)
_DIGIT = "[0-9lIoO]"  # scanners read 1 as l and 0 as O
# 12.3.2004, 12/03/04, 12- 3-2004. Day and month are checked afterwards.
_NUMERIC = re.compile(
    r"(?<![0-9])(?<![0-9][./-])(?:[0-3]?[0-9]\s?[/&-]\s?(?=[0-3]?[0-9][./-][0-9]{1,2}[./-][0-9]{4})"
    r")?(?P<first>[0-9l]{1,2})\s?(?P<mark>[./\u2010-\u2015-])\s?"
    r"(?P<second>[0-9lI]{1,2}|[IVX]{1,4})\s?(?P<other>[./\u2010-\u2015-])\s?"
    rf"(?P<year>[12l]{_DIGIT}{{3}}|[0-9]{{2}})(?![0-9])(?![./-][0-9])"
)
_ISO = re.compile(
    r"(?<![0-9./-])(?:19|20)[0-9]{2}([./-])(?:1[0-2]|0?[1-9])\1(?:3[01]|[12][0-9]|0?[1-9])(?![0-9])"
)
_SAID_YEAR = re.compile(
    r"(?<![A-Za-z])(?i:in|since|during|until|till|before|after|from|to|by|between|years?|upto|circa|around|"
    r"about|late|"
    r"early|mid)(?:\s(?:the\s)?(?:(?:calendar|financial|assessment|accounting|previous|academic)"
    r"\s)?years?)?[\s-]"
    r"(?P<year>(?:1[89]|20)[0-9]{2}(?:\s?[-/\u2013]\s?(?:(?:19|20)[0-9]{2}|[0-9]{2}))?)(?![0-9/-]|[.,][0-9])"
    r"(?P<more>(?:,\s(?:19|20)[0-9]{2}(?![0-9/-]|[.,][0-9]))*"
    r"(?:\s(?:and|to|or)\s(?:19|20)[0-9]{2}(?![0-9/-]|[.,][0-9]))?)"
)
_NEXT_YEAR = re.compile(r"[0-9]{4}")
# What makes a year something else: a law report, a law, an amount.
_NO_YEAR = re.compile(
    r"\s?(?:[(\[]?[0-9]{1,2}[)\]]\s|\(?[0-9]{0,2}\)?\s?[A-Z]{2,}|AIR|Act\b|Rules\b|Code\b|Cri|rupees|"
    r"per\scent|metres|"
    r"persons|kg|gm|sq|Supp|Crl|\$)"
)
_ROMAN = {
    "I": 1,
    "II": 2,
    "III": 3,
    "IV": 4,
    "V": 5,
    "VI": 6,
    "VII": 7,
    "VIII": 8,
    "IX": 9,
    "X": 10,
    "XI": 11,
}
_ROMAN["XII"] = 12
_AMOUNT = re.compile(r"(?<![a-z])(?:Rs|Re|Rupees|\u20b9|\$|INR)[\s.:/-]{0,3}$", re.IGNORECASE)
_NUMBERED = re.compile(r"(?:[Nn]os?|NOS?)[\s.:(]{0,3}$")
_MISREAD = str.maketrans({"l": "1", "I": "1", "o": "0", "O": "0"})


def find_dates(text: str) -> list[Finding]:
    """Dates in the order of the text; a longer one takes precedence over what is in it."""
    dates: list[Finding] = []
    for start, end, rule in sorted(_list_candidates(text), key=lambda span: (span[0], -span[1])):
        if not dates or start >= dates[-1].end:
            dates.append(Finding(start, end, DATE, rule))
    return dates


def _list_candidates(text: str) -> Iterator[tuple[int, int, str]]:
    for pattern in (_DAY_FIRST, _MONTH_FIRST, _ISO):
        for match in pattern.finditer(text):
            if find_cue(text, match.start()) is None:
                yield match.start(), _trim(text, match.end()), DAY_RULE
    for match in _NUMERIC.finditer(text):
        if _is_day(match) and not _is_other_number(text, match.start(), match["year"]):
            yield match.start(), match.end(), DAY_RULE
    for match in _MONTH_YEAR.finditer(text):
        yield match.start(), match.end(), MONTH_RULE
    for match in _SAID_YEAR.finditer(text):
        if _NO_YEAR.match(text, match.end()) is None:
            yield *match.span("year"), YEAR_RULE
            for year in _NEXT_YEAR.finditer(text, *match.span("more")):
                if _NO_YEAR.match(text, year.end()) is None:
                    yield *year.span(), YEAR_RULE


def _trim(text: str, end: int) -> int:
    """A full stop after a month without a year may end the sentence: it is not part of the date."""
    return end - 1 if text[end - 1] in ".," else end


def _is_day(match: re.Match[str]) -> bool:
    if match["mark"] != match["other"] and len(match["year"]) < 4:
        return False
    first = int(match["first"].translate(_MISREAD))
    second = _ROMAN.get(match["second"]) or _read_digits(match["second"])
    if second is None or (len(match["year"]) == 4 and not _is_year(match["year"])):
        return False
    return (1 <= first <= 31 and 1 <= second <= 12) or (1 <= first <= 12 and 1 <= second <= 31)


def _read_digits(written: str) -> int | None:
    digits = written.translate(_MISREAD)
    return int(digits) if digits.isdigit() else None


def _is_year(written: str) -> bool:
    year = _read_digits(written)
    return year is not None and 1600 <= year < 2100


def _is_other_number(text: str, at: int, year: str) -> bool:
    """Is it an amount, a list of sections ("3/4/25"), the number of a paper? Not with a full year."""
    before = text[max(0, at - 12) : at]
    if _AMOUNT.search(before) is not None:
        return True
    if len(year) == 4:
        return False
    return find_cue(text, at) is not None or has_other_cue(text, at) or _NUMBERED.search(before) is not None
