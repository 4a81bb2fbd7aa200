"""`./ilsi train`: one classifier, as it was asked for."""

import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from flows.evaluating import find_published
from flows.model_folders import SEED, find_models, read_trained
from flows.publishing import find_dataset
from flows.status import shorten_path
from flows.training import LINEAR, Choices, Training, is_trained, leads, train_classifier
from flows.training_view import tell_time
from flows.view import console, current_view, open_view, output
from schemas.errors import UsageError
from schemas.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the user asks for; what is left out is None."""

    kind: str
    dataset: Path | None
    out: Path | None
    seed: int | None
    device: str
    choices: Choices


def train_and_tell(settings: Settings, wish: Wish) -> None:
    """Train what was asked for, and say where it is and what comes next."""
    _check(wish)
    training = resolve_wish(settings, wish)
    started = time.monotonic()
    if is_trained(training):
        if leads():
            console.print(f"{shorten_path(training.folder)} is up to date", soft_wrap=True)
    else:
        with open_view():
            train_classifier(training)
            if leads():
                current_view().finish(training.step, f"in {tell_time(time.monotonic() - started)}")
    if leads():
        _tell(settings, training)


def resolve_wish(settings: Settings, wish: Wish) -> Training:
    """With what was left out."""
    seed = SEED if wish.seed is None else wish.seed
    return Training(
        wish.kind,
        find_published(wish.dataset or find_dataset(settings)),
        wish.out or find_models(settings) / _name_folder(wish),
        seed=None if wish.kind == LINEAR else seed,
        device=wish.device,
        choices=wish.choices,
    )


def _check(wish: Wish) -> None:
    """Say at once what cannot be had together."""
    if wish.kind != LINEAR:
        if wish.choices.encoder and wish.choices.read_words:
            raise UsageError("--encoder gives vectors of sentences: leave out --read-words, or --encoder")
        if wish.choices.paper and wish.choices.no_lexicon:
            raise UsageError("--paper has no lexicon anyway: leave out --no-lexicon")
        return
    chosen = {f"--{name.replace('_', '-')}": bool(value) for name, value in asdict(wish.choices).items()}
    flags = {**chosen, "--seed": wish.seed is not None, "--device": wish.device != "auto"}
    if given := [flag for flag, is_given in flags.items() if is_given]:
        raise UsageError(f"the linear classifier has no {given[0]}: leave it out, or take --model lesicin")
    if os.environ.get("WORLD_SIZE", "1") != "1":
        raise UsageError("the linear classifier is trained by one process: start it without torchrun")


def _name_folder(wish: Wish) -> str:
    """What is trained otherwise than by a rebuild gets a folder of its own: nothing is written over."""
    parts = [wish.kind, *wish.choices.name()]
    if wish.seed is not None and wish.seed != SEED:
        parts.append(f"seed-{wish.seed}")
    return "-".join(parts)


def _tell(settings: Settings, training: Training) -> None:
    trained = read_trained(training.folder)
    place = shorten_path(training.folder.absolute())
    if trained is not None:
        said = f"macro F1 {trained.validation_f1:.3f} on validation documents that no threshold was fitted on"
        output.print(f"{training.kind}: {said}", soft_wrap=True)
    output.print(f"the classifier: {place}", soft_wrap=True)
    usual = training.folder.parent == find_models(settings)
    output.print(f"next: ./ilsi evaluate{'' if usual else f' {place}'}", soft_wrap=True)
