"""Where a text cites provisions: the spans of the stage `cite`, widened to their cue and their list.

"Sections 147, 148 and 149" is one span. Numbers that the stage ignored are included right after a cue or
next to the name of the Penal Code: no digit of a section may be left beside a mask.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from pipeline.cite.phrases import find_cue
from pipeline.cite.section_numbers import read_number
from pipeline.mask.finding import Finding
from pipeline.text.spans import Span
from pipeline.text.vocabulary import COUNTED, MONTHS, join_words
from schemas.masks import SECTION

_DIGITS = re.compile(r"(?<![0-9])[0-9]{1,6}")
_DASHES = r"\u2010-\u2015\u00ad\u00ac-"
_NUMBER = (
    rf"[0-9]{{1,3}}(?:\s?[{_DASHES}]{{0,2}}\s?[A-Z]{{1,2}}(?![A-Za-z]|\.?\s?P)|[a-h](?![a-z]))?"
    r"(?:\s?\([0-9A-Za-z]{1,4}\)){0,4}"
)
_IPC = (
    r"(?:[I1l]\.?\s?P\.?\s?C(?![A-Za-z])|Indian\s{1,2}Penal|Penal\s{1,2}Code|INDIAN\s{1,2}PENAL|"
    r"PENAL\s{1,2}CODE|ipc\b|\u092d\u093e\.?\s?\u0926)"
)
_IPC_NAME = re.compile(_IPC)
_READ_WITH = re.compile(r"\s{1,3}(?:read\s{1,3}with|r/w)\s{1,3}(?=[Ss])")
_LIST_BEFORE = re.compile(  # the numbers right before something
    rf"(?<![0-9A-Za-z.])(?<!No\.\s)(?P<list>{_NUMBER}(?:\s?(?:,|/|&|and|or|to|r/w|read\s?with|with|;)"
    rf"\s?{_NUMBER}){{0,12}})"
    rf"[\s,./\"'{_DASHES}]{{0,4}}(?:of\s)?(?:the\s)?(?:said\s)?$"
)
_LIST_REACH = 80
_AFTER_IPC = re.compile(
    rf"{_IPC}(?:\s{{1,2}}Code)?[\s.,:;/({_DASHES}]{{0,4}}(?:(?:[Uu]nder|[Uu]/?[Ss]|[Ss]ec(?:tion)?s?|"
    rf"[Ss]s?)[\s./]{{0,3}})?"
    rf"(?P<list>{_NUMBER}(?:\s?(?:,|/|&|and|or|to|r/w|read\s?with)\s?{_NUMBER}){{0,20}})(?![0-9]|\.[0-9])"
)
_UNDER = re.compile(  # "convicted under 302/34", "charge of 420"
    rf"\b(?:[Uu]nder|[Uu]/)\s{{1,2}}(?P<list>{_NUMBER}(?:\s?(?:,|/|&|and|r/w|read\s?with)"
    rf"\s?{_NUMBER}){{0,20}})(?![0-9A-Za-z]|[.,][0-9])"
)
# Cues as scanners misread them: "under a. 149", "as. 466", "underss. 420", "s 302", "s-302", "of 8. 302".
_SURE_LIST = (
    r"[1-5][0-9]{1,2}(?![0-9]|[.,][0-9])(?:\s?-?\s?[A-Z](?![A-Za-z]|\.?\s?P))?"
    rf"(?:\s?(?:,|/|&|and|r/w|read\s?with)\s?{_NUMBER}){{0,20}}"
)
_GAP = rf"[\s{_DASHES}]{{1,3}}"
_MISREAD_CUE = re.compile(
    r"(?<![A-Za-z/])(?:(?:[Uu]nder|of|by|and|or|with|that|in|the|[Aa]pply|to|from|[Ww]hen)\s{1,3}"
    r"(?P<led>(?:(?:as?|is|ds|sees|se|es|8|g|sa|rr?)\.|['\"]?ss?[.,]?['\"]?|&)"
    rf"{_GAP}{_SURE_LIST})|[Uu]nderss?[.,]?{_GAP}(?P<glued>{_SURE_LIST})"
    rf"|(?P<alone>(?:s:?|[Ss]ections?,?\s(?:viz|namely)[.,:]{{0,2}}){_GAP}{_SURE_LIST}))"
)
# Shapes that only sections have: "302/34", "304 Part II".
_SURE_SHAPE = re.compile(
    rf"(?<![0-9A-Za-z/.{_DASHES}])(?P<list>[1-5][0-9]{{2}}(?:\s?-?\s?[A-Z](?![A-Za-z])"
    rf")?(?:\s?/\s?[1-5][0-9]{{2}}(?:-?[A-Z])?){{0,6}}\s?/\s?(?:34|109|114|149|511|120\s?-?\s?B)"
    rf"(?![0-9/A-Za-z.])"
    r"|(?:304|506)\s?[,(/-]?\s?(?:[Pp]art|PART|[Pp]t\.?)[\s-]{0,2}(?:[IVl12]{1,3}|Tr)(?![A-Za-z0-9])\)?)"
)
# More of a list. A number after a mere comma or "and" must not count something.
_SLASHED = re.compile(rf"[0-9]{{1,3}}(?![0-9])|\s?[/&+]\s{{0,3}}{_NUMBER}(?![0-9]|\.[0-9])")
_LISTED = re.compile(
    rf"\)?\s{{0,3}}(?:,|;|,?\s{{0,3}}and|,?\s?or|to|,?\s?r\s?/\s?w|,?\s?read\s?with|,?\s?with|,?\s?r\.w\.?|"
    rf"[{_DASHES}]|\()\s{{0,3}}{_NUMBER}(?![0-9]|[.,][0-9]|[A-Za-z])"
)
_LISTED_ANYHOW = re.compile(  # "Ss. 300. 302, 304": a misread comma; "and 389134": a footnote's digits
    r"(?:\.\s{0,2}|,\s?\.|\s{1,3})[1-5][0-9]{2}(?:-?[A-Z])?(?=,\s|\sand\s|\sread|\sI\.?P|/)|\s(?:and|or)"
    r"\s[1-5][0-9]{4,5}(?=\s(?:of|and|I\.?P|read|r/w))"
)
_COUNTED = re.compile(
    rf"\s?(?:{COUNTED}|[ap]\.?\s?m\b|police|bags?|men|women|eye|[a-z]{{3,}}s\b|{join_words(MONTHS)}|"
    r"st\b|nd\b|rd\b|th\b)"
)
_JOINED = re.compile(  # between two cited numbers of one list
    rf"[\s,;/&+()\"'{_DASHES}]{{0,4}}(?:(?:and|or|nor|to|r\s?/\s?w|r\.w|read\s?with|read|with|also|"
    rf"as\swell\sas|alongwith|"
    rf"along\swith)(?![a-z])[\s,./]{{0,3}}){{0,2}}(?P<cue>(?:[Uu]\s?/\s?)?[Ss](?:ec(?:t(?:ion)?s?)?|"
    rf"s)?[\s.:,]{{0,3}}|[Aa]rt(?:icle)?s?[\s.]{{1,2}}"
    rf"|[Rr]ules?\s|[Uu]nder\s[Ss]ections?\s)?"
)
_OTHER_CUE = re.compile(
    r"(?<![A-Za-z])(?:[Aa]rt(?:icle)?s?|ARTICLES?|[Rr]ules?|RULES?|[Oo]rder|ORDER|[Rr]egulations?|"
    r"[Cc]lauses?|[Cc]ls?|"
    rf"[Ee]ntr(?:y|ies)|[Ss]ub-?\s?[Rr]ules?|[Ss]ub-?\s?[Ss]ections?|[Ss]ections?)"
    rf"[\s.:,{_DASHES}]{{0,3}}(?:[Nn]os?\.?\s?|of\s)?$"
)
_PART_BEFORE = re.compile(  # "sub-section (2) of Section 6", "clause (b) of Article 19"
    r"(?<![A-Za-z])(?:(?:[Ss]ub[\s-]?(?:[Ss]ection|[Cc]lause|[Rr]ule|[Pp]ara(?:graph)?)s?|[Cc]l(?:auses?|"
    r"s?\.)|[Ee]xplanation|"
    r"[Ee]xception|[Pp]roviso|[Pp]art|[Pp]rov\.)"
    r"[\s.-]{0,3}(?:[\s,]?\(?[0-9A-Za-z]{1,4}\)?(?:\s?\([0-9A-Za-z]{1,4}\)){0,3}"
    r"(?:\s?(?:,|and|or|to|&)\s?\([0-9A-Za-z]{1,4}\)){0,5}\s)?(?:of|to)\s{1,2}(?:the\s)?(?:said\s)?){1,3}$"
)
_ROMAN = r"[IVXLC]{1,7}|[0-9]{1,3}"
_LETTERED = r"(?:[\s-]?[A-Z]{1,2}(?![A-Za-z]))?(?:\s?\([0-9A-Za-z]{1,4}\)){0,4}"
_DECIMAL = r"(?:\.[0-9]{1,2}(?![0-9]))?"  # Rule 13.7
_ORDER = re.compile(  # Order XXI Rule 2; O. 39 R. 1 & 2
    rf"(?<![A-Za-z.])(?:Order|ORDER|order|O\.)[\s.-]{{0,2}}(?:{_ROMAN}){_LETTERED},?\s{{0,2}}(?:Rr?\.|"
    rf"[Rr]ules?|RULES?)"
    rf"[\s.-]{{0,2}}[0-9]{{1,3}}{_LETTERED}(?:\s?(?:,|and|&|or|to)"
    rf"\s?(?:[Rr]ules?\s)?[0-9]{{1,3}}{_LETTERED}(?![0-9/])){{0,6}}"
)
_RULE = re.compile(
    rf"(?<![A-Za-z.])(?:[Ss]ub[\s-]?[Rr]ules?\s?\([0-9A-Za-z]{{1,4}}\)\sof\s)?(?:(?:Rule|RULE|rule|"
    rf"Regulation|regulation|Article|article|ARTICLE)s?|Arts?\.|Art(?=\s[0-9]))"
    rf"[\s.-]{{1,2}}[0-9]{{1,3}}{_DECIMAL}{_LETTERED}(?![0-9/])(?:\s?(?:,|and|&|or|to|,\sand)"
    rf"\s?[0-9]{{1,3}}{_DECIMAL}{_LETTERED}(?![0-9/])){{0,8}}"
    rf"(?:\sof\sOrder\s(?:{_ROMAN})(?![A-Za-z]))?"
)
_PARTS = re.compile(  # Chapter XIV-B, Clause 2(b), Entry 57 of List II, sub-section (1)
    rf"(?<![A-Za-z.-])(?:(?:Chapter|CHAPTER|chapter|Part(?=\s[IVX]{{1,4}}[-A-Z]{{0,2}}\sof\sthe\sCons)|"
    rf"Schedule|Appendix)s?[\s-](?:{_ROMAN})(?:-?[A-Z]{{1,2}})?(?![A-Za-z])"
    rf"|(?:Clause|clause|Entry|entry|Entries|entries|Item)s?\s(?:[0-9]{{1,3}}{_LETTERED}|"
    rf"\([0-9A-Za-z]{{1,4}}\)(?:\([0-9A-Za-z]{{1,4}}\)){{0,3}})"
    rf"(?![0-9/])(?:\s?(?:,|and|&|or|to)\s?(?:[0-9]{{1,3}}{_LETTERED}|\([0-9A-Za-z]{{1,4}}\))(?![0-9/])"
    rf"){{0,6}}(?:\sof\s(?:the\s)?List[\s-](?:{_ROMAN}))?"
    rf"|[Ss]ub[\s-]?(?:[Ss]ections?|[Ss]\.|[Cc]lauses?|[Rr]ules?)\s?\([0-9A-Za-z]{{1,4}}\)(?:\s?(?:,|and|&|"
    rf"or|to)?\s?\([0-9A-Za-z]{{1,4}}\)){{0,6}})"
)
_LOOK_BACK = 90


def find_sections(text: str, cited: Iterable[Span]) -> list[Finding]:
    """Provisions in the order of the text, not overlapping."""
    spans = _merge(text, sorted({*cited, *_find_missed(text)}))
    widened = [(_widen_left(text, start), _widen_right(text, end)) for start, end in spans]
    widened += [match.span() for pattern in (_ORDER, _RULE, _PARTS) for match in pattern.finditer(text)]
    return [Finding(start, end, SECTION, "section") for start, end in _unite(widened)]


def _find_missed(text: str) -> Iterator[Span]:
    """Numbers after a cue or next to the name of the Code, whether or not the stage cites them."""
    for digits in _DIGITS.finditer(text):
        if find_cue(text, digits.start()) is not None:
            number = read_number(text, digits.start())
            yield digits.start(), digits.end() if number is None else number.end
    for pattern in (_IPC_NAME, _READ_WITH):
        for match in pattern.finditer(text):
            first = max(0, match.start() - _LIST_REACH)
            before = _LIST_BEFORE.search(text[first : match.start()])
            if before is not None:
                yield first + before.start("list"), first + before.end("list")
    for pattern in (_AFTER_IPC, _UNDER, _MISREAD_CUE, _SURE_SHAPE):
        for match in pattern.finditer(text):
            if _COUNTED.match(text, match.end()) is None:
                yield match.span(match.lastgroup or 0)


def _merge(text: str, spans: Sequence[Span]) -> list[Span]:
    """Numbers of one list become one span. A cue between numbers separates them unless words join them."""
    merged: list[Span] = []
    for start, end in spans:
        if merged and (start <= merged[-1][1] or _is_joined(text, merged[-1][1], start)):
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _is_joined(text: str, end: int, start: int) -> bool:
    if start - end > 40:
        return False
    return _JOINED.fullmatch(text, end, start) is not None


def _widen_left(text: str, start: int) -> int:
    cue = find_cue(text, start)
    if cue is None:
        other = _OTHER_CUE.search(text, max(0, start - 26), start)
        cue = start if other is None else other.start()
    part = _PART_BEFORE.search(text, max(0, cue - _LOOK_BACK), cue)
    return cue if part is None else part.start()


def _widen_right(text: str, end: int) -> int:
    """Add later numbers of a list that the stage left out: "Sections 302, 34"."""
    while True:
        slashed = _SLASHED.match(text, end)
        more = slashed or _LISTED_ANYHOW.match(text, end) or _LISTED.match(text, end)
        if more is None or (slashed is None and _COUNTED.match(text, more.end()) is not None):
            return end
        end = more.end()


def _unite(spans: Iterable[Span]) -> list[Span]:
    united: list[Span] = []
    for start, end in sorted(spans):
        if united and start < united[-1][1]:
            united[-1] = (united[-1][0], max(end, united[-1][1]))
        else:
            united.append((start, end))
    return united
