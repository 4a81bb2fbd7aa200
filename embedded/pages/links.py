"""The links that the site puts into a judgment: to sections, to Acts and to other judgments.

They are the site's guesses and as unreliable as the real ones: slash lists and "Ss." are missed,
sections without an id cannot be linked, and now and then a link points to the wrong Act.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from urllib.parse import quote

from embedded.docket.case import Block, Case
from embedded.law.statutes import ACT_TITLES, find_cite_id
from embedded.pages.markup import Mark
from embedded.prose import Citation, Span
from embedded.random_streams import open_stream, weigh

_LEAD = re.compile(r"(?:[Ss]ections? |[Ss]ec\. |s\. |SECTIONS? )$")
_INTRODUCTION = re.compile(r"\b(?:[Ss]s\.|[Ss]ections?\b|SECTIONS?\b|[Ss]ecs?\.|s\.|[uU]/[sS])")
_ACT_NAMES = (
    ("Indian Penal Code", "IPC"),
    ("I.P.C", "IPC"),
    ("IPC", "IPC"),
    ("Code of Criminal Procedure", "CrPC"),
    ("Cr.P.C", "CrPC"),
    ("CrPC", "CrPC"),
    ("Evidence Act", "Evidence"),
    ("Arms Act", "Arms"),
    ("Dowry Prohibition Act", "DP"),
    ("NDPS Act", "NDPS"),
    ("POCSO Act", "POCSO"),
    ("Bharatiya Nyaya Sanhita", "BNS"),
)
_SENTIMENTS = (("Pos", 0.86), ("PARTY", 0.1), ("Neg", 0.03), ("Neutral", 0.01))
_LOOKALIKES = {"IPC": "CrPC", "CrPC": "IPC"}
_LINKED_SECTION, _LINKED_ACT, _LINKED_CASE, _WRONG_ACT = 0.82, 0.2, 0.7, 0.03

FindPrecedent = Callable[[str], int]
"""The judgment that a text calls by this name."""


@dataclass(frozen=True, slots=True)
class CitedDocument:
    """A document that a judgment cites, for the sidebar and the search `cites:`."""

    docid: int
    title: str


@dataclass(frozen=True, slots=True)
class CaseLinks:
    """The links of every block of a case, and the distinct documents they lead to, in order."""

    marks: Sequence[list[Mark]]
    cites: Sequence[CitedDocument]


def link_case(case: Case, find_precedent: FindPrecedent) -> CaseLinks:
    """Link a case; all generations of markup have the same links."""
    linker = _Linker(find_precedent, open_stream("links", case.docid))
    marks = [linker.link_block(block) for block in case.blocks]
    return CaseLinks(marks, list(linker.cites.values()))


class _Linker:
    def __init__(self, find_precedent: FindPrecedent, random: Random) -> None:
        self.find_precedent = find_precedent
        self.random = random
        self.cites: dict[int, CitedDocument] = {}
        self.names: dict[str, str] = {}  # a precedent is later called by a shorter name
        self.marks: list[Mark] = []  # of the current block

    def link_block(self, block: Block) -> list[Mark]:
        self.marks = []
        for cited in block.cited:
            self._link_section(block.text, cited)
        for span in block.spans:
            if span.kind == "CASE":
                self._link_precedent(block.text, span)
        for start, end, act in _find_act_names(block.text):
            if self.random.random() < _LINKED_ACT:
                self._link(_find_target(act, None), ACT_TITLES[act], start, end)
        return self.marks

    def _link_section(self, text: str, cited: Citation) -> None:
        wrong, linked = self.random.random() < _WRONG_ACT, self.random.random() < _LINKED_SECTION
        act = _LOOKALIKES.get(cited.act, cited.act) if wrong else cited.act
        docid = _find_target(act, cited.section)
        if not linked or docid is None or not _can_read(text, cited.start, cited.end):
            return
        lead = _LEAD.search(text, max(0, cited.start - 12), cited.start)
        start = lead.start() if lead is not None and self.random.random() < 0.85 else cited.start
        self._link(docid, f"Section {cited.section} in {ACT_TITLES[act]}", start, cited.end)

    def _link_precedent(self, text: str, span: Span) -> None:
        name = self.names.setdefault(span.who, text[span.start : span.end])
        if self.random.random() < _LINKED_CASE:
            self._link(self.find_precedent(name), name, span.start, span.end)

    def _link(self, docid: int | None, title: str, start: int, end: int) -> None:
        if docid is not None and _has_room(self.marks, start, end):
            self.marks.append(Mark(start, end, "a", f'href="/doc/{docid}/"'))
            self.cites.setdefault(docid, CitedDocument(docid, title))


def _find_act_names(text: str) -> Iterator[tuple[int, int, str]]:
    for name, act in _ACT_NAMES:
        start = text.find(name)
        while start >= 0:
            end = start + len(name)
            if not (text[start - 1 : start].isalnum() or text[end : end + 1].isalnum()):
                yield start, end, act
            start = text.find(name, end)


@lru_cache(maxsize=4096)
def _find_target(act: str, section: str | None) -> int | None:
    """The id that a link uses; the site does not know every Act."""
    return find_cite_id(act, section) if act in ACT_TITLES else None


def _has_room(marks: Sequence[Mark], start: int, end: int) -> bool:
    """Links do not overlap."""
    return not any(start < mark.end and mark.start < end for mark in marks)


def _can_read(text: str, start: int, end: int) -> bool:
    """Whether the site's link writer understands this shape of citation."""
    before, after = text[max(0, start - 2) : start].rstrip(), text[end : end + 2].lstrip()
    glued = text[end : end + 1].isalnum() or text[max(0, start - 1) : start].isalnum()
    if glued or before.endswith("/") or after.startswith("/"):
        return False
    words = _INTRODUCTION.findall(text, max(0, start - 80), end)
    return not (words and words[-1].lower() == "ss.")


def decorate_block(block: Block, links: Sequence[Mark], random: Random) -> list[Mark]:
    """What only the newest pages have: search links on names, and marks around the sentences that
    discuss a linked judgment."""
    marks = list(links)
    for span in block.spans:
        if span.kind in ("ORG", "PLACE") and random.random() < 0.01:
            query = quote(block.text[span.start : span.end])
            mark = Mark(span.start, span.end, "a", f'href="/search/?formInput={query}" class="marker_ref"')
            if _has_room(marks, span.start, span.end):
                marks.append(mark)
    for span in block.spans:
        if span.kind == "CASE" and random.random() < 0.5:
            marks += _mark_discussion(block, span, marks, random)
    return marks


def _mark_discussion(block: Block, span: Span, marks: Sequence[Mark], random: Random) -> list[Mark]:
    link = next((mark for mark in marks if (mark.start, mark.end) == (span.start, span.end)), None)
    sentence = next((s for s in block.sentences if s.start <= span.start and span.end <= s.end), None)
    if link is None or sentence is None:
        return []
    if any(_crosses(mark, sentence.start, sentence.end) for mark in marks):
        return []
    docid = link.attributes.split("/")[2]
    sentiment = weigh(random, _SENTIMENTS)
    attributes = f'class="citetext" data-sentiment="{sentiment}" data-docid="{docid}"'
    return [Mark(sentence.start, sentence.end, "span", attributes)]


def _crosses(mark: Mark, start: int, end: int) -> bool:
    """Whether an element around text[start:end] would cut `mark` in two, or repeat it."""
    if mark.tag == "span":
        return mark.start < end and start < mark.end
    return mark.start < start < mark.end or mark.start < end < mark.end
