"""The title of a case, A vs B, from its first page.

The parties stand above and below the word versus, or between "Between" and "And", or behind their labels.
What follows a party's name (age, father, address, counsel) and its place in the case is left out.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from pipeline.text.normal_form import normalise_plain
from pipeline.text.vocabulary import (
    CHILD_OR_SPOUSE,
    COMMON_HONORIFICS,
    KIN_OR_CARE_LETTERS,
    VERSUS_ANY,
    VERSUS_SURE,
    join_words,
)

_HONORIFICS = join_words(COMMON_HONORIFICS)
_FIRST = r"(?:petitioner|appellant|applicant|revisionist|revision petitioner|plaintiff|complainant)"
_SECOND = r"(?:respondent|opposite party|opp\.? ?party|opponent|non-?\s?applicant|defendant|accused|caveator)"
_PLACE = rf"(?:{_FIRST}|{_SECOND})(?:s|\(s\)|/s|ies)?(?:\s?(?:no|nos)\.?\s?[0-9, to&-]+)?"
_PLACES = rf"{_PLACE}(?:\s?[/-]\s?{_PLACE})*"
_SIDE = re.compile(
    r"(?:[\s.…_:;,|\]}[(=~*-]+|^)\b" + _PLACES + r"\b(?:\s?\(?in\s.*|[\s./)(0-9a-z-]{0,25})$", re.I
)
_LABEL = re.compile(rf"\W{{0,3}}(?P<place>{_PLACES})\s?[)\]]?\s?(?::\s?-|[:;]|-)\s?(?P<name>.*)$", re.I)
_VERSUS = re.compile(rf"\W{{0,8}}(?:{VERSUS_ANY})\W{{0,8}}$", re.I)
_BETWEEN = re.compile(r"\W{0,4}(?:in the matter )?between\W*$|between\s?[:-]", re.I)
_AND = re.compile(r"\W{0,4}a\s?n\s?d\W{0,4}$", re.I)
_INLINE = re.compile(rf"(\S.{{1,90}}?)\s[-–]?(?:v\.|(?:{VERSUS_SURE})\.?)[-–]?\s(\S.{{2,120}})$", re.I)
_NO_PARTY = re.compile(  # lines of the head that are not of the parties: nothing above them is
    r"\W*(?:case\sdetails|in the\b|from the\b|against the\b|arising\b|dated?\b|coram\b|present\b"
    r"|before\b|between\b"
    r"|counsel\b|judge?ment\W*$|order\W*$|(?:not |non-?\s?)?(?:for )?report|n?afr\b|a\.f\.r|whether"
    r"|to be\b|court no|reserved|pronounced"
    r"|delivered|decided|judge?ment\s(?:re|pro|de|da|on)|prayer|hon\S{0,3}o?u?r?a?\W{0,2}ble|neutral"
    r"|page\b|through video"
    r"|[0-9]+[.)]?\s(?:whether|to be))"
    r"|.*\bhigh court\b(?!.{0,20}\b(?:through|registr))|.*\bno\W{0,3}(?:\(\w+\)\s?)?[0-9]"
    r"|.*\bjurisdiction|.*\bbench\b|.*\bof\s[0-9]{4}\W*$"
    r"|.*[A-Za-z]\W{0,3}\s?[0-9]{1,6}\s?/\s?(?:19|20)[0-9]{2}|.*\bs\.?c\.?r\.?\b|[*%$#~^+&]|\W*$",
    re.I,
)
_NO_NAME = re.compile(  # lines of a party's block that do not name it
    rf"\W*(?:\(|by\s(?:adv|(?:{_HONORIFICS})\b|public|senior)|through\b|thr\b|adv|m[rs]\.|for\b|rep\b"
    rf"|{_PLACES}\W*$)",
    re.I,
)
_DETAIL = re.compile(
    r"(?:[\s,;(]|^)+(?:aged\b|age\s?[:-]?\s?[0-9]|age\b|r/o|r/at|r/a\b|resid(?:ent|ing)|occ\b|occu"
    r"|through\b|thr\b|thro\b"
    r"|rep\.?\sby|represented\sby|p\.?\s?s\.\s|police station|dist|major\b|at present|presently"
    r"|having (?:its|office)|a company|a partnership|c\.?\s?no\b|convict|by\b)",
    re.I,
)
_KIN = re.compile(rf"(?:[\s,]|^)+(?:[{KIN_OR_CARE_LETTERS}]\s?/\s?o\b|(?:{CHILD_OR_SPOUSE})\sof\b)", re.I)
_NUMBERED = re.compile(r"\s*(?:\(?[0-9]{1,2}\s?[.)]|[•●▪-])\s*(?=\S)")
_RULE = re.compile(r"[\]|}]+\s*$|\.{2,}|…+|_{2,}|-{3,}|={2,}")
_DEEPEST = 75  # rows
_LONGEST_BLOCK = 28
_JOINED = 3  # lines of a name


def find_title(lines: Sequence[str]) -> str | None:
    """A vs B, if both can be found."""
    lines = lines[:_DEEPEST]
    for pair in (*_find_around_versus(lines), _find_labelled(lines), _find_inline(lines)):
        if pair and all(pair):
            return " vs ".join(pair)
    return None


def _find_around_versus(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    for index, line in enumerate(lines):
        is_and = _AND.match(line) and any(map(_BETWEEN.match, lines[max(0, index - _LONGEST_BLOCK) : index]))
        if _VERSUS.match(line) or is_and:
            yield _read_name(_take_above(lines, index)), _read_name(_take_below(lines, index))


def _take_above(lines: Sequence[str], index: int) -> list[str]:
    """The block of the first party, up to a line that belongs to the head of the case."""
    start = index
    while start and index - start < _LONGEST_BLOCK and not _NO_PARTY.match(_unlabel(lines[start - 1])):
        start -= 1
    return list(lines[start:index])


def _take_below(lines: Sequence[str], index: int) -> list[str]:
    end = index + 2  # even a High Court may be a party
    while end < len(lines) and end - index < _JOINED + 3 and not _NO_PARTY.match(_unlabel(lines[end])):
        if _SIDE.search(lines[end - 1]) and not _LABEL.match(lines[end - 1]):
            break
        end += 1
    return list(lines[index + 1 : end])


def _unlabel(line: str) -> str:
    """A line without the label before a name; a label alone is no reason to stop either."""
    match = _LABEL.match(line)
    return (match["name"] or "party") if match else _SIDE.sub("", line) or "party"


def _read_name(block: Sequence[str]) -> str:
    """The first name in a party's block: further names, details and the place in the case are left out."""
    has_place = any(_SIDE.search(line) or _LABEL.match(line) for line in block)
    name: list[str] = []
    for line in block:
        match = _LABEL.match(line)
        text = match["name"] if match else line
        if _NO_NAME.match(text) or not any(map(str.isalpha, text)):
            if name:
                break
            continue
        part, is_whole = _cut_name(text, is_detailed=has_place)
        name.append("" if name and _NUMBERED.match(text) else part)
        if not name[-1] or is_whole or len(name) == _JOINED:
            break
    return " ".join(filter(None, name)).strip(" ,;:-|]")


