"""Words that many finders look for, each list written once: versus, kinship, honorifics, companies, reports.

A finder that accepts more than a shared list says so beside its own expression. Fragments of expressions are
alternations without a group, in small letters, for expressions that ignore case; those whose names end in
`_CASED` are for expressions that do not.
"""

import re
from collections.abc import Iterable


def list_words(words: str) -> frozenset[str]:
    """The words of a string that separates them by spaces."""
    return frozenset(words.split())


def join_words(words: Iterable[str]) -> str:
    """An alternation of words, the longest first."""
    return "|".join(sorted(words, key=lambda word: (-len(word), word)))


def capitalise(words: Iterable[str]) -> frozenset[str]:
    """The words as they are written in names: "shri" as "Shri"."""
    return frozenset(word.capitalize() for word in words)


def spell_either_case(words: Iterable[str]) -> str:
    """An alternation of words whose first letter may be a capital: "[Ss]hri"."""
    return join_words(f"[{word[0].upper()}{word[0]}]{word[1:]}" for word in words)


# Versus. A bare "v" is also an initial, so some finders want a full stop after it or reject it.
VERSUS_WORDS = frozenset(("v", "vs", "versus"))
VERSUS_SHORT = "v|vs"
VERSUS_SLASHED = "v/s"
VERSUS_LONG = "versus"
VERSUS = f"{VERSUS_SHORT}|{VERSUS_LONG}"
VERSUS_ANY = f"{VERSUS_SHORT}|{VERSUS_SLASHED}|{VERSUS_LONG}"
VERSUS_SURE = f"vs|{VERSUS_SLASHED}|{VERSUS_LONG}"  # never an initial
VERSUS_SHORT_CASED = "v|[Vv][Ss]"  # a capital V is mostly an initial
VERSUS_SLASHED_CASED = "[Vv]/[Ss]"
VERSUS_LONG_CASED = "[Vv]ersus|VERSUS"

# Kinship: "s/o", "son of". c/o is "care of", r/o "resident of".
KIN_LETTERS = "sdw"  # son, daughter, wife of
KIN_OR_CARE_LETTERS = f"{KIN_LETTERS}c"
CHILD_OR_WIFE = "son|daughter|wife"
CHILD_OR_SPOUSE = f"{CHILD_OR_WIFE}|widow"
CLOSE_KIN = f"{CHILD_OR_SPOUSE}|husband|father|mother"
FAMILY = f"{CHILD_OR_WIFE}|husband|father|mother|brother|sister"
RELATIVES = f"{FAMILY}|widow"

# Honorifics before a name and not part of it. The gazetteer `honorifics.txt` lists the rare ones also.
COMMON_HONORIFICS = list_words("shri sri sh smt mr mrs ms dr")
USUAL_HONORIFICS = COMMON_HONORIFICS | list_words("mst prof thiru tmt selvi kum km")

# Words that make a company of a name, and those of other bodies.
LIMITED = list_words("ltd limited pvt")
LTD_CASED, LIMITED_CASED, PRIVATE_CASED = "Ltd|LTD", "Limited|LIMITED", "Pvt|PVT|Private|PRIVATE"
COMPANY_WORDS = LIMITED | list_words("private company corporation corpn inc llp")
BODY_WORDS = COMPANY_WORDS | list_words(
    """
    association authority bank board bros brothers co college commission committee council enterprises
    hospital industries insurance mills panchayat parishad samiti sangh school society traders trust union
    university works
    """
)

# Law reports. The letters of their names may have full stops and spaces between them.
LEADING_REPORTS = list_words("AIR SCC SCR")
LEADING_REPORTS_DOTTED = r"A\.?I\.?R|S\.?C\.?[CR]"
WELL_KNOWN_REPORTS = LEADING_REPORTS | list_words("CriLJ CrLJ ILR AllER WLR AC QB KB JT US ITR")
REPORTS = WELL_KNOWN_REPORTS | list_words(
    """
    AIR(SCW) SCW SCJ SCALE ACJ CrlLJ CRLJ CrLR CRLR DLT DRJ LLJ LLR LabIC MLJ MadLJ KLT KLJ KHC CTC CWN CLT
    BLJR GLR GLH MPLJ MhLJ MahLJ AllLJ ALJ ALT ALD ALR AllMR ALLMR RCR PLR PLJ PTC STC SLR SLT SLJ ELT ITD
    Taxman TAXMAN ACR ACC UPLBEC AWC ER IA MIA BomCR BomLR KarLJ KantLJ MysLJ AnWR APLJ JCC SRJ Supreme CTR
    CLA TLR RLW RLR WLC WLN CDR ECR BBCJ PLJR BLJ OLR CLR OJR GLT GauLT UJ VST STR GSTR TMI DTR SOT TTJ LW
    MWN TNLR CalLJ CalLT CHN FLR CompCas ComCas AccCJ Crimes RPC FSR CPJ CLJ LEd SupremeToday ArbLR AIHC RAJ
    CalWN BVerfGE Ch ADDelhi AD NOC EHC
    """
)
_REPORT_PARTS = re.compile(r"[A-Z][a-z]*|\(.*\)")


def spell_report(name: str, *, capitals: bool = False) -> str:
    """An expression for the spellings of a report: "Cri. L.J.", "Cri LJ"; with `capitals` also "CRI LJ"."""
    if "(" in name:
        return re.escape(name)
    parts = _REPORT_PARTS.findall(name)
    if capitals:
        parts = [f"(?:{part}|{part.upper()})" if len(part) > 1 else part for part in parts]
    return r"\.?\s?".join(parts)


MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
)  # fmt: skip
MONTH_STARTS = tuple(month[:3] for month in MONTHS)

# What follows a number that counts something and so is not the number of a section: "34 persons". They are
# beginnings of words.
COUNTED = (
    r"other|accused|person|year|month|day|hour|week|witness|case|member|injur|wound|petition|appeal|"
    r"appellant|respondent|%|per\s?cent|lakh|crore|rupee|met(?:er|re)|km|feet|judge|round|"
    r"of\s(?:19|20)[0-9]{2}|SCC|SCR|AIR|Cr\.?\s?L\.?\s?J"
)
