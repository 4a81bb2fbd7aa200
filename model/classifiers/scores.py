"""The truth of a split, and the scores of predicted labels as the paper defines them.

Truth and predictions are boolean tables with one row per document and one column per label.

- macro: the plain mean of the scores of all labels. An undefined score counts as 0: the precision of a label
  that is never predicted, the recall of one that never occurs.
- micro: one score from the summed counts of all labels.
- jaccard_labels: the mean over labels of right / (right + wrong + missed), as in the paper's figures.
- jaccard_documents: the same per document, averaged over documents, as in the paper's text. A document that
  has no label and gets none is left out: it would reward a system that never predicts rare labels.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schemas.errors import BadInputError
from schemas.published import PublishedFolder

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
    """How often each label was predicted rightly, predicted wrongly and missed, [..., K]."""

    right: Floats
    wrong: Floats
    missed: Floats


@dataclass(frozen=True, slots=True)
class LabelScores:
    """One row of the table of labels."""

    label: str
    train: int  # training documents with it
    documents: int  # evaluated documents with it
    predicted: int
    right: int
    precision: float
    recall: float
    f1: float
    jaccard: float


def score_predictions(truth: Flags, predicted: Flags) -> Scores:
    """All scores of the predictions."""
    check_tables(truth, predicted)
    overlap, counted = overlap_documents(truth, predicted)
    scores = summarise(count_labels(truth, predicted), divide(overlap.sum(), counted.sum()))
    return name_scores(scores)


def average_precision(truth: Flags, scores: NDArray[np.floating]) -> float:
    """The mean over labels that occur of their average precision: the quality of the ranking of documents,
    whatever the thresholds. Equal scores count as ranked in the order of the documents."""
    order = np.argsort(-np.asarray(scores, np.float64), axis=0, kind="stable")
    ranked = np.take_along_axis(truth, order, axis=0)
    precision = ranked.cumsum(axis=0) / np.arange(1, len(truth) + 1)[:, None]
    positives = truth.sum(axis=0)
    occurring = positives > 0
    each = (precision * ranked).sum(axis=0)[occurring] / positives[occurring]
    return float(each.mean()) if occurring.any() else 0.0


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
    """The Jaccard index of each document, and for which it is defined."""
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
    """All scores in the order of NAMES, [..., 8], from the counts of labels [..., K] and the mean Jaccard
    index of documents [...]. Means over labels can be limited to those in `over`, [K] or [..., K]."""
    weights = np.ones(counts.right.shape) if over is None else over.astype(float)
    means = (divide((score * weights).sum(axis=-1), weights.sum(axis=-1)) for score in score_labels(counts))
    precision, recall, f1, jaccard = means
    together = Counts(counts.right.sum(axis=-1), counts.wrong.sum(axis=-1), counts.missed.sum(axis=-1))
    micro = score_labels(together)[:3]
    return np.stack((precision, recall, f1, *micro, jaccard, overlap), axis=-1)


def name_scores(scores: Floats) -> Scores:
    """Scores by name."""
    return dict(zip(NAMES, scores.tolist(), strict=True))


def divide(part: NDArray[Any], whole: NDArray[Any]) -> Floats:
    """A quotient of counts, 0 where the divisor is 0."""
    quotient: Floats = part / np.maximum(whole, 1)
    return quotient


def check_tables(truth: Flags, predicted: Flags) -> None:
    """Reject tables that do not match, and empty ones."""
    if truth.shape != predicted.shape or truth.ndim != 2:
        raise BadInputError(
            f"the predictions have the shape {predicted.shape}, the truth {truth.shape}:"
            " both need one row per document and one column per label"
        )
    if truth.dtype != np.bool_ or predicted.dtype != np.bool_:
        raise BadInputError(
            f"truth and predictions must be boolean, not {truth.dtype} and {predicted.dtype}:"
            " apply thresholds first"
        )
    if not truth.size:
        raise BadInputError("there are no documents or no labels to evaluate: name a dataset that has both")


@dataclass(frozen=True, slots=True)
class Truth:
    """Documents with their labels and courts, in the order of their rows."""

    ids: list[str]
    labels: Flags  # [N, K]
    courts: list[str | None]


def read_truth(published: PublishedFolder, split: str) -> Truth:
    """The labels of a split. Texts are not kept: one row is in memory at a time."""
    ids, courts, labels = [], [], []
    for row in published.iterate_examples(split):
        ids.append(row["id"])
        courts.append(row["court"])
        labels.append(mark_labels(row, len(published.sections)))
    if not ids:
        raise BadInputError(f"{published.folder} has no {split} documents: publish a larger dataset")
    return Truth(ids, np.array(labels), courts)


def mark_labels(row: dict[str, Any], count: int) -> Flags:
    """The labels of an example as booleans, [K]."""
    marked = np.zeros(count, bool)
    marked[row["labels"]] = True
    return marked
