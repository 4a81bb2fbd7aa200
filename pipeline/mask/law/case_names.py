"""Other cases in a text: "A v. B" with the report after it, and reports alone: AIR 1962 SC 36.

A title is found by the word between the parties; from there words of names are followed in both directions.
"""

import re
from collections.abc import Iterator

from pipeline.mask.finding import Finding
from pipeline.mask.law.law_reports import find_reports
from pipeline.text.abbreviations import FIRST_WORDS, NEVER_LAST, SELDOM_LAST
from pipeline.text.spans import Span
from pipeline.text.vocabulary import (
    COMMON_HONORIFICS,
    LEADING_REPORTS,
    VERSUS_LONG_CASED,
    capitalise,
    join_words,
    list_words,
)
from schemas.masks import CASE

_VERSUS = re.compile(
    r"\s{1,8}(?<=[\w.,)\]'’\"”&@*]\s)(?:[.-]{0,8}(?:[vV][\s/]{0,2}[sS]?[.,]{0,3}|"
    rf"{VERSUS_LONG_CASED}|"
    r"[Vv]rs\.?)-?)\s{1,8}(?=[A-Z(\[\"“'‘])"
)
_TITLED = re.compile(
    rf"(?:[A-Z]\.?|(?:{join_words(capitalise(COMMON_HONORIFICS))})\.?|Justice|SRI|JUSTICE|MR\.?|and|for|of|by|"
    r"Thiru|Lord|Miss|Kumari|Km\.?|&|,)$"
)
_INITIAL = re.compile(r"(?:[A-Z]\.|[A-Z]\s)")
_TOKEN = re.compile(r"\S+")
_BACK_TOKEN = re.compile(r"\S{1,60}\s{1,4}$|\S{1,60}$")
_NAME = re.compile(
    r"[(\[\"“'‘`]{0,2}(?:[A-Z][\w’'/&@.,()\[\]:-]{0,50}|&|@|M/[Ss]\.?\S{0,30})[\"”'’,.)\]]{0,3}"
)
_SMALL = list_words(
    "of and the & @ others another ors anr etc through lrs legal alias son s/o wife w/o de la co"
)
_SMALL_ENDS = list_words("others another ors anr etc. etc ors. anr. lrs lrs. & ")
_NOT_NAMES = (
    (FIRST_WORDS - {"All"})
    | LEADING_REPORTS
    | list_words(
        """
    See Vide Also Case Cases Judgment Judgments Decision Decisions Court Reliance Ruling Appeal Learned
    Counsel Hon'ble Section Order Justice J. J., JJ. C.J. supra Supra Re Act Article Para Paragraph Page
    No No. Nos. Title titled Respondent Petitioner Appellant Accused FIR PS Suit Rule Rules CS IA
    Petition reported Reported Dated dated Between
    """
    )
)
_STOPS = re.compile(r"[;:?!]$|[\u2013\u2014]$|^[-\u2013\u2014]+$|_{2,}")
_MOST_WORDS = 14
_TO_REPORT = re.compile(  # between the second party and the report
    r"[\s,.;:'\"’”]{0,5}(?:(?:and|&)\s(?:[Oo](?:the)?rs?|[Aa]n(?:othe)?r)\b[\s,.;:]{0,4})?(?:(?:as\s|is\s|"
    r"since\s)?(?:reported|Reported|decided|cited)\s(?:in|as|at)[\s:]{1,3}|"
    r"(?:AIR|in|at)\s(?=[(\[12]))?[\s,;:.(\[{]{0,4}"
)
_OTHERS_AFTER = re.compile(r"\s(?:and|&)\s(?i:o(?:the)?rs?|an(?:othe)?r)\b")
_CLOSING = re.compile(r"\s?[)\]}](?:\s?\([A-Z.]{2,8}\))?")


def find_cases(text: str) -> list[Finding]:
    """Titles with their reports, and reports alone; in order, not overlapping."""
    reports = find_reports(text)
    starts = dict(reports)
    spans = [_add_report(text, span, starts) for span in _find_titles(text, starts)]
    cases: list[Finding] = []
    for start, end in sorted([*spans, *reports], key=lambda span: (span[0], -span[1])):
        if not cases or start >= cases[-1].end:
            cases.append(Finding(start, end, CASE, "case"))
        elif end > cases[-1].end:
            cases[-1] = Finding(cases[-1].start, end, CASE, "case")
    return cases


