"""Documents that are not ordinary judgments: short orders, pages in Hindi, matters without the Penal Code."""

from collections.abc import Sequence
from datetime import timedelta
from random import Random

from embedded.courts import BY_KEY
from embedded.crime import Course
from embedded.docket.docket import Entry
from embedded.prose import Citation, Entity, Piece, Sentence, Slot, Span, render
from embedded.templates import arguments as arg
from embedded.templates import hindi, precedents, reasoning
from embedded.templates.other_matters import (
    ANSWERS,
    ANSWERS_MORE,
    GENERAL_HOLDINGS,
    MATTERS,
    PASSING,
    REFLECTIONS,
    Matter,
)
from embedded.templates.short_orders import ONLY_FOR, ONLY_SUPREME, SHORT
from embedded.world.numbers import draw_sum, group_digits, make_date
from embedded.world.people import draw_name, make_counsel_name, make_judge_name, settle_region
from embedded.world.places import draw_places
from embedded.writing.clauses import tidy
from embedded.writing.head_slots import add_head_slots
from embedded.writing.hearing import Hearing
from embedded.writing.layout import Draft, stack_lines
from embedded.writing.narrative import cut_paragraphs
from embedded.writing.setting import Setting
from embedded.writing.styles import Page, draw_citations, write_foot, write_head


def write_short_order(hearing: Hearing) -> list[Draft]:
    """A few lines without facts."""
    setting, random = hearing.setting, hearing.setting.random
    supreme = hearing.entry.court == "supreme"
    kinds = [
        kind
        for kind in SHORT
        if (supreme or kind not in ONLY_SUPREME)
        and hearing.entry.matter in ONLY_FOR.get(kind, {hearing.entry.matter})
    ]
    sentences = [setting.tell(role, template) for role, template in SHORT[random.choice(kinds)]]
    return cut_paragraphs(sentences, random, 1, 3)


# Matters without the Penal Code


def write_other_matter(entry: Entry, random: Random) -> Page:
    """A civil, revenue or service matter, or a criminal one under other Acts."""
    matter = random.choice([matter for matter in MATTERS.values() if matter.since <= entry.decided_on.year])
    first, second, setting = _open_other(entry, matter, random)
    judges = tuple(make_judge_name(random, entry.court) for _ in range(2 if entry.court == "supreme" else 1))
    add_head_slots(setting, judges, (first, second), None)
    setting.add("case_number", render(random.choice(matter.number), setting, random))
    body = _compose_other(setting, matter)
    citations = draw_citations(entry.court, entry.decided_on.year, random)
    head, foot = write_head(setting), write_foot(setting)
    return Page(head, body, foot, judges, citations, (first.text, second.text))


def _open_other(entry: Entry, matter: Matter, random: Random) -> tuple[Piece, Piece, Setting]:
    region = settle_region(random, entry.court)
    names = [draw_name(random, region=region, male=True).text for _ in range(2)]
    places = draw_places(random, region, year=entry.decided_on.year)
    first = Piece(names[0], (Span(0, len(names[0]), "PERSON", "petitioner"),))
    against = random.choice(matter.others).format(
        state_party=f"State Of {places['state'].text}", other_person=names[1]
    )
    kind = "PERSON" if against == names[1] else "ORG"
    second = Piece(against, (Span(0, len(against), kind, "respondent"),))
    slots: dict[str, Slot] = {**places, **_draw_figures(entry, random)}
    slots |= {
        "party": matter.petitioner,
        "we": "we",
        "our": "our",
        "us": "us",
        "was": "was",
        "has": "has",
        "is": "is",
    }
    slots |= {
        "counsel": _name_counsel("counsel", entry, random),
        "counsel_state": _name_counsel("other", entry, random),
    }
    setting = Setting(
        slots, entry=entry, course=Course((), (), ()), main="", random=random, statute=matter.statute
    )
    return first, second, setting


def _name_counsel(who: str, entry: Entry, random: Random) -> Entity:
    return Entity(who, "PERSON", make_counsel_name(random, entry.court))


def _draw_figures(entry: Entry, random: Random) -> dict[str, Slot]:
    year = entry.decided_on.year
    days = sorted(random.sample(range(200, 2600), 2), reverse=True)
    return {
        "d1": make_date(entry.decided_on - timedelta(days=days[0]), random, who="d1"),
        "d2": make_date(entry.decided_on - timedelta(days=days[1]), random, who="d2"),
        "y0": str(year - random.randint(8, 25)),
        "amount": f"Rs. {group_digits(draw_sum(random, year=year))}",
        "amount2": f"Rs. {group_digits(2 * draw_sum(random, year=year))}",
        "small": group_digits(random.choice((900, 1500, 3000, 4500, 6000, 12_000))),
    }


