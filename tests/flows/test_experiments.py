"""The paper's experiments: rows, runs that resume, kept scores, and the numbers of the page."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from flows.experiments.page import write_results
from flows.experiments.results import Experiment, choose_example, count_test, gather_results, score_groups
from flows.experiments.rows import ROWS, choose_rows
from flows.experiments.runs import Plan, complete_run, is_finished, list_runs, make_plan, read_scores
from flows.experiments.tables import list_result_tables, summarise_graph
from model.classifiers.options import list_fields, read_options
from model.classifiers.registry import find_kind, load_classifier
from model.classifiers.scores import read_truth, score_predictions
from model.classifiers.thresholds import fit_thresholds
from schemas.errors import BadInputError, UsageError
from schemas.published import TEST, VALIDATION, PublishedFolder
from schemas.settings import Settings

NAMES = ("linear", "linear-digits", "frequent", "neighbours", "copying")  # quick ones, without seeds


@pytest.fixture(scope="module")
def plan(rebuilt_box: Path, tmp_path_factory: pytest.TempPathFactory) -> Plan:
    settings = Settings(cache=tmp_path_factory.mktemp("experiments"))
    return make_plan(settings, rows=NAMES, dataset=rebuilt_box / "dataset")


@pytest.fixture(scope="module")
def experiment(plan: Plan) -> Experiment:
    for run in list_runs(plan):
        complete_run(run)
    return gather_results(plan)


# Rows


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_options_of_every_row_are_options_of_its_kind(row: object) -> None:
    kind = find_kind(row.kind)  # type: ignore[attr-defined]
    needed = {"encoder": "folder"} if row.needs else {}  # type: ignore[attr-defined]
    read_options(kind.options, {**row.options, **needed})  # type: ignore[attr-defined]
    assert kind.paper is None or read_options(kind.options, {**kind.paper, **row.options, **needed})  # type: ignore[attr-defined]


def test_rows_keep_the_order_of_the_table_and_unknown_ones_are_suggested() -> None:
    assert [row.name for row in choose_rows(["linear", "fla"])] == ["fla", "linear"]
    assert choose_rows([]) == list(ROWS)
    with pytest.raises(UsageError, match="no row 'lesicn': did you mean lesicin"):
        choose_rows(["lesicn"])


def test_seeded_rows_run_once_per_seed_and_others_once(rebuilt_box: Path, tmp_path: Path) -> None:
    settings = Settings(cache=tmp_path)
    dataset = rebuilt_box / "dataset"
    runs = list_runs(make_plan(settings, rows=["linear", "fla"], seeds=2, dataset=dataset))
    assert [run.name for run in runs] == ["fla-seed-1", "fla-seed-2", "linear"]
    quick = list_runs(make_plan(settings, rows=["fla"], seeds=1, epochs=3, dataset=dataset))
    assert quick[0].training.options.epochs == 3
    assert quick[0].training.folder.parent != runs[0].training.folder.parent  # nothing is overwritten


def test_the_protocol_of_the_paper_has_its_options(rebuilt_box: Path, tmp_path: Path) -> None:
    settings = Settings(cache=tmp_path)
    made = make_plan(settings, rows=["lesicin-v"], seeds=1, protocol="paper", dataset=rebuilt_box / "dataset")
    options = list_runs(made)[0].training.options
    assert (options.sentences, options.clip, options.thresholds, options.epochs) == (
        "sent2vec",
        None,
        "shared",
        100,
    )
    assert options.weighting == "vws"
    assert len(options.rates) > 1


def test_rows_that_need_weights_wait_for_them(rebuilt_box: Path, tmp_path: Path) -> None:
    settings, dataset = Settings(cache=tmp_path), rebuilt_box / "dataset"
    assert list_runs(make_plan(settings, rows=["hbert"], dataset=dataset)) == []
    given = make_plan(settings, rows=["hbert"], seeds=1, dataset=dataset, encoders={"hbert": "my_bert"})
    assert [run.training.options.encoder for run in list_runs(given)] == ["my_bert"]
    with pytest.raises(UsageError, match="the row linear takes no encoder"):
        make_plan(settings, rows=["linear"], dataset=dataset, encoders={"linear": "my_bert"})


# Runs


def test_kept_scores_are_those_of_the_classifier(plan: Plan, experiment: Experiment) -> None:
    run = next(run for run in list_runs(plan) if run.row.name == "linear")
    scores = read_scores(run)
    assert scores is not None
    published = PublishedFolder(plan.dataset)
    texts = [row["text"] for row in published.iterate_examples(TEST)]
    expected = load_classifier(run.training.folder).predict_scores(texts)
    assert scores[TEST].dtype == np.float16
    np.testing.assert_array_equal(scores[TEST], expected.astype(np.float16))


def test_a_finished_run_is_not_made_again(plan: Plan, experiment: Experiment) -> None:
    run = list_runs(plan)[0]
    assert is_finished(run)
    before = {path: path.stat().st_mtime_ns for path in run.training.folder.rglob("*") if path.is_file()}
    complete_run(run)
    assert before == {path: path.stat().st_mtime_ns for path in before}


@pytest.mark.parametrize("damage", ["missing", "torn", "of another classifier"])
def test_scores_that_are_not_of_this_classifier_are_made_again(
    plan: Plan, experiment: Experiment, tmp_path: Path, damage: str
) -> None:
    made = replace(plan, folder=tmp_path / "copy", rows=tuple(choose_rows(["frequent"])))
    (run,) = list_runs(made)
    complete_run(run)
    path = run.training.folder / "scores.safetensors"
    whole = path.read_bytes()
    if damage == "missing":
        path.unlink()
    elif damage == "torn":
        path.write_bytes(whole[:-7])
    else:
        path.write_bytes(whole.replace(b"0", b"1"))
    assert not is_finished(run)
    complete_run(run)
    assert path.read_bytes() == whole


# Results


def test_numbers_are_those_of_one_threshold_fitted_on_validation(plan: Plan, experiment: Experiment) -> None:
    published = PublishedFolder(plan.dataset)
    truth, validation = (read_truth(published, split).labels for split in (TEST, VALIDATION))
    for run in list_runs(plan):
        scores = read_scores(run)
        assert scores is not None
        yes_or_no = run.row.name == "copying"
        shared = 0.5 if yes_or_no else fit_thresholds(validation, scores[VALIDATION]).shared
        expected = score_predictions(truth, scores[TEST].astype(np.float64) >= shared)
        found = experiment.results[run.row.name].scores
        assert {name: score.value for name, score in found.items()} == pytest.approx(expected)


def test_quarters_of_labels_have_the_mean_of_all(experiment: Experiment) -> None:
    for counts in (experiment.train_counts, count_test(experiment)):
        groups = score_groups(experiment, "linear", counts)
        assert np.mean(groups) == pytest.approx(experiment.results["linear"].scores["macro_f1"].value)


def test_without_the_reference_nothing_is_compared(experiment: Experiment) -> None:
    assert experiment.comparisons == {}
    assert "were not run" in summarise_graph(experiment)


def test_the_example_has_labels(experiment: Experiment) -> None:
    assert 3 <= experiment.truth.labels[choose_example(experiment)].sum() <= 5


def test_page_markdown_and_json_say_the_same(experiment: Experiment) -> None:
    page = write_results(experiment)
    html, text = page.read_text(encoding="utf-8"), page.with_suffix(".md").read_text(encoding="utf-8")
    found = json.loads(page.with_suffix(".json").read_text())
    for name, row in found["rows"].items():
        value = f"{row['scores']['macro_f1']['value']:.3f}"
        assert value in html
        assert value in text
        assert experiment.results[name].row.title in html
    assert all(table.title in text for table in list_result_tables(experiment))
    assert text.count("needs weights") == html.count("needs weights") == len(experiment.missing)


def test_nothing_finished_is_one_sentence(rebuilt_box: Path, tmp_path: Path) -> None:
    empty = make_plan(Settings(cache=tmp_path), rows=["linear"], dataset=rebuilt_box / "dataset")
    with pytest.raises(BadInputError, match="no finished run yet"):
        gather_results(empty)


def test_every_kind_that_has_epochs_can_be_cut_short() -> None:
    for row in ROWS:
        names = {field.name for field in list_fields(find_kind(row.kind).options)}
        assert "epochs" in names or not find_kind(row.kind).seeded
