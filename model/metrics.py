"""How good predicted labels are: the scores of the paper, each with its definition.

Truth and predictions are tables of yes and no, a row a document, a column a label.

- macro: the plain mean over all labels of their own scores. A score without a meaning counts 0: the precision
  of a label that is never predicted, the recall of one that never occurs.
- micro: one score from the counts of all labels together.
- jaccard_labels: the mean over labels of right / (right + wrong + missed). What the paper's figures show.
- jaccard_documents: the same of each document, the mean over documents. What the paper's text says. A
  document that has no label and gets none is left out: it would make those look good who say nothing of
  rare labels.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schemas.errors import BadInputError

NAMES = (
    "macro_precision",
    "macro_recall",
    "macro_f1",
    "micro_precision",
    "micro_recall",
    "micro_f1",
    "jaccard_labels",
    "jaccard_documents",
)

Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]
Scores = dict[str, float]  # by the names above


@dataclass(frozen=True, slots=True)
class Counts:
    """How often each label was predicted rightly, predicted wrongly, and missed: [..., K]."""

    right: Floats
    wrong: Floats
    missed: Floats


@dataclass(frozen=True, slots=True)
class LabelScores:
    """The line of a label in the table of labels."""

    label: str
    train: int  # documents with it to learn from
    documents: int  # with it, of those judged
    predicted: int
    right: int
    precision: float
    recall: float
    f1: float
    jaccard: float


def score_predictions(truth: Flags, predicted: Flags) -> Scores:
    """All scores of predictions."""
    check_tables(truth, predicted)
    overlap, counted = overlap_documents(truth, predicted)
    scores = summarise(count_labels(truth, predicted), divide(overlap.sum(), counted.sum()))
    return name_scores(scores)


def list_labels(
    truth: Flags, predicted: Flags, labels: Sequence[str], train: Sequence[int]
) -> list[LabelScores]:
    """The scores of each label, in the order of the columns."""
    check_tables(truth, predicted)
    counts = count_labels(truth, predicted)
    columns = (truth.sum(axis=0), predicted.sum(axis=0), counts.right.astype(int), *score_labels(counts))
    rows = zip(labels, train, *(column.tolist() for column in columns), strict=True)
    return [LabelScores(*row) for row in rows]


def count_labels(truth: Flags, predicted: Flags) -> Counts:
    """Counts over all documents, [K]."""
    return Counts(
        (truth & predicted).sum(axis=0, dtype=float),
        (predicted & ~truth).sum(axis=0, dtype=float),
        (truth & ~predicted).sum(axis=0, dtype=float),
    )


def overlap_documents(truth: Flags, predicted: Flags) -> tuple[Floats, Flags]:
    """The Jaccard index of each document, and which have one."""
    either = (truth | predicted).sum(axis=1)
    return divide((truth & predicted).sum(axis=1), either), either > 0


def score_labels(counts: Counts) -> tuple[Floats, Floats, Floats, Floats]:
    """Precision, recall, F1 and Jaccard index of each label, [..., K]."""
    right, wrong, missed = counts.right, counts.wrong, counts.missed
    return (
        divide(right, right + wrong),
        divide(right, right + missed),
        divide(2 * right, 2 * right + wrong + missed),
        divide(right, right + wrong + missed),
    )


def summarise(counts: Counts, overlap: Floats, over: Flags | None = None) -> Floats:
    """All scores in the order of their names, [..., 8]: of counts of labels [..., K] and the mean Jaccard
    index of documents [...]. The means over labels may be limited to some, [K] or [..., K]."""
    weights = np.ones(counts.right.shape) if over is None else over.astype(float)
    each = (divide((score * weights).sum(axis=-1), weights.sum(axis=-1)) for score in score_labels(counts))
    precision, recall, f1, jaccard = each
    together = Counts(counts.right.sum(axis=-1), counts.wrong.sum(axis=-1), counts.missed.sum(axis=-1))
    micro = score_labels(together)[:3]
    return np.stack((precision, recall, f1, *micro, jaccard, overlap), axis=-1)


def name_scores(scores: Floats) -> Scores:
    """One summary by its names."""
    return dict(zip(NAMES, scores.tolist(), strict=True))


def divide(part: NDArray[Any], whole: NDArray[Any]) -> Floats:
    """Part of whole, 0 where there is no whole. For counts: a whole is none or at least 1."""
    quotient: Floats = part / np.maximum(whole, 1)
    return quotient


def check_tables(truth: Flags, predicted: Flags) -> None:
    """Refuse tables that do not belong together, and empty ones, of which nothing can be said."""
    if truth.shape != predicted.shape or truth.ndim != 2:
        raise BadInputError(
            f"the predictions are a table of shape {predicted.shape}, the truth one of {truth.shape}:"
            " both must have a row for each document and a column for each label"
        )
    if truth.dtype != np.bool_ or predicted.dtype != np.bool_:
        raise BadInputError(
            f"truth and predictions must be yes or no, not {truth.dtype} and {predicted.dtype}:"
            " apply thresholds first"
        )
    if not truth.size:
        raise BadInputError("there are no documents or no labels to judge: name a dataset that has some")
