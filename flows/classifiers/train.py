"""Classifiers from the published dataset: what is to be trained, whether it is, and training it."""

import json
import os
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flows.classifiers.evaluate import find_published
from flows.classifiers.folders import (
    SEED,
    Trained,
    check_place,
    digest_model,
    find_models,
    hold_folder,
    identify_dataset,
    read_trained,
    write_trained,
)
from flows.classifiers.progress import TrainingView
from flows.console import current_view
from flows.plans.release import find_dataset
from schemas.code_digest import digest_code
from schemas.published import PublishedFolder
from schemas.settings import MODELS, Settings

if TYPE_CHECKING:
    from model.lesicin.recipe import LesicinRecipe

LINEAR, LESICIN = MODELS


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingChoices:
    """Changes to the default recipe; None and False change nothing."""

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
    choices: TrainingChoices = TrainingChoices()

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
    return (trained.code, trained.options) == (_digest_kind(training.kind), asdict(training.choices))


def train_classifier(training: Training) -> None:
    """Train, or resume an interrupted training. Under torchrun every process calls this: all take part, one
    writes."""
    check_place(training.folder, training.kind)
    published = PublishedFolder(training.dataset)
    about = {
        "kind": training.kind,
        "dataset": identify_dataset(training.dataset),
        "recipe": describe_recipe(training),
        "seed": training.seed,
        "code": _digest_kind(training.kind),
        "options": asdict(training.choices),
    }
    with hold_folder(training.folder) if leads() else nullcontext():
        _TRAINERS[training.kind](training, published)
        if leads():
            write_trained(training.folder, _describe_trained(training, about))


def leads() -> bool:
    """Is this the only process, or the one of several that writes and reports?"""
    return os.environ.get("RANK", "0") == "0"


def describe_recipe(training: Training) -> dict[str, Any]:
    """Everything that decides the result except dataset and seed, as JSON."""
    if training.kind == LINEAR:
        from model.linear.classifier import C_VALUES
        from model.linear.tfidf import FEWEST_DOCUMENTS, MOST_FEATURES

        return {"c": [*C_VALUES], "fewest": FEWEST_DOCUMENTS, "most": MOST_FEATURES}
    described: dict[str, Any] = json.loads(json.dumps(asdict(_choose_recipe(training))))
    return described


def _digest_kind(kind: str) -> str:
    """A digest of the code that trains a classifier of this kind."""
    return digest_code(f"model.{kind}")


def _train_linear(training: Training, published: PublishedFolder) -> None:
    from model.linear.classifier import train_linear
    from model.linear.files import save_linear

    view = current_view()
    view.show(training.step, total=1, note="weighing words")
    linear = train_linear(published)
    save_linear(linear, training.folder, {"dataset": identify_dataset(training.dataset)})


def _train_lesicin(training: Training, published: PublishedFolder) -> None:
    from model.lesicin.training.loop import train_lesicin

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


def _choose_recipe(training: Training) -> "LesicinRecipe":
    from model.lesicin.recipe import DEFAULT, PAPER
    from model.lesicin.word_encoder import READ

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
    from model.classifiers.registry import load_classifier

    f1 = load_classifier(training.folder).thresholds.held_out_f1
    return Trained(**about, digest=digest_model(training.folder), validation_f1=f1)
