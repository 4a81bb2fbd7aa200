"""A list of labels is read in every shape, and each mistake in it is one clear sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pipeline.label.from_file import LARGEST, read_labels_file
from pipeline.label.label_names import find_section_of, label_order, read_label
from schemas.errors import BadInputError


def write(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("list.txt", "# the grave ones\n498-A\n\n302   # murder\nSection 34\n376(2)\n"),
        ("list", "498a IPC\r\nIPC_302\r\ns. 34\r\n376 (2)\r\n"),
        ("list.json", '["302", 34, "498A", "376(2)"]'),
        ("unnamed", ' ["302", 34, "498A", "376(2)"]'),
        ("list.csv", "rank,Section,title\n1,302,murder\n2,34,\n\n3,498A,cruelty\n4,376(2),rape\n"),
        ("mark.txt", "\ufeff302\n34\n498A\n376(2)"),
        (
            "label_vocab.json",
            json.dumps({f"Section {label} in The Indian Penal Code": place
                        for place, label in enumerate(["34", "302", "376(2)", "498A"])}),
        ),
    ],
)  # fmt: skip
def test_every_shape_gives_the_same_labels_in_section_order(tmp_path: Path, name: str, content: str) -> None:
    assert read_labels_file(write(tmp_path, name, content)) == ("34", "302", "376(2)", "498A")


def test_sections_that_other_acts_are_known_for_are_accepted(tmp_path: Path) -> None:
    assert read_labels_file(write(tmp_path, "list.txt", "161\n313\n482")) == ("161", "313", "482")


NO_SECTION = "is not a section of the Indian Penal Code: correct it or remove it"


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("list.txt", "302\n\n512\n", f", line 3: '512' {NO_SECTION}"),
        ("list.txt", "302\n376(2)(g)", f", line 2: '376(2)(g)' {NO_SECTION}"),
        ("list.txt", "302\n304 Part II", f", line 2: '304 Part II' {NO_SECTION}"),
        ("list.txt", "murder", f", line 1: 'murder' {NO_SECTION}"),
        ("list.txt", "9" * 500, f", line 1: '{'9' * 60}' {NO_SECTION}"),
        ("list.txt", "३०२", f", line 1: '३०२' {NO_SECTION}"),
        ("list.txt", "302\n498A\n498-a", ", line 3: label 498A is already in line 2: remove one of them"),
        ("list.txt", "", " has no labels: write one section per line, such as 302"),
        ("list.txt", "# 302\n\n", " has no labels: write one section per line, such as 302"),
        ("list.json", "[]", " has no labels: write one section per line, such as 302"),
        ("list.json", "{}", " has no labels: write one section per line, such as 302"),
        ("list.json", '["302", "302z"]', f", item 2: '302z' {NO_SECTION}"),
        ("list.json", '["302", null]', f", item 2: 'null' {NO_SECTION}"),
        ("list.json", '["302", 302.5]', f", item 2: '302.5' {NO_SECTION}"),
        ("list.json", '{"302": 0, "34": 1, "302": 2}',
         ", key 3: label 302 is already in key 1: remove one of them"),
        ("list.json", '{"Section 1000": 0}', f", key 1: 'Section 1000' {NO_SECTION}"),
        ("list.json", '["302",\n', ", line 2 is not JSON (Expecting value): correct it"),
        ("list.json", "[" * 100_000, " is not JSON that can be read: correct it"),
        ("list.json", "302", " is neither a list nor an object with labels as keys: make it one"),
        ("list.csv", "number,title\n302,murder\n0,nothing\n", f", line 3: '0' {NO_SECTION}"),
        ("list.csv", "title,number\nmurder\n", f", line 2: '' {NO_SECTION}"),
        ("list.csv", "name,title\n302,murder\n",
         " has no column of labels (its columns: name, title): call it label or section or number"),
        ("list.csv", "", " has no column of labels (its columns: none): call it label or section or number"),
        ("list.csv", 'label\n"302\n', ", line 2 is not CSV (unexpected end of data): correct it"),
        ("list.txt", b"302\n\xff\xfe", ", line 2 is not UTF-8: save the file as UTF-8"),
        ("list.txt", b"3" * (LARGEST + 1),
         " is larger than 1000000 bytes: give a list of labels, one per line"),
    ],
)  # fmt: skip
def test_each_mistake_is_one_sentence(tmp_path: Path, name: str, content: str | bytes, sentence: str) -> None:
    path = write(tmp_path, name, content)
    with pytest.raises(BadInputError) as caught:
        read_labels_file(path)
    assert str(caught.value) == f"{path}{sentence}"


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    for path in (tmp_path / "none.txt", tmp_path):
        with pytest.raises(BadInputError) as caught:
            read_labels_file(path)
        assert str(caught.value) == f"{path} is not a file: name the file with the labels"


def test_the_published_list_is_accepted_whole(real_data: Callable[..., Path]) -> None:
    path = real_data("ilsi", "label_vocab.json")
    labels = read_labels_file(path)
    assert len(labels) == len(json.loads(path.read_text(encoding="utf-8")))
    assert {"161", "294(b)", "376(2)", "498A"} <= set(labels)


def test_sub_sections_stand_between_their_section_and_the_next() -> None:
    ordered = ["34", "376", "376(1)", "376(2)", "376(10)", "376(a)", "376(b)", "376A", "376DA", "377"]
    assert sorted(set(ordered), key=label_order) == ordered


@pytest.mark.parametrize(
    ("written", "label"),
    [
        ("Sections 120-B", "120B"),
        ("294(B)", "294(b)"),
        ("294 ( b )", "294(b)"),
        ("Section 376(2) in The Indian Penal Code, 1860", "376(2)"),
        ("302 of the Penal Code", "302"),
        ("302.", "302"),
        ("302 CrPC", None),
        ("Section 302 of the Code of Criminal Procedure", None),
        ("", None),
        ("IPC", None),
    ],
)
def test_one_label_has_one_spelling(written: str, label: str | None) -> None:
    assert read_label(written) == label


def test_a_label_knows_its_section() -> None:
    assert [find_section_of(label) for label in ("302", "376(2)", "498A")] == ["302", "376", "498A"]
    with pytest.raises(ValueError, match="not a label: '376\\(2\\)\\(g\\)'"):
        label_order("376(2)(g)")
