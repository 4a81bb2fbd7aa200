"""Stage `dedupe`: keep one of several judgments that are the same, and group those that belong together.

The same judgment can be found under several ids, printed and divided in different ways. Two texts are
*duplicates* if they have most of their shingles in common: the older one is kept. Two texts are *related* if
one contains half of the other, such as orders in the same matter. Both are kept, but in one group, which is
never divided between splits.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path

import rensa

from pipeline.dedupe.similarity import Pair, find_pairs
from pipeline.parquet import iterate_rows, make_folder
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan, digest_lines
from schemas.records import Distinct, Dropped, Duplicate

NAME = "dedupe"

# Found by reading real judgments: of the pairs from 0.5 to 0.8, nine in ten are one judgment in two
# printings, and the rest are orders written from one template. Below that, only stock phrases are shared.
DUPLICATE = 0.6  # of the shingles of both texts together
# A flaw of the published dataset: many test cases share half their text with a training case.
RELATED = 0.5  # of the shorter text
# A template that a court uses for years would connect thousands of orders into one group, and the splits
# could not be balanced. Then the weakest connections are cut and counted.
LARGEST_GROUP = 0.01  # of all documents
SMALL_GROUP = 20  # documents; a group of this size is never too large

NEAR_DUPLICATE = "near-duplicate of an older judgment"


def plan_dedupe(mask: StagePlan, label: StagePlan, *, keep_all: bool, earlier: Collection[str]) -> StagePlan:
    """One shard for the whole corpus: any document may repeat any other."""
    parameters: Parameters = {
        "keep_all": keep_all,
        "rensa": rensa.RMinHash.ALGORITHM_VERSION,
        "earlier": digest_lines(sorted(earlier)) if earlier else None,
    }
    inputs = (digest_lines((mask.fingerprint, label.fingerprint)),)
    return StagePlan(NAME, (__package__,), Distinct, parameters, inputs)


def dedupe_shard(
    job: ShardJob, masked: Sequence[Path], labelled: Sequence[Path], keep_all: bool, earlier: Collection[str]
) -> ShardSummary:
    """Make the only shard from all shards of masked facts and of labels."""
    make_folder(job.folder)
    docids, pairs = find_related(masked, read_docids(labelled), earlier, scratch=job.folder)
    return write_shard(job, dedupe_documents(docids, pairs, keep_all=keep_all), documents_in=len(docids))


def find_related(
    masked: Sequence[Path], wanted: Collection[str], earlier: Collection[str], *, scratch: Path
) -> tuple[list[str], Iterator[Pair]]:
    """The documents that are masked and `wanted`, oldest first, and the pairs of them that are related.

    Only documents with labels are wanted: one without labels must not replace its duplicate.
    """
    stored = [docid for docid in read_docids(masked) if docid in wanted]
    docids = order_by_age(stored, earlier)
    ages = {docid: age for age, docid in enumerate(docids)}
    rows = chain.from_iterable(iterate_rows(part, ["docid", "sentences"]) for part in masked)
    texts = (row["sentences"] for row in rows if row["docid"] in ages)
    return docids, find_pairs(texts, [ages[docid] for docid in stored], least_held=RELATED, scratch=scratch)


def read_docids(parts: Iterable[Path]) -> dict[str, None]:
    """The ids of documents in the order of storage."""
    return {row["docid"]: None for part in parts for row in iterate_rows(part, ["docid"])}


def order_by_age(docids: Iterable[str], earlier: Collection[str] = ()) -> list[str]:
    """Oldest first, by number; documents of an earlier release come before all others."""
    return sorted(docids, key=lambda docid: (docid not in earlier, _number(docid), docid))


def dedupe_documents(
    docids: Sequence[str], pairs: Iterable[Pair], *, keep_all: bool
) -> Iterator[Distinct | Dropped]:
    """Keep or drop documents, given in the order of age, by the pairs of them that are related.

    A document is dropped only in favour of a kept one that is its direct duplicate. So a chain of small
    changes ends where the text is a new one, and no two kept documents are duplicates.
    """
    related = list(pairs)
    older = find_older(related)
    kept = [keep_all or age not in older for age in range(len(docids))]
    left = [pair for pair in related if kept[pair.first] and kept[pair.second]]
    groups, cut = connect_groups(left, len(docids))
    duplicates: dict[int, list[Duplicate]] = defaultdict(list)
    for age, pair in sorted(older.items()):
        duplicates[pair.first].append(Duplicate(docids[age], pair.jaccard))
    parted = _list_parted(cut)
    for age, docid in enumerate(docids):
        if kept[age]:
            others = [docids[other] for other in sorted(parted[age])]
            yield Distinct(docid, docids[groups[age]], duplicates[age], others)
        else:
            yield Dropped(docid, NAME, NEAR_DUPLICATE)


def find_older(pairs: Iterable[Pair]) -> dict[int, Pair]:
    """For each text that repeats an older one that is not itself a repetition: the most similar pair."""
    alike: dict[int, list[Pair]] = defaultdict(list)
    for pair in pairs:
        if pair.jaccard >= DUPLICATE:
            alike[pair.second].append(pair)
    older: dict[int, Pair] = {}
    for age in sorted(alike):
        candidates = [pair for pair in alike[age] if pair.first not in older]
        if candidates:
            older[age] = min(candidates, key=lambda pair: (-pair.jaccard, pair.first))
    return older


def connect_groups(pairs: Iterable[Pair], count: int) -> tuple[list[int], list[Pair]]:
    """For each text the oldest of its group, and the pairs whose groups would have become too large.

    Groups are connected components, joined from the closest pair to the loosest. Duplicates are always
    joined.
    """
    largest = max(SMALL_GROUP, int(LARGEST_GROUP * count))
    heads, sizes, cut = list(range(count)), [1] * count, []
    for pair in sorted(pairs, key=_order_pairs):
        first, second = sorted((_find_head(heads, pair.first), _find_head(heads, pair.second)))
        if first == second:
            continue
        if pair.jaccard >= DUPLICATE or sizes[first] + sizes[second] <= largest:
            heads[second] = first
            sizes[first] += sizes[second]
        else:
            cut.append(pair)
    groups = [_find_head(heads, age) for age in range(count)]
    return groups, [pair for pair in cut if groups[pair.first] != groups[pair.second]]


def _order_pairs(pair: Pair) -> tuple[bool, float, int, int, int]:
    return pair.jaccard < DUPLICATE, -pair.held, -pair.shared, pair.first, pair.second


def _find_head(heads: list[int], age: int) -> int:
    while heads[age] != age:
        heads[age] = heads[heads[age]]  # shorter next time
        age = heads[age]
    return age


def _list_parted(cut: Iterable[Pair]) -> dict[int, set[int]]:
    parted: dict[int, set[int]] = defaultdict(set)
    for pair in cut:
        parted[pair.first].add(pair.second)
        parted[pair.second].add(pair.first)
    return parted


_DIGITS = re.compile("[0-9]+")


def _number(docid: str) -> tuple[int, int]:
    """Numbers before names."""
    return (0, int(docid)) if _DIGITS.fullmatch(docid) else (1, 0)
