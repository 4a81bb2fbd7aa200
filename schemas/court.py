"""What the pipeline needs to know about a court."""

from dataclasses import dataclass
from datetime import date

FIRST_HIGH_COURT = date(1862, 1, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Court:
    """A court: our key for it, and how Indian Kanoon and the court itself write its name and seats."""

    key: str
    name: str
    order: int  # its place in settings, tables and charts; leave gaps
    doctypes: tuple[str, ...]  # values of the search filter `doctypes:`
    docsources: tuple[str, ...]  # exact strings printed above a judgment, spelling mistakes included
    seats: tuple[str, ...]  # cities beside the date of a signature, former names included
    first_sat: date = FIRST_HIGH_COURT  # an earlier date of decision is wrong
