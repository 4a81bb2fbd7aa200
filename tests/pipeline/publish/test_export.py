"""An exported dataset holds what the published LeSICiN code asks of its files, and nothing half-written."""

import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import typer
from typer.testing import CliRunner

from flows.cli.export import app as export_app
from pipeline.graph.stage import make_edges
from pipeline.label.label_names import find_section_of, read_label
from pipeline.parquet import open_parquet
from pipeline.publish.lesicin_export import cut_law, export_jsonl, list_schemas, name_nodes
from pipeline.publish.tables import declare_schema, write_sections
from schemas.errors import BadInputError, IlsiError, UsageError
from schemas.records import Edge, Example, PublishedSection, as_row
from schemas.statutes import find_section

LABELS = ("34", "147", "302", "376", "376(2)", "379", "498A")
FILES = {
    "train.jsonl",
    "dev.jsonl",
    "test.jsonl",
    "secs.jsonl",
    "type_map.json",
    "label_tree.json",
    "citation_network.json",
    "schemas.json",
    "label_vocab.json",
}
Triple = tuple[str, str, str]


def describe(label: str, text: str = "Whoever does it. Shall be punished.") -> PublishedSection:
    entry = find_section(find_section_of(label))
    assert entry is not None
    return PublishedSection(label, "IPC", entry.title, entry.chapter, entry.topic, text, "page", 1, 1, 1)


def make_examples(split: str, count: int = 10) -> list[Example]:
    return [
        Example(
            f"{split}{number:017x}",
            [f"He went out — on day {number}.", "[PERSON 1] saw him."],
            sorted({number % len(LABELS), (3 * number + 1) % len(LABELS)}),
            "delhi",
            1999,
        )
        for number in range(count)
    ]


def write_table(path: Path, record: type, rows: Sequence[Any], labels: Sequence[str] = ()) -> None:
    schema = declare_schema(record, labels)
    with open_parquet(path, schema) as writer:
        writer.write_table(pa.Table.from_pylist([as_row(row) for row in rows], schema=schema))


def write_dataset(folder: Path) -> Path:
    """A release as `publish` writes it, but for the cards."""
    (folder / "data").mkdir(parents=True)
    train = make_examples("train", 20)
    write_table(folder / "data" / "train-00000-of-00002.parquet", Example, train[:12], LABELS)
    write_table(folder / "data" / "train-00001-of-00002.parquet", Example, train[12:], LABELS)
    for split in ("validation", "test"):
        path = folder / "data" / f"{split}-00000-of-00001.parquet"
        write_table(path, Example, make_examples(split), LABELS)
    write_sections(folder / "sections.parquet", [describe(label) for label in LABELS])
    cited = {example.id: [LABELS[label] for label in example.labels] for example in train}
    write_table(folder / "edges.parquet", Edge, list(make_edges(LABELS, cited, cited)))
    return folder


@pytest.fixture
def dataset(tmp_path: Path) -> Path:
    return write_dataset(tmp_path / "dataset")


@pytest.fixture
def exported(dataset: Path, tmp_path: Path) -> Path:
    export_jsonl(dataset, tmp_path / "out")
    return tmp_path / "out"


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]


def read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="ascii"))


def read_graph(folder: Path) -> list[Triple]:
    names = ("label_tree.json", "citation_network.json")
    return [
        (source, relation, target) for name in names for source, relation, target in read_json(folder / name)
    ]


# What the loader does with the files


def test_all_files_are_there(exported: Path) -> None:
    assert {path.name for path in exported.iterdir()} == FILES


def test_examples_have_the_names_of_their_labels_in_the_order_of_the_release(
    exported: Path, dataset: Path
) -> None:
    vocabulary = read_json(exported / "label_vocab.json")
    for split, name in (("train", "train"), ("validation", "dev"), ("test", "test")):
        tables = [pq.read_table(path) for path in sorted((dataset / "data").glob(f"{split}-*.parquet"))]
        rows = [row for table in tables for row in table.to_pylist()]
        lines = read_lines(exported / f"{name}.jsonl")
        assert [(line["id"], line["text"]) for line in lines] == [(row["id"], row["text"]) for row in rows]
        assert [[vocabulary[label] for label in line["labels"]] for line in lines] == [
            row["labels"] for row in rows
        ]
        assert all(line.keys() == {"id", "text", "labels"} for line in lines)


def test_sections_stand_in_the_order_of_their_classes(exported: Path) -> None:
    sections = read_lines(exported / "secs.jsonl")
    names = [f"Section {label} in The Indian Penal Code" for label in LABELS]
    assert [section["id"] for section in sections] == names
    assert read_json(exported / "label_vocab.json") == {name: number for number, name in enumerate(names)}
    assert sections[0]["text"] == ["Whoever does it.", "Shall be punished."]


