"""`./ilsi collect`: bring judgments into the archive."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from flows.cli._flags import COLLECT_FLAGS, DATA_FLAGS, Panel, takes_settings
from flows.cli.status import show_collected
from flows.collecting.site import run_collection, run_import
from flows.console import open_view
from flows.orchestrate.held_cache import hold_cache
from pipeline.collect.sources import find_source, list_sources
from schemas.errors import UsageError
from schemas.settings import Settings

PANEL = Panel.DATASET
app = typer.Typer()


@app.command()
@takes_settings(*DATA_FLAGS, *COLLECT_FLAGS)
def collect(
    settings: Settings,
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files or folders, with --source files.", show_default=False)
    ] = None,
    columns: Annotated[
        str | None,
        typer.Option(
            "--columns",
            metavar="FIELD=NAME,...",
            help="Names of columns in tables, for docid, text, title, court, date and year.",
            show_default=False,
        ),
    ] = None,
    ids: Annotated[Path | None, typer.Option("--ids", help="Fetch only the ids in this file.")] = None,
    recheck: Annotated[
        bool, typer.Option("--recheck", help="Search again windows that were finished before.")
    ] = False,
) -> None:
    """Collect judgments into the archive. Stop it at any time: the next run resumes.

    Examples:

      ./ilsi collect --source web --courts allahabad --start 2015-01-01 --end 2015-01-31 --contact ME

      ILSI_KANOON_TOKEN=... ./ilsi collect --source api --ids ids.txt --contact ME

      ./ilsi collect --source opendata --courts delhi,bombay --start 2015-01-01 --end 2016-12-31 --limit 500

      ./ilsi collect --source files saved_pages/ orders.zip crawl.warc.gz

      ./ilsi collect --source files judgments.parquet --columns text=content,docid=case_id --courts all
    """
    collect_judgments(settings, paths=paths or [], columns=columns, ids=ids, recheck=recheck)


def collect_judgments(
    settings: Settings, *, paths: Sequence[Path], columns: str | None, ids: Path | None, recheck: bool
) -> None:
    """Collect only, without the later stages."""
    is_site = find_source(settings.source).is_site
    if paths and is_site:
        readers = [name for name in list_sources() if not find_source(name).is_site]
        raise UsageError(f"files and folders are read with --source {' or '.join(readers)} only")
    if columns is not None and is_site:
        raise UsageError("--columns is for tables: name them with --source files")
    with hold_cache(settings.cache, "ilsi collect"), open_view():
        if is_site:
            run_collection(settings, ids=ids, recheck=recheck)
        else:
            run_import(settings, paths, columns)
    show_collected(settings)
