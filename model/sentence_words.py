"""Sentences as rows of a table of vectors: a row a word, and a row a group of neighbours (n-gram).

A word is known if enough documents have it; why, model/linear_words.py says. An n-gram is known by its hash
only: counting them takes the same memory however many texts there are. It has a row if enough documents have
that hash, those in most documents first where there are too many. Behind the last row stands one of zeros:
all that is unknown finds that one.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from model.linear_words import read_tokens
from schemas.errors import BadInputError

UNKNOWN = -1  # a word that is not known; also what stands behind each sentence
LONGEST = 1_000  # words of a sentence that are learnt from; more are a broken text
_WORDS_AT_ONCE = 1 << 20
_DOCUMENTS_AT_ONCE = 1_000
_FACTOR, _MIXER = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD6E8FEB86659FD93)

Facts = Sequence[str]  # sentences
Ints = NDArray[np.int64]
_Reader = Callable[[Ints], list[Ints]]


@dataclass(frozen=True)
class Rows:
    """Which rows the words and n-grams of a sentence have. Words come first."""

    words: tuple[str, ...]  # in order
    hashes: Ints  # of n-grams, in order
    longest_gram: int  # 1: words only, 2: pairs too
    buckets: int  # how many hashes there can be
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
        """Rows of what begins at each word, [longest_gram, len(words)]; a gap stands behind each sentence."""
        nothing = len(self)
        found = [np.where(words == UNKNOWN, nothing, words)]
        for hashed in hash_grams(words, self.longest_gram, self.buckets):
            places = np.searchsorted(self.hashes, hashed)
            known = (hashed != UNKNOWN) & (places < len(self.hashes))
            known[known] = self.hashes[places[known]] == hashed[known]
            found.append(np.where(known, places + len(self.words), nothing))
        return np.stack(found)


def hash_grams(words: Ints, longest: int, buckets: int) -> list[Ints]:
    """For two words, three words and so on: the hash of those that begin at each word, or UNKNOWN."""
    found = []
    mixed, known = words.astype(np.uint64), words != UNKNOWN
    for size in range(2, longest + 1):
        behind = np.append(words[size - 1 :], np.full(min(size - 1, len(words)), UNKNOWN))
        known = known & (behind != UNKNOWN)
        mixed = (mixed + np.uint64(1)) * _FACTOR + behind.astype(np.uint64)
        spread = ((mixed ^ (mixed >> np.uint64(32))) * _MIXER) >> np.uint64(16)
        found.append(np.where(known, (spread % np.uint64(buckets)).astype(np.int64), UNKNOWN))
    return found


class Corpus:
    """Sentences as numbers of their words, a gap behind each. Each word is kept as a string once."""

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

    def renumber(self, numbers: Ints) -> None:
        """Give words other numbers: of each number the new one."""
        known = np.append(numbers, UNKNOWN).astype(np.int32)  # what is unknown, -1, finds the last
        for first in range(0, len(self.flat), _WORDS_AT_ONCE):
            some = slice(first, first + _WORDS_AT_ONCE)
            self.flat[some] = array("i", known[np.array(self.flat[some])].tobytes())

    def count_words(self) -> tuple[Ints, Ints]:
        """How many documents have each word, and how often it stands anywhere."""
        return self._count(lambda flat: [flat], len(self.numbers))

    def count_grams(self, longest: int, buckets: int) -> tuple[Ints, Ints]:
        """The same of each hash of n-grams."""
        return self._count(lambda flat: hash_grams(flat, longest, buckets), buckets)

    def _count(self, read: _Reader, kinds: int) -> tuple[Ints, Ints]:
        having, often = np.zeros(kinds, np.int64), np.zeros(kinds, np.int64)
        ends = np.frombuffer(self.document_ends, np.int64)
        for first in range(0, len(ends) - 1, _DOCUMENTS_AT_ONCE):
            some = ends[first : first + _DOCUMENTS_AT_ONCE + 1]
            flat = np.array(self.flat[some[0] : some[-1]], np.int64)
            owner = np.repeat(np.arange(len(some) - 1), np.diff(some))
            found = [(keys[keys != UNKNOWN], owner[keys != UNKNOWN]) for keys in read(flat)]
            keys = np.concatenate([np.empty(0, np.int64), *(keys for keys, _ in found)])
            owners = np.concatenate([np.empty(0, np.int64), *(owner for _, owner in found)])
            np.add.at(often, keys, 1)
            np.add.at(having, np.unique(keys * _DOCUMENTS_AT_ONCE + owners) // _DOCUMENTS_AT_ONCE, 1)
        return having, often


def learn_rows(
    documents: Iterable[Facts],
    *,
    fewest: int,
    most_words: int,
    longest_gram: int,
    buckets: int,
    most_grams: int,
) -> tuple[Rows, Corpus, Ints]:
    """What gets a row, the sentences with their words numbered by it, and how often each row is met."""
    corpus = Corpus()
    for sentences in documents:
        corpus.add(sentences)
    seen = list(corpus.numbers)
    having, often = corpus.count_words()
    kept = sorted((seen[number], number) for number in _keep(having, fewest, most_words))
    if not kept:
        count = len(corpus.document_ends) - 1
        raise BadInputError(
            f"no {fewest} of the {count} documents share a word to learn vectors from: give more documents"
        )
    numbers = np.full(len(seen), UNKNOWN, np.int64)
    old = np.array([number for _, number in kept])
    numbers[old] = np.arange(len(kept))
    corpus.renumber(numbers)
    having, grams_often = corpus.count_grams(longest_gram, buckets if longest_gram > 1 else 0)
    hashes = _keep(having, fewest, most_grams)
    rows = Rows(tuple(word for word, _ in kept), hashes, longest_gram, buckets)
    return rows, corpus, np.concatenate((often[old], grams_often[hashes]))


def _keep(having: Ints, fewest: int, most: int) -> Ints:
    """Places of what enough documents have, in order: at most so many, and of equals the first."""
    ranked = np.argsort(-having, kind="stable")[: max(most, 0)]
    return np.sort(ranked[having[ranked] >= fewest])
