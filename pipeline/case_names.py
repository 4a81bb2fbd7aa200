"""Other cases that a text names: "A v. B", with where it is reported, and reports alone: AIR 1962 SC 36.

A title is found by the word between the parties; from there one walks over the words of names to both sides.
"""

import re
from collections.abc import Iterator

from pipeline.abbreviations import FIRST_WORDS, NEVER_LAST, SELDOM_LAST
from pipeline.found import Found, Span
from pipeline.law_reports import find_reports
from schemas.masks import CASE


def _list(words: str) -> frozenset[str]:
    return frozenset(words.split())


_VERSUS = re.compile(
    r"\s{1,8}(?<=[\w.,)\]'’\"”&@*]\s)(?:[.-]{0,8}(?:[vV][\s/]{0,2}[sS]?[.,]{0,3}|[Vv]ersus|VERSUS|"
    r"[Vv]rs\.?)-?)\s{1,8}(?=[A-Z(\[\"“'‘])"
)
_TITLED = re.compile(
    r"(?:[A-Z]\.?|Sri|Shri|Sh\.?|Smt\.?|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Justice|JUSTICE|SRI|MR\.?|and|for|of|by|"
    r"Thiru|Lord|Miss|Ms|Kumari|Km\.?|&|,)$"
)
_INITIAL = re.compile(r"(?:[A-Z]\.|[A-Z]\s)")
_TOKEN = re.compile(r"\S+")
_BACK_TOKEN = re.compile(r"\S{1,60}\s{1,4}$|\S{1,60}$")
_NAME = re.compile(
    r"[(\[\"“'‘`]{0,2}(?:[A-Z][\w’'/&@.,()\[\]:-]{0,50}|&|@|M/[Ss]\.?\S{0,30})[\"”'’,.)\]]{0,3}"
)
_SMALL = _list("of and the & @ others another ors anr etc through lrs legal alias son s/o wife w/o de la co")
_SMALL_ENDS = _list("others another ors anr etc. etc ors. anr. lrs lrs. & ")
_NOT_NAMES = (FIRST_WORDS - {"All"}) | _list(
    """
    See Vide Also Case Cases Judgment Judgments Decision Decisions Court Reliance Ruling Appeal Learned
    Counsel Hon'ble Section Order Justice J. J., JJ. C.J. supra Supra Re Act Article Para Paragraph Page
    No No. Nos. Title titled SCC AIR Respondent Petitioner Appellant Accused FIR PS Suit Rule Rules CS IA
    Petition reported Reported Dated dated Between
    """
)
_STOPS = re.compile(r"[;:?!]$|[\u2013\u2014]$|^[-\u2013\u2014]+$|_{2,}")
_MOST_WORDS = 14
_TO_REPORT = re.compile(  # between the second party and the report
    r"[\s,.;:'\"’”]{0,5}(?:(?:and|&)\s(?:[Oo](?:the)?rs?|[Aa]n(?:othe)?r)\b[\s,.;:]{0,4})?(?:(?:as\s|is\s|"
    r"since\s)?(?:reported|Reported|decided|cited)\s(?:in|as|at)[\s:]{1,3}|"
    r"(?:AIR|in|at)\s(?=[(\[12]))?[\s,;:.(\[{]{0,4}"
)
_OTHERS_BEHIND = re.compile(r"\s(?:and|&)\s(?i:o(?:the)?rs?|an(?:othe)?r)\b")
_CLOSING = re.compile(r"\s?[)\]}](?:\s?\([A-Z.]{2,8}\))?")


def find_cases(text: str) -> list[Found]:
    """Titles with their reports, and reports that stand alone; in order, apart."""
    reports = find_reports(text)
    starts = dict(reports)
    spans = [_take_reports(text, span, starts) for span in _find_titles(text, starts)]
    found: list[Found] = []
    for start, end in sorted([*spans, *reports], key=lambda span: (span[0], -span[1])):
        if not found or start >= found[-1].end:
            found.append(Found(start, end, CASE, "case"))
        elif end > found[-1].end:
            found[-1] = Found(found[-1].start, end, CASE, "case")
    return found


def _take_reports(text: str, title: Span, reports: dict[int, int]) -> Span:
    """A title with the report behind it."""
    start, end = title
    gap = _TO_REPORT.match(text, end)
    at = end if gap is None else gap.end()
    for place in range(end, at + 1):
        if place in reports:
            end = reports[place]
            closing = (
                _CLOSING.match(text, end)
                if "(" in text[title[1] : place] or "[" in text[title[1] : place]
                else None
            )
            return start, end if closing is None else closing.end()
    return start, end


def _find_titles(text: str, reports: dict[int, int]) -> Iterator[Span]:
    at = 0
    for versus in _VERSUS.finditer(text):
        if _is_initial(text, versus):
            continue
        start = _walk_back(text, versus.start(), at)
        end = _walk_on(text, versus.end(), reports)
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


def _walk_back(text: str, at: int, first: int) -> int:
    """Where the first party begins."""
    start = at  # of the name so far
    for count in range(_MOST_WORDS):
        token = _BACK_TOKEN.search(text, max(first, at - 64), at)
        if token is None:
            break
        word = token[0].strip()
        if not _goes_on(word) or (count and _ends_sentence(word)):
            break
        at = token.start()
        if word.lower().rstrip(".,") not in _SMALL or count == 0:
            start = at
    return _skip_marks(text, start)


def _skip_marks(text: str, start: int) -> int:
    while start < len(text) and text[start] in "([\"“'‘`":
        start += 1
    return start


def _walk_on(text: str, at: int, reports: dict[int, int]) -> int:
    """Where the second party ends."""
    end = at
    for count, token in enumerate(_TOKEN.finditer(text, at, at + 200)):
        word = token[0]
        small = word.lower().strip(".,()[]")
        if word[-1] in ":;" and _goes_on(word[:-1]):  # "v. Union of India:"
            return token.end() - 1
        may_open = count == 0 and word in ("The", "Its")
        if may_open:
            continue
        if (
            count >= _MOST_WORDS
            or not (_goes_on(word) or (count and _is_last_of_several(text, token)))
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
    """ "v. Kishore More & Anr.": what would begin a sentence is a name before others."""
    return _NAME.fullmatch(token[0]) is not None and _OTHERS_BEHIND.match(text, token.end()) is not None


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


def _goes_on(word: str) -> bool:
    """May a name have this word?"""
    if _STOPS.search(word) is not None:
        return False
    if word.lower().strip(".,()[]\"'") in _SMALL:
        return word != "The"
    if word in _NOT_NAMES or word.strip(".,()'\"") in _NOT_NAMES:
        return False
    return _NAME.fullmatch(word) is not None


def _count_marks(name: str) -> int:
    """Marks behind a name: its own full stops stay, others go."""
    bare = (
        name.rstrip(" ,;:\"'”’)]") if name.count("(") < name.count(")") or name[-1:] in ",;:\"'”’" else name
    )
    return len(name) - len(bare)
