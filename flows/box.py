"""`./ilsi box`: look at the court in a box, or write down the truth about it."""

import time
from pathlib import Path

from embedded.site import start_box
from embedded.write import write_truth
from flows.view import console, open_view, output
from pipeline.tables import explain_storage_errors, make_folder
from schemas.settings import Settings


def serve(settings: Settings, *, port: int) -> None:
    """Serve until Ctrl-C."""
    with start_box(settings.box_seed, settings.box_cases, port=port) as box:
        output.print(f"pages: {box.web_url}/search/?formInput=%22penal+code%22")
        output.print(f"API:   {box.api_url} (POST, token box-token)")
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
