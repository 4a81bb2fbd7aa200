"""Fill docs/results.md from what `./ilsi reproduce` measured.

    ./ilsi reproduce && python benchmarks/results.py data_cache/experiments/.../results.json box
    python benchmarks/results.py RESULTS.json real      # the same for the dataset of real judgments

The table has one row per classifier: macro F1 with one threshold for all labels (mean over seeds, standard
deviation, and the interval over documents and seeds), with one per label, micro F1, mAP, the difference to
LeSICiN with the verdict of three tests, and the paper's macro F1 on its own dataset.
"""

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

from measured_pages import fill_page, tabulate

from flows.experiments.rows import BY_NAME

PAGE = Path(__file__).resolve().parent.parent / "docs" / "results.md"
LEVEL = 0.05
HEADER = ("", "macro F1", "95 % interval", "per label", "micro F1", "mAP", "minus LeSICiN", "tests", "paper")


def write_row(row: dict[str, Any]) -> tuple[str, ...]:
    """One classifier."""
    f1, spread = row["scores"]["macro_f1"], row["spread"].get("macro_f1")
    difference = row["difference"]
    return (
        row["title"],
        f"{f1['value']:.3f}" + (f" ± {spread:.3f}" if spread is not None else ""),
        f"{f1['low']:.3f} to {f1['high']:.3f}",
        f"{row['macro_f1']['per_label']:.3f}",
        f"{row['scores']['micro_f1']['value']:.3f}",
        f"{statistics.mean(row['average_precision']):.3f}",
        f"{difference['difference']['value']:+.3f}" if difference else "",
        judge(difference) if difference else "",
        f"{row['paper']['f1'] / 100:.3f}" if row["paper"] else "",
    )


def judge(difference: dict[str, Any]) -> str:
    """What the three tests say together."""
    if not difference["tests_agree"]:
        return "disagree"
    if difference["adjusted_t"] >= LEVEL:
        return "no difference"
    return "better" if difference["difference"]["value"] > 0 else "worse"


def write_table(results: dict[str, Any]) -> str:
    """All rows, and what cannot be seen in them."""
    rows = [results["rows"][name] for name in BY_NAME if name in results["rows"]]
    lines = [tabulate(HEADER, map(write_row, rows))]
    hours = sum(row["cpu_seconds"] for row in results["rows"].values()) / 3600
    seeds = max(row["seeds"] for row in results["rows"].values())
    lines.append(
        f"{results['documents']} test documents, {len(results['labels'])} labels, {seeds} seeds, protocol "
        f"{results['protocol']}, {hours:.1f} CPU hours."
    )
    if results["unfinished"]:
        lines.append(f"Not finished: {', '.join(results['unfinished'])}.")
    return "\n\n".join(lines)


def main() -> None:
    """Read the results, and fill the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", type=Path, help="results.json of an experiment")
    parser.add_argument("name", help="the place in docs/results.md: box, real ...")
    options = parser.parse_args()
    table = write_table(json.loads(options.results.read_text()))
    print(table)
    fill_page(PAGE, {options.name: table})


if __name__ == "__main__":
    main()
