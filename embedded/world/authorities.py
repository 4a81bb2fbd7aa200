"""The earlier decisions that judgments rely on. All are invented; each always has the same reports."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from embedded.courts import REGIONS
from embedded.prose import Piece, Span
from embedded.random_streams import open_stream, weigh
from embedded.world.people import draw_name

COUNT = 2400  # distinct decisions; the first are the leading ones
_STATES = (
    "State of U.P.", "State of Bihar", "State of Maharashtra", "State of Madhya Pradesh", "State of Punjab",
    "State of Tamil Nadu", "State of West Bengal", "State of Rajasthan", "State of Haryana",
    "State of Gujarat", "State (Delhi Administration)", "State of Karnataka", "State of Kerala",
    "State of Andhra Pradesh", "Union of India",
)  # fmt: skip
_BEFORE_1950 = ("Emperor", "King-Emperor")


@dataclass(frozen=True, slots=True)
class Authority:
    """One decision: both parties, and where it is reported."""

    who: str
    name: str  # "Ram Lal v. State of Bihar"
    short: str  # "Ram Lal"
    year: int
    reports: tuple[str, ...]


@lru_cache(maxsize=COUNT)
def find_authority(number: int) -> Authority:
    """The decision of that number."""
    stream = open_stream("authority", number)
    year = min(2022, 1926 + int(97 * stream.random() ** 0.6))
    region = stream.choice(tuple(REGIONS))
    person = draw_name(stream, region=region, male=stream.random() < 0.9).text
    person += stream.choice(("", "", "", "", " & Ors.", " and another", " & Anr."))
    state = stream.choice(_STATES if year >= 1950 else _BEFORE_1950)
    first, second = (state, person) if stream.random() < 0.2 else (person, state)
    versus = stream.choice(("v.", "v.", "v.", "vs.", "Vs.", "versus"))
    short = person.split(" & ")[0].split(" and ")[0]
    return Authority(f"case:{number}", f"{first} {versus} {second}", short, year, _draw_reports(year, stream))


def _draw_reports(year: int, stream: Random) -> tuple[str, ...]:
    page, volume = stream.randint(11, 3400), stream.randint(1, 14)
    if year < 1950:
        return (f"AIR {year} {stream.choice(('PC', 'All', 'Bom', 'Mad', 'Cal', 'Nag'))} {page % 900 + 1}",)
    options = [f"AIR {year} SC {page}", f"AIR {year} Supreme Court {page}", f"{year} Cri LJ {page}"]
    if year >= 1970:
        options += [f"({year}) {volume} SCC {page % 900 + 1}", f"{year} ({volume}) SCC {page % 900 + 1}"]
    options.append(f"({year}) {volume % 5 + 1} SCR {page % 1100 + 1}")
    if year >= 1995:
        options.append(f"JT {year} ({volume}) SC {page % 700 + 1}")
    return tuple(stream.sample(options, 2))


def draw_authority(before: int, random: Random) -> Authority:
    """A decision of an earlier year, more often than not a leading one."""
    for _ in range(40):
        authority = find_authority(int(COUNT * random.random() ** 2.2))
        if before - 50 < authority.year < before:
            return authority
    return find_authority(random.choice(_list_old()))


@lru_cache(maxsize=1)
def _list_old() -> tuple[int, ...]:
    return tuple(number for number in range(COUNT) if find_authority(number).year < 1948)


def cite_authority(authority: Authority, random: Random) -> Piece:
    """The name with one or both reports; the span is the name."""
    reports = authority.reports if random.random() < 0.25 else authority.reports[:1]
    style = weigh(
        random, ((", {}", 6.0), (" ({})", 1.5), (" reported in {}", 1.5), (", reported as {}", 0.7))
    )
    text = authority.name + style.format(", ".join(reports))
    return Piece(text, (Span(0, len(authority.name), "CASE", authority.who),))


def recall_authority(authority: Authority, random: Random) -> Piece:
    """The same decision, mentioned again."""
    if random.random() < 0.6:
        return Piece(f"{authority.short} (supra)", (Span(0, len(authority.short), "CASE", authority.who),))
    text = f"the case of {authority.short}"
    return Piece(text, (Span(len(text) - len(authority.short), len(text), "CASE", authority.who),))
