"""`./ilsi box`: look at the court in a box, and at the truth about it. Commands are thin."""

from pathlib import Path
from typing import Annotated

import typer

from flows.options import takes_settings
from schemas.settings import Settings

box_app = typer.Typer(help="The court in a box: a small fictional court system on this machine.")


@box_app.command("serve")
@takes_settings("box_cases", "box_seed")
def serve_box(
    settings: Settings,
    port: Annotated[int, typer.Option("--port", help="Port on 127.0.0.1; 0 takes a free one.")] = 0,
) -> None:
    """Serve the box on this machine until Ctrl-C, to look at it in a browser.

    Example:

      ./ilsi box serve --box-cases 500 --port 8000
    """
    from flows.box import serve

    serve(settings, port=port)


@box_app.command("truth")
@takes_settings("box_cases", "box_seed")
def write_box_truth(
    settings: Settings,
    path: Annotated[Path, typer.Argument(help="Where to write; one JSON object a line.")],
) -> None:
    """Write the truth about every case of the box: sentence roles, names, cited sections, duplicates.

    Example:

      ./ilsi box truth truth.jsonl --box-cases 500
    """
    from flows.box import write_truth_file

    write_truth_file(settings, path)
