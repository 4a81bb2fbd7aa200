"""The results of an experiment as tables, and what they say about the graph in one sentence."""

from collections.abc import Iterator, Sequence

import numpy as np

from flows.classifiers.score_tables import name_court
from flows.experiments.results import (
    RECALL_TAU,
    Experiment,
    RowResult,
    count_test,
    list_label_f1,
    score_courts,
    score_groups,
)
from flows.experiments.rows import PAPER_RECALL, REFERENCE, ROWS, ExperimentRow, PaperScores
from model.classifiers.evaluation import GROUPS
from model.classifiers.scores import Flags
from model.classifiers.significance import LEVEL, Comparison
from pipeline.report.numbers import NOTHING
from pipeline.report.tables.whole import Table

_SMALLEST = 0.001  # p-value that is written out
_PAPER_SCORES = ("macro_precision", "macro_recall", "macro_f1", "jaccard_labels")


def list_result_tables(experiment: Experiment) -> list[Table]:
    """All tables, for the page, for Markdown and for Prefect."""
    return [
        tabulate_scores(experiment),
        tabulate_tests(experiment),
        tabulate_paper(experiment),
        tabulate_thresholds(experiment),
        *(tabulate_groups(experiment, by) for by in ("train", "test")),
        tabulate_courts(experiment),
        tabulate_costs(experiment),
        tabulate_labels(experiment),
    ]


def summarise_graph(experiment: Experiment) -> str:
    """What the graph is worth, in one sentence."""
    told = []
    for without, with_graph in (("lesicin-no-graph", "lesicin"), ("lesicin-words-no-graph", "lesicin-words")):
        if without in experiment.results and with_graph in experiment.results:
            ours, other = (
                experiment.results[name].scores["macro_f1"].value for name in (with_graph, without)
            )
            title = experiment.results[with_graph].row.title
            told.append(
                f"{title} {ours:.3f} with the graph, {other:.3f} without ({_write_signed(ours - other)})"
            )
    if not told:
        return "The rows that show what the graph is worth were not run: add lesicin and lesicin-no-graph."
    said = f"What the citation graph is worth in macro F1: {'; '.join(told)}."
    compared = experiment.comparisons.get("lesicin-no-graph")
    if compared is None:
        return said
    return f"{said} The tests say of LeSICiN without the graph: {_judge(compared)}."


def _write_probability(p: float) -> str:
    return f"{p:.3f}" if p >= _SMALLEST else f"<{_SMALLEST}"


def _write_signed(number: float) -> str:
    return f"{number:+.3f}".replace("-", "−")


def _iterate_rows(experiment: Experiment) -> Iterator[tuple[ExperimentRow, RowResult | None]]:
    for row in ROWS:
        if row.name in experiment.results:
            yield row, experiment.results[row.name]
        elif row in experiment.missing:
            yield row, None


def tabulate_scores(experiment: Experiment) -> Table:
    header = ("row", "P", "R", "macro F1", "95% interval", "Jaccard", "micro F1", "mAP", "paper's F1")
    rows: list[Sequence[str]] = []
    group = ""
    for row, result in _iterate_rows(experiment):
        if row.group != group:
            group = row.group
            rows.append((group.upper(), *[""] * (len(header) - 1)))
        paper = f"{row.paper.f1 / 100:.3f}" if row.paper else NOTHING
        if result is None:
            rows.append((row.title, *[NOTHING] * 3, "needs weights", *[NOTHING] * 3, paper))
        else:
            rows.append((row.title, *_list_cells(result), paper))
    return Table("rows", "All rows, with one threshold for all labels fitted on validation", header, rows)


def _list_cells(result: RowResult) -> tuple[str, ...]:
    value = {name: f"{score.value:.3f}" for name, score in result.scores.items()}
    f1 = result.scores["macro_f1"]
    spread = f" ± {result.spread['macro_f1']:.3f}" if result.spread else ""
    return (
        value["macro_precision"],
        value["macro_recall"],
        value["macro_f1"] + spread,
        f"{f1.low:.3f}–{f1.high:.3f}",
        value["jaccard_labels"],
        value["micro_f1"],
        f"{np.mean(result.precision):.3f}",
    )


def tabulate_paper(experiment: Experiment) -> Table:
    """The paper's tables beside ours, and its variant of LeSICiN that is tuned for recall."""
    truth = experiment.truth.labels
    rows = []
    for result in experiment.results.values():
        if result.row.paper:
            columns = [result.scores[name].value for name in _PAPER_SCORES]
            rows.append(_pair_scores(result.row.title, columns, result.row.paper))
            if result.row.name == REFERENCE:
                at_recall = [result.mean(result.at_recall, truth, name) for name in _PAPER_SCORES]
                rows.append(_pair_scores(f"{result.row.title} at {RECALL_TAU}", at_recall, PAPER_RECALL))
    header = ("row", "P", "paper", "R", "paper", "F1", "paper", "Jaccard", "paper")
    return Table("paper", "The paper's tables beside ours, in percent", header, rows)


