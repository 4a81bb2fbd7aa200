"""The results of an experiment: every row's scores, how they vary, and how they compare with LeSICiN's.

Thresholds are fitted on the validation scores of each run: one for all labels, as in the paper, which is what
tables and tests use, and one per label, as our classifiers predict by default.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from flows.experiments.rows import REFERENCE, ROWS, ExperimentRow
from flows.experiments.runs import Plan, Run, Scores, is_finished, list_runs, read_cost, read_scores
from model.classifiers.evaluation import GROUPS, WITHHELD, group_labels
from model.classifiers.intervals import Interval, bound_over_seeds
from model.classifiers.scores import (
    Flags,
    Truth,
    average_precision,
    count_labels,
    read_truth,
    score_labels,
    score_predictions,
)
from model.classifiers.significance import Comparison, adjust_comparisons, compare_systems
from model.classifiers.thresholds import Thresholds, fit_thresholds, macro_f1
from schemas.errors import BadInputError
from schemas.published import TEST, TRAIN, VALIDATION, PublishedFolder

RECALL_TAU = 0.3  # the paper's variant that is tuned for recall
OWN_TAU = 0.5
FEW_DOCUMENTS = 30  # labels with fewer are hard to judge


@dataclass(frozen=True, slots=True)
class RowResult:
    """A row with all its seeds."""

    row: ExperimentRow
    shared: list[Flags]  # predictions with one threshold for all labels, by seed
    per_label: list[Flags]  # with one threshold per label
    at_own: list[Flags]  # at 0.5
    at_recall: list[Flags]  # at 0.3
    precision: list[float]  # mean average precision, by seed
    taus: list[float]  # the shared thresholds
    cpu_seconds: float
    scores: dict[str, Interval]  # of `shared`: mean over seeds, with an interval over documents and seeds
    spread: dict[str, float]  # standard deviation over seeds

    def mean(self, predictions: Sequence[Flags], truth: Flags, name: str) -> float:
        """The mean of a score over seeds."""
        return float(np.mean([score_predictions(truth, flags)[name] for flags in predictions]))


@dataclass(frozen=True, slots=True)
class Experiment:
    """All results."""

    plan: Plan
    truth: Truth
    train_counts: list[int]  # training documents with each label
    all_counts: list[int]  # documents with each label in all splits
    labels: tuple[str, ...]
    titles: dict[str, str]  # of labels
    results: dict[str, RowResult]  # by row
    comparisons: dict[str, Comparison]  # of a row with the reference
    missing: list[ExperimentRow]  # rows that need weights
    unfinished: list[str]  # runs


def gather_results(plan: Plan) -> Experiment:
    """Read the kept scores of all finished runs, and compute everything that is shown."""
    published = PublishedFolder(plan.dataset)
    truth, validation, train = (read_truth(published, split) for split in (TEST, VALIDATION, TRAIN))
    counts = [split.labels.sum(axis=0) for split in (train, validation, truth)]
    finished: dict[str, list[tuple[Run, Scores]]] = {}
    unfinished = []
    for run in list_runs(replace(plan, rows=ROWS)):
        asked_for = run.row in plan.rows
        scores = read_scores(run) if asked_for or is_finished(run) else None
        if scores is not None:  # rows of earlier commands are shown as well
            finished.setdefault(run.row.name, []).append((run, scores))
        elif asked_for:
            unfinished.append(run.name)
    if not finished:
        raise BadInputError(f"{plan.folder} has no finished run yet: run ./ilsi reproduce first")
    results = {name: _judge(runs, truth.labels, validation.labels) for name, runs in finished.items()}
    return Experiment(
        plan,
        truth,
        counts[0].tolist(),
        np.sum(counts, axis=0).tolist(),
        tuple(section.label for section in published.sections),
        {section.label: section.title for section in published.sections},
        results,
        _compare(results, truth.labels),
        [row for row in ROWS if row.needs is not None and row.name not in plan.encoders],
        unfinished,
    )


def _judge(runs: Sequence[tuple[Run, Scores]], truth: Flags, validation: Flags) -> RowResult:
    fitted = [_fit(validation, np.asarray(scores[VALIDATION])) for _, scores in runs]
    tests = [np.asarray(scores[TEST], np.float64) for _, scores in runs]
    shared = [each.decide_shared(scores) for each, scores in zip(fitted, tests, strict=True)]
    found = [score_predictions(truth, flags) for flags in shared]
    several = len(runs) > 1
    spread = {name: float(np.std([scores[name] for scores in found], ddof=int(several))) for name in found[0]}
    return RowResult(
        runs[0][0].row,
        shared,
        [each.decide(scores) for each, scores in zip(fitted, tests, strict=True)],
        [scores >= OWN_TAU for scores in tests],
        [scores >= RECALL_TAU for scores in tests],
        [average_precision(truth, scores) for scores in tests],
        [each.shared for each in fitted],
        sum(read_cost(run) for run, _ in runs),
        bound_over_seeds(truth, shared),
        spread if several else {},
    )


def _fit(truth: Flags, scores: Any) -> Thresholds:
    """Fitted thresholds. Where scores only say yes or no there is nothing to fit: the best threshold of a bad
    classifier would be 0, which predicts every label."""
    if np.isin(scores, (0, 1)).all():
        return Thresholds(OWN_TAU, np.full(truth.shape[1], OWN_TAU), macro_f1(truth, scores >= OWN_TAU))
    return fit_thresholds(truth, scores)


def _compare(results: Mapping[str, RowResult], truth: Flags) -> dict[str, Comparison]:
    """Every row with LeSICiN, with p-values adjusted over the rows."""
    if REFERENCE not in results:
        return {}
    others = [name for name in results if name != REFERENCE]
    reference = results[REFERENCE].shared
    compared = [compare_systems(truth, results[name].shared, reference) for name in others]
    return dict(zip(others, adjust_comparisons(compared), strict=True))


def score_groups(experiment: Experiment, name: str, counts: Sequence[int]) -> list[float]:
    """Macro-F1 of a row on each quarter of the labels, by some counts of documents."""
    f1 = _mean_label_f1(experiment, name)
    return [float(f1[columns].mean()) if len(columns) else 0.0 for columns in group_labels(counts)]


def score_courts(experiment: Experiment, name: str) -> dict[str, float]:
    """Macro-F1 of a row on each court's documents, over the labels that occur there."""
    truth, courts = experiment.truth.labels, np.array([c or WITHHELD for c in experiment.truth.courts])
    found = {}
    for court in sorted(set(courts.tolist())):
        rows = courts == court
        occurring = truth[rows].any(axis=0)
        f1 = [
            score_labels(count_labels(truth[rows], flags[rows]))[2]
            for flags in experiment.results[name].shared
        ]
        found[court] = float(np.mean(f1, axis=0)[occurring].mean()) if occurring.any() else 0.0
    return found


