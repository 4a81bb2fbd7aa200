"""Stage `mask`: the facts of a judgment without names, dates, places and section numbers.

What is masked, and how, is a preset's choice; sexual offences and cases of children always get the strict
tier. Nothing but the masks is changed: they are kept as spans of the sentences as they were. The entity
finder is passed in: this package knows no models.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from pipeline.find import Everything, Unmasked, find_in_documents
from pipeline.found import EntityFinder, Span, Texts
from pipeline.masking import Masked, mask_texts
from pipeline.name_words import list_words
from pipeline.preamble import MOST_CHARACTERS, find_preamble_end
from pipeline.provisions import map_spans
from pipeline.rows import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan, digest_lines
from pipeline.strict import choose_tier
from schemas.errors import BadInputError
from schemas.masks import PRESETS, STRICT, STRICT_PRESET, Preset
from schemas.records import Dropped, Mask, MaskedFacts, Mention

NAME = "mask"
VERSION = 2

FORGOTTEN = "on the removal list"
BATCH_CHARACTERS = 500_000  # read by the entity finder at once; more only if one judgment has more

MASKER_MODULES = list_words(
    """
    abbreviations act_names act_refs act_spans case_names case_numbers cover dates_found find found
    hindi_names identifiers law_reports mask mask_forms masking merging name_cues name_forms name_index
    name_parts name_runs name_words names ner organisations parties people persons phrases places preamble
    preamble_cues preamble_names provisions reading second_look section_numbers section_spans strict
    things
    """
)
MASKER_SCHEMAS = ("acts.py", "ipc.csv", "masks.py", "statutes.py")

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class LoadedEntities:
    """An entity finder, and the digest of the files that it was loaded from."""

    finder: EntityFinder
    digest: str


@dataclass(frozen=True, slots=True)
class Choices:
    """How a shard is masked. Plain values only: they travel to worker processes."""

    ner: str  # a spaCy pipeline's name or folder
    digest: str  # of its files when the stage was planned
    preset: str
    forgotten: frozenset[str]


@dataclass(frozen=True, slots=True)
class FactsToMask:
    """The facts of one judgment, with what the finders have to know."""

    docid: str
    unmasked: Unmasked

    @property
    def characters(self) -> int:
        texts = self.unmasked.texts
        return sum(map(len, texts.masked)) + sum(map(len, texts.beside))


def plan_mask(
    facts: StagePlan, cite: StagePlan, choices: Choices, locate: Callable[[str], int | None]
) -> StagePlan:
    """One shard for each of the stage `facts`. A document that is forgotten touches its own shard only, which
    `locate` tells, if there is one."""
    parameters: Parameters = {
        "preset": choices.preset,
        "entities": choices.digest,
        "finders": identify_maskers(),
    }
    forgotten: dict[int | None, list[str]] = defaultdict(list)
    for docid in sorted(choices.forgotten):
        forgotten[locate(docid)].append(docid)
    inputs = tuple(
        digest_lines((*keys, *forgotten[index]))
        for index, keys in enumerate(zip(facts.keys, cite.keys, strict=True))
    )
    return StagePlan(NAME, VERSION, MaskedFacts, parameters, inputs)


@cache
def identify_maskers() -> str:
    """A digest of the files that decide what is found and how it is masked, word lists and all."""
    digest = sha256()
    for name in sorted(MASKER_MODULES):
        digest.update(files("pipeline").joinpath(f"{name}.py").read_bytes())
    for name in MASKER_SCHEMAS:
        digest.update(files("schemas").joinpath(name).read_bytes())
    lists = files("pipeline").joinpath("gazetteers").iterdir()
    for path in sorted((each for each in lists if each.name.endswith(".txt")), key=lambda each: each.name):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def mask_shard(
    job: ShardJob,
    parsed: Path,
    cited: Path,
    facts: Path,
    load_entities: Callable[[str], LoadedEntities],
    choices: Choices,
) -> ShardSummary:
    """Make one shard from those of parsed judgments, citations and facts. The entity finder is loaded here,
    in the worker process, and must be the one with the digest of the plan."""
    loaded = load_entities(choices.ner)
    if loaded.digest != choices.digest:
        wait = "run again, and leave it alone until the run has ended"
        raise BadInputError(f"{choices.ner} is not what it was when the stage {NAME} was planned: {wait}")
    columns = ["docid", "title", "author", "bench", "paragraphs"]
    rows = _join(iterate_rows(facts), iterate_rows(parsed, columns), iterate_rows(cited))
    results = mask_rows(rows, loaded.finder, PRESETS[choices.preset], choices.forgotten)
    return write_shard(job, results, documents_in=count_rows(facts))


def mask_rows(
    rows: Iterable[tuple[Row, Row, Row]],
    entities: EntityFinder,
    preset: Preset,
    forgotten: Collection[str] = frozenset(),
) -> Iterator[MaskedFacts | Dropped]:
    """Mask the facts of judgments; rows are of facts, judgment and citations."""

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
    held = 0
    for document in documents:
        if isinstance(document, Dropped):
            yield document
            continue
        if batch and held + document.characters > BATCH_CHARACTERS:
            yield from _mask_batch(batch, entities, preset)
            batch, held = [], 0
        batch.append(document)
        held += document.characters
    if batch:
        yield from _mask_batch(batch, entities, preset)


def write_over(document: Unmasked, everything: Everything, preset: Preset) -> Masked:
    """Mask what was found in a document. The strict tier leaves no choice of a preset."""
    chosen = STRICT_PRESET if document.tier == STRICT else preset
    return mask_texts(document.texts, everything.found, chosen, everything.known)


def prepare(facts: Row, judgment: Row, citations: Row) -> FactsToMask:
    """What the finders read of one judgment: sentences of facts, title, preamble, and where sections are
    cited."""
    paragraphs = [paragraph["text"] for paragraph in judgment["paragraphs"]]
    spans = _list_cited(citations, paragraphs)
    cited = [
        map_spans(paragraphs[each["paragraph"]], each["start"], each["end"], spans[each["paragraph"]])
        for each in facts["sentences"]
    ]
    texts = Texts(
        [each["text"] for each in facts["sentences"]], judgment["title"], _read_preamble(paragraphs)
    )
    tier = choose_tier([Mention(**mention) for mention in citations["mentions"]])
    people = [name for name in (judgment["author"], *judgment["bench"]) if name]
    return FactsToMask(facts["docid"], Unmasked(texts, cited, tier, people))


def _mask_batch(
    batch: Sequence[FactsToMask], entities: EntityFinder, preset: Preset
) -> Iterator[MaskedFacts]:
    for document, everything in zip(
        batch, find_in_documents([each.unmasked for each in batch], entities), strict=True
    ):
        tier = document.unmasked.tier
        masked = write_over(document.unmasked, everything, preset)
        masks = [
            Mask(index, each.start, each.end, each.kind, each.rule, each.number)
            for index, spans in enumerate(masked.masks)
            for each in spans
        ]
        yield MaskedFacts(document.docid, tier, masked.texts, masks)


def _join(
    facts: Iterable[Row], judgments: Iterator[Row], citations: Iterator[Row]
) -> Iterator[tuple[Row, Row, Row]]:
    """Rows of the same document. All tables have the same order; the first has fewer rows."""
    for row in facts:
        docid = row["docid"]
        judgment, cited = (
            next(each for each in others if each["docid"] == docid) for others in (judgments, citations)
        )
        yield row, judgment, cited


def _list_cited(citations: Row, paragraphs: Sequence[str]) -> Mapping[int, list[Span]]:
    """For each paragraph where a section is cited, or a number stands that only looks so. Words under a link
    that name no number give nothing away."""
    spans: dict[int, list[Span]] = defaultdict(list)
    for each in (*citations["mentions"], *citations["rejected"]):
        place, start, end = each["paragraph"], each["start"], each["end"]
        if any(character.isdigit() for character in paragraphs[place][start:end]):
            spans[place].append((start, end))
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
