"""Figures of classifiers as tables: the same for a terminal, for the report and for Prefect."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable

from flows.classifiers.evaluation_file import Evaluated
from flows.console import output
from model.classifiers.evaluation import CourtScores, Evaluation, GroupScores
from model.classifiers.intervals import Interval
from pipeline.report.numbers import NOTHING, write_count
from pipeline.report.tables.whole import Row, Table
from schemas.courts import BY_KEY

MACRO, MICRO = "macro_f1", "micro_f1"
SCORES: Mapping[str, str] = {
    "macro_precision": "macro precision",
    "macro_recall": "macro recall",
    MACRO: "macro F1",
    "micro_precision": "micro precision",
    "micro_recall": "micro recall",
    MICRO: "micro F1",
    "jaccard_labels": "Jaccard of labels",
    "jaccard_documents": "Jaccard of documents",
}
_WIDEST = 200

Evaluations = Mapping[str, Evaluated]  # by the name of the classifier


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one classifier is than another, on the same documents."""

    name: str
    other: str
    scores: dict[str, Interval]


def list_evaluation_tables(evaluations: Evaluations, differences: Sequence[Difference]) -> Iterator[Table]:
    """All tables except that of labels."""
    yield tabulate_scores(evaluations, differences)
    yield tabulate_groups(evaluations)
    yield tabulate_courts(evaluations)


def tabulate_scores(evaluations: Evaluations, differences: Sequence[Difference] = ()) -> Table:
    """A line for each score, a column for each classifier, and one for each difference."""
    header = ("score", *evaluations, *(f"{each.name} − {each.other}" for each in differences))
    rows: list[Row] = [
        (
            title,
            *(write_interval(found.per_label.scores[name]) for found in evaluations.values()),
            *(write_difference(each.scores[name]) for each in differences),
        )
        for name, title in SCORES.items()
    ]
    nothing = (NOTHING,) * len(differences)
    rows += [
        (
            f"{SCORES[name]}, one threshold",
            *(write_interval(found.shared.scores[name]) for found in evaluations.values()),
            *nothing,
        )
        for name in (MACRO, MICRO)
    ]
    return Table("model_scores", "Scores", header, rows)


def tabulate_summary(evaluations: Evaluations) -> Table:
    """The two that are quoted most."""
    rows = [
        (name, *(write_interval(found.per_label.scores[score]) for score in (MACRO, MICRO)))
        for name, found in evaluations.items()
    ]
    return Table("model_summary", "Models", ("model", SCORES[MACRO], SCORES[MICRO]), rows)


def tabulate_groups(evaluations: Evaluations) -> Table:
    """Frequent labels are easy, rare ones are not."""
    rows = [
        (
            group.group,
            write_count(len(group.labels)),
            describe_range(group),
            *(write_interval(find_group(found, group).scores[MACRO]) for found in evaluations.values()),
        )
        for group in _first(evaluations).groups
    ]
    header = ("labels", "number", "training documents", *evaluations)
    return Table("model_groups", "Macro F1 by frequency of the labels", header, rows)


def tabulate_courts(evaluations: Evaluations) -> Table:
    """Courts with their documents."""
    rows = [
        (
            name_court(court.court),
            write_count(court.documents),
            write_count(court.labels),
            *(write_interval(find_court(found, court).scores[MACRO]) for found in evaluations.values()),
        )
        for court in _first(evaluations).courts
    ]
    header = ("court", "documents", "labels", *evaluations)
    return Table("model_courts", "Macro F1 by court, over the labels that occur there", header, rows)


def tabulate_labels(evaluations: Evaluations, titles: Mapping[str, str]) -> Table:
    """Every label by its own."""
    columns = [found.per_label.labels for found in evaluations.values()]
    rows = [
        (
            lines[0].label,
            titles.get(lines[0].label, ""),
            write_count(lines[0].train),
            write_count(lines[0].documents),
            *(cell for line in lines for cell in (write_count(line.predicted), f"{line.f1:.2f}")),
        )
        for lines in zip(*columns, strict=True)
    ]
    rows.sort(key=lambda row: -int(row[2].replace(",", "")))
    each = (cell for name in evaluations for cell in (f"{name} predicts", f"{name} F1"))
    return Table("model_labels", "F1 by label", ("label", "title", "train", "judged", *each), rows)


def describe_range(group: GroupScores) -> str:
    """How many training documents labels of a group have."""
    return str(group.most) if group.fewest == group.most else f"{group.fewest:,}–{group.most:,}"


def write_interval(interval: Interval) -> str:
    """0.512 (0.481–0.543)."""
    return f"{interval.value:.3f} ({interval.low:.3f}–{interval.high:.3f})"


def write_difference(interval: Interval) -> str:
    """+0.031 (+0.010 to +0.052), with real minus signs."""
    written = f"{interval.value:+.3f} ({interval.low:+.3f} to {interval.high:+.3f})"
    return written.replace("-", "−")


def name_court(key: str) -> str:
    """The name of a court; that of a document that does not say it stays as it is."""
    return BY_KEY[key].name if key in BY_KEY else key


def show_table(table: Table) -> None:
    """Print a table."""
    if not output.is_terminal:  # nothing is narrow in a file
        output.width = max(output.width, _WIDEST)
    shown = RichTable(*table.header, box=SIMPLE_HEAD, title=table.title, title_justify="left")
    for column in shown.columns[1:]:
        column.justify, column.overflow = "right", "fold"
    for row in table.rows:
        shown.add_row(*row)
    output.print(shown)


def find_group(evaluated: Evaluated, group: GroupScores) -> GroupScores:
    """The same group of another classifier."""
    return next(each for each in evaluated.per_label.groups if each.group == group.group)


def find_court(evaluated: Evaluated, court: CourtScores) -> CourtScores:
    """The same court of another classifier."""
    return next(each for each in evaluated.per_label.courts if each.court == court.court)


def _first(evaluations: Evaluations) -> Evaluation:
    """They judge the same documents with the same labels."""
    return next(iter(evaluations.values())).per_label
