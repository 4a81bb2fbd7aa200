"""A scene with everything else a judgment needs: parties, counsel, dates, citations, precedents.

Slots that must differ each time they are named (citations, witnesses' numbers, precedents) are not
stored but drawn whenever a sentence asks for them.
"""

from collections.abc import Mapping, Sequence
from random import Random

from embedded.crime import Course
from embedded.crimes import ALL_CRIMES
from embedded.docket.docket import Entry
from embedded.law.citations import cite, cite_mixed
from embedded.law.procedure import ARTICLES, EVIDENCE, STEPS, find_step, translate
from embedded.prose import Piece, Sentence, Slot, render
from embedded.world.authorities import Authority, cite_authority, draw_authority, recall_authority
from embedded.writing.clauses import can_be_clause, list_slots, make_clause, tell_as_clause, tidy

LESSER = {
    "302": "304", "304": "325", "307": "326", "326": "324", "325": "323", "376": "354", "395": "392",
    "397": "392", "392": "379", "394": "392", "467": "465", "409": "406", "420": "417", "304B": "498A",
    "306": "498A", "366": "363", "457": "448", "436": "427", "308": "323", "333": "332", "489B": "489C",
    "364": "365", "364A": "363",
}  # fmt: skip
JOINING = ("34", "149", "120B")

Parts = list[tuple[str, Sequence[str]]]  # (act, sections)

_STEPS = frozenset({*STEPS, *EVIDENCE, *ARTICLES})
_CHARGES = frozenset({"charges", "main", "some", "other_sections", "ranbir"})
_DRAWN = frozenset({"pw", "ex", "para", "precedent", "supra"})


def _with_under(names: frozenset[str]) -> frozenset[str]:
    return names | {f"under_{name}" for name in names}


_ALWAYS = _DRAWN | _with_under(_STEPS)
_CHARGED = _with_under(_CHARGES) | {"one_section"}


