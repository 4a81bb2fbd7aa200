"""Texts of sections from the user's own file: many shapes are read, and every mistake is one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pipeline.statutes.from_file import read_statutes_file
from schemas.errors import BadInputError
from schemas.statutes import read_ipc

RealData = Callable[..., Path]
TEXTS = {"34": "Each is liable, as if alone.", "498A": "Three years.\nExplanation."}


def write(folder: Path, name: str, content: object) -> Path:
    path = folder / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def read(folder: Path, name: str, content: object) -> dict[str, str]:
    return read_statutes_file(write(folder, name, content))


def refuse(folder: Path, name: str, content: object) -> str:
    with pytest.raises(BadInputError) as caught:
        read(folder, name, content)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert len(sentence) < 400
    assert str(folder / name) in sentence
    return sentence.removeprefix(str(folder / name)).lstrip(", ")


ALONE, CRUELTY = TEXTS.values()


@pytest.mark.parametrize(
    "rows",
    [
        [{"number": "34", "text": ALONE}, {"number": "498-A", "text": CRUELTY}],
        [{"Section": 34, "section_desc": ALONE}, {"Section": "498a", "section_desc": CRUELTY}],
        [{"section": 34.0, "description": ALONE}, {"section": "498 A", "description": CRUELTY}],
        TEXTS,
        {"34": {"title": "x", "text": ALONE}, "498A": {"title": "y", "text": CRUELTY}},
        {
            "version": "1",
            "data": [
                {"id": "Section 34 in The Indian Penal Code", "text": [ALONE]},
                {"id": "Section 498A in The Indian Penal Code, 1860", "text": CRUELTY.split("\n")},
            ],
        },
    ],
)
@pytest.mark.parametrize("name", ["a.json", "texts"])
def test_json_in_the_shapes_that_people_have(tmp_path: Path, name: str, rows: object) -> None:
    assert read(tmp_path, name, rows) == TEXTS


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (
            "a.jsonl",
            '{"section": "34", "text": "Each is liable, as if alone."}\n\n'
            '{"section": "498A", "text": "Three years.\\n\\n Explanation."}\n',
        ),
        (
            "a.json",
            '{"section": "34", "text": "Each is liable, as if alone."}\r\n'
            '{"section": "498A", "text": "Three years.\\r\\nExplanation."}\r\n',
        ),
        (
            "a.csv",
            'number,title,text\n34,x,"Each is liable, as if alone."\n\n'
            '498-A,y,"Three years.\nExplanation."\n',
        ),
        (
            "a.csv",
            '\ufeffSection ,Text\r\nIPC_34,"Each is liable, as if alone."\r\n'
            'S. 498A,"Three years.\r\nExplanation."\r\n',
        ),
        (
            "texts",
            'text,number\n"Each is liable, as if alone.",Section 34\n"Three  years.\nExplanation.\t",498A.\n',
        ),
    ],
)
def test_lines_and_tables_in_the_shapes_that_people_have(tmp_path: Path, name: str, content: str) -> None:
    assert read(tmp_path, name, content) == TEXTS


def test_a_single_section_is_a_file_too(tmp_path: Path) -> None:
    assert read(tmp_path, "a.json", {"number": 34, "text": "x"}) == {"34": "x"}
    assert read(tmp_path, "a.jsonl", '{"number": 34, "text": "x"}') == {"34": "x"}


def test_sections_without_a_text_are_left_out_not_invented(tmp_path: Path) -> None:
    rows = [
        {"number": 34, "text": ""},
        {"number": 35, "text": None},
        {"number": 36},
        {"number": 37, "text": "x"},
    ]
    assert read(tmp_path, "a.json", rows) == {"37": "x"}


def test_the_same_section_twice_with_the_same_text_is_no_contradiction(tmp_path: Path) -> None:
    assert read(tmp_path, "a.csv", "section,text\n34,a b\n34,a  b \n") == {"34": "a b"}


def test_invisible_characters_and_half_surrogates_do_not_reach_the_text(tmp_path: Path) -> None:
    assert read(tmp_path, "a.json", '{"34": "mur\\u00adder \\u0007\\ud800 x"}') == {"34": "murder x"}


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("a.json", "", "is empty: give a JSON or CSV file"),
        ("a.csv", " \n\n", "is empty: give a JSON or CSV file"),
        ("a.json", [], "has no sections: give each a number and a text"),
        ("a.csv", "number,text\n", "has no sections: give each a number and a text"),
        ("a.json", "[{", "line 1 is not JSON"),
        ("a.json", '[{"number": 1,\n "text": }]', "line 2 is not JSON"),
        ("a.jsonl", '{"number": 1, "text": "x"}\n{"number"}\n', "line 2 is not JSON"),
        ("a.json", "[" * 100_000, "line 1 is not JSON"),
        ("a.csv", b"number,text\n1,ok\n2,caf\xe9\n", "line 3 is not UTF-8: save the file as UTF-8"),
        ("a.csv", 'number,text\n1,"x', "line 2 is not CSV"),
        ("a.csv", "number,text\n1,Whoever, being\n", "line 2: 3 values for 2 columns"),
        ("a.csv", "chapter,offence\nXVI,murder\n", "has no section number (its columns: chapter, offence):"),
        ("a.json", [{"number": 1, "words": "x"}], "has no text (its columns: number, words): call"),
        ("a.json", [{"number": 1, "text": "x"}, {"text": "y"}], "item 2 has no section number: fill in"),
        ("a.csv", "number,text\n1,x\n ,y\n", "line 3 has no section number: fill in its number or remove it"),
        ("a.csv", "section,text\n34,x\n302,y\n34,z\n", "line 4: section 34 has another text in line 2"),
        ("a.json", '{"34": "x", "34": "y"}', ": the key '34' occurs twice with different values: keep one"),
        ("a.json", {"498A": "x", "498-a": "y"}, "key '498-a': section 498A has another text in key '498A'"),
        ("a.csv", "section,text\n34,x\n512,y\n", "line 3: '512' is not a section of the Indian Penal Code"),
        ("a.json", [{"section": "376(2)", "text": "x"}], "item 1: '376(2)' is not a section of the Indian"),
        ("a.json", [{"section": True, "text": "x"}], "item 1: 'True' is not a section of the"),
        ("a.json", [{"section": float("nan"), "text": "x"}], "item 1: 'nan' is not a section of the Indian"),
        ("a.json", {"title": "Penal Code"}, "key 'title': 'title' is not a section of the Indian Penal Code"),
        ("a.json", {"34": 7}, "key '34': its text is not a text: put it in quotation marks"),
        ("a.json", [{"number": 34, "text": ["x", None]}], "item 1: its text is not a text"),
        ("a.json", [["34", "x"]], "item 1 is not an object with a section number and a text"),
        ("a.json", '"Whoever"', "the only item is not an object with a section number and a text"),
        ("a.csv", "number,text\n1,\n2,\n", "has no text in any of its 2 rows: fill in the text"),
    ],
)
def test_every_mistake_is_one_sentence(tmp_path: Path, name: str, content: object, sentence: str) -> None:
    assert refuse(tmp_path, name, content).startswith(sentence)


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadInputError, match="is not a file"):
            read_statutes_file(path)


def test_a_file_that_is_far_too_large(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    with path.open("wb") as file:
        file.truncate(60_000_000)
    with pytest.raises(BadInputError, match="larger than"):
        read_statutes_file(path)


# Files of others


def test_the_whole_code_from_a_public_file(real_data: RealData) -> None:
    path = real_data("statutes", "ipc_sections.jsonl")
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [row["section"] for row in rows] == [entry.number for entry in read_ipc()]
    assert list(read_statutes_file(path)) == [row["section"] for row in rows if row["text"]]


@pytest.mark.parametrize("name", ["crpc.json", "iea.json", "MVA.json", "nia.json"])
def test_another_act_is_noticed_by_a_section_that_the_code_does_not_have(
    real_data: RealData, name: str
) -> None:
    with pytest.raises(BadInputError, match="is not a section of the Indian Penal Code"):
        read_statutes_file(real_data("statutes", name))
