"""Training of LeSICiN on a published dataset: epochs, the best of them, thresholds, files.

Each epoch is judged on the validation split; the weights of the best one are kept, and training stops when it
gets no better. After each epoch the run is saved in a folder of its own inside the output folder, and a run
that was killed goes on from there to the same end. What was in the output folder before stays in use until
the new classifier is complete.
"""

import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from model.lesicin_classifier import LesicinClassifier
from model.lesicin_files import Origin, read_run, save_lesicin
from model.sentence_training import VectorProgress
from model.thresholds import Thresholds, fit_shared, fit_thresholds, macro_f1
from model.training_batches import deal_batches
from model.training_checkpoint import (
    Checkpoint,
    Epoch,
    claim_folder,
    read_checkpoint,
    release_folder,
    write_checkpoint,
    write_history,
)
from model.training_data import identify_data, open_texts, prepare_texts, read_dataset
from model.training_logs import Curves
from model.training_network import Learner
from model.training_optimiser import Tensors, set_rate
from model.training_ranks import AUTO, Ranks, join_ranks
from model.training_recipe import DEFAULT, PAPER, Recipe, write_recipe
from schemas.published import PublishedFolder

__all__ = ["DEFAULT", "HISTORY", "PAPER", "UNFINISHED", "Progress", "Recipe", "train_lesicin"]

HISTORY = "history.json"
UNFINISHED = "unfinished"  # the folder of a run that goes on
LOGS = "logs"  # for TensorBoard
VERSION = 1  # another one whenever the same recipe gives another network


class Progress(NamedTuple):
    """How far training has come."""

    epoch: int  # from 1; 0 while texts are prepared
    epochs: int
    step: int  # of this epoch
    steps: int
    loss: float | None  # mean of this epoch
    macro_f1: float | None  # the best so far on validation
    seconds_left: float | None  # if all epochs are needed


Report = Callable[[Progress], None]


def train_lesicin(
    published: PublishedFolder,
    folder: Path,
    recipe: Recipe = DEFAULT,
    *,
    seed: int,
    device: str = AUTO,
    report: Report = lambda _: None,
) -> None:
    """Train on a dataset and leave the classifier in a folder; go on with what was interrupted there.

    A run that is finished already does nothing. Started by torchrun, each process takes a part of the work
    and one of them writes.
    """
    run = _identify_run(published, recipe, seed)
    ranks, chosen = join_ranks(device)
    with torch.random.fork_rng(devices=[]):
        finished = read_run(folder) == run
        ranks.wait()  # all have looked before one of them can finish
        if not finished:
            _Training(published, folder, recipe, seed, run, ranks, chosen, report).complete()
        if ranks.leads:
            release_folder(folder / UNFINISHED, run)
        ranks.wait()


def _identify_run(published: PublishedFolder, recipe: Recipe, seed: int) -> str:
    return sha256(f"{VERSION} {identify_data(published)} {seed} {write_recipe(recipe)}".encode()).hexdigest()


