"""The report of a rebuild: one page for people, and the same tables for Prefect."""

from collections.abc import Sequence
from pathlib import Path

from flows.lineage import find_lineage
from flows.publishing import list_built
from flows.status import read_courts
from flows.view import current_view
from pipeline.release.history import Release, switch_link
from pipeline.report.figures import gather_figures
from pipeline.report.listing import list_tables
from pipeline.report.page import make_page, write_report
from pipeline.report.tables import Table
from schemas.settings import Settings

STEP = "report"
_TITLE = "Indian Legal Statute Identification, rebuilt"


def find_report(settings: Settings) -> Path:
    """Where the newest report is always found."""
    return settings.cache / "report.html"


def has_report(settings: Settings, release: Release) -> bool:
    """Is the report of a release written and shown?"""
    path, link = _find_page(settings, release), find_report(settings)
    return path.exists() and link.is_symlink() and link.samefile(path)


def report_rebuild(settings: Settings, release: Release) -> Sequence[Table]:
    """Write the page about a release and all that led to it, and show it; gives its tables."""
    view = current_view()
    view.show(STEP, total=1, note="counting")
    figures = gather_figures(list_built(settings), read_courts(settings), source=settings.source)
    view.show(STEP, total=1, note="drawing")
    path = _find_page(settings, release)
    write_report(path, make_page(figures, title=_TITLE, version=release.version))
    switch_link(find_report(settings), path)
    view.finish(STEP, str(find_report(settings).name))
    return [table for table in list_tables(figures) if table.rows]


def _find_page(settings: Settings, release: Release) -> Path:
    return settings.cache / "reports" / f"{find_lineage(settings).name}-{release.version}.html"
