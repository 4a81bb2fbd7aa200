"""How evenly labels, alone and in pairs, are spread over the splits."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from pipeline.label.label_names import label_order
from pipeline.split.stratify import ENOUGH_GROUPS, SHARES
from schemas.published import SPLITS
from schemas.records import SplitAssignment


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
        """For each split: percentage points between its share and the target share."""
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
    """A corpus in three splits."""

    whole: Balance  # of all documents
    labels: Sequence[Balance]  # in section order
    pairs: Sequence[Balance]  # labels that share a document
    moved: Sequence[str]  # documents that an earlier release had in another split
    warnings: Sequence[str]


def describe_division(
    labels: Mapping[str, Sequence[str]],
    assigned: Sequence[SplitAssignment],
    previous: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
) -> Division:
    """How well a finished split is balanced. `labels` may cover more documents.

    `previous` holds the splits that documents had to keep. `names` are all labels that exist: those that no
    document has get a warning as well.
    """
    column = number_labels({document.docid: labels[document.docid] for document in assigned})
    used = list(column)
    together = np.zeros((len(SPLITS), len(used), len(used)), dtype=np.int64)
    holders: dict[str, dict[str, str]] = {name: {} for name in (*names, *used)}  # split by group
    for document in assigned:
        columns = [column[name] for name in set(labels[document.docid])]
        together[np.ix_([SPLITS.index(document.split)], columns, columns)] += 1
        for index in columns:
            holders[used[index]][document.group] = document.split
    sizes = Counter(document.split for document in assigned)
    earlier = previous or {}
    fixed = {document.group for document in assigned if document.docid in earlier}
    return Division(
        Balance((), *(sizes[split] for split in SPLITS)),
        [Balance((name,), *together[:, index, index].tolist()) for index, name in enumerate(used)],
        list(_balance_pairs(used, together)),
        [
            document.docid
            for document in assigned
            if earlier.get(document.docid, document.split) != document.split
        ],
        list(_warn(holders, fixed)),
    )


def number_labels(labels: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The labels of these documents in section order, each with its index."""
    names = sorted({name for of_document in labels.values() for name in of_document}, key=label_order)
    return {name: index for index, name in enumerate(names)}


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
            yield f"label {name} is missing from {' and '.join(lacking)}: {_explain(holders[name], fixed)}"


def _explain(split_of: Mapping[str, str], fixed: Set[str]) -> str:
    """Why a label is missing somewhere. `fixed` are the groups that had to keep their split."""
    if len(split_of) < ENOUGH_GROUPS:
        return f"it has too few groups ({len(split_of)})"
    kept = split_of.keys() & fixed
    elsewhere = set(SPLITS) - {split_of[group] for group in kept}  # each would need a group that is free
    if len(split_of) - len(kept) < len(elsewhere):
        return "its documents keep their earlier splits"
    return "no division with it in all splits was found"
