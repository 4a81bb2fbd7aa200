"""What each chart shows, in words: a title, a caption, and an alternative for those who do not see it."""

from typing import NamedTuple

from pipeline.report.balance import classify, find_most_together
from pipeline.report.documents import Spread
from pipeline.report.figures import ReportFigures
from pipeline.report.heat_map import choose_labels
from pipeline.report.label_charts import TOP_LABELS
from pipeline.report.numbers import join_words, write_count, write_median, write_noun, write_number


class Caption(NamedTuple):
    """The words that go with a chart."""

    title: str
    alternative: str
    caption: str


def caption_flow(figures: ReportFigures) -> Caption:
    """The flow picture."""
    steps = [f"{step.title.lower()} {step.documents:,}" for step in figures.flow]
    lost = [f"{count:,} {reason}" for step in figures.flow for reason, count in step.drops]
    left = f" Left behind: {'; '.join(lost)}." if lost else " Nothing was left behind."
    return Caption(
        "Documents along the way",
        f"A band that narrows from top to bottom. Documents: {', '.join(steps)}.{left}",
        "The width of the band is the number of documents. What leaves it to the right was left behind, "
        "for the reason given. Each document is counted at the first step that left it behind.",
    )


def caption_ranks(figures: ReportFigures) -> Caption:
    """The long tail."""
    given = [label for label in figures.labels if label.documents]
    middle = given[len(given) // 2]
    return Caption(
        "Documents of each label by rank",
        f"Documents by rank of the label, on a log scale: from {given[0].documents:,} for section "
        f"{given[0].name} over {middle.documents:,} in the middle to {given[-1].documents:,} for section "
        f"{given[-1].name}.",
        "Labels by rank, the most frequent first. One dot is one label.",
    )


def caption_top_labels(figures: ReportFigures) -> Caption:
    """The frequent labels."""
    top = [label for label in figures.labels[:TOP_LABELS] if label.documents]
    told = join_words([f"section {label.name} in {label.documents:,}" for label in top[:5]])
    return Caption(
        "The most frequent labels",
        f"Bars of documents for the most frequent labels: {told}.",
        "Documents with each of the most frequent labels. A document may have several.",
    )


def caption_deviations(figures: ReportFigures) -> Caption:
    """Balance of labels."""
    classes = list(classify([label.balance for label in figures.labels]))
    told = join_words([f"{each.worst:.1f} among labels in {each.name} documents" for each in classes])
    return Caption(
        "Deviation of each label in each split",
        f"Dots by label and split. The worst deviation in points: {told}.",
        "Each label has three dots: by how many points its documents' share in train, validation and test "
        "misses 64, 16 and 20%. Documents cannot be cut: inside the grey area no other whole number of "
        "documents would be closer.",
    )


def caption_pairs(figures: ReportFigures) -> Caption:
    """Balance of pairs."""
    told = join_words(
        [f"{each.name} documents: {each.median:.1f} and {each.worst:.1f}" for each in classify(figures.pairs)]
    )
    return Caption(
        "Deviation of pairs of labels",
        f"Median and worst deviation in points of pairs of labels by their number of documents: {told}.",
        f"{write_noun(len(figures.pairs), 'pair')} of labels stand together in some document. For each "
        "pair the split that is furthest off its aim counts. Pairs in few documents cannot be spread evenly.",
    )


def caption_lengths(figures: ReportFigures) -> Caption:
    """Lengths."""
    sentences, words = figures.documents.sentences[0], figures.documents.words[0]
    return Caption(
        "Lengths of documents",
        f"Two histograms. {_tell_spread(sentences, 'Sentences')} {_tell_spread(words, 'Words')}",
        "Sentences and words a document. Words are what stands between blanks; a mask is one word.",
    )


def _tell_spread(spread: Spread, unit: str) -> str:
    return (
        f"{unit} a document: median {write_median(spread.median)}, mean {write_number(spread.mean)}, "
        f"95th percentile {spread.p95:,}, from {spread.least:,} to {spread.most:,}."
    )


def caption_courts(figures: ReportFigures) -> Caption:
    """Courts."""
    told = join_words([f"{each.court} {each.documents:,}" for each in figures.documents.courts])
    return Caption(
        "Documents by court", f"Bars of documents by court: {told}.", "Published documents by court."
    )


def caption_years(figures: ReportFigures) -> Caption:
    """Years."""
    years = figures.documents.years
    most = max(years, key=lambda year: years[year])
    undated = figures.documents.undated
    return Caption(
        "Documents by year of decision",
        f"Bars of documents by year from {min(years)} to {max(years)}; the most, {years[most]:,}, in {most}.",
        "Published documents by year of decision."
        + (f" Without a date, and not shown: {write_noun(undated, 'document')}." if undated else ""),
    )


def caption_together(figures: ReportFigures) -> Caption:
    """Co-citation."""
    top = find_most_together(figures.pairs, 3)
    told = join_words([f"{' and '.join(pair.labels)} in {pair.documents:,}" for pair in top])
    chosen = len(choose_labels(figures.labels))
    return Caption(
        "Co-citation of the most frequent labels",
        f"A heat map of {chosen} by {chosen} labels. Together most often: {told} documents.",
        f"The {write_noun(chosen, 'most frequent label')} in section order. A cell says how many of 100 "
        "documents with the label of its row also have the label of its column; what is under 10 is not "
        "written.",
    )


def caption_masks(figures: ReportFigures) -> Caption:
    """Masks."""
    ranked = sorted(figures.documents.masks, key=lambda each: -each.masks)
    told = join_words([f"{each.kind} {each.masks:,}" for each in ranked])
    return Caption(
        "Masks by kind", f"Bars of masks by kind: {told}.", "Masks in the published documents by kind."
    )


def caption_similarities(figures: ReportFigures) -> Caption:
    """Duplicates."""
    similarities = figures.duplicates.similarities
    same = similarities[max(similarities)]
    return Caption(
        "Near-duplicates by similarity",
        f"Bars of {write_noun(figures.duplicates.duplicates, 'duplicate')} by Jaccard similarity from "
        f"{min(similarities) / 100:.2f} to 1; {write_count(same)} have the same words.",
        "How alike a duplicate and the document that it repeats are. From "
        f"{min(similarities) / 100:.2f} on a document counts as a duplicate.",
    )


_CAPTIONS = {
    "flow": caption_flow,
    "ranks": caption_ranks,
    "top_labels": caption_top_labels,
    "deviations": caption_deviations,
    "pairs": caption_pairs,
    "lengths": caption_lengths,
    "courts": caption_courts,
    "years": caption_years,
    "together": caption_together,
    "masks": caption_masks,
    "similarities": caption_similarities,
}


def write_caption(key: str, figures: ReportFigures) -> Caption:
    """The words for the chart of this name."""
    return _CAPTIONS[key](figures)
