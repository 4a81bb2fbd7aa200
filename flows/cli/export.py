"""`./ilsi export`: a published dataset in other formats."""

from pathlib import Path
from typing import Annotated

import typer

from flows.cli._flags import Panel, takes_settings
from flows.console import output
from flows.plans.release import find_dataset
from pipeline.publish.lesicin_export import export_jsonl
from schemas.errors import BadInputError
from schemas.settings import Settings

PANEL = Panel.DATASET
app = typer.Typer(name="export", help="A published dataset in other formats.")


@app.command("jsonl")
@takes_settings("cache")
def jsonl(
    settings: Settings,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="Folder for the files; must be new or empty.")],
    dataset: Annotated[
        Path | None,
        typer.Option(
            "--dataset",
            metavar="FOLDER",
            help="A published dataset (default: the newest in the cache).",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Write the files that the published LeSICiN code reads: train, dev, test and secs.jsonl, type_map,
    label_tree, citation_network, schemas and label_vocab.json.

    Examples:

      ./ilsi export jsonl LeSICiN/data

      ./ilsi export jsonl out --dataset downloads/ilsi-1.0.0
    """
    write_jsonl(settings, dataset, out)


def write_jsonl(settings: Settings, dataset: Path | None, out: Path) -> None:
    """Write the files that the published LeSICiN code reads, and say what is in them."""
    folder = dataset or find_dataset(settings)
    if dataset is None and not folder.exists():
        raise BadInputError(
            f"{folder} does not exist: run ./ilsi rebuild first, or name a dataset with --dataset"
        )
    if not folder.is_dir():
        raise BadInputError(f"{folder} is not a folder: name that of a published dataset")
    exported = export_jsonl(folder, out)
    counts = ", ".join(f"{count} {split}" for split, count in exported.examples.items())
    output.print(
        f"{counts} examples, {exported.sections} sections and {exported.edges} edges in {out}", soft_wrap=True
    )
    if exported.uncited:
        output.print(
            f"no training example has {', '.join(exported.uncited)}: the published code samples wrong "
            "neighbours for such labels",
            soft_wrap=True,
        )
