"""Classifiers on the test documents of a dataset, as in docs/results.md.

    python benchmarks/results.py DATASET LINEAR LESICIN [LESICIN ...] [--paper LESICIN]

LINEAR and LESICIN are folders that `./ilsi train` wrote; the LESICIN ones differ in their seed. Each is
evaluated as by `./ilsi evaluate`. Networks are also evaluated without their lexicon, together and one by one,
with their own thresholds from the validation split, to show the contribution of each part. Nothing is chosen
on test documents.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from flows.classifiers.evaluate import Exam
from model.classifiers.intervals import Interval, bound_difference, bound_scores
from model.classifiers.registry import load_classifier
from model.classifiers.scores import Flags
from model.classifiers.thresholds import fit_thresholds, macro_f1
from model.lesicin.classifier import LesicinClassifier
from schemas.published import TEST, VALIDATION

MACRO, MICRO = "macro_f1", "micro_f1"


class Documents:
    """The documents of a split and their labels."""

    def __init__(self, dataset: Path, split: str) -> None:
        exam = Exam(dataset.resolve(), split)
        self.texts = [row["text"] for row in exam.published.iterate_examples(split)]
        self.truth: Flags = exam.truth.labels


def measure(folder: Path, test: Documents) -> Flags:
    """What a classifier predicts."""
    classifier = load_classifier(folder)
    return classifier.thresholds.decide(classifier.predict_scores(test.texts))


def measure_networks(folder: Path, validation: Documents, test: Documents) -> tuple[Flags, list[float]]:
    """What the networks of a classifier predict without its lexicon, and the macro-F1 of each of them."""
    classifier = load_classifier(folder)
    assert isinstance(classifier, LesicinClassifier)
    networks = replace(classifier, lexicon=None)
    together, *alone = (
        fit_and_predict(replace(networks, members=members), validation, test)
        for members in (networks.members, *((member,) for member in networks.members))
    )
    return together, [macro_f1(test.truth, each) for each in alone]


def fit_and_predict(classifier: LesicinClassifier, validation: Documents, test: Documents) -> Flags:
    """What it predicts with new thresholds."""
    thresholds = fit_thresholds(validation.truth, classifier.predict_scores(validation.texts))
    return thresholds.decide(classifier.predict_scores(test.texts))


def write(interval: Interval) -> str:
    return f"{interval.value:.3f} ({interval.low:.3f} to {interval.high:.3f})"


def show(name: str, predicted: Flags, baseline: Flags, truth: Flags) -> None:
    scores = bound_scores(truth, predicted)
    cells = [name, write(scores[MACRO]), write(scores[MICRO])]
    if predicted is baseline:
        cells.append("")
    else:
        difference = bound_difference(truth, predicted, baseline)[MACRO]
        cells.append(f"{difference.value:+.3f} ({difference.low:+.3f} to {difference.high:+.3f})")
    print(f"| {' | '.join(cells)} |", flush=True)


def compare(dataset: Path, linear: Path, folders: Sequence[Path], paper: Path | None) -> None:
    validation, test = Documents(dataset, VALIDATION), Documents(dataset, TEST)
    print(f"{len(test.texts)} test documents, {test.truth.shape[1]} labels")
    print("| | macro F1 | micro F1 | macro F1 minus the baseline's |\n|---|---|---|---|")
    baseline = measure(linear, test)
    show("linear", baseline, baseline, test.truth)
    alone: list[float] = []
    for place, folder in enumerate(folders, start=1):
        show(f"LeSICiN, seed {place}", measure(folder, test), baseline, test.truth)
        together, each = measure_networks(folder, validation, test)
        show(f"its networks alone, seed {place}", together, baseline, test.truth)
        alone += each
    if paper is not None:
        show("LeSICiN, `--paper`", measure(paper, test), baseline, test.truth)
    spread = f"{np.mean(alone):.3f} on average, {min(alone):.3f} to {max(alone):.3f}"
    print(f"\nEach of the {len(alone)} networks on its own: macro F1 {spread}.")


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("dataset", type=Path, metavar="DATASET")
    options.add_argument("linear", type=Path, metavar="LINEAR")
    options.add_argument("folders", type=Path, nargs="+", metavar="LESICIN")
    options.add_argument("--paper", type=Path, metavar="LESICIN", help="one that was trained with --paper")
    given = options.parse_args()
    compare(given.dataset, given.linear, given.folders, given.paper)


if __name__ == "__main__":
    main()
