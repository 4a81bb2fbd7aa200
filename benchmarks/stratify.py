"""How well and how fast 66,090 documents with 100 labels are split.

    python benchmarks/stratify.py [--documents N] [--write]

Labels are drawn so that each is as frequent as in the published dataset; documents belong to topics, so that
labels come together as sections do. Compared: a random split, the package iterative-stratification alone,
ours (the package, then a few moves), and the algorithm once more as a plain loop over three splits at once.
Deviations are in points of the share that a split should have.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from measured_pages import fill_page, tabulate
from numpy.typing import NDArray
from real_documents import read_published_counts

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pipeline.split.stratify import SHARES, cut_twice, stratify

PAGE = Path(__file__).resolve().parent.parent / "docs" / "explanation" / "split.md"
DOCUMENTS = 66_090
TOPICS = 25
TRAIN_AND_TEST = 0.84  # of the published dataset; frequencies of the validation split are not known

Labels = NDArray[np.bool_]
Splits = NDArray[np.int64]


def draw_labels(documents: int, seed: int) -> Labels:
    """Labels with the published frequencies; every document has one at least."""
    counts = np.array([sum(each) for each in read_published_counts().values()])
    wanted = counts / TRAIN_AND_TEST / DOCUMENTS
    random = np.random.default_rng(seed)
    likings = random.gamma(0.3, 1 / 0.3, size=(TOPICS, len(wanted)))
    chances = np.minimum(likings[random.integers(TOPICS, size=documents)] * wanted, 0.95)
    for _ in range(20):  # until each label is as frequent as it should be
        chances = np.minimum(chances * (wanted / chances.mean(axis=0)), 0.95)
    labels: Labels = random.random(chances.shape) < chances
    bare = np.flatnonzero(~labels.any(axis=1))
    labels[bare, random.choice(len(wanted), size=len(bare), p=wanted / wanted.sum())] = True
    return labels


def split_at_random(labels: Labels, seed: int) -> Splits:
    return np.random.default_rng(seed).choice(len(SHARES), p=SHARES, size=len(labels))


def split_ours(labels: Labels, seed: int) -> Splits:
    return stratify(labels.astype(np.int64), np.ones(len(labels), dtype=np.int64), seed=seed)


def split_in_a_loop(labels: Labels, seed: int) -> Splits:
    """Sechidis et al. (2011) with plain lists: the rarest label first, each document where it lacks most."""
    order = np.random.default_rng(seed).permutation(len(labels))
    rows = [np.flatnonzero(row).tolist() for row in labels[order]]
    holders = [np.flatnonzero(column).tolist() for column in labels[order].T]
    lacking = [[share * len(documents) for share in SHARES] for documents in holders]
    room = [share * len(labels) for share in SHARES]
    left = [len(documents) for documents in holders]
    dealt = [-1] * len(labels)
    while any(left):
        label = min((number, place) for place, number in enumerate(left) if number)[1]
        for document in holders[label]:
            if dealt[document] < 0:
                split = max(range(len(SHARES)), key=lambda each: (lacking[label][each], room[each]))
                dealt[document] = split
                room[split] -= 1
                for other in rows[document]:
                    lacking[other][split] -= 1
                    left[other] -= 1
    splits = np.empty(len(labels), dtype=np.int64)
    splits[order] = dealt
    return splits


def measure(labels: Labels, splits: Splits) -> tuple[float, float, float, float, float]:
    """Deviations: of the sizes, of labels (worst and mean), of pairs with 50 documents (worst and mean)."""
    shares = np.array(SHARES)
    sizes = np.bincount(splits, minlength=len(SHARES)) / len(labels) - shares
    together = np.stack([_count_together(labels[splits == split]) for split in range(len(SHARES))])
    totals = together.sum(axis=0)
    off = np.abs(together / np.maximum(totals, 1) - shares[:, None, None]) * 100
    single = off[:, np.arange(len(totals)), np.arange(len(totals))]
    often = np.triu(totals >= 50, 1)
    return (
        float(np.abs(sizes).max() * 100),
        float(single.max()),
        float(single.mean()),
        float(off[:, often].max()),
        float(off[:, often].mean()),
    )


def _count_together(labels: Labels) -> NDArray[np.float64]:
    numbers = labels.astype(np.float64)
    return numbers.T @ numbers


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--documents", type=int, default=DOCUMENTS)
    parser.add_argument("--write", action="store_true", help=f"write the table into docs/{PAGE.name}")
    options = parser.parse_args()
    ways: dict[str, Callable[[Labels, int], Splits]] = {
        "random": split_at_random,
        "the package alone": cut_twice,
        "ours": split_ours,
        "plain loop": split_in_a_loop,
    }
    rows = []
    for seed in range(3):
        labels = draw_labels(options.documents, seed)
        for name, split in ways.items():
            start = time.process_time()
            splits = split(labels, seed)
            seconds = time.process_time() - start
            figures = [f"{figure:.3f}" for figure in measure(labels, splits)]
            rows.append((str(seed), name, *figures, f"{seconds:.1f}"))
            print(*rows[-1], sep="  ", flush=True)
    header = ("seed", "way", "sizes", "worst label", "mean label", "worst pair", "mean pair", "CPU s")
    if options.write:
        fill_page(PAGE, {"stratify": tabulate(header, rows)})


if __name__ == "__main__":
    main()
