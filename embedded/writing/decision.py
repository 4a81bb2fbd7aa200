"""The second part of a judgment: arguments, reasons and the order.

A case turns on a few topics. Counsel argue them, precedents are cited on them, and the court decides each
for or against the accused, in keeping with the outcome.
"""

from collections.abc import Mapping, Sequence

from embedded.prose import Piece, Sentence
from embedded.templates import answers, findings, orders, reasoning
from embedded.templates import arguments as arg
from embedded.templates.topics import BAIL_TOPICS, QUASH_TOPICS, TRIAL_TOPICS
from embedded.writing.clauses import list_slots
from embedded.writing.hearing import Hearing
from embedded.writing.law_passages import LONG, cite_precedents
from embedded.writing.layout import Draft
from embedded.writing.narrative import STAGES, cut_paragraphs, retell

_SOFT = frozenset(
    {"sentence", "death_sentence", "defence_right", "intent_to_kill"}
)  # may succeed although the accused is guilty
ARGUMENT, RATIO, ORDER = "Argument", "Ratio of the decision", "Ruling by Present Court"


def choose_topics(hearing: Hearing) -> list[str]:
    """The topics of this case: those of its kind before those that fit any."""
    random, matter = hearing.setting.random, hearing.entry.matter
    pool: Mapping[str, frozenset[str]] = TRIAL_TOPICS
    if matter in STAGES:
        pool = QUASH_TOPICS if matter == "quash" else BAIL_TOPICS
    fitting = [topic for topic, needs in pool.items() if needs <= hearing.tags]
    own = [topic for topic in fitting if pool[topic]]
    general = [topic for topic in fitting if not pool[topic]]
    random.shuffle(own)
    random.shuffle(general)
    count = max(
        2,
        min(10 if hearing.size < LONG else 18, round((2.2 if matter in STAGES else 3.1) * hearing.size**0.8)),
    )
    mixed = own[: max(1, count - 1)] + general
    chosen = mixed[:count]
    if hearing.outcome in ("partly", "commuted") and not _SOFT & set(chosen):
        chosen.append("death_sentence" if matter == "reference" else "sentence")
    random.shuffle(chosen)
    return chosen


def decide_topics(hearing: Hearing, topics: Sequence[str]) -> dict[str, bool]:
    """Which topics are decided for the accused."""
    random, outcome = hearing.setting.random, hearing.outcome
    for_accused = {
        "dismissed": hearing.entry.matter == "acquittal",
        "allowed": hearing.entry.matter != "acquittal",
        "acquitted": True, "granted": True, "quashed": True,
    }.get(outcome, False)  # fmt: skip
    decided = dict.fromkeys(topics, for_accused)
    for topic in topics[1:]:
        if for_accused and hearing.entry.matter not in STAGES and random.random() < 0.15:
            decided[topic] = False
    if outcome in ("partly", "commuted"):
        decided |= {topic: True for topic in topics if topic in _SOFT}
    return decided


# Arguments


def argue(hearing: Hearing, topics: Sequence[str]) -> list[Draft]:
    """Both sides in turn; the side that brought the matter speaks first."""
    sides = [_argue_defence(hearing, topics), _argue_state(hearing, topics)]
    if hearing.entry.matter == "acquittal":
        sides.reverse()
    return [draft for side in sides for draft in cut_paragraphs(side, hearing.setting.random, 2, 5)]


def _argue_defence(hearing: Hearing, topics: Sequence[str]) -> list[Sentence]:
    random, setting = hearing.setting.random, hearing.setting
    pools = [
        arg.DEFENCE[topic]
        for topic in topics
        for _ in range(min(random.choice((1, 1, 2)), len(arg.DEFENCE[topic])))
    ]
    pools += [arg.DEFENCE_GENERAL] * random.randint(1, 2)
    pools += [arg.DEFENCE_TRIAL] * (0 if hearing.entry.matter in STAGES else random.randint(0, 2))
    points = [point for pool in pools if (point := setting.make_point(pool)) is not None]
    return _plead(hearing, points, arg.LEADS_FIRST, arg.LEADS_MORE)


def _argue_state(hearing: Hearing, topics: Sequence[str]) -> list[Sentence]:
    random, setting = hearing.setting.random, hearing.setting
    pools = [answers.STATE[topic] for topic in topics if random.random() < 0.75]
    pools += [
        answers.STATE_STAGE if hearing.entry.matter in STAGES else answers.STATE_TRIAL
    ] * random.randint(1, 2)
    pools += [answers.STATE_GENERAL] * random.randint(0, 1)
    if hearing.entry.matter in ("appeal", "revision", "reference"):
        pools += [answers.STATE_SUPPORTS] * random.randint(0, 1)
    points = [point for pool in pools if (point := setting.make_point(pool)) is not None]
    first = answers.LEADS_STATE_APPEAL if hearing.entry.matter == "acquittal" else answers.LEADS_STATE_FIRST
    return _plead(hearing, points, first, answers.LEADS_STATE_MORE)


