"""The records that flow through the pipeline, each beside its declared Arrow schema.

Nothing is ever inferred from the first row: `SCHEMAS[Judgment]` is what is on disk, and
tests/test_records.py holds fields and schema together.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

import pyarrow as pa


@dataclass(frozen=True, slots=True)
class Fetch:
    """One response we kept and how we got it."""

    source: str  # web, api, files
    kind: str  # document, statute, search, robots
    key: str  # docid for documents and statutes, the query for searches
    url: str
    status: int
    fetched_at: datetime
    digest: str  # sha256 of the body
    robots_digest: str | None  # of the robots.txt that allowed it
    attempt: int
    warc: str  # file name inside the archive folder
    offset: int
    length: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A block of a judgment as the site cuts it."""

    kind: str  # p, blockquote, pre
    text: str
    hint: str | None  # the site's own guess at the role (data-structure), where it gives one


@dataclass(frozen=True, slots=True)
class Link:
    """A link inside a paragraph; `start` and `end` are offsets into the paragraph's text."""

    paragraph: int
    start: int
    end: int
    href: str
    target: str | None  # the document id, for links to documents of the site


@dataclass(frozen=True, slots=True)
class Judgment:
    """A parsed judgment."""

    docid: str
    title: str
    court: str  # as the site prints it: schemas.courts.find_court maps it to one of the seven
    decided_on: date | None
    dated_by: str | None  # where the date comes from: title, api, header, signature
    author: str | None
    bench: Sequence[str]
    citations: Sequence[str]  # equivalent citations in law reports
    paragraphs: Sequence[Paragraph]
    links: Sequence[Link]


@dataclass(frozen=True, slots=True)
class Statute:
    """A parsed statute page: one section, or the front of an Act."""

    docid: str
    cite_id: str | None  # the id that links in judgments use, where the source tells it
    title: str
    act: str | None
    number: str | None
    heading: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A document that a stage did not pass on, and why."""

    docid: str
    stage: str
    reason: str


_PARAGRAPH = pa.struct(
    [
        pa.field("kind", pa.string(), nullable=False),
        pa.field("text", pa.string(), nullable=False),
        pa.field("hint", pa.string()),
    ]
)
_LINK = pa.struct(
    [
        pa.field("paragraph", pa.int32(), nullable=False),
        pa.field("start", pa.int32(), nullable=False),
        pa.field("end", pa.int32(), nullable=False),
        pa.field("href", pa.string(), nullable=False),
        pa.field("target", pa.string()),
    ]
)


def _required(name: str, kind: pa.DataType) -> pa.Field:
    return pa.field(name, kind, nullable=False)


SCHEMAS: dict[type, pa.Schema] = {
    Fetch: pa.schema(
        [
            _required("source", pa.string()),
            _required("kind", pa.string()),
            _required("key", pa.string()),
            _required("url", pa.string()),
            _required("status", pa.int16()),
            _required("fetched_at", pa.timestamp("us", tz="UTC")),
            _required("digest", pa.string()),
            pa.field("robots_digest", pa.string()),
            _required("attempt", pa.int16()),
            _required("warc", pa.string()),
            _required("offset", pa.int64()),
            _required("length", pa.int64()),
        ]
    ),
    Judgment: pa.schema(
        [
            _required("docid", pa.string()),
            _required("title", pa.string()),
            _required("court", pa.string()),
            pa.field("decided_on", pa.date32()),
            pa.field("dated_by", pa.string()),
            pa.field("author", pa.string()),
            _required("bench", pa.list_(pa.string())),
            _required("citations", pa.list_(pa.string())),
            _required("paragraphs", pa.list_(_PARAGRAPH)),
            _required("links", pa.list_(_LINK)),
        ]
    ),
    Statute: pa.schema(
        [
            _required("docid", pa.string()),
            pa.field("cite_id", pa.string()),
            _required("title", pa.string()),
            pa.field("act", pa.string()),
            pa.field("number", pa.string()),
            pa.field("heading", pa.string()),
            _required("text", pa.string()),
        ]
    ),
    Dropped: pa.schema(
        [_required("docid", pa.string()), _required("stage", pa.string()), _required("reason", pa.string())]
    ),
}


_ATOMS = {str, int, float, date, datetime, type(None)}


def as_row(record: Any) -> dict[str, Any]:
    """A record as plain dicts and lists, ready for Arrow or JSON (dataclasses.asdict copies deeply)."""
    return {name: _plain(getattr(record, name)) for name in record.__slots__}


def _plain(value: Any) -> Any:
    if type(value) in _ATOMS:
        return value
    if isinstance(value, Sequence):
        return [_plain(item) for item in value]
    return as_row(value)


def to_batch(records: Iterable[Any], kind: type) -> pa.RecordBatch:
    """Records of one kind as one Arrow batch with the declared schema."""
    return pa.RecordBatch.from_pylist([as_row(record) for record in records], schema=SCHEMAS[kind])


def judgment_from_row(row: dict[str, Any]) -> Judgment:
    """The inverse of `as_row` for judgments."""
    values = dict(row)
    values["paragraphs"] = [Paragraph(**item) for item in row["paragraphs"]]
    values["links"] = [Link(**item) for item in row["links"]]
    return Judgment(**values)
