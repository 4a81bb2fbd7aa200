"""Training of a network on a published dataset: epochs, search, thresholds, files. All networks share it.

Each epoch is evaluated on the validation split; the best weights are kept, and training stops early when they
no longer improve. After each epoch the run is saved in a folder inside the output folder, from which an
interrupted run resumes to the same result. The previous classifier stays in use until the new one is whole.
"""

import math
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from model.classifiers.options import describe_options
from model.classifiers.registry import Report, TrainingJob, TrainingProgress
from model.classifiers.scores import average_precision
from model.classifiers.thresholds import Thresholds, fit_shared, fit_thresholds, macro_f1, share_threshold
from model.training.batches import make_batches
from model.training.checkpoint import (
    Checkpoint,
    Curves,
    EpochRecord,
    claim_folder,
    read_checkpoint,
    release_folder,
    write_checkpoint,
    write_history,
)
from model.training.classifier import NetworkClassifier
from model.training.data import (
    TrainingTexts,
    forget_texts,
    identify_data,
    identify_texts,
    open_texts,
    prepare_texts,
    read_task,
)
from model.training.distributed import CPU, Ranks, join_ranks
from model.training.files import NetworkKind, TrainingOrigin, read_run, save_network
from model.training.learner import DivergedError, Learner
from model.training.network import Task
from model.training.optimiser import Tensors, set_rate
from model.training.options import NetworkOptions
from model.vectors.train import VectorProgress
from model.vectors.transformer import check_bert, check_encoder
from schemas.code_digest import digest_code
from schemas.errors import BadInputError

HISTORY = "history.json"
UNFINISHED = "unfinished"  # the folder of an unfinished run
LOGS = "logs"  # for TensorBoard
_TRIAL_STEPS = 3  # to estimate the time of a training; the first is slow
_CLIP = 1e-6  # probabilities are clipped to this distance from 0 and 1

Floats = NDArray[np.float32]


def train_network(kind: NetworkKind, code: Sequence[str], job: TrainingJob) -> None:
    """Train a network and save it; resumes a run that was interrupted there.

    A finished run does nothing. Under torchrun every process takes a part of the work, and one of them
    writes. `code` names the packages whose code decides the result.
    """
    _check_encoder(job.options)
    data = identify_data(job.published)
    run = _identify_run(data, code, job)
    ranks, device = join_ranks(job.device)
    with torch.random.fork_rng(devices=[]), _sum_in_order(device):
        finished = read_run(kind, job.folder) == run
        ranks.wait()  # all must have checked before one of them can finish
        if not finished:
            _train(_prepare(kind, job, data, run, ranks, device))
        if ranks.leads:
            release_folder(job.folder / UNFINISHED, run)
        ranks.wait()


def estimate_training(kind: NetworkKind, job: TrainingJob) -> float:
    """The seconds that a training takes at most, from a few steps on batches of average length. Sentence
    vectors are made for it, which the training finds if texts are shared."""
    ranks, device = join_ranks(job.device)
    options: NetworkOptions = job.options
    _check_encoder(options)
    name = identify_texts(identify_data(job.published), options, job.corpus)
    with tempfile.TemporaryDirectory() as unshared, torch.random.fork_rng(devices=[]):
        folder = (job.texts or Path(unshared)) / name
        prepare_texts(
            job.published, folder, options, corpus=job.corpus, device=str(device), report=lambda _: None
        )
        texts = open_texts(folder, options)
        learner = Learner(
            kind.network, read_task(job.published), texts, options, seed=job.seed, device=device, ranks=ranks
        )
        lengths = texts.train.lengths
        batches = make_batches(lengths, options.batch, options.window, seed=job.seed, epoch=1)
        typical = sorted(batches, key=lambda rows: lengths[rows].max())[len(batches) // 2]
        seconds = []
        for step in range(1, _TRIAL_STEPS + 1):
            began = time.monotonic()
            learner.learn(typical, 1, step, len(batches), options.rate)
            seconds.append(time.monotonic() - began)
    trials = (len(options.rates) + len(options.etas)) * min(options.search_epochs, options.epochs)
    return min(seconds) * len(batches) * (options.epochs + trials)


@contextmanager
def _sum_in_order(device: torch.device) -> Iterator[None]:
    """Deterministic sums on several threads. Not on CUDA, where some operations lack them."""
    before = torch.are_deterministic_algorithms_enabled()
    torch.use_deterministic_algorithms(before or device.type == CPU)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before)


