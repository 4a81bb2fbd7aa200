"""The tables of a release: examples in three splits, the sections that are labels, the citation graph."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Any

import pyarrow as pa

from pipeline.finished import FinishedStages
from pipeline.graph.stage import make_edges
from pipeline.label.label_names import find_section_of
from pipeline.parquet import iterate_rows, open_parquet, replace_file
from pipeline.publish.rows import GROUP_ROWS, PublishedRow, read_group
from pipeline.stage import digest_lines
from schemas.errors import BadInputError
from schemas.published import SPLITS, TRAIN
from schemas.records import SCHEMAS, Edge, Example, PublishedSection, as_row


def declare_schema(record: type, labels: Sequence[str] = ()) -> pa.Schema:
    """The schema of a published table, with the names of the classes where it has labels.

    All columns may be null: `datasets` knows no others and would reject the description.
    """
    schema = SCHEMAS[record]
    features = {field.name: describe_column(field, labels) for field in schema}
    described = json.dumps({"info": {"features": features}}, sort_keys=True)
    nullable = pa.schema([field.with_nullable(True) for field in schema])
    return nullable.with_metadata({"huggingface": described})


def describe_column(field: pa.Field, labels: Sequence[str]) -> dict[str, Any]:
    """A column in the terms of `datasets`; old versions know "Sequence" as well."""
    if field.name == "labels":
        return {"feature": {"names": list(labels), "_type": "ClassLabel"}, "_type": "Sequence"}
    if pa.types.is_list(field.type):
        return {"feature": _describe_value(field.type.value_type), "_type": "Sequence"}
    return _describe_value(field.type)


def _describe_value(kind: pa.DataType) -> dict[str, Any]:
    return {"dtype": str(kind), "_type": "Value"}


FILE_GROUPS = 25  # row groups in a file: 25,000 rows


def write_split(
    folder: Path, split: str, groups: Sequence[Path], labels: Sequence[str], file_groups: int = FILE_GROUPS
) -> None:
    """Write the files of a split from its scratch files, with one row group in memory at a time."""
    schema = declare_schema(Example, labels)
    files = max(1, ceil(len(groups) / file_groups))
    for number in range(files):
        name = f"{split}-{number:05d}-of-{files:05d}.parquet"
        with replace_file(folder / name) as temporary, open_parquet(temporary, schema) as writer:
            for group in groups[number * file_groups : (number + 1) * file_groups]:
                writer.write_table(pa.Table.from_pylist(read_group(group), schema=schema))


def describe_sections(
    stages: FinishedStages, labels: Sequence[str], documents: Iterable[PublishedRow]
) -> list[PublishedSection]:
    """The labels in class order, each with the text of its section and how often it is used."""
    sections = {row["number"]: row for part in stages.list_parts("statutes") for row in iterate_rows(part)}
    counts = Counter((name, document.split) for document in documents for name in document.labels)
    described = []
    for label in labels:
        section = sections.get(find_section_of(label))
        if section is None:
            raise BadInputError(f"label {label} is not in stage statutes: run ./ilsi verify --forget")
        law = (section[name] for name in ("act", "title", "chapter", "topic", "text", "text_from"))
        described.append(PublishedSection(label, *law, *(counts[label, split] for split in SPLITS)))
    return described


def digest_section(section: PublishedSection) -> str:
    """A digest of what a model may read of a section: a different text is a different task."""
    law = (section.act, section.title, section.chapter, section.topic, section.text)
    return digest_lines(law)[:16]


def write_sections(path: Path, sections: Sequence[PublishedSection]) -> None:
    """Write the table of labels."""
    schema = declare_schema(PublishedSection)
    table = pa.Table.from_pylist([as_row(section) for section in sections], schema=schema)
    with replace_file(path) as temporary, open_parquet(temporary, schema) as writer:
        writer.write_table(table)


def write_label_file(path: Path, sections: Sequence[PublishedSection]) -> None:
    """Write the labels as a JSON object in class order; `./ilsi rebuild --labels` accepts it."""
    content = {
        section.label: {
            "id": number,
            "title": section.title,
            "chapter": section.chapter,
            "topic": section.topic,
            "train": section.train,
            "validation": section.validation,
            "test": section.test,
        }
        for number, section in enumerate(sections)
    }
    with replace_file(path) as temporary:
        temporary.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def write_edges(
    path: Path, stages: FinishedStages, labels: Sequence[str], documents: Iterable[PublishedRow]
) -> None:
    """Write the graph of stage `graph`, but with opaque ids and sorted by them."""
    cited = {document.id: document.labels for document in documents if document.split == TRAIN}
    edges, count = make_edges(labels, cited, cited), 0
    schema = declare_schema(Edge)
    with replace_file(path) as temporary, open_parquet(temporary, schema) as writer:
        while batch := list(islice(edges, GROUP_ROWS)):
            writer.write_table(pa.Table.from_pylist([as_row(edge) for edge in batch], schema=schema))
            count += len(batch)
    if count != stages.read_manifest("graph")["rows"]:
        raise AssertionError("the edges of stage graph do not match its facts and labels")
