"""Facts as weights of words and pairs of words: TF-IDF, with nothing in memory but numbers.

A mask is one word, whoever it stands for: `[PERSON 3]` is `[person]`. Numbers are known by their length only.
A pair is two neighbours in a sentence, written as `first * len(words) + second`, and found by binary search.
What fewer than five documents have is not learnt, so no vocabulary gives away what only one of them says.
"""

import re
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, vstack

from schemas.errors import BadInputError

FEWEST_DOCUMENTS = 5
MOST_FEATURES = 100_000
_TOKEN = re.compile(r"[\[<][A-Z]{2,}(?: [0-9]+)?[\]>]|[^\W\d_]+|\d+")
_LONGEST_NUMBER = 5
_UNKNOWN = -1  # a word that is not in the vocabulary; also what stands between sentences
_DOCUMENTS_AT_ONCE = 1_000
_WORDS_AT_ONCE = 1 << 20

Ints = NDArray[np.int64]
Facts = Sequence[str]  # sentences


@dataclass(frozen=True)
class Words:
    """The words and pairs of words that are known, and how rare they are. Columns: words, then pairs."""

    words: tuple[str, ...]  # in order
    pairs: Ints  # in order
    rarity: NDArray[np.float32]  # [len(words) + len(pairs)]
    _numbers: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_numbers", {word: number for number, word in enumerate(self.words)})

    def weigh(self, documents: Iterable[Facts]) -> csr_matrix:
        """One row a document, of length 1 unless nothing in it is known."""
        get = self._numbers.get
        corpus = _Corpus()
        for sentences in documents:
            corpus.add([get(token, _UNKNOWN) for token in read_tokens(s)] for s in sentences)
        return self.weigh_numbers(corpus)

    def weigh_numbers(self, corpus: "_Corpus") -> csr_matrix:
        """The same of documents whose words are numbers already."""
        steps = range(0, len(corpus), _DOCUMENTS_AT_ONCE)
        counted = [self._count(*corpus.read(first, first + _DOCUMENTS_AT_ONCE)) for first in steps]
        if not counted:
            return csr_matrix((0, len(self.rarity)), dtype=np.float32)
        return vstack([_weigh_counts(some, self.rarity) for some in counted], format="csr")

    def _count(self, flat: Ints, rows: Ints, documents: int) -> csr_matrix:
        pair_keys, pair_rows = _pair(flat, rows, len(self.words))
        places = np.searchsorted(self.pairs, pair_keys)
        known = places < len(self.pairs)
        known[known] = self.pairs[places[known]] == pair_keys[known]
        is_word = flat != _UNKNOWN
        columns = np.concatenate((flat[is_word], places[known] + len(self.words)))
        rows = np.concatenate((rows[is_word], pair_rows[known]))
        return csr_matrix((np.ones(len(rows)), (rows, columns)), (documents, len(self.rarity)))


class _Corpus:
    """Documents as numbers of their words, a gap behind each sentence."""

    def __init__(self) -> None:
        self.flat = array("i")
        self.ends = [0]

    def __len__(self) -> int:
        return len(self.ends) - 1

    def add(self, sentences: Iterable[Iterable[int]]) -> None:
        """Add a document."""
        for numbers in sentences:
            self.flat.extend(numbers)
            self.flat.append(_UNKNOWN)
        self.ends.append(len(self.flat))

    def renumber(self, numbers: Ints) -> None:
        """Give words other numbers: of each number the new one."""
        known = np.append(numbers, _UNKNOWN).astype(np.int32)  # what is unknown, -1, finds the last
        for first in range(0, len(self.flat), _WORDS_AT_ONCE):
            some = slice(first, first + _WORDS_AT_ONCE)
            self.flat[some] = array("i", known[np.array(self.flat[some])].tobytes())

    def read(self, first: int, last: int) -> tuple[Ints, Ints, int]:
        """The words of some documents, of which document each is, counted from the first, and how many
        documents there are."""
        ends = self.ends[first : last + 1]
        flat = np.array(self.flat[ends[0] : ends[-1]], np.int64)
        return flat, np.repeat(np.arange(len(ends) - 1), np.diff(ends)), len(ends) - 1


