"""Texts whose entities are marked: the annotated corpus, and the truth about the box.

- InLegalNER: lines of {"id", "text", "source", "entities"}, a sentence or a preamble each
- the box: the lines of JSON that `./ilsi box truth` writes, taken paragraph by paragraph

All are read with the kinds of schemas.masks as labels. A fifth of the documents is always held back: no
finder of entities learns from it, so that every one can be measured on it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field, ValidationError
from pydantic_core import from_json

from schemas import masks
from schemas.errors import BadInputError

EntitySpan = tuple[int, int, str]  # start and end in the text, and the kind

LABELS = tuple(sorted(set(masks.KIND_OF_MARK.values())))

_WANTED = "lines of InLegalNER (id, text, source, entities) or the box's truth"
_DOCUMENT = re.compile(r"/doc/(\d+)")
_PARTS = 5
# The box marks neither courts nor statutes: a finder that learnt from such a sentence would unlearn them.
_UNMARKED = re.compile(
    r"\b(?:courts?|tribunal|bench|acts?|code|sections?|ss?\.|u/s|articles?|i\.?p\.?c)\b", re.I
)
_STATE_PARTY = "state_party"


@dataclass(frozen=True, slots=True)
class EntityText:
    """A text and its entities, in order and apart. What is of one document is held back together."""

    document: str
    text: str
    spans: tuple[EntitySpan, ...]
    invented: bool = False


def read_entity_corpus(path: Path) -> list[EntityText]:
    """The texts of a file in their order. Which corpus it is of, its lines tell."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadInputError(f"{path} cannot be read ({error.strerror}): give {_WANTED}") from None
    lines = [(number, line) for number, line in enumerate(content.split(b"\n"), start=1) if line.strip()]
    texts = [text for number, line in lines for text in _read_line(line, f"{path}, line {number}")]
    if not texts:
        raise BadInputError(f"{path} holds no text: give {_WANTED}")
    return texts


def is_held_back(text: EntityText) -> bool:
    """Is its document one of those that nothing may be learnt from?"""
    return deal_part(text.document) == 0 and not text.invented


def deal_part(document: str) -> int:
    """One of five parts, always the same for a document."""
    return int(blake2b(document.encode(), digest_size=8).hexdigest(), 16) % _PARTS


def split_held_back(texts: Iterable[EntityText]) -> tuple[list[EntityText], list[EntityText]]:
    """What to learn from, and what is held back."""
    learnt: list[EntityText] = []
    held: list[EntityText] = []
    for text in texts:
        (held if is_held_back(text) else learnt).append(text)
    return learnt, held


class _Mark(BaseModel):
    start: int
    end: int
    label: str


class _Row(BaseModel):
    id: str
    text: str
    source: str = ""
    entities: list[_Mark]

    def read(self, place: str) -> Iterator[EntityText]:
        found = _DOCUMENT.search(self.source)
        spans = [(mark.start, mark.end, _name_kind(mark.label, place)) for mark in self.entities]
        yield EntityText(found[1] if found else self.id, self.text, _arrange(self.text, spans, place))


class _Block(BaseModel):
    text: str
    sentences: list[tuple[int, int, str]]
    names: list[tuple[int, int, str, str | None]]
    cited: list[Any] = Field(default=[])


class _Case(BaseModel):
    docid: str
    blocks: list[_Block]

    def read(self, place: str) -> Iterator[EntityText]:
        """The sentences that have nothing but what the box marks."""
        for block in self.blocks:
            names = [
                (start, end, masks.PERSON if who == _STATE_PARTY else kind)
                for start, end, kind, who in block.names
            ]
            for start, end, _ in block.sentences:
                text = block.text[start:end]
                inside = [(s - start, e - start, kind) for s, e, kind in names if start <= s and e <= end]
                if not _UNMARKED.search(text):
                    yield EntityText(f"box {self.docid}", text, _arrange(text, inside, place), invented=True)


def _read_line(line: bytes, place: str) -> Iterator[EntityText]:
    try:
        content = from_json(line.removeprefix(b"\xef\xbb\xbf"))
    except ValueError:
        raise BadInputError(f"{place} is not JSON: give {_WANTED}") from None
    shape: type[_Case | _Row] = _Case if isinstance(content, dict) and "blocks" in content else _Row
    try:
        yield from shape.model_validate(content).read(place)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        reason = f"{where}: {first['msg'].lower()}".lstrip(": ")
        raise BadInputError(f"{place} has no marked entities ({reason}): give {_WANTED}") from None


def _name_kind(label: str, place: str) -> str:
    """The kind that a label means: one of InLegalNER, or a kind itself."""
    if label in LABELS:
        return label
    if label not in masks.KIND_OF_MARK:
        known = ", ".join(masks.KIND_OF_MARK)
        raise BadInputError(f"{place}: unknown label {label[:60]!r}: known are {known}")
    return masks.KIND_OF_MARK[label]


def _arrange(text: str, spans: Iterable[EntitySpan], place: str) -> tuple[EntitySpan, ...]:
    """Spans in order, without white space at their edges, and of those that overlap the first."""
    arranged: list[EntitySpan] = []
    for start, end, kind in sorted(spans):
        if not 0 <= start < end <= len(text):
            raise BadInputError(f"{place}: entity {start} to {end} leaves the text: correct it")
        surface = text[start:end]
        start += len(surface) - len(surface.lstrip())
        end -= len(surface) - len(surface.rstrip())
        if start < end and (not arranged or start >= arranged[-1][1]):
            arranged.append((start, end, kind))
    return tuple(arranged)
