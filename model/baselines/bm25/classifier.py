"""Okapi BM25: sections are the documents, and the facts are the query.

With f the count of word t in section c, q its count in the facts, n the number of sections with it, N the
number of all sections, and l_c the length of section c in words:

    idf_t = log(1 + (N - n + 0.5) / (n + 0.5))
    w_tc  = idf_t f (k1 + 1) / (f + k1 (1 - b + b l_c / mean l))
    s_c   = sum over t of w_tc q (k3 + 1) / (q + k3)

Long facts have high scores for all sections. So a score is how far a section stands out among those of the
same document, logistic((s_c - mean s) / deviation of s), which depends on no other document. Without any word
in common with a section all scores are 0.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.special import expit

from model.baselines.bm25.kind import BM25Options
from model.baselines.simple import Floats32, SavedScorer, Scorer
from model.classifiers.arrays import Arrays, check_shapes, check_values
from model.classifiers.registry import Facts
from model.linear.tfidf import read_tokens
from schemas.errors import BadInputError
from schemas.published import PublishedFolder

_ROUNDING = 1e-6  # sums that differ less are equal
_HIGHEST = 1e6  # far above (k1 + 1) log(1 + sections)


class SectionSearch(Scorer):
    """Compares facts with sections."""

    def __init__(self, words: tuple[str, ...], weights: Floats32, k3: float) -> None:
        self._words, self._weights, self._k3 = words, weights, k3  # weights: [V, K]
        self._columns = {word: column for column, word in enumerate(words)}

    @classmethod
    def learn(cls, published: PublishedFolder, options: BM25Options) -> Self:
        """Weigh the words of all sections; training facts are not needed."""
        counts = [Counter(read_tokens(f"{each.title}\n{each.text}")) for each in published.sections]
        words = tuple(sorted(set().union(*counts)))
        if not words:
            raise BadInputError(
                f"{published.folder} has no section with a text: publish it with the sections"
            )
        table = np.array([[each[word] for each in counts] for word in words], np.float64)
        return cls(words, weigh_words(table, options.k1, options.b).astype(np.float32), options.k3)

    @classmethod
    def restore(cls, saved: SavedScorer) -> Self:
        """The scorer that was saved."""
        shapes = {"weights": (np.float32, (len(saved.words), len(saved.labels)))}
        check_shapes(saved.arrays, shapes, "these words and labels", saved.path)
        check_values(saved.arrays, ("weights",), 0, _HIGHEST, saved.path)
        return cls(saved.words, saved.arrays["weights"], saved.options.k3)

    def list_words(self) -> tuple[str, ...]:
        """The words of all sections."""
        return self._words

    def list_arrays(self) -> Arrays:
        """The weight of each word in each section."""
        return {"weights": self._weights}

    def score(self, documents: Sequence[Facts]) -> Floats32:
        """How far each section stands out, [N, K]."""
        counts = self._count(Counter(t for s in document for t in read_tokens(s)) for document in documents)
        counts.data = (self._k3 + 1) * counts.data / (counts.data + self._k3)
        sums: NDArray[np.float64] = counts @ self._weights
        deviation = sums.std(axis=1, keepdims=True)
        away = (sums - sums.mean(axis=1, keepdims=True)) / np.maximum(deviation, _ROUNDING)
        return np.where(sums.any(axis=1, keepdims=True), expit(away), 0).astype(np.float32)

    def weigh_sentences(self, document: Facts, labels: Sequence[int]) -> Floats32:
        """What the words of each sentence add to the sums of these sections, [T]. The share of a word is
        divided equally among its occurrences."""
        counts = self._count(Counter(read_tokens(sentence)) for sentence in document)  # [T, V]
        each = (self._k3 + 1) / np.maximum(counts.sum(axis=0).A1 + self._k3, 1)
        added: Floats32 = (counts @ (each * self._weights[:, labels].sum(axis=1))).astype(np.float32)
        return added / added.sum() if added.any() else added

    def _count(self, texts: Iterable[Counter[str]]) -> csr_matrix:
        """The counts of known words in each text, [N, V]."""
        known = [
            {self._columns[word]: count for word, count in text.items() if word in self._columns}
            for text in texts
        ]
        columns = np.array([column for text in known for column in sorted(text)], np.int32)
        data = np.array([text[column] for text in known for column in sorted(text)], np.float64)
        ends = np.cumsum([0, *map(len, known)])
        return csr_matrix((data, columns, ends), (len(known), len(self._words)))


def weigh_words(counts: NDArray[np.float64], k1: float, b: float) -> NDArray[np.float64]:
    """The weight of words in sections, [V, K], from their counts there."""
    having = (counts > 0).sum(axis=1, keepdims=True)
    rarity = np.log(1 + (counts.shape[1] - having + 0.5) / (having + 0.5))
    lengths = counts.sum(axis=0)
    damping = k1 * (1 - b + b * lengths / lengths.mean())
    return np.where(counts > 0, rarity * counts * (k1 + 1) / np.maximum(counts + damping, 1), 0)
