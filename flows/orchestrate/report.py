"""The report of a rebuild: one page for people, and the same tables for Prefect."""

from collections.abc import Sequence
from pathlib import Path

from flows.classifiers.rebuild_step import gather_models, list_marks
from flows.classifiers.report import TITLE, write_models
from flows.collecting.coverage import read_courts
from flows.console import current_view
from flows.plans.lineage import find_basis, find_lineage
from flows.plans.release import list_built
from pipeline.archive.coverage import CourtStatus
from pipeline.collect.sources import find_source
from pipeline.publish.history import Release, switch_link
from pipeline.report.figures.gather import gather_figures
from pipeline.report.page import make_page, write_report
from pipeline.report.sections import list_tables
from pipeline.report.tables.citations import write_label_csv
from pipeline.report.tables.whole import Table
from pipeline.stage import digest_lines
from schemas.code_digest import digest_code
from schemas.settings import Settings

STEP = "report"
_TITLE = "Indian Legal Statute Identification, rebuilt"


def find_report(settings: Settings) -> Path:
    """The link to the newest report."""
    return settings.cache / "report.html"


def has_report(settings: Settings, release: Release) -> bool:
    """Is the report of a release written and linked, and still true of the collection and the models?"""
    path, link = _find_page(settings, release), find_report(settings)
    if not path.exists() or not link.exists() or not link.samefile(path):
        return False
    with path.open(encoding="utf-8") as page:
        return page.readline().rstrip() == _mark(settings, release, read_courts(settings))


def report_rebuild(settings: Settings, release: Release) -> Sequence[Table]:
    """Write the page about a release and how it was made, and link it; returns its tables."""
    view = current_view()
    view.show(STEP, total=1, note="counting")
    courts = read_courts(settings)
    previous = find_basis(settings).splits
    kind = find_source(settings.source)
    stages = list_built(settings)
    figures = gather_figures(stages, courts, source=kind.about, is_box=kind.is_box, previous=previous)
    write_label_csv(stages.folders["label"], figures.citations)
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
    made_from = (
        digest_code("pipeline.report", "flows.classifiers.report"),
        release.identity,
        find_source(settings.source).about,
        str(courts),
        *list_marks(settings),
    )
    return f"<!DOCTYPE html><!-- {digest_lines(made_from)[:16]} -->"


def _find_page(settings: Settings, release: Release) -> Path:
    return settings.cache / "reports" / f"{find_lineage(settings).name}-{release.version}.html"
