"""The real documents that benchmarks measure on. They are not ours to ship: see docs/measurements.md."""

import csv
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from pipeline.parse.document import parse_document  # noqa: E402
from schemas.records import Judgment, Paragraph  # noqa: E402

_SECTION = re.compile(r"Section (\d+[A-Z]*)\b")


def find_real_data(*parts: str) -> Path:
    """Where a file of the real data lies. Ends the program with a sentence if it is not there."""
    folder = Path(os.environ.get("ILSI_REAL_DATA", ROOT.parent / "shared" / "data"))
    path = folder.joinpath(*parts)
    if not path.exists():
        sys.exit(f"No real data here: {'/'.join(parts)} is not in {folder} (point ILSI_REAL_DATA at it).")
    return path


def read_texts() -> Iterator[Judgment]:
    """The judgments that are there as plain text: one paragraph each, and no links."""
    table = pq.ParquetFile(find_real_data("judgments", "judgments.parquet"))
    for batch in table.iter_batches(batch_size=64):
        for row in batch.to_pylist():
            text = Paragraph("pre", row["text"], None)
            yield Judgment(
                row["docid"], row["title"] or "", row["court"], None, None, None, (), (), (text,), ()
            )


def read_answers() -> Iterator[Judgment]:
    """The judgments that are there as answers of the API, with their paragraphs and links."""
    for row in pq.read_table(find_real_data("kanoon", "api_doc.parquet")).to_pylist():
        record = parse_document(row["json"].encode(), docid=row["tid"])
        if isinstance(record, Judgment):
            yield record


def read_section_ids() -> dict[str, str]:
    """Which section of the Penal Code a link leads to, by a public list; sub-sections as their section."""
    with find_real_data("statutes", "kanoon_ipc_ids.csv").open(encoding="utf-8", newline="") as file:
        found = ((row["section_id"], _SECTION.match(row["section_name"])) for row in csv.DictReader(file))
        return {docid: match[1] for docid, match in found if match}


def read_published_labels() -> list[str]:
    """The 100 labels of the published dataset in section order: 302, 376(2)."""
    names = json.loads(find_real_data("ilsi", "label_vocab.json").read_bytes())
    return [name.removeprefix("Section ").partition(" in ")[0] for name in names]


def read_published_counts() -> dict[str, tuple[int, int]]:
    """How many documents of the published training and test split have each label."""
    with find_real_data("ilsi", "label_freq_train_test.tsv").open(encoding="utf-8", newline="") as file:
        return {
            row["label"].removeprefix("Section ").partition(" in ")[0]: (
                int(row["train_freq"]),
                int(row["test_freq"]),
            )
            for row in csv.DictReader(file, delimiter="\t")
        }
