"""The docket: a cheap plan of every case, from which any single case can be written on its own.

Nothing is stored: each entry is drawn from a random stream of its own, and ids are a permutation of
indices, so a docket of 100,000 cases costs no more than one of 10.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from itertools import accumulate
from random import Random

from embedded.courts import BY_KEY as BOX_COURTS
from embedded.courts import REGIONS
from embedded.crime import Course, Crime, draw_course
from embedded.crimes import ALL_CRIMES
from embedded.docket.ids import IdShuffle
from embedded.random_streams import open_stream
from schemas.courts import BY_KEY

ODDITY_RATES = {
    # what a document is instead of an ordinary judgment
    "short": 0.06,  # an order of a few lines without facts
    "hindi": 0.015,
    "no_ipc": 0.05,  # cites no section of the Penal Code
    # what can happen to any document
    "twin": 0.03,  # the same judgment again under another id
    "misdated": 0.08,  # of Supreme Court judgments since 2000: the site dates them to 1947
    "undated": 0.01,
    "removed": 0.01,  # by order of a court, see robots.txt
    # what can happen to an ordinary judgment
    "very_long": 0.01,
    "truncated": 0.01,
    "unhinted": 0.12,  # no role hints, though its markup allows them
}
BNS_SINCE = date(2024, 7, 1)
BNS_RATE = 0.55  # of ordinary judgments decided since then
IPC_BESIDE_BNS = 0.5
IPC_IN_PASSING = 0.4  # of the documents that cite no section

FIRST_YEAR, LAST_YEAR = 1950, 2024
_YEARS = range(FIRST_YEAR, LAST_YEAR + 1)
_YEAR_WEIGHTS = tuple(accumulate(1.055 ** (year - FIRST_YEAR) for year in _YEARS))
_HIGH_COURTS = sorted((BOX_COURTS[key] for key in REGIONS), key=lambda court: -court.weight)
_HIGH_COURT_KEYS = [court.key for court in _HIGH_COURTS]
_HIGH_COURT_WEIGHTS = [court.weight for court in _HIGH_COURTS]
_SUPREME_SHARES = BOX_COURTS["supreme"].shares if "supreme" in BOX_COURTS else ()
_HINDI_WEIGHTS = sorted(((c.hindi.weight, c.key) for c in BOX_COURTS.values() if c.hindi), reverse=True)
_HINDI_COURTS = [key for weight, key in _HINDI_WEIGHTS for _ in range(weight)]

BUSIEST_DAY = (_HIGH_COURT_KEYS[0], date(2018, 5, 17))  # more cases than the search shows, in a large box
BUSIEST_RATE, BUSY_RATE = 0.006, 0.12

_HOLIDAYS = frozenset({(1, 26), (8, 15), (10, 2)})

_GENERATIONS, _GENERATION_WEIGHTS = (2023, 2024, 2025), (0.35, 0.25, 0.4)

# Kinds of matter: weight in the High Courts, in the Supreme Court, and years from event to decision.
_MATTERS: dict[str, tuple[float, float, tuple[int, int]]] = {
    "appeal": (0.46, 0.62, (3, 14)),
    "acquittal": (0.09, 0.17, (4, 15)),
    "revision": (0.12, 0.03, (3, 9)),
    "reference": (0.03, 0.03, (1, 4)),
    "bail": (0.12, 0.04, (0, 2)),
    "anticipatory": (0.05, 0.02, (0, 1)),
    "quash": (0.13, 0.09, (1, 5)),
}
_MATTER_WEIGHTS = (
    [high for high, _, _ in _MATTERS.values()],
    [supreme for _, supreme, _ in _MATTERS.values()],
)


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known about a case before it is written."""

    index: int
    docid: int
    doctype: str
    docsource: str
    court: str  # key of schemas.courts
    decided_on: date
    printed_on: date | None  # what the site believes
    crime: str | None
    course: Course | None
    year: int  # of the event
    matter: str
    generation: int  # of the markup
    oddities: tuple[str, ...]
    duplicate_of: int | None
    mentions_ipc: bool


