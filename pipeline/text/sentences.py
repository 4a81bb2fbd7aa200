"""Splits a paragraph of Indian legal English into sentences.

One expression finds every offset at which a sentence could end: a stop followed by something that may begin
the next one, or the end of a line. The words around it decide; they are in pipeline.text.abbreviations. Every
candidate is looked at once and within a bounded distance, so the time is proportional to the length of the
text.
"""

import re
from bisect import bisect_left

from pipeline.text.abbreviations import (
    CAPITALS_SELDOM_LAST,
    CONTINUATIONS,
    FIRST_WORDS,
    NEVER_LAST,
    SELDOM_LAST,
)
from pipeline.text.vocabulary import VERSUS_SHORT

__all__ = ["split_sentences"]


_ABBREVIATIONS = NEVER_LAST | SELDOM_LAST
_STOPS = ".?!\u2026\u0964"
# A run of stops matches once, at its first. Closing marks and the number of a footnote belong to it. White
# space follows, but no lower-case letter; where the space is missing, a capital or a numbered paragraph.
_AFTER_STOP = (
    rf"(?<![{_STOPS}][{_STOPS}])([{_STOPS}]*+[\"'”’»)\]}}]*+(?:\ [\"”](?=\n))?+(?:[0-9]{{1,3}}(?=\s))?+)"
    r"(?:\s++(?=[^\sa-z,;:.?!)\]}/&%=+<>-])|(?=[\"“‘(\[]?[A-Z]|[0-9]{1,3}\.\s++[A-Z]))"
)
# Both begin with a plain character class: only then does the search run at full speed.
_IN_RUNNING_TEXT = re.compile(rf"[{_STOPS}]{_AFTER_STOP}")
_IN_LINES = re.compile(rf"[{_STOPS}\n](?:(?<=\n)\s*+|(?<!\n){_AFTER_STOP})")

_LABEL = re.compile(  # what begins a paragraph, before its full stop: 12, (iv), B, "3.2, 304A
    r"[\"'“‘(\[\u2010-\u2015]*"
    r"(?:[0-9]{1,3}[A-Z]{0,2}(?:[.-][0-9A-Za-z]{1,3})*|[ivxlcIVXLC]{1,5}|[A-Za-z])[)\]]*\s?"
)
_LONGEST_LABEL = 10
_NUMBERED = re.compile(  # 12. The, (12) The, "12. The
    r"[\"“‘(\[]?[0-9]{1,3}(?:\.[0-9]{1,2})?\s?[.)]\s*+[\"“‘]?([A-Z][a-z]*)\b(?!\.)"
)
_NUMBER_WORDS = ("No.", "Nos.", "NO.", "NOS.")
_WORD = re.compile(r"[\"'“‘«`(\[]?([A-Z][A-Za-z]*)")
_PART = re.compile(
    r"(?:[0-9]+[A-Z]{0,2}|[A-Za-z]+(?:['’][a-z]+)?)$"
)  # the end of Cr.P.C, S/o, u/s302, other's
_CODE = re.compile(r"(?:I|[Cc]r|C|R)[.,]?\s?P\.\s?C$")
_REST_OF_CODE = re.compile(r"P\.?\s?[CS]\b|C\.")
_LOWER_INITIALS = "eghopsvw"  # i.e., e.g., c/h, s/o, p. 5, u/s, v., r/w
_QUOTES = "\"'“‘"
_REACH = 18  # characters before a stop that are searched for its word


def split_sentences(text: str) -> list[tuple[int, int]]:
    """The spans of the sentences of one paragraph, in order; only white space is in none of them."""
    spans = []
    start, stop = len(text) - len(text.lstrip()), len(text.rstrip())
    lines = _Lines(text) if "\n" in text else None
    for match in (_IN_RUNNING_TEXT if lines is None else _IN_LINES).finditer(text, start, stop):
        at, after = match.span()
        if lines is not None and text[at] == "\n":
            if text[after].islower() or not lines.ends_sentence(start, at, after):
                continue
            end = start + len(text[start:at].rstrip())
        else:
            end = match.end(1)
            if not _ends_sentence(text, start, at, end, after) and (
                lines is None or "\n" not in text[end:after] or not lines.ends_sentence(start, end, after)
            ):
                continue
        spans.append((start, end))
        start = after
    if start < stop:
        spans.append((start, stop))
    return spans


