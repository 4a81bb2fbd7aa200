"""Write the real judgments that are there as plain text to files, as a user would have them.

    python benchmarks/real_files.py OUT
    ./ilsi collect --source files OUT && ./ilsi rebuild --source files

One file a judgment, called by its id. Needs the real data (docs/measurements.md).
"""

import argparse
import sys
from pathlib import Path

import pyarrow.parquet as pq
from real_documents import find_real_data


def write_texts(folder: Path) -> int:
    """Write all texts; gives how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    table = pq.ParquetFile(find_real_data("judgments", "judgments.parquet"))
    for batch in table.iter_batches(batch_size=64, columns=["docid", "text"]):
        for row in batch.to_pylist():
            (folder / f"{row['docid']}.txt").write_text(row["text"], encoding="utf-8", newline="\n")
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
