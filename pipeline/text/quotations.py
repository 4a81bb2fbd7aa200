"""Finds the quoted words of a judgment, mostly those of an earlier judgment, a statute or a statement.

A passage may run over several paragraphs, and often only the last of them closes it. Many marks in real
pages are missing or stray, so a passage that is not closed within a few pages, or before the court's own
numbering continues, ends with the paragraph in which it began.
"""

import re
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pipeline.text.spans import Span
from schemas.records import Paragraph, Quotation

# In many judgments typed for print, “ and ” have become a bar and a double line.
_MARK = re.compile('["“”\uff02―‖‘’]')  # one character class is scanned three times as fast as alternatives
_SINGLE = {"‘", "’"}
_OPENS, _CLOSES = {"“", "‘", "―"}, {"”", "’", "‖"}
_BEFORE_OPENING = set("([{-–—:=/*•●“‘'\"…―")
_AFTER_CLOSING = set(")]},;:.?!-–—”’'\"…‖")


@dataclass(frozen=True, slots=True)
class QuotationMarks:
    """The quotation marks of one paragraph, paired as far as possible."""

    pairs: list[Span]  # outermost ones
    opening: list[int]  # offsets of marks that are not closed here
    closing: list[int]  # offsets after marks that close what was not opened here


def pair_marks(text: str, *, inside: bool) -> QuotationMarks:
    """Pair the marks of a paragraph. `inside`: a quotation was open when it began."""
    stack: list[int] = []
    pairs: list[Span] = []
    closing: list[int] = []
    for start, end, direction in _read_marks(text):
        opens = direction if direction is not None else not (stack or (inside and not closing))
        if opens:
            stack.append(start)
        elif not stack:
            closing.append(end)
        else:
            begin = stack.pop()
            while pairs and pairs[-1][0] > begin:
                pairs.pop()
            pairs.append((begin, end))
    return QuotationMarks(pairs, stack, closing)


def _read_marks(text: str) -> Iterator[tuple[int, int, bool | None]]:
    """Start, end, and whether the mark opens; None if neither its neighbours nor its shape show it."""
    end = 0
    for match in _MARK.finditer(text):
        mark, start = match[0], match.start()
        if start < end or (mark in _SINGLE and text[start + 1 : start + 2] != mark):
            continue  # the second of a double one, or an apostrophe
        end = start + 2 if mark in _SINGLE else start + 1
        before, after = text[start - 1 : start], text[end : end + 1]
        if not _is_quotation_mark(mark, before, after):
            continue
        free_before = not before or before.isspace() or before in _BEFORE_OPENING
        free_after = not after or after.isspace() or after in _AFTER_CLOSING
        if before and not before.isspace() and after.isdigit():  # a footnote's number
            free_after = True
        yield start, end, _find_direction(mark, free_before, free_after)


def _is_quotation_mark(mark: str, before: str, after: str) -> bool:
    if mark == "―":  # otherwise a dash
        return not before.strip() and bool(after.strip())
    return mark != '"' or not (before.isalpha() and after.isalpha())  # a letter of old Hindi fonts


def _find_direction(mark: str, free_before: bool, free_after: bool) -> bool | None:
    if free_before != free_after:
        return free_before
    if mark in _OPENS or mark in _CLOSES:
        return mark in _OPENS
    return None


_SHORTEST_PASSAGE = 120  # shorter quotations are words that the court discusses, not passages
MOST_PARAGRAPHS = 30  # a passage that is not closed by then was never meant to continue
MOST_CHARACTERS = 15_000

# All in characters
_LEAD = 40  # within which a paragraph may open its quotation: "Para 14: ..."
_ANNOUNCED_LEAD = 120  # the same if it was announced: page numbers may come in between
_TAIL = 160  # of the paragraph before, in which a quotation is announced
_ANNOUNCEMENT = 90  # the longest announcement
_START = re.compile(r"(?:[\W\d]|para(?:graph)?s?\b|nos?\b)*", re.IGNORECASE)
# What may follow the closing mark: the number of a footnote, "(emphasis added)".
_END = re.compile(r"[\W\d]*(?:(?:emphasis|underlin)\w*[^\"“”]{0,60})?", re.IGNORECASE)
_SAYS = (
    r"h[eo]ld|observ\w{1,6}|sa(?:id|ys)|stat(?:es|ed|ing)|rul(?:ed|ing)|opined|note[ds]|notic(?:ed|ing)|directed|"
    r"concluded|la(?:id|ys) down|reads?|reproduced?|extract(?:s|ed)?|quot(?:e|ed|ing)|provid(?:es|ed|ing)|"
    r"runs?|remark(?:s|ed)|point(?:s|ed) out|explain(?:s|ed)|summ(?:ed|ari[sz]ed)|wrote|writes|"
    r"passage|words|prayed"
)
_ANNOUNCES = re.compile(
    rf"(?::|(?<!\w)[\-–—]|\b(?:thus|that|as under|below|as follows)|\b(?:{_SAYS})(?: as)?,?)"
    r"[\s.,:\-–—]*\d{0,3}\s*(?:\([^()]{0,60}\)\s*)?$",  # a footnote, "(SCC p. 12, para 4)"
    re.IGNORECASE,
)
_NAMES_SPEAKER = re.compile(rf"\b(?:{_SAYS})\b[^.]{{0,90}}$", re.IGNORECASE)
_SPEAKS_ITSELF = re.compile(r"\b(?:we|I)\b[^.,]{0,60}$")
_GAP = re.compile(r"\n\s*\n")
_SENTENCE_ENDS = tuple('.:;?!"”‖)]-')
_NUMBER = re.compile(r"\s*(\d{1,3})(?:\.(?!\d)|\)|\s)")