def _check_encoder(options: NetworkOptions) -> None:
    """Before a mistake costs a checkpoint, or the time to read a large folder that holds no encoder."""
    if options.encoder:
        (check_bert if options.reads_tokens else check_encoder)(Path(options.encoder))


def _identify_run(data: str, code: Sequence[str], job: TrainingJob) -> str:
    texts = identify_texts(data, job.options, job.corpus)
    parts = (digest_code(*code), data, texts, job.seed, describe_options(job.options))
    return sha256(repr(parts).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class _Run:
    """What all trainings of a run share: the trials of a search, and the training itself."""

    kind: NetworkKind
    folder: Path
    options: NetworkOptions
    seed: int
    name: str  # digest of dataset, options, code and seed
    ranks: Ranks
    device: torch.device
    report: Report
    task: Task
    texts: TrainingTexts

    @property
    def unfinished(self) -> Path:
        return self.folder / UNFINISHED


def _prepare(
    kind: NetworkKind, job: TrainingJob, data: str, name: str, ranks: Ranks, device: torch.device
) -> _Run:
    """Read the dataset; one process prepares the texts for all."""
    options: NetworkOptions = job.options

    def report_vectors(done: VectorProgress) -> None:
        job.report(TrainingProgress(0, options.epochs, done.step, done.steps))

    task = read_task(job.published)
    shared = job.texts or job.folder / UNFINISHED / "texts"
    folder = shared / identify_texts(data, options, job.corpus)
    if ranks.leads:
        claim_folder(job.folder / UNFINISHED, name)
        forget_texts(shared)
        prepare_texts(
            job.published, folder, options, corpus=job.corpus, device=str(device), report=report_vectors
        )
    ranks.wait()
    texts = open_texts(folder, options)
    return _Run(kind, job.folder, options, job.seed, name, ranks, device, job.report, task, texts)


def _train(run: _Run) -> None:
    """Choose options on validation where the run asks for it, train, and save."""
    options, trials = _search(run)
    trained = _Training(run, "network", options).complete()
    if not run.ranks.leads:
        return
    learner = trained.learner
    classifier = NetworkClassifier(
        run.task.labels,
        _fit(run, trained.scores),
        learner.network,
        learner.encode_sections(),
        run.texts.encoder,
        run.device,
    )
    write_history(run.folder / HISTORY, trained.history)
    best = trained.best
    about = {"seed": run.seed, "best": {"epoch": best.epoch, "macro_f1": best.macro_f1}, "trials": trials}
    save_network(run.kind, classifier, run.folder, TrainingOrigin(run.name, run.task.counts, about))


def _search(run: _Run) -> tuple[NetworkOptions, list[dict[str, float | str | None]]]:
    """The best options on validation: first the rate, then eta, each by short trainings; and all trials."""
    options, trials = run.options, list[dict[str, float | str | None]]()
    for name, values in (("rate", run.options.rates), ("eta", run.options.etas)):
        scores: dict[float, float] = {}
        for value in values:
            epochs = min(options.search_epochs, options.epochs)
            trial = _change(options, {name: value, "epochs": epochs})
            scores[value] = _try(run, f"{name}-{value}", trial)
            found = None if scores[value] == -math.inf else abs(scores[value])
            trials.append({"option": name, "value": value, options.watch: found})
        if scores and max(scores.values()) == -math.inf:
            tried = ", ".join(f"{value:g}" for value in values)
            raise BadInputError(f"the training diverged with every {name} of {tried}: try smaller ones")
        if scores:
            options = _change(options, {name: max(scores, key=lambda value: scores[value])})
    return options, trials


def _try(run: _Run, name: str, options: NetworkOptions) -> float:
    """The score of a short training; one that diverges is the worst."""
    try:
        return _Training(run, name, options).complete().best.score(options.watch)
    except DivergedError:
        return -math.inf


def _change(options: NetworkOptions, changes: Mapping[str, Any]) -> NetworkOptions:
    return replace(options, **changes)


def _fit(run: _Run, scores: Floats) -> Thresholds:
    fitted = fit_thresholds(run.task.truth, scores)
    return fitted if run.options.thresholds == "label" else share_threshold(run.task.truth, scores)


class _Trained(NamedTuple):
    """A network with the weights of its best epoch."""

    learner: Learner
    history: list[EpochRecord]
    best: EpochRecord
    scores: Floats  # of the validation split


class _Training:
    """One training, from its last checkpoint on."""

    def __init__(self, run: _Run, name: str, options: NetworkOptions) -> None:
        self.run, self.options = run, options
        self.folder = run.unfinished / name
        self.learner = Learner(
            run.kind.network,
            run.task,
            run.texts,
            options,
            seed=run.seed,
            device=run.device,
            ranks=run.ranks,
        )
        self.history: list[EpochRecord] = []
        self.best: Tensors = {}
        if saved := read_checkpoint(self.folder, run.name):
            self.history, self.best = saved.history, saved.best
            self.learner.restore(saved.weights, saved.optimiser)
        self.started, self.steps_done = time.monotonic(), 0

    def complete(self) -> _Trained:
        """Run the remaining epochs."""
        if not self._is_finished():
            self._run_epochs()
        self.learner.network.load_state_dict(self.best)
        scores = self.learner.score(self.run.texts.validation)
        best = max(self.history, key=lambda epoch: epoch.score(self.options.watch))
        return _Trained(self.learner, self.history, best, scores)

    def _run_epochs(self) -> None:
        logs = self.run.folder / LOGS / self.run.name[:12] / self.folder.name
        curves = Curves(logs, len(self.history)) if self.run.ranks.leads else None
        while not self._is_finished():
            self._run_epoch(len(self.history) + 1)
            if curves:
                self._save()
                curves.add(self.history[-1])
        if curves:
            curves.close()

    def _list_scores(self) -> list[float]:
        return [epoch.score(self.options.watch) for epoch in self.history]

    def _is_finished(self) -> bool:
        scores = self._list_scores()
        waited = len(scores) - 1 - scores.index(max(scores)) if scores else 0
        return len(scores) >= self.options.epochs or waited >= self.options.patience

    def _run_epoch(self, epoch: int) -> None:
        options, began = self.options, time.monotonic()
        scores = self._list_scores()
        lengths = self.run.texts.train.lengths
        batches = make_batches(lengths, options.batch, options.window, seed=self.run.seed, epoch=epoch)
        total, seen, rate = 0.0, 0, options.rate
        for step, rows in enumerate(batches, start=1):
            progress = (epoch - 1 + step / len(batches)) / options.epochs
            rate = set_rate(options, progress, scores)
            total += self.learner.learn(rows, epoch, step, len(batches), rate) * len(rows)
            seen += len(rows)
            self.steps_done += 1
            if self.run.ranks.leads:
                self._report(epoch, step, len(batches), total / seen)
        judged = self._evaluate()
        seconds = round(time.monotonic() - began, 3)
        record = EpochRecord(epoch, total / seen, *judged, rate, seconds)
        if not scores or record.score(options.watch) > max(scores):
            self.best = self.learner.copy_weights()
        self.history.append(record)

    def _report(self, epoch: int, step: int, steps: int, loss: float) -> None:
        pace = (time.monotonic() - self.started) / self.steps_done
        best = max((record.macro_f1 for record in self.history), default=None)
        seconds_left = ((self.options.epochs - epoch + 1) * steps - step) * pace
        position = (epoch, self.options.epochs, step, steps)
        self.run.report(TrainingProgress(*position, loss, best, seconds_left))

    def _evaluate(self) -> tuple[float, float, float]:
        """On validation: macro-F1 with the best shared threshold, mean average precision and loss."""
        truth, scores = self.run.task.truth, self.learner.score(self.run.texts.validation)
        wide = np.asarray(scores, np.float64)
        f1 = macro_f1(truth, wide >= fit_shared(truth, scores))
        likely = np.where(truth, wide, 1 - wide).clip(_CLIP)
        return f1, average_precision(truth, scores), float(-np.log(likely).mean())

    def _save(self) -> None:
        state = self.learner.copy_weights(), self.learner.stepper.export()
        write_checkpoint(self.folder, self.run.name, Checkpoint(self.history, *state, self.best))
