"""The published dataset: the names it uses, and how to read it from its folder, row by row."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from schemas.errors import BadInputError
from schemas.records import PublishedSection

TRAIN, VALIDATION, TEST = "train", "validation", "test"
SPLITS = (TRAIN, VALIDATION, TEST)

# The citation graph: kinds of nodes, and relations, each with its inverse.
ACT, CHAPTER, TOPIC, SECTION, FACT = "act", "chapter", "topic", "section", "fact"
INCLUDES, PART_OF, CITES, CITED_BY = "includes", "part of", "cites", "cited by"

SECTIONS, EDGES = "sections.parquet", "edges.parquet"
_BATCH = 64  # rows in memory at once
_EXAMPLE = ["id", "text", "labels", "court", "year"]
_EDGE = ["source_kind", "source", "relation", "target_kind", "target"]


class PublishedFolder:
    """A folder with a published dataset, which is checked before anything is read from it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._data = {split: sorted((folder / "data").glob(f"{split}-*-of-*.parquet")) for split in SPLITS}
        missing = [f"data/{split}-*.parquet" for split, files in self._data.items() if not files]
        missing += [name for name in (SECTIONS, EDGES) if not (folder / name).is_file()]
        if missing:
            raise BadInputError(
                f"{folder} is not a published dataset: it has no {missing[0]}; name a folder that ./ilsi "
                "rebuild published"
            )
        self.sections = [self._read_section(row) for row in self._iterate(folder / SECTIONS)]
        self._check_classes()

    def list_files(self, split: str) -> list[Path]:
        """The files of a split, in order."""
        return self._data[split]

    def iterate_examples(self, split: str) -> Iterator[dict[str, Any]]:
        """The rows of a split, in order: id, text, labels, court, year."""
        for file in self._data[split]:
            for row in self._iterate(file, _EXAMPLE):
                text, labels = row["text"], row["labels"]
                complete = text is not None and None not in text and labels is not None
                if not complete or not all(0 <= label < len(self.sections) for label in labels):
                    raise self._complain(file)
                yield row

    def iterate_edges(self, *, cites: bool) -> Iterator[dict[str, Any]]:
        """The edges between facts and sections, or all other edges."""
        for edge in self._iterate(self.folder / EDGES, _EDGE):
            if (edge["relation"] in (CITES, CITED_BY)) == cites:
                yield edge

    def _check_classes(self) -> None:
        """The names in the schema and the rows of the sections must be the same, in the same order."""
        labels = [section.label for section in self.sections]
        for file in (file for files in self._data.values() for file in files):
            if self._read_classes(file) != labels:
                raise self._complain(file)

    def _read_classes(self, file: Path) -> list[str]:
        try:
            described = json.loads(pq.read_schema(file).metadata[b"huggingface"])
            names: list[str] = described["info"]["features"]["labels"]["feature"]["names"]
        except (OSError, pa.ArrowException, ValueError, KeyError, TypeError):
            raise self._complain(file) from None
        return names

    def _read_section(self, row: dict[str, Any]) -> PublishedSection:
        try:
            section = PublishedSection(**row)
        except TypeError:
            raise self._complain(self.folder / SECTIONS) from None
        if not section.text:
            raise self._complain(self.folder / SECTIONS)
        return section

    def _iterate(self, file: Path, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
        try:
            with closing(pq.ParquetFile(file)) as table:
                if columns and not set(columns) <= set(table.schema_arrow.names):
                    raise self._complain(file)
                for batch in table.iter_batches(batch_size=_BATCH, columns=columns):
                    yield from batch.to_pylist()
        except (OSError, pa.ArrowException):
            raise self._complain(file) from None

    def _complain(self, file: Path) -> BadInputError:
        name = file.relative_to(self.folder)
        return BadInputError(
            f"{self.folder} is damaged at {name}: check it with sha256sum -c SHA256SUMS, or publish it again"
        )
