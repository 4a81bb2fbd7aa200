"""`./ilsi cite FILE`: which sections does this text cite?"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from flows.given_texts import is_in_other_letters, name_source, read_paragraphs
from flows.marking import REJECTED, Mark, mark_text, style_act
from flows.view import console, output
from pipeline.citations import UNKNOWN, Findings, find_citations
from schemas.acts import IPC
from schemas.statutes import find_section, section_order

NOT_LATIN = (
    "hardly any Latin letters and no citation found: the finder reads English, and of Hindi only धारा and "
    "names of the two Codes, with numbers in the digits 0 to 9"
)


def show_cited(file: Path) -> None:
    """Print the text with its citations marked, then what they are."""
    paragraphs = read_paragraphs(file)
    findings = find_citations(paragraphs)
    _show_text(paragraphs, findings)
    _show_sections(findings)
    _show_rejected(findings)
    if is_foreign("\n".join(paragraphs), findings):
        console.print(f"{name_source(file)}: {NOT_LATIN}", soft_wrap=True)


def is_foreign(text: str, findings: Findings) -> bool:
    """Has nothing been found because the text is in letters that the finder does not read?"""
    return not findings.cited and not findings.rejected and is_in_other_letters(text)


def _show_text(paragraphs: Sequence[str], findings: Findings) -> None:
    marks: dict[int, list[Mark]] = defaultdict(list)
    for cited in findings.cited:
        if cited.found != "range":  # the ends of a range are marked, what lies between has no words
            marks[cited.paragraph].append(Mark(cited.start, cited.end, cited.act))
    for rejected in findings.rejected:
        marks[rejected.paragraph].append(Mark(rejected.start, rejected.end, REJECTED))
    for place, text in enumerate(paragraphs):
        if place:
            output.print()
        output.print(mark_text(text.rstrip("\n"), marks[place]), soft_wrap=True)


def _show_sections(findings: Findings) -> None:
    counts = Counter((cited.act, cited.section, cited.clause or "") for cited in findings.cited)
    output.print()
    if not counts:
        output.print("no section cited")
        return
    table = Table("act", "section", "clause", "times", "title", box=SIMPLE_HEAD)
    table.columns[3].justify = "right"
    for act, section, clause in sorted(counts, key=_order):
        entry = find_section(section) if act == IPC else None
        shown = Text(output.render_str(act).plain, style=style_act(act))
        title = entry.title if entry is not None else ""
        table.add_row(shown, section, clause, str(counts[act, section, clause]), title)
    output.print(table)


def _order(row: tuple[str, str, str]) -> tuple[int, str, tuple[int, str], str]:
    """The Penal Code first, sections whose Act is not known last."""
    act, section, clause = row
    return {IPC: 0, UNKNOWN: 2}.get(act, 1), act, section_order(section), clause


def _show_rejected(findings: Findings) -> None:
    counts = Counter((rejected.number, rejected.reason) for rejected in findings.rejected)
    if not counts:
        return
    table = Table("rejected", "times", "why", box=SIMPLE_HEAD)
    table.columns[1].justify = "right"
    for (number, reason), times in counts.items():
        table.add_row(number, str(times), reason)
    output.print(table)