def _add_report(text: str, title: Span, reports: dict[int, int]) -> Span:
    """A title with the report after it."""
    start, end = title
    gap = _TO_REPORT.match(text, end)
    at = end if gap is None else gap.end()
    for offset in range(end, at + 1):
        if offset in reports:
            end = reports[offset]
            between = text[title[1] : offset]
            closing = _CLOSING.match(text, end) if "(" in between or "[" in between else None
            return start, end if closing is None else closing.end()
    return start, end


def _find_titles(text: str, reports: dict[int, int]) -> Iterator[Span]:
    at = 0
    for versus in _VERSUS.finditer(text):
        if _is_initial(text, versus):
            continue
        start = _find_start(text, versus.start(), at)
        end = _find_end(text, versus.end(), reports)
        if start < versus.start() and end > versus.end():
            yield start, end
            at = end


def _is_initial(text: str, versus: re.Match[str]) -> bool:
    """ "Shri V. Sundaram", "V. K. Menon": a capital V that is the initial of a name."""
    if versus[0].strip(" .\n\t") != "V":
        return False
    before = text[max(0, versus.start() - 12) : versus.start()].split()
    if not before or _TITLED.match(before[-1]) is not None or before[-1][:1].islower():
        return True
    return _INITIAL.match(text, versus.end()) is not None


def _find_start(text: str, at: int, first: int) -> int:
    """Where the first party begins."""
    start = at  # of the name so far
    for count in range(_MOST_WORDS):
        token = _BACK_TOKEN.search(text, max(first, at - 64), at)
        if token is None:
            break
        word = token[0].strip()
        if not _can_continue(word) or (count and _ends_sentence(word)):
            break
        at = token.start()
        if word.lower().rstrip(".,") not in _SMALL or count == 0:
            start = at
    return _skip_marks(text, start)


def _skip_marks(text: str, start: int) -> int:
    while start < len(text) and text[start] in "([\"“'‘`":
        start += 1
    return start


def _find_end(text: str, at: int, reports: dict[int, int]) -> int:
    """Where the second party ends."""
    end = at
    for count, token in enumerate(_TOKEN.finditer(text, at, at + 200)):
        word = token[0]
        small = word.lower().strip(".,()[]")
        if word[-1] in ":;" and _can_continue(word[:-1]):  # "v. Union of India:"
            return token.end() - 1
        may_open = count == 0 and word in ("The", "Its")
        if may_open:
            continue
        if (
            count >= _MOST_WORDS
            or not (_can_continue(word) or (count and _is_last_of_several(text, token)))
            or token.start() in reports
            or token.start() + 1 in reports
        ):
            break
        if small not in _SMALL or small in _SMALL_ENDS:
            end = token.end()
        if _ends_name(text, word, token.end()):
            break
    return end - _count_marks(text[at:end])


def _is_last_of_several(text: str, token: re.Match[str]) -> bool:
    """ "v. Kishore More & Anr.": a word that could begin a sentence is a name before "& Anr."."""
    return _NAME.fullmatch(token[0]) is not None and _OTHERS_AFTER.match(text, token.end()) is not None


def _ends_name(text: str, word: str, end: int) -> bool:
    if word.endswith((",", ";", ":", ")", "]")):
        return not _REPORT_SOON.match(text, end)
    return _ends_sentence(word)


_REPORT_SOON = re.compile(r"\s(?:[A-Z][\w.&'-]{0,20},?\s){1,8}[(\[]?(?=(?:1[89]|20)[0-9]{2}|A\.?I\.?R)")


def _ends_sentence(word: str) -> bool:
    bare = word.rstrip("\"'”’)],")
    if not bare.endswith("."):
        return False
    stem = bare.rstrip(".").lower().lstrip("(\"'“[")
    return len(stem) > 3 and "." not in stem and stem not in NEVER_LAST and stem not in SELDOM_LAST


def _can_continue(word: str) -> bool:
    """Can this word be part of a name?"""
    if _STOPS.search(word) is not None:
        return False
    if word.lower().strip(".,()[]\"'") in _SMALL:
        return word != "The"
    if word in _NOT_NAMES or word.strip(".,()'\"") in _NOT_NAMES:
        return False
    return _NAME.fullmatch(word) is not None


def _count_marks(name: str) -> int:
    """The number of marks after a name that are not part of it; its own full stops are."""
    bare = (
        name.rstrip(" ,;:\"'”’)]") if name.count("(") < name.count(")") or name[-1:] in ",;:\"'”’" else name
    )
    return len(name) - len(bare)
