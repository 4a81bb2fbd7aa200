"""The stages after collecting, in order, as plain plans. Prefect is not needed to know what is to be done."""

from collections.abc import Iterator

from flows.paths import find_archive
from flows.plans.dataset import plan_dedupe_stage, plan_graph_stage, plan_split_stage
from flows.plans.documents import plan_cite_stage, plan_facts_stage, plan_segment_stage
from flows.plans.labels import plan_label_stage
from flows.plans.masks import plan_mask_stage
from flows.plans.plan import FetchStage, PlannedStage, Planner, plan_parse_stage
from flows.plans.sections import are_sections_fetched, fetch_sections
from flows.plans.statutes import plan_links_stage, plan_statutes_stage
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.parquet import read_parquet
from pipeline.stage import read_manifest
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
STAGES: dict[str, Planner | FetchStage] = {
    "parse": plan_parse_stage,
    "links": plan_links_stage,
    "sections": FetchStage(is_done=are_sections_fetched, fetch=fetch_sections),
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
TABLE_STAGES = {name: stage for name, stage in STAGES.items() if not isinstance(stage, FetchStage)}


def plan_stages(settings: Settings) -> Iterator[tuple[str, PlannedStage | None]]:
    """All stages that make tables, by name, with their plans: None after one that is not finished."""
    finished = True
    for name, plan_stage in TABLE_STAGES.items():
        stage = plan_stage(settings) if finished else None
        yield name, stage
        finished = stage is not None and read_manifest(stage.plan.folder(settings.cache)) is not None


def is_built(settings: Settings) -> bool:
    """Are the tables of all stages up to date?"""
    return all(
        stage is not None and read_manifest(stage.plan.folder(settings.cache)) is not None
        for _, stage in plan_stages(settings)
    )


def is_fetched(settings: Settings) -> bool:
    """Has every page been fetched that a stage needs?"""
    return all(stage.is_done(settings) for stage in STAGES.values() if isinstance(stage, FetchStage))
