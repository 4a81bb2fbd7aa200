"""However a citation is written, it is found again; whatever the text, what is found is sound."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from pipeline.citations import Findings, find_citations
from schemas.statutes import find_section, read_ipc, section_order

FURNITURE = (
    "\nRam Lal vs State Of Bihar on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/123/ 4\n"
)


# A small writer of citations: it knows what it wrote where.


@dataclass(frozen=True)
class Mark:
    """A section that was written, and where; `until` is the other end of a range that begins here."""

    act: str
    section: str
    start: int
    end: int


@dataclass(frozen=True)
class Piece:
    """Text with the sections that it cites."""

    text: str
    marks: tuple[Mark, ...] = ()
    ranges: tuple[tuple[str, str], ...] = ()

    def __add__(self, other: Piece | str) -> Piece:
        if isinstance(other, str):
            return replace(self, text=self.text + other)
        shift = len(self.text)
        moved = [replace(mark, start=mark.start + shift, end=mark.end + shift) for mark in other.marks]
        return Piece(self.text + other.text, (*self.marks, *moved), self.ranges + other.ranges)

    def insert(self, at: int, patch: str, *, instead_of: int = 0) -> Piece:
        """The same text with something put between; sections keep their place in it."""
        grown = len(patch) - instead_of
        marks = [
            replace(
                mark,
                start=mark.start + grown * (mark.start > at),
                end=mark.end + grown * (mark.end > at),
            )
            for mark in self.marks
        ]
        text = self.text[:at] + patch + self.text[at + instead_of :]
        return replace(self, text=text, marks=tuple(marks))


@dataclass(frozen=True)
class Names:
    """How the writer calls an Act, and which of its sections it cites."""

    act: str
    names: tuple[str, ...]
    sections: tuple[str, ...]


def number_up_to(last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, last + 1))


PENAL_CODE = Names(
    "IPC",
    ("IPC", "I.P.C.", "I. P. C.", "I.P.C", "Indian Penal Code", "Penal Code", "Indian Penal Code, 1860",
     "INDIAN PENAL CODE", "Indian Penal Code (45 of 1860)"),
    tuple(entry.number for entry in read_ipc()),
)  # fmt: skip
OTHER_ACTS = (
    Names("CrPC", ("Cr.P.C.", "CrPC", "Cr. P. C.", "Code of Criminal Procedure", "Criminal Procedure Code, 1973"),
          number_up_to(484)),
    Names("Evidence", ("Evidence Act", "Indian Evidence Act, 1872"), number_up_to(167)),
    Names("Arms", ("Arms Act", "Arms Act, 1959", "Indian Arms Act"), number_up_to(46)),
    Names("DP", ("Dowry Prohibition Act", "D.P. Act", "Dowry Prohibition Act, 1961"), number_up_to(8)),
    Names("POCSO", ("POCSO Act", "Protection of Children from Sexual Offences Act"), number_up_to(46)),
    Names("SCST", ("SC/ST Act", "SC & ST Act", "SC/ST (POA) Act"), number_up_to(23)),
    Names("NDPS", ("NDPS Act", "N.D.P.S. Act"), number_up_to(83)),
    Names("PC", ("Prevention of Corruption Act", "P.C. Act"), number_up_to(31)),
    Names("NI", ("Negotiable Instruments Act", "N.I. Act"), number_up_to(147)),
    Names("RPC", ("Ranbir Penal Code", "R.P.C."), number_up_to(511)),
    Names("BNS", ("BNS", "Bharatiya Nyaya Sanhita"), number_up_to(358)),
)  # fmt: skip
CUES = ("Section ", "Sections ", "section ", "s. ", "ss. ", "S. ", "Ss. ", "Sec. ", "Secs. ", "u/s ", "U/s ", "u/s. ", "SECTION ")
JOINTS = (", ", ",", "/", " / ", " and ", " & ", ", and ", " read with ", " r/w ", " read with Section ", " r/w Section ",
          " or ", " as well as ")  # fmt: skip
NEXT_ACT = (" and ", ", ", " & ", " read with ", " r/w ", " as well as ", "; ")
BEFORE_NAME = (" ", " of the ", ", ", " of ")
LETTERED = ("{0}{1}", "{0}-{1}", "{0} {1}", "{0}({1})", "{0} ({1})", "{0} - {1}")
CLAUSES = ("", "", "", "(2)", "(2)(g)", "(1)(b)", " (1)", " (2) (f)", " Part II", " Part-I")


@st.composite
def numbers(draw: st.DrawFn, act: Names) -> Piece:
    """One section of an Act with its letter in some spelling, or with a clause."""
    section = draw(st.sampled_from(act.sections))
    digits, letters = re.fullmatch(r"(\d+)([A-Z]*)", section).groups()  # type: ignore[union-attr]
    if letters:
        written = draw(st.sampled_from(LETTERED)).format(digits, letters)
        if len(letters) == 1 and draw(st.booleans()) and written[-2].isdigit():
            written = written.lower()
    else:
        written = digits + draw(st.sampled_from(CLAUSES))
    return Piece(written, (Mark(act.act, section, 0, len(written)),))


@st.composite
def lists(draw: st.DrawFn, act: Names) -> Piece:
    """Sections of one Act with what joins them."""
    piece = draw(numbers(act))
    for _ in range(draw(st.integers(0, 3))):
        piece += draw(st.sampled_from(JOINTS))
        piece += draw(numbers(act))
    return piece


@st.composite
def ranges(draw: st.DrawFn, act: Names) -> Piece:
    low, high = sorted(draw(st.tuples(*[st.sampled_from(act.sections)] * 2)), key=section_order)
    assume(section_order(low)[0] < section_order(high)[0])
    ends = [Piece(end, (Mark(act.act, end, 0, len(end)),)) for end in (low, high)]
    piece = ends[0] + draw(st.sampled_from([" to ", "-", " - ", " – "])) + ends[1]
    return replace(piece, ranges=((low, high),))


@st.composite
def groups(draw: st.DrawFn, act: Names, *, cued: bool, first: bool) -> Piece:
    """Sections with the name of their Act before or behind."""
    cue = draw(st.sampled_from(CUES)) if cued or first else ""
    inside = draw(st.one_of(lists(act), ranges(act)) if cue else lists(act))
    name = draw(st.sampled_from(act.names))
    if first:
        return Piece(name + draw(st.sampled_from([" ", ", ", " - "])) + cue) + inside
    front = draw(st.sampled_from(["", "", "Part II of ", "the first part of "])) if cue else ""
    return Piece(front + cue) + inside + draw(st.sampled_from(BEFORE_NAME)) + name


@st.composite
def citations(draw: st.DrawFn) -> Piece:
    """A sentence that cites the Penal Code, and maybe runs on into other Acts and back."""
    acts = draw(st.lists(st.sampled_from([PENAL_CODE, PENAL_CODE, *OTHER_ACTS]), min_size=1, max_size=3))
    piece = Piece(draw(st.sampled_from(["", "He was charged under ", "Offence punishable under the "])))
    was_first = False
    for place, act in enumerate(acts):
        first = draw(st.integers(0, 4)) == 0
        if place:
            piece += draw(st.sampled_from(NEXT_ACT))
        piece += draw(groups(act, cued=place == 0 or was_first or draw(st.booleans()), first=first))
        was_first = first
    return piece + draw(st.sampled_from(["", ".", " and was acquitted.", ", as he said."]))


# What was found, to compare with what was written


def list_marks(piece: Piece, text: str | None = None) -> list[Mark]:
    """What the finder finds, without what it adds inside ranges."""
    cited = find_citations([piece.text if text is None else text]).cited
    return [Mark(c.act, c.section, c.start, c.end) for c in cited if c.found != "range"]


def spell_set(findings: Findings) -> set[tuple[str, str]]:
    return {(cited.act, cited.section) for cited in findings.cited}


@settings(max_examples=400)
@given(citations())
def test_a_citation_in_any_shape_is_found_again(piece: Piece) -> None:
    assert list_marks(piece) == list(piece.marks)
