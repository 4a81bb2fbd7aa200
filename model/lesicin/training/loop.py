"""Training of LeSICiN on a published dataset: networks, epochs, thresholds, files.

Several networks that differ only in their seed are trained in turn and averaged. Each epoch is evaluated on
the validation split; the best weights are kept, and a network stops early when it no longer improves. After
each epoch the run is saved in a folder inside the output folder, from which an interrupted run resumes to the
same result. The previous classifier stays in use until the new one is complete.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from model.classifiers.thresholds import Thresholds, fit_shared, fit_thresholds, macro_f1
from model.lesicin.classifier import EnsembleMember, LesicinClassifier, average_log_odds
from model.lesicin.data import Dataset, TrainingTexts, identify_data, open_texts, prepare_texts, read_dataset
from model.lesicin.files import TrainingOrigin, read_run, save_lesicin
from model.lesicin.learner import Learner
from model.lesicin.recipe import DEFAULT, PAPER, LesicinRecipe, write_recipe
from model.lesicin.training.batches import NETWORK, make_batches, mix_seed
from model.lesicin.training.checkpoint import (
    Checkpoint,
    Curves,
    EpochRecord,
    claim_folder,
    read_checkpoint,
    release_folder,
    write_checkpoint,
    write_history,
)
from model.lesicin.training.distributed import AUTO, CPU, Ranks, join_ranks
from model.lesicin.training.optimiser import Tensors, set_rate
from model.linear.classifier import learn_lexicon
from model.vectors.train import VectorProgress
from model.vectors.transformer import check_encoder
from schemas.code_digest import digest_code
from schemas.published import VALIDATION, PublishedFolder

__all__ = ["DEFAULT", "HISTORY", "PAPER", "UNFINISHED", "LesicinRecipe", "TrainingProgress", "train_lesicin"]

HISTORY = "history.json"
UNFINISHED = "unfinished"  # the folder of an unfinished run
LOGS = "logs"  # for TensorBoard


class TrainingProgress(NamedTuple):
    """How far training has come."""

    network: int  # from 1; 0 while texts are prepared
    networks: int
    epoch: int  # from 1; 0 while texts are prepared
    epochs: int
    step: int  # of this epoch
    steps: int
    loss: float | None  # mean of this epoch
    macro_f1: float | None  # the best so far of this network on validation
    seconds_left: float | None  # if all epochs are run


Report = Callable[[TrainingProgress], None]


def train_lesicin(
    published: PublishedFolder,
    folder: Path,
    recipe: LesicinRecipe = DEFAULT,
    *,
    seed: int,
    device: str = AUTO,
    report: Report = lambda _: None,
) -> None:
    """Train on a dataset and save the classifier to a folder; resumes a run that was interrupted there.

    A finished run does nothing. Under torchrun every process takes a part of the work, and one of them
    writes.
    """
    run = _identify_run(published, recipe, seed)
    ranks, chosen = join_ranks(device)
    with torch.random.fork_rng(devices=[]), _sum_in_order(chosen):
        finished = read_run(folder) == run
        ranks.wait()  # all must have checked before one of them can finish
        if not finished:
            _train(published, _prepare(published, folder, recipe, seed, run, ranks, chosen, report))
        if ranks.leads:
            release_folder(folder / UNFINISHED, run)
        ranks.wait()


@contextmanager
def _sum_in_order(device: torch.device) -> Iterator[None]:
    """Deterministic sums on several threads. Not on CUDA, where some operations lack them."""
    before = torch.are_deterministic_algorithms_enabled()
    torch.use_deterministic_algorithms(before or device.type == CPU)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before)


def _identify_run(published: PublishedFolder, recipe: LesicinRecipe, seed: int) -> str:
    code = digest_code("model.lesicin")
    return sha256(f"{code} {identify_data(published)} {seed} {write_recipe(recipe)}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class _Run:
    """What all networks of a run share."""

    folder: Path
    recipe: LesicinRecipe
    seed: int
    name: str  # digest of dataset, recipe and seed
    ranks: Ranks
    device: torch.device
    report: Report
    data: Dataset
    texts: TrainingTexts

    @property
    def unfinished(self) -> Path:
        return self.folder / UNFINISHED


def _prepare(
    published: PublishedFolder,
    folder: Path,
    recipe: LesicinRecipe,
    seed: int,
    name: str,
    ranks: Ranks,
    device: torch.device,
    report: Report,
) -> _Run:
    """Read the dataset; one process prepares the texts for all."""

    def report_vectors(done: VectorProgress) -> None:
        steps = (done.step, done.steps)
        report(TrainingProgress(0, recipe.networks, 0, recipe.epochs, *steps, None, None, None))

    if recipe.encoder:  # before a mistake costs a checkpoint
        check_encoder(Path(recipe.encoder))
    data = read_dataset(published)
    if ranks.leads:
        claim_folder(folder / UNFINISHED, name)
        prepare_texts(published, folder / UNFINISHED, recipe, seed=seed, report=report_vectors)
    ranks.wait()
    texts = open_texts(folder / UNFINISHED, recipe)
    return _Run(folder, recipe, seed, name, ranks, device, report, data, texts)


def _train(published: PublishedFolder, run: _Run) -> None:
    """Train the remaining networks and the lexicon, then save."""
    trained = [_Training(run, number).complete() for number in range(1, run.recipe.networks + 1)]
    if not run.ranks.leads:
        return
    scores = np.stack([network.scores for network in trained]).mean(axis=0, dtype=np.float32)  # [N, C]
    lexicon = None
    if run.recipe.lexicon:
        lexicon = learn_lexicon(published)
        facts = (row["text"] for row in published.iterate_examples(VALIDATION))
        scores = average_log_odds(scores, lexicon.measure(facts))
    thresholds = _fit(run, scores)
    members = tuple(network.member for network in trained)
    classifier = LesicinClassifier(
        run.data.labels, thresholds, members, run.texts.encoder, run.recipe.longest, lexicon
    )
    history = [epoch for network in trained for epoch in network.history]
    best = [{"epoch": network.best.epoch, "macro_f1": network.best.macro_f1} for network in trained]
    write_history(run.folder / HISTORY, history)
    about = {"seed": run.seed, "best": best}
    save_lesicin(classifier, run.folder, TrainingOrigin(run.recipe, run.name, run.data.counts, about))


def _fit(run: _Run, scores: NDArray[np.float32]) -> Thresholds:
    if run.recipe.fit_tau:
        return fit_thresholds(run.data.truth, scores)
    tau = run.recipe.network.tau
    f1 = macro_f1(run.data.truth, np.asarray(scores, np.float64) >= tau)
    return Thresholds(tau, np.full(len(run.data.labels), tau), f1)


class _Trained(NamedTuple):
    """A network with the weights of its best epoch."""

    member: EnsembleMember
    history: list[EpochRecord]
    scores: NDArray[np.float32]  # of the validation split

    @property
    def best(self) -> EpochRecord:
        return max(self.history, key=lambda epoch: epoch.macro_f1)


class _Training:
    """The training of one network, from its last checkpoint on."""

    def __init__(self, run: _Run, number: int) -> None:
        self.run, self.number, self.recipe = run, number, run.recipe
        self.seed = mix_seed(run.seed, NETWORK, number)
        self.folder = run.unfinished / f"network-{number}"
        self.learner = Learner(
            run.data, run.texts, run.recipe, seed=self.seed, device=run.device, ranks=run.ranks
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
        sections = self.learner.read_sections()
        scores = self.learner.score(self.run.texts.validation)
        return _Trained(EnsembleMember(self.learner.network, sections), self.history, scores)

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

    def _is_finished(self) -> bool:
        scores = [epoch.macro_f1 for epoch in self.history]
        waited = len(scores) - 1 - scores.index(max(scores)) if scores else 0
        return len(scores) >= self.recipe.epochs or waited >= self.recipe.patience

    def _run_epoch(self, epoch: int) -> None:
        recipe, began = self.recipe, time.monotonic()
        scores = [record.macro_f1 for record in self.history]
        lengths = self.run.texts.train.lengths
        batches = make_batches(lengths, recipe.batch, recipe.window, seed=self.seed, epoch=epoch)
        total, seen, rate = 0.0, 0, recipe.rate
        for step, rows in enumerate(batches, start=1):
            progress = (epoch - 1 + step / len(batches)) / recipe.epochs
            rate = set_rate(recipe, progress, scores)
            total += self.learner.learn(rows, epoch, step, rate) * len(rows)
            seen += len(rows)
            self.steps_done += 1
            if self.run.ranks.leads:
                self._report(epoch, step, len(batches), total / seen)
        f1 = self._evaluate()
        if f1 > max(scores, default=-1.0):
            self.best = self.learner.copy_weights()
        seconds = round(time.monotonic() - began, 3)
        self.history.append(EpochRecord(self.number, epoch, total / seen, f1, rate, seconds))

    def _report(self, epoch: int, step: int, steps: int, loss: float) -> None:
        recipe = self.recipe
        epochs_left = (recipe.networks - self.number) * recipe.epochs + recipe.epochs - epoch + 1
        pace = (time.monotonic() - self.started) / self.steps_done
        best = max((record.macro_f1 for record in self.history), default=None)
        seconds_left = (epochs_left * steps - step) * pace
        position = (self.number, recipe.networks, epoch, recipe.epochs, step, steps)
        self.run.report(TrainingProgress(*position, loss, best, seconds_left))

    def _evaluate(self) -> float:
        """Macro-F1 on the validation split, with the best shared threshold or with tau."""
        truth, scores = self.run.data.truth, self.learner.score(self.run.texts.validation)
        tau = fit_shared(truth, scores) if self.recipe.fit_tau else self.recipe.network.tau
        return macro_f1(truth, np.asarray(scores, np.float64) >= tau)

    def _save(self) -> None:
        state = self.learner.copy_weights(), self.learner.stepper.export()
        write_checkpoint(self.folder, self.run.name, Checkpoint(self.history, *state, self.best))
