"""The labels of the most similar training facts.

With x the TF-IDF of words and pairs of words, of length 1, the similarity of a document to training fact i is
s_i = x . x_i, and the score of a label is the mean over the nearest training facts, weighted by s_i ** power:

    score_c = sum of s_i ** power y_ic / sum of s_i ** power

All facts that are as near as the last neighbour count, so the order of the training facts does not matter;
those that have no word in common with the document never do. Without any neighbour all scores are 0. The
search is exact: a sparse product with the inverted index (for each word, the facts that have it), for a batch
of documents at a time. 42,844 facts take some 250 MB, and a document some 10 ms.

The files contain the words of each training fact, though not their order, and none that fewer than five facts
have.
"""

from collections.abc import Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from model.baselines.neighbours.kind import NeighbourOptions
from model.baselines.simple import Floats32, SavedScorer, Scorer
from model.classifiers.arrays import Arrays, Shapes, check_shapes, check_values, count_entries
from model.classifiers.facts import iterate_facts
from model.classifiers.files import AGAIN
from model.classifiers.registry import Facts
from model.classifiers.scores import read_truth
from model.linear.files import build_words, list_word_arrays, shape_words
from model.linear.tfidf import Words, learn_words
from schemas.errors import BadInputError
from schemas.published import TRAIN, PublishedFolder


class NearestFacts(Scorer):
    """Compares facts with the training facts."""

    def __init__(
        self, words: Words, index: csr_matrix, labels: NDArray[np.uint8], options: NeighbourOptions
    ) -> None:
        self._words, self._index, self._labels = words, index, labels  # index: [V, M], labels: [M, K]
        self._options = options

    @classmethod
    def learn(cls, published: PublishedFolder, options: NeighbourOptions) -> Self:
        """Weigh the words of the training facts."""
        labels = read_truth(published, TRAIN).labels.astype(np.uint8)
        words, weighed = learn_words(iterate_facts(published, TRAIN))
        return cls(words, weighed.T.tocsr(), labels, options)

    @classmethod
    def restore(cls, saved: SavedScorer) -> Self:
        """The scorer that was saved."""
        arrays, path = saved.arrays, saved.path
        check_shapes(arrays, _list_shapes(saved), "training facts with these words and labels", path)
        check_values(arrays, ("labels", "weights"), 0, 1.001, path)  # 1 after rounding
        words = build_words(arrays, saved.words, path)
        starts, facts = arrays["starts"], arrays["facts"]
        labels = arrays["labels"]
        complete = starts[0] == 0 and starts[-1] == len(facts) and (np.diff(starts) >= 0).all()
        if not complete or ((facts < 0) | (facts >= len(labels))).any():
            raise BadInputError(f"{path} has an index that does not match its training facts: {AGAIN}")
        index = csr_matrix((arrays["weights"], facts, starts), (len(words.rarity), len(labels)))
        return cls(words, index, labels, saved.options)

    def list_words(self) -> tuple[str, ...]:
        """The known words."""
        return self._words.words

    def list_arrays(self) -> Arrays:
        """The rest of the vocabulary, the index and the labels of the training facts."""
        return {
            **list_word_arrays(self._words),
            "starts": self._index.indptr.astype(np.int64),
            "facts": self._index.indices.astype(np.int32),
            "weights": self._index.data,
            "labels": self._labels,
        }

    def score(self, documents: Sequence[Facts]) -> Floats32:
        """The weighted mean of the labels of the neighbours, [N, K]."""
        weights = self._weigh_neighbours(self._words.weigh(documents))
        total = np.asarray(weights.sum(axis=1))
        mean: Floats32 = (weights @ self._labels / np.where(total > 0, total, 1)).astype(np.float32)
        return mean.clip(0, 1)  # against rounding

    def weigh_sentences(self, document: Facts, labels: Sequence[int]) -> Floats32:
        """The share of each sentence in what the document has in common with the neighbours that have these
        labels, [T]."""
        row = self._words.weigh([document])
        having = self._labels[:, labels].sum(axis=1)
        weights = self._weigh_neighbours(row).multiply(having).tocsr()  # [1, M]
        common = (self._index[row.indices] @ weights.T).toarray()[:, 0]
        return self._words.spread(document, row, row.data * common)

    def _weigh_neighbours(self, rows: csr_matrix) -> csr_matrix:
        """The weight of each training fact for documents, [N, M]: 0 unless it is a neighbour."""
        nearness: Floats32 = (rows @ self._index).toarray()
        last = max(nearness.shape[1] - self._options.neighbours, 0)
        lowest = np.partition(nearness, last, axis=1)[:, last, None]
        weights = csr_matrix(np.where(nearness >= lowest, nearness, 0), dtype=np.float64)
        weights.data **= self._options.power
        return weights


def _list_shapes(saved: SavedScorer) -> Shapes:
    arrays = saved.arrays
    entries, columns = count_entries(arrays, "facts"), len(saved.words) + count_entries(arrays, "pairs")
    facts = len(arrays["labels"]) if "labels" in arrays and arrays["labels"].ndim else 0
    return {
        **shape_words(arrays, saved.words),
        "starts": (np.int64, (columns + 1,)),
        "facts": (np.int32, (entries,)),
        "weights": (np.float32, (entries,)),
        "labels": (np.uint8, (facts, len(saved.labels))),
    }
