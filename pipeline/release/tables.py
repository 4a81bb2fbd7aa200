"""The tables of a release: examples in three splits, the sections that are its labels, the citation graph."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from math import ceil
from pathlib import Path

import pyarrow as pa

from pipeline.built import Built
from pipeline.graph import make_edges
from pipeline.label_names import find_section_of
from pipeline.release.features import declare_schema
from pipeline.release.rows import GROUP_ROWS, Member, read_group
from pipeline.rows import iterate_rows
from pipeline.stage import digest_lines
from pipeline.tables import open_parquet, replace_file
from schemas.errors import BadInputError
from schemas.published import SPLITS, TRAIN
from schemas.records import Edge, Example, PublishedSection, as_row

FILE_GROUPS = 25  # row groups in a file: 25,000 rows


def write_split(
    folder: Path, split: str, groups: Sequence[Path], labels: Sequence[str], file_groups: int = FILE_GROUPS
) -> None:
    """Write the files of a split from its scratch files, one row group in memory at a time."""
    schema = declare_schema(Example, labels)
    files = max(1, ceil(len(groups) / file_groups))
    for number in range(files):
        name = f"{split}-{number:05d}-of-{files:05d}.parquet"
        with replace_file(folder / name) as temporary, open_parquet(temporary, schema) as writer:
            for group in groups[number * file_groups : (number + 1) * file_groups]:
                writer.write_table(pa.Table.from_pylist(read_group(group), schema=schema))


def describe_sections(
    built: Built, labels: Sequence[str], members: Iterable[Member]
) -> list[PublishedSection]:
    """The labels in the order of their classes, with the words of the law and how often each is used."""
    sections = {row["number"]: row for part in built.list_parts("statutes") for row in iterate_rows(part)}
    counts = Counter((name, member.split) for member in members for name in member.labels)
    described = []
    for label in labels:
        section = sections.get(find_section_of(label))
        if section is None:
            raise BadInputError(f"label {label} is not in stage statutes: run ./ilsi verify --forget")
        place = (section[name] for name in ("act", "title", "chapter", "topic", "text"))
        described.append(PublishedSection(label, *place, *(counts[label, split] for split in SPLITS)))
    return described


def digest_section(section: PublishedSection) -> str:
    """A digest of what a model may read of a section: another text is another task."""
    place = (section.act, section.title, section.chapter, section.topic, section.text or "")
    return digest_lines(place)[:16]


def write_sections(path: Path, sections: Sequence[PublishedSection]) -> None:
    """Write the table of labels."""
    schema = declare_schema(PublishedSection)
    table = pa.Table.from_pylist([as_row(section) for section in sections], schema=schema)
    with replace_file(path) as temporary, open_parquet(temporary, schema) as writer:
        writer.write_table(table)


def write_label_file(path: Path, sections: Sequence[PublishedSection]) -> None:
    """Write the labels as an object in the order of classes; `./ilsi rebuild --labels` takes it, too."""
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


def write_edges(path: Path, built: Built, labels: Sequence[str], members: Iterable[Member]) -> None:
    """Write the graph as stage `graph` made it, but with opaque ids and in their order."""
    cited = {member.id: member.labels for member in members if member.split == TRAIN}
    edges, count = make_edges(labels, cited, cited), 0
    schema = declare_schema(Edge)
    with replace_file(path) as temporary, open_parquet(temporary, schema) as writer:
        while batch := list(islice(edges, GROUP_ROWS)):
            writer.write_table(pa.Table.from_pylist([as_row(edge) for edge in batch], schema=schema))
            count += len(batch)
    if count != built.read_manifest("graph")["rows"]:
        raise AssertionError("stage graph has other edges than its facts and labels make")
