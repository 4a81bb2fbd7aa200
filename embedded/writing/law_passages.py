"""Passages about the law: what the statutes say, and what earlier decisions held."""

import re
from collections.abc import Sequence
from functools import cache

from embedded.law.statutes import StatutePage, write_statutes
from embedded.prose import Sentence
from embedded.templates import precedents
from embedded.templates import statute_passages as statute_talk
from embedded.templates.orders import RIDERS
from embedded.writing.hearing import Hearing
from embedded.writing.layout import Draft
from embedded.writing.narrative import STAGES, cut_paragraphs

KASHMIR_RATE = 0.008  # of the topics on which precedents are cited: about one case in sixty
LONG = 3.5  # the size of a very long judgment
STATUTE, PRECEDENT = "Statute", "Precedent"
_SENTENCE_END = re.compile(r"(?<=[a-z)]\.) (?=[A-Z])")


def discuss_statutes(hearing: Hearing) -> list[Draft]:
    """What the sections say, with their words in a blockquote."""
    setting, random = hearing.setting, hearing.setting.random
    drafts: list[Draft] = []
    others = (section for section in setting.course.sections if section not in {setting.main, *RIDERS})
    sections = [setting.main, *others]
    if "bns" not in hearing.entry.oddities:
        for section in sections[: random.choice((0, 1, 1, 1, 2, 2)) if hearing.size < 2 else 4]:
            drafts += _discuss_section(hearing, section)
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
    if hearing.entry.matter == "quash":
        return statute_talk.PROCEDURE[:1]
    return () if hearing.entry.matter in STAGES else statute_talk.PROCEDURE


def _discuss_section(hearing: Hearing, section: str) -> list[Draft]:
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
    """One or more decisions on a topic, sometimes with a quotation."""
    setting, random = hearing.setting, hearing.setting.random
    pool = precedents.HOLDINGS.get(topic, ()) + precedents.BENCH_HOLDINGS.get(hearing.entry.matter, ())
    sentences: list[Sentence] = []
    for _ in range(random.choice((1, 1, 2)) if hearing.size < LONG else random.randint(5, 12)):
        setting.used.difference_update(precedents.INTRODUCE)
        sentences += _hold(hearing, pool, precedents.INTRODUCE)
        for _ in range(random.choice((0, 1, 1, 2))):
            sentences += _hold(hearing, pool, precedents.FOLLOW)
    if random.random() < KASHMIR_RATE:
        sentences += _hold(hearing, pool, precedents.KASHMIR)
    drafts = cut_paragraphs(sentences, random, 1, 4)
    for _ in range(int(random.random() < 0.35) if hearing.size < LONG else random.randint(2, 5)):
        drafts += _quote(hearing, pool)
    if random.random() < 0.2:
        drafts.append(Draft(tuple(setting.say(PRECEDENT, precedents.DISTINGUISH))))
    return drafts


def _hold(hearing: Hearing, pool: Sequence[str], around: Sequence[str]) -> list[Sentence]:
    point = hearing.setting.make_point(pool)
    if point is not None:
        hearing.setting.add("held", point)
    return hearing.setting.say(PRECEDENT, around)


def _quote(hearing: Hearing, pool: Sequence[str]) -> list[Draft]:
    """A passage of an earlier decision in a blockquote."""
    setting, random = hearing.setting, hearing.setting.random
    lead = Draft(tuple(setting.say(PRECEDENT, precedents.QUOTE_LEAD)))
    quoted = _draw_passage(hearing, pool)
    mark = random.choice(('"', '"', "“", "'"))
    number = f"{random.randint(5, 60)}. " if random.random() < 0.6 else ""
    quoted[0] = _surround(quoted[0], before=mark + number)
    quoted[-1] = _surround(quoted[-1], after={"“": "”"}.get(mark, mark))
    return [lead, Draft(tuple(quoted), kind="blockquote")]


def _draw_passage(hearing: Hearing, pool: Sequence[str]) -> list[Sentence]:
    """Sentences on the topic, while there are unused ones, among general ones."""
    setting, random = hearing.setting, hearing.setting.random
    fresh = sum(template not in setting.used for template in precedents.QUOTE_GENERAL)
    if hearing.size >= LONG or fresh < 2:
        setting.used.difference_update(precedents.QUOTE_GENERAL)
    count = min(random.randint(1, 3), sum(template not in setting.used for template in pool))
    quoted = setting.say_some(PRECEDENT, precedents.QUOTE_GENERAL, 1, 3)
    for point in [setting.make_point(pool) for _ in range(count)]:
        if point is not None:
            setting.add("point", point)
            quoted.append(setting.tell(PRECEDENT, "{point}."))
    random.shuffle(quoted)
    return quoted


def _surround(sentence: Sentence, *, before: str = "", after: str = "") -> Sentence:
    by = len(before)
    return Sentence(
        sentence.role,
        before + sentence.text + after,
        tuple(span.shift(by) for span in sentence.spans),
        tuple(citation.shift(by) for citation in sentence.cited),
    )
