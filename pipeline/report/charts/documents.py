"""Charts about documents: lengths, courts, years, masks and duplicates."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from pipeline.report.charts.drawing import (
    BLUE,
    GREEN,
    GREY,
    LIGHT_BLUE,
    RED,
    Chart,
    count_in_whole_numbers,
    draw_bars,
    draw_legend,
    draw_svg,
    leave_margins,
    scale_log,
    write_beside,
)
from pipeline.report.figures.documents import Bin, Spread
from pipeline.report.figures.gather import ReportFigures
from pipeline.report.numbers import join_words, write_count, write_median, write_noun, write_number

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def chart_lengths(figures: ReportFigures) -> Chart | None:
    """Histograms of sentences and words."""
    documents = figures.documents
    if not documents.words:
        return None
    sentences, words = documents.sentences[0], documents.words[0]

    def draw(figure: "Figure") -> None:
        left, right = figure.subplots(1, 2)
        leave_margins(figure, left=0.6, bottom=0.42, top=0.3)
        figure.subplots_adjust(wspace=0.22)
        _draw_histogram(left, documents.sentence_bins, sentences, "sentences")
        _draw_histogram(right, documents.word_bins, words, "words")

    return Chart(
        draw_svg("lengths", 2.4, draw),
        "Lengths of documents",
        f"Two histograms. {_describe_spread(sentences, 'Sentences')} {_describe_spread(words, 'Words')}",
        "Sentences and words per document. Words are separated by spaces; a mask is one word.",
    )


def _describe_spread(spread: Spread, unit: str) -> str:
    return (
        f"{unit} per document: median {write_median(spread.median)}, mean {write_number(spread.mean)}, "
        f"95th percentile {spread.p95:,}, from {spread.least:,} to {spread.most:,}."
    )


def _draw_histogram(axes: "Axes", bins: Sequence[Bin], spread: Spread, unit: str) -> None:
    scale_log(axes, "x", bins[0].low / 1.1, bins[-1].high * 1.1)
    heights, widths = [bar.documents for bar in bins], [bar.high - bar.low for bar in bins]
    lows = [bar.low for bar in bins]
    axes.bar(lows, heights, widths, align="edge", color=LIGHT_BLUE, edgecolor="white", lw=0.6)
    marks = (
        (f"median {write_median(spread.median)}", spread.median, BLUE, "-"),
        (f"mean {spread.mean:,.0f}", spread.mean, RED, "--"),
        (f"95th percentile {spread.p95:,}", spread.p95, GREEN, ":"),
    )
    for name, value, colour, dashes in marks:
        axes.axvline(max(1, value), color=colour, lw=1.3, ls=dashes, label=name)
    axes.set(ylim=(0, 1.08 * max(heights)), xlabel=f"{unit} per document (log scale)", ylabel="documents")
    count_in_whole_numbers(axes)
    axes.grid(axis="y")
    draw_legend(axes)


def chart_courts(figures: ReportFigures) -> Chart | None:
    """Documents by court."""
    bars = [(court.court, court.documents) for court in figures.documents.courts]
    if not bars:
        return None
    counts = join_words([f"{court} {documents:,}" for court, documents in bars])
    return Chart(
        draw_bars("courts", bars),
        "Documents by court",
        f"Bars of documents by court: {counts}.",
        "Published documents by court.",
    )


def chart_years(figures: ReportFigures) -> Chart | None:
    """Documents by year of decision."""
    years, undated = figures.documents.years, figures.documents.undated
    if not years:
        return None
    most = max(years, key=lambda year: years[year])

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, bottom=0.42, top=0.1)
        axes.bar(list(years), list(years.values()), width=0.8, color=BLUE)
        axes.set(xlim=(min(years) - 1, max(years) + 1), xlabel="year of decision", ylabel="documents")
        axes.locator_params(axis="x", integer=True)
        count_in_whole_numbers(axes)
        axes.grid(axis="y")

    return Chart(
        draw_svg("years", 2.1, draw),
        "Documents by year of decision",
        f"Bars of documents by year from {min(years)} to {max(years)}; the most, {years[most]:,}, in {most}.",
        "Published documents by year of decision."
        + (f" Not shown: {write_noun(undated, 'document')} without a date." if undated else ""),
    )


def chart_masks(figures: ReportFigures) -> Chart | None:
    """Masks by kind, the most frequent on top."""
    if not figures.published:
        return None
    ranked = sorted(figures.documents.masks, key=lambda count: -count.masks)
    counts = join_words([f"{count.kind} {count.masks:,}" for count in ranked])
    return Chart(
        draw_bars("masks", [(count.kind, count.masks) for count in ranked], room=0.9),
        "Masks by kind",
        f"Bars of masks by kind: {counts}.",
        "Masks in the published documents by kind.",
    )


def chart_similarities(figures: ReportFigures) -> Chart | None:
    """Duplicates by similarity; those with the same words have a bar of their own."""
    similarities = figures.duplicates.similarities
    if not figures.duplicates.duplicates:
        return None
    steps, counts = list(similarities), list(similarities.values())
    names = [f"{low / 100:.2f}–{high / 100:.2f}" for low, high in pairwise(steps)]

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, bottom=0.42, top=0.12)
        axes.bar(range(len(steps)), counts, width=0.85, color=[LIGHT_BLUE] * len(names) + [BLUE])
        for index, count in enumerate(counts):
            write_beside(axes, (index, count), write_count(count), (0, 6), color=GREY, side="center")
        axes.set_xticks(range(len(steps)), [*names, "same words"])
        axes.set(xlabel="Jaccard similarity of shingles", ylabel="duplicates", ylim=(0, 1.15 * max(counts)))
        count_in_whole_numbers(axes)
        axes.grid(axis="y")

    least = f"{min(steps) / 100:.2f}"
    return Chart(
        draw_svg("similarities", 2.2, draw),
        "Near-duplicates by similarity",
        f"Bars of {write_noun(figures.duplicates.duplicates, 'duplicate')} by Jaccard similarity from "
        f"{least} to 1; {write_count(counts[-1])} have the same words.",
        "How similar a duplicate is to the document that it repeats. A document counts as a duplicate from "
        f"{least} on.",
    )
