"""What the box needs to know about a court: how often it decides, how its judgments look, and its region."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from embedded.names import Community

Lines = tuple[str, ...]  # templates of single lines, see embedded/templates/heads.py


@dataclass(frozen=True, slots=True, kw_only=True)
class Region:
    """Where a High Court's cases come from: people, places and the numbers that the police use there.

    Wherever a field is a list to draw from, what is usual may be listed more than once.
    """

    communities: tuple[tuple[Community, int], ...]  # who lives there, about a hundred in all
    honorifics: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]] = (
        ("Shri", "Sri"),  # of men
        ("Smt.", "Smt.", "Mst."),  # of grown women
        ("Kumari", "Km."),  # of girls
    )
    states: tuple[str, ...]
    state_parties: Mapping[str, tuple[str, ...]]  # a state -> what it is called as a party
    districts: tuple[str, ...]
    renamed: Mapping[str, tuple[int, str]] = field(default_factory=dict)  # place -> (since when, name before)
    towns: tuple[str, ...]
    village_heads: tuple[str, ...]  # a village is a head and a tail, sometimes with an addition
    village_tails: tuple[str, ...]
    village_additions: tuple[str, ...]
    quarters: tuple[str, ...]  # parts of a town; police stations also bear their names
    schools: tuple[str, ...]
    lane: str  # what a lane is called
    crime_numbers: tuple[str, ...]
    trial_numbers: tuple[str, ...]
    plates: tuple[str, str, int]  # letters until 1989; code and number of districts since


@dataclass(frozen=True, slots=True)
class Hindi:
    """Judgments that a court writes in Hindi."""

    weight: int  # how often, compared with other courts
    state: str  # the other party in their titles


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """How the pages of a High Court's PDFs look.

    The lines know {number}, {page}, {pages}, {judge}, {JUDGES}, {first}, {second}, {dotted}, {slashed},
    {hour} and {city}.
    """

    size: float = 12.0  # of the letters
    leading: float = 1.5  # from line to line, in sizes
    head: tuple[str, str, str] = ("", "", "")  # left, middle and right of every page
    foot: tuple[str, str, str] = ("", "", "")
    cover: Lines  # what is above a judgment that has no head of its own; "|" parts left from right
    stamp: Lines = ()  # a digital signature, at the foot of the first page
    stamp_since: int = 2012


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenData:
    """A High Court in the open court data."""

    letters: str  # with which its case numbers (CNR) begin
    benches: Mapping[str, str]  # its partitions -> the two digits of the establishment
    by_doctype: bool = False  # each doctype has its bench, in this order
    case_types: Mapping[str, str]  # by matter: CRLA, BAIL APPLN. ... in titles
    sheet: Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxCourt:
    """A court of the box. Heads and feet are templates; `matter` is a key of embedded/docket/docket.py."""

    key: str  # of schemas.courts
    region: Region | None = None  # None: it hears cases from all regions
    weight: float = 0.0  # how often, compared with other High Courts
    shares: tuple[tuple[int, float], ...] = ()  # (year, share of all cases before it): the Supreme Court's
    doctype_weights: tuple[float, ...] = (1.0,)  # in the order of its doctypes
    order_doctype: int | None = None  # which doctype short orders have, if one of their own
    hindi: Hindi | None = None

    case_numbers: Mapping[str, tuple[str, ...]]  # by matter; "" is any other
    heads: tuple[Lines, ...]
    order_heads: tuple[Lines, ...] = ()  # of short orders, if they have heads of their own
    feet: tuple[Lines, ...]
    pages_since: int = 2001  # before, its judgments are known from reports, which have hardly any head
    headnotes_until: int = 0  # the last year whose reports print ACT and HEADNOTE
    prayers: Mapping[str, str] = field(default_factory=dict)  # by matter, for the slot {prayer}
    seats: tuple[str, ...]  # four cities, the usual one more than once, for the slot {city}
    benches: tuple[str, ...] = ("", "", "")  # three things that may follow its name, for the slot {seat}
    neutral_citation: tuple[int, str] | None = None  # since when, and its letters
    local_report: str = ""  # a law report of its own

    counsel_titles: tuple[str, ...] = ("Mr.", "Mr.", "Shri")
    labels: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # by matter: what it calls the accused
    open_data: OpenData | None = None  # not for the Supreme Court, which has a bucket of its own
