"""Cut the lines of a plain text into paragraphs.

A line that the page has broken runs on in the next. What stands in lines on purpose, such as the parties of
a case or the head of an old report, becomes set text, as it is on pages (pre). Where it cannot be told
whether a paragraph ends, it goes on: sentences are cut later, and one that is cut too early is lost.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from statistics import median

from pipeline.abbreviations import NEVER_LAST
from pipeline.plain_text import normalise_plain, normalise_set
from pipeline.text_lines import Line
from schemas.records import Paragraph

_STOPPED = re.compile(  # the second with the number of a footnote
    r"(?:[.?!…:;।](?:\s?[\"'”’)\]—–-])*|[a-z][.?!][\"'”’)\]]*[0-9]{1,2})$"
)
_LAST_WORD = re.compile(r"([A-Za-z]+)\.$")
_UNFINISHED = re.compile(
    r"(?:[,&-]|\s(?:of|the|and|or|in|to|by|for|at|with|under|on|from|is|was|be|that|a|an|as|sections?|vs?\.?|nos?\.))$",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r"\b(?:[Nn]os?|[Ss]s?|[Ss]ecs?|[Rr]s|[Aa]rts?|vs?)\.$")  # a number or name must follow
_NUMBERED = re.compile(
    r"[\"'“‘]?(?:\(?[0-9]{1,3}(?:\.[0-9]{1,2})*\s?[.)]+|\((?:[a-zA-Z]|[ivxIVX]{1,5})\)|[a-zA-Z][.)]|[ivx]{1,5}[.)])"
    r"\s*[\"'“‘(]?(?:[A-Z]|$)"
)
_COUNTED = re.compile(r"\(?([0-9]{1,3})\s?[.)]\s*[\"'“‘(]?[A-Z]")
_ALONE = re.compile(  # a title, a ruled line
    r"\s*(?:(?:COMMON |FINAL |ORAL )?(?:J ?U ?D ?G ?E? ?M ?E ?N ?T|O ?R ?D ?E ?R)\b\s?(?:\(ORAL\))?[:.\s-]*"
    r"|[\W_]{4,})$"
)
_CAPITALS = re.compile(r"[A-Z]{3,}")
_LABELLED = re.compile(r"[A-Z][A-Za-z ./]{2,40}\s?:-\s")  # Counsel for Applicant :- ...
_OLD_HEAD = re.compile(r"\s*(?:PETITIONER|APPELLANT)S?\s*:")
_OLD_HEAD_ENDS = re.compile(r"\s*JUDGMENT\s*:")
_FIRST_LINES = 60  # in which the head of an old report begins
_FIRST_INDENT = 16  # blanks before the first word of a paragraph, at most
_COLUMNS = re.compile(r"\S\s{3,}\S")
_LEAD = re.compile(r"^\s*\(?[0-9a-zA-Z]{1,3}[.)]+\s+")  # the number of a paragraph, set apart
_NEAR = 15  # lines
_SAMPLES = 3  # on either side
_FILLED = 0.92  # of the usual length: printed letters are not all of one width
_SHORT = 0.7
_JOINED = 200  # characters: nobody breaks lines here
_FEWEST_WORDS = 5


def cut_paragraphs(lines: Sequence[Line]) -> list[Paragraph]:
    """The paragraphs of a judgment, in order."""
    end = _find_old_head(lines)
    paragraphs = [_set(lines[:end])] if end else []
    held: list[Line] = []  # set lines that stand together
    for group, is_set in _group_lines(lines[end:]):
        if is_set:
            held.extend(group)
            continue
        if held:
            paragraphs.append(_set(held))
            held = []
        paragraphs.append(Paragraph("p", normalise_plain(" ".join(line.text for line in group)), None))
    if held:
        paragraphs.append(_set(held))
    return [paragraph for paragraph in paragraphs if paragraph.text]


def _find_old_head(lines: Sequence[Line]) -> int:
    """Behind the head of an old report, from PETITIONER to JUDGMENT; 0 where there is none."""
    if not any(_OLD_HEAD.match(line.text) for line in lines[:_FIRST_LINES]):
        return 0
    return next((index + 1 for index, line in enumerate(lines) if _OLD_HEAD_ENDS.match(line.text)), 0)


def _set(lines: Sequence[Line]) -> Paragraph:
    text = "\n".join("\n" * (line.blanks > 0 and index > 0) + line.text for index, line in enumerate(lines))
    return Paragraph("pre", normalise_set([text])[0], None)


def _group_lines(lines: Sequence[Line]) -> Iterator[tuple[Sequence[Line], bool]]:
    """Lines that run on from one another, and whether they are set."""
    page = _Page(lines)
    start = 0
    for index in range(1, len(lines) + 1):
        if index == len(lines) or not page.runs_on(index):
            group = lines[start:index]
            yield group, len(group) == 1 and page.is_set(start)
            start = index


class _Page:
    """How wide the lines are that the page has broken, and how far apart."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines
        self._running: set[int] = set()  # lines that run on into the next, as far as we are
        self._number = 0  # of the last numbered paragraph
        self._broken = [index for index in range(len(lines) - 1) if _begins_small(lines[index + 1].text)]
        if lines:
            self._counts_on(lines[0].text.lstrip())

    def runs_on(self, index: int) -> bool:
        """Does the line before run on in this one? To be asked in order."""
        if not self._judge_break(index):
            return False
        self._running.add(index - 1)
        return True

    def _judge_break(self, index: int) -> bool:
        before, line = self._lines[index - 1], self._lines[index]
        words, last = line.text.lstrip(), before.text
        if _ALONE.match(last) or _ALONE.match(words) or _LABELLED.match(words):
            return False
        if _GOES_ON.search(last) and not line.blanks:
            return True
        if self._counts_on(words):
            return False
        stopped = _is_stopped(last)
        if stopped and _NUMBERED.match(words):
            return False
        is_apart = line.blanks > 0 and not line.new_page and line.blanks > self._find_spacing(index)
        if _begins_small(words) or words[0] in ",;)/":
            return not (is_apart and stopped)
        if not stopped:
            return self._is_broken(index, is_apart=is_apart)
        return not is_apart and line.indent <= before.indent + 2 and not self._is_short(index - 1)

    def _counts_on(self, words: str) -> bool:
        """Is this the paragraph whose number comes next?"""
        match = _COUNTED.match(words)
        if match is None or int(match[1]) != self._number + 1:
            return False
        self._number += 1
        return True

    def is_set(self, index: int) -> bool:
        """Is a line that stands for itself set, or is it a short paragraph?"""
        text = self._lines[index].text
        if len(text) > _JOINED:
            return False
        if _COLUMNS.search(_LEAD.sub("", text)):
            return True
        words = text.split()
        small = sum(word[0].islower() for word in words)
        return not (_is_stopped(text) and len(words) >= _FEWEST_WORDS and 3 * small >= len(words))

    def _is_broken(self, index: int, *, is_apart: bool) -> bool:
        """Has the page broken a line without a stop? It then ends near the edge, the next begins below it."""
        before, line = self._lines[index - 1], self._lines[index]
        width = self._find_width(index - 1)
        unfinished = _UNFINISHED.search(before.text) is not None
        if width is None or len(before.text) > _JOINED:
            return len(before.text) > _JOINED and (unfinished or not is_apart)
        if _is_in_capitals(before.text) or _is_in_capitals(line.text):
            return False  # the lines of a head
        is_below = -_FIRST_INDENT <= line.indent - before.indent <= 1
        if not is_below and not _NUMBERED.match(before.text.lstrip()):  # numbers hang in the margin
            return False
        share = len(before.text) / width
        if share > _FILLED or (share > _SHORT and unfinished):
            return True
        if is_apart:
            return False
        in_columns = _COLUMNS.search(_LEAD.sub("", before.text)) is not None
        return self._is_amid_prose(index - 1, width) or (share > _SHORT and not in_columns)

    def _is_amid_prose(self, index: int, width: float) -> bool:
        """Does a full line run on into this one?"""
        is_full = index > 0 and len(self._lines[index - 1].text) > _SHORT * width
        return is_full and index - 1 in self._running

    def _is_short(self, index: int) -> bool:
        """Would the next word have fitted into this line?"""
        width = self._find_width(index)
        if width is None:
            return True
        word = self._lines[index + 1].text.split(None, 1)[0]
        return len(self._lines[index].text) + 1 + len(word) <= _FILLED * width

    def _find_width(self, index: int) -> float | None:
        near = [len(self._lines[other].text) for other in self._list_near(index)]
        return median(near) if near else None

    def _find_spacing(self, index: int) -> float:
        """How many empty lines stand between lines that run on: some texts are double-spaced, in parts."""
        near = self._list_near(index)
        sides = [other for other in near if other < index], [other for other in near if other >= index]
        return max(median(self._lines[other + 1].blanks for other in side) if side else 0 for side in sides)

    def _list_near(self, index: int) -> list[int]:
        """Lines around here that the page has broken."""
        place = bisect_left(self._broken, index)
        near = self._broken[max(0, place - _SAMPLES) : place + _SAMPLES]
        return [
            other for other in near if abs(other - index) <= _NEAR and not self._lines[other + 1].new_page
        ]


def _begins_small(text: str) -> bool:
    return text.lstrip()[:1].islower() and not _NUMBERED.match(text.lstrip())


def _is_in_capitals(text: str) -> bool:
    return text.isupper() and len(_CAPITALS.findall(text)) > 1


def _is_stopped(text: str) -> bool:
    """Does a line end with a stop that ends more than a word?"""
    if not _STOPPED.search(text):
        return False
    word = _LAST_WORD.search(text)
    return word is None or (len(word[1]) > 1 and word[1].lower() not in NEVER_LAST and word[1] != "No")
