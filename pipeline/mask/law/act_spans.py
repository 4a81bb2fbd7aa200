"""Names of Acts, Codes and Rules: known ones by their names, others by the word they end with."""

import re
from collections.abc import Iterator

from pipeline.cite.act_names import compile_starts, find_name_end, spell_starts
from pipeline.mask.finding import Finding
from pipeline.text.abbreviations import FIRST_WORDS
from pipeline.text.spans import Span
from schemas.masks import ACT

_CANDIDATES = re.compile(spell_starts())
_STARTS = {letter: pattern.match for letter, pattern in compile_starts().items()}
# What ends a name. Rules and Orders are less sure: a year must follow, or two words come before.
_LAW = re.compile(
    r"(?<=[\w.)\]]\s)(?:(?P<sure>Acts?|ACT|Ordinance|ORDINANCE|Adhiniyam|Sanhita|Samhita)|(?P<loose>Rules|"
    r"RULES|Code|CODE|Regulations?|"
    r"Order(?=,?\s(?:19|20)[0-9]{2})|Manual|Constitution))(?![A-Za-z])(?!\s?[:]\s)"
)
_WORD = re.compile(r"\S+\s{1,3}$")
_NAME_WORD = re.compile(r"[(\[\"'“‘]{0,2}[A-Z][\w’'/&.,()-]{0,40}[,)\]]{0,2}|&|\([A-Za-z.\s]{1,30}\)[,.]?")
_SMALL = frozenset(
    {"of", "and", "the", "for", "in", "to", "on", "from", "by", "other", "with", "against", "or", "&"}
)
# Words of names that are written in small letters by mistake.
_SMALLISH = frozenset(
    {
        "companies",
        "land",
        "evidence",
        "limitation",
        "control",
        "cosmetics",
        "stamp",
        "arms",
        "contract",
        "excise",
    }
)
_MOST_WORDS = 16
# No name begins with these, and what comes before them belongs to the sentence.
_NOT_FIRST = FIRST_WORDS | frozenset(
    {
        *(
            "Section",
            "Sections",
            "Sec.",
            "Rule",
            "Rules",
            "Article",
            "Chapter",
            "Part",
            "Schedule",
            "Act",
            "Acts",
            "Code",
        ),
        *("Parliament", "Government", "Said", "Ordinance", "Provisions", "Regulation", "Clause", "Order"),
        *("Constitution", "Amending", "Regulations", "See", "Principal", "Parent", "Impugned", "Statute"),
        *("S.", "Ss.", "Art.", "I.P.C.", "IPC", "Cr.P.C.", "CrPC", "CPC", "C.P.C.", "Preamble", "u/s", "U/s"),
    }
)
_NO_NAME = frozenset(
    {
        "Amendment",
        "Central",
        "State",
        "New",
        "Old",
        "Amending",
        "Amended",
        "Main",
        "Present",
        "Special",
        "Principal",
        "Repealed",
        "Repealing",
        "Parent",
        "Local",
        "Original",
        "Model",
    }
)
_LETTERED = re.compile(r"\(?(?:[a-z]{1,4}|[IVX]{1,4})\)")  # (b)(ii)
_NUMBER_BEFORE = re.compile(r"[0-9]\s?-?\s?$")
_NUMBERED = re.compile(  # Act XLV of 1860, Act No. 45 of 1860, Act 39 of 1925
    r"(?<![A-Za-z])(?:(?:Central|[A-Z][a-z]{2,12}|[A-Z]\.\s?[A-Z]\.)"
    r"\s)?Act(?:\s\(?No\.?)?\s{1,2}(?:[IVXLC]{1,7}|[0-9]{1,3})\sof\s(?:1[789]|20)[0-9]{2}"
)
_SPELLED = re.compile(
    r"(?<![A-Za-z])(?:Civil|Criminal|Crl\.?|Cri\.?|Cr\.?)\s?P[.,]?\s?C(?![A-Za-z])\.?|(?<![A-Za-z0-9])"
    r"l\.P\.C\.?"
)
_ACRONYM = re.compile(
    r"(?<![A-Za-z.])(?:TADA|POTA|PMLA|FERA|FEMA|COFEPOSA|MCOCA|MCOC|SARFAESI|MRTP|POSH|GDPR|SAFEMA|MISA|"
    r"DRAT|RTI|HAMA|JJ|ITPA|ID|MRTU|DRC|"
    r"[A-Z](?:\.\s?[A-Z]){1,4}\.?|[A-Z]{2,7}(?:[/&][A-Z]{2,6})?)\s{1,2}(?:\((?:[A-Za-z.&]{1,12})"
    r"\)\s)?(?:Act|Rules)(?![A-Za-z])"
    r"|(?<![A-Za-z.])(?:TADA|POTA|PMLA|FERA|FEMA|COFEPOSA|MCOCA|SARFAESI|SAFEMA|MISA|DRCA|DTAA)(?![A-Za-z])"
    r"(?:\s(?:\(P\)\s)?Act(?![A-Za-z]))?"
)
_PLAIN_CONSTITUTION = re.compile(
    r"Constitution(?:\s{1,2}of\s{1,2}India)?(?!\s(?:Bench|of\sthe\s(?:Board|Committee|Tribunal|Bench)))",
    re.IGNORECASE,
)