class Docket:
    """All cases of a seed, in no particular order. A longer docket begins with the shorter one."""

    def __init__(self, seed: int, cases: int) -> None:
        self.seed = seed
        self.cases = cases
        self._ids = IdShuffle(seed)

    def __len__(self) -> int:
        return self.cases

    def __iter__(self) -> Iterator[Entry]:
        return (self.entry(index) for index in range(self.cases))

    def entry(self, index: int) -> Entry:
        """The plan of one case."""
        random = open_stream(self.seed, "docket", index)
        if index and random.random() < ODDITY_RATES["twin"]:
            return self._copy_entry(index, random)
        return self._draw_entry(index, random)

    def find_original(self, entry: Entry) -> Entry:
        """The entry that a twin repeats; an entry that repeats nothing is its own original."""
        index = None if entry.duplicate_of is None else self._ids.find_index(entry.duplicate_of)
        return entry if index is None else self.entry(index)

    def find_docid(self, index: int) -> int:
        """The id of the case at an index."""
        return self._ids.find_docid(index)

    def find_index(self, docid: int) -> int | None:
        """The index of an id, or None if no case has it."""
        index = self._ids.find_index(docid)
        return index if index is not None and index < self.cases else None

    def _draw_entry(self, index: int, random: Random) -> Entry:
        court, decided_on = _draw_court_day(self.seed, random)
        kind, oddities = _draw_oddities(random, _can_be_misdated(court, decided_on))
        if kind == "hindi" and _HINDI_COURTS:
            court = random.choice(_HINDI_COURTS)
        position = _draw_doctype(court, kind, random)
        matter, year = _draw_matter(court, decided_on, random, long="very_long" in oddities)
        crime, course = (None, None) if kind == "no_ipc" else _draw_crime(year, random)
        if matter == "reference" and (course is None or "302" not in course.sections):
            matter = "appeal"
        bns = (
            kind == "plain"
            and "very_long" not in oddities
            and decided_on > BNS_SINCE
            and random.random() < BNS_RATE
        )
        if bns:
            year, matter = decided_on.year, random.choice(("bail", "bail", "anticipatory", "quash"))
        return Entry(
            index=index,
            docid=self.find_docid(index),
            doctype=BY_KEY[court].doctypes[position],
            docsource=BY_KEY[court].docsources[position],
            court=court,
            decided_on=decided_on,
            printed_on=_misprint(decided_on, oddities),
            crime=None if crime is None else crime.key,
            course=course,
            year=year,
            matter=matter,
            generation=random.choices(_GENERATIONS, _GENERATION_WEIGHTS)[0],
            oddities=(*oddities, "bns") if bns else oddities,
            duplicate_of=None,
            mentions_ipc=_decide_mention(kind, bns, random),
        )

    def _copy_entry(self, index: int, random: Random) -> Entry:
        """A second document of an earlier case, with its own id, markup and defects."""
        original = self.entry(random.randrange(max(0, index - 2000), index))
        original = self.find_original(original)
        kept = tuple(o for o in original.oddities if o not in ("removed", "misdated", "undated", "unhinted"))
        may = ["removed", "undated"]
        if _can_be_misdated(original.court, original.decided_on):
            may.append("misdated")
        own = tuple(oddity for oddity in may if random.random() < ODDITY_RATES[oddity])
        printed_on = _misprint(original.decided_on, own)
        if not own and random.random() < 0.35:
            printed_on = original.decided_on + timedelta(days=random.choice((-2, -1, 1, 2)))
        position = _draw_doctype(original.court, "plain", random)
        return replace(
            original,
            index=index,
            docid=self.find_docid(index),
            doctype=BY_KEY[original.court].doctypes[position],
            docsource=BY_KEY[original.court].docsources[position],
            printed_on=printed_on,
            generation=random.choices(_GENERATIONS, _GENERATION_WEIGHTS)[0],
            oddities=("twin", *kept, *own),
            duplicate_of=original.docid,
        )


