"""However a citation is written, it is found again; whatever the text, what is found is sound."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise
from string import ascii_uppercase

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from pipeline.cite.finder import Findings, find_citations
from schemas.statutes import find_section, read_ipc, section_order

FURNITURE = (
    "\nX vs Y on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/123/ 4\n",
    "\nRam Lal And Ors. vs The State Of Bihar on 30 October, 1961\n"
    "Indian Kanoon - http://indiankanoon.org/doc/98765/ 12\n\f\n",
)


# A small writer of citations: it knows what it wrote where.


@dataclass(frozen=True)
class Mark:
    """A section that was written, and where."""

    act: str
    section: str
    start: int
    end: int


@dataclass(frozen=True)
class Piece:
    """Text with the sections that it cites."""

    text: str
    marks: tuple[Mark, ...] = ()
    ends: tuple[str, str] = ("", "")  # of the range that it is

    def __add__(self, other: Piece | str) -> Piece:
        if isinstance(other, str):
            return replace(self, text=self.text + other)
        shift = len(self.text)
        moved = [replace(mark, start=mark.start + shift, end=mark.end + shift) for mark in other.marks]
        return Piece(self.text + other.text, (*self.marks, *moved))

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
    last: int

    @property
    def sections(self) -> tuple[str, ...]:
        if self.act == "IPC":
            return tuple(entry.number for entry in read_ipc())
        return tuple(str(number) for number in range(1, self.last + 1))


PENAL_CODE = Names(
    "IPC",
    ("IPC", "I.P.C.", "I. P. C.", "I.P.C", "Indian Penal Code", "Penal Code", "Indian Penal Code, 1860",
     "INDIAN PENAL CODE", "Indian Penal Code (45 of 1860)"),
    511,
)  # fmt: skip
OTHER_ACTS = (
    Names("CrPC", ("Cr.P.C.", "CrPC", "Cr. P. C.", "Code of Criminal Procedure", "Criminal Procedure Code"),
          484),
    Names("Evidence", ("Evidence Act", "Indian Evidence Act, 1872"), 167),
    Names("Arms", ("Arms Act", "Arms Act, 1959", "Indian Arms Act"), 46),
    Names("DP", ("Dowry Prohibition Act", "D.P. Act", "Dowry Prohibition Act, 1961"), 8),
    Names("POCSO", ("POCSO Act", "Protection of Children from Sexual Offences Act"), 46),
    Names("SCST", ("SC/ST Act", "SC & ST Act", "SC/ST (POA) Act"), 23),
    Names("NDPS", ("NDPS Act", "N.D.P.S. Act"), 83),
    Names("PC", ("Prevention of Corruption Act", "P.C. Act"), 31),
    Names("NI", ("Negotiable Instruments Act", "N.I. Act"), 147),
    Names("RPC", ("Ranbir Penal Code", "R.P.C."), 511),
    Names("BNS", ("BNS", "Bharatiya Nyaya Sanhita"), 358),
)  # fmt: skip
ALL_ACTS = (PENAL_CODE, PENAL_CODE, *OTHER_ACTS)
acts = st.lists(st.sampled_from(ALL_ACTS), min_size=1, max_size=3)
CUES = (
    *("Section ", "Sections ", "section ", "SECTION ", "s. ", "ss. ", "S. ", "Ss. ", "Sec. ", "Secs. "),
    *("u/s ", "U/s ", "u/s. "),
)
JOINTS = (
    *(", ", ",", "/", " / ", " and ", " & ", ", and ", " or ", " as well as "),
    *(" read with ", " r/w ", " read with Section ", " r/w Section "),
)
NEXT_ACT = (" and ", " & ", " read with ", " r/w ", " as well as ", "; ")
BEFORE_NAME = (" ", " of the ", ", ", " of ")
BEHIND_NAME = (" ", ", ", " - ")
FRONTS = ("", "", "Part II of ", "the first part of ")
LEADS = ("", "He was charged under ", "Offence punishable under ")
TAILS = ("", ".", " and was acquitted.", ", as he said.")
LETTERED = ("{0}{1}", "{0}-{1}", "{0} {1}", "{0}({1})", "{0} ({1})", "{0} - {1}")
CLAUSES = ("", "", "", "(2)", "(2)(g)", "(1)(b)", " (1)", " (2) (f)")
PARTS = (" Part II", " Part-I", ", Part I")  # only the Penal Code is cited so


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
        written = digits + draw(st.sampled_from(CLAUSES + PARTS if act.act == "IPC" else CLAUSES))
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
    return replace(piece, ends=(low, high))


@st.composite
def named_behind(draw: st.DrawFn, act: Names, *, cued: bool) -> Piece:
    """Sections with the name of their Act behind them."""
    inside = draw(st.one_of(lists(act), ranges(act)) if cued else lists(act))
    front = draw(st.sampled_from(FRONTS)) + draw(st.sampled_from(CUES)) if cued else ""
    return Piece(front) + inside + draw(st.sampled_from(BEFORE_NAME)) + draw(st.sampled_from(act.names))


@st.composite
def named_before(draw: st.DrawFn, act: Names) -> Piece:
    """Sections with the name of their Act before them."""
    name, gap, cue = (draw(st.sampled_from(choices)) for choices in (act.names, BEHIND_NAME, CUES))
    return Piece(name + gap + cue) + draw(st.one_of(lists(act), ranges(act)))


@st.composite
def citations(draw: st.DrawFn) -> Piece:
    """A sentence that cites Acts named behind their sections, lists running on from one into the next."""
    piece = Piece(draw(st.sampled_from(LEADS)))
    for place, act in enumerate(draw(acts)):
        if place:
            piece += draw(st.sampled_from([", ", *NEXT_ACT]))
        piece += draw(named_behind(act, cued=place == 0 or draw(st.booleans())))
    return piece + draw(st.sampled_from(TAILS))


@st.composite
def front_citations(draw: st.DrawFn, shapes: tuple[str, ...]) -> Piece:
    """A sentence of cued lists, by its shape: b for an Act named behind its sections, f for one in front."""
    piece = Piece(draw(st.sampled_from(LEADS)))
    for place, side in enumerate(draw(st.sampled_from(shapes))):
        if place:
            piece += draw(st.sampled_from(NEXT_ACT))
        act = draw(st.sampled_from(ALL_ACTS))
        piece += draw(named_before(act) if side == "f" else named_behind(act, cued=True))
    return piece + draw(st.sampled_from(TAILS))


# What was found, to compare with what was written


def list_marks(text: str) -> list[Mark]:
    """What the finder finds, without what it adds inside ranges."""
    cited = find_citations([text]).cited
    return [Mark(c.act, c.section, c.start, c.end) for c in cited if c.found != "range"]


def is_inside(section: str, ends: tuple[str, str]) -> bool:
    return section_order(ends[0]) < section_order(section) < section_order(ends[1])


@settings(max_examples=400)
@given(citations())
def test_a_citation_in_any_shape_is_found_again(piece: Piece) -> None:
    assert list_marks(piece.text) == list(piece.marks)


@settings(max_examples=200)
@given(front_citations(("f", "ff", "fff", "bf", "bbf", "bff")))
def test_sections_behind_the_name_of_their_act_are_found_again(piece: Piece) -> None:
    assert list_marks(piece.text) == list(piece.marks)


@settings(max_examples=100)
@given(ranges(PENAL_CODE))
def test_a_range_adds_only_what_lies_inside_it(piece: Piece) -> None:
    text = f"Sections {piece.text} IPC"
    added = [cited for cited in find_citations([text]).cited if cited.found == "range"]
    assert all(is_inside(cited.section, piece.ends) for cited in added)
    assert all(text[cited.start : cited.end] == piece.text for cited in added)


# Paper, printing and scanning do not change what is cited


@st.composite
def torn_texts(draw: st.DrawFn, pattern: str, patches: tuple[str, ...]) -> Piece:
    """A text as the finder reads it, with a match of the pattern between numbers replaced by a patch."""
    text = draw(citations()).text
    read = Piece(text, tuple(list_marks(text)))
    found = [match.span() for match in re.finditer(pattern, text)]
    free = [span for span in found if not any(mark.start < span[0] < mark.end for mark in read.marks)]
    assume(free)
    start, end = draw(st.sampled_from(free))
    return read.insert(start, draw(st.sampled_from(patches)), instead_of=end - start)


@settings(max_examples=200)
@given(torn_texts(" ", FURNITURE))
def test_page_furniture_between_changes_nothing(torn: Piece) -> None:
    assert list_marks(torn.text) == list(torn.marks)


@settings(max_examples=200)
@given(torn_texts(r"(?<=[A-Za-z][a-z])(?=[a-z]{2})", ("-\n", "- \n", "-\n  ")))
def test_words_hyphenated_over_line_ends_change_nothing(torn: Piece) -> None:
    assert list_marks(torn.text) == list(torn.marks)


@settings(max_examples=200)
@given(torn_texts(" ", ("\n", "  ", "\t", "\xa0", " \n ", "\r\n")))
def test_other_white_space_changes_nothing(torn: Piece) -> None:
    assert list_marks(torn.text) == list(torn.marks)


# Whatever the text


WORDS = (
    "Section", "Sections", "section", "s.", "ss.", "u/s", "sub-section (2) of", "Article", "Rule", "Order",
    "No.", "clause", "of the Code", "of the Act", "the Code", "the Act", "the said section",
    "of the same Code", "thereof", "hereinafter", '(hereinafter "the Code")', "(for short, the Act)", "IPC",
    "I.P.C.", "Indian Penal Code", "Penal Code", "Cr.P.C.", "Code of Criminal Procedure", "Arms Act",
    "Evidence Act", "the Public Gambling Act", "Ranbir Penal Code", "BNS", "Constitution", "POCSO", "34",
    "302", "304", "161", "313", "482", "498A", "498-A", "376(2)(g)", "304 Part II", "302A", "600", "1973",
    "49743", "3/4", "302/34", "147 to 149", "27", "1", "and", ",", ",", "&", "/", "-", "read with", "r/w",
    "to", ".", ". ", ";", "(", ")", '"', "“", "”", "murder", "bail", "statement", "he was charged",
    "recorded", "convicted", "302. Punishment for murder.", "vs", "State on 3 March, 1999", "धारा", "A", "I",
    "\n", "\n\n", "\f", "-\n",
)  # fmt: skip
rich_text = st.lists(st.sampled_from(WORDS), max_size=25).flatmap(
    lambda words: st.sampled_from([" ", ""]).map(lambda blank: blank.join(words))
)
any_text = st.one_of(
    st.text(max_size=60),
    st.text("0123456789ivxABSsection ./,&()-\n\x00\x0c\xad\u200b\u0967\u0927\u0930\u00b2\u2160", max_size=80),
    rich_text,
    st.builds(
        lambda before, digits, after: before + digits + after,
        rich_text,
        st.text("0123456789", min_size=20, max_size=6000),
        rich_text,
    ),
)


def keep_until(findings: Findings, count: int) -> Findings:
    return Findings(
        [cited for cited in findings.cited if cited.paragraph < count],
        [rejection for rejection in findings.rejected if rejection.paragraph < count],
    )


@settings(max_examples=300)
@given(st.lists(rich_text, min_size=2, max_size=8), st.data())
def test_what_follows_never_changes_what_was_found_before(paragraphs: list[str], data: st.DataObject) -> None:
    count = data.draw(st.integers(1, len(paragraphs) - 1))
    assert find_citations(paragraphs[:count]) == keep_until(find_citations(paragraphs), count)


@settings(max_examples=50)
@given(st.lists(rich_text, max_size=4), st.lists(rich_text, max_size=4))
def test_one_document_leaves_nothing_behind_for_the_next(first: list[str], second: list[str]) -> None:
    alone = find_citations(second)
    find_citations(first)
    assert find_citations(second) == alone


@settings(max_examples=200)
@given(st.lists(st.one_of(st.text(max_size=60), rich_text), max_size=4))
def test_text_without_digits_cites_nothing(paragraphs: list[str]) -> None:
    bare = [re.sub("[0-9]", "", text) for text in paragraphs]
    assert find_citations(bare) == Findings([], [])


@settings(max_examples=400)
@given(st.lists(any_text, max_size=4))
@example(["Section " + "9" * 5000 + " IPC"])
@example(["धारा ३०२ भारतीय दण्ड संहिता"])
@example(["Section ² IPC, Section Ⅳ IPC"])
@example(["\x00Section\x00302\x00IPC\x00"])
def test_what_is_found_is_sound(paragraphs: list[str]) -> None:
    findings = find_citations(paragraphs)
    for cited in findings.cited:
        written = paragraphs[cited.paragraph][cited.start : cited.end]
        assert 0 <= cited.start < cited.end <= len(paragraphs[cited.paragraph])
        assert written[0] in "123456789"
        assert cited.act and re.fullmatch("[1-9][0-9]{0,5}[A-Z]{0,3}", cited.section)
        assert cited.act != "IPC" or find_section(cited.section) is not None
        assert cited.found == "range" or "".join(written.split()).startswith(
            cited.section.rstrip(ascii_uppercase)
        )
    for rejection in findings.rejected:
        assert paragraphs[rejection.paragraph][rejection.start : rejection.end][:1].isdigit()
        assert rejection.reason and find_section(rejection.number) is None


@settings(max_examples=300)
@given(st.lists(any_text, max_size=3))
def test_spans_are_in_order_and_apart(paragraphs: list[str]) -> None:
    findings = find_citations(paragraphs)
    assert all((a.paragraph, a.start) <= (b.paragraph, b.start) for a, b in pairwise(findings.cited))
    spans = [(item.paragraph, item.start, item.end) for item in findings.cited if item.found != "range"]
    spans = sorted(spans + [(item.paragraph, item.start, item.end) for item in findings.rejected])
    assert all(a[0] < b[0] or a[2] <= b[1] for a, b in pairwise(spans))
    starts = {span[:2] for span in spans}
    ends = {(span[0], span[2]) for span in spans}
    for inside in (cited for cited in findings.cited if cited.found == "range"):
        assert (inside.paragraph, inside.start) in starts and (inside.paragraph, inside.end) in ends