def find_acts(text: str) -> list[Finding]:
    """Acts in the order of the text, the longest name at each place."""
    spans = [*_find_known(text), *_find_others(text)]
    for pattern in (_NUMBERED, _SPELLED, _ACRONYM):
        spans += [(match.start(), find_name_end(text, match.end())) for match in pattern.finditer(text)]
    acts: list[Finding] = []
    for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
        if not acts or start >= acts[-1].end:
            acts.append(Finding(start, end, ACT, "act"))
        elif end > acts[-1].end:
            acts[-1] = Finding(acts[-1].start, end, ACT, "act")
    return acts


def _find_known(text: str) -> Iterator[Span]:
    at = 0
    for candidate in _CANDIDATES.finditer(text):
        start = candidate.start()
        starts = _STARTS.get(text[start]) if start >= at else None
        match = starts(text, start) if starts is not None else None
        if match is None or (match.lastgroup == "Constitution" and not _names_constitution(text, match)):
            continue
        at = find_name_end(text, match.end())
        yield start, at


def _names_constitution(text: str, match: re.Match[str]) -> bool:
    """ "the Constitution", not "the constitution of a committee" or "a Constitution Bench"."""
    return text[match.start()] == "C" and _PLAIN_CONSTITUTION.match(text, match.start()) is not None


def _find_others(text: str) -> Iterator[Span]:
    for law in _LAW.finditer(text):
        start = _find_start(text, law.start())
        if start is None:
            continue
        end = find_name_end(text, law.end())
        if law["loose"] and end == law.end() and len(text[start : law.start()].split()) < 2:
            continue  # "Service Rules"
        yield start, end


def _find_start(text: str, at: int) -> int | None:
    """Where a name begins that ends at `at`. None if there is no name: "the said Act"."""
    words: list[tuple[int, str]] = []
    while len(words) < _MOST_WORDS:
        match = _WORD.search(text, max(0, at - 45), at)
        word = match[0].strip() if match is not None else ""
        if match is None or word.rstrip(",") in _NOT_FIRST or not _is_name_word(word):
            break
        at = match.start()
        words.append((at, word))
    if not words or words[0][1] in _SMALL:
        return None  # "section 4 of the Act"
    words.reverse()
    if len(words[0][1]) == 1 and _NUMBER_BEFORE.search(text, max(0, words[0][0] - 5), words[0][0]):
        words = words[1:]  # "376- D of the Penal Code"
    words = _drop_front(words)
    if not words or all(word in _NO_NAME or word in _SMALL for _, word in words):
        return None
    return words[0][0] + len(words[0][1]) - len(words[0][1].lstrip("([\"'“‘"))


def _is_name_word(word: str) -> bool:
    if word in _SMALL or word in _SMALLISH:
        return True
    if any(character.isdigit() for character in word) or _LETTERED.match(word) is not None:
        return False
    if word.endswith((";", ":", "?")) or (word.endswith(".") and len(word) > 5):
        return False
    return _NAME_WORD.fullmatch(word) is not None


def _drop_front(words: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Leave out what the sentence says before the name: "Section 3 of the", "In", "of the"."""
    for index in range(len(words) - 1, -1, -1):
        if words[index][1].endswith(",") and index + 1 < len(words) and words[index + 1][1] == "the":
            words = words[index + 1 :]
            break
    while words and words[0][1] in _SMALL:
        words = words[1:]
    return words
