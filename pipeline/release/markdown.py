"""Tables in Markdown."""

from collections.abc import Iterable, Sequence


def write_table(header: Sequence[str], rows: Iterable[Sequence[str | int]]) -> str:
    """A table with its numbers to the right. Ends without a line break."""
    body = list(rows)
    numeric = [all(isinstance(row[place], int) for row in body) for place in range(len(header))]
    lines = [header, ["---:" if each else "---" for each in numeric], *body]
    return "\n".join(f"| {' | '.join(map(_write_cell, line))} |" for line in lines)


def _write_cell(value: str | int) -> str:
    return f"{value:,}" if isinstance(value, int) else value.replace("|", "\\|")
