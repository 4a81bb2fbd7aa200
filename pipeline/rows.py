"""Reading the tables of earlier stages row by row, with no more than a few in memory."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from schemas.errors import BadInputError

_BATCH = 64  # rows in memory at once; some judgments have millions of characters


def iterate_rows(part: Path, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """The rows of one table, all columns or the named ones."""
    try:
        with closing(pq.ParquetFile(part)) as table:
            for batch in table.iter_batches(batch_size=_BATCH, columns=columns):
                yield from batch.to_pylist()
    except (OSError, pa.ArrowException):
        raise BadInputError(f"{part} is missing or damaged: run ./ilsi verify --forget") from None


def count_rows(part: Path) -> int:
    """How many rows a table has."""
    try:
        count: int = pq.read_metadata(part).num_rows
    except (OSError, pa.ArrowException):
        raise BadInputError(f"{part} is missing or damaged: run ./ilsi verify --forget") from None
    return count
