"""The co-citation matrix as a heat map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pipeline.label_names import label_order
from pipeline.report.drawing import BAND, GREY, INK, SMALL, draw_svg, hide_frame
from pipeline.report.figures import LabelFigures
from pipeline.split import Balance

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_MOST_LABELS = 25
_WRITTEN = 10  # percent; smaller shares are told by their shade only
_DARK = 0.55  # of the largest share; numbers on darker cells are white
_COLOURS = "Blues"
_CELL = 0.26  # inches


def choose_labels(labels: Sequence[LabelFigures]) -> list[LabelFigures]:
    """The most frequent ones, in section order."""
    frequent = [label for label in labels[:_MOST_LABELS] if label.documents]
    return sorted(frequent, key=lambda label: label_order(label.name))


def measure_together(labels: Sequence[LabelFigures], pairs: Sequence[Balance]) -> list[list[float]]:
    """For each row's label the share of its documents, in percent, that also have the column's label."""
    together = {frozenset(pair.labels): pair.documents for pair in pairs}
    return [
        [
            100 * together.get(frozenset((row.name, column.name)), 0) / row.documents
            if row is not column
            else 0.0
            for column in labels
        ]
        for row in labels
    ]


def draw_together(labels: Sequence[LabelFigures], pairs: Sequence[Balance]) -> str:
    """Rows are what is given, columns what comes with it."""
    chosen = choose_labels(labels)
    shares = measure_together(chosen, pairs)
    size = len(chosen)
    most = max(_WRITTEN, *(value for row in shares for value in row))

    def draw(figure: "Figure") -> None:
        width, height = figure.get_size_inches()
        axes = figure.add_axes((0.6 / width, 0.12 / height, size * _CELL / width, size * _CELL / height))
        axes.pcolormesh(shares, cmap=_COLOURS, vmin=0, vmax=most, edgecolors="white", linewidth=0.8)
        axes.set(xlim=(0, size), ylim=(size, 0))
        middles = [place + 0.5 for place in range(size)]
        names = [label.name for label in chosen]
        axes.set_yticks(middles, names, color=INK)
        axes.set_xticks(
            middles, names, color=INK, rotation=90, rotation_mode="anchor", ha="left", va="center"
        )
        axes.xaxis.tick_top()
        hide_frame(axes)
        for row, values in enumerate(shares):
            axes.fill([row, row + 1, row + 1, row], [row, row, row + 1, row + 1], color=BAND, lw=0)
            for column, value in enumerate(values):
                if value >= _WRITTEN:
                    colour = "white" if value >= _DARK * most else INK
                    axes.text(
                        column + 0.5,
                        row + 0.5,
                        f"{value:.0f}",
                        ha="center",
                        va="center",
                        size=6,
                        color=colour,
                    )
        told = "of 100 documents with the label of a row, so many also have the label of a column"
        axes.set_title(told, color=GREY, size=SMALL, weight="normal", pad=8)

    return draw_svg("together", size * _CELL + 0.85, draw)
