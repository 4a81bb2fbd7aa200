"""Finds names of people in running text by the ways in which courts write them.

Every run of capitalised words is examined: which of its words are names, and which words surround it. Parts
of the name of a firm, a place, an Act or another case are not names.
"""

import re
import sys
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from pipeline.mask.finding import Finder, Finding
from pipeline.mask.people.capital_runs import (
    COMMON,
    INITIAL,
    MAYBE,
    PLACE,
    SOUND,
    SURE,
    TITLE,
    UNKNOWN,
    Word,
    find_runs,
)
from pipeline.mask.people.name_cues import (
    AFTER,
    BEFORE,
    acts_as_person,
    find_strong_cue,
    find_weak_cue,
    is_body_word,
    may_have_cue,
    may_name_place,
    names_body,
    names_case,
    names_firm,
    names_judge,
    names_person,
    names_place,
)
from pipeline.text.spans import Span
from pipeline.text.vocabulary import (
    LEADING_REPORTS,
    VERSUS_LONG_CASED,
    VERSUS_SHORT_CASED,
    VERSUS_SLASHED_CASED,
    list_words,
)
from schemas.masks import PERSON

# A capital "V." is usually an initial.
_VERSUS = re.compile(
    r"(?<=[\s.,)\-'’\"”])-?(?:(?<![A-Z]\.)"
    rf"(?:(?:{VERSUS_SHORT_CASED})\b\.?|{VERSUS_SLASHED_CASED}\.?|(?:{VERSUS_LONG_CASED})\b)"
    r"(?=[\s\-\"“A-Z])"
    r"|(?<=\w{3} )V\.(?= [A-Z]\w))-?"
)
_CASE_REACH = 150  # characters on each side of "v." that a title may fill
_CASE_WORD = re.compile(
    r"[\"'“‘(]?[A-Z0-9(&@][^\s]{0,40}|of|and|the|by|through|for|ors\.?,?|anr\.?,?|others,?|"
    r"another,?|etc\.?,?|alias"
)
_PIECE = re.compile(r"\S+")
_GAP = re.compile(r"\n[ \t]*\n|[ \t]{3,}|\t")  # titles of cases do not continue after it
_ABBREVIATIONS = LEADING_REPORTS | list_words(
    """
    AP HP MP UP UK US USA USSR WB JK TN NCT PS PO PW DW CW OP PP SP IG IO IPC CPC FIR SI ASI DSP SHO SDM
    AM PM GPA CBI SC HC CJ ACJ CMM MM AC DC RC RSA RFA CRP OS TS WP CA CRA FAO MA MC CC LR MLA
    """
)
# Next to these, any capitalised word is a name.
_PARTNERS = list_words(
    """
    singh kaur lal devi kumar kumari ram chand bai begum khan prasad nath das rao reddy nair menon
    pillai gowda patel patil yadav jain shah bano bibi bee pal dev deb raj babu bhai ben kutty amma
    shastri malik mani sen roy ray mandal sahu soni seth thakur prakash kant mohan krishna gupta kishan
    bahadur pratap swami swamy pandit mal mall lall sahai saran charan dutt datt ratan sagar puri giri
    nanda pradhan nayak murmu hasan
    """
)
_FIRST_PARTNERS = list_words("ram shyam hari shiv mohd md syed sheikh shaikh abdul sri jai raj prem om baba")
_SHORTEST = 3  # letters of a name of one word


@dataclass(frozen=True, slots=True)
class _Segment:
    """The words of a run between common words: a name, if anything in the run is one."""

    words: Sequence[Word]
    titled: bool  # directly after a title
    after: Sequence[str]  # the common words of the run that follow

    @property
    def start(self) -> int:
        return self.words[0].start

    @property
    def end(self) -> int:
        return self.words[-1].end


def find_names(text: str) -> list[Finding]:
    """Names of people in order, without overlaps, each with the rule that found it."""
    cases = _find_case_titles(text)
    segments = [
        segment
        for run in find_runs(text)
        for segment in _split_run(run)
        if not _is_within(segment.start, cases)
    ]
    rules = [_classify(text, segment) for segment in segments]
    _read_lists(text, segments, rules)
    return [
        Finding(segment.start, segment.end, PERSON, rule)
        for segment, rule in zip(segments, rules, strict=True)
        if rule is not None
    ]


def _is_within(at: int, spans: Sequence[Span]) -> bool:
    index = bisect_right(spans, (at, sys.maxsize)) - 1
    return index >= 0 and at < spans[index][1]


def _split_run(run: Sequence[Word]) -> Iterator[_Segment]:
    first = 0
    while first < len(run):
        if run[first].kind in (COMMON, TITLE):
            first += 1
            continue
        last = first
        while last < len(run) and run[last].kind not in (COMMON, TITLE):
            last += 1
        words = run[first:last]
        if any(len(word.text) > 1 for word in words):
            after = [word.text for word in takewhile(_is_common, run[last:])]
            yield _Segment(words, first > 0 and run[first - 1].kind == TITLE, after)
        first = last


def _is_common(word: Word) -> bool:
    return word.kind == COMMON


def _classify(text: str, segment: _Segment) -> str | None:
    """The rule by which the segment is a name, if it is one."""
    before = text[max(0, segment.start - BEFORE) : segment.start]
    if not may_have_cue(before):
        before = ""
    after = text[segment.end : segment.end + AFTER]
    kinds = [word.kind for word in segment.words]
    if segment.titled and not names_firm(after):
        return "title" if set(kinds) != {PLACE} else None
    if names_body(before, after):
        return None
    strong = find_strong_cue(before)
    if strong is not None and _has_name_word(segment):
        return strong
    if names_place(before) or any(is_body_word(word.text) for word in segment.words[1:]):
        return None
    if any(is_body_word(word) for word in segment.after):
        return None
    return _classify_by_context(text, segment, before, after)