class Setting(dict[str, Slot]):
    """The slots of one judgment. Sentences are drawn in order from its one stream, `random`."""

    def __init__(
        self,
        slots: Mapping[str, Slot],
        *,
        entry: Entry,
        course: Course,
        main: str,
        random: Random,
        statute: Sequence[tuple[str, str]] = (),
    ) -> None:
        super().__init__(slots)
        self.entry, self.course, self.main, self.random = entry, course, main, random
        self.statute = statute  # (act, section) for the slots cite0, cite1 ...
        self.era = entry.decided_on.year
        self.riders = [section for section in course.sections if section in JOINING]
        self.clausal = [beat for beat in course.beats if can_be_clause(beat)]
        self.spoken_of = ("IPC", main)  # (act, section) under discussion
        self.authority: Authority | None = None  # the last precedent named
        self.used: set[str] = set()  # templates already used in this judgment
        self.named_act = ""  # the last Act named
        self.silence = 0  # sentences since then
        self.clauses_left = 3 * len(self.clausal)  # so that no event is repeated too often
        self.known = {*self, *_ALWAYS, *(f"cite{number}" for number in range(len(statute)))}
        self.known |= _CHARGED if course.sections else set()
        self.known |= _with_under(frozenset({"rider"})) if self.riders else set()
        self.known |= _with_under(frozenset({"lesser"})) if main in LESSER else set()
        self.known |= {"other_one"} if len(course.sections) > 1 else set()
        self.known |= {"that_clause"} if self.clausal else set()
        self.known |= {"that_deed"} if any(beat.phase == "event" for beat in self.clausal) else set()

    def __missing__(self, name: str) -> Slot:
        if name in ("that_clause", "that_deed") and self.clausal:
            return self._draw_clause("event" if name == "that_deed" else "")
        if name not in self.known:
            raise KeyError(name)
        if name in _DRAWN:
            return self._draw(name)
        under = name.startswith("under_")
        return self.cite(self.list_parts(name.removeprefix("under_")), under=under)

    def _draw_clause(self, phase: str) -> Piece:
        """Something that happened, preferably not recently told as a clause."""
        fitting = [beat for beat in self.clausal if beat.phase == phase] if phase else self.clausal
        beat = fitting[self.random.randrange((len(fitting) + 1) // 2)]
        self.clausal.remove(beat)
        self.clausal.append(beat)
        self.clauses_left -= 1
        if self.clauses_left <= 0:
            self.known -= {"that_clause", "that_deed"}
        return tell_as_clause(beat, self, self.random)

    def _draw(self, name: str) -> Slot:
        if name == "pw":
            return f"PW-{self.random.randint(7, 16)}"
        if name == "ex":
            return f"Ex. {self.random.choice(('P-', 'P-', 'Ka-', 'P.'))}{self.random.randint(1, 40)}"
        if name == "para":
            return str(self.random.randint(4, 60))
        if name == "supra" and self.authority is not None:
            return recall_authority(self.authority, self.random)
        self.authority = draw_authority(self.era, self.random)
        return cite_authority(self.authority, self.random)

    def add(self, name: str, slot: Slot) -> None:
        """Fill a slot for the sentences that follow."""
        self[name] = slot
        self.known.add(name)

    # Sentences

    def pick(self, pool: Sequence[str]) -> str | None:
        """A fitting template of the pool, unused if there is one."""
        fitting = [template for template in pool if list_slots(template) <= self.known]
        if not fitting:
            return None
        fresh = [template for template in fitting if template not in self.used]
        template = self.random.choice(fresh or fitting)
        self.used.add(template)
        return template

    def say(self, role: str, pool: Sequence[str]) -> list[Sentence]:
        """One sentence from a pool, or none if nothing in it fits."""
        template = self.pick(pool)
        return [] if template is None else [self.tell(role, template)]

    def say_some(self, role: str, pool: Sequence[str], least: int, most: int) -> list[Sentence]:
        """A few different sentences from a pool, in its order, which is that of events."""
        fitting = [t for t in pool if t not in self.used and list_slots(t) <= self.known]
        count = min(len(fitting), self.random.randint(least, max(least, most)))
        chosen = sorted(self.random.sample(range(len(fitting)), count))
        self.used.update(fitting[index] for index in chosen)
        return [self.tell(role, fitting[index]) for index in chosen]

    def tell(self, role: str, template: str, *, tidied: bool = True) -> Sentence:
        """One sentence from one template; lines with columns are not tidied."""
        self.silence += 1
        piece = render(template, self, self.random)
        piece = tidy(piece) if tidied else piece
        return Sentence(role, piece.text, piece.spans, piece.cited)

    def make_point(self, pool: Sequence[str]) -> Piece | None:
        """A clause from a pool of points, to follow "that"."""
        template = self.pick(pool)
        return None if template is None else make_clause(tidy(render(template, self, self.random)))

    # Citations

    def cite(self, parts: Parts, *, under: bool) -> Piece:
        """A citation in some shape; a bare "Section 302" only where its Act was just named."""
        if len(parts) > 1:
            self.named_act = ""
            return cite_mixed(parts, self.random, era=self.era, under=under)
        act, sections = parts[0]
        named = self.named_act == act and self.silence < 3 and self.random.random() < 0.5
        self.named_act, self.silence = act, 0
        return cite(sections, act=act, random=self.random, era=self.era, named=named, under=under)

    def list_parts(self, name: str) -> Parts:
        """What a citation slot stands for."""
        if name in _STEPS:
            act, section = find_step(name, self.entry.decided_on)
            return [(act, [section])]
        if name.startswith("cite"):
            act, section = self.statute[int(name[4:])]
            return [(act, [section])]
        if name == "one_section":
            return [(self.spoken_of[0], [self.spoken_of[1]])]
        if name == "ranbir":  # the Code of Jammu and Kashmir until 2019, with the same numbers
            return [("RPC", [self.main])]
        sections = self._choose_sections(name)
        others = self._group_others() if name == "charges" else []
        if "bns" not in self.entry.oddities:
            return [("IPC", sections), *others]
        new: Parts = [("BNS", translate(sections) or ["61(2)"])]
        if self.entry.mentions_ipc and (name == "charges" or self.random.random() < 0.3):
            new.append(("IPC", sections))
        return new + others

    def _group_others(self) -> Parts:
        grouped: dict[str, list[str]] = {}
        for act, section in self.course.others:
            grouped.setdefault(act, []).append(section)
        return list(grouped.items())

    def _choose_sections(self, name: str) -> list[str]:
        charged, random = list(self.course.sections), self.random
        match name:
            case "charges":
                return charged
            case "some":
                plain = [section for section in charged if section not in JOINING] or charged
                return sorted(random.sample(plain, min(len(plain), random.randint(1, 3))), key=charged.index)
            case "rider":
                return [random.choice(self.riders)]
            case "lesser":
                return [LESSER[self.main]]
            case "other_sections":
                return self._choose_alien()
            case "other_one":
                return [
                    random.choice([section for section in charged if section != self.spoken_of[1]] or charged)
                ]
        joined = self.riders[:1] if self.main not in JOINING and random.random() < 0.3 else []
        return [self.main, *joined]

    def _choose_alien(self) -> list[str]:
        """Sections of a precedent: mostly the same charge, sometimes a very different one."""
        luck = self.random.random()
        if luck < 0.62:
            return [self.main]
        if luck < 0.92:
            return self._choose_sections("some")
        crime = self.random.choice(ALL_CRIMES)
        return [max(crime.charges, key=lambda section: crime.charges[section])]
