"""Classifiers from the published dataset: what is to be trained, whether it is, and training it."""

import json
import os
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flows.evaluating import find_published
from flows.model_folders import (
    SEED,
    Trained,
    check_place,
    digest_code,
    digest_model,
    find_models,
    hold_folder,
    identify_dataset,
    read_trained,
    write_trained,
)
from flows.publishing import find_dataset
from flows.training_view import TrainingView
from flows.view import current_view
from schemas.published import PublishedFolder
from schemas.settings import MODELS, Settings

if TYPE_CHECKING:
    from model.training_recipe import Recipe

LINEAR, LESICIN = MODELS


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """What the user wants otherwise than the default recipe; None and False leave it alone."""

    paper: bool = False
    networks: int | None = None
    epochs: int | None = None
    read_words: bool = False
    encoder: str | None = None
    exclude_target: bool = False
    no_lexicon: bool = False

    def name(self) -> list[str]:
        """For the name of a folder."""
        numbers = {"networks": self.networks, "epochs": self.epochs}
        flags = {
            "paper": self.paper,
            "words": self.read_words,
            "excluded": self.exclude_target,
            "no-lexicon": self.no_lexicon,
        }
        parts = [name for name, is_wanted in flags.items() if is_wanted]
        parts += [f"{number}-{name}" for name, number in numbers.items() if number is not None]
        return [*parts, f"by-{Path(self.encoder).name}"] if self.encoder else parts


@dataclass(frozen=True, slots=True)
class Training:
    """What is to be trained, on what, and where to."""

    kind: str
    dataset: Path
    folder: Path
    seed: int | None  # None: of the linear classifier, which has none
    device: str = "auto"
    choices: Choices = Choices()

    @property
    def step(self) -> str:
        """The name of its bar."""
        return f"train {self.folder.name}"


def list_trainings(settings: Settings) -> list[Training]:
    """What a rebuild trains. The dataset must be published."""
    dataset, models = find_published(find_dataset(settings)), find_models(settings)
    return [
        Training(kind, dataset, models / kind, seed=None if kind == LINEAR else SEED)
        for kind in settings.models
    ]


def is_trained(training: Training) -> bool:
    """Is there a classifier of this dataset, recipe and seed?"""
    trained = read_trained(training.folder)
    if trained is None or (trained.kind, trained.seed) != (training.kind, training.seed):
        return False
    if trained.dataset != identify_dataset(training.dataset):
        return False
    if (trained.code, trained.options) == (digest_code(), asdict(training.choices)):
        return True  # known without the recipe, which needs torch
    return trained.recipe == describe_recipe(training)


def train_classifier(training: Training) -> None:
    """Train, or go on where a training was stopped. If torchrun has started several processes, in each of
    them: all take part, one writes."""
    check_place(training.folder, training.kind)
    published = PublishedFolder(training.dataset)
    about = {
        "kind": training.kind,
        "dataset": identify_dataset(training.dataset),
        "recipe": describe_recipe(training),
        "seed": training.seed,
        "code": digest_code(),
        "options": asdict(training.choices),
    }
    with hold_folder(training.folder) if leads() else nullcontext():
        _TRAINERS[training.kind](training, published)
        if leads():
            write_trained(training.folder, _describe_trained(training, about))


def leads() -> bool:
    """Is this the only process, or the one of several that writes and tells?"""
    return os.environ.get("RANK", "0") == "0"


def describe_recipe(training: Training) -> dict[str, Any]:
    """All that decides about the result, but for dataset and seed, as JSON knows it."""
    if training.kind == LINEAR:
        from model.linear import CLOSENESS
        from model.linear import VERSION as LINEAR_VERSION
        from model.linear_words import FEWEST_DOCUMENTS, MOST_FEATURES

        numbers = {"closeness": [*CLOSENESS], "fewest": FEWEST_DOCUMENTS, "most": MOST_FEATURES}
        return numbers | {"version": LINEAR_VERSION}
    from model.training import VERSION

    described: dict[str, Any] = json.loads(json.dumps(asdict(_choose_recipe(training))))
    return described | {"version": VERSION}


def _train_linear(training: Training, published: PublishedFolder) -> None:
    from model.linear import train_linear
    from model.linear_files import save_linear

    view = current_view()
    view.show(training.step, total=1, note="weighing words")
    linear = train_linear(published)
    save_linear(linear, training.folder, {"dataset": identify_dataset(training.dataset)})


def _train_lesicin(training: Training, published: PublishedFolder) -> None:
    from model.training import train_lesicin

    if training.seed is None:
        raise ValueError("LeSICiN is trained with a seed")
    train_lesicin(
        published,
        training.folder,
        _choose_recipe(training),
        seed=training.seed,
        device=training.device,
        report=TrainingView(training.step).report,
    )


_TRAINERS: dict[str, Callable[[Training, PublishedFolder], None]] = {
    LINEAR: _train_linear,
    LESICIN: _train_lesicin,
}


def _choose_recipe(training: Training) -> "Recipe":
    from model.lesicin_words import READ
    from model.training_recipe import DEFAULT, PAPER

    choices = training.choices
    recipe = PAPER if choices.paper else DEFAULT
    network, vectors = recipe.network, recipe.vectors
    if choices.exclude_target:
        network = replace(network, exclude_target=True)
    if choices.read_words:
        network, vectors = replace(network, reading=READ), replace(vectors, longest_gram=1)
    if choices.no_lexicon:
        recipe = replace(recipe, lexicon=False)
    if choices.encoder:
        network = replace(network, reading=None)
    numbers = {"networks": choices.networks, "epochs": choices.epochs}
    given: dict[str, Any] = {name: number for name, number in numbers.items() if number is not None}
    return replace(recipe, network=network, vectors=vectors, encoder=choices.encoder, **given)


def _describe_trained(training: Training, about: dict[str, Any]) -> Trained:
    from model.classifiers import load_classifier

    f1 = load_classifier(training.folder).thresholds.unseen_f1
    return Trained(**about, digest=digest_model(training.folder), validation_f1=f1)
