"""Texts with annotated entities: InLegalNER, and the truth about the box.

- InLegalNER: lines of {"id", "text", "source", "entities"}, each a sentence or a preamble
- the box: the JSON lines that `./ilsi box truth` writes, sentence by sentence

Labels are the kinds of schemas.masks. A fifth of the documents is always held out: no entity finder learns
from it, so every one can be evaluated on it.
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

LABELS = tuple(sorted(set(masks.INLEGALNER_KINDS.values())))

_WANTED = "lines of InLegalNER (id, text, source, entities) or the box's truth"
_DOCUMENT = re.compile(r"/doc/(\d+)")
_PARTS = 5
# The box marks neither courts nor statutes: such sentences would teach a finder to ignore them.
_UNMARKED = re.compile(
    r"\b(?:courts?|tribunal|bench|acts?|code|sections?|ss?\.|u/s|articles?|i\.?p\.?c)\b", re.I
)
_STATE_PARTY = "state_party"


@dataclass(frozen=True, slots=True)
class EntityText:
    """A text and its entities, sorted and disjoint. Texts of one document are held out together."""

    document: str
    text: str
    spans: tuple[EntitySpan, ...]
    invented: bool = False


def read_entity_corpus(path: Path) -> list[EntityText]:
    """The texts of a file in order. The format is recognised from its lines."""
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
    """Whether its document is held out from training."""
    return assign_part(text.document) == 0 and not text.invented


def assign_part(document: str) -> int:
    """One of five parts, always the same for a document."""
    return int(blake2b(document.encode(), digest_size=8).hexdigest(), 16) % _PARTS


def split_held_back(texts: Iterable[EntityText]) -> tuple[list[EntityText], list[EntityText]]:
    """Training texts and held-out texts."""
    training: list[EntityText] = []
    held_out: list[EntityText] = []
    for text in texts:
        (held_out if is_held_back(text) else training).append(text)
    return training, held_out


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
        match = _DOCUMENT.search(self.source)
        spans = [(mark.start, mark.end, _name_kind(mark.label, place)) for mark in self.entities]
        yield EntityText(match[1] if match else self.id, self.text, _arrange(self.text, spans, place))


class _Block(BaseModel):
    text: str
    sentences: list[tuple[int, int, str]]
    names: list[tuple[int, int, str, str | None]]
    cited: list[Any] = Field(default=[])


class _Case(BaseModel):
    docid: str
    blocks: list[_Block]

    def read(self, place: str) -> Iterator[EntityText]:
        """The sentences in which all entities are marked."""
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
        raise BadInputError(f"{place} has no valid entities ({reason}): give {_WANTED}") from None


def _name_kind(label: str, place: str) -> str:
    """The kind for a label: one of InLegalNER's, or a kind itself."""
    if label in LABELS:
        return label
    if label not in masks.INLEGALNER_KINDS:
        known = ", ".join(masks.INLEGALNER_KINDS)
        raise BadInputError(f"{place}: unknown label {label[:60]!r}: known are {known}")
    return masks.INLEGALNER_KINDS[label]


def _arrange(text: str, spans: Iterable[EntitySpan], place: str) -> tuple[EntitySpan, ...]:
    """Sorted spans without white space at their edges; of overlapping ones only the first."""
    arranged: list[EntitySpan] = []
    for start, end, kind in sorted(spans):
        if not 0 <= start < end <= len(text):
            raise BadInputError(f"{place}: entity {start} to {end} exceeds the text: correct it")
        surface = text[start:end]
        start += len(surface) - len(surface.lstrip())
        end -= len(surface) - len(surface.rstrip())
        if start < end and (not arranged or start >= arranged[-1][1]):
            arranged.append((start, end, kind))
    return tuple(arranged)
