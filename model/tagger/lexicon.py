"""A lexicon: how strongly each word and pair of words speaks for each role.

The network must learn how far to trust a lexicon, so the scores of its training documents come from lexicons
that have not seen them (`score_held_out`).
"""

import warnings
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from model.tagger.cues import CUES, list_cue_pairs, list_cue_words
from model.tagger.vocabulary import Floats, Vocabulary, learn_vocabulary


@dataclass(frozen=True)
class RoleLexicon:
    """The weight of each word and pair for each role."""

    vocabulary: Vocabulary
    weights: Floats  # [len(vocabulary), K], including the rarity of the word
    rarity: Floats  # [len(vocabulary)], log of sentences per sentence that has it
    bias: Floats  # [K]

    def score(self, counted: csr_matrix) -> Floats:
        """The log probability of each role, [N, K], for sentences counted by the vocabulary."""
        sizes = np.sqrt(counted @ np.square(self.rarity))
        votes = (counted @ self.weights) / np.maximum(sizes, 1e-6)[:, None] + self.bias
        votes -= votes.max(axis=1, keepdims=True)
        return np.asarray(votes - np.log(np.exp(votes).sum(axis=1, keepdims=True)), np.float32)


Sentences = Sequence[str]

_INNER_FOLDS = 5
_C = 8.0  # scikit-learn's C; from 2 to 16 it makes little difference


def learn_lexicon(
    documents: Sequence[Sentences], roles: Sequence[NDArray[np.int64]], kinds: int
) -> RoleLexicon:
    """Fit to documents whose sentences have known roles, given as numbers below `kinds`."""
    vocabulary = learn_vocabulary(documents, always=list_cue_words(CUES), always_pairs=list_cue_pairs(CUES))
    counted = vocabulary.count([sentence for document in documents for sentence in document])
    rarity = _measure_rarity(counted)
    sizes = np.sqrt(counted @ np.square(rarity))
    weighted = counted.multiply(rarity).multiply(1 / np.maximum(sizes, 1e-6)[:, None]).tocsr()
    weights, bias = _fit(weighted, np.concatenate(roles), kinds)
    return RoleLexicon(vocabulary, np.asarray(weights * rarity[:, None], np.float32), rarity, bias)


def score_held_out(
    documents: Sequence[Sentences], roles: Sequence[NDArray[np.int64]], kinds: int
) -> list[Floats]:
    """The scores of each document by a lexicon learnt from other documents."""
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


def _fit(weighted: csr_matrix, roles: NDArray[np.int64], kinds: int) -> tuple[Floats, Floats]:
    """Weights [V, K] and bias [K] for all roles; a role that does not occur becomes improbable."""
    from sklearn.exceptions import ConvergenceWarning  # slow to import, and not needed to tag
    from sklearn.linear_model import LogisticRegression

    weights = np.zeros((weighted.shape[1], kinds), np.float32)
    bias = np.full(kinds, -8, np.float32)
    if len(present := np.unique(roles)) == 1:
        bias[present] = 0
        return weights, bias
    with warnings.catch_warnings(action="ignore", category=ConvergenceWarning):  # close enough after 60 steps
        fitted = LogisticRegression(C=_C, max_iter=60, tol=1e-3).fit(weighted, roles)
    coefficients, intercepts = fitted.coef_, fitted.intercept_
    if len(fitted.classes_) == 2:  # scikit-learn has one row for two classes
        coefficients = np.vstack((-coefficients[0] / 2, coefficients[0] / 2))
        intercepts = np.array((-intercepts[0] / 2, intercepts[0] / 2))
    weights[:, fitted.classes_] = coefficients.T
    bias[fitted.classes_] = intercepts
    return weights, bias
