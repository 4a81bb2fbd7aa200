"""Stage `segment`: a judgment cut into sentences, each with its rhetorical role.

Paragraphs are cut one by one, so no sentence runs from one into the next. The tagger is passed in: this
package knows no models.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from pipeline.rows import count_rows, iterate_rows
from pipeline.sentences import identify_splitter, split_sentences
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan
from schemas.errors import BadInputError
from schemas.records import Dropped, Judgment, Segmented, Sentence, judgment_from_row

NAME = "segment"
VERSION = 1

BATCH_SENTENCES = 16_384  # tagged at once; more only if one judgment has more
NO_SENTENCE = "has no sentence"

Place = tuple[int, int, int]  # paragraph, start, end
Role = tuple[str, float]  # with its score


class RoleTagger(Protocol):
    """Tells the roles of all sentences of a document together."""

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[Role]]:
        """For each document the role of each sentence, and how probable it is."""
        ...


@dataclass(frozen=True, slots=True)
class LoadedTagger:
    """A tagger, and the digest of the files that it was loaded from."""

    tagger: RoleTagger
    digest: str


def plan_segment(parse: StagePlan, tagger_digest: str) -> StagePlan:
    """One shard for each shard of parsed judgments."""
    parameters = {"splitter": identify_splitter(), "tagger": tagger_digest}
    return StagePlan(NAME, VERSION, Segmented, parameters, parse.keys)


def segment_shard(
    job: ShardJob, parsed: Path, load_tagger: Callable[[Path], LoadedTagger], weights: Path, digest: str
) -> ShardSummary:
    """Make one shard from the shard of parsed judgments. The tagger is loaded here, in the worker process,
    and must be the one with the digest of the plan: shards of two taggers are no table."""
    loaded = load_tagger(weights)
    if loaded.digest != digest:
        wait = "run again, and leave the tagger alone until the run has ended"
        raise BadInputError(f"{weights} has another tagger than when the stage {NAME} was planned: {wait}")
    judgments = (judgment_from_row(row) for row in iterate_rows(parsed))
    return write_shard(job, segment_judgments(judgments, loaded.tagger), documents_in=count_rows(parsed))


def segment_judgments(judgments: Iterable[Judgment], tagger: RoleTagger) -> Iterator[Segmented | Dropped]:
    """Cut and tag judgments in batches: memory does not grow with their number."""
    batch: list[_Cut] = []
    held = 0
    for judgment in judgments:
        cut = _cut_judgment(judgment)
        if not cut.texts:
            yield Dropped(cut.docid, NAME, NO_SENTENCE)
            continue
        if batch and held + len(cut.texts) > BATCH_SENTENCES:
            yield from _tag_batch(batch, tagger)
            batch, held = [], 0
        batch.append(cut)
        held += len(cut.texts)
    if batch:
        yield from _tag_batch(batch, tagger)


def read_sentence(paragraph: str, start: int, end: int) -> str:
    """A sentence on one line. How set text breaks and indents its lines is no part of what it says."""
    return " ".join(paragraph[start:end].split())


def cut_paragraphs(paragraphs: Sequence[str]) -> list[Place]:
    """Where the sentences stand. None of them runs from one paragraph into the next."""
    return [
        (index, start, end) for index, text in enumerate(paragraphs) for start, end in split_sentences(text)
    ]


def read_places(paragraphs: Sequence[str], places: Sequence[Place]) -> list[str]:
    """Each sentence on one line."""
    return [read_sentence(paragraphs[index], start, end) for index, start, end in places]


@dataclass(frozen=True, slots=True)
class _Cut:
    """A judgment cut into sentences that have no roles yet."""

    docid: str
    places: list[Place]
    texts: list[str]


def _cut_judgment(judgment: Judgment) -> _Cut:
    texts = [paragraph.text for paragraph in judgment.paragraphs]
    places = cut_paragraphs(texts)
    return _Cut(judgment.docid, places, read_places(texts, places))


def _tag_batch(batch: Sequence[_Cut], tagger: RoleTagger) -> Iterator[Segmented]:
    for cut, roles in zip(batch, tagger.tag([cut.texts for cut in batch]), strict=True):
        tagged = zip(cut.places, roles, strict=True)
        yield Segmented(cut.docid, [Sentence(*place, role, score) for place, (role, score) in tagged])
