"""Checkpoints, from which an interrupted run resumes to the same result, and the history of epochs.

`checkpoint.json` is written last and names two safetensors files by their digests: the state after the last
finished epoch, and the weights of the best one. Random states need not be saved, because every step has its
own seed (model/training/batches.py), nor the schedule, which follows from the history.
"""

import json
import shutil
import warnings
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError
from safetensors import SafetensorError
from safetensors.torch import load, save

from model.training.optimiser import Tensors
from schemas.durable_files import remove_leftovers, replace_file
from schemas.errors import BadInputError, StorageError

RUN, CHECKPOINT = "run.json", "checkpoint.json"
FORMAT = 2  # raised whenever old files would be misread
_WEIGHTS, _OPTIMISER = "weights.", "optimiser."


@dataclass(frozen=True, slots=True)
class EpochRecord:
    """The results of a finished epoch."""

    epoch: int  # from 1
    loss: float
    macro_f1: float  # on validation, with one threshold fitted there
    average_precision: float  # on validation, mean over labels
    validation_loss: float  # mean over documents and labels
    rate: float  # at its end
    seconds: float

    def score(self, watch: str) -> float:
        """What decides which epoch is best: the higher the better."""
        scores = {"f1": self.macro_f1, "map": self.average_precision, "loss": -self.validation_loss}
        return scores[watch]


@dataclass(frozen=True)
class Checkpoint:
    """A run after some epochs."""

    history: list[EpochRecord]
    weights: Tensors
    optimiser: Tensors
    best: Tensors  # weights of the best epoch


class _Described(BaseModel):
    """The contents of `checkpoint.json`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    format: int
    run: str
    history: list[EpochRecord]
    state_sha256: str
    best_sha256: str


def claim_folder(folder: Path, run: str) -> None:
    """Make a folder for a run; what another run left there is removed."""
    try:
        if _read_owner(folder) != run:
            _check_ours(folder)
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            _write(folder / RUN, json.dumps({"format": FORMAT, "run": run}).encode())
        remove_leftovers(folder)
    except OSError as error:
        raise _complain(folder, error) from error


def _check_ours(folder: Path) -> None:
    """Refuse to remove foreign files. A training that was killed at once leaves an empty folder."""
    if (folder / RUN).is_file() or not folder.is_dir():
        return
    remove_leftovers(folder)
    if any(folder.iterdir()):
        raise BadInputError(f"{folder} holds files that are not from a training: name another --out")


def release_folder(folder: Path, run: str) -> None:
    """Remove the folder of a finished run."""
    if (folder / RUN).is_file() and _read_owner(folder) == run:
        shutil.rmtree(folder, ignore_errors=True)


def _read_owner(folder: Path) -> str | None:
    path = folder / RUN
    if not path.is_file():
        return None
    described = _parse(path)
    if described.get("format") != FORMAT:
        raise BadInputError(
            f"{folder} was left by another version of ilsi: finish the training with that version,"
            " or remove the folder to start over"
        )
    return str(described.get("run"))


def write_checkpoint(folder: Path, run: str, checkpoint: Checkpoint) -> None:
    """Save a run after an epoch. The previous checkpoint stays valid until this one is complete."""
    state = {_WEIGHTS + name: tensor for name, tensor in checkpoint.weights.items()}
    state |= {_OPTIMISER + name: tensor for name, tensor in checkpoint.optimiser.items()}
    files = {"state": save(state), "best": save(checkpoint.best)}
    digests = {name: sha256(content).hexdigest() for name, content in files.items()}
    described = _Described(
        format=FORMAT,
        run=run,
        history=checkpoint.history,
        state_sha256=digests["state"],
        best_sha256=digests["best"],
    )
    paths = {name: _name_file(folder, name, digests[name]) for name in files}
    new = [path for path in paths.values() if not path.exists()]
    try:
        folder.mkdir(exist_ok=True)
        remove_leftovers(folder)
        for name, path in paths.items():
            if path in new:
                _write(path, files[name])
        _write(folder / CHECKPOINT, described.model_dump_json().encode())
    except OSError as error:
        for path in new:  # nothing refers to them, and the disk may be full
            path.unlink(missing_ok=True)
        raise _complain(folder, error) from error
    for path in folder.glob("*-*.safetensors"):
        if path not in paths.values():
            path.unlink()


def read_checkpoint(folder: Path, run: str) -> Checkpoint | None:
    """The last checkpoint of a run, if there is one."""
    path = folder / CHECKPOINT
    if not path.is_file():
        return None
    _parse(path)
    try:
        described = _Described.model_validate_json(path.read_bytes())
    except ValidationError:
        raise _refuse(path) from None
    if described.run != run or described.format != FORMAT or not described.history:
        raise _refuse(path)
    state = _load(folder, "state", described.state_sha256)
    weights, optimiser = (
        {name.removeprefix(kind): tensor for name, tensor in state.items() if name.startswith(kind)}
        for kind in (_WEIGHTS, _OPTIMISER)
    )
    best = _load(folder, "best", described.best_sha256)
    return Checkpoint(described.history, weights, optimiser, best)


def write_history(path: Path, history: list[EpochRecord]) -> None:
    """Write the history as JSON."""
    _write(path, (json.dumps([asdict(epoch) for epoch in history], indent=1) + "\n").encode())


def _load(folder: Path, name: str, digest: str) -> Tensors:
    path = _name_file(folder, name, digest)
    try:
        content = path.read_bytes()
        if sha256(content).hexdigest() != digest:
            raise _refuse(path)
        return load(content)
    except (OSError, SafetensorError):
        raise _refuse(path) from None


def _name_file(folder: Path, name: str, digest: str) -> Path:
    return folder / f"{name}-{digest[:16]}.safetensors"


def _parse(path: Path) -> dict[str, Any]:
    try:
        described = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        raise _refuse(path) from None
    if not isinstance(described, dict):
        raise _refuse(path)
    return described


def _write(path: Path, content: bytes) -> None:
    with replace_file(path) as temporary:
        temporary.write_bytes(content)


def _refuse(path: Path) -> BadInputError:
    return BadInputError(f"{path} is damaged: remove {path.parent} to start the training over")


def _complain(folder: Path, error: OSError) -> StorageError:
    return StorageError(
        f"{folder} cannot hold a checkpoint ({error.strerror}): free some space or check its permissions,"
        " and run the command again: finished epochs are kept"
    )


class Curves:
    """Losses, scores and rate by epoch, for TensorBoard; a resumed run overwrites lost epochs."""

    def __init__(self, folder: Path, finished: int) -> None:
        with warnings.catch_warnings():  # its imports raise deprecation warnings
            warnings.simplefilter("ignore")
            from torch.utils.tensorboard import SummaryWriter  # slow to import, and only needed in training

            self._writer: Any = SummaryWriter(str(folder), purge_step=finished + 1)

    def add(self, epoch: EpochRecord) -> None:
        """Add an epoch."""
        for name in ("loss", "macro_f1", "average_precision", "validation_loss", "rate"):
            self._writer.add_scalar(name, getattr(epoch, name), epoch.epoch)
        self._writer.flush()

    def close(self) -> None:
        """Close the log."""
        self._writer.close()
