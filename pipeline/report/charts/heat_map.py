"""The co-citation matrix as a heat map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pipeline.label.label_names import label_order
from pipeline.report.charts.drawing import BAND, GREY, INK, SMALL, Chart, draw_svg, hide_frame
from pipeline.report.figures.balance import find_most_together
from pipeline.report.figures.gather import LabelFigures, ReportFigures
from pipeline.report.numbers import join_words, write_noun
from pipeline.split.balance import Balance

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_MOST_LABELS = 25
_WRITTEN = 10  # percent; smaller shares are shown by their shade only
_DARK = 0.55  # of the largest share; numbers on cells that are darker are white
_COLOURS = "Blues"
_CELL = 0.26  # inches


def _choose_labels(labels: Sequence[LabelFigures]) -> list[LabelFigures]:
    """The most frequent ones, in section order."""
    frequent = [label for label in labels[:_MOST_LABELS] if label.documents]
    return sorted(frequent, key=lambda label: label_order(label.name))


def _measure_together(labels: Sequence[LabelFigures], pairs: Sequence[Balance]) -> list[list[float]]:
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


def chart_together(figures: ReportFigures) -> Chart | None:
    """Rows are what is given, columns what comes with it."""
    if not figures.pairs:
        return None
    chosen = _choose_labels(figures.used_labels)
    shares = _measure_together(chosen, figures.pairs)
    size = len(chosen)
    most = max(_WRITTEN, *(value for row in shares for value in row))

    def draw(figure: "Figure") -> None:
        width, height = figure.get_size_inches()
        axes = figure.add_axes((0.6 / width, 0.12 / height, size * _CELL / width, size * _CELL / height))
        axes.pcolormesh(shares, cmap=_COLOURS, vmin=0, vmax=most, edgecolors="white", linewidth=0.8)
        axes.set(xlim=(0, size), ylim=(size, 0))
        middles = [index + 0.5 for index in range(size)]
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
        title = "percentage of the documents with the label of a row that also have the label of a column"
        axes.set_title(title, color=GREY, size=SMALL, weight="normal", pad=8)

    top = find_most_together(figures.pairs, 3)
    most_often = join_words([f"{' and '.join(pair.labels)} in {pair.documents:,}" for pair in top])
    return Chart(
        draw_svg("together", size * _CELL + 0.85, draw),
        "Co-citation of the most frequent labels",
        f"A heat map of {size} by {size} labels. Together most often: {most_often} documents.",
        f"The {write_noun(size, 'most frequent label')} in section order. A cell shows the percentage of the "
        f"documents with the label of its row that also have the label of its column; below {_WRITTEN} the "
        "number is left out.",
    )
