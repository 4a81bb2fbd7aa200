"""Plan of the stage `segment`, and where the tagger lies."""

from pathlib import Path

from flows.planning import PlannedStage, Work, plan_parse_stage, remembered
from pipeline.segment import LoadedTagger, plan_segment, segment_shard
from pipeline.shards import ShardJob
from schemas.errors import BadInputError
from schemas.settings import ROOT, Settings

DEFAULT_TAGGER = ROOT / "model" / "default_tagger"


@remembered
def plan_segment_stage(settings: Settings) -> PlannedStage:
    """Cut what was parsed into sentences and tag them."""
    parse = plan_parse_stage(settings).plan
    parsed, weights = parse.folder(settings.cache), find_tagger(settings)
    digest = digest_role_tagger(weights)

    def find_work(job: ShardJob) -> Work:
        return segment_shard, (job, parsed / job.part.name, load_role_tagger, weights, digest)

    return PlannedStage(plan_segment(parse, digest), find_work)


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


def load_role_tagger(folder: Path) -> LoadedTagger:
    """Load a tagger. Called in worker processes: only they need torch."""
    from model.role_tagging import load_tagger

    tagger = load_tagger(folder, threads=1)
    # Taken afterwards: had the files been replaced before they were loaded, this would be the new digest.
    return LoadedTagger(tagger, digest_role_tagger(folder))
