"""The flow picture: a band of documents that becomes narrower, and what leaves it at each step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from textwrap import wrap
from typing import TYPE_CHECKING

from pipeline.report.charts.drawing import (
    BLUE,
    GREY,
    INK,
    LIGHT_BLUE,
    LIGHT_ORANGE,
    ORANGE,
    SMALL,
    SPLIT_COLOURS,
    WIDTH,
    Chart,
    draw_svg,
)
from pipeline.report.figures.flow import FlowStep
from pipeline.report.figures.gather import ReportFigures
from pipeline.report.numbers import write_count, write_noun
from pipeline.split.balance import Balance
from schemas.published import SPLITS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# In inches from the top left corner:
_LEFT = 1.45  # where the band begins; the names of the steps are to its left
_BAND = 2.4  # width of all documents
_OUT = 4.35  # where the ribbons that leave end; the reasons follow
_NODE = 0.07  # height of the bar of a step
_LINE = 0.16  # a line of text
_REASON = 0.30  # least height of one reason
_STEP = 0.34  # least distance of two steps
_BEND = 0.08  # inner radius of the bend
_THINNEST = 0.012  # so that one document can be seen
_MOST_REASONS = 8  # per step; if there are more, the rest is one
_WIDEST = 46  # characters of a reason per line

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Leaving:
    """What leaves the band for one reason."""

    top: float  # of the ribbon where it is level
    right: float  # of its slice of the band
    width: float
    lines: Sequence[str]
    documents: int


@dataclass(frozen=True, slots=True)
class Node:
    """A step with its position, and what leaves on the way to it."""

    step: FlowStep
    above: float  # where the step before ends
    top: float
    leaving: Sequence[Leaving]


def chart_flow(figures: ReportFigures) -> Chart:
    """From the first step to the three splits."""
    steps = figures.flow
    scale = _BAND / max(1, steps[0].documents)
    nodes = list(place_nodes(steps, scale))
    height = nodes[-1].top + 0.55

    def draw(figure: "Figure") -> None:
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set(xlim=(0, WIDTH), ylim=(height, 0))
        axes.set_axis_off()
        for node in nodes:
            _draw_node(axes, node, scale)
        _draw_splits(axes, nodes[-1].top + _NODE, figures.whole, scale)

    counts = [f"{step.title.lower()} {step.documents:,}" for step in steps]
    lost = [f"{count:,} {reason}" for step in steps for reason, count in step.drops]
    dropped = f"Dropped: {'; '.join(lost)}." if lost else "Nothing was dropped."
    return Chart(
        draw_svg("flow", height, draw),
        "Documents along the way",
        f"A band that narrows from top to bottom. Documents: {', '.join(counts)}. {dropped}",
        "The width of the band is the number of documents. What leaves it to the right was dropped for the "
        "reason given. Each document is counted at the first step that dropped it.",
    )


def place_nodes(steps: Sequence[FlowStep], scale: float) -> Iterator[Node]:
    """The layout: each reason has a row that is high enough for its words and its documents."""
    end = 0.1
    for index, step in enumerate(steps):
        right = _LEFT + scale * (step.documents + step.lost)
        top = end + (0 if index == 0 else 0.12)
        leaving: list[Leaving] = []
        for reason, documents in _gather_reasons(step.drops):
            width = max(_THINNEST, scale * documents)
            lines = wrap(reason, _WIDEST)
            row = max(_REASON, width + 0.1, _LINE * len(lines) + 0.14)
            leaving.append(Leaving(top + _BEND + (row - width) / 2, right, width, lines, documents))
            right -= scale * documents
            top += row
        top = max(top + (0.12 if leaving else 0), end + _STEP) if index else end
        yield Node(step, end, top, leaving)
        end = top + _NODE


def _gather_reasons(drops: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    if len(drops) <= _MOST_REASONS:
        return list(drops)
    rest = drops[_MOST_REASONS - 1 :]
    other = (f"{len(rest)} other reasons", sum(count for _, count in rest))
    return [*drops[: _MOST_REASONS - 1], other]


def _draw_node(axes: "Axes", node: Node, scale: float) -> None:
    step = node.step
    width = scale * step.documents
    axes.fill(
        [_LEFT, _LEFT + width, _LEFT + width, _LEFT], _span(node.above, node.top), color=LIGHT_BLUE, lw=0
    )
    for leaving in node.leaving:
        _draw_leaving(axes, leaving, node.above)
    right = max(width, _THINNEST)
    axes.fill(
        [_LEFT, _LEFT + right, _LEFT + right, _LEFT], _span(node.top, node.top + _NODE), color=BLUE, lw=0
    )
    middle = node.top + _NODE / 2
    axes.text(_LEFT - 0.12, middle - 0.085, step.title, ha="right", va="center", weight="bold")
    axes.text(
        _LEFT - 0.12,
        middle + 0.085,
        write_noun(step.documents, "document"),
        ha="right",
        va="center",
        size=SMALL,
        color=GREY,
    )


def _span(top: float, bottom: float) -> list[float]:
    return [top, top, bottom, bottom]


def _draw_leaving(axes: "Axes", leaving: Leaving, above: float) -> None:
    outline = list(trace_ribbon(leaving, above))
    axes.fill([x for x, _ in outline], [y for _, y in outline], color=LIGHT_ORANGE, lw=0)
    middle = leaving.top + leaving.width / 2
    axes.fill(
        [_OUT, _OUT + 0.04, _OUT + 0.04, _OUT],
        _span(leaving.top, leaving.top + leaving.width),
        color=ORANGE,
        lw=0,
    )
    axes.text(_OUT + 0.55, middle, write_count(leaving.documents), ha="right", va="center", weight="bold")
    first = middle - _LINE * (len(leaving.lines) - 1) / 2
    for index, line in enumerate(leaving.lines):
        axes.text(_OUT + 0.63, first + _LINE * index, line, va="center", size=SMALL + 0.5, color=INK)


def trace_ribbon(leaving: Leaving, above: float) -> Iterator[Point]:
    """Down from the previous step, round a quarter of a circle, and to the right."""
    left, right = leaving.right - leaving.width, leaving.right
    centre = (right + _BEND, leaving.top - _BEND)
    yield left, above
    yield from _trace_quarter(centre, _BEND + leaving.width, 0, 8)
    yield _OUT, leaving.top + leaving.width
    yield _OUT, leaving.top
    yield from _trace_quarter(centre, _BEND, 8, 0)
    yield right, above


def _trace_quarter(centre: Point, radius: float, first: int, last: int) -> Iterator[Point]:
    step = 1 if last > first else -1
    for part in range(first, last + step, step):
        angle = pi / 2 * part / 8
        yield centre[0] - radius * cos(angle), centre[1] + radius * sin(angle)


def _draw_splits(axes: "Axes", top: float, whole: Balance, scale: float) -> None:
    """The band ends in three parts."""
    left = _LEFT
    counts = (whole.train, whole.validation, whole.test)
    for documents, colour in zip(counts, SPLIT_COLOURS, strict=True):
        right = left + scale * documents
        axes.fill([left, right, right, left], _span(top + 0.03, top + 0.16), color=colour, lw=0)
        left = right
    for index, (split, documents, colour) in enumerate(zip(SPLITS, counts, SPLIT_COLOURS, strict=True)):
        x = _LEFT + index * 1.12
        axes.fill([x, x + 0.1, x + 0.1, x], _span(top + 0.28, top + 0.38), color=colour, lw=0)
        axes.text(x + 0.15, top + 0.33, f"{split} {documents:,}", va="center", size=SMALL, color=INK)
