"""What the lines of heads and feet can name: parties, judges, counsel, numbers and dates."""

import re
from collections.abc import Sequence
from datetime import date, timedelta

from embedded.courts import BY_KEY
from embedded.prose import Entity, Piece, Slot
from embedded.templates import heads
from embedded.templates.headnotes import RESULT_WORDS
from embedded.world.numbers import MONTHS, write_nth
from embedded.writing.hearing import Hearing
from embedded.writing.setting import Setting

_APPEALS = frozenset({"appeal", "acquittal", "revision", "reference"})
_YEAR_AT_END = re.compile(r"(?:\d{4}|\d{2})$")  # years have four digits or two


def add_head_slots(
    setting: Setting, judges: Sequence[str], parties: tuple[Piece, Piece], hearing: Hearing | None
) -> None:
    """Fill all slots of heads and feet. A matter without a crime has no hearing."""
    slots: dict[str, Slot] = {}
    slots |= _list_sides(parties, hearing)
    slots |= _list_judges(judges)
    slots |= _list_numbers(setting, hearing)
    soon = setting.entry.matter in ("bail", "anticipatory")  # heard only days after the order below
    slots |= _list_dates(setting.entry.decided_on, setting.random.randint(*((1, 2) if soon else (3, 60))))
    slots |= _list_words(setting, hearing)
    slots |= _name_counsel(setting, hearing)
    if hearing is not None:
        slots |= _tell_outcome(hearing)
    for name, slot in slots.items():
        setting.add(name, slot)


def _list_sides(parties: tuple[Piece, Piece], hearing: Hearing | None) -> dict[str, Slot]:
    slots: dict[str, Slot] = {}
    names = _name_sides(hearing)
    for letter, key, party, side in zip("ab", ("App", "Res"), parties, names, strict=True):
        slots |= {key: party, key.upper(): Piece(party.text.upper(), party.spans)}
        slots |= {
            f"SIDE_{letter.upper()}": f"{side}(s)",
            f"Side_{letter}": side,
            f"side_{letter}": side.lower(),
        }
    return slots


def _list_judges(judges: Sequence[str]) -> dict[str, Slot]:
    slots: dict[str, Slot] = {}
    for position, name in enumerate(judges, start=1):
        judge = Entity(f"judge:{name.lower()}", "PERSON", name)
        number = "" if position == 1 else str(position)
        slots |= {f"Judge{number}": judge, f"JUDGE{number}": _shout(judge)}
    return slots


def _list_numbers(setting: Setting, hearing: Hearing | None) -> dict[str, Slot]:
    entry, random = setting.entry, setting.random
    number = random.randint(3, 6800 if entry.decided_on.year > 1990 else 900)
    below = _find_year_below(setting, hearing)
    filed = _find_filing_year(setting, below, hearing)
    court = BY_KEY[entry.court]
    style = random.choice(court.case_numbers.get(entry.matter) or court.case_numbers[""])
    slots: dict[str, Slot] = {
        "case_number": Entity("case_number", "NUMBER", style.format(n=number, y=filed)),
        "n": str(number),
        "y": str(filed),
        "n2": str(random.randint(100, 9900)),
        "y2": str(min(below, filed)),  # the petition for leave came after the judgment below
        "n3": str(random.randint(1, 90)),
        "n4": str(random.randint(1, 80)),
    }
    if court.neutral_citation is not None and entry.decided_on.year >= court.neutral_citation[0]:
        slots["neutral"] = (
            f"{entry.decided_on.year}:{court.neutral_citation[1]}:{random.randint(1000, 250_000)}"
        )
    return slots


def _list_dates(day: date, days_before: int) -> dict[str, Slot]:
    month, before = MONTHS[day.month - 1], day - timedelta(days=days_before)
    return {
        "dotted": _dated(f"{day:%d.%m.%Y}"),
        "dotted_before": Entity("before", "DATE", f"{before:%d.%m.%Y}"),
        "slashed": _dated(f"{day:%d/%m/%Y}"),
        "dashed": _dated(f"{day:%d-%m-%Y}"),
        "plain_date": _dated(f"{day.day}.{day.month}.{day.year}"),
        "month_day": _dated(f"{month} {day.day}, {day.year}"),
        "month_caps": _dated(f"{month.upper()} {day.day:02}, {day.year}"),
        "dated_caps": _dated(f"{write_nth(day.day).upper()} {month.upper()}, {day.year}"),
    }


