"""The top of a card: YAML by which Hugging Face finds the files, the class names and the licence."""

import json
from collections.abc import Iterator, Sequence

import pyarrow as pa

from pipeline.release.figures import Figures
from pipeline.release.origins import Origin
from schemas.records import SCHEMAS, Edge, Example, PublishedSection

_SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
_ALWAYS = """\
language:
- en
multilinguality:
- monolingual
annotations_creators:
- machine-generated
source_datasets:
- original
task_categories:
- text-classification
task_ids:
- multi-label-classification
tags:
- legal
- india
- statute-identification"""


def write_front(origin: Origin, figures: Figures) -> str:
    """The YAML between its lines. Strings are written as JSON, which YAML can read."""
    labels = [section.label for section in figures.sections]
    lines = [
        f"pretty_name: {json.dumps(origin.title)}",
        *_describe_licence(origin),
        _ALWAYS,
        f"language_creators:\n- {origin.creators}",
        f"size_categories:\n- {_choose_size(figures.rows)}",
        *_list_files(figures),
        "dataset_info:",
        *_describe_table("default", Example, labels),
        *_describe_table("sections", PublishedSection),
        *_describe_table("edges", Edge),
    ]
    return "\n".join(["---", *lines, "---", "", ""])


def _describe_licence(origin: Origin) -> Iterator[str]:
    yield f"license: {origin.licence_id}"
    if origin.licence_id == "other":
        yield "license_name: judgments-and-cc-by-4.0"
        yield "license_link: LICENSE"


def _choose_size(rows: int) -> str:
    return next((name for limit, name in _SIZES if rows < limit), "1M<n<10M")


def _list_files(figures: Figures) -> Iterator[str]:
    yield "configs:\n- config_name: default\n  default: true\n  data_files:"
    for split in figures.splits:
        if split.rows:  # `datasets` refuses a split without rows
            yield f"  - split: {split.name}\n    path: data/{split.name}-*.parquet"
    for name in ("sections", "edges"):
        yield f"- config_name: {name}\n  data_files: {name}.parquet"


def _describe_table(config: str, record: type, labels: Sequence[str] = ()) -> Iterator[str]:
    yield f"- config_name: {config}\n  features:"
    for field in SCHEMAS[record]:
        yield f"  - name: {field.name}"
        if field.name == "labels":
            yield "    sequence:\n      class_label:\n        names:"
            yield from (f"          '{number}': {json.dumps(name)}" for number, name in enumerate(labels))
        elif pa.types.is_list(field.type):
            yield f"    sequence: {field.type.value_type}"
        else:
            yield f"    dtype: {field.type}"
