"""Cross-validation of a way to train taggers: every document is tagged once, by a tagger that never saw it.

Folds are of whole documents, every field of law is in every fold, and nothing is chosen on the test fold.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from model.tagger.corpora.read import RoleDocument
from schemas.errors import UsageError

Numbers = NDArray[np.int64]


def score_roles(gold: Numbers, tagged: Numbers, kinds: int) -> NDArray[np.float64]:
    """F1 of each role; 0 for a role that occurs in neither."""
    right = np.bincount(gold[gold == tagged], minlength=kinds)
    both = np.bincount(gold, minlength=kinds) + np.bincount(tagged, minlength=kinds)
    scores: NDArray[np.float64] = 2 * right / np.maximum(both, 1)
    return scores


class AnyTagger(Protocol):
    """What every trainer returns."""

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document, the role of each sentence and its probability."""
        ...


Documents = Sequence[RoleDocument]
# Training documents, development documents, roles, seed.
Trainer = Callable[[Documents, Documents, Sequence[str], int], AnyTagger]
Report = Callable[[int, int], None]  # folds done, number of folds


@dataclass(frozen=True, slots=True)
class RoleEvaluation:
    """F1 of each role, over the sentences of all test folds together."""

    roles: tuple[str, ...]
    by_seed: NDArray[np.float64]  # [seeds, roles]

    @property
    def macro(self) -> NDArray[np.float64]:
        """The plain mean over roles, for each seed."""
        means: NDArray[np.float64] = self.by_seed.mean(axis=1)
        return means


def evaluate_trainer(
    trainer: Trainer,
    documents: Documents,
    roles: Sequence[str],
    *,
    folds: int,
    seeds: Sequence[int],
    report: Report = lambda *_: None,
) -> RoleEvaluation:
    """Train and test once per fold and seed. The folds are the same for all seeds."""
    splits = list(iterate_splits(make_folds(documents, folds)))
    scores = []
    for run, seed in enumerate(seeds):
        gold: list[str] = []
        tagged: list[str] = []
        for number, split in enumerate(splits):
            report(run * folds + number, folds * len(seeds))
            train, development, test = (
                [documents[index] for index in part] for part in (split.train, split.development, split.test)
            )
            tagger = trainer(train, development, roles, seed)
            tags = tagger.tag([document.sentences for document in test])
            tagged += [role for document in tags for role, _ in document]
            gold += [role for document in test for role in document.roles]
        scores.append(compare_roles(gold, tagged, roles))
    report(folds * len(seeds), folds * len(seeds))
    return RoleEvaluation(tuple(roles), np.stack(scores))


def compare_roles(gold: Sequence[str], tagged: Sequence[str], roles: Sequence[str]) -> NDArray[np.float64]:
    """F1 of each role."""
    numbers = {role: number for number, role in enumerate(roles)}
    return score_roles(
        np.array([numbers[role] for role in gold], np.int64),
        np.array([numbers[role] for role in tagged], np.int64),
        len(roles),
    )


@dataclass(frozen=True, slots=True)
class FoldSplit:
    """Indices of documents to train on, to choose epoch and role bias on, and to test on."""

    train: list[int]
    development: list[int]
    test: list[int]


def make_folds(documents: Sequence[RoleDocument], folds: int, seed: int = 0) -> list[list[int]]:
    """The indices of the documents of each fold. Fold sizes differ by at most one document, overall and for
    every category. Documents without a category form one together."""
    _require_three(folds)
    if len(documents) < folds:
        raise UsageError(
            f"{len(documents)} documents cannot fill {folds} folds: give more documents or use fewer folds"
        )
    members: dict[str, list[int]] = defaultdict(list)
    for index, document in enumerate(documents):
        members[document.category or ""].append(index)
    stream = random.Random(seed)
    ordered: list[int] = []  # by category, so that taking every n-th spreads each of them
    for _, indices in sorted(members.items()):
        stream.shuffle(indices)
        ordered += indices
    return [sorted(ordered[fold::folds]) for fold in range(folds)]


def iterate_splits(folds: Sequence[Sequence[int]]) -> Iterator[FoldSplit]:
    """Each fold is the test fold once; the next one is for development, the rest for training."""
    _require_three(len(folds))
    for test in range(len(folds)):
        development = (test + 1) % len(folds)
        rest = (fold for number, fold in enumerate(folds) if number not in (test, development))
        yield FoldSplit(
            sorted(index for fold in rest for index in fold), list(folds[development]), list(folds[test])
        )


def _require_three(folds: int) -> None:
    if folds < 3:
        raise UsageError(f"{folds} folds are too few for training, development and test: use 3 or more")
