"""Plan of the stage `label`."""

from functools import lru_cache
from pathlib import Path

from flows.plans.documents import plan_cite_stage
from flows.plans.plan import PlannedStage, Work, remembered
from pipeline.label.counts import count_sections
from pipeline.label.from_file import read_labels_file
from pipeline.label.stage import choose_labels, label_shard, plan_label
from pipeline.shards import ShardJob
from pipeline.stage import read_manifest
from schemas.errors import BadInputError
from schemas.settings import Settings


@remembered
def plan_label_stage(settings: Settings) -> PlannedStage:
    """Label what was cited. The stage `cite` must be finished: its counts decide about the labels."""
    cite = plan_cite_stage(settings).plan
    cited = cite.folder(settings.cache)
    labels = _find_labels(settings, cited)

    def find_work(job: ShardJob) -> Work:
        return label_shard, (job, cited / job.part.name, labels, settings.outside_quotes)

    return PlannedStage(plan_label(cite, labels, outside_quotes=settings.outside_quotes), find_work)


def _find_labels(settings: Settings, cited: Path) -> tuple[str, ...]:
    if settings.labels is not None:
        return read_labels_file(settings.labels)
    if read_manifest(cited) is None:
        raise BadInputError(
            "the labels cannot be chosen before the stage cite is finished: run ./ilsi rebuild"
        )
    counts = _count_once(cited, settings.clauses, settings.outside_quotes)
    return choose_labels(dict(counts), settings.top)


@lru_cache(maxsize=8)  # a plan is made several times in a run; a finished folder never changes
def _count_once(cited: Path, clauses: bool, outside_quotes: bool) -> tuple[tuple[str, int], ...]:
    return tuple(count_sections(cited, clauses=clauses, outside_quotes=outside_quotes).items())
