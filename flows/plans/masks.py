"""Plan of the stage `mask`, and which entity finder it uses."""

from functools import partial

from flows.plans.documents import plan_cite_stage, plan_facts_stage
from flows.plans.plan import PlannedStage, Work, locate_document, plan_parse_stage, remembered
from pipeline.mask.removals import read_removals
from pipeline.mask.stage import FORGOTTEN, LoadedEntities, MaskOptions, mask_shard, plan_mask
from pipeline.shards import ShardJob
from pipeline.stage import read_manifest
from schemas.errors import BadInputError
from schemas.settings import ROOT, Settings

DEFAULT_NER = ROOT / "model" / "entities" / "default"


@remembered
def plan_mask_stage(settings: Settings) -> PlannedStage:
    """Mask the facts, except those of documents on the removal list."""
    cite, facts = plan_cite_stage(settings).plan, plan_facts_stage(settings).plan
    plans = (plan_parse_stage(settings).plan, cite, facts)
    folders = [plan.folder(settings.cache) for plan in plans]
    ner = find_ner(settings)
    options = MaskOptions(
        ner, digest_entity_finder(ner), settings.masks, frozenset(read_removals(settings.cache))
    )

    def find_work(job: ShardJob) -> Work:
        return mask_shard, (job, *(folder / job.part.name for folder in folders), load_entity_finder, options)

    locate = partial(locate_document, settings)
    plan = plan_mask(facts, cite, options, locate, finder_code="model.entities.finder")
    return PlannedStage(plan, find_work)


def find_ner(settings: Settings) -> str:
    """The user's spaCy pipeline, or the one that comes with ilsi."""
    if settings.ner is not None:
        return settings.ner
    if not DEFAULT_NER.is_dir():
        raise BadInputError(
            f"the bundled entity model is missing at {DEFAULT_NER}: reinstall ilsi or pass --ner"
        )
    return str(DEFAULT_NER)


def digest_entity_finder(ner: str) -> str:
    """The digest of a spaCy pipeline, for the fingerprint of the stage."""
    from model.entities.folder import digest_entities

    return digest_entities(ner)


def load_entity_finder(ner: str) -> LoadedEntities:
    """Load a spaCy pipeline. Called in worker processes: only they need spaCy."""
    from model.entities.finder import load_entities

    finder = load_entities(ner)
    # After loading: if the files were replaced in between, the digest shows it.
    return LoadedEntities(finder, digest_entity_finder(ner))


def describe_removed(settings: Settings) -> str | None:
    """How many documents of the removal list the finished stage left out; None if the list is empty."""
    listed = len(read_removals(settings.cache))
    manifest = read_manifest(plan_mask_stage(settings).plan.folder(settings.cache)) if listed else None
    if manifest is None:
        return None
    removed = manifest["dropped"].get(FORGOTTEN, 0)
    return f"removal list: {removed} of its {listed} cases had facts here and were left out"
