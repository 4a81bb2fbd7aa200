"""What finders are and what they find: spans to be masked, each with its kind and the rule that found it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

NER, MENTION = "ner", "mention"  # rules: found by the entity finder; known from elsewhere in the document

Label = tuple[int, int, str]  # an entity as the entity finder reports it


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """Something to be masked; offsets into its text."""

    start: int
    end: int
    kind: str  # one of schemas.masks.KINDS
    rule: str  # what found it: "ner", "title", "son of", "mention", "date" ...


@dataclass(frozen=True, slots=True)
class Finder:
    """What a module of this package finds. Any module that defines one as `FINDER` is used.

    Its functions take a text and whatever the finder needs besides: `cited`, the spans where the text cites
    sections, or `labels`, what the entity finder found. Findings may overlap.
    """

    in_sentences: Callable[..., Iterable[Finding]] | None = None  # running text, on one line
    in_preamble: Callable[..., Iterable[Finding]] | None = None  # with its line breaks
    needs: tuple[Literal["cited", "labels"], ...] = ()
    strict_only: bool = False  # in documents of the strict tier only
    # Low numbers run first. It matters only where two finders disagree whether a name is a PLACE or an ORG:
    # other mentions of it follow the first.
    order: int = 50


@dataclass(frozen=True, slots=True)
class DocumentTexts:
    """A document as finders read it: texts that are to be masked, and what else says who is in it."""

    sentences: Sequence[str]  # sentences of facts, or the paragraphs of any text
    title: str = ""  # "A vs B on 7 April, 2014"
    context: Sequence[str] = field(default=())  # read for names only: the preamble


class EntityFinder(Protocol):
    """A spaCy pipeline, or anything else that finds entities in one text at a time."""

    def find(self, texts: Sequence[str]) -> list[list[Label]]:
        """For each text the spans of its entities with their labels, in order and not overlapping."""
        ...