def _compose_other(setting: Setting, matter: Matter) -> list[Draft]:
    random = setting.random
    facts = [t for t in matter.facts if t is matter.facts[0] or random.random() < 0.9]
    narrated = [setting.tell("Facts", template) for template in facts]
    lower = [setting.tell("Ruling by Lower Court", template) for template in matter.lower]
    pro = _plead(setting, matter.pro, arg.LEADS_FIRST, arg.LEADS_MORE)
    contra = _plead(setting, matter.contra, ANSWERS, ANSWERS_MORE)
    ratio = setting.say("None", reasoning.HEARD)
    ratio += setting.say_some("Ratio of the decision", matter.ratio, 3, len(matter.ratio))
    if setting.entry.mentions_ipc:
        ratio.insert(
            random.randrange(len(ratio) + 1), setting.tell("Ratio of the decision", random.choice(PASSING))
        )
    ratio += _cite_generally(setting)
    ratio += setting.say_some("Ratio of the decision", REFLECTIONS, 1, 3)
    ordered = [setting.tell("Ruling by Present Court", template) for template in matter.order]
    drafts = cut_paragraphs([*narrated, *lower], random)
    drafts += [*cut_paragraphs(pro, random, 1, 4), *cut_paragraphs(contra, random, 1, 4)]
    return [*drafts, *cut_paragraphs(ratio, random, 2, 4), Draft(tuple(ordered))]


def _plead(
    setting: Setting, points: Sequence[str], first: Sequence[str], more: Sequence[str]
) -> list[Sentence]:
    sentences: list[Sentence] = []
    for number, template in enumerate(points):
        point = setting.make_point((template,))
        if point is not None:
            setting.add("point", point)
            sentences += setting.say("Argument", more if number else first)
    return sentences


def _cite_generally(setting: Setting) -> list[Sentence]:
    """Up to two precedents that fit any matter."""
    sentences: list[Sentence] = []
    for _ in range(setting.random.randint(0, 2)):
        point = setting.make_point(GENERAL_HOLDINGS)
        if point is not None:
            setting.add("held", point)
            sentences += setting.say("Precedent", precedents.INTRODUCE)
    return sentences


# Hindi


def write_hindi(entry: Entry, random: Random) -> Page:
    """A page in Hindi; its title is in English, as the site prints it."""
    slots = _draw_hindi_slots(entry, random)
    sections = entry.course.sections if entry.course is not None else ()
    slots["charges"] = cite_in_hindi(sections, random)
    head = [
        (0 if number else 12, _tell_hindi("Preamble", line, slots, random))
        for number, line in enumerate(hindi.HEAD)
    ]
    body = _compose_hindi(slots, random)
    judge = make_judge_name(random, entry.court)
    name = draw_name(random, region=entry.court, male=True).text
    style = BY_KEY[entry.court].hindi
    return Page([stack_lines(head)], body, [], (judge,), (), (name, style.state if style else "State"))


def _tell_hindi(role: str, template: str, slots: dict[str, Slot], random: Random) -> Sentence:
    piece = tidy(render(template, slots, random))
    return Sentence(role, piece.text, piece.spans, piece.cited)


def _draw_hindi_slots(entry: Entry, random: Random) -> dict[str, Slot]:
    def name(who: str, given: Sequence[str]) -> Entity:
        return Entity(who, "PERSON", f"{random.choice(given)} {random.choice(hindi.FAMILIES)}")

    def day(who: str, before: int) -> Entity:
        when = entry.decided_on - timedelta(days=before)
        return Entity(
            who,
            "DATE",
            random.choice((f"{when:%d.%m.%Y}", f"{when.day} {hindi.MONTHS[when.month - 1]} {when.year}")),
        )

    return {
        "accused": name("accused", hindi.MEN),
        "victim": name("victim", hindi.MEN if random.random() < 0.7 else hindi.WOMEN),
        "village": Entity("village", "PLACE", random.choice(hindi.PLACES)),
        "station": Entity("station", "ORG", random.choice(hindi.STATIONS)),
        "serial": Entity("serial", "NUMBER", f"{random.randint(3, 900)}/{entry.year}"),
        "date": day("date", random.randint(300, 900)),
        "lower_date": day("lower_date", random.randint(20, 200)),
        "decided": day("decided", 0),
        "bond": random.choice(("10,000/-", "25,000/-", "50,000/-")),
    }


def cite_in_hindi(sections: Sequence[str], random: Random) -> Piece:
    """ "धारा 302, 34 भारतीय दण्ड संहिता" """
    text, cited = random.choice(("धारा ", "धाराओं ", "धारा ")), []
    mark = random.choice((", ", "/", ", "))
    for number, section in enumerate(sections):
        text += mark if number else ""
        cited.append(Citation(len(text), len(text) + len(section), "IPC", section))
        text += section
    text += random.choice((" भारतीय दण्ड संहिता", " भा.दं.वि.", " भा.दं.सं.", " भारतीय दंड संहिता"))
    return Piece(text, (), tuple(cited))


def _compose_hindi(slots: dict[str, Slot], random: Random) -> list[Draft]:
    def some(role: str, pool: Sequence[str], least: int) -> list[Sentence]:
        count = random.randint(least, len(pool))
        chosen = sorted(random.sample(range(len(pool)), count))
        return [_tell_hindi(role, pool[index], slots, random) for index in chosen]

    facts = some("Facts", hindi.FACTS, 5)
    if not any(sentence.cited for sentence in facts):
        facts.append(_tell_hindi("Facts", hindi.REPORT, slots, random))
    sentences = facts + some("Ruling by Lower Court", hindi.LOWER, 1) + some("Argument", hindi.ARGUMENT, 2)
    sentences += some("Ratio of the decision", hindi.RATIO, 2) + some(
        "Ruling by Present Court", hindi.ORDER, 1
    )
    return cut_paragraphs(sentences, random, 2, 4)
