"""Stage `parse`: archived pages, API answers, texts and PDFs become Judgments, or are dropped."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from hashlib import blake2b
from pathlib import Path

from pipeline.archive.archive import Archive
from pipeline.archive.warc_records import Capture
from pipeline.parse.body_bytes import PLAIN_TEXT, is_plain_text
from pipeline.parse.document import UnparsableError, parse_document
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, digest_lines
from schemas.courts import UNKNOWN, find_court
from schemas.records import Dropped, Fetch, Judgment

SHARD_DOCUMENTS = 512  # a shard holds at least half of this, or fewer if its years have no more
_SINGLE_YEARS = (
    2010  # from here on a year has many judgments and gets new ones; before that, decades are enough
)


def lay_out(docids: Iterable[str], years: Mapping[str, int]) -> list[list[str]]:
    """Divide documents into shards, each sorted by id as text. `years` has the year of the search window in
    which a document was found, for documents that a search found."""
    blocks: dict[int, list[str]] = defaultdict(list)
    for docid in sorted(docids):
        blocks[_find_block(years.get(docid, 0))].append(docid)
    return [shard for block in sorted(blocks) for shard in _cut(blocks[block])] or [[]]


def count_shards(documents: int) -> int:
    """A power of two, so that the layout stays the same until a block has doubled."""
    shards = 1
    while documents > shards * SHARD_DOCUMENTS:
        shards *= 2
    return shards


def find_shard(docid: str, shards: int) -> int:
    """The shard, within its block, to which a document belongs."""
    return int.from_bytes(blake2b(docid.encode(), digest_size=8).digest(), "big") % shards


def _find_block(year: int) -> int:
    return year if year >= _SINGLE_YEARS else year // 10 * 10


def _cut(docids: list[str]) -> list[list[str]]:
    shards: list[list[str]] = [[] for _ in range(count_shards(len(docids)))]
    for docid in docids:
        shards[find_shard(docid, len(shards))].append(docid)
    return shards


MIN_CHARACTERS = 200  # anything shorter is a stub: "matter adjourned"
MAX_FOREIGN_SHARE = 0.3  # of the characters; English judgments quote some Hindi
_FOREIGN = re.compile("[\u0600-\u0dff]")  # Arabic to Sinhala: every script of an Indian court except Latin


@dataclass(frozen=True, slots=True)
class CourtRules:
    """Which courts are kept, and which court files are of that do not name theirs."""

    kept: tuple[str, ...]  # keys, and `UNKNOWN` for judgments of no court that we know
    otherwise: str | None = None  # name of a court

    def apply(self, judgment: Judgment) -> Judgment:
        """The judgment with the court that it is to have."""
        if judgment.court or not self.otherwise:
            return judgment
        origins = replace(judgment.origins, court="setting")
        return replace(judgment, court=self.otherwise, origins=origins)

    def refuse(self, judgment: Judgment) -> str | None:
        """Why a judgment of this court is dropped, and how to keep it; None if it is kept."""
        court = find_court(judgment.court)
        if (court.key if court else UNKNOWN) in self.kept:
            return None
        if court is not None:
            return f"court not asked for: --courts {court.key} or all keeps it"
        if judgment.court:
            return "court not known: --courts unknown or all keeps it"
        return "no court is stated: name it with --court, or keep it with --courts unknown or all"


def check_judgment(judgment: Judgment, courts: CourtRules) -> str | None:
    """Why a judgment must be dropped, or None if it is sound."""
    if (reason := courts.refuse(judgment)) is not None:
        return reason
    if not judgment.title:
        return "no title"
    if sum(len(paragraph.text) for paragraph in judgment.paragraphs) < MIN_CHARACTERS:
        return "too short"
    if measure_foreign_share(judgment) > MAX_FOREIGN_SHARE:
        return "not in English"
    return None


def measure_foreign_share(judgment: Judgment) -> float:
    """Share of characters in Arabic or an Indian script. ASCII paragraphs (nearly all) cost nothing."""
    total = sum(len(paragraph.text) for paragraph in judgment.paragraphs)
    foreign = sum(
        len(_FOREIGN.findall(paragraph.text))
        for paragraph in judgment.paragraphs
        if not paragraph.text.isascii()
    )
    return foreign / max(total, 1)


NAME = "parse"
STATUTE_DROPPED = "a statute, not a judgment"  # the stage `statutes` looks for them


@dataclass(frozen=True, slots=True)
class ParsePlan:
    """The stage's plan and the fetched documents of each shard."""

    stage: StagePlan
    shards: tuple[tuple[Fetch, ...], ...]


def plan_parse(fetches: Iterable[Fetch], courts: CourtRules, years: Mapping[str, int]) -> ParsePlan:
    """Plan the stage over the newest fetch of each document; `years` as for `lay_out`."""
    documents = {fetch.key: fetch for fetch in fetches}
    shards = tuple(tuple(documents[docid] for docid in shard) for shard in lay_out(documents, years))
    inputs = tuple(digest_lines(map(_identify, shard)) for shard in shards)
    parameters = {"courts": ",".join(courts.kept), "otherwise": courts.otherwise or ""}
    return ParsePlan(StagePlan(NAME, (__package__,), Judgment, parameters, inputs), shards)


def parse_shard(job: ShardJob, archive: Path, fetches: Sequence[Fetch], courts: CourtRules) -> ShardSummary:
    """Make one shard."""
    with Archive.open_for_reading(archive) as reader:
        return write_shard(job, parse_fetches(reader, fetches, courts), documents_in=len(fetches))


def parse_fetches(
    archive: Archive, fetches: Iterable[Fetch], courts: CourtRules
) -> Iterator[Judgment | Dropped]:
    """Parse archived documents one by one."""
    for fetch in fetches:
        yield _parse_one(fetch, archive.read_capture(fetch), courts)


def _identify(fetch: Fetch) -> str:
    """What parsing a document depends on: its bytes, what its source says of it, and the year after which it
    cannot have been decided."""
    return f"{fetch.key} {fetch.digest} {fetch.fetched_at.year}"


def _parse_one(fetch: Fetch, capture: Capture, courts: CourtRules) -> Judgment | Dropped:
    docid = fetch.key
    # Only "plain text" is believed, and only of files: sites send their pages under many types.
    kind = PLAIN_TEXT if fetch.source == "files" and is_plain_text(capture.content_type) else None
    latest = date(fetch.fetched_at.year, 12, 31)
    try:
        document = parse_document(
            capture.body, docid=docid, content_type=kind, latest=latest, about=capture.about
        )
    except UnparsableError as error:
        return Dropped(docid, NAME, str(error))
    if not isinstance(document, Judgment):
        return Dropped(docid, NAME, STATUTE_DROPPED)
    document = courts.apply(document)
    reason = check_judgment(document, courts)
    return document if reason is None else Dropped(docid, NAME, reason)
