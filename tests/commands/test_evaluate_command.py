"""`./ilsi evaluate`: figures of trained models, as a user asks for them."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sklearn.metrics import f1_score, jaccard_score

from pipeline.parquet import hash_file
from schemas.published import PublishedFolder

Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]


@pytest.fixture(scope="module")
def models(trained_models: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of which only the models are there."""
    folder = tmp_path_factory.mktemp("evaluate") / "cache" / "models"
    shutil.copytree(trained_models, folder)
    return folder


@pytest.fixture(scope="module")
def evaluated(models: Path, rebuilt_box: Path, run_ilsi: Run) -> subprocess.CompletedProcess[str]:
    """Both, side by side."""
    where = ("--cache", models.parent, "--dataset", rebuilt_box / "dataset")
    return run_ilsi("evaluate", *where, "--json", models.parent / "figures.json")


@pytest.fixture(scope="module")
def figures(evaluated: subprocess.CompletedProcess[str], models: Path) -> dict[str, Any]:
    """All of them."""
    assert evaluated.returncode == 0, evaluated.stderr
    content: dict[str, Any] = json.loads((models.parent / "figures.json").read_text())
    return content


def read_table(folder: Path, split: str) -> np.ndarray:
    """The truth, with plain means."""
    published = PublishedFolder(folder)
    rows = [row["labels"] for row in published.iterate_examples(split)]
    return mark(rows, len(published.sections))


def mark(rows: list[list[int]], columns: int) -> np.ndarray:
    return np.array([[column in row for column in range(columns)] for row in rows])


def test_scores_are_those_of_the_predictions(figures: dict[str, Any], rebuilt_box: Path) -> None:
    truth = read_table(rebuilt_box / "dataset", "test")
    for model in figures["models"].values():
        predicted = mark(model["predicted"], truth.shape[1])
        scores = {name: interval["value"] for name, interval in model["per_label"]["scores"].items()}
        macro = f1_score(truth, predicted, average="macro", zero_division=0)
        assert scores["macro_f1"] == pytest.approx(macro)
        assert scores["micro_f1"] == pytest.approx(f1_score(truth, predicted, average="micro"))
        by_label = jaccard_score(truth, predicted, average="macro", zero_division=0)
        assert scores["jaccard_labels"] == pytest.approx(by_label)
        assert model["per_label"]["documents"] == model["shared"]["documents"] == len(truth)
        courts = model["per_label"]["courts"]
        assert sum(court["documents"] for court in courts) == len(truth)
        assert sum(len(group["labels"]) for group in model["per_label"]["groups"]) == truth.shape[1]


def test_figures_say_what_was_measured_on_what(
    figures: dict[str, Any], models: Path, rebuilt_box: Path
) -> None:
    identity = sha256((rebuilt_box / "dataset" / "SHA256SUMS").read_bytes()).hexdigest()
    for name, model in figures["models"].items():
        assert json.loads((models / name / "evaluation.json").read_text()) == model
        assert (model["kind"], model["dataset"], model["split"]) == (name, identity, "test")
        assert model["digest"] == hash_file(models / name / f"{name}.json")


def test_the_second_is_measured_against_the_yardstick(
    figures: dict[str, Any], evaluated: subprocess.CompletedProcess[str]
) -> None:
    (difference,) = figures["differences"]
    assert (difference["name"], difference["other"]) == ("lesicin", "linear")
    ours, theirs = (figures["models"][name]["per_label"]["scores"] for name in ("lesicin", "linear"))
    for name, interval in difference["scores"].items():
        assert interval["value"] == pytest.approx(ours[name]["value"] - theirs[name]["value"])
        assert interval["low"] <= interval["high"]
    macro = difference["scores"]["macro_f1"]
    assert f"{macro['value']:+.3f}".replace("-", "−") in evaluated.stdout


def test_without_the_yardstick_others_are_measured_against_the_first(
    models: Path, rebuilt_box: Path, run_ilsi: Run, tmp_path: Path
) -> None:
    for name in ("lesicin-seed-2", "lesicin-hidden-8"):
        shutil.copytree(models / "lesicin", tmp_path / name)
    where = ("--dataset", rebuilt_box / "dataset", "--json", tmp_path / "figures.json")
    done = run_ilsi("evaluate", tmp_path / "lesicin-seed-2", tmp_path / "lesicin-hidden-8", *where)
    assert done.returncode == 0, done.stderr
    content = json.loads((tmp_path / "figures.json").read_text())
    (difference,) = content["differences"]
    assert (difference["name"], difference["other"]) == ("lesicin-hidden-8", "lesicin-seed-2")
    assert {model["kind"] for model in content["models"].values()} == {"lesicin"}
    assert set(map(tuple, map(dict.values, difference["scores"].values()))) == {(0, 0, 0)}


