"""Training of LeSICiN on a published dataset: networks, epochs, the best of them, thresholds, files.

Several networks that differ in nothing but their seed are trained one after the other, and what they say is
averaged. Each epoch is judged on the validation split; the weights of the best one are kept, and training of
a network stops when it gets no better. After each epoch the run is saved in a folder of its own inside the
output folder, and a run that was killed goes on from there to the same end. What was in the output folder
before stays in use until the new classifier is complete.
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

from model.lesicin_classifier import LesicinClassifier, Member, hear_both
from model.lesicin_files import Origin, read_run, save_lesicin
from model.linear import learn_lexicon
from model.sentence_encoders import check_encoder
from model.sentence_training import VectorProgress
from model.thresholds import Thresholds, fit_shared, fit_thresholds, macro_f1
from model.training_batches import NETWORK, deal_batches, mix_seed
from model.training_checkpoint import (
    Checkpoint,
    Epoch,
    claim_folder,
    read_checkpoint,
    release_folder,
    write_checkpoint,
    write_history,
)
from model.training_data import Dataset, Texts, identify_data, open_texts, prepare_texts, read_dataset
from model.training_logs import Curves
from model.training_network import Learner
from model.training_optimiser import Tensors, set_rate
from model.training_ranks import AUTO, CPU, Ranks, join_ranks
from model.training_recipe import DEFAULT, PAPER, Recipe, write_recipe
from schemas.published import VALIDATION, PublishedFolder

__all__ = ["DEFAULT", "HISTORY", "PAPER", "UNFINISHED", "Progress", "Recipe", "train_lesicin"]

HISTORY = "history.json"
UNFINISHED = "unfinished"  # the folder of a run that goes on
LOGS = "logs"  # for TensorBoard
VERSION = 5  # another one whenever the same recipe gives another classifier, or other files


class Progress(NamedTuple):
    """How far training has come."""

    network: int  # from 1; 0 while texts are prepared
    networks: int
    epoch: int  # from 1; 0 while texts are prepared
    epochs: int
    step: int  # of this epoch
    steps: int
    loss: float | None  # mean of this epoch
    macro_f1: float | None  # the best so far of this network on validation
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
    with torch.random.fork_rng(devices=[]), _sum_in_order(chosen):
        finished = read_run(folder) == run
        ranks.wait()  # all have looked before one of them can finish
        if not finished:
            _train(published, _prepare(published, folder, recipe, seed, run, ranks, chosen, report))
        if ranks.leads:
            release_folder(folder / UNFINISHED, run)
        ranks.wait()


@contextmanager
def _sum_in_order(device: torch.device) -> Iterator[None]:
    """The same sums on several threads, in every run. Not on CUDA, which lacks some operations for it."""
    before = torch.are_deterministic_algorithms_enabled()
    torch.use_deterministic_algorithms(before or device.type == CPU)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before)


def _identify_run(published: PublishedFolder, recipe: Recipe, seed: int) -> str:
    return sha256(f"{VERSION} {identify_data(published)} {seed} {write_recipe(recipe)}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class _Run:
    """What all networks of a run have in common."""

    folder: Path
    recipe: Recipe
    seed: int
    name: str  # digest of dataset, recipe and seed
    ranks: Ranks
    device: torch.device
    report: Report
    data: Dataset
    texts: Texts

    @property
    def unfinished(self) -> Path:
        return self.folder / UNFINISHED


def _prepare(
    published: PublishedFolder,
    folder: Path,
    recipe: Recipe,
    seed: int,
    name: str,
    ranks: Ranks,
    device: torch.device,
    report: Report,
) -> _Run:
    """Read the dataset; one of the processes prepares the texts for all."""

    def tell(done: VectorProgress) -> None:
        told = Progress(0, recipe.networks, 0, recipe.epochs, done.step, done.steps, None, None, None)
        report(told)

    if recipe.encoder:  # a mistake costs no checkpoint
        check_encoder(Path(recipe.encoder))
    data = read_dataset(published)
    if ranks.leads:
        claim_folder(folder / UNFINISHED, name)
        prepare_texts(published, folder / UNFINISHED, recipe, seed=seed, report=tell)
    ranks.wait()
    texts = open_texts(folder / UNFINISHED, recipe)
    return _Run(folder, recipe, seed, name, ranks, device, report, data, texts)


def _train(published: PublishedFolder, run: _Run) -> None:
    """All networks that are not trained yet, the lexicon, then the files."""
    trained = [_Training(run, number).complete() for number in range(1, run.recipe.networks + 1)]
    if not run.ranks.leads:
        return
    scores = np.stack([each.scores for each in trained]).mean(axis=0, dtype=np.float32)  # [N, C]
    lexicon = None
    if run.recipe.lexicon:
        lexicon = learn_lexicon(published)
        facts = (row["text"] for row in published.iterate_examples(VALIDATION))
        scores = hear_both(scores, lexicon.measure(facts))
    thresholds = _fit(run, scores)
    members = tuple(each.member for each in trained)
    classifier = LesicinClassifier(
        run.data.labels, thresholds, members, run.texts.encoder, run.recipe.longest, lexicon
    )
    history = [epoch for each in trained for epoch in each.history]
    best = [{"epoch": each.best.epoch, "macro_f1": each.best.macro_f1} for each in trained]
    write_history(run.folder / HISTORY, history)
    about = {"seed": run.seed, "best": best}
    save_lesicin(classifier, run.folder, Origin(run.recipe, run.name, run.data.counts, about))


def _fit(run: _Run, scores: NDArray[np.float32]) -> Thresholds:
    if run.recipe.fit_tau:
        return fit_thresholds(run.data.truth, scores)
    tau = run.recipe.network.tau
    judged = macro_f1(run.data.truth, np.asarray(scores, np.float64) >= tau)
    return Thresholds(tau, np.full(len(run.data.labels), tau), judged)


class _Trained(NamedTuple):
    """A network with the weights of its best epoch."""

    member: Member
    history: list[Epoch]
    scores: NDArray[np.float32]  # of the validation split

    @property
    def best(self) -> Epoch:
        return max(self.history, key=lambda epoch: epoch.macro_f1)


class _Training:
    """One network, from its last checkpoint to its end."""

    def __init__(self, run: _Run, number: int) -> None:
        self.run, self.number, self.recipe = run, number, run.recipe
        self.seed = mix_seed(run.seed, NETWORK, number)
        self.folder = run.unfinished / f"network-{number}"
        self.learner = Learner(
            run.data, run.texts, run.recipe, seed=self.seed, device=run.device, ranks=run.ranks
        )
        self.history: list[Epoch] = []
        self.best: Tensors = {}
        if saved := read_checkpoint(self.folder, run.name):
            self.history, self.best = saved.history, saved.best
            self.learner.restore(saved.weights, saved.optimiser)
        self.started, self.steps_done = time.monotonic(), 0

    def complete(self) -> _Trained:
        """All epochs that are needed."""
        if not self._is_enough():
            self._run_epochs()
        self.learner.network.load_state_dict(self.best)
        sections = self.learner.read_sections()
        scores = self.learner.score(self.run.texts.validation)
        return _Trained(Member(self.learner.network, sections), self.history, scores)

    def _run_epochs(self) -> None:
        logs = self.run.folder / LOGS / self.run.name[:12] / self.folder.name
        curves = Curves(logs, len(self.history)) if self.run.ranks.leads else None
        while not self._is_enough():
            self._run_epoch(len(self.history) + 1)
            if curves:
                self._save()
                curves.add(self.history[-1])
        if curves:
            curves.close()

    def _is_enough(self) -> bool:
        scores = [epoch.macro_f1 for epoch in self.history]
        waited = len(scores) - 1 - scores.index(max(scores)) if scores else 0
        return len(scores) >= self.recipe.epochs or waited >= self.recipe.patience

    def _run_epoch(self, epoch: int) -> None:
        recipe, began = self.recipe, time.monotonic()
        scores = [each.macro_f1 for each in self.history]
        lengths = self.run.texts.train.lengths
        batches = deal_batches(lengths, recipe.batch, recipe.window, seed=self.seed, epoch=epoch)
        total, seen, rate = 0.0, 0, recipe.rate
        for step, rows in enumerate(batches, start=1):
            progress = (epoch - 1 + step / len(batches)) / recipe.epochs
            rate = set_rate(recipe, progress, scores)
            total += self.learner.learn(rows, epoch, step, rate) * len(rows)
            seen += len(rows)
            self.steps_done += 1
            if self.run.ranks.leads:
                self._tell(epoch, step, len(batches), total / seen)
        judged = self._judge()
        if judged > max(scores, default=-1.0):
            self.best = self.learner.copy_weights()
        seconds = round(time.monotonic() - began, 3)
        self.history.append(Epoch(self.number, epoch, total / seen, judged, rate, seconds))

    def _tell(self, epoch: int, step: int, steps: int, loss: float) -> None:
        recipe = self.recipe
        epochs_left = (recipe.networks - self.number) * recipe.epochs + recipe.epochs - epoch + 1
        pace = (time.monotonic() - self.started) / self.steps_done
        best = max((each.macro_f1 for each in self.history), default=None)
        left = (epochs_left * steps - step) * pace
        place = (self.number, recipe.networks, epoch, recipe.epochs, step, steps)
        self.run.report(Progress(*place, loss, best, left))

    def _judge(self) -> float:
        """Macro-F1 on the validation split, with the one threshold that is best there, or with tau."""
        truth, scores = self.run.data.truth, self.learner.score(self.run.texts.validation)
        tau = fit_shared(truth, scores) if self.recipe.fit_tau else self.recipe.network.tau
        return macro_f1(truth, np.asarray(scores, np.float64) >= tau)

    def _save(self) -> None:
        state = self.learner.copy_weights(), self.learner.stepper.export()
        write_checkpoint(self.folder, self.run.name, Checkpoint(self.history, *state, self.best))
