"""The releases made from one archive, and what the next one takes over from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from flows.paths import find_archive
from flows.plans.labels import plan_label_stage
from flows.plans.masks import plan_mask_stage
from pipeline.publish.history import choose_basis, read_history, read_published, read_splits
from pipeline.stage import digest_lines
from schemas.settings import Settings


def find_lineage(settings: Settings) -> Path:
    """The folder of the releases. Each archive has its own."""
    return settings.cache / "releases" / find_archive(settings).name


def identify_inputs(settings: Settings) -> str:
    """A digest of the documents with their texts and labels, and of whether duplicates stay. Inputs that were
    published before build upon what they built upon then: so another seed gives another split, and newer
    documents keep the old one."""
    mask, label = plan_mask_stage(settings).plan, plan_label_stage(settings).plan
    return digest_lines((mask.fingerprint, label.fingerprint, str(settings.keep_duplicates)))


@dataclass(frozen=True, slots=True)
class Basis:
    """What earlier releases decided."""

    published: frozenset[str]  # documents of the release that the next one builds upon
    splits: Mapping[str, str]  # of these, and of all that any release before it had


def find_basis(settings: Settings) -> Basis:
    """What the next release builds upon."""
    folder = find_lineage(settings)
    basis = choose_basis(read_history(folder), identify_inputs(settings))
    if basis is None:
        return Basis(frozenset(), {})
    return Basis(read_published(folder, basis), read_splits(folder, basis))
