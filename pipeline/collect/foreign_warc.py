"""WARC files that others wrote: read what is intact, report what is not, never trust sizes."""

import contextlib
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, BinaryIO
from urllib.parse import unquote

from warcio.archiveiterator import ArchiveIterator
from warcio.exceptions import ArchiveLoadFailed

from pipeline.archive.warc_records import read_about

_OTHER_FORMAT = "not a WARC file"
_DOCUMENT = re.compile(r"^https?://[^/]+/doc/([1-9][0-9]{0,11})/?$")


@dataclass(frozen=True, slots=True)
class ForeignRecord:
    """One answer in a WARC file, or a fault that ends the file or affects this record only."""

    url: str = ""
    docid: str | None = None  # only for successful answers to a request for a document
    body: bytes = b""
    fetched_at: datetime | None = None
    content_type: str | None = None
    about: Mapping[str, str] = field(default_factory=dict)  # of our own records
    fault: str | None = None


def iterate_warc(file: BinaryIO, *, largest: int) -> Iterator[ForeignRecord]:
    """The answers in a WARC file, up to the point where it is broken."""
    records = iter(ArchiveIterator(file))
    while True:
        try:
            # warcio prints its complaints to the terminal; we report faults ourselves. Not around the
            # yield: that would also swallow what our caller prints in the meantime.
            with contextlib.redirect_stderr(io.StringIO()):
                record = _read_next(records, largest)
        except (ArchiveLoadFailed, EOFError, ValueError, IndexError, AttributeError, TypeError):
            # warcio trusts its input, so a broken file can fail in any of these ways
            yield ForeignRecord(fault="broken WARC file, the rest of it is skipped")
            return
        if record is None:
            return
        yield record
        if record.fault == _OTHER_FORMAT:
            return


def _read_next(records: Iterator[Any], largest: int) -> ForeignRecord | None:
    """The next answer; None at the end."""
    for record in records:
        if record.format != "warc":
            return ForeignRecord(fault=_OTHER_FORMAT)
        if record.rec_type in ("response", "resource"):
            return _read_record(record, largest)
    return None


def _read_record(record: Any, largest: int) -> ForeignRecord:
    head = record.rec_headers.get_header
    url = head("WARC-Target-URI") or ""
    match = _DOCUMENT.match(url)
    kind = head("ILSI-Kind")
    # Our own records name their document, but anyone can write such a line.
    own = unquote(head("ILSI-Key") or "") or None
    docid = own if kind == "document" else match[1] if match and not kind else None
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
    content_type = (record.http_headers or record.rec_headers).get_header("Content-Type")
    about = read_about(head("ILSI-About"))
    return ForeignRecord(url, docid, body, _read_date(head("WARC-Date")), content_type, about)


def _read_date(text: str | None) -> datetime | None:
    try:
        return datetime.fromisoformat(text or "").astimezone(UTC)
    except (ValueError, OverflowError):
        return None
