"""What the labels of the real judgments look like: the tables of every report, for real documents.

    python benchmarks/real_statistics.py              # prints Markdown
    python benchmarks/real_statistics.py --write      # puts it into docs/real-statistics.md, with the picture

The stages `cite` and `label` run as in a rebuild, over the judgments that are there as plain text and over
the API answers, in a folder that is removed afterwards. Needs the real data (docs/measurements.md).
"""

import argparse
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean, median

from measured_pages import fill_page, show_share, tabulate
from real_documents import ROOT, read_answers, read_published_labels, read_section_ids, read_texts

from pipeline.cite.stage import cite_judgment
from pipeline.finished import FinishedStages
from pipeline.label.counts import count_sections
from pipeline.label.label_names import find_section_of, find_title, label_order
from pipeline.label.stage import choose_labels, label_shard, plan_label
from pipeline.report.charts.drawing import draw_bars
from pipeline.report.figures.citations import CitationFigures, count_citations
from pipeline.report.numbers import shorten
from pipeline.report.sections import describe_quotes
from pipeline.report.tables.citations import (
    tabulate_acts,
    tabulate_acts_known,
    tabulate_links,
    tabulate_rejected,
)
from pipeline.report.tables.whole import Table
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, run_stage
from schemas.records import Citations, Judgment

TARGET = ROOT / "docs" / "real-statistics.md"
PICTURE = ROOT / "docs" / "images" / "real-labels.svg"
TOP = 100
MOST_LABELS = 10  # documents with more are one row
SECTIONS = 25  # in the picture
LONGEST_TITLE = 44  # characters


def label_judgments(
    name: str, judgments: Iterable[Judgment], section_ids: Mapping[str, str], cache: Path
) -> tuple[Path, Path]:
    """Run both stages; gives their folders."""
    cite = StagePlan("cite", (), Citations, {}, (name,))
    cited = cite.folder(cache)

    def cite_all(job: ShardJob) -> ShardSummary:
        records = [cite_judgment(judgment, section_ids) for judgment in judgments]
        return write_shard(job, records, documents_in=len(records))

    run_stage(cite, cache, cite_all)
    labels = choose_labels(count_sections(cited, clauses=False, outside_quotes=False), TOP)
    label = plan_label(cite, labels, outside_quotes=False)
    run_stage(label, cache, lambda job: label_shard(job, cited / job.part.name, labels, outside_quotes=False))
    return cited, label.folder(cache)


def count_stages(cited: Path, labelled: Path) -> CitationFigures:
    """What the report of a rebuild would say of these stages."""
    return count_citations(FinishedStages({"cite": cited, "label": labelled}))


def describe_documents(figures: CitationFigures) -> str:
    """How many documents have labels, and why the others have none."""
    share = show_share(figures.labelled, figures.documents)
    return "\n".join(
        [
            f"{figures.labelled:,} of {figures.documents:,} documents ({share}) have at least one of the "
            f"{len(figures.labels)} labels. {len(figures.sections)} different sections of the Indian Penal "
            "Code are cited in all.\n",
            tabulate(["dropped because it", "documents"], figures.dropped.items()),
        ]
    )


def describe_sizes(figures: CitationFigures) -> str:
    """Labels per document."""
    sizes = list(figures.sizes.elements())
    counts = [(str(size), figures.sizes[size]) for size in range(1, MOST_LABELS)]
    counts.append((f"{MOST_LABELS} and more", sum(size >= MOST_LABELS for size in sizes)))
    rows = [(name, count, show_share(count, len(sizes))) for name, count in counts]
    table = tabulate(["labels", "documents", "share"], rows)
    return f"Mean {mean(sizes):.2f}, median {median(sizes):g}.\n\n{table}"


def describe_labels(figures: CitationFigures) -> str:
    """Every label, the most frequent first."""
    rows = [
        (rank, row.label, row.title, row.documents, row.mentions, f"{row.share:.1%}")
        for rank, row in enumerate(figures.rows, start=1)
    ]
    return tabulate(["#", "section", "title", "documents", "mentions", "share"], rows)


