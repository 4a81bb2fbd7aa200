"""The stage `sections`: fetch the pages of sections. The links of the judgments show which ids they have."""

from collections.abc import Iterable

from flows.collecting.site import Site, open_site
from flows.console import current_view
from flows.paths import find_archive
from flows.plans.statutes import list_statute_pages, plan_links_stage, plan_statutes_now
from pipeline.archive.archive import Archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.collect.collect import CollectPlan
from pipeline.collect.sources import find_source
from pipeline.parquet import iterate_rows
from pipeline.sections.stage import Votes, choose_next, count_votes
from pipeline.stage import read_manifest
from pipeline.statutes.stage import read_page
from schemas.records import Section
from schemas.settings import Settings

STEP = "sections"


def are_sections_fetched(settings: Settings) -> bool:
    """Is no page of a section left to fetch? Makes no request."""
    if not _fetches_statutes(settings):
        return True
    votes = _read_votes(settings)
    return votes is not None and not _PageSearch(settings, votes).list_wanted()


def fetch_sections(settings: Settings) -> None:
    """Fetch the pages of the sections that the judgments link to. The stage `links` must be finished.

    In rounds: if a page turns out to be another section, the next candidate is tried.
    """
    votes = _read_votes(settings) if _fetches_statutes(settings) else None
    if votes is None:
        return
    search = _PageSearch(settings, votes)
    wanted = search.list_wanted()
    if not wanted:
        return
    with open_site(settings, STEP, note="asking for sections") as site:
        while wanted:
            _fetch_round(site, settings, wanted)
            search.tried.update(wanted)
            wanted = search.list_wanted()
    current_view().finish(STEP, f"{len(search.find_sections())} sections of the Penal Code have a page")


def read_sections(settings: Settings) -> list[Section]:
    """The table of the finished stage `statutes`."""
    folder = plan_statutes_now(settings).plan.folder(settings.cache)
    return [Section(**row) for part in sorted(folder.glob("part-*.parquet")) for row in iterate_rows(part)]


class _PageSearch:
    """Which sections have their page, and which ids are worth asking for next."""

    def __init__(self, settings: Settings, votes: Votes) -> None:
        self._settings = settings
        self._votes = votes
        self._read: dict[str, str | None] = {}  # digest of a page: the section on it
        self.tried: set[str] = set()  # in this run; failures wait for the next run

    def list_wanted(self) -> tuple[str, ...]:
        """The next ids to ask for."""
        wanted = choose_next(self._votes, self.find_sections(), self._find_settled())
        return tuple(each for each in wanted if each not in self.tried)

    def find_sections(self) -> set[str]:
        """Sections whose page is in the archive: from the finished table, or else from the pages."""
        if read_manifest(plan_statutes_now(self._settings).plan.folder(self._settings.cache)) is not None:
            return {section.number for section in read_sections(self._settings) if section.ids}
        with Archive.open_for_reading(find_archive(self._settings)) as archive:
            for fetch in list_statute_pages(self._settings):
                if fetch.digest not in self._read:
                    page = read_page(archive, fetch)
                    self._read[fetch.digest] = page.number if page else None
        return {number for number in self._read.values() if number is not None}

    def _find_settled(self) -> set[str]:
        """Candidates that the ledger has an answer for. A known judgment is not a section."""
        candidates = {target for targets in self._votes.values() for target in targets}
        with Ledger.open_for_reading(find_archive(self._settings) / LEDGER_NAME) as ledger:
            known = (ledger.find_document(target) for target in candidates)
            return {
                document.docid
                for document in known
                if document is not None and (document.kind != "statute" or document.state != "listed")
            }


def _fetches_statutes(settings: Settings) -> bool:
    """With --statutes, or a source of files or tars, there is no site to ask."""
    kind = find_source(settings.source)
    return settings.statutes is None and kind.is_site and not kind.is_bulk(settings.via)


def _read_votes(settings: Settings) -> Votes | None:
    folder = plan_links_stage(settings).plan.folder(settings.cache)
    if read_manifest(folder) is None:
        return None
    return count_votes(sorted(folder.glob("part-*.parquet")))


def _fetch_round(site: Site, settings: Settings, wanted: Iterable[str]) -> None:
    plan = CollectPlan(
        courts=(), start=settings.start, end=settings.end, query=settings.query, statutes=tuple(wanted)
    )
    view = current_view()
    site.collect(
        plan, lambda progress: view.show(STEP, done=progress.done, total=progress.total, note="pages")
    )
