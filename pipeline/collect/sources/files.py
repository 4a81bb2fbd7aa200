"""Import saved files into the archive: pages, API answers, plain texts, and WARC files written by others.

Each document's bytes are copied into our own archive, so that later stages read only that. A file that we
cannot use is listed with the reason; documents that are already there are not copied again.
"""

import json
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import Ledger
from pipeline.archive.warc_records import Capture
from pipeline.collect.foreign_warc import iterate_warc
from pipeline.collect.source import ImportSummary, SkippedFile, SourceKind
from pipeline.collect.sources.api import NO_DOCUMENT, find_answer_fault
from pipeline.collect.sources.web import find_page_fault
from pipeline.parse.api_answers import find_record_id, is_text_record, read_id
from pipeline.parse.body_bytes import PLAIN_TEXT, check_body, find_charset, is_plain_text, to_utf8
from pipeline.parse.challenge import is_challenge
from pipeline.parse.document import UnparsableError, parse_document
from schemas.errors import BadInputError

LARGEST = 30_000_000  # bytes of one document
_ID_IN_NAME = re.compile(r"(?<![0-9])[1-9][0-9]{2,11}(?![0-9])")

ImportItem = Capture | SkippedFile


def import_files(
    paths: Iterable[Path],
    *,
    archive: Archive,
    ledger: Ledger,
    report: Callable[[int, int], None] = lambda *_: None,
) -> ImportSummary:
    """Copy the documents in these files and folders into the archive; `report` gets files done and in all."""
    paths = list(paths)
    files = [file for path in paths for file in _list_files(path)]
    named = ", ".join(str(path) for path in paths)
    if not files:
        raise BadInputError(
            f"{named} contains no files: name a folder of saved pages, API answers, texts or WARC files"
        )
    summary = ImportSummary()
    for number, (file, name) in enumerate(files, start=1):
        for item in _open_file(file, name):
            _keep(item, archive, ledger, summary)
        report(number, len(files))
    if not summary.imported and not summary.known:
        first = f" ({summary.skipped[0].name}: {summary.skipped[0].reason})" if summary.skipped else ""
        raise BadInputError(
            f"none of the {len(files)} files in {named} is a saved judgment, an API answer, a text or a WARC "
            f"file with judgments{first}"
        )
    return summary


def read_documents(path: Path) -> Iterator[ImportItem]:
    """The documents in a file or folder, without storing them."""
    for file, name in _list_files(path):
        yield from _open_file(file, name)


def _keep(item: ImportItem, archive: Archive, ledger: Ledger, summary: ImportSummary) -> None:
    if isinstance(item, SkippedFile):
        summary.skipped.append(item)
    elif ledger.has_body(item.kind, item.key, item.digest):
        summary.known += 1
    else:
        ledger.record_fetches([archive.append(item)])
        summary.imported += 1


def _list_files(path: Path) -> Iterator[tuple[Path, str]]:
    """The files under a path, in a fixed order, with the names to show."""
    if path.is_file():
        yield path, path.name
    elif not path.is_dir():
        raise BadInputError(f"{path} does not exist or cannot be read")
    for folder, subfolders, names in os.walk(path):
        subfolders.sort()
        for name in sorted(names):
            if not name.startswith("."):
                file = Path(folder) / name
                yield file, str(file.relative_to(path))


def _open_file(file: Path, name: str) -> Iterator[ImportItem]:
    reader = next((reader for ending, reader in _READERS if name.lower().endswith(ending)), None)
    if reader is None:
        yield SkippedFile(name, "not a page (.html), API answer (.json, .jsonl), text (.txt) or WARC file")
        return
    try:
        if not stat.S_ISREG(file.stat().st_mode):  # a pipe would block us forever
            yield SkippedFile(name, "not a regular file")
            return
        yield from reader(file, name)
    except OSError as error:
        yield SkippedFile(name, f"cannot be read ({error.strerror})")


def _read_page(file: Path, name: str) -> Iterator[ImportItem]:
    body = _read_bounded(file)
    if body is None:
        yield SkippedFile(name, f"larger than {LARGEST} bytes")
        return
    yield _accept_page(body, name, file.stem, _make_url(name), _date_file(file))


def _accept_page(body: bytes, name: str, stem: str, url: str, fetched_at: datetime) -> ImportItem:
    text = to_utf8(body)
    reason = "challenge page" if is_challenge(text) else find_page_fault(text)
    if reason is not None:
        return SkippedFile(name, reason)
    try:
        docid = read_id(stem) or _find_id(body, stem)
    except UnparsableError as error:
        return SkippedFile(name, str(error))
    return _capture(docid, url, fetched_at, body, "text/html")


def _find_id(body: bytes, stem: str) -> str:
    """The page's own id; failing that, the number in the file's name if there is only one, since a second
    may well be a year."""
    try:
        return parse_document(body).docid
    except UnparsableError:
        number = _find_number(stem)
        if number is None:
            raise
        return number


