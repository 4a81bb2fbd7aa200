"""Assign groups of documents to splits so that each split has its share of every label.

The package iterative-stratification (Sechidis et al. 2011) makes two cuts. It sees groups, not the number of
documents in them, and lets the sizes of the splits drift in favour of the labels. So a few groups are moved
afterwards: first until every split has every label that it can have, then until the sizes are right.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

SHARES = (0.64, 0.16, 0.20)  # train, validation, test: the only place that says so
RATIO = ":".join(f"{100 * share:g}" for share in SHARES)
ENOUGH_GROUPS = 5  # a label with this many groups can be in all splits
TOLERANCE = 0.0002  # share of all documents by which the size of a split may be off
FREE = -1

_FEWEST = 10  # groups that the package can cut twice
_FINE = 1 << 20
_ROUNDS = 500  # of the search for a division with every label in every split

Splits = NDArray[np.int64]
Counts = NDArray[np.int64]


def stratify(counts: Counts, sizes: Counts, *, seed: int, fixed: Splits | None = None) -> Splits:
    """The split of each group: 0, 1 or 2.

    `counts` holds the documents of each group with each label, `sizes` the documents of each group. Groups
    with a split in `fixed` keep it, those with FREE are assigned. The result depends on the order of groups.
    """
    splits = np.full(len(sizes), FREE, dtype=np.int64) if fixed is None else fixed.copy()
    free = splits == FREE
    if free.sum() >= _FEWEST:
        splits[free] = cut_twice(counts[free] > 0, seed)
    else:
        _assign_few(splits, sizes)
    mover = _Mover(counts, sizes, splits, free)
    mover.complete_labels()
    mover.even_sizes()
    return mover.splits


def cut_twice(labels: NDArray[np.bool_], seed: int) -> Splits:
    """What the package makes of it: it cuts off the test split, then the validation split."""
    train, validation, test = SHARES
    splits = np.zeros(len(labels), dtype=np.int64)
    rest, last = _cut(labels, test, seed)
    splits[last] = 2
    share = round(validation / (train + validation), 12)  # else 0.16 of 0.80 would be less than a fifth
    splits[rest[_cut(labels[rest], share, seed)[1]]] = 1
    return splits


def _cut(labels: NDArray[np.bool_], share: float, seed: int) -> tuple[Splits, Splits]:
    if labels.shape[1] < 2:  # the package refuses that; a column that all groups have changes nothing
        labels = np.column_stack((labels, np.ones((len(labels), 2), dtype=bool)))
    from iterstrat.ml_stratifiers import (
        MultilabelStratifiedShuffleSplit,  # takes a second, which planning need not wait for
    )

    cutter = MultilabelStratifiedShuffleSplit(n_splits=1, test_size=share, random_state=seed)
    first, second = next(cutter.split(np.zeros(len(labels)), labels))
    return first, second


def _assign_few(splits: Splits, sizes: Counts) -> None:
    """Each to the split that lacks most documents."""
    lacking = np.array(SHARES) * sizes.sum() - _sum_sizes(splits, sizes)
    for group in np.flatnonzero(splits == FREE):
        splits[group] = int(lacking.argmax())
        lacking[splits[group]] -= sizes[group]


def _sum_sizes(splits: Splits, sizes: Counts) -> NDArray[np.float64]:
    assigned = splits != FREE
    return np.bincount(splits[assigned], sizes[assigned].astype(np.float64), len(SHARES)).astype(np.float64)


class _Mover:
    """Moves free groups between splits at the least cost to the balance of labels."""

    def __init__(self, counts: Counts, sizes: Counts, splits: Splits, free: NDArray[np.bool_]) -> None:
        self.splits, self._sizes, self._free, self._counts = splits, sizes, free, counts
        self._totals = counts.sum(axis=0)
        self._has = counts > 0
        shares = np.array(SHARES)
        indices = range(len(SHARES))
        self._surplus = _sum_sizes(splits, sizes) - shares * sizes.sum()  # documents
        sums = np.stack([counts[splits == split].sum(axis=0) for split in indices])
        self._excess = sums - shares[:, None] * self._totals  # documents of each label
        self._groups = np.stack([self._has[splits == split].sum(axis=0) for split in indices])

    def complete_labels(self) -> None:
        """Give every split a group of every label that has enough groups; rare labels first."""
        groups = self._groups.sum(axis=0)
        for label in np.argsort(groups, kind="stable").tolist():
            for split in np.flatnonzero(self._groups[:, label] == 0).tolist():
                if groups[label] >= ENOUGH_GROUPS:
                    self._fetch(label, split)
        self._search(groups >= ENOUGH_GROUPS)

    def even_sizes(self) -> None:
        """Move groups from the fullest split to the emptiest while that helps."""
        allowed = max(1.0, TOLERANCE * float(self._sizes.sum()))
        for _ in range(len(self.splits)):
            source, target = int(self._surplus.argmax()), int(self._surplus.argmin())
            gap = float(self._surplus[source] - self._surplus[target])
            movable = self._list_movable(source)
            movable = movable[self._sizes[movable] <= gap / 2]
            if gap <= allowed or not len(movable):
                return
            cost = self._weigh(movable, source, target) / self._sizes[movable]
            self._move(int(movable[cost.argmin()]), target)

    def _fetch(self, label: int, target: int) -> None:
        """Bring a group with the label from where it is missed least."""
        candidates: list[tuple[int, int]] = []
        for source in np.flatnonzero(self._groups[:, label] > 1).tolist():
            movable = self._list_movable(source)
            movable = movable[self._has[movable, label]]
            if len(movable):
                cost = self._weigh(movable, source, target)
                candidates.append((int(cost.min()), int(movable[cost.argmin()])))
        if candidates:
            self._move(min(candidates)[1], target)

    def _search(self, wanted: NDArray[np.bool_]) -> None:
        """Chains of moves, for small corpora, where every group is the last with some label.

        A move may cost another split a label, which then has to be brought back. In a dead end the missing
        labels get more weight, so that the search leaves it (the breakout method, Morris 1993). Ends with the
        best division that was seen.
        """
        weights = np.ones_like(self._groups)
        best, fewest = self.splits.copy(), self._groups.size
        for _ in range(_ROUNDS):
            lacking = (self._groups == 0) & wanted
            if lacking.sum() < fewest:
                best, fewest = self.splits.copy(), int(lacking.sum())
            moves = list(self._list_moves(lacking * weights, (self._groups == 1) * wanted * weights))
            if not moves:  # nothing is missing, or no free group has it
                break
            loss, _, group, target = min(moves)
            self._move(group, target)
            if loss >= 0:
                weights += lacking
        for group in np.flatnonzero(self.splits != best).tolist():
            self._move(group, int(best[group]))

    def _list_moves(self, gains: Counts, losses: Counts) -> Iterator[tuple[int, int, int, int]]:
        """For each pair of splits whose moves bring a missing label: least loss, its cost, group, target.

        `gains` and `losses` are by split and label: the value of a label that arrives or leaves.
        """
        for target in np.flatnonzero(gains.any(axis=1)).tolist():
            holders = self._free & self._has[:, gains[target] > 0].any(axis=1)
            for source in range(len(SHARES)):
                groups = np.flatnonzero(holders & (self.splits == source))
                if source != target and len(groups):
                    loss = self._has[groups] @ (losses[source] - gains[target])
                    cost = self._weigh(groups, source, target)
                    least = int(np.lexsort((cost, loss))[0])
                    yield int(loss[least]), int(cost[least]), int(groups[least]), target

    def _list_movable(self, source: int) -> Splits:
        """Groups that may leave a split: not the last one with any label."""
        last = self._groups[source] == 1
        held = self._has[:, last].any(axis=1)
        return np.flatnonzero((self.splits == source) & self._free & ~held)

    def _weigh(self, groups: Splits, source: int, target: int) -> Counts:
        """How much worse (below 0: better) the balance of labels becomes: squares, by label frequency.

        In whole numbers, so that every machine chooses the same groups.
        """
        weights = _FINE / np.maximum(self._totals, 1)
        slope = np.rint(2 * (self._excess[target] - self._excess[source]) * weights).astype(np.int64)
        counts = self._counts[groups]
        cost: Counts = counts @ slope + 2 * (counts * counts) @ np.rint(weights).astype(np.int64)
        return cost

    def _move(self, group: int, target: int) -> None:
        source = self.splits[group]
        for split, sign in ((source, -1), (target, 1)):
            self._surplus[split] += sign * self._sizes[group]
            self._excess[split] += sign * self._counts[group]
            self._groups[split] += sign * self._has[group]
        self.splits[group] = target
