"""Which documents share a shard: those that a search finds in the same years, and of these the hash decides.

A newer window of judgments so touches the shards of its own years only; by hash alone it would touch all.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from hashlib import blake2b

SHARD_DOCUMENTS = 512  # a shard holds half of this to all of it, or fewer where its years have no more
_SINGLE_YEARS = (
    2010  # from here on a year has many judgments, and increments come; before, decades are enough
)


def lay_out(docids: Iterable[str], years: Mapping[str, int]) -> list[list[str]]:
    """Documents in shards, each shard in the order of ids as text. `years` tells in which year's window a
    document was found, for those that were found so."""
    blocks: dict[int, list[str]] = defaultdict(list)
    for docid in sorted(docids):
        blocks[_find_block(years.get(docid, 0))].append(docid)
    return [shard for block in sorted(blocks) for shard in _cut(blocks[block])] or [[]]


def count_shards(documents: int) -> int:
    """A power of two, so that the layout stays the same until a block has doubled."""
    shards = 1
    while documents > shards * SHARD_DOCUMENTS:
        shards *= 2
    return shards


def find_shard(docid: str, shards: int) -> int:
    """The shard of its block that a document belongs to."""
    return int.from_bytes(blake2b(docid.encode(), digest_size=8).digest(), "big") % shards


def _find_block(year: int) -> int:
    return year if year >= _SINGLE_YEARS else year // 10 * 10


def _cut(docids: list[str]) -> list[list[str]]:
    shards: list[list[str]] = [[] for _ in range(count_shards(len(docids)))]
    for docid in docids:
        shards[find_shard(docid, len(shards))].append(docid)
    return shards