def _pair_scores(title: str, ours: Sequence[float], paper: PaperScores) -> tuple[str, ...]:
    pairs = (f"{value:.1f}" for own, other in zip(ours, paper, strict=True) for value in (100 * own, other))
    return (title, *pairs)


def tabulate_tests(experiment: Experiment) -> Table:
    header = ("row", "difference to LeSICiN", "95% interval", "t-test", "Wilcoxon", "bootstrap", "verdict")
    rows = []
    for name, compared in experiment.comparisons.items():
        p_values = (compared.adjusted_t, compared.adjusted_wilcoxon, compared.adjusted_bootstrap)
        difference = compared.difference
        rows.append(
            (
                experiment.results[name].row.title,
                _write_signed(difference.value),
                f"{_write_signed(difference.low)} to {_write_signed(difference.high)}",
                *(_write_probability(p) for p in p_values),
                _judge(compared),
            )
        )
    return Table(
        "tests", "Each row against LeSICiN in macro F1, with p-values after Holm's correction", header, rows
    )


def _judge(compared: Comparison) -> str:
    """What the three tests say together."""
    if not compared.tests_agree:
        return "tests disagree"
    if compared.adjusted_t >= LEVEL:
        return "no difference shown"
    return "better" if compared.difference.value > 0 else "worse"


def tabulate_thresholds(experiment: Experiment) -> Table:
    truth = experiment.truth.labels
    header = (
        "row",
        "one fitted threshold",
        "one per label",
        "at 0.5",
        f"at {RECALL_TAU}",
        "fitted thresholds",
    )
    rows = []
    for result in experiment.results.values():
        columns = (result.shared, result.per_label, result.at_own, result.at_recall)
        values = [f"{result.mean(flags, truth, 'macro_f1'):.3f}" for flags in columns]
        rows.append((result.row.title, *values, ", ".join(f"{tau:.2f}" for tau in result.taus)))
    return Table("thresholds", "Macro F1 with other thresholds", header, rows)


def tabulate_groups(experiment: Experiment, by: str) -> Table:
    counts = experiment.train_counts if by == "train" else count_test(experiment)
    documents = "training" if by == "train" else "test"
    rows = [
        (result.row.title, *(f"{f1:.3f}" for f1 in score_groups(experiment, name, counts)))
        for name, result in experiment.results.items()
    ]
    groups = GROUPS[: len(score_groups(experiment, next(iter(experiment.results)), counts))]
    title = f"Macro F1 by frequency of the labels among {documents} documents"
    return Table(f"groups_{by}", title, ("row", *groups), rows)


def tabulate_courts(experiment: Experiment) -> Table:
    scores = {name: score_courts(experiment, name) for name in experiment.results}
    courts = [*next(iter(scores.values()))]
    rows = [
        (experiment.results[name].row.title, *(f"{found[court]:.3f}" for court in courts))
        for name, found in scores.items()
    ]
    return Table("courts", "Macro F1 by court", ("row", *map(name_court, courts)), rows)


def tabulate_costs(experiment: Experiment) -> Table:
    rows = [
        (result.row.title, str(len(result.shared)), f"{result.cpu_seconds / 3600:.3f}")
        for result in experiment.results.values()
    ]
    total = sum(result.cpu_seconds for result in experiment.results.values()) / 3600
    return Table("costs", "CPU hours", ("row", "runs", "CPU hours"), [*rows, ("all", "", f"{total:.3f}")])


def tabulate_labels(experiment: Experiment) -> Table:
    f1, tested = list_label_f1(experiment), count_test(experiment)
    rows = [
        (
            label,
            experiment.titles[label],
            str(experiment.train_counts[place]),
            str(tested[place]),
            *(f"{f1[name][place]:.2f}" for name in experiment.results),
        )
        for place, label in enumerate(experiment.labels)
    ]
    titles = [result.row.title for result in experiment.results.values()]
    return Table("labels", "F1 of each label", ("label", "title", "train", "test", *titles), rows)


def tabulate_example(experiment: Experiment, place: int) -> Table:
    gold = experiment.truth.labels[place]
    rows = [("the judgment", ", ".join(_name(experiment, gold)), "", "")]
    for result in experiment.results.values():
        predicted = result.shared[0][place]
        columns = (predicted & gold, predicted & ~gold, gold & ~predicted)
        right, wrong, missed = (", ".join(_name(experiment, flags)) or NOTHING for flags in columns)
        rows.append((result.row.title, f"✓ {right}", f"✗ {wrong}", missed))
    return Table(
        "example", "One test document, answered by every row", ("row", "right", "wrong", "missed"), rows
    )


def _name(experiment: Experiment, flags: Flags) -> list[str]:
    return [experiment.labels[place] for place in np.flatnonzero(flags)]
