"""What the open court data says of each judgment, from its Parquet metadata, and which judgments we want."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import PurePosixPath
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from pipeline.collect.opendata.objects import Bucket, ObjectFile, StoredObject
from pipeline.collect.opendata.partitions import Partition
from pipeline.text.normal_form import normalise_plain
from schemas.court import Court
from schemas.errors import UsageError

# raw_html is most of the file: it is not read.
_COLUMNS = frozenset(
    {"title", "description", "judge", "pdf_link", "path", "decision_date", "disposal_nature", "pdf_exists"}
    | {"citation", "case_id"}
)
_AT_ONCE = 2048  # rows
CRIMINAL, ALL = "criminal", "all"
NO_PDF = "the metadata names no PDF"
OTHER_TYPE = "not a criminal case type"
NO_SIGN = "nothing says that it is criminal"
NO_MATCH = "does not match the pattern"

_TYPED = re.compile(r"\s*(?P<type>[A-Z].{0,40}?)\s*[/-]\s*[0-9]{1,8}\s*[/-]\s*[0-9]{4}\b")  # CRL.A./123/2015
_OF = re.compile(r"\s+of\s+(?=\S)")
_CRIMINAL_WORDS = re.compile(
    r"\b(?:crl|crim|crml|criminal|bail|penal code|i\.?\s?p\.?\s?c|cr\.?\s?p\.?\s?c|accused|convict\w*"
    r"|acquit\w*|f\.?i\.?r|sessions (?:judge|court|case|trial)|murder|n\.?d\.?p\.?s|pocso)\b",
    re.IGNORECASE,
)


class DamagedMetadataError(Exception):
    """The metadata cannot be read as Parquet, or lacks what names the PDFs."""


@dataclass(frozen=True, slots=True)
class BulkJudgment:
    """A judgment according to the metadata."""

    file_name: str  # of its PDF in a tar; empty if there is none
    case_type: str | None  # CRLA, WP
    decided_on: date | None
    words: str  # title, case and description, to filter by
    about: Mapping[str, str]  # by `ABOUT`

    @property
    def docid(self) -> str:
        """The file's name without its ending, which is unique over all courts."""
        return PurePosixPath(self.file_name).stem


def read_metadata(bucket: Bucket, stored: StoredObject, partition: Partition) -> Iterator[BulkJudgment]:
    """The judgments of a partition. Only the columns that we use are fetched."""
    try:
        table = pq.ParquetFile(pa.PythonFile(ObjectFile(bucket, stored), mode="r"))
        names = [name for name in table.schema_arrow.names if name in _COLUMNS]
        if not {"pdf_link", "path"} & set(names):
            raise DamagedMetadataError("has no column that names the PDFs")
        for batch in table.iter_batches(batch_size=_AT_ONCE, columns=names, use_threads=False):
            for row in batch.to_pylist():
                yield _read_row(row, partition)
    except (
        pa.ArrowInvalid,
        pa.ArrowNotImplementedError,
        OSError,
        MemoryError,
    ):  # of Arrow, not of the network
        raise DamagedMetadataError("is not Parquet that can be read") from None


def _read_row(row: Mapping[str, Any], partition: Partition) -> BulkJudgment:
    title, description = _read(row, "title"), _read(row, "description")
    case = _read(row, "case_id") or title
    typed = _TYPED.match(case)
    parties = title
    if typed and case is title:
        parties = _OF.sub("", title[typed.end() :], count=1) or title
    decided = _read_day(row.get("decision_date"))
    about = {
        "title": parties,
        "court": partition.court.name,
        "date": decided.isoformat() if decided else "",
        "bench": _read(row, "judge"),
        "citation": _read(row, "citation"),
        "case": typed[0].strip() if typed else _read(row, "case_id"),
        "outcome": _read(row, "disposal_nature"),
    }
    return BulkJudgment(
        _name_file(row),
        typed["type"].strip().upper() if typed else None,
        decided,
        f"{title} {_read(row, 'case_id')} {description}",
        {name: value for name, value in about.items() if value},
    )


def _name_file(row: Mapping[str, Any]) -> str:
    if row.get("pdf_exists") is False:
        return ""
    link, path = _read(row, "pdf_link"), _read(row, "path")
    if link:
        name = PurePosixPath(link.split("#")[0].split("?")[0]).name
        return name if name.lower().endswith(".pdf") else ""
    return f"{PurePosixPath(path).name}_EN.pdf" if path else ""


def _read(row: Mapping[str, Any], name: str) -> str:
    value = row.get(name)
    return normalise_plain(value) if isinstance(value, str) else ""


def _read_day(value: Any) -> date | None:
    """A day as Parquet has it, or written as 04-03-2019 or 2019-03-04."""
    if isinstance(value, datetime):
        return value.date()
    if isinstance(value, date):
        return value
    for form in ("%d-%m-%Y", "%Y-%m-%d"):
        try:
            return datetime.strptime(str(value).strip()[:10], form).date()
        except ValueError:
            continue
    return None


@dataclass(frozen=True, slots=True)
class Matters:
    """Which judgments are wanted: criminal ones, all, or those whose title or description matches."""

    name: str
    pattern: re.Pattern[str] | None

    @classmethod
    def read(cls, name: str) -> "Matters":
        """From the setting."""
        if name in (CRIMINAL, ALL):
            return cls(name, None)
        try:
            return cls(name, re.compile(name, re.IGNORECASE))
        except re.error as error:
            raise UsageError(
                f"matters: {name!r} is neither criminal nor all, and no regular expression ({error})"
            ) from None

    def refuse(self, judgment: BulkJudgment, court: Court) -> str | None:
        """Why a judgment is not wanted, or None if it is."""
        if not judgment.file_name:
            return NO_PDF
        if self.pattern is not None:
            return None if self.pattern.search(judgment.words) else NO_MATCH
        if self.name == ALL or (judgment.case_type and is_criminal_type(judgment.case_type, court)):
            return None
        if _CRIMINAL_WORDS.search(judgment.words):
            return None
        if judgment.case_type:
            return OTHER_TYPE
        return NO_SIGN if court.portal else None  # the Supreme Court's are few: its texts decide


def is_criminal_type(case_type: str, court: Court) -> bool:
    """Is this a criminal matter by the court's own list of case types, however it is dotted and spaced?"""
    return _bare(case_type) in {_bare(known) for known in court.criminal_types} or bool(
        not court.criminal_types and _CRIMINAL_WORDS.match(case_type)
    )


def _bare(case_type: str) -> str:
    return re.sub(r"[^A-Z0-9]", "", case_type.upper())
