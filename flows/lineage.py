"""The releases that one archive has led to, and what the next one owes to them."""

from collections.abc import Mapping
from pathlib import Path

from flows.label_stage import plan_label_stage
from flows.mask_stage import plan_mask_stage
from flows.workspace import find_archive
from pipeline.release.history import choose_basis, read_history, read_splits
from pipeline.stage import digest_lines
from schemas.settings import Settings


def find_lineage(settings: Settings) -> Path:
    """The folder of the releases. Those of another archive have nothing to do with them."""
    return settings.cache / "releases" / find_archive(settings).name


def identify_inputs(settings: Settings) -> str:
    """A digest of the documents with their texts and labels. Inputs that were published before build upon
    what they built upon then: so another seed gives another split, and newer documents keep the old one."""
    mask, label = plan_mask_stage(settings).plan, plan_label_stage(settings).plan
    return digest_lines((mask.fingerprint, label.fingerprint))


def find_basis(settings: Settings) -> Mapping[str, str]:
    """The documents of the release that the next one builds upon, each with its split."""
    folder = find_lineage(settings)
    basis = choose_basis(read_history(folder), identify_inputs(settings))
    return {} if basis is None else read_splits(folder, basis)
