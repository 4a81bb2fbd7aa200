"""Stage `parse`: archived pages, API answers and texts become Judgments, or are dropped with a reason."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from pipeline.archive import Archive
from pipeline.layout import lay_out
from pipeline.page_bytes import PLAIN_TEXT, is_plain_text
from pipeline.pages import UnparsableError, parse_document
from pipeline.sanity import check_judgment
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, digest_lines
from pipeline.warc_records import Capture
from schemas.records import Dropped, Fetch, Judgment

NAME = "parse"
VERSION = 1
STATUTE_DROPPED = "a statute, not a judgment"  # the stage `statutes` looks for these


@dataclass(frozen=True, slots=True)
class ParsePlan:
    """The stage's plan and the fetched documents of each shard."""

    stage: StagePlan
    shards: tuple[tuple[Fetch, ...], ...]


def plan_parse(fetches: Iterable[Fetch], courts: Sequence[str], years: Mapping[str, int]) -> ParsePlan:
    """Plan the stage over the newest fetch of each document; `years` as lay_out wants them."""
    documents = {fetch.key: fetch for fetch in fetches}
    shards = tuple(tuple(documents[docid] for docid in shard) for shard in lay_out(documents, years))
    inputs = tuple(digest_lines(map(_identify, shard)) for shard in shards)
    return ParsePlan(StagePlan(NAME, VERSION, Judgment, {"courts": ",".join(courts)}, inputs), shards)


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
        yield _parse_one(fetch, archive.read_capture(fetch), courts)


def _identify(fetch: Fetch) -> str:
    """What parsing a document depends on: its bytes, and the year in which no later decision can be."""
    return f"{fetch.key} {fetch.digest} {fetch.fetched_at.year}"


def _parse_one(fetch: Fetch, capture: Capture, courts: Collection[str]) -> Judgment | Dropped:
    docid = fetch.key
    # Of types only plain text is believed, and only of files: sites call their pages many things.
    kind = PLAIN_TEXT if fetch.source == "files" and is_plain_text(capture.content_type) else None
    latest = date(fetch.fetched_at.year, 12, 31)
    try:
        document = parse_document(capture.body, docid=docid, content_type=kind, latest=latest)
    except UnparsableError as error:
        return Dropped(docid, NAME, str(error))
    if not isinstance(document, Judgment):
        return Dropped(docid, NAME, STATUTE_DROPPED)
    reason = check_judgment(document, courts)
    return document if reason is None else Dropped(docid, NAME, reason)
