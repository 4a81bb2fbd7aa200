"""The baseline: TF-IDF of words and pairs of words, one linear classifier per label, fitted thresholds.

It is what one would use without a graph or a neural network. C and the thresholds are chosen on the
validation split. The logistic function turns the distance from the hyperplane into a score.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from scipy.special import expit

from model.classifiers.facts import iterate_facts
from model.classifiers.scores import Flags, read_truth
from model.classifiers.thresholds import Thresholds, fit_thresholds
from model.linear.lexicon import Floats32, Lexicon, choose_labels, fit_labels, measure_distance
from model.linear.tfidf import FEWEST_DOCUMENTS, MOST_FEATURES, Facts, learn_words
from schemas.published import TRAIN, VALIDATION, PublishedFolder

C_VALUES = (1.0, 3.0, 10.0)  # candidates for scikit-learn's C


@dataclass(frozen=True)
class LinearModel:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    lexicon: Lexicon
    thresholds: Thresholds
    c: float  # of the support vector machines

    def predict_scores(self, documents: Iterable[Facts]) -> Floats32:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. A document's
        scores do not depend on the others."""
        scores: Floats32 = expit(self.lexicon.measure(documents))
        return scores

    def predict(self, documents: Iterable[Facts]) -> Flags:
        """Which labels are predicted, [N, K]."""
        return self.thresholds.decide(self.predict_scores(documents))

    def weigh_sentences(self, document: Facts) -> Floats32:
        """The share of each sentence in the evidence for the predicted labels, or for the top one if none is
        predicted, [T]."""
        scores = self.predict_scores([document])[0]
        return self.lexicon.weigh_sentences(document, choose_labels(self.thresholds.decide(scores), scores))


def train_linear(
    published: PublishedFolder,
    *,
    c_values: Iterable[float] = C_VALUES,
    fewest: int = FEWEST_DOCUMENTS,
    most: int = MOST_FEATURES,
    digits: bool = False,
) -> LinearModel:
    """Learn from the training split, choose C on the validation split. The same dataset gives the same
    classifier."""
    train, validation = (read_truth(published, split).labels for split in (TRAIN, VALIDATION))
    facts = iterate_facts(published, TRAIN)
    words, weighed = learn_words(facts, fewest=fewest, most=most, digits=digits)
    held_out = words.weigh(iterate_facts(published, VALIDATION))
    labels = tuple(section.label for section in published.sections)
    best: LinearModel | None = None
    for c in c_values:
        weights, bias = fit_labels(weighed, train, c)
        scores = expit(measure_distance(held_out, weights.astype(np.float32), bias))
        thresholds = fit_thresholds(validation, scores)
        if best is None or thresholds.held_out_f1 > best.thresholds.held_out_f1:
            best = LinearModel(labels, Lexicon(words, weights, bias), thresholds, c)
    if best is None:
        raise ValueError("no value of C to choose from")
    return best
