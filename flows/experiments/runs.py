"""The runs of an experiment: rows times seeds, each an ordinary folder of a trained classifier.

<cache>/experiments/<dataset>-<protocol>/<row>-seed-1/   the classifier, its training.json, its history
                                         scores.safetensors  of validation and test, in half precision
                                        <row>-seed-1.json    what the run cost

A finished run is recognised by its training.json, so an interrupted experiment resumes. Scores are kept, so
other thresholds, mixtures and tests need no training.
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError
from safetensors.numpy import load_file, save_file

from flows.classifiers.corpus import find_corpus
from flows.classifiers.evaluate import find_published
from flows.classifiers.folders import digest_model, find_texts, identify_dataset
from flows.classifiers.train import Training, is_trained, train_classifier
from flows.console import current_view
from flows.experiments.rows import ExperimentRow, choose_rows
from flows.plans.release import find_dataset
from model.classifiers.options import list_fields, read_options
from model.classifiers.registry import JudgmentCorpus, TrainingJob, check_labels, find_kind, load_classifier
from pipeline.parquet import replace_file, write_json
from schemas.errors import UsageError
from schemas.published import TEST, VALIDATION, PublishedFolder
from schemas.settings import Settings

QUICK_EPOCHS = 3
_SCORES = "scores.safetensors"
_SPLITS = (VALIDATION, TEST)

Scores = dict[str, NDArray[np.float16]]  # [N, K] by split


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is to be run, and how."""

    rows: tuple[ExperimentRow, ...]
    dataset: Path
    folder: Path
    seeds: int = 3
    protocol: str = "ours"
    epochs: int | None = None  # None: what the protocol says
    encoders: Mapping[str, str]  # folders with the weights that some rows need
    texts: Path
    corpus: JudgmentCorpus | None = None
    device: str = "auto"


@dataclass(frozen=True, slots=True)
class Run:
    """One row with one seed."""

    row: ExperimentRow
    training: Training

    @property
    def name(self) -> str:
        """What it is called while it runs."""
        return self.training.folder.name

    @property
    def cost(self) -> Path:
        """The file that says what it cost."""
        return self.training.folder.with_name(f"{self.name}.json")


def find_folder(settings: Settings, dataset: Path, protocol: str, epochs: int | None) -> Path:
    """The folder of the experiments on a dataset. Shorter trainings do not overwrite longer ones."""
    parts = [identify_dataset(dataset)[:12], protocol, *([f"{epochs}-epochs"] if epochs else [])]
    return settings.cache / "experiments" / "-".join(parts)


def list_runs(plan: Plan) -> list[Run]:
    """All runs that can be made: a kind without randomness once, others once per seed."""
    return [
        Run(row, _plan_training(plan, row, seed))
        for row in plan.rows
        if row.needs is None or row.name in plan.encoders
        for seed in (range(1, plan.seeds + 1) if find_kind(row.kind).seeded else (None,))
    ]


def _plan_training(plan: Plan, row: ExperimentRow, seed: int | None) -> Training:
    kind = find_kind(row.kind)
    known = {each.name for each in list_fields(kind.options)}
    changes: dict[str, Any] = dict(kind.paper or {}) if plan.protocol == "paper" else {}
    changes |= row.options
    if plan.epochs is not None and "epochs" in known:
        changes["epochs"] = plan.epochs
    if row.name in plan.encoders:
        changes["encoder"] = plan.encoders[row.name]
        changes.pop("sentences", None)
    return Training(
        kind=row.kind,
        dataset=find_published(plan.dataset),
        folder=plan.folder / (f"{row.name}-seed-{seed}" if seed is not None else row.name),
        options=read_options(kind.options, changes),
        seed=seed,
        device=plan.device,
        texts=plan.texts,
        corpus=plan.corpus,
    )


