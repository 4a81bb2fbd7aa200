"""The charts of the report as SVG, by name."""

from pipeline.report.document_charts import (
    draw_courts,
    draw_lengths,
    draw_masks,
    draw_similarities,
    draw_years,
)
from pipeline.report.figures import ReportFigures
from pipeline.report.flow_chart import draw_flow
from pipeline.report.heat_map import draw_together
from pipeline.report.label_charts import draw_deviations, draw_pairs, draw_ranks, draw_top_labels


def draw_charts(figures: ReportFigures) -> dict[str, str]:
    """All charts that have something to show."""
    charts = {"flow": draw_flow(figures.flow, figures.whole)}
    given = [label for label in figures.labels if label.documents]
    if given:
        charts["ranks"] = draw_ranks(given)
        charts["top_labels"] = draw_top_labels(given)
        charts["deviations"] = draw_deviations(given)
        charts["lengths"] = draw_lengths(figures.documents)
        charts["courts"] = draw_courts(figures.documents.courts)
        charts["masks"] = draw_masks(figures.documents.masks)
    if figures.pairs:
        charts["pairs"] = draw_pairs(figures.pairs)
        charts["together"] = draw_together(given, figures.pairs)
    if figures.documents.years:
        charts["years"] = draw_years(figures.documents.years)
    if figures.duplicates.duplicates:
        charts["similarities"] = draw_similarities(figures.duplicates.similarities)
    return charts
