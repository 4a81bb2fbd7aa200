"""The ledger: which documents we know of, which we have, and where they are in the archive.

SQLite, one transaction per step. A document's state is derived from the records in the archive as far as
possible, so a lost ledger is rebuilt by `pipeline.archive.repair`.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from schemas.errors import BadInputError, BusyError, IlsiError, StorageError, UsageError
from schemas.records import Fetch

GONE = frozenset({404, 410, 451})  # statuses that mean: not there, never ask again
VERSION = 2
LEDGER_NAME = "ledger.sqlite"
TABLES = """
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE windows (
    id INTEGER PRIMARY KEY,
    query TEXT NOT NULL,
    court TEXT NOT NULL,
    doctype TEXT NOT NULL,
    start TEXT NOT NULL,
    end TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'split', 'listed', 'capped')),
    found INTEGER,
    fresh_after TEXT, -- archived search pages older than this do not count
    UNIQUE (query, doctype, start, end)
);
CREATE TABLE documents (
    id INTEGER PRIMARY KEY, -- in the order in which we heard of them
    docid TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('document', 'statute')),
    court TEXT,
    doctype TEXT,
    state TEXT NOT NULL CHECK (state IN ('listed', 'fetched', 'gone', 'disallowed', 'refused')),
    reason TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    kept INTEGER CHECK (kept IN (0, 1)),
    first_window INTEGER REFERENCES windows (id)
);
CREATE INDEX documents_by_state ON documents (state, court);
CREATE TABLE listings (
    window INTEGER NOT NULL REFERENCES windows (id),
    docid TEXT NOT NULL REFERENCES documents (docid),
    PRIMARY KEY (window, docid)
) WITHOUT ROWID;
CREATE TABLE fetches (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    url TEXT NOT NULL,
    status INTEGER NOT NULL,
    fetched_at TEXT NOT NULL,
    digest TEXT NOT NULL,
    robots_digest TEXT,
    attempt INTEGER NOT NULL,
    warc TEXT NOT NULL,
    offset INTEGER NOT NULL,
    length INTEGER NOT NULL,
    UNIQUE (warc, offset)
);
CREATE INDEX fetches_by_key ON fetches (kind, key, id);
"""
# Of bulk data: what the filter left out of each window, and how far each tar has been read.
BULK_TABLES = """
CREATE TABLE filtered (
    window INTEGER NOT NULL REFERENCES windows (id),
    reason TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (window, reason)
) WITHOUT ROWID;
CREATE TABLE tars (
    key TEXT PRIMARY KEY,
    etag TEXT NOT NULL,
    position INTEGER NOT NULL
) WITHOUT ROWID;
"""


@contextmanager
def explain_sqlite_errors(path: Path) -> Iterator[None]:
    """Turn an SQLite error into one sentence for the user."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        explained = _explain(error, path)
        if explained is None:
            raise
        raise explained from error


def _explain(error: sqlite3.DatabaseError, path: Path) -> IlsiError | None:
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith("SQLITE_FULL"):
        return StorageError(f"the disk is full while writing {path}: free some space and run again")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_IOERR")):
        return StorageError(f"{path} cannot be written: check its permissions and the disk")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return BusyError(f"another run is using {path}: wait until it has ended")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return BadInputError(
            f"{path} is damaged: delete it and run ./ilsi collect, which rebuilds it from the archive"
        )
    return None


_PATIENCE = 30.0  # seconds to wait for another process's transaction
_MAX_ATTEMPTS = 3  # runs in which a document may fail before we give it up

_FETCH_COLUMNS = ", ".join(field.name for field in fields(Fetch))


