"""Pairs of texts that are the same, or of which one holds a good part of the other.

Words become shingles of five words in a row, shingles become 64-bit numbers, and a text's set of numbers a
MinHash signature. Texts that agree in one place of their signatures are candidates; every candidate is then
compared set by set, so that no pair is given on an estimate. Whoever shares half of a short text with a long
one agrees in few places: that is why one place is enough, and why plain bands of several places are not.
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

SHINGLE_WORDS = 5  # longer ones break at every slip of another printing, shorter ones are common phrases
PLACES = 128  # of a signature; half of a text ten times as short is found with 0.998
SIGNATURE_SEED = 1
LEAST_SHARED = 30  # shingles; two stock phrases in a text of three sentences are no common story
MOST_SHARING = 32  # texts with one number are paired each with each; if there are more it is a stock phrase
SPREAD = 3.0  # standard deviations by which chance may lower the agreement of a pair that is looked for

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
    """Two texts by their places in the order of age, the older first, and what they share."""

    first: int
    second: int
    shared: int  # shingles
    jaccard: float  # of what both have together
    held: float  # of the shorter text


def find_pairs(
    texts: Iterable[Sequence[str]], ages: Sequence[int], *, least_held: float, scratch: Path
) -> Iterator[Pair]:
    """Pairs of texts (each a list of sentences) that share `least_held` of the shorter one, in order.

    `ages[n]` is the place of the n-th text in the order of age: texts may come in any order. Their shingles
    lie in a nameless file in the folder `scratch` meanwhile; in memory are signatures only.
    """
    with open_shelf(scratch) as shelf:
        signatures = shelf.put_all(texts, ages)
        sizes = np.array(shelf.sizes, dtype=np.int64)
        for first, second in find_candidates(signatures, sizes, least_held):
            pair = shelf.compare(first, second)
            if pair.held >= least_held and pair.shared >= min(LEAST_SHARED, sizes[first], sizes[second]):
                yield pair


def describe_shingles() -> str:
    """All that decides which pairs are found, for the fingerprint of a stage."""
    settings = (SHINGLE_WORDS, PLACES, SIGNATURE_SEED, LEAST_SHARED, MOST_SHARING, SPREAD)
    return f"{','.join(map(str, settings))} rensa {rensa.RMinHash.ALGORITHM_VERSION}"


# Words and shingles


def list_words(sentences: Iterable[str]) -> list[str]:
    """The words of a text without masks and numbers: both differ between two printings of one judgment."""
    return [word for text in sentences for word in _WORD.findall(_MASK.sub(" ", text).casefold())]


def shingle(words: Sequence[str]) -> Numbers:
    """The shingles of a text as sorted numbers, each once. A text of few words is one shingle."""
    if not words:
        return np.empty(0, dtype=np.uint64)
    numbers = np.fromiter(map(_number_word, words), dtype=np.uint64, count=len(words))
    width = min(SHINGLE_WORDS, len(words))
    mixed = np.zeros(len(words) - width + 1, dtype=np.uint64)
    for place in range(width):
        mixed = (mixed ^ numbers[place : place + len(mixed)]) * _MULTIPLIER
        mixed ^= mixed >> _SHIFT
    return np.unique(mixed)


_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)  # odd, so that nothing is lost when it multiplies
_SHIFT = np.uint64(29)


@lru_cache(maxsize=1 << 18)
def _number_word(word: str) -> int:
    return int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big")


# Shingles on disk


class Shelf:
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
        places = iter(ages)
        while block := list(islice(sets, _BLOCK)):
            rows = list(islice(places, len(block)))
            signatures[rows] = sign(block)
            for row, numbers in zip(rows, block, strict=True):
                self._starts[row], self.sizes[row] = self._file.tell(), len(numbers)
                self._file.write(numbers.tobytes())
        return signatures

    def compare(self, first: int, second: int) -> Pair:
        """What two texts truly share."""
        both = np.concatenate((self._take(first), self._take(second)))
        both.sort(kind="stable")  # two sorted runs are merged in one go
        shared = int(np.count_nonzero(both[1:] == both[:-1]))
        shorter = min(self.sizes[first], self.sizes[second])
        return Pair(first, second, shared, shared / (len(both) - shared), shared / shorter)

    def _read(self, place: int) -> Numbers:
        self._file.seek(self._starts[place])
        return np.frombuffer(self._file.read(self.sizes[place] * 8), dtype=np.uint64)


@contextmanager
def open_shelf(folder: Path) -> Iterator[Shelf]:
    """An empty shelf in a file that has no name, so that nothing of it is left, however we end."""
    with tempfile.TemporaryFile(dir=folder) as file:
        yield Shelf(file)


# Signatures and candidates


def sign(sets: Sequence[Numbers]) -> NDArray[np.uint32]:
    """MinHash signatures: two sets agree in a place as often as their Jaccard similarity says."""
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
    short = signatures.astype(np.uint8)  # read much faster, and by chance hardly ever equal
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
    """Pairs that agree in some place, in order, some at a time."""
    texts = len(signatures)
    orders = [np.argsort(column, kind="stable").astype(np.int32) for column in signatures.T]
    for start in range(0, texts, _OLDER):
        found = [
            _pair_equal(column, order, range(start, start + _OLDER))
            for column, order in zip(signatures.T, orders, strict=True)
        ]
        pairs = np.unique(np.concatenate(found))
        for place in range(0, len(pairs), _PAIRS):
            some = pairs[place : place + _PAIRS]
            yield some // texts, some % texts


def _pair_equal(column: NDArray[np.uint32], order: NDArray[np.int32], older: range) -> Places:
    """Texts with the same number, the older one in `older`, each pair as older * texts + newer.

    Where many have it, each is paired with the oldest of them and with the next: that ties together what
    belongs together, and the work grows with the texts, not with their square.
    """
    texts = len(column)
    ordered = column[order]
    heads = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    lengths = np.diff(np.r_[heads, texts])
    many = lengths > MOST_SHARING
    behind = np.repeat(heads + lengths, lengths) - np.arange(texts)  # texts from here to the end of its run
    behind[np.repeat(many, lengths)] = np.minimum(behind[np.repeat(many, lengths)], 2)
    mine = np.flatnonzero((order >= older.start) & (order < older.stop) & (behind > 1))
    found = []
    for step in range(1, MOST_SHARING):
        mine = mine[behind[mine] > step]
        found.append(order[mine].astype(np.int64) * texts + order[mine + step])
    for head, length in zip(heads[many].tolist(), lengths[many].tolist(), strict=True):
        if order[head] in older:
            found.append(int(order[head]) * texts + order[head + 2 : head + length].astype(np.int64))
    return np.concatenate(found)
