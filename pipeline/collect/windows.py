"""Windows of dates to search in. A search shows only its first 400 judgments, so a fuller window is halved,
down to single days; a fuller day is listed from both ends, and whatever is still out of sight is recorded
as a gap."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from schemas.courts import BY_DOCTYPE, BY_PARTITION

PAGE_SIZE = 10  # judgments per page of results
BOTH_ENDS = ("mostrecent", "leastrecent")
UNDATED = date(1800, 1, 1)  # where the site files judgments that it could not date at all
FAILED = (
    date(1947, 1, 1),
    date(1948, 12, 31),
)  # and Supreme Court judgments with a misread date


@dataclass(frozen=True, slots=True)
class Window:
    """The judgments of one search type, or of one folder of the open court data, between two days,
    inclusive."""

    doctype: str
    start: date
    end: date

    @property
    def court(self) -> str:
        """Key of the court."""
        return (BY_DOCTYPE.get(self.doctype) or BY_PARTITION[self.doctype]).key

    @property
    def is_one_day(self) -> bool:
        """Is it a single day, which cannot be halved?"""
        return self.start == self.end


def cut_years(doctype: str, start: date, end: date) -> Iterator[Window]:
    """The calendar years between two days, the first and the last trimmed to fit."""
    for year in range(start.year, end.year + 1):
        yield Window(doctype, max(start, date(year, 1, 1)), min(end, date(year, 12, 31)))


def cut_misfiled(doctype: str) -> Iterator[Window]:
    """Where judgments of any year may be filed because the site failed to read their date."""
    yield Window(doctype, UNDATED, UNDATED)
    if BY_DOCTYPE[doctype].key == "supreme":
        yield from cut_years(doctype, *FAILED)


def halve(window: Window) -> tuple[Window, Window]:
    """Two windows that together make up this one."""
    middle = window.start + (window.end - window.start) // 2
    first = Window(window.doctype, window.start, middle)
    return first, Window(window.doctype, middle + timedelta(days=1), window.end)


def compose_query(words: str, window: Window, *, order: str | None = None) -> str:
    """What to type into the site's search box."""
    filters = f"doctypes:{window.doctype} fromdate:{_write(window.start)} todate:{_write(window.end)}"
    return f"{words} {filters}" + (f" sortby:{order}" if order else "")


def count_pages(found: int, cap: int) -> int:
    """The number of pages of results that can be seen."""
    return -(-min(found, cap) // PAGE_SIZE)


def _write(day: date) -> str:
    return f"{day.day}-{day.month}-{day.year}"