@dataclass(frozen=True, slots=True)
class ListedDocument:
    """What the ledger knows about one document."""

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
        """Open a ledger that must already exist; a run may be writing to it at the same time."""
        if not path.exists():
            raise BadInputError(f"{path.parent} is empty: run ./ilsi collect first")
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
            self._db.executescript(
                f"BEGIN IMMEDIATE; {TABLES} {BULK_TABLES} PRAGMA user_version = {VERSION}; COMMIT;"
            )
        elif version == 1:  # before there was bulk data
            self._db.executescript(f"BEGIN IMMEDIATE; {BULK_TABLES} PRAGMA user_version = {VERSION}; COMMIT;")

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
        """Enter records that are in the archive, and update the state of their documents."""
        with self.step() as db:
            for fetch in fetches:
                row = _as_row(fetch)
                marks = ", ".join("?" * len(row))
                db.execute(f"INSERT INTO fetches ({_FETCH_COLUMNS}) VALUES ({marks})", row)  # noqa: S608
                if fetch.kind in ("document", "statute"):
                    _settle_fetched(db, fetch)

    def read_years(self) -> dict[str, int]:
        """For each document that a search found, the year of the window that listed it first."""
        question = (
            "SELECT docid, CAST(substr(windows.start, 1, 4) AS INTEGER) FROM documents "
            "JOIN windows ON windows.id = documents.first_window WHERE documents.kind = 'document'"
        )
        return dict(self.ask(question))

    def find_fetch(self, kind: str, key: str, *, after: str | None = None) -> Fetch | None:
        """The newest fetch of this kind and key, unless it is older than `after`."""
        rows = self.ask(
            f"SELECT {_FETCH_COLUMNS} FROM fetches WHERE kind = ? AND key = ? AND fetched_at >= ? "  # noqa: S608
            "ORDER BY id DESC LIMIT 1",
            kind,
            key,
            after or "",
        )
        return _as_fetch(rows[0]) if rows else None

    def has_body(self, kind: str, key: str, digest: str) -> bool:
        """Do we already hold exactly this body?"""
        question = "SELECT 1 FROM fetches WHERE kind = ? AND key = ? AND digest = ? LIMIT 1"
        return bool(self.ask(question, kind, key, digest))

    def iterate_fetches(self, kind: str | None = None) -> Iterator[Fetch]:
        """All fetches in the order of the archive; with a kind, only the newest successful one of each key,
        sorted by key."""
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
        """Forget records that the archive has lost, so that their documents are fetched again."""
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
        """Add documents that were requested by id."""
        with self.step() as db:
            db.executemany(
                "INSERT OR IGNORE INTO documents (docid, kind, state) VALUES (?, ?, 'listed')",
                [(docid, kind) for docid in docids],
            )

    def find_document(self, docid: str) -> ListedDocument | None:
        """What we know about a document, if anything."""
        columns = ", ".join(field.name for field in fields(ListedDocument))
        rows = self.ask(f"SELECT {columns} FROM documents WHERE docid = ?", docid)  # noqa: S608
        return ListedDocument(*rows[0]) if rows else None

    def settle(self, docid: str, state: str, reason: str) -> None:
        """Record that a document will not be fetched, and why."""
        with self.step() as db:
            db.execute(
                "UPDATE documents SET state = ?, reason = ? WHERE docid = ?", (state, reason[:200], docid)
            )

    def note_failure(self, docid: str, reason: str) -> None:
        """Record that a document could not be fetched in this run; after several runs it is given up."""
        with self.step() as db:
            db.execute(
                "UPDATE documents SET attempts = attempts + 1, reason = ?2, state = "
                "CASE WHEN attempts + 1 >= ?3 THEN 'refused' ELSE state END WHERE docid = ?1",
                (docid, reason[:200], _MAX_ATTEMPTS),
            )

    def note_kept(self, parse: str, list_docids: Callable[[], Iterable[str]]) -> None:
        """Record which documents this parse (given by its fingerprint) kept, unless that is already done."""
        if self.ask("SELECT 1 FROM facts WHERE name = 'kept by' AND value = ?", parse):
            return
        with self.step() as db:
            db.execute("UPDATE documents SET kept = 0 WHERE state = 'fetched'")
            db.executemany(
                "UPDATE documents SET kept = 1 WHERE docid = ?", ((docid,) for docid in list_docids())
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
