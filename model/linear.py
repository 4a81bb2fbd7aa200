"""The yardstick: TF-IDF of words and pairs, a linear classifier a label, thresholds fitted on validation.

What a user would take who has no graph and no network. How closely to fit is chosen on the validation split.
The distance from the plane becomes a score by the logistic function, the same for all labels.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from scipy.special import expit

from model.lexicon import Floats32, Lexicon, choose_labels, fit_labels, measure_distance
from model.linear_words import FEWEST_DOCUMENTS, MOST_FEATURES, Facts, learn_words
from model.metric_truth import read_truth
from model.metrics import Flags
from model.thresholds import Thresholds, fit_thresholds
from schemas.published import TRAIN, VALIDATION, PublishedFolder

VERSION = 2  # another one whenever the same dataset gives another classifier, or other files
CLOSENESS = (1.0, 3.0, 10.0)  # sklearn's C, to choose from


@dataclass(frozen=True)
class LinearModel:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    lexicon: Lexicon
    thresholds: Thresholds
    closeness: float

    def predict_scores(self, documents: Iterable[Facts]) -> Floats32:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. One does not
        depend on the others."""
        scores: Floats32 = expit(self.lexicon.measure(documents))
        return scores

    def predict(self, documents: Iterable[Facts]) -> Flags:
        """Which labels are predicted, [N, K]."""
        return self.thresholds.decide(self.predict_scores(documents))

    def weigh_sentences(self, document: Facts) -> Floats32:
        """The share of each sentence in what speaks for the predicted labels, or for the first one if none is
        predicted, [T]."""
        scores = self.predict_scores([document])[0]
        return self.lexicon.weigh_sentences(document, choose_labels(self.thresholds.decide(scores), scores))


def train_linear(
    published: PublishedFolder,
    *,
    closeness: Iterable[float] = CLOSENESS,
    fewest: int = FEWEST_DOCUMENTS,
    most: int = MOST_FEATURES,
) -> LinearModel:
    """Learn from the training split, choose on the validation split. The same dataset gives the same
    classifier."""
    train, validation = (read_truth(published, split).labels for split in (TRAIN, VALIDATION))
    words, weighed = learn_words(_iterate_facts(published, TRAIN), fewest=fewest, most=most)
    unseen = words.weigh(_iterate_facts(published, VALIDATION))
    labels = tuple(section.label for section in published.sections)
    best: LinearModel | None = None
    for closely in closeness:
        weights, bias = fit_labels(weighed, train, closely)
        scores = expit(measure_distance(unseen, weights.astype(np.float32), bias))
        thresholds = fit_thresholds(validation, scores)
        if best is None or thresholds.unseen_f1 > best.thresholds.unseen_f1:
            best = LinearModel(labels, Lexicon(words, weights, bias), thresholds, closely)
    if best is None:
        raise ValueError("no closeness to choose from")
    return best


def learn_lexicon(published: PublishedFolder, closeness: float = CLOSENESS[0]) -> Lexicon:
    """What words speak for which label, from the training split alone."""
    words, weighed = learn_words(
        _iterate_facts(published, TRAIN), fewest=FEWEST_DOCUMENTS, most=MOST_FEATURES
    )
    return Lexicon(words, *fit_labels(weighed, read_truth(published, TRAIN).labels, closeness))


def _iterate_facts(published: PublishedFolder, split: str) -> Iterator[Facts]:
    return (row["text"] for row in published.iterate_examples(split))
