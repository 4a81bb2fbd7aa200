"""Annotated judgments: raw text with a role for each span, and documents of sentences with roles."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from schemas.roles import NONE

RoleSpan = tuple[int, int, str]  # start and end in the text, and the role


@dataclass(frozen=True, slots=True)
class RoleDocument:
    """A judgment as non-empty sentences, with white space collapsed, and their roles."""

    name: str
    sentences: tuple[str, ...]
    roles: tuple[str, ...]
    category: str | None = None  # the field of law, if a list of categories has it


@dataclass(frozen=True, slots=True)
class MarkedParagraph:
    """Raw text and the roles of its parts. Spans are sorted and disjoint, possibly with gaps."""

    text: str
    spans: tuple[RoleSpan, ...]


@dataclass(frozen=True, slots=True)
class MarkedText:
    """A judgment as raw text, which the caller splits into sentences."""

    name: str
    paragraphs: tuple[MarkedParagraph, ...]
    category: str | None = None


def align_roles(paragraph: MarkedParagraph, cuts: Sequence[tuple[int, int]]) -> list[str]:
    """For each piece of the text, the role that covers most of it: the earlier one on a tie, None if no span
    overlaps it. Cuts are sorted and disjoint, as spans are."""
    aligned = []
    spans = paragraph.spans
    first = 0  # of the spans that reach into this cut or a later one
    for start, end in cuts:
        while first < len(spans) and spans[first][1] <= start:
            first += 1
        covered: dict[str, int] = {}
        index = first
        while index < len(spans) and spans[index][0] < end:
            span_start, span_end, role = spans[index]
            if (overlap := min(end, span_end) - max(start, span_start)) > 0:
                covered[role] = covered.get(role, 0) + overlap
            index += 1
        aligned.append(max(covered, key=covered.__getitem__, default=NONE))
    return aligned


def are_apart(spans: Iterable[RoleSpan], text: str) -> bool:
    """Whether spans are inside the text, sorted and disjoint."""
    edges = [0, *(edge for span in spans for edge in span[:2]), len(text)]
    return edges == sorted(edges)
