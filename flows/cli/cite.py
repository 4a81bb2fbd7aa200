"""`./ilsi cite`: which sections does a text cite?"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

import ilsi
from flows.cli._flags import Panel, TextFile
from flows.console import console, output
from flows.texts.highlight import REJECTED, Highlight, highlight, highlight_citation, style_act
from flows.texts.inputs import choose_source, is_in_other_letters, name_source, read_paragraphs
from flows.texts.json_lines import BadLineError, JsonLines, Record, require_keys, write_records
from pipeline.cite.finder import UNKNOWN, CitedSection, Findings
from schemas.acts import IPC
from schemas.statutes import find_section, section_order

PANEL = Panel.TEXTS
app = typer.Typer()

NOT_LATIN = (
    "hardly any Latin letters and no citation found: the finder reads English, and of Hindi only धारा and "
    "names of the two Codes, with numbers in the digits 0 to 9"
)


@app.command()
def cite(
    file: TextFile = None,
    as_lines: Annotated[
        bool, typer.Option("--jsonl", help="Read lines of JSON with id and text, write id and citations.")
    ] = False,
) -> None:
    """Find the sections that a text cites, of the Penal Code and of other Acts.

    Examples:

      ./ilsi cite judgment.txt

      ./ilsi cite order.pdf | less

      ./ilsi cite --jsonl texts.jsonl > citations.jsonl
    """
    (cite_lines if as_lines else show_cited)(choose_source(file))


def show_cited(file: Path) -> None:
    """Print the text with its citations marked, then what they are."""
    paragraphs = read_paragraphs(file)
    findings = ilsi.cite(paragraphs)
    _show_text(paragraphs, findings)
    _show_sections(findings)
    _show_rejected(findings)
    if _is_unreadable("\n".join(paragraphs), findings):
        console.print(f"{name_source(file)}: {NOT_LATIN}", soft_wrap=True)


def cite_lines(file: Path) -> None:
    """Write the citations of every line in the order of the lines. Bad lines are reported and left out."""
    records = JsonLines(file, _check)
    unreadable = 0
    for record in records:
        findings = ilsi.cite(record["text"])
        write_records([{"id": record["id"], "citations": [_describe(cited) for cited in findings.cited]}])
        unreadable += _is_unreadable(record["text"], findings)
    records.warn(unreadable, NOT_LATIN)
    records.complain()


def _is_unreadable(text: str, findings: Findings) -> bool:
    """Was nothing found because the finder does not read the script of the text?"""
    return not findings.cited and not findings.rejected and is_in_other_letters(text)


def _check(record: Record) -> None:
    require_keys(record, "id", "text")
    if not isinstance(record["text"], str):
        raise BadLineError('"text" is not a string')


def _describe(cited: CitedSection) -> dict[str, str | int | None]:
    return {
        "act": cited.act,
        "section": cited.section,
        "clause": cited.clause,
        "start": cited.start,
        "end": cited.end,
    }


def _show_text(paragraphs: Sequence[str], findings: Findings) -> None:
    marks: dict[int, list[Highlight]] = defaultdict(list)
    for cited in findings.cited:
        if cited.found != "range":  # the ends of a range are marked; sections in between have no words
            marks[cited.paragraph].append(highlight_citation(cited.start, cited.end, cited.act))
    for rejected in findings.rejected:
        marks[rejected.paragraph].append(highlight_citation(rejected.start, rejected.end, REJECTED))
    for index, text in enumerate(paragraphs):
        if index:
            output.print()
        output.print(highlight(text.rstrip("\n"), marks[index]), soft_wrap=True)


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
    """The Penal Code first, sections of unknown Acts last."""
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
