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
    portal: str | None = None  # its code in the open court data, as 9_13; the Supreme Court has none
    places: tuple[str, ...] = ()  # what follows "High Court of", where its name does not show it
    in_paper: bool = False  # one of the seven courts of the paper, which are the default
    first_sat: date = FIRST_HIGH_COURT  # an earlier date of decision is wrong
    # Case types of criminal matters, as the titles of the open court data begin: from the portal's own lists.
    # A type that a bench also uses for civil matters is left out.
    criminal_types: tuple[str, ...] = ()

    @property
    def partition(self) -> str:
        """What its folders in the open court data are called."""
        return self.portal or "english"
