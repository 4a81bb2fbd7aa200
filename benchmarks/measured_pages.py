"""Pages of docs/ whose numbers are written by a benchmark: the words around them stay as people wrote them.

A page marks the place with <!-- measured: NAME --> and <!-- end of NAME -->.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path


def fill_page(page: Path, measured: Mapping[str, str]) -> None:
    """Put what was measured into its places."""
    text = page.read_text(encoding="utf-8")
    for name, content in measured.items():
        first, last = f"<!-- measured: {name} -->\n", f"<!-- end of {name} -->"
        if text.count(first) != 1 or text.count(last) != 1:
            raise SystemExit(
                f"{page} needs one place called {name}: mark it with {first.strip()} and {last}."
            )
        before, rest = text.split(first)
        text = f"{before}{first}\n{content.strip()}\n\n{last}{rest.split(last)[1]}"
    page.write_text(text, encoding="utf-8", newline="\n")


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
