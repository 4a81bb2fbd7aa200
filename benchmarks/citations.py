"""How fast and how well sections of the Penal Code are found in real judgments.

    python benchmarks/citations.py                      # quality, then speed
    python benchmarks/citations.py --only quality --write found.jsonl

Speed: megabytes of text (UTF-8) a CPU second on one core, next to a plain regular expression and to merely
looking at every number, in one run; the ways take turns in every round and the best round of each counts.
Quality: precision, recall and F1 on hand-labelled passages, each read with its whole document; --write
keeps what was found, one line a passage. Needs the real data (docs/measurements.md).
"""

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from citation_gold import (
    Passage,
    Place,
    Score,
    find_ours,
    find_sections,
    read_paragraphs,
    read_passages,
    score_sections,
    write_predictions,
)
from real_documents import find_real_data, read_answers, read_texts

from pipeline.cite.finder import find_citations

Paragraphs = Sequence[str]

# What one writes first: "Sections 302, 34 and 498-A of the Indian Penal Code", "u/s 302/34 IPC".
_PLAIN = re.compile(
    r"\b(?:Sections?|Secs?\.|Ss?\.|U/[Ss]s?\.?)\s*"
    r"(?P<list>\d{1,3}(?:-?[A-Z])?(?:\s*(?:,|/|&|and|read with|r/w)\s*\d{1,3}(?:-?[A-Z])?)*)"
    r"\s*(?:of\s+)?(?:the\s+)?(?:I\.?\s?P\.?\s?C|Indian\s+Penal\s+Code|Penal\s+Code)",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d+")
_SECTION = re.compile(r"\d{1,3}(?:-?[A-Z])?", re.IGNORECASE)

# Of the README beside the passages, measured by those who labelled them.
_PUBLISHED = (
    ("every section-cued number where the IPC is named", 0.811),
    ("the site's own links", 0.725),
)


def find_plainly(paragraphs: Paragraphs) -> Iterator[Place]:
    """Sections in lists that the plain expression matches."""
    for index, text in enumerate(paragraphs):
        for match in _PLAIN.finditer(text):
            for section in _SECTION.finditer(match["list"]):
                yield index, match.start("list") + section.start(), section[0].replace("-", "").upper()


def match_plainly(paragraphs: Paragraphs) -> int:
    """Only the matching, for the clock."""
    return sum(1 for text in paragraphs for _ in _PLAIN.finditer(text))


def look_at_numbers(paragraphs: Paragraphs) -> int:
    """The floor: one look at every number."""
    return sum(1 for text in paragraphs for _ in _NUMBER.finditer(text))


WAYS: dict[str, Callable[[Paragraphs], object]] = {
    "ours": find_citations,
    "plain expression": match_plainly,
    "every number": look_at_numbers,
}


def time_ways(documents: Sequence[Paragraphs], rounds: int) -> dict[str, float]:
    """CPU seconds of the best round of each way."""
    best = dict.fromkeys(WAYS, float("inf"))
    for _ in range(rounds):
        for name, find in WAYS.items():
            started = time.process_time()
            for paragraphs in documents:
                find(paragraphs)
            best[name] = min(best[name], time.process_time() - started)
    return best


def print_speed(what: str, documents: Sequence[Paragraphs], rounds: int) -> None:
    """Measure one kind of documents."""
    megabytes = sum(len(text.encode()) for paragraphs in documents for text in paragraphs) / 1e6
    best = time_ways(documents, rounds)
    print(f"\n{what}: {len(documents):,} documents, {megabytes:.1f} MB, best of {rounds} rounds, one core")
    print(f"{'':20}{'MB/s':>9}{'ms/document':>13}{'time of ours':>14}")
    for name, seconds in best.items():
        each = 1000 * seconds / len(documents)
        print(f"{name:20}{megabytes / seconds:9.1f}{each:13.2f}{seconds / best['ours']:14.2f}")


def print_quality(write: Path | None) -> None:
    """Score the labelled passages."""
    passages = read_passages(find_real_data("citations", "dev.jsonl"))
    documents = read_paragraphs(find_real_data("citations", "documents.parquet"))
    found = find_sections(passages, documents, find_ours)
    print(f"{'':52}{'n':>4}{'exact':>7}{'right':>7}{'wrong':>7}{'missed':>8}{'P':>8}{'R':>8}{'F1':>8}")
    for kind in sorted({passage.kind for passage in passages}):
        chosen = [passage for passage in passages if passage.kind == kind]
        print_score(kind, score_sections(chosen, found))
    print_score("ours, all passages", score_sections(passages, found))
    print_score("plain expression", _score_plainly(passages, documents))
    for name, f1 in _PUBLISHED:
        print(f"{name:52}{'(published with the passages)':>49}{f1:8.3f}")
    if write is not None:
        write_predictions(write, found)


def _score_plainly(passages: Sequence[Passage], documents: dict[str, list[str]]) -> Score:
    return score_sections(passages, find_sections(passages, documents, find_plainly))


def print_score(name: str, score: Score) -> None:
    """One line of the table. Where no section is labelled and none was found, there is no ratio to tell."""
    counts = f"{score.passages:4}{score.exact:7}{score.right:7}{score.wrong:7}{score.missed:8}"
    ratios = (score.precision, score.recall, score.f1) if score.right + score.wrong + score.missed else ()
    print(f"{name:52}{counts}" + ("".join(f"{ratio:8.3f}" for ratio in ratios) or f"{'-':>8}" * 3))


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--only", choices=("speed", "quality"), help="measure nothing else")
    options.add_argument("--rounds", type=int, default=2, help="of the speed; default 2")
    options.add_argument("--write", type=Path, metavar="FILE", help="keep what was found in the passages")
    chosen = options.parse_args()
    if chosen.rounds < 1:
        sys.exit("--rounds must be at least 1.")
    if chosen.only != "speed":
        print_quality(chosen.write)
    if chosen.only != "quality":
        for what, read in (("judgments, plain text", read_texts), ("API answers, paragraphs", read_answers)):
            documents = [[paragraph.text for paragraph in judgment.paragraphs] for judgment in read()]
            print_speed(what, documents, chosen.rounds)


if __name__ == "__main__":
    main()
