"""Single lines of heads and feet, written from templates."""

from collections.abc import Iterable

from embedded.clauses import list_slots
from embedded.prose import Sentence
from embedded.setting import Setting

Line = tuple[int, Sentence] | None  # indent and text; None is a blank line


def write_lines(setting: Setting, lines: Iterable[str], role: str) -> list[Line]:
    """Write what can be written: a line that needs a slot which is not there is left out."""
    written: list[Line] = []
    for line in lines:
        if not list_slots(line) <= setting.known:
            continue
        words = line.strip()
        sentence = setting.tell(role, words, tidied=False) if words else None
        indent = len(line) - len(line.lstrip(" "))
        written.append((indent, sentence) if sentence is not None and sentence.text.strip() else None)
    return written
