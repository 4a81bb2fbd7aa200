"""Stage `split`: train, validation and test, with the same share of every label in each (see stratify.py).

Whole groups are assigned, so related judgments are never on both sides of a split. Documents of an earlier
release keep their split; only new ones are assigned. Nothing depends on the order of the input.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

import numpy as np

from pipeline.parquet import iterate_rows
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.split.balance import number_labels
from pipeline.split.stratify import FREE, stratify
from pipeline.stage import Parameters, StagePlan, digest_lines
from schemas.errors import BadInputError
from schemas.published import SPLITS
from schemas.records import SplitAssignment

NAME = "split"


def plan_split(dedupe: StagePlan, *, seed: int, previous: Mapping[str, str]) -> StagePlan:
    """One shard for the whole corpus; the plan of `dedupe` also covers the labels."""
    lines = (f"{docid} {split}" for docid, split in sorted(previous.items()))
    parameters: Parameters = {"seed": seed, "previous": digest_lines(lines) if previous else None}
    return StagePlan(NAME, (__package__,), SplitAssignment, parameters, (dedupe.fingerprint,))


def split_shard(
    job: ShardJob, distinct: Path, labelled: Sequence[Path], seed: int, previous: Mapping[str, str]
) -> ShardSummary:
    """Make the only shard from the documents that were kept and from all shards of labels."""
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
) -> list[SplitAssignment]:
    """Assign documents, given their labels and groups; `previous` holds the splits of an earlier release.

    The result is sorted by document id, as text.
    """
    earlier = previous or {}
    _check_input(labels, groups, earlier)
    members = _gather_members(groups, seed)
    column = number_labels(labels)
    counts = np.zeros((len(members), len(column)), dtype=np.int64)
    for row, docids in enumerate(members):
        for docid in docids:
            counts[row, [column[name] for name in set(labels[docid])]] += 1
    sizes = np.array([len(docids) for docids in members], dtype=np.int64)
    fixed = np.array([_keep_split(docids, earlier) for docids in members], dtype=np.int64)
    splits = stratify(counts, sizes, seed=seed, fixed=fixed).tolist()
    of_docid = {docid: split for docids, split in zip(members, splits, strict=True) for docid in docids}
    assigned = [SplitAssignment(docid, groups[docid], SPLITS[of_docid[docid]]) for docid in sorted(labels)]
    _check_output(assigned, len(groups))
    return assigned


def _check_input(
    labels: Mapping[str, object], groups: Mapping[str, object], previous: Mapping[str, str]
) -> None:
    if missing := set(groups).symmetric_difference(labels):
        raise BadInputError(
            f"document {min(missing)} lacks its labels or its group: run ./ilsi verify --forget"
        )
    if unknown := set(previous.values()).difference(SPLITS):
        raise BadInputError(f"the earlier release has a split {min(unknown)!r}: use {', '.join(SPLITS)}")


def _check_output(assigned: Sequence[SplitAssignment], documents: int) -> None:
    """Refuse a result that loses a document or cuts a group."""
    if len({document.docid for document in assigned}) != documents:
        raise AssertionError(f"of {documents} documents {len(assigned)} were split")
    split_of: dict[str, str] = {}
    for document in assigned:
        if split_of.setdefault(document.group, document.split) != document.split:
            raise AssertionError(f"the split cut the group of document {document.group}")


def _gather_members(groups: Mapping[str, str], seed: int) -> list[list[str]]:
    """The documents of each group. Only the seed and the ids decide the order of the groups."""
    members: dict[str, list[str]] = defaultdict(list)
    for docid in sorted(groups):
        members[groups[docid]].append(docid)
    return sorted(members.values(), key=lambda docids: (_draw(docids[0], seed), docids[0]))


def _draw(docid: str, seed: int) -> bytes:
    return blake2b(docid.encode(), key=str(seed).encode(), digest_size=16).digest()


def _keep_split(docids: Sequence[str], previous: Mapping[str, str]) -> int:
    """The split that a group had. If a new judgment joins groups of different splits, all of them go to the
    earliest in the order train, validation, test: no training document ever becomes a test document."""
    return min((SPLITS.index(previous[docid]) for docid in docids if docid in previous), default=FREE)
