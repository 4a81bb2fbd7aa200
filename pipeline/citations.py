"""Which sections does a text cite? One reading from left to right, knowing which Act is being talked about.

A phrase begins with a number that has a cue ("Section", "ss.", "u/s") before it or an Act named behind it,
and goes on over commas, slashes, "and", "read with", further cues and names of Acts for as long as numbers
follow (pipeline.phrases). An Act named behind a list holds for the list back to the last Act named; one
named before, for what has none behind (pipeline.phrase_acts). Sections without any are given to an Act from
what was said before (pipeline.act_context).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files

from pipeline.act_context import UNKNOWN, Context
from pipeline.act_names import (
    LONGEST_INITIALS,
    NAME_WORD,
    compile_starts,
    find_known_end,
    find_name_end,
    spell_starts,
)
from pipeline.clauses_before import find_clause_before
from pipeline.phrase_acts import Deciding, is_likely
from pipeline.phrases import Phrase, find_cue, has_other_cue, is_article, is_counted, read_phrase
from pipeline.reading import View, read_through
from pipeline.section_numbers import Number, read_number
from pipeline.section_titles import match_title
from schemas.acts import IPC
from schemas.records import Rejected
from schemas.statutes import list_between

__all__ = ["FINDER_FILES", "UNKNOWN", "Cited", "Findings", "find_citations", "identify_finder"]

FINDER_FILES = {
    "pipeline": (
        *("act_context.py", "act_names.py", "act_refs.py", "citations.py", "clauses_before.py"),
        *("phrase_acts.py", "phrases.py", "reading.py", "section_numbers.py", "section_titles.py"),
        "telling_words.py",
    ),
    "schemas": ("acts.py", "ipc.csv", "statutes.py"),
}
_STARTS = {letter: pattern.match for letter, pattern in compile_starts().items()}
_PLACES = re.compile(spell_starts())
_LAW_WORD = re.compile(r"(?:Act|ACT|Code)(?![A-Za-z])")
_NAME_BEFORE = re.compile(rf"{NAME_WORD}{{1,18}}$")
_SMALL_START = re.compile(r"(?:(?:of|and|the|for|in|to|on|from|The|This|That|Said|An|In|Under|Of)\s+)+")
_LONGEST_NAME = 110
_DEFINITION = re.compile(  # (hereinafter "the Code"), ('the Act'), [for short the Act]
    r"\s{0,2},?\s?[(\[][^()\[\]]{0,60}?(?:[\"“”'‘’`]|the\s|[Ss]hort,?\s|as\s|called\s)\s?(?:the\s+)?(?:said\s+)?"
    r"[\"“'‘`]?(?P<kind>Code|Act|Sanhita)\b(?!\s+of)"
)
_FRONT_GAP = re.compile(r"[\s,:;(\u2010-\u2015-]{0,4}(?:(?:[Uu]nder|namely),?\s)?|\.\s(?=s)")  # IPC, Sections
_PLAIN_GAP = re.compile(r"\s?[:,\u2010-\u2015-]?\s?")  # IPC 302
_FRONT_REACH = 12
# A number that may cite a section though no cue stands before it. Most numbers are years, dates and amounts:
# they are told by their shape, by what follows, or by no name of an Act standing near behind them.
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
_LONG_RANGE = 12  # a longer one ("sections 76 to 106") names a subject: only its ends are cited


@dataclass(frozen=True, slots=True)
class Cited:
    """A section that the text cites; offsets into its paragraph."""

    paragraph: int
    start: int
    end: int
    act: str  # a key of schemas.acts, the name as written of any other Act, or "unknown"
    section: str  # 302, 498A
    clause: str | None  # (2)(g), Part II, Exception 1
    found: str  # named, context, heading, range


@dataclass(frozen=True, slots=True)
class Findings:
    """What a document cites, in the order of the text."""

    cited: list[Cited] = field(default_factory=list)
    rejected: list[Rejected] = field(default_factory=list)


def find_citations(paragraphs: Sequence[str]) -> Findings:
    """Read paragraphs from left to right. What is found in one never depends on a later one."""
    context, findings, before = Context(), Findings(), 0
    for place, text in enumerate(paragraphs):
        _Reader(place, read_through(text), context, findings, before).read()
        before += len(text)
    return findings


@cache
def identify_finder() -> str:
    """A digest of the finder's own files: whatever changes what it finds makes stages that use it stale, and
    nobody has to remember to count up a version."""
    digest = sha256()
    for package, names in FINDER_FILES.items():
        for name in names:
            digest.update(files(package).joinpath(name).read_bytes())
    return digest.hexdigest()[:16]


class _Reader:
    """Reads one paragraph."""

    def __init__(self, place: int, view: View, context: Context, findings: Findings, before: int) -> None:
        self._place = place
        self._view = view
        self._text = view.text
        self._context = context
        self._findings = findings
        self._before = before  # characters of the paragraphs before this one
        self._name_ahead = -1
        self._front: tuple[str, int] | None = None  # the Act named last, and where its name ends

    def read(self) -> None:
        text, at = self._text, 0
        for found in _PLACES.finditer(text):
            start = found.start()
            if start >= at:  # else inside what has been read
                at = self._read_number(start, found.end()) if text[start] <= "9" else self._read_name(start)

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
                self._context.mention(word[0].capitalize())
            return word.end()
        return at + 1

    def _read_act_word(self, at: int, end: int) -> bool:
        """Does the name of some other Act end with this word? Then it is noted."""
        before = _NAME_BEFORE.search(self._text, max(0, at - _LONGEST_NAME), at)
        if before is None:
            return False
        name = _SMALL_START.sub("", " ".join(before[0].split()) + " ", count=1).strip()
        if name:
            act = find_known_end(f"{name} Act") or f"{name} Act"
            self._note_name(act, find_name_end(self._text, end), written_out=True)
        return bool(name)

    def _note_name(self, act: str, end: int, *, written_out: bool) -> None:
        self._context.name(act, written_out=written_out)
        self._front = (act, end)
        if (definition := _DEFINITION.match(self._text, end)) is not None:
            self._context.define(definition["kind"], act)

    # Numbers

    def _read_number(self, at: int, digits_end: int) -> int:
        """Read on from a number; gives where the reading ended."""
        cue = find_cue(self._text, at)
        if cue is None:
            return self._read_uncued(at) or digits_end
        phrase = read_phrase(self._text, at, cue)
        if phrase is None:
            return digits_end
        self._settle(phrase, self._find_front(cue, _FRONT_GAP))
        return phrase.end

    def _read_uncued(self, at: int) -> int | None:
        """A number without a cue cites a section if an Act is named with it, or its heading is quoted."""
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
        end = phrase.end  # numbers that are listed with this one cite no more than it does
        if self._cites(phrase, front):
            self._settle(phrase, front)
            end = phrase.end
        return end

    def _find_name_ahead(self, at: int) -> int:
        """Where something like the name of an Act comes next; every stretch of text is searched once."""
        if self._name_ahead < at:
            match = _NAME_AHEAD.search(self._text, at)
            self._name_ahead = len(self._text) + _LIST_LENGTH + 1 if match is None else match.start()
        return self._name_ahead

    def _cites(self, phrase: Phrase, front: str | None) -> bool:
        """Is an Act named with these numbers? What stands behind the last one named is cut off."""
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
        """A section of the Code quoted with its title, or None."""
        number = read_number(self._text, at)
        if number is None or not _is_fresh(self._text, at):
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

    def _settle(self, phrase: Phrase, front: str | None) -> None:
        """Decide the Act of every number of a phrase, and write the citations down."""
        deciding = Deciding(self._text, phrase, self._context, self._before + phrase.start)
        deciding.decide(front)
        self._note_definitions(phrase, deciding.acts)
        alone = find_clause_before(self._text, phrase.start) if len(phrase.items) == 1 else None
        for place, item in enumerate(phrase.items):
            act = deciding.acts[place] or UNKNOWN
            if item.is_range_end and act == IPC:
                self._add_between(phrase.items[place - 1].number, item.number)
            found = "named" if deciding.named[place] else "context"
            opens = deciding.opens_sentence and place == 0
            self._emit(item.number, act, found, opens_sentence=opens, clause=alone)

    def _note_definitions(self, phrase: Phrase, acts: Sequence[str | None]) -> None:
        """ "Section 302 of the Indian Penal Code (hereinafter the Code)"."""
        for item, act in zip(phrase.items, acts, strict=True):
            if item.act is None or act is None or not item.act.is_sure:
                continue
            if (definition := _DEFINITION.match(self._text, item.act.end)) is not None:
                self._context.define(definition["kind"], act)

    def _emit(
        self, number: Number, act: str, found: str, *, opens_sentence: bool, clause: str | None = None
    ) -> None:
        at = self._before + number.start
        section = number.section_in(act)
        if number.footnoted and not self._is_sure(act, section, found, at):
            return
        if act == IPC and not number.in_code:
            start, end = self._locate(number.start, number.end)
            reason = f"the Indian Penal Code has no section {section}"
            self._findings.rejected.append(Rejected(self._place, start, end, section, reason))
            return
        self._add(number.start, number.end, act, section, number.clause_in(act) or clause, found)
        self._context.note(section, act, at, named=found != "context", opens_sentence=opens_sentence)

    def _is_sure(self, act: str, section: str, found: str, at: int) -> bool:
        """Digits that may be a footnote's are cut off only for a section that is certainly meant."""
        return act == IPC and (found == "named" or self._context.recall(section, at) == IPC)

    def _add_between(self, first: Number, last: Number) -> None:
        between = list_between(first.section, last.section)
        if len(between) <= _LONG_RANGE:
            for section in between:
                self._add(first.start, last.end, IPC, section, None, "range")

    def _add(self, start: int, end: int, act: str, section: str, clause: str | None, found: str) -> None:
        first, last = self._locate(start, end)
        self._findings.cited.append(Cited(self._place, first, last, act, section, clause, found))

    def _locate(self, start: int, end: int) -> tuple[int, int]:
        return self._view.to_source(start), self._view.to_source(end - 1) + 1


def _is_fresh(text: str, at: int) -> bool:
    """Does a number stand where a quoted section can begin: at the start, or after a quotation mark?"""
    before = text[max(0, at - 3) : at].rstrip(" \t")
    return not before or before[-1] in "\"“‘'\n[(.:-\u2014"
