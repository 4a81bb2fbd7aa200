"""`./ilsi train`, and training as the last part of a rebuild. Each call is a real process."""

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from flows.classifiers.folders import read_trained
from flows.classifiers.train import is_trained, list_trainings
from flows.cli.train import TrainRequest, resolve_request
from flows.orchestrate.report import has_report
from flows.plans.release import find_current
from model.classifiers.registry import find_kind, list_kinds
from pipeline.parquet import hash_file
from schemas.settings import Settings

Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]
SEED, CASES = 11, 90  # the small box of conftest.py
BOX = ("--box-seed", SEED, "--box-cases", CASES)


def hash_files(folder: Path) -> dict[str, str]:
    return {path.name: hash_file(path) for path in folder.iterdir() if path.name != ".lock"}


@pytest.fixture(scope="module")
def cache(rebuilt_box: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with a dataset, and nothing trained on it."""
    copy = tmp_path_factory.mktemp("train") / "cache"
    shutil.copytree(rebuilt_box, copy, symlinks=True, ignore=shutil.ignore_patterns("prefect"))
    return copy


@pytest.fixture(scope="module")
def rebuilt(cache: Path, run_ilsi: Run, prefect_home: Path) -> subprocess.CompletedProcess[str]:
    """A rebuild of which only training is left to do."""
    return run_ilsi("rebuild", *BOX, "--cache", cache, PREFECT_HOME=str(prefect_home), ILSI_MODELS="linear")


def choose_settings(cache: Path, models: tuple[str, ...]) -> Settings:
    request = {"cache": cache, "box_seed": SEED, "box_cases": CASES, "models": models}
    return Settings.model_validate(request)


def test_a_rebuild_ends_with_a_model_and_its_figures(
    rebuilt: subprocess.CompletedProcess[str], cache: Path
) -> None:
    assert rebuilt.returncode == 0, rebuilt.stderr
    started = [line.split(":")[0] for line in rebuilt.stderr.splitlines() if line.endswith(": started")]
    assert started[-2:] == ["train linear", "report"]
    figures = json.loads((cache / "models" / "linear" / "evaluation.json").read_text())
    macro = figures["per_label"]["scores"]["macro_f1"]
    told = f"{macro['value']:.3f} ({macro['low']:.3f}–{macro['high']:.3f})"
    (line,) = [line for line in rebuilt.stdout.splitlines() if line.split()[:1] == ["linear"]]
    assert told in line
    assert f"train linear: macro F1 {told}" in rebuilt.stderr
    assert "to use them: ./ilsi predict" in rebuilt.stderr


def test_the_model_says_what_it_was_trained_on(
    rebuilt: subprocess.CompletedProcess[str], cache: Path
) -> None:
    trained = read_trained(cache / "models" / "linear")
    assert trained is not None
    assert trained.dataset == sha256((cache / "dataset" / "SHA256SUMS").read_bytes()).hexdigest()
    assert trained.seed is None
    assert 0 < trained.validation_f1 < 1


def test_a_second_rebuild_trains_nothing(
    rebuilt: subprocess.CompletedProcess[str], cache: Path, run_ilsi: Run, prefect_home: Path
) -> None:
    before = hash_files(cache / "models" / "linear")
    done = run_ilsi("rebuild", *BOX, "--cache", cache, PREFECT_HOME=str(prefect_home), ILSI_MODELS="linear")
    assert done.stderr.splitlines()[0] == "everything is up to date"
    assert done.stdout == rebuilt.stdout
    assert hash_files(cache / "models" / "linear") == before


def test_to_see_that_all_is_up_to_date_takes_no_torch(
    rebuilt: subprocess.CompletedProcess[str], cache: Path
) -> None:
    code = f"""
import sys
from flows.classifiers.rebuild_step import are_models_ready
from schemas.settings import Settings
assert are_models_ready(Settings.model_validate(dict(cache={str(cache)!r}, models=["linear"])))
print([name for name in ("torch", "sklearn", "prefect") if name in sys.modules])
"""
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[]", done.stderr


def test_prefect_keeps_the_table(rebuilt: subprocess.CompletedProcess[str], prefect_home: Path) -> None:
    with sqlite3.connect(f"file:{prefect_home / 'prefect.db'}?mode=ro", uri=True) as database:
        rows = database.execute("SELECT data FROM artifact WHERE key = 'model-linear'").fetchall()
        flows = {name for (name,) in database.execute("SELECT name FROM flow")}
    assert "macro F1" in rows[-1][0]
    assert "train" in flows


def test_the_report_shows_the_models_that_were_asked_for(
    rebuilt: subprocess.CompletedProcess[str], rebuilt_box: Path, cache: Path
) -> None:
    page = (cache / "report.html").read_text(encoding="utf-8")
    titles = [line.split("</a>")[0].split(">")[-1] for line in page.splitlines() if line.startswith("<li><a")]
    assert titles[-2:] == ["Models", "How this build was made"]
    assert page.count('id="table-model_') == 4
    assert "Models</a>" not in (rebuilt_box / "report.html").read_text(encoding="utf-8")


def test_the_report_is_renewed_when_there_are_other_figures(
    rebuilt: subprocess.CompletedProcess[str], cache: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "cache"
    shutil.copytree(cache, copy, symlinks=True)
    settings = choose_settings(copy, ("linear",))
    release = find_current(settings)
    assert release is not None
    assert has_report(settings, release)
    assert not has_report(choose_settings(copy, ()), release)
    figures = copy / "models" / "linear" / "evaluation.json"
    figures.write_text(figures.read_text() + "\n")
    assert not has_report(settings, release)


def test_a_model_of_another_dataset_is_not_up_to_date(
    rebuilt: subprocess.CompletedProcess[str], cache: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "cache"
    shutil.copytree(cache / "models", copy / "models")
    shutil.copytree((cache / "dataset").resolve(), copy / "dataset")
    (training,) = list_trainings(choose_settings(copy, ("linear",)))
    assert is_trained(training)
    told = copy / "models" / "linear" / "training.json"
    now = told.read_text()
    old = json.loads(now) | {"code": "of another version"}
    told.write_text(json.dumps(old))
    assert not is_trained(training)
    told.write_text(now)
    with (copy / "dataset" / "SHA256SUMS").open("a") as sums:
        sums.write("0" * 64 + "  another file\n")
    assert not is_trained(training)


def test_train_is_a_no_op_where_a_rebuild_has_trained(
    rebuilt: subprocess.CompletedProcess[str], cache: Path, run_ilsi: Run
) -> None:
    before = hash_files(cache / "models" / "linear")
    done = run_ilsi("train", "--model", "linear", "--cache", cache)
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == f"{cache}/models/linear is up to date"
    assert done.stdout.splitlines()[-1] == "next: ./ilsi evaluate"
    assert hash_files(cache / "models" / "linear") == before


def test_the_same_training_gives_the_same_bytes(
    rebuilt: subprocess.CompletedProcess[str], trained_models: Path, cache: Path
) -> None:
    """By a rebuild and by the command, in folders of other names."""
    ours, theirs = hash_files(cache / "models" / "linear"), hash_files(trained_models / "linear")
    del ours["evaluation.json"]
    assert theirs.items() >= ours.items()


def test_lesicin_tells_how_it_goes_and_leaves_its_history(trained_models: Path) -> None:
    shown = (trained_models.parent / "lesicin.txt").read_text()
    history = json.loads((trained_models / "lesicin" / "history.json").read_text())
    assert [line["epoch"] for line in history] == [1, 2]
    first = f"loss {history[0]['loss']:.4f}, macro F1 {history[0]['macro_f1']:.3f}, "
    assert f"epoch 1 of 2: {first}" in shown
    assert "network 1 of" not in shown  # there is only one
    assert f"next: ./ilsi evaluate {trained_models / 'lesicin'}" in shown
    trained = read_trained(trained_models / "lesicin")
    assert trained is not None
    assert (trained.kind, trained.seed, trained.options["epochs"]) == ("lesicin", 1, 2)


def test_what_is_trained_otherwise_gets_a_folder_of_its_own(rebuilt_box: Path, tmp_path: Path) -> None:
    usual = TrainRequest(kind="lesicin", dataset=rebuilt_box / "dataset", options={})

    def name(**changes: Any) -> str:
        return resolve_request(choose_settings(tmp_path, ()), replace(usual, **changes)).folder.name

    assert name() == name(seed=1, device="cpu") == "lesicin"
    assert name(kind="ensemble") == "ensemble"
    assert name(seed=3) == "lesicin-seed-3"
    assert name(paper=True, options={"epochs": "5"}, seed=0) == "lesicin-paper-epochs-5-seed-0"
    assert name(options={"sentences": "word-lstm", "batch": "8"}) == "lesicin-sentences-word-lstm-batch-8"
    assert name(kind="ensemble", options={"networks": "1"}) == "ensemble-networks-1"
    other = {"encoder": str(tmp_path / "minilm"), "exclude_target": True}
    assert name(options=other) == "lesicin-encoder-minilm-exclude-target"
    assert name(options={"sparse": False}) == "lesicin-no-sparse"
    assert name(out=tmp_path / "mine", seed=3) == "mine"


def test_options_are_those_of_the_kind_or_of_the_paper(rebuilt_box: Path, tmp_path: Path) -> None:
    usual = TrainRequest(kind="lesicin", dataset=rebuilt_box / "dataset", options={})
    settings = choose_settings(tmp_path, ())

    def choose(**changes: Any) -> Any:
        return resolve_request(settings, replace(usual, **changes)).options

    kind = find_kind("lesicin")
    assert kind.paper is not None
    assert choose() == kind.options()
    assert choose(options={"hidden": "64", "clip": "none"}) == kind.options(hidden=64, clip=None)
    paper = choose(paper=True)
    assert {name: getattr(paper, name) for name in kind.paper} == dict(kind.paper)
    given = choose(paper=True, options={"sentences": "lsa", "rate": "0.01"})
    assert (given.sentences, given.rate, given.rates) == ("lsa", 0.01, ())  # a given rate is not searched for
    assert given.etas == paper.etas


def test_a_choice_called_none_is_a_choice(rebuilt_box: Path, tmp_path: Path) -> None:
    """As an example of --help has it."""
    given = {"structure": "none", "thetas": "1,0,0", "lambdas": "1,0", "weighting": "none"}
    request = TrainRequest(kind="lesicin", dataset=rebuilt_box / "dataset", options=given)
    options = resolve_request(choose_settings(tmp_path, ()), request).options
    assert (options.structure, options.thetas, options.lambdas) == ("none", (1, 0, 0), (1, 0))
    assert options.weighting == "none"


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--model", "linaer"], "there is no classifier 'linaer': did you mean linear?"),
        (["--model", "LeSICiN"], "there is no classifier 'LeSICiN': did you mean lesicin?"),
        (["--paper"], "the linear classifier has no --paper: leave it out"),
        (["--seed", 1], "the linear classifier has no --seed: leave it out"),
        (["--device", "cpu"], "the linear classifier has no --device: leave it out"),
        (["--epochs", 2], "the linear classifier has no --epochs: leave it out"),
        (["--networks", 2], "the linear classifier has no --networks: leave it out, or use --model ensemble"),
        (["--evidence"], "the linear classifier has no --evidence: leave it out, or use --model lesicin"),
        (
            ["--model", "lesicin", "--networks", 2],
            "the lesicin classifier has no --networks: leave it out, or use --model ensemble",
        ),
        (
            ["--model", "ensemble", "--sentences", "word-lstm"],
            "the ensemble classifier has no --sentences: leave it out",
        ),
        (["--model", "ensemble", "--paper"], "the ensemble classifier has no --paper: leave it out"),
        (
            ["--model", "lesicin", "--sentences", "word-lstm", "--encoder", "other"],
            "--encoder gives vectors of sentences: leave out --sentences, or --encoder",
        ),
        (
            ["--model", "lesicin", "--epochs", 0],
            "--epochs '0' is not possible: input should be greater than or equal to 1",
        ),
        (
            ["--model", "ensemble", "--networks", "many"],
            "--networks 'many' is not possible: input should be a valid integer, unable to parse string as an"
            " integer",
        ),
        (
            ["--model", "lesicin", "--sentences", "foo"],
            "--sentences 'foo' is not possible: input should be 'lsa', 'sent2vec', 'words' or 'word-lstm'",
        ),
        (
            ["--model", "lesicin", "--rate", "nan"],
            "--rate 'nan' is not possible: input should be a finite number",
        ),
    ],
)
def test_what_cannot_be_had_together_is_one_sentence(
    flags: list[object], sentence: str, refuse_ilsi: Refuse, tmp_path: Path
) -> None:
    refuse_ilsi(sentence, "train", "--model", "linear", *flags, "--cache", tmp_path / "cache", code=2)
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize(
    "flags", [["--rates", "x"], ["--rates", "0.01,x"], ["--thetas", "1,2"], ["--etas", ""]]
)
def test_a_list_that_is_none_is_one_sentence(flags: list[str], run_ilsi: Run, tmp_path: Path) -> None:
    done = run_ilsi("train", *flags, "--cache", tmp_path / "cache")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ilsi: {flags[0]} ")
    assert " is not possible: " in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("flag", ["--no-lexicon", "--read-words", "--epoch"])
def test_a_flag_that_no_classifier_has_is_refused(flag: str, run_ilsi: Run, tmp_path: Path) -> None:
    done = run_ilsi("train", flag, "--cache", tmp_path / "cache")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"No such option: {flag}" in done.stderr
    assert not (tmp_path / "cache").exists()


def test_what_needs_a_folder_is_one_sentence(
    rebuilt_box: Path, run_ilsi: Run, refuse_ilsi: Refuse, tmp_path: Path
) -> None:
    """Whatever kinds there are that cannot be trained as they are: by the command, and by a rebuild."""
    for kind in map(find_kind, list_kinds()):
        try:
            kind.options()
        except ValueError as error:
            refuse_ilsi(str(error), "train", "--model", kind.name, "--cache", tmp_path / "cache", code=2)
            done = run_ilsi("rebuild", "--models", kind.name, "--cache", tmp_path / "cache", *BOX)
            assert done.returncode == 2
            assert done.stderr.splitlines()[-1].startswith("ilsi: ")
            assert str(error).split(":")[0] in done.stderr
            assert not (tmp_path / "cache").exists()


def test_a_folder_with_other_files_is_left_alone(
    rebuilt_box: Path, refuse_ilsi: Refuse, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "history.json").write_text("mine")
    sentence = f"{mine} holds other files: give --out a new or empty folder"
    for kind in ("linear", "lesicin"):
        refuse_ilsi(
            sentence, "train", "--model", kind, "--dataset", rebuilt_box / "dataset", "--out", mine, code=2
        )
    assert [path.name for path in mine.iterdir()] == ["history.json"]
    assert (mine / "history.json").read_text() == "mine"


def test_without_a_dataset_there_is_one_sentence(refuse_ilsi: Refuse, tmp_path: Path) -> None:
    place = tmp_path / "cache" / "dataset"
    sentence = f"{place} does not exist: run ./ilsi rebuild, or name a --dataset"
    refuse_ilsi(sentence, "train", "--cache", tmp_path / "cache", code=2)
    assert not (tmp_path / "cache").exists()


def test_a_folder_without_a_dataset_is_one_sentence(refuse_ilsi: Refuse, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    missing = "it has no data/train-*.parquet; name a folder that ./ilsi rebuild published"
    sentence = f"{tmp_path / 'other'} is not a published dataset: {missing}"
    command = ("train", "--model", "linear", "--dataset", tmp_path / "other", "--out", tmp_path / "out")
    refuse_ilsi(sentence, *command)
    assert not (tmp_path / "out").exists()


def test_nothing_is_written_over_a_model_of_another_kind(
    refuse_ilsi: Refuse, trained_models: Path, rebuilt_box: Path
) -> None:
    folder = trained_models / "linear"
    command = ("train", "--dataset", rebuilt_box / "dataset", "--out", folder)
    refuse_ilsi(f"{folder} holds a linear classifier: give --out another folder", *command, code=2)


def test_an_unknown_model_is_one_sentence(refuse_ilsi: Refuse, tmp_path: Path) -> None:
    sentence = "models (from --models): there is no classifier 'linaer': did you mean linear?"
    refuse_ilsi(sentence, "rebuild", "--models", "linaer", "--cache", tmp_path / "cache", code=2)
    together = "none means that no model is trained: name it alone, or leave it out"
    refuse_ilsi(
        f"models (from --models): {together}, got 'none,linear'", "rebuild", "--models", "none,linear", code=2
    )
