"""What is masked, and how a mask is written.

A *kind* is what stands there: a person, a place. A *preset* is a choice of kinds with a way of writing them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

PERSON = "PERSON"  # parties, too, whoever they are: in the Code's sense (section 11) a company is a person
KIN = "KIN"  # whom a preamble names only to tell a party apart: Ram Lal, son of X; through his agent X
PLACE = "PLACE"
ORG = "ORG"
DATE = "DATE"
SECTION = "SECTION"  # of any Act
ACT = "ACT"
CASE = "CASE"  # another case by its title or its citation
NUMBER = "NUMBER"  # of cases, first information reports, vehicles, accounts
CONTACT = "CONTACT"  # telephone numbers, e-mail addresses
COURT = "COURT"
AGE = "AGE"

KINDS = (PERSON, KIN, PLACE, ORG, DATE, SECTION, ACT, CASE, NUMBER, CONTACT, COURT, AGE)

KIND_OF_MARK: Mapping[str, str] = {  # labels of InLegalNER; a party is a person, be it a State
    "PETITIONER": PERSON,
    "RESPONDENT": PERSON,
    "JUDGE": PERSON,
    "LAWYER": PERSON,
    "WITNESS": PERSON,
    "OTHER_PERSON": PERSON,
    "GPE": PLACE,
    "ORG": ORG,
    "DATE": DATE,
    "PROVISION": SECTION,
    "STATUTE": ACT,
    "PRECEDENT": CASE,
    "CASE_NUMBER": NUMBER,
    "COURT": COURT,
}

PLAIN, STRICT = "plain", "strict"  # tiers
TIERS = (PLAIN, STRICT)


@dataclass(frozen=True, slots=True)
class Preset:
    """Kinds to mask, each with its form; {n} counts the things of a kind in order of appearance."""

    name: str
    forms: Mapping[str, str]


_NUMBERED = {kind: f"[{kind} {{n}}]" for kind in (PERSON, KIN, PLACE, ORG, DATE)}
_BARE = {kind: f"[{kind}]" for kind in KINDS}
_FULL = {kind: _BARE[kind] for kind in (SECTION, ACT, CASE, NUMBER, CONTACT)}

PRESETS: Mapping[str, Preset] = {
    preset.name: preset
    for preset in (
        Preset("full", _NUMBERED | _FULL),
        Preset("paper", _NUMBERED),  # the paper's own example
        Preset(  # the later release of the dataset
            "ilsi-v2",
            dict.fromkeys((PERSON, KIN, PLACE, ORG, DATE, CASE, NUMBER, CONTACT), "<ENTITY>")
            | {SECTION: "<SECTION>", ACT: "<ACT>"},
        ),
    )
}
DEFAULT_PRESET = "full"
# Sexual offences and cases of children, whatever the preset: every kind, and nobody can be counted.
STRICT_PRESET = Preset("strict", _BARE)


_COUNTED_MASK = re.compile(r"\[[A-Z]+ (?=[0-9]+\])")  # [PERSON 1] is one word


def count_words(sentence: str) -> int:
    """Words are what stands between blanks; a mask is one."""
    return len(sentence.split()) - len(_COUNTED_MASK.findall(sentence))
