"""A stage with its work, and the plan of the first stage: what all other plans build upon."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from flows.workspace import find_archive
from pipeline.collection import LEDGER_NAME
from pipeline.ledger import Ledger
from pipeline.parse import parse_shard, plan_parse
from pipeline.shards import ShardJob, ShardSummary
from pipeline.stage import StagePlan
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


def count_kept(manifest: Mapping[str, Any]) -> str:
    """What a finished stage holds: documents, but for the table of the law."""
    unit = " sections" if manifest["stage"] == "statutes" else ""
    return f"{manifest['documents_out']}{unit}"


def plan_parse_stage(settings: Settings) -> PlannedStage:
    """Parse what the archive has."""
    archive = find_archive(settings)
    with Ledger.open_for_reading(archive / LEDGER_NAME) as ledger:
        parse = plan_parse(ledger.iterate_fetches("document"), settings.courts)
    return PlannedStage(
        parse.stage, lambda job: (parse_shard, (job, archive, parse.shards[job.index], settings.courts))
    )
