"""Words around a section that tell what kind of law it is of: an offence, or procedure and evidence."""

import re

PENAL, PROCEDURE = "penal", "procedure"

# What is done under a section: "convicted under", "a statement under".
_CHARGE = r"(?<!in )(?<!in-)(?<!in- )charge(?![- ]?sheet)"  # not an officer in charge
_STRONG = re.compile(
    rf"(?P<penal>convict|{_CHARGE}|punish|guilty|sentenc|offence|acquit|imprisonment|liable|"
    r"\btried\b|crime no|\bcr\.? ?no|\bfir\b|f\.i\.r|regist)"
    r"|(?P<procedure>statement|examin|application|petition|revision|power|jurisdiction|proceeding|cogni[sz]ance|"
    r"sanction|notice|bail|inquir|enquir|quash|confession|remand|presum|discharg|compound|bound over|summon)",
    re.IGNORECASE,
)
# What merely stands near one kind of section more often than near the other.
_WEAK = re.compile(
    r"(?P<penal>crime|accused of|committed|prosecut|arraign|booked|murder|rigorous)"
    r"|(?P<procedure>record|complaint|report|order|appeal|warrant|search|investigat|reference|trial|procedure|"
    r"magistrate|commit(?:ted)? (?:to|the case))",
    re.IGNORECASE,
)


# "convicted by the Magistrate under": nothing but a few words, none of procedure, before the section.
_GOVERNS = re.compile(
    rf"(?:convict|punish|guilty|sentenc|acquit|imprisonment|offence|{_CHARGE}|\btried\b)\w*"
    r"(?:\s(?!if\b|which\b|that\b|because\b|and\b)[\w'’.,/-]+){0,10}\s(?:under|of|u/s)\s?(?:the\s)?(?:said\s)?$",
    re.IGNORECASE,
)
# "compounding of an offence under", "cognizance of an offence under": it is procedure all the same.
_INTERRUPTS = re.compile(
    r"investigat|statement|power|inquir|enquir|cogni[sz]|proceeding|mandat|regist|oblig|compound|quash|bail|"
    r"discharg|jurisdiction|sanction|fram(?:e|ing)|petition|application|report",
    re.IGNORECASE,
)


def governs_offence(words: str) -> bool:
    """Do the words in front of a section say outright that it is an offence?"""
    return _GOVERNS.search(words) is not None and _INTERRUPTS.search(words) is None


def governs_procedure(words: str) -> bool:
    """Do the words in front of a section say outright that it is procedure?"""
    return _find_last(_STRONG, words) == PROCEDURE


def judge_before(words: str) -> str | None:
    """What the words in front of a section speak of: the nearest strong one decides, else the nearest."""
    return _find_last(_STRONG, words) or _find_last(_WEAK, words)


def judge_behind(words: str) -> str | None:
    """What the words behind a section speak of: the nearest decides."""
    found = [match for match in (_STRONG.search(words), _WEAK.search(words)) if match is not None]
    return min(found, key=lambda match: match.start()).lastgroup if found else None


def _find_last(pattern: re.Pattern[str], words: str) -> str | None:
    last = None
    for match in pattern.finditer(words):
        last = match.lastgroup
    return last
