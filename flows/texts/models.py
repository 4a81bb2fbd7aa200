"""The role tagger and the entity finder that the settings choose; each is loaded once per process."""

from functools import lru_cache
from pathlib import Path

from flows.plans.documents import find_tagger
from flows.plans.masks import find_ner
from pipeline.mask.finding import EntityFinder
from pipeline.segment.stage import RoleTagger
from schemas.settings import Settings

TAGGER_IS_ENGLISH = "hardly any Latin letters: the tagger that comes with ilsi has learnt English only"


def load_chosen_tagger(settings: Settings) -> RoleTagger:
    """The user's tagger, or the one that comes with ilsi."""
    return _load_tagger(find_tagger(settings))


def load_chosen_entities(settings: Settings) -> EntityFinder:
    """The user's spaCy pipeline, or the one that comes with ilsi."""
    return _load_entities(find_ner(settings))


@lru_cache(maxsize=1)
def _load_tagger(folder: Path) -> RoleTagger:
    from model.tagger.load import load_tagger

    return load_tagger(folder, threads=1)


@lru_cache(maxsize=1)
def _load_entities(ner: str) -> EntityFinder:
    from model.entities.finder import load_entities

    return load_entities(ner)
