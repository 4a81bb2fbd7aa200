"""What a dataset loses when it is made from PDFs instead of pages: the same box, through both fronts.

    python benchmarks/pdf_loss.py                  # 400 cases, in a folder of its own
    python benchmarks/pdf_loss.py --cases 2000

Both are rebuilt without training. Cases are matched by the truth that the box tells about itself.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

ROOT = Path(__file__).resolve().parent.parent
_WORD = re.compile(r"\w+")


def main() -> None:
    """Rebuild both and compare."""
    parser = argparse.ArgumentParser(
        description="Compare a box read as pages with the same box read as PDFs."
    )
    parser.add_argument("--cases", type=int, default=400)
    cases = parser.parse_args().cases
    with tempfile.TemporaryDirectory() as folder:
        caches = {via: Path(folder) / via for via in ("web", "opendata")}
        for via, cache in caches.items():
            run("rebuild", "--via", via, "--box-cases", str(cases), "--models", "none", "--cache", str(cache))
        truth = Path(folder) / "truth.jsonl"
        run("box", "truth", str(truth), "--box-cases", str(cases))
        files = {str(case["docid"]): case["file"] for case in map(json.loads, truth.open())}
        compare(caches["web"], caches["opendata"], files)


def run(*arguments: str) -> None:
    """A command as a user gives it."""
    command = [sys.executable, "-c", "from flows.cli import main; main()", *arguments]
    subprocess.run(
        command, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.DEVNULL
    )


def compare(web: Path, data: Path, files: dict[str, str | None]) -> None:
    """Print what both caches have of the same cases."""
    print(f"{len(files)} cases, {sum(map(bool, files.values()))} of them with a PDF")
    for stage in ("parse", "label", "facts", "mask", "split"):
        ids = {row["docid"] for row in read(web, stage)}
        theirs = {row["docid"] for row in read(data, stage)}
        both = [docid for docid in ids if files.get(docid) in theirs]
        print(f"{stage:8} pages {len(ids):5}  PDFs {len(theirs):5}  both {len(both):5}")
    parsed = match(web, data, "parse", files)
    counts = [count_common(join_paragraphs(page), join_paragraphs(pdf)) for page, pdf in parsed]
    show("words of the judgments", counts)
    labels = [(set(page["labels"]), set(pdf["labels"])) for page, pdf in match(web, data, "label", files)]
    show("labels", [(len(ours & theirs), len(ours), len(theirs)) for ours, theirs in labels])
    print(f"cases with the same labels: {sum(ours == theirs for ours, theirs in labels)} of {len(labels)}")
    facts = match(web, data, "facts", files)
    show("words of the facts", [count_common(join_facts(page), join_facts(pdf)) for page, pdf in facts])
    days = [(page["decided_on"], pdf["decided_on"]) for page, pdf in parsed]
    print(f"cases with the same day: {sum(ours == theirs for ours, theirs in days)} of {len(days)}")


def read(cache: Path, stage: str) -> Iterator[dict[str, Any]]:
    """The rows of a finished stage."""
    for part in sorted((cache / stage).glob("*/part-*.parquet")):
        yield from pq.read_table(part).to_pylist()


def match(
    web: Path, data: Path, stage: str, files: dict[str, str | None]
) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The same case in both."""
    theirs = {row["docid"]: row for row in read(data, stage)}
    pairs = ((row, theirs.get(files.get(row["docid"]) or "")) for row in read(web, stage))
    return [(row, other) for row, other in pairs if other is not None]


def join_paragraphs(row: dict[str, Any]) -> str:
    """The whole text."""
    return "\n".join(paragraph["text"] for paragraph in row["paragraphs"])


def join_facts(row: dict[str, Any]) -> str:
    """The facts."""
    return "\n".join(sentence["text"] for sentence in row["sentences"])


def count_common(ours: str, theirs: str) -> tuple[int, int, int]:
    """Words in common, in the page and in the PDF."""
    one, two = (Counter(_WORD.findall(text.casefold())) for text in (ours, theirs))
    return (one & two).total(), one.total(), two.total()


def show(name: str, counts: list[tuple[int, int, int]]) -> None:
    """How much of what the pages have is kept, and how much is new."""
    common, ours, theirs = (sum(column) for column in zip(*counts, strict=True))
    print(f"{name:24} kept {common / ours:.2%}, new {1 - common / theirs:.2%} (of {ours} in pages)")


if __name__ == "__main__":
    main()
