"""The ledger: what we know of, what we have, and where it lies in the archive.

SQLite, one transaction a step. A document's state follows from the records in the archive as far as it
can, so a ledger that was lost is rebuilt by `pipeline.collection`.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from pipeline.exchange import GONE
from pipeline.ledger_tables import TABLES, VERSION, explain_sqlite_errors
from schemas.errors import BadInputError, UsageError
from schemas.records import Fetch

_PATIENCE = 30.0  # seconds to wait for another process's transaction
_MAX_ATTEMPTS = 3  # runs in which a document may fail before it is given up

_FETCH_COLUMNS = ", ".join(field.name for field in fields(Fetch))


@dataclass(frozen=True, slots=True)
class Document:
    """What the ledger knows of one document."""

    docid: str
    kind: str
    court: str | None
    doctype: str | None
    state: str
    reason: str | None
    attempts: int


class Ledger:
    """The ledger of one archive."""

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path = path
        with explain_sqlite_errors(path):
            if not read_only:
                path.parent.mkdir(parents=True, exist_ok=True)
            mode = "ro" if read_only else "rwc"
            self._db = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=_PATIENCE, isolation_level=None
            )
            try:
                self._prepare(read_only=read_only)
            except BaseException:
                self._db.close()
                raise

    @classmethod
    def open_for_reading(cls, path: Path) -> Self:
        """A ledger that must already exist; a run may be writing to it meanwhile."""
        if not path.exists():
            raise BadInputError(f"{path.parent} holds nothing yet: run ./ilsi collect first")
        return cls(path, read_only=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _prepare(self, *, read_only: bool) -> None:
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise UsageError(f"{self.path} was written by a newer version of ilsi: use that one")
        self._db.execute("PRAGMA foreign_keys = ON")
        if read_only:
            return
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        if version == 0:
            self._db.executescript(f"BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;")

    @contextmanager
    def step(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it or nothing, whatever happens."""
        with explain_sqlite_errors(self.path):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """Rows of a query that changes nothing."""
        with explain_sqlite_errors(self.path):
            return self._db.execute(question, values).fetchall()

    def claim_site(self, site: str) -> None:
        """Tie the ledger to one site: ids of two sites must never mix."""
        with self.step() as db:
            db.execute("INSERT OR IGNORE INTO facts VALUES ('site', ?)", (site,))
        owner = self.ask("SELECT value FROM facts WHERE name = 'site'")[0][0]
        if owner != site:
            raise UsageError(f"{self.path.parent} holds documents of {owner}, not of {site}: choose another")

    # Fetches

    def record_fetches(self, fetches: Iterable[Fetch]) -> None:
        """Note records that are in the archive, and with them the state of their documents."""
        with self.step() as db:
            for fetch in fetches:
                row = _as_row(fetch)
                marks = ", ".join("?" * len(row))
                db.execute(f"INSERT INTO fetches ({_FETCH_COLUMNS}) VALUES ({marks})", row)  # noqa: S608
                if fetch.kind in ("document", "statute"):
                    _settle_fetched(db, fetch)

    def read_years(self) -> dict[str, int]:
        """For each document that a search found: the year of the window in which it was found first."""
        question = (
            "SELECT docid, CAST(substr(windows.start, 1, 4) AS INTEGER) FROM documents "
            "JOIN windows ON windows.id = documents.first_window WHERE documents.kind = 'document'"
        )
        return dict(self.ask(question))

    def find_fetch(self, kind: str, key: str, *, after: str | None = None) -> Fetch | None:
        """The newest fetch of one thing, unless it is older than `after`."""
        rows = self.ask(
            f"SELECT {_FETCH_COLUMNS} FROM fetches WHERE kind = ? AND key = ? AND fetched_at >= ? "  # noqa: S608
            "ORDER BY id DESC LIMIT 1",
            kind,
            key,
            after or "",
        )
        return _as_fetch(rows[0]) if rows else None

    def has_body(self, kind: str, key: str, digest: str) -> bool:
        """Do we hold exactly this?"""
        question = "SELECT 1 FROM fetches WHERE kind = ? AND key = ? AND digest = ? LIMIT 1"
        return bool(self.ask(question, kind, key, digest))

    def iterate_fetches(self, kind: str | None = None) -> Iterator[Fetch]:
        """All fetches in the order of the archive; with a kind, only the newest good one of each key,
        in the order of keys."""
        question = f"SELECT {_FETCH_COLUMNS} FROM fetches "  # noqa: S608
        if kind is None:
            question += "ORDER BY warc, offset"
        else:
            question += (
                "WHERE id IN (SELECT max(id) FROM fetches WHERE kind = ? AND status = 200 GROUP BY key) "
                "ORDER BY key"
            )
        with explain_sqlite_errors(self.path):
            for row in self._db.execute(question, () if kind is None else (kind,)):
                yield _as_fetch(row)

    def find_ends(self) -> dict[str, int]:
        """Where the last known record of each archive file ends."""
        return dict(self.ask("SELECT warc, max(offset + length) FROM fetches GROUP BY warc"))

    def forget_fetches(self, fetches: Iterable[Fetch]) -> int:
        """Forget records that the archive lost; their documents are to be fetched again."""
        count = 0
        with self.step() as db:
            for fetch in fetches:
                db.execute("DELETE FROM fetches WHERE warc = ? AND offset = ?", (fetch.warc, fetch.offset))
                if fetch.kind in ("document", "statute"):
                    db.execute(
                        "UPDATE documents SET state = 'listed', reason = NULL WHERE docid = ?1 AND NOT EXISTS"
                        " (SELECT 1 FROM fetches WHERE kind IN ('document', 'statute') AND key = ?1)",
                        (fetch.key,),
                    )
                count += 1
        return count

    # Documents

    def add_documents(self, docids: Iterable[str], kind: str = "document") -> None:
        """Documents that somebody asked for by id."""
        with self.step() as db:
            db.executemany(
                "INSERT OR IGNORE INTO documents (docid, kind, state) VALUES (?, ?, 'listed')",
                [(docid, kind) for docid in docids],
            )

    def find_document(self, docid: str) -> Document | None:
        """What we know of a document."""
        columns = ", ".join(field.name for field in fields(Document))
        rows = self.ask(f"SELECT {columns} FROM documents WHERE docid = ?", docid)  # noqa: S608
        return Document(*rows[0]) if rows else None

    def settle(self, docid: str, state: str, reason: str) -> None:
        """A document that we shall not have."""
        with self.step() as db:
            db.execute(
                "UPDATE documents SET state = ?, reason = ? WHERE docid = ?", (state, reason[:200], docid)
            )

    def note_failure(self, docid: str, reason: str) -> None:
        """A document that could not be had in this run; after some runs we give it up."""
        with self.step() as db:
            db.execute(
                "UPDATE documents SET attempts = attempts + 1, reason = ?2, state = "
                "CASE WHEN attempts + 1 >= ?3 THEN 'refused' ELSE state END WHERE docid = ?1",
                (docid, reason[:200], _MAX_ATTEMPTS),
            )

    def note_kept(self, parse: str, list_docids: Callable[[], Iterable[str]]) -> None:
        """Which of the fetched documents this parse (its fingerprint) kept, unless that is noted."""
        if self.ask("SELECT 1 FROM facts WHERE name = 'kept by' AND value = ?", parse):
            return
        with self.step() as db:
            db.execute("UPDATE documents SET kept = 0 WHERE state = 'fetched'")
            db.executemany(
                "UPDATE documents SET kept = 1 WHERE docid = ?", ((each,) for each in list_docids())
            )
            db.execute("INSERT OR REPLACE INTO facts VALUES ('kept by', ?)", (parse,))


def _settle_fetched(db: sqlite3.Connection, fetch: Fetch) -> None:
    state, reason = ("gone", f"status {fetch.status}") if fetch.status in GONE else ("fetched", None)
    db.execute(
        "INSERT INTO documents (docid, kind, state, reason) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (docid) DO UPDATE SET state = excluded.state, reason = excluded.reason",
        (fetch.key, fetch.kind, state, reason),
    )


def _as_row(fetch: Fetch) -> tuple[Any, ...]:
    return tuple(
        value.isoformat(timespec="microseconds") if isinstance(value, datetime) else value
        for value in astuple(fetch)
    )


def _as_fetch(row: tuple[Any, ...]) -> Fetch:
    values = list(row)
    values[5] = datetime.fromisoformat(values[5])
    return Fetch(*values)
