"""Collecting as the user asks for it: which source, which plan, and a view of how far it is."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from embedded.api import TOKEN as BOX_TOKEN
from embedded.site import start_box
from flows.view import RunView, console, current_view
from flows.workspace import find_archive, identify_box
from pipeline.collect import CollectPlan, CollectSummary, Progress, collect, is_complete, read_ids
from pipeline.collection import LEDGER_NAME, Collection, open_collection
from pipeline.fetch import Fetcher, describe_agent
from pipeline.ledger import Ledger
from pipeline.pace import PaceRules
from pipeline.source_api import ApiSource
from pipeline.source_files import import_files
from pipeline.source_web import WebSource
from pipeline.sources import Source
from schemas.errors import UsageError
from schemas.settings import Settings, read_token

STEP = "collect"


def make_plan(settings: Settings, ids: Path | None = None) -> CollectPlan:
    """What the settings ask for."""
    return CollectPlan(
        courts=settings.courts,
        start=settings.start,
        end=settings.end,
        query=settings.query,
        misfiled=settings.misfiled,
        ids=None if ids is None else read_ids(ids),
    )


def is_collected(settings: Settings) -> bool:
    """Is there nothing left to collect? Makes no request and starts nothing."""
    path = find_archive(settings) / LEDGER_NAME
    if not path.exists():
        return False
    if settings.source == "files":
        return True
    with Ledger.open_for_reading(path) as ledger:
        return is_complete(make_plan(settings), ledger)


@dataclass(frozen=True, slots=True)
class Site:
    """A site that is ready to be asked, and the archive that its answers go to."""

    source: Source
    fetcher: Fetcher
    collection: Collection

    def collect(
        self, plan: CollectPlan, report: Callable[[Progress], None], *, recheck: bool = False
    ) -> CollectSummary:
        """Bring the archive up to a plan."""
        return collect(
            plan,
            source=self.source,
            fetcher=self.fetcher,
            archive=self.collection.archive,
            ledger=self.collection.ledger,
            report=report,
            recheck=recheck,
        )


def run_collection(settings: Settings, *, ids: Path | None = None, recheck: bool = False) -> CollectSummary:
    """Collect from a site, real or embedded, reporting to the current view."""
    plan = make_plan(settings, ids)
    view = current_view()
    with open_site(settings, STEP, note="looking for judgments") as site:
        summary = site.collect(plan, lambda progress: _report(view, progress), recheck=recheck)
    view.finish(STEP, f"{summary.fetched} new documents")
    return summary


@contextmanager
def open_site(settings: Settings, step: str, *, note: str) -> Iterator[Site]:
    """The site of the settings, for a step of the current view that begins with this note."""
    view = current_view()
    with (
        _open_locks(settings) as locks,
        open_source(settings) as source,
        _open(settings, step, note=note) as collection,
        Fetcher(
            hosts=source.hosts,
            agent=describe_agent(settings.contact),
            pace=PaceRules(delay=settings.seconds_between_requests),
            allow_http_loopback=settings.source == "embedded",
            lock_folder=locks,
            on_wait=lambda sentence: view.note(step, sentence),
        ) as fetcher,
    ):
        yield Site(source, fetcher, collection)


def run_import(settings: Settings, paths: Sequence[Path]) -> None:
    """Take saved files into the archive, reporting to the current view."""
    if not paths:
        raise UsageError("name the files or folders to read: ./ilsi collect --source files FOLDER")
    view = current_view()
    with _open(settings, STEP, note="looking for judgments") as collection:
        summary = import_files(
            paths,
            archive=collection.archive,
            ledger=collection.ledger,
            report=lambda done, total: view.show(STEP, done=done, total=total, note="files"),
        )
    view.finish(STEP, f"{summary.imported} new documents, {summary.known} known")
    for reason, count in Counter(skipped.reason for skipped in summary.skipped).most_common():
        console.print(f"left out {count}: {reason}", soft_wrap=True)


@contextmanager
def open_source(settings: Settings) -> Iterator[Source]:
    """The source of the settings; the embedded one is served while the block runs."""
    if settings.source == "embedded":
        with start_box(settings.box_seed, settings.box_cases) as box:
            site = f"the court in a box {identify_box(settings)}"
            if settings.via == "api":
                yield ApiSource(BOX_TOKEN, base_url=box.api_url, site=site)
            else:
                yield WebSource(base_url=box.web_url, site=site)
        return
    if settings.source == "files":
        raise UsageError("files are brought in with ./ilsi collect --source files FOLDER: name them")
    if not settings.contact:
        raise UsageError(
            "a real site must be able to reach you: set contact to an e-mail or web address "
            "(--contact, ILSI_CONTACT or ilsi.toml)"
        )
    yield WebSource() if settings.source == "web" else ApiSource(read_token())


@contextmanager
def _open_locks(settings: Settings) -> Iterator[Path | None]:
    """Where host locks lie: for real hosts one place for all runs of the user, whatever their cache. A
    box has ports of its own, whose locks would only pile up there."""
    if settings.source != "embedded":
        yield None
        return
    with TemporaryDirectory() as folder:
        yield Path(folder)


@contextmanager
def _open(settings: Settings, step: str, *, note: str) -> Iterator[Collection]:
    view = current_view()
    view.show(step, note="opening the archive")
    with open_collection(find_archive(settings)) as collection:
        if str(collection.repair):
            view.note(step, f"mended: {collection.repair}")
        view.show(step, note=note)
        yield collection


def _report(view: RunView, progress: Progress) -> None:
    what = "search windows" if progress.step == "listing" else "documents"
    note = f"{what} {progress.court or ''}".strip()
    view.show(STEP, done=progress.done, total=progress.total, note=note)
