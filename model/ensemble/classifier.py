"""The ensemble as a classifier: a weighted mean of the log odds of its parts.

A part is one kind of classifier with one or more members, which are averaged first. The log odds of parts are
on different scales (a margin of a support vector machine, the output of a network), so each part has a scale,
fitted on validation, before the weights are. A part of weight zero takes no part in a prediction.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray
from scipy.special import expit, logit

from model.classifiers.registry import Classifier, Facts
from model.classifiers.thresholds import Thresholds

_CLIP = 1e-6  # probabilities are clipped to this distance from 0 and 1: no part can rule out a label alone
_LIMIT = float(logit(1 - _CLIP))
_DOCUMENTS_AT_ONCE = 512  # in memory

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class EnsemblePart:
    """Classifiers of one kind."""

    members: tuple[Classifier, ...]
    scale: float  # of its log odds
    weight: float  # from 0 to 1; those of all parts sum to 1


@dataclass(frozen=True)
class EnsembleClassifier:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    thresholds: Thresholds
    parts: Mapping[str, EnsemblePart]  # by kind

    def predict_scores(self, documents: Iterable[Facts]) -> Floats:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. A document's
        scores do not depend on the others."""
        remaining, scores = iter(documents), [np.empty((0, len(self.labels)), np.float32)]
        while batch := list(islice(remaining, _DOCUMENTS_AT_ONCE)):  # every member reads them
            mixed = [
                part.weight * scale_odds(average_members(part.members, batch), part.scale)
                for part in self._list_used()
            ]
            scores.append(expit(sum(mixed)).astype(np.float32))
        return np.concatenate(scores)

    def weigh_sentences(self, document: Facts) -> Floats:
        """The weight of each sentence in the parts, by their weights, [T]."""
        total = np.zeros(len(document), np.float32)
        for part in self._list_used():
            weights = [member.weigh_sentences(document) for member in part.members]
            total += part.weight * np.mean(weights, axis=0)
        return total / total.sum() if total.any() else total

    def _list_used(self) -> list[EnsemblePart]:
        return [part for part in self.parts.values() if part.weight > 0]


def average_members(members: tuple[Classifier, ...], documents: list[Facts]) -> Floats:
    """The mean score of members for documents, [N, K]."""
    scores = [member.predict_scores(documents) for member in members]
    return np.asarray(np.mean(scores, axis=0), np.float32)


def scale_odds(scores: Floats, scale: float) -> NDArray[np.float64]:
    """Scaled log odds of scores, within limits that are the same for all parts."""
    odds = logit(np.asarray(scores, np.float64).clip(_CLIP, 1 - _CLIP))
    return np.asarray((scale * odds).clip(-_LIMIT, _LIMIT))
