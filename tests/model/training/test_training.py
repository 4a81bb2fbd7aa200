"""LeSICiN is trained from a published dataset alone, and what is kept is what was best on validation."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

sys.path.insert(0, str(Path(__file__).resolve().parent))

from small_dataset import (
    IDLE,
    LABELS,
    TELLING,
    TINY,
    load,
    read_description,
    read_files,
    read_history,
    stop_at,
    train,
    write_dataset,
)

from model.classifiers.registry import TrainingJob, TrainingProgress, find_kind
from model.classifiers.scores import average_precision, read_truth
from model.classifiers.thresholds import fit_shared, macro_f1
from model.lesicin.network import LeSICiN
from model.training.data import open_texts, prepare_texts, read_task, split_section
from model.training.learner import Learner
from model.training.loop import HISTORY
from schemas.published import TEST, VALIDATION, PublishedFolder
from schemas.records import PublishedSection


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> PublishedFolder:
    return write_dataset(tmp_path_factory.mktemp("published") / "dataset")


@pytest.fixture(scope="module")
def unbroken(published: PublishedFolder, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run with the tiny options. Not to be changed."""
    folder = tmp_path_factory.mktemp("unbroken") / "lesicin"
    train(published, folder)
    return folder


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> Iterator[None]:
    """Sums in the same order, for every test and for what tests share."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


# Training


@pytest.mark.parametrize(
    ("changes", "left"),
    [
        ({}, 0.5),
        ({"sentences": "lsa", "evidence": False}, 0.5),
        ({"structure": "lookup"}, 0.5),
        # all sections share the bias of the bilinear score, so a rare one stays costly
        ({"structure": "sage", "scoring": "bilinear", "evidence": False, "rate": 1e-2, "epochs": 20}, 0.7),
        ({"structure": "none", "thetas": (1.0, 0.0, 0.0), "lambdas": (1.0, 0.0)}, 0.5),
    ],
    ids=("metapaths", "vectors", "lookup", "sage", "none"),
)
def test_what_can_be_told_is_learnt(
    changes: dict[str, Any], left: float, published: PublishedFolder, tmp_path: Path
) -> None:
    options = replace(TINY, **{"epochs": 6, "rate": 3e-2, "dropout": 0.0, **changes})
    train(published, tmp_path / "lesicin", options, seed=1)
    lesicin = load(tmp_path / "lesicin")
    assert lesicin.network.options == options
    facts = [row["text"] for row in published.iterate_examples(TEST)]
    truth = read_truth(published, TEST).labels
    predicted = lesicin.thresholds.decide(lesicin.predict_scores(facts))
    assert macro_f1(truth[:, :4], predicted[:, :4]) > 0.9
    history = read_history(tmp_path / "lesicin")
    assert history[-1]["loss"] < left * history[0]["loss"]
    weights = lesicin.weigh_sentences([*IDLE[:3], TELLING["420"]])
    assert weights.sum() == pytest.approx(1)


def test_the_same_seed_gives_the_same_bytes_and_another_gives_others(
    published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    for seed in (5, 6):
        train(published, tmp_path / str(seed), seed=seed)
    assert read_files(tmp_path / "5") == read_files(unbroken)
    assert read_history(tmp_path / "5") == read_history(unbroken)
    assert read_files(tmp_path / "6") != read_files(unbroken)
    assert {path.name.split("-")[0] for path in unbroken.iterdir()} - {"logs"} == {
        "lesicin.json", "lesicin", HISTORY,
    }  # fmt: skip


def test_sums_are_in_order_while_a_network_is_trained(published: PublishedFolder, tmp_path: Path) -> None:
    """On several threads some sums are otherwise in another order each time."""
    told = []
    train(
        published, tmp_path, replace(TINY, epochs=1), device="cpu",
        report=lambda _: told.append(torch.are_deterministic_algorithms_enabled()),
    )  # fmt: skip
    assert told and all(told)
    assert not torch.are_deterministic_algorithms_enabled()


def test_the_chance_of_others_is_left_alone(published: PublishedFolder, tmp_path: Path) -> None:
    torch.manual_seed(3)
    expected = torch.rand(2).tolist()
    torch.manual_seed(3)
    train(published, tmp_path, replace(TINY, epochs=1))
    assert torch.rand(2).tolist() == expected


def test_progress_is_told(published: PublishedFolder, unbroken: Path, tmp_path: Path) -> None:
    told: list[TrainingProgress] = []
    train(published, tmp_path, report=told.append)
    assert told[0].epoch == 0
    steps = [(progress.epoch, progress.step) for progress in told if progress.epoch]
    assert steps == [(epoch, step) for epoch in (1, 2, 3) for step in range(1, 9)]
    assert all(progress.steps == 8 for progress in told if progress.epoch)
    history = read_history(unbroken)
    assert told[-1].loss == pytest.approx(history[-1]["loss"])
    assert told[-1].macro_f1 == pytest.approx(max(epoch["macro_f1"] for epoch in history[:2]))
    assert told[-1].seconds_left == 0
    assert {(progress.network, progress.networks) for progress in told} == {(1, 1)}
    assert [epoch["epoch"] for epoch in history] == [1, 2, 3]


def test_it_stops_when_it_gets_no_better(published: PublishedFolder, tmp_path: Path) -> None:
    train(published, tmp_path, replace(TINY, rate=1e-12, lowest_rate=0.0, patience=2))
    assert len(read_history(tmp_path)) == 3
    train(published, tmp_path, replace(TINY, rate=1e-12, lowest_rate=0.0, patience=1))
    assert len(read_history(tmp_path)) == 2


def test_curves_for_tensorboard(published: PublishedFolder, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        train(published, tmp_path, report=stop_at(3, 2))
    train(published, tmp_path)
    (run,) = (tmp_path / "logs").glob("*/network")
    drawn = EventAccumulator(str(run))
    drawn.Reload()
    history = read_history(tmp_path)
    for name in ("loss", "macro_f1", "average_precision", "validation_loss", "rate"):
        points = [(point.step, point.value) for point in drawn.Scalars(name)]
        assert points == [(epoch["epoch"], pytest.approx(epoch[name])) for epoch in history]


# The best epoch


@pytest.mark.parametrize("watch", ["f1", "map", "loss"])
def test_the_best_epoch_is_kept_and_no_alias_of_the_last(
    watch: str, published: PublishedFolder, tmp_path: Path
) -> None:
    """A rate that wrecks the network after the first epochs: what is kept must be from before."""
    options = replace(TINY, schedule="plateau", rate=3e-1, epochs=6, clip=1e9, watch=watch)
    train(published, tmp_path, options, seed=6)
    history = read_history(tmp_path)
    name, sign = {"f1": ("macro_f1", 1), "map": ("average_precision", 1), "loss": ("validation_loss", -1)}[
        watch
    ]
    scores = [sign * epoch[name] for epoch in history]
    best = history[scores.index(max(scores))]
    described = read_description(tmp_path)
    assert described["about"]["best"] == {"epoch": best["epoch"], "macro_f1": best["macro_f1"]}
    assert scores[-1] < max(scores)
    assert judge(tmp_path, published) == pytest.approx({key: best[key] for key in judge(tmp_path, published)})


def judge(folder: Path, published: PublishedFolder) -> dict[str, float]:
    """What a history says of an epoch, from the saved classifier and the definitions."""
    lesicin = load(folder)
    facts = [row["text"] for row in published.iterate_examples(VALIDATION)]
    truth, scores = read_truth(published, VALIDATION).labels, lesicin.predict_scores(facts)
    chances = np.where(truth, scores, 1 - scores)
    return {
        "macro_f1": macro_f1(truth, lesicin.thresholds.decide_shared(scores)),
        "average_precision": average_precision(truth, scores),
        "validation_loss": float(np.mean([-np.log(max(each, 1e-6)) for each in chances.ravel()])),
    }


def test_what_is_watched_decides_when_training_stops(published: PublishedFolder, tmp_path: Path) -> None:
    stuck = replace(TINY, rate=1e-12, lowest_rate=0.0, patience=1, epochs=4)
    for watch in ("f1", "map"):
        train(published, tmp_path / watch, replace(stuck, watch=watch))
        assert len(read_history(tmp_path / watch)) == 2
    train(published, tmp_path / "loss", replace(TINY, watch="loss", patience=1, epochs=4))
    losses = [epoch["validation_loss"] for epoch in read_history(tmp_path / "loss")]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == 4


# Thresholds


def test_one_threshold_for_all_labels(published: PublishedFolder, unbroken: Path, tmp_path: Path) -> None:
    train(published, tmp_path, replace(TINY, thresholds="shared"))
    shared, own = load(tmp_path), load(unbroken)
    facts = [row["text"] for row in published.iterate_examples(VALIDATION)]
    truth, scores = read_truth(published, VALIDATION).labels, shared.predict_scores(facts)
    assert np.array_equal(scores, own.predict_scores(facts))  # the network is the same
    assert set(shared.thresholds.per_label.tolist()) == {shared.thresholds.shared}
    assert len(set(own.thresholds.per_label.tolist())) > 1
    assert shared.thresholds.shared == own.thresholds.shared
    assert shared.thresholds.shared == pytest.approx(fit_shared(truth, scores), abs=1e-6)
    assert shared.thresholds.held_out_f1 == pytest.approx(judge_held_out(truth, scores))


def judge_held_out(truth: np.ndarray[Any, Any], scores: np.ndarray[Any, Any]) -> float:
    """Every document by a threshold from the documents of the other four fifths."""
    predicted = np.zeros_like(truth)
    for row in range(len(truth)):
        others = [other for other in range(len(truth)) if other % 5 != row % 5]
        predicted[row] = scores[row].astype(float) >= fit_shared(truth[others], scores[others])
    return macro_f1(truth, predicted)


# Texts and steps


def test_a_law_is_split_into_sentences() -> None:
    text = "Whoever steals: shall be punished; or fined.\nException. None"
    section = PublishedSection("1", "IPC", "Theft", "I", "y", text, "page", 1, 1, 1)
    assert split_section(section) == [
        "Theft", "Whoever steals:", "shall be punished;", "or fined.", "Exception.", "None",
    ]  # fmt: skip


def test_what_there_is_to_learn_from(published: PublishedFolder) -> None:
    task = read_task(published)
    assert task.labels == LABELS
    assert task.counts["fact"] == len(task.gold) == 61
    assert np.array_equal(task.gold.numpy(), read_truth(published, "train").labels)
    assert np.array_equal(task.truth, read_truth(published, VALIDATION).labels)
    assert [texts[-1] for texts in task.section_texts[:4]] == list(TELLING.values())
    assert task.topics[LABELS.index("302")] != task.topics[LABELS.index("379")]
    assert task.chapters[LABELS.index("379")] == task.chapters[LABELS.index("420")]  # offences on property
    assert task.topics.shape == task.chapters.shape == (5,)


@pytest.mark.parametrize(
    "changes",
    [
        {"sentences": "lsa"},
        {"exclude_target": True},
        {"sentences": "word-lstm"},
        {"structure": "lookup"},
        {"structure": "sage"},
        {"scoring": "bilinear"},
        {"structure": "none", "thetas": (1.0, 0.0, 0.0), "lambdas": (1.0, 0.0)},
        {"sparse": False},
    ],
    ids=str,
)
def test_every_parameter_is_moved_by_a_step(
    changes: dict[str, Any], published: PublishedFolder, tmp_path: Path
) -> None:
    options = replace(TINY, weight_decay=0.0, **changes)
    prepare_texts(published, tmp_path, options, report=lambda _: None)
    texts, task = open_texts(tmp_path, options), read_task(published)
    learner = Learner(LeSICiN, task, texts, options, seed=1, device=torch.device("cpu"))
    before = learner.copy_weights()
    losses = [learner.learn(np.arange(61), 1, step, 3, 1e-2) for step in (1, 2, 3)]
    assert losses[1] < losses[0]
    still = [name for name, each in learner.copy_weights().items() if torch.equal(each, before[name])]
    assert still == []


def test_facts_that_are_judged_teach_no_vectors(unbroken: Path) -> None:
    words = read_description(unbroken)["vectors"]["words"]
    assert {"bicycle", "wrongs"} <= set(words)  # of facts and of sections
    assert "zebra" not in words


@pytest.mark.parametrize("shares", [True, False])
def test_a_training_is_estimated_and_then_finds_the_texts(
    shares: bool, published: PublishedFolder, unbroken: Path, tmp_path: Path
) -> None:
    told: list[TrainingProgress] = []
    job = TrainingJob(
        published=published,
        folder=tmp_path / "lesicin",
        options=TINY,
        seed=5,
        texts=tmp_path / "texts" if shares else None,
        report=told.append,
    )
    estimate = find_kind("lesicin").estimate
    assert estimate is not None
    assert 0 < estimate(job) < 3600
    assert not told
    find_kind("lesicin").train(job)
    assert told[0].epoch == (1 if shares else 0)
    assert read_files(tmp_path / "lesicin") == read_files(unbroken)
