"""The metadata of the open court data, as it is and as it may be damaged."""

import io
from collections.abc import Iterable
from datetime import date
from typing import Any, cast

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from pipeline.collect.opendata.metadata import BulkJudgment, DamagedMetadataError, read_metadata
from pipeline.collect.opendata.objects import Bucket, StoredObject
from pipeline.collect.opendata.partitions import Partition

HIGH = Partition(2015, "7_26", "dhcdb")
SUPREME = Partition(2019, "english")


class Stored:
    """A bucket with one object."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def read_range(self, key: str, etag: str, start: int, end: int) -> bytes:
        return self.content[start:end]


def read(content: bytes, partition: Partition = HIGH) -> list[BulkJudgment]:
    bucket = cast(Bucket, Stored(content))
    return list(read_metadata(bucket, StoredObject("metadata.parquet", "1", len(content)), partition))


def write(rows: Iterable[dict[str, Any]]) -> bytes:
    buffer = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(list(rows)), buffer)
    return buffer.getvalue()


def test_a_judgment_of_a_high_court() -> None:
    row = {
        "title": "CRL.A./123/2014 of A KUMAR Vs STATE",
        "description": "an appeal",
        "judge": "B SINGH",
        "pdf_link": "court/cnrorders/dhcdb/orders/DLHC010001232014_1_2015-03-04.pdf",
        "decision_date": date(2015, 3, 4),
        "disposal_nature": "DISMISSED",
        "pdf_exists": True,
        "raw_html": "<b>never read</b>",
    }
    (judgment,) = read(write([row]))
    assert judgment.docid == "DLHC010001232014_1_2015-03-04"
    assert (judgment.case_type, judgment.decided_on) == ("CRL.A.", date(2015, 3, 4))
    assert judgment.about == {
        "title": "A KUMAR Vs STATE",
        "court": "Delhi High Court",
        "date": "2015-03-04",
        "bench": "B SINGH",
        "case": "CRL.A./123/2014",
        "outcome": "DISMISSED",
    }


def test_a_judgment_of_the_supreme_court() -> None:
    row = {
        "title": "A KUMAR versus STATE",
        "case_id": "CRIMINAL APPEAL /123/2019",
        "citation": "[2019] 10 S.C.R. 1041",
        "decision_date": "04-03-2019",
        "path": "2019_10_1041_1045",
    }
    (judgment,) = read(write([row]), SUPREME)
    assert (judgment.file_name, judgment.decided_on) == ("2019_10_1041_1045_EN.pdf", date(2019, 3, 4))
    assert judgment.case_type == "CRIMINAL APPEAL"
    assert judgment.about["title"] == "A KUMAR versus STATE"
    assert judgment.about["citation"] == "[2019] 10 S.C.R. 1041"


@pytest.mark.parametrize(
    "row",
    [
        {"pdf_link": None, "title": "X"},
        {"pdf_link": "orders/a.pdf", "title": "X", "pdf_exists": False},
        {"pdf_link": "orders/", "title": "X"},
    ],
)
def test_no_pdf_is_no_file(row: dict[str, Any]) -> None:
    (judgment,) = read(write([{"pdf_link": "a.pdf", "pdf_exists": True, "decision_date": "no day"} | row]))
    assert (judgment.file_name, judgment.decided_on) == ("", None)


def test_damage_is_one_reason_wherever_it_is() -> None:
    content = write({"pdf_link": f"{number}.pdf", "title": "X" * number} for number in range(300))
    assert len(read(content)) == 300
    for damaged in (b"", b"PAR1", content[:-9], b"x" * len(content), content[: len(content) // 2] + b"PAR1"):
        with pytest.raises(DamagedMetadataError, match="is not Parquet"):
            read(damaged)
    for place in range(8, len(content) - 8, 97):
        spoilt = bytearray(content)
        spoilt[place : place + 8] = b"\xff" * 8
        try:
            read(bytes(spoilt))
        except DamagedMetadataError as error:
            assert str(error).startswith(("is not Parquet", "has no column"))


def test_a_table_without_pdfs_is_damaged() -> None:
    with pytest.raises(DamagedMetadataError, match="has no column that names the PDFs"):
        read(write([{"title": "X"}]))
