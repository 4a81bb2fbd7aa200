"""`./ilsi facts` as a user meets it: each call is a real process. All texts are invented."""

import json
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]

HEAD = "Delhi High Court\nZorawar Vexmar vs State on 1 May, 2001\n\nJUDGMENT\n\n"
FACTS = (
    "The prosecution case is that on 3 May 1999 Zorawar Vexmar came to the house of the deceased at night "
    "with a knife. He stabbed the deceased in the chest. The neighbours took him to the hospital, where he "
    "died. "
)
REST = (
    "The learned counsel for the appellant argued that there was no motive. We have considered the evidence "
    "on record. For these reasons the appeal is dismissed."
)


@pytest.fixture(scope="module")
def facts(run_ilsi: Run) -> Run:
    return partial(run_ilsi, "facts")


def test_facts_are_printed_one_sentence_per_line(facts: Run, tmp_path: Path) -> None:
    (tmp_path / "judgment.txt").write_text(HEAD + FACTS + REST)
    done = facts(tmp_path / "judgment.txt")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "He stabbed the deceased in the chest." in lines
    assert all(line in FACTS + REST for line in lines)
    assert "dismissed" not in done.stdout


def test_masked_facts_name_nobody(facts: Run) -> None:
    done = facts("-", "--masked", text=HEAD + FACTS + REST)
    assert done.returncode == 0, done.stderr
    assert "Vexmar" not in done.stdout
    assert "[PERSON" in done.stdout


def test_lines_come_back_with_their_ids_and_titles_count(facts: Run) -> None:
    records = [
        {"id": "a", "text": HEAD + FACTS + REST},
        {"id": 2, "text": FACTS + REST, "title": "Zorawar Vexmar vs State"},
        {"id": None, "text": ""},
    ]
    text = "".join(json.dumps(record) + "\n" for record in records)
    done = facts("--jsonl", "--masked", text=text)
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == ["a", 2, None]
    assert all(set(answer) == {"id", "sentences"} for answer in answers)
    assert answers[0]["sentences"]
    assert answers[1]["sentences"]
    assert answers[2]["sentences"] == []
    assert "Vexmar" not in done.stdout


def test_a_bad_line_is_named_and_the_others_answered(facts: Run) -> None:
    done = facts(
        "--jsonl", text='{"id": 1, "text": 5}\n' + json.dumps({"id": 2, "text": FACTS + REST}) + "\n"
    )
    assert done.returncode == 65
    assert 'standard input, line 1: "text" is not a string' in done.stderr
    assert json.loads(done.stdout)["id"] == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "standard input is empty: give a judgment"),
        (
            "The appeal is dismissed.",
            "standard input: no sentence that states facts was found; see the role of each sentence with "
            "./ilsi tagger tag",
        ),
        ('{"id": 1, "text": "He ran."}', "standard input holds lines of JSON with texts: add --jsonl"),
    ],
)
def test_what_has_no_facts_is_refused(refuse_ilsi: Refuse, text: str, sentence: str) -> None:
    refuse_ilsi(sentence, "facts", "-", text=text)
