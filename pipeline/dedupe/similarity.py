"""Pairs of texts that are the same, or where one contains a large part of the other.

Words become shingles of five consecutive words, shingles become 64-bit numbers, and the numbers of a text
become a MinHash signature. Texts that agree in one position of their signatures are candidates; every
candidate is then compared set by set, so that no pair is based on an estimate. A long text that shares half
of a short one agrees with it in few positions: that is why one position is enough, and why bands of several
positions are not.
"""

import re
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import IO

import numpy as np
import rensa
from numpy.typing import NDArray

SHINGLE_WORDS = 5  # longer ones break at every difference in printing, shorter ones are common phrases
PLACES = 128  # of a signature; a text that shares half of one ten times as short is found with 0.998
SIGNATURE_SEED = 1
LEAST_SHARED = 30  # shingles; two stock phrases in three sentences are not a common story
MOST_SHARING = 32  # up to this many texts with the same number are all paired; more share a stock phrase
SPREAD = 3.0  # standard deviations of sampling noise allowed below the expected agreement

# How much is in memory at once:
_OLDER = 1 << 12  # texts whose newer partners are searched
_PAIRS = 1 << 15  # pairs whose signatures are compared
_BLOCK = 256  # texts that are signed

Numbers = NDArray[np.uint64]
Places = NDArray[np.int64]

_MASK = re.compile(r"[\[<][A-Z]+(?: [0-9]+)?[\]>]")
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two texts by their index in the order of age, the older first, and what they share."""

    first: int
    second: int
    shared: int  # shingles
    jaccard: float  # share of the shingles of both
    held: float  # share of the shorter text


def find_pairs(
    texts: Iterable[Sequence[str]], ages: Sequence[int], *, least_held: float, scratch: Path
) -> Iterator[Pair]:
    """Pairs of texts (each a list of sentences) that share `least_held` of the shorter one, in order.

    `ages[n]` is the index of the n-th text in the order of age: texts may come in any order. Their shingles
    are kept in an unnamed file in the folder `scratch`; only signatures are in memory.
    """
    with open_store(scratch) as store:
        signatures = store.put_all(texts, ages)
        sizes = np.array(store.sizes, dtype=np.int64)
        for first, second in find_candidates(signatures, sizes, least_held):
            pair = store.compare(first, second)
            if pair.held >= least_held and pair.shared >= min(LEAST_SHARED, sizes[first], sizes[second]):
                yield pair


# Words and shingles


def list_words(sentences: Iterable[str]) -> list[str]:
    """The words of a text without masks and numbers, which differ between two printings of a judgment."""
    return [word for text in sentences for word in _WORD.findall(_MASK.sub(" ", text).casefold())]


def shingle(words: Sequence[str]) -> Numbers:
    """The shingles of a text as sorted numbers, each once. A text of very few words is one shingle."""
    if not words:
        return np.empty(0, dtype=np.uint64)
    numbers = np.fromiter(map(_number_word, words), dtype=np.uint64, count=len(words))
    width = min(SHINGLE_WORDS, len(words))
    mixed = np.zeros(len(words) - width + 1, dtype=np.uint64)
    for offset in range(width):
        mixed = (mixed ^ numbers[offset : offset + len(mixed)]) * _MULTIPLIER
        mixed ^= mixed >> _SHIFT
    return np.unique(mixed)


_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)  # odd, so that multiplication is reversible
_SHIFT = np.uint64(29)


@lru_cache(maxsize=1 << 18)
def _number_word(word: str) -> int:
    return int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big")


# Shingles on disk


class ShingleStore:
    """The shingles of many texts in one file, found by the text's age."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._starts: list[int] = []
        self.sizes: list[int] = []
        self._take = lru_cache(maxsize=64)(self._read)

    def put_all(self, texts: Iterable[Sequence[str]], ages: Sequence[int]) -> NDArray[np.uint32]:
        """Store the shingles of texts; gives their signatures, one row each, in the order of age."""
        sets = (shingle(list_words(sentences)) for sentences in texts)
        self._starts, self.sizes = [0] * len(ages), [0] * len(ages)
        signatures = np.zeros((len(ages), PLACES), dtype=np.uint32)
        order = iter(ages)
        while block := list(islice(sets, _BLOCK)):
            rows = list(islice(order, len(block)))
            signatures[rows] = sign(block)
            for row, numbers in zip(rows, block, strict=True):
                self._starts[row], self.sizes[row] = self._file.tell(), len(numbers)
                self._file.write(numbers.tobytes())
        return signatures

    def compare(self, first: int, second: int) -> Pair:
        """What two texts really share."""
        both = np.concatenate((self._take(first), self._take(second)))
        both.sort(kind="stable")  # merges two sorted runs in one pass
        shared = int(np.count_nonzero(both[1:] == both[:-1]))
        shorter = min(self.sizes[first], self.sizes[second])
        return Pair(first, second, shared, shared / (len(both) - shared), shared / shorter)

    def _read(self, age: int) -> Numbers:
        self._file.seek(self._starts[age])
        return np.frombuffer(self._file.read(self.sizes[age] * 8), dtype=np.uint64)