def _find_number(stem: str) -> str | None:
    numbers = set(_ID_IN_NAME.findall(stem))
    return str(numbers.pop()) if len(numbers) == 1 else None


def _read_text(file: Path, name: str) -> Iterator[ImportItem]:
    body = _read_bounded(file)
    if body is None:
        yield SkippedFile(name, f"larger than {LARGEST} bytes")
    elif find_page_fault(to_utf8(body)) is None:  # a page, whatever its file is called
        yield _accept_page(body, name, file.stem, _make_url(name), _date_file(file))
    else:
        docid = read_id(file.stem) or _find_number(file.stem)
        yield _accept_text(body, name, docid, _make_url(name), _date_file(file))


def _accept_text(body: bytes, name: str, docid: str | None, url: str, fetched_at: datetime) -> ImportItem:
    """Whether a text is a judgment is left to the parser."""
    try:
        check_body(body)
    except UnparsableError as error:
        return SkippedFile(name, str(error))
    if is_challenge(to_utf8(body)):
        return SkippedFile(name, "challenge page")
    if docid is None:
        return SkippedFile(name, "no document id in the name of the file")
    return _capture(docid, url, fetched_at, body, f"{PLAIN_TEXT}; charset={find_charset(body)}")


def _read_json(file: Path, name: str) -> Iterator[ImportItem]:
    body = _read_bounded(file)
    if body is None:
        yield SkippedFile(name, f"larger than {LARGEST} bytes")
        return
    try:
        content: Any = json.loads(body)
    except (ValueError, RecursionError):
        yield SkippedFile(name, "not JSON")
        return
    if not isinstance(content, list):
        yield _accept_record(body, name, file)
        return
    for number, answer in enumerate(content, start=1):
        # In ASCII: half a surrogate pair, which JSON can express, cannot be encoded otherwise.
        yield _accept_record(json.dumps(answer).encode(), f"{name}, item {number}", file)


def _read_json_lines(file: Path, name: str) -> Iterator[ImportItem]:
    with file.open("rb") as lines:
        number = 0
        while line := lines.readline(LARGEST + 1):
            number += 1
            if len(line) > LARGEST:
                yield SkippedFile(name, f"line {number} is larger than {LARGEST} bytes")
                return
            if line.strip():
                yield _accept_record(line.strip(), f"{name}, line {number}", file)


def _accept_record(body: bytes, name: str, file: Path) -> ImportItem:
    fault = _find_record_fault(body)
    if fault is not None:
        return SkippedFile(name, fault)
    docid = find_record_id(json.loads(body))
    if docid is None:
        return SkippedFile(name, "no document id")
    return _capture(docid, _make_url(name), _date_file(file), body, "application/json")


def _find_record_fault(body: bytes) -> str | None:
    """Why this is neither an API answer nor a record with a text, or None if it is one."""
    fault = find_answer_fault(body)
    if fault != NO_DOCUMENT or not is_text_record(record := json.loads(body)):
        return fault
    return None if record["text"].strip() else "empty"


def _read_warc(file: Path, name: str) -> Iterator[ImportItem]:
    for record in iterate_warc(file, largest=LARGEST):
        fetched_at = record.fetched_at or _date_file(file)
        if record.fault is not None:
            yield SkippedFile(f"{name}, {record.url or 'record'}", record.fault)
        elif record.docid is None:
            continue  # search pages, images and the like
        elif is_plain_text(record.content_type):
            yield _accept_text(record.body, f"{name}, {record.url}", record.docid, record.url, fetched_at)
        elif record.body.lstrip()[:1] == b"{":
            fault = _find_record_fault(record.body)
            yield (
                SkippedFile(f"{name}, {record.url}", fault)
                if fault
                else _capture(record.docid, record.url, fetched_at, record.body, "application/json")
            )
        else:
            yield _accept_page(record.body, f"{name}, {record.url}", record.docid, record.url, fetched_at)


_READERS: tuple[tuple[str, Callable[[Path, str], Iterator[ImportItem]]], ...] = (
    (".html", _read_page),
    (".htm", _read_page),
    (".txt", _read_text),
    (".json", _read_json),
    (".jsonl", _read_json_lines),
    (".ndjson", _read_json_lines),
    (".warc", _read_warc),
    (".warc.gz", _read_warc),
)


def _capture(docid: str, url: str, fetched_at: datetime, body: bytes, kind: str) -> Capture:
    return Capture(SOURCE.name, "document", docid, url, 200, fetched_at, body, (("Content-Type", kind),))


def _make_url(name: str) -> str:
    return "file:" + quote(os.fsencode(name))


def _date_file(file: Path) -> datetime:
    """When the file came to this machine. Not its modification time: files from a zip archive may be dated
    1980, and then no judgment of a later year could be dated."""
    return datetime.fromtimestamp(file.stat().st_ctime, UTC)


def _read_bounded(file: Path) -> bytes | None:
    with file.open("rb") as opened:
        body = opened.read(LARGEST + 1)
    return body if len(body) <= LARGEST else None


SOURCE = SourceKind(name="files", about="The judgments were read from files.", import_files=import_files)