class _Training:
    """One run, from its last checkpoint to its end."""

    def __init__(
        self,
        published: PublishedFolder,
        folder: Path,
        recipe: Recipe,
        seed: int,
        run: str,
        ranks: Ranks,
        device: torch.device,
        report: Report,
    ) -> None:
        self.folder, self.recipe, self.seed, self.run = folder, recipe, seed, run
        self.ranks = ranks
        self.report: Report = report if ranks.leads else lambda _: None
        self.unfinished = folder / UNFINISHED
        self.data = read_dataset(published)
        if ranks.leads:
            claim_folder(self.unfinished, run)
            prepare_texts(published, self.unfinished, recipe, seed=seed, report=self._tell_preparing)
        ranks.wait()
        self.texts = open_texts(self.unfinished, recipe)
        self.learner = Learner(self.data, self.texts, recipe, seed=seed, device=device, ranks=ranks)
        self.history: list[Epoch] = []
        self.best: Tensors = {}
        if saved := read_checkpoint(self.unfinished, run):
            self.history, self.best = saved.history, saved.best
            self.learner.restore(saved.weights, saved.optimiser)
        self.curves = Curves(folder / LOGS / run[:12], len(self.history)) if ranks.leads else None
        self.started, self.steps_done = time.monotonic(), 0

    def complete(self) -> None:
        """All epochs that are needed, then the files."""
        while not self._is_enough():
            self._run_epoch(len(self.history) + 1)
        if self.curves:
            self.curves.close()
        self._finish()

    def _is_enough(self) -> bool:
        scores = [epoch.macro_f1 for epoch in self.history]
        waited = len(scores) - 1 - scores.index(max(scores)) if scores else 0
        return len(scores) >= self.recipe.epochs or waited >= self.recipe.patience

    def _run_epoch(self, epoch: int) -> None:
        recipe, began = self.recipe, time.monotonic()
        scores = [each.macro_f1 for each in self.history]
        batches = deal_batches(
            self.texts.train.lengths, recipe.batch, recipe.window, seed=self.seed, epoch=epoch
        )
        total, seen, rate = 0.0, 0, recipe.rate
        for step, rows in enumerate(batches, start=1):
            progress = (epoch - 1 + step / len(batches)) / recipe.epochs
            rate = set_rate(recipe, progress, scores)
            total += self.learner.learn(rows, epoch, step, rate) * len(rows)
            seen += len(rows)
            self.steps_done += 1
            self._tell(epoch, step, len(batches), total / seen)
        judged = self._judge()
        if judged > max(scores, default=-1.0):
            self.best = self.learner.copy_weights()
        seconds = round(time.monotonic() - began, 3)
        self.history.append(Epoch(epoch, total / seen, judged, rate, seconds))
        self._save()

    def _tell_preparing(self, done: VectorProgress) -> None:
        self.report(Progress(0, self.recipe.epochs, done.step, done.steps, None, None, None))

    def _tell(self, epoch: int, step: int, steps: int, loss: float) -> None:
        left = (self.recipe.epochs - epoch + 1) * steps - step
        pace = (time.monotonic() - self.started) / self.steps_done
        best = max((each.macro_f1 for each in self.history), default=None)
        self.report(Progress(epoch, self.recipe.epochs, step, steps, loss, best, left * pace))

    def _judge(self) -> float:
        """Macro-F1 on the validation split, with the one threshold that is best there, or with tau."""
        truth, scores = self.data.truth, self.learner.score(self.texts.validation)
        tau = fit_shared(truth, scores) if self.recipe.fit_tau else self.recipe.network.tau
        return macro_f1(truth, np.asarray(scores, np.float64) >= tau)

    def _save(self) -> None:
        if self.ranks.leads:
            state = self.learner.copy_weights(), self.learner.stepper.export()
            write_checkpoint(self.unfinished, self.run, Checkpoint(self.history, *state, self.best))
        if self.curves:
            self.curves.add(self.history[-1])

    def _finish(self) -> None:
        self.learner.network.load_state_dict(self.best)
        scores = self.learner.score(self.texts.validation)
        if not self.ranks.leads:
            return
        best = max(self.history, key=lambda epoch: epoch.macro_f1)
        classifier = LesicinClassifier(
            self.data.labels,
            self._fit(scores, best.macro_f1),
            self.learner.network,
            self.learner.read_sections(),
            self.texts.encoder,
            self.recipe.longest,
        )
        about = {"seed": self.seed, "epochs": len(self.history), "best_epoch": best.epoch}
        origin = Origin(self.recipe, self.run, self.data.counts, about | {"macro_f1": best.macro_f1})
        write_history(self.folder / HISTORY, self.history)
        save_lesicin(classifier, self.folder, origin)

    def _fit(self, scores: NDArray[np.float32], judged: float) -> Thresholds:
        if self.recipe.fit_tau:
            return fit_thresholds(self.data.truth, scores)
        tau = self.recipe.network.tau
        return Thresholds(tau, np.full(len(self.data.labels), tau), np.inf, judged)
