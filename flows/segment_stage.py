"""Plan of the stage `segment`, and where the tagger lies."""

from pathlib import Path

from flows.planning import PlannedStage, Work, plan_parse_stage
from pipeline.segment import RoleTagger, plan_segment, segment_shard
from pipeline.shards import ShardJob
from schemas.errors import BadInputError
from schemas.settings import ROOT, Settings

DEFAULT_TAGGER = ROOT / "model" / "default_tagger"


def plan_segment_stage(settings: Settings) -> PlannedStage:
    """Cut what was parsed into sentences and tag them."""
    parse = plan_parse_stage(settings).plan
    parsed, weights = parse.folder(settings.cache), find_tagger(settings)

    def find_work(job: ShardJob) -> Work:
        return segment_shard, (job, parsed / job.part.name, load_role_tagger, weights)

    return PlannedStage(plan_segment(parse, digest_role_tagger(weights)), find_work)


def find_tagger(settings: Settings) -> Path:
    """The folder of the tagger: the user's, or the one that comes with ilsi."""
    folder = settings.tagger or DEFAULT_TAGGER
    if folder.is_dir():
        return folder
    if settings.tagger is not None:
        raise BadInputError(f"{folder} is no folder: --tagger takes the folder of a trained tagger")
    raise BadInputError(f"{folder} is missing, the tagger that comes with ilsi: name another with --tagger")


def digest_role_tagger(folder: Path) -> str:
    """What the stage's fingerprint knows of a tagger."""
    from model.role_tagging import digest_tagger

    return digest_tagger(folder)


def load_role_tagger(folder: Path) -> RoleTagger:
    """Load a tagger. Called in worker processes: only they need torch."""
    from model.role_tagging import load_tagger

    return load_tagger(folder, threads=1)
