"""The stages after collecting, in order, as plain plans. Prefect is not needed to know what is to be done."""

from collections.abc import Callable

from flows.planning import PlannedStage, plan_parse_stage
from flows.statute_stages import plan_links_stage, plan_statutes_stage
from flows.workspace import find_archive
from pipeline.collection import LEDGER_NAME
from pipeline.ledger import Ledger
from pipeline.stage import read_manifest
from pipeline.tables import read_parquet
from schemas.settings import Settings


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
STAGES: tuple[Callable[[Settings], PlannedStage], ...] = (
    plan_parse_stage,
    plan_links_stage,
    plan_statutes_stage,
)


def is_built(settings: Settings) -> bool:
    """Are all stages up to date? The first that is not ends the search: those behind it cannot be planned."""
    folders = (plan_stage(settings).plan.folder(settings.cache) for plan_stage in STAGES)
    return all(read_manifest(folder) is not None for folder in folders)
