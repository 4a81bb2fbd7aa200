"""Finds the sections that a text cites, in one pass from left to right that keeps track of the Acts named.

A phrase begins with a number that has a cue ("Section", "ss.", "u/s") before it or the name of an Act after
it, and continues over commas, slashes, "and", "read with", further cues and names of Acts for as long as
numbers follow (pipeline.cite.phrases). An Act named after a list applies to the list back to the last Act
named; one named before it applies to numbers without an Act after them (pipeline.cite.act_resolver). Sections
with neither are assigned to an Act by what was said earlier (pipeline.cite.act_memory).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from pipeline.cite.act_memory import UNKNOWN, ActMemory
from pipeline.cite.act_names import (
    LONGEST_INITIALS,
    NAME_WORD,
    compile_starts,
    find_known_end,
    find_name_end,
    spell_starts,
)
from pipeline.cite.act_resolver import ActResolver, is_likely
from pipeline.cite.phrases import Phrase, find_cue, has_other_cue, is_article, is_counted, read_phrase
from pipeline.cite.section_numbers import SectionNumber, find_clause_before, match_title, read_number
from pipeline.text.one_line import OneLine, remove_layout
from schemas.acts import IPC
from schemas.records import RejectedNumber
from schemas.statutes import list_between

__all__ = ["UNKNOWN", "CitedSection", "Findings", "find_citations"]

_STARTS = {letter: pattern.match for letter, pattern in compile_starts().items()}
_CANDIDATE = re.compile(spell_starts())  # a number or the name of an Act may begin here
_LAW_WORD = re.compile(r"(?:Act|ACT|Code)(?![A-Za-z])")
_NAME_BEFORE = re.compile(rf"{NAME_WORD}{{1,18}}$")
_FILLER_START = re.compile(r"(?:(?:of|and|the|for|in|to|on|from|The|This|That|Said|An|In|Under|Of)\s+)+")
_LONGEST_NAME = 110
_DEFINITION = re.compile(  # (hereinafter "the Code"), ('the Act'), [for short the Act]
    r"\s{0,2},?\s?[(\[][^()\[\]]{0,60}?(?:[\"“”'‘’`]|the\s|[Ss]hort,?\s|as\s|called\s)\s?(?:the\s+)?(?:said\s+)?"
    r"[\"“'‘`]?(?P<kind>Code|Act|Sanhita)\b(?!\s+of)"
)
_FRONT_GAP = re.compile(r"[\s,:;(\u2010-\u2015-]{0,4}(?:(?:[Uu]nder|namely),?\s)?|\.\s(?=s)")  # IPC, Sections
_PLAIN_GAP = re.compile(r"\s?[:,\u2010-\u2015-]?\s?")  # IPC 302
_FRONT_REACH = 12
# A number that may cite a section although it has no cue. Most numbers are years, dates and amounts: they are
# recognised by their shape, by what follows, or because no Act is named soon after them.
_BARE = re.compile(
    r"(?<![/.$\u20b9])[1-9][0-9]{0,2}(?![0-9]|\.[0-9])"
    r"(?:(?P<heading>(?:-?[A-Z]{1,2})?\.[\s\u2010-\u2015-]{0,2}[A-Z])"
    r"|(?=[\s,\u2010-\u2015-]{0,3}[A-Z(\u0900-\u097f]|[\s,/&\u2010-\u2015-]{1,3}[0-9]|[A-Za-z.]"
    r"|[\s,]{1,2}(?:and|or|to|r/w|read|of|with|&|ipc)\b))"
)
_NAME_AHEAD = re.compile(
    r"[PpAaCcBNUS](?:\.?\s?[Cc]|ct\b|CT\b|ode\b|ODE\b|anhita|NS|\.?D\.?P|OCSO|APA|onst)|[\u0900-\u097f]"
)
_LIST_LENGTH = 120
_PARAGRAPH = re.compile(r"\.\s[A-Z]")  # "... of the I.P.C. 35. The respondent ..."
_LONGEST_RANGE = 12  # a longer one ("sections 76 to 106") names a subject: only its ends are cited


@dataclass(frozen=True, slots=True)
class CitedSection:
    """A section that the text cites; offsets into its paragraph."""

    paragraph: int
    start: int
    end: int
    act: str  # a key of schemas.acts, the name as written for any other Act, or "unknown"
    section: str  # 302, 498A
    clause: str | None  # (2)(g), Part II, Exception 1
    found: str  # named, context, heading, range


@dataclass(frozen=True, slots=True)
class Findings:
    """What a document cites, in the order of the text."""

    cited: list[CitedSection] = field(default_factory=list)
    rejected: list[RejectedNumber] = field(default_factory=list)


def find_citations(paragraphs: Sequence[str]) -> Findings:
    """The sections that these paragraphs cite. What is found in one never depends on a later one."""
    memory, findings, before = ActMemory(), Findings(), 0
    for index, text in enumerate(paragraphs):
        _ParagraphReader(index, remove_layout(text), memory, findings, before).read()
        before += len(text)
    return findings


class _ParagraphReader:
    """Finds the citations of one paragraph."""

    def __init__(self, index: int, line: OneLine, memory: ActMemory, findings: Findings, before: int) -> None:
        self._index = index
        self._line = line
        self._text = line.text
        self._memory = memory
        self._findings = findings
        self._before = before  # characters of the paragraphs before this one
        self._name_ahead = -1
        self._front: tuple[str, int] | None = None  # the last Act named, and where its name ends

    def read(self) -> None:
        """Read from left to right."""
        text, at = self._text, 0
        for match in _CANDIDATE.finditer(text):
            start = match.start()
            if start >= at:  # else inside what has been read
                at = self._read_number(start, match.end()) if text[start] <= "9" else self._read_name(start)

    # Names of Acts

    def _read_name(self, at: int) -> int:
        starts = _STARTS.get(self._text[at])
        match = starts(self._text, at) if starts is not None else None
        if match is not None:
            end = find_name_end(self._text, match.end())
            self._note_name(match.lastgroup or UNKNOWN, end, written_out=match.end() - at > LONGEST_INITIALS)
            return end
        if (word := _LAW_WORD.match(self._text, at)) is not None:
            if word[0] == "Code" or not self._read_act_word(at, word.end()):
                self._memory.mention(word[0].capitalize())
            return word.end()
        return at + 1

    def _read_act_word(self, at: int, end: int) -> bool:
        """Note the name of any other Act that ends with this word; False if there is none."""
        before = _NAME_BEFORE.search(self._text, max(0, at - _LONGEST_NAME), at)
        if before is None:
            return False
        name = _FILLER_START.sub("", " ".join(before[0].split()) + " ", count=1).strip()
        if name:
            act = find_known_end(f"{name} Act") or f"{name} Act"
            self._note_name(act, find_name_end(self._text, end), written_out=True)
        return bool(name)

    def _note_name(self, act: str, end: int, *, written_out: bool) -> None:
        self._memory.name(act, written_out=written_out)
        self._front = (act, end)
        if (definition := _DEFINITION.match(self._text, end)) is not None:
            self._memory.define(definition["kind"], act)

    # Numbers

    def _read_number(self, at: int, digits_end: int) -> int:
        """Read the phrase that begins with a number, and return where it ends."""
        cue = find_cue(self._text, at)
        if cue is None:
            return self._read_uncued(at) or digits_end
        phrase = read_phrase(self._text, at, cue)
        if phrase is None:
            return digits_end
        self._resolve(phrase, self._find_front(cue, _FRONT_GAP))
        return phrase.end

    def _read_uncued(self, at: int) -> int | None:
        """A number without a cue cites a section if an Act is named with it or its heading is quoted."""
        text = self._text
        front = self._find_front(at, _PLAIN_GAP)
        shape = _BARE.match(text, at)
        if shape is None and front is None:
            return None
        if shape is not None and shape["heading"] and (heading := self._read_heading(at)) is not None:
            return heading
        if is_article(text, at):
            return self._read_articles(at)
        if front is None and self._find_name_ahead(at) > at + _LIST_LENGTH:
            return None
        if has_other_cue(text, at):
            return None
        phrase = read_phrase(text, at, None)
        if phrase is None:
            return None
        end = phrase.end  # if this number does not cite a section, those listed with it do not either
        if self._cites(phrase, front):
            self._resolve(phrase, front)
            end = phrase.end
        return end

    def _find_name_ahead(self, at: int) -> int:
        """The offset of the next words that look like the name of an Act; all text is searched only once."""
        if self._name_ahead < at:
            match = _NAME_AHEAD.search(self._text, at)
            self._name_ahead = len(self._text) + _LIST_LENGTH + 1 if match is None else match.start()
        return self._name_ahead

    def _cites(self, phrase: Phrase, front: str | None) -> bool:
        """Is an Act named with these numbers? Those after the last Act named are cut off."""
        named = [item for item in phrase.items if item.act is not None and item.act.is_sure]
        if named:
            phrase.cut_after(named[-1])
            return len(named) > 1 or is_likely(named[0])
        first = phrase.items[0]
        if front is None or first.act is not None or not first.number.in_code:
            return False
        if _PARAGRAPH.match(self._text, first.number.end) is not None:
            return False
        return is_likely(first) and not is_counted(self._text, first)

    def _read_heading(self, at: int) -> int | None:
        """Read a section of the Code that is quoted with its title, and return where its number ends."""
        number = read_number(self._text, at)
        if number is None or not _may_begin_quote(self._text, at):
            return None
        if not match_title(self._text, number.end, number.section):
            return None
        self._emit(number, IPC, "heading", opens_sentence=True)
        return number.end

    def _read_articles(self, at: int) -> int | None:
        phrase = read_phrase(self._text, at, None)
        if phrase is None:
            return None
        for item in phrase.items:
            act = "Constitution" if item.act is None else item.act.key or item.act.name or "Constitution"
            if act != IPC:
                section, clause = item.number.section_in(act), item.number.clause_in(act)
                self._add(item.number.start, item.number.end, act, section, clause, "named")
        return phrase.end

    def _find_front(self, at: int, gap: re.Pattern[str]) -> str | None:
        if self._front is None or not 0 <= at - self._front[1] <= _FRONT_REACH:
            return None
        match = gap.match(self._text, self._front[1])
        return self._front[0] if match is not None and match.end() == at else None

    # Results

    def _resolve(self, phrase: Phrase, front: str | None) -> None:
        """Decide the Act of every number in a phrase, and record the citations."""
        resolver = ActResolver(self._text, phrase, self._memory, self._before + phrase.start)
        resolver.resolve(front)
        self._note_definitions(phrase, resolver.acts)
        clause = find_clause_before(self._text, phrase.start) if len(phrase.items) == 1 else None
        for index, item in enumerate(phrase.items):
            act = resolver.acts[index] or UNKNOWN
            if item.is_range_end and act == IPC:
                self._add_between(phrase.items[index - 1].number, item.number)
            found = "named" if resolver.named[index] else "context"
            opens = resolver.opens_sentence and index == 0
            self._emit(item.number, act, found, opens_sentence=opens, clause=clause)

    def _note_definitions(self, phrase: Phrase, acts: Sequence[str | None]) -> None:
        """ "Section 302 of the Indian Penal Code (hereinafter the Code)"."""
        for item, act in zip(phrase.items, acts, strict=True):
            if item.act is None or act is None or not item.act.is_sure:
                continue
            if (definition := _DEFINITION.match(self._text, item.act.end)) is not None:
                self._memory.define(definition["kind"], act)

    def _emit(
        self, number: SectionNumber, act: str, found: str, *, opens_sentence: bool, clause: str | None = None
    ) -> None:
        at = self._before + number.start
        section = number.section_in(act)
        if number.footnoted and not self._is_sure(act, section, found, at):
            return
        if act == IPC and not number.in_code:
            start, end = self._line.span_to_source(number.start, number.end)
            reason = f"the Indian Penal Code has no section {section}"
            self._findings.rejected.append(RejectedNumber(self._index, start, end, section, reason))
            return
        self._add(number.start, number.end, act, section, number.clause_in(act) or clause, found)
        self._memory.note(section, act, at, named=found != "context", opens_sentence=opens_sentence)

    def _is_sure(self, act: str, section: str, found: str, at: int) -> bool:
        """Is this section certainly meant? Only then are digits cut off that may be a footnote's."""
        return act == IPC and (found == "named" or self._memory.recall(section, at) == IPC)

    def _add_between(self, first: SectionNumber, last: SectionNumber) -> None:
        between = list_between(first.section, last.section)
        if len(between) <= _LONGEST_RANGE:
            for section in between:
                self._add(first.start, last.end, IPC, section, None, "range")

    def _add(self, start: int, end: int, act: str, section: str, clause: str | None, found: str) -> None:
        first, last = self._line.span_to_source(start, end)
        self._findings.cited.append(CitedSection(self._index, first, last, act, section, clause, found))


def _may_begin_quote(text: str, at: int) -> bool:
    """Can a quoted section begin here: at the start of the text, or after a mark?"""
    before = text[max(0, at - 3) : at].rstrip(" \t")
    return not before or before[-1] in "\"“‘'\n[(.:-\u2014"
