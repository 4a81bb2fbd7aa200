"""Numbers of cases: "Criminal Appeal No. 897/2000", "W.P.(C) 34540 of 2006", "FIR No. 132/10".

They are found by their end, a number with its year, and by what comes before: the kind of case or initials.
"""

import re
from collections.abc import Iterator

from pipeline.cite.phrases import find_cue
from pipeline.mask.finding import Finding
from schemas.masks import NUMBER

_KIND_WORDS = (
    r"(?i:civil|criminal|crim|crl|cri|cr|writ|petitions?|petn|pet|appeals?|appln?|suits?|cases?|sessions?|"
    r"sess|misc|"
    r"miscellaneous|applications?|revisions?|rev|special|spl|leave|first|second|regular|execution|exn|ex|"
    r"review|contempt|"
    r"complaints?|crimes?|original|side|summary|interlocutory|letters|patent|matrimonial|motor|accidents?|"
    r"claims?|"
    r"transfer|transferred|tax|reference|reports?|probate|company|arbitration|election|bail|anticipatory|"
    r"notice|motion|"
    r"tribunal|insolvency|testamentary|caveat|stay|cross|objections?|land|acquisition|rent|eviction|title|"
    r"money|"
    r"partition|consumer|admission|jail|capital|government|murder|death|confirmation|service|public|interest|"
    r"litigation|habeas|corpus|quarterly|calendar|session|trial|remand|challan|police|state|central|award|"
    r"decree|"
    r"chief|chamber|summons|supplementary|connected|appellate|jurisdiction|industrial|dispute|labour|sales|"
    r"excise|"
    r"income|wealth|gift|customs|full|bench|small|cause|registration|station|diary)"
)
_INITIALS = (
    r"(?:(?!NOS?\b)(?:(?!N[oO0]s?\.)[A-Z][A-Za-z]{0,3}\.\s?){1,7}(?:[A-Z]{1,3}(?![a-z]))?|"
    r"[A-Z]{2,7}s?(?![a-z])|[A-Z]{1,3}r[Ll](?:[A-Z]{1,3})?(?![a-z]))"
)
_SIDE = r"[(\[{][A-Za-z.\s&]{1,14}[)\]}]"
_HEAD_WORD = (
    rf"(?:{_KIND_WORDS}(?![A-Za-z])\.?|{_INITIALS}|{_SIDE}|(?:of|OF|and|&|/)(?=\s?[A-Z])"
    r"|in(?=\s[A-Z]\.?\s?[A-Z]))"
)
_NO = r"(?:(?:[Nn][o0]|NO|[Nn]umber)[sS]?(?:\.?\(s\))?[\s.:,'-]{0,4})"
_HEAD = re.compile(rf"(?<![A-Za-z.])(?:{_HEAD_WORD}[\s.,/-]{{0,3}}){{1,10}}(?P<no>{_NO})?(?:[A-Z]-?)?$")
_ONLY_NO = re.compile(rf"(?<![A-Za-z]){_NO}$")
_LOOK_BACK = 90
_ITEM = r"[0-9]{1,7}(?:\s?-?\s?\(?[A-Z]{1,3}\)?(?![A-Za-z]))?"
_MORE = rf"(?:\s?(?:,|&|and|to|or|-|AND)\s?(?:[Nn]os?\.?\s?)?{_ITEM}){{0,12}}"
# The year: "of 2004", "/2004", "/04", "-2004"; "34/2004/03" keeps what follows.
_TAIL = re.compile(
    rf"(?<![A-Za-z0-9/])(?<![0-9]\.)(?:[IVX]{{1,3}}-)?(?P<items>{_ITEM}{_MORE})"
    r"(?:\s?(?:[oO][fF]|OF)\s?(?P<of>(?:1[89]|20)[0-9]{2}|1[23][0-9]{2}(?=\s?[FH]))(?:[-/][0-9]{2,4})?"
    r"|\s?/\s?(?:[A-Z]{1,3}\s?/\s?)?(?P<slash>(?:19|20)[0-9]{2}|[0-9]{2})(?:\s?/\s?[0-9]{2,4})?"
    r"|\s?-\s?(?P<dash>(?:19|20)[0-9]{2}))(?![0-9])"
)
# More of them: "Nos. 334/86, 341/86 and 425/86".
_MORE_DATED = re.compile(
    r"(?:,?\s?(?:,|&|and)\s?[0-9]{1,7}(?:\s?/\s?[A-Z]{1,3})?\s?/\s?(?:(?:19|20)[0-9]{2}|[0-9]{2})(?![0-9/]))+"
)
# These are numbered even if no year follows.
_STRONG = re.compile(
    r"(?<![A-Za-z])(?:F\.?\s?I\.?\s?R\.?|(?i:crime|cr\.|c\.r\.|g\.?d\.?\s?(?:entry)?|case|suit|appeal|"
    r"petition|complaint|"
    r"sessions case|diary|dd|report|zimni|r\.?c\.?|roznamcha|panchayatnama|p\.?m\.?\s?report))"
    r"\s?(?:[Nn]os?|NO)[\s.:]{0,3}"
    r"(?P<number>[A-Z]{0,3}[-/]?[0-9]{1,7}(?:[-/][0-9A-Z]{1,6}){0,3})(?![0-9A-Za-z])"
)
_OTHER_NUMBERED = re.compile(
    r"(?<![A-Za-z.])(?<![A-Z]\.\s)(?i:acts?|ordinance|regulation|rules?|sections?|articles?|page|para|"
    r"paragraph|p\.?w\.?s?|d\.?w\.?s?|exts?|"
    r"exhibits?|item|serial|sl|s|issue|question|ground|point|accused|respondents?|petitioners?|defendants?|"
    r"plaintiffs?|"
    r"appellants?|witness(?:es)?|schedule|annexure|form|ward|part|volume|vol|a-)[\s.,(-]{0,3}(?:[Nn]os?\.?|"
    r"NOS?\.?)?[\s.:]{0,3}$"
)
_SMALL_START = re.compile(
    r"(?:(?:of|in|for|and|the|In|Of|OF|IN|And|For|State|STATE|J|IPC)(?![A-Za-z])|[&,/.\s-])+"
)


