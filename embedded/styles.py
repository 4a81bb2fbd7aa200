"""The look of the seven courts: what stands above and below a judgment, and its title on the site."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from embedded.case import Block
from embedded.clauses import list_slots
from embedded.hearing import Hearing
from embedded.layout import Draft, stack_lines
from embedded.numbers import MONTHS, write_nth
from embedded.parts import headnotes as old
from embedded.parts import heads, precedents
from embedded.parts.arguments import DEFENCE_GENERAL
from embedded.prose import Named, Person, Sentence, Slot
from embedded.setting import Setting

OLD_UNTIL = 1999
PAGES_SINCE = 2001  # before, the High Courts are known from reports, which have no head to speak of
_OTHERS = ("& Anr", "And Anr.", "& Ors", "And Ors.", "And Others", "And Another", "And 2 Others", "& Others")
_LOCAL_REPORTS = {
    "allahabad": "ALL LJ", "bombay": "BOM CR", "madras": "MAD LJ", "calcutta": "CHN", "delhi": "DLT", "madhya_pradesh": "MPLJ"
}  # fmt: skip
_TITLE_LENGTH = 38  # a longer party is cut


@dataclass(frozen=True, slots=True)
class Page:
    """A judgment before it is laid out."""

    head: list[Block]
    body: list[Draft]
    foot: list[Block]
    judges: tuple[str, ...]
    citations: tuple[str, ...]
    parties: tuple[str, str]

    def write_title(self, printed_on: date | None, random: Random) -> str:
        """ "X vs State Of U.P. & Anr on 7 April, 2014"; without a day where the site knows none."""
        first, second = (_abbreviate(party, random) for party in self.parties)
        day = "" if printed_on is None else f" on {printed_on.day} {MONTHS[printed_on.month - 1]}, {printed_on.year}"
        return f"{first} vs {second}{day}"


def _abbreviate(party: str, random: Random) -> str:
    party = " ".join(word[:1].upper() + word[1:] for word in party.split())
    for long, short in ((" And Others", " & Ors"), (" And Another", " & Anr"), ("Uttar Pradesh", "U.P.")):
        if random.random() < 0.3:
            party = party.replace(long, short)
    if len(party) > _TITLE_LENGTH:
        party = party[: party.rfind(" ", 0, _TITLE_LENGTH)] + " ..."
    return party


def write_page(hearing: Hearing, body: list[Draft]) -> Page:
    """Head and foot around a body."""
    first, second = draw_parties(hearing)
    add_head_slots(hearing.setting, hearing.judges, first, second, hearing)
    entry, random = hearing.entry, hearing.setting.random
    citations = draw_citations(entry.court, entry.decided_on.year, random)
    if entry.court == "supreme" and entry.decided_on.year <= OLD_UNTIL:
        head = write_old_head(hearing, citations)
        body = [*_write_appearances(hearing), *body]
    else:
        head = write_head(hearing.setting, find_look(entry.court, entry.decided_on.year, "short" in entry.oddities))
    foot = write_foot(hearing.setting, find_look(entry.court, entry.decided_on.year, False))
    return Page(head, body, foot, hearing.judges, citations, (first.text, second.text))


def find_look(court: str, year: int, short: bool) -> str:
    """Which heads and feet a court used in a year."""
    if court == "supreme":
        return "supreme_orders" if short and year > OLD_UNTIL else "supreme"
    return court if year >= PAGES_SINCE else "plain"


def draw_parties(hearing: Hearing) -> tuple[Named, Named]:
    """Who came to court, and against whom."""
    setting, random = hearing.setting, hearing.setting.random
    accused, state = setting["accused"], setting["state"]
    name = accused.full if isinstance(accused, Person) else "The Accused"
    if hearing.many:
        name = f"{name} {random.choice(_OTHERS)}"
    place = state.text if isinstance(state, Named) else ""
    against = Named("state_party", "ORG", random.choice(heads.STATES.get(place, (f"State Of {place}",))))
    person = Named("accused", "PERSON", name)
    return (against, person) if hearing.entry.matter == "acquittal" else (person, against)


def add_head_slots(
    setting: Setting, judges: Sequence[str], first: Named, second: Named, hearing: Hearing | None
) -> None:
    """Everything that the lines of heads and feet can name."""
    entry, random = setting.entry, setting.random
    day = entry.decided_on
    before = day - timedelta(days=random.randint(3, 60))
    side_a, side_b = _name_sides(hearing)
    bench = [Named(f"judge:{name.lower()}", "PERSON", name) for name in judges]
    number = random.randint(11, 6800)
    filed = max(1950, day.year - random.choice((0, 0, 1, 2, 3, 5)))
    court = heads.NUMBERS[entry.court]
    style = random.choice(court.get(entry.matter) or court.get("", ("Criminal Appeal No. {n} of {y}",)))
    slots: dict[str, Slot] = {
        "App": first, "Res": second, "APP": _shout(first), "RES": _shout(second),
        "Judge": bench[0], "JUDGE": _shout(bench[0]),
        "number": Named("number", "NUMBER", style.format(n=number, y=filed)),
        "n": str(number), "y": str(filed), "n2": str(random.randint(100, 9900)), "y2": str(max(1950, filed - 1)),
        "n3": str(random.randint(1, 90)), "n4": str(random.randint(1, 80)),
        "SIDE_A": f"{side_a}(s)", "SIDE_B": f"{side_b}(s)", "Side_a": side_a, "Side_b": side_b,
        "side_a": side_a.lower(), "side_b": side_b.lower(),
        "mark": random.choice(("REPORTABLE", "NON-REPORTABLE", "")), "clerk": random.choice(heads.CLERKS),
        "heading": random.choice(("JUDGMENT", "J U D G M E N T", "ORDER", "O R D E R")),
        "heading_plain": random.choice(("JUDGMENT", "ORDER", "JUDGMENT", "JUDGMENT")),
        "oral": random.choice(("ORAL JUDGMENT :", "JUDGMENT :", "P.C. :", "ORAL JUDGMENT : (Per the Court)")),
        "reserved": random.choice(("A.F.R.", "Reserved", "")), "seat": random.choice(("", "", ", LUCKNOW BENCH")),
        "jurisdiction": "APPELLATE" if entry.matter in ("appeal", "acquittal") else "REVISIONAL",
        "city": random.choice(heads.CITIES["madhya_pradesh"]),
        "dotted": _dated(f"{day:%d.%m.%Y}"), "dotted_before": Named("before", "DATE", f"{before:%d.%m.%Y}"),
        "slashed": _dated(f"{day:%d/%m/%Y}"), "dashed": _dated(f"{day:%d-%m-%Y}"),
        "plain_date": _dated(f"{day.day}.{day.month}.{day.year}"),
        "month_day": _dated(f"{MONTHS[day.month - 1]} {day.day}, {day.year}"),
        "month_caps": _dated(f"{MONTHS[day.month - 1].upper()} {day.day:02}, {day.year}"),
        "dated_caps": _dated(f"{write_nth(day.day).upper()} {MONTHS[day.month - 1].upper()}, {day.year}"),
    }  # fmt: skip
    slots["city_caps"] = str(slots["city"]).upper()
    slots |= _name_counsel(setting, hearing)
    for place, judge in enumerate(bench[1:], start=2):
        slots[f"Judge{place}"], slots[f"JUDGE{place}"] = judge, _shout(judge)
    if entry.court == "allahabad" and day.year >= 2023:
        slots["neutral"] = f"{day.year}:AHC:{random.randint(1000, 250_000)}"
    if hearing is not None:
        slots["prayer"] = _draw_prayer(hearing)
        slots["result_words"] = random.choice(old.RESULT_WORDS[hearing.entry.matter, hearing.outcome])
        slots["Trial_court"] = "The Sessions Judge, {district}"
    for name, slot in slots.items():
        setting.add(name, slot)


def _dated(text: str) -> Named:
    return Named("decided", "DATE", text)


def _shout(name: Named) -> Named:
    return Named(name.who, name.kind, name.text.upper())


def _name_sides(hearing: Hearing | None) -> tuple[str, str]:
    if hearing is None:
        return "Petitioner", "Respondent"
    if hearing.entry.matter == "acquittal":
        return "Appellant", "Respondent"
    label = hearing.label if hearing.label in ("appellant", "applicant", "petitioner", "revisionist") else "appellant"
    return label.capitalize(), "Opposite Party" if label in ("applicant", "revisionist") else "Respondent"


def _name_counsel(setting: Setting, hearing: Hearing | None) -> dict[str, Slot]:
    """Counsel of both sides in the order of the title; the State has officers of its own."""
    own, state = ("counsel", "Adv.", "{counsel}"), ("counsel_state", "APP", setting.random.choice(heads.STATE_COUNSEL))
    if hearing is None:
        state = ("counsel_state", "Adv.", "{counsel_state}")
    sides = (state, own) if hearing is not None and hearing.entry.matter == "acquittal" else (own, state)
    slots: dict[str, Slot] = {}
    for letter, (name, title, office) in zip("ab", sides, strict=True):
        slots |= {f"counsel_{letter}": setting[name], f"as_{letter}": title, f"office_{letter}": office}
    return slots


def _draw_prayer(hearing: Hearing) -> str:
    return {
        "appeal": "PRAYER : Criminal Appeal filed {under_code_appeal} against the judgment dated {lower_date} in {trialno} on the file of {trial_court}.",
        "acquittal": "PRAYER : Criminal Appeal filed {under_code_appeal_acquittal} to set aside the acquittal in {trialno} on the file of {trial_court}.",
        "revision": "PRAYER : Criminal Revision Case filed under {code_revision} r/w {code_revision_power} to set aside the judgment dated {lower_date}.",
        "reference": "Referred Trial {under_code_reference} for confirmation of the sentence in {trialno}.",
        "bail": "PRAYER : Criminal Original Petition filed {under_code_bail} to enlarge the petitioner on bail in {firno}.",
        "anticipatory": "PRAYER : Criminal Original Petition filed {under_code_anticipatory} in {firno}.",
        "quash": "PRAYER : Criminal Original Petition filed {under_code_inherent} to call for the records in {firno} and quash the same.",
    }[hearing.entry.matter]  # fmt: skip


def write_head(setting: Setting, look: str) -> list[Block]:
    """What stands above the body, as one pre."""
    setting.named_act = ""
    lines = setting.random.choice(heads.HEADS[look])
    return [stack_lines(list(_write_lines(setting, lines, "Preamble")))]


def write_foot(setting: Setting, look: str) -> list[Block]:
    """Signatures and the like, which belong to no role."""
    if setting.random.random() < 0.12:
        return []
    feet = [foot for foot in heads.FEET[look] if all(list_slots(line) <= setting.known for line in foot)]
    lines = list(_write_lines(setting, setting.random.choice(feet), "None")) if feet else []
    return [stack_lines(lines)] if any(lines) else []


def _write_lines(setting: Setting, lines: Iterable[str], role: str) -> Iterable[tuple[int, Sentence] | None]:
    for line in lines:
        if not list_slots(line) <= setting.known:
            continue
        indent = len(line) - len(line.lstrip(" "))
        sentence = setting.tell(role, line.strip(), tidied=False) if line.strip() else None
        yield (indent, sentence) if sentence is not None and sentence.text.strip() else None


def write_old_head(hearing: Hearing, citations: Sequence[str]) -> list[Block]:
    """PETITIONER to JUDGMENT, as in the reports until 1999. ACT and HEADNOTE tell sections and outcome."""
    setting, random = hearing.setting, hearing.setting.random
    width = random.randint(56, 66)
    lines = ["PETITIONER:", "{APP}", "", "        Vs.", "", "RESPONDENT:", "{RES}", "", "DATE OF JUDGMENT{slashed}", "", "BENCH:"]
    lines += ["{JUDGE}", "BENCH:", "{JUDGE}", "{JUDGE2}", "{JUDGE3}", ""]
    written = list(_write_lines(setting, lines, "Preamble"))
    if citations:
        written += [(0, Sentence("Preamble", "CITATION:")), *((1, Sentence("Preamble", c)) for c in citations), None]
    written += [(0, Sentence("Preamble", "ACT:")), *_indent(setting.say("Preamble", old.ACT)), None]
    written += [(0, Sentence("Preamble", "HEADNOTE:"))]
    if random.random() < 0.8:
        written += _indent(_write_headnote(hearing))
    written += [None, (0, Sentence("Preamble", "JUDGMENT:"))]
    return [stack_lines(written, width=width)]


def _indent(sentences: Sequence[Sentence]) -> list[tuple[int, Sentence] | None]:
    return [(5, sentence) for sentence in sentences]


def _write_headnote(hearing: Hearing) -> list[Sentence]:
    setting, random = hearing.setting, hearing.setting.random
    _add_point(setting, "point", DEFENCE_GENERAL)
    sentences = setting.say_some("Preamble", old.HEADNOTE, 2, 5)
    topics = random.sample(sorted(precedents.HOLDINGS), 3)
    for number, topic in enumerate(topics[: random.randint(1, 3)]):
        _add_point(setting, "holding", precedents.HOLDINGS[topic])
        sentences += setting.say("Preamble", old.HELD if number == 0 else old.HELD_MORE)
    return sentences


def _add_point(setting: Setting, name: str, pool: Sequence[str]) -> None:
    point = setting.make_point(pool)
    if point is not None:
        setting.add(name, point)


def _write_appearances(hearing: Hearing) -> list[Draft]:
    setting = hearing.setting
    pools = (old.JURISDICTION, old.FROM, old.OLD_COUNSEL[:1], old.OLD_COUNSEL[1:], old.DELIVERED)
    sentences = [setting.say("None", pool) for pool in pools]
    return [Draft(tuple(said), numbered=False) for said in sentences if said]


def draw_citations(court: str, year: int, random: Random) -> tuple[str, ...]:
    """Where the judgment is reported, if anywhere."""
    if random.random() > (0.75 if year < 2012 else 0.15):
        return ()
    page, volume = random.randint(3, 2900), random.randint(1, 9)
    if court == "supreme":
        options = [f"{year} AIR {page}", f"AIR {year} SUPREME COURT {page}", f"{year} SCR ({volume}) {page % 1100 + 1}"]
        options += [f"{year} SCC ({volume}) {page % 900 + 1}"] if year >= 1969 else []
    else:
        options = [f"{year} CRI. L. J. {page}", f"{year}CRILJ{page}", f"({year}){volume}CRIMES{page % 700 + 1}"]
        options += [f"{year} ({volume}) {_LOCAL_REPORTS[court]} {page % 900 + 1}"]
    return tuple(random.sample(options, random.randint(1, 3)))
