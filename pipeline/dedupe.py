"""Stage `dedupe`: one of each group of judgments that are the same, and who must not be parted.

The same judgment stands under several ids, printed and cut in different ways. Two texts are *duplicates* when
they have most of their shingles in common: the older one stays. Two texts are *related* when one holds half
of the other: orders in one matter, say. Both stay, but in one group, which no split may cut.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path

from pipeline.duplicates import Pair, describe_shingles, find_pairs
from pipeline.rows import iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan, digest_lines
from pipeline.tables import make_folder
from schemas.records import Distinct, Dropped, Duplicate

NAME = "dedupe"
VERSION = 1

# Read on real judgments: of the pairs from 0.5 to 0.8 nine in ten are one judgment in two printings, and the
# rest are orders written by one form. Further down stock phrases are all that is shared.
DUPLICATE = 0.6  # of the shingles of both texts together
# The published dataset's fault: many test cases share half their text with a training case.
RELATED = 0.5  # of the shorter text
# A form that a court uses for years would tie thousands of orders into one group, and a split could not be
# balanced. Then the weakest ties are cut, and counted.
LARGEST_GROUP = 0.01  # of all documents
SMALL_GROUP = 20  # documents; a group of this size is never too large

NEAR_DUPLICATE = "near-duplicate of an older judgment"


def plan_dedupe(mask: StagePlan, label: StagePlan, *, keep_all: bool, earlier: Collection[str]) -> StagePlan:
    """One shard for the whole corpus: any document may repeat any other."""
    parameters: Parameters = {
        "keep_all": keep_all,
        "duplicate": DUPLICATE,
        "related": RELATED,
        "largest_group": LARGEST_GROUP,
        "shingles": describe_shingles(),
        "earlier": digest_lines(sorted(earlier)) if earlier else None,
    }
    return StagePlan(
        NAME, VERSION, Distinct, parameters, (digest_lines((mask.fingerprint, label.fingerprint)),)
    )


def dedupe_shard(
    job: ShardJob, masked: Sequence[Path], labelled: Sequence[Path], keep_all: bool, earlier: Collection[str]
) -> ShardSummary:
    """Make the one shard from all shards of masked facts and of labels."""
    make_folder(job.folder)
    docids, pairs = find_related(masked, read_docids(labelled), earlier, scratch=job.folder)
    return write_shard(job, dedupe_documents(docids, pairs, keep_all=keep_all), documents_in=len(docids))


def find_related(
    masked: Sequence[Path], wanted: Collection[str], earlier: Collection[str], *, scratch: Path
) -> tuple[list[str], Iterator[Pair]]:
    """The documents that are masked and `wanted`, oldest first, and the pairs of them that are related.

    Only documents with labels are wanted: one without must not take the place of its duplicate.
    """
    stored = [docid for docid in read_docids(masked) if docid in wanted]
    docids = order_by_age(stored, earlier)
    ages = {docid: age for age, docid in enumerate(docids)}
    rows = chain.from_iterable(iterate_rows(part, ["docid", "sentences"]) for part in masked)
    texts = (row["sentences"] for row in rows if row["docid"] in ages)
    places = [ages[docid] for docid in stored]
    return docids, find_pairs(texts, places, least_held=RELATED, scratch=scratch)


def read_docids(parts: Iterable[Path]) -> dict[str, None]:
    """The ids of documents in the order in which they are stored."""
    return {row["docid"]: None for part in parts for row in iterate_rows(part, ["docid"])}


def order_by_age(docids: Iterable[str], earlier: Collection[str] = ()) -> list[str]:
    """Oldest first: by number, and before all the documents that an earlier release had kept."""
    return sorted(docids, key=lambda docid: (docid not in earlier, _number(docid), docid))


def dedupe_documents(
    docids: Sequence[str], pairs: Iterable[Pair], *, keep_all: bool
) -> Iterator[Distinct | Dropped]:
    """Judge documents, given in the order of age, by the pairs of them that are related.

    A document is left out only for one that stays and is its duplicate itself. So a chain of small changes
    ends where the text is a new one, and of those that stay no two are duplicates.
    """
    related = list(pairs)
    older = find_older(related)
    stays = [keep_all or place not in older for place in range(len(docids))]
    left = [pair for pair in related if stays[pair.first] and stays[pair.second]]
    groups, cut = tie_groups(left, len(docids))
    of_place: dict[int, list[Duplicate]] = defaultdict(list)
    for place, pair in sorted(older.items()):
        of_place[pair.first].append(Duplicate(docids[place], pair.jaccard))
    parted = _list_parted(cut)
    for place, docid in enumerate(docids):
        if stays[place]:
            beyond = [docids[other] for other in sorted(parted[place])]
            yield Distinct(docid, docids[groups[place]], of_place[place], beyond)
        else:
            yield Dropped(docid, NAME, NEAR_DUPLICATE)


def find_older(pairs: Iterable[Pair]) -> dict[int, Pair]:
    """For each text that repeats an older one that repeats none itself: the pair that is most alike."""
    alike: dict[int, list[Pair]] = defaultdict(list)
    for pair in pairs:
        if pair.jaccard >= DUPLICATE:
            alike[pair.second].append(pair)
    older: dict[int, Pair] = {}
    for place in sorted(alike):
        staying = [pair for pair in alike[place] if pair.first not in older]
        if staying:
            older[place] = min(staying, key=lambda pair: (-pair.jaccard, pair.first))
    return older


def tie_groups(pairs: Iterable[Pair], count: int) -> tuple[list[int], list[Pair]]:
    """For each text the oldest of its group, and the pairs whose groups would have become too large.

    Groups are whatever hangs together, tied from the closest pair to the loosest; duplicates always are.
    """
    largest = max(SMALL_GROUP, int(LARGEST_GROUP * count))
    heads, sizes, cut = list(range(count)), [1] * count, []
    for pair in sorted(pairs, key=_order_ties):
        first, second = sorted((_find_head(heads, pair.first), _find_head(heads, pair.second)))
        if first == second:
            continue
        if pair.jaccard >= DUPLICATE or sizes[first] + sizes[second] <= largest:
            heads[second] = first
            sizes[first] += sizes[second]
        else:
            cut.append(pair)
    groups = [_find_head(heads, place) for place in range(count)]
    return groups, [pair for pair in cut if groups[pair.first] != groups[pair.second]]


def _order_ties(pair: Pair) -> tuple[bool, float, int, int, int]:
    return pair.jaccard < DUPLICATE, -pair.held, -pair.shared, pair.first, pair.second


def _find_head(heads: list[int], place: int) -> int:
    while heads[place] != place:
        heads[place] = heads[heads[place]]  # shorter next time
        place = heads[place]
    return place


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
