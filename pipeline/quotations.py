"""Which words of a judgment are quoted? Mostly those of an earlier judgment, a statute or a statement.

A passage may run over several paragraphs, and often only the last of them closes it. Many marks in real
pages are missing or stray, so nothing is believed for long: a passage that is not closed within a few
pages, or before the court's own numbering goes on, ends with the paragraph in which it began.
"""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pipeline.quotation_marks import Marks, Span, pair_marks
from schemas.records import Paragraph

PASSAGE = 120  # shorter quotations are words the court speaks about, not passages
MOST_PARAGRAPHS = 30  # a passage that is not closed by then was never meant to go on
MOST_CHARACTERS = 15_000

_LEAD = 40  # how far from its beginning a paragraph may open its quotation: "Para 14: ..."
_FURNITURE = 120  # the same for one that was announced, as page numbers may stand in between
_TAIL = 160  # where the paragraph before announces it
_ANNOUNCEMENT = 90  # the words that do so, at most
_START = re.compile(r"(?:[\W\d]|para(?:graph)?s?\b|nos?\b)*", re.IGNORECASE)
# What may stand behind the closing mark: the number of a footnote, "(emphasis added)".
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


def find_quotations(paragraphs: Sequence[Paragraph]) -> list[list[Span]]:
    """For each paragraph the quoted passages in it, as offsets, in order and apart from each other."""
    pieces = [piece for index, paragraph in enumerate(paragraphs) for piece in _split(index, paragraph)]
    reader = _Reader([piece.paragraph for piece in pieces])
    for index in range(len(pieces)):
        reader.read(index)
    found: list[list[Span]] = [[] for _ in paragraphs]
    for piece, spans in zip(pieces, reader.spans, strict=True):
        found[piece.index] += [(start + piece.offset, end + piece.offset) for start, end in spans]
    return [_merge(spans) for spans in found]


@dataclass(frozen=True, slots=True)
class _Piece:
    """A paragraph, or a part of one: preformatted blocks often hold many paragraphs, even whole judgments."""

    index: int
    offset: int
    paragraph: Paragraph


def _split(index: int, paragraph: Paragraph) -> Iterator[_Piece]:
    text = paragraph.text
    start = 0
    for gap in _GAP.finditer(text) if "\n" in text else ():
        before = text[max(start, gap.start() - _LEAD) : gap.start()].rstrip()
        if before.endswith(_SENTENCE_ENDS):  # lines that are merely set apart end anywhere
            yield _Piece(index, start, replace(paragraph, text=text[start : gap.start()]))
            start = gap.end()
    yield _Piece(index, start, replace(paragraph, text=text[start:]) if start else paragraph)


@dataclass(frozen=True, slots=True)
class _Opening:
    paragraph: int
    offset: int
    read: int  # characters of the document before its paragraph


class _Reader:
    """Reads paragraphs in order. A passage that runs on holds the paragraphs behind it: they are quoted
    if it is closed in time, and the court's own words if not."""

    def __init__(self, paragraphs: Sequence[Paragraph]) -> None:
        self.paragraphs = paragraphs
        self.spans: list[list[Span]] = [[] for _ in paragraphs]
        self.open: deque[_Opening] = deque()  # of passages that run on, the outermost first
        self.characters = 0  # read so far
        self.blocks = 0  # indented paragraphs without marks that were taken as quoted, one after another
        self.number = 0  # the court's own numbering, as far as read
        self.last_number = 0  # of any paragraph that was not quoted: where the numbering jumps

    def read(self, index: int) -> None:
        """Read the next paragraph."""
        text = self.paragraphs[index].text
        marks = pair_marks(text, inside=bool(self.open))
        is_own = self._continues_numbering(text)
        begins_anew = _opens_again(text, marks) and not self._is_announced(index)
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
            or self.characters - self.open[0].read > MOST_CHARACTERS
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
        for held in range(opening.paragraph + 1, index):
            self._quote_from(held, 0)
        self.spans[index].append((0, closing[count - 1]))

    def _completes(self, index: int, end: int) -> bool:
        """Is this the rest of a passage that seemed closed, or one that lost its opening mark?"""
        text = self.paragraphs[index].text
        is_rest = text[:1].islower() or _END.fullmatch(text, end) is not None
        return (is_rest and self._runs_into(index)) or self._is_announced(index)

    def _is_quoted_block(self, index: int, marks: Marks, *, is_own: bool) -> bool:
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
            is_long = PASSAGE < end - start < MOST_CHARACTERS
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
        """A mark that is not closed in its paragraph must stand where passages begin, or it is stray."""
        text = self.paragraphs[index].text
        if len(text) - offset > MOST_CHARACTERS:
            return False
        if _starts_at(text, offset) or _ANNOUNCES.search(text, max(0, offset - _ANNOUNCEMENT), offset):
            return True
        return offset <= _FURNITURE and self._is_announced(index)

    def _quote_from(self, index: int, offset: int) -> None:
        self.spans[index].append((offset, len(self.paragraphs[index].text)))

    def _runs_into(self, index: int) -> bool:
        """Does the paragraph before end in quoted words?"""
        if index == 0 or not self.spans[index - 1]:
            return False
        end = max(end for _, end in self.spans[index - 1])
        return _END.fullmatch(self.paragraphs[index - 1].text, end) is not None

    def _is_announced(self, index: int) -> bool:
        """Does the paragraph before say that another speaks now?"""
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
        is_held = bool(self.open) and self.open[0].paragraph < index
        if match is None or is_held or any(start == 0 for start, _ in self.spans[index]):
            return
        self.last_number = int(match[1])
        if is_own or self.number < self.last_number <= self.number + 5:
            self.number = self.last_number


def _starts_at(text: str, offset: int) -> bool:
    """Is this mark the beginning of its paragraph, apart from numbers and blanks?"""
    if offset > 10 * _LEAD:  # even where preformatted text is indented
        return False
    lead = "".join(text[:offset].split())
    return len(lead) <= _LEAD and _START.fullmatch(text, 0, offset) is not None


def _fills(text: str, start: int, end: int) -> bool:
    return _starts_at(text, start) and _END.fullmatch(text, end) is not None


def _opens_again(text: str, marks: Marks) -> bool:
    """Does the paragraph begin with a passage of its own? One quoted word at its beginning is none."""
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
