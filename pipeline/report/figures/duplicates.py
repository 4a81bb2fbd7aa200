"""Which documents repeat others, and whether related ones are in different splits."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from pipeline.dedupe.stage import DUPLICATE
from pipeline.parquet import iterate_rows
from schemas.published import SPLITS, TEST, TRAIN

_STEPS = range(round(100 * DUPLICATE), 101, 5)  # of similarity, in hundredths


@dataclass(frozen=True, slots=True)
class DuplicateFigures:
    """What the stage `dedupe` found."""

    kept_all: bool  # duplicates are kept, in the group of what they repeat
    similarities: Mapping[int, int]  # duplicates by the start of a step, in hundredths; 100: equal words
    groups: Mapping[int, int]  # groups by their number of documents
    parted: int  # pairs of related documents in two groups, because one would have been too large
    across: Mapping[tuple[str, str], int]  # those in two splits
    test_documents: int  # test documents with a related training document

    @property
    def duplicates(self) -> int:
        """All of them."""
        return sum(self.similarities.values())


def describe_duplicates(
    parts: Sequence[Path], split_of: Mapping[str, str], *, kept_all: bool
) -> DuplicateFigures:
    """Read the documents that were kept."""
    similarities: Counter[int] = Counter()
    sizes: Counter[str] = Counter()
    across: Counter[tuple[str, str]] = Counter()
    parted, leaking = 0, set()
    for row in (row for part in parts for row in iterate_rows(part)):
        sizes[row["group"]] += 1
        similarities.update(_find_step(duplicate["similarity"]) for duplicate in row["duplicates"])
        for other in row["parted"]:
            parted += 1  # both documents list the pair
            here, there = split_of[row["docid"]], split_of[other]
            across[here, there] += 1
            if (here, there) == (TEST, TRAIN):
                leaking.add(row["docid"])
    return DuplicateFigures(
        kept_all,
        {step: similarities[step] for step in _STEPS},
        dict(sorted(Counter(sizes.values()).items())),
        parted // 2,
        {pair: across[pair] for pair in combinations(SPLITS, 2)},
        len(leaking),
    )


def _find_step(similarity: float) -> int:
    """Similarities are stored as 32-bit floats: 0.65 may be a little less."""
    hundredths = 100 * round(similarity, 4)
    return max((step for step in _STEPS if step <= hundredths), default=_STEPS.start)
