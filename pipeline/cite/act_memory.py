"""The Acts that have been named, defined and cited so far in a document.

Judgments name the Act of a section once and then leave it out. It is inferred, in this order, from the same
section cited earlier with its Act; the words before the section ("convicted under" means an offence,
"statement under" procedure); the Act that a sentence last began with; the last Act named.
"""

import re
from dataclasses import dataclass

from schemas.acts import CRPC, IPC, index_acts
from schemas.statutes import find_section

PENAL, PROCEDURE = "penal", "procedure"

# What is done under a section: "convicted under", "a statement under".
_CHARGE = r"(?<!in )(?<!in-)(?<!in- )charge(?![- ]?sheet)"  # not an officer in charge
_STRONG = re.compile(
    rf"(?P<penal>convict|{_CHARGE}|punish|guilty|sentenc|offence|acquit|imprisonment|liable|"
    r"\btried\b|crime no|\bcr\.? ?no|\bfir\b|f\.i\.r|regist)"
    r"|(?P<procedure>statement|examin|application|petition|revision|power|jurisdiction|proceeding|cogni[sz]ance|"
    r"sanction|notice|bail|inquir|enquir|quash|confession|remand|presum|discharg|compound|bound over|summon)",
    re.IGNORECASE,
)
# Words that are merely more frequent near one kind of section than near the other.
_WEAK = re.compile(
    r"(?P<penal>crime|accused of|committed|prosecut|arraign|booked|murder|rigorous)"
    r"|(?P<procedure>record|complaint|report|order|appeal|warrant|search|investigat|reference|trial|procedure|"
    r"magistrate|commit(?:ted)? (?:to|the case))",
    re.IGNORECASE,
)
# "convicted by the Magistrate under": only a few words, none about procedure, before the section.
_GOVERNS = re.compile(
    rf"(?:convict|punish|guilty|sentenc|acquit|imprisonment|offence|{_CHARGE}|\btried\b)\w*"
    r"(?:\s(?!if\b|which\b|that\b|because\b|and\b)[\w'’.,/-]+){0,10}\s(?:under|of|u/s)\s?(?:the\s)?(?:said\s)?$",
    re.IGNORECASE,
)
# "compounding of an offence under", "cognizance of an offence under": still procedure.
_INTERRUPTS = re.compile(
    r"investigat|statement|power|inquir|enquir|cogni[sz]|proceeding|mandat|regist|oblig|compound|quash|bail|"
    r"discharg|jurisdiction|sanction|fram(?:e|ing)|petition|application|report",
    re.IGNORECASE,
)


def governs_offence(words: str) -> bool:
    """Do the words before a section say explicitly that it is an offence?"""
    return _GOVERNS.search(words) is not None and _INTERRUPTS.search(words) is None


def governs_procedure(words: str) -> bool:
    """Do the words before a section say explicitly that it is about procedure?"""
    return _find_last(_STRONG, words) == PROCEDURE


def classify_before(words: str) -> str | None:
    """The kind of section that the words before it suggest: the last strong cue decides, else the last."""
    return _find_last(_STRONG, words) or _find_last(_WEAK, words)


def classify_after(words: str) -> str | None:
    """The kind of section that the words after it suggest: the first cue decides."""
    matches = [match for match in (_STRONG.search(words), _WEAK.search(words)) if match is not None]
    return min(matches, key=lambda match: match.start()).lastgroup if matches else None


def _find_last(pattern: re.Pattern[str], words: str) -> str | None:
    last = None
    for match in pattern.finditer(words):
        last = match.lastgroup
    return last


UNKNOWN = "unknown"

_NEAR = 1500  # characters within which a low number still means what it meant
_JUST_NOW, _LONG_AGO = 400, 4000  # characters: a sentence or two, and two pages
_MOST_RECENT = 12  # Acts that are kept in mind
LOWEST_BARE = 34  # lower ones are definitions, hardly ever cited without a cue or an Act
_LOW = 100  # countless Acts have a section 3 or 20; hardly any but the Codes have a section 302


@dataclass(frozen=True, slots=True)
class _LastCitation:
    """Where a section was last cited, and as which Act's."""

    act: str
    named: bool  # the Act was named with it
    at: int