@contextmanager
def open_store(folder: Path) -> Iterator[ShingleStore]:
    """An empty store in a file without a name, so that nothing is left of it, however the process ends."""
    with tempfile.TemporaryFile(dir=folder) as file:
        yield ShingleStore(file)


# Signatures and candidates


def sign(sets: Sequence[Numbers]) -> NDArray[np.uint32]:
    """MinHash signatures: the share of positions in which two sets agree estimates their Jaccard
    similarity."""
    ends = np.cumsum([0, *map(len, sets)]).astype(np.uint64)
    matrix = rensa.RMinHash.digest_matrix_from_flat_token_hashes(
        np.concatenate(sets), ends, PLACES, SIGNATURE_SEED
    )
    return np.array(matrix.to_rows(), dtype=np.uint32).reshape(len(sets), PLACES)


def find_candidates(
    signatures: NDArray[np.uint32], sizes: Places, least_held: float
) -> Iterator[tuple[int, int]]:
    """Pairs of texts, the older first, that may share `least_held` of the shorter one."""
    filled = np.flatnonzero(sizes)
    short = signatures.astype(np.uint8)  # much faster to read, and hardly ever equal by coincidence
    for first, second in _pair_all(signatures[filled]):
        older, newer = filled[first], filled[second]
        shorter, longer = np.minimum(sizes[older], sizes[newer]), np.maximum(sizes[older], sizes[newer])
        shared = least_held * shorter
        jaccard = shared / (shorter + longer - shared)
        expected = PLACES * jaccard
        agreements = np.count_nonzero(short[older] == short[newer], axis=1)
        kept = agreements >= expected - SPREAD * np.sqrt(expected * (1 - jaccard))
        yield from zip(older[kept].tolist(), newer[kept].tolist(), strict=True)


def _pair_all(signatures: NDArray[np.uint32]) -> Iterator[tuple[Places, Places]]:
    """Pairs that agree in at least one position, in order, in batches."""
    texts = len(signatures)
    orders = [np.argsort(column, kind="stable").astype(np.int32) for column in signatures.T]
    for start in range(0, texts, _OLDER):
        equal = [
            _pair_equal(column, order, range(start, start + _OLDER))
            for column, order in zip(signatures.T, orders, strict=True)
        ]
        pairs = np.unique(np.concatenate(equal))
        for first in range(0, len(pairs), _PAIRS):
            batch = pairs[first : first + _PAIRS]
            yield batch // texts, batch % texts


def _pair_equal(column: NDArray[np.uint32], order: NDArray[np.int32], older: range) -> Places:
    """Texts with the same number, the older one in `older`, each pair as older * texts + newer.

    Where many texts have it, each is paired with the oldest of them and with the next one. That connects what
    belongs together, and the work grows with the number of texts, not with its square.
    """
    texts = len(column)
    ordered = column[order]
    heads = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    lengths = np.diff(np.r_[heads, texts])
    many = lengths > MOST_SHARING
    after = np.repeat(heads + lengths, lengths) - np.arange(texts)  # texts from here to the end of its run
    after[np.repeat(many, lengths)] = np.minimum(after[np.repeat(many, lengths)], 2)
    mine = np.flatnonzero((order >= older.start) & (order < older.stop) & (after > 1))
    pairs = []
    for step in range(1, MOST_SHARING):
        mine = mine[after[mine] > step]
        pairs.append(order[mine].astype(np.int64) * texts + order[mine + step])
    for head, length in zip(heads[many].tolist(), lengths[many].tolist(), strict=True):
        if order[head] in older:
            pairs.append(int(order[head]) * texts + order[head + 2 : head + length].astype(np.int64))
    return np.concatenate(pairs)
