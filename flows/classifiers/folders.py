"""Trained classifiers on disk: where they are, what they were trained on, and whether they are up to date.

<cache>/models/linear, <cache>/models/lesicin   what a rebuild trains
<cache>/models/lesicin-seed-3 ...               what `./ilsi train` trained with other options

Next to the classifier's own files is training.json. It holds no date and no path: the same training gives the
same bytes wherever it is run.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from pipeline.cache_lock import lock_cache
from pipeline.parquet import hash_file, write_json
from pipeline.publish.history import SUMS
from schemas.errors import BadInputError, BusyError, StorageError, UsageError
from schemas.settings import MODELS, Settings

TRAINED = "training.json"
SEED = 1  # of what a rebuild trains
_UNFINISHED = "unfinished/run.json"  # an interrupted training
_LOCK, _LOGS = ".lock", "logs"  # what a training interrupted at once may leave
_CONFIGS = {kind: f"{kind}.json" for kind in MODELS}  # written last: with it the classifier is complete


class Trained(BaseModel):
    """What `training.json` holds."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: str
    dataset: str  # identity
    recipe: dict[str, Any]
    seed: int | None
    code: str  # digest of the code that trained it
    options: dict[str, Any]  # of the command, except those above
    digest: str  # of the classifier
    validation_f1: float  # macro-F1 of validation documents that its thresholds were not fitted on


def find_models(settings: Settings) -> Path:
    """The folder of trained classifiers."""
    return settings.cache / "models"


def list_models(folder: Path) -> list[Path]:
    """The folders in a folder that hold a classifier; those that a rebuild trains come first."""
    found = [path for path in sorted(folder.glob("*")) if find_kind(path) is not None]
    ranks = {name: rank for rank, name in enumerate(MODELS)}
    return sorted(found, key=lambda path: ranks.get(path.name, len(ranks)))


def find_kind(folder: Path) -> str | None:
    """What kind of classifier a folder holds."""
    return next((kind for kind, name in _CONFIGS.items() if (folder / name).is_file()), None)


def identify_dataset(folder: Path) -> str:
    """A published dataset is identified by its checksums."""
    try:
        return hash_file(folder / SUMS)
    except OSError:
        raise BadInputError(
            f"{folder} is not a published dataset: it has no {SUMS}; name one that ./ilsi rebuild published"
        ) from None


def digest_model(folder: Path) -> str:
    """The digest of a classifier: of the file that holds the digests of its other files."""
    kind = find_kind(folder)
    if kind is None:
        raise BadInputError(
            f"{folder} does not hold a trained classifier: name a folder that ./ilsi train wrote"
        )
    return hash_file(folder / _CONFIGS[kind])


def read_trained(folder: Path) -> Trained | None:
    """How the classifier in a folder was trained, if known."""
    try:
        trained = Trained.model_validate_json((folder / TRAINED).read_bytes())
    except (OSError, ValidationError):
        return None
    whole = find_kind(folder) == trained.kind and digest_model(folder) == trained.digest
    return trained if whole else None


def write_trained(folder: Path, trained: Trained) -> None:
    """Record how the classifier in a folder was trained: the last step."""
    write_json(folder / TRAINED, trained.model_dump())


def check_place(folder: Path, kind: str) -> None:
    """Refuse a folder that a classifier cannot be written to, before it is trained."""
    place = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not place.is_dir():
        raise UsageError(f"{place} is not a folder: give --out a new or empty folder")
    if not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        raise StorageError(f"{place} cannot be written: check its permissions or give --out another folder")
    if (found := find_kind(folder)) not in (None, kind):
        raise UsageError(f"{folder} holds a {found} classifier: give --out another folder")
    if found is None and folder.is_dir() and not (folder / _UNFINISHED).is_file():
        others = [path.name for path in folder.iterdir() if path.name != _LOCK and path.name != _LOGS]
        if others:
            raise UsageError(f"{folder} holds other files: give --out a new or empty folder")


@contextmanager
def hold_folder(folder: Path) -> Iterator[None]:
    """Keep other trainings out of the folder meanwhile."""
    with ExitStack() as stack:
        try:
            stack.enter_context(lock_cache(folder, "ilsi train"))
        except BusyError:
            raise BusyError(f"{folder} is in use by another training: wait, or name another --out") from None
        yield
