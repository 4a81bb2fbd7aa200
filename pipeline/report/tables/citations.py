"""The tables of the report about citations, and labels.csv."""

import csv
from collections.abc import Mapping
from pathlib import Path

from pipeline.parquet import replace_file
from pipeline.report.figures.citations import CitationFigures
from pipeline.report.figures.flow import rank_counts
from pipeline.report.numbers import write_count, write_share
from pipeline.report.tables.whole import Table

_MOST_ACTS = 20
_ACT_KNOWN = {
    "named": "the Act is named with it",
    "context": "the Act follows from what was said before",
    "heading": "from a heading",
    "range": "inside a range such as 147 to 149",
}
_LINKS = {
    "text": "text only",
    "both": "text and link agree",
    "conflict": "the link points elsewhere; the text counts",
    "link": "link only; never a label",
}


def tabulate_acts_known(figures: CitationFigures) -> Table:
    """How the Act of a citation was known."""
    rows = _list_counts(figures.found, _ACT_KNOWN)
    return Table("acts_known", "How the Act of a citation is known", ("how", "mentions", "share"), rows)


def tabulate_links(figures: CitationFigures) -> Table:
    """Whether the site's links agree with the text."""
    rows = _list_counts(figures.how, _LINKS)
    return Table("links", "Text and links", ("found in", "mentions", "share"), rows)


def tabulate_rejected(figures: CitationFigures) -> Table:
    """Numbers that look like sections of the Code."""
    rows = _list_counts(figures.rejected, {})
    header = ("reason", "numbers", "share")
    return Table("rejected", "Numbers that look like sections of the Penal Code but are not", header, rows)


def tabulate_acts(figures: CitationFigures) -> Table:
    """The other Acts that are cited most."""
    acts = figures.acts[:_MOST_ACTS]
    rows = [(act.title, write_count(act.documents), write_count(act.mentions)) for act in acts]
    return Table("acts", "Other Acts cited most often", ("Act", "documents", "mentions"), rows)


def _list_counts(counts: Mapping[str, int], names: Mapping[str, str]) -> list[tuple[str, str, str]]:
    total = sum(counts.values())
    return [
        (names.get(key, key), write_count(count), write_share(count, total))
        for key, count in rank_counts(counts)
    ]


def write_label_csv(folder: Path, figures: CitationFigures) -> None:
    """Write labels.csv: all labelled documents, published or not."""
    with (
        replace_file(folder / "labels.csv") as temporary,
        temporary.open("w", encoding="utf-8", newline="") as file,
    ):
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["rank", "label", "title", "documents", "mentions", "share"])
        for rank, row in enumerate(figures.rows, start=1):
            writer.writerow([rank, row.label, row.title, row.documents, row.mentions, f"{row.share:.4f}"])
