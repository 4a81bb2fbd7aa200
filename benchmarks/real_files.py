"""Write the real judgments that are there as plain text to files, as a user would have them.

    python benchmarks/real_files.py OUT
    ./ilsi collect --source files OUT && ./ilsi rebuild --source files

One file per judgment, named by a number. Texts of the second table lack the lines above a judgment, so court,
title and year are written there as Indian Kanoon prints them. Needs the real data (docs/measurements.md).
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
from real_documents import find_real_data

_FIRST = 800_000_000  # number of the second table's first judgment


def iterate_texts() -> Iterator[tuple[int, str]]:
    """The judgments of both tables, with a number for each."""
    for row in _iterate("judgments.parquet", ["docid", "text"]):
        yield int(row["docid"]), row["text"]
    columns = ["title", "court", "year", "text"]
    for number, row in enumerate(_iterate("more.parquet", columns), start=_FIRST):
        title = " ".join((row["title"] or "Not known vs Not known").split())
        date = f" on 1 January, {row['year']}" if row["year"] else ""
        yield number, f"{row['court'] or 'Unknown Court'}\n{title}{date}\n\n{row['text']}"


def _iterate(name: str, columns: list[str]) -> Iterator[dict[str, Any]]:
    table = pq.ParquetFile(find_real_data("judgments", name))
    for batch in table.iter_batches(batch_size=64, columns=columns):
        yield from batch.to_pylist()


def write_texts(folder: Path) -> int:
    """Write all texts; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for number, text in iterate_texts():
        (folder / f"{number}.txt").write_text(text, encoding="utf-8", newline="\n")
        count += 1
    return count


def main() -> None:
    """Write the files."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("out", type=Path, metavar="OUT", help="folder for the files; must not exist yet")
    out = options.parse_args().out
    if out.exists() and any(out.iterdir()):
        sys.exit(f"{out} is not empty: name a new folder")
    print(f"{write_texts(out)} files in {out}")


if __name__ == "__main__":
    main()
