"""A bar chart of label frequencies as SVG, written by hand: one line a label, the most frequent on top."""

from collections.abc import Sequence
from html import escape

from pipeline.label_statistics import LabelRow

_LINE = 18  # pixels a label
_TOP = 64  # above the first bar
_NAMES = 420  # where the bars begin
_LONGEST_BAR = 400
_WIDTH = 900
_LONGEST_TITLE = 48  # characters
_STYLE = (
    "text{font:12px system-ui,-apple-system,'Segoe UI',sans-serif;fill:#222}"
    ".head{font-size:17px;font-weight:600}.about,.title,.count{fill:#666}"
    ".label{font-weight:600;text-anchor:end}.bar{fill:#3b6ea5}.grid{stroke:#e4e4e4}"
)


def draw_chart(rows: Sequence[LabelRow], *, documents: int) -> str:
    """The chart; `documents` is how many documents have any label."""
    height = _TOP + _LINE * len(rows) + 14
    most = max((row.documents for row in rows), default=0) or 1
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" '
        f'viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="Documents by label">',
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        '<text class="head" x="16" y="28">Documents by label</text>',
        f'<text class="about" x="16" y="48">{len(rows):,} sections of the Indian Penal Code, '
        f"{documents:,} documents</text>",
        *_draw_grid(most, height),
        *(_draw_bar(number, row, most) for number, row in enumerate(rows)),
        "</svg>",
    ]
    return "\n".join(body) + "\n"


def _draw_grid(most: int, height: int) -> list[str]:
    step = _choose_step(most)
    places = [(value, _NAMES + _LONGEST_BAR * value / most) for value in range(0, most + 1, step)]
    return [
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP - 6}" y2="{height - 10}"/>'
        f'<text class="count" x="{x:.1f}" y="{_TOP - 10}" text-anchor="middle">{value:,}</text>'
        for value, x in places
    ]


def _choose_step(most: int) -> int:
    """A round number that cuts the longest bar into about four."""
    power = 1
    while power * 10 <= most / 4:
        power *= 10
    return next((power * factor for factor in (1, 2, 5, 10) if power * factor >= most / 5), power)


def _draw_bar(number: int, row: LabelRow, most: int) -> str:
    top = _TOP + _LINE * number
    line = top + 13
    length = _LONGEST_BAR * row.documents / most
    title = row.title if len(row.title) <= _LONGEST_TITLE else row.title[: _LONGEST_TITLE - 1].rstrip() + "…"
    return (
        f"<g><title>{escape(f'{row.label}: {row.title}, {row.documents:,} documents')}</title>"
        f'<text class="label" x="62" y="{line}">{escape(row.label)}</text>'
        f'<text class="title" x="72" y="{line}">{escape(title)}</text>'
        f'<rect class="bar" x="{_NAMES}" y="{top + 3}" width="{length:.1f}" height="{_LINE - 5}" rx="1.5"/>'
        f'<text class="count" x="{_NAMES + length + 6:.1f}" y="{line}">{row.documents:,}</text></g>'
    )
