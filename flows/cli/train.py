"""`./ilsi train`: one classifier, as it was asked for."""

import os
import time
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from flows.classifiers.evaluate import find_published
from flows.classifiers.folders import SEED, find_models, read_trained
from flows.classifiers.progress import tell_time
from flows.classifiers.train import LINEAR, Training, TrainingChoices, is_trained, leads, train_classifier
from flows.cli._flags import DatasetFolder, Panel, takes_settings
from flows.console import console, current_view, open_view, output, shorten_path
from flows.plans.release import find_dataset
from schemas.errors import UsageError
from schemas.settings import MODELS, Settings

PANEL = Panel.MODELS
app = typer.Typer()


class Kind(StrEnum):
    """What can be trained."""

    LINEAR, LESICIN = MODELS


class Device(StrEnum):
    """Where."""

    AUTO = "auto"
    CPU = "cpu"
    CUDA = "cuda"


@app.command()
@takes_settings("cache")
def train(
    settings: Settings,
    kind: Annotated[Kind, typer.Option("--model", help="What to train.")] = Kind.LESICIN,
    paper: Annotated[
        bool, typer.Option("--paper", help="Use the settings of the paper instead of ours.")
    ] = False,
    dataset: DatasetFolder = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", help="Folder to write to (default: one in models/ of the cache).", show_default=False
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", min=0, max=10**6, help="Random seed (default: 1)."),
    ] = None,
    device: Annotated[Device, typer.Option("--device", help="auto: a GPU if there is one.")] = Device.AUTO,
    epochs: Annotated[
        int | None,
        typer.Option(
            "--epochs", min=1, max=10_000, help="Maximum number of epochs (default: 15; with --paper: 100)."
        ),
    ] = None,
    networks: Annotated[
        int | None,
        typer.Option(
            "--networks", min=1, max=100, help="Number of networks to average (default: 5; with --paper: 1)."
        ),
    ] = None,
    read_words: Annotated[
        bool,
        typer.Option("--read-words", help="Also a BiLSTM over words: the paper's other option, and slow."),
    ] = False,
    encoder: Annotated[
        Path | None,
        typer.Option(
            "--encoder",
            metavar="FOLDER",
            help="A sentence-transformers model instead of our vectors.",
            show_default=False,
        ),
    ] = None,
    exclude_target: Annotated[
        bool,
        typer.Option("--exclude-target", help="Hide a fact's citation of the section it is compared with."),
    ] = False,
    no_lexicon: Annotated[
        bool, typer.Option("--no-lexicon", help="The networks alone, without the word lexicon.")
    ] = False,
) -> None:
    """Train a classifier of sections on the published dataset. Stop it at any time: the next run resumes.

    Examples:

      ./ilsi train                                   LeSICiN on data_cache/dataset

      ./ilsi train --model linear                    the baseline, in a minute

      ./ilsi train --seed 2 && ./ilsi evaluate       another seed, next to the others

      ./ilsi train --networks 1                      one network: faster, and a little worse

      ./ilsi train --encoder my_sentence_transformer

      ./ilsi train --paper --dataset my_dataset --out my_model

      .venv/bin/torchrun --nproc-per-node 2 .venv/bin/ilsi train     two processes, or two GPUs
    """
    choices = TrainingChoices(
        paper=paper,
        networks=networks,
        epochs=epochs,
        read_words=read_words,
        encoder=str(encoder.resolve()) if encoder else None,
        exclude_target=exclude_target,
        no_lexicon=no_lexicon,
    )
    request = TrainRequest(kind=kind, dataset=dataset, out=out, seed=seed, device=device, choices=choices)
    train_and_report(settings, request)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainRequest:
    """What the user asks for; what is left out is None."""

    kind: str
    dataset: Path | None
    out: Path | None
    seed: int | None
    device: str
    choices: TrainingChoices


def train_and_report(settings: Settings, request: TrainRequest) -> None:
    """Train what was asked for, and say where it is and what to do next."""
    _check(request)
    training = resolve_request(settings, request)
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
        _show_results(settings, training)


def resolve_request(settings: Settings, request: TrainRequest) -> Training:
    """Fill in what was left out."""
    seed = SEED if request.seed is None else request.seed
    return Training(
        request.kind,
        find_published(request.dataset or find_dataset(settings)),
        request.out or find_models(settings) / _name_folder(request),
        seed=None if request.kind == LINEAR else seed,
        device=request.device,
        choices=request.choices,
    )


def _check(request: TrainRequest) -> None:
    """Refuse combinations of flags at once."""
    if request.kind != LINEAR:
        if request.choices.encoder and request.choices.read_words:
            raise UsageError("--encoder gives vectors of sentences: leave out --read-words, or --encoder")
        if request.choices.paper and request.choices.no_lexicon:
            raise UsageError("--paper has no lexicon anyway: leave out --no-lexicon")
        return
    chosen = {f"--{name.replace('_', '-')}": bool(value) for name, value in asdict(request.choices).items()}
    flags = {**chosen, "--seed": request.seed is not None, "--device": request.device != "auto"}
    if given := [flag for flag, is_given in flags.items() if is_given]:
        raise UsageError(f"the linear classifier has no {given[0]}: leave it out, or use --model lesicin")
    if os.environ.get("WORLD_SIZE", "1") != "1":
        raise UsageError("the linear classifier trains in one process: start it without torchrun")


def _name_folder(request: TrainRequest) -> str:
    """Other options than those of a rebuild get a folder of their own: nothing is overwritten."""
    parts = [request.kind, *request.choices.name()]
    if request.seed is not None and request.seed != SEED:
        parts.append(f"seed-{request.seed}")
    return "-".join(parts)


def _show_results(settings: Settings, training: Training) -> None:
    trained = read_trained(training.folder)
    place = shorten_path(training.folder.absolute())
    if trained is not None:
        said = f"macro F1 {trained.validation_f1:.3f} on held-out validation documents"
        output.print(f"{training.kind}: {said}", soft_wrap=True)
    output.print(f"the classifier: {place}", soft_wrap=True)
    usual = training.folder.parent == find_models(settings)
    output.print(f"next: ./ilsi evaluate{'' if usual else f' {place}'}", soft_wrap=True)
