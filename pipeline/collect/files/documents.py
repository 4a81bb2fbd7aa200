"""One document from a file: a page, an API answer, a record with a text, a plain text or a PDF.

Whether it is a judgment is left to the parser; here only what no parser can use is refused.
"""

import contextlib
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, BinaryIO
from urllib.parse import quote

from pipeline.archive.warc_records import Capture
from pipeline.collect.source import SkippedFile
from pipeline.collect.sources.api import NO_DOCUMENT, find_answer_fault
from pipeline.collect.sources.web import find_page_fault
from pipeline.parse.api_answers import find_record_id, is_text_record, read_id
from pipeline.parse.body_bytes import (
    MAX_PDF_BYTES,
    PDF_HEAD,
    PLAIN_TEXT,
    check_body,
    find_charset,
    is_pdf,
    to_utf8,
)
from pipeline.parse.challenge import is_challenge
from pipeline.parse.document import UnparsableError, parse_document

LARGEST = 30_000_000  # bytes of one document, unless it is a PDF
PDF = "application/pdf"
LONGEST_ID = 300
SOURCE_NAME = "files"
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")

ImportItem = Capture | SkippedFile


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A file, or a member of an archive, that is open for reading."""

    name: str  # as shown: relative to what the user named
    stream: BinaryIO
    arrived: datetime  # when the file came to this machine

    @property
    def docid(self) -> str:
        """The id of a document that has no other: its name without the ending, or the number in the end of
        it, by which pages of the site are saved. Some names are not text."""
        stem = os.fsencode(os.path.splitext(self.name)[0]).decode("utf-8", "replace")  # noqa: PTH122
        return read_id(stem.rpartition("/")[2]) or stem

    def read(self) -> bytes | None:
        """All of it, or None if it is too large for one document."""
        head = self.stream.read(PDF_HEAD)
        largest = find_largest(head)
        body = head + self.stream.read(largest + 1 - len(head))
        return body if len(body) <= largest else None

    def skip(self, reason: str, place: str = "") -> SkippedFile:
        """Say why this file, or a place in it, is left out."""
        return SkippedFile(self.name + place, reason)


TOO_LARGE = f"larger than {LARGEST // 1_000_000} MB ({MAX_PDF_BYTES // 1_000_000} MB for a PDF)"


def find_largest(head: bytes) -> int:
    """How large a document may be that begins like this."""
    return MAX_PDF_BYTES if is_pdf(head) else LARGEST


def accept_document(file: OpenedFile) -> ImportItem:
    """The one document in a page, a text or a PDF, whatever its file is called."""
    body = file.read()
    if body is None:
        return file.skip(TOO_LARGE)
    url = "file:" + quote(os.fsencode(file.name))
    if is_pdf(body):
        return make_capture(file.docid, file.name, url, file.arrived, body, PDF)
    if file.name.lower().endswith(".pdf"):
        return file.skip("not a PDF, although it is called one")
    if find_page_fault(to_utf8(body)) is None or file.name.lower().endswith((".html", ".htm")):
        return accept_page(body, file.name, file.docid, url, file.arrived)
    return accept_text(body, file.name, file.docid, url, file.arrived)


def accept_page(body: bytes, name: str, docid: str, url: str, arrived: datetime) -> ImportItem:
    """A page. Unless its file is called by a number, what the page says of its id counts."""
    text = to_utf8(body)
    reason = "challenge page" if is_challenge(text) else find_page_fault(text)
    if reason is not None:
        return SkippedFile(name, reason)
    if read_id(docid) is None:
        with contextlib.suppress(UnparsableError):
            docid = parse_document(body).docid
    return make_capture(docid, name, url, arrived, body, "text/html")


def accept_text(body: bytes, name: str, docid: str, url: str, arrived: datetime) -> ImportItem:
    """A plain text."""
    try:
        check_body(body)
    except UnparsableError as error:
        return SkippedFile(name, str(error))
    if is_challenge(to_utf8(body)):
        return SkippedFile(name, "challenge page")
    return make_capture(docid, name, url, arrived, body, f"{PLAIN_TEXT}; charset={find_charset(body)}")


def accept_record(body: bytes, name: str, otherwise: str, arrived: datetime) -> ImportItem:
    """An API answer or a record with a text; `otherwise` is its id if it has none."""
    fault = find_record_fault(body)
    if fault is not None:
        return SkippedFile(name, fault)
    docid = find_record_id(record := json.loads(body))
    if docid is None:
        if not is_text_record(record):
            return SkippedFile(name, "no document id")
        docid = otherwise
    url = "file:" + quote(os.fsencode(name))
    return make_capture(docid, name, url, arrived, body, "application/json")


def pack_record(fields: Mapping[str, Any]) -> bytes:
    """A record as it is archived. In ASCII: half a surrogate pair, which JSON can express, cannot be encoded
    otherwise."""
    return json.dumps({name: value for name, value in fields.items() if value is not None}).encode()


def find_record_fault(body: bytes) -> str | None:
    """Why this is neither an API answer nor a record with a text, or None if it is one."""
    fault = find_answer_fault(body)
    if fault != NO_DOCUMENT or not is_text_record(record := json.loads(body)):
        return fault
    return None if record["text"].strip() else "empty"


def make_capture(docid: str, name: str, url: str, arrived: datetime, body: bytes, kind: str) -> ImportItem:
    """The document as it goes into the archive."""
    if len(docid) > LONGEST_ID or _CONTROL.search(docid) or not docid.strip():
        return SkippedFile(name, f"its id is empty, longer than {LONGEST_ID} letters or not on one line")
    return Capture(SOURCE_NAME, "document", docid, url, 200, arrived, body, (("Content-Type", kind),))
