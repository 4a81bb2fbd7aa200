"""The statistics of the labels as files for people: a page, a table and a chart beside the stage's tables."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from pipeline.label_chart import draw_chart
from pipeline.label_statistics import LabelStatistics
from pipeline.tables import replace_file

PAGE, TABLE, CHART = "labels.md", "labels.csv", "labels.svg"
_VERSION = 1  # count it up when the files would look different
_MARK = f"<!-- ilsi label statistics {_VERSION} -->"
_MOST_LABELS = 10  # documents with more are shown as one
_MOST_ACTS = 20
_FOUND = {
    "named": "the Act is named with it",
    "context": "the Act follows from what was said before",
    "heading": "from a heading",
    "range": "inside a range such as 147 to 149",
}
_HOW = {
    "text": "text only",
    "both": "text and link agree",
    "conflict": "the link points elsewhere; the text counts",
    "link": "link only; never a label",
}


def has_statistics(folder: Path) -> bool:
    """Are the files there, as this version writes them? The page is written last."""
    try:
        with (folder / PAGE).open(encoding="utf-8") as file:
            return file.readline().strip() == _MARK
    except (OSError, UnicodeDecodeError):
        return False


def write_statistics(folder: Path, statistics: LabelStatistics) -> None:
    """Write labels.csv, labels.svg and labels.md into the folder of the stage."""
    _write(folder / TABLE, _make_table(statistics))
    _write(folder / CHART, draw_chart(statistics.rows, documents=statistics.labelled))
    _write(folder / PAGE, "\n".join(_make_page(statistics)) + "\n")


def _write(path: Path, content: str) -> None:
    with replace_file(path) as temporary:
        temporary.write_text(content, encoding="utf-8", newline="\n")


def _make_table(statistics: LabelStatistics) -> str:
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["rank", "label", "title", "documents", "mentions", "share"])
    for rank, row in enumerate(statistics.rows, start=1):
        writer.writerow([rank, row.label, row.title, row.documents, row.mentions, f"{row.share:.4f}"])
    return file.getvalue()


def _make_page(statistics: LabelStatistics) -> Iterator[str]:
    yield _MARK
    yield "# Labels\n"
    yield from _describe_documents(statistics)
    yield "\n## Labels a document\n"
    yield f"Mean {statistics.mean_size:.2f}, median {statistics.median_size:g}.\n"
    yield from _tabulate(["labels", "documents", "share"], _list_sizes(statistics))
    yield "\n## How often each label is given\n"
    yield f"![Documents by label]({CHART})\n"
    yield f"The same table for programs: [{TABLE}]({TABLE}). Share is of the documents that have a label.\n"
    yield from _tabulate(
        ["#", "section", "title", "documents", "mentions", "share"], _list_labels(statistics)
    )
    yield "\n## How the citations were found\n"
    yield from _describe_citations(statistics)
    yield "\n## Quoted words\n"
    yield from _describe_quotes(statistics)
    yield "\n## Other Acts\n"
    yield from _describe_acts(statistics)


def _describe_documents(statistics: LabelStatistics) -> Iterator[str]:
    share = _share(statistics.labelled, statistics.documents)
    yield (
        f"{statistics.labelled:,} of {statistics.documents:,} documents ({share}) have at least one of the "
        f"{len(statistics.labels)} labels. {len(statistics.sections)} different sections of the Indian Penal "
        "Code are cited in all."
    )
    if statistics.outside_quotes:
        yield "Citations in quoted words are left out."
    if statistics.dropped:
        yield ""
        rows = [(reason, f"{count:,}") for reason, count in statistics.dropped.items()]
        yield from _tabulate(["dropped because it", "documents"], rows)


def _list_sizes(statistics: LabelStatistics) -> Iterator[Sequence[str]]:
    for size in range(1, _MOST_LABELS):
        count = statistics.sizes[size]
        yield str(size), f"{count:,}", _share(count, statistics.labelled)
    more = sum(count for size, count in statistics.sizes.items() if size >= _MOST_LABELS)
    yield f"{_MOST_LABELS} and more", f"{more:,}", _share(more, statistics.labelled)


def _list_labels(statistics: LabelStatistics) -> Iterator[Sequence[str]]:
    for rank, row in enumerate(statistics.rows, start=1):
        numbers = (f"{row.documents:,}", f"{row.mentions:,}", f"{row.share:.1%}")
        yield str(rank), row.label, row.title, *numbers


def _describe_citations(statistics: LabelStatistics) -> Iterator[str]:
    yield from _tabulate(["Act known because", "mentions", "share"], _list_counts(statistics.found, _FOUND))
    yield ""
    yield from _tabulate(["text and links", "mentions", "share"], _list_counts(statistics.how, _HOW))
    yield ""
    if not statistics.rejected:
        yield "No number that looked like a section of the Code had to be rejected."
        return
    yield "Numbers that look like sections of the Code and are none:\n"
    yield from _tabulate(["reason", "numbers", "share"], _list_counts(statistics.rejected, {}))


def _describe_quotes(statistics: LabelStatistics) -> Iterator[str]:
    effect = statistics.quotes
    documents = effect.documents_with - effect.documents_without
    labels = effect.labels_with - effect.labels_without
    yield (
        f"{effect.quoted_mentions:,} of {effect.mentions:,} mentions "
        f"({_share(effect.quoted_mentions, effect.mentions)}) stand in quoted words, mostly of earlier "
        "judgments and statutes. Of the labels above, leaving them out "
        f"{'takes' if statistics.outside_quotes else 'would take'} {labels:,} of {effect.labels_with:,} "
        f"({_share(labels, effect.labels_with)}), and all labels from {documents:,} of "
        f"{effect.documents_with:,} documents ({_share(documents, effect.documents_with)})."
    )


def _describe_acts(statistics: LabelStatistics) -> Iterator[str]:
    acts = statistics.acts
    if not acts:
        yield "No other Act is cited."
        return
    rows = [(act.title, f"{act.documents:,}", f"{act.mentions:,}") for act in acts[:_MOST_ACTS]]
    yield from _tabulate(["Act", "documents", "mentions"], rows)
    if len(acts) > _MOST_ACTS:
        yield f"\n{len(acts) - _MOST_ACTS:,} more are cited in fewer documents."


def _list_counts(counts: Mapping[str, int], words: Mapping[str, str]) -> Iterator[Sequence[str]]:
    total = sum(counts.values())
    for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        yield words.get(name, name), f"{count:,}", _share(count, total)


def _share(count: int, total: int) -> str:
    return f"{count / total:.1%}" if total else "-"


def _tabulate(header: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(header)} |"
    yield f"|{'---|' * len(header)}"
    for row in rows:
        cells = (cell.replace("|", "\\|").replace("\n", " ") for cell in row)
        yield f"| {' | '.join(cells)} |"
