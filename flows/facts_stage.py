"""Plan of the stage `facts`."""

from flows.planning import PlannedStage, Work, plan_parse_stage, remembered
from flows.segment_stage import plan_segment_stage
from pipeline.facts import facts_shard, plan_facts
from pipeline.shards import ShardJob
from schemas.settings import Settings


@remembered
def plan_facts_stage(settings: Settings) -> PlannedStage:
    """Gather the facts of what was segmented."""
    parse, segment = plan_parse_stage(settings).plan, plan_segment_stage(settings).plan
    parsed, segmented = parse.folder(settings.cache), segment.folder(settings.cache)

    def find_work(job: ShardJob) -> Work:
        name = job.part.name
        return facts_shard, (job, parsed / name, segmented / name, settings.min_facts)

    return PlannedStage(plan_facts(segment, min_facts=settings.min_facts), find_work)
