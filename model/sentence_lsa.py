"""Vectors of words from the documents that they stand in: latent semantic analysis (Deerwester et al. 1990).

Documents are weighed as the linear yardstick weighs them: 1 + log of how often, times the rarity of the row,
to length 1. The strongest directions of that matrix are the numbers of a vector. Directions count by the root
of their strength, between all alike and as they are. A row's vector is multiplied by its rarity, so that a
sum over the rows of a sentence is the sentence as a small document.

Where documents are few, vectors learnt so tell labels far better than sent2vec's (docs/vectors.md): words are
near that stand in the same cases, and not in the same sentences.
"""

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, vstack

from model.sentence_vectors import Floats
from model.sentence_words import Corpus, Ints, Rows

Doubles = NDArray[np.float64]

_DOCUMENTS_AT_ONCE = 1_000
_WEAKEST = 1e-4  # of the strongest: what is weaker is rounding
_TURNS = 4  # of the randomised decomposition


def learn_by_documents(rows: Rows, corpus: Corpus, size: int, *, seed: int) -> Floats:
    """A table with a row of zeros at its end, [len(rows) + 1, size]; zeros in numbers that nothing fills."""
    counts = _count_rows(rows, corpus)  # [documents, rows]
    having = np.bincount(counts.indices, minlength=len(rows))
    rarity = np.log((1 + counts.shape[0]) / (1 + having)) + 1
    strengths, directions = _decompose(_weigh(counts, rarity), size, seed)
    table = np.zeros((len(rows) + 1, size), np.float32)
    table[:-1, : len(strengths)] = directions.T * (rarity[:, None] / np.sqrt(strengths))
    return table


def _count_rows(rows: Rows, corpus: Corpus) -> csr_matrix:
    parts = []
    ends = np.frombuffer(corpus.document_ends, np.int64)
    for first in range(0, len(ends) - 1, _DOCUMENTS_AT_ONCE):
        some = ends[first : first + _DOCUMENTS_AT_ONCE + 1]
        words: Ints = np.array(corpus.flat[some[0] : some[-1]], np.int64)
        found = rows.find(words)
        owner = np.broadcast_to(np.repeat(np.arange(len(some) - 1), np.diff(some)), found.shape)
        known = found < len(rows)
        ones = np.ones(int(known.sum()), np.float32)
        shape = len(some) - 1, len(rows)
        parts.append(csr_matrix((ones, (owner[known], found[known])), shape))  # adds up what is there twice
    return vstack(parts, format="csr")


def _weigh(counts: csr_matrix, rarity: Doubles) -> csr_matrix:
    weighed = counts.copy()
    weighed.data = ((1 + np.log(weighed.data)) * rarity[weighed.indices]).astype(np.float32)
    squares = np.sqrt(np.asarray(weighed.multiply(weighed).sum(axis=1)).ravel())
    weighed.data /= np.repeat(np.maximum(squares, 1e-9), np.diff(weighed.indptr)).astype(np.float32)
    return weighed


def _decompose(weighed: csr_matrix, size: int, seed: int) -> tuple[Floats, Floats]:
    """How strong the strongest directions are [k], and the directions [k, rows]."""
    from sklearn.utils.extmath import randomized_svd  # takes a second, and who predicts has no need of it

    count = min(size, *weighed.shape)
    _, strengths, directions = randomized_svd(weighed, count, n_iter=_TURNS, random_state=seed % (1 << 32))
    kept = strengths > strengths[0] * _WEAKEST
    return strengths[kept], directions[kept]
