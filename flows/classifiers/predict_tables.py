"""`./ilsi predict FILE.parquet --out FILE.parquet`: many texts from a table into a table.

Rows are read and written some at a time, so memory does not grow with the table. The new one is there when it
is whole.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from flows.classifiers.predict_batches import PredictionTally, TextToPredict, predict_batches
from flows.classifiers.predictor import Answer, Predictor
from flows.console import console, open_view
from flows.texts.facts import ReadAs
from pipeline.parquet import open_parquet
from schemas.durable_files import replace_file
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.records import SCHEMAS, Example

_ROWS_READ, _ROWS_WRITTEN = 64, 4096  # at once
_STEP = "predict"


class Row(NamedTuple):
    """A row of the new table."""

    id: Any
    answer: Answer


def is_table(file: Path) -> bool:
    """Does a file call itself Parquet?"""
    return file.suffix.lower() == ".parquet"


def predict_table(file: Path, out: Path, predictor: Predictor, read_as: ReadAs) -> None:
    """Write what is predicted for every row, in their order: id, predicted and scores. A row without facts
    has neither."""
    if out.resolve() == file.resolve():
        raise UsageError(f"--out would replace {file}, which is read: name another file")
    tally = PredictionTally()
    with closing(_open(file)) as table:
        if read_as == ReadAs.AUTO and is_published(table.schema_arrow):
            console.print(f"{file}: rows of a published dataset, so masked already", soft_wrap=True)
            read_as = ReadAs.MASKED
        schema = _declare(table.schema_arrow.field("id"), predictor.classifier.labels)
        rows = _count(_predict(_iterate(table, file), predictor, read_as, tally), table.metadata.num_rows)
        missing = _write(rows, schema, out)
    tally.report(str(file), read_as)
    if missing:
        console.print(f"{file}: {missing} of {tally.texts} rows have no facts, so no scores", soft_wrap=True)


def is_published(schema: pa.Schema) -> bool:
    """Is this the schema of the rows that we publish? They have our columns, and their classes have names."""
    try:
        features = json.loads((schema.metadata or {})[b"huggingface"])["info"]["features"]
        has_classes = bool(features["labels"]["feature"]["names"])
    except (KeyError, TypeError, ValueError):
        return False
    return has_classes and list(schema.names) == list(SCHEMAS[Example].names)


def _open(file: Path) -> pq.ParquetFile:
    try:
        table = pq.ParquetFile(file)
    except OSError as error:
        reason = error.strerror or "not Parquet"
        raise BadInputError(f"{file} cannot be read ({reason}): check the name and permissions") from None
    except pa.ArrowException:
        raise BadInputError(f"{file} is not Parquet: give a table with the columns id and text") from None
    schema = table.schema_arrow
    for name in ("id", "text"):
        if schema.get_field_index(name) < 0:  # none, or several
            raise BadInputError(f"{file} has no column {name}: give a table with the columns id and text")
    if not _is_text(schema.field("text").type):
        kind = schema.field("text").type
        raise BadInputError(f"{file} has {kind} in its column text: give strings, or lists of sentences")
    return table


def _is_text(kind: pa.DataType) -> bool:
    is_list = pa.types.is_list(kind) or pa.types.is_large_list(kind)
    kind = kind.value_type if is_list else kind
    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind))


def _declare(id_field: pa.Field, labels: Sequence[str]) -> pa.Schema:
    """Scores have a column for each label, in the order of the labels."""
    scores = pa.struct([pa.field(label, pa.float32()) for label in labels])
    return pa.schema(
        [
            pa.field("id", id_field.type),
            pa.field("predicted", pa.list_(pa.string())),
            pa.field("scores", scores),
        ]
    )


def _iterate(table: pq.ParquetFile, file: Path) -> Iterator[TextToPredict]:
    try:
        for batch in table.iter_batches(batch_size=_ROWS_READ, columns=["id", "text"]):
            for row in batch.to_pylist():
                yield TextToPredict(row["id"], _fill(row["text"]))
    except (OSError, pa.ArrowException):
        raise BadInputError(f"{file} is damaged: nothing was written; get the file again") from None


def _fill(text: str | Sequence[str | None] | None) -> str | Sequence[str]:
    """Nulls say nothing."""
    if text is None or isinstance(text, str):
        return text or ""
    return [sentence or "" for sentence in text]


def _predict(
    texts: Iterator[TextToPredict], predictor: Predictor, read_as: ReadAs, tally: PredictionTally
) -> Iterator[Row]:
    for batch in predict_batches(texts, predictor, read_as, tally):
        yield from (Row(text.id, answer) for text, answer in batch)


def _count(rows: Iterator[Row], total: int) -> Iterator[Row]:
    """Show how far it is."""
    with open_view() as view:
        view.show(_STEP, total=total)
        for done, row in enumerate(rows, start=1):
            yield row
            view.show(_STEP, done=done, total=total)
        view.finish(_STEP, f"{total} rows")


def _write(rows: Iterator[Row], schema: pa.Schema, out: Path) -> int:
    """How many rows have no facts."""
    missing = 0
    try:
        with replace_file(out) as temporary, open_parquet(temporary, schema) as writer:
            pending: list[dict[str, Any]] = []
            for row in rows:
                missing += not row.answer.sections
                pending.append(_describe(row))
                if len(pending) == _ROWS_WRITTEN:
                    writer.write_table(pa.Table.from_pylist(pending, schema))
                    pending = []
            writer.write_table(pa.Table.from_pylist(pending, schema))
    except OSError as error:
        advice = "free some space, check its permissions, or name another file"
        raise StorageError(f"{out} cannot be written ({error.strerror}): {advice}") from None
    return missing


def _describe(row: Row) -> dict[str, Any]:
    if not row.answer.sections:
        return {"id": row.id, "predicted": None, "scores": None}
    scores = {prediction.section: prediction.score for prediction in row.answer.sections}
    return {"id": row.id, "predicted": row.answer.predicted, "scores": scores}
