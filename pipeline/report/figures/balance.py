"""How evenly labels and pairs of labels are spread over the splits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pipeline.split.balance import Balance

ENOUGH_DOCUMENTS = 10  # with fewer, one document weighs more than ten points
_EDGES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)


@dataclass(frozen=True, slots=True)
class BalanceClass:
    """Labels or pairs with a similar number of documents, and the deviations of their worst splits."""

    low: int
    high: int | None  # largest number of documents; None: no limit
    members: int
    median: float
    most: float  # 90th percentile
    worst: float

    @property
    def name(self) -> str:
        """10 to 19."""
        if self.high is None:
            return f"{self.low:,} and more"
        return f"{self.low:,}" if self.low == self.high else f"{self.low:,} to {self.high:,}"


def classify(balances: Sequence[Balance]) -> Iterator[BalanceClass]:
    """By number of documents; empty classes are left out."""
    for low, above in zip(_EDGES, (*_EDGES[1:], None), strict=True):
        members = [
            balance
            for balance in balances
            if low <= balance.documents and (above is None or balance.documents < above)
        ]
        worst = sorted(balance.worst for balance in members)
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
    """The worst of those with enough documents to do better."""
    enough = [balance for balance in balances if balance.documents >= ENOUGH_DOCUMENTS]
    return sorted(enough, key=lambda balance: (-balance.worst, -balance.documents))[:most]


def find_most_together(pairs: Sequence[Balance], most: int) -> list[Balance]:
    """The pairs that are in most documents."""
    return sorted(pairs, key=lambda pair: -pair.documents)[:most]