def test_every_node_has_one_kind_and_facts_are_those_of_training(exported: Path) -> None:
    kinds = read_json(exported / "type_map.json")
    nodes = {node for source, _, target in read_graph(exported) for node in (source, target)}
    assert nodes == kinds.keys()
    assert set(kinds.values()) == {"act", "chapter", "topic", "section", "fact"}
    facts = {node for node, kind in kinds.items() if kind == "fact"}
    assert facts == {line["id"] for line in read_lines(exported / "train.jsonl")}
    assert {node for node, kind in kinds.items() if kind == "section"} == {
        section["id"] for section in read_lines(exported / "secs.jsonl")
    }


def test_every_metapath_can_be_walked_from_every_node(exported: Path) -> None:
    kinds = read_json(exported / "type_map.json")
    neighbours: Mapping[Triple, Mapping[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for source, relation, target in read_graph(exported):
        neighbours[kinds[source], relation, kinds[target]][source].add(target)
    for kind, paths in read_json(exported / "schemas.json").items():
        for path in paths:
            assert path[0][0] == path[-1][2] == kind
            reached = {node for node, its_kind in kinds.items() if its_kind == kind}
            for step in path:
                assert all(neighbours[tuple(step)][node] for node in reached)
                reached = {target for node in reached for target in neighbours[tuple(step)][node]}


def test_citations_are_the_labels_of_the_training_examples(exported: Path) -> None:
    told = {(line["id"], label) for line in read_lines(exported / "train.jsonl") for label in line["labels"]}
    network = read_json(exported / "citation_network.json")
    assert {(source, target) for source, relation, target in network if relation == "cites"} == told
    assert {(target, source) for source, relation, target in network if relation == "cited by"} == told


def test_names_are_those_of_the_published_graph() -> None:
    names = name_nodes([describe(label) for label in LABELS])
    assert names["act", "IPC"] == "The Indian Penal Code"
    assert names["chapter", "VIII"] == "CHAPTER VIII OF OFFENCES AGAINST THE PUBLIC TRANQUILLITY"
    assert names["topic", "VIII: Of offences against the public tranquillity"] == "CHAPTER VIII None"
    assert names["topic", "XVII: Of theft"] == "Of theft"
    assert names["section", "376(2)"] == "Section 376(2) in The Indian Penal Code"


def test_a_name_that_two_nodes_share_is_told_apart() -> None:
    theft = describe("379")
    copy = PublishedSection("498A", "IPC", "x", "XXA", theft.topic, "x", "ours", 0, 0, 0)
    names = name_nodes([theft, copy])
    assert len(set(names.values())) == len(names)


def test_metapaths_go_up_and_down_again() -> None:
    schemas = list_schemas()
    assert [len(path) for path in schemas["fact"]] == [2, 4, 6, 8]
    assert [len(path) for path in schemas["section"]] == [2, 2, 4, 6]
    assert schemas["section"][1] == [("section", "part of", "topic"), ("topic", "includes", "section")]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("(a) One thing.\n(b) Another.", ["(a) One thing.", "(b) Another."]),
        ("Repealed", ["Section 379 of the Indian Penal Code: Punishment for theft"]),
    ],
)
def test_a_section_always_has_words(text: str, sentences: list[str]) -> None:
    assert cut_law(describe("379", text)) == sentences


def test_labels_without_training_examples_are_told(tmp_path: Path) -> None:
    dataset = write_dataset(tmp_path / "dataset")
    examples = [example for example in make_examples("train", 20) if 0 not in example.labels]
    (dataset / "data" / "train-00001-of-00002.parquet").unlink()
    write_table(dataset / "data" / "train-00000-of-00002.parquet", Example, examples, LABELS)
    cited = {example.id: [LABELS[label] for label in example.labels] for example in examples}
    write_table(dataset / "edges.parquet", Edge, list(make_edges(LABELS, cited, cited)))
    assert export_jsonl(dataset, tmp_path / "out").uncited == ["34"]


def test_the_same_dataset_gives_the_same_bytes(dataset: Path, exported: Path, tmp_path: Path) -> None:
    export_jsonl(dataset, tmp_path / "again")
    for name in FILES:
        assert (tmp_path / "again" / name).read_bytes() == (exported / name).read_bytes()


# What is refused


def refuse(kind: type[IlsiError], words: str, dataset: Path, out: Path) -> None:
    before = set(out.parent.iterdir())
    with pytest.raises(kind) as refused:
        export_jsonl(dataset, out)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
    assert set(out.parent.iterdir()) == before


def test_a_folder_with_something_in_it_is_left_alone(dataset: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "mine.txt").write_text("mine")
    refuse(UsageError, "is not empty", dataset, out)
    assert [path.name for path in out.iterdir()] == ["mine.txt"]


