"""`./ilsi train` and `./ilsi evaluate`. Commands are thin."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from flows.options import takes_settings
from schemas.settings import MODELS, Settings


class Kind(StrEnum):
    """What can be trained."""

    LINEAR, LESICIN = MODELS


class Device(StrEnum):
    """Where."""

    AUTO = "auto"
    CPU = "cpu"
    CUDA = "cuda"


class Split(StrEnum):
    """Documents that a classifier has not learnt from."""

    TEST = "test"
    VALIDATION = "validation"


_Dataset = Annotated[
    Path | None,
    typer.Option(
        "--dataset", help="Folder of a published dataset (default: that of the cache).", show_default=False
    ),
]


@takes_settings("cache")
def train(
    settings: Settings,
    kind: Annotated[Kind, typer.Option("--model", help="What to train.")] = Kind.LESICIN,
    paper: Annotated[
        bool, typer.Option("--paper", help="With the settings of the paper, instead of ours.")
    ] = False,
    dataset: _Dataset = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", help="Folder to write to (default: one in models/ of the cache).", show_default=False
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", min=0, max=10**6, help="Another seed, another network (default: 1)."),
    ] = None,
    device: Annotated[
        Device, typer.Option("--device", help="auto: a graphics card if there is one.")
    ] = Device.AUTO,
    epochs: Annotated[
        int | None,
        typer.Option("--epochs", min=1, max=10_000, help="At most so many (default: 15; paper: 100)."),
    ] = None,
    networks: Annotated[
        int | None,
        typer.Option(
            "--networks", min=1, max=100, help="So many, whose answers are averaged (default: 5; paper: 1)."
        ),
    ] = None,
    read_words: Annotated[
        bool,
        typer.Option("--read-words", help="A BiLSTM over words, too: the paper's other option, and slow."),
    ] = False,
    encoder: Annotated[
        Path | None,
        typer.Option(
            "--encoder",
            metavar="FOLDER",
            help="A sentence-transformers model in the place of our vectors.",
            show_default=False,
        ),
    ] = None,
    exclude_target: Annotated[
        bool,
        typer.Option("--exclude-target", help="Hide a fact's citation of the section it is compared with."),
    ] = False,
    no_lexicon: Annotated[
        bool, typer.Option("--no-lexicon", help="The networks alone; words are not asked beside them.")
    ] = False,
) -> None:
    """Train a classifier of sections on the published dataset. Stop it at any time: the next run goes on.

    Examples:

      ./ilsi train                                   LeSICiN on data_cache/dataset

      ./ilsi train --model linear                    the yardstick, in a minute

      ./ilsi train --seed 2 && ./ilsi evaluate       another seed, beside the others

      ./ilsi train --networks 1                      one network: quicker, and a little worse

      ./ilsi train --encoder my_sentence_transformer

      ./ilsi train --paper --dataset my_dataset --out my_model

      .venv/bin/torchrun --nproc-per-node 2 .venv/bin/ilsi train     two processes, or two graphics cards
    """
    from flows.train_command import Wish, train_and_tell
    from flows.training import Choices

    choices = Choices(
        paper=paper,
        networks=networks,
        epochs=epochs,
        read_words=read_words,
        encoder=str(encoder.resolve()) if encoder else None,
        exclude_target=exclude_target,
        no_lexicon=no_lexicon,
    )
    wish = Wish(kind=kind, dataset=dataset, out=out, seed=seed, device=device, choices=choices)
    train_and_tell(settings, wish)


@takes_settings("cache")
def evaluate(
    settings: Settings,
    folders: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="MODEL...", help="Folders of classifiers (default: all of the cache).", show_default=False
        ),
    ] = None,
    dataset: _Dataset = None,
    split: Annotated[Split, typer.Option("--split", help="Whose documents.")] = Split.TEST,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write all figures to this file, too.")
    ] = None,
) -> None:
    """Measure trained classifiers on documents that they have not learnt from.

    Examples:

      ./ilsi evaluate                                all that are trained, side by side

      ./ilsi evaluate data_cache/models/linear my_model --json figures.json

      ./ilsi evaluate --split validation
    """
    from flows.evaluating import evaluate_models
    from flows.model_folders import find_models
    from flows.publishing import find_dataset

    evaluate_models(
        folders or [], find_models(settings), dataset or find_dataset(settings), str(split), json_file
    )
