"""Layers, origins, and clear sentences for wrong settings."""

import os
from datetime import date, timedelta
from pathlib import Path

import pytest

from flows.settings import fill_settings, load_settings
from model.classifiers.registry import find_kind, list_kinds
from schemas.errors import DeniedError, UsageError
from schemas.settings import TOKEN_VARIABLE, Settings, read_token


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("ILSI_"):
            monkeypatch.delenv(name)


def write(folder: Path, text: str) -> Path:
    (folder / "ilsi.toml").write_text(text)
    return folder


def test_defaults_need_nothing(tmp_path: Path) -> None:
    loaded = load_settings(folder=tmp_path)
    assert loaded.values.source == "embedded"
    assert set(loaded.origins.values()) == {"default"}


def test_file_then_variable_then_flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write(tmp_path, 'courts = ["delhi"]\nworkers = 3\nbox_seed = 5\nstart = 1990-01-01\n')
    monkeypatch.setenv("ILSI_WORKERS", "4")
    monkeypatch.setenv("ILSI_COURTS", "madras, bombay")
    loaded = load_settings({"courts": "calcutta", "pace": None}, folder=folder)
    assert loaded.values.courts == ("calcutta",)
    assert (loaded.values.workers, loaded.values.box_seed) == (4, 5)
    assert loaded.values.start == date(1990, 1, 1)
    assert loaded.origins["courts"] == "--courts"
    assert loaded.origins["workers"] == "ILSI_WORKERS"
    assert loaded.origins["box_seed"] == "ilsi.toml"
    assert loaded.origins["pace"] == "default"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("box_case = 3", "unknown key 'box_case', did you mean 'box_cases'"),
        ("workers = 0", r"workers \(from ilsi.toml\): .* got 0"),
        ('courts = ["dehli"]', "unknown court 'dehli', did you mean 'delhi'"),
        ("workers = ", "ilsi.toml cannot be read"),
        ("start = 2020-01-01\nend = 2019-01-01", "start 2020-01-01 is after end 2019-01-01"),
        ('kanoon_token = "x"', "must not hold a token"),
        ("courts = []", "no court is named"),
        ('cache = ""', "the cache needs a name"),
        ('contact = "x"', "so that the site can reach you"),
        (
            'models = ["linaer"]',
            r"models \(from ilsi.toml\): there is no classifier 'linaer': did you mean linear",
        ),
        ('models = "linear,none"', r"models \(from ilsi.toml\): none means that no model is trained: .* got"),
        ('source = "wbe"', r"source \(from ilsi.toml\): Input should be 'api', .* or 'web', got 'wbe'"),
    ],
)
def test_wrong_files_are_told_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence) as caught:
        load_settings(folder=write(tmp_path, text))
    assert "\n" not in str(caught.value)


def test_models_are_trained_unless_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings(folder=tmp_path).values.models == ("linear", "lesicin", "ensemble")
    monkeypatch.setenv("ILSI_MODELS", "none")
    assert load_settings(folder=tmp_path).values.models == ()
    flags = {"models": "lesicin, linear,lesicin"}
    assert load_settings(flags, folder=tmp_path).values.models == ("lesicin", "linear")


def test_every_classifier_can_be_named_or_says_what_it_needs(tmp_path: Path) -> None:
    for name in list_kinds():
        try:
            find_kind(name).options()
        except ValueError as error:
            with pytest.raises(UsageError) as caught:
                load_settings({"models": f"linear,{name}"}, folder=tmp_path)
            assert str(caught.value) == f"models (from --models): {error}"
        else:
            assert load_settings({"models": name}, folder=tmp_path).values.models == (name,)


def test_an_unknown_variable_names_the_nearest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ILSI_CORTS", "delhi")
    with pytest.raises(UsageError, match="unknown variable ILSI_CORTS, did you mean 'ILSI_COURTS'"):
        load_settings(folder=tmp_path)


def test_the_token_comes_from_the_environment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DeniedError, match=TOKEN_VARIABLE):
        read_token()
    monkeypatch.setenv(TOKEN_VARIABLE, "secret")
    assert read_token() == "secret"


def test_days_may_be_counted_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ILSI_START", "60 days ago")
    today = date.today()
    values = load_settings({"end": "today"}, folder=tmp_path).values
    assert (values.start, values.end) == (today - timedelta(days=60), today)
    with pytest.raises(UsageError, match=r"start \(from --start\): .* got '6 weeks ago'"):
        load_settings({"start": "6 weeks ago"}, folder=tmp_path)


@pytest.mark.parametrize("runner", ["threads", "processes", "tcp://10.0.0.1:8786", "tls://dask:8786"])
def test_runners_that_exist(tmp_path: Path, runner: str) -> None:
    assert load_settings({"runner": runner}, folder=tmp_path).values.runner == runner


@pytest.mark.parametrize("runner", ["", "thread", "http://10.0.0.1"])
def test_an_unknown_runner_is_told(tmp_path: Path, runner: str) -> None:
    with pytest.raises(UsageError, match=r"runner \(from --runner\): it can be threads, processes or"):
        load_settings({"runner": runner}, folder=tmp_path)


def test_what_is_not_said_is_filled_from_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ILSI_TOP", "7")
    monkeypatch.setenv("ILSI_BOX_CASES", "50")
    filled = fill_settings(Settings.model_validate({"box_cases": 30}))
    assert (filled.top, filled.box_cases) == (7, 30)
    assert fill_settings(filled) == filled
