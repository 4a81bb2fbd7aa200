"""What stands above a judgment that was saved as plain text: court, title, citations, author, bench.

Indian Kanoon prints them so, in its PDF files as on its pages:

    [Cites 7, Cited by 0]
    Delhi High Court
    A vs B on 25 April, 2001
    Equivalent citations: ...
    Author: ...
    Bench: ..., ...

Where a text has no such lines, the cause title of the judgment itself may still tell the court.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from pipeline.plain_text import normalise_plain
from pipeline.text_lines import Line
from schemas.courts import COURTS, find_court

_COUNTS = re.compile(r"\s*\[\s*Cites\s+[0-9]+\s*,\s*Cited\s+by\s+[0-9]+\s*\]")
_DATED = re.compile(r"\son\s+[0-9]{1,2}\s+[A-Z][a-z]+,?\s+[0-9]{4}\W*$")
_PARTIES = re.compile(r"\S\s+(?:v|vs|versus)\b\.?\s+\S", re.IGNORECASE)
_COURT = re.compile(r"\b(?:Court|Tribunal|Commission|Forum|HC)\b")
_LABELS = {"equivalent citations": "doc_citations", "author": "doc_author", "bench": "doc_bench"}
_LABEL = re.compile(r"\s*(Equivalent citations|Author|Bench)\s*:\s*", re.IGNORECASE)
_LONGEST_COURT = 80
_MOST_TITLE_LINES = 4
_MOST_LIST_LINES = 5
_TOP = 40  # lines in which the judgment names its court itself
_NAMED_COURT = re.compile(
    r"\b(?:HIGH COURT OF (?:JUDICATURE (?:OF|AT|FOR) )?(?P<seat>[A-Z][A-Z ]{3,30}\b)"
    r"|SUPREME COURT OF INDIA\b)",
    re.IGNORECASE,
)


@dataclass(slots=True)
class TextHead:
    """The headings, by the class names that pages have for them, and the first line of the judgment."""

    headings: dict[str, str] = field(default_factory=dict)
    end: int = 0


def cut_counts(text: str) -> str:
    """Without the line that counts citations, which a crawler may have broken into several."""
    match = _COUNTS.match(text)
    return text[match.end() :] if match else text


def find_title(lines: Sequence[str]) -> str:
    """The title in the first lines of a text, or nothing."""
    head = read_head([Line(line) for line in lines])
    return head.headings.get("doc_title", "")


def read_head(lines: Sequence[Line]) -> TextHead:
    """Read what stands above the judgment."""
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


def _find_title(lines: Sequence[Line]) -> tuple[int, int]:
    """The lines of the title: the first, or those behind the court."""
    start = 1 if lines and not _DATED.search(lines[0].text) and _may_be_court(lines[0].text) else 0
    for end in range(start + 1, min(start + _MOST_TITLE_LINES, len(lines)) + 1):
        if _LABEL.match(lines[end - 1].text):
            break
        if _DATED.search(_join(lines[start:end])):
            return start, end
    if start and not _is_court(lines[0].text):
        return 0, 0
    return (start, start + 1) if _is_undated_title(lines, start) else (0, 0)


def _is_undated_title(lines: Sequence[Line], index: int) -> bool:
    """Does this line name the parties, or stand between the court and a label?"""
    if index < len(lines) and _PARTIES.search(lines[index].text):
        return True
    return 0 < index < len(lines) - 1 and _LABEL.match(lines[index + 1].text) is not None


def _may_be_court(text: str) -> bool:
    return len(text.strip()) <= _LONGEST_COURT and not _PARTIES.search(text)


def _is_court(text: str) -> bool:
    name = text.strip()
    if find_court(name) is not None:
        return True
    # "IN THE HIGH COURT OF ..." is the judgment's own word and stays there.
    return _may_be_court(name) and _COURT.search(name) is not None and not _NAMED_COURT.search(name)


def _read_labels(lines: Sequence[Line], head: TextHead) -> None:
    """Citations, author and bench; a list may go on in further lines."""
    while head.end < len(lines) and (label := _LABEL.match(lines[head.end].text)):
        end = _find_list_end(lines, head.end)
        value = _join(lines[head.end : end])[len(normalise_plain(label[0])) :]
        head.headings.setdefault(_LABELS[label[1].lower()], value.strip())
        head.end = end


def _find_list_end(lines: Sequence[Line], start: int) -> int:
    """Up to the next label; behind the last one as long as something must follow."""
    for end in range(start + 1, min(start + _MOST_LIST_LINES, len(lines))):
        if _LABEL.match(lines[end].text):
            return end
    end = start + 1
    while end < len(lines) and not lines[end].blanks and lines[end - 1].text.rstrip().endswith((",", ":")):
        end += 1
    return end


def _find_named_court(lines: Sequence[Line]) -> str | None:
    """The court by its own name: "IN THE HIGH COURT OF DELHI AT NEW DELHI"."""
    for line in lines[:_TOP]:
        match = _NAMED_COURT.search(line.text)
        if match:
            return _name_as_printed(match)
    return None


def _name_as_printed(match: re.Match[str]) -> str:
    """As the site calls the seven; others by the words that were found."""
    if match["seat"] is None:
        return "Supreme Court of India"
    seat = normalise_plain(match["seat"]).title()
    known = (court.name for court in COURTS if seat.startswith(court.name.removesuffix(" High Court")))
    return next(known, f"High Court of {seat}")


def _join(lines: Sequence[Line]) -> str:
    return normalise_plain(" ".join(line.text for line in lines))
