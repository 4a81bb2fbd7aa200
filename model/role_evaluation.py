"""Judging a way to train taggers: every document is tagged once, by a tagger that never saw it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from model.role_corpora import RoleDocument
from model.role_folds import iterate_splits, make_folds
from model.role_scores import score_roles


class AnyTagger(Protocol):
    """What every way of training gives back."""

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        """For each document the role of each sentence, and how probable it is."""
        ...


Documents = Sequence[RoleDocument]
# Documents to learn from, documents to choose epoch and thresholds on, roles, seed.
Trainer = Callable[[Documents, Documents, Sequence[str], int], AnyTagger]
Report = Callable[[int, int], None]  # folds done, of how many


@dataclass(frozen=True, slots=True)
class Evaluation:
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
) -> Evaluation:
    """Train and test once a fold and seed. The folds are the same for all seeds."""
    splits = list(iterate_splits(make_folds(documents, folds)))
    scores = []
    for place, seed in enumerate(seeds):
        gold: list[str] = []
        tagged: list[str] = []
        for number, split in enumerate(splits):
            report(place * folds + number, folds * len(seeds))
            train, development, test = (
                [documents[index] for index in each] for each in (split.train, split.development, split.test)
            )
            tagger = trainer(train, development, roles, seed)
            tagged += [role for told in tagger.tag([each.sentences for each in test]) for role, _ in told]
            gold += [role for each in test for role in each.roles]
        scores.append(compare_roles(gold, tagged, roles))
    report(folds * len(seeds), folds * len(seeds))
    return Evaluation(tuple(roles), np.stack(scores))


def compare_roles(gold: Sequence[str], tagged: Sequence[str], roles: Sequence[str]) -> NDArray[np.float64]:
    """F1 of each role."""
    numbers = {role: number for number, role in enumerate(roles)}
    return score_roles(
        np.array([numbers[role] for role in gold], np.int64),
        np.array([numbers[role] for role in tagged], np.int64),
        len(roles),
    )
