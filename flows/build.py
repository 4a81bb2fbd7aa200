"""The stages after collecting, in order, as plain plans. Prefect is not needed to know what is to be done."""

from collections.abc import Callable, Iterator

from flows.cite_stage import plan_cite_stage
from flows.dataset_stages import plan_dedupe_stage, plan_graph_stage, plan_split_stage
from flows.facts_stage import plan_facts_stage
from flows.label_stage import plan_label_stage
from flows.mask_stage import plan_mask_stage
from flows.planning import PlannedStage, plan_parse_stage
from flows.segment_stage import plan_segment_stage
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
STAGES: dict[str, Callable[[Settings], PlannedStage]] = {
    "parse": plan_parse_stage,
    "links": plan_links_stage,
    "statutes": plan_statutes_stage,
    "cite": plan_cite_stage,
    "label": plan_label_stage,
    "segment": plan_segment_stage,
    "facts": plan_facts_stage,
    "mask": plan_mask_stage,
    "dedupe": plan_dedupe_stage,
    "split": plan_split_stage,
    "graph": plan_graph_stage,
}


def plan_stages(settings: Settings) -> Iterator[tuple[str, PlannedStage | None]]:
    """All stages by name with their plans: None behind one that is not finished."""
    finished = True
    for name, plan_stage in STAGES.items():
        stage = plan_stage(settings) if finished else None
        yield name, stage
        finished = stage is not None and read_manifest(stage.plan.folder(settings.cache)) is not None


def is_built(settings: Settings) -> bool:
    """Are all stages up to date?"""
    return all(
        stage is not None and read_manifest(stage.plan.folder(settings.cache)) is not None
        for _, stage in plan_stages(settings)
    )
