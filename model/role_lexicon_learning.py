"""Learning a lexicon from documents whose sentences have known roles.

The network must learn how far to trust a lexicon, so for the documents that it learns from the opinions come
from lexicons that have not seen them (`score_unseen`).
"""

import warnings
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression

from model.role_cues import CUES, list_cue_pairs, list_cue_words
from model.role_lexicon import Lexicon
from model.role_words import Floats, learn_vocabulary

Sentences = Sequence[str]

_INNER_FOLDS = 5
_FIT_TO_DATA = 8.0  # sklearn's C; from 2 to 16 nothing changes much


def learn_lexicon(documents: Sequence[Sentences], roles: Sequence[NDArray[np.int64]], kinds: int) -> Lexicon:
    """Fit to documents whose sentences have known roles, numbers below `kinds`."""
    vocabulary = learn_vocabulary(documents, always=list_cue_words(CUES), always_pairs=list_cue_pairs(CUES))
    counted = vocabulary.count([sentence for document in documents for sentence in document])
    rarity = _measure_rarity(counted)
    sizes = np.sqrt(counted @ np.square(rarity))
    weighted = counted.multiply(rarity).multiply(1 / np.maximum(sizes, 1e-6)[:, None]).tocsr()
    weights, bias = _fit(weighted, np.concatenate(roles), kinds)
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


def _fit(weighted: csr_matrix, roles: NDArray[np.int64], kinds: int) -> tuple[Floats, Floats]:
    """Weights [V, K] and bias [K] for all roles; one that the documents lack is held to be improbable."""
    weights = np.zeros((weighted.shape[1], kinds), np.float32)
    bias = np.full(kinds, -8, np.float32)
    if len(present := np.unique(roles)) == 1:
        bias[present] = 0
        return weights, bias
    with warnings.catch_warnings(action="ignore", category=ConvergenceWarning):  # near enough after 60 steps
        fitted = LogisticRegression(C=_FIT_TO_DATA, max_iter=60, tol=1e-3).fit(weighted, roles)
    coefficients, intercepts = fitted.coef_, fitted.intercept_
    if len(fitted.classes_) == 2:  # sklearn keeps one row for two classes
        coefficients = np.vstack((-coefficients[0] / 2, coefficients[0] / 2))
        intercepts = np.array((-intercepts[0] / 2, intercepts[0] / 2))
    weights[:, fitted.classes_] = coefficients.T
    bias[fitted.classes_] = intercepts
    return weights, bias
