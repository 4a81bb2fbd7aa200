"""The tables of the report: for the page, and for Prefect's artifacts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.report.figures.documents import Spread
from pipeline.report.figures.gather import ReportFigures
from pipeline.report.numbers import (
    NOTHING,
    write_count,
    write_median,
    write_number,
    write_share,
    write_years,
)
from schemas.published import TEST

Row = Sequence[str]


class Table(NamedTuple):
    """A table of written cells. Its first column names what the others count."""

    key: str
    title: str
    header: Row
    rows: Sequence[Row]


def list_headlines(figures: ReportFigures) -> Iterator[tuple[str, str]]:
    """The main figures, each with what it counts."""
    words = find_spread(figures.documents.words)
    years = list(figures.documents.years)
    yield write_count(figures.published), "documents published"
    yield write_count(figures.flow[0].documents), f"documents {figures.flow[0].title.lower()}"
    yield write_count(len(figures.labels)), "labels"
    yield write_number(figures.average_labels(), 2), "labels per document"
    yield write_median(words.median) if words else NOTHING, "words per document (median)"
    yield write_count(len(figures.documents.courts)), "courts"
    yield write_years(min(years, default=None), max(years, default=None)), "years of decision"
    yield write_count(figures.duplicates.duplicates), "near-duplicates found"


def find_spread(spreads: Sequence[Spread], split: str = "all") -> Spread | None:
    """The lengths of one split, if it has documents."""
    return next((spread for spread in spreads if spread.split == split), None)


def tabulate_headlines(figures: ReportFigures) -> Table:
    """The same as a table."""
    rows = [(what, value) for value, what in list_headlines(figures)]
    return Table("headline", "Headline figures", ("figure", "value"), rows)


def tabulate_flow(figures: ReportFigures) -> Table:
    """What each step dropped."""
    header = ("step", "documents", "share", "dropped", "reason")
    first = figures.flow[0].documents
    rows: list[Row] = []
    for step in figures.flow:
        passed = (step.title, write_count(step.documents), write_share(step.documents, first))
        drops = [(write_count(count), reason) for reason, count in step.drops] or [("", "")]
        rows += [(*(passed if index == 0 else ("", "", "")), *drop) for index, drop in enumerate(drops)]
    return Table("flow", "Documents along the way", header, rows)


def tabulate_published(figures: ReportFigures) -> Table:
    """Table 1 of the paper, the files released with it, and this build."""
    words = find_spread(figures.documents.words)
    leaking, test = figures.duplicates.test_documents, figures.whole.test
    sizes = (figures.whole.train, figures.whole.validation, figures.whole.test)
    rows = [
        ("documents", "66,090", NOTHING, write_count(figures.published)),
        ("labels", "100", "100", write_count(len(figures.labels))),
        ("… of them sections of the Penal Code", "100", "about 81", write_count(len(figures.labels))),
        ("labels per document (test)", "3.78", NOTHING, write_average(figures, TEST)),
        ("words per document, mean", "1,232", "1,304", write_number(words.mean, 0) if words else NOTHING),
        ("words per document, median", NOTHING, "526", write_median(words.median) if words else NOTHING),
        ("words per document, 95th percentile", NOTHING, "4,446", write_count(words.p95 if words else None)),
        ("courts", "7", NOTHING, write_count(len(figures.documents.courts))),
        ("train", "42,884", "42,844", write_count(sizes[0])),
        ("validation", "10,203", NOTHING, write_count(sizes[1])),
        ("test", "13,043", NOTHING, write_count(sizes[2])),
        ("sum of the splits", "66,130", "66,090", write_count(sum(sizes))),
        (
            "test documents that share half their text with a training document",
            NOTHING,
            "891 of 13,019 (6.8%)",
            f"{leaking:,} of {test:,} ({write_share(leaking, test)})" if test else NOTHING,
        ),
    ]
    header = ("figure", "paper, as printed", "released files", "this build")
    return Table("published", "Table 1 of the paper and this build", header, rows)


def write_average(figures: ReportFigures, split: str) -> str:
    """Labels per document, in a split that has documents."""
    return write_number(figures.average_labels(split), 2) if figures.label_counts[split] else NOTHING


def tabulate_stages(figures: ReportFigures) -> Table:
    """What identifies a build."""
    rows = [
        (
            stage.name,
            stage.code,
            stage.fingerprint,
            write_count(stage.documents_in),
            write_count(stage.documents_out),
            stage.parameters or NOTHING,
        )
        for stage in figures.stages
    ]
    header = ("stage", "code", "fingerprint", "in", "out", "parameters")
    return Table("stages", "Stages of this build", header, rows)


def tabulate_collection(figures: ReportFigures) -> Table:
    """The ledger by court."""
    header = (
        "court",
        "found",
        "listed",
        "fetched",
        "kept",
        "waiting",
        "gone",
        "disallowed",
        "given up",
        "gaps",
    )
    rows = [
        (
            row.court,
            *map(write_count, (row.found, row.listed, row.fetched, row.kept, row.waiting, row.gone)),
            *map(write_count, (row.disallowed, row.refused, row.open_windows + row.capped_windows)),
        )
        for row in figures.collection.courts
    ]
    return Table("collection", "Collected by court", header, rows)


def tabulate_gaps(figures: ReportFigures) -> Table:
    """The largest ranges of dates that are not completely listed."""
    states = {"open": "not searched yet", "capped": "too many results to list"}
    rows = [
        (
            gap.court,
            gap.doctype,
            str(gap.start) if gap.days == 1 else f"{gap.start} to {gap.end}",
            states.get(gap.state, gap.state),
            write_count(gap.found),
            write_count(gap.listed),
            write_count(gap.missing),
        )
        for gap in figures.collection.gaps
    ]
    header = ("court", "search type", "dates", "state", "found", "listed", "missing")
    return Table("gaps", "Gaps in collection", header, rows)


def tabulate_graph(figures: ReportFigures) -> Table:
    """Nodes and edges by kind."""
    graph = figures.graph
    rows: list[Row] = []
    if graph is not None:
        rows += [(f"{kind} nodes", write_count(count)) for kind, count in sorted(graph.nodes.items())]
        rows += [
            (f"edges: {source} {relation} {target}", write_count(count))
            for (source, relation, target), count in sorted(graph.edges.items())
        ]
    return Table("graph", "The citation graph", ("what", "number"), rows)
