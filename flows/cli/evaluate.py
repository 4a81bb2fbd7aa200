"""`./ilsi evaluate`: trained classifiers, side by side."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from flows.cli._flags import DatasetFolder, Panel, takes_settings
from schemas.settings import Settings

PANEL = Panel.MODELS
app = typer.Typer()


class EvaluatedSplit(StrEnum):
    """Documents that a classifier was not trained on."""

    TEST = "test"
    VALIDATION = "validation"


@app.command()
@takes_settings("cache")
def evaluate(
    settings: Settings,
    folders: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="MODEL...", help="Folders of classifiers (default: all of the cache).", show_default=False
        ),
    ] = None,
    dataset: DatasetFolder = None,
    split: Annotated[EvaluatedSplit, typer.Option("--split", help="Whose documents.")] = EvaluatedSplit.TEST,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write all figures to this file.")
    ] = None,
) -> None:
    """Evaluate trained classifiers on documents that they were not trained on.

    Examples:

      ./ilsi evaluate                                all trained classifiers, side by side

      ./ilsi evaluate data_cache/models/linear my_model --json figures.json

      ./ilsi evaluate --split validation
    """
    from flows.classifiers.evaluate import evaluate_models
    from flows.classifiers.folders import find_models
    from flows.plans.release import find_dataset

    evaluate_models(
        folders or [], find_models(settings), dataset or find_dataset(settings), str(split), json_file
    )
