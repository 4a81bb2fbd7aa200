"""Import saved files into the archive: pages, API answers, PDFs, plain texts, tables, and archives of these.

Each document's bytes are copied into our own archive, so that later stages read only that. A file that we
cannot use is listed with the reason; documents that are already there are not copied again.
"""

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import Ledger
from pipeline.archive.warc_records import Capture
from pipeline.collect.files.documents import (
    PDF,
    SOURCE_NAME,
    TOO_LARGE,
    ImportItem,
    OpenedFile,
    accept_document,
    accept_page,
    accept_text,
    find_largest,
    find_record_fault,
    make_capture,
)
from pipeline.collect.files.packed import TAR_ENDINGS, ZIP_ENDINGS, iterate_tar, iterate_zip
from pipeline.collect.files.tables import Columns, read_csv, read_json, read_json_lines, read_parquet
from pipeline.collect.foreign_warc import ForeignRecord, iterate_warc
from pipeline.collect.source import ImportSummary, SharedId, SkippedFile, SourceKind
from pipeline.parse.body_bytes import MAX_PDF_BYTES, is_pdf, is_plain_text
from schemas.errors import BadInputError

_KINDS = "a page (.html), PDF, text (.txt), table (.parquet, .csv, .json, .jsonl), WARC file, tar or zip"
_OF_A_WORD_PROCESSOR = (".doc", ".docx", ".odt", ".rtf")


def import_files(
    paths: Iterable[Path],
    *,
    archive: Archive,
    ledger: Ledger,
    report: Callable[[int, int], None] = lambda *_: None,
    columns: str | None = None,
) -> ImportSummary:
    """Copy the documents in these files and folders into the archive; `report` gets files done and in all.
    `columns` names the columns of tables, as `text=content,docid=id`."""
    paths, chosen = list(paths), Columns.read(columns)
    files = [file for path in paths for file in _list_files(path)]
    named = ", ".join(str(path) for path in paths)
    if not files:
        raise BadInputError(f"{named} contains no files: name {_KINDS}, or a folder of these")
    keeper = _Keeper(archive, ledger)
    for number, (file, name) in enumerate(files, start=1):
        for item in _open_file(file, name, chosen):
            keeper.keep(item)
        report(number, len(files))
    summary = keeper.summary
    if not summary.imported and not summary.updated and not summary.known:
        first = f" ({summary.skipped[0].name}: {summary.skipped[0].reason})" if summary.skipped else ""
        raise BadInputError(f"none of the {len(files)} files in {named} holds a judgment{first}")
    return summary


def read_documents(path: Path) -> Iterator[ImportItem]:
    """The documents in a file or folder, without storing them."""
    for file, name in _list_files(path):
        yield from _open_file(file, name, Columns())


class _Keeper:
    """Puts documents into the archive, and counts what became of them."""

    def __init__(self, archive: Archive, ledger: Ledger) -> None:
        self._archive, self._ledger = archive, ledger
        self._seen: dict[str, tuple[str, str]] = {}  # digest and file of each id in this import
        self.summary = ImportSummary()

    def keep(self, item: ImportItem) -> None:
        """Keep a document, unless it is already there."""
        if isinstance(item, SkippedFile):
            self.summary.skipped.append(item)
            return
        item = self._tell_apart(item)
        if self._ledger.has_body(item.kind, item.key, item.digest):
            self.summary.known += 1
            return
        if self._ledger.find_fetch(item.kind, item.key) is None:
            self.summary.imported += 1
        else:
            self.summary.updated += 1
        self._ledger.record_fetches([self._archive.append(item)])

    def _tell_apart(self, item: Capture) -> Capture:
        """A second document with the same id is kept under its id and its place in the import."""
        digest, first = self._seen.setdefault(item.key, (item.digest, item.url))
        if digest == item.digest:
            return item
        number = 2
        while (
            self._seen.setdefault(key := f"{item.key} ({number})", (item.digest, item.url))[0] != item.digest
        ):
            number += 1
        self.summary.shared_ids.append(SharedId(item.key, first, item.url, key))
        return replace(item, key=key)


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


def _open_file(path: Path, name: str, columns: Columns) -> Iterator[ImportItem]:
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe would block us forever
            yield SkippedFile(name, "not a regular file")
            return
        with path.open("rb") as stream:
            yield from _read_file(OpenedFile(name, stream, _date_file(path)), columns)
    except OSError as error:
        yield SkippedFile(name, f"cannot be read ({error.strerror})")


def _read_file(file: OpenedFile, columns: Columns, *, packed: bool = False) -> Iterator[ImportItem]:
    lower = file.name.lower()
    if lower.endswith((*TAR_ENDINGS, *ZIP_ENDINGS)):
        if packed:
            yield file.skip("an archive inside an archive: unpack the outer one")
            return
        for member in iterate_zip(file) if lower.endswith(ZIP_ENDINGS) else iterate_tar(file):
            if isinstance(member, SkippedFile):
                yield member
            elif not member.name.rpartition("/")[2].startswith("."):
                yield from _read_file(member, columns, packed=True)
        return
    reader = next((reader for ending, reader in _READERS if lower.endswith(ending)), None)
    if lower.endswith(_OF_A_WORD_PROCESSOR):
        yield file.skip("of a word processor: save it as PDF or as text")
    elif reader is None:
        yield file.skip(f"not {_KINDS}")
    else:
        yield from reader(file, columns)


def _read_document(file: OpenedFile, _: Columns) -> Iterator[ImportItem]:
    yield accept_document(file)


def _read_warc(file: OpenedFile, _: Columns) -> Iterator[ImportItem]:
    for record in iterate_warc(file.stream, largest=MAX_PDF_BYTES):
        if record.fault is not None:
            yield SkippedFile(f"{file.name}, {record.url or 'record'}", record.fault)
        elif record.docid is not None:  # the others are search pages, images and the like
            item = _accept_warc_record(record, record.docid, f"{file.name}, {record.url}", file.arrived)
            yield replace(item, about=record.about) if isinstance(item, Capture) else item


def _accept_warc_record(record: ForeignRecord, docid: str, name: str, arrived: datetime) -> ImportItem:
    url, arrived, body = record.url, record.fetched_at or arrived, record.body
    if len(body) > find_largest(body):
        return SkippedFile(name, TOO_LARGE)
    if is_pdf(body):
        return make_capture(docid, name, url, arrived, body, PDF)
    if is_plain_text(record.content_type):
        return accept_text(body, name, docid, url, arrived)
    if body.lstrip()[:1] != b"{":
        return accept_page(body, name, docid, url, arrived)
    fault = find_record_fault(body)
    if fault is not None:
        return SkippedFile(name, fault)
    return make_capture(docid, name, url, arrived, body, "application/json")


_READERS: tuple[tuple[str, Callable[[OpenedFile, Columns], Iterator[ImportItem]]], ...] = (
    (".html", _read_document),
    (".htm", _read_document),
    (".txt", _read_document),
    (".pdf", _read_document),
    (".json", read_json),
    (".jsonl", read_json_lines),
    (".ndjson", read_json_lines),
    (".parquet", read_parquet),
    (".csv", read_csv),
    (".warc", _read_warc),
    (".warc.gz", _read_warc),
)


def _date_file(file: Path) -> datetime:
    """When the file came to this machine. Not its modification time: files from a zip archive may be dated
    1980, and then no judgment of a later year could be dated."""
    return datetime.fromtimestamp(file.stat().st_ctime, UTC)


SOURCE = SourceKind(name=SOURCE_NAME, about="The judgments were read from files.", import_files=import_files)
