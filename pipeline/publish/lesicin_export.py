"""A published dataset in the file format of the published LeSICiN code.

Only the folder of the release is read, so nothing else can leak. The files hold what that code's loader
expects: node names that are unique across kinds, sections in class order, every training fact in the citation
network, and no other fact anywhere in the graph.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from typing import Any

from pipeline.label.label_names import find_section_of
from pipeline.parquet import explain_storage_errors, make_folder, replace_file
from pipeline.text.sentences import split_sentences
from schemas.durable_files import rename_file
from schemas.errors import BadInputError, UsageError
from schemas.published import (
    ACT,
    CHAPTER,
    CITED_BY,
    CITES,
    FACT,
    INCLUDES,
    PART_OF,
    SECTION,
    SPLITS,
    TOPIC,
    TRAIN,
    PublishedFolder,
)
from schemas.records import PublishedSection
from schemas.statutes import find_section

FILES = {"train": "train.jsonl", "validation": "dev.jsonl", "test": "test.jsonl"}

_ACT_NAME = "The Indian Penal Code"
_WAYS_UP = ((SECTION, PART_OF, TOPIC), (TOPIC, PART_OF, CHAPTER), (CHAPTER, PART_OF, ACT))

Node = tuple[str, str]  # kind, name in the release
Triple = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class ExportSummary:
    """What was written."""

    examples: Mapping[str, int]  # by split
    sections: int
    edges: int
    uncited: Sequence[str]  # labels that no training fact cites


def export_jsonl(dataset: Path, out: Path) -> ExportSummary:
    """Write the files to a new folder: all of them or none."""
    out = out.resolve()  # "." has no name
    release = PublishedFolder(dataset)
    _check_target(dataset, out)
    making = out.with_name(f".{out.name}.writing")
    rmtree(making, ignore_errors=True)  # left by a run that was killed
    make_folder(making)
    try:
        exported = _write_files(release, making)
        with explain_storage_errors(out):
            rename_file(making, out)
    finally:
        rmtree(making, ignore_errors=True)
    return exported


def _check_target(dataset: Path, out: Path) -> None:
    if out.is_dir() and any(out.iterdir()):
        raise UsageError(f"{out} is not empty: name a new folder")
    if out.exists() and not out.is_dir():
        raise UsageError(f"{out} is a file: name a new folder")
    if out.resolve().is_relative_to(dataset.resolve()):
        raise UsageError(f"{out} is inside the dataset, whose checksums do not cover it: name another folder")


def _write_files(release: PublishedFolder, folder: Path) -> ExportSummary:
    names = name_nodes(release.sections)
    labels = [names[SECTION, section.label] for section in release.sections]
    training: set[str] = set()
    examples = {}
    for split in SPLITS:
        rows = release.iterate_examples(split)
        seen = _note_ids(rows, training) if split == TRAIN else rows
        examples[split] = _write_lines(folder / FILES[split], _name_labels(seen, labels))
    _write_lines(folder / "secs.jsonl", map(_describe_section, labels, release.sections))
    _write_json(folder / "label_vocab.json", {label: number for number, label in enumerate(labels)})
    _write_json(folder / "schemas.json", list_schemas())
    tree = _write_triples(folder / "label_tree.json", _name_edges(release.iterate_edges(cites=False), names))
    cited = Counter[str]()
    citations = _check_citations(release, training, cited)
    network = _write_triples(folder / "citation_network.json", _name_edges(citations, names))
    kinds = {name: kind for (kind, _), name in names.items()} | dict.fromkeys(sorted(training), FACT)
    _write_json(folder / "type_map.json", kinds)
    uncited = [section.label for section in release.sections if not cited[section.label]]
    return ExportSummary(examples, len(labels), tree + network, uncited)


# Names


def name_nodes(sections: Sequence[PublishedSection]) -> dict[Node, str]:
    """The names that the published graph uses for the Act and its parts; facts keep their ids.

    A chapter without sub-headings has one topic, called None there.
    """
    names: dict[Node, str] = {(ACT, section.act): _ACT_NAME for section in sections}
    for section in sections:
        chapter, title = f"CHAPTER {section.chapter}", _find_chapter_title(section)
        names[CHAPTER, section.chapter] = f"{chapter} {title.upper()}"
        topic = f"{chapter} None" if section.topic == title else section.topic
        names[TOPIC, f"{section.chapter}: {section.topic}"] = topic
        names[SECTION, section.label] = f"Section {section.label} in {_ACT_NAME}"
    often = Counter(names.values())
    return {node: name if often[name] == 1 else " ".join(node) for node, name in names.items()}


def _find_chapter_title(section: PublishedSection) -> str:
    entry = find_section(find_section_of(section.label))
    if entry is None:
        raise BadInputError(
            f"label {section.label} is not a section of the Indian Penal Code: fix the dataset"
        )
    return entry.chapter_title


def _name_edges(edges: Iterable[Mapping[str, str]], names: Mapping[Node, str]) -> Iterator[Triple]:
    for edge in edges:
        source, target = (_name(edge, side, names) for side in ("source", "target"))
        yield source, edge["relation"], target


def _name(edge: Mapping[str, str], side: str, names: Mapping[Node, str]) -> str:
    kind, node = edge[f"{side}_kind"], edge[side]
    if kind == FACT:
        return node
    if (kind, node) not in names:
        raise BadInputError(f"edges.parquet has a {kind} {node} that is not in sections.parquet")
    return names[kind, node]


# What is written


def list_schemas() -> dict[str, list[list[Triple]]]:
    """The metapaths of facts and of sections: up to a topic, a chapter, the Act, and down again."""
    cites, cited = (FACT, CITES, SECTION), (SECTION, CITED_BY, FACT)
    tours = [
        [*_WAYS_UP[:height], *((above, INCLUDES, below) for below, _, above in reversed(_WAYS_UP[:height]))]
        for height in range(len(_WAYS_UP) + 1)
    ]
    return {
        FACT: [[cites, *tour, cited] for tour in tours],
        SECTION: [tour or [cited, cites] for tour in tours],
    }


def _note_ids(rows: Iterable[dict[str, Any]], ids: set[str]) -> Iterator[dict[str, Any]]:
    for row in rows:
        ids.add(row["id"])
        yield row


def _name_labels(rows: Iterable[dict[str, Any]], labels: Sequence[str]) -> Iterator[dict[str, Any]]:
    for row in rows:
        yield {"id": row["id"], "text": row["text"], "labels": [labels[label] for label in row["labels"]]}


def _describe_section(name: str, section: PublishedSection) -> dict[str, Any]:
    return {"id": name, "text": cut_law(section)}


def cut_law(section: PublishedSection) -> list[str]:
    """The sentences of a section. The loader needs at least one, so the title replaces a text without any."""
    lines = section.text.split("\n")
    sentences = [line[start:end] for line in lines for start, end in split_sentences(line)]
    if any(len(sentence.split()) > 1 for sentence in sentences):
        return sentences
    return [f"Section {section.label} of the Indian Penal Code: {section.title}"]


def _check_citations(
    release: PublishedFolder, training: set[str], cited: Counter[str]
) -> Iterator[Mapping[str, str]]:
    """The citations, which must be those of the training facts; counts them by label."""
    citing = set()
    for edge in release.iterate_edges(cites=True):
        fact, label = (edge["source"], edge["target"])[:: 1 if edge["relation"] == CITES else -1]
        if fact not in training:
            raise BadInputError(f"{release.folder} has citations of a fact that is not in its training split")
        citing.add(fact)
        cited[label] += 1
        yield edge
    if len(citing) < len(training):
        raise BadInputError(f"{release.folder} lacks the citations of some training facts")


def _write_triples(path: Path, triples: Iterable[Triple]) -> int:
    """A JSON list, written one item at a time."""
    count = 0
    with replace_file(path) as temporary, temporary.open("w", encoding="ascii") as file:
        for triple in triples:
            file.write("[\n" if count == 0 else ",\n")
            file.write(json.dumps(triple))
            count += 1
        file.write("\n]\n" if count else "[]\n")
    return count


def _write_lines(path: Path, rows: Iterable[Mapping[str, Any]]) -> int:
    """Lines of JSON, in ASCII, because the loader opens them with the default encoding of its machine."""
    count = 0
    with replace_file(path) as temporary, temporary.open("w", encoding="ascii") as file:
        for row in rows:
            file.write(json.dumps(row) + "\n")
            count += 1
    return count


def _write_json(path: Path, content: object) -> None:
    with replace_file(path) as temporary:
        temporary.write_text(json.dumps(content, indent=1) + "\n", encoding="ascii")
