"""The report of a rebuild: one page for people, and the same tables for Prefect."""

from collections.abc import Sequence
from pathlib import Path

from flows.lineage import find_basis, find_lineage
from flows.model_report import TITLE, write_models
from flows.model_stage import gather_models, list_marks
from flows.publishing import list_built
from flows.status import read_courts
from flows.view import current_view
from pipeline.ledger_status import CourtStatus
from pipeline.release.history import Release, switch_link
from pipeline.report.figures import gather_figures
from pipeline.report.listing import list_tables
from pipeline.report.page import make_page, write_report
from pipeline.report.tables import Table
from pipeline.stage import digest_lines
from schemas.settings import Settings

STEP = "report"
_VERSION = 2  # count it up when the page would look different
_TITLE = "Indian Legal Statute Identification, rebuilt"


def find_report(settings: Settings) -> Path:
    """Where the newest report is always found."""
    return settings.cache / "report.html"


def has_report(settings: Settings, release: Release) -> bool:
    """Is the report of a release written and shown, and are the collection and the models as it tells?"""
    path, link = _find_page(settings, release), find_report(settings)
    if not path.exists() or not link.exists() or not link.samefile(path):
        return False
    with path.open(encoding="utf-8") as page:
        return page.readline().rstrip() == _mark(settings, release, read_courts(settings))


def report_rebuild(settings: Settings, release: Release) -> Sequence[Table]:
    """Write the page about a release and all that led to it, and show it; gives its tables."""
    view = current_view()
    view.show(STEP, total=1, note="counting")
    courts = read_courts(settings)
    previous = find_basis(settings).splits
    figures = gather_figures(list_built(settings), courts, source=settings.source, previous=previous)
    models = gather_models(settings)
    view.show(STEP, total=1, note="drawing")
    path = _find_page(settings, release)
    extra = [] if models is None else [(TITLE, write_models(models))]
    page = make_page(figures, title=_TITLE, version=release.version, extra=extra)
    write_report(path, page.replace("<!DOCTYPE html>", _mark(settings, release, courts), 1))
    switch_link(find_report(settings), path)
    view.finish(STEP, find_report(settings).name)
    tables = [*list_tables(figures), *(models.list_tables() if models is not None else ())]
    return [table for table in tables if table.rows]


def _mark(settings: Settings, release: Release, courts: Sequence[CourtStatus]) -> str:
    """The first line of a page: what it was made from."""
    made_from = (str(_VERSION), release.identity, str(courts), *list_marks(settings))
    return f"<!DOCTYPE html><!-- {digest_lines(made_from)[:16]} -->"


def _find_page(settings: Settings, release: Release) -> Path:
    return settings.cache / "reports" / f"{find_lineage(settings).name}-{release.version}.html"
