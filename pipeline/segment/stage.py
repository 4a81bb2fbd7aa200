"""Stage `segment`: a judgment split into sentences, each with its rhetorical role.

Paragraphs are split one by one, so no sentence runs from one into the next. The tagger is passed in: this
package does not know any models.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from pipeline.parquet import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan
from pipeline.text.one_line import join_lines
from pipeline.text.sentences import split_sentences
from schemas.errors import BadInputError
from schemas.records import Dropped, Judgment, SegmentedJudgment, Sentence, judgment_from_row

NAME = "segment"

BATCH_SENTENCES = 16_384  # tagged at once; more only if one judgment has more
NO_SENTENCE = "has no sentence"

SentenceSpan = tuple[int, int, int]  # paragraph, start, end
Role = tuple[str, float]  # with its score


class RoleTagger(Protocol):
    """Finds the roles of all sentences of a document together."""

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[Role]]:
        """The role of each sentence of each document, and how probable it is."""
        ...


@dataclass(frozen=True, slots=True)
class LoadedTagger:
    """A tagger, and the digest of the files that it was loaded from."""

    tagger: RoleTagger
    digest: str


def plan_segment(parse: StagePlan, tagger_digest: str, *, tagger_code: str = __package__) -> StagePlan:
    """One shard per shard of parsed judgments. `tagger_code` names the module that runs the tagger."""
    parameters = {"tagger": tagger_digest}
    return StagePlan(NAME, (__package__, tagger_code), SegmentedJudgment, parameters, parse.keys)


def segment_shard(
    job: ShardJob, parsed: Path, load_tagger: Callable[[Path], LoadedTagger], weights: Path, digest: str
) -> ShardSummary:
    """Make one shard from the shard of parsed judgments. The tagger is loaded here, in the worker process,
    and its digest must be that of the plan: shards of two taggers do not make one table."""
    loaded = load_tagger(weights)
    if loaded.digest != digest:
        advice = "run again, and do not replace the tagger during the run"
        raise BadInputError(f"{weights} has changed since the stage {NAME} was planned: {advice}")
    judgments = (judgment_from_row(row) for row in iterate_rows(parsed))
    return write_shard(job, segment_judgments(judgments, loaded.tagger), documents_in=count_rows(parsed))


def segment_judgments(
    judgments: Iterable[Judgment], tagger: RoleTagger
) -> Iterator[SegmentedJudgment | Dropped]:
    """Split and tag judgments in batches: memory does not grow with their number."""
    batch: list[_SplitJudgment] = []
    size = 0
    for judgment in judgments:
        split = _split_judgment(judgment)
        if not split.texts:
            yield Dropped(split.docid, NAME, NO_SENTENCE)
            continue
        if batch and size + len(split.texts) > BATCH_SENTENCES:
            yield from _tag_batch(batch, tagger)
            batch, size = [], 0
        batch.append(split)
        size += len(split.texts)
    if batch:
        yield from _tag_batch(batch, tagger)


def find_sentences(paragraphs: Sequence[str]) -> list[SentenceSpan]:
    """The spans of all sentences. None runs from one paragraph into the next."""
    return [
        (index, start, end) for index, text in enumerate(paragraphs) for start, end in split_sentences(text)
    ]


def read_sentences(paragraphs: Sequence[str], spans: Sequence[SentenceSpan]) -> list[str]:
    """Each sentence on one line."""
    return [join_lines(paragraphs[index], start, end).text for index, start, end in spans]


@dataclass(frozen=True, slots=True)
class _SplitJudgment:
    """A judgment split into sentences that have no roles yet."""

    docid: str
    spans: list[SentenceSpan]
    texts: list[str]


def _split_judgment(judgment: Judgment) -> _SplitJudgment:
    texts = [paragraph.text for paragraph in judgment.paragraphs]
    spans = find_sentences(texts)
    return _SplitJudgment(judgment.docid, spans, read_sentences(texts, spans))


def _tag_batch(batch: Sequence[_SplitJudgment], tagger: RoleTagger) -> Iterator[SegmentedJudgment]:
    for split, roles in zip(batch, tagger.tag([split.texts for split in batch]), strict=True):
        tagged = zip(split.spans, roles, strict=True)
        yield SegmentedJudgment(split.docid, [Sentence(*span, role, score) for span, (role, score) in tagged])
