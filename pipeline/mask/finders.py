"""Everything in a document that may have to be masked: what all finders find, together.

Finders are discovered: adding one is adding a module to this package that defines a `Finder` as `FINDER`.
They read running text on one line, however it was printed, and a preamble with its line breaks, which show
who is who. Every name that was found is then looked for in the whole document.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from itertools import chain, islice
from pkgutil import walk_packages

from pipeline.mask.entities import tidy_entities
from pipeline.mask.finding import NER, DocumentTexts, EntityFinder, Finder, Finding, Label
from pipeline.mask.people.mentions import find_all_mentions
from pipeline.mask.people.preamble_names import find_preamble_names, is_named_as_kin
from pipeline.mask.people.title_parties import find_parties
from pipeline.text.one_line import OneLine, join_lines, keep_lines
from pipeline.text.spans import Span, SpanIndex
from pipeline.text.vocabulary import VERSUS_ANY
from schemas.masks import CASE, KIN, ORG, PERSON, PLACE, PLAIN, STRICT

_VERSUS = re.compile(rf"\s+(?:{VERSUS_ANY})\b\.?\s+", re.IGNORECASE)
_SURROGATE = re.compile("[\ud800-\udfff]")  # half a character, which JSON can spell and no encoding knows

_COMPANIES = frozenset(("company", "firm"))  # rules


@dataclass(frozen=True, slots=True)
class MaskingInput:
    """A document in which everything is to be found."""

    texts: DocumentTexts
    cited: Sequence[Sequence[Span]] = field(default=())  # for each text where it cites sections; () for none
    tier: str = PLAIN
    people: Sequence[str] = field(default=())  # others who are known to be involved: the bench
    has_preamble: bool = False  # as the first of the texts


@dataclass(frozen=True, slots=True)
class DocumentFindings:
    """What was found in a document."""

    by_text: list[list[Finding]]  # for each text; findings may overlap
    known: list[str]  # names that are known from elsewhere: title, preamble, bench


def find_in_texts(
    texts: DocumentTexts, entities: EntityFinder, cited: Sequence[Sequence[Span]] = (), tier: str = PLAIN
) -> list[list[Finding]]:
    """For each text of one document what may have to be masked in it. Findings may overlap."""
    (findings,) = find_in_documents([MaskingInput(texts, cited, tier)], entities)
    return findings.by_text


def find_in_documents(documents: Sequence[MaskingInput], entities: EntityFinder) -> list[DocumentFindings]:
    """The same for many documents: the entity finder is faster when it gets many texts at once."""
    lines = [_read_lines(document) for document in documents]
    labels = iter(entities.find(_list_texts(documents, lines)))
    return [
        _find_in_document(document, in_document, labels)
        for document, in_document in zip(documents, lines, strict=True)
    ]


def _read_lines(document: MaskingInput) -> list[OneLine]:
    return [
        keep_lines(text) if document.has_preamble and index == 0 else join_lines(text)
        for index, text in enumerate(document.texts.sentences)
    ]


def _list_texts(documents: Sequence[MaskingInput], lines: Sequence[Sequence[OneLine]]) -> list[str]:
    """What the entity finder reads: for each document the texts, then their context."""
    return [
        _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text)
        for document, in_document in zip(documents, lines, strict=True)
        for text in chain((line.text for line in in_document), document.texts.context)
    ]


def _find_in_document(
    document: MaskingInput, lines: Sequence[OneLine], labels: Iterator[list[Label]]
) -> DocumentFindings:
    texts = document.texts
    in_texts, in_context = list(islice(labels, len(lines))), list(islice(labels, len(texts.context)))
    cited = document.cited or [()] * len(lines)
    by_text: list[list[Finding]] = []
    kin: set[str] = set()
    for index, (line, entities, spans) in enumerate(zip(lines, in_texts, cited, strict=True)):
        if document.has_preamble and index == 0:
            findings = find_in_preamble(line.text, entities, spans)
            kin = {line.text[finding.start : finding.end] for finding in findings if finding.kind == KIN}
        else:
            findings = _find_in_sentence(line, entities, spans, document.tier)
        by_text.append(findings)
    names = (
        *find_parties(texts.title),
        *_list_people(texts.context, in_context),
        *document.people,
        *sorted(kin),
    )
    known = list(dict.fromkeys(names))
    mentions = find_all_mentions(texts, by_text, known)
    if document.has_preamble:
        mentions[0] = [_mark_kin(texts.sentences[0], mention, kin) for mention in mentions[0]]
    return DocumentFindings([[*first, *more] for first, more in zip(by_text, mentions, strict=True)], known)


def _find_in_sentence(
    line: OneLine, labels: Sequence[Label], cited: Sequence[Span], tier: str
) -> list[Finding]:
    finders = (
        (finder.in_sentences, finder) for finder in list_finders() if tier == STRICT or not finder.strict_only
    )
    if line.is_source:
        return _run(finders, line.text, labels, cited)
    return [
        Finding(*line.span_to_source(finding.start, finding.end), finding.kind, finding.rule)
        for finding in _run(finders, line.text, labels, line.from_source(cited))
    ]


def find_in_preamble(text: str, labels: Sequence[Label], cited: Sequence[Span]) -> list[Finding]:
    """What is in a preamble. Anyone with a name there is a party, counsel or judge: what would be another
    case in running text is the title of this one, and a company is a party."""
    findings = _run(((finder.in_preamble, finder) for finder in list_finders()), text, labels, cited)
    people = [finding for finding in findings if finding.kind in (PERSON, KIN) and finding.rule != NER]
    relatives = _index_spans(finding for finding in people if finding.kind == KIN)
    people += [
        replace(finding, kind=KIN) if is_named_as_kin(text, finding) else finding
        for finding in findings
        if finding.kind == PERSON
        and finding.rule == NER
        and not relatives.overlaps(finding.start, finding.end)
    ]
    taken = _index_spans(people)
    others = [finding for finding in findings if finding.kind not in (PERSON, KIN)]
    people += [party for case in others if case.kind == CASE for party in _split_title(text, case, taken)]
    taken = _index_spans(people)
    free = [
        finding
        for finding in others
        if finding.kind not in (CASE, ORG, PLACE) or not taken.overlaps(finding.start, finding.end)
    ]
    return people + [
        replace(finding, kind=PERSON) if finding.rule in _COMPANIES else finding for finding in free
    ]


@cache
def list_finders() -> tuple[Finder, ...]:
    """The finders of all modules of this package, in the order that they state, then by module."""
    folders = import_module(__package__).__path__
    modules = [import_module(info.name) for info in walk_packages(folders, f"{__package__}.")]
    finders = {module.__name__: module.FINDER for module in modules if hasattr(module, "FINDER")}
    return tuple(finders[name] for name in sorted(finders, key=lambda name: (finders[name].order, name)))


def _run(
    finders: Iterable[tuple[Callable[..., Iterable[Finding]] | None, Finder]],
    text: str,
    labels: Sequence[Label],
    cited: Sequence[Span],
) -> list[Finding]:
    given = {"labels": labels, "cited": cited}
    return [
        finding
        for find, finder in finders
        if find is not None
        for finding in find(text, *(given[need] for need in finder.needs))
    ]


def _index_spans(findings: Iterable[Finding]) -> SpanIndex:
    return SpanIndex((finding.start, finding.end) for finding in findings)


def _split_title(text: str, case: Finding, taken: SpanIndex) -> Iterator[Finding]:
    """The parties of a title in which nothing else was found."""
    versus = None if taken.overlaps(case.start, case.end) else _VERSUS.search(text, case.start, case.end)
    if versus is not None:
        yield Finding(case.start, versus.start(), PERSON, case.rule)
        yield Finding(versus.end(), case.end, PERSON, case.rule)


def _mark_kin(text: str, mention: Finding, kin: Collection[str]) -> Finding:
    is_kin = mention.kind == PERSON and (
        text[mention.start : mention.end] in kin or is_named_as_kin(text, mention)
    )
    return replace(mention, kind=KIN, rule="kin") if is_kin else mention


def _list_people(context: Sequence[str], labels: Sequence[Sequence[Label]]) -> list[str]:
    """Everyone who is named in the context of the texts."""
    return [
        " ".join(text[finding.start : finding.end].split())
        for text, in_text in zip(context, labels, strict=True)
        for finding in (*find_preamble_names(text), *tidy_entities(text, in_text))
        if finding.kind in (PERSON, KIN)
    ]
