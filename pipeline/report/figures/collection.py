"""What was found at the source for each court, and what is missing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from pipeline.archive.coverage import CourtStatus, Gap
from schemas.courts import BY_KEY

WITHOUT_COURT = "requested by id, or from files"
_MOST_GAPS = 25  # listed one by one


@dataclass(frozen=True, slots=True)
class CollectedCourt:
    """One court in the ledger."""

    court: str
    found: int  # by the source's own count
    listed: int
    waiting: int
    fetched: int
    gone: int
    disallowed: int
    refused: int
    kept: int  # as judgments
    open_windows: int
    capped_windows: int
    missing: int  # found in capped windows, and not listed


@dataclass(frozen=True, slots=True)
class GapFigures:
    """A range of dates that is not completely listed."""

    court: str
    doctype: str
    start: date
    end: date
    state: str  # open or capped
    found: int | None
    listed: int

    @property
    def missing(self) -> int | None:
        """Unknown until the source has been searched."""
        return None if self.found is None else max(0, self.found - self.listed)

    @property
    def days(self) -> int:
        """The length of the range."""
        return (self.end - self.start).days + 1


@dataclass(frozen=True, slots=True)
class CollectionFigures:
    """All courts, and the largest gaps."""

    courts: Sequence[CollectedCourt]
    gaps: Sequence[GapFigures]  # most missing documents first, then the longest
    gap_count: int


def describe_collection(courts: Sequence[CourtStatus]) -> CollectionFigures:
    """The courts of the ledger in the order of our list."""
    keys: list[str | None] = [*BY_KEY]
    ordered = sorted(
        courts, key=lambda status: keys.index(status.court) if status.court in keys else len(keys)
    )
    gaps = [gap for status in ordered for gap in _list_gaps(status)]
    ranked = sorted(gaps, key=lambda gap: (-(gap.missing or 0), -gap.days, gap.court, gap.start, gap.doctype))
    return CollectionFigures([_describe(status) for status in ordered], ranked[:_MOST_GAPS], len(gaps))


def _describe(status: CourtStatus) -> CollectedCourt:
    states = status.states
    capped = [gap for gap in status.gaps if gap.state == "capped"]
    return CollectedCourt(
        _name(status.court),
        status.found,
        status.listed,
        states.get("listed", 0),
        status.fetched,
        states.get("gone", 0),
        states.get("disallowed", 0),
        states.get("refused", 0),
        status.kept,
        len(status.gaps) - len(capped),
        len(capped),
        sum(_count_missing(gap) for gap in capped),
    )


def _list_gaps(status: CourtStatus) -> Iterator[GapFigures]:
    for gap in status.gaps:
        yield GapFigures(
            _name(status.court), gap.doctype, gap.start, gap.end, gap.state, gap.found, gap.listed
        )


def _count_missing(gap: Gap) -> int:
    return max(0, (gap.found or 0) - gap.listed)


def _name(court: str | None) -> str:
    if court is None:
        return WITHOUT_COURT
    return BY_KEY[court].name if court in BY_KEY else court
