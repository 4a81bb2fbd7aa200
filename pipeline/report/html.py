"""Parts of the page. All text is escaped here."""

import re
from collections.abc import Iterable, Sequence
from html import escape

from pipeline.report.numbers import NOTHING
from pipeline.report.tables.whole import Table

_NUMBER = re.compile(r"[+−]?[0-9][0-9,.]*%?")
_TALL = 25  # rows; a table with more scrolls
_WHOLE = 16  # rows; a table with more may be divided between sheets of paper
_LONG = 24  # characters; a column with more is wrapped, but not after every word


def make_paragraph(text: str) -> str:
    """A paragraph of plain text."""
    return f"<p>{escape(text)}</p>"


def make_note(text: str) -> str:
    """A paragraph that stands out."""
    return f'<p class="note">{escape(text)}</p>'


def make_list(items: Iterable[str]) -> str:
    """One item per line."""
    return '<ul class="dense">' + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"


def make_cards(cards: Iterable[tuple[str, str]]) -> str:
    """Figures with what they count."""
    items = (f"<div><dt>{escape(what)}</dt><dd>{escape(value)}</dd></div>" for value, what in cards)
    return f'<dl class="cards">{"".join(items)}</dl>'


def make_figure(svg: str, *, title: str, alternative: str, caption: str) -> str:
    """A chart, with a text for readers who cannot see it."""
    picture = svg.replace("<svg", f'<svg role="img" aria-label="{escape(alternative)}"', 1)
    return (
        f'<figure><div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">\n'
        f"{picture}\n</div><figcaption>{escape(caption)}</figcaption></figure>"
    )


def make_table(table: Table, *, ours: bool = False) -> str:
    """A table. Columns of numbers are aligned to the right; the last column stands out if it is ours."""
    last = len(table.header) - 1
    classes = [
        f"{_classify(table, column)} ours" if ours and column == last else _classify(table, column)
        for column in range(len(table.header))
    ]
    named = zip(table.header, classes, strict=True)
    head = "".join(_make_cell("th", cell, kind, scope="col") for cell, kind in named)
    body = "\n".join(_make_row(row, classes) for row in table.rows)
    block = "block whole" if len(table.rows) <= _WHOLE else "block"
    scroll = "scroll tall" if len(table.rows) > _TALL else "scroll"
    return (
        f'<div class="{block}"><div class="{scroll}" tabindex="0" role="region" '
        f'aria-label="{escape(table.title)}"><table id="table-{escape(table.key)}">'
        f"<caption>{escape(table.title)}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>"
        "</table></div></div>"
    )


def _classify(table: Table, column: int) -> str:
    """Whether a column has mostly numbers, or long texts."""
    cells = [row[column] for row in table.rows if row[column] not in ("", NOTHING)]
    if column > 0 and 2 * sum(_NUMBER.fullmatch(cell) is not None for cell in cells) > len(cells):
        return "number"
    return "long" if max(map(len, cells), default=0) > _LONG else ""


def make_row_of(*blocks: str) -> str:
    """Tables side by side, where there is room."""
    return f'<div class="tables">{"".join(blocks)}</div>'


def _make_row(row: Sequence[str], classes: Sequence[str]) -> str:
    cells = [
        _make_cell("th", row[0], classes[0], scope="row") if row[0] else _make_cell("td", "", classes[0])
    ]
    cells += [_make_cell("td", cell, kind) for cell, kind in zip(row[1:], classes[1:], strict=True)]
    return f"<tr>{''.join(cells)}</tr>"


def _make_cell(tag: str, content: str, kind: str, *, scope: str = "") -> str:
    attributes = "".join(f' {name}="{value}"' for name, value in (("scope", scope), ("class", kind)) if value)
    return f"<{tag}{attributes}>{escape(content)}</{tag}>"
