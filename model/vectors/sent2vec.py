"""Word vectors from sentences: sent2vec (Pagliardini et al. 2018).

A target word w is predicted from the rest of its sentence: c is the mean vector of all other words and of all
n-grams without w. The loss is -log s(u_w . c) - sum over negatives n of log s(-u_n . c), where s is the
logistic function. Every word of a sentence is a target, yet the sentence is summed only once: the rows that
contain the target are subtracted again.

All targets of a batch share their negatives, so one matrix product scores them all. There are more negatives
than the loss asks for, and each weighs accordingly less: the expected loss is the same.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import embedding, embedding_bag, softplus

from model.vectors.encoder import VectorRecipe
from model.vectors.rows import UNKNOWN, Ints, Sentences

_REPORT_EVERY = 50  # steps


class VectorProgress(NamedTuple):
    """How far training has come."""

    epoch: int  # from 1
    epochs: int
    step: int  # of all epochs, from 1
    steps: int
    loss: float | None  # per target, in this step; LSA has none


Report = Callable[[VectorProgress], None]


class TargetBatch(NamedTuple):
    """Targets, sorted by sentence, and the rows of their sentences. The last row of the table is zeros."""

    rows: Tensor  # [P] of the source table: all of the first sentence, then of the second, ...
    starts: Tensor  # [B] where each sentence begins in rows
    own: Tensor  # [T, k] rows that contain the target, padded with the last row
    others: Tensor  # [T] the number of rows of the sentence that do not contain the target, at least 1
    sentence: Tensor  # [T] of each target
    words: Tensor  # [T] rows of the target table
    negatives: Tensor  # [K] rows of the target table
    negative_weight: float  # of each


class RowAdagrad:
    """Adagrad with one learning rate per row of a table: rare rows move as far as frequent ones."""

    def __init__(self, tables: Sequence[Tensor]) -> None:
        self._squares = [
            (table, torch.zeros(len(table))) for table in tables
        ]  # summed mean squared gradients

    @torch.no_grad()
    def step(self, rate: float) -> None:
        """Move the rows that have a gradient, and clear it."""
        for table, squares in self._squares:
            if table.grad is None:
                continue
            gradient = table.grad.coalesce()
            rows, values = gradient.indices()[0], gradient.values()
            squares[rows] += torch.linalg.vector_norm(values, dim=1).square() / values.shape[1]
            scale = squares[rows].clamp(min=1e-24).rsqrt()
            table.index_add_(0, rows, values * scale[:, None], alpha=-rate)
            table.grad = None


def learn_sent2vec(
    sentences: Sentences, frequencies: Ints, recipe: VectorRecipe, *, seed: int, report: Report
) -> NDArray[np.float32]:
    """A table that ends with a row of zeros, [len(rows) + 1, size]."""
    generator = np.random.default_rng(seed)
    words = len(sentences.rows.words)
    start = np.zeros((len(frequencies) + 1, recipe.size), np.float32)  # the last row is never changed
    generator.random(dtype=np.float32, out=start[:-1])
    start[:-1] = (start[:-1] - 0.5) * (2 / recipe.size)
    source = torch.from_numpy(start).requires_grad_()
    target = torch.zeros(words, recipe.size, requires_grad=True)
    optimiser = RowAdagrad((source, target))
    sampling = _weigh_words(frequencies[:words], recipe)
    step, steps = 0, recipe.epochs * len(sentences.split(np.arange(len(sentences)), recipe.words_at_once))
    for epoch in range(1, recipe.epochs + 1):
        for chosen in sentences.split(generator.permutation(len(sentences)), recipe.words_at_once):
            step += 1
            batch = _draw_batch(sentences, chosen, sampling, recipe, generator)
            if not len(batch.words):
                continue
            loss = measure_loss(source, target, batch)
            torch.autograd.backward(loss)
            optimiser.step(recipe.rate * (1 - (step - 1) / steps))
            if step % _REPORT_EVERY == 1 or step == steps:
                mean = float(loss.detach()) / len(batch.words)
                report(VectorProgress(epoch, recipe.epochs, step, steps, mean))
    return source.detach().numpy()


def measure_loss(source: Tensor, target: Tensor, batch: TargetBatch) -> Tensor:
    """The loss, summed over targets. Gradients of both tables are sparse."""
    padding = len(source) - 1
    sums = embedding_bag(
        batch.rows, source, batch.starts, mode="sum", sparse=True, padding_idx=padding
    )  # [B, size]
    own = embedding_bag(batch.own, source, mode="sum", sparse=True, padding_idx=padding)  # [T, size]
    contexts = (sums.index_select(0, batch.sentence) - own) / batch.others[:, None]
    positive = (embedding(batch.words, target, sparse=True) * contexts).sum(dim=1)  # [T]
    negative = contexts @ embedding(batch.negatives, target, sparse=True).T  # [T, K]
    is_target = batch.words[:, None] == batch.negatives  # no word is its own negative
    wrong = softplus(negative).masked_fill(is_target, 0)
    return softplus(-positive).sum() + batch.negative_weight * wrong.sum()


class _Sampling(NamedTuple):
    """By word: the probability of being a target at each occurrence; the cumulative one of being drawn as a
    negative."""

    target: NDArray[np.float64]
    negative: NDArray[np.float64]


def _weigh_words(frequencies: Ints, recipe: VectorRecipe) -> _Sampling:
    ratio = recipe.frequent / (frequencies / frequencies.sum())
    kept = np.minimum(np.sqrt(ratio) + ratio, 1)
    weights = frequencies**recipe.negative_power
    return _Sampling(kept, np.cumsum(weights) / weights.sum())


def _draw_batch(
    sentences: Sentences,
    chosen: Ints,
    sampling: _Sampling,
    recipe: VectorRecipe,
    generator: np.random.Generator,
) -> TargetBatch:
    """Sentences with targets and negatives drawn at random."""
    words, ends = sentences.read(chosen)
    rows = sentences.rows.find(words)
    padding = len(sentences.rows)
    sizes = np.diff(ends, prepend=0)
    owners = np.repeat(np.arange(len(ends)), sizes)
    known = np.bincount(owners, (rows != padding).sum(axis=0), len(ends)).astype(np.int64)
    is_drawn = generator.random(len(words)) < sampling.target[words]
    positions = np.flatnonzero(is_drawn & (words != UNKNOWN))
    own = list_own_rows(rows, positions, padding)
    others = known[owners[positions]] - (own != padding).sum(axis=1)
    kept = others > 0  # a sentence of one word teaches nothing
    negatives = np.searchsorted(sampling.negative, generator.random(recipe.shared_negatives), side="right")
    return TargetBatch(
        rows=torch.from_numpy(rows.T.ravel()),
        starts=torch.from_numpy((ends - sizes) * len(rows)),
        own=torch.from_numpy(own[kept]),
        others=torch.from_numpy(others[kept].astype(np.float32)),
        sentence=torch.from_numpy(owners[positions][kept]),
        words=torch.from_numpy(words[positions][kept]),
        negatives=torch.from_numpy(negatives.clip(max=len(sampling.negative) - 1)),
        negative_weight=recipe.negatives / recipe.shared_negatives,
    )


def list_own_rows(rows: Ints, positions: Ints, padding: int) -> Ints:
    """The rows that contain the word at each position: its own and those of its n-grams, [positions, k]."""
    columns = []
    for size, of_size in enumerate(rows, 1):
        padded = np.concatenate((np.full(size - 1, padding), of_size))
        columns += [padded[positions + size - 1 - back] for back in range(size)]
    return np.stack(columns, axis=1)
