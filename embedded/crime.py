"""What a kind of crime is: who takes part, what can happen, and which sections go with it.

A crime is a sequence of beats. When a case is drawn, each beat happens or not. A beat that happens
usually, but not always, appears in the facts, and its sections are usually, but not always, charged: as in
court, the facts only partly determine the sections.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from schemas.statutes import section_order

_IN_FORCE = {  # the first year in which an Act can be charged
    "Arms": 1959,
    "DP": 1961,
    "UAPA": 1967,
    "NDPS": 1985,
    "SCST": 1990,
    "IT": 2000,
    "POCSO": 2012,
}
TELL_RATE = 0.92  # how often a beat that happened appears in the facts
PHASES = ("background", "event", "aftermath")


@dataclass(frozen=True, slots=True)
class Role:
    """A part in the crime. `calls` are what the court calls the person."""

    calls: tuple[str, ...]  # "the deceased", "the prosecutrix", "the informant"
    male: float = 0.5  # probability of a man
    ages: tuple[int, int] = (19, 62)
    kin_of: str | None = None  # the role whose family name is shared


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that may happen. `tell` are ways to say it, templates of embedded/prose.py."""

    phase: str
    tell: tuple[str, ...]
    chance: float = 1.0
    charges: Mapping[str, float] = field(default_factory=dict)  # section -> probability that it is charged


@dataclass(frozen=True, slots=True)
class Crime:
    """A kind of crime."""

    key: str
    weight: float  # how often it comes to court; 1 is usual
    gist: str  # a noun phrase: "the murder of {victim:role} over a boundary wall"
    cast: Mapping[
        str, Role
    ]  # always has "accused" and "victim"; "accused2", "accused3", "witness" ... as needed
    props: Mapping[str, tuple[str, ...]]  # slot -> choices; plain words or templates
    beats: tuple[Beat, ...]
    charges: Mapping[str, float]  # sections of the crime itself -> probability
    years: tuple[int, int] = (1950, 2024)
    others: Mapping[str, float] = field(default_factory=dict)  # "Arms:27", "DP:4" -> probability


@dataclass(frozen=True, slots=True)
class Course:
    """What happened in one case of a crime."""

    beats: tuple[Beat, ...]  # the beats that reach the facts, in order
    sections: tuple[str, ...]  # IPC sections charged, in section order
    others: tuple[tuple[str, str], ...]  # sections of other Acts: (act, section)


def draw_course(crime: Crime, random: Random, *, year: int) -> Course:
    """Draw what happens in one case of that year. Every case has at least one section."""
    beats, sections = [], {s for s, chance in crime.charges.items() if random.random() < chance}
    for beat in crime.beats:
        if random.random() >= beat.chance:
            continue
        if random.random() < TELL_RATE:
            beats.append(beat)
        sections |= {s for s, chance in beat.charges.items() if random.random() < chance}
    if not sections:
        sections = {max(crime.charges, key=lambda section: crime.charges[section])}
    others = [
        (act, section)
        for act, _, section in (name.partition(":") for name in crime.others)
        if random.random() < crime.others[f"{act}:{section}"] and year >= _IN_FORCE.get(act, 0)
    ]
    others.sort(key=lambda other: (other[0], section_order(other[1])))
    return Course(tuple(beats), tuple(sorted(sections, key=section_order)), tuple(others))
