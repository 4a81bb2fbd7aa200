"""Which sections does a text cite? One reading from left to right, knowing which Act is being talked about.

A phrase begins with a number that has a cue ("Section", "ss.", "u/s") before it or the name of an Act behind it, and
goes on over commas, slashes, "and", "read with", further cues and names of Acts for as long as numbers follow. An Act
named behind a list holds for the whole list back to the last Act named; one named before it, for what has none
behind. Sections without any are given to an Act by pipeline.act_context, from what was said before.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pipeline.act_context import UNKNOWN, Context, count_of
from pipeline.act_names import AFTER_NAME, compile_starts, find_known_end, spell_starts
from pipeline.phrases import Item, Phrase, find_cue, find_other_cue, is_counted, read_phrase
from pipeline.reading import View, read_through
from pipeline.section_numbers import read_number
from pipeline.section_titles import match_title
from schemas.acts import CODES, IPC
from schemas.statutes import find_section, list_between

__all__ = ["UNKNOWN", "Cited", "Findings", "Rejection", "find_citations"]

_STARTS = {letter: pattern.match for letter, pattern in compile_starts().items()}
_PLACES = re.compile(spell_starts())
_LAW_WORD = re.compile(r"(?:Act|ACT|Code)(?![A-Za-z])")
_NAME_BEFORE = re.compile(r"(?:(?:(?:[A-Z]\.\s?){1,5}|[A-Z][\w’'/&-]*|\([^()]{1,60}\)|&|of|and|the|for|in|to|on|from),?\s+){1,14}$")
_SMALL_START = re.compile(r"(?:(?:of|and|the|for|in|to|on|from|The|This|That|Said|An|In|Under|Of)\s+)+")
_DEFINITION = re.compile(
    r"\s{0,2},?\s?[(\[][^()\[\]]{0,60}?(?:[\"“”'‘’`]|the\s|[Ss]hort,?\s|as\s|called\s)\s?(?:the\s+)?(?:said\s+)?[\"“'‘`]?"
    r"(?P<kind>Code|Act|Sanhita)\b(?!\s+of)"
)
_FRONT_GAP = re.compile(r"[\s,:;(\u2010-\u2015-]{0,4}(?:[Uu]nder\s+)?")
_PLAIN_GAP = re.compile(r"\s?[:,\u2010-\u2015-]?\s?")
_SENTENCE_END = re.compile(r"(?:^|[.:;?!\"”)]|\n\s*\n)[\s\"“'‘(]*$")
_BREAK = re.compile(r"(?<![A-Z]|s|o|r)[.?!]\s|\n\s*\n")  # not after an initial, Rs., No., Dr.
_LONGEST_INITIALS = 9  # Crl. P. C.
_CLAUSE_BEFORE = re.compile(
    r"(?:(?P<bracketed>(?:(?:[Ss]ub-?\s?)?(?:[Cc]lause|[Ss]ection)\s?\(\w{1,4}\)\s(?:of|to)\s(?:the\s)?){1,3})"
    r"|(?P<part>[Pp]art[\s-](?:I{1,2}|1|2))\s(?:of|to)\s"
    r"|(?P<ordinal>[Ff]irst|[Ss]econd|[Ll]atter)\s[Pp]art\s(?:of|to)\s"
    r"|(?P<note>[Ee]xception|[Ee]xplanation)(?P<mark>\s?[0-9IV]{1,3})?\s(?:of|to|in|under)\s)(?:the\s(?:said\s)?)?$"
)
# A number that may cite a section though no cue stands before it. Most numbers are years, dates and amounts: they
# are told by their shape, or by no name of an Act standing near behind them.
_BARE = re.compile(r"(?<![/.$\u20b9])[1-9][0-9]{0,2}(?![0-9]|\.[0-9])(?P<heading>[A-Z]{0,2}\.[\s\u2010-\u2015-]{0,2}[A-Z])?")
_NAME_AHEAD = re.compile(r"[PpAaCcBNUS](?:\.?\s?[Cc]|ct\b|CT\b|ode\b|ODE\b|anhita|NS|\.?D\.?P|OCSO|APA|onst)")
_LIST_LENGTH = 120
_LONG_RANGE = 12  # a longer one ("sections 76 to 106") names a subject: only its ends are cited
_LOWEST_BARE = 34  # a number without a cue is hardly ever a lower section
_LEAD_LENGTH = 60


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
class Rejection:
    """A number cited as a section of the Penal Code that the Code does not have."""

    paragraph: int
    start: int
    end: int
    number: str
    reason: str


@dataclass(frozen=True, slots=True)
class Findings:
    """What a document cites, in the order of the text."""

    cited: list[Cited] = field(default_factory=list)
    rejected: list[Rejection] = field(default_factory=list)


def find_citations(paragraphs: Sequence[str]) -> Findings:
    """Read paragraphs from left to right. What is found in one never depends on a later one."""
    context, findings, before = Context(), Findings(), 0
    for place, text in enumerate(paragraphs):
        _Reader(place, read_through(text), context, findings, before).read()
        before += len(text)
    return findings


class _Reader:
    """Reads one paragraph."""

    def __init__(self, place: int, view: View, context: Context, findings: Findings, before: int) -> None:
        self._place = place
        self._before = before  # characters of the paragraphs before this one
        self._view = view
        self._text = view.text
        self._context = context
        self._findings = findings
        self._front: tuple[str, int] | None = None  # the Act named last, and where its name ends

    def read(self) -> None:
        text, at = self._text, 0
        for found in _PLACES.finditer(text):
            start = found.start()
            if start >= at:  # else inside what has been read
                at = self._read_number(start) if text[start] <= "9" else self._read_name(start)

    # Names of Acts

    def _read_name(self, at: int) -> int:
        starts = _STARTS.get(self._text[at])
        match = starts(self._text, at) if starts is not None else None
        if match is not None:
            end = AFTER_NAME.match(self._text, match.end()).end()  # type: ignore[union-attr]
            written_out = match.end() - at > _LONGEST_INITIALS
            self._note_name(match.lastgroup or "", end, written_out=written_out)
            return end
        if (word := _LAW_WORD.match(self._text, at)) is not None:
            if word[0] == "Code" or not self._read_act_word(at, word.end()):
                self._context.mention(word[0].capitalize())
            return word.end()
        return at + 1

    def _read_act_word(self, at: int, end: int) -> bool:
        """Does the name of some other Act end with this word? Then it is noted."""
        before = _NAME_BEFORE.search(self._text, max(0, at - 110), at)
        if before is None:
            return False
        name = _SMALL_START.sub("", " ".join(before[0].split()) + " ", count=1).strip()
        if name:
            act = find_known_end(f"{name} Act") or f"{name} Act"
            self._note_name(act, AFTER_NAME.match(self._text, end).end(), written_out=True)  # type: ignore[union-attr]
        return bool(name)

    def _note_name(self, act: str, end: int, *, written_out: bool) -> None:
        self._context.name(act, written_out=written_out)
        self._front = (act, end)
        if (definition := _DEFINITION.match(self._text, end)) is not None:
            self._context.define(definition["kind"], act)

    # Numbers

    def _read_number(self, at: int) -> int:
        text = self._text
        cue = find_cue(text, at)
        if cue is None:
            return self._read_uncued(at)
        phrase = read_phrase(text, at, cue)
        if phrase is None:
            return self._skip_digits(at)
        self._settle(phrase, self._find_front(cue, _FRONT_GAP))
        return phrase.end

    def _read_uncued(self, at: int) -> int:
        """A number without a cue cites a section if an Act is named with it, or its heading is quoted."""
        text = self._text
        shape = _BARE.match(text, at)
        if shape is None:
            return self._skip_digits(at)
        if shape["heading"] is not None and (heading := self._read_heading(at)) is not None:
            return heading
        other = find_other_cue(text, at)
        if other == "article":
            return self._read_articles(at)
        front = self._find_front(at, _PLAIN_GAP)
        named_ahead = _NAME_AHEAD.search(text, shape.end(), shape.end() + _LIST_LENGTH) is not None
        if other is not None or (front is None and not named_ahead):
            return self._skip_digits(at)
        phrase = read_phrase(text, at, None)
        if phrase is None:
            return self._skip_digits(at)
        named = [item for item in phrase.items if item.act is not None and (item.act.key or item.act.kind is None)]
        if front is not None and not named and _is_likely(phrase.items[0], front) and not is_counted(text, phrase.items[0]):
            named = phrase.items[:1]
        if not named or (len(named) == 1 and not _is_likely(named[0], None)):
            return self._skip_digits(at)
        last = phrase.items.index(named[-1])
        if last + 1 < len(phrase.items) and not any(item.cued for item in phrase.items[last + 1 :]):
            phrase.items = phrase.items[: last + 1]
            phrase.end = max(named[-1].number.end, named[-1].act.end if named[-1].act else 0)
        self._settle(phrase, front)
        return phrase.end

    def _read_heading(self, at: int) -> int | None:
        """A section of the Code quoted with its title, or None."""
        number = read_number(self._text, at)
        if number is None or not _is_fresh(self._text, at):
            return None
        if not match_title(self._text, number.end, number.section):
            return None
        self._emit([Item(number, cued=True)], [IPC], "heading", opens_sentence=True)
        return number.end

    def _read_articles(self, at: int) -> int:
        phrase = read_phrase(self._text, at, None)
        if phrase is None:
            return self._skip_digits(at)
        acts = [self._resolve_named(item, "") or "Constitution" for item in phrase.items]
        self._emit(phrase.items, acts, "named", opens_sentence=False, remembers=False)
        return phrase.end

    def _skip_digits(self, at: int) -> int:
        while at < len(self._text) and self._text[at] in "0123456789":
            at += 1
        return at

    def _find_front(self, at: int, gap: re.Pattern[str]) -> str | None:
        if self._front is None or not 0 <= at - self._front[1] <= 12:
            return None
        return self._front[0] if gap.fullmatch(self._text, self._front[1], at) else None

    # Acts for numbers

    def _settle(self, phrase: Phrase, front: str | None) -> None:
        """Decide the Act of every number of a phrase."""
        text, start = self._text, phrase.start
        lead = text[max(0, start - _LEAD_LENGTH) : start]
        opens = _SENTENCE_END.search(lead) is not None
        lead = _cut_sentence(lead)
        acts: list[str | None] = [self._resolve_named(item, lead) for item in phrase.items]
        self._follow_codes(phrase, acts)
        named = [act is not None for act in acts]
        last: str | None = front
        for place, item in enumerate(phrase.items):
            if acts[place] is not None:
                last = acts[place]
            elif last is not None and (item.cued or _is_likely(item, None)) and self._context.fits(last, item.number.section):
                acts[place], named[place] = last, True
        self._guess_rest(phrase, acts, lead, opens_sentence=opens)
        for item, act, sure in zip(phrase.items, acts, named, strict=True):
            if sure and act is not None and item.act is not None and item.act.kind is None:
                self._context.name(act, written_out=item.act.written_out)
        for place, item in enumerate(phrase.items):
            found = "named" if named[place] else "context"
            previous = phrase.items[place - 1] if item.is_range_end else None
            self._emit([item], [acts[place] or UNKNOWN], found, opens_sentence=opens and place == 0, after=previous)
        if len(phrase.items) == 1:
            self._add_clause_before(text[max(0, start - _LEAD_LENGTH) : start])

    def _resolve_named(self, item: Item, lead: str) -> str | None:
        """The Act named behind a number, if it can have that section."""
        ref = item.act
        if ref is None:
            return None
        if ref.key is None and ref.kind is not None:
            return self._context.resolve_self(ref.kind, item.number.section, lead, same=ref.same)
        act = ref.key or ref.name or UNKNOWN
        if self._context.is_penal(act) and not self._context.fits(act, _section_in(item, act)) and item.number.in_code:
            return None  # "302, 307 and 3(1)(x) SC/ST Act": that Act has no 302
        return act

    def _follow_codes(self, phrase: Phrase, acts: list[str | None]) -> None:
        """ "Section 397 Cr.P.C. read with Section 401 of the Code": the Code named in the same breath."""
        for place, item in enumerate(phrase.items):
            before = phrase.items[place - 1] if place else None
            if before is None or item.act is None or item.act.kind != "Code" or before.act is None:
                continue
            if before.act.key in CODES and self._context.fits(before.act.key, item.number.section):
                acts[place] = before.act.key

    def _guess_rest(self, phrase: Phrase, acts: list[str | None], lead: str, *, opens_sentence: bool) -> None:
        """Sections that nothing in the phrase names an Act for."""
        rest = [place for place, act in enumerate(acts) if act is None]
        recalled = {
            place: self._context.recall(phrase.items[place].number.section, self._before + phrase.start)
            for place in rest
        }
        follow = _cut_sentence_end(self._text[phrase.end : phrase.end + _LEAD_LENGTH])
        shared: str | None = next((act for act in recalled.values() if act is not None), None)
        for place in sorted(rest, key=lambda place: -count_of(phrase.items[place].number.section)):
            section = phrase.items[place].number.section
            act = recalled[place]
            if act is None and shared is not None and self._context.fits(shared, section):
                act = shared
            acts[place] = act or self._context.guess(section, lead, follow, opens_sentence=opens_sentence)
            shared = shared or acts[place]

    # Results

    def _emit(
        self,
        items: Iterable[Item],
        acts: Iterable[str],
        found: str,
        *,
        opens_sentence: bool,
        after: Item | None = None,
        remembers: bool = True,
    ) -> None:
        for item, act in zip(items, acts, strict=True):
            number = item.number
            if number.footnoted and (act != IPC or (found != "named" and self._context.recall(number.section, self._before + number.start) != IPC)):
                continue
            if act == IPC and not number.in_code:
                reason = f"the Indian Penal Code has no section {number.section}"
                start, end = self._locate(number.start, number.end)
                self._findings.rejected.append(Rejection(self._place, start, end, number.section, reason))
                continue
            if act == IPC and after is not None:
                self._emit_between(after, item)
            section, clause = number.section, number.clause
            if act != IPC and number.elsewhere is not None:
                section, clause = number.elsewhere
            self._add(number.start, number.end, act, section, clause, found)
            if remembers:
                self._context.note(
                    section,
                    act,
                    self._before + number.start,
                    named=found != "context",
                    opens_sentence=opens_sentence,
                )

    def _emit_between(self, first: Item, last: Item) -> None:
        between = list_between(first.number.section, last.number.section)
        if len(between) <= _LONG_RANGE:
            for section in between:
                self._add(first.number.start, last.number.end, IPC, section, None, "range")

    def _add(self, start: int, end: int, act: str, section: str, clause: str | None, found: str) -> None:
        first, last = self._locate(start, end)
        self._findings.cited.append(Cited(self._place, first, last, act, section, clause, found))

    def _locate(self, start: int, end: int) -> tuple[int, int]:
        return self._view.to_source(start), self._view.to_source(end - 1) + 1

    def _add_clause_before(self, lead: str) -> None:
        """ "clause (g) of sub-section (2) of Section 376", "Part II of s. 304"."""
        cited = self._findings.cited
        match = _CLAUSE_BEFORE.search(lead)
        if match is None or not cited or cited[-1].clause is not None:
            return
        last = cited[-1]
        clause = _name_clause(match)
        cited[-1] = Cited(last.paragraph, last.start, last.end, last.act, last.section, clause, last.found)


def _name_clause(match: re.Match[str]) -> str:
    if match["bracketed"]:
        return "".join(reversed(re.findall(r"\(\w+\)", match["bracketed"])))
    if match["part"]:
        return "Part " + {"1": "I", "2": "II"}.get(match["part"][5:], match["part"][5:])
    if match["ordinal"]:
        return "Part I" if match["ordinal"].lower() == "first" else "Part II"
    return match["note"].capitalize() + (f" {match['mark'].strip()}" if match["mark"] else "")


def _section_in(item: Item, act: str) -> str:
    number = item.number
    return number.section if act == IPC or number.elsewhere is None else number.elsewhere[0]


def _cut_sentence(lead: str) -> str:
    """What stands in the same sentence."""
    ends = [match.end() for match in _BREAK.finditer(lead)]
    return lead[ends[-1] :] if ends else lead


def _cut_sentence_end(follow: str) -> str:
    match = _BREAK.search(follow)
    return follow[: match.start()] if match is not None else follow


def _is_fresh(text: str, at: int) -> bool:
    """Does a number stand where a quoted section can begin: at the start, or after a quotation mark?"""
    before = text[max(0, at - 3) : at].rstrip(" \t")
    return not before or before[-1] in "\"“‘'\n[(.:-\u2014"


def _is_likely(item: Item, front: str | None) -> bool:
    """Can a number without a cue be a section? Low numbers hardly ever are."""
    number = item.number
    if front is not None and (item.act is not None or not number.in_code):
        return False
    digits = number.section.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return int(digits) >= _LOWEST_BARE or (item.act is not None and item.act.key not in (None, IPC))
