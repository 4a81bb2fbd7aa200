"""Word vectors from documents: latent semantic analysis (Deerwester et al. 1990).

Documents are weighted as in the linear baseline: 1 + log of the count, times the rarity of the row, scaled to
length 1. The components of a vector are the top singular directions of that matrix, scaled by the root of
their singular values. A row's vector is multiplied by its rarity, so the sum over a sentence's rows treats
the sentence as a small document.

Where documents are few, these vectors predict labels far better than sent2vec's
(docs/explanation/training.md): words are similar if they occur in the same cases, not in the same sentences.
"""

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, vstack

from model.vectors.encoder import Floats
from model.vectors.rows import Ints, NumberedCorpus, Rows

Doubles = NDArray[np.float64]

_DOCUMENTS_AT_ONCE = 1_000
_WEAKEST = 1e-4  # of the largest singular value; smaller ones are rounding errors
_ITERATIONS = 4  # of the randomised SVD


def learn_lsa(rows: Rows, corpus: NumberedCorpus, size: int, *, seed: int) -> Floats:
    """A table that ends with a row of zeros, [len(rows) + 1, size]; unused dimensions are 0."""
    counts = _count_rows(rows, corpus)  # [documents, rows]
    having = np.bincount(counts.indices, minlength=len(rows))
    rarity = np.log((1 + counts.shape[0]) / (1 + having)) + 1
    strengths, directions = _decompose(_weigh(counts, rarity), size, seed)
    table = np.zeros((len(rows) + 1, size), np.float32)
    table[:-1, : len(strengths)] = directions.T * (rarity[:, None] / np.sqrt(strengths))
    return table


def _count_rows(rows: Rows, corpus: NumberedCorpus) -> csr_matrix:
    parts = []
    ends = np.frombuffer(corpus.document_ends, np.int64)
    for first in range(0, len(ends) - 1, _DOCUMENTS_AT_ONCE):
        bounds = ends[first : first + _DOCUMENTS_AT_ONCE + 1]
        words: Ints = np.array(corpus.flat[bounds[0] : bounds[-1]], np.int64)
        row = rows.find(words)
        owner = np.broadcast_to(np.repeat(np.arange(len(bounds) - 1), np.diff(bounds)), row.shape)
        known = row < len(rows)
        ones = np.ones(int(known.sum()), np.float32)
        shape = len(bounds) - 1, len(rows)
        parts.append(csr_matrix((ones, (owner[known], row[known])), shape))  # sums duplicates
    return vstack(parts, format="csr")


def _weigh(counts: csr_matrix, rarity: Doubles) -> csr_matrix:
    weighed = counts.copy()
    weighed.data = ((1 + np.log(weighed.data)) * rarity[weighed.indices]).astype(np.float32)
    squares = np.sqrt(np.asarray(weighed.multiply(weighed).sum(axis=1)).ravel())
    weighed.data /= np.repeat(np.maximum(squares, 1e-9), np.diff(weighed.indptr)).astype(np.float32)
    return weighed


def _decompose(weighed: csr_matrix, size: int, seed: int) -> tuple[Floats, Floats]:
    """The largest singular values [k] and their right singular vectors [k, rows]."""
    from sklearn.utils.extmath import randomized_svd  # slow to import, and not needed to predict

    count = min(size, *weighed.shape)
    _, strengths, directions = randomized_svd(
        weighed, count, n_iter=_ITERATIONS, random_state=seed % (1 << 32)
    )
    kept = strengths > strengths[0] * _WEAKEST
    return strengths[kept], directions[kept]
