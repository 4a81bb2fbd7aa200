"""`./ilsi verify`: is everything in the cache what was written?"""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from flows.cli._flags import Panel, takes_settings
from flows.console import console, output, shorten_path
from pipeline.archive.archive import Archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.repair import forget_damaged, open_repaired
from pipeline.cache_lock import lock_cache
from pipeline.publish.history import list_releases, verify_release
from pipeline.stage import verify_stage
from schemas.errors import BadInputError
from schemas.settings import Settings

PANEL = Panel.DATASET
app = typer.Typer()


@app.command()
@takes_settings("cache")
def verify(
    settings: Settings,
    forget: Annotated[
        bool,
        typer.Option(
            "--forget",
            help="Remove what is damaged, so that the next run makes it again; releases are only renamed.",
        ),
    ] = False,
) -> None:
    """Re-hash every archived page and every table of the cache.

    Examples:

      ./ilsi verify

      ./ilsi verify --forget && ./ilsi rebuild
    """
    verify_cache(settings, forget=forget)


def verify_cache(settings: Settings, *, forget: bool) -> None:
    """Re-hash everything; a BadInputError if anything has changed since it was written. With `forget`,
    damaged files and records are removed so that the next run makes them again."""
    ledgers = sorted(settings.cache.glob(f"archive/*/{LEDGER_NAME}"))
    stages = sorted(path.parent for path in settings.cache.glob("*/*/manifest.json"))
    if not ledgers and not stages:
        raise BadInputError(f"{settings.cache} holds nothing to verify: run ./ilsi rebuild first")
    faults = [fault for path in ledgers for fault in _verify_archive(path)]
    releases = [
        path for folder in sorted(settings.cache.glob("releases/*")) for path in list_releases(folder)
    ]
    damaged = {folder: list(verify_stage(folder)) for folder in stages}
    damaged |= {folder: list(verify_release(folder)) for folder in releases}
    faults += [fault for found in damaged.values() for fault in found]
    for fault in faults:
        console.print(fault, soft_wrap=True)
    if faults and not forget:
        raise BadInputError(f"{len(faults)} files or records are damaged: run ./ilsi verify --forget")
    if faults:
        _forget(settings, ledgers, [folder for folder, found in damaged.items() if found])
        output.print(f"{len(faults)} damaged files or records were removed: run ./ilsi rebuild")
        return
    output.print(
        f"{len(ledgers)} archives, {len(stages)} stages and {len(releases)} releases are as they were written"
    )


def _forget(settings: Settings, ledgers: list[Path], folders: list[Path]) -> None:
    with lock_cache(settings.cache, "ilsi verify"):
        for folder in folders:
            if folder.parent.parent.name == "releases":
                _set_aside(folder)
                continue
            # First what makes it count as finished: a kill in between must not leave half a stage.
            (folder / "manifest.json").unlink(missing_ok=True)
            shutil.rmtree(folder)
        for path in ledgers:
            with open_repaired(path.parent, command="ilsi verify") as collection:
                forget_damaged(collection.archive, collection.ledger)


def _set_aside(release: Path) -> None:
    """A release of judgments that have changed since cannot be made again, and most of its files are good."""
    aside = release.with_name(f"{release.name}.damaged")
    shutil.rmtree(aside, ignore_errors=True)
    release.rename(aside)
    console.print(f"{shorten_path(release)} is now called {aside.name}", soft_wrap=True)


def _verify_archive(ledger_path: Path) -> list[str]:
    with (
        Ledger.open_for_reading(ledger_path) as ledger,
        Archive.open_for_reading(ledger_path.parent) as archive,
    ):
        return [broken.reason for broken in archive.verify(ledger.iterate_fetches())]