def learn_words(
    documents: Iterable[Facts], *, fewest: int = FEWEST_DOCUMENTS, most: int = MOST_FEATURES
) -> tuple[Words, csr_matrix]:
    """The words and pairs that enough documents have, those in most documents first if there are too many;
    and the weights of these documents."""
    numbers: dict[str, int] = {}
    corpus = _Corpus()
    for sentences in documents:
        corpus.add([numbers.setdefault(t, len(numbers)) for t in read_tokens(s)] for s in sentences)
    words, counts = _choose_words(list(numbers), corpus, fewest, most)
    if not words:
        raise BadInputError(
            f"no {fewest} of the {len(corpus)} training documents share a word: publish a larger dataset"
        )
    new = {word: number for number, word in enumerate(words)}
    corpus.renumber(np.array([new.get(word, _UNKNOWN) for word in numbers], np.int64))
    pairs, pair_counts = _choose_pairs(corpus, len(words), fewest, most - len(words))
    having = np.concatenate((counts, pair_counts))
    rarity = np.log((1 + len(corpus)) / (1 + having)) + 1
    learnt = Words(words, pairs, rarity.astype(np.float32))
    return learnt, learnt.weigh_numbers(corpus)


def read_tokens(sentence: str) -> list[str]:
    """The words of a sentence as a vocabulary may hold them."""
    return [_fold(token) for token in _TOKEN.findall(sentence)]


def _fold(token: str) -> str:
    if token[0] in "[<":
        return f"[{token[1:-1].split()[0].lower()}]"
    return "0" * min(len(token), _LONGEST_NUMBER) if token[0].isdecimal() else token.lower()


def _choose_words(words: list[str], corpus: _Corpus, fewest: int, most: int) -> tuple[tuple[str, ...], Ints]:
    keys, having = _count_documents(corpus, None)
    kept = _keep(having, fewest, most)
    found = sorted((words[key], count) for key, count in zip(keys[kept], having[kept], strict=True))
    return tuple(word for word, _ in found), np.array([count for _, count in found], np.int64)


def _choose_pairs(corpus: _Corpus, words: int, fewest: int, most: int) -> tuple[Ints, Ints]:
    keys, having = _count_documents(corpus, words)
    kept = _keep(having, fewest, most)
    return keys[kept], having[kept]


def _keep(having: Ints, fewest: int, most: int) -> Ints:
    """Places of what enough documents have, in order: at most so many, and of equals the first."""
    ranked = np.argsort(-having, kind="stable")[: max(most, 0)]
    return np.sort(ranked[having[ranked] >= fewest])


def _count_documents(corpus: _Corpus, words: int | None) -> tuple[Ints, Ints]:
    """Words, or pairs of so many words, in order, and how many documents have each."""
    keys, having = np.empty(0, np.int64), np.empty(0, np.int64)
    for first in range(0, len(corpus), _DOCUMENTS_AT_ONCE):
        flat, rows, _ = corpus.read(first, first + _DOCUMENTS_AT_ONCE)
        if words is None:
            flat, rows = flat[flat != _UNKNOWN], rows[flat != _UNKNOWN]
        else:
            flat, rows = _pair(flat, rows, words)
        some, places = np.unique(flat, return_inverse=True)
        once = np.unique(places * _DOCUMENTS_AT_ONCE + rows) // _DOCUMENTS_AT_ONCE
        keys, places = np.unique(np.concatenate((keys, some)), return_inverse=True)
        counts = np.concatenate((having, np.bincount(once, minlength=len(some))))
        having = np.bincount(places, counts, len(keys)).astype(np.int64)
    return keys, having


def _pair(flat: Ints, rows: Ints, words: int) -> tuple[Ints, Ints]:
    """Neighbours that are both known, and of which document. A gap ends each document."""
    both = (flat[:-1] != _UNKNOWN) & (flat[1:] != _UNKNOWN)
    return flat[:-1][both] * words + flat[1:][both], rows[:-1][both]


def _weigh_counts(counted: csr_matrix, rarity: NDArray[np.float32]) -> csr_matrix:
    """Counts damped by the logarithm, times rarity, each row brought to length 1."""
    weights = (1 + np.log(counted.data)) * rarity[counted.indices]
    rows = np.repeat(np.arange(counted.shape[0]), np.diff(counted.indptr))
    sizes = np.sqrt(np.bincount(rows, np.square(weights), counted.shape[0]))
    weights = (weights / sizes[rows]).astype(np.float32)
    return csr_matrix((weights, counted.indices, counted.indptr), counted.shape)
