"""Document ids as a permutation of indices: each can be computed from the other, nothing is stored."""

from collections.abc import Sequence

from embedded.random_streams import open_stream

ID_FIRST, ID_COUNT = 2_000_000, 48_000_000  # between the two ranges of statute ids
_HALF = 13  # bits: two halves make 2**26, the first power of four above ID_COUNT
_MASK = (1 << _HALF) - 1


class IdShuffle:
    """The ids of one seed."""

    def __init__(self, seed: int) -> None:
        stream = open_stream(seed, "ids")
        self._keys = tuple(stream.getrandbits(32) | 1 for _ in range(4))

    def find_docid(self, index: int) -> int:
        """The id of an index."""
        value = _shuffle(index, self._keys)
        while value >= ID_COUNT:  # the network works on a power of two: repeat until in range
            value = _shuffle(value, self._keys)
        return ID_FIRST + value

    def find_index(self, docid: int) -> int | None:
        """The index of an id, or None for a number that cannot be an id."""
        if not ID_FIRST <= docid < ID_FIRST + ID_COUNT:
            return None
        value = _unshuffle(docid - ID_FIRST, self._keys)
        while value >= ID_COUNT:
            value = _unshuffle(value, self._keys)
        return value


def _shuffle(value: int, keys: Sequence[int]) -> int:
    """A Feistel network: invertible, whatever the rounds do."""
    left, right = value >> _HALF, value & _MASK
    for key in keys:
        left, right = right, left ^ (((right + 1) * key >> 11) & _MASK)
    return left << _HALF | right


def _unshuffle(value: int, keys: Sequence[int]) -> int:
    left, right = value >> _HALF, value & _MASK
    for key in reversed(keys):
        left, right = right ^ (((left + 1) * key >> 11) & _MASK), left
    return left << _HALF | right
