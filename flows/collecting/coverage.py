"""What the archive of a source holds, court by court."""

from flows.paths import find_archive
from pipeline.archive.coverage import CourtStatus, YearStatus, read_status
from pipeline.archive.coverage import read_years as read_ledger_years
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from schemas.settings import Settings


def read_courts(settings: Settings) -> list[CourtStatus]:
    """What was found, listed and fetched of each court."""
    with Ledger.open_for_reading(find_archive(settings) / LEDGER_NAME) as ledger:
        return read_status(ledger)


def read_years(settings: Settings) -> list[YearStatus]:
    """What was found, filtered and fetched of each court and year of the open court data."""
    with Ledger.open_for_reading(find_archive(settings) / LEDGER_NAME) as ledger:
        return read_ledger_years(ledger)
