"""Heads as in the Supreme Court's reports until 1999, with ACT and HEADNOTE."""

from collections.abc import Sequence

from embedded.docket.case import Block
from embedded.prose import Sentence
from embedded.templates import headnotes as old
from embedded.templates import precedents
from embedded.templates.arguments import DEFENCE_GENERAL
from embedded.writing.hearing import Hearing
from embedded.writing.layout import Draft, Line, stack_lines, write_lines
from embedded.writing.setting import Setting

_TOP = (
    "PETITIONER:", "{APP}", "", "        Vs.", "", "RESPONDENT:", "{RES}", "",
    "DATE OF JUDGMENT{slashed}", "", "BENCH:", "{JUDGE}", "BENCH:", "{JUDGE}", "{JUDGE2}", "{JUDGE3}", "",
)  # fmt: skip


def write_old_head(hearing: Hearing, citations: Sequence[str]) -> list[Block]:
    """From PETITIONER to JUDGMENT; ACT and HEADNOTE give away sections and outcome."""
    setting, random = hearing.setting, hearing.setting.random
    width = random.randint(56, 66)
    written = write_lines(setting, _TOP, "Preamble")
    if citations:
        written += [_say("CITATION:"), *((1, Sentence("Preamble", where)) for where in citations), None]
    written += [_say("ACT:"), *_indent(setting.say("Preamble", old.ACT)), None]
    written += [_say("HEADNOTE:")]
    if random.random() < 0.8:
        written += _indent(_write_headnote(hearing))
    written += [None, _say("JUDGMENT:")]
    return [stack_lines(written, width=width)]


def _say(words: str) -> Line:
    return 0, Sentence("Preamble", words)


def _indent(sentences: Sequence[Sentence]) -> list[Line]:
    return [(5, sentence) for sentence in sentences]


def _write_headnote(hearing: Hearing) -> list[Sentence]:
    setting, random = hearing.setting, hearing.setting.random
    _add_point(setting, "point", DEFENCE_GENERAL)
    sentences = setting.say_some("Preamble", old.HEADNOTE, 2, 5)
    for number, topic in enumerate((hearing.topics or ["discrepancies"])[: random.randint(1, 3)]):
        _add_point(setting, "held", precedents.HOLDINGS[topic])
        sentences += setting.say("Preamble", old.HELD if number == 0 else old.HELD_MORE)
    return sentences


def _add_point(setting: Setting, name: str, pool: Sequence[str]) -> None:
    point = setting.make_point(pool)
    if point is not None:
        setting.add(name, point)


def write_appearances(hearing: Hearing) -> list[Draft]:
    """Counsel and the judge who speaks for the court, between the head and the judgment."""
    setting = hearing.setting
    pools = (old.JURISDICTION, old.FROM, old.OLD_COUNSEL[:1], old.OLD_COUNSEL[1:], old.DELIVERED)
    sentences = [setting.say("None", pool) for pool in pools]
    return [Draft(tuple(said), numbered=False) for said in sentences if said]