def find_quotations(paragraphs: Sequence[Paragraph]) -> list[Quotation]:
    """The quoted passages of a judgment, in order; none overlaps or touches another."""
    pieces = [piece for index, paragraph in enumerate(paragraphs) for piece in _split(index, paragraph)]
    reader = _Reader([piece.paragraph for piece in pieces])
    for index in range(len(pieces)):
        reader.read(index)
    by_paragraph: list[list[Span]] = [[] for _ in paragraphs]
    for piece, spans in zip(pieces, reader.spans, strict=True):
        by_paragraph[piece.index] += [(start + piece.offset, end + piece.offset) for start, end in spans]
    return [Quotation(index, *span) for index, spans in enumerate(by_paragraph) for span in _merge(spans)]


def is_quoted(quotations: Sequence[Quotation], paragraph: int, offset: int) -> bool:
    """Is this offset of a paragraph inside one of these quotations? They must be in order."""
    index = bisect_right(quotations, (paragraph, offset), key=lambda item: (item.paragraph, item.start))
    if index == 0:
        return False
    last = quotations[index - 1]
    return last.paragraph == paragraph and offset < last.end


@dataclass(frozen=True, slots=True)
class _Piece:
    """A paragraph, or part of one: preformatted blocks often hold many paragraphs, even whole judgments."""

    index: int
    offset: int
    paragraph: Paragraph


def _split(index: int, paragraph: Paragraph) -> Iterator[_Piece]:
    text = paragraph.text
    start = 0
    for gap in _GAP.finditer(text) if "\n" in text else ():
        before = text[max(start, gap.start() - _LEAD) : gap.start()].rstrip()
        if before.endswith(_SENTENCE_ENDS):  # lines that are merely spaced apart end anywhere
            yield _Piece(index, start, replace(paragraph, text=text[start : gap.start()]))
            start = gap.end()
    yield _Piece(index, start, replace(paragraph, text=text[start:]) if start else paragraph)


@dataclass(frozen=True, slots=True)
class _Opening:
    """A mark that opens a passage and is not closed in its paragraph."""

    paragraph: int
    offset: int
    characters: int  # of the document before its paragraph


