"""The stages after collecting, in order, as plain plans. Prefect is not needed to know what is to be done."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flows.workspace import find_archive
from pipeline.collection import LEDGER_NAME
from pipeline.ledger import Ledger
from pipeline.parse import parse_shard, plan_parse
from pipeline.shards import ShardJob, ShardSummary
from pipeline.stage import StagePlan, read_manifest
from pipeline.tables import read_parquet
from schemas.settings import Settings

Work = tuple[Callable[..., ShardSummary], tuple[Any, ...]]


@dataclass(frozen=True)
class PlannedStage:
    """A stage's plan, and for each shard the function and arguments that make it in a worker process."""

    plan: StagePlan
    find_work: Callable[[ShardJob], Work]

    @property
    def name(self) -> str:
        """The stage's name."""
        return self.plan.name


def plan_parse_stage(settings: Settings) -> PlannedStage:
    """Parse what the archive has."""
    archive = find_archive(settings)
    with Ledger.open_for_reading(archive / LEDGER_NAME) as ledger:
        parse = plan_parse(ledger.iterate_fetches("document"), settings.courts)
    return PlannedStage(
        parse.stage, lambda job: (parse_shard, (job, archive, parse.shards[job.index], settings.courts))
    )


def note_kept(settings: Settings) -> None:
    """Write into the ledger which of the fetched documents the parser kept, for `./ilsi status`. Costs
    next to nothing when that is written there already."""
    folder = plan_parse_stage(settings).plan.folder(settings.cache)
    with Ledger(find_archive(settings) / LEDGER_NAME) as ledger:
        ledger.note_kept(
            folder.name,
            lambda: (
                docid
                for path in sorted(folder.glob("part-*.parquet"))
                for docid in read_parquet(path, columns=["docid"])["docid"].to_pylist()
            ),
        )


# Each stage is planned when the one before it is finished, from what that one left on disk.
STAGES: tuple[Callable[[Settings], PlannedStage], ...] = (plan_parse_stage,)


def is_built(settings: Settings) -> bool:
    """Are all stages up to date? The first that is not ends the search: those behind it cannot be planned."""
    folders = (plan_stage(settings).plan.folder(settings.cache) for plan_stage in STAGES)
    return all(read_manifest(folder) is not None for folder in folders)
