"""Plans of the stages that work on whole judgments: `cite`, `segment` and `facts`."""

from pathlib import Path

from flows.plans.plan import PlannedStage, Work, plan_parse_stage, remembered
from flows.plans.statutes import plan_statutes_stage
from pipeline.cite.stage import cite_shard, plan_cite, read_section_ids
from pipeline.facts.stage import facts_shard, plan_facts
from pipeline.segment.stage import LoadedTagger, plan_segment, segment_shard
from pipeline.shards import ShardJob
from schemas.errors import BadInputError
from schemas.settings import ROOT, Settings


@remembered
def plan_cite_stage(settings: Settings) -> PlannedStage:
    """Find citations in what was parsed, with the ids of the statutes."""
    parse, statutes = plan_parse_stage(settings).plan, plan_statutes_stage(settings).plan
    parsed, sections = parse.folder(settings.cache), statutes.folder(settings.cache)

    def find_work(job: ShardJob) -> Work:
        return cite_shard, (job, parsed / job.part.name, sections / "part-00000.parquet")

    section_ids = read_section_ids(sections / "part-00000.parquet")
    return PlannedStage(plan_cite(parse, section_ids), find_work)


DEFAULT_TAGGER = ROOT / "model" / "tagger" / "default"


@remembered
def plan_segment_stage(settings: Settings) -> PlannedStage:
    """Cut what was parsed into sentences and tag them."""
    parse = plan_parse_stage(settings).plan
    parsed, weights = parse.folder(settings.cache), find_tagger(settings)
    digest = digest_role_tagger(weights)

    def find_work(job: ShardJob) -> Work:
        return segment_shard, (job, parsed / job.part.name, load_role_tagger, weights, digest)

    return PlannedStage(plan_segment(parse, digest, tagger_code="model.tagger.load"), find_work)


def find_tagger(settings: Settings) -> Path:
    """The folder of the tagger: the user's, or the one that comes with ilsi."""
    folder = settings.tagger or DEFAULT_TAGGER
    if folder.is_dir():
        return folder
    if settings.tagger is not None:
        raise BadInputError(f"{folder} is not a folder: --tagger takes the folder of a trained tagger")
    raise BadInputError(f"the bundled tagger is missing at {folder}: reinstall ilsi or pass --tagger")


def digest_role_tagger(folder: Path) -> str:
    """The digest of a tagger, for the fingerprint of the stage."""
    from model.tagger.load import digest_tagger

    return digest_tagger(folder)


def load_role_tagger(folder: Path) -> LoadedTagger:
    """Load a tagger. Called in worker processes: only they need torch."""
    from model.tagger.load import load_tagger

    tagger = load_tagger(folder, threads=1)
    # After loading: if the files were replaced in between, the digest shows it.
    return LoadedTagger(tagger, digest_role_tagger(folder))


@remembered
def plan_facts_stage(settings: Settings) -> PlannedStage:
    """Gather the facts of what was segmented."""
    cite, segment = plan_cite_stage(settings).plan, plan_segment_stage(settings).plan
    plans = (plan_parse_stage(settings).plan, cite, segment)
    folders = [plan.folder(settings.cache) for plan in plans]

    def find_work(job: ShardJob) -> Work:
        return facts_shard, (job, *(folder / job.part.name for folder in folders), settings.min_facts)

    return PlannedStage(plan_facts(segment, cite, min_facts=settings.min_facts), find_work)
