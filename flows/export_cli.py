"""`./ilsi export`: write a published dataset in the formats of others. Commands are thin."""

from pathlib import Path
from typing import Annotated

import typer

from flows.options import takes_settings
from schemas.settings import Settings

export_app = typer.Typer(help="A published dataset in the formats of others.")


@export_app.command("jsonl")
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
    from flows.exporting import write_jsonl

    write_jsonl(settings, dataset, out)