def read_base_number(section: str) -> int:
    """The number of a section without its letters: 304 for 304B."""
    return int(section.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


class ActMemory:
    """What a reader remembers of a document. Offsets count its characters from the beginning."""

    def __init__(self) -> None:
        self._known = index_acts()
        self._citations: dict[str, _LastCitation] = {}  # by section
        self._defined: dict[str, str] = {}  # Code, Act: what the document says it means
        self._last_of_kind: dict[str, str] = {}
        self._codes: set[str] = set()  # the Codes named so far
        self._last_code: str | None = None  # the last Code written out: nobody calls "IPC" the Code
        self._recent: dict[str, None] = {}  # Acts in the order in which they were last named or cited
        self._highest: dict[str, int] = {}  # of Acts not in schemas.acts: the highest section cited
        self._cited_at: dict[str, int] = {}
        self._topic: str | None = None  # the Act with which a sentence last began

    def name(self, act: str, *, written_out: bool) -> None:
        """Note that an Act is named."""
        known = self._known.get(act)
        kind = known.kind if known is not None else "Act"
        self._last_of_kind[kind] = act
        if kind == "Code":
            self._codes.add(act)
            self._last_code = act if written_out else self._last_code
        if kind != "Constitution":
            self._touch(act)

    def mention(self, kind: str) -> None:
        """Note that an Act is referred to as "the Code" or "this Act"."""
        act = self._defined.get(kind) or (self._last_code if kind == "Code" else self._last_of_kind.get(kind))
        if act is not None:
            self._touch(act)

    def define(self, kind: str, act: str) -> None:
        """Note that "the Code" or "the Act" means this Act from here on."""
        self._defined[kind] = act

    def note(self, section: str, act: str, at: int, *, named: bool, opens_sentence: bool) -> None:
        """Note that a section is cited, and of which Act."""
        if act == UNKNOWN:
            return
        if named:
            self._touch(act)
            if act not in self._known:
                self._highest[act] = max(self._highest.get(act, 0), read_base_number(section))
        self._cited_at[act] = at
        last = self._citations.get(section)
        if named or last is None or not last.named or last.act == act:
            self._citations[section] = _LastCitation(act, named or (last is not None and last.named), at)
        if opens_sentence:
            self._topic = act

    def fits(self, act: str, section: str) -> bool:
        """Could the Act have such a section?"""
        known = self._known.get(act)
        if act == IPC:
            return find_section(section) is not None
        number = read_base_number(section)
        if known is None:  # a high number only if high ones have been cited
            return number < _LOW or number <= 2 * self._highest.get(act, 0)
        if section[-1].isalpha() and section not in known.shared and find_section(section) is not None:
            return act == "RPC"
        return number <= known.last

    def is_special(self, act: str) -> bool:
        """Does an Act other than the Penal Code define offences?"""
        return act != IPC and self._find_nature(act) == PENAL

    def resolve_reference(self, kind: str, section: str, lead: str, at: int, *, same: bool) -> str:
        """The Act meant by "of the Code" or "of the said Act"; `same` if the text points at the last one."""
        if kind != "Code":
            return self._defined.get(kind) or self._last_of_kind.get(kind) or f"the {kind}"
        fitting = [act for act in (IPC, CRPC, "CPC", "RPC") if self.fits(act, section)]
        last = self._citations.get(section)
        choices: tuple[str | None, ...] = (
            IPC if governs_offence(lead) else CRPC if governs_procedure(lead) else None,
            *(reversed(self._recent) if same else ()),
            self._defined.get(kind),
            last.act if last is not None else None,
            IPC if self._cites_only_ipc(at) else None,
            CRPC if CRPC in self._codes or classify_before(lead) == PROCEDURE else None,
            self._last_code,
            *reversed(self._recent),
        )
        for act in choices:
            if act is not None and act in fitting:
                return act
        nature = classify_before(lead)
        return IPC if nature == PENAL else CRPC if nature == PROCEDURE else UNKNOWN

    def _cites_only_ipc(self, at: int) -> bool:
        """Has the Penal Code just been cited, and the Code of Criminal Procedure not for pages?"""
        never = -_LONG_AGO - 1
        just = at - self._cited_at.get(IPC, never) <= _JUST_NOW
        return just and at - self._cited_at.get(CRPC, never) > _LONG_AGO

    def recall(self, section: str, at: int) -> str | None:
        """The Act of which the same section was cited before."""
        last = self._citations.get(section)
        if last is None:
            return None
        is_distinct = section[-1].isalpha() or read_base_number(section) >= _LOW
        is_near = at - last.at <= _NEAR or last.act == next(reversed(self._recent), None)
        return last.act if is_distinct or is_near else None

    def guess(self, section: str, lead: str, follow: str, *, opens_sentence: bool) -> str:
        """The Act of a section that was not cited before; `lead` is its sentence up to it, `follow` the rest
        of the sentence if it begins with the section."""
        fitting = [act for act in reversed(self._recent) if self.fits(act, section)]
        if read_base_number(section) < LOWEST_BARE:
            fitting = [act for act in fitting if act != IPC]
        nature = classify_before(lead) or classify_after(follow)
        if nature == PENAL:
            penal = [act for act in fitting if self._find_nature(act) in (PENAL, None)]
            if penal and (self._find_nature(penal[0]) == PENAL or read_base_number(section) < _LOW):
                return penal[0]
            if find_section(section) is not None and read_base_number(section) >= _LOW:
                return IPC
        elif nature == PROCEDURE:
            procedural = [act for act in fitting if self._find_nature(act) != PENAL]
            if procedural:
                return procedural[0]
            if read_base_number(section) >= _LOW and self.fits(CRPC, section):
                return CRPC
        if opens_sentence and self._topic is not None and self._topic in fitting:
            return self._topic
        return fitting[0] if fitting else UNKNOWN

    def _touch(self, act: str) -> None:
        self._recent.pop(act, None)
        self._recent[act] = None
        if len(self._recent) > _MOST_RECENT:
            del self._recent[next(iter(self._recent))]

    def _find_nature(self, act: str) -> str | None:
        known = self._known.get(act)
        return None if known is None else known.nature
