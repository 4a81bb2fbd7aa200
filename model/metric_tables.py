"""An evaluation in full: scores with their intervals, by label, by how frequent labels are, and by court."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from model.metric_intervals import DRAWS, SEED, Interval, bound_scores
from model.metrics import Flags, LabelScores, check_tables, list_labels

GROUPS = ("most frequent", "frequent", "rare", "rarest")
WITHHELD = "withheld"  # the court of a document that does not say it


@dataclass(frozen=True, slots=True)
class GroupScores:
    """The scores of a quarter of the labels, over all documents."""

    group: str
    labels: list[str]
    fewest: int  # training documents that a label of the group has
    most: int
    scores: dict[str, Interval]


@dataclass(frozen=True, slots=True)
class CourtScores:
    """The scores of the documents of a court. Means over labels are over those that its documents have: a
    court with three documents would get next to nothing for being right about all of them."""

    court: str
    documents: int
    labels: int  # that occur there
    scores: dict[str, Interval]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What there is to say about the predictions for a split."""

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
    """Judge predictions, a row a document and a column a label. Of the labels: names, and how many documents
    there were to learn from; of the documents: courts. `dataclasses.asdict` makes JSON of it."""
    check_tables(truth, predicted)
    return Evaluation(
        len(truth),
        bound_scores(truth, predicted, draws=draws, seed=seed),
        list_labels(truth, predicted, labels, train),
        list(_score_groups(truth, predicted, labels, train, draws, seed)),
        list(_score_courts(truth, predicted, courts, draws, seed)),
    )


def group_labels(train: Sequence[int]) -> list[NDArray[np.int64]]:
    """Columns in four groups of equal size, from frequent to rare. Where labels are equally frequent, those
    that stand first in the Code count as the more frequent ones, so a cut may run between equals. What
    cannot be shared out evenly goes to the first groups; with less than four labels, the last are empty."""
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
    """From the court with the most documents to that with the fewest, equals by name."""
    if len(courts) != len(truth):
        raise ValueError(f"{len(courts)} courts for {len(truth)} documents")
    named = np.array([court or WITHHELD for court in courts])
    names, sizes = np.unique(named, return_counts=True)
    for size, name in sorted(zip((-sizes).tolist(), names.tolist(), strict=True)):
        rows = named == name
        occurring = truth[rows].any(axis=0)
        scores = bound_scores(truth[rows], predicted[rows], over=occurring, draws=draws, seed=seed)
        yield CourtScores(name, -size, int(occurring.sum()), scores)
