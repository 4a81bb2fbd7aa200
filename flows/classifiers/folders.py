"""Trained classifiers on disk: where they are, what they were trained on, and whether they are up to date.

<cache>/models/linear, <cache>/models/lesicin ...   what a rebuild trains
<cache>/models/lesicin-seed-3 ...                   what `./ilsi train` trained with other options
<cache>/texts                                       encoded texts, shared by all trainings

Next to the classifier's own files is training.json. It holds no date and no path: the same training gives the
same bytes wherever it is run.
"""

import os
from collections.abc import ItemsView, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from model.classifiers.registry import find_kind, find_saved_kind, list_kinds
from pipeline.cache_lock import lock_cache
from pipeline.parquet import hash_file, write_json
from pipeline.publish.history import SUMS
from schemas.errors import BadInputError, BusyError, StorageError, UsageError
from schemas.settings import Settings

TRAINED = "training.json"
SEED = 1  # of what a rebuild trains
BASELINE = "linear"  # what others are compared with
_UNFINISHED = "unfinished/run.json"  # an interrupted training
_LOCK, _LOGS, _MEMBERS = ".lock", "logs", "members"  # what an interrupted training may leave


class Trained(BaseModel):
    """What `training.json` holds."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: str
    dataset: str  # identity
    options: dict[str, Any]  # of its kind, all of them
    seed: int | None
    inputs: list[str]  # digests of folders that its options name
    code: str  # digest of the code that trained it
    corpus: str | None  # identity of further judgments that sentence vectors were learnt from
    digest: str  # of the classifier
    validation_f1: float  # macro-F1 of validation documents that its thresholds were not fitted on

    def items(self) -> ItemsView[str, Any]:
        """The fields with their values."""
        return self.model_dump().items()


def find_models(settings: Settings) -> Path:
    """The folder of trained classifiers."""
    return settings.cache / "models"


def find_texts(settings: Settings) -> Path:
    """The folder of encoded texts that trainings share."""
    return settings.cache / "texts"


def list_models(folder: Path) -> list[Path]:
    """The folders in a folder that hold a classifier, the linear baseline first."""
    found = [path for path in sorted(folder.glob("*")) if find_saved_kind(path) is not None]
    return sorted(found, key=lambda path: path.name != BASELINE)


def find_best(folder: Path) -> Path | None:
    """Of the classifiers with default options, the one with the highest macro-F1 on held-out validation
    documents; None if there is none."""
    named = [folder / name for name in list_kinds() if (folder / name / f"{name}.json").is_file()]
    return max(named, key=_read_f1, default=None)


def _read_f1(folder: Path) -> float:
    trained = read_trained(folder)
    return trained.validation_f1 if trained is not None else 0.0


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
    kind = find_saved_kind(folder)
    if kind is None:
        raise BadInputError(
            f"{folder} does not hold a trained classifier: name a folder that ./ilsi train wrote"
        )
    return hash_file(folder / find_kind(kind).description)


def read_trained(folder: Path) -> Trained | None:
    """How the classifier in a folder was trained, if known."""
    try:
        trained = Trained.model_validate_json((folder / TRAINED).read_bytes())
    except (OSError, ValidationError):
        return None
    whole = find_saved_kind(folder) == trained.kind and digest_model(folder) == trained.digest
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
    if (found := find_saved_kind(folder)) not in (None, kind):
        raise UsageError(f"{folder} holds a {found} classifier: give --out another folder")
    if found is None and folder.is_dir() and not (folder / _UNFINISHED).is_file():
        others = [path.name for path in folder.iterdir() if path.name not in (_LOCK, _LOGS, _MEMBERS)]
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
