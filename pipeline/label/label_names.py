"""How labels are written and ordered: a section ("302", "498A") or its first sub-section ("376(2)")."""

import re

from schemas.statutes import find_section, section_order

_NAME = re.compile(
    r"(?:(?:ipc|sections?|sec|s)[\s._-]*){0,3}"
    r"(?P<base>\d{1,3}[\s\-\u2010-\u2015]*[a-z]{0,2})\s*(?:\(\s*(?P<part>\d{1,2}|[a-z]{1,4})\s*\))?\.?"
    r"(?:\s+(?:in|of)\s+(?:the\s+)?(?:indian\s+)?penal\s+code(?:,?\s+1860)?|\s+i\.?p\.?c\.?)?",
    re.IGNORECASE,
)
_LABEL = re.compile(r"(\d+[A-Z]*)(?:\((\w+)\))?")


def read_label(written: str) -> str | None:
    """The label for what is written: "Section 376(2) in The Indian Penal Code" is 376(2), "498-a IPC" is
    498A. None if the Code has no such section; the sub-section is not checked."""
    match = _NAME.fullmatch(written.strip())
    entry = find_section(match["base"]) if match else None
    if match is None or entry is None:
        return None
    lettered = find_section(entry.number + match["part"]) if match["part"] and entry.number != "294" else None
    return lettered.number if lettered is not None else name_label(entry.number, match["part"])


def name_label(section: str, part: str | None) -> str:
    """The label of a section, or of a sub-section."""
    return section if part is None else f"{section}({part.lower()})"


def find_section_of(label: str) -> str:
    """The section that a label belongs to: 376 for 376(2)."""
    return label.partition("(")[0]


def find_title(label: str) -> str:
    """What the section of a label is about."""
    entry = find_section(find_section_of(label))
    return entry.title if entry else ""


def label_order(label: str) -> tuple[int, str, int, str]:
    """Sort key: 376 before 376(1) before 376(2) before 376(10) before 376(a) before 376A."""
    match = _LABEL.fullmatch(label)
    if match is None:
        raise ValueError(f"not a label: {label!r}")
    number, letters = section_order(match[1])
    part = match[2]
    if part is None:
        return number, letters, 0, ""
    return (number, letters, int(part), "") if part.isdigit() else (number, letters, 100, part)
