"""The scene of a crime: everyone and everything that its sentences can name.

A scene is drawn once per case. Kin share a family name, no two people share a full or short name, and
every date is before the day of the decision.
"""

from collections.abc import Mapping
from datetime import date, timedelta
from random import Random

from embedded.crime import Crime, Role
from embedded.prose import Entity, Person, Slot
from embedded.world.numbers import (
    draw_sum,
    group_digits,
    make_account,
    make_crime_number,
    make_date,
    make_phone,
    make_trial_number,
    make_vehicle,
    write_days,
    write_hour,
    write_sum,
)
from embedded.world.people import (
    describe_person,
    draw_family,
    draw_name,
    make_doctor_name,
    make_judge_name,
    make_person,
    settle_region,
)
from embedded.world.places import draw_places

STANDARD_SLOTS = (  # what a crime's sentences may use without declaring it
    "date", "hour", "day_hour", "night_hour", "village", "town", "district", "state", "station", "hospital",
    "school", "bank", "company", "street", "amount", "days", "vehicle", "phone", "year", "doctor", "officer",
)  # fmt: skip
CASE_SLOTS = (  # for the composer
    "firno", "trialno", "fir_date", "arrest_date", "chargesheet_date", "lower_date", "trial_court", "judge",
    "account", "fine", "station_full", "accused_described", "victim_described",
)  # fmt: skip
_OFFICER = Role(
    ("the Investigating Officer", "the I.O.", "the Sub-Inspector", "the Station House Officer"),
    male=0.94,
    ages=(28, 57),
)
_DOCTOR = Role(("the doctor", "the medical officer", "the Medical Officer"), male=0.75, ages=(28, 59))
_TRIAL_COURTS = (
    "the learned Additional Sessions Judge, {town}",
    "the learned Sessions Judge, {district}",
    "the learned Additional Sessions Judge, Court No. {courtroom}, {district}",
    "the learned {courtroom_nth} Additional Sessions Judge, {district}",
    "the Sessions Judge, {district}",
    "the learned trial court",
    "the Court of Session at {town}",
    "the learned Assistant Sessions Judge, {town}",
)
_ALIKE = 0.8  # probability of the community of the case
_NTH = ("First", "IInd", "Third", "IVth", "Fifth", "VIth")


def draw_event_year(crime: Crime, *, decided_on: date, random: Random) -> int:
    """A year for the event, one to twelve years before the decision, in which the crime exists."""
    first, last = crime.years
    year = decided_on.year - min(random.randint(1, 12), random.randint(1, 12))
    return max(min(year, last), min(first, decided_on.year))


def build_scene(crime: Crime, *, region: str, year: int, decided_on: date, random: Random) -> dict[str, Slot]:
    """Cast the crime and set its stage. `year` is the year of the event, never after `decided_on`."""
    region = settle_region(random, region)
    calendar = draw_calendar(random, year=year, decided_on=decided_on)
    people = _cast(crime.cast, random, region)
    scene: dict[str, Slot] = {
        **draw_places(random, region, year=year),
        **{slot: make_date(day, random, who=slot) for slot, day in calendar.items()},
        **_draw_things(random, region, calendar["fir_date"]),
        **people,
    }
    scene["year"] = str(calendar["date"].year)
    scene["trial_court"] = random.choice(_TRIAL_COURTS)
    scene["courtroom"], scene["courtroom_nth"] = str(random.randint(1, 12)), random.choice(_NTH)
    scene |= _name_others(people, random, region)
    for slot, choices in crime.props.items():
        scene[slot] = random.choice(choices)
    return scene


def _name_others(people: Mapping[str, Person], random: Random, region: str) -> dict[str, Slot]:
    """The trial judge and the elders of accused and victim, with names that nobody else has."""
    taken = {person.full for person in people.values()}
    others: dict[str, Slot] = {}
    for who in ("accused", "victim"):
        piece = describe_person(people[who], random, region=region, taken=taken)
        taken.add(piece.text[piece.spans[1].start :])
        others[f"{who}_described"] = piece
    judge = make_judge_name(random, region)
    while judge in taken:
        judge = make_judge_name(random, region)
    return others | {"judge": Entity("judge", "PERSON", judge)}


