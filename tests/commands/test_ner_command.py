"""`./ilsi ner` as a user meets it. All texts are invented."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from flows.cli.ner import app as ner_app
from model.entities.corpora import assign_part
from schemas.errors import BadInputError, IlsiError, UsageError

FIRST = ("Bhuru", "Jethu", "Mongla", "Dasru", "Lakhi", "Chaitu", "Punau", "Nanku")
LAST = ("Baiga", "Netam", "Uikey", "Kumre", "Tekam")


def ner(*arguments: object) -> Result:
    return CliRunner().invoke(ner_app, [str(each) for each in arguments])


def refuse(kind: type[IlsiError], *arguments: object) -> str:
    done = ner(*arguments)
    assert isinstance(done.exception, kind), done.exception
    assert done.stdout == ""
    return str(done.exception)


def write_rows(path: Path, numbers: range) -> Path:
    rows = []
    for number in numbers:
        name = f"{FIRST[number % len(FIRST)]} {LAST[number % len(LAST)]}"
        text = f"Then {name} ran away from Rampur."
        marks = [
            {"start": 5, "end": 5 + len(name), "label": "WITNESS"},
            {"start": len(text) - 7, "end": len(text) - 1, "label": "GPE"},
        ]
        source = f"https://indiankanoon.org/doc/{number}/"
        rows.append({"id": f"r{number}", "text": text, "source": source, "entities": marks})
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_rows(tmp_path_factory.mktemp("data") / "marked.jsonl", range(60))


@pytest.fixture(scope="module")
def trained(data: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    folder = tmp_path_factory.mktemp("out") / "mine"
    done = ner("train", data, "--out", folder)
    assert done.exit_code == 0, done.exception
    return folder, done


@pytest.mark.parametrize("command", ["train", "evaluate"])
def test_every_command_has_help_with_examples(command: str) -> None:
    done = ner(command, "--help")
    assert done.exit_code == 0
    assert "Examples:" in done.stdout
    assert f"./ilsi ner {command} " in done.stdout


def test_training_says_what_it_learnt_and_from_how_much_it_kept_away(
    trained: tuple[Path, Result], data: Path
) -> None:
    folder, done = trained
    held = sum(assign_part(str(number)) == 0 for number in range(60))
    assert f"trained on {60 - held} texts with {2 * (60 - held)} entities" in done.stdout
    assert re.search(rf"PERSON +{60 - held}\b", done.stdout)
    about = json.loads((folder / "entities.json").read_text())["about"]
    assert about["command"] == "./ilsi ner train marked.jsonl --out FOLDER --seed 0"
    assert (about["texts"], about["held_back"], about["seed"]) == (60 - held, held, 0)
    assert str(data.parent) not in json.dumps(about)


def test_figures_are_of_what_is_held_back(trained: tuple[Path, Result], data: Path, tmp_path: Path) -> None:
    held = sum(assign_part(str(number)) == 0 for number in range(60))
    for everything, count in (([], held), (["--all"], 60)):
        done = ner("evaluate", data, "--ner", trained[0], "--json", tmp_path / "figures.json", *everything)
        assert done.exit_code == 0, done.exception
        assert done.stdout.startswith(f"{count} texts, ")
        figures = json.loads((tmp_path / "figures.json").read_text())
        assert figures["texts"] == count
        assert set(figures["kinds"]) == {"PERSON", "PLACE"}
        assert figures["kinds"]["PERSON"]["marked"] == count


def test_what_cannot_be_learnt_from_is_one_sentence(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    few = write_rows(tmp_path / "few.jsonl", range(3))
    assert "texts are too few to learn from: give 10 or more" in refuse(
        BadInputError, "train", few, "--out", out
    )
    (tmp_path / "thesis.txt").write_text("years of work")
    advice = "give --out a new or empty folder"
    said = refuse(UsageError, "train", data, "--out", tmp_path)
    assert said == f"{tmp_path} holds other files and no pipeline: {advice}"
    said = refuse(UsageError, "train", data, "--out", tmp_path / "thesis.txt")
    assert said == f"{tmp_path / 'thesis.txt'} is not a folder: {advice}"
    refuse(BadInputError, "train", tmp_path / "thesis.txt", "--out", out)
    assert not out.exists()


def test_what_cannot_be_measured_is_one_sentence(
    trained: tuple[Path, Result], data: Path, tmp_path: Path
) -> None:
    assert "is installed" in refuse(UsageError, "evaluate", data, "--ner", "en_core_web_nothing")
    one = write_rows(tmp_path / "one.jsonl", range(3, 4))
    said = refuse(BadInputError, "evaluate", one, "--ner", trained[0])
    assert said == "none of these documents is held out: add --all to evaluate on all of them"
    assert "is a folder" in refuse(UsageError, "evaluate", data, "--json", tmp_path)
