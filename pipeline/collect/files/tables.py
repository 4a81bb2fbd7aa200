"""Tables of judgments: Parquet, CSV, JSON and JSON lines, one judgment per row.

Columns with our own names need no mapping; others are mapped by the user (`--columns text=content`).
"""

import csv
import io
import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from pipeline.collect.files.documents import (
    LARGEST,
    TOO_LARGE,
    ImportItem,
    OpenedFile,
    accept_record,
    pack_record,
)
from pipeline.parse.api_answers import ID_NAMES
from schemas.errors import UsageError

FIELDS = ("docid", "text", "title", "court", "date", "year")
_AT_ONCE = 32  # rows of a Parquet file in memory
csv.field_size_limit(min(LARGEST, sys.maxsize))


@dataclass(frozen=True, slots=True)
class Columns:
    """How the columns of a user's table are called, where they do not have our names."""

    theirs: Mapping[str, str] = field(default_factory=dict)  # by ours

    @classmethod
    def read(cls, given: str | None) -> "Columns":
        """From `text=content,docid=id`."""
        theirs: dict[str, str] = {}
        for pair in filter(None, (part.strip() for part in (given or "").split(","))):
            ours, _, name = (side.strip() for side in pair.partition("="))
            if ours not in FIELDS or not name:
                raise UsageError(f"--columns {pair}: write it as FIELD=NAME, with {', '.join(FIELDS)}")
            if ours in theirs:
                raise UsageError(f"--columns names {ours} twice: keep one of them")
            theirs[ours] = name
        return cls(theirs)

    def find(self, ours: str, names: Iterable[str]) -> str | None:
        """The column that holds one of our fields, whatever the case of its letters."""
        lower = {name.strip().lower(): name for name in reversed(list(names))}
        if ours in self.theirs:
            return lower.get(self.theirs[ours].lower())
        usual = ("docid", *ID_NAMES) if ours == "docid" else (ours,)
        return next((lower[name] for name in usual if name in lower), None)

    def choose(self, names: Iterable[str]) -> dict[str, str]:
        """Our fields and the columns that hold them."""
        names = list(names)
        found = ((ours, self.find(ours, names)) for ours in FIELDS)
        return {ours: name for ours, name in found if name is not None}

    def explain_lack(self, names: Iterable[str]) -> str:
        """What to say of a table without texts."""
        wanted = self.theirs.get("text", "text")
        listed = ", ".join(list(names)[:12]) or "none"
        return f"no column {wanted} (its columns: {listed}): name that of the texts with --columns text=NAME"


def read_parquet(file: OpenedFile, columns: Columns) -> Iterator[ImportItem]:
    """The rows of a Parquet file, a few at a time."""
    try:
        table = pq.ParquetFile(file.stream)
        chosen = columns.choose(table.schema_arrow.names)
        if "text" not in chosen:
            yield file.skip(columns.explain_lack(table.schema_arrow.names))
            return
        batches = table.iter_batches(batch_size=_AT_ONCE, columns=list(chosen.values()))
        rows = (row for batch in batches for row in batch.to_pylist())
        yield from _accept_rows(file, rows, chosen)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError, OSError, MemoryError) as error:
        yield file.skip(f"not a Parquet file that can be read ({str(error).splitlines()[0][:100]})")


def read_csv(file: OpenedFile, columns: Columns) -> Iterator[ImportItem]:
    """The rows of a CSV file."""
    lines = io.TextIOWrapper(file.stream, encoding="utf-8-sig", errors="replace", newline="")
    reader = csv.DictReader(lines)
    try:
        names = [name for name in reader.fieldnames or () if name]
        chosen = columns.choose(names)
        if "text" not in chosen:
            yield file.skip(columns.explain_lack(names))
            return
        yield from _accept_rows(file, reader, chosen)
    except csv.Error as error:
        yield file.skip(f"not CSV ({error}): the rest of it is skipped", f", line {reader.line_num}")
    finally:
        lines.detach()  # the stream is the caller's to close


def read_json_lines(file: OpenedFile, columns: Columns) -> Iterator[ImportItem]:
    """One record or API answer per line."""
    number = 0
    while line := file.stream.readline(LARGEST + 1):
        number += 1
        if len(line) > LARGEST:
            yield file.skip(f"{TOO_LARGE}: the rest of the file is skipped", f", line {number}")
            return
        if line.strip():
            yield _accept_json(file, line.strip(), f", line {number}", number, columns)


def read_json(file: OpenedFile, columns: Columns) -> Iterator[ImportItem]:
    """One record or API answer, or a list of them."""
    body = file.read()
    if body is None:
        yield file.skip(TOO_LARGE)
        return
    try:
        content: Any = json.loads(body)
    except (ValueError, RecursionError):
        yield file.skip("not JSON")
        return
    if not isinstance(content, list):
        yield _accept_json(file, body, "", None, columns)
        return
    for number, item in enumerate(content, start=1):
        yield _accept_json(file, json.dumps(item).encode(), f", item {number}", number, columns)


def _accept_json(
    file: OpenedFile, body: bytes, place: str, number: int | None, columns: Columns
) -> ImportItem:
    otherwise = file.docid if number is None else f"{file.docid} {number}"
    if columns.theirs:
        try:
            record: Any = json.loads(body)
        except (ValueError, RecursionError):
            return file.skip("not JSON", place)
        if isinstance(record, dict):
            chosen = columns.choose(record)
            if "text" not in chosen:
                return file.skip(columns.explain_lack(record), place)
            return _accept_row(file, record, chosen, place, otherwise)
    return accept_record(body, file.name + place, otherwise, file.arrived)


def _accept_rows(
    file: OpenedFile, rows: Iterable[Mapping[str, Any]], chosen: Mapping[str, str]
) -> Iterator[ImportItem]:
    for number, row in enumerate(rows, start=1):
        yield _accept_row(file, row, chosen, f", row {number}", f"{file.docid} {number}")


def _accept_row(
    file: OpenedFile, row: Mapping[str, Any], chosen: Mapping[str, str], place: str, otherwise: str
) -> ImportItem:
    fields = {ours: _as_plain(row.get(name)) for ours, name in chosen.items()}
    text = fields.get("text")
    if not isinstance(text, str) or not text.strip():
        return file.skip("empty", place)
    if len(text) > LARGEST:
        return file.skip(TOO_LARGE, place)
    fields["docid"] = str(fields["docid"]) if fields.get("docid") not in (None, "") else otherwise
    return accept_record(pack_record(fields), file.name + place, otherwise, file.arrived)


def _as_plain(value: Any) -> Any:
    """A value that JSON has: dates as text, numbers without a fraction as integers."""
    if isinstance(value, float):
        return int(value) if math.isfinite(value) and value.is_integer() else None
    return value if value is None or isinstance(value, (str, int)) else str(value)