def draw_calendar(random: Random, *, year: int, decided_on: date) -> dict[str, date]:
    """The days of a case, in order, all before the decision."""
    event = _draw_event_day(random, year, decided_on)
    left = (decided_on - event).days
    fir = event + timedelta(days=min(left - 5, random.choice((0, 0, 0, 0, 1, 1, 2, 5))))
    arrest = fir + timedelta(days=min(left // 8, random.randint(0, 40)))
    sheet = arrest + timedelta(days=min(left // 4, random.randint(20, 90)))
    lower = sheet + timedelta(days=int((decided_on - sheet).days * random.uniform(0.2, 0.6)))
    return {
        "date": event,
        "fir_date": fir,
        "arrest_date": arrest,
        "chargesheet_date": sheet,
        "lower_date": lower,
    }


def _draw_event_day(random: Random, year: int, decided_on: date) -> date:
    if year > decided_on.year:
        raise ValueError(f"an event of {year} cannot be decided on {decided_on}")
    first = date(year, 1, 1)
    last = min(date(year, 12, 31), decided_on - timedelta(days=10))
    return first + timedelta(days=random.randint(0, (last - first).days)) if last > first else last


def _draw_things(random: Random, region: str, registered_on: date) -> dict[str, Slot]:
    year = registered_on.year
    return {
        "hour": write_hour(random, year=year),
        "day_hour": write_hour(random, year=year, hours=range(8, 18)),
        "night_hour": write_hour(random, year=year, hours=(20, 21, 22, 23, 0, 1, 2, 3)),
        "days": write_days(random),
        "amount": write_sum(draw_sum(random, year=year), random),
        "fine": group_digits(random.choice((50, 100, 200, 500, 1000, 2000, 5000, 10_000, 25_000))),
        "vehicle": make_vehicle(random, region=region, year=year, who="vehicle"),
        "phone": make_phone(random, year=year, who="phone"),
        "account": make_account(random, who="account"),
        "firno": make_crime_number(random, region=region, day=registered_on, who="firno"),
        "trialno": make_trial_number(random, region=region, year=year + random.randint(0, 1), who="trialno"),
    }


def _cast(parts: Mapping[str, Role], random: Random, region: str) -> dict[str, Person]:
    """Someone for every part, then the officer and the doctor, where the crime has none of its own.

    The people of a case are mostly of one community.
    """
    home = draw_family(random, region)
    families = _share_families(parts, random, region, home)
    taken, calls = set[str](), set[str]()
    people: dict[str, Person] = {}
    for who, role in {"officer": _OFFICER, "doctor": _DOCTOR, **parts}.items():
        like = home if random.random() < _ALIKE else None
        person = _play(who, role, random, region, families.get(who), like, calls)
        while taken & _names_of(person):
            person = _play(who, role, random, region, families.get(who), like, calls)
        taken |= _names_of(person)
        calls.add(person.role)
        people[who] = person
    return people


def _names_of(person: Person) -> set[str]:
    return {person.full, person.short}


def _play(
    who: str, role: Role, random: Random, region: str, family: str | None, like: str | None, calls: set[str]
) -> Person:
    male, age = random.random() < role.male, random.randint(*role.ages)
    called = random.choice([call for call in role.calls if call not in calls] or role.calls)
    if role is _DOCTOR:
        return Person(who, *make_doctor_name(random, region, male=male), male, called, age)
    if role is _OFFICER:  # no alias for the police
        name = draw_name(random, region=region, male=male)
        return Person(who, name.text, name.given, male, called, age)
    return make_person(
        random, who=who, region=region, male=male, role=called, age=age, family_name=family, like=like
    )


def _share_families(parts: Mapping[str, Role], random: Random, region: str, home: str) -> dict[str, str]:
    """Family names of everyone who has kin in the case: one for each family."""
    families: dict[str, str] = {}
    for who in parts:
        head = _find_head(who, parts)
        if head == who:
            continue
        if head not in families:
            families[head] = draw_family(random, region, like=home if random.random() < _ALIKE else None)
        families[who] = families[head]
    return families


def _find_head(who: str, parts: Mapping[str, Role]) -> str:
    seen = {who}
    while (kin := parts[who].kin_of) and kin in parts and kin not in seen:
        seen.add(kin)
        who = kin
    return who