def test_the_tables_show_scores_groups_and_courts(
    figures: dict[str, Any], evaluated: subprocess.CompletedProcess[str]
) -> None:
    lines = evaluated.stdout.splitlines()
    assert [line.strip() for line in lines if line and not line.startswith(" ")] == [
        "Scores",
        "Macro F1 by frequency of the labels",
        "Macro F1 by court, over the labels that occur there",
        next(line for line in lines if "95% intervals" in line),
    ]
    for model in figures["models"].values():
        for part in (model["per_label"], *model["per_label"]["groups"], *model["per_label"]["courts"]):
            score = part["scores"]["macro_f1"]
            assert f"{score['value']:.3f} ({score['low']:.3f}–{score['high']:.3f})" in evaluated.stdout


def test_the_same_again_gives_the_same_bytes(
    figures: dict[str, Any], models: Path, rebuilt_box: Path, run_ilsi: Run
) -> None:
    before = hash_file(models / "linear" / "evaluation.json")
    done = run_ilsi("evaluate", models / "linear", "--dataset", rebuilt_box / "dataset")
    assert done.returncode == 0, done.stderr
    assert "lesicin" not in done.stdout
    assert hash_file(models / "linear" / "evaluation.json") == before


def test_validation_has_a_file_of_its_own(
    figures: dict[str, Any], models: Path, rebuilt_box: Path, run_ilsi: Run
) -> None:
    before = hash_file(models / "linear" / "evaluation.json")
    dataset = rebuilt_box / "dataset"
    done = run_ilsi("evaluate", models / "linear", "--dataset", dataset, "--split", "validation")
    assert done.returncode == 0, done.stderr
    assert hash_file(models / "linear" / "evaluation.json") == before
    kept = json.loads((models / "linear" / "evaluation-validation.json").read_text())
    assert kept["per_label"]["documents"] == len(read_table(dataset, "validation"))


@pytest.fixture
def stranger(models: Path, tmp_path: Path) -> Path:
    """A model that has learnt another label."""
    folder = tmp_path / "cache" / "models" / "stranger"
    shutil.copytree(models / "linear", folder)
    config = json.loads((folder / "linear.json").read_text())
    config["labels"][0] = "999"
    (folder / "linear.json").write_text(json.dumps(config))
    return folder


def test_other_labels_are_one_sentence(stranger: Path, rebuilt_box: Path, refuse_ilsi: Refuse) -> None:
    dataset = (rebuilt_box / "dataset").resolve()
    (stranger / "evaluation.json").unlink(missing_ok=True)
    done = "has other labels than the classifier: train a classifier on this dataset, or name"
    refuse_ilsi(
        f"{dataset} {done} the dataset that this one was trained on",
        "evaluate",
        stranger,
        "--dataset",
        dataset,
    )
    assert not (stranger / "evaluation.json").exists()


def test_of_all_models_those_with_other_labels_are_left_out(
    stranger: Path, models: Path, rebuilt_box: Path, run_ilsi: Run
) -> None:
    shutil.copytree(models / "linear", stranger.with_name("linear"))
    where = ("--cache", stranger.parent.parent, "--dataset", rebuilt_box / "dataset")
    done = run_ilsi("evaluate", *where)
    assert done.returncode == 0, done.stderr
    assert "stranger is left out: " in done.stderr
    assert "stranger" not in done.stdout
    shutil.rmtree(stranger.with_name("linear"))
    alone = run_ilsi("evaluate", *where)
    assert alone.returncode == os.EX_DATAERR
    assert "has learnt the labels of" in alone.stderr.splitlines()[-1]


def test_a_model_of_another_dataset_is_measured_with_a_warning(
    models: Path, rebuilt_box: Path, run_ilsi: Run, tmp_path: Path
) -> None:
    dataset = tmp_path / "dataset"
    shutil.copytree((rebuilt_box / "dataset").resolve(), dataset)
    (dataset / "SHA256SUMS").write_text("of another release\n")
    shutil.copytree(models / "linear", tmp_path / "linear")
    done = run_ilsi("evaluate", tmp_path / "linear", "--dataset", dataset)
    assert done.returncode == 0, done.stderr
    assert "was trained on another dataset, which may contain these very documents" in done.stderr


def test_a_folder_without_a_model_is_one_sentence(
    refuse_ilsi: Refuse, rebuilt_box: Path, tmp_path: Path
) -> None:
    sentence = f"{tmp_path} does not hold a trained classifier: name a folder that ./ilsi train wrote"
    refuse_ilsi(sentence, "evaluate", tmp_path, "--dataset", rebuilt_box / "dataset")


def test_a_cache_without_models_or_dataset_is_one_sentence(
    refuse_ilsi: Refuse, rebuilt_box: Path, tmp_path: Path
) -> None:
    empty = tmp_path / "cache"
    nothing = f"{empty / 'dataset'} does not exist: run ./ilsi rebuild, or name a --dataset"
    refuse_ilsi(nothing, "evaluate", "--cache", empty, code=2)
    untrained = f"{empty / 'models'} has no trained classifier: run ./ilsi train first"
    refuse_ilsi(untrained, "evaluate", "--cache", empty, "--dataset", rebuilt_box / "dataset", code=2)
