"""Citations shown inside their text: in colour by Act, or in brackets where there is no colour."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from flows.view import output
from pipeline.citations import UNKNOWN
from schemas.acts import IPC

REJECTED = "rejected"  # stands in the place of the Act for a number that is no citation
_STYLES = {IPC: "bold black on yellow", UNKNOWN: "magenta", REJECTED: "red strike"}
_OTHER_ACT = "cyan"


@dataclass(frozen=True, slots=True)
class Mark:
    """Characters of a text that cite a section of an Act."""

    start: int
    end: int
    act: str


def style_act(act: str) -> str:
    """The Penal Code stands out; what is known to be another Act's steps back."""
    return _STYLES.get(act, _OTHER_ACT)


def mark_text(text: str, marks: Iterable[Mark]) -> Text:
    """The text with its citations marked, safe to print: what could steer a terminal is replaced."""
    ordered = sorted(marks, key=lambda mark: (mark.start, mark.end))
    if output.color_system is None or output.no_color:
        return output.render_str(_bracket(text, ordered))
    shown = output.render_str(text)  # character for character as long as the text
    for mark in ordered:
        shown.stylize(style_act(mark.act), mark.start, mark.end)
    return shown


def _bracket(text: str, ordered: Iterable[Mark]) -> str:
    """ "Section [IPC 302]". Nothing of the text is changed; a mark over another is left out."""
    pieces: list[str] = []
    at = 0
    for mark in ordered:
        if mark.start >= at:
            pieces += (text[at : mark.start], f"[{mark.act} ", text[mark.start : mark.end], "]")
            at = mark.end
    return "".join((*pieces, text[at:]))
