"""One shard of a stage: a table, what was dropped beside it, and a summary that must balance."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from pipeline.parquet import open_parquet, replace_file
from schemas.records import SCHEMAS, Dropped, to_batch

BATCH_DOCUMENTS = 64  # documents held in memory before they are written
_SUMMARY = b"ilsi.shard"

Results = Iterable[Any]  # records of the stage's kind, and Dropped


@dataclass(frozen=True, slots=True)
class ShardJob:
    """One shard to make. Plain values only, as it is sent to worker processes."""

    folder: Path
    index: int
    stage: str
    key: str
    record: type

    @property
    def part(self) -> Path:
        """The shard's table."""
        return self.folder / f"part-{self.index:05d}.parquet"

    @property
    def dropped(self) -> Path:
        """The documents that the shard dropped."""
        return self.folder / f"dropped-{self.index:05d}.parquet"


@dataclass(frozen=True, slots=True)
class ShardSummary:
    """What a shard holds; stored inside its Parquet file."""

    key: str
    documents_in: int
    documents_out: int
    rows: int
    dropped: Mapping[str, int]


class UnbalancedError(AssertionError):
    """A stage lost or invented documents. This is a bug in the stage, and must never be published."""


def write_shard(job: ShardJob, results: Results, *, documents_in: int) -> ShardSummary:
    """Write one shard while streaming: kept records to the part, dropped ones beside it.

    Documents are counted by distinct docid, so a stage may give several rows per document.
    """
    counts = _Counts()
    # The dropped file is renamed before the part: a part that exists is a finished shard.
    with replace_file(job.part) as part, replace_file(job.dropped) as dropped:  # noqa: SIM117
        with (
            open_parquet(dropped, SCHEMAS[Dropped]) as dropped_writer,
            open_parquet(part, SCHEMAS[job.record]) as writer,
        ):
            for batch in _batches(results):
                kept = [record for record in batch if not isinstance(record, Dropped)]
                lost = [record for record in batch if isinstance(record, Dropped)]
                if kept:
                    writer.write_batch(to_batch(kept, job.record))
                if lost:
                    dropped_writer.write_batch(to_batch(lost, Dropped))
                counts.add(kept, lost)
            summary = counts.summarise(job.key, documents_in)
            check_balance(job.stage, summary)
            writer.add_key_value_metadata({_SUMMARY: json.dumps(as_dict(summary), sort_keys=True)})
    return summary


def read_summary(part: Path) -> ShardSummary:
    """The summary of a finished shard."""
    return ShardSummary(**json.loads(pq.read_metadata(part).metadata[_SUMMARY]))


class _Counts:
    def __init__(self) -> None:
        self.rows = 0
        self.documents = 0
        self.last: str | None = None
        self.dropped: Counter[str] = Counter()

    def add(self, kept: Sequence[Any], lost: Sequence[Dropped]) -> None:
        self.rows += len(kept)
        for record in kept:  # rows of one document are adjacent
            if record.docid != self.last:
                self.documents += 1
                self.last = record.docid
        self.dropped.update(record.reason for record in lost)

    def summarise(self, key: str, documents_in: int) -> ShardSummary:
        return ShardSummary(key, documents_in, self.documents, self.rows, dict(self.dropped))


def check_balance(stage: str, summary: ShardSummary) -> None:
    """Refuse a shard that lost or invented documents."""
    lost = sum(summary.dropped.values())
    if summary.documents_in != summary.documents_out + lost:
        raise UnbalancedError(
            f"stage {stage}: {summary.documents_in} documents in, but {summary.documents_out} out and "
            f"{lost} dropped; nothing was written"
        )


def _batches(results: Results) -> Iterator[list[Any]]:
    batch: list[Any] = []
    for record in results:
        batch.append(record)
        if len(batch) == BATCH_DOCUMENTS:
            yield batch
            batch = []
    if batch:
        yield batch


def as_dict(summary: ShardSummary) -> dict[str, Any]:
    """A summary as JSON, the same bytes for the same content."""
    return {
        "key": summary.key,
        "documents_in": summary.documents_in,
        "documents_out": summary.documents_out,
        "rows": summary.rows,
        "dropped": dict(sorted(summary.dropped.items())),
    }
