"""Plan of the stage `mask`, and where the entity finder lies."""

from functools import partial

from flows.cite_stage import plan_cite_stage
from flows.facts_stage import plan_facts_stage
from flows.planning import PlannedStage, Work, locate_document, plan_parse_stage, remembered
from pipeline.mask import FORGOTTEN, Choices, LoadedEntities, mask_shard, plan_mask
from pipeline.removals import read_removals
from pipeline.shards import ShardJob
from pipeline.stage import read_manifest
from schemas.errors import BadInputError
from schemas.settings import ROOT, Settings

DEFAULT_NER = ROOT / "model" / "default_ner"


@remembered
def plan_mask_stage(settings: Settings) -> PlannedStage:
    """Mask the facts, but for those on the removal list."""
    cite, facts = plan_cite_stage(settings).plan, plan_facts_stage(settings).plan
    plans = (plan_parse_stage(settings).plan, cite, facts)
    folders = [plan.folder(settings.cache) for plan in plans]
    ner = find_ner(settings)
    choices = Choices(
        ner, digest_entity_finder(ner), settings.masks, frozenset(read_removals(settings.cache))
    )

    def find_work(job: ShardJob) -> Work:
        return mask_shard, (job, *(folder / job.part.name for folder in folders), load_entity_finder, choices)

    return PlannedStage(plan_mask(facts, cite, choices, partial(locate_document, settings)), find_work)


def find_ner(settings: Settings) -> str:
    """The user's spaCy pipeline, or the one that comes with ilsi."""
    if settings.ner is not None:
        return settings.ner
    if not DEFAULT_NER.is_dir():
        raise BadInputError(
            f"{DEFAULT_NER} is missing, the entity finder that comes with ilsi: name another with --ner"
        )
    return str(DEFAULT_NER)


def digest_entity_finder(ner: str) -> str:
    """What the stage's fingerprint knows of a spaCy pipeline."""
    from model.entity_folder import digest_entities

    return digest_entities(ner)


def load_entity_finder(ner: str) -> LoadedEntities:
    """Load a spaCy pipeline. Called in worker processes: only they need spaCy."""
    from model.entity_finder import load_entities

    finder = load_entities(ner)
    # Taken afterwards: had the files been replaced before they were loaded, this would be the new digest.
    return LoadedEntities(finder, digest_entity_finder(ner))


def tell_removed(settings: Settings) -> str | None:
    """How many documents of the removal list the finished stage left out; None if the list is empty."""
    listed = len(read_removals(settings.cache))
    manifest = read_manifest(plan_mask_stage(settings).plan.folder(settings.cache)) if listed else None
    if manifest is None:
        return None
    removed = manifest["dropped"].get(FORGOTTEN, 0)
    return f"removal list: {removed} of its {listed} cases had facts here and were left out"
