"""The results of an experiment as a page, as Markdown and as JSON."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from flows.classifiers.score_tables import name_court
from flows.experiments.charts import draw_intervals, draw_lines
from flows.experiments.results import (
    FEW_DOCUMENTS,
    RECALL_TAU,
    Experiment,
    RowResult,
    choose_example,
    count_test,
    describe_results,
    list_label_f1,
    list_rare,
    score_courts,
    score_groups,
)
from flows.experiments.rows import PAPER_RECALL, REFERENCE, ROWS, ExperimentRow, PaperScores
from model.classifiers.evaluation import GROUPS
from model.classifiers.significance import LEVEL, Comparison
from pipeline.parquet import replace_file, write_json
from pipeline.report.html import make_figure, make_list, make_note, make_paragraph, make_table
from pipeline.report.numbers import NOTHING, join_words, write_noun
from pipeline.report.page import write_page, write_report
from pipeline.report.sections import ReportSection
from pipeline.report.tables.whole import Table
from schemas.published import TEST, PublishedFolder

TITLE = "The paper's experiments, repeated"
_SHOWN = ("lesicin", "dpam", "deal", "linear", "ensemble")  # in the charts of the paper, and ours
_LONGEST_EXAMPLE = 1_500  # characters
_PAPER_SCORES = ("macro_precision", "macro_recall", "macro_f1", "jaccard_labels")


def write_results(experiment: Experiment) -> Path:
    """Write results.html, results.md and results.json; returns the path of the page."""
    folder = experiment.plan.folder
    write_json(folder / "results.json", describe_results(experiment))
    with replace_file(folder / "results.md") as temporary:
        temporary.write_text(_write_markdown(experiment), encoding="utf-8", newline="\n")
    write_report(folder / "results.html", _write_html(experiment))
    return folder / "results.html"


def list_result_tables(experiment: Experiment) -> list[Table]:
    """All tables, for the page, for Markdown and for Prefect."""
    return [
        _tabulate_scores(experiment),
        _tabulate_tests(experiment),
        _tabulate_paper(experiment),
        _tabulate_thresholds(experiment),
        *(_tabulate_groups(experiment, by) for by in ("train", "test")),
        _tabulate_courts(experiment),
        _tabulate_costs(experiment),
        _tabulate_labels(experiment),
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
    return f"{said} Verdict of the tests for the paper's network: {_judge(compared)}."


def _write_signed(number: float) -> str:
    return f"{number:+.3f}".replace("-", "−")


# Tables


def _iterate_rows(experiment: Experiment) -> Iterator[tuple[ExperimentRow, RowResult | None]]:
    for row in ROWS:
        if row.name in experiment.results:
            yield row, experiment.results[row.name]
        elif row in experiment.missing:
            yield row, None


def _tabulate_scores(experiment: Experiment) -> Table:
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


def _tabulate_paper(experiment: Experiment) -> Table:
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


def _tabulate_tests(experiment: Experiment) -> Table:
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
                *(f"{p:.3f}" for p in p_values),
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


def _tabulate_thresholds(experiment: Experiment) -> Table:
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


def _tabulate_groups(experiment: Experiment, by: str) -> Table:
    counts = experiment.train_counts if by == "train" else count_test(experiment)
    documents = "training" if by == "train" else "test"
    rows = [
        (result.row.title, *(f"{f1:.3f}" for f1 in score_groups(experiment, name, counts)))
        for name, result in experiment.results.items()
    ]
    groups = GROUPS[: len(score_groups(experiment, next(iter(experiment.results)), counts))]
    title = f"Macro F1 by frequency of the labels among {documents} documents"
    return Table(f"groups_{by}", title, ("row", *groups), rows)


def _tabulate_courts(experiment: Experiment) -> Table:
    scores = {name: score_courts(experiment, name) for name in experiment.results}
    courts = [*next(iter(scores.values()))]
    rows = [
        (experiment.results[name].row.title, *(f"{found[court]:.3f}" for court in courts))
        for name, found in scores.items()
    ]
    return Table("courts", "Macro F1 by court", ("row", *map(name_court, courts)), rows)


def _tabulate_costs(experiment: Experiment) -> Table:
    rows = [
        (result.row.title, str(len(result.shared)), f"{result.cpu_seconds / 3600:.3f}")
        for result in experiment.results.values()
    ]
    total = sum(result.cpu_seconds for result in experiment.results.values()) / 3600
    return Table("costs", "CPU hours", ("row", "runs", "CPU hours"), [*rows, ("all", "", f"{total:.3f}")])


def _tabulate_labels(experiment: Experiment) -> Table:
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


def _tabulate_example(experiment: Experiment, place: int) -> Table:
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


def _name(experiment: Experiment, flags: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> list[str]:
    return [experiment.labels[place] for place in np.flatnonzero(flags)]


# The page


def _write_html(experiment: Experiment) -> str:
    sections = [
        ReportSection(key, title, "\n".join(parts))
        for key, title, parts in (
            ("rows", "All rows", _show_rows(experiment)),
            ("tests", "Is it chance?", _show_tests(experiment)),
            ("groups", "Frequent and rare labels", _show_groups(experiment)),
            ("courts", "Courts", _show_courts(experiment)),
            ("example", "One example", _show_example(experiment)),
            ("labels", "Every label", [make_table(_tabulate_labels(experiment))]),
            ("differences", "What differs from the paper", _show_differences(experiment)),
        )
    ]
    plan = experiment.plan
    about = (
        f"{write_noun(len(experiment.truth.ids), 'test document')}, "
        f"{write_noun(len(experiment.labels), 'label')}, {write_noun(plan.seeds, 'seed')}, "
        f"protocol: {plan.protocol}"
    )
    footer = "Texts on this page are masked facts of the published dataset."
    return write_page(TITLE, about, sections, footer)


def _show_rows(experiment: Experiment) -> Iterator[str]:
    yield make_note(summarise_graph(experiment))
    yield make_paragraph(
        "P, R, F1 and Jaccard are means over labels, as in the paper; mAP is the mean average precision. "
        "Numbers are means over seeds, ± their standard deviation. The intervals are for other documents and "
        "other seeds (BCa bootstrap). The paper's numbers are for its own dataset and cannot be "
        "compared with ours line by line: the order of the rows can."
    )
    if experiment.unfinished:
        yield make_note(f"Not finished: {join_words(experiment.unfinished)}.")
    yield make_table(_tabulate_scores(experiment))
    intervals = {result.row.title: result.scores["macro_f1"] for result in experiment.results.values()}
    reference = experiment.results[REFERENCE].row.title if REFERENCE in experiment.results else ""
    told = [f"{title} {score.value:.2f}" for title, score in intervals.items()]
    yield make_figure(
        draw_intervals(intervals, reference),
        title="Macro F1 of all rows",
        alternative=f"Dots of macro F1. {'; '.join(told)}.",
        caption="Macro F1 with 95% intervals over documents and seeds; the dotted line is LeSICiN.",
    )
    yield make_table(_tabulate_paper(experiment))
    yield make_table(_tabulate_thresholds(experiment))
    yield make_table(_tabulate_costs(experiment))


def _show_tests(experiment: Experiment) -> Iterator[str]:
    yield make_paragraph(
        "Three tests of the difference to LeSICiN in macro F1: a paired t-test over labels, as in the paper; "
        "Wilcoxon's signed-rank test over labels; and a paired bootstrap over documents and seeds. The first "
        "two ask whether other labels would agree, the third whether other documents would. All p-values are "
        "corrected for the number of rows (Holm). Where the tests disagree, the table says so."
    )
    yield make_table(_tabulate_tests(experiment))


def _choose_shown(experiment: Experiment) -> list[str]:
    shown = [name for name in _SHOWN if name in experiment.results]
    return shown or [*experiment.results][:5]


def _show_groups(experiment: Experiment) -> Iterator[str]:
    for by, documents in (("train", "training"), ("test", "test")):
        counts = experiment.train_counts if by == "train" else count_test(experiment)
        lines = {
            experiment.results[name].row.title: score_groups(experiment, name, counts)
            for name in _choose_shown(experiment)
        }
        yield _show_lines(f"experiment_groups_{by}", GROUPS, lines, f"frequency among {documents} documents")
        yield make_table(_tabulate_groups(experiment, by))


def _show_courts(experiment: Experiment) -> Iterator[str]:
    scores = {name: score_courts(experiment, name) for name in _choose_shown(experiment)}
    courts = [*next(iter(scores.values()))]
    lines = {experiment.results[name].row.title: [*found.values()] for name, found in scores.items()}
    yield _show_lines("experiment_courts", [_shorten_court(court) for court in courts], lines, "court")
    yield make_table(_tabulate_courts(experiment))


def _shorten_court(court: str) -> str:
    """For an axis that has little room."""
    return name_court(court).replace(" High Court", "").replace(" of India", "").replace(" ", "\n")


def _show_lines(key: str, places: Sequence[str], lines: Mapping[str, Sequence[float]], by: str) -> str:
    told = [f"{row}: {', '.join(f'{value:.2f}' for value in values)}" for row, values in lines.items()]
    return make_figure(
        draw_lines(key, places, lines, "macro F1"),
        title=f"Macro F1 by {by}",
        alternative=f"Lines of macro F1 by {by}. {'; '.join(told)}.",
        caption=f"Macro F1 by {by}, the mean over seeds. All rows are in the table below.",
    )


def _show_example(experiment: Experiment) -> Iterator[str]:
    place = choose_example(experiment)
    for number, row in enumerate(PublishedFolder(experiment.plan.dataset).iterate_examples(TEST)):
        if number == place:
            text = " ".join(row["text"])
            cut = text if len(text) <= _LONGEST_EXAMPLE else f"{text[:_LONGEST_EXAMPLE]} …"
            yield make_paragraph(cut)
    yield make_table(_tabulate_example(experiment, place))


def _list_differences(experiment: Experiment) -> list[str]:
    plan, rare = experiment.plan, list_rare(experiment)
    total = len(experiment.truth.ids)
    learnt = (
        "all collected judgments except those used for evaluation" if plan.corpus else "the training facts"
    )
    said = [
        f"The dataset is another one: {total} test documents instead of 13,043, with masked section numbers.",
        f"Sentence vectors are learnt from {learnt} and the sections, with one seed for all runs.",
        "HBERT and HLegalBERT need weights that do not come with ilsi, and are not fine-tuned.",
        "Thresholds are fitted on validation for every row alike; the paper does not say how its baselines'"
        " were chosen.",
        "The paper's seeds, its learning rates within the range that it gives, and the unit of its t-test are"
        " not known.",
    ]
    if plan.protocol == "ours":
        said.append("Options are our defaults, not the paper's: --protocol paper follows the paper.")
    if plan.epochs is not None:
        said.append(f"Trainings were cut at {write_noun(plan.epochs, 'epoch')}.")
    if rare:
        said.append(
            f"{write_noun(len(rare), 'label')} with fewer than {FEW_DOCUMENTS} training and test documents"
            f" can hardly be judged: {', '.join(rare)}."
        )
    return said


def _show_differences(experiment: Experiment) -> Iterator[str]:
    yield make_list(_list_differences(experiment))


def _write_markdown(experiment: Experiment) -> str:
    parts = [f"# {TITLE}", summarise_graph(experiment)]
    for table in list_result_tables(experiment):
        lines = [f"## {table.title}", ""]
        lines.append(f"| {' | '.join(table.header)} |")
        lines.append("|" + "---|" * len(table.header))
        lines += [f"| {' | '.join(row)} |" for row in table.rows]
        parts.append("\n".join(lines))
    parts.append(
        "## What differs from the paper\n\n"
        + "\n".join(f"- {line}" for line in _list_differences(experiment))
    )
    return "\n\n".join(parts) + "\n"