def find_case_numbers(text: str) -> list[Finding]:
    """Numbers of cases with the kind of case before them."""
    dated = list(_find_dated(text))
    taken = {offset for number in dated for offset in range(number.start, number.end)}
    strong = (
        Finding(match.start(), match.end(), NUMBER, "case number")
        for match in _STRONG.finditer(text)
        if match.start() not in taken and match.start("number") not in taken
    )
    return sorted([*dated, *strong])


def _find_dated(text: str) -> Iterator[Finding]:
    at = 0
    for tail in _TAIL.finditer(text):
        start = _find_head(text, tail, at) if tail.start() >= at else None
        if start is not None:
            more = _MORE_DATED.match(text, tail.end())
            at = tail.end() if more is None else more.end()
            yield Finding(start, at, NUMBER, "case number")


def _find_head(text: str, tail: re.Match[str], first: int) -> int | None:
    """Where the kind of case before a number begins; None if this is not the number of a case."""
    at = tail.start()
    offset = max(first, at - _LOOK_BACK)
    before = text[offset:at]
    if find_cue(text, at) is not None or _OTHER_NUMBERED.search(before[-40:]) is not None:
        return None
    head = _HEAD.search(before)
    if head is None:
        # "No. 234 of 1966" alone; with a slash and no kind it may be a house or a letter
        only = _ONLY_NO.search(before)
        if only is None and _is_bare(text, tail):
            return at
        return offset + only.start() if only is not None and tail["of"] else None
    if head["no"] is None and not _is_sure(head[0], tail):
        return None
    small = _SMALL_START.match(before, head.start())
    start = head.start() if small is None or small.end() >= len(before) else small.end()
    return offset + start


def _is_bare(text: str, tail: re.Match[str]) -> bool:
    """ "299/2015" in a table can only be a case; "12/2015" may be a month."""
    number = tail["items"]
    return (
        tail["slash"] is not None
        and len(tail["slash"]) == 4
        and number.isdigit()
        and len(number) > 2
        and text[tail.end() : tail.end() + 1] not in ("/", "-")
    )


def _is_sure(head: str, tail: re.Match[str]) -> bool:
    """Without "No." a full year and initials or a kind of case must be there: "CWP 2173 of 2013"."""
    year = tail["of"] or tail["slash"] or tail["dash"]
    words = head.strip(" .,/-")
    if tail["dash"] and " " in words:
        return False  # mostly a date or an amount
    return len(year) == 4 and len(words) > 1 and not words.endswith(("Act", "ACT", "AIR", "SCC", "of", "in"))
