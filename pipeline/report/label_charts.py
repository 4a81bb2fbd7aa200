"""Charts about labels: how frequent they are, and how evenly they are spread over the splits."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pipeline.report.balance import classify
from pipeline.report.drawing import (
    BAND,
    BLUE,
    GREY,
    INK,
    LIGHT_BLUE,
    ORANGE,
    RED,
    SPLIT_COLOURS,
    SPLIT_MARKERS,
    draw_bars,
    draw_legend,
    draw_svg,
    hide_frame,
    leave_margins,
    scale_log,
    write_beside,
)
from pipeline.report.figures import LabelFigures
from pipeline.report.numbers import shorten, write_noun
from pipeline.split import Balance
from schemas.published import SPLITS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

TOP_LABELS = 20
_LONGEST_TITLE = 44  # characters
_ROW = 0.24  # inches for a class of pairs


def draw_ranks(labels: Sequence[LabelFigures]) -> str:
    """Documents of each label by its rank: the long tail."""
    counts = [label.documents for label in labels]
    last = len(labels) - 1

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.7, bottom=0.42, top=0.12)
        scale_log(axes, "y", 0.8 * counts[-1], 1.6 * counts[0])
        axes.grid(axis="y")
        axes.plot(range(1, len(counts) + 1), counts, color=LIGHT_BLUE, lw=1.2, zorder=2)
        axes.plot(range(1, len(counts) + 1), counts, "o", color=BLUE, ms=3, zorder=3)
        for place in sorted({0, last // 4, last // 2, 3 * last // 4, last}):
            text = f"{labels[place].name}: {counts[place]:,}"
            offset = (6, 0) if place == last else (5, 8)
            write_beside(axes, (place + 1, counts[place]), text, offset, color=INK)
        axes.set(xlim=(0, 1.09 * last + 2), xlabel="rank of the label", ylabel="documents (log scale)")
        axes.locator_params(axis="x", integer=True)

    return draw_svg("ranks", 2.6, draw)


def draw_top_labels(labels: Sequence[LabelFigures]) -> str:
    """The most frequent labels by name."""
    top = labels[:TOP_LABELS]
    rows = [(shorten(label.title, _LONGEST_TITLE), label.documents) for label in top]
    return draw_bars("top_labels", rows, room=3.45, numbers=[label.name for label in top])


def draw_deviations(labels: Sequence[LabelFigures]) -> str:
    """How far each label's share in each split is off, by its number of documents."""
    counts = [label.documents for label in labels]
    widest = 1.1 * max(0.5, *(label.balance.worst for label in labels))

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, bottom=0.42, top=0.3)
        _shade_rounding(axes, 0.8 * counts[-1], 1.25 * counts[0], widest)
        for place, split in enumerate(SPLITS):
            deviations = [label.balance.deviations[place] for label in labels]
            colour, marker = SPLIT_COLOURS[place], SPLIT_MARKERS[place]
            axes.plot(counts, deviations, marker, color=colour, ms=3.5, mew=0, label=split)
        axes.set(ylim=(-widest, widest), ylabel="points off the aim")
        axes.set_xlabel("documents with the label (log scale)")
        axes.grid(axis="y")
        draw_legend(axes)

    return draw_svg("deviations", 3.0, draw)


def _shade_rounding(axes: "Axes", low: float, high: float, widest: float) -> None:
    """Half a document, in points of so many documents."""
    scale_log(axes, "x", low, high)
    counts = [low * (high / low) ** (step / 60) for step in range(61)]
    above = [min(widest, 50 / count) for count in counts]
    below = [-points for points in above]
    axes.fill_between(
        counts, above, below, color=BAND, lw=0, label="half a document, which rounding explains"
    )
    axes.axhline(0, color=GREY, lw=0.6)


def draw_pairs(pairs: Sequence[Balance]) -> str:
    """How far off the worst split of pairs of labels is, by their number of documents."""
    classes = list(classify(pairs))
    rows = range(len(classes))
    marks = (
        ("median", [each.median for each in classes], BLUE, "o"),
        ("nine in ten are not worse", [each.most for each in classes], ORANGE, "s"),
        ("worst", [each.worst for each in classes], RED, "^"),
    )

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=2.0, right=0.3, top=0.3, bottom=0.42)
        axes.hlines(rows, marks[0][1], marks[2][1], color=LIGHT_BLUE, lw=3, zorder=2)
        for name, points, colour, marker in marks:
            axes.plot(points, rows, marker, color=colour, ms=5, mew=0, label=name, zorder=3)
        names = [f"{each.name} ({write_noun(each.members, 'pair')})" for each in classes]
        axes.set_yticks(rows, names, color=INK)
        axes.set(ylim=(len(classes) - 0.5, -0.5), xlim=(0, 1.05 * max(1, *marks[2][1])))
        axes.set_xlabel("points by which the worst split is off")
        write_beside(axes, (0, -0.5), "documents with both labels", (-6, 8), color=GREY, side="right")
        axes.grid(axis="x")
        hide_frame(axes, "left")
        draw_legend(axes)

    return draw_svg("pairs", _ROW * len(classes) + 0.72, draw)