def _list_words(setting: Setting, hearing: Hearing | None) -> dict[str, Slot]:
    choice, appeal = setting.random.choice, setting.entry.matter in ("appeal", "acquittal")
    court = BY_KEY[setting.entry.court]
    city = choice(court.seats)
    return {
        "report_mark": choice(("REPORTABLE", "NON-REPORTABLE", "")),
        "initials": choice(heads.CLERKS),
        "page_heading": choice(("JUDGMENT", "J U D G M E N T", "ORDER", "O R D E R")),
        "heading_plain": choice(("JUDGMENT", "ORDER", "JUDGMENT", "JUDGMENT")),
        "oral": choice(("ORAL JUDGMENT :", "JUDGMENT :", "P.C. :", "ORAL JUDGMENT : (Per the Court)")),
        "reserved": choice(("A.F.R.", "Reserved", "")),
        "seat": choice(court.benches),
        "side": "CIVIL" if hearing is None else "CRIMINAL",
        "slp": "(C)" if hearing is None else "(Crl.)",
        "jurisdiction": "APPELLATE" if appeal else "REVISIONAL",
        "city": city,
        "city_caps": city.upper(),
        "Trial_court": "The Sessions Judge, {district}",
    }


def _tell_outcome(hearing: Hearing) -> dict[str, Slot]:
    """The outcome in the words of a headnote."""
    matter, outcome = hearing.entry.matter, hearing.outcome
    won = outcome in ("allowed", "quashed", "granted", "acquitted", "partly", "commuted")
    guilty = (matter == "acquittal") == won
    disposing = "Partly allowing" if outcome == "partly" else "Allowing" if won else "Dismissing"
    prayers = BY_KEY[hearing.entry.court].prayers
    prayer: dict[str, Slot] = {"prayer": prayers[matter]} if prayers else {}
    return prayer | {
        "disposing": f"{disposing} the appeal",
        "result_words": hearing.setting.random.choice(RESULT_WORDS[matter, outcome]),
        "trial_did": "acquitted" if matter == "acquittal" else "convicted",
        "made_out": "made out" if guilty or outcome in ("partly", "commuted") else "not made out",
    }


def _find_year_below(setting: Setting, hearing: Hearing | None) -> int:
    """The year of the order under challenge; other matters have no such order."""
    entry = setting.entry
    below = setting.get("high_date" if entry.court == "supreme" else "lower_date")
    if hearing is None or not isinstance(below, Entity):
        return max(1950, entry.decided_on.year - 2)
    year = int(_YEAR_AT_END.findall(below.text)[0])
    return year if year > 99 else entry.decided_on.year - (entry.decided_on.year - year) % 100


def _find_filing_year(setting: Setting, below: int, hearing: Hearing | None) -> int:
    """An appeal is filed soon after the judgment below, anything else shortly before it is decided."""
    entry = setting.entry
    if hearing is not None and entry.matter in _APPEALS:
        return below
    first = below if hearing is not None else 1950
    return max(first, entry.decided_on.year - setting.random.choice((0, 0, 1, 2, 3, 5)))


def _dated(text: str) -> Entity:
    return Entity("decided", "DATE", text)


def _shout(name: Entity) -> Entity:
    return Entity(name.who, name.kind, name.text.upper())


def _name_sides(hearing: Hearing | None) -> tuple[str, str]:
    if hearing is None:
        return "Petitioner", "Respondent"
    if hearing.entry.matter == "acquittal":
        return "Appellant", "Respondent"
    label = (
        hearing.label
        if hearing.label in ("appellant", "applicant", "petitioner", "revisionist")
        else "appellant"
    )
    return label.capitalize(), "Opposite Party" if label in ("applicant", "revisionist") else "Respondent"


def _name_counsel(setting: Setting, hearing: Hearing | None) -> dict[str, Slot]:
    """Counsel of both sides in the order of the title; the State has its own officers."""
    own, state = (
        ("counsel", "Adv.", "{counsel}"),
        ("counsel_state", "APP", setting.random.choice(heads.STATE_COUNSEL)),
    )
    if hearing is None:
        state = ("counsel_state", "Adv.", "{counsel_state}")
    sides = (state, own) if hearing is not None and hearing.entry.matter == "acquittal" else (own, state)
    slots: dict[str, Slot] = {}
    for letter, (name, title, office) in zip("ab", sides, strict=True):
        slots |= {f"counsel_{letter}": setting[name], f"as_{letter}": title, f"office_{letter}": office}
    return slots
