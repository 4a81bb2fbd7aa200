"""What the words of a sentence alone say about its role: a logistic regression over words and pairs.

It sees one sentence at a time. Its opinion, and where the sentence stands, is what the network over the
whole document reads. The network must learn how far to trust it, so for the documents that it learns from
the opinions come from lexicons that have not seen them (`score_unseen`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from model.role_cues import CUES, list_cue_pairs, list_cue_words
from model.role_words import Floats, Vocabulary, learn_vocabulary

Sentences = Sequence[str]

_INNER_FOLDS = 5
_FIT_TO_DATA = 8.0  # sklearn's C; from 2 to 16 nothing changes much


@dataclass(frozen=True)
class Lexicon:
    """For each role the weight of each word and pair."""

    vocabulary: Vocabulary
    weights: Floats  # [len(vocabulary), K], rarity of the word included
    rarity: Floats  # [len(vocabulary)], log of documents per document that has it
    bias: Floats  # [K]

    def score(self, counted: csr_matrix) -> Floats:
        """The log probability of each role, [N, K], for sentences that the vocabulary has counted."""
        sizes = np.sqrt(counted @ np.square(self.rarity))
        votes = (counted @ self.weights) / np.maximum(sizes, 1e-6)[:, None] + self.bias
        votes -= votes.max(axis=1, keepdims=True)
        return np.asarray(votes - np.log(np.exp(votes).sum(axis=1, keepdims=True)), np.float32)


def learn_lexicon(documents: Sequence[Sentences], roles: Sequence[NDArray[np.int64]], kinds: int) -> Lexicon:
    """Fit to documents whose sentences have known roles, numbers below `kinds`."""
    vocabulary = learn_vocabulary(documents, always=list_cue_words(CUES), always_pairs=list_cue_pairs(CUES))
    counted = vocabulary.count([sentence for document in documents for sentence in document])
    rarity = _measure_rarity(counted)
    sizes = np.sqrt(counted @ np.square(rarity))
    weighted = counted.multiply(rarity).multiply(1 / np.maximum(sizes, 1e-6)[:, None]).tocsr()
    fitted = LogisticRegression(C=_FIT_TO_DATA, max_iter=100, tol=1e-3).fit(weighted, np.concatenate(roles))
    weights, bias = _spread(fitted, kinds)
    return Lexicon(vocabulary, np.asarray(weights * rarity[:, None], np.float32), rarity, bias)


def score_unseen(
    documents: Sequence[Sentences], roles: Sequence[NDArray[np.int64]], kinds: int
) -> list[Floats]:
    """Opinions on each document of a lexicon that was learnt from the others."""
    scores: list[Floats] = [np.empty((0, kinds), np.float32)] * len(documents)
    for fold in range(folds := min(_INNER_FOLDS, len(documents))):
        others = [index for index in range(len(documents)) if index % folds != fold]
        lexicon = learn_lexicon([documents[i] for i in others], [roles[i] for i in others], kinds)
        for index in range(fold, len(documents), folds):
            scores[index] = lexicon.score(lexicon.vocabulary.count(documents[index]))
    return scores


def _measure_rarity(counted: csr_matrix) -> Floats:
    having = np.asarray(counted.sum(axis=0), np.float32).ravel()
    return np.asarray(np.log(counted.shape[0] / np.maximum(having, 1)) + 1, np.float32)


def _spread(fitted: LogisticRegression, kinds: int) -> tuple[Floats, Floats]:
    """Weights [V, K] and bias [K] for all roles; one that the documents lack is held to be improbable."""
    weights = np.zeros((fitted.coef_.shape[1], kinds), np.float32)
    bias = np.full(kinds, -8, np.float32)
    coefficients, intercepts = fitted.coef_, fitted.intercept_
    if len(fitted.classes_) == 2:  # sklearn keeps one row for two classes
        coefficients = np.vstack((-coefficients[0] / 2, coefficients[0] / 2))
        intercepts = np.array((-intercepts[0] / 2, intercepts[0] / 2))
    weights[:, fitted.classes_] = coefficients.T
    bias[fitted.classes_] = intercepts
    return weights, bias
