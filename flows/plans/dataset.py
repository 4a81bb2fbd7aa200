"""Plans of the stages that make a dataset of the documents: `dedupe`, `split` and `graph`."""

from pathlib import Path

from flows.plans.labels import plan_label_stage
from flows.plans.lineage import find_basis
from flows.plans.masks import plan_mask_stage
from flows.plans.plan import PlannedStage, Work, remembered
from pipeline.dedupe.stage import dedupe_shard, plan_dedupe
from pipeline.graph.stage import graph_shard, plan_graph
from pipeline.label.stage import list_labels
from pipeline.shards import ShardJob
from pipeline.split.stage import plan_split, split_shard
from pipeline.stage import StagePlan
from schemas.settings import Settings


@remembered
def plan_dedupe_stage(settings: Settings) -> PlannedStage:
    """Look for duplicates among the documents that have both labels and masked facts."""
    mask, label = plan_mask_stage(settings).plan, plan_label_stage(settings).plan
    earlier = find_basis(settings).published
    keep_all = settings.keep_duplicates

    def find_work(job: ShardJob) -> Work:
        parts = _list_parts(mask, settings.cache), _list_parts(label, settings.cache)
        return dedupe_shard, (job, *parts, keep_all, earlier)

    return PlannedStage(plan_dedupe(mask, label, keep_all=keep_all, earlier=earlier), find_work)


@remembered
def plan_split_stage(settings: Settings) -> PlannedStage:
    """Deal what is left into training, validation and test documents."""
    dedupe, label = plan_dedupe_stage(settings).plan, plan_label_stage(settings).plan
    previous = find_basis(settings).splits

    def find_work(job: ShardJob) -> Work:
        (distinct,) = _list_parts(dedupe, settings.cache)
        labelled = _list_parts(label, settings.cache)
        return split_shard, (job, distinct, labelled, settings.split_seed, previous)

    return PlannedStage(plan_split(dedupe, seed=settings.split_seed, previous=previous), find_work)


@remembered
def plan_graph_stage(settings: Settings) -> PlannedStage:
    """Connect the labels with the Act, and the training documents with their labels."""
    split, label = plan_split_stage(settings).plan, plan_label_stage(settings).plan
    labels = list_labels(label.parameters)

    def find_work(job: ShardJob) -> Work:
        (assigned,) = _list_parts(split, settings.cache)
        return graph_shard, (job, assigned, _list_parts(label, settings.cache), labels)

    return PlannedStage(plan_graph(split, labels), find_work)


def _list_parts(plan: StagePlan, cache: Path) -> list[Path]:
    """The tables of a stage that is finished."""
    folder = plan.folder(cache)
    return [folder / f"part-{index:05d}.parquet" for index in range(len(plan.inputs))]
