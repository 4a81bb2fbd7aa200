"""The tables of the report about documents: courts, years, lengths, masks and duplicates."""

from collections import Counter

from pipeline.report.figures.gather import ReportFigures
from pipeline.report.numbers import write_count, write_median, write_number, write_share, write_years
from pipeline.report.tables.whole import Row, Table
from schemas.published import SPLITS


def tabulate_lengths(figures: ReportFigures) -> Table:
    """Sentences and words per document, by split."""
    rows = [
        (
            f"{unit}, {spread.split}",
            write_count(spread.documents),
            write_number(spread.mean),
            write_median(spread.median),
            write_count(spread.p95),
            write_count(spread.least),
            write_count(spread.most),
        )
        for unit, spreads in (("sentences", figures.documents.sentences), ("words", figures.documents.words))
        for spread in spreads
    ]
    header = ("length", "documents", "mean", "median", "95th percentile", "shortest", "longest")
    return Table("lengths", "Lengths of documents", header, rows)


def tabulate_courts(figures: ReportFigures) -> Table:
    """Published documents by court."""
    rows = [
        (
            court.court,
            write_count(court.documents),
            write_share(court.documents, figures.published),
            *map(write_count, court.splits),
            write_years(court.first, court.last),
        )
        for court in figures.documents.courts
    ]
    return Table("courts", "Courts", ("court", "documents", "share", *SPLITS, "years"), rows)


def tabulate_decades(figures: ReportFigures) -> Table:
    """Published documents by decade."""
    decades: Counter[int] = Counter()
    for year, documents in figures.documents.years.items():
        decades[year - year % 10] += documents
    rows = [
        (f"{decade}–{decade + 9}", write_count(count), write_share(count, figures.published))
        for decade, count in sorted(decades.items())
    ]
    if undated := figures.documents.undated:
        rows.append(("unknown date", write_count(undated), write_share(undated, figures.published)))
    return Table("decades", "Decades of decision", ("decade", "documents", "share"), rows)


def tabulate_masks(figures: ReportFigures) -> Table:
    """Masks by kind, the most frequent first."""
    total = sum(count.masks for count in figures.documents.masks)
    rows = [
        (
            count.kind,
            write_count(count.masks),
            write_share(count.masks, total),
            write_count(count.documents),
            write_share(count.documents, figures.published),
            write_number(count.masks / max(1, figures.published)),
        )
        for count in sorted(figures.documents.masks, key=lambda count: -count.masks)
    ]
    header = ("kind", "masks", "of all masks", "documents with it", "of documents", "per document")
    return Table("masks", "Masks by kind", header, rows)


def tabulate_tiers(figures: ReportFigures) -> Table:
    """Plain and strict masking."""
    rows = [
        (
            tier,
            write_count(sum(splits)),
            write_share(sum(splits), figures.published),
            *map(write_count, splits),
        )
        for tier, splits in figures.documents.tiers.items()
    ]
    return Table("tiers", "Masking tiers", ("tier", "documents", "share", *SPLITS), rows)


def tabulate_similarities(figures: ReportFigures) -> Table:
    """Duplicates by similarity."""
    steps = list(figures.duplicates.similarities)
    rows = [
        (name_similarity(step, steps), write_count(count), write_share(count, figures.duplicates.duplicates))
        for step, count in figures.duplicates.similarities.items()
    ]
    header = ("Jaccard similarity", "duplicates", "share")
    return Table("similarities", "Near-duplicates by similarity", header, rows)


def name_similarity(step: int, steps: list[int]) -> str:
    """From one step to the next; the last step is a single value."""
    if step == steps[-1]:
        return "1 (the same words)"
    return f"{step / 100:.2f} to {(steps[steps.index(step) + 1]) / 100:.2f}"


def tabulate_groups(figures: ReportFigures) -> Table:
    """Groups by size: a group is never divided between splits."""
    rows: list[Row] = [
        (write_count(size), write_count(groups), write_count(size * groups))
        for size, groups in figures.duplicates.groups.items()
    ]
    return Table(
        "groups", "Groups of related documents", ("documents in the group", "groups", "documents"), rows
    )


def tabulate_parted(figures: ReportFigures) -> Table:
    """Related documents that had to be separated."""
    duplicates = figures.duplicates
    rows = [
        (f"{first} and {second}", write_count(count)) for (first, second), count in duplicates.across.items()
    ]
    inside = duplicates.parted - sum(duplicates.across.values())
    rows += [("in the same split", write_count(inside)), ("all", write_count(duplicates.parted))]
    return Table("parted", "Related pairs in two groups", ("splits", "pairs"), rows)
