"""Document ids as a permutation of places: each leads back to the other, and nothing is stored."""

from collections.abc import Sequence

from embedded.chance import open_stream

ID_FIRST, ID_COUNT = 2_000_000, 48_000_000  # between the two ranges of statute ids
_HALF = 13  # bits: two halves make 2**26, the first power of four above ID_COUNT
_MASK = (1 << _HALF) - 1


class IdShuffle:
    """The ids of one seed."""

    def __init__(self, seed: int) -> None:
        stream = open_stream(seed, "ids")
        self._keys = tuple(stream.getrandbits(32) | 1 for _ in range(4))

    def find_docid(self, place: int) -> int:
        """The id of a place."""
        value = _shuffle(place, self._keys)
        while value >= ID_COUNT:  # the network works on a power of two: walk on until inside
            value = _shuffle(value, self._keys)
        return ID_FIRST + value

    def find_place(self, docid: int) -> int | None:
        """The place of an id, None for a number that can be no id."""
        if not ID_FIRST <= docid < ID_FIRST + ID_COUNT:
            return None
        value = _unshuffle(docid - ID_FIRST, self._keys)
        while value >= ID_COUNT:
            value = _unshuffle(value, self._keys)
        return value


def _shuffle(value: int, keys: Sequence[int]) -> int:
    """A Feistel network: whatever the rounds do, the whole can be undone."""
    left, right = value >> _HALF, value & _MASK
    for key in keys:
        left, right = right, left ^ (((right + 1) * key >> 11) & _MASK)
    return left << _HALF | right


def _unshuffle(value: int, keys: Sequence[int]) -> int:
    left, right = value >> _HALF, value & _MASK
    for key in reversed(keys):
        left, right = right ^ (((left + 1) * key >> 11) & _MASK), left
    return left << _HALF | right
