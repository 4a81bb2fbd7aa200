"""A matter before the court: parties, counsel, bench and outcome.

`open_hearing` turns a docket entry into a `Hearing`, whose setting has all slots of embedded/templates.
"""

from dataclasses import dataclass, field
from datetime import date, timedelta
from random import Random

from embedded.courts import BY_KEY
from embedded.crime import Course, Crime
from embedded.docket.docket import BNS_SINCE, Entry
from embedded.docket.tags import find_tags
from embedded.prose import Entity, Person, Slot
from embedded.random_streams import weigh
from embedded.templates.investigation import GRUDGES
from embedded.world.numbers import make_date, spell_number, write_sum
from embedded.world.people import make_counsel_name, make_judge_name, make_person
from embedded.writing.punishment import find_main, tell_reduced, tell_sentences
from embedded.writing.scene import build_scene
from embedded.writing.setting import Setting

OUTCOMES: dict[str, tuple[tuple[str, float], ...]] = {
    "appeal": (("dismissed", 0.45), ("allowed", 0.3), ("partly", 0.25)),
    "acquittal": (("dismissed", 0.7), ("allowed", 0.3)),
    "revision": (("dismissed", 0.45), ("allowed", 0.2), ("partly", 0.35)),
    "reference": (("commuted", 0.55), ("confirmed", 0.25), ("acquitted", 0.2)),
    "bail": (("granted", 0.65), ("refused", 0.35)),
    "anticipatory": (("granted", 0.55), ("refused", 0.45)),
    "quash": (("quashed", 0.5), ("refused", 0.5)),
}
_LABELS: dict[str, tuple[str, ...]] = {  # what the accused are called, unless the court says otherwise
    "appeal": ("appellant",),
    "acquittal": ("respondent",),
    "revision": ("petitioner",),
    "reference": ("appellant", "condemned prisoner", "convict"),
    "bail": ("petitioner",),
    "anticipatory": ("petitioner", "applicant"),
    "quash": ("petitioner",),
}
_FROM_BELOW = ("the trial court", "the court below", "the learned trial Judge", "the learned Sessions Judge")
_OWN_CALLS = ("appellant", "petitioner", "applicant")
_DELAYS = (
    "two days", "about nine hours", "more than a week", "nearly three weeks", "four days", "a month",
    "some fifteen hours", "over two months", "a day and a half", "six months",
)  # fmt: skip
_DIGNITARIES = frozenset({"appeal", "acquittal", "reference"})


@dataclass(slots=True)
class Hearing:
    """One matter before the court."""

    entry: Entry
    crime: Crime
    setting: Setting
    tags: frozenset[str]
    outcome: str
    label: str  # what the accused is called, in the singular
    many: bool  # several accused are before the court
    judges: tuple[str, ...]
    size: float  # length of the judgment; 1 is usual
    topics: list[str] = field(default_factory=list)  # what it turns on, set by the composer


def open_hearing(entry: Entry, crime: Crime, course: Course, random: Random) -> Hearing:
    """Draw the whole matter; `random` is the stream of the case."""
    scene = build_scene(
        crime, region=entry.court, year=entry.year, decided_on=entry.decided_on, random=random
    )
    if "bns" in entry.oddities:
        _move_past_sanhita(scene, entry.decided_on, random)
    label = _draw_label(entry, random)
    many = "accused2" in crime.cast and random.random() < 0.6
    _call_accused(scene, label, many)
    _find_witnesses(scene, crime, entry, random)
    judges = _draw_judges(entry, random)
    main = find_main(crime, course.sections)
    setting = Setting(scene, entry=entry, course=course, main=main, random=random)
    for name, slot in _list_words(entry, scene, label, many, len(judges), random).items():
        setting.add(name, slot)
    setting.add("gist", crime.gist)
    for name, slot in _list_fitting(entry, crime, course, many=many).items():
        setting.add(name, slot)
    if "bns" not in entry.oddities:
        setting.add("sentences", tell_sentences(setting, death=entry.matter == "reference"))
    setting.add("reduced", tell_reduced(main, random))
    size = random.lognormvariate(0.2, 0.52)
    size = max(7.0, 7.0 * size) if "very_long" in entry.oddities else size
    outcome = weigh(random, OUTCOMES[entry.matter])
    tags = find_tags(crime, course.sections) | {
        "before_arrest" if entry.matter == "anticipatory" else "arrested"
    }
    tags |= {"reference"} if entry.matter == "reference" else set()
    return Hearing(entry, crime, setting, tags, outcome, label, many, judges, size)


def _list_fitting(entry: Entry, crime: Crime, course: Course, *, many: bool) -> dict[str, Slot]:
    """Slots that only some cases have; sentences that need them appear in no others."""
    slots: dict[str, Slot] = {}
    if "accused2" in crime.cast and not many:
        slots |= {"co_accused": "the co-accused", "was_co": "was"}
    if entry.matter == "anticipatory":
        slots["unarrested"] = "{party}"
    if "149" in course.sections:
        slots["assembly"] = "the assembly"
    if any("{night_hour}" in template for beat in crime.beats for template in beat.tell):
        slots["dark"] = "dark"
    return slots


def _move_past_sanhita(scene: dict[str, Slot], decided_on: date, random: Random) -> None:
    """The Sanhita governs only what happened after it came into force."""
    left = max(4, (decided_on - BNS_SINCE).days)
    steps = sorted(random.sample(range(left), 4))
    for slot, step in zip(("date", "fir_date", "arrest_date", "chargesheet_date"), steps, strict=True):
        scene[slot] = make_date(BNS_SINCE + timedelta(days=step), random, who=slot)


