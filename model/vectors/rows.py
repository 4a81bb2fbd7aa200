"""Sentences as rows of a table of vectors: one row per word and one per n-gram.

A word is known if enough documents have it (model/linear/tfidf.py explains why). An n-gram is identified by
its hash only, so counting takes the same memory for any amount of text. It has a row if enough documents have
its hash; if there are too many, the most frequent ones do. After the last row comes one of zeros, for
everything unknown.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from model.linear.tfidf import read_tokens
from schemas.errors import BadInputError

UNKNOWN = -1  # an unknown word; also the gap after each sentence
LONGEST = 1_000  # words of a sentence used in training; longer ones are broken text
_WORDS_AT_ONCE = 1 << 20
_DOCUMENTS_AT_ONCE = 1_000
_FACTOR, _MIXER = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD6E8FEB86659FD93)

Facts = Sequence[str]  # sentences
Ints = NDArray[np.int64]
_Reader = Callable[[Ints], list[Ints]]


@dataclass(frozen=True)
class Rows:
    """The rows of words and n-grams. Words come first."""

    words: tuple[str, ...]  # sorted
    hashes: Ints  # of n-grams, sorted
    longest_gram: int  # 1: words only, 2: also pairs
    buckets: int  # the number of possible hashes
    _numbers: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_numbers", {word: number for number, word in enumerate(self.words)})

    def __len__(self) -> int:
        return len(self.words) + len(self.hashes)

    def number_words(self, sentence: str) -> list[int]:
        """The rows of the words of a sentence."""
        get = self._numbers.get
        return [get(token, UNKNOWN) for token in read_tokens(sentence)]

    def find(self, words: Ints) -> Ints:
        """The rows of the n-grams that begin at each word, [longest_gram, len(words)]; a gap follows each
        sentence."""
        zeros = len(self)
        rows = [np.where(words == UNKNOWN, zeros, words)]
        for hashed in hash_grams(words, self.longest_gram, self.buckets):
            indices = np.searchsorted(self.hashes, hashed)
            known = (hashed != UNKNOWN) & (indices < len(self.hashes))
            known[known] = self.hashes[indices[known]] == hashed[known]
            rows.append(np.where(known, indices + len(self.words), zeros))
        return np.stack(rows)


def hash_grams(words: Ints, longest: int, buckets: int) -> list[Ints]:
    """For n-grams of 2, 3, ... words: the hash of the one that begins at each word, or UNKNOWN."""
    hashes = []
    mixed, known = words.astype(np.uint64), words != UNKNOWN
    for size in range(2, longest + 1):
        last = np.append(words[size - 1 :], np.full(min(size - 1, len(words)), UNKNOWN))
        known = known & (last != UNKNOWN)
        mixed = (mixed + np.uint64(1)) * _FACTOR + last.astype(np.uint64)
        spread = ((mixed ^ (mixed >> np.uint64(32))) * _MIXER) >> np.uint64(16)
        hashes.append(np.where(known, (spread % np.uint64(buckets)).astype(np.int64), UNKNOWN))
    return hashes


class NumberedCorpus:
    """Sentences as numbers of their words, with a gap after each. Each word is stored as a string once."""

    def __init__(self) -> None:
        self.flat = array("i")
        self.sentence_ends = array("q", [0])
        self.document_ends = array("q", [0])  # in words, like the others
        self.numbers: dict[str, int] = {}

    def add(self, sentences: Facts) -> None:
        """Add a document."""
        numbers = self.numbers
        for sentence in sentences:
            tokens = read_tokens(sentence)[:LONGEST]
            self.flat.extend([numbers.setdefault(token, len(numbers)) for token in tokens])
            self.flat.append(UNKNOWN)
            self.sentence_ends.append(len(self.flat))
        self.document_ends.append(len(self.flat))

    def add_known(self, rows: Rows, sentences: Facts) -> None:
        """Add a document after words have been renumbered: only words that have a row count."""
        for sentence in sentences:
            self.flat.extend(rows.number_words(sentence)[:LONGEST])
            self.flat.append(UNKNOWN)
            self.sentence_ends.append(len(self.flat))
        self.document_ends.append(len(self.flat))

    def renumber(self, numbers: Ints) -> None:
        """Replace each number by its entry in `numbers`."""
        known = np.append(numbers, UNKNOWN).astype(np.int32)  # -1, the unknown word, indexes the last entry
        for first in range(0, len(self.flat), _WORDS_AT_ONCE):
            part = slice(first, first + _WORDS_AT_ONCE)
            self.flat[part] = array("i", known[np.array(self.flat[part])].tobytes())

    def count_words(self) -> tuple[Ints, Ints]:
        """The number of documents with each word, and the number of its occurrences."""
        return self._count(lambda flat: [flat], len(self.numbers))

    def count_grams(self, longest: int, buckets: int) -> tuple[Ints, Ints]:
        """The same for each hash of n-grams."""
        return self._count(lambda flat: hash_grams(flat, longest, buckets), buckets)

    def _count(self, read: _Reader, kinds: int) -> tuple[Ints, Ints]:
        having, frequencies = np.zeros(kinds, np.int64), np.zeros(kinds, np.int64)
        ends = np.frombuffer(self.document_ends, np.int64)
        for first in range(0, len(ends) - 1, _DOCUMENTS_AT_ONCE):
            bounds = ends[first : first + _DOCUMENTS_AT_ONCE + 1]
            flat = np.array(self.flat[bounds[0] : bounds[-1]], np.int64)
            owner = np.repeat(np.arange(len(bounds) - 1), np.diff(bounds))
            parts = [(keys[keys != UNKNOWN], owner[keys != UNKNOWN]) for keys in read(flat)]
            keys = np.concatenate([np.empty(0, np.int64), *(keys for keys, _ in parts)])
            owners = np.concatenate([np.empty(0, np.int64), *(owner for _, owner in parts)])
            np.add.at(frequencies, keys, 1)
            np.add.at(having, np.unique(keys * _DOCUMENTS_AT_ONCE + owners) // _DOCUMENTS_AT_ONCE, 1)
        return having, frequencies


class Sentences:
    """The sentences of a corpus with at least two known words, to be read in any order."""

    def __init__(self, rows: Rows, corpus: NumberedCorpus) -> None:
        self.rows = rows
        self._flat = np.frombuffer(corpus.flat, np.int32) if corpus.flat else np.empty(0, np.int32)
        ends = np.frombuffer(corpus.sentence_ends, np.int64)
        known = (
            np.add.reduceat(self._flat != UNKNOWN, ends[:-1], dtype=np.int64) if len(ends) > 1 else ends[1:]
        )
        useful = np.flatnonzero(known > 1)
        self.starts, self.sizes = ends[:-1][useful], np.diff(ends)[useful]  # including the gap

    def __len__(self) -> int:
        return len(self.starts)

    def split(self, order: Ints, words: int) -> list[Ints]:
        """Cut an order of all sentences into batches of equal size, of about `words` words each."""
        return np.array_split(order, max(-(-int(self.sizes.sum()) // words), 1)) if len(order) else []

    def read(self, chosen: Ints) -> tuple[Ints, Ints]:
        """The words of some sentences, with a gap after each, and where each ends."""
        ends = np.cumsum(self.sizes[chosen])
        shifts = self.starts[chosen] - np.concatenate(([0], ends[:-1]))
        positions = np.repeat(shifts, self.sizes[chosen]) + np.arange(ends[-1])
        return self._flat[positions].astype(np.int64), ends

    def iterate_rows(self) -> Iterator[tuple[Ints, Ints]]:
        """The rows of all sentences, and where each ends, a batch at a time."""
        for batch in self.split(np.arange(len(self)), 1 << 16):
            words, ends = self.read(batch)
            yield self.rows.find(words), ends


def learn_rows(
    documents: Iterable[Facts],
    *,
    fewest: int,
    most_words: int,
    longest_gram: int,
    buckets: int,
    most_grams: int,
) -> tuple[Rows, NumberedCorpus, Ints]:
    """The rows, the sentences with words numbered accordingly, and the frequency of each row."""
    corpus = NumberedCorpus()
    for sentences in documents:
        corpus.add(sentences)
    seen = list(corpus.numbers)
    having, frequencies = corpus.count_words()
    kept = sorted((seen[number], number) for number in _keep(having, fewest, most_words))
    if not kept:
        count = len(corpus.document_ends) - 1
        raise BadInputError(
            f"no word occurs in {fewest} of the {count} documents to learn vectors from: give more documents"
        )
    numbers = np.full(len(seen), UNKNOWN, np.int64)
    old = np.array([number for _, number in kept])
    numbers[old] = np.arange(len(kept))
    corpus.renumber(numbers)
    having, gram_frequencies = corpus.count_grams(longest_gram, buckets if longest_gram > 1 else 0)
    hashes = _keep(having, fewest, most_grams)
    rows = Rows(tuple(word for word, _ in kept), hashes, longest_gram, buckets)
    return rows, corpus, np.concatenate((frequencies[old], gram_frequencies[hashes]))


def _keep(having: Ints, fewest: int, most: int) -> Ints:
    """Sorted indices of what enough documents have, at most `most` of them; ties go to the first."""
    ranked = np.argsort(-having, kind="stable")[: max(most, 0)]
    return np.sort(ranked[having[ranked] >= fewest])
