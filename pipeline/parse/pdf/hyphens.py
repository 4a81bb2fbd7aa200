"""Rejoin words that were divided at the end of a line.

Whether a hyphen belongs to the word ("co-accused") or only to the line is decided by the rest of the
document.
"""

import re
from collections.abc import Iterable

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LAST = re.compile(r"((?:[^\W\d_]+-)*[^\W\d_]+)-$")
_FIRST = re.compile(r"[^\W\d_]+")
_KEEP = frozenset(
    [
        "co",
        "sub",
        "non",
        "pre",
        "post",
        "ex",
        "self",
        "well",
        "so",
        "cross",
        "anti",
        "vice",
        "inter",
        "quasi",
        "semi",
        "ill",
        "half",
        "all",
        "one",
        "two",
        "three",
    ]
)


class LineJoiner:
    """Joins the lines of a document."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._words = {word.lower() for line in lines for word in _WORD.findall(line)}

    def join(self, lines: Iterable[str]) -> str:
        """Lines of a paragraph as running text."""
        text = ""
        for line in lines:
            text = self._append(text, line.strip()) if text else line.strip()
        return text

    def _append(self, text: str, line: str) -> str:
        if not line or not text.endswith("-") or text.endswith((" -", "--")):
            return f"{text} {line}"
        last, first = _LAST.search(text[-80:]), _FIRST.match(line)
        if last is None or first is None or not first[0][0].islower():
            return text + line  # "Sub-" "Inspector", "2018-" "19"
        return text + line if self._keeps(last[1].lower(), first[0].lower()) else text[:-1] + line

    def _keeps(self, last: str, first: str) -> bool:
        if last + first in self._words:
            return False
        if f"{last}-{first}" in self._words or last in _KEEP or "-" in last:
            return True
        return len(last) > 2 and len(first) > 2 and {last, first} <= self._words
