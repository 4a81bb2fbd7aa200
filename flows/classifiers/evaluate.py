"""`./ilsi evaluate`: how good are trained classifiers on documents that they were not trained on?"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import numpy as np

from flows.classifiers.evaluation_file import Evaluated, write_evaluation
from flows.classifiers.folders import BASELINE, digest_model, identify_dataset, list_models, read_trained
from flows.classifiers.score_tables import Difference, Evaluations, list_evaluation_tables, show_table
from flows.console import console, open_view, output, shorten_path
from model.classifiers.evaluation import evaluate_predictions
from model.classifiers.intervals import Interval, bound_difference
from model.classifiers.registry import Classifier, check_labels, find_saved_kind, load_classifier
from model.classifiers.scores import Truth, read_truth
from pipeline.parquet import write_json
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.published import TRAIN, PublishedFolder


class Exam:
    """The documents of a split, on which any number of classifiers are measured."""

    def __init__(self, dataset: Path, split: str) -> None:
        self.identity = identify_dataset(dataset)
        self.published = PublishedFolder(dataset)
        self.split = split
        self.truth: Truth = read_truth(self.published, split)
        self._train = read_truth(self.published, TRAIN).labels.sum(axis=0).tolist()

    def load(self, folder: Path) -> Classifier:
        """A classifier that knows the labels of the dataset; BadInputError for others."""
        classifier = load_classifier(folder)
        check_labels(classifier, self.published)
        return classifier

    def measure(self, folder: Path, classifier: Classifier) -> Evaluated:
        """Have a classifier predict, and judge it: by its own thresholds, and with one for all labels."""
        digest = digest_model(folder)
        texts = (row["text"] for row in self.published.iterate_examples(self.split))
        scores = classifier.predict_scores(texts)
        decided = classifier.thresholds.decide(scores)
        per_label, shared = (
            evaluate_predictions(
                self.truth.labels,
                flags,
                labels=classifier.labels,
                train=self._train,
                courts=self.truth.courts,
            )
            for flags in (decided, classifier.thresholds.decide_shared(scores))
        )
        predicted = [np.flatnonzero(row).tolist() for row in decided]
        kind = find_saved_kind(folder) or ""
        return Evaluated(
            kind, digest, self.identity, self.split, per_label, shared, self.truth.ids, predicted
        )

    def compare(self, evaluations: Evaluations) -> list[Difference]:
        """Every classifier against the baseline; if there is none, against the first one."""
        others = [name for name, found in evaluations.items() if found.kind == BASELINE] or [*evaluations]
        baseline = others[0] if others else ""
        return [
            Difference(name, baseline, self._subtract(evaluated, evaluations[baseline]))
            for name, evaluated in evaluations.items()
            if name != baseline
        ]

    def _subtract(self, evaluated: Evaluated, other: Evaluated) -> dict[str, Interval]:
        return bound_difference(self.truth.labels, evaluated.decide(), other.decide())


def evaluate_models(
    folders: Sequence[Path], models: Path, dataset: Path, split: str, json_file: Path | None
) -> None:
    """Measure classifiers, or all that there are; show the figures, and keep them."""
    if json_file is not None:
        _check_json(json_file)
    for folder in folders:
        digest_model(folder)  # is there one?
    exam = Exam(find_published(dataset), split)
    loaded = {folder: exam.load(folder) for folder in folders} or _load_all(models, exam)
    names = dict(_name_folders([*loaded]))
    evaluations: dict[str, Evaluated] = {}
    with open_view() as view:
        for place, (folder, classifier) in enumerate(loaded.items()):
            name = names[folder]
            view.show("evaluate", done=place, total=len(loaded), note=name)
            evaluations[name] = exam.measure(folder, classifier)
        view.finish("evaluate", f"{len(exam.truth.ids)} {split} documents")
    differences = exam.compare(evaluations)
    _show(evaluations, differences, exam)
    for folder in loaded:
        _keep(folder, evaluations[names[folder]])
        _warn_of_known(folder, exam)
    if json_file is not None:
        try:
            write_json(json_file, _describe(evaluations, differences, exam))
        except OSError as error:
            said = f"cannot be written ({error.strerror}): name another file"
            raise StorageError(f"{json_file} {said}") from error


def _check_json(path: Path) -> None:
    """May it be written? To be known before anything is measured."""
    if path.is_dir():
        raise UsageError(f"{path} is a folder: give --json the name of a file")
    if not os.access(path.absolute().parent, os.W_OK | os.X_OK):
        raise UsageError(f"{path.absolute().parent} cannot be written: give --json a file in another folder")


def find_published(dataset: Path) -> Path:
    """The release that a link points to: it stays the same while another one is published."""
    if not dataset.exists():
        raise UsageError(f"{shorten_path(dataset)} does not exist: run ./ilsi rebuild, or name a --dataset")
    return dataset.resolve()


def _load_all(models: Path, exam: Exam) -> dict[Path, Classifier]:
    """All that are trained and know the labels of the dataset."""
    found = list_models(models)
    if not found:
        raise UsageError(f"{shorten_path(models)} has no trained classifier: run ./ilsi train first")
    loaded = {}
    for folder in found:
        try:
            loaded[folder] = exam.load(folder)
        except BadInputError as error:
            console.print(f"{folder.name} is left out: {error}", soft_wrap=True)
    if not loaded:
        raise BadInputError(
            f"no classifier in {shorten_path(models)} has learnt the labels of {exam.published.folder}: "
            "run ./ilsi train, or name the --dataset that they were trained on"
        )
    return loaded


def _name_folders(folders: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """By their own names, or by their whole paths where these are the same."""
    names = [folder.resolve().name for folder in folders]
    for name, folder in zip(names, folders, strict=True):
        yield folder, (name if names.count(name) == 1 else str(folder))


def _keep(folder: Path, evaluated: Evaluated) -> None:
    """Beside the classifier, if it can be."""
    try:
        write_evaluation(folder, evaluated)
    except (StorageError, OSError):
        said = "cannot be written: its figures are shown, but not kept"
        console.print(f"{shorten_path(folder)} {said}", soft_wrap=True)


def _warn_of_known(folder: Path, exam: Exam) -> None:
    trained = read_trained(folder)
    if trained is not None and trained.dataset != exam.identity:
        said = "was trained on another dataset, which may contain these very documents"
        console.print(f"{shorten_path(folder)} {said}", soft_wrap=True)


def _show(evaluations: Evaluations, differences: Sequence[Difference], exam: Exam) -> None:
    for table in list_evaluation_tables(evaluations, differences):
        show_table(table)
    output.print(
        f"{len(exam.truth.ids)} {exam.split} documents; in brackets 95% intervals from drawing documents"
    )


def _describe(evaluations: Evaluations, differences: Sequence[Difference], exam: Exam) -> dict[str, object]:
    return {
        "dataset": exam.identity,
        "split": exam.split,
        "models": {name: asdict(evaluated) for name, evaluated in evaluations.items()},
        "differences": [asdict(difference) for difference in differences],
    }