def _has_name_word(segment: _Segment) -> bool:
    """Does it have more than initials?"""
    return any(word.kind in (SURE, SOUND, MAYBE) or _is_long(word) for word in segment.words)


def _is_long(word: Word) -> bool:
    """Has it more letters than an abbreviation, or as many but not all capitals?"""
    return len(word.text) >= _SHORTEST + word.text.isupper()


def _classify_by_context(text: str, segment: _Segment, before: str, after: str) -> str | None:
    kinds = [word.kind for word in segment.words]
    if PLACE not in kinds and _has_name_word(segment):
        if names_judge(after):
            return "judge"
        if names_person(after):
            return "told"
        weak = find_weak_cue(before)
        if weak is not None:
            return weak
    return _classify_by_words(text, segment, before, after)


def _classify_by_words(text: str, segment: _Segment, before: str, after: str) -> str | None:
    kinds = [word.kind for word in segment.words]
    names = sum(kind in (SURE, SOUND) for kind in kinds)
    if PLACE in kinds and len(kinds) <= 2:
        return None
    if INITIAL in kinds and (names or _has_plain_initials(text, segment)):
        return "initials"
    if len(kinds) > 1:
        return "full name" if names or _has_partner(segment) else None
    acts = acts_as_person(after)
    if names and (acts or not may_name_place(before)):
        return "given name"
    if kinds == [MAYBE] and acts and not may_name_place(before):
        return "given name"
    return "case" if names_case(after) and kinds[0] in (UNKNOWN, MAYBE) else None


def _has_plain_initials(text: str, segment: _Segment) -> bool:
    """ "C. S. Word": initials before one word that do not abbreviate a state or an office."""
    letters = "".join(word.text for word in segment.words[:-1])
    return (
        all(len(word.text) == 1 and text[word.end] == "." for word in segment.words[:-1])
        and letters not in _ABBREVIATIONS
        and segment.words[-1].kind in (UNKNOWN, MAYBE)
        and len(segment.words[-1].text) > _SHORTEST
    )


def _has_partner(segment: _Segment) -> bool:
    """ "Word Singh", "Ram Lal": a word that makes any neighbour a name."""
    return any(
        word.text.lower() in _PARTNERS and (index > 0 or word.text.lower() in _FIRST_PARTNERS)
        for index, word in enumerate(segment.words)
    )


# Titles of other cases


def _find_case_titles(text: str) -> list[Span]:
    """The spans of titles of cases: "A and others v. B"."""
    titles: list[Span] = []
    for match in _VERSUS.finditer(text):
        start, end = _reach_back(text, match.start()), _reach_forward(text, match.end())
        if titles and start <= titles[-1][1]:
            start, end = titles[-1][0], max(end, titles.pop()[1])
        titles.append((start, end))
    return titles


def _reach_back(text: str, end: int) -> int:
    start, first = end, max(0, end - _CASE_REACH)
    gaps = [gap.end() for gap in _GAP.finditer(text, first, end)]
    first = max(gaps, default=first)
    for word in reversed(list(_PIECE.finditer(text, first, end))):
        if not _CASE_WORD.match(word[0]) or word[0].endswith((";", ":")):
            break
        start = word.start()
    return start


def _reach_forward(text: str, start: int) -> int:
    end, last = start, start + _CASE_REACH
    gap = _GAP.search(text, start, last)
    for word in _PIECE.finditer(text, start, gap.start() if gap else last):
        if not _CASE_WORD.match(word[0]):
            break
        end = word.end()
        if word[0].endswith((",", ";", ":", ")")):
            break
    return end


# Lists


_BETWEEN = re.compile(
    r"\s{0,2}(?:,\s{0,2}|,?\s{0,2}\band\s{1,2}|\s&\s{1,2})(?:(?:also|one|his|son|wife)\s){0,2}"
)


def _read_lists(text: str, segments: Sequence[_Segment], rules: list[str | None]) -> None:
    """What is in a list with names is a name: "Ramesh, Word and Other"."""
    for index in range(1, len(segments)):
        _read_neighbours(text, segments, rules, index - 1, index)
    for index in range(len(segments) - 1, 0, -1):
        _read_neighbours(text, segments, rules, index, index - 1)


def _read_neighbours(
    text: str, segments: Sequence[_Segment], rules: list[str | None], known: int, other: int
) -> None:
    if rules[known] is None or rules[other] is not None:
        return
    first, last = segments[min(known, other)], segments[max(known, other)]
    if _BETWEEN.fullmatch(text[first.end : min(last.start, first.end + BEFORE)]) is None:
        return
    words = segments[other].words
    if len(segments[known].words) > 1 and "and" not in text[first.end : last.start]:
        return  # "Ram Lal, Ujjain"
    if (
        len(words) > 2
        or any(is_body_word(word.text) for word in words)
        or segments[other].after
        or not all(word.kind in (UNKNOWN, MAYBE, INITIAL) for word in words)
    ):
        return
    if _has_name_word(segments[other]) and not names_body(
        "", text[segments[other].end : segments[other].end + AFTER]
    ):
        rules[other] = "list"


FINDER = Finder(in_sentences=find_names)
