"""Read a judgment that was saved as plain text. Above it are court, title, citations, author and bench, which
Indian Kanoon prints like this, both in its PDF files and on its pages:

    [Cites 7, Cited by 0]
    Delhi High Court
    A vs B on 25 April, 2001
    Equivalent citations: ...
    Author: ...
    Bench: ..., ...

If a text has no such lines, the cause title of the judgment itself may still name the court.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from pipeline.parse.text_lines import TextLine, read_lines
from pipeline.parse.text_paragraphs import cut_paragraphs
from pipeline.text.normal_form import normalise_plain
from pipeline.text.vocabulary import VERSUS
from schemas.courts import find_court
from schemas.records import Link, Paragraph

_COUNTS = re.compile(r"\s*\[\s*Cites\s+[0-9]+\s*,\s*Cited\s+by\s+[0-9]+\s*\]")
_DATED = re.compile(r"\son\s+[0-9]{1,2}\s+[A-Z][a-z]+,?\s+[0-9]{4}\W*$")
_PARTIES = re.compile(rf"\S\s+(?:{VERSUS})\b\.?\s+\S", re.IGNORECASE)
_COURT = re.compile(r"\b(?:Court|Tribunal|Commission|Forum|HC)\b")
_LABELS = {"equivalent citations": "doc_citations", "author": "doc_author", "bench": "doc_bench"}
_LABEL = re.compile(r"\s*(Equivalent citations|Author|Bench)\s*:\s*", re.IGNORECASE)
_LONGEST_COURT = 80
_MOST_TITLE_LINES = 4
_LONGEST_TITLE = 300
_MOST_LIST_LINES = 5
_TOP = 40  # lines in which the judgment names its court itself
_NAMED_COURT = re.compile(
    r"\b(?:HIGH COURT (?:OF|AT|FOR) (?:JUDICATURE (?:OF|AT|FOR) )?(?:THE )?(?:STATE OF )?"
    r"(?P<seat>[A-Z][A-Z ]{3,30}\b)"
    r"|SUPREME COURT OF INDIA\b)",
    re.IGNORECASE,
)


@dataclass(slots=True)
class TextHead:
    """The headings, by the class names that they have on pages, and the first line of the judgment."""

    headings: dict[str, str] = field(default_factory=dict)
    end: int = 0


def cut_counts(text: str) -> str:
    """Remove the line that counts citations, which a crawler may have broken into several."""
    match = _COUNTS.match(text)
    return text[match.end() :] if match else text


def find_title(lines: Sequence[str]) -> str:
    """The title in the first lines of a text, or an empty string."""
    head = read_head([TextLine(line) for line in lines])
    return head.headings.get("doc_title", "")


def read_head(lines: Sequence[TextLine]) -> TextHead:
    """Read the lines above the judgment."""
    head = TextHead()
    start, end = _find_title(lines)
    if end:
        head.headings["doc_title"] = _join(lines[start:end])
        head.end = end
    if start:
        head.headings["docsource_main"] = _join(lines[:start])
    elif not end and lines and _is_court(lines[0].text):
        head.headings["docsource_main"] = _join(lines[:1])
        head.end = 1
    _read_labels(lines, head)
    if "docsource_main" not in head.headings and (court := _find_named_court(lines[head.end :])):
        head.headings["docsource_main"] = court
    return head


def _find_title(lines: Sequence[TextLine]) -> tuple[int, int]:
    """The lines of the title: the first ones, or those after the court."""
    start = 1 if lines and not _DATED.search(lines[0].text) and _may_be_court(lines[0].text) else 0
    for end in range(start + 1, min(start + _MOST_TITLE_LINES, len(lines)) + 1):
        if _LABEL.match(lines[end - 1].text):
            break
        if _DATED.search(_join(lines[start:end])):
            return start, end
    if start and not _is_court(lines[0].text):
        return 0, 0
    return (start, start + 1) if _is_undated_title(lines, start) else (0, 0)


def _is_undated_title(lines: Sequence[TextLine], index: int) -> bool:
    """Does this line name the parties, or come between the court and a label?"""
    if index < len(lines) and len(lines[index].text) > _LONGEST_TITLE:
        return False  # a whole paragraph that begins with the parties
    if index < len(lines) and _PARTIES.search(lines[index].text):
        return True
    return 0 < index < len(lines) - 1 and _LABEL.match(lines[index + 1].text) is not None


def _may_be_court(text: str) -> bool:
    return len(text.strip()) <= _LONGEST_COURT and not _PARTIES.search(text)


def _is_court(text: str) -> bool:
    name = text.strip()
    if find_court(name) is not None:
        return True
    # "IN THE HIGH COURT OF ..." is part of the judgment and stays there.
    return _may_be_court(name) and _COURT.search(name) is not None and not _NAMED_COURT.search(name)


def _read_labels(lines: Sequence[TextLine], head: TextHead) -> None:
    """Citations, author and bench; a list may continue on the next lines."""
    while head.end < len(lines) and (label := _LABEL.match(lines[head.end].text)):
        end = _find_list_end(lines, head.end)
        value = _join(lines[head.end : end])[len(normalise_plain(label[0])) :]
        head.headings.setdefault(_LABELS[label[1].lower()], value.strip())
        head.end = end


def _find_list_end(lines: Sequence[TextLine], start: int) -> int:
    """The list ends at the next label; after the last label, it continues while something must follow."""
    for end in range(start + 1, min(start + _MOST_LIST_LINES, len(lines))):
        if _LABEL.match(lines[end].text):
            return end
    end = start + 1
    while end < len(lines) and not lines[end].gap and lines[end - 1].text.rstrip().endswith((",", ":")):
        end += 1
    return end


def _find_named_court(lines: Sequence[TextLine]) -> str | None:
    """The court as it names itself: "IN THE HIGH COURT OF DELHI AT NEW DELHI"."""
    for line in lines[:_TOP]:
        match = _NAMED_COURT.search(line.text)
        if match:
            return _name_as_printed(match)
    return None


def _name_as_printed(match: re.Match[str]) -> str:
    """The name by which the site calls a known court; for others, the words that matched."""
    if match["seat"] is None:
        return "Supreme Court of India"
    printed = f"High Court of {normalise_plain(match['seat']).title()}"
    court = find_court(printed)
    return printed if court is None else court.name


def _join(lines: Sequence[TextLine]) -> str:
    return normalise_plain(" ".join(line.text for line in lines))


_FIRST_LINES = 12  # which contain the title


class TextReader:
    """Paragraphs and headings of one text, with the same attributes as a BlockReader."""

    def __init__(self, text: str) -> None:
        text = cut_counts(text)
        lines = read_lines(text, _find_title_at_top(text))
        head = read_head(lines)
        self.headings: dict[str, str] = head.headings
        self.paragraphs: list[Paragraph] = cut_paragraphs(lines[head.end :])
        self.links: list[Link] = []  # a text has none


def _find_title_at_top(text: str) -> str:
    top = [line for line in text[:5000].splitlines() if line.strip()]
    return find_title(top[:_FIRST_LINES])
