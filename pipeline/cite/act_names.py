"""The names of Acts in running text, as regular expressions made from schemas.acts.

Every expression is bounded: none can look further than a line or two, so the time to read stays linear.
"""

import re
from collections import defaultdict
from functools import cache

from schemas.acts import ACTS, IPC

_MISREAD_IPC = r"[1l]\s?\.\s?P\s?[.,]\s?C\b\.?(?!\s?Act)"  # I.P.C. as scanners misread it
LONGEST_INITIALS = 9  # characters of "Crl. P. C."; a longer name is written out

# After a name: ", 1860", "of 1860", "(45 of 1860)", "(Act XLV of 1860)", "(Code 1860)".
_YEAR = r"(?:\s*,?\s*(?:of\s+)?(?:1[789]|20)[0-9]{2}(?![0-9/-]))?"
_NUMBERED = (
    r"(?:\s*[(\[](?:(?:Code|Act)\s+(?:1[789]|20)[0-9]{2}"
    r"|(?:[A-Z][\w.&]{0,20}\s+){0,3}[0-9IVXLC]{1,6}\s+of\s+(?:1[789]|20)[0-9]{2})[)\]])?"
)
_AFTER_NAME = re.compile(_YEAR + _NUMBERED)

_LAWS = (
    "Act|ACT|Acts|Rules?|RULES|Code|CODE|Regulations?|Ordinance|Sanhita|Adhiniyam|Manual|Bill|Scheme|Statutes?|"
    "Orders?|Charter|Bye-?[Ll]aws|Law(?! [A-Z])|Samhita|Convention|Covenant|Report"
)
_SMALL_WORD = r"(?:of|and|the|for|in|to|on|from|by|other|with|against|or)(?!\w)"
# A word of a name with what separates it from the next; an initial is distinguished from a word by its full
# stop, so that there is only one way to read a name.
NAME_WORD = (
    r"(?:[A-Z]\.\s?|(?:[A-Z][\w’'/&-]{0,40}(?:\([A-Za-z.]{1,4}\)\.?)?|[(\[][^()\[\]]{1,60}[)\]]|&|"
    rf"{_SMALL_WORD}),?\s)"
)
# Any law by its name: "Hindu Marriage Act", "U.P. Control of Goondas Act", "1908 Act".
GENERIC_NAME = re.compile(
    r"(?:(?P<year>(?:1[789]|20)[0-9]{2})\s|(?:[a-z]{3,12}\s(?=[A-Z]))?"
    rf"{NAME_WORD}{{1,18}}?)(?P<kind>{_LAWS})(?![A-Za-z])"
)
ACRONYM = re.compile(r"[A-Z](?:\.?[A-Z]){2,6}(?![A-Za-z])\.?")  # TADA, POTA, PMLA, after "of"


def find_name_end(text: str, at: int) -> int:
    """Where the name of an Act that seems to end at `at` really ends: after its year and number."""
    match = _AFTER_NAME.match(text, at)
    return at if match is None else match.end()


def _spell_initials(initials: str) -> str:
    """IPC with full stops, spaces or neither. A slash stands for any of / & - and "and"."""
    return r"\s*".join(
        r"Act(?![a-z])" if word == "Act" else _spell_letters(word) for word in initials.split()
    )


def _spell_letters(word: str) -> str:
    spelled = []
    for letter in word:
        if letter == "/":
            spelled.append(r"s?\.?\s*(?:/|&|-|and|,)\s*")
        elif letter in "()":
            spelled.append(rf"\s*\{letter}\s*")
        else:
            spelled.append(letter)
    # A space only after a full stop, or after every letter: "BNS S. 103" is not the BNSS.
    joined = r"(?:\.\s?)?".join(spelled)
    if word.isalpha():
        joined = f"(?:{joined}|" + r"\s".join(spelled) + ")"
    # The last full stop belongs to the initials only if the others are present: "IPC." ends a sentence.
    return joined + (r"(?![A-Za-z])(?:(?<=\.[A-Za-z])\.|(?<=\.\s[A-Za-z])\.)?" if word[-1].isalpha() else "")


def _spell_name(name: str) -> str:
    """A written-out name with any white space between its words, "&" for "and"."""
    words = [r"(?:&|and)" if word in ("&", "and") else re.escape(word) for word in name.split()]
    return r"\s+".join(words).replace(r"\.", r"\.?") + r"(?![a-z])"


@cache
def _list_shapes() -> tuple[tuple[str, str, str], ...]:
    """(first letter, key, expression), longest names first, so that none is mistaken for a shorter one."""
    shapes = [(name, act.key, _spell_name(name)) for act in ACTS for name in act.names]
    shapes += [(initials, act.key, _spell_initials(initials)) for act in ACTS for initials in act.initials]
    shapes.sort(key=lambda row: (-len(row[0]), row[0]))
    return tuple((name[0], key, shape) for name, key, shape in shapes)


def _join(shapes: list[tuple[str, str]]) -> str:
    """One expression for several Acts; the group that matches is the Act's key."""
    by_key: dict[str, list[str]] = defaultdict(list)
    for key, shape in shapes:
        by_key[key].append(shape)
    return "|".join(f"(?P<{key}>{'|'.join(shapes)})" for key, shapes in by_key.items())


@cache
def compile_starts() -> dict[str, re.Pattern[str]]:
    """For each capital letter, the names of known Acts that begin with it, in any case."""
    by_letter: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for letter, key, shape in _list_shapes():
        by_letter[letter].append((key, shape))
    by_letter["1"] = by_letter["L"] = [(IPC, _MISREAD_IPC)]
    return {letter: re.compile(_join(shapes), re.IGNORECASE) for letter, shapes in by_letter.items()}


@cache
def spell_starts() -> str:
    """Where a number, the name of a known Act, or the word "Act" or "Code" may begin. The expression starts
    with a character class, because only then does a search skip all other characters fast."""
    next_characters: dict[str, set[str]] = defaultdict(set, {"A": {"ct", "CT"}, "C": {"ode"}})
    for act in ACTS:
        for name in act.names:
            next_characters[name[0]] |= {re.escape(name[1:3]), re.escape(name[1:3].upper())}
        for initials in act.initials:
            next_characters[initials[0]].add(f"[{initials[1].lower()}{initials[1].upper()}.\\s]")
    guards = "|".join(
        f"(?<={first})(?={'|'.join(sorted(following))})"
        for first, following in sorted(next_characters.items())
    )
    # A number may be glued to its cue: "Section384", "u/s302".
    number = r"(?<=[0-9])(?<![A-MO-RT-Za-mo-rt-z0-9].)[0-9]*"
    return rf"[0-9{''.join(sorted(next_characters))}](?:{number}|(?<![A-Za-z0-9].)(?:{guards}))"


def find_known_end(name: str) -> str | None:
    """The known Act whose name ends a longer one: "Part II, Penal Code"."""
    for start in range(len(name)):
        if name[start].isupper() and (start == 0 or not name[start - 1].isalpha()):
            pattern = compile_starts().get(name[start])
            match = pattern.fullmatch(name, start) if pattern is not None else None
            if match is not None:
                return match.lastgroup
    return None
