"""Charts about labels: how frequent they are, and how evenly they are spread over the splits."""

from typing import TYPE_CHECKING

from pipeline.report.charts.drawing import (
    BAND,
    BLUE,
    GREY,
    INK,
    LIGHT_BLUE,
    ORANGE,
    RED,
    SPLIT_COLOURS,
    SPLIT_MARKERS,
    Chart,
    draw_bars,
    draw_legend,
    draw_svg,
    hide_frame,
    leave_margins,
    scale_log,
    write_beside,
)
from pipeline.report.figures.balance import classify
from pipeline.report.figures.gather import ReportFigures
from pipeline.report.numbers import join_words, shorten, write_noun
from pipeline.split.stratify import RATIO
from schemas.published import SPLITS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_TOP_LABELS = 20
_LONGEST_TITLE = 44  # characters
_ROW = 0.24  # inches per class of pairs


def chart_ranks(figures: ReportFigures) -> Chart | None:
    """Documents of each label by its rank: the long tail."""
    labels = figures.used_labels
    if not labels:
        return None
    counts = [label.documents for label in labels]
    last = len(labels) - 1

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.7, bottom=0.42, top=0.12)
        scale_log(axes, "y", 0.8 * counts[-1], 1.6 * counts[0])
        axes.grid(axis="y")
        axes.plot(range(1, len(counts) + 1), counts, color=LIGHT_BLUE, lw=1.2, zorder=2)
        axes.plot(range(1, len(counts) + 1), counts, "o", color=BLUE, ms=3, zorder=3)
        for index in sorted({0, last // 4, last // 2, 3 * last // 4, last}):
            text = f"{labels[index].name}: {counts[index]:,}"
            offset = (6, 0) if index == last else (5, 8)
            write_beside(axes, (index + 1, counts[index]), text, offset, color=INK)
        axes.set(xlim=(0, 1.09 * last + 2), xlabel="rank of the label", ylabel="documents (log scale)")
        axes.locator_params(axis="x", integer=True)

    middle = labels[len(labels) // 2]
    return Chart(
        draw_svg("ranks", 2.6, draw),
        "Documents per label by rank",
        f"Documents by rank of the label, on a log scale: from {counts[0]:,} for section {labels[0].name} to "
        f"{middle.documents:,} in the middle and {counts[-1]:,} for section {labels[-1].name}.",
        "Labels by rank, the most frequent first. Each dot is a label.",
    )


def chart_top_labels(figures: ReportFigures) -> Chart | None:
    """The most frequent labels by name."""
    top = figures.used_labels[:_TOP_LABELS]
    if not top:
        return None
    rows = [(shorten(label.title, _LONGEST_TITLE), label.documents) for label in top]
    counts = join_words([f"section {label.name} in {label.documents:,}" for label in top[:5]])
    return Chart(
        draw_bars("top_labels", rows, room=3.45, numbers=[label.name for label in top]),
        "The most frequent labels",
        f"Bars of documents for the most frequent labels: {counts}.",
        "Documents with each of the most frequent labels. A document may have several.",
    )


def chart_deviations(figures: ReportFigures) -> Chart | None:
    """How far each label's share in each split is off, by its number of documents."""
    labels = figures.used_labels
    if not labels:
        return None
    counts = [label.documents for label in labels]
    widest = 1.1 * max(0.5, *(label.balance.worst for label in labels))

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, bottom=0.42, top=0.3)
        _shade_rounding(axes, 0.8 * counts[-1], 1.25 * counts[0], widest)
        for index, split in enumerate(SPLITS):
            deviations = [label.balance.deviations[index] for label in labels]
            colour, marker = SPLIT_COLOURS[index], SPLIT_MARKERS[index]
            axes.plot(counts, deviations, marker, color=colour, ms=3.5, mew=0, label=split)
        axes.set(ylim=(-widest, widest), ylabel="points off the target")
        axes.set_xlabel("documents with the label (log scale)")
        axes.grid(axis="y")
        draw_legend(axes)

    classes = classify([label.balance for label in figures.labels])
    worst = join_words([f"{group.worst:.1f} for labels in {group.name} documents" for group in classes])
    return Chart(
        draw_svg("deviations", 3.0, draw),
        "Deviation of each label in each split",
        f"Dots by label and split. The worst deviation in points: {worst}.",
        "Each label has three dots: the percentage points by which its shares of train, validation and test "
        f"differ from {RATIO}. Documents cannot be divided: inside the grey area no other whole number of "
        "documents would be closer.",
    )


def _shade_rounding(axes: "Axes", low: float, high: float, widest: float) -> None:
    """Half a document in percentage points, for each number of documents."""
    scale_log(axes, "x", low, high)
    counts = [low * (high / low) ** (step / 60) for step in range(61)]
    above = [min(widest, 50 / count) for count in counts]
    below = [-points for points in above]
    axes.fill_between(counts, above, below, color=BAND, lw=0, label="within half a document (rounding)")
    axes.axhline(0, color=GREY, lw=0.6)


def chart_pairs(figures: ReportFigures) -> Chart | None:
    """How far off the worst split of pairs of labels is, by their number of documents."""
    if not figures.pairs:
        return None
    classes = list(classify(figures.pairs))
    rows = range(len(classes))
    marks = (
        ("median", [group.median for group in classes], BLUE, "o"),
        ("90th percentile", [group.most for group in classes], ORANGE, "s"),
        ("worst", [group.worst for group in classes], RED, "^"),
    )

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=2.0, right=0.3, top=0.3, bottom=0.42)
        axes.hlines(rows, marks[0][1], marks[2][1], color=LIGHT_BLUE, lw=3, zorder=2)
        for name, points, colour, marker in marks:
            axes.plot(points, rows, marker, color=colour, ms=5, mew=0, label=name, zorder=3)
        names = [f"{group.name} ({write_noun(group.members, 'pair')})" for group in classes]
        axes.set_yticks(rows, names, color=INK)
        axes.set(ylim=(len(classes) - 0.5, -0.5), xlim=(0, 1.05 * max(1, *marks[2][1])))
        axes.set_xlabel("points by which the worst split is off")
        write_beside(axes, (0, -0.5), "documents with both labels", (-6, 8), color=GREY, side="right")
        axes.grid(axis="x")
        hide_frame(axes, "left")
        draw_legend(axes)

    points = join_words(
        [f"{group.name} documents: {group.median:.1f} and {group.worst:.1f}" for group in classes]
    )
    return Chart(
        draw_svg("pairs", _ROW * len(classes) + 0.72, draw),
        "Deviation of pairs of labels",
        f"Median and worst deviation in points of pairs of labels by their number of documents: {points}.",
        f"{write_noun(len(figures.pairs), 'pair')} of labels share a document. For each pair the split that "
        "is furthest off its target counts. Pairs in few documents cannot be spread evenly.",
    )
