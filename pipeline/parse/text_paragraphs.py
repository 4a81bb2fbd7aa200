"""Divide the lines of a plain text into paragraphs.

A line that the page has broken continues in the next. Lines that are meant as lines, such as the parties of
a case or the head of an old report, become preformatted text, as on web pages (pre). When it is unclear
whether a paragraph ends, it continues: sentences are split later, and one that is cut too early is lost.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from statistics import median

from pipeline.parse.text_lines import TextLine
from pipeline.text.abbreviations import NEVER_LAST
from pipeline.text.normal_form import normalise_plain, normalise_set
from pipeline.text.vocabulary import VERSUS_SHORT
from schemas.records import Paragraph

_STOPPED = re.compile(  # the second alternative has a footnote number
    r"(?:[.?!…:;।](?:\s?[\"'”’)\]—–-])*|[a-z][.?!][\"'”’)\]]*[0-9]{1,2})$"
)
_LAST_WORD = re.compile(r"([A-Za-z]+)\.$")
_UNFINISHED = re.compile(
    rf"(?:[,&-]|\s(?:of|the|and|or|in|to|by|for|at|with|under|on|from|is|was|be|that|a|an|as|sections?|(?:{VERSUS_SHORT})\.?|nos?\.))$",
    re.IGNORECASE,
)
_MUST_CONTINUE = re.compile(  # with a number or name
    rf"\b(?:[Nn]os?|[Ss]s?|[Ss]ecs?|[Rr]s|[Aa]rts?|{VERSUS_SHORT})\.$"
)
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
_FIRST_LINES = 60  # within which the head of an old report begins
_FIRST_INDENT = 16  # most spaces before the first word of a paragraph
_COLUMNS = re.compile(r"\S\s{3,}\S")
_LEAD = re.compile(r"^\s*\(?[0-9a-zA-Z]{1,3}[.)]+\s+")  # the number of a paragraph, set apart
_NEAR = 15  # lines
_SAMPLES = 3  # on either side
_FILLED = 0.92  # of the usual length: printed letters vary in width
_SHORT = 0.7
_JOINED = 200  # characters: lines this long are not broken by a page
_FEWEST_WORDS = 5


def cut_paragraphs(lines: Sequence[TextLine]) -> list[Paragraph]:
    """The paragraphs of a judgment, in order."""
    end = _find_old_head(lines)
    paragraphs = [_preformat(lines[:end])] if end else []
    held: list[TextLine] = []  # preformatted lines that belong together
    for group, is_preformatted in _group_lines(lines[end:]):
        if is_preformatted:
            held.extend(group)
            continue
        if held:
            paragraphs.append(_preformat(held))
            held = []
        paragraphs.append(Paragraph("p", normalise_plain(" ".join(line.text for line in group)), None))
    if held:
        paragraphs.append(_preformat(held))
    return [paragraph for paragraph in paragraphs if paragraph.text]


def _find_old_head(lines: Sequence[TextLine]) -> int:
    """Where the head of an old report (PETITIONER to JUDGMENT) ends; 0 if there is none."""
    if not any(_OLD_HEAD.match(line.text) for line in lines[:_FIRST_LINES]):
        return 0
    return next((index + 1 for index, line in enumerate(lines) if _OLD_HEAD_ENDS.match(line.text)), 0)


def _preformat(lines: Sequence[TextLine]) -> Paragraph:
    text = "\n".join("\n" * (line.gap > 0 and index > 0) + line.text for index, line in enumerate(lines))
    return Paragraph("pre", normalise_set([text])[0], None)


def _group_lines(lines: Sequence[TextLine]) -> Iterator[tuple[Sequence[TextLine], bool]]:
    """Groups of lines that continue one another, and whether they are preformatted."""
    page = _Page(lines)
    start = 0
    for index in range(1, len(lines) + 1):
        if index == len(lines) or not page.runs_on(index):
            group = lines[start:index]
            yield group, len(group) == 1 and page.is_preformatted(start)
            start = index


class _Page:
    """The width and spacing of the lines that the page has broken."""

    def __init__(self, lines: Sequence[TextLine]) -> None:
        self._lines = lines
        self._running: set[int] = set()  # lines known so far to continue in the next
        self._number = 0  # of the last numbered paragraph
        self._broken = [index for index in range(len(lines) - 1) if _begins_small(lines[index + 1].text)]
        if lines:
            self._counts_on(lines[0].text.lstrip())

    def runs_on(self, index: int) -> bool:
        """Does the line before continue in this one? Must be called in order."""
        if not self._is_continued(index):
            return False
        self._running.add(index - 1)
        return True

    def _is_continued(self, index: int) -> bool:
        before, line = self._lines[index - 1], self._lines[index]
        words, last = line.text.lstrip(), before.text
        if _ALONE.match(last) or _ALONE.match(words) or _LABELLED.match(words):
            return False
        if _MUST_CONTINUE.search(last) and not line.gap:
            return True
        if self._counts_on(words):
            return False
        stopped = _is_stopped(last)
        if stopped and _NUMBERED.match(words):
            return False
        is_apart = line.gap > 0 and not line.new_page and line.gap > self._find_spacing(index)
        if _begins_small(words) or words[0] in ",;)/":
            return not (is_apart and stopped)
        if not stopped:
            return self._is_broken(index, is_apart=is_apart)
        return not is_apart and line.indent <= before.indent + 2 and not self._is_short(index - 1)

    def _counts_on(self, words: str) -> bool:
        """Does this paragraph have the next number?"""
        match = _COUNTED.match(words)
        if match is None or int(match[1]) != self._number + 1:
            return False
        self._number += 1
        return True

    def is_preformatted(self, index: int) -> bool:
        """Is a line on its own preformatted, or is it a short paragraph?"""
        text = self._lines[index].text
        if len(text) > _JOINED:
            return False
        if _COLUMNS.search(_LEAD.sub("", text)):
            return True
        words = text.split()
        small = sum(word[0].islower() for word in words)
        return not (_is_stopped(text) and len(words) >= _FEWEST_WORDS and 3 * small >= len(words))

    def _is_broken(self, index: int, *, is_apart: bool) -> bool:
        """Did the page break a line without a stop? It then ends near the margin, with the next below it."""
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
        """Does a full line continue in this one?"""
        is_full = index > 0 and len(self._lines[index - 1].text) > _SHORT * width
        return is_full and index - 1 in self._running

    def _is_short(self, index: int) -> bool:
        """Would the next word have fitted on this line?"""
        width = self._find_width(index)
        if width is None:
            return True
        word = self._lines[index + 1].text.split(None, 1)[0]
        return len(self._lines[index].text) + 1 + len(word) <= _FILLED * width

    def _find_width(self, index: int) -> float | None:
        near = [len(self._lines[other].text) for other in self._list_near(index)]
        return median(near) if near else None

    def _find_spacing(self, index: int) -> float:
        """The number of empty lines between lines that continue: some texts are partly double-spaced."""
        near = self._list_near(index)
        sides = [other for other in near if other < index], [other for other in near if other >= index]
        return max(median(self._lines[other + 1].gap for other in side) if side else 0 for side in sides)

    def _list_near(self, index: int) -> list[int]:
        """Nearby lines that the page has broken."""
        middle = bisect_left(self._broken, index)
        near = self._broken[max(0, middle - _SAMPLES) : middle + _SAMPLES]
        return [
            other for other in near if abs(other - index) <= _NEAR and not self._lines[other + 1].new_page
        ]


def _begins_small(text: str) -> bool:
    return text.lstrip()[:1].islower() and not _NUMBERED.match(text.lstrip())


def _is_in_capitals(text: str) -> bool:
    return text.isupper() and len(_CAPITALS.findall(text)) > 1


def _is_stopped(text: str) -> bool:
    """Does a line end with a stop that ends more than an abbreviation?"""
    if not _STOPPED.search(text):
        return False
    word = _LAST_WORD.search(text)
    return word is None or (len(word[1]) > 1 and word[1].lower() not in NEVER_LAST and word[1] != "No")
