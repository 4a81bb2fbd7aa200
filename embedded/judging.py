"""The part of a judgment that judges: arguments, the law, precedents, reasons and the order.

A case turns on a few topics. Counsel argue them, precedents are cited on them, and the court decides
each for or against the accused so that it agrees with the outcome.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from embedded.hearing import Hearing
from embedded.layout import Draft
from embedded.parts import arguments as arg
from embedded.parts import orders, precedents, reasoning, statute_talk
from embedded.parts.topics import BAIL_TOPICS, QUASH_TOPICS, TRIAL_TOPICS
from embedded.prose import Cited, Piece, Sentence, Span
from embedded.statutes import StatutePage, write_statutes
from embedded.telling import STAGES, cut_paragraphs, retell

_SOFT = frozenset({"sentence", "death_sentence", "defence_right", "intent_to_kill"})  # may succeed though the accused is guilty
ARGUMENT, STATUTE, PRECEDENT = "Argument", "Statute", "Precedent"
RATIO, ORDER = "Ratio of the decision", "Ruling by Present Court"
_SENTENCE_END = re.compile(r"(?<=[a-z)]\.) (?=[A-Z])")


def choose_topics(hearing: Hearing) -> list[str]:
    """The questions of this case: those that belong to its kind before those that fit any."""
    random, matter = hearing.setting.random, hearing.entry.matter
    pool: Mapping[str, frozenset[str]] = TRIAL_TOPICS
    if matter in STAGES:
        pool = QUASH_TOPICS if matter == "quash" else BAIL_TOPICS
    fitting = [topic for topic, needs in pool.items() if needs <= hearing.tags]
    own = [topic for topic in fitting if pool[topic]]
    general = [topic for topic in fitting if not pool[topic]]
    random.shuffle(own)
    random.shuffle(general)
    count = max(2, min(10, round((2.2 if matter in STAGES else 3.1) * hearing.size**0.8)))
    mixed = own[: max(1, count - 1)] + general
    chosen = mixed[:count]
    if hearing.outcome in ("partly", "commuted") and not _SOFT & set(chosen):
        chosen.append("death_sentence" if matter == "reference" else "sentence")
    random.shuffle(chosen)
    return chosen


def decide_topics(hearing: Hearing, topics: Sequence[str]) -> dict[str, bool]:
    """Topic -> whether it is decided for the accused."""
    random, outcome = hearing.setting.random, hearing.outcome
    for_accused = {
        "dismissed": hearing.entry.matter == "acquittal",
        "allowed": hearing.entry.matter != "acquittal",
        "acquitted": True, "granted": True, "quashed": True,
    }.get(outcome, False)  # fmt: skip
    decided = {topic: for_accused for topic in topics}
    for topic in topics[1:]:
        if for_accused and hearing.entry.matter not in STAGES and random.random() < 0.15:
            decided[topic] = False
    if outcome in ("partly", "commuted"):
        decided |= {topic: True for topic in topics if topic in _SOFT}
    return decided


# Arguments


def argue(hearing: Hearing, topics: Sequence[str]) -> list[Draft]:
    """Both sides in turn; whoever brought the matter speaks first."""
    sides = [_argue_defence(hearing, topics), _argue_state(hearing, topics)]
    if hearing.entry.matter == "acquittal":
        sides.reverse()
    return [draft for side in sides for draft in cut_paragraphs(side, hearing.setting.random, 2, 5)]


def _argue_defence(hearing: Hearing, topics: Sequence[str]) -> list[Sentence]:
    random, setting = hearing.setting.random, hearing.setting
    pools = [arg.DEFENCE[topic] for topic in topics for _ in range(random.choice((1, 1, 2)))]
    pools += [arg.DEFENCE_GENERAL] * random.randint(1, 2)
    pools += [arg.DEFENCE_TRIAL] * (0 if hearing.entry.matter in STAGES else random.randint(0, 2))
    points = [point for pool in pools if (point := setting.make_point(pool)) is not None]
    return _plead(hearing, points, arg.LEADS_FIRST, arg.LEADS_MORE)


def _argue_state(hearing: Hearing, topics: Sequence[str]) -> list[Sentence]:
    random, setting = hearing.setting.random, hearing.setting
    pools = [arg.STATE[topic] for topic in topics if random.random() < 0.75]
    pools += [arg.STATE_GENERAL] * random.randint(1, 2)
    if hearing.entry.matter in ("appeal", "revision", "reference"):
        pools += [arg.STATE_TRIAL] * random.randint(0, 1)
    points = [point for pool in pools if (point := setting.make_point(pool)) is not None]
    first = arg.LEADS_STATE_APPEAL if hearing.entry.matter == "acquittal" else arg.LEADS_STATE_FIRST
    return _plead(hearing, points, first, arg.LEADS_STATE_MORE)


def _plead(hearing: Hearing, points: Sequence[Piece], first: Sequence[str], more: Sequence[str]) -> list[Sentence]:
    """Points as sentences: the first always says who speaks, the others now and then."""
    setting, sentences = hearing.setting, list[Sentence]()
    for number, point in enumerate(points):
        setting.add("point", point)
        if number == 0:
            sentences += setting.say(ARGUMENT, first)
        elif setting.random.random() < 0.7:
            setting.used.difference_update(more)
            sentences += setting.say(ARGUMENT, more)
        else:
            sentences.append(setting.tell(ARGUMENT, "{point}."))
    return sentences


# The law


def talk_statutes(hearing: Hearing) -> list[Draft]:
    """What the sections say, with their words in a blockquote."""
    setting, random = hearing.setting, hearing.setting.random
    drafts: list[Draft] = []
    sections = [setting.main, *(s for s in setting.course.sections if s != setting.main)]
    if "bns" not in hearing.entry.oddities:
        for section in sections[: random.choice((0, 1, 1, 1, 2, 2)) if hearing.size < 2 else 4]:
            drafts += _talk_section(hearing, section)
    joint = setting.say_some(STATUTE, statute_talk.JOINT, 0, 1)
    if hearing.entry.matter in ("bail", "anticipatory"):
        joint += setting.say_some(STATUTE, statute_talk.PROCEDURE_BAIL, 0, 1)
    elif hearing.entry.matter == "acquittal":
        joint += setting.say_some(STATUTE, statute_talk.PROCEDURE_ACQUITTAL, 0, 1)
    elif hearing.entry.matter == "revision":
        joint += setting.say_some(STATUTE, statute_talk.PROCEDURE_REVISION, 0, 1)
    joint += setting.say_some(STATUTE, _choose_procedure(hearing), 0, 1)
    return drafts + ([Draft(tuple(joint))] if joint else [])


def _choose_procedure(hearing: Hearing) -> Sequence[str]:
    quash = hearing.entry.matter == "quash"
    return statute_talk.PROCEDURE[:1] if quash else () if hearing.entry.matter in STAGES else statute_talk.PROCEDURE


def _talk_section(hearing: Hearing, section: str) -> list[Draft]:
    setting, random = hearing.setting, hearing.setting.random
    page = _index_pages().get(section)
    if page is None:
        return []
    setting.spoken_of = ("IPC", section)
    setting.named_act = ""
    setting.add("heading", _lower_first(page.heading.rstrip(".")))
    setting.add("topic", _lower_first(page.topic.removeprefix("Of ")))
    drafts = []
    if random.random() < 0.6:
        drafts.append(Draft(tuple(setting.say(STATUTE, statute_talk.LEAD))))
        drafts.append(Draft(_quote_section(page, numbered=random.random() < 0.6), kind="blockquote"))
    drafts.append(Draft(tuple(setting.say_some(STATUTE, statute_talk.EXPLAIN, 1, 2))))
    return [draft for draft in drafts if draft.sentences]


@cache
def _index_pages() -> dict[str, StatutePage]:
    return {page.number: page for page in write_statutes()}


def _quote_section(page: StatutePage, *, numbered: bool) -> tuple[Sentence, ...]:
    first, *rest = _SENTENCE_END.split(page.text)
    head = f"{page.number}. {page.heading.rstrip('.')}.-- " if numbered else ""
    return tuple(Sentence(STATUTE, text) for text in (head + first, *rest))


def _lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]


# Precedents


def cite_precedents(hearing: Hearing, topic: str) -> list[Draft]:
    """One or more decisions on a topic, now and then with a quotation."""
    setting, random = hearing.setting, hearing.setting.random
    pool = precedents.HOLDINGS.get(topic, ()) + precedents.BENCH_HOLDINGS.get(hearing.entry.matter, ())
    sentences: list[Sentence] = []
    for _ in range(random.choice((1, 1, 2)) if hearing.size < 3 else 4):
        setting.used.difference_update(precedents.INTRODUCE)
        sentences += _hold(hearing, pool, precedents.INTRODUCE)
        for _ in range(random.choice((0, 1, 1, 2))):
            sentences += _hold(hearing, pool, precedents.FOLLOW)
    drafts = cut_paragraphs(sentences, random, 1, 4)
    if random.random() < 0.35:
        drafts += _quote(hearing, pool)
    if random.random() < 0.2:
        drafts.append(Draft(tuple(setting.say(PRECEDENT, precedents.DISTINGUISH))))
    return drafts


def _hold(hearing: Hearing, pool: Sequence[str], around: Sequence[str]) -> list[Sentence]:
    point = hearing.setting.make_point(pool)
    if point is not None:
        hearing.setting.add("holding", point)
    return hearing.setting.say(PRECEDENT, around)


def _quote(hearing: Hearing, pool: Sequence[str]) -> list[Draft]:
    setting, random = hearing.setting, hearing.setting.random
    lead = Draft(tuple(setting.say(PRECEDENT, precedents.QUOTE_LEAD)))
    points = [point for _ in range(random.randint(1, 3)) if (point := setting.make_point(pool)) is not None]
    quoted = []
    for point in points:
        setting.add("point", point)
        quoted.append(setting.tell(PRECEDENT, "{point}."))
    quoted += setting.say_some(PRECEDENT, precedents.QUOTE_GENERAL, 1, 3)
    random.shuffle(quoted)
    mark = random.choice(('"', '"', "“", "'"))
    close = {"“": "”"}.get(mark, mark)
    number = f"{random.randint(5, 60)}. " if random.random() < 0.6 else ""
    quoted[0] = _surround(quoted[0], before=mark + number)
    quoted[-1] = _surround(quoted[-1], after=close)
    return [lead, Draft(tuple(quoted), kind="blockquote")]


def _surround(sentence: Sentence, *, before: str = "", after: str = "") -> Sentence:
    by = len(before)
    return Sentence(
        sentence.role,
        before + sentence.text + after,
        tuple(Span(s.start + by, s.end + by, s.kind, s.who) for s in sentence.spans),
        tuple(Cited(c.start + by, c.end + by, c.act, c.section, c.clause) for c in sentence.cited),
    )


# Reasons


def reason(hearing: Hearing, topics: Sequence[str], decided: Mapping[str, bool]) -> list[Draft]:
    """The court takes up one topic after another and comes to its conclusion."""
    setting, random = hearing.setting, hearing.setting.random
    stage = hearing.entry.matter in STAGES
    appraise = reasoning.APPRAISE_STAGE if stage else reasoning.APPRAISE
    drafts: list[Draft] = []
    for topic in topics:
        sentences = _take_up(hearing, topic)
        if random.random() < 0.4:
            sentences += retell(hearing, random.randint(1, 3))
        sentences += setting.say_some(RATIO, appraise, 1, max(2, round(2.2 * hearing.size**0.5)))
        drafts += cut_paragraphs(sentences, random, 2, 5)
        if random.random() < (0.45 if stage else 0.6):
            drafts += cite_precedents(hearing, topic)
        verdict = setting.say_some(RATIO, reasoning.MUSE, 0, 1)
        verdict += setting.say_some(RATIO, (reasoning.FOR if decided[topic] else reasoning.AGAINST)[topic], 1, 2)
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
    if outcome == "partly" and "lesser" in hearing.setting.known:
        return reasoning.CLOSE_PARTLY
    if matter == "acquittal":
        return reasoning.CLOSE_ACQUITTAL_STANDS if outcome == "dismissed" else reasoning.CLOSE_ACQUITTAL_FALLS
    innocent = outcome in ("allowed", "acquitted")
    return reasoning.CLOSE_FOR if innocent else reasoning.CLOSE_AGAINST


# Order


def order(hearing: Hearing) -> list[Draft]:
    """What is ordered. The first sentence gives the result, the others follow from it."""
    setting, random = hearing.setting, hearing.setting.random
    pool = orders.RESULT[(hearing.entry.matter, hearing.outcome)]
    sentences = setting.say(ORDER, pool[:1]) or setting.say(ORDER, pool)
    sentences += setting.say_some(ORDER, pool[1:], 1, max(1, len(pool) - 1))
    sentences += setting.say_some(ORDER, orders.CLOSING, 0, 2)
    if hearing.entry.matter not in STAGES and random.random() < 0.08:
        sentences += setting.say(ORDER, orders.CLOSING_PAID)
    return cut_paragraphs(sentences, random, 1, 3)
