"""Stage `split`: train, validation and test, 64:16:20, with the same share of every label in each.

Whole groups are dealt, so related judgments never stand on both sides of a split. Documents of an earlier
release keep their split; only what is new is dealt. Nothing depends on the order of the input.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pipeline.label_names import label_order
from pipeline.rows import iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import Parameters, StagePlan, digest_lines
from pipeline.stratify import ENOUGH_GROUPS, FREE, SHARES, stratify
from schemas.errors import BadInputError
from schemas.published import SPLITS
from schemas.records import Assigned

NAME = "split"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Balance:
    """How the documents with one label, or with two at once, are spread over the splits."""

    labels: Sequence[str]
    train: int
    validation: int
    test: int

    @property
    def documents(self) -> int:
        """In all splits."""
        return self.train + self.validation + self.test

    @property
    def deviations(self) -> tuple[float, float, float]:
        """For each split: points by which its share differs from what it should be."""
        documents = max(1, self.documents)
        train, validation, test = (100 * share for share in SHARES)
        return (
            100 * self.train / documents - train,
            100 * self.validation / documents - validation,
            100 * self.test / documents - test,
        )

    @property
    def worst(self) -> float:
        """The largest of these, without its sign."""
        return max(map(abs, self.deviations))


@dataclass(frozen=True, slots=True)
class Division:
    """What the report says about a corpus in three splits."""

    whole: Balance  # of all documents
    labels: Sequence[Balance]  # in section order
    pairs: Sequence[Balance]  # labels that stand together in some document
    moved: Sequence[str]  # documents that an earlier release had in another split
    warnings: Sequence[str]


def plan_split(dedupe: StagePlan, *, seed: int, previous: Mapping[str, str]) -> StagePlan:
    """One shard for the whole corpus; the plan of `dedupe` stands for the labels, too."""
    lines = (f"{docid} {split}" for docid, split in sorted(previous.items()))
    parameters: Parameters = {"seed": seed, "previous": digest_lines(lines) if previous else None}
    return StagePlan(NAME, VERSION, Assigned, parameters, (dedupe.fingerprint,))


def split_shard(
    job: ShardJob, distinct: Path, labelled: Sequence[Path], seed: int, previous: Mapping[str, str]
) -> ShardSummary:
    """Make the one shard from the documents that stay and from all shards of labels."""
    groups = {row["docid"]: row["group"] for row in iterate_rows(distinct, ["docid", "group"])}
    rows = (row for part in labelled for row in iterate_rows(part))
    labels = {row["docid"]: row["labels"] for row in rows if row["docid"] in groups}
    assigned = split_documents(labels, groups, seed=seed, previous=previous)
    return write_shard(job, assigned, documents_in=len(groups))


def split_documents(
    labels: Mapping[str, Sequence[str]],
    groups: Mapping[str, str],
    *,
    seed: int,
    previous: Mapping[str, str] | None = None,
) -> list[Assigned]:
    """Deal documents, given with their labels and groups; `previous` says where documents were before.

    They come in the order of ids as text.
    """
    earlier = {} if previous is None else previous
    _check_input(labels, groups, earlier)
    members = _gather_members(groups, seed)
    column = _number_labels(labels)
    counts = np.zeros((len(members), len(column)), dtype=np.int64)
    for row, docids in enumerate(members):
        for docid in docids:
            counts[row, [column[name] for name in set(labels[docid])]] += 1
    sizes = np.array([len(docids) for docids in members], dtype=np.int64)
    fixed = np.array([_keep_split(docids, earlier) for docids in members], dtype=np.int64)
    splits = stratify(counts, sizes, seed=seed, fixed=fixed).tolist()
    of_docid = {docid: split for docids, split in zip(members, splits, strict=True) for docid in docids}
    assigned = [Assigned(docid, groups[docid], SPLITS[of_docid[docid]]) for docid in sorted(labels)]
    _check_output(assigned, len(groups))
    return assigned


def describe_division(
    labels: Mapping[str, Sequence[str]],
    assigned: Sequence[Assigned],
    previous: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
) -> Division:
    """How well a finished split is balanced. `labels` may be of more documents.

    `previous` is what the documents were split with. `names` are all labels there could be: those that no
    document has are warned about, too.
    """
    column = _number_labels({each.docid: labels[each.docid] for each in assigned})
    found = list(column)
    together = np.zeros((len(SPLITS), len(found), len(found)), dtype=np.int64)
    holders: dict[str, dict[str, str]] = {name: {} for name in (*names, *found)}  # split by group
    for each in assigned:
        places = [column[name] for name in set(labels[each.docid])]
        together[np.ix_([SPLITS.index(each.split)], places, places)] += 1
        for place in places:
            holders[found[place]][each.group] = each.split
    sizes = Counter(each.split for each in assigned)
    earlier = {} if previous is None else previous
    fixed = {each.group for each in assigned if each.docid in earlier}
    return Division(
        Balance((), *(sizes[split] for split in SPLITS)),
        [Balance((name,), *together[:, place, place].tolist()) for place, name in enumerate(found)],
        list(_balance_pairs(found, together)),
        [each.docid for each in assigned if earlier.get(each.docid, each.split) != each.split],
        list(_warn(holders, fixed)),
    )


def _check_input(
    labels: Mapping[str, object], groups: Mapping[str, object], previous: Mapping[str, str]
) -> None:
    if missing := set(groups).symmetric_difference(labels):
        raise BadInputError(
            f"document {min(missing)} lacks its labels or its group: run ./ilsi verify --forget"
        )
    if unknown := set(previous.values()).difference(SPLITS):
        raise BadInputError(f"the earlier release has a split {min(unknown)!r}: use {', '.join(SPLITS)}")


def _check_output(assigned: Sequence[Assigned], documents: int) -> None:
    """Refuse a division that lost a document or cut a group."""
    if len({each.docid for each in assigned}) != documents:
        raise AssertionError(f"{documents} documents were to be split, {len(assigned)} were")
    split_of: dict[str, str] = {}
    for each in assigned:
        if split_of.setdefault(each.group, each.split) != each.split:
            raise AssertionError(f"the split cut the group of document {each.group}")


def _number_labels(labels: Mapping[str, Sequence[str]]) -> dict[str, int]:
    names = sorted({name for found in labels.values() for name in found}, key=label_order)
    return {name: place for place, name in enumerate(names)}


def _gather_members(groups: Mapping[str, str], seed: int) -> list[list[str]]:
    """The documents of each group. Groups are in an order that only the seed and the ids decide."""
    members: dict[str, list[str]] = defaultdict(list)
    for docid in sorted(groups):
        members[groups[docid]].append(docid)
    return sorted(members.values(), key=lambda docids: (_draw(docids[0], seed), docids[0]))


def _draw(docid: str, seed: int) -> bytes:
    return blake2b(docid.encode(), key=str(seed).encode(), digest_size=16).digest()


def _keep_split(docids: Sequence[str], previous: Mapping[str, str]) -> int:
    """Where the group was. If a new judgment ties groups of different splits together, the whole goes where
    it may have been learned from: no document that was ever trained on becomes a test document."""
    return min((SPLITS.index(previous[docid]) for docid in docids if docid in previous), default=FREE)


def _balance_pairs(names: Sequence[str], together: NDArray[np.int64]) -> Iterator[Balance]:
    for first, second in combinations(range(len(names)), 2):
        if together[:, first, second].any():
            yield Balance((names[first], names[second]), *together[:, first, second].tolist())


def _warn(holders: Mapping[str, Mapping[str, str]], fixed: Set[str]) -> Iterator[str]:
    """A sentence for each label that is not in all splits, in section order."""
    for name in sorted(holders, key=label_order):
        lacking = [split for split in SPLITS if split not in holders[name].values()]
        if not holders[name]:
            yield f"label {name} is in no document"
        elif lacking:
            yield f"label {name} is missing in {' and '.join(lacking)}: {_explain(holders[name], fixed)}"


def _explain(split_of: Mapping[str, str], fixed: Set[str]) -> str:
    """Why a label is missing somewhere. `fixed` are groups that could not be dealt anew."""
    if len(split_of) < ENOUGH_GROUPS:
        return f"it has too few groups ({len(split_of)})"
    kept = split_of.keys() & fixed
    elsewhere = set(SPLITS) - {split_of[group] for group in kept}  # each would need a group that is free
    if len(split_of) - len(kept) < len(elsewhere):
        return "its documents keep their earlier splits"
    return "no division with it in all splits was found"
