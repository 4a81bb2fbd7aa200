"""Corpora of marked entities are read as they are marked, and what is foreign is told in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from model.entities.corpora import assign_part, is_held_back, read_entity_corpus, split_held_back
from schemas.errors import BadInputError

TEXT = "Smt. Kamla Sonkar met Bhuru at Rampur."


def make_row(**changes: Any) -> dict[str, Any]:
    entities = [
        {"start": 22, "end": 27, "label": "WITNESS", "text": "Bhuru"},
        {"start": 5, "end": 17, "label": "PETITIONER", "text": "Kamla Sonkar"},
        {"start": 30, "end": 37, "label": "GPE", "text": "Rampur"},
    ]
    row = {
        "id": "a1",
        "text": TEXT,
        "source": "court https://indiankanoon.org/doc/123/",
        "entities": entities,
    }
    return row | changes


def write_lines(path: Path, *rows: Any) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def test_marks_become_kinds_in_order(tmp_path: Path) -> None:
    (text,) = read_entity_corpus(write_lines(tmp_path / "a.jsonl", make_row()))
    assert text.document == "123"
    assert [(TEXT[start:end], kind) for start, end, kind in text.spans] == [
        ("Kamla Sonkar", "PERSON"),
        ("Bhuru", "PERSON"),
        ("Rampur", "PLACE"),
    ]


def test_white_space_is_no_part_of_a_name_and_the_first_of_two_is_kept(tmp_path: Path) -> None:
    marks = [
        {"start": 4, "end": 18, "label": "PETITIONER"},
        {"start": 11, "end": 17, "label": "ORG"},
        {"start": 21, "end": 22, "label": "DATE"},
    ]
    (text,) = read_entity_corpus(write_lines(tmp_path / "a.jsonl", make_row(entities=marks)))
    assert text.spans == ((5, 17, "PERSON"),)


def test_a_row_without_a_document_stands_for_itself(tmp_path: Path) -> None:
    rows = [make_row(source=""), make_row(id="b2", source="court")]
    texts = read_entity_corpus(write_lines(tmp_path / "a.jsonl", *rows))
    assert [text.document for text in texts] == ["a1", "b2"]


def test_documents_are_held_back_whole_and_always_the_same(tmp_path: Path) -> None:
    rows = [
        make_row(id=f"{n}-{part}", source=f"https://indiankanoon.org/doc/{n}")
        for n in range(200)
        for part in range(2)
    ]
    learnt, held = split_held_back(read_entity_corpus(write_lines(tmp_path / "a.jsonl", *rows)))
    assert not {text.document for text in learnt} & {text.document for text in held}
    assert len(learnt) + len(held) == 400
    assert 40 < len(held) < 130
    assert [n for n in range(40) if assign_part(str(n)) == 0] == [1, 2, 7, 25, 30, 37]


def test_the_box_gives_sentences_that_are_marked_to_the_end(tmp_path: Path) -> None:
    block = "Kamla Sonkar fled. The High Court heard Bhuru. THE STATE OF BIHAR"
    case = {
        "docid": "77",
        "blocks": [
            {
                "text": block,
                "sentences": [[0, 18, "Facts"], [19, 46, "Facts"], [47, 65, "Preamble"]],
                "names": [
                    [0, 12, "PERSON", "accused"],
                    [40, 45, "PERSON", "victim"],
                    [47, 65, "ORG", "state_party"],
                ],
                "cited": [],
            }
        ],
    }
    texts = read_entity_corpus(write_lines(tmp_path / "box.jsonl", case))
    assert [(text.text, text.spans) for text in texts] == [
        ("Kamla Sonkar fled.", ((0, 12, "PERSON"),)),
        ("THE STATE OF BIHAR", ((0, 18, "PERSON"),)),
    ]
    assert not any(map(is_held_back, texts))


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", "holds no text"),
        (b"\n \n", "holds no text"),
        (b"a,b\n1,2\n", "line 1 is not JSON"),
        (b"\xff\xfe\n", "line 1 is not JSON"),
        (b'{"id": "1", "text": "He ran."}\n', "line 1 has no valid entities (entities: field required)"),
        (b"[1]\n", "line 1 has no valid entities"),
        (b'{"docid": "1", "blocks": [3]}\n', "line 1 has no valid entities"),
    ],
)
def test_a_foreign_file_is_one_sentence(content: bytes, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadInputError) as error:
        read_entity_corpus(path)
    said = str(error.value)
    assert wrong in said
    assert str(path) in said
    assert said.endswith("give lines of InLegalNER (id, text, source, entities) or the box's truth")
    assert "\n" not in said


def test_wrong_marks_are_one_sentence(tmp_path: Path) -> None:
    for mark, wrong in (
        ({"start": 5, "end": 900, "label": "GPE"}, "line 1: entity 5 to 900 exceeds the text: correct it"),
        ({"start": 5, "end": 9, "label": "HERO"}, "line 1: unknown label 'HERO': known are PETITIONER,"),
    ):
        path = write_lines(tmp_path / "a.jsonl", make_row(entities=[mark]))
        with pytest.raises(BadInputError, match=wrong):
            read_entity_corpus(path)


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="cannot be read"):
        read_entity_corpus(tmp_path / "none.jsonl")
    with pytest.raises(BadInputError, match="cannot be read"):
        read_entity_corpus(tmp_path)
