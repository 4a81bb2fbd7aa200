"""What finders find: spans to be masked, each with its kind and the rule that found it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

Span = tuple[int, int]


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """Something to be masked; offsets into the text that it stands in."""

    start: int
    end: int
    kind: str  # one of schemas.masks.KINDS
    rule: str  # what found it: "ner", "title", "son of", "spread", "date" ...


@dataclass(frozen=True, slots=True)
class Texts:
    """A document as finders read it: texts that are to be masked, and what else tells about its names."""

    masked: Sequence[str]  # sentences of facts, or the paragraphs of any text
    title: str = ""  # "A vs B on 7 April, 2014"
    beside: Sequence[str] = field(default=())  # read for names only: the preamble


class EntityFinder(Protocol):
    """A spaCy pipeline, or anything else that finds entities in one text at a time."""

    def find(self, texts: Sequence[str]) -> list[list[tuple[int, int, str]]]:
        """For each text the spans of its entities with their labels, in order and apart."""
        ...
