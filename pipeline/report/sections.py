"""The sections of the report: what is said, and which charts and tables stand where."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pipeline.dedupe import DUPLICATE, RELATED
from pipeline.report.balance import ENOUGH_DOCUMENTS
from pipeline.report.captions import write_caption
from pipeline.report.charts import draw_charts
from pipeline.report.figures import ReportFigures
from pipeline.report.html import (
    make_cards,
    make_figure,
    make_list,
    make_note,
    make_paragraph,
    make_row_of,
    make_table,
)
from pipeline.report.listing import list_tables
from pipeline.report.numbers import write_noun, write_share
from pipeline.report.tables import Table, list_headlines

_SOURCES: Mapping[str, str] = {
    "embedded": "The judgments are fictional: the court in a box wrote them. They show that every stage "
    "works; they say nothing about the courts of India.",
    "web": "The judgments were collected from the pages of Indian Kanoon.",
    "api": "The judgments were collected through the official API of Indian Kanoon.",
    "files": "The judgments were read from files.",
}


class Section(NamedTuple):
    """A section of the page; its content is HTML."""

    key: str
    title: str
    content: str


@dataclass(frozen=True, slots=True)
class _Parts:
    """What sections are put together from."""

    figures: ReportFigures
    charts: Mapping[str, str]
    tables: Mapping[str, Table]

    def chart(self, key: str) -> str:
        """Nothing where there was nothing to draw."""
        if key not in self.charts:
            return ""
        words = write_caption(key, self.figures)
        return make_figure(
            self.charts[key], title=words.title, alternative=words.alternative, caption=words.caption
        )

    def table(self, key: str, *, ours: bool = False) -> str:
        """Nothing where there are no rows."""
        table = self.tables[key]
        return make_table(table, ours=ours) if table.rows else ""


def list_sections(figures: ReportFigures) -> Iterator[Section]:
    """In the order of the page, but for what stands at its end."""
    parts = _Parts(figures, draw_charts(figures), {table.key: table for table in list_tables(figures)})
    for key, title, write in _SECTIONS:
        nothing = key in _OF_DOCUMENTS and not figures.published
        written = [make_paragraph("No document is published.")] if nothing else write(parts)
        yield Section(key, title, "\n".join(filter(None, written)))


def describe_stages(figures: ReportFigures) -> Section:
    """The last section."""
    parts = _Parts(figures, {}, {table.key: table for table in list_tables(figures)})
    told = (
        "A fingerprint changes when anything changes that a stage depends on: what it reads, its version, "
        "its parameters. Builds with equal fingerprints are equal."
    )
    return Section("stages", "How this build was made", make_paragraph(told) + parts.table("stages"))


def _write_headlines(parts: _Parts) -> Iterator[str]:
    yield make_cards(list_headlines(parts.figures))
    source = parts.figures.source
    told = _SOURCES.get(source, f"The judgments come from the source {source}.")
    yield make_note(told) if source == "embedded" else make_paragraph(told)


def _write_flow(parts: _Parts) -> Iterator[str]:
    first, last = parts.figures.flow[0].documents, parts.figures.published
    yield make_paragraph(
        f"{last:,} of {write_noun(first, 'document')} ({write_share(last, first)}) came through. Nothing "
        "is lost without a reason: at every stage what goes in is what comes out and what is left behind."
    )
    yield parts.chart("flow")
    yield parts.table("flow")


def _write_published(parts: _Parts) -> Iterator[str]:
    yield make_paragraph(
        "The dataset ILSI was published with LeSICiN (AAAI 2022). Beside its Table 1 stand counts over the "
        "files that were released with it, and this build."
    )
    yield parts.table("published", ours=True)
    yield make_paragraph(
        "The splits as printed sum up to 66,130, 40 more than the 66,090 documents; with the 42,844 training "
        "documents of the released node list they add up. About 19 of the published labels are numbers of "
        "other Acts, mostly of the Code of Criminal Procedure: they were taken from links. Words may have "
        "been counted in another way there."
    )


def _write_labels(parts: _Parts) -> Iterator[str]:
    figures = parts.figures
    unused = [label.name for label in figures.labels if not label.documents]
    yield make_paragraph(
        f"A document has {figures.average_labels():.2f} labels on average. Labels are sections of the "
        "Indian Penal Code that the judgment cites."
    )
    yield parts.chart("ranks")
    yield parts.chart("top_labels")
    if unused:
        yield make_note(f"No published document has {write_noun(len(unused), 'label')}: {', '.join(unused)}.")
    yield parts.table("label_counts")
    yield parts.table("labels")


def _write_splits(parts: _Parts) -> Iterator[str]:
    yield make_paragraph(
        "Documents are dealt 64:16:20 by iterative stratification, whole groups of related documents at a "
        "time. A deviation is the difference between a share and its aim in percentage points."
    )
    yield parts.table("splits")
    yield parts.chart("deviations")
    yield parts.chart("pairs")
    yield parts.table("balance")
    if table := parts.table("worst_pairs"):
        yield make_paragraph(
            f"Of the pairs with at least {ENOUGH_DOCUMENTS} documents these are furthest off; with fewer, "
            "one document weighs more than ten points."
        )
        yield table
    yield from _write_warnings(parts.figures)


def _write_warnings(figures: ReportFigures) -> Iterator[str]:
    yield "<h3>Warnings</h3>"
    if not figures.warnings:
        yield make_paragraph("None: every label that a document has is in all three splits.")
        return
    yield make_paragraph(
        f"{write_noun(len(figures.warnings), 'label')} could not be put into all three splits."
    )
    yield make_list(f"{warning[0].upper()}{warning[1:]}." for warning in figures.warnings)


def _write_lengths(parts: _Parts) -> Iterator[str]:
    yield make_paragraph("Lengths are of the masked facts as they are published.")
    yield parts.chart("lengths")
    yield parts.table("lengths")


def _write_courts(parts: _Parts) -> Iterator[str]:
    yield parts.chart("courts")
    yield parts.chart("years")
    yield parts.table("courts")
    yield parts.table("decades")


def _write_together(parts: _Parts) -> Iterator[str]:
    if not parts.figures.pairs:
        yield make_paragraph("No document has two labels.")
        return
    several = sum(
        documents
        for counts in parts.figures.label_counts.values()
        for labels, documents in counts.items()
        if labels > 1
    )
    yield make_paragraph(
        f"{several:,} of {write_noun(parts.figures.published, 'document')} "
        f"({write_share(several, parts.figures.published)}) have more than one label."
    )
    yield parts.chart("together")
    yield parts.table("together")


def _write_masks(parts: _Parts) -> Iterator[str]:
    masks = sum(each.masks for each in parts.figures.documents.masks)
    yield make_paragraph(
        f"The published documents have {write_noun(masks, 'mask')}. Sexual offences and cases of children "
        "have the strict tier: every kind is masked, and nobody is numbered. Masked does not mean anonymous."
    )
    yield parts.chart("masks")
    yield parts.table("masks")
    yield parts.table("tiers")


def _write_duplicates(parts: _Parts) -> Iterator[str]:
    figures = parts.figures.duplicates
    stay = (
        "stay, in one group with what they repeat" if figures.kept_all else "are left out; the oldest stays"
    )
    yield make_paragraph(
        f"Documents that share {DUPLICATE:.0%} of their shingles are near-duplicates: they {stay}. "
        f"Documents of which one holds {RELATED:.0%} of the other are related: they form a group, which no "
        "split cuts."
    )
    if not figures.duplicates:
        yield make_paragraph("No near-duplicates were found.")
    yield parts.chart("similarities")
    yield make_row_of(*([parts.table("similarities")] if figures.duplicates else ()), parts.table("groups"))
    if figures.parted:
        yield make_paragraph(
            "Where one form of words ties too many documents together, the weakest ties are cut. So "
            f"{write_noun(figures.parted, 'related pair')} stand in two groups, "
            f"{sum(figures.across.values()):,} of them in two splits."
        )
        yield parts.table("parted")
    else:
        yield make_paragraph("No related documents stand in two splits.")


def _write_collection(parts: _Parts) -> Iterator[str]:
    figures = parts.figures.collection
    if not figures.courts:
        yield make_paragraph("Nothing is known about how these documents were collected.")
        return
    yield make_paragraph(
        "Found is the source's own count; listed is what its result pages showed; kept are the judgments "
        "that could be read. A gap is a window of dates of which not everything is listed."
    )
    yield parts.table("collection")
    if not figures.gap_count:
        yield make_paragraph("There are no gaps: every window of dates is listed to its end.")
        return
    missing = sum(each.missing for each in figures.courts)
    told = f"{write_noun(figures.gap_count, 'window')} are not listed to the end"
    told += f"; {write_noun(missing, 'document')} are known to be missing." if missing else "."
    shown = len(figures.gaps)
    more = f" The {shown} largest are shown." if shown < figures.gap_count else ""
    yield make_note(told + more)
    yield parts.table("gaps")


def _write_graph(parts: _Parts) -> Iterator[str]:
    if parts.figures.graph is None:
        yield make_paragraph("This build has no citation graph.")
        return
    yield make_paragraph("Only training documents have citations in the graph. Every edge has its way back.")
    yield parts.table("graph")


_SECTIONS: tuple[tuple[str, str, Callable[[_Parts], Iterator[str]]], ...] = (
    ("headline", "Headline figures", _write_headlines),
    ("flow", "From the source to the dataset", _write_flow),
    ("published", "Beside the published dataset", _write_published),
    ("labels", "Labels and their long tail", _write_labels),
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
