"""Stage `mask`: the facts of a judgment without names, dates, places and section numbers.

A preset decides what is masked and how; sexual offences and cases of children always get the strict tier.
Nothing but the masks is changed, and they are kept as spans of the original sentences. The entity finder is
passed in: this package imports no models.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.mask.finders import DocumentFindings, MaskingInput, find_in_documents
from pipeline.mask.finding import DocumentTexts, EntityFinder
from pipeline.mask.people.preamble import MOST_CHARACTERS, find_preamble_end
from pipeline.mask.strict_tier import choose_tier
from pipeline.mask.written_masks import MaskedTexts, mask_texts
from pipeline.parquet import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan, digest_lines
from pipeline.text.one_line import join_lines
from pipeline.text.spans import Span
from schemas.errors import BadInputError
from schemas.masks import PRESETS, STRICT, STRICT_PRESET, Preset
from schemas.records import Dropped, Mask, MaskedFacts, Mention

NAME = "mask"

FORGOTTEN = "on the removal list"
BATCH_CHARACTERS = 500_000  # that the entity finder reads at once; more only if one judgment has more


Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class LoadedEntities:
    """An entity finder and the digest of the files it was loaded from."""

    finder: EntityFinder
    digest: str


@dataclass(frozen=True, slots=True)
class MaskOptions:
    """How a shard is masked. Plain values only: they are sent to worker processes."""

    ner: str  # the name or folder of a spaCy pipeline
    digest: str  # of its files when the stage was planned
    preset: str
    forgotten: frozenset[str]


@dataclass(frozen=True, slots=True)
class FactsToMask:
    """The facts of one judgment, with what the finders need to know."""

    docid: str
    document: MaskingInput

    @property
    def characters(self) -> int:
        texts = self.document.texts
        return sum(map(len, texts.sentences)) + sum(map(len, texts.context))


def plan_mask(
    facts: StagePlan,
    cite: StagePlan,
    options: MaskOptions,
    locate: Callable[[str], int | None],
    *,
    finder_code: str = __package__,
) -> StagePlan:
    """One shard for each shard of the stage `facts`. `finder_code` names the module that runs the entity
    finder. A forgotten document changes only its own shard, which `locate` finds, if there is one."""
    parameters: Parameters = {
        "preset": options.preset,
        "entities": options.digest,
    }
    forgotten: dict[int | None, list[str]] = defaultdict(list)
    for docid in sorted(options.forgotten):
        forgotten[locate(docid)].append(docid)
    inputs = tuple(
        digest_lines((*keys, *forgotten[index]))
        for index, keys in enumerate(zip(facts.keys, cite.keys, strict=True))
    )
    return StagePlan(NAME, (__package__, finder_code), MaskedFacts, parameters, inputs)


def mask_shard(
    job: ShardJob,
    parsed: Path,
    cited: Path,
    facts: Path,
    load_entities: Callable[[str], LoadedEntities],
    options: MaskOptions,
) -> ShardSummary:
    """Make one shard from those of parsed judgments, citations and facts. The entity finder is loaded here,
    in the worker process, and must have the digest of the plan."""
    loaded = load_entities(options.ner)
    if loaded.digest != options.digest:
        advice = "run again, and do not change it until the run has ended"
        raise BadInputError(f"{options.ner} has changed since the stage {NAME} was planned: {advice}")
    columns = ["docid", "title", "author", "bench", "paragraphs"]
    rows = _join(iterate_rows(facts), iterate_rows(parsed, columns), iterate_rows(cited))
    results = mask_rows(rows, loaded.finder, PRESETS[options.preset], options.forgotten)
    return write_shard(job, results, documents_in=count_rows(facts))


def mask_rows(
    rows: Iterable[tuple[Row, Row, Row]],
    entities: EntityFinder,
    preset: Preset,
    forgotten: Collection[str] = frozenset(),
) -> Iterator[MaskedFacts | Dropped]:
    """Mask the facts of judgments, given as rows of the tables of facts, judgments and citations."""

    def prepare_kept() -> Iterator[FactsToMask | Dropped]:
        for facts, judgment, citations in rows:
            docid = facts["docid"]
            yield (
                Dropped(docid, NAME, FORGOTTEN) if docid in forgotten else prepare(facts, judgment, citations)
            )

    return mask_documents(prepare_kept(), entities, preset)


def mask_documents(
    documents: Iterable[FactsToMask | Dropped], entities: EntityFinder, preset: Preset
) -> Iterator[MaskedFacts | Dropped]:
    """Mask documents in batches: memory does not grow with their number."""
    batch: list[FactsToMask] = []
    characters = 0
    for document in documents:
        if isinstance(document, Dropped):
            yield document
            continue
        if batch and characters + document.characters > BATCH_CHARACTERS:
            yield from _mask_batch(batch, entities, preset)
            batch, characters = [], 0
        batch.append(document)
        characters += document.characters
    if batch:
        yield from _mask_batch(batch, entities, preset)


def mask_document(document: MaskingInput, findings: DocumentFindings, preset: Preset) -> MaskedTexts:
    """Mask what was found in a document. The strict tier overrides the preset."""
    chosen = STRICT_PRESET if document.tier == STRICT else preset
    return mask_texts(document.texts, findings.by_text, chosen, findings.known)


def prepare(facts: Row, judgment: Row, citations: Row) -> FactsToMask:
    """What the finders read of one judgment: the sentences of its facts, title and preamble, and where
    sections are cited."""
    paragraphs = [paragraph["text"] for paragraph in judgment["paragraphs"]]
    spans = _list_cited(citations, paragraphs)
    cited = []
    for sentence in facts["sentences"]:
        index = sentence["paragraph"]
        line = join_lines(paragraphs[index], sentence["start"], sentence["end"])
        cited.append(line.from_source(spans[index]))
    sentences = [sentence["text"] for sentence in facts["sentences"]]
    texts = DocumentTexts(sentences, judgment["title"], _read_preamble(paragraphs))
    tier = choose_tier([Mention(**mention) for mention in citations["mentions"]])
    people = [name for name in (judgment["author"], *judgment["bench"]) if name]
    return FactsToMask(facts["docid"], MaskingInput(texts, cited, tier, people))


def _mask_batch(
    batch: Sequence[FactsToMask], entities: EntityFinder, preset: Preset
) -> Iterator[MaskedFacts]:
    found = find_in_documents([facts.document for facts in batch], entities)
    for facts, findings in zip(batch, found, strict=True):
        masked = mask_document(facts.document, findings, preset)
        masks = [
            Mask(index, mask.start, mask.end, mask.kind, mask.rule, mask.number)
            for index, in_sentence in enumerate(masked.masks)
            for mask in in_sentence
        ]
        yield MaskedFacts(facts.docid, facts.document.tier, masked.texts, masks)


def _join(
    facts: Iterable[Row], judgments: Iterator[Row], citations: Iterator[Row]
) -> Iterator[tuple[Row, Row, Row]]:
    """The rows of each document. All tables have the same order; the first has fewer rows."""
    for row in facts:
        docid = row["docid"]
        judgment, cited = (
            next(other for other in rows if other["docid"] == docid) for rows in (judgments, citations)
        )
        yield row, judgment, cited


def _list_cited(citations: Row, paragraphs: Sequence[str]) -> Mapping[int, list[Span]]:
    """For each paragraph where a section is cited, or a number only looks like a section. A link without a
    number gives nothing away."""
    spans: dict[int, list[Span]] = defaultdict(list)
    for mention in (*citations["mentions"], *citations["rejected"]):
        index, start, end = mention["paragraph"], mention["start"], mention["end"]
        if any(character.isdigit() for character in paragraphs[index][start:end]):
            spans[index].append((start, end))
    return spans


def _read_preamble(paragraphs: Sequence[str]) -> list[str]:
    taken, length = [], 0
    for text in paragraphs:
        if length > MOST_CHARACTERS:
            break
        taken.append(text)
        length += len(text)
    top = "\n\n".join(taken)
    end = find_preamble_end(top)
    return [top[:end]] if end else []
