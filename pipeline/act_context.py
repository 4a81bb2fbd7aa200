"""Which Act is being talked about: what has been named, defined and cited so far in a document.

Judgments name the Act with a section once and then go on without it. What decides, in this order: the same section
cited with its Act before; the words around it ("convicted under" speaks of an offence, "statement under" of
procedure); the Act that the last sentence began with; the Act named last.
"""

import re

from schemas.acts import CRPC, IPC, Act, index_acts
from schemas.statutes import find_section

UNKNOWN = "unknown"
_THE_ACT = "the Act"  # an Act that is spoken of and was never named

_OFFENCE = re.compile(
    r"convict|charge|punish|guilty|sentenc|offence|acquit|crime|fir\b|f\.i\.r|regist|liable|accused of|committed|prosecut|"
    r"arraign|booked",
    re.IGNORECASE,
)
_PROCEDURE = re.compile(
    r"statement|examin|record|application|petition|revision|power|jurisdiction|proceeding|cognizance|cognisance|complaint|"
    r"report|sanction|notice|order|bail|inquir|enquir|quash|confession|remand|presum|appeal|summon|warrant|search|"
    r"investigat|reference|discharg|compound|trial|commit(?:ted)? (?:to|the case)",
    re.IGNORECASE,
)


def _fits(act: Act, section: str) -> bool:
    """Could the Act have such a section?"""
    if act.key == IPC:
        return find_section(section) is not None
    digits = section.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    if digits != section and act.inserted:
        return section in act.inserted
    return int(digits) <= act.last


class Context:
    """What a reader remembers of a document."""

    def __init__(self) -> None:
        self._acts = index_acts()
        self._memory: dict[str, tuple[str, bool]] = {}  # section: Act, and was it named with it
        self._defined: dict[str, str] = {}  # Code, Act: what the document says it stands for
        self._last_of_kind: dict[str, str] = {}
        self._named: dict[str, None] = {}  # Acts in the order in which they were last named
        self._topic: str | None = None

    def name(self, act: str, kind: str | None = None) -> None:
        """An Act has been named."""
        known = self._acts.get(act)
        kind = known.kind if known else kind or "Act"
        self._last_of_kind[kind] = act
        if kind != "Constitution":
            self._named.pop(act, None)
            self._named[act] = None

    def define(self, kind: str, act: str) -> None:
        """The document says that "the Code" or "the Act" stands for this Act from here on."""
        self._defined[kind] = act

    def note(self, section: str, act: str, *, named: bool, opens_sentence: bool) -> None:
        """A section has been given to an Act."""
        if act == UNKNOWN:
            return
        if named or not self._memory.get(section, ("", False))[1]:
            self._memory[section] = (act, named)
        if opens_sentence:
            self._topic = act

    def fits(self, act: str, section: str) -> bool:
        """Could the Act have such a section? Of an Act that we do not know, any."""
        known = self._acts.get(act)
        return known is None or _fits(known, section)

    def resolve_self(self, kind: str, section: str) -> str:
        """ "section 302 of the Code", "of the said Act"."""
        if kind != "Code":
            return self._defined.get(kind) or self._last_of_kind.get(kind) or f"the {kind}"
        codes = [self._acts[key] for key in (IPC, CRPC, "CPC", "RPC")]
        fitting = {act.key for act in codes if _fits(act, section)}
        defined = self._defined.get(kind)
        if defined in fitting:
            return defined
        remembered = self._memory.get(section, (None, False))[0]
        if remembered in fitting:
            return remembered
        recent = [act for act in reversed(self._named) if act in fitting]
        if recent:
            return recent[0]
        return defined or self._last_of_kind.get("Code") or UNKNOWN

    def recall(self, section: str) -> str | None:
        """The Act of the same section cited before."""
        return self._memory.get(section, (None, False))[0]

    def guess(self, section: str, lead: str, *, opens_sentence: bool) -> str:
        """The Act of a section that was not cited before; `lead` is what stands in front of it."""
        fitting = [act for act in reversed(self._named) if self.fits(act, section)]
        offence = max((match.start() for match in _OFFENCE.finditer(lead)), default=-1)
        procedure = max((match.start() for match in _PROCEDURE.finditer(lead)), default=-1)
        if offence > procedure:
            penal = [act for act in fitting if self._is_of(act, "penal")]
            if penal:
                return penal[0]
            if find_section(section) is not None and not any(act not in self._acts for act in fitting[:1]):
                return IPC
        elif procedure > offence:
            other = [act for act in fitting if not self._is_of(act, "penal") or act not in self._acts]
            if other:
                return other[0]
        if opens_sentence and self._topic is not None and self.fits(self._topic, section):
            return self._topic
        return fitting[0] if fitting else UNKNOWN

    def _is_of(self, act: str, nature: str) -> bool:
        return act in self._acts and self._acts[act].nature == nature
