"""A picture of the labels of a corpus as SVG: labels a document on top, the most cited sections below.

Colours follow the reader's setting for light or dark, and the ground is painted with them, so that it can be
read on any page.
"""

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pipeline.label_statistics import LabelRow, LabelStatistics

SECTIONS = 25
MOST_LABELS = 15  # documents with more are one column

_WIDTH = 880
_MARGIN = 24
_COLUMNS_TOP, _COLUMNS_HEIGHT = 94, 150
_BARS_TOP, _LINE = 346, 22
_BARS_LEFT, _LONGEST_BAR = 436, 352
_LONGEST_TITLE = 46  # characters
_STYLE = """
svg { --ground: #ffffff; --ink: #1f2328; --faint: #59636e; --line: #d8dee4; --bar: #2f6fb0; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #0d1117; --ink: #e6edf3; --faint: #9aa4ae; --line: #30363d; --bar: #58a0e0; }
}
text { font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: var(--ink); }
.ground { fill: var(--ground); }
.head { font-size: 16px; font-weight: 600; }
.faint { fill: var(--faint); }
.label { font-weight: 600; text-anchor: end; }
.middle { text-anchor: middle; }
.bar { fill: var(--bar); }
.line { stroke: var(--line); }
"""


def draw_picture(statistics: LabelStatistics) -> str:
    """The whole picture."""
    rows = statistics.rows[:SECTIONS]
    height = _BARS_TOP + _LINE * len(rows) + _MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" '
        f'height="{height}" role="img" aria-label="Labels a document, and the most cited sections">',
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{height}" rx="6"/>',
        *_draw_columns(statistics),
        *_draw_bars(rows),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _draw_columns(statistics: LabelStatistics) -> Iterator[str]:
    yield _write_head(
        36,
        "Labels a document",
        f"{statistics.labelled:,} documents with a label; mean {statistics.mean_size:.1f}, "
        f"median {statistics.median_size:g}",
    )
    counts = _count_sizes(statistics)
    most = max([1, *counts.values()])
    step = (_WIDTH - 2 * _MARGIN) / len(counts)
    bottom = _COLUMNS_TOP + _COLUMNS_HEIGHT
    for place, (size, count) in enumerate(counts.items()):
        middle = _MARGIN + step * (place + 0.5)
        height = _COLUMNS_HEIGHT * count / most
        yield (
            f'<rect class="bar" x="{middle - step * 0.38:.1f}" y="{bottom - height:.1f}" '
            f'width="{step * 0.76:.1f}" height="{height:.1f}" rx="2"/>'
            f'<text class="middle faint" x="{middle:.1f}" y="{bottom - height - 6:.1f}">{count:,}</text>'
            f'<text class="middle" x="{middle:.1f}" y="{bottom + 19}">{size}</text>'
        )
    yield f'<path class="line" d="M{_MARGIN} {bottom + 0.5}H{_WIDTH - _MARGIN}"/>'


def _count_sizes(statistics: LabelStatistics) -> dict[str, int]:
    sizes = statistics.sizes
    counts = {str(size): sizes[size] for size in range(1, MOST_LABELS)}
    counts[f"{MOST_LABELS}+"] = sum(count for size, count in sizes.items() if size >= MOST_LABELS)
    return counts


def _draw_bars(rows: list[LabelRow]) -> Iterator[str]:
    yield _write_head(
        _BARS_TOP - 40, f"The {len(rows)} most cited sections", "documents that cite the section"
    )
    most = max([1, *(row.documents for row in rows)])
    for place, row in enumerate(rows):
        top = _BARS_TOP + _LINE * place
        length = _LONGEST_BAR * row.documents / most
        yield (
            f'<text class="label" x="{_MARGIN + 44}" y="{top + 15}">{escape(row.label)}</text>'
            f'<text class="faint" x="{_MARGIN + 56}" y="{top + 15}">{escape(_shorten(row.title))}</text>'
            f'<rect class="bar" x="{_BARS_LEFT}" y="{top + 3}" width="{length:.1f}" '
            f'height="{_LINE - 6}" rx="2"/>'
            f'<text class="faint" x="{_BARS_LEFT + length + 8:.1f}" y="{top + 15}">{row.documents:,}</text>'
        )


def _write_head(y: int, head: str, about: str) -> str:
    return (
        f'<text class="head" x="{_MARGIN}" y="{y}">{escape(head)}</text>'
        f'<text class="faint" x="{_MARGIN}" y="{y + 20}">{escape(about)}</text>'
    )


def _shorten(title: str) -> str:
    if len(title) <= _LONGEST_TITLE:
        return title
    return title[:_LONGEST_TITLE].rsplit(" ", 1)[0].rstrip(",") + " …"
