"""The Act of every number in a phrase: named after it, named before it, or inferred from the context."""

import re
from collections import Counter, defaultdict
from itertools import pairwise, takewhile

from pipeline.cite.act_memory import LOWEST_BARE, UNKNOWN, ActMemory, read_base_number
from pipeline.cite.phrases import Phrase, PhraseItem
from schemas.acts import CODES, CRPC, IPC

_AROUND = 100  # characters before and after a phrase that may show what it is about
_SENTENCE_START = re.compile(r"(?:^|[.:;?!\"”)])[\s\"“'‘(]*$")
_BREAK = re.compile(r"(?<![A-Z]|s|o|r)[.?!]\s")  # not after an initial, Rs., No., Dr.

Acts = list[str | None]


class ActResolver:
    """Finds the Acts of one phrase. `acts` and `named` are in the order of the phrase's items."""

    def __init__(self, text: str, phrase: Phrase, memory: ActMemory, at: int) -> None:
        self._before = text[max(0, phrase.start - _AROUND) : phrase.start]
        self._text = text
        self._phrase = phrase
        self._memory = memory
        self._at = at  # characters of the document before the phrase
        self.opens_sentence = _SENTENCE_START.search(self._before) is not None
        self._last_before = {item.act.end: item for item in phrase.items if item.act is not None}
        self.acts: Acts = [self._resolve_named(item) for item in phrase.items]
        self.named: list[bool] = []

    def resolve(self, front: str | None) -> None:
        """Assign an Act to every number; `front` is an Act named right before the phrase."""
        if len(self._phrase.items) > 1:
            self._unify_references()
            self._repeat_codes()
        self.named = [act is not None for act in self.acts]
        if front is not None:
            self._keep_front(front)
        self._carry_forward(front)
        self._guess_rest()
        for item, act, is_named in zip(self._phrase.items, self.acts, self.named, strict=True):
            if is_named and act is not None and item.act is not None and item.act.kind is None:
                self._memory.name(act, written_out=item.act.written_out)

    def _find_lead(self) -> str:
        """The sentence up to the phrase. Most phrases name their Act and do not need it."""
        if self.opens_sentence:
            return ""
        end = max((match.end() for match in _BREAK.finditer(self._before)), default=0)
        return self._before[end:]

    def _resolve_named(self, item: PhraseItem) -> str | None:
        """The Act named after a number, if it can have that section."""
        named = item.act
        if named is None:
            return None
        if named.key is None and named.kind is not None:
            lead = self._find_lead()
            act = self._memory.resolve_reference(
                named.kind, item.number.section, lead, self._at, same=named.same
            )
            return CRPC if act == IPC and item.number.is_foreign else act
        act = named.key or named.name or UNKNOWN
        if self._memory.is_special(act) and item.number.in_code and not self._fits(act, item):
            # "302, 307 and 3(1)(x) SC/ST Act": it has no section 302. But if even the number right before
            # the name does not fit, the initials are another Act's: "277 of the I.T. Act" is income tax.
            return None if self._fits(act, self._last_before[named.end]) else act
        return act

    def _fits(self, act: str, item: PhraseItem) -> bool:
        return self._memory.fits(act, item.number.section_in(act))

    def _unify_references(self) -> None:
        """ "Sections 320 and 482 of the Code" are of one Code: the one that most of them point to."""
        groups: dict[int, list[int]] = defaultdict(list)  # indices by where the name ends
        for index, item in enumerate(self._phrase.items):
            if item.act is not None and not item.act.is_sure:
                groups[item.act.end].append(index)
        for indices in groups.values():
            votes = Counter(self.acts[index] for index in indices)
            if len(votes) > 1:
                self._assign_first_fitting(
                    indices, [act for act, _ in votes.most_common() if act is not None]
                )

    def _assign_first_fitting(self, indices: list[int], acts: list[str]) -> None:
        """Give these numbers the first of the Acts that can have them all."""
        items = [self._phrase.items[index] for index in indices]
        act = next((act for act in acts if all(self._fits(act, item) for item in items)), None)
        for index in indices if act is not None else ():
            self.acts[index] = act

    def _repeat_codes(self) -> None:
        """ "Section 397 Cr.P.C. read with Section 401 of the Code": the Code just named."""
        for index, (before, item) in enumerate(pairwise(self._phrase.items), start=1):
            code = before.act.key if before.act is not None else None
            points_back = item.act is not None and item.act.kind == "Code"
            if points_back and code in CODES and self._memory.fits(code, item.number.section):
                self.acts[index] = code

    def _keep_front(self, front: str) -> None:
        """ "I.P.C. Section 193 read with Section 340 Cr.P.C.": the first name applies up to the last cue."""
        first = self._phrase.items[0].act
        group = list(takewhile(lambda item: item.act is first, self._phrase.items))
        last_cue = max((index for index, item in enumerate(group) if item.cued), default=0)
        for index, item in enumerate(group[:last_cue]):
            if first is not None and self._fits(front, item):
                self.acts[index] = front

    def _carry_forward(self, front: str | None) -> None:
        """Numbers without an Act after them share that of the numbers before: "302 IPC read with 34"."""
        last, in_front = front, front is not None
        for index, item in enumerate(self._phrase.items):
            if self.acts[index] is not None:
                last, in_front = self.acts[index], False
            elif last is not None and self._may_carry(item, last, in_front=in_front):
                self.acts[index], self.named[index] = last, True

    def _may_carry(self, item: PhraseItem, act: str, *, in_front: bool) -> bool:
        """A low number after the Penal Code's name is mostly the next Act's: "IPC and Section 3 ..."."""
        likely = in_front or is_likely(item) or (item.cued and act != IPC)
        return likely and self._memory.fits(act, item.number.section_in(act))

    def _guess_rest(self) -> None:
        """Sections for which the phrase names no Act; the most distinctive decide for the others."""
        rest = [index for index, act in enumerate(self.acts) if act is None]
        if not rest:
            return
        sections = {index: self._phrase.items[index].number.section for index in rest}
        recalled = {index: self._recall(index) for index in rest}
        shared = _find_most_common(list(recalled.values()))
        end = self._phrase.end
        follow = _cut_sentence(self._text[end : end + _AROUND]) if self.opens_sentence else ""
        for index in sorted(rest, key=lambda index: _order_by_distinction(sections[index])):
            act = recalled[index]
            is_open = act is None or not self._phrase.items[index].cued
            if is_open and shared is not None and self._memory.fits(shared, sections[index]):
                act = shared
            if act is None:
                lead, opens = self._find_lead(), self.opens_sentence
                act = self._memory.guess(sections[index], lead, follow, opens_sentence=opens)
            if act == IPC and self._phrase.items[index].number.is_foreign:
                act = CRPC
            self.acts[index], shared = act, shared or act

    def _recall(self, index: int) -> str | None:
        number = self._phrase.items[index].number
        act = self._memory.recall(number.section, self._at)
        return None if act == IPC and number.is_foreign else act


def is_likely(item: PhraseItem) -> bool:
    """Can a number without a cue be a section? Low numbers hardly ever are sections of the Penal Code."""
    other = item.act is not None and item.act.key not in (None, IPC)
    return other or read_base_number(item.number.section) >= LOWEST_BARE


def _order_by_distinction(section: str) -> tuple[bool, int]:
    """Sort key: a letter, which few other Acts have, is the most distinctive, then a high number."""
    return not section[-1].isalpha(), -read_base_number(section)


def _find_most_common(acts: list[str | None]) -> str | None:
    known = [act for act in acts if act is not None]
    return Counter(known).most_common(1)[0][0] if known else None


def _cut_sentence(follow: str) -> str:
    """The rest of the sentence after the phrase."""
    match = _BREAK.search(follow)
    return follow if match is None else follow[: match.start()]
