"""Which Act is being talked about: what has been named, defined and cited so far in a document.

Judgments name the Act with a section once and then go on without it. What decides, in this order: the
same section cited with its Act before; the words in front of it ("convicted under" speaks of an offence,
"statement under" of procedure); the Act that the last sentence began with; the Act named last.
"""

from dataclasses import dataclass

from pipeline.telling_words import (
    PENAL,
    PROCEDURE,
    governs_offence,
    governs_procedure,
    judge_before,
    judge_behind,
)
from schemas.acts import CRPC, IPC, index_acts
from schemas.statutes import find_section

UNKNOWN = "unknown"

_NEAR = 1500  # characters within which a low number still means what it meant
_JUST_NOW, _LONG_AGO = 400, 4000  # characters: a sentence or two, and two pages
_MOST_RECENT = 12  # Acts that a reader keeps in mind
LOWEST = 34  # definitions come before: hardly ever cited without cue and Act
_LOW = 100  # Acts without number have a section 3 or 20; hardly any but the Codes a section 302


@dataclass(frozen=True, slots=True)
class _Memory:
    act: str
    named: bool  # the Act stood with it
    at: int


def count_of(section: str) -> int:
    """304 of 304B."""
    return int(section.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


class Context:
    """What a reader remembers of a document. Places are characters from its beginning."""

    def __init__(self) -> None:
        self._known = index_acts()
        self._memory: dict[str, _Memory] = {}
        self._defined: dict[str, str] = {}  # Code, Act: what the document says it stands for
        self._last_of_kind: dict[str, str] = {}
        self._codes: set[str] = set()  # the Codes named so far
        self._last_code: str | None = None  # the Code last written out: "the Code" is not said of "IPC"
        self._recent: dict[str, None] = {}  # Acts, the one named or cited last at the end
        self._highest: dict[str, int] = {}  # of Acts that we do not know: the highest section cited
        self._cited_at: dict[str, int] = {}
        self._topic: str | None = None  # the Act that a sentence last began with

    def name(self, act: str, *, written_out: bool) -> None:
        """An Act has been named."""
        known = self._known.get(act)
        kind = known.kind if known is not None else "Act"
        self._last_of_kind[kind] = act
        if kind == "Code":
            self._codes.add(act)
            self._last_code = act if written_out else self._last_code
        if kind != "Constitution":
            self._touch(act)

    def mention(self, kind: str) -> None:
        """ "the Code", "this Act": spoken of again."""
        act = self._defined.get(kind) or (self._last_code if kind == "Code" else self._last_of_kind.get(kind))
        if act is not None:
            self._touch(act)

    def define(self, kind: str, act: str) -> None:
        """The document says that "the Code" or "the Act" stands for this Act from here on."""
        self._defined[kind] = act

    def note(self, section: str, act: str, at: int, *, named: bool, opens_sentence: bool) -> None:
        """A section has been given to an Act."""
        if act == UNKNOWN:
            return
        if named:
            self._touch(act)
            if act not in self._known:
                self._highest[act] = max(self._highest.get(act, 0), count_of(section))
        self._cited_at[act] = at
        before = self._memory.get(section)
        if named or before is None or not before.named or before.act == act:
            self._memory[section] = _Memory(act, named or (before is not None and before.named), at)
        if opens_sentence:
            self._topic = act

    def fits(self, act: str, section: str) -> bool:
        """Could the Act have such a section?"""
        known = self._known.get(act)
        if act == IPC:
            return find_section(section) is not None
        number = count_of(section)
        if known is None:  # a high number only if it has been cited with high ones
            return number < _LOW or number <= 2 * self._highest.get(act, 0)
        if section[-1].isalpha() and section not in known.shared and find_section(section) is not None:
            return act == "RPC"
        return number <= known.last

    def is_special(self, act: str) -> bool:
        """Is it an Act of offences other than the Penal Code?"""
        return act != IPC and self._nature(act) == PENAL

    def resolve_self(self, kind: str, section: str, lead: str, at: int, *, same: bool) -> str:
        """ "section 302 of the Code", "of the said Act"; `same` if the text points at the one just named."""
        if kind != "Code":
            return self._defined.get(kind) or self._last_of_kind.get(kind) or f"the {kind}"
        fitting = [act for act in (IPC, CRPC, "CPC", "RPC") if self.fits(act, section)]
        remembered = self._memory.get(section)
        choices: tuple[str | None, ...] = (
            IPC if governs_offence(lead) else CRPC if governs_procedure(lead) else None,
            *(reversed(self._recent) if same else ()),
            self._defined.get(kind),
            remembered.act if remembered is not None else None,
            IPC if self._speaks_only_of_ipc(at) else None,
            CRPC if CRPC in self._codes or judge_before(lead) == PROCEDURE else None,
            self._last_code,
            *reversed(self._recent),
        )
        for act in choices:
            if act is not None and act in fitting:
                return act
        speaks_of = judge_before(lead)
        return IPC if speaks_of == PENAL else CRPC if speaks_of == PROCEDURE else UNKNOWN

    def _speaks_only_of_ipc(self, at: int) -> bool:
        """Has the Penal Code just been cited, and the Criminal Procedure Code not for pages?"""
        never = -_LONG_AGO - 1
        just = at - self._cited_at.get(IPC, never) <= _JUST_NOW
        return just and at - self._cited_at.get(CRPC, never) > _LONG_AGO

    def recall(self, section: str, at: int) -> str | None:
        """The Act of the same section cited before."""
        memory = self._memory.get(section)
        if memory is None:
            return None
        distinct = section[-1].isalpha() or count_of(section) >= _LOW
        near = at - memory.at <= _NEAR or memory.act == next(reversed(self._recent), None)
        return memory.act if distinct or near else None

    def guess(self, section: str, lead: str, follow: str, *, opens_sentence: bool) -> str:
        """The Act of a section that was not cited before; `lead` is what its sentence says in front of it,
        `follow` what it says behind it, if it begins with the section."""
        fitting = [act for act in reversed(self._recent) if self.fits(act, section)]
        if count_of(section) < LOWEST:
            fitting = [act for act in fitting if act != IPC]
        speaks_of = judge_before(lead) or judge_behind(follow)
        if speaks_of == PENAL:
            penal = [act for act in fitting if self._nature(act) in (PENAL, None)]
            if penal and (self._nature(penal[0]) == PENAL or count_of(section) < _LOW):
                return penal[0]
            if find_section(section) is not None and count_of(section) >= _LOW:
                return IPC
        elif speaks_of == PROCEDURE:
            procedural = [act for act in fitting if self._nature(act) != PENAL]
            if procedural:
                return procedural[0]
            if count_of(section) >= _LOW and self.fits(CRPC, section):
                return CRPC
        if opens_sentence and self._topic is not None and self._topic in fitting:
            return self._topic
        return fitting[0] if fitting else UNKNOWN

    def _touch(self, act: str) -> None:
        self._recent.pop(act, None)
        self._recent[act] = None
        if len(self._recent) > _MOST_RECENT:
            del self._recent[next(iter(self._recent))]

    def _nature(self, act: str) -> str | None:
        known = self._known.get(act)
        return None if known is None else known.nature
