"""What remains to be done for a plan: windows to list, documents to fetch."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from pipeline.archive.ledger import Ledger
from pipeline.collect.windows import FAILED, UNDATED, Window, cut_misfiled, cut_years
from schemas.courts import BY_KEY

_SCOPE = (
    "query = ? AND court = ? AND (start >= ? AND end <= ? OR ? AND "
    f"(start = '{UNDATED}' OR court = 'supreme' AND start >= '{FAILED[0]}' AND end <= '{FAILED[1]}'))"
)


@dataclass(frozen=True, slots=True)
class CollectPlan:
    """Which judgments to collect: by court, dates and words, or by a list of ids."""

    courts: tuple[str, ...]
    start: date
    end: date
    query: str
    misfiled: bool = False  # also search where the site files judgments without a usable date
    ids: tuple[str, ...] | None = None  # instead of searching
    statutes: tuple[str, ...] = ()  # statute pages to fetch as well
    limit: int | None = None  # the largest number of documents per court, or of ids
    by_partition: bool = False  # windows are of folders of the open court data, not of search types


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """A window that still has to be listed."""

    id: int
    window: Window
    fresh_after: str | None


class Frontier:
    """A plan and its progress."""

    def __init__(self, ledger: Ledger, plan: CollectPlan) -> None:
        self._ledger = ledger
        self._plan = plan

    @property
    def courts(self) -> tuple[str, ...]:
        """Courts to search in; none for a list of ids."""
        return () if self._plan.ids is not None else self._plan.courts

    def is_complete(self) -> bool:
        """Is there nothing left to do? Reads only the ledger."""
        return (
            all(self._knows(window) for court in self.courts for window in self._cut_windows(court))
            and not any(self.find_open(court) for court in self.courts)
            and all(self._ledger.find_document(docid) for docid in self._list_ids())
            and not self.list_waiting()
        )

    def seed(self) -> None:
        """Record the windows and ids that the plan starts from."""
        windows = [window for court in self.courts for window in self._cut_windows(court)]
        with self._ledger.step() as db:
            _insert_windows(db, self._plan.query, windows, None)
        self._ledger.add_documents(self._plan.statutes, "statute")
        self._ledger.add_documents(self._plan.ids or ())

    def reopen(self) -> None:
        """Reopen all windows of the plan, and whatever was given up."""
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        with self._ledger.step() as db:
            for court in self.courts:
                db.execute(
                    f"UPDATE windows SET state = 'open', fresh_after = ? WHERE {_SCOPE} AND state != 'split'",  # noqa: S608
                    (now, *self._scope(court)),
                )
            db.execute(
                "UPDATE documents SET state = 'listed', attempts = 0, reason = NULL "
                "WHERE state IN ('refused', 'disallowed')"
            )

    def count_windows(self) -> tuple[int, int]:
        """The number of windows of the plan that are done, and of all that are known so far."""
        done = total = 0
        for court in self.courts:
            question = f"SELECT count(*) FILTER (WHERE state != 'open'), count(*) FROM windows WHERE {_SCOPE}"  # noqa: S608
            row = self._ledger.ask(question, *self._scope(court))[0]
            done, total = done + row[0], total + row[1]
        return done, total

    def find_open(self, court: str, *, besides: Collection[int] = ()) -> OpenWindow | None:
        """The next window to list, besides those of these ids, unless the court already has as many documents
        as the plan allows."""
        if self._plan.limit is not None and self._count_listed(court) >= self._plan.limit:
            return None
        rows = self._ledger.ask(
            f"SELECT id, doctype, start, end, fresh_after FROM windows WHERE {_SCOPE} AND state = 'open' "  # noqa: S608
            "ORDER BY doctype, start, end LIMIT ?",
            *self._scope(court),
            len(besides) + 1,
        )
        row = next((row for row in rows if row[0] not in besides), None)
        if row is None:
            return None
        number, doctype, start, end, fresh_after = row
        window = Window(doctype, date.fromisoformat(start), date.fromisoformat(end))
        return OpenWindow(number, window, fresh_after)

    def split(self, parent: OpenWindow, halves: Iterable[Window], found: int) -> None:
        """Replace a window with too many results by its halves."""
        with self._ledger.step() as db:
            db.execute("UPDATE windows SET state = 'split', found = ? WHERE id = ?", (found, parent.id))
            _insert_windows(db, self._plan.query, halves, parent.fresh_after)

    def list_documents(self, opened: OpenWindow, docids: Iterable[str]) -> None:
        """Record the documents on a page of results."""
        window, numbered = opened.window, list(docids)
        with self._ledger.step() as db:
            db.executemany(
                "INSERT INTO documents (docid, kind, court, doctype, state, first_window) "
                "VALUES (?, 'document', ?, ?, 'listed', ?) ON CONFLICT (docid) DO UPDATE SET "
                "court = excluded.court, doctype = excluded.doctype, first_window = excluded.first_window "
                "WHERE first_window IS NULL",
                [(docid, window.court, window.doctype, opened.id) for docid in numbered],
            )
            db.executemany(
                "INSERT OR IGNORE INTO listings VALUES (?, ?)", [(opened.id, docid) for docid in numbered]
            )

    def close(self, opened: OpenWindow, found: int, *, cap: int) -> None:
        """Record that everything visible in a window is listed. Counts at or above the cap are unreliable, so
        such a window is complete only if we saw exactly that many."""
        with self._ledger.step() as db:
            question = "SELECT count(*) FROM listings WHERE window = ?"
            listed = db.execute(question, (opened.id,)).fetchone()[0]
            state = "listed" if found < cap or listed == found else "capped"
            db.execute("UPDATE windows SET state = ?, found = ? WHERE id = ?", (state, found, opened.id))

    def list_waiting(self) -> list[tuple[str, str]]:
        """Documents of the plan that are neither fetched nor settled otherwise, with their kind. Each appears
        once, even if windows of two courts show it, and those that failed before come last."""
        waiting = dict.fromkeys(self._iterate_waiting())
        return [(docid, kind) for docid, kind, _ in sorted(waiting, key=lambda row: row[2])]

    def _iterate_waiting(self) -> Iterator[tuple[str, str, int]]:
        for docid in self._list_ids():
            document = self._ledger.find_document(docid)
            if document is not None and document.state == "listed":
                yield docid, document.kind, document.attempts
        for court in self.courts:
            rows = self._ledger.ask(
                "SELECT docid, kind, attempts, state FROM documents WHERE docid IN "  # noqa: S608
                f"(SELECT docid FROM listings JOIN windows ON listings.window = windows.id WHERE {_SCOPE}) "
                "ORDER BY id LIMIT ?",
                *self._scope(court),
                -1 if self._plan.limit is None else self._plan.limit,
            )
            yield from ((docid, kind, attempts) for docid, kind, attempts, state in rows if state == "listed")

    def _list_ids(self) -> tuple[str, ...]:
        ids = self._plan.ids or ()
        return (*self._plan.statutes, *ids[: self._plan.limit])

    def _count_listed(self, court: str) -> int:
        question = (
            "SELECT count(DISTINCT docid) FROM listings JOIN windows "  # noqa: S608
            f"ON listings.window = windows.id WHERE {_SCOPE}"
        )
        count: int = self._ledger.ask(question, *self._scope(court))[0][0]
        return count

    def _knows(self, window: Window) -> bool:
        question = "SELECT 1 FROM windows WHERE query = ? AND doctype = ? AND start = ? AND end = ?"
        return bool(self._ledger.ask(question, self._plan.query, window.doctype, window.start, window.end))

    def _cut_windows(self, court: str) -> Iterator[Window]:
        if self._plan.by_partition:
            for year in cut_years(BY_KEY[court].partition, self._plan.start, self._plan.end):
                yield from self._cut_where_known(year)
            return
        for doctype in BY_KEY[court].doctypes:
            for year in cut_years(doctype, self._plan.start, self._plan.end):
                yield from self._cut_where_known(year)
            if self._plan.misfiled:
                yield from cut_misfiled(doctype)

    def _cut_where_known(self, window: Window) -> Iterator[Window]:
        """The window divided as it was searched before, plus what is left: so extending the plan to a later
        day costs only the new days."""
        start = window.start
        while start <= window.end:
            end = self._find_longest(window.doctype, start, window.end) or window.end
            yield Window(window.doctype, start, end)
            start = end + timedelta(days=1)

    def _find_longest(self, doctype: str, start: date, last: date) -> date | None:
        """The end of the longest known window that begins on this day and ends by the last one."""
        question = "SELECT max(end) FROM windows WHERE query = ? AND doctype = ? AND start = ? AND end <= ?"
        end = self._ledger.ask(question, self._plan.query, doctype, start.isoformat(), last.isoformat())[0][0]
        return None if end is None else date.fromisoformat(end)

    def _scope(self, court: str) -> tuple[Any, ...]:
        plan = self._plan
        return plan.query, court, plan.start.isoformat(), plan.end.isoformat(), plan.misfiled


def _insert_windows(db: Any, query: str, windows: Iterable[Window], fresh_after: str | None) -> None:
    db.executemany(
        "INSERT OR IGNORE INTO windows (query, court, doctype, start, end, state, fresh_after) "
        "VALUES (?, ?, ?, ?, ?, 'open', ?)",
        [
            (
                query,
                window.court,
                window.doctype,
                window.start.isoformat(),
                window.end.isoformat(),
                fresh_after,
            )
            for window in windows
        ],
    )
