"""Stage `facts`: the sentences of a judgment that say what happened, in order.

The tagger says which they are. A few rules overrule it where it must never be believed: see
pipeline/facts/exclusions.py.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from pipeline.facts.exclusions import find_exclusions
from pipeline.parquet import count_rows, iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan, digest_lines
from pipeline.text.one_line import join_lines
from schemas.records import (
    Dropped,
    Facts,
    FactSentence,
    Judgment,
    Quotation,
    Sentence,
    judgment_from_row,
)
from schemas.roles import FACTS

NAME = "facts"

Row = dict[str, Any]


def plan_facts(segment: StagePlan, cite: StagePlan, *, min_facts: int) -> StagePlan:
    """One shard per shard of `segment` and `cite`, whose keys also cover the parsed judgments."""
    parameters: Parameters = {"min_facts": min_facts}
    inputs = tuple(digest_lines(keys) for keys in zip(segment.keys, cite.keys, strict=True))
    return StagePlan(NAME, (__package__,), Facts, parameters, inputs)


def facts_shard(job: ShardJob, parsed: Path, cited: Path, segmented: Path, min_facts: int) -> ShardSummary:
    """Make one shard from the shards of parsed judgments, of what they quote, and of their sentences."""
    rows = _join(iterate_rows(segmented), iterate_rows(parsed), iterate_rows(cited, ["docid", "quotations"]))
    results = (gather_facts(*document, min_facts=min_facts) for document in rows)
    return write_shard(job, results, documents_in=count_rows(segmented))


def gather_facts(
    judgment: Judgment, sentences: Sequence[Sentence], quotations: Sequence[Quotation], *, min_facts: int
) -> Facts | Dropped:
    """The facts of one judgment, if there are enough of them."""
    exclusions = find_exclusions(judgment.paragraphs, sentences, quotations)
    facts = [
        _read_fact(judgment, sentence)
        for sentence, exclusion in zip(sentences, exclusions, strict=True)
        if sentence.role == FACTS and exclusion is None
    ]
    if len(facts) < min_facts:
        reason = f"fewer than {min_facts} fact sentences" if min_facts > 1 else "no fact sentence"
        return Dropped(judgment.docid, NAME, reason)
    return Facts(judgment.docid, facts, sum(fact.score for fact in facts) / len(facts))


def _join(
    segmented: Iterable[Row], judgments: Iterator[Row], cited: Iterator[Row]
) -> Iterator[tuple[Judgment, list[Sentence], list[Quotation]]]:
    """Each judgment with its sentences and quotations. All tables have the same order; the first may have
    fewer rows."""
    for row in segmented:
        judgment, citations = (
            next(other for other in table if other["docid"] == row["docid"]) for table in (judgments, cited)
        )
        sentences = [Sentence(**sentence) for sentence in row["sentences"]]
        quotations = [Quotation(**quotation) for quotation in citations["quotations"]]
        yield judgment_from_row(judgment), sentences, quotations


def _read_fact(judgment: Judgment, sentence: Sentence) -> FactSentence:
    paragraph, start, end = sentence.paragraph, sentence.start, sentence.end
    text = join_lines(judgment.paragraphs[paragraph].text, start, end).text
    return FactSentence(paragraph, start, end, text, sentence.score)
