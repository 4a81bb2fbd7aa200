"""The sections of the report: the text, and where each chart and table goes.

A chart is a function `chart_...` of `charts/`, a table is a function `tabulate_...` of `tables/`. Both are
called here, where they are to appear.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pipeline.dedupe.stage import DUPLICATE, RELATED
from pipeline.report.charts.documents import (
    chart_courts,
    chart_lengths,
    chart_masks,
    chart_similarities,
    chart_years,
)
from pipeline.report.charts.drawing import Chart
from pipeline.report.charts.flow import chart_flow
from pipeline.report.charts.heat_map import chart_together
from pipeline.report.charts.labels import chart_deviations, chart_pairs, chart_ranks, chart_top_labels
from pipeline.report.figures.balance import ENOUGH_DOCUMENTS
from pipeline.report.figures.citations import CitationFigures
from pipeline.report.figures.gather import LabelFigures, ReportFigures
from pipeline.report.html import (
    make_cards,
    make_figure,
    make_list,
    make_note,
    make_paragraph,
    make_row_of,
    make_table,
)
from pipeline.report.numbers import write_noun, write_share
from pipeline.report.tables import citations, documents, labels, whole
from pipeline.report.tables.whole import Table
from pipeline.split.stratify import RATIO
from schemas.statutes import OURS, count_origins


class ReportSection(NamedTuple):
    """A section of the page; its content is HTML."""

    key: str
    title: str
    content: str


def list_sections(figures: ReportFigures) -> Iterator[ReportSection]:
    """In the order of the page, without the last one."""
    for key, title, write in _SECTIONS:
        empty = key in _OF_DOCUMENTS and not figures.published
        written = [make_paragraph("No document is published.")] if empty else write(figures)
        yield ReportSection(key, title, "\n".join(filter(None, written)))


def describe_stages(figures: ReportFigures) -> ReportSection:
    """The last section."""
    text = make_paragraph(
        "A fingerprint changes when anything changes that a stage depends on: its input, its code or its "
        "parameters. Builds with the same fingerprints are the same."
    )
    return ReportSection("stages", "How this build was made", text + _show(whole.tabulate_stages(figures)))


def list_tables(figures: ReportFigures) -> Sequence[Table]:
    """All tables, each with a key of its own. A table may be empty, as that of gaps when there are none."""
    tables = [tabulate(figures) for module in (whole, labels, documents) for tabulate in _find_tables(module)]
    return [*tables, *(tabulate(figures.citations) for tabulate in _find_tables(citations))]


def _find_tables(module: object) -> list[Callable[..., Table]]:
    return [item for name, item in vars(module).items() if name.startswith("tabulate_")]


def _show(part: Chart | Table | None, *, ours: bool = False) -> str:
    """A chart or a table as HTML; nothing if it has nothing to show."""
    if isinstance(part, Chart):
        return make_figure(part.svg, title=part.title, alternative=part.alternative, caption=part.caption)
    return make_table(part, ours=ours) if part is not None and part.rows else ""


def _write_headlines(figures: ReportFigures) -> Iterator[str]:
    yield make_cards(whole.list_headlines(figures))
    yield (make_note if figures.is_box else make_paragraph)(figures.source)


def _write_flow(figures: ReportFigures) -> Iterator[str]:
    first, last = figures.flow[0].documents, figures.published
    yield make_paragraph(
        f"{last:,} of {write_noun(first, 'document')} ({write_share(last, first)}) made it into the dataset. "
        "Nothing is lost without a reason: whatever enters a stage either passes or is dropped and counted."
    )
    yield _show(chart_flow(figures))
    yield _show(whole.tabulate_flow(figures))


def _write_published(figures: ReportFigures) -> Iterator[str]:
    yield make_paragraph(
        "The ILSI dataset was published with LeSICiN (AAAI 2022). This table puts its Table 1 beside counts "
        "over the files that were released with it, and beside this build."
    )
    yield _show(whole.tabulate_published(figures), ours=True)
    yield make_paragraph(
        "As printed, the splits add up to 66,130, which is 40 more than the 66,090 documents; with the "
        "42,844 training documents of the released node list the sum is right. About 19 of the published "
        "labels are section numbers of other Acts, mostly of the Code of Criminal Procedure, that were taken "
        "from links. The paper may have counted words differently."
    )


def _write_labels(figures: ReportFigures) -> Iterator[str]:
    unused = [label.name for label in figures.labels if not label.documents]
    yield make_paragraph(
        f"A document has {figures.average_labels():.2f} labels on average. Labels are the sections of the "
        "Indian Penal Code that the judgment cites."
    )
    yield make_paragraph(describe_texts(figures.labels))
    yield _show(chart_ranks(figures))
    yield _show(chart_top_labels(figures))
    if unused:
        yield make_note(
            f"{write_noun(len(unused), 'label')} without a published document: {', '.join(unused)}."
        )
    yield _show(labels.tabulate_label_counts(figures))
    yield _show(labels.tabulate_labels(figures))


def describe_texts(labels: Sequence[LabelFigures]) -> str:
    """Where the texts of the sections are from, and which are not the words of the law."""
    told = f"Texts of their sections: {count_origins(label.text_from for label in labels)}."
    ours = [label.name for label in labels if label.text_from == OURS]
    if not ours:
        return told
    return f"{told} Not the words of the law but our own description: {', '.join(ours)}."


def _write_citations(figures: ReportFigures) -> Iterator[str]:
    cited = figures.citations
    yield make_paragraph(
        f"{cited.labelled:,} of {write_noun(cited.documents, 'judgment')} "
        f"({write_share(cited.labelled, cited.documents)}) cite at least one of the "
        f"{write_noun(len(cited.labels), 'label')}, whether they are published or not. Altogether they cite "
        f"{write_noun(len(cited.sections), 'section')} of the Indian Penal Code."
    )
    yield make_paragraph(describe_quotes(cited))
    yield _show(citations.tabulate_acts_known(cited))
    yield _show(citations.tabulate_links(cited))
    yield _show(citations.tabulate_rejected(cited))
    yield _show(citations.tabulate_acts(cited))


def describe_quotes(cited: CitationFigures) -> str:
    """What citations in quoted words change."""
    effect = cited.quotes
    documents = effect.documents_with - effect.documents_without
    labels = effect.labels_with - effect.labels_without
    removal = "They are left out: this removes" if cited.outside_quotes else "Leaving them out would remove"
    return (
        f"{effect.quoted_mentions:,} of {write_noun(effect.mentions, 'mention')} "
        f"({write_share(effect.quoted_mentions, effect.mentions)}) are in quoted words, mostly of earlier "
        f"judgments and statutes. {removal} {labels:,} of {write_noun(effect.labels_with, 'label')} "
        f"({write_share(labels, effect.labels_with)}), and every label from {documents:,} of "
        f"{write_noun(effect.documents_with, 'document')} ({write_share(documents, effect.documents_with)})."
    )


def _write_splits(figures: ReportFigures) -> Iterator[str]:
    yield make_paragraph(
        f"Documents are split {RATIO} by iterative stratification, whole groups of related documents at a "
        "time. A deviation is the difference between a share and its target, in percentage points."
    )
    yield _show(labels.tabulate_splits(figures))
    yield _show(chart_deviations(figures))
    yield _show(chart_pairs(figures))
    yield _show(labels.tabulate_balance(figures))
    if table := _show(labels.tabulate_worst_pairs(figures)):
        yield make_paragraph(
            f"These pairs with at least {ENOUGH_DOCUMENTS} documents are furthest off. In smaller pairs one "
            "document weighs more than ten points."
        )
        yield table
    yield from _write_warnings(figures)


def _write_warnings(figures: ReportFigures) -> Iterator[str]:
    yield "<h3>Warnings</h3>"
    if not figures.warnings:
        yield make_paragraph("None: every label that a document has is in all three splits.")
        return
    yield make_paragraph(
        f"{write_noun(len(figures.warnings), 'label')} could not be put into all three splits."
    )
    yield make_list(f"{warning[0].upper()}{warning[1:]}." for warning in figures.warnings)


def _write_lengths(figures: ReportFigures) -> Iterator[str]:
    yield make_paragraph("The lengths of the masked facts as published.")
    yield _show(chart_lengths(figures))
    yield _show(documents.tabulate_lengths(figures))


def _write_courts(figures: ReportFigures) -> Iterator[str]:
    yield _show(chart_courts(figures))
    yield _show(chart_years(figures))
    yield _show(documents.tabulate_courts(figures))
    yield _show(documents.tabulate_decades(figures))


def _write_together(figures: ReportFigures) -> Iterator[str]:
    if not figures.pairs:
        yield make_paragraph("No document has two labels.")
        return
    several = sum(
        number for counts in figures.label_counts.values() for size, number in counts.items() if size > 1
    )
    yield make_paragraph(
        f"{several:,} of {write_noun(figures.published, 'document')} "
        f"({write_share(several, figures.published)}) have more than one label."
    )
    yield _show(chart_together(figures))
    yield _show(labels.tabulate_together(figures))


def _write_masks(figures: ReportFigures) -> Iterator[str]:
    masks = sum(count.masks for count in figures.documents.masks)
    yield make_paragraph(
        f"The published documents contain {write_noun(masks, 'mask')}. Cases of sexual offences or of "
        "children are in the strict tier: every kind is masked, and people are not numbered. Masked does not "
        "mean anonymous."
    )
    yield _show(chart_masks(figures))
    yield _show(documents.tabulate_masks(figures))
    yield _show(documents.tabulate_tiers(figures))


def _write_duplicates(figures: ReportFigures) -> Iterator[str]:
    duplicates = figures.duplicates
    fate = (
        "They are kept, in one group with what they repeat."
        if duplicates.kept_all
        else "Only the oldest is kept."
    )
    yield make_paragraph(
        f"Documents that share {DUPLICATE:.0%} of their word sequences are near-duplicates. {fate} Documents "
        f"are related if one contains {RELATED:.0%} of the other: they form a group, and a group is never "
        "divided between splits."
    )
    if not duplicates.duplicates:
        yield make_paragraph("No near-duplicates were found.")
    yield _show(chart_similarities(figures))
    similarities = _show(documents.tabulate_similarities(figures)) if duplicates.duplicates else ""
    yield make_row_of(similarities, _show(documents.tabulate_groups(figures)))
    if duplicates.parted:
        yield make_paragraph(
            "Where the same wording connects too many documents, the weakest connections are cut. So "
            f"{write_noun(duplicates.parted, 'related pair')} are in two groups, "
            f"{sum(duplicates.across.values()):,} of them in two splits."
        )
        yield _show(documents.tabulate_parted(figures))
    else:
        yield make_paragraph("No related documents are in different splits.")


def _write_collection(figures: ReportFigures) -> Iterator[str]:
    collection = figures.collection
    if not collection.courts:
        yield make_paragraph("Nothing is known about how these documents were collected.")
        return
    yield make_paragraph(
        "Found is the source's own count, listed is what its result pages showed, and kept are the judgments "
        "that could be read. A gap is a range of dates that is not completely listed."
    )
    yield _show(whole.tabulate_collection(figures))
    if not collection.gap_count:
        yield make_paragraph("There are no gaps: every range of dates is completely listed.")
        return
    missing = sum(court.missing for court in collection.courts)
    text = f"{write_noun(collection.gap_count, 'range')} of dates not completely listed"
    text += f"; {write_noun(missing, 'document')} known to be missing." if missing else "."
    shown = len(collection.gaps)
    more = f" The {shown} largest are shown." if shown < collection.gap_count else ""
    yield make_note(text + more)
    yield _show(whole.tabulate_gaps(figures))


def _write_graph(figures: ReportFigures) -> Iterator[str]:
    if figures.graph is None:
        yield make_paragraph("This build has no citation graph.")
        return
    yield make_paragraph(
        "Only training documents have citations in the graph. Every edge is there in both directions."
    )
    yield _show(whole.tabulate_graph(figures))


_SECTIONS: tuple[tuple[str, str, Callable[[ReportFigures], Iterator[str]]], ...] = (
    ("headline", "Headline figures", _write_headlines),
    ("flow", "From the source to the dataset", _write_flow),
    ("published", "Comparison with the published dataset", _write_published),
    ("labels", "Labels and their long tail", _write_labels),
    ("citations", "How the labels were found", _write_citations),
    ("splits", "Balance of the splits", _write_splits),
    ("lengths", "Lengths", _write_lengths),
    ("courts", "Courts and years", _write_courts),
    ("together", "Labels that are cited together", _write_together),
    ("masks", "Masks", _write_masks),
    ("duplicates", "Duplicates and related documents", _write_duplicates),
    ("collection", "Collection and its gaps", _write_collection),
    ("graph", "The citation graph", _write_graph),
)
_OF_DOCUMENTS = ("labels", "splits", "lengths", "courts", "together", "masks")