def _draw_court_day(seed: int, random: Random) -> tuple[str, date]:
    luck = random.random()
    if luck < BUSIEST_RATE:
        return BUSIEST_DAY
    year = random.choices(_YEARS, cum_weights=_YEAR_WEIGHTS)[0]
    supreme = next((share for before, share in _SUPREME_SHARES if year < before), 0.0)
    high = random.choices(_HIGH_COURT_KEYS, _HIGH_COURT_WEIGHTS)[0]
    court = "supreme" if random.random() < supreme else high
    if luck < BUSIEST_RATE + BUSY_RATE:
        number = random.choice(_list_busy_days(seed, court, year))
    else:
        number = random.randrange(365)
    day = date(year, 1, 1) + timedelta(days=number)
    return court, _find_sitting_day(day)


def _find_sitting_day(day: date) -> date:
    """The day itself if courts sit on it, else the nearest one before (after, on New Year's Day)."""
    step = timedelta(days=1 if day.month == 1 and day.day == 1 else -1)
    while day.weekday() == 6 or (day.month, day.day) in _HOLIDAYS:
        day += step
    return day


@lru_cache(maxsize=1024)
def _list_busy_days(seed: int, court: str, year: int) -> tuple[int, ...]:
    """The days of a year on which a court decides many cases, most of all on the first."""
    stream = open_stream(seed, "busy", court, year)
    first, second, third = stream.sample(range(5, 360), 3)
    return first, first, second, third


def _can_be_misdated(court: str, decided_on: date) -> bool:
    return court == "supreme" and decided_on.year >= 2000


def _draw_oddities(random: Random, misdated: bool) -> tuple[str, tuple[str, ...]]:
    """What kind of document it is, and all its oddities."""
    luck, kind = random.random(), "plain"
    for name in ("short", "hindi", "no_ipc"):
        luck -= ODDITY_RATES[name]
        if luck < 0:
            kind = name
            break
    names = ["misdated", "undated", "removed"] if misdated else ["undated", "removed"]
    if kind == "plain":
        names += ["very_long", "truncated", "unhinted"]
    drawn = [name for name in names if random.random() < ODDITY_RATES[name]]
    return kind, tuple(drawn if kind == "plain" else [kind, *drawn])


def _draw_doctype(court: str, kind: str, random: Random) -> int:
    """Which of the court's doctypes a document has; short orders may have one of their own."""
    weights, order = BOX_COURTS[court].doctype_weights, BOX_COURTS[court].order_doctype
    if len(weights) == 1:
        return 0
    if kind == "short" and order is not None:
        return order
    return random.choices(range(len(weights)), weights)[0]


def _draw_matter(court: str, decided_on: date, random: Random, *, long: bool) -> tuple[str, int]:
    matter = random.choices(list(_MATTERS), _MATTER_WEIGHTS[court == "supreme"])[0]
    if long and matter in ("bail", "anticipatory", "quash"):  # orders before the trial are never very long
        matter = "appeal"
    if matter == "anticipatory" and decided_on.year < 1975:  # the old Code had no bail before arrest
        matter = "bail"
    least, most = _MATTERS[matter][2]
    if court == "supreme":
        least, most = least + 2, most + 4
    if least == 0 and decided_on.month < 5:  # leave time for an arrest
        least = 1
    lag = min(random.randint(least, max(least, most)), random.randint(least, max(least, most)))
    return matter, max(decided_on.year - lag, FIRST_YEAR - 4)


def _draw_crime(year: int, random: Random) -> tuple[Crime, Course]:
    crimes, weights = _list_crimes(max(year, FIRST_YEAR))
    crime = random.choices(crimes, cum_weights=weights)[0]
    return crime, draw_course(crime, random, year=year)


@lru_cache(maxsize=128)
def _list_crimes(year: int) -> tuple[tuple[Crime, ...], tuple[float, ...]]:
    crimes = tuple(crime for crime in ALL_CRIMES if crime.years[0] <= year <= crime.years[1])
    return crimes, tuple(accumulate(crime.weight for crime in crimes))


def _misprint(decided_on: date, oddities: Sequence[str]) -> date | None:
    if "undated" in oddities:
        return None
    if "misdated" in oddities:
        return date(1947, decided_on.month, min(decided_on.day, 28))
    return decided_on


def _decide_mention(kind: str, bns: bool, random: Random) -> bool:
    if kind == "no_ipc":
        return random.random() < IPC_IN_PASSING
    return not bns or random.random() < IPC_BESIDE_BNS