def _mean_label_f1(experiment: Experiment, name: str) -> Any:
    truth = experiment.truth.labels
    f1 = [score_labels(count_labels(truth, flags))[2] for flags in experiment.results[name].shared]
    return np.mean(f1, axis=0)


def list_label_f1(experiment: Experiment) -> dict[str, list[float]]:
    """F1 of each label by row, the mean over seeds."""
    return {name: _mean_label_f1(experiment, name).tolist() for name in experiment.results}


def count_test(experiment: Experiment) -> list[int]:
    """Test documents with each label."""
    counts: list[int] = experiment.truth.labels.sum(axis=0).tolist()
    return counts


def list_rare(experiment: Experiment) -> list[str]:
    """Labels with too few documents to be judged well."""
    counts = zip(experiment.labels, experiment.all_counts, strict=True)
    return [label for label, count in counts if count < FEW_DOCUMENTS]


def choose_example(experiment: Experiment) -> int:
    """The test document of the example: three to five labels, and the shortest text of those."""
    counts = experiment.truth.labels.sum(axis=1)
    texts = [row["text"] for row in PublishedFolder(experiment.plan.dataset).iterate_examples(TEST)]
    lengths = np.array([sum(map(len, text)) for text in texts])
    fitting = np.flatnonzero((counts >= 3) & (counts <= 5))
    pool = fitting if len(fitting) else np.arange(len(texts))
    return int(pool[np.argsort(lengths[pool], kind="stable")[0]])


def describe_results(experiment: Experiment) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        "dataset": str(experiment.plan.dataset.name),
        "protocol": experiment.plan.protocol,
        "seeds": experiment.plan.seeds,
        "epochs": experiment.plan.epochs,
        "documents": len(experiment.truth.ids),
        "labels": list(experiment.labels),
        "rows": {name: _describe_row(experiment, result) for name, result in experiment.results.items()},
        "label_f1": list_label_f1(experiment),
        "groups": dict(_describe_groups(experiment)),
        "courts": {name: score_courts(experiment, name) for name in experiment.results},
        "needs": {row.name: row.needs for row in experiment.missing},
        "unfinished": experiment.unfinished,
    }


def _describe_row(experiment: Experiment, result: RowResult) -> dict[str, Any]:
    truth, name = experiment.truth.labels, result.row.name
    compared = experiment.comparisons.get(name)
    columns = {
        "per_label": result.per_label,
        "at_0.5": result.at_own,
        "at_0.3": result.at_recall,
    }
    return {
        "title": result.row.title,
        "seeds": len(result.shared),
        "scores": {score: asdict(interval) for score, interval in result.scores.items()},
        "spread": result.spread,
        "average_precision": result.precision,
        "shared_thresholds": result.taus,
        "macro_f1": {column: result.mean(flags, truth, "macro_f1") for column, flags in columns.items()},
        "cpu_seconds": result.cpu_seconds,
        "difference": asdict(compared) | {"tests_agree": compared.tests_agree} if compared else None,
        "paper": result.row.paper._asdict() if result.row.paper else None,
    }


def _describe_groups(experiment: Experiment) -> Iterator[tuple[str, Any]]:
    for by, counts in (("train", experiment.train_counts), ("test", count_test(experiment))):
        yield (
            by,
            {
                name: dict(zip(GROUPS, score_groups(experiment, name, counts), strict=False))
                for name in experiment.results
            },
        )
