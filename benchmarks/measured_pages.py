"""Pages of docs/ whose numbers are written by a benchmark: the words around them stay as people wrote them.

A page marks the place with <!-- measured: NAME --> and <!-- end of NAME -->. It decides how much is shown:
<!-- measured: NAME, first 10 rows --> cuts tables, <!-- left out: NAME --> shows nothing.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path


def fill_page(page: Path, measured: Mapping[str, str]) -> None:
    """Put what was measured into its places."""
    text = page.read_text(encoding="utf-8")
    for name, content in measured.items():
        if f"<!-- left out: {name} -->" not in text:
            text = _fill_place(page, text, name, content)
    page.write_text(text, encoding="utf-8", newline="\n")


def _fill_place(page: Path, text: str, name: str, content: str) -> str:
    last = f"<!-- end of {name} -->"
    firsts = list(re.finditer(rf"<!-- measured: {re.escape(name)}(?:, first (\d+) rows)? -->\n", text))
    if len(firsts) != 1 or text.count(last) != 1:
        raise SystemExit(
            f"{page} needs one place called {name}: mark it with <!-- measured: {name} --> and {last}."
        )
    (first,) = firsts
    if first[1]:
        content = "\n".join(_cut_tables(content.strip().splitlines(), int(first[1])))
    return f"{text[: first.end()]}\n{content.strip()}\n\n{last}{text.split(last)[1]}"


def _cut_tables(lines: Iterable[str], rows: int) -> Iterator[str]:
    """Of every table the first rows, and how many more there are."""
    length = 0
    for line in [*lines, ""]:
        if line.startswith("|"):
            length += 1
            if length <= rows + 2:  # two lines are the header
                yield line
            continue
        if length > rows + 2:
            yield f"\n... and {length - rows - 2} more."
        length = 0
        yield line


def tabulate(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; numbers with thousands separated."""
    lines = [f"| {' | '.join(header)} |", f"|{'---|' * len(header)}"]
    lines += [f"| {' | '.join(map(_show, row))} |" for row in rows]
    return "\n".join(lines)


def show_share(count: int, total: int) -> str:
    """A part of a whole, as percent."""
    return f"{100 * count / total:.1f} %" if total else "-"


def _show(cell: object) -> str:
    return f"{cell:,}" if isinstance(cell, int) else str(cell).replace("|", "\\|")
