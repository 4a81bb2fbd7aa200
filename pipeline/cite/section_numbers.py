"""One section number in running text: digits, letters in every spelling, clauses and parts, and its title.

"498-A", "120 B", "376(D)", "120b", "304 Part-II", "376(2)(f) and (g)", and "49743", which is section 497
followed by the mark of footnote 43.
"""

import re
from dataclasses import dataclass
from functools import cache

from schemas.acts import IPC
from schemas.statutes import SUBDIVIDED, find_section

_DIGITS = re.compile(r"[0-9]{1,6}(?![0-9]|\.[0-9]{1,2}(?![0-9]))(?!(?:st|nd|rd|th)(?:ly)?\b)")
_LETTERS = re.compile(
    r"(?P<glued>[A-Za-z]{1,2})(?=[^A-Za-z]|$|I\.?P\.?C|Evidence|Cr\.?\s?P)"
    r"|\s?[-\u2010-\u2015]{1,2}\.?\s?(?P<dashed>[A-Za-z]{1,2})(?![A-Za-z]|\.\s?P\b)"
    r"|\s?\(\s?(?P<bracketed>[A-Za-z]{1,2})\s?\)"
    r"|\s{1,2}(?P<apart>[A-Z]{1,2})(?![A-Za-z]|\.\s?P\b)"
)
# What may follow a letter after a space: otherwise "376 A Division Bench ..." would be 376A.
_AFTER_APART = re.compile(
    r"\s*(?:[,;:)/&(\"'”’\].0-9-]|$|i\.?\s?p\.?\s?c|(?:of|and|or|read|r/w|to|in|is|was|against|speaks|which|that|for|by|"
    r"the|indian|penal|section|with|as|would|has|can|cannot|could|does|were|are|deals|provides|reads|requires)\b)",
    re.IGNORECASE,
)
_CLAUSE = re.compile(
    r"(?:,?\s(?:sub-?\s?s(?:ections?|\.)|[Cc]l(?:auses?|\.)))?\s?\(\s?(?P<bracket>[0-9]{1,2}[A-Za-z]?|[A-Za-z]{1,2}|[ivxIVX]{1,5}|[0-9]-?[A-Z])\s?\)"
    r"|\s?[-,/]?\s?\(?(?P<part>[Pp]art|PART|[Pp]t\.?)[\s.-]{0,2}"
    r"(?P<which>[IVX]{1,3}|[12l]|[Oo]ne|[Tt]wo|[Ff]irst|[Ss]econd)(?![A-Za-z])(?!\s(?:of|to)\s(?:the\s)?[Ss])\)?"
    r"|,?\s?\(?(?P<ordinal>[Ff]irst|[Ss]econd|1st|2nd|[Ll]atter|[Ff]ormer)\s[Pp]art\)?"
    r"|,?\s?(?:[Cc]lause\s)?(?P<note>[Ee]xplanation|[Ee]xception|[Pp]roviso|[Tt]hirdly|[Ff]ourthly|[Ss]econdly|[Ff]irstly)"
    r"(?P<mark>\s[0-9IV]{1,3})?(?![A-Za-z0-9])"
    r"|\s(?P<roman>II?)(?=\s?(?:I\.?\s?P\.?\s?C|of\b|,|;|\)))"
)
_MORE_BRACKETS = re.compile(
    r"(?:\s?(?:,|/|&|and|or|to|read with|r/w)\s?(?:(?:sub-?\s?)?(?:section|clause)s?\s?)?"
    r"\([0-9A-Za-z-]{1,4}\)(?:\s?\([0-9A-Za-z-]{1,4}\)){0,3}){1,6}"
)
# 506B and 294B do not exist: the letter names the second part of the one and clause (b) of the other.
_IN_PARTS = frozenset({"304", "506"})
_LETTER_IS_CLAUSE = frozenset({"506", "294"})
# Sections whose own clauses are lettered: 294(a) is not 294A.
_LETTERED_CLAUSES = frozenset({"294"})
_SCANNED = re.compile(r"[0-9]{2}[oOil]|[0-9][oO][0-9]?|(?!34)(?:[0-9]\s[0-9]{2}|[0-9]{2}\s[0-9])(?![0-9.)])")
_MISREAD = str.maketrans({"o": "0", "O": "0", "i": "1", "l": "1", " ": None, "\n": None})
_FOOTNOTE = re.compile(r"(?<=[A-Za-z)])[0-9]{1,3}(?![0-9A-Za-z])")  # 498-A16, 18(2)226
_ROMAN = re.compile(r"(II)(?=[^A-Za-z]|$|I\.?P\.?C)|\s?[-/]\s?(II?)(?![A-Za-z.])")  # 506II, 304-II
# What follows a number that has neither letters nor clauses.
_PLAIN = re.compile(
    r"[\s,;/]{1,2}[0-9]|\s(?:of|and|or|read|r/w|to|in|is|was|the|with|which|on|by|for|it|IPC|I\.\s?P)\b"
    r"|[.,;:](?!\s?(?:[Pp]art|[Pp]t|[Ee]x|[Pp]rov|sub|[Cc]l|[0-9]|(?:fir|sec|thi|fou)[a-z]*))|$"
)
_LONGEST = 3  # digits of the highest section of any Act


