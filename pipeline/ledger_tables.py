"""The tables of the ledger, and SQLite's errors in plain words."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from schemas.errors import BadInputError, BusyError, IlsiError, StorageError

VERSION = 1
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


@contextmanager
def explain_sqlite_errors(path: Path) -> Iterator[None]:
    """Turn what SQLite says into one sentence."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        told = _tell(error, path)
        if told is None:
            raise
        raise told from error


def _tell(error: sqlite3.DatabaseError, path: Path) -> IlsiError | None:
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
