"""From what a user gives to what a classifier reads: masked facts, made by the code of the stages.

A judgment is cut into sentences, which get roles; the facts among them are masked. Facts are only cut and
masked. What a plain text is, it must show: see `has_head` and `decides_a_case`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from flows.given_judgments import has_head, make_judgment, read_text_judgment
from flows.given_texts import unify_line_ends
from flows.masking import load_chosen_entities
from flows.tagging import load_chosen_tagger
from pipeline.cite import cite_judgment
from pipeline.facts import gather_facts
from pipeline.found import EntityFinder
from pipeline.mask import FactsToMask, mask_documents, prepare
from pipeline.segment import Place, RoleTagger, cut_paragraphs, read_places, segment_judgments
from schemas.masks import PRESETS
from schemas.records import (
    Dropped,
    Facts,
    FactSentence,
    Judgment,
    MaskedFacts,
    Paragraph,
    Segmented,
    Sentence,
    as_row,
)
from schemas.roles import FACTS, PRESENT_RULING
from schemas.settings import Settings

Given = str | Sequence[str] | Judgment  # a text, sentences of facts, or a judgment that was parsed

# What shows that a text without a head is a judgment; docs/predicting.md tells how often that is right.
_FEWEST_SENTENCES = 10
_MOST_FACTS = 0.6  # of its sentences

_ASKED_FOR = "you said so"


class ReadAs(StrEnum):
    """How a text is to be taken."""

    AUTO = "auto"
    FACTS = "facts"
    JUDGMENT = "judgment"
    MASKED = "masked"  # facts that need no masks any more


@dataclass(frozen=True, slots=True)
class MaskedText:
    """The facts of a text as a classifier reads them."""

    sentences: Sequence[str]
    is_judgment: bool
    why: str  # it was taken as that

    @property
    def has_facts(self) -> bool:
        return any(map(str.strip, self.sentences))


class FactsReader:
    """Reads texts. The tagger and the entity finder are loaded when a text needs them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def read(self, texts: Sequence[Given], read_as: ReadAs = ReadAs.AUTO) -> list[MaskedText]:
        """The masked facts of each; together they are quicker."""
        if read_as == ReadAs.MASKED:
            return [MaskedText(_cut_masked(text), False, "it is masked already") for text in texts]
        taken = [_take(str(number), text, read_as) for number, text in enumerate(texts)]
        segmented = self._segment([each.judgment for each in taken if each.facts is None])
        taken = [_tell_facts(each, segmented.get(each.judgment.docid, ())) for each in taken]
        masked = self._mask(taken)
        return [MaskedText(masked.get(each.judgment.docid, ()), each.is_judgment, each.why) for each in taken]

    def _segment(self, judgments: Sequence[Judgment]) -> Mapping[str, Sequence[Sentence]]:
        if not judgments:
            return {}
        tagged = segment_judgments(judgments, self._tagger)
        return {each.docid: each.sentences for each in tagged if isinstance(each, Segmented)}

    def _mask(self, taken: Sequence["_Taken"]) -> Mapping[str, Sequence[str]]:
        documents = list(_prepare(taken))
        if not documents:
            return {}
        masked = mask_documents(documents, self._entities, PRESETS[self._settings.masks])
        return {each.docid: each.sentences for each in masked if isinstance(each, MaskedFacts)}

    @cached_property
    def _tagger(self) -> RoleTagger:
        return load_chosen_tagger(self._settings)

    @cached_property
    def _entities(self) -> EntityFinder:
        return load_chosen_entities(self._settings)


def decides_a_case(roles: Sequence[str]) -> bool:
    """Are these the roles of a judgment's sentences? It decides something, and tells more than facts."""
    counts = Counter(roles)
    is_long = len(roles) >= _FEWEST_SENTENCES
    return is_long and counts[PRESENT_RULING] > 0 and counts[FACTS] < _MOST_FACTS * len(roles)


@dataclass(frozen=True, slots=True)
class _Taken:
    """A text and what it is taken for."""

    judgment: Judgment
    is_judgment: bool
    why: str
    facts: Facts | Dropped | None = None  # None: the roles of its sentences will tell
    otherwise: "_Taken | None" = None  # if they show that it is no judgment


def _take(docid: str, given: Given, read_as: ReadAs) -> _Taken:
    if isinstance(given, Judgment):
        return _Taken(replace(given, docid=docid), True, "it is a page or an API answer")
    if not isinstance(given, str):
        places = [(number, 0, len(sentence)) for number, sentence in enumerate(given)]
        return _take_facts(docid, given, places, "they are given as sentences")
    if read_as == ReadAs.FACTS:
        return _take_text(docid, given, _ASKED_FOR)
    if read_as == ReadAs.JUDGMENT:
        return _Taken(read_text_judgment(given, docid), True, _ASKED_FOR)
    if has_head(given):
        why = "a title or preamble stands above it"
        return _Taken(read_text_judgment(given, docid), True, why)
    return _take_headless(docid, given)


def _take_headless(docid: str, text: str) -> _Taken:
    """Facts, unless it is long enough for a judgment and its roles show one."""
    facts = _take_text(docid, text, "it has no title, no preamble and no decision")
    if isinstance(facts.facts, Facts) and len(facts.facts.sentences) < _FEWEST_SENTENCES:
        return facts
    return _Taken(read_text_judgment(text, docid), True, "it decides a case", otherwise=facts)


def _take_text(docid: str, text: str, why: str) -> _Taken:
    texts = [unify_line_ends(text)]
    return _take_facts(docid, texts, cut_paragraphs(texts), why)


def _take_facts(docid: str, texts: Sequence[str], places: Sequence[Place], why: str) -> _Taken:
    judgment = make_judgment(docid, [Paragraph("p", text, None) for text in texts])
    read = zip(places, read_places(texts, places), strict=True)
    facts = [FactSentence(*place, sentence, 1.0) for place, sentence in read if sentence]
    return _Taken(judgment, False, why, Facts(docid, facts, 1.0))


def _tell_facts(taken: _Taken, sentences: Sequence[Sentence]) -> _Taken:
    if taken.facts is not None:
        return taken
    if taken.otherwise is not None and not decides_a_case([each.role for each in sentences]):
        return taken.otherwise
    return replace(taken, facts=gather_facts(taken.judgment, sentences, min_facts=1))


def _prepare(taken: Sequence[_Taken]) -> Iterator[FactsToMask]:
    for each in taken:
        if isinstance(each.facts, Facts) and each.facts.sentences:
            citations = cite_judgment(each.judgment, {})
            yield prepare(as_row(each.facts), as_row(each.judgment), as_row(citations))


def _cut_masked(given: Given) -> Sequence[str]:
    """Sentences stay as they are given; a text is cut."""
    if isinstance(given, Judgment):
        raise TypeError("a judgment is not masked")
    if not isinstance(given, str):
        return given
    texts = [unify_line_ends(given)]
    return read_places(texts, cut_paragraphs(texts))
