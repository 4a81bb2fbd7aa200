"""The releases that one archive has led to, and what the next one owes to them."""

from collections.abc import Mapping
from pathlib import Path

from flows.label_stage import plan_label_stage
from flows.mask_stage import plan_mask_stage
from flows.workspace import find_archive
from pipeline.dedupe import plan_dedupe
from pipeline.releases import choose_basis, read_history, read_splits
from pipeline.split import plan_split
from schemas.settings import Settings


def find_lineage(settings: Settings) -> Path:
    """The folder of the releases. Those of another archive have nothing to do with them."""
    return settings.cache / "releases" / find_archive(settings).name


def identify_inputs(settings: Settings) -> str:
    """A digest of all that decides about duplicates and splits, but for the releases before."""
    mask, label = plan_mask_stage(settings).plan, plan_label_stage(settings).plan
    dedupe = plan_dedupe(mask, label, keep_all=settings.keep_duplicates, earlier=())
    return plan_split(dedupe, seed=settings.split_seed, previous={}).fingerprint


def find_basis(settings: Settings) -> Mapping[str, str]:
    """The documents of the release that the next one builds upon, each with its split."""
    folder = find_lineage(settings)
    basis = choose_basis(read_history(folder), identify_inputs(settings))
    return {} if basis is None else read_splits(folder, basis)
