"""The same scores for every document: the share of the training facts that have each label.

It shows what can be had without reading. Thresholds that are fitted for macro-F1 predict nearly every label,
since a label that is never predicted scores 0.
"""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from model.baselines.simple import Floats32, SavedScorer, Scorer
from model.classifiers.arrays import Arrays, check_shapes, check_values
from model.classifiers.registry import Facts
from model.classifiers.scores import read_truth
from schemas.published import TRAIN, PublishedFolder


class LabelShares(Scorer):
    """Gives each label its share of the training facts."""

    def __init__(self, shares: Floats32) -> None:
        self._shares = shares  # [K]

    @classmethod
    def learn(cls, published: PublishedFolder, options: Any) -> Self:  # noqa: ARG003
        """Count the labels of the training facts."""
        return cls(read_truth(published, TRAIN).labels.mean(axis=0).astype(np.float32))

    @classmethod
    def restore(cls, saved: SavedScorer) -> Self:
        """The scorer that was saved."""
        shapes = {"shares": (np.float32, (len(saved.labels),))}
        check_shapes(saved.arrays, shapes, "a classifier with these labels", saved.path)
        check_values(saved.arrays, ("shares",), 0, 1, saved.path)
        return cls(saved.arrays["shares"])

    def list_arrays(self) -> Arrays:
        """The share of each label."""
        return {"shares": self._shares}

    def score(self, documents: Sequence[Facts]) -> Floats32:
        """The share of each label, whatever the document, [N, K]."""
        return np.tile(self._shares, (len(documents), 1))

    def weigh_sentences(self, document: Facts, labels: Sequence[int]) -> Floats32:  # noqa: ARG002
        """No sentence is read, so all weigh 0, [T]."""
        return np.zeros(len(document), np.float32)
