"""What the labels of the real judgments look like: the page that every rebuild writes, for real documents.

    python benchmarks/real_statistics.py              # prints Markdown
    python benchmarks/real_statistics.py --write      # puts it into docs/real-statistics.md, with the picture

The stages `cite` and `label` run as in a rebuild, over the judgments that are there as plain text and over
the API answers, in a folder that is removed afterwards. Needs the real data (docs/real-data.md).
"""

import argparse
import re
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from label_picture import draw_picture
from measured_pages import fill_page, show_share, tabulate
from real_documents import ROOT, read_answers, read_published_labels, read_section_ids, read_texts

from pipeline.cite import VERSION, cite_judgment
from pipeline.cited_sections import count_sections
from pipeline.label_names import find_section_of, label_order
from pipeline.label_page import PAGE, write_statistics
from pipeline.label_statistics import LabelStatistics, find_title, gather_statistics
from pipeline.labels import choose_labels, label_shard, plan_label
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, run_stage
from schemas.records import Citations, Judgment

TARGET = ROOT / "docs" / "real-statistics.md"
PICTURE = ROOT / "docs" / "images" / "real-labels.svg"
TOP = 100


def label_judgments(
    name: str, judgments: Iterable[Judgment], section_ids: Mapping[str, str], cache: Path
) -> tuple[Path, Path]:
    """Run both stages; gives their folders."""
    cite = StagePlan("cite", VERSION, Citations, {}, (name,))
    cited = cite.folder(cache)

    def cite_all(job: ShardJob) -> ShardSummary:
        records = [cite_judgment(judgment, section_ids) for judgment in judgments]
        return write_shard(job, records, documents_in=len(records))

    run_stage(cite, cache, cite_all)
    labels = choose_labels(count_sections(cited, clauses=False, outside_quotes=False), TOP)
    label = plan_label(cite, labels, outside_quotes=False)
    run_stage(label, cache, lambda job: label_shard(job, cited / job.part.name, labels, outside_quotes=False))
    return cited, label.folder(cache)


def read_sections(page: str) -> dict[str, str]:
    """A page by its headings; what stands before the first one under its title."""
    parts = re.split(r"^#+ (.+)\n", page, flags=re.MULTILINE)
    return {heading: text.strip() for heading, text in zip(parts[1::2], parts[2::2], strict=True)}


def describe_published(statistics: LabelStatistics, published: Sequence[str]) -> str:
    """How the published labels and ours differ."""
    theirs = {find_section_of(label) for label in published}
    ours = set(statistics.labels)
    parts = ", ".join(label for label in published if "(" in label)
    share = show_share(len(theirs & ours), len(theirs))
    return "\n".join(
        [
            f"The published 100 labels are {len(theirs)} sections, as {parts} stand beside their sections. "
            f"{len(theirs & ours)} of them ({share}) are among our {len(ours)}.\n",
            f"Published and not among ours ({len(theirs - ours)}): {_list_numbers(theirs - ours)}.\n",
            f"Among ours and not published ({len(ours - theirs)}):\n",
            tabulate(["section", "title", "documents"], _list_new(statistics, ours - theirs)),
        ]
    )


def _list_numbers(sections: Iterable[str]) -> str:
    return ", ".join(sorted(sections, key=label_order)) or "none"


def _list_new(statistics: LabelStatistics, sections: Iterable[str]) -> list[tuple[str, str, int]]:
    ranked = sorted(
        sections, key=lambda section: (-statistics.label_documents[section], label_order(section))
    )
    return [(section, find_title(section), statistics.label_documents[section]) for section in ranked]


def measure() -> tuple[dict[str, str], str]:
    """Everything for the page, and the picture."""
    section_ids = read_section_ids()
    published = read_published_labels()
    pages: dict[str, dict[str, str]] = {}
    statistics: dict[str, LabelStatistics] = {}
    changed: dict[str, int] = {}  # labels that would be others without quoted words
    with tempfile.TemporaryDirectory() as folder:
        for name, judgments in (("texts", read_texts()), ("answers", read_answers())):
            cited, labelled = label_judgments(name, judgments, section_ids, Path(folder) / name)
            statistics[name] = gather_statistics(cited, labelled)
            unquoted = choose_labels(count_sections(cited, clauses=False, outside_quotes=True), TOP)
            changed[name] = len(set(unquoted) - set(statistics[name].labels))
            write_statistics(labelled, statistics[name])
            pages[name] = read_sections((labelled / PAGE).read_text(encoding="utf-8"))
    texts, answers = pages["texts"], pages["answers"]
    measured = {
        "documents": texts["Labels"],
        "labels a document": texts["Labels a document"],
        "published": describe_published(statistics["texts"], published),
        "sections": _keep_table(texts["How often each label is given"]),
        "found": _leave_out_links(texts["How the citations were found"]),
        "acts": texts["Other Acts"],
        "answers": answers["Labels"] + "\n\n" + answers["Labels a document"],
        "quotes": f"{answers['Quoted words']} Chosen without them, {changed['answers']} of the {TOP} labels "
        "would be others.",
        "links": answers["How the citations were found"],
    }
    return measured, draw_picture(statistics["texts"])


def _keep_table(text: str) -> str:
    """Without the references to files that stand beside the page of a rebuild."""
    return text[text.index("| ") :]


def _leave_out_links(text: str) -> str:
    """Plain text has none."""
    return "\n\n".join(part for part in text.split("\n\n") if not part.startswith("| text and links"))


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
