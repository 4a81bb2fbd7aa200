"""The normal form of a paragraph's text, and the spans of its links in it.

Running text (p, blockquote): every run of white space is one space, or one line break where the page has
one. Preformatted text (pre): lines keep their indentation, lose trailing space, and are never more than one
empty line apart. Both: no soft hyphens, zero-width or control characters, Unicode NFC.

A paragraph comes in segments, cut wherever a link begins or ends. The span of each segment, without the
white space around it, is returned with the text.
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from pipeline.text.spans import Span

LINE_BREAK = "\u2028"  # for <br>: white space to str.split, but unlike "\n" never just source layout

_NEAR = 32  # no letter has more marks than this
_INVISIBLE = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ud800-\udfff\ufeff"
    "\ufff9-\ufffb\ufffe\uffff]"
)
_SET_SPACE = {ord(char): "\n" for char in "\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"}
_SET_SPACE |= {ord(char): " " for char in "\x1f\xa0\u1680\u202f\u205f\u3000"}
_SET_SPACE |= dict.fromkeys(range(0x2000, 0x200B), " ")


def normalise_running(segments: Sequence[str]) -> tuple[str, list[Span]]:
    """Running text in normal form."""
    if len(segments) == 1 and LINE_BREAK not in segments[0]:
        text = normalise_plain(segments[0])
        return text, [(0, len(text))]
    text, spans = _join_squeezed(segments)
    if not text.isprintable():
        text, spans = _join_squeezed([_INVISIBLE.sub("", segment) for segment in segments])
    return _compose(text, spans)


def normalise_plain(raw: str) -> str:
    """Running text without links and line breaks, as most is; also titles, names and headings."""
    text = " ".join(raw.split())
    if not text.isprintable():  # cheap, and false of nearly every text
        text = " ".join(_INVISIBLE.sub("", raw).split())
    return compose(text)


def normalise_set(segments: Sequence[str]) -> tuple[str, list[Span]]:
    """Preformatted text (pre) in normal form."""
    if not "".join(segments).replace("\n", "").isprintable():
        segments = [_clean_set(segment) for segment in segments]
    text, table = _tidy_lines("".join(segments))
    cuts = [_look_up(cut, table) for cut in accumulate(map(len, segments), initial=0)]
    return _compose(text, [_trim(text, start, end) for start, end in pairwise(cuts)])


def join_spans(spans: Sequence[Span]) -> Span:
    """The span of neighbouring segments together: from the first visible character to the last."""
    visible = [span for span in spans if span[0] < span[1]]
    return (visible[0][0], visible[-1][1]) if visible else spans[0]


def compose(text: str) -> str:
    """Unicode NFC, at no cost for plain ASCII."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def _join_squeezed(segments: Sequence[str]) -> tuple[str, list[Span]]:
    parts: list[str] = []
    spans: list[Span] = []
    length, gap = 0, ""
    for segment in segments:
        lead, text, trail = _squeeze(segment)
        if lead == "\n" or not gap:
            gap = lead
        start = length
        if text:
            if gap and parts:
                parts.append(gap)
                start += 1
            parts.append(text)
            length = start + len(text)
            gap = trail
        spans.append((start, length))
    return "".join(parts), spans


def _squeeze(segment: str) -> tuple[str, str, str]:
    """A segment's text, between the normal form of the white space on either side."""
    if LINE_BREAK in segment:
        return _squeeze_lines(segment)
    text = " ".join(segment.split())
    if not text:
        return " " if segment else "", "", ""
    return "" if segment[0] == text[0] else " ", text, "" if segment[-1] == text[-1] else " "


def _squeeze_lines(segment: str) -> tuple[str, str, str]:
    lines = [" ".join(line.split()) for line in segment.split(LINE_BREAK)]
    lead = " " if segment[0].isspace() else ""
    trail = " " if segment[-1].isspace() else ""
    text = "\n".join(line for line in lines if line)
    return lead if lines[0] else "\n", text, trail if lines[-1] else "\n"


def _clean_set(raw: str) -> str:
    return _INVISIBLE.sub("", raw).replace("\r\n", "\n").translate(_SET_SPACE)


def _tidy_lines(raw: str) -> tuple[str, list[tuple[int, int, int]]]:
    """Tidy preformatted text. The table has the old start, the new start and the length of every raw line."""
    parts: list[str] = []
    table: list[tuple[int, int, int]] = []
    raw_begin, length, blank = 0, 0, False
    for line in raw.split("\n"):
        kept = line.rstrip()
        if kept:
            if parts:
                parts.append("\n\n" if blank else "\n")
                length += len(parts[-1])
            parts.append(kept)
        table.append((raw_begin, length, len(kept)))
        raw_begin += len(line) + 1
        length += len(kept)
        blank = not kept
    return "".join(parts), table


def _look_up(cut: int, table: Sequence[tuple[int, int, int]]) -> int:
    raw_begin, begin, length = table[bisect_right(table, cut, key=lambda row: row[0]) - 1]
    return begin + min(cut - raw_begin, length)


def _trim(text: str, start: int, end: int) -> Span:
    piece = text[start:end]
    start += len(piece) - len(piece.lstrip())
    return start, start + len(piece.strip())


def _compose(text: str, spans: list[Span]) -> tuple[str, list[Span]]:
    if text.isascii() or unicodedata.is_normalized("NFC", text):
        return text, spans
    cuts = sorted({cut for span in spans for cut in span})
    safe = [0, *(_pass_marks(text, cut) for cut in cuts), len(text)]
    pieces = [compose(text[start:end]) for start, end in pairwise(safe)]
    moved = dict(zip(cuts, accumulate(map(len, pieces)), strict=False))
    return "".join(pieces), [(moved[start], moved[end]) for start, end in spans]


def _pass_marks(text: str, cut: int) -> int:
    """Move a cut after the marks that compose with the letter before it: they belong to that letter."""
    for offset in range(cut, min(cut + _NEAR, len(text))):
        left, right = text[max(0, offset - _NEAR) : offset], text[offset : offset + _NEAR]
        if compose(left + right) == compose(left) + compose(right):
            return offset
    return min(cut + _NEAR, len(text))
