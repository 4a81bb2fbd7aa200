"""Folds for judging a tagger: whole documents, every field of law in every fold, and nothing chosen on the
fold that is tested."""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from model.role_corpora import RoleDocument
from schemas.errors import UsageError


@dataclass(frozen=True, slots=True)
class Split:
    """Which documents to learn from, to choose epoch and thresholds on, and to test on."""

    train: list[int]
    development: list[int]
    test: list[int]


def make_folds(documents: Sequence[RoleDocument], folds: int, seed: int = 0) -> list[list[int]]:
    """The indices of the documents of each fold. Folds differ by one document at most, and so do the
    documents that they have of any category. Documents without category count as one."""
    _require_three(folds)
    if len(documents) < folds:
        raise UsageError(f"{len(documents)} documents cannot fill {folds} folds: give more, or ask for fewer")
    members: dict[str, list[int]] = defaultdict(list)
    for index, document in enumerate(documents):
        members[document.category or ""].append(index)
    stream = random.Random(seed)
    dealt: list[int] = []  # one category after another, so that dealing in turn spreads each of them
    for _, indices in sorted(members.items()):
        stream.shuffle(indices)
        dealt += indices
    return [sorted(dealt[fold::folds]) for fold in range(folds)]


def iterate_splits(folds: Sequence[Sequence[int]]) -> Iterator[Split]:
    """Each fold is tested once, with the fold behind it for development and the rest to learn from."""
    _require_three(len(folds))
    for tested in range(len(folds)):
        chosen_on = (tested + 1) % len(folds)
        rest = (fold for number, fold in enumerate(folds) if number not in (tested, chosen_on))
        yield Split(
            sorted(index for fold in rest for index in fold), list(folds[chosen_on]), list(folds[tested])
        )


def _require_three(folds: int) -> None:
    if folds < 3:
        raise UsageError(f"{folds} folds are too few to train, choose and test on apart: ask for 3 or more")
