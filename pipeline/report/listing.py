"""All tables of the report, in its order."""

from collections.abc import Sequence

from pipeline.report import document_tables as documents
from pipeline.report import label_tables as labels
from pipeline.report import tables as whole
from pipeline.report.figures import ReportFigures
from pipeline.report.tables import Table

_TABLES = (
    whole.tabulate_headlines,
    whole.tabulate_flow,
    whole.tabulate_published,
    labels.tabulate_labels,
    labels.tabulate_label_counts,
    labels.tabulate_splits,
    labels.tabulate_balance,
    labels.tabulate_worst_pairs,
    documents.tabulate_lengths,
    documents.tabulate_courts,
    documents.tabulate_decades,
    labels.tabulate_together,
    documents.tabulate_masks,
    documents.tabulate_tiers,
    documents.tabulate_similarities,
    documents.tabulate_groups,
    documents.tabulate_parted,
    whole.tabulate_collection,
    whole.tabulate_gaps,
    whole.tabulate_graph,
    whole.tabulate_stages,
)


def list_tables(figures: ReportFigures) -> Sequence[Table]:
    """Keys are unique; a table may have no rows, as that of gaps when there is none."""
    return [tabulate(figures) for tabulate in _TABLES]
