"""TF-IDF of words and pairs of words, keeping only integers in memory.

A mask is one word, whatever it replaces: `[PERSON 3]` is `[person]`. Only the length of a number counts,
unless digits are asked for: then a section that unmasked facts name is a word of its own. A pair is two
neighbours in a sentence, stored as `first * len(words) + second` and looked up by binary search. What occurs
in fewer than five documents is not learnt, so a vocabulary never reveals the words of a single one.
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
_UNKNOWN = -1  # a word that is not in the vocabulary; also the gap after each sentence
_DOCUMENTS_AT_ONCE = 1_000
_WORDS_AT_ONCE = 1 << 20

Ints = NDArray[np.int64]
Facts = Sequence[str]  # sentences


@dataclass(frozen=True)
class Words:
    """The known words and pairs of words, and their rarity. Columns: words, then pairs."""

    words: tuple[str, ...]  # sorted
    pairs: Ints  # sorted
    rarity: NDArray[np.float32]  # [len(words) + len(pairs)]
    digits: bool = False  # whether numbers are words, rather than only their lengths
    _numbers: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_numbers", {word: number for number, word in enumerate(self.words)})

    def weigh(self, documents: Iterable[Facts]) -> csr_matrix:
        """One row per document, of length 1 unless nothing in it is known."""
        get = self._numbers.get
        corpus = _Corpus()
        for sentences in documents:
            tokens = (read_tokens(s, digits=self.digits) for s in sentences)
            corpus.add([get(token, _UNKNOWN) for token in words] for words in tokens)
        return self.weigh_numbers(corpus)

    def spread(self, document: Facts, row: csr_matrix, evidence: NDArray[np.float32]) -> NDArray[np.float32]:
        """The share of each sentence in some evidence, [T], given for each entry of the document's row. The
        evidence of a word or pair is divided equally among the sentences that contain it."""
        having = self.weigh([sentence] for sentence in document)[:, row.indices] > 0
        share = evidence / np.maximum(1, having.sum(axis=0).A1)
        spread: NDArray[np.float32] = (having @ share).astype(np.float32)
        return spread / spread.sum() if spread.any() else spread

    def weigh_numbers(self, corpus: "_Corpus") -> csr_matrix:
        """The same for documents whose words are numbers already."""
        steps = range(0, len(corpus), _DOCUMENTS_AT_ONCE)
        counted = [self._count(*corpus.read(first, first + _DOCUMENTS_AT_ONCE)) for first in steps]
        if not counted:
            return csr_matrix((0, len(self.rarity)), dtype=np.float32)
        return vstack([_weigh_counts(batch, self.rarity) for batch in counted], format="csr")

    def _count(self, flat: Ints, rows: Ints, documents: int) -> csr_matrix:
        pair_keys, pair_rows = _pair(flat, rows, len(self.words))
        indices = np.searchsorted(self.pairs, pair_keys)
        known = indices < len(self.pairs)
        known[known] = self.pairs[indices[known]] == pair_keys[known]
        is_word = flat != _UNKNOWN
        columns = np.concatenate((flat[is_word], indices[known] + len(self.words)))
        rows = np.concatenate((rows[is_word], pair_rows[known]))
        return csr_matrix((np.ones(len(rows)), (rows, columns)), (documents, len(self.rarity)))


class _Corpus:
    """Documents as numbers of their words, with a gap after each sentence."""

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
        """Replace each number by its entry in `numbers`."""
        known = np.append(numbers, _UNKNOWN).astype(np.int32)  # -1, the unknown word, indexes the last entry
        for first in range(0, len(self.flat), _WORDS_AT_ONCE):
            part = slice(first, first + _WORDS_AT_ONCE)
            self.flat[part] = array("i", known[np.array(self.flat[part])].tobytes())

    def read(self, first: int, last: int) -> tuple[Ints, Ints, int]:
        """The words of some documents, the document of each word, counted from `first`, and the number of
        documents."""
        ends = self.ends[first : last + 1]
        flat = np.array(self.flat[ends[0] : ends[-1]], np.int64)
        return flat, np.repeat(np.arange(len(ends) - 1), np.diff(ends)), len(ends) - 1


def learn_words(
    documents: Iterable[Facts],
    *,
    fewest: int = FEWEST_DOCUMENTS,
    most: int = MOST_FEATURES,
    digits: bool = False,
) -> tuple[Words, csr_matrix]:
    """The words and pairs that enough documents have, the most frequent ones if there are too many; and the
    TF-IDF of these documents."""
    numbers: dict[str, int] = {}
    corpus = _Corpus()
    for sentences in documents:
        tokens = (read_tokens(s, digits=digits) for s in sentences)
        corpus.add([numbers.setdefault(token, len(numbers)) for token in words] for words in tokens)
    known, counts = _choose_words(list(numbers), corpus, fewest, most)
    if not known:
        raise BadInputError(
            f"no word occurs in {fewest} of the {len(corpus)} training documents: publish a larger dataset"
        )
    new = {word: number for number, word in enumerate(known)}
    corpus.renumber(np.array([new.get(word, _UNKNOWN) for word in numbers], np.int64))
    pairs, pair_counts = _choose_pairs(corpus, len(known), fewest, most - len(known))
    having = np.concatenate((counts, pair_counts))
    rarity = np.log((1 + len(corpus)) / (1 + having)) + 1
    learnt = Words(known, pairs, rarity.astype(np.float32), digits)
    return learnt, learnt.weigh_numbers(corpus)


def read_tokens(sentence: str, *, digits: bool = False) -> list[str]:
    """The words of a sentence, normalised for a vocabulary: numbers as zeros, or with their digits."""
    return [_fold(token, digits) for token in _TOKEN.findall(sentence)]


def _fold(token: str, digits: bool) -> str:
    if token[0] in "[<":
        return f"[{token[1:-1].split()[0].lower()}]"
    if digits or not token[0].isdecimal():
        return token.lower()
    return "0" * min(len(token), _LONGEST_NUMBER)


def _choose_words(words: list[str], corpus: _Corpus, fewest: int, most: int) -> tuple[tuple[str, ...], Ints]:
    keys, having = _count_documents(corpus, None)
    kept = _keep(having, fewest, most)
    chosen = sorted((words[key], count) for key, count in zip(keys[kept], having[kept], strict=True))
    return tuple(word for word, _ in chosen), np.array([count for _, count in chosen], np.int64)


def _choose_pairs(corpus: _Corpus, words: int, fewest: int, most: int) -> tuple[Ints, Ints]:
    keys, having = _count_documents(corpus, words)
    kept = _keep(having, fewest, most)
    return keys[kept], having[kept]


def _keep(having: Ints, fewest: int, most: int) -> Ints:
    """Sorted indices of what enough documents have, at most `most` of them; ties go to the first."""
    ranked = np.argsort(-having, kind="stable")[: max(most, 0)]
    return np.sort(ranked[having[ranked] >= fewest])


def _count_documents(corpus: _Corpus, words: int | None) -> tuple[Ints, Ints]:
    """All words, or all pairs of a vocabulary of `words`, sorted, and the number of documents with each."""
    keys, having = np.empty(0, np.int64), np.empty(0, np.int64)
    for first in range(0, len(corpus), _DOCUMENTS_AT_ONCE):
        flat, rows, _ = corpus.read(first, first + _DOCUMENTS_AT_ONCE)
        if words is None:
            flat, rows = flat[flat != _UNKNOWN], rows[flat != _UNKNOWN]
        else:
            flat, rows = _pair(flat, rows, words)
        batch, indices = np.unique(flat, return_inverse=True)
        once = np.unique(indices * _DOCUMENTS_AT_ONCE + rows) // _DOCUMENTS_AT_ONCE
        keys, indices = np.unique(np.concatenate((keys, batch)), return_inverse=True)
        counts = np.concatenate((having, np.bincount(once, minlength=len(batch))))
        having = np.bincount(indices, counts, len(keys)).astype(np.int64)
    return keys, having


def _pair(flat: Ints, rows: Ints, words: int) -> tuple[Ints, Ints]:
    """Pairs of known neighbours, and the document of each. Every document ends with a gap."""
    both = (flat[:-1] != _UNKNOWN) & (flat[1:] != _UNKNOWN)
    return flat[:-1][both] * words + flat[1:][both], rows[:-1][both]


def _weigh_counts(counted: csr_matrix, rarity: NDArray[np.float32]) -> csr_matrix:
    """The logarithm of counts, times rarity, with each row scaled to length 1."""
    weights = (1 + np.log(counted.data)) * rarity[counted.indices]
    rows = np.repeat(np.arange(counted.shape[0]), np.diff(counted.indptr))
    sizes = np.sqrt(np.bincount(rows, np.square(weights), counted.shape[0]))
    weights = (weights / sizes[rows]).astype(np.float32)
    return csr_matrix((weights, counted.indices, counted.indptr), counted.shape)