def test_an_empty_folder_is_filled_and_leftovers_of_a_killed_run_go(dataset: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / ".out.writing").mkdir()
    (tmp_path / ".out.writing" / "half").write_text("x")
    export_jsonl(dataset, tmp_path / "out")
    assert {path.name for path in (tmp_path / "out").iterdir()} == FILES
    assert not (tmp_path / ".out.writing").exists()


def test_a_file_or_the_dataset_itself_is_no_place_to_write_to(dataset: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refuse(UsageError, "is a file", dataset, tmp_path / "file")
    refuse(UsageError, "is inside the dataset", dataset, dataset / "jsonl")


@pytest.mark.parametrize("name", ["sections.parquet", "edges.parquet", "data/test-00000-of-00001.parquet"])
def test_a_folder_that_lacks_a_part_is_no_dataset(name: str, dataset: Path, tmp_path: Path) -> None:
    (dataset / name).unlink()
    refuse(BadInputError, "is not a published dataset: it has no", dataset, tmp_path / "out")


@pytest.mark.parametrize("name", ["sections.parquet", "edges.parquet", "data/train-00001-of-00002.parquet"])
def test_damage_is_one_sentence_and_leaves_nothing(name: str, dataset: Path, tmp_path: Path) -> None:
    body = bytearray((dataset / name).read_bytes())
    body[4:400] = bytes(396)
    (dataset / name).write_bytes(body)
    refuse(BadInputError, "is damaged at", dataset, tmp_path / "out")


def test_other_classes_than_sections_are_damage(dataset: Path, tmp_path: Path) -> None:
    write_sections(dataset / "sections.parquet", [describe(label) for label in reversed(LABELS)])
    refuse(BadInputError, "is damaged at data/", dataset, tmp_path / "out")


def test_a_class_that_does_not_exist_is_damage(dataset: Path, tmp_path: Path) -> None:
    wrong = Example("x", ["He went out."], [len(LABELS)], "delhi", 1999)
    write_table(dataset / "data" / "test-00000-of-00001.parquet", Example, [wrong], LABELS)
    refuse(BadInputError, "is damaged at data/test", dataset, tmp_path / "out")


@pytest.mark.parametrize(
    ("cited", "words"),
    [({"stranger": ["34"]}, "not in its training split"), ({}, "lacks the citations")],
)
def test_citations_must_be_those_of_training(
    cited: dict[str, list[str]], words: str, dataset: Path, tmp_path: Path
) -> None:
    write_table(dataset / "edges.parquet", Edge, list(make_edges(LABELS, cited, cited)))
    refuse(BadInputError, words, dataset, tmp_path / "out")


# The command


def run_command(*arguments: object, cache: Path) -> Any:
    app = typer.Typer()
    app.add_typer(export_app, name="export")
    return CliRunner().invoke(app, ["export", "jsonl", *map(str, arguments), "--cache", str(cache)])


def test_the_command_takes_the_newest_dataset_of_the_cache(dataset: Path, tmp_path: Path) -> None:
    done = run_command(tmp_path / "out", cache=tmp_path)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "out" / "train.jsonl").exists()
    done = run_command(tmp_path / "second", "--dataset", dataset, cache=tmp_path / "elsewhere")
    assert done.exit_code == 0, done.output


def test_a_cache_without_a_dataset_is_one_sentence(tmp_path: Path) -> None:
    done = run_command(tmp_path / "out", cache=tmp_path)
    assert isinstance(done.exception, BadInputError)
    assert "run ./ilsi rebuild" in str(done.exception)
    assert not (tmp_path / "out").exists()


# Against the published files


def test_metapaths_are_the_published_ones(real_data: Callable[..., Path]) -> None:
    published = json.loads(real_data("ilsi", "schemas.json").read_bytes())
    assert json.loads(json.dumps(list_schemas())) == published


def test_the_published_labels_get_their_published_names(real_data: Callable[..., Path]) -> None:
    published = list(json.loads(real_data("ilsi", "label_vocab.json").read_bytes()))
    labels = [label for name in published if (label := read_label(name)) is not None]
    names = name_nodes([describe(label) for label in labels])
    assert [names["section", label] for label in labels] == published
    tree = json.loads(real_data("ilsi", "label_tree.json").read_bytes())
    nodes = {node for source, _, target in tree for node in (source, target)}
    unnamed = {name for (kind, _), name in names.items() if kind == "topic" and name.endswith(" None")}
    assert unnamed <= nodes
    chapters = [name for (kind, _), name in names.items() if kind == "chapter"]
    assert sum(name in nodes for name in chapters) >= len(chapters) / 2