def _draw_label(entry: Entry, random: Random) -> str:
    if entry.court == "supreme" and entry.matter in ("bail", "anticipatory", "quash", "revision"):
        return "appellant"
    return random.choice(BY_KEY[entry.court].labels.get(entry.matter, _LABELS[entry.matter]))


def _call_accused(scene: dict[str, Slot], label: str, many: bool) -> None:
    """Call the accused as in this matter: nobody is "the petitioner" in an appeal."""
    for number in range(1, 9):
        person = scene.get("accused" if number == 1 else f"accused{number}")
        if isinstance(person, Person) and any(call in person.role for call in _OWN_CALLS):
            person.role = f"the {label}" if number == 1 and not many else f"accused no. {number}"


def _find_witnesses(scene: dict[str, Slot], crime: Crime, entry: Entry, random: Random) -> None:
    """Every case has somebody who reported it and somebody who saw it."""
    dead = any("deceased" in call for call in crime.cast["victim"].calls)
    others = [
        person
        for who in crime.cast
        if not who.startswith(("accused", "victim", "informant")) and isinstance(person := scene[who], Person)
    ]
    if "informant" not in scene:
        called = [person for person in others if person.role in ("PW-1", "the informant", "the complainant")]
        if called:
            scene["informant"] = called[0]
        elif not dead:
            scene["informant"] = scene["victim"]
        else:
            scene["informant"] = _summon("informant", "the informant", entry, random)
    if "witness" not in scene:
        seen = [
            person for person in others if person.role.startswith("PW-") and person is not scene["informant"]
        ]
        scene["witness"] = seen[0] if seen else _summon("witness", "PW-2", entry, random)


def _summon(who: str, role: str, entry: Entry, random: Random) -> Person:
    male, age = random.random() < 0.8, random.randint(22, 60)
    return make_person(random, who=who, region=entry.court, male=male, role=role, age=age)


def _draw_judges(entry: Entry, random: Random) -> tuple[str, ...]:
    if entry.court == "supreme":
        count = random.choice((2, 2, 2, 3, 3, 5) if entry.decided_on.year < 1985 else (2, 2, 2, 3))
    elif entry.matter == "reference":
        count = 2
    else:
        count = random.choice((1, 2, 2) if entry.matter in _DIGNITARIES else (1, 1, 1, 1, 2))
    names = [make_judge_name(random, entry.court) for _ in range(count)]
    return tuple(dict.fromkeys(names))


def _list_words(
    entry: Entry, scene: dict[str, Slot], label: str, many: bool, judges: int, random: Random
) -> dict[str, Slot]:
    accused = scene["accused"]
    he = accused.male if isinstance(accused, Person) else True
    alone = judges == 1
    supreme = entry.court == "supreme"
    return {
        "party": f"the {label}s" if many else f"the {label}",
        "was": "were" if many else "was",
        "has": "have" if many else "has",
        "is": "are" if many else "is",
        "himself": "themselves" if many else "himself" if he else "herself",
        "we": "I" if alone else "we",
        "our": "my" if alone else "our",
        "us": "me" if alone else "us",
        "below": "the High Court" if supreme else random.choice(_FROM_BELOW),
        "sentenced_by": "the courts below" if supreme else "the trial court",
        "counsel": Entity("counsel", "PERSON", make_counsel_name(random, entry.court)),
        "counsel_state": Entity("counsel_state", "PERSON", make_counsel_name(random, entry.court)),
        "amicus": Entity("amicus", "PERSON", make_counsel_name(random, entry.court)),
        "laboratory": "the Chemical Examiner" if entry.year < 1957 else "the Forensic Science Laboratory",
        "old_grudge": random.choice(GRUDGES),
        "delay": random.choice(_DELAYS),
        "count": spell_number(random.randint(5, 24)),
        "papers": str(random.randint(9, 60)),
        "two": random.choice(("two", "three", "four", "six")),
        "bond": random.choice(("5,000", "10,000", "20,000", "25,000", "50,000", "1,00,000")),
        "fine": write_sum(random.choice((500, 1000, 2000, 5000, 10_000)), random),
        "accused_age": str(accused.age) if isinstance(accused, Person) else "30",
        "applno": f"I.A. No. {random.randint(1, 19000)}/{entry.decided_on.year}",
        "later": make_date(entry.decided_on + timedelta(days=random.randint(14, 90)), random, who="later"),
        "decided": make_date(entry.decided_on, random, who="decided"),
        "lower_date": _draw_lower_date(entry, scene, random),
        "high_date": _draw_high_date(entry, random),
    }


def _draw_lower_date(entry: Entry, scene: dict[str, Slot], random: Random) -> Slot:
    """The day of the order under challenge, between the event and the decision."""
    if entry.matter in ("bail", "anticipatory"):
        return make_date(entry.decided_on - timedelta(days=random.randint(3, 9)), random, who="lower_date")
    return scene["lower_date"]


def _draw_high_date(entry: Entry, random: Random) -> Entity:
    """The day of the High Court's judgment: in the last third of the time since the event."""
    left = (entry.decided_on - date(entry.year, 12, 31)).days
    day = entry.decided_on - timedelta(days=max(9, int(left * random.uniform(0.05, 0.3))))
    return make_date(day, random, who="high_date")
