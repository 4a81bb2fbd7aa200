"""What the ledger says about each court: found, listed, fetched, kept, and the gaps."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from pipeline.archive.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Gap:
    """A window that is not fully listed: not searched yet, or a single day with too many results."""

    doctype: str
    start: date
    end: date
    state: str  # open or capped
    found: int | None
    listed: int


@dataclass(frozen=True, slots=True)
class YearStatus:
    """One court in one year of the open court data."""

    court: str
    year: int
    found: int  # in the metadata
    filtered: Mapping[str, int]  # by reason
    states: Mapping[str, int]  # documents by state
    kept: int


@dataclass(frozen=True, slots=True)
class CourtStatus:
    """One court; the court is None for documents that were requested by id or came from files."""

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
    """How far collecting is, court by court."""
    counts = dict(
        ledger.ask("SELECT court, sum(found) FROM windows WHERE state IN ('listed', 'capped') GROUP BY court")
    )
    kept = dict(ledger.ask("SELECT court, count(*) FROM documents WHERE kept = 1 GROUP BY court"))
    states: dict[str | None, Counter[str]] = {court: Counter() for court in counts}
    for court, state, count in ledger.ask(
        "SELECT court, state, count(*) FROM documents WHERE kind = 'document' GROUP BY court, state"
    ):
        states.setdefault(court, Counter())[state] = count
    gaps = _find_gaps(ledger)
    return [
        CourtStatus(
            court,
            counts.get(court, 0),
            states.get(court, Counter()).total(),
            dict(states.get(court, Counter())),
            kept.get(court, 0),
            tuple(gaps.get(court, ())),
        )
        for court in sorted(states.keys() | gaps.keys(), key=str)
    ]


def read_years(ledger: Ledger) -> list[YearStatus]:
    """How far collecting from the open court data is, court by court and year by year."""
    window_year = "CAST(substr(windows.start, 1, 4) AS INTEGER)"
    found = ledger.ask(
        f"SELECT court, {window_year} AS year, sum(found) FROM windows WHERE state = 'listed' "  # noqa: S608
        "GROUP BY court, year ORDER BY min(id)"
    )
    filtered: dict[tuple[str, int], Counter[str]] = {}
    for court, year, reason, count in ledger.ask(
        f"SELECT court, {window_year}, reason, count FROM filtered "  # noqa: S608
        "JOIN windows ON windows.id = filtered.window ORDER BY count DESC"
    ):
        filtered.setdefault((court, year), Counter())[reason] += count
    states: dict[tuple[str, int], Counter[str]] = {}
    kept: Counter[tuple[str, int]] = Counter()
    for court, year, state, count, kept_count in ledger.ask(
        f"SELECT documents.court, {window_year}, documents.state, count(*), sum(kept = 1) FROM documents "  # noqa: S608
        "JOIN windows ON windows.id = documents.first_window GROUP BY 1, 2, 3"
    ):
        states.setdefault((court, year), Counter())[state] += count
        kept[court, year] += kept_count or 0
    return [
        YearStatus(
            court,
            year,
            count or 0,
            dict(filtered.get((court, year), Counter())),
            dict(states.get((court, year), Counter())),
            kept[court, year],
        )
        for court, year, count in found
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
