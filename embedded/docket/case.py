"""A finished case: what the site serves, and the truth that it never serves.

Block texts are in the normal form that a correct parser returns: single spaces inside p and blockquote; in
pre, lines without trailing spaces, indentation kept, at most one blank line in a row. The site may wrap
lines and add page furniture and links when it serves them; the truth does not change.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from embedded.prose import Citation, Sentence, Span


@dataclass(frozen=True, slots=True)
class SentenceSpan:
    """A sentence in its block, and its rhetorical role."""

    start: int
    end: int
    role: str


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph with everything known about it; all offsets are into `text`."""

    kind: str  # p, blockquote, pre
    text: str
    sentences: tuple[SentenceSpan, ...]
    spans: tuple[Span, ...]
    cited: tuple[Citation, ...]
    hint: str | None = None  # data-structure, in newer generations


@dataclass(frozen=True, slots=True)
class Case:
    """A judgment as the box knows it."""

    docid: int
    doctype: str  # the site's search type, schemas.courts
    docsource: str  # the court as printed
    title: str  # as printed, with its " on 7 April, 2014" (which may be wrong)
    decided_on: date  # the true date
    printed_on: date | None  # what the site believes; None is served as 1800-01-01
    author: str | None
    bench: tuple[str, ...]
    citations: tuple[str, ...]  # equivalent citations
    blocks: tuple[Block, ...]
    generation: int  # markup: 2023, 2024 or 2025
    crime: str | None
    oddities: tuple[str, ...]
    duplicate_of: int | None = None

    def sections(self) -> set[str]:
        """The IPC sections that the text cites."""
        return {cited.section for block in self.blocks for cited in block.cited if cited.act == "IPC"}


def make_block(kind: str, sentences: Iterable[Sentence], *, lead: str = "", hint: str | None = None) -> Block:
    """Put sentences into one block. `lead` is a paragraph number, outside every sentence."""
    text, placed, spans, cited = lead, [], [], []
    for sentence in sentences:
        if text and not text.endswith((" ", "\n")):
            text += "\n" if kind == "pre" else " "
        start = len(text)
        text += sentence.text
        placed.append(SentenceSpan(start, len(text), sentence.role))
        spans += [span.shift(start) for span in sentence.spans]
        cited += [citation.shift(start) for citation in sentence.cited]
    return Block(kind, text, tuple(placed), tuple(spans), tuple(cited), hint)


def tell_truth(case: Case) -> dict[str, Any]:
    """The truth about a case as one JSON object."""
    return {
        "docid": str(case.docid),
        "court": case.docsource,
        "decided_on": case.decided_on.isoformat(),
        "crime": case.crime,
        "oddities": list(case.oddities),
        "duplicate_of": None if case.duplicate_of is None else str(case.duplicate_of),
        "sections": sorted(case.sections()),
        "blocks": [_tell_block(block) for block in case.blocks],
    }


def _tell_block(block: Block) -> dict[str, Any]:
    return {
        "kind": block.kind,
        "text": block.text,
        "sentences": [[s.start, s.end, s.role] for s in block.sentences],
        "names": [[s.start, s.end, s.kind, s.who] for s in block.spans],
        "cited": [[c.start, c.end, c.act, c.section, c.clause] for c in block.cited],
    }


def iterate_sentences(case: Case) -> Iterator[tuple[str, str]]:
    """(role, text) of every sentence in order."""
    for block in case.blocks:
        for placed in block.sentences:
            yield placed.role, block.text[placed.start : placed.end]
