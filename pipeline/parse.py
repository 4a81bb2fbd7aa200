"""Stage `parse`: archived pages and API answers become Judgment records, or are dropped with a reason."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from pipeline.archive import Archive
from pipeline.pages import UnparsableError, parse_document
from pipeline.sanity import check_judgment
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, count_shards, digest_lines, find_shard
from schemas.records import Dropped, Fetch, Judgment

NAME = "parse"
VERSION = 1
STATUTE_DROPPED = "a statute, not a judgment"  # the stage `statutes` looks for these


@dataclass(frozen=True, slots=True)
class ParsePlan:
    """The stage's plan and the fetched documents of each shard."""

    stage: StagePlan
    shards: tuple[tuple[Fetch, ...], ...]


def plan_parse(fetches: Iterable[Fetch], courts: Sequence[str]) -> ParsePlan:
    """Plan the stage over the newest fetch of each document."""
    documents = list(fetches)
    shards: list[list[Fetch]] = [[] for _ in range(count_shards(len(documents)))]
    for fetch in sorted(documents, key=lambda fetch: fetch.key):
        shards[find_shard(fetch.key, len(shards))].append(fetch)
    inputs = tuple(digest_lines(map(_identify, shard)) for shard in shards)
    stage = StagePlan(NAME, VERSION, Judgment, {"courts": ",".join(courts)}, inputs)
    return ParsePlan(stage, tuple(tuple(shard) for shard in shards))


def parse_shard(
    job: ShardJob, archive: Path, fetches: Sequence[Fetch], courts: Collection[str]
) -> ShardSummary:
    """Make one shard."""
    with Archive.open_for_reading(archive) as reader:
        return write_shard(job, parse_fetches(reader, fetches, courts), documents_in=len(fetches))


def parse_fetches(
    archive: Archive, fetches: Iterable[Fetch], courts: Collection[str]
) -> Iterator[Judgment | Dropped]:
    """Parse archived documents one by one."""
    for fetch in fetches:
        yield _parse_one(fetch, archive.read(fetch), courts)


def _identify(fetch: Fetch) -> str:
    """What parsing a document depends on: its bytes, and the year in which no later decision can be."""
    return f"{fetch.key} {fetch.digest} {fetch.fetched_at.year}"


def _parse_one(fetch: Fetch, body: bytes, courts: Collection[str]) -> Judgment | Dropped:
    docid = fetch.key
    try:
        document = parse_document(body, docid=docid, latest=date(fetch.fetched_at.year, 12, 31))
    except UnparsableError as error:
        return Dropped(docid, NAME, str(error))
    if not isinstance(document, Judgment):
        return Dropped(docid, NAME, STATUTE_DROPPED)
    reason = check_judgment(document, courts)
    return document if reason is None else Dropped(docid, NAME, reason)
