"""How evenly labels, and labels that stand together, are spread over the splits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pipeline.split import Balance

ENOUGH_DOCUMENTS = 10  # with fewer even one document weighs ten points
_EDGES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)


@dataclass(frozen=True, slots=True)
class BalanceClass:
    """Labels or pairs with a similar number of documents, and how far off their worst splits are."""

    low: int
    high: int | None  # the last number of documents; None: no end
    members: int
    median: float
    most: float  # nine in ten are not worse
    worst: float

    @property
    def name(self) -> str:
        """10 to 19."""
        if self.high is None:
            return f"{self.low:,} and more"
        return f"{self.low:,}" if self.low == self.high else f"{self.low:,} to {self.high:,}"


def classify(balances: Sequence[Balance]) -> Iterator[BalanceClass]:
    """By the number of documents; classes without members are left out."""
    for low, above in zip(_EDGES, (*_EDGES[1:], None), strict=True):
        members = [
            each for each in balances if low <= each.documents and (above is None or each.documents < above)
        ]
        worst = sorted(each.worst for each in members)
        if worst:
            yield BalanceClass(
                low,
                None if above is None else above - 1,
                len(worst),
                (worst[(len(worst) - 1) // 2] + worst[len(worst) // 2]) / 2,
                worst[-(-9 * len(worst) // 10) - 1],
                worst[-1],
            )


def find_worst(balances: Sequence[Balance], most: int) -> list[Balance]:
    """The worst of those that have documents enough to do better."""
    enough = [each for each in balances if each.documents >= ENOUGH_DOCUMENTS]
    return sorted(enough, key=lambda each: (-each.worst, -each.documents))[:most]


def find_most_together(pairs: Sequence[Balance], most: int) -> list[Balance]:
    """The labels that stand together most often."""
    return sorted(pairs, key=lambda each: -each.documents)[:most]
