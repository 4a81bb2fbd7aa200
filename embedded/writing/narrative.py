"""The first part of a judgment: the facts, the investigation, the trial and the courts below."""

from collections.abc import Iterable, Sequence
from random import Random

from embedded.crime import Beat
from embedded.prose import Sentence, render
from embedded.templates import investigation as inv
from embedded.templates import lower_court as low
from embedded.writing.clauses import is_clausal, make_clause, tidy
from embedded.writing.hearing import Hearing
from embedded.writing.layout import Draft

FACTS, LOWER = "Facts", "Ruling by Lower Court"
STAGES = frozenset({"bail", "anticipatory", "quash"})  # matters before any trial


def cut_paragraphs(
    sentences: Sequence[Sentence], random: Random, least: int = 2, most: int = 6
) -> list[Draft]:
    """Group sentences into short paragraphs."""
    drafts, at = [], 0
    while at < len(sentences):
        count = random.randint(least, most)
        if len(sentences) - at - count < least:
            count = len(sentences) - at if len(sentences) - at <= most + 1 else count
        drafts.append(Draft(tuple(sentences[at : at + count])))
        at += count
    return drafts


def tell_facts(hearing: Hearing) -> list[Draft]:
    """What happened according to the prosecution, up to the report."""
    setting, random = hearing.setting, hearing.setting.random
    sentences = setting.say(FACTS, inv.OPENING)
    sentences += setting.say_some(FACTS, inv.PARTIES, 0, 2)
    beats = hearing.setting.course.beats
    for phase in ("background", "event", "aftermath"):
        sentences += [tell_beat(beat, hearing) for beat in beats if beat.phase == phase]
        if phase == "event":
            pool = inv.SCENE_PAPER if "paper" in hearing.tags else inv.SCENE
            sentences += setting.say_some(FACTS, pool, 0, 2)
    return cut_paragraphs(sentences, random)


def tell_beat(beat: Beat, hearing: Hearing) -> Sentence:
    """One thing that happened, sometimes with words that link it to the previous one."""
    setting, random = hearing.setting, hearing.setting.random
    template = random.choice(beat.tell)
    if beat.phase == "background" or random.random() > 0.2 or not is_clausal(template):
        return setting.tell(FACTS, template)
    setting.add("happening", make_clause(tidy(render(template, setting, random))))
    return setting.tell(FACTS, random.choice(inv.LINKS))


def retell(hearing: Hearing, count: int) -> list[Sentence]:
    """Some of the facts again, in other words, for the court to reason about."""
    beats = list(hearing.setting.course.beats)
    if not beats:
        return []
    indices = sorted(hearing.setting.random.sample(range(len(beats)), min(count, len(beats))))
    return [
        hearing.setting.tell(FACTS, hearing.setting.random.choice(beats[index].tell)) for index in indices
    ]


def tell_investigation(hearing: Hearing, *, brief: bool = False) -> list[Draft]:
    """From the report to the charge-sheet."""
    setting, random, tags = hearing.setting, hearing.setting.random, hearing.tags
    paper = "paper" in tags
    report = inv.COMPLAINT if paper and random.random() < 0.3 else inv.REPORT
    sentences = setting.say(FACTS, report)
    sentences += setting.say_some(FACTS, inv.FIRST_STEPS, 0, 1 if brief else 3)
    most = 1 if brief else max(1, round(2 * hearing.size**0.5))
    for tag, pool in _list_pools(tags):
        sentences += setting.say_some(
            FACTS, pool, 0 if brief else 1, most + (1 if tag in ("death", "injury") else 0)
        )
    if "arrested" not in tags:
        return cut_paragraphs(sentences, random)
    if "weapon" in setting.known and "recovery" in tags:
        sentences += setting.say_some(FACTS, inv.WEAPON, 0, 1 if brief else 2)
    sentences += setting.say_some(FACTS, inv.ARREST, 1, 1)
    sentences += setting.say_some(
        FACTS, inv.CHARGE_SHEET[:2] if brief else inv.CHARGE_SHEET, int(not brief), 1 + int(not brief)
    )
    return cut_paragraphs(sentences, random)