# Stops: does the one at `at` end the sentence that begins at `start`? The marks after it end at `end`, the
# next sentence would begin at `after`.


def _ends_sentence(text: str, start: int, at: int, end: int, after: int) -> bool:
    if text[at] != ".":
        return at > start and text[at - 1] not in "(\n"  # not "(?)", and not a mark that begins a line
    if text[at + 1] == ".":
        return _ends_dots(text, start, at, end, after)
    words = text[max(start, at - _REACH) : at].split()
    if not words:
        return False
    word = words[-1]
    if len(word) > 2 and word.isalpha() and word.islower() and word not in _ABBREVIATIONS:
        return True  # most are settled here
    if at - start < _LONGEST_LABEL and _LABEL.fullmatch(text, start, at) is not None:
        return False
    if text[after] > "\u024f" and text[after].isalpha():
        return "." not in word  # a script without capitals
    part = _PART.search(word)
    if part is None:
        return word[-1] != "." and not word.endswith("(s)")
    if part[0][0].isdigit():
        return not text[end - 1].isdigit() and _ends_number(text, words, part[0], end, after)
    return _ends_word(text, part[0], at, end, after)


def _ends_dots(text: str, start: int, at: int, end: int, after: int) -> bool:
    """Dots after a word end a sentence, dots that lead to a name ("..... Respondent") do not."""
    if after == end or at - start < _LONGEST_LABEL:
        return False
    return not text[at - 1].isspace() or _is_first_word(text, after)


def _ends_number(text: str, words: list[str], number: str, end: int, after: int) -> bool:
    if len(number) < 4 and (words[-1][0] in _QUOTES or (len(words) > 1 and words[-2][-1] in ":;-")):
        return False  # as under:- 1. Whether
    if text[after].isdigit():
        return after > end and _NUMBERED.match(text, after) is not None
    if after == end:
        return _is_first_word(text, after) or text[after + 1 : after + 4].islower()
    return not (number[-1] == "I" and text[after] == "P")  # 302I. P.C.


def _ends_word(text: str, word: str, at: int, end: int, after: int) -> bool:
    lower, glued = word.lower(), after == end
    if lower in NEVER_LAST or (glued and len(word) < 3 and text[after].isdigit()):
        return False
    if len(word) == 1:
        return not text[end - 1].isdigit() and _ends_initial(text, word, at, end, after)
    if lower in SELDOM_LAST or word in CAPITALS_SELDOM_LAST:
        if text[end - 1].isdigit():
            return False
        shortest = 3 if glued else 1
        return _is_first_word(text, after, shortest=shortest) or (lower != "no" and _is_numbered(text, after))
    if text[end - 1].isdigit():  # PW.8, Ex.P.1, or the number of a footnote
        return len(word) > 3 and _is_first_word(text, after)
    if glued:
        return len(word) > 5 or (word.islower() and len(word) > 2) or _is_first_word(text, after)
    if text[after].isdigit() and len(word) < 5:
        return word.islower() or _NUMBERED.match(text, after) is not None
    return not text.startswith(_NUMBER_WORDS, after)


def _ends_initial(text: str, letter: str, at: int, end: int, after: int) -> bool:
    """The initials of a Code often end a sentence, those of a name only if the next word begins one."""
    if letter in _LOWER_INITIALS:
        return False
    if after == end:
        return _is_first_word(text, after, shortest=3)
    if letter == "C" and text[after].isupper() and _CODE.search(text, max(0, at - 8), at) is not None:
        return not _continues_after_code(text, after)
    return _is_first_word(text, after) or _is_numbered(text, after)


def _is_first_word(text: str, at: int, *, shortest: int = 1) -> bool:
    """Is the word here one that begins sentences, and not an initial or a number?"""
    word = _WORD.match(text, at)
    if word is None or word[1] not in FIRST_WORDS or len(word[1]) < shortest:
        return False
    return text[word.end() : word.end() + 1] not in (".", "-", "/")


def _is_numbered(text: str, at: int) -> bool:
    match = _NUMBERED.match(text, at)
    return match is not None and match[1] in FIRST_WORDS


