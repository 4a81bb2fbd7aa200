"""The citations of one judgment, each with the words around it, for `./ilsi explain`."""

from collections import Counter
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from flows.marking import REJECTED, Mark, mark_text, style_act
from flows.view import output
from pipeline.citations import UNKNOWN
from schemas.acts import IPC
from schemas.records import Citations, Judgment, Mention

_REACH = 30  # characters shown on either side
_LONGEST = 80  # of the characters between: a link can lie over a whole sentence
_MOST = 60  # rows of one Act; what is longer nobody reads on a screen
_WHITE = str.maketrans("\n\r\t\f\v", "     ")


def show_mentions(citations: Citations, judgment: Judgment) -> None:
    """The Penal Code first, then other Acts, then what has none; in the order of the text."""
    acts = Counter(mention.act for mention in citations.mentions)
    for act in sorted(acts, key=lambda act: _rank(act, acts)):
        _show_act(act, [mention for mention in citations.mentions if mention.act == act], judgment)
    if not citations.mentions:
        output.print("no section cited")
    _show_rejected(citations, judgment)


def _rank(act: str, acts: Counter[str]) -> tuple[int, int, str]:
    return {IPC: 0, UNKNOWN: 2}.get(act, 1), -acts[act], act


def _show_act(act: str, mentions: Sequence[Mention], judgment: Judgment) -> None:
    output.print(Text(output.render_str(act).plain, style=style_act(act)), f"({len(mentions)})")
    table = _make_table()
    for mention in mentions[:_MOST]:
        words = _cut(judgment, mention.paragraph, mention.start, mention.end, act)
        table.add_row(_name_section(mention), _tell_how(mention), words)
    output.print(table)
    if len(mentions) > _MOST:
        output.print(f"and {len(mentions) - _MOST} more")


def _show_rejected(citations: Citations, judgment: Judgment) -> None:
    if not citations.rejected:
        return
    output.print(Text("no citations", style=style_act(REJECTED)), f"({len(citations.rejected)})")
    table = _make_table()
    for rejected in citations.rejected[:_MOST]:
        words = _cut(judgment, rejected.paragraph, rejected.start, rejected.end, REJECTED)
        table.add_row(rejected.number, rejected.reason, words)
    output.print(table)
    if len(citations.rejected) > _MOST:
        output.print(f"and {len(citations.rejected) - _MOST} more")


def _make_table() -> Table:
    return Table(show_header=False, box=None, padding=(0, 2, 0, 0))


def _name_section(mention: Mention) -> str:
    clause = mention.clause or ""
    return f"{mention.section}{'' if clause.startswith('(') else ' '}{clause}".strip()


def _tell_how(mention: Mention) -> str:
    """ "text", "both, quoted", "conflict: the link says IPC 304"."""
    how = f"conflict: the link says {mention.linked}" if mention.how == "conflict" else mention.how
    by = () if mention.found in ("named", "link") else (mention.found,)
    return ", ".join((how, *by, *(("quoted",) if mention.quoted else ())))


def _cut(judgment: Judgment, paragraph: int, start: int, end: int, act: str) -> Text:
    """The words with some of those around them, on one line, marked."""
    text = judgment.paragraphs[paragraph].text
    first, end = max(0, start - _REACH), min(end, start + _LONGEST)
    last = min(len(text), end + _REACH)
    lead, tail = "…" if first else "", "…" if last < len(text) else ""
    shift = len(lead) - first
    words = f"{lead}{text[first:last]}{tail}".translate(_WHITE)
    return mark_text(words, [Mark(start + shift, end + shift, act)])