def _plead(
    hearing: Hearing, points: Sequence[Piece], first: Sequence[str], more: Sequence[str]
) -> list[Sentence]:
    """Points as sentences: the first always says who speaks, the others sometimes do."""
    setting, sentences = hearing.setting, list[Sentence]()
    for number, point in enumerate(points):
        setting.add("point", point)
        if number == 0:
            sentences += setting.say(ARGUMENT, first)
        elif number == len(points) - 1 and setting.random.random() < 0.35:
            sentences += setting.say(ARGUMENT, arg.LEADS_LAST[: 2 if more is arg.LEADS_MORE else 1])
        elif setting.random.random() < 0.7:
            setting.used.difference_update(more)
            sentences += setting.say(ARGUMENT, more)
        else:
            sentences.append(setting.tell(ARGUMENT, "{point}."))
    return sentences


# Reasons


def reason(hearing: Hearing, topics: Sequence[str], decided: Mapping[str, bool]) -> list[Draft]:
    """The court takes up one topic after another and comes to its conclusion."""
    setting, random = hearing.setting, hearing.setting.random
    stage = hearing.entry.matter in STAGES
    appraise = reasoning.APPRAISE_STAGE if stage else reasoning.APPRAISE
    drafts: list[Draft] = []
    for topic in topics:
        if hearing.size >= LONG:
            setting.used.clear()
        sentences = _take_up(hearing, topic)
        if random.random() < 0.4:
            sentences += retell(hearing, random.randint(1, 3))
        sentences += setting.say_some(RATIO, appraise, 1, max(2, round(2.2 * hearing.size**0.5)))
        drafts += cut_paragraphs(sentences, random, 2, 5)
        if random.random() < (0.45 if stage else 0.6):
            drafts += cite_precedents(hearing, topic)
        verdict = setting.say_some(RATIO, reasoning.MUSE, 0, 1)
        if random.random() < 0.25:
            verdict += setting.say(RATIO, reasoning.MUSE_FOR if decided[topic] else reasoning.MUSE_AGAINST)
        verdict += setting.say_some(
            RATIO, (findings.FOR if decided[topic] else findings.AGAINST)[topic], 1, 2
        )
        drafts.append(Draft(tuple(verdict)))
    drafts.append(Draft(tuple(setting.say_some(RATIO, _choose_closing(hearing), 1, 3))))
    return [draft for draft in drafts if draft.sentences]


def _take_up(hearing: Hearing, topic: str) -> list[Sentence]:
    setting = hearing.setting
    if setting.random.random() < 0.3:
        return []
    setting.used.difference_update(arg.DEFENCE[topic])
    point = setting.make_point(arg.DEFENCE[topic])
    if point is None:
        return []
    setting.add("point", point)
    setting.used.difference_update(reasoning.TAKE_UP)
    return setting.say(RATIO, reasoning.TAKE_UP)


def _choose_closing(hearing: Hearing) -> Sequence[str]:
    matter, outcome = hearing.entry.matter, hearing.outcome
    if matter == "quash":
        return reasoning.CLOSE_QUASH if outcome == "quashed" else reasoning.CLOSE_SEND_ON
    if matter in STAGES:
        return reasoning.CLOSE_GRANT if outcome == "granted" else reasoning.CLOSE_REFUSE
    if (matter, outcome) == ("appeal", "partly") and "lesser" in hearing.setting.known:
        return reasoning.CLOSE_PARTLY
    if matter == "acquittal":
        return reasoning.CLOSE_ACQUITTAL_STANDS if outcome == "dismissed" else reasoning.CLOSE_ACQUITTAL_FALLS
    innocent = outcome in ("allowed", "acquitted")
    return reasoning.CLOSE_FOR if innocent else reasoning.CLOSE_AGAINST


# Order


def order(hearing: Hearing) -> list[Draft]:
    """The order: the first sentence gives the result, the others follow from it."""
    setting, random = hearing.setting, hearing.setting.random
    pool = orders.RESULT[(hearing.entry.matter, hearing.outcome)]
    usable = [template for template in pool if list_slots(template) <= setting.known]
    sentences = [setting.tell(ORDER, template) for template in usable[:2]]
    sentences += setting.say_some(ORDER, usable[2:], 0, len(usable))
    sentences += setting.say_some(ORDER, orders.CLOSING, 0, 1)
    if hearing.entry.matter not in STAGES and random.random() < 0.08:
        sentences += setting.say(ORDER, orders.CLOSING_PAID)
    return cut_paragraphs(sentences, random, 1, 3)
