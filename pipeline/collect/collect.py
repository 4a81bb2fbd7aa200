"""Collect judgments: find them, fetch them, keep every answer in the archive.

Every step is recorded before the next begins. After a kill at any moment, the next run resumes where
this one stopped, requests nothing that the archive has, and ends with the same documents.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import Ledger
from pipeline.collect.discover import Discovery
from pipeline.collect.frontier import CollectPlan, Frontier
from pipeline.collect.http.exchange import DisallowedError, ExhaustedError, UnusableError
from pipeline.collect.http.fetch import Fetcher
from pipeline.collect.source import Source
from pipeline.collect.visits import Visitor
from schemas.errors import BadInputError, UnavailableError

__all__ = ["CollectPlan", "CollectProgress", "CollectSummary", "collect", "is_complete", "read_ids"]

_LONGEST_ID = 12  # digits


@dataclass(frozen=True, slots=True)
class CollectProgress:
    """The progress of a run. While listing, the total grows as windows are halved."""

    step: str  # listing (windows) or fetching (documents)
    done: int
    total: int
    court: str | None = None


@dataclass(frozen=True, slots=True)
class CollectSummary:
    """What one run did with its documents, and whether the plan is complete."""

    complete: bool
    outcomes: Mapping[str, int]  # fetched, gone, disallowed, failed

    @property
    def fetched(self) -> int:
        """New documents in the archive."""
        return self.outcomes.get("fetched", 0)


def is_complete(plan: CollectPlan, ledger: Ledger) -> bool:
    """Is there nothing left to do? Makes no request."""
    return Frontier(ledger, plan).is_complete()


def collect(
    plan: CollectPlan,
    *,
    source: Source,
    fetcher: Fetcher,
    archive: Archive,
    ledger: Ledger,
    report: Callable[[CollectProgress], None] = lambda _: None,
    recheck: bool = False,
) -> CollectSummary:
    """Fetch whatever the plan asks for and the archive does not have. A complete plan costs no request;
    `recheck` repeats the searches and retries what was given up."""
    ledger.claim_site(source.site)
    frontier = Frontier(ledger, plan)
    if recheck:
        frontier.reopen()
    if frontier.is_complete():
        return CollectSummary(True, {})
    frontier.seed()
    visitor = Visitor(source, fetcher, archive, ledger)

    def report_windows(court: str | None) -> None:
        done, total = frontier.count_windows()
        report(CollectProgress("listing", done, total, court))

    Discovery(visitor, frontier, source, plan.query).list_windows(report_windows)
    run = _FetchRun(visitor, ledger, report)
    run.fetch(frontier.list_waiting())
    return CollectSummary(frontier.is_complete(), dict(+run.outcomes))


class _FetchRun:
    """Fetches documents one by one and counts the outcomes.

    A document that fails is tried once more at the end. It is refused for good only if others succeeded in
    the same run; when the site itself is in trouble the run stops, and the failure is merely counted.
    """

    def __init__(self, visitor: Visitor, ledger: Ledger, report: Callable[[CollectProgress], None]) -> None:
        self._visitor = visitor
        self._ledger = ledger
        self._report = report
        self._failed: dict[tuple[str, str], UnusableError] = {}
        self.outcomes: Counter[str] = Counter()

    def fetch(self, waiting: list[tuple[str, str]]) -> None:
        """Fetch all of these documents."""
        try:
            self._try_all(waiting, 0, len(waiting))
            again = [key for key, error in self._failed.items() if not isinstance(error, ExhaustedError)]
            self._try_all(again, len(waiting), len(waiting) + len(again))
        except UnavailableError:
            self._write_failures(may_refuse=False)
            raise
        self._write_failures(may_refuse=self.outcomes["fetched"] > 0)

    def _try_all(self, documents: list[tuple[str, str]], done: int, total: int) -> None:
        for number, (docid, kind) in enumerate(documents, start=done + 1):
            self._failed.pop((docid, kind), None)
            try:
                status = self._visitor.fetch(docid, kind).status
                self.outcomes["fetched" if status == 200 else "gone"] += 1
            except DisallowedError as error:
                self._ledger.settle(docid, "disallowed", str(error))
                self.outcomes["disallowed"] += 1
            except UnusableError as error:
                self._failed[docid, kind] = error
            self._report(CollectProgress("fetching", number, total))

    def _write_failures(self, *, may_refuse: bool) -> None:
        self.outcomes["failed"] = len(self._failed)
        for (docid, _), error in self._failed.items():
            if may_refuse and not isinstance(error, ExhaustedError):
                self._ledger.settle(docid, "refused", str(error))
            else:
                self._ledger.note_failure(docid, str(error))


def read_ids(path: Path) -> tuple[str, ...]:
    """Document ids from a file, one per line; empty lines and lines that begin with # are ignored."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{path} cannot be read as a list of ids: {error}") from None
    ids: dict[str, None] = {}
    for number, line in enumerate(lines, start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_ID):
            raise BadInputError(f"{path}, line {number}: {text[:40]!r} is not a document id (digits only)")
        ids[text.lstrip("0") or "0"] = None
    if not ids:
        raise BadInputError(f"{path} contains no ids: write one document id per line")
    return tuple(ids)
