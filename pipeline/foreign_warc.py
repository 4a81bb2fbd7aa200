"""WARC files that others wrote: read what is whole, say what is not, never trust sizes."""

import contextlib
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from warcio.archiveiterator import ArchiveIterator
from warcio.exceptions import ArchiveLoadFailed

_UNDATED = datetime(1970, 1, 1, tzinfo=UTC)
_DOCUMENT = re.compile(r"^https?://[^/]+/doc/([1-9]\d{0,11})/?$")


@dataclass(frozen=True, slots=True)
class ForeignRecord:
    """One answer in a WARC file, or a fault that ends the file or spoils this record."""

    url: str = ""
    docid: str | None = None  # only for good answers to a question for a document
    body: bytes = b""
    fetched_at: datetime = _UNDATED
    fault: str | None = None


def iterate_warc(path: Path, *, largest: int) -> Iterator[ForeignRecord]:
    """The answers in a WARC file up to where it is broken."""
    # warcio writes its complaints to the terminal; we have our own words for them.
    with path.open("rb") as file, contextlib.redirect_stderr(io.StringIO()):
        records = iter(ArchiveIterator(file))
        while True:
            try:
                record = next(records, None)
                if record is None:
                    return
                if record.format != "warc":
                    yield ForeignRecord(fault="not a WARC file")
                    return
                if record.rec_type in ("response", "resource"):
                    yield _read_record(record, largest)
            except (ArchiveLoadFailed, EOFError, ValueError, IndexError, AttributeError, TypeError):
                # warcio trusts its input, so a broken file can fail in any of these ways
                yield ForeignRecord(fault="broken WARC file, the rest of it is left out")
                return


def _read_record(record: Any, largest: int) -> ForeignRecord:
    head = record.rec_headers.get_header
    url = head("WARC-Target-URI") or ""
    match = _DOCUMENT.match(url)
    kind = head("ILSI-Kind")
    docid = head("ILSI-Key") if kind == "document" else match[1] if match and kind is None else None
    status = record.http_headers.get_statuscode() if record.http_headers else "200"
    if docid is None or status != "200":
        return ForeignRecord(url)
    raw = record.raw_stream.read(largest + 1)
    if len(raw) > largest:
        return ForeignRecord(url, fault=f"larger than {largest} bytes")
    if record.http_headers and record.payload_length >= 0 and len(raw) != record.payload_length:
        return ForeignRecord(url, fault="cut off")
    record.raw_stream = io.BytesIO(raw)
    body = record.content_stream().read(largest + 1)
    if len(body) > largest:
        return ForeignRecord(url, fault=f"unpacks to more than {largest} bytes")
    return ForeignRecord(url, docid, body, _read_date(head("WARC-Date")))


def _read_date(text: str | None) -> datetime:
    try:
        return datetime.fromisoformat(text or "").astimezone(UTC)
    except ValueError:
        return _UNDATED
