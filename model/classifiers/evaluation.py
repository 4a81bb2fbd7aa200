"""A full evaluation: scores with intervals, per label, by label frequency and per court."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from model.classifiers.intervals import DRAWS, SEED, Interval, bound_scores
from model.classifiers.scores import Flags, LabelScores, check_tables, list_labels

GROUPS = ("most frequent", "frequent", "rare", "rarest")
WITHHELD = "withheld"  # the court of a document that does not name it


@dataclass(frozen=True, slots=True)
class GroupScores:
    """The scores of a quarter of the labels, over all documents."""

    group: str
    labels: list[str]
    fewest: int  # training documents of a label in the group
    most: int
    scores: dict[str, Interval]


@dataclass(frozen=True, slots=True)
class CourtScores:
    """The scores of a court's documents. Means over labels cover only those that occur there: otherwise a
    court with three documents would score close to 0 even if all of them were right."""

    court: str
    documents: int
    labels: int  # that occur in its documents
    scores: dict[str, Interval]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The evaluation of predictions for a split."""

    documents: int
    scores: dict[str, Interval]
    labels: list[LabelScores]
    groups: list[GroupScores]
    courts: list[CourtScores]


def evaluate_predictions(
    truth: Flags,
    predicted: Flags,
    *,
    labels: Sequence[str],
    train: Sequence[int],
    courts: Sequence[str | None],
    draws: int = DRAWS,
    seed: int = SEED,
) -> Evaluation:
    """Evaluate predictions with one row per document and one column per label. `train` is the number of
    training documents per label, `courts` the court of each document. `dataclasses.asdict` gives JSON."""
    check_tables(truth, predicted)
    return Evaluation(
        len(truth),
        bound_scores(truth, predicted, draws=draws, seed=seed),
        list_labels(truth, predicted, labels, train),
        list(_score_groups(truth, predicted, labels, train, draws, seed)),
        list(_score_courts(truth, predicted, courts, draws, seed)),
    )


def group_labels(train: Sequence[int]) -> list[NDArray[np.int64]]:
    """Columns in four groups of equal size, from frequent to rare. Of equally frequent labels, those that
    come first in the Code count as more frequent, so a group may end between equals. Any remainder goes to
    the first groups; with fewer than four labels, the last groups are empty."""
    order = np.argsort(-np.asarray(train, np.int64), kind="stable")
    return np.array_split(order, len(GROUPS))


def _score_groups(
    truth: Flags, predicted: Flags, labels: Sequence[str], train: Sequence[int], draws: int, seed: int
) -> Iterator[GroupScores]:
    for name, columns in zip(GROUPS, group_labels(train), strict=True):
        if not len(columns):
            continue
        columns = np.sort(columns)
        counts = [train[column] for column in columns]
        scores = bound_scores(truth[:, columns], predicted[:, columns], draws=draws, seed=seed)
        yield GroupScores(name, [labels[column] for column in columns], min(counts), max(counts), scores)


def _score_courts(
    truth: Flags, predicted: Flags, courts: Sequence[str | None], draws: int, seed: int
) -> Iterator[CourtScores]:
    """From the court with the most documents to the one with the fewest; ties are ordered by name."""
    if len(courts) != len(truth):
        raise ValueError(f"{len(courts)} courts for {len(truth)} documents")
    named = np.array([court or WITHHELD for court in courts])
    names, sizes = np.unique(named, return_counts=True)
    for size, name in sorted(zip((-sizes).tolist(), names.tolist(), strict=True)):
        rows = named == name
        occurring = truth[rows].any(axis=0)
        scores = bound_scores(truth[rows], predicted[rows], over=occurring, draws=draws, seed=seed)
        yield CourtScores(name, -size, int(occurring.sum()), scores)