def _list_pools(tags: frozenset[str]) -> Iterable[tuple[str, tuple[str, ...]]]:
    if "death" in tags and "negligence" not in tags:
        yield "death", inv.DEATH
    if {"death", "injury"} <= tags and not tags & {"negligence", "poison", "suicide"}:
        yield "injury", inv.DEATH_INJURY
    if "hurt" in tags or ("injury" in tags and "death" not in tags):
        yield "hurt", inv.HURT
    if "sexual" in tags:
        yield "sexual", inv.SEXUAL
    if "property" in tags:
        yield "property", inv.PROPERTY
    if tags & {"documents", "trust", "cheating"}:
        yield "paper", inv.PAPER
    if "driving" in tags:
        yield "driving", inv.VEHICLE


def tell_trial(hearing: Hearing) -> list[Draft]:
    """Charge, plea, witnesses and defence."""
    setting, random = hearing.setting, hearing.setting.random
    sentences = setting.say(LOWER, low.CHARGES)
    sentences += setting.say(FACTS, inv.PLEA)
    sentences += setting.say_some(FACTS, inv.TRIAL, 1, max(2, round(4 * hearing.size**0.5)))
    sentences += setting.say_some(FACTS, inv.STATEMENT, 1, 2)
    return cut_paragraphs(sentences, random)


def tell_evidence(hearing: Hearing) -> list[Draft]:
    """What individual witnesses said; very long judgments go through all of them."""
    setting, random = hearing.setting, hearing.setting.random
    drafts = []
    for _ in range(min(40, max(0, round((hearing.size - 0.7) * 3)))):
        fresh = [t for t in inv.EVIDENCE if t not in setting.used]
        if len(fresh) < 3:
            setting.used.difference_update(inv.EVIDENCE)
        drafts.append(Draft(tuple(setting.say_some(FACTS, inv.EVIDENCE, 2, 4))))
    random.shuffle(drafts)
    return [draft for draft in drafts if draft.sentences]


def tell_lower(hearing: Hearing) -> list[Draft]:
    """What the courts below found, and why."""
    setting, random, matter = hearing.setting, hearing.setting.random, hearing.entry.matter
    supreme = hearing.entry.court == "supreme"
    if matter in ("bail", "anticipatory"):
        return [Draft(tuple(setting.say_some(LOWER, low.BAIL_BELOW, 1, 1)))]
    if matter == "quash":
        return [Draft(tuple(setting.say_some(LOWER, low.QUASH_BELOW, 1, 2)))]
    most = 4 if hearing.size < 1.2 else 6
    guilty = matter != "acquittal" or (supreme and random.random() < 0.5)
    sentences = setting.say_some(LOWER, low.FOUND_GUILTY if guilty else low.FOUND_NOT_GUILTY, 2, most)
    if supreme:
        pool: Sequence[str] = low.HIGH_COURT_UPHELD
        if matter == "acquittal" and guilty:
            pool = low.HIGH_COURT_ACQUITTED
        elif matter == "acquittal":
            pool = low.HIGH_COURT_AGREED
        sentences += setting.say_some(LOWER, pool, 1, 3)
    return cut_paragraphs(sentences, random)


def tell_impugned(hearing: Hearing) -> list[Sentence]:
    """The order under challenge, as judgments open with it."""
    matter = hearing.entry.matter
    pools = {
        "appeal": low.IMPUGNED_CONVICTED,
        "acquittal": low.IMPUGNED_ACQUITTED,
        "revision": low.IMPUGNED_REVISION,
        "reference": low.IMPUGNED_REFERENCE,
        "bail": low.PRAYER_BAIL,
        "anticipatory": low.PRAYER_ANTICIPATORY,
        "quash": low.PRAYER_QUASH,
    }
    role = "None" if matter in STAGES else LOWER
    if hearing.entry.court == "supreme":
        pool = low.SUPREME_ACQUITTED if matter == "acquittal" else low.SUPREME_CONVICTED
        return hearing.setting.say(role, low.SUPREME_STAGE if matter in STAGES else pool)
    return hearing.setting.say(role, pools[matter])
