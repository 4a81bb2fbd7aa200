"""The tables of the report about labels and splits."""

from collections import Counter

from pipeline.report.figures.balance import classify, find_most_together, find_worst
from pipeline.report.figures.gather import ReportFigures
from pipeline.report.numbers import write_count, write_number, write_points, write_share
from pipeline.report.tables.whole import Table, write_average
from pipeline.split.stratify import SHARES
from schemas.published import SPLITS

_MOST_SIZES = 10  # documents with more labels are one row
_MOST_PAIRS = 15


def tabulate_labels(figures: ReportFigures) -> Table:
    """Every label, the most frequent first."""
    rows = [
        (
            label.name,
            write_count(rank),
            label.title,
            label.text_from,
            write_count(label.documents),
            write_share(label.documents, figures.published),
            *map(write_count, (label.balance.train, label.balance.validation, label.balance.test)),
            write_number(label.balance.worst) if label.documents else "",
        )
        for rank, label in enumerate(figures.labels, start=1)
    ]
    header = ("label", "rank", "title", "text from", "documents", "share", *SPLITS, "worst deviation")
    return Table("labels", "All labels", header, rows)


def tabulate_label_counts(figures: ReportFigures) -> Table:
    """Documents by their number of labels."""
    sizes: Counter[int] = Counter()
    for counts in figures.label_counts.values():
        for size, documents in counts.items():
            sizes[min(size, _MOST_SIZES)] += documents
    rows = [
        (
            f"{size} and more" if size == _MOST_SIZES else str(size),
            write_count(count),
            write_share(count, figures.published),
        )
        for size, count in sorted(sizes.items())
    ]
    return Table("label_counts", "Labels per document", ("labels", "documents", "share"), rows)


def tabulate_splits(figures: ReportFigures) -> Table:
    """Sizes and their targets."""
    whole = figures.whole
    sizes = (whole.train, whole.validation, whole.test)
    rows = [
        (
            split,
            write_count(size),
            write_share(size, figures.published),
            f"{share:.0%}",
            write_points(deviation) if figures.published else "",
            write_average(figures, split),
        )
        for split, size, share, deviation in zip(SPLITS, sizes, SHARES, whole.deviations, strict=True)
    ]
    header = ("split", "documents", "share", "target", "deviation in points", "labels per document")
    return Table("splits", "Sizes of the splits", header, rows)


def tabulate_balance(figures: ReportFigures) -> Table:
    """How far labels and pairs are off their targets, by their number of documents."""
    rows = [
        (
            f"{kind} in {members.name}",
            write_count(members.members),
            write_number(members.median),
            write_number(members.most),
            write_number(members.worst),
        )
        for kind, balances in (
            ("labels", [label.balance for label in figures.labels]),
            ("pairs", figures.pairs),
        )
        for members in classify(balances)
    ]
    header = ("documents", "number", "median", "90th percentile", "worst")
    return Table("balance", "Deviation of the worst split in points", header, rows)


def tabulate_worst_pairs(figures: ReportFigures) -> Table:
    """The pairs of labels that are spread least evenly."""
    rows = [
        (
            " + ".join(pair.labels),
            write_count(pair.documents),
            *map(write_count, (pair.train, pair.validation, pair.test)),
            *map(write_points, pair.deviations),
        )
        for pair in find_worst(figures.pairs, _MOST_PAIRS)
    ]
    header = ("labels", "documents", *SPLITS, *(f"{split} ±" for split in SPLITS))
    return Table("worst_pairs", "Pairs of labels that are spread least evenly", header, rows)


def tabulate_together(figures: ReportFigures) -> Table:
    """The labels that are cited together most often."""
    documents = {label.name: label.documents for label in figures.labels}
    rows = [
        (
            f"{first} + {second}",
            write_count(pair.documents),
            write_share(pair.documents, documents[first]),
            write_share(pair.documents, documents[second]),
        )
        for pair in find_most_together(figures.pairs, _MOST_PAIRS)
        for first, second in [pair.labels]
    ]
    header = ("labels", "documents", "of those with the first", "of those with the second")
    return Table("together", "Labels cited together most often", header, rows)
