"""`./ilsi box`: look at the court in a box, and at the truth about it."""

import time
from pathlib import Path
from typing import Annotated

import typer

from embedded.site.box import start_box
from embedded.site.write import write_truth
from flows.cli._flags import Panel, takes_settings
from flows.console import console, open_view, output
from pipeline.parquet import explain_storage_errors, make_folder
from schemas.settings import Settings

PANEL = Panel.DATASET
app = typer.Typer(name="box", help="The court in a box: a small fictional court system on this machine.")


@app.command("serve")
@takes_settings("box_cases", "box_seed")
def serve_box(
    settings: Settings,
    port: Annotated[int, typer.Option("--port", help="Port on 127.0.0.1; 0 takes a free one.")] = 0,
) -> None:
    """Serve the box on this machine until Ctrl-C, to look at it in a browser.

    Example:

      ./ilsi box serve --box-cases 500 --port 8000
    """
    serve(settings, port=port)


@app.command("truth")
@takes_settings("box_cases", "box_seed")
def write_box_truth(
    settings: Settings,
    path: Annotated[Path, typer.Argument(help="Where to write; one JSON object a line.")],
) -> None:
    """Write the truth about every case of the box: sentence roles, names, cited sections, duplicates.

    Example:

      ./ilsi box truth truth.jsonl --box-cases 500
    """
    write_truth_file(settings, path)


def serve(settings: Settings, *, port: int) -> None:
    """Serve until Ctrl-C."""
    with start_box(settings.box_seed, settings.box_cases, port=port) as box:
        output.print(f"pages: {box.web_url}/search/?formInput=%22penal+code%22")
        output.print(f"API:   {box.api_url} (POST, token box-token)")
        output.print(f"buckets of the open data: {box.data_url}")
        console.print("Ctrl-C stops it")
        while box.process.poll() is None:
            time.sleep(0.5)


def write_truth_file(settings: Settings, path: Path) -> None:
    """Write the truth about every case."""
    make_folder(path.absolute().parent)
    with open_view() as view, explain_storage_errors(path):
        write_truth(
            path,
            settings.box_seed,
            settings.box_cases,
            progress=lambda done: view.show("truth", done=done, total=settings.box_cases, note="cases"),
        )
        view.finish("truth", str(path))