def estimate_seconds(runs: Sequence[Run]) -> float:
    """How long the runs that are not finished will take at most, from a few steps of each row."""
    seconds, measured = 0.0, dict[str, float]()
    for run in runs:
        if is_finished(run):
            continue
        if run.row.name not in measured:
            estimate = find_kind(run.row.kind).estimate
            measured[run.row.name] = estimate(make_job(run.training)) if estimate else 0.0
        seconds += measured[run.row.name]
    return seconds


def make_job(training: Training) -> TrainingJob:
    """A training as the model's code sees it, without a view."""
    return TrainingJob(
        published=PublishedFolder(training.dataset),
        folder=training.folder,
        options=training.options,
        seed=training.seed or 0,
        device=training.device,
        texts=training.texts,
        corpus=training.corpus,
    )


def is_finished(run: Run) -> bool:
    """Is the classifier trained, and are its scores kept?"""
    return is_trained(run.training) and read_scores(run) is not None


def complete_run(run: Run) -> None:
    """Train and score what is not yet. CPU time of interrupted attempts is added up."""
    view = current_view()
    if is_finished(run):
        view.finish(run.training.step, "done before")
        return
    started, before = time.process_time(), read_cost(run)
    try:
        if not is_trained(run.training):
            train_classifier(run.training)
        view.note(run.training.step, "scoring validation and test documents")
        _write_scores(run)
    finally:
        if run.training.folder.is_dir():
            spent = before + time.process_time() - started
            write_json(run.cost, {"cpu_seconds": spent})
    view.finish(run.training.step, "trained and scored")


def read_cost(run: Run) -> float:
    """The CPU seconds that a run has taken."""
    try:
        return float(json.loads(run.cost.read_bytes())["cpu_seconds"])
    except (OSError, ValueError, KeyError, TypeError):
        return 0.0


def read_scores(run: Run) -> Scores | None:
    """The kept scores of the classifier that is there now."""
    path = run.training.folder / _SCORES
    try:
        tensors = load_file(path)
        marked = bytes(tensors.pop("classifier")).decode()
    except (OSError, SafetensorError, KeyError, ValueError):
        return None
    if set(tensors) != set(_SPLITS) or marked != digest_model(run.training.folder):
        return None
    return {split: tensors[split] for split in _SPLITS}


def _write_scores(run: Run) -> None:
    published = PublishedFolder(run.training.dataset)
    classifier = load_classifier(run.training.folder)
    check_labels(classifier, published)
    tensors: dict[str, NDArray[Any]] = {
        split: classifier.predict_scores(row["text"] for row in published.iterate_examples(split)).astype(
            np.float16
        )
        for split in _SPLITS
    }
    tensors["classifier"] = np.frombuffer(digest_model(run.training.folder).encode(), np.uint8)
    with replace_file(run.training.folder / _SCORES) as temporary:
        save_file(tensors, temporary)


def make_plan(
    settings: Settings,
    *,
    rows: Sequence[str] = (),
    seeds: int = 3,
    protocol: str = "ours",
    epochs: int | None = None,
    dataset: Path | None = None,
    encoders: Mapping[str, str] | None = None,
    device: str = "auto",
) -> Plan:
    """A plan in the cache of these settings: the named rows, or all, on its dataset or another."""
    chosen, encoders = choose_rows(rows), encoders or {}
    needing = sorted(row.name for row in chosen if row.needs is not None)
    for name in encoders:
        if name not in needing:
            known = ", ".join(needing) or "none"
            raise UsageError(f"the row {name} takes no encoder: of these rows, {known} can have one")
    published = find_published(dataset or find_dataset(settings))
    return Plan(
        rows=tuple(chosen),
        dataset=published,
        folder=find_folder(settings, published, protocol, epochs),
        seeds=seeds,
        protocol=protocol,
        epochs=epochs,
        encoders=encoders,
        texts=find_texts(settings),
        corpus=find_corpus(settings, published) if protocol == "paper" else None,
        device=device,
    )
