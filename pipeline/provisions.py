"""Provisions, Acts and other cases that a text names: what would tell a model the answer.

Sections come from the citation spans of the `cite` stage, they are not found a second time; Acts and cases
are found here.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate

from pipeline.act_spans import find_acts
from pipeline.case_names import find_cases
from pipeline.found import Found, Span
from pipeline.section_spans import find_sections

_WORD = re.compile(r"\S+")


def mask_provisions(text: str, cited: Iterable[Span]) -> list[Found]:
    """Sections with their cues and lists, Acts, and cases; they may lie over each other."""
    return sorted([*find_sections(text, cited), *find_acts(text), *find_cases(text)])


def map_spans(paragraph: str, start: int, end: int, spans: Sequence[Span]) -> list[Span]:
    """Where spans of a paragraph lie in the one line that pipeline.segment.read_sentence makes of a sentence
    from `start` to `end`. A span that sticks out is cut, one that lies outside is left out."""
    words = [word.span() for word in _WORD.finditer(paragraph, start, end)]
    places = [0, *accumulate(last - first + 1 for first, last in words)]
    mapped = []
    for span_start, span_end in spans:
        # The first word that ends behind the start of the span, the last that begins before its end.
        first = bisect_right(words, span_start, key=lambda word: word[1])
        last = bisect_left(words, span_end, key=lambda word: word[0]) - 1
        if span_start < span_end and first <= last:
            line_start = places[first] + max(0, span_start - words[first][0])
            line_end = places[last] + min(span_end, words[last][1]) - words[last][0]
            mapped.append((line_start, line_end))
    return mapped
