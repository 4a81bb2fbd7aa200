"""Arrow schemas follow from the records, and records survive the way to disk and back."""

from dataclasses import fields
from datetime import UTC, date, datetime
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from schemas.records import (
    SCHEMAS,
    Dropped,
    Example,
    Fetch,
    Judgment,
    Link,
    Mask,
    MaskedFacts,
    Paragraph,
    Statute,
    as_row,
    judgment_from_row,
    to_batch,
)

JUDGMENT = Judgment(
    docid="17",
    title="A vs State",
    court="Delhi High Court",
    decided_on=date(2014, 2, 26),
    dated_by="title",
    author=None,
    bench=("A", "B"),
    citations=(),
    paragraphs=(Paragraph("p", "1. Under Section 302 IPC.", "Facts"), Paragraph("pre", "ORDER", None)),
    links=(Link(0, 9, 20, "/doc/12/", "12"),),
)
FETCH = Fetch(
    "web",
    "document",
    "17",
    "https://x/doc/17/",
    200,
    datetime(2026, 1, 2, tzinfo=UTC),
    "d",
    None,
    1,
    "w",
    0,
    9,
)
MASKED = MaskedFacts(
    "17",
    "plain",
    ("[PERSON 1] ran.", "[SECTION]"),
    (Mask(0, 0, 5, "PERSON", "ner", 1), Mask(1, 0, 3, "SECTION", "cited", None)),
)


def test_columns_follow_from_the_annotations() -> None:
    assert [field.name for field in fields(Fetch)] == SCHEMAS[Fetch].names
    assert SCHEMAS[Fetch].field("status") == pa.field("status", pa.int16(), nullable=False)
    assert SCHEMAS[Fetch].field("robots_digest") == pa.field("robots_digest", pa.string())
    assert SCHEMAS[Fetch].field("fetched_at").type == pa.timestamp("us", tz="UTC")
    assert SCHEMAS[Judgment].field("decided_on") == pa.field("decided_on", pa.date32())
    assert SCHEMAS[MaskedFacts].field("sentences") == pa.field(
        "sentences", pa.list_(pa.string()), nullable=False
    )
    (kind, text, hint) = SCHEMAS[Judgment].field("paragraphs").type.value_type
    assert (kind.name, text.name, hint.name) == ("kind", "text", "hint")
    assert (kind.nullable, text.nullable, hint.nullable) == (False, False, True)


def test_hugging_face_can_name_the_classes() -> None:
    labels = SCHEMAS[Example].field("labels").type
    assert labels.value_type == pa.int64() and labels.value_field.nullable


@pytest.mark.parametrize("record", [JUDGMENT, FETCH, MASKED, Dropped("1", "parse", "why")])
def test_a_record_survives_parquet(record: object, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    pq.write_table(pa.Table.from_batches([to_batch([record], type(record))]), path)
    (row,) = pq.read_table(path).to_pylist()
    assert row == as_row(record)


def test_a_judgment_comes_back_as_it_was() -> None:
    back = judgment_from_row(as_row(JUDGMENT))
    assert as_row(back) == as_row(JUDGMENT)
    assert back.paragraphs[0] == JUDGMENT.paragraphs[0]


def test_a_missing_required_value_is_refused(tmp_path: Path) -> None:
    broken = Statute("1", None, None, None, None, None, "text")  # type: ignore[arg-type]
    with pytest.raises((pa.ArrowInvalid, ValueError)):
        to_batch([broken], Statute).validate(full=True)
        table = pa.Table.from_batches([to_batch([broken], Statute)])
        pq.write_table(table, tmp_path / "x.parquet")
