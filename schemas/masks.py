"""What is masked, and how a mask is written.

A *kind* says what is under a mask: a person, a place. Whatever differs from kind to kind is in its record in
`MASK_KINDS`; all other tables derive from there. A *preset* is a choice of kinds and a way of writing them.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

PERSON = "PERSON"
KIN = "KIN"
PLACE = "PLACE"
ORG = "ORG"
DATE = "DATE"
SECTION = "SECTION"
ACT = "ACT"
CASE = "CASE"
NUMBER = "NUMBER"
CONTACT = "CONTACT"
COURT = "COURT"
AGE = "AGE"

FULL, PAPER, ILSI_V2 = "full", "paper", "ilsi-v2"  # presets
PLAIN, STRICT = "plain", "strict"  # tiers
TIERS = (PLAIN, STRICT)


@dataclass(frozen=True, slots=True)
class MaskKind:
    """A kind of mask, with everything that other modules need to know about it."""

    name: str
    about: str
    presets: Collection[str] = (FULL, ILSI_V2)  # that mask it; the strict tier masks every kind
    is_numbered: bool = False  # [PERSON 1], [PERSON 2], except in the strict tier
    in_ilsi_v2: str = "<ENTITY>"
    is_name: bool = False  # if another mask covers a part of it, the rest is still a name
    recurs: bool = False  # once found, it is looked for in the whole document
    has_sure_form: bool = False  # a rule that finds one by its form overrides all names
    inlegalner_labels: tuple[str, ...] = ()  # entity labels of InLegalNER that mean it
    spacy_labels: tuple[str, ...] = ()  # the same for general spaCy pipelines
    style: str = "underline"  # in a terminal


# In reports kinds are listed in this order, and of two equally good names the earlier kind wins.
MASK_KINDS = (
    MaskKind(
        PERSON,
        # In the sense of the Code (section 11) a company is a person; a party is one even if it is a State.
        "persons, and all parties",
        presets=(FULL, PAPER, ILSI_V2),
        is_numbered=True,
        is_name=True,
        recurs=True,
        inlegalner_labels=("PETITIONER", "RESPONDENT", "JUDGE", "LAWYER", "WITNESS", "OTHER_PERSON"),
        spacy_labels=("PER",),
        style="bold black on yellow",
    ),
    MaskKind(
        KIN,
        "people whom a preamble names only to identify a party: Ram Lal, son of X; through his agent X",
        presets=(FULL, PAPER, ILSI_V2),
        is_numbered=True,
        has_sure_form=True,
    ),
    MaskKind(
        PLACE,
        "villages, towns, districts, states, streets",
        presets=(FULL, PAPER, ILSI_V2),
        is_numbered=True,
        is_name=True,
        recurs=True,
        inlegalner_labels=("GPE",),
        spacy_labels=("LOC", "FAC"),
        style="black on green",
    ),
    MaskKind(
        ORG,
        "companies, banks, hospitals, schools, police stations, public bodies",
        presets=(FULL, PAPER, ILSI_V2),
        is_numbered=True,
        is_name=True,
        recurs=True,
        inlegalner_labels=("ORG",),
        style="black on cyan",
    ),
    MaskKind(
        DATE,
        "dates, months and years; in the strict tier also times of day",
        presets=(FULL, PAPER, ILSI_V2),
        is_numbered=True,
        has_sure_form=True,
        inlegalner_labels=("DATE",),
        style="black on magenta",
    ),
    MaskKind(
        SECTION,
        "sections of any Act, Articles and Rules, with their lists",
        in_ilsi_v2="<SECTION>",
        has_sure_form=True,
        inlegalner_labels=("PROVISION",),
        style="bold red",
    ),
    MaskKind(
        ACT,
        "names of Acts",
        in_ilsi_v2="<ACT>",
        has_sure_form=True,
        inlegalner_labels=("STATUTE",),
        spacy_labels=("LAW",),
        style="red",
    ),
    MaskKind(
        CASE,
        "other cases, by title or citation",
        has_sure_form=True,
        inlegalner_labels=("PRECEDENT",),
        style="bright_blue",
    ),
    MaskKind(
        NUMBER,
        "numbers of cases, first information reports, vehicles, accounts, papers, houses",
        has_sure_form=True,
        inlegalner_labels=("CASE_NUMBER",),
    ),
    MaskKind(CONTACT, "telephone numbers, e-mail and web addresses", has_sure_form=True),
    MaskKind(COURT, "courts with their places", presets=(), is_name=True, inlegalner_labels=("COURT",)),
    MaskKind(AGE, "ages, classes at school", presets=(), has_sure_form=True),
)
KIND_BY_NAME: Mapping[str, MaskKind] = {kind.name: kind for kind in MASK_KINDS}
KINDS = tuple(KIND_BY_NAME)

INLEGALNER_KINDS: Mapping[str, str] = {
    label: kind.name for kind in MASK_KINDS for label in kind.inlegalner_labels
}
KIND_OF_LABEL: Mapping[str, str] = {  # of any entity finder; MONEY, TIME and other labels are not masked
    **{kind: kind for kind in INLEGALNER_KINDS.values()},
    **INLEGALNER_KINDS,
    **{label: kind.name for kind in MASK_KINDS for label in kind.spacy_labels},
}


@dataclass(frozen=True, slots=True)
class Preset:
    """Kinds to mask, each with its form; {n} counts the things of a kind in order of appearance."""

    name: str
    forms: Mapping[str, str]


def _write_form(kind: MaskKind, preset: str) -> str:
    if preset == ILSI_V2:
        return kind.in_ilsi_v2
    return f"[{kind.name} {{n}}]" if kind.is_numbered else f"[{kind.name}]"


PRESETS: Mapping[str, Preset] = {
    name: Preset(name, {kind.name: _write_form(kind, name) for kind in MASK_KINDS if name in kind.presets})
    for name in (FULL, PAPER, ILSI_V2)  # all kinds; as in the paper's example; as in the later release
}
# Sexual offences and cases of children, whatever the preset: every kind, and nothing that can be counted.
STRICT_PRESET = Preset("strict", {kind: f"[{kind}]" for kind in KINDS})


_COUNTED_MASK = re.compile(r"\[[A-Z]+ (?=[0-9]+\])")  # [PERSON 1] is one word


def count_words(sentence: str) -> int:
    """Words are separated by spaces; a mask is one word."""
    return len(sentence.split()) - len(_COUNTED_MASK.findall(sentence))
