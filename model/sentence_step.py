"""One step of sent2vec: the loss of a batch of sentences, its gradient, and what changes.

A target word w is to be told from the rest of its sentence: c is the mean vector of all other words and all
n-grams without w. The loss is -log s(u_w . c) - sum over negatives n of log s(-u_n . c), s being the
logistic function (Pagliardini et al. 2018). Each word of a sentence is a target in turn, yet the sentence is
added up only once: what belongs to the target is taken away again.

The negatives are the same for all targets of a batch, so that a product of two matrices deals with them.
There are more than the loss asks for, and each weighs accordingly less: the expected loss is the same.
"""

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import embedding_bag, softplus

_NEVER = -100.0  # the logistic function of it is 0


class Batch(NamedTuple):
    """Targets, sorted by sentence, and what their sentences hold. The last row of a table is of zeros."""

    rows: Tensor  # [P] of the source table: all of the first sentence, then of the second, ...
    starts: Tensor  # [B] where each sentence begins in rows
    own: Tensor  # [T, k] rows that hold the target, the last row where there are fewer
    others: Tensor  # [T] how many rows of the sentence do not hold the target, at least 1
    sentence: Tensor  # [T] of each target
    words: Tensor  # [T] rows of the target table
    negatives: Tensor  # [K] rows of the target table
    negative_weight: float  # of each


class Gradient(NamedTuple):
    """Of the loss, for the rows of a table that it depends on."""

    rows: Tensor  # [R] each once
    values: Tensor  # [R, size]


class Table:
    """Vectors that are learnt by Adagrad with one rate a row: what is rare changes as much as what is not."""

    def __init__(self, values: Tensor) -> None:
        self.values = values  # [rows, size]
        self.squares = torch.zeros(len(values))  # sum of the mean squared gradients so far

    def change(self, gradient: Gradient, rate: float) -> None:
        """Go against the gradient, whose values are lost."""
        rows, values = gradient
        squares = self.squares[rows] + torch.linalg.vector_norm(values, dim=1).square() / values.shape[1]
        self.squares[rows] = squares
        self.values.index_add_(0, rows, values.mul_(-rate * squares.clamp(min=1e-24).rsqrt()[:, None]))


class Scores(NamedTuple):
    """How a batch is told by the tables as they are."""

    right: Tensor  # [T] u_w . c
    wrong: Tensor  # [T, K] u_n . c, far below 0 where the negative is the target: no word is its own negative
    contexts: Tensor  # [T, size] c


def score_batch(source: Tensor, target: Tensor, batch: Batch) -> Scores:
    """The way there: contexts, and what they say of targets and negatives."""
    sums = _add_rows(source, batch.rows, batch.starts)  # [B, size]
    contexts = sums.index_select(0, batch.sentence).sub_(embedding_bag(batch.own, source, mode="sum"))
    contexts /= batch.others[:, None]
    right = (target.index_select(0, batch.words) * contexts).sum(dim=1)
    wrong = contexts @ target.index_select(0, batch.negatives).T
    meeting = torch.isin(batch.words, batch.negatives).nonzero()[:, 0]
    same = batch.words[meeting, None] == batch.negatives
    wrong[meeting] = wrong[meeting].masked_fill_(same, _NEVER)
    return Scores(right, wrong, contexts)


def measure_loss(scores: Scores, batch: Batch) -> float:
    """Summed over targets."""
    wrong = softplus(scores.wrong).sum() * batch.negative_weight
    return float(softplus(-scores.right).sum() + wrong)


def find_gradients(source: Tensor, target: Tensor, batch: Batch, scores: Scores) -> tuple[Gradient, Gradient]:
    """The way back: by the source table and by the target table."""
    wanted, unwanted = target.index_select(0, batch.words), target.index_select(0, batch.negatives)
    praise = (scores.right.sigmoid() - 1)[:, None]  # [T, 1]
    blame = scores.wrong.sigmoid()  # [T, K]
    back = wanted.mul_(praise).addmm_(blame, unwanted, alpha=batch.negative_weight)  # [T, size]
    back /= batch.others[:, None]
    by_negatives = (blame.T @ scores.contexts) * batch.negative_weight
    by_target = _gather(
        torch.cat((batch.words, batch.negatives)), torch.cat((praise * scores.contexts, by_negatives))
    )
    return _spread(source, batch, back), by_target


def _spread(source: Tensor, batch: Batch, back: Tensor) -> Gradient:
    """Each row of a sentence hears of all of its targets, but a target's own rows not of that one."""
    sentences, targets = len(batch.starts), len(back)
    starts = torch.searchsorted(batch.sentence, torch.arange(sentences))
    heard = _add_rows(back, torch.arange(targets), starts)  # [B, size]
    sizes = torch.diff(batch.starts, append=torch.tensor([len(batch.rows)]))
    holders = torch.repeat_interleave(torch.arange(sentences), sizes)  # [P]
    excepted = torch.arange(sentences, sentences + targets).repeat_interleave(batch.own.shape[1])
    rows = torch.cat((batch.rows, batch.own.ravel()))
    return _gather(rows, torch.cat((heard, -back)), torch.cat((holders, excepted)), without=len(source) - 1)


def _gather(rows: Tensor, values: Tensor, places: Tensor | None = None, without: int = -1) -> Gradient:
    """Add up what each row gets: the value at its place, wherever it stands."""
    ordered, order = torch.sort(rows, stable=True)
    chosen, counts = torch.unique_consecutive(ordered, return_counts=True)
    starts = counts.cumsum(0) - counts
    added = _add_rows(values, order if places is None else places[order], starts)
    if len(chosen) and chosen[-1] == without:
        chosen, added = chosen[:-1], added[:-1]
    return Gradient(chosen, added)


def _add_rows(table: Tensor, rows: Tensor, starts: Tensor) -> Tensor:
    return embedding_bag(rows, table, starts, mode="sum")
