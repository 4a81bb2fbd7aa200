"""Plans of the stages `links` and `statutes`."""

from pathlib import Path

import pyarrow.compute as pc

from flows.paths import find_archive
from flows.plans.plan import PlannedStage, Work, plan_parse_stage, remembered
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.links.stage import link_shard, plan_links
from pipeline.parquet import read_parquet
from pipeline.parse.stage import STATUTE_DROPPED
from pipeline.shards import ShardJob
from pipeline.stage import read_manifest
from pipeline.statutes.stage import plan_statutes, statutes_shard
from schemas.records import Fetch
from schemas.settings import Settings


@remembered
def plan_links_stage(settings: Settings) -> PlannedStage:
    """Read the links of what was parsed."""
    parse = plan_parse_stage(settings).plan
    parsed = parse.folder(settings.cache)

    def find_work(job: ShardJob) -> Work:
        return link_shard, (job, parsed / job.part.name)

    return PlannedStage(plan_links(parse), find_work)


@remembered
def plan_statutes_stage(settings: Settings) -> PlannedStage:
    """Make the table of sections, once all pages are there."""
    return plan_statutes_now(settings)


def plan_statutes_now(settings: Settings) -> PlannedStage:
    """Make the table of sections, from the user's file and from the pages archived so far."""
    archive, fetches, file = find_archive(settings), list_statute_pages(settings), settings.statutes
    return PlannedStage(
        plan_statutes(fetches, file), lambda job: (statutes_shard, (job, archive, fetches, file))
    )


def list_statute_pages(settings: Settings) -> list[Fetch]:
    """Statute pages in the archive: those fetched as such, and those that came among the documents,
    such as the user's own files, where the parser recognised them."""
    dropped = _list_dropped(plan_parse_stage(settings).plan.folder(settings.cache))
    with Ledger.open_for_reading(find_archive(settings) / LEDGER_NAME) as ledger:
        asked = list(ledger.iterate_fetches("statute"))
        among = ledger.iterate_fetches("document") if dropped else ()
        return asked + [fetch for fetch in among if fetch.key in dropped]


def _list_dropped(parsed: Path) -> set[str]:
    """Ids of documents that the parser dropped as statutes; none before it has finished."""
    manifest = read_manifest(parsed)
    if manifest is None or STATUTE_DROPPED not in manifest["dropped"]:
        return set()
    is_statute = pc.field("reason") == STATUTE_DROPPED
    tables = (
        read_parquet(path, columns=["docid"], filters=is_statute)
        for path in sorted(parsed.glob("dropped-*.parquet"))
    )
    return {docid for table in tables for docid in table["docid"].to_pylist()}