@dataclass(slots=True)
class SectionNumber:
    """A section number and its span."""

    start: int
    end: int
    section: str
    clause: str | None
    footnoted: bool = False  # digits were cut off: to be believed only where the Act is certain
    elsewhere: tuple[str, str] | None = None  # section and clause in other Acts: 171I of the IPC is 171(i)

    def section_in(self, act: str) -> str:
        """The section that it means in this Act."""
        return self.section if act == IPC or self.elsewhere is None else self.elsewhere[0]

    def clause_in(self, act: str) -> str | None:
        """The clause that it means in this Act."""
        return self.clause if act == IPC or self.elsewhere is None else self.elsewhere[1]

    @property
    def is_foreign(self) -> bool:
        """Does it have a numbered sub-section although the Code's section has none? 354(3) is the CrPC's."""
        is_numbered = self.clause is not None and self.clause[1:2].isdigit()
        return is_numbered and self.section.isdigit() and self.section not in SUBDIVIDED

    @property
    def in_code(self) -> bool:
        """Does the Indian Penal Code have such a section?"""
        return find_section(self.section) is not None


def read_number(text: str, at: int) -> SectionNumber | None:
    """The section number that begins at `at`, or None if it is a year, a date, an amount or an ordinal."""
    digits = _DIGITS.match(text, at)
    if digits is None or digits[0][0] == "0":
        return None
    base, end, footnoted = digits[0], digits.end(), False
    if len(base) > _LONGEST:
        if len(base) == 4 and base[:2] in ("17", "18", "19", "20"):
            return None  # a year
        if find_section(base[:_LONGEST]) is None or len(base) > _LONGEST + 3:
            return SectionNumber(at, end, base, None)  # no Act has such a section
        base, footnoted = base[:_LONGEST], True
    if _PLAIN.match(text, end) is not None and _SCANNED.match(text, at) is None:  # most numbers
        return SectionNumber(at, end, base, None, footnoted)
    if not footnoted:
        base, end = _fix_digits(text, at, end)
    roman = _ROMAN.match(text, end) if base in _IN_PARTS else None
    if roman is None:
        section, end = _read_letters(text, base, end)
        bracket = section[len(base) :] if section != base and text[end - 1] == ")" else ""
        clauses, end = _read_clauses(text, end)
    else:
        section, bracket, clauses, end = base, "", [f"Part {roman[1] or roman[2]}"], roman.end()
    if (mark := _FOOTNOTE.match(text, end)) is not None:
        end = mark.end()
    if section[:-1] in _LETTER_IS_CLAUSE and find_section(section) is None:
        section, clauses = section[:-1], [f"({section[-1].lower()})", *clauses]
    elsewhere = (base, "".join([f"({bracket.lower()})", *clauses])) if bracket else None
    return SectionNumber(at, end, section, "".join(clauses) or None, footnoted, elsewhere)


def _fix_digits(text: str, at: int, end: int) -> tuple[str, int]:
    """The digits from `at` on, fixed where a scanner misread them: 42o, 3O7, 12OB, 16i, "1 61"."""
    scanned = _SCANNED.match(text, at)
    if scanned is None or scanned.end() <= end:
        return text[at:end], end
    fixed = scanned[0].translate(_MISREAD)
    after = text[scanned.end() : scanned.end() + 1]
    is_whole = not after.isalnum() or find_section(fixed + after) is not None
    return (fixed, scanned.end()) if is_whole and find_section(fixed) is not None else (text[at:end], end)