def _continues_after_code(text: str, at: int) -> bool:
    word = _WORD.match(text, at)
    return word is not None and (word[1] in CONTINUATIONS or _REST_OF_CODE.match(text, at) is not None)


# Lines

_LOWER_NEXT = re.compile(r"\n[ \t]*+(?=[a-z])")
_UNFINISHED = re.compile(
    rf"(?:[,&]|[A-Z]-|\S\s(?:of|the|and|or|in|to|by|for|at|with|under|on|from|is|was|be|that|sections?|(?:{VERSUS_SHORT})\.?|nos?\.))$",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"[ \t:]*+(?:COMMON |FINAL |ORAL )?"
    r"(?:J ?U ?D ?G ?E? ?M ?E ?N ?T|O ?R ?D ?E ?R|R ?E ?A ?S ?O ?N ?S)\s?[:.-]*$"
)
_FOOT = "Indian Kanoon - http"
_FURNITURE = re.compile(  # the foot of a page: an address, a page number
    rf"[ \t]*+(?:{_FOOT}|https?://"
    r"|[-:\[(]?\s?(?:Page )?[0-9]{1,4}(?:\s?(?:/|of)\s?[0-9]{1,4})?\s?[-:\])]?\s*$)"
)
_LONGEST_TITLE = 200
_WIDEST_PAGE = 300
_NEAR = 700
_LONGEST_WORD = 40
_FILLED = 0.92  # of the usual length: printed letters differ in width


class _Lines:
    """Distinguishes lines broken by the width of the page from those broken on purpose.

    A line followed by a lower-case letter was broken by the page, so its length shows the width there. A line
    was broken on purpose if the next word would have fitted.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._broken = [match.start() for match in _LOWER_NEXT.finditer(text)]
        self._lengths = [end - text.rfind("\n", 0, end) - 1 for end in self._broken]
        # Someone has joined the lines of the body. The breaks that are left, mostly in the head, mean little.
        self._joined = max(map(len, text.split("\n"))) > _WIDEST_PAGE

    def ends_sentence(self, start: int, end: int, after: int) -> bool:
        """Does the line that ends here end a sentence, although it has no stop?"""
        text = self._text
        first = text.rfind("\n", 0, end) + 1
        line = max(first, start, end - _WIDEST_PAGE)
        if _HEADING.match(text, line, end) is not None:
            return True
        if self._joined:
            mark = text[end - 1]
            return mark in '"”' or (mark in ")]" and text.count("\n", end, after) > 1)
        if self._is_unfinished(first, line, end) or self._is_furniture(start, line, end, after):
            return False
        if text[end - 1] == ":" and after - end - 1 > len(text[first:end]) - len(text[first:end].lstrip()):
            return True  # quotations are indented further
        return end - first + 1 + self._measure_word(after) <= self._find_width(end)

    def _is_unfinished(self, first: int, line: int, end: int) -> bool:
        """Does the line end in the middle of something, or with a link on a line of its own?"""
        text = self._text
        if _UNFINISHED.search(text, max(line, end - 12), end) is not None:
            return True
        return text[end - 1] == " " != text[end - 2] or (
            first > 2 and text[first - 2] == " " != text[first - 3]
        )

    def _is_furniture(self, start: int, line: int, end: int, after: int) -> bool:
        """Does a page end here, in the middle of the sentence?"""
        text = self._text
        if start < line and _FURNITURE.match(text, line, end) is not None:
            return True
        next_end = text.find("\n", after, after + _LONGEST_TITLE)
        return next_end >= 0 and (
            text.startswith(_FOOT, next_end + 1) or _FURNITURE.match(text, after, next_end) is not None
        )

    def _measure_word(self, at: int) -> int:
        return len(self._text[at : at + _LONGEST_WORD].split(None, 1)[0])

    def _find_width(self, at: int) -> float:
        """The usual length of nearby lines that the page has broken."""
        index = bisect_left(self._broken, at)
        near = [
            self._lengths[line]
            for line in range(max(0, index - 3), min(len(self._broken), index + 3))
            if abs(self._broken[line] - at) < _NEAR
        ]
        return _FILLED * sorted(near)[len(near) // 2] if near else float("inf")