def show_table(table: Table) -> str:
    """A table of the report as Markdown."""
    return f"{table.title}:\n\n{tabulate(table.header, table.rows)}" if table.rows else ""


def draw_picture(figures: CitationFigures) -> str:
    """The most cited sections."""
    rows = figures.rows[:SECTIONS]
    bars = [(shorten(row.title, LONGEST_TITLE), row.documents) for row in rows]
    return draw_bars("real_labels", bars, room=3.45, numbers=[row.label for row in rows])


def describe_published(figures: CitationFigures, published: Sequence[str]) -> str:
    """How the published labels and ours differ."""
    theirs = {find_section_of(label) for label in published}
    ours = set(figures.labels)
    parts = ", ".join(label for label in published if "(" in label)
    share = show_share(len(theirs & ours), len(theirs))
    return "\n".join(
        [
            f"The published 100 labels are {len(theirs)} sections, as {parts} stand beside their sections. "
            f"{len(theirs & ours)} of them ({share}) are among our {len(ours)}.\n",
            f"Published and not among ours ({len(theirs - ours)}): {_list_numbers(theirs - ours)}.\n",
            f"Among ours and not published ({len(ours - theirs)}):\n",
            tabulate(["section", "title", "documents"], _list_new(figures, ours - theirs)),
        ]
    )


def _list_numbers(sections: Iterable[str]) -> str:
    return ", ".join(sorted(sections, key=label_order)) or "none"


def _list_new(figures: CitationFigures, sections: Iterable[str]) -> list[tuple[str, str, int]]:
    ranked = sorted(sections, key=lambda section: (-figures.label_documents[section], label_order(section)))
    return [(section, find_title(section), figures.label_documents[section]) for section in ranked]


def measure() -> tuple[dict[str, str], str]:
    """Everything for the page, and the picture."""
    section_ids = read_section_ids()
    published = read_published_labels()
    figures: dict[str, CitationFigures] = {}
    changed: dict[str, int] = {}  # labels that would be others without quoted words
    with tempfile.TemporaryDirectory() as folder:
        for name, judgments in (("texts", read_texts()), ("answers", read_answers())):
            cited, labelled = label_judgments(name, judgments, section_ids, Path(folder) / name)
            figures[name] = count_stages(cited, labelled)
            unquoted = choose_labels(count_sections(cited, clauses=False, outside_quotes=True), TOP)
            changed[name] = len(set(unquoted) - set(figures[name].labels))
    texts, answers = figures["texts"], figures["answers"]
    measured = {
        "documents": describe_documents(texts),
        "labels a document": describe_sizes(texts),
        "published": describe_published(texts, published),
        "sections": describe_labels(texts),
        "found": _join(tabulate_acts_known(texts), tabulate_rejected(texts)),
        "acts": _join(tabulate_acts(texts)),
        "answers": f"{describe_documents(answers)}\n\n{describe_sizes(answers)}",
        "quotes": f"{describe_quotes(answers)} Chosen without them, {changed['answers']} of the {TOP} labels "
        "would be others.",
        "links": _join(tabulate_acts_known(answers), tabulate_links(answers), tabulate_rejected(answers)),
    }
    return measured, draw_picture(texts)


def _join(*tables: Table) -> str:
    return "\n\n".join(filter(None, map(show_table, tables)))


def main() -> None:
    """Measure and print, or write the page."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--write", action="store_true", help="put the numbers into docs/real-statistics.md")
    chosen = options.parse_args()
    measured, picture = measure()
    if chosen.write:
        PICTURE.write_text(picture, encoding="utf-8", newline="\n")
        fill_page(TARGET, measured)
    else:
        print("\n\n".join(f"## {name}\n\n{text}" for name, text in measured.items()))


if __name__ == "__main__":
    main()
