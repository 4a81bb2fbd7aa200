"""Convert one captured answer to a WARC record, packed as one gzip member, and back.

The record alone holds everything that the ledger knows about the fetch, so a ledger can be rebuilt
from the archive. Bodies are stored decoded: headers that describe the transport are left out, and so
are cookies. Requests are not stored at all, since they could contain a token.
"""

import gzip
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from http.client import responses
from urllib.parse import quote, unquote

from warcio.archiveiterator import ArchiveIterator
from warcio.exceptions import ArchiveLoadFailed
from warcio.recordloader import ArcWarcRecord
from warcio.statusandheaders import StatusAndHeaders
from warcio.warcwriter import WARCWriter

from schemas.records import Fetch

_LEVEL = 6  # level 9 takes twice the time and saves half a percent
_LEVEL_PACKED = 1  # of a PDF, which is compressed inside
_NOT_STORED = frozenset(
    {"content-encoding", "transfer-encoding", "content-length", "connection", "keep-alive", "set-cookie"}
)
# What a source may say of a judgment apart from its body, for bodies such as PDFs that do not say it surely:
# the day as 2015-03-31, the judges separated by commas, the case as "CRLA/1234/2015".
ABOUT = ("title", "court", "date", "bench", "citation", "case", "outcome")


@dataclass(frozen=True, slots=True)
class Capture:
    """An answer as it is written to the archive or read from it."""

    source: str
    kind: str
    key: str
    url: str
    status: int
    fetched_at: datetime
    body: bytes
    headers: Sequence[tuple[str, str]] = ()
    robots_digest: str | None = None
    attempt: int = 1
    about: Mapping[str, str] = field(default_factory=dict)  # what the source says of it, by `ABOUT`

    @property
    def digest(self) -> str:
        """sha256 of the body, and of what the source says of it: whoever reads one also reads the other."""
        digest = sha256(self.body)
        if self.about:
            digest.update(b"\0" + _write_about(self.about).encode())
        return digest.hexdigest()

    @property
    def content_type(self) -> str | None:
        """The content type of the body, as stated by its server or by us."""
        return next((value for name, value in self.headers if name.lower() == "content-type"), None)

    def make_fetch(self, warc: str, offset: int, length: int) -> Fetch:
        """The fetch of this capture, once its position in the archive is known."""
        return Fetch(
            self.source,
            self.kind,
            self.key,
            self.url,
            self.status,
            self.fetched_at,
            self.digest,
            self.robots_digest,
            self.attempt,
            warc,
            offset,
            length,
        )


def pack_record(capture: Capture) -> bytes:
    """Pack a capture as one gzip member. Answers over HTTP become `response` records; files, and parts of an
    answer (whose address ends in `#` and the part), `resource`."""
    over_http = capture.url.startswith(("http://", "https://")) and "#" not in capture.url
    buffer = io.BytesIO()
    writer = WARCWriter(buffer, gzip=False, warc_version="1.1")
    record = writer.create_warc_record(
        capture.url,
        "response" if over_http else "resource",
        payload=io.BytesIO(capture.body),
        length=len(capture.body),
        warc_content_type="" if over_http else capture.content_type or "application/octet-stream",
        warc_headers_dict=_describe(capture),
        http_headers=_rebuild_http_headers(capture) if over_http else None,
    )
    writer.write_record(record)
    level = _LEVEL_PACKED if capture.content_type == "application/pdf" else _LEVEL
    return gzip.compress(buffer.getvalue(), level, mtime=0)


def pack_warcinfo(name: str, software: str) -> bytes:
    """The first record of every file."""
    buffer = io.BytesIO()
    writer = WARCWriter(buffer, gzip=False, warc_version="1.1")
    info = {"software": software, "format": "WARC File Format 1.1"}
    writer.write_record(writer.create_warcinfo_record(name, info))
    return gzip.compress(buffer.getvalue(), _LEVEL, mtime=0)


def parse_record(plain: bytes) -> Capture | None:
    """The capture in an unpacked record; None if the record is not ours."""
    try:
        record = next(iter(ArchiveIterator(io.BytesIO(plain))), None)
    except (ArchiveLoadFailed, EOFError, ValueError):
        return None
    if record is None or record.rec_headers.get_header("ILSI-Kind") is None:
        return None
    head = record.rec_headers.get_header
    body: bytes = record.raw_stream.read()
    return Capture(
        source=head("ILSI-Source"),
        kind=head("ILSI-Kind"),
        key=unquote(head("ILSI-Key")),
        url=head("WARC-Target-URI"),
        status=int(head("ILSI-Status")),
        fetched_at=datetime.fromisoformat(head("WARC-Date")).astimezone(UTC),
        body=body,
        headers=_read_headers(record),
        robots_digest=head("ILSI-Robots-Digest"),
        attempt=int(head("ILSI-Attempt")),
        about=read_about(head("ILSI-About")),
    )


def _read_headers(record: ArcWarcRecord) -> tuple[tuple[str, str], ...]:
    """The headers that the server sent; a file has only its type."""
    if record.http_headers is not None:
        return tuple(record.http_headers.headers)
    kind = record.rec_headers.get_header("Content-Type")
    return (("Content-Type", kind),) if kind else ()


def _describe(capture: Capture) -> dict[str, str]:
    headers = {
        "WARC-Date": capture.fetched_at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "WARC-Payload-Digest": f"sha256:{sha256(capture.body).hexdigest()}",
        "ILSI-Source": capture.source,
        "ILSI-Kind": capture.kind,
        "ILSI-Key": quote(capture.key, safe=""),  # a query can contain anything, even a line break
        "ILSI-Status": str(capture.status),
        "ILSI-Attempt": str(capture.attempt),
    }
    if capture.robots_digest is not None:
        headers["ILSI-Robots-Digest"] = capture.robots_digest
    if capture.about:
        headers["ILSI-About"] = _write_about(capture.about)
    return headers


def _write_about(about: Mapping[str, str]) -> str:
    return quote(json.dumps(dict(sorted(about.items()))), safe=" ,:")


def read_about(header: str | None) -> dict[str, str]:
    """What `ILSI-About` says, as far as it can be used: anyone can write such a line."""
    try:
        said = json.loads(unquote(header or "{}"))
    except (ValueError, RecursionError):
        return {}
    pairs = said.items() if isinstance(said, dict) else ()
    return {name: value for name, value in pairs if isinstance(value, str)}


def _rebuild_http_headers(capture: Capture) -> StatusAndHeaders:
    kept = [
        (name, " ".join(value.split())) for name, value in capture.headers if name.lower() not in _NOT_STORED
    ]
    status = f"{capture.status} {responses.get(capture.status, 'Unknown')}"
    return StatusAndHeaders(status, [*kept, ("Content-Length", str(len(capture.body)))], protocol="HTTP/1.1")