def _read_letters(text: str, base: str, end: int) -> tuple[str, int]:
    match = _LETTERS.match(text, end)
    if match is None:
        return base, end
    kind = match.lastgroup or ""
    letters = match[kind]
    section = base + letters.upper()
    in_code = find_section(section) is not None
    if kind == "glued":
        belongs = in_code or letters.isupper() or len(letters) == 1
        if letters.upper() == "I" and text[match.end() : match.end() + 2].upper() in ("PC", ".P"):
            belongs = False
    elif kind == "dashed":
        belongs = in_code or letters.isupper()
    elif kind == "bracketed":
        belongs = in_code and not (letters.islower() and (base in _LETTERED_CLAUSES or letters in "ivx"))
    else:
        belongs = in_code and (letters != "A" or _AFTER_APART.match(text, match.end()) is not None)
    return (section, match.end()) if belongs else (base, end)


def _read_clauses(text: str, end: int) -> tuple[list[str], int]:
    clauses: list[str] = []
    while len(clauses) < 4 and (match := _CLAUSE.match(text, end)) is not None:
        clauses.append(_name_clause(match))
        end = match.end()
    if clauses and (more := _MORE_BRACKETS.match(text, end)) is not None:
        end = more.end()
    return clauses, end


def _name_clause(match: re.Match[str]) -> str:
    if match["bracket"]:
        return f"({match['bracket']})"
    if match["part"]:
        which = {"1": "I", "l": "I", "2": "II", "one": "I", "two": "II", "first": "I", "second": "II"}
        return f"Part {which.get(match['which'].lower(), match['which'].upper())}"
    if match["ordinal"]:
        first = match["ordinal"].lower() in ("first", "1st", "former")
        return "Part I" if first else "Part II"
    if match["roman"]:
        return f"Part {match['roman']}"
    return match["note"].capitalize() + (match["mark"] or "")


_CLAUSE_REACH = 80
_CLAUSE_BEFORE = re.compile(
    r"(?:(?P<brackets>(?:(?:[Ss]ub-?\s?)?(?:[Cc]lause|[Ss]ection)\s?\(\w{1,4}\)\s(?:of|to)\s(?:the\s)?){1,3})"
    r"|[Pp]art[\s-](?P<part>II?|1|2)\s(?:of|to)\s"
    r"|(?P<ordinal>[Ff]irst|[Ss]econd|[Ll]atter)\s[Pp]art\s(?:of|to)\s"
    r"|(?P<note>[Ee]xception|[Ee]xplanation)(?P<mark>\s?[0-9IV]{1,3})?\s(?:of|to|in|under)\s)(?:the\s(?:said\s)?)?$"
)
_ENDS_BEFORE_CUE = ("of ", "to ", "in ", "the ", "said ", "under ")
_BRACKETED = re.compile(r"\(\w+\)")


def find_clause_before(text: str, at: int) -> str | None:
    """The clause named before the cue that begins at `at`: "sub-section (2) of Section 376"."""
    if not text.endswith(_ENDS_BEFORE_CUE, max(0, at - 5), at):  # most cues
        return None
    match = _CLAUSE_BEFORE.search(text[max(0, at - _CLAUSE_REACH) : at])
    if match is None:
        return None
    if match["brackets"]:
        return "".join(reversed(_BRACKETED.findall(match["brackets"])))
    if match["note"]:
        return match["note"].capitalize() + (f" {match['mark'].strip()}" if match["mark"] else "")
    return (
        "Part I" if match["part"] in ("I", "1") or (match["ordinal"] or "").lower() == "first" else "Part II"
    )


_TITLE_GAP = re.compile(r"[\s.:,\u2010-\u2015\"“'‘(\[-]{1,6}")
_TITLE_WORD = re.compile(r"[a-z]+")
_TITLE_WORDS = 3  # words of a title that are compared
_TITLE_REACH = 90


def match_title(text: str, at: int, section: str) -> bool:
    """Do the words at `at` repeat the title of this section? "404. Dishonest misappropriation"."""
    words = _split_title(section)
    if not words:
        return False
    gap = _TITLE_GAP.match(text, at)
    if gap is None or not text[gap.end() : gap.end() + 1].isupper():
        return False
    start = gap.end()
    if _TITLE_WORD.findall(text[start : start + _TITLE_REACH].lower())[: len(words)] != list(words):
        return False
    after = start + len(words[0])
    # Of a single word, such as Murder or Theft, the heading must end with it.
    return len(words) > 1 or text[after : after + 2].strip()[:1] in (".", "-", "\u2014", "\u2013", ":")


@cache
def _split_title(section: str) -> tuple[str, ...]:
    entry = find_section(section)
    return tuple(_TITLE_WORD.findall(entry.title.lower())[:_TITLE_WORDS]) if entry else ()
