"""The results of an experiment as a page, as Markdown and as JSON."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from flows.classifiers.score_tables import name_court
from flows.experiments.charts import draw_intervals, draw_lines
from flows.experiments.results import (
    FEW_DOCUMENTS,
    Experiment,
    choose_example,
    count_test,
    describe_results,
    list_rare,
    score_courts,
    score_groups,
)
from flows.experiments.rows import REFERENCE
from flows.experiments.tables import (
    list_result_tables,
    summarise_graph,
    tabulate_costs,
    tabulate_courts,
    tabulate_example,
    tabulate_groups,
    tabulate_labels,
    tabulate_paper,
    tabulate_scores,
    tabulate_tests,
    tabulate_thresholds,
)
from model.classifiers.evaluation import GROUPS
from pipeline.parquet import replace_file, write_json
from pipeline.report.html import make_figure, make_list, make_note, make_paragraph, make_table
from pipeline.report.numbers import join_words, write_noun
from pipeline.report.page import write_page, write_report
from pipeline.report.sections import ReportSection
from schemas.published import TEST, PublishedFolder

TITLE = "The paper's experiments, repeated"
_SHOWN = ("lesicin", "dpam", "deal", "linear", "ensemble")  # in the charts of the paper, and ours
_LONGEST_EXAMPLE = 1_500  # characters


def write_results(experiment: Experiment) -> Path:
    """Write results.html, results.md and results.json; returns the path of the page."""
    folder = experiment.plan.folder
    write_json(folder / "results.json", describe_results(experiment))
    with replace_file(folder / "results.md") as temporary:
        temporary.write_text(_write_markdown(experiment), encoding="utf-8", newline="\n")
    write_report(folder / "results.html", _write_html(experiment))
    return folder / "results.html"


def _write_html(experiment: Experiment) -> str:
    sections = [
        ReportSection(key, title, "\n".join(parts))
        for key, title, parts in (
            ("rows", "All rows", _show_rows(experiment)),
            ("tests", "Is it chance?", _show_tests(experiment)),
            ("groups", "Frequent and rare labels", _show_groups(experiment)),
            ("courts", "Courts", _show_courts(experiment)),
            ("example", "One example", _show_example(experiment)),
            ("labels", "Every label", [make_table(tabulate_labels(experiment))]),
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
    yield make_table(tabulate_scores(experiment))
    intervals = {result.row.title: result.scores["macro_f1"] for result in experiment.results.values()}
    reference = experiment.results[REFERENCE].row.title if REFERENCE in experiment.results else ""
    told = [f"{title} {score.value:.2f}" for title, score in intervals.items()]
    yield make_figure(
        draw_intervals(intervals, reference),
        title="Macro F1 of all rows",
        alternative=f"Dots of macro F1. {'; '.join(told)}.",
        caption="Macro F1 with 95% intervals over documents and seeds; the dotted line is LeSICiN.",
    )
    yield make_table(tabulate_paper(experiment))
    yield make_table(tabulate_thresholds(experiment))
    yield make_table(tabulate_costs(experiment))


def _show_tests(experiment: Experiment) -> Iterator[str]:
    yield make_paragraph(
        "Three tests of the difference to LeSICiN in macro F1: a paired t-test over labels, as in the paper; "
        "Wilcoxon's signed-rank test over labels; and a paired bootstrap over documents and seeds. The first "
        "two ask whether other labels would agree, the third whether other documents would. All p-values are "
        "corrected for the number of rows (Holm). Where the tests disagree, the table says so."
    )
    yield make_table(tabulate_tests(experiment))


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
        yield make_table(tabulate_groups(experiment, by))


def _show_courts(experiment: Experiment) -> Iterator[str]:
    scores = {name: score_courts(experiment, name) for name in _choose_shown(experiment)}
    courts = [*next(iter(scores.values()))]
    lines = {experiment.results[name].row.title: [*found.values()] for name, found in scores.items()}
    yield _show_lines("experiment_courts", [_shorten_court(court) for court in courts], lines, "court")
    yield make_table(tabulate_courts(experiment))


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
    yield make_table(tabulate_example(experiment, place))


def _list_differences(experiment: Experiment) -> list[str]:
    plan, rare = experiment.plan, list_rare(experiment)
    total = len(experiment.truth.ids)
    learnt = (
        "all collected judgments except those used for evaluation" if plan.corpus else "the training facts"
    )
    said = [
        f"The dataset is another one: {total} test documents instead of 13,043, with masked section numbers.",
        f"Sentence vectors are learnt from {learnt} and the sections, with one seed for all runs.",
        "HBERT and HLegalBERT need weights that do not come with ilsi; they are fine-tuned, as in the paper,"
        " only with --protocol paper.",
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
            f"{write_noun(len(rare), 'label')} with fewer than {FEW_DOCUMENTS} documents"
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
