"""Finds the parties, counsel and bench in the lines of a preamble.

Preambles have many layouts, but most have a line with "Versus", numbers before the parties, and titles
before counsel and judges. Lines of addresses are skipped.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from pipeline.mask.finding import Finder, Finding
from pipeline.mask.people.capital_runs import COMMON, PLACE, find_runs
from pipeline.mask.people.name_cues import is_body_word
from pipeline.mask.people.name_lists import is_place_word, is_sure_name
from pipeline.mask.people.preamble_cues import (
    ADDRESS,
    BENCH,
    BETWEEN,
    COUNSEL,
    COURT_OF,
    DETAILS,
    ENDS_WITH_ROLE,
    ENDS_WITH_VERSUS,
    HEADER,
    INITIALS,
    INLINE_ROLE,
    KEPT,
    KEPT_ON_COUNSEL,
    KIN_OR_AGENT,
    LEAD,
    LETTERS,
    NAME_ENDS,
    NO_PARTY,
    NUMBER,
    ROLE,
    SAME_LINE,
    STATE_LINE,
    STATES,
    STOP,
    VERSUS_LINE,
)
from pipeline.mask.people.running_names import find_names
from schemas.masks import KIN, PERSON

MOST_LINES = 1500  # of a preamble; anything longer is a judgment
MOST_CHARACTERS = 100_000
_LONGEST_LINE = 300  # characters of a line that are read for parties


@dataclass(frozen=True, slots=True)
class _Line:
    start: int
    text: str

    @property
    def is_blank(self) -> bool:
        return not self.text.strip()


def find_preamble_names(text: str) -> list[Finding]:
    """Parties, counsel and judges in order; fathers and agents are of kind KIN."""
    text = text[:MOST_CHARACTERS]
    lines = list(_read_lines(text))
    parties = [
        *_find_around_versus(lines),
        *_find_below_headers(lines),
        *_find_in_titles(lines),
        *_find_before_roles(lines),
        *_find_bench(lines),
        *_find_anywhere(lines),
    ]
    return _drop_overlaps([*set(parties), *_find_people(text)])


def _read_lines(text: str) -> Iterator[_Line]:
    start = 0
    for count, line in enumerate(text.split("\n")):
        if count == MOST_LINES:
            return
        yield _Line(start, line)
        start += len(line) + 1


def _find_people(text: str) -> Iterator[Finding]:
    for name in find_names(text):
        if name.rule == "kin" or is_named_as_kin(text, name):
            yield Finding(name.start, name.end, KIN, "kin")
        elif name.rule in KEPT or (name.rule in KEPT_ON_COUNSEL and _is_beside_counsel(text, name)):
            yield name


def is_named_as_kin(text: str, name: Finding) -> bool:
    """Do the words before a name show that it only identifies a party: "s/o", "through"?"""
    return KIN_OR_AGENT.search(text[max(0, name.start - 90) : name.start]) is not None


def _is_beside_counsel(text: str, name: Finding) -> bool:
    first = text.rfind("\n", max(0, name.start - 200), name.start) + 1
    last = text.find("\n", name.end, name.end + 200)
    line = (
        text[max(first, name.start - 200) : name.start]
        + " "
        + text[name.end : last if last > 0 else name.end + 200]
    )
    return COUNSEL.search(line) is not None


def _drop_overlaps(findings: Iterable[Finding]) -> list[Finding]:
    """Drop what overlaps with an earlier finding; of those that begin together, keep the longest."""
    kept: list[Finding] = []
    for finding in sorted(findings, key=lambda finding: (finding.start, -finding.end, finding.rule)):
        if not kept or finding.start >= kept[-1].end:
            kept.append(finding)
    return kept


# Parties


def _find_around_versus(lines: Sequence[_Line]) -> Iterator[Finding]:
    for index, line in enumerate(lines):
        if _is_versus(line):
            yield from _read_block(_find_block_before(lines, index))
            yield from _read_block(_find_block_after(lines, index))


def _is_versus(line: _Line) -> bool:
    return not line.is_blank and (
        VERSUS_LINE.fullmatch(line.text) is not None or ENDS_WITH_VERSUS.search(line.text) is not None
    )


def _find_block_before(lines: Sequence[_Line], index: int) -> list[_Line]:
    block: list[_Line] = []
    for line in reversed(lines[max(0, index - 60) : index]):
        if STOP.match(line.text) or BETWEEN.match(line.text) or _is_versus(line):
            break
        block.append(line)
    return block[::-1]


def _find_block_after(lines: Sequence[_Line], index: int) -> list[_Line]:
    block: list[_Line] = []
    for number, line in enumerate(lines[index + 1 : index + 120], index + 1):
        if STOP.match(line.text) or _is_versus(line):
            break
        block.append(line)
        if (
            ENDS_WITH_ROLE.search(line.text)
            and re.search(rf"[.…\]\t ]{{2,}}{ROLE}|^\s*{ROLE}", line.text, re.I)
            and not _is_list_continued(lines, number)
        ):
            break
    return block


def _is_list_continued(lines: Sequence[_Line], index: int) -> bool:
    """Does another numbered party follow soon?"""
    return any(NUMBER.match(line.text) for line in lines[index + 1 : index + 5])


def _read_block(block: Sequence[_Line]) -> Iterator[Finding]:
    """The first line of a block is a party, and so is each numbered line."""
    yield from _read_last_paragraph(block)
    seen = False
    for line in block:
        if line.is_blank:
            continue
        number = NUMBER.match(line.text)
        if number is not None or not seen:
            header = HEADER.match(line.text)
            offset = number.end() if number else header.end() if header else 0
            yield from _read_party(line, offset)
        seen = True


def _read_last_paragraph(block: Sequence[_Line]) -> Iterator[Finding]:
    """The line below the last empty one, if it is certainly a party: those above may be anything."""
    gaps = [index for index, line in enumerate(block[:-1]) if line.is_blank and not block[index + 1].is_blank]
    if gaps and _is_sure_party(block[gaps[-1] + 1].text[:100]):
        yield from _read_party(block[gaps[-1] + 1], 0)


def _find_below_headers(lines: Sequence[_Line]) -> Iterator[Finding]:
    """ "PETITIONER:" with the name on the next line, as in old reports."""
    for index, line in enumerate(lines):
        header = HEADER.match(line.text)
        if header is None:
            continue
        if line.text[header.end() :].strip():
            yield from _read_party(line, header.end())
            continue
        following = next((below for below in lines[index + 1 : index + 4] if not below.is_blank), None)
        if following is not None:
            number = NUMBER.match(following.text)
            yield from _read_party(following, number.end() if number else 0)


def _find_before_roles(lines: Sequence[_Line]) -> Iterator[Finding]:
    """ "Ram Lal    ..... Appellant", and the line below "Between:"."""
    for index, line in enumerate(lines):
        role = INLINE_ROLE.search(line.text, 3, _LONGEST_LINE)
        name = line.text[: role.start()].rstrip(" \t.…-])|") if role else ""
        if role is not None and role.start() - len(name) > 1 and len(name) <= 100 and _is_sure_party(name):
            number = NUMBER.match(line.text)
            yield from _read_party(line, number.end() if number else 0)
        if BETWEEN.match(line.text):
            following = next((below for below in lines[index + 1 : index + 5] if not below.is_blank), None)
            if following is not None:
                number = NUMBER.match(following.text)
                yield from _read_party(following, number.end() if number else 0)


def _is_sure_party(name: str) -> bool:
    """Does it have names or words of bodies and no digits, so that it is not an address?"""
    words = LETTERS.findall(name)
    return not any(map(str.isdigit, NUMBER.sub("", name, count=1))) and (
        STATES.search(name) is not None
        or INITIALS.match(name) is not None
        or (
            any(is_sure_name(word) or is_body_word(word) for word in words)
            and not any(is_place_word(word) for word in words)
        )
    )


def _find_anywhere(lines: Sequence[_Line]) -> Iterator[Finding]:
    """States, numbered people followed by father, age or house, and the judge whose court it is."""
    for index, line in enumerate(lines):
        number = NUMBER.match(line.text)
        offset = number.end() if number else 0
        if STATE_LINE.match(line.text, offset) or (number and _has_details(lines, index)):
            yield from _read_party(line, offset)
        court = COURT_OF.search(line.text)
        if court is not None:
            yield from _read_judge(line, court.end())


def _has_details(lines: Sequence[_Line], index: int) -> bool:
    """Does a line of personal details follow, as after a name?"""
    return index + 1 < len(lines) and DETAILS.match(lines[index + 1].text) is not None


def _read_judge(line: _Line, offset: int) -> Iterator[Finding]:
    run = next(find_runs(line.text[offset : offset + 80]), [])
    words = list(takewhile(lambda word: word.kind not in (COMMON, PLACE), run))
    if words and words[0].start <= 1 and sum(len(word.text) for word in words) > 3:
        start = line.start + offset
        yield Finding(start + words[0].start, start + words[-1].end, PERSON, "judge")


def _find_bench(lines: Sequence[_Line]) -> Iterator[Finding]:
    """ "BENCH:" and a judge on each line below, with the family name first."""
    for index, line in enumerate(lines):
        if BENCH.match(line.text) is None:
            continue
        for below in lines[index + 1 : index + 12]:
            if below.is_blank or ":" in below.text:
                break
            name = below.text.split("(")[0]
            start = below.start + len(name) - len(name.lstrip())
            if sum(map(str.isalpha, name)) > 2:
                yield Finding(start, start + len(name.strip(" \t,.")), PERSON, "bench")


def _find_in_titles(lines: Sequence[_Line]) -> Iterator[Finding]:
    """ "State Vs. Ramesh & ors." on one line."""
    for line in lines:
        match = SAME_LINE.search(line.text, 3, _LONGEST_LINE)
        if match is None or not line.text[match.end() :].strip():
            continue
        left = line.text[: match.start()].rstrip()
        offset = max((gap.end() for gap in re.finditer(r"[ \t]{3,}|\t|\d\s|:\s?", left)), default=0)
        yield from _read_party(line, offset)
        yield from _read_party(line, match.end())


def _read_party(line: _Line, offset: int) -> Iterator[Finding]:
    """The name at the beginning of a line, if there is one."""
    text = line.text
    while offset < len(text) and text[offset] in " \t.…:-–\u00ad\"'“*":
        offset += 1
    lead = LEAD.match(text, offset)
    if lead is not None:
        offset = lead.end()
    end = NAME_ENDS.search(text, offset + 1)
    stop = end.start() if end else len(text)
    name = text[offset:stop].rstrip(" .,:;-")
    if (
        not name[:1].isupper()
        or sum(map(str.isalpha, name)) < 3
        or ADDRESS.match(name)
        or NO_PARTY.match(name)
    ):
        return
    yield Finding(line.start + offset, line.start + offset + len(name), PERSON, "party")


FINDER = Finder(in_preamble=find_preamble_names)
