"""The ensemble on disk: `ensemble.json`, scales and weights in safetensors, and a folder for each member."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import numpy as np
from pydantic import Field
from safetensors import SafetensorError
from safetensors.numpy import load, save

from model.classifiers.files import AGAIN, Description, Digest, FilePair, describe_thresholds
from model.classifiers.registry import find_kind, find_saved_kind, load_classifier
from model.ensemble.classifier import EnsembleClassifier, EnsemblePart
from schemas.errors import BadInputError

FILES = FilePair("ensemble", "classifier ensemble", format=1, most_weights=1 << 20)
MEMBERS = "members"

MemberName = Annotated[str, Field(pattern="^[a-z0-9-]+$")]  # no path that leads elsewhere


class _Config(Description):
    """The contents of `ensemble.json`."""

    parts: tuple[str, ...]  # kinds, in the order of scales and weights
    members: dict[MemberName, Digest]  # folders, with the digest of each member's description
    run: str


def save_ensemble(ensemble: EnsembleClassifier, members: Sequence[Path], folder: Path, run: str) -> None:
    """Write an ensemble whose members are saved already, in folders inside the same folder."""
    parts = ensemble.parts.values()
    weights = save(
        {
            "scales": np.array([part.scale for part in parts]),
            "weights": np.array([part.weight for part in parts]),
        }
    )
    config = _Config(
        kind=FILES.kind,
        format=FILES.format,
        labels=ensemble.labels,
        parts=tuple(ensemble.parts),
        members={member.name: _digest(member) for member in members},
        run=run,
        weights_sha256=sha256(weights).hexdigest(),
        about={"weights": {kind: part.weight for kind, part in ensemble.parts.items()}},
        **describe_thresholds(ensemble.thresholds),
    )
    FILES.write(folder, config, weights)


def load_ensemble(folder: Path) -> EnsembleClassifier:
    """The ensemble that was saved to a folder, with all its members."""
    config = FILES.read_description(folder, _Config)
    path = FILES.find_weights(folder, config)
    try:
        arrays = load(FILES.read_weights(folder, config))
    except (SafetensorError, KeyError) as error:
        raise BadInputError(f"{path} is not safetensors that ilsi can read ({error}): {AGAIN}") from None
    shapes = {name: (array.dtype, array.shape) for name, array in arrays.items()}
    if shapes != dict.fromkeys(("scales", "weights"), (np.dtype(np.float64), (len(config.parts),))):
        raise BadInputError(f"{path} does not have the tensors of the described ensemble: {AGAIN}")
    if not all((np.isfinite(array) & (array >= 0)).all() for array in arrays.values()):
        raise BadInputError(f"{path} has infinite or negative values: {AGAIN}")
    if not np.isclose(arrays["weights"].sum(), 1):
        raise BadInputError(f"{path} has weights that do not sum to 1: {AGAIN}")
    folders = [_check_member(folder / MEMBERS / name, digest) for name, digest in config.members.items()]
    kinds = [find_saved_kind(member) for member in folders]
    if set(kinds) != set(config.parts):
        raise BadInputError(
            f"{folder / MEMBERS} does not have the members of the described ensemble: {AGAIN}"
        )
    parts = {
        kind: EnsemblePart(
            tuple(load_classifier(member) for member, own in zip(folders, kinds, strict=True) if own == kind),
            float(scale),
            float(weight),
        )
        for kind, scale, weight in zip(config.parts, arrays["scales"], arrays["weights"], strict=True)
    }
    if any(member.labels != config.labels for part in parts.values() for member in part.members):
        raise BadInputError(f"{folder / MEMBERS} has members with other labels than the ensemble: {AGAIN}")
    return EnsembleClassifier(config.labels, config.read_thresholds(), parts)


def read_run(folder: Path) -> str | None:
    """The run that made the ensemble in a folder; None if there is no complete one."""
    try:
        config = FILES.read_description(folder, _Config)
        load_ensemble(folder)  # what is damaged must be trained again
    except BadInputError:
        return None
    return config.run


def _check_member(folder: Path, digest: str) -> Path:
    if _digest(folder) != digest:
        raise BadInputError(
            f"{folder} is missing, or not the member that the ensemble was made from: {AGAIN}"
        )
    return folder


def _digest(folder: Path) -> str:
    """The digest of a member: of its description, which has the digest of its weights."""
    kind = find_saved_kind(folder)
    if kind is None:
        return ""
    return sha256((folder / find_kind(kind).description).read_bytes()).hexdigest()