def _cut_name(text: str, *, is_detailed: bool) -> tuple[str, bool]:
    """What a line says of a name, and whether the name ends in it."""
    place = _SIDE.search(text)
    text = _NUMBERED.sub("", text[: place.start()] if place else text, count=1)
    ends = [match.start() for match in (_DETAIL.search(text),) if match]
    ends += [match.start() for match in (_KIN.search(text),) if match and is_detailed]
    cut = text[: min(ends)] if ends else text
    if is_detailed and "," in cut.strip(" ,"):
        cut, ends = cut.strip(" ,").split(",")[0], [0]
    tidy = normalise_plain(_RULE.sub(" ", cut)).strip()
    return tidy.strip(" ,;:-"), bool(ends or place or (tidy.endswith((",", ".", ";")) and is_detailed))


def _find_labelled(lines: Sequence[str]) -> tuple[str, str] | None:
    """Applicant :- A, Opposite Party :- B; the name may stand on the next line."""
    sides: dict[bool, str] = {}
    for index, line in enumerate(lines):
        if match := _LABEL.match(line):
            is_first = re.match(_FIRST, match["place"], re.I) is not None
            others = takewhile(_may_go_on, lines[index + 1 : index + _JOINED])
            sides.setdefault(is_first, _read_name([line, *others]))
    return (sides[True], sides[False]) if len(sides) == 2 else None


def _may_go_on(line: str) -> bool:
    return not (_LABEL.match(line) or _NO_PARTY.match(line))


def _find_inline(lines: Sequence[str]) -> tuple[str, str] | None:
    """A vs B on one line, as orders have it."""
    for line in lines[:30]:
        match = _INLINE.match(line.strip(" ()[]"))
        if match and not _NO_PARTY.match(line):
            return _cut_name(match[1], is_detailed=True)[0], _cut_name(match[2], is_detailed=True)[0]
    return None
