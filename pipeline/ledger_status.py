"""What the ledger says about each court: found, listed, fetched, kept, and the gaps."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from pipeline.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Gap:
    """A window of which not everything is listed: not looked at yet, or too full even for a day."""

    doctype: str
    start: date
    end: date
    state: str  # open or capped
    found: int | None
    listed: int


@dataclass(frozen=True, slots=True)
class CourtStatus:
    """One court; None are documents that were asked for by id or came from files."""

    court: str | None
    found: int  # by the site's own count
    listed: int
    states: Mapping[str, int]  # documents by state: listed (waiting), fetched, gone, disallowed, refused
    kept: int  # by the parser, as far as it has run
    gaps: tuple[Gap, ...]

    @property
    def fetched(self) -> int:
        """Documents in the archive."""
        return self.states.get("fetched", 0)


def read_status(ledger: Ledger) -> list[CourtStatus]:
    """Where we stand, court by court."""
    found = dict(
        ledger.ask("SELECT court, sum(found) FROM windows WHERE state IN ('listed', 'capped') GROUP BY court")
    )
    kept = dict(ledger.ask("SELECT court, count(*) FROM documents WHERE kept = 1 GROUP BY court"))
    states: dict[str | None, Counter[str]] = {court: Counter() for court in found}
    for court, state, count in ledger.ask(
        "SELECT court, state, count(*) FROM documents WHERE kind = 'document' GROUP BY court, state"
    ):
        states.setdefault(court, Counter())[state] = count
    gaps = _find_gaps(ledger)
    return [
        CourtStatus(
            court,
            found.get(court, 0),
            states.get(court, Counter()).total(),
            dict(states.get(court, Counter())),
            kept.get(court, 0),
            tuple(gaps.get(court, ())),
        )
        for court in sorted(states.keys() | gaps.keys(), key=str)
    ]


def _find_gaps(ledger: Ledger) -> dict[str | None, list[Gap]]:
    gaps: dict[str | None, list[Gap]] = {}
    for court, doctype, start, end, *rest in ledger.ask(
        "SELECT court, doctype, start, end, state, found, "
        "(SELECT count(*) FROM listings WHERE listings.window = windows.id) "
        "FROM windows WHERE state IN ('open', 'capped') ORDER BY doctype, start"
    ):
        gap = Gap(doctype, date.fromisoformat(start), date.fromisoformat(end), *rest)
        gaps.setdefault(court, []).append(gap)
    return gaps
