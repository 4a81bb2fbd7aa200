"""Plan of the stage `cite`."""

from flows.planning import PlannedStage, Work, plan_parse_stage, remembered
from flows.statute_stages import plan_statutes_stage
from pipeline.cite import cite_shard, plan_cite, read_section_ids
from pipeline.shards import ShardJob
from schemas.settings import Settings


@remembered
def plan_cite_stage(settings: Settings) -> PlannedStage:
    """Find citations in what was parsed, with the ids of the statutes."""
    parse, statutes = plan_parse_stage(settings).plan, plan_statutes_stage(settings).plan
    parsed, sections = parse.folder(settings.cache), statutes.folder(settings.cache)

    def find_work(job: ShardJob) -> Work:
        return cite_shard, (job, parsed / job.part.name, sections / "part-00000.parquet")

    section_ids = read_section_ids(sections / "part-00000.parquet")
    return PlannedStage(plan_cite(parse, section_ids), find_work)
