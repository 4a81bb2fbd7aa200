"""Charts of an experiment, in the style of the report."""

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import TYPE_CHECKING

from model.classifiers.intervals import Interval
from pipeline.report.charts.drawing import (
    BLUE,
    GREEN,
    GREY,
    INK,
    ORANGE,
    RED,
    draw_legend,
    draw_svg,
    hide_frame,
    leave_margins,
)

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_ROW = 0.26  # inches


def draw_intervals(scores: Mapping[str, Interval], reference: str) -> str:
    """Macro-F1 of every row with its interval; the reference has its own colour."""
    names = [*scores]

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=2.6, top=0.1, right=0.3)
        for place, name in enumerate(names):
            score, colour = scores[name], RED if name == reference else BLUE
            axes.hlines(place, score.low, score.high, color=colour, lw=1.6, alpha=0.6)
            axes.plot([score.value], [place], "o", color=colour, ms=5, mew=0)
        if reference in scores:
            axes.axvline(scores[reference].value, color=RED, lw=0.8, ls=":")
        axes.set_yticks(range(len(names)), names, color=INK)
        highest = max(score.high for score in scores.values())
        axes.set(ylim=(len(names) - 0.5, -0.5), xlim=(0, 1.05 * max(highest, 0.1)), xlabel="macro F1")
        axes.locator_params(axis="x", steps=[1, 2, 5, 10])  # ticks that two decimals can show
        axes.grid(axis="x")
        hide_frame(axes, "left")

    return draw_svg("experiment_rows", _ROW * len(names) + 0.6, draw)


def draw_lines(key: str, places: Sequence[str], lines: Mapping[str, Sequence[float]], name: str) -> str:
    """One line per row over groups of labels, or over courts."""

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, top=0.3, bottom=0.55)
        looks = zip(cycle((RED, BLUE, GREEN, ORANGE, INK, GREY)), cycle("os^Dvx"), strict=False)
        for (row, values), (colour, marker) in zip(lines.items(), looks, strict=False):
            axes.plot(range(len(places)), values, marker + "-", color=colour, ms=5, lw=1.2, label=row)
        axes.set_xticks(range(len(places)), places)
        highest = max((value for values in lines.values() for value in values), default=0.0)
        axes.set(ylabel=name, ylim=(0, 1.15 * max(highest, 0.1)))
        axes.grid(axis="y")
        draw_legend(axes)

    return draw_svg(key, 2.8, draw)
