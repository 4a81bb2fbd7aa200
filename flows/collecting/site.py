"""Collect as the settings ask: which source, which plan, and a view of the progress."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from embedded.site.api import TOKEN as BOX_TOKEN
from embedded.site.box import start_box
from flows.console import RunView, console, current_view
from flows.paths import find_archive, identify_box
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.repair import RepairedArchive, open_repaired
from pipeline.collect.collect import (
    CollectPlan,
    CollectProgress,
    CollectSummary,
    collect,
    is_complete,
    read_ids,
)
from pipeline.collect.http.fetch import Fetcher, describe_agent
from pipeline.collect.http.pace import PaceRules
from pipeline.collect.opendata.collect import BulkRun, collect_bulk
from pipeline.collect.opendata.metadata import Matters
from pipeline.collect.opendata.partitions import OpenData
from pipeline.collect.source import ImportSummary, ServedBox, Source
from pipeline.collect.sources import find_source
from schemas.courts import BY_KEY
from schemas.errors import UsageError
from schemas.settings import Settings

STEP = "collect"
_MOST_LISTED = 10  # documents that share an id


def make_plan(settings: Settings, ids: Path | None = None) -> CollectPlan:
    """The plan that the settings ask for."""
    courts = tuple(key for key in settings.courts if key in BY_KEY)
    if is_bulk(settings):
        if ids is not None:
            raise UsageError(
                "--ids is for the sources web and api: the open court data is read by court and year"
            )
        query = f"matters: {settings.matters}"
        return CollectPlan(
            courts, settings.start, settings.end, query, limit=settings.limit, by_partition=True
        )
    return CollectPlan(
        courts=courts,
        start=settings.start,
        end=settings.end,
        query=settings.query,
        misfiled=settings.misfiled,
        ids=None if ids is None else read_ids(ids),
        limit=settings.limit,
    )


def is_bulk(settings: Settings) -> bool:
    """Do the judgments come in tars from public buckets, real or embedded?"""
    return find_source(settings.source).is_bulk(settings.via)


def is_collected(settings: Settings) -> bool:
    """Is there nothing left to collect? Makes no request and starts nothing."""
    path = find_archive(settings) / LEDGER_NAME
    if not path.exists():
        return False
    if not find_source(settings.source).is_site:
        return True
    with Ledger.open_for_reading(path) as ledger:
        return is_complete(make_plan(settings), ledger)


@dataclass(frozen=True, slots=True)
class Site:
    """A site that is ready for requests, and the archive for its answers."""

    source: Source
    fetcher: Fetcher
    repaired: RepairedArchive

    def collect(
        self, plan: CollectPlan, report: Callable[[CollectProgress], None], *, recheck: bool = False
    ) -> CollectSummary:
        """Fetch what a plan asks for and the archive does not have."""
        return collect(
            plan,
            source=self.source,
            fetcher=self.fetcher,
            archive=self.repaired.archive,
            ledger=self.repaired.ledger,
            report=report,
            recheck=recheck,
        )


def run_collection(settings: Settings, *, ids: Path | None = None, recheck: bool = False) -> CollectSummary:
    """Collect from a site or from buckets, real or embedded, reporting to the current view."""
    plan = make_plan(settings, ids)
    view = current_view()
    if is_bulk(settings):
        summary = _collect_bulk(settings, plan, view, recheck=recheck)
        view.finish(STEP, f"{summary.fetched} new documents")
        return summary
    with open_site(settings, STEP, note="looking for judgments") as site:
        summary = site.collect(plan, lambda progress: _report(view, progress), recheck=recheck)
    view.finish(STEP, f"{summary.fetched} new documents")
    return summary


def _collect_bulk(settings: Settings, plan: CollectPlan, view: RunView, *, recheck: bool) -> CollectSummary:
    matters = Matters.read(settings.matters)
    with _open_fetcher(settings, STEP, note="reading metadata") as (source, fetcher, repaired):
        assert isinstance(source, OpenData)  # noqa: S101 - is_bulk says so
        run = BulkRun(
            plan,
            matters,
            source,
            fetcher,
            repaired.archive,
            repaired.ledger,
            report=lambda progress: _report(view, progress),
            note=lambda sentence: view.note(STEP, sentence),
        )
        return collect_bulk(run, recheck=recheck)


@contextmanager
def open_site(settings: Settings, step: str, *, note: str) -> Iterator[Site]:
    """Open the site of the settings, for a step of the current view that begins with this note."""
    with _open_fetcher(settings, step, note=note) as (source, fetcher, repaired):
        if isinstance(source, OpenData):
            raise UsageError("the open court data has no pages: give the texts of sections with --statutes")
        yield Site(source, fetcher, repaired)


@contextmanager
def _open_fetcher(
    settings: Settings, step: str, *, note: str
) -> Iterator[tuple[Source | OpenData, Fetcher, RepairedArchive]]:
    view, kind = current_view(), find_source(settings.source)
    with (
        _open_locks(settings) as locks,
        open_source(settings) as source,
        _open(settings, step, note=note) as repaired,
        Fetcher(
            hosts=source.hosts,
            agent=describe_agent(settings.contact),
            pace=PaceRules(delay=kind.pace if settings.pace is None else settings.pace),
            allow_http_loopback=kind.is_box,
            lock_folder=locks,
            on_wait=lambda sentence: view.note(step, sentence),
        ) as fetcher,
    ):
        yield source, fetcher, repaired


def run_import(settings: Settings, paths: Sequence[Path], columns: str | None = None) -> None:
    """Import saved files into the archive, reporting to the current view."""
    kind = find_source(settings.source)
    if kind.import_files is None:
        raise UsageError(f"the source {kind.name} reads no files")
    if not paths:
        raise UsageError(f"name the files or folders to read: ./ilsi collect --source {kind.name} FOLDER")
    view = current_view()
    with _open(settings, STEP, note="looking for judgments") as repaired:
        summary = kind.import_files(
            paths,
            archive=repaired.archive,
            ledger=repaired.ledger,
            report=lambda done, total: view.show(STEP, done=done, total=total, note="files"),
            columns=columns,
        )
    view.finish(STEP, _describe_import(summary))
    for shared in summary.shared_ids[:_MOST_LISTED]:
        console.print(
            f"two documents have the id {shared.docid}: {shared.second} is kept as {shared.kept_as}",
            soft_wrap=True,
            markup=False,
        )
    if len(summary.shared_ids) > _MOST_LISTED:
        console.print(f"... and {len(summary.shared_ids) - _MOST_LISTED} more that share an id")
    for reason, count in Counter(skipped.reason for skipped in summary.skipped).most_common():
        console.print(f"skipped {count}: {reason}", soft_wrap=True)


def _describe_import(summary: ImportSummary) -> str:
    updated = f", {summary.updated} newer versions" if summary.updated else ""
    return f"{summary.imported} new documents{updated}, {summary.known} known"


@contextmanager
def open_source(settings: Settings) -> Iterator[Source | OpenData]:
    """The source of the settings; the embedded court is served while the block runs."""
    kind = find_source(settings.source)
    if kind.open_box is not None:
        with start_box(settings.box_seed, settings.box_cases) as box:
            site = f"the court in a box {identify_box(settings)}"
            yield kind.open_box(
                ServedBox(box.web_url, box.api_url, BOX_TOKEN, site, settings.via, box.data_url)
            )
        return
    if kind.open_data is not None:
        yield kind.open_data()
        return
    if kind.open_site is None:
        raise UsageError(f"files are brought in with ./ilsi collect --source {kind.name} FOLDER: name them")
    if not settings.contact:
        raise UsageError(
            "a real site must be able to reach you: set contact to an e-mail or web address "
            "(--contact, ILSI_CONTACT or ilsi.toml)"
        )
    yield kind.open_site()


@contextmanager
def _open_locks(settings: Settings) -> Iterator[Path | None]:
    """The folder of host locks. For real hosts all runs of the user share one, whatever their cache; a box
    has its own ports, whose locks would only pile up there."""
    if not find_source(settings.source).is_box:
        yield None
        return
    with TemporaryDirectory() as folder:
        yield Path(folder)


@contextmanager
def _open(settings: Settings, step: str, *, note: str) -> Iterator[RepairedArchive]:
    view = current_view()
    view.show(step, note="opening the archive")
    with open_repaired(find_archive(settings)) as repaired:
        if str(repaired.repair):
            view.note(step, f"repaired: {repaired.repair}")
        view.show(step, note=note)
        yield repaired


def _report(view: RunView, progress: CollectProgress) -> None:
    what = "search windows" if progress.step == "listing" else "documents"
    note = f"{what} {progress.court or ''}".strip()
    view.show(STEP, done=progress.done, total=progress.total, note=note)
