"""Charts about documents: lengths, courts, years, masks and duplicates."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from pipeline.report.documents import Bin, CourtYears, DocumentFigures, MaskCount, Spread
from pipeline.report.drawing import (
    BLUE,
    GREEN,
    GREY,
    LIGHT_BLUE,
    RED,
    count_in_whole_numbers,
    draw_bars,
    draw_legend,
    draw_svg,
    leave_margins,
    scale_log,
    write_beside,
)
from pipeline.report.numbers import write_count, write_median

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def draw_lengths(documents: DocumentFigures) -> str:
    """Histograms of sentences and words."""

    def draw(figure: "Figure") -> None:
        left, right = figure.subplots(1, 2)
        leave_margins(figure, left=0.6, bottom=0.42, top=0.3)
        figure.subplots_adjust(wspace=0.22)
        _draw_histogram(left, documents.sentence_bins, documents.sentences[0], "sentences")
        _draw_histogram(right, documents.word_bins, documents.words[0], "words")

    return draw_svg("lengths", 2.4, draw)


def _draw_histogram(axes: "Axes", bins: Sequence[Bin], spread: Spread, unit: str) -> None:
    scale_log(axes, "x", bins[0].low / 1.1, bins[-1].high * 1.1)
    heights, widths = [each.documents for each in bins], [each.high - each.low for each in bins]
    lows = [each.low for each in bins]
    axes.bar(lows, heights, widths, align="edge", color=LIGHT_BLUE, edgecolor="white", lw=0.6)
    marks = (
        (f"median {write_median(spread.median)}", spread.median, BLUE, "-"),
        (f"mean {spread.mean:,.0f}", spread.mean, RED, "--"),
        (f"95th percentile {spread.p95:,}", spread.p95, GREEN, ":"),
    )
    for name, value, colour, dashes in marks:
        axes.axvline(max(1, value), color=colour, lw=1.3, ls=dashes, label=name)
    axes.set(ylim=(0, 1.08 * max(heights)), xlabel=f"{unit} a document (log scale)", ylabel="documents")
    count_in_whole_numbers(axes)
    axes.grid(axis="y")
    draw_legend(axes)


def draw_courts(courts: Sequence[CourtYears]) -> str:
    """Documents by court."""
    return draw_bars("courts", [(each.court, each.documents) for each in courts])


def draw_years(years: Mapping[int, int]) -> str:
    """Documents by year of decision."""

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, bottom=0.42, top=0.1)
        axes.bar(list(years), list(years.values()), width=0.8, color=BLUE)
        axes.set(xlim=(min(years) - 1, max(years) + 1), xlabel="year of decision", ylabel="documents")
        axes.locator_params(axis="x", integer=True)
        count_in_whole_numbers(axes)
        axes.grid(axis="y")

    return draw_svg("years", 2.1, draw)


def draw_masks(masks: Sequence[MaskCount]) -> str:
    """Masks by kind, the most frequent on top."""
    ranked = sorted(masks, key=lambda each: -each.masks)
    return draw_bars("masks", [(each.kind, each.masks) for each in ranked], room=0.9)


def draw_similarities(similarities: Mapping[int, int]) -> str:
    """Duplicates by similarity; those with the same words stand apart."""
    steps, counts = list(similarities), list(similarities.values())
    names = [f"{low / 100:.2f}–{high / 100:.2f}" for low, high in pairwise(steps)]

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, bottom=0.42, top=0.12)
        axes.bar(range(len(steps)), counts, width=0.85, color=[LIGHT_BLUE] * len(names) + [BLUE])
        for place, count in enumerate(counts):
            write_beside(axes, (place, count), write_count(count), (0, 6), color=GREY, side="center")
        axes.set_xticks(range(len(steps)), [*names, "same words"])
        axes.set(xlabel="Jaccard similarity of shingles", ylabel="duplicates", ylim=(0, 1.15 * max(counts)))
        count_in_whole_numbers(axes)
        axes.grid(axis="y")

    return draw_svg("similarities", 2.2, draw)