class _Reader:
    """Reads paragraphs in order. Those after a passage that is not closed are quoted if it is closed in time,
    and the court's own words if not."""

    def __init__(self, paragraphs: Sequence[Paragraph]) -> None:
        self.paragraphs = paragraphs
        self.spans: list[list[Span]] = [[] for _ in paragraphs]
        self.open: deque[_Opening] = deque()  # of passages that are not closed yet, the outermost first
        self.characters = 0  # read so far
        self.blocks = 0  # consecutive indented paragraphs without marks that count as quoted
        self.number = 0  # of the court's own last paragraph
        self.last_number = 0  # of the last paragraph that was not quoted, even if the numbering jumped

    def read(self, index: int) -> None:
        """Read the next paragraph."""
        text = self.paragraphs[index].text
        marks = pair_marks(text, inside=bool(self.open))
        is_own = self._continues_numbering(text)
        begins_anew = _begins_quoted(text, marks) and not self._is_announced(index)
        self._forget(index, everything=is_own or begins_anew)
        if marks.closing and not is_own:
            self._close(index, marks.closing)
        if self._is_quoted_block(index, marks, is_own=is_own):
            self.spans[index].append((0, len(text)))
        self._add_pairs(index, marks.pairs)
        self._add_openings(index, marks.opening)
        self._count(index, is_own=is_own)
        self.characters += len(text)

    def _forget(self, index: int, *, everything: bool) -> None:
        """Give up passages that were not closed in time."""
        if everything:
            self.open.clear()
        while self.open and (
            index - self.open[0].paragraph > MOST_PARAGRAPHS
            or self.characters - self.open[0].characters > MOST_CHARACTERS
        ):
            self.open.popleft()

    def _close(self, index: int, closing: Sequence[int]) -> None:
        """Quote everything from the opening to here."""
        if not self.open:
            if self._completes(index, closing[-1]):
                self.spans[index].append((0, closing[-1]))
            return
        count = min(len(closing), len(self.open))
        opening = [self.open.pop() for _ in range(count)][-1]
        self._quote_from(opening.paragraph, opening.offset)
        for between in range(opening.paragraph + 1, index):
            self._quote_from(between, 0)
        self.spans[index].append((0, closing[count - 1]))

    def _completes(self, index: int, end: int) -> bool:
        """Is this the rest of a passage that seemed closed, or one that lost its opening mark?"""
        text = self.paragraphs[index].text
        is_rest = text[:1].islower() or _END.fullmatch(text, end) is not None
        return (is_rest and self._runs_into(index)) or self._is_announced(index)

    def _is_quoted_block(self, index: int, marks: QuotationMarks, *, is_own: bool) -> bool:
        """Is this an indented passage without marks of its own, announced by the paragraph before it?"""
        paragraph = self.paragraphs[index]
        first = [start for start, _ in marks.pairs[:1]] + marks.opening[:1]
        is_marked = bool(marks.closing) or any(_starts_at(paragraph.text, offset) for offset in first)
        if paragraph.kind != "blockquote" or is_own or is_marked or self.blocks == MOST_PARAGRAPHS:
            self.blocks = 0
        elif self.blocks or self._is_announced(index):
            self.blocks += 1
        return self.blocks > 0

    def _add_pairs(self, index: int, pairs: Sequence[Span]) -> None:
        paragraph = self.paragraphs[index]
        is_passage = paragraph.kind == "blockquote" or paragraph.hint == "Precedent" or self._runs_into(index)
        for start, end in pairs:
            is_long = _SHORTEST_PASSAGE < end - start < MOST_CHARACTERS
            if is_long or (is_passage and _fills(paragraph.text, start, end)):
                self.spans[index].append((start, end))

    def _add_openings(self, index: int, opening: Sequence[int]) -> None:
        for offset in opening:
            begins = self._begins_passage(index, offset)
            if begins:
                self._quote_from(index, offset)
                self.blocks = int(self.paragraphs[index].kind == "blockquote")
            if begins or self.open:
                self.open.append(_Opening(index, offset, self.characters))

    def _begins_passage(self, index: int, offset: int) -> bool:
        """A mark that is not closed in its paragraph is stray unless it is where passages begin."""
        text = self.paragraphs[index].text
        if len(text) - offset > MOST_CHARACTERS:
            return False
        if _starts_at(text, offset) or _ANNOUNCES.search(text, max(0, offset - _ANNOUNCEMENT), offset):
            return True
        return offset <= _ANNOUNCED_LEAD and self._is_announced(index)

    def _quote_from(self, index: int, offset: int) -> None:
        self.spans[index].append((offset, len(self.paragraphs[index].text)))

    def _runs_into(self, index: int) -> bool:
        """Does the paragraph before end with quoted words?"""
        if index == 0 or not self.spans[index - 1]:
            return False
        end = max(end for _, end in self.spans[index - 1])
        return _END.fullmatch(self.paragraphs[index - 1].text, end) is not None

    def _is_announced(self, index: int) -> bool:
        """Does the paragraph before say that another's words follow?"""
        before = self.paragraphs[index - 1].text[-_TAIL:] if index else ""
        if not _ANNOUNCES.search(before, len(before) - _ANNOUNCEMENT):
            return False
        return _NAMES_SPEAKER.search(before) is not None and _SPEAKS_ITSELF.search(before) is None

    def _continues_numbering(self, text: str) -> bool:
        match = _NUMBER.match(text)
        return match is not None and int(match[1]) - 1 in (self.number, self.last_number)

    def _count(self, index: int, *, is_own: bool) -> None:
        """Follow the numbers of the court's own paragraphs; a few may be missing."""
        match = _NUMBER.match(self.paragraphs[index].text)
        is_inside = bool(self.open) and self.open[0].paragraph < index
        if match is None or is_inside or any(start == 0 for start, _ in self.spans[index]):
            return
        self.last_number = int(match[1])
        if is_own or self.number < self.last_number <= self.number + 5:
            self.number = self.last_number


def _starts_at(text: str, offset: int) -> bool:
    """Does the paragraph begin with this mark, apart from numbers and white space?"""
    if offset > 10 * _LEAD:  # even where preformatted text is indented
        return False
    lead = "".join(text[:offset].split())
    return len(lead) <= _LEAD and _START.fullmatch(text, 0, offset) is not None


def _fills(text: str, start: int, end: int) -> bool:
    return _starts_at(text, start) and _END.fullmatch(text, end) is not None


def _begins_quoted(text: str, marks: QuotationMarks) -> bool:
    """Does the paragraph begin with a passage of its own? A quoted word at its beginning is not one."""
    if marks.opening and _starts_at(text, marks.opening[0]):
        return True
    return any(_fills(text, start, end) for start, end in marks.pairs[:1])


def _merge(spans: list[Span]) -> list[Span]:
    merged: list[Span] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged
