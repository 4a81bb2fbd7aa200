"""From what a user gives to its facts, with the code of the stages.

A judgment is cut into sentences, the sentences get roles, and those that state facts are kept. Facts that are
given as such are only cut into sentences. A plain text has to show which of the two it is: see `has_head` and
`decides_a_case`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from flows.texts.inputs import unify_line_ends
from flows.texts.models import load_chosen_entities, load_chosen_tagger
from pipeline.cite.stage import cite_judgment
from pipeline.facts.stage import gather_facts
from pipeline.mask.finding import EntityFinder
from pipeline.mask.people.preamble import find_preamble_end
from pipeline.mask.stage import FactsToMask, mask_documents, prepare
from pipeline.parse.body_bytes import PLAIN_TEXT
from pipeline.parse.document import UnparsableError, parse_document
from pipeline.parse.text_judgment import cut_counts, find_title
from pipeline.parse.text_lines import read_lines
from pipeline.parse.text_paragraphs import cut_paragraphs as cut_text_paragraphs
from pipeline.segment.stage import RoleTagger, SentenceSpan, find_sentences, read_sentences, segment_judgments
from pipeline.text.vocabulary import VERSUS
from schemas.masks import PRESETS
from schemas.records import (
    Citations,
    Dropped,
    Facts,
    FactSentence,
    Judgment,
    MaskedFacts,
    Paragraph,
    SegmentedJudgment,
    Sentence,
    as_row,
)
from schemas.roles import FACTS, PRESENT_RULING
from schemas.settings import Settings


class TitledText(NamedTuple):
    """The text of a judgment whose title is known."""

    title: str
    text: str


Given = str | TitledText | Sequence[str] | Judgment  # a text, sentences of facts, or a parsed judgment

# What shows that a text without a head is a judgment.
_FEWEST_SENTENCES = 10
_MOST_FACTS = 0.6  # of its sentences

_PARTIES = re.compile(rf"\S\s+(?:{VERSUS})\b\.?\s+\S", re.IGNORECASE)
_LONGEST_TITLE = 300
_TITLE_LINES, _TOP = 12, 5_000  # lines and characters in which a title is looked for

_REQUESTED = "you said so"


class ReadAs(StrEnum):
    """How a text is to be read."""

    AUTO = "auto"
    FACTS = "facts"
    JUDGMENT = "judgment"
    MASKED = "masked"  # facts that are masked already


@dataclass(frozen=True, slots=True)
class FactsFound:
    """The facts of one text, and how the text was read."""

    sentences: Sequence[str]
    is_judgment: bool
    why: str  # it was read as that

    @property
    def has_facts(self) -> bool:
        return any(map(str.strip, self.sentences))


class FactsReader:
    """Finds the facts of texts. The tagger and the entity finder are loaded when first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def read(
        self, texts: Sequence[Given], read_as: ReadAs = ReadAs.AUTO, *, masked: bool = True
    ) -> list[FactsFound]:
        """The facts of each text, masked or as written. Many texts at once are faster than one by one."""
        if read_as == ReadAs.MASKED:
            return [FactsFound(_cut_masked(text), False, "it is masked already") for text in texts]
        readings = [_read(str(number), text, read_as) for number, text in enumerate(texts)]
        segmented = self._segment([reading.judgment for reading in readings if reading.facts is None])
        readings = [_add_facts(reading, segmented.get(reading.judgment.docid, ())) for reading in readings]
        sentences = self._mask(readings) if masked else _list_sentences(readings)
        return [
            FactsFound(sentences.get(reading.judgment.docid, ()), reading.is_judgment, reading.why)
            for reading in readings
        ]

    def _segment(self, judgments: Sequence[Judgment]) -> Mapping[str, Sequence[Sentence]]:
        if not judgments:
            return {}
        tagged = segment_judgments(judgments, self._tagger)
        return {
            document.docid: document.sentences
            for document in tagged
            if isinstance(document, SegmentedJudgment)
        }

    def _mask(self, readings: Sequence["_Reading"]) -> Mapping[str, Sequence[str]]:
        documents = list(_prepare(readings))
        if not documents:
            return {}
        masked = mask_documents(documents, self._entities, PRESETS[self._settings.masks])
        return {
            document.docid: document.sentences for document in masked if isinstance(document, MaskedFacts)
        }

    @cached_property
    def _tagger(self) -> RoleTagger:
        return load_chosen_tagger(self._settings)

    @cached_property
    def _entities(self) -> EntityFinder:
        return load_chosen_entities(self._settings)


def decides_a_case(roles: Sequence[str]) -> bool:
    """Are these the roles of a judgment's sentences? A judgment decides something, and is not all facts."""
    counts = Counter(roles)
    is_long = len(roles) >= _FEWEST_SENTENCES
    return is_long and counts[PRESENT_RULING] > 0 and counts[FACTS] < _MOST_FACTS * len(roles)


def has_head(text: str) -> bool:
    """Does a text begin with the title of a case or a preamble?"""
    return bool(_find_parties(text)) or find_preamble_end(text) > 0


def read_text_judgment(text: str, docid: str) -> Judgment:
    """The judgment in a plain text, read as the stage `parse` reads it. A text without a title is all body:
    its first line may be a sentence that only looks like a title."""
    if _find_parties(text):
        try:
            document = parse_document(text.encode("utf-8", "replace"), docid=docid, content_type=PLAIN_TEXT)
        except UnparsableError:  # mostly because no court is named
            pass
        else:
            if isinstance(document, Judgment):
                return document
    return _make_judgment(docid, cut_text_paragraphs(read_lines(text)), title=_find_parties(text))


def _make_judgment(docid: str, paragraphs: Sequence[Paragraph], title: str = "") -> Judgment:
    """A document about which nothing else is known."""
    return Judgment(docid, title, "", None, None, None, [], [], paragraphs, [])


def _find_parties(text: str) -> str:
    """The title that names the parties, or nothing."""
    top = [line for line in cut_counts(text)[:_TOP].splitlines() if line.strip()]
    title = find_title(top[:_TITLE_LINES])
    return title if len(title) <= _LONGEST_TITLE and _PARTIES.search(title) else ""


@dataclass(frozen=True, slots=True)
class _Reading:
    """A text and what it was read as."""

    judgment: Judgment
    is_judgment: bool
    why: str
    facts: Facts | Dropped | None = None  # None until the sentences have roles
    citations: Citations | None = None  # found together with the facts
    otherwise: "_Reading | None" = None  # if the roles show that it is not a judgment


def _read(docid: str, given: Given, read_as: ReadAs) -> _Reading:
    if isinstance(given, Judgment):
        return _Reading(replace(given, docid=docid), True, "it is a page, an API answer or a PDF")
    if isinstance(given, TitledText):
        judgment = read_text_judgment(given.text, docid)
        return _Reading(replace(judgment, title=given.title), True, "its title is given")
    if not isinstance(given, str):
        spans = [(number, 0, len(sentence)) for number, sentence in enumerate(given)]
        return _read_facts(docid, given, spans, "they are given as sentences")
    if read_as == ReadAs.FACTS:
        return _read_text(docid, given, _REQUESTED)
    if read_as == ReadAs.JUDGMENT:
        return _Reading(read_text_judgment(given, docid), True, _REQUESTED)
    if has_head(given):
        return _Reading(read_text_judgment(given, docid), True, "it begins with a title or preamble")
    return _read_headless(docid, given)


def _read_headless(docid: str, text: str) -> _Reading:
    """Facts, unless the text is long enough for a judgment and its roles show one."""
    facts = _read_text(docid, text, "it has no title, no preamble and no decision")
    if isinstance(facts.facts, Facts) and len(facts.facts.sentences) < _FEWEST_SENTENCES:
        return facts
    return _Reading(read_text_judgment(text, docid), True, "it decides a case", otherwise=facts)


def _read_text(docid: str, text: str, why: str) -> _Reading:
    texts = [unify_line_ends(text)]
    return _read_facts(docid, texts, find_sentences(texts), why)


def _read_facts(docid: str, texts: Sequence[str], spans: Sequence[SentenceSpan], why: str) -> _Reading:
    judgment = _make_judgment(docid, [Paragraph("p", text, None) for text in texts])
    sentences = zip(spans, read_sentences(texts, spans), strict=True)
    facts = [FactSentence(*span, sentence, 1.0) for span, sentence in sentences if sentence]
    return _Reading(judgment, False, why, Facts(docid, facts, 1.0))


def _add_facts(reading: _Reading, sentences: Sequence[Sentence]) -> _Reading:
    if reading.facts is not None:
        return reading
    if reading.otherwise is not None and not decides_a_case([sentence.role for sentence in sentences]):
        return reading.otherwise
    citations = cite_judgment(reading.judgment, {})
    facts = gather_facts(reading.judgment, sentences, citations.quotations, min_facts=1)
    return replace(reading, facts=facts, citations=citations)


def _list_sentences(readings: Sequence[_Reading]) -> Mapping[str, Sequence[str]]:
    """The facts of each document as they are written."""
    return {
        reading.judgment.docid: [sentence.text for sentence in reading.facts.sentences]
        for reading in readings
        if isinstance(reading.facts, Facts)
    }


def _prepare(readings: Sequence[_Reading]) -> Iterator[FactsToMask]:
    for reading in readings:
        if isinstance(reading.facts, Facts) and reading.facts.sentences:
            citations = reading.citations or cite_judgment(reading.judgment, {})
            yield prepare(as_row(reading.facts), as_row(reading.judgment), as_row(citations))


def _cut_masked(given: Given) -> Sequence[str]:
    """Sentences stay as they are given; a text is cut."""
    if isinstance(given, Judgment | TitledText):
        raise TypeError("a judgment is not masked")
    if not isinstance(given, str):
        return given
    texts = [unify_line_ends(given)]
    return read_sentences(texts, find_sentences(texts))
