"""The Act of every number of a phrase: named behind it, named before, or told by the context."""

import re
from collections import Counter, defaultdict
from itertools import pairwise, takewhile

from pipeline.act_context import LOWEST, UNKNOWN, Context, count_of
from pipeline.phrases import Item, Phrase
from schemas.acts import CODES, CRPC, IPC

_AROUND = 100  # characters before and behind a phrase that may tell what it speaks of
_SENTENCE_START = re.compile(r"(?:^|[.:;?!\"”)])[\s\"“'‘(]*$")
_BREAK = re.compile(r"(?<![A-Z]|s|o|r)[.?!]\s")  # not after an initial, Rs., No., Dr.

Acts = list[str | None]


class Deciding:
    """Decides for one phrase of a text. `acts` and `named` go with the phrase's items."""

    def __init__(self, text: str, phrase: Phrase, context: Context, at: int) -> None:
        self._before = text[max(0, phrase.start - _AROUND) : phrase.start]
        self._text = text
        self._phrase = phrase
        self._context = context
        self._at = at  # characters of the document before the phrase
        self.opens_sentence = _SENTENCE_START.search(self._before) is not None
        self._last_before = {item.act.end: item for item in phrase.items if item.act is not None}
        self.acts: Acts = [self._resolve(item) for item in phrase.items]
        self.named: list[bool] = []

    def decide(self, front: str | None) -> None:
        """Give an Act to every number; `front` is an Act named right before the phrase."""
        if len(self._phrase.items) > 1:
            self._agree()
            self._follow_codes()
        self.named = [act is not None for act in self.acts]
        if front is not None:
            self._keep_front(front)
        self._carry_on(front)
        self._guess_rest()
        for item, act, sure in zip(self._phrase.items, self.acts, self.named, strict=True):
            if sure and act is not None and item.act is not None and item.act.kind is None:
                self._context.name(act, written_out=item.act.written_out)

    def _find_lead(self) -> str:
        """What stands in the same sentence before the phrase. Most phrases name their Act and need none."""
        if self.opens_sentence:
            return ""
        end = max((match.end() for match in _BREAK.finditer(self._before)), default=0)
        return self._before[end:]

    def _resolve(self, item: Item) -> str | None:
        """The Act named behind a number, if it can have that section."""
        ref = item.act
        if ref is None:
            return None
        if ref.key is None and ref.kind is not None:
            section = item.number.section
            act = self._context.resolve_self(ref.kind, section, self._find_lead(), self._at, same=ref.same)
            return CRPC if act == IPC and item.number.is_foreign else act
        act = ref.key or ref.name or UNKNOWN
        if self._context.is_special(act) and item.number.in_code and not self._fits(act, item):
            # "302, 307 and 3(1)(x) SC/ST Act": it has no section 302. But if not even the number right
            # before the name fits, the initials are another Act's: "277 of the I.T. Act" is income tax.
            return None if self._fits(act, self._last_before[ref.end]) else act
        return act

    def _fits(self, act: str, item: Item) -> bool:
        return self._context.fits(act, item.number.section_in(act))

    def _agree(self) -> None:
        """ "Sections 320 and 482 of the Code" are of one Code: the one that most of them speak for."""
        places: dict[int, list[int]] = defaultdict(list)  # by where the name ends
        for place, item in enumerate(self._phrase.items):
            if item.act is not None and not item.act.is_sure:
                places[item.act.end].append(place)
        for listed in places.values():
            votes = Counter(self.acts[place] for place in listed)
            if len(votes) > 1:
                self._settle_on(listed, [act for act, _ in votes.most_common() if act is not None])

    def _settle_on(self, places: list[int], acts: list[str]) -> None:
        """Give these numbers the first of the Acts that can have them all."""
        items = [self._phrase.items[place] for place in places]
        act = next((act for act in acts if all(self._fits(act, item) for item in items)), None)
        for place in places if act is not None else ():
            self.acts[place] = act

    def _follow_codes(self) -> None:
        """ "Section 397 Cr.P.C. read with Section 401 of the Code": the Code named in the same breath."""
        for place, (before, item) in enumerate(pairwise(self._phrase.items), start=1):
            code = before.act.key if before.act is not None else None
            points_back = item.act is not None and item.act.kind == "Code"
            if points_back and code in CODES and self._context.fits(code, item.number.section):
                self.acts[place] = code

    def _keep_front(self, front: str) -> None:
        """ "I.P.C. Section 193 read with Section 340 Cr.P.C.": the name in front holds up to the last cue."""
        first = self._phrase.items[0].act
        group = list(takewhile(lambda item: item.act is first, self._phrase.items))
        last_cue = max((place for place, item in enumerate(group) if item.cued), default=0)
        for place, item in enumerate(group[:last_cue]):
            if first is not None and self._fits(front, item):
                self.acts[place] = front

    def _carry_on(self, front: str | None) -> None:
        """Numbers without an Act behind them have that of the numbers before: "302 IPC read with 34"."""
        last, in_front = front, front is not None
        for place, item in enumerate(self._phrase.items):
            if self.acts[place] is not None:
                last, in_front = self.acts[place], False
            elif last is not None and self._may_carry(item, last, in_front=in_front):
                self.acts[place], self.named[place] = last, True

    def _may_carry(self, item: Item, act: str, *, in_front: bool) -> bool:
        """A low number behind the Penal Code's name is mostly the next Act's: "IPC and Section 3 ..."."""
        likely = in_front or is_likely(item) or (item.cued and act != IPC)
        return likely and self._context.fits(act, item.number.section_in(act))

    def _guess_rest(self) -> None:
        """Sections that nothing in the phrase names an Act for; the telling ones decide for the others."""
        rest = [place for place, act in enumerate(self.acts) if act is None]
        if not rest:
            return
        sections = {place: self._phrase.items[place].number.section for place in rest}
        recalled = {place: self._recall(place) for place in rest}
        shared = _find_most(list(recalled.values()))
        end = self._phrase.end
        follow = _cut_back(self._text[end : end + _AROUND]) if self.opens_sentence else ""
        for place in sorted(rest, key=lambda place: _tell_order(sections[place])):
            act = recalled[place]
            lone = act is None or not self._phrase.items[place].cued
            if lone and shared is not None and self._context.fits(shared, sections[place]):
                act = shared
            if act is None:
                lead, opens = self._find_lead(), self.opens_sentence
                act = self._context.guess(sections[place], lead, follow, opens_sentence=opens)
            if act == IPC and self._phrase.items[place].number.is_foreign:
                act = CRPC
            self.acts[place], shared = act, shared or act

    def _recall(self, place: int) -> str | None:
        number = self._phrase.items[place].number
        act = self._context.recall(number.section, self._at)
        return None if act == IPC and number.is_foreign else act


def is_likely(item: Item) -> bool:
    """Can a number without a cue be a section? Low numbers hardly ever are, of the Penal Code."""
    other = item.act is not None and item.act.key not in (None, IPC)
    return other or count_of(item.number.section) >= LOWEST


def _tell_order(section: str) -> tuple[bool, int]:
    """A letter that only the Penal Code has tells most, then a high number."""
    return not section[-1].isalpha(), -count_of(section)


def _find_most(acts: list[str | None]) -> str | None:
    known = [act for act in acts if act is not None]
    return Counter(known).most_common(1)[0][0] if known else None


def _cut_back(follow: str) -> str:
    """What stands in the same sentence behind the phrase."""
    match = _BREAK.search(follow)
    return follow if match is None else follow[: match.start()]
