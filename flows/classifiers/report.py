"""What the report says about trained classifiers: how good they are, and how they were trained."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from flows.classifiers.charts import Epoch, draw_groups, draw_history, draw_labels, draw_model_courts
from flows.classifiers.evaluation_file import Evaluated
from flows.classifiers.score_tables import (
    MACRO,
    SCORES,
    Difference,
    list_evaluation_tables,
    tabulate_labels,
    write_difference,
)
from model.classifiers.registry import find_kind
from pipeline.report.html import make_figure, make_paragraph, make_table
from pipeline.report.numbers import join_words, write_noun
from pipeline.report.tables.whole import Table

TITLE = "Models"
HISTORY = "history.json"


@dataclass(frozen=True, slots=True)
class ModelFigures:
    """Classifiers that were measured on the same documents."""

    evaluations: Mapping[str, Evaluated]
    differences: Sequence[Difference]
    histories: Mapping[str, Sequence[Epoch]]  # of those that were trained in epochs
    titles: Mapping[str, str]  # of labels

    def list_tables(self) -> list[Table]:
        """The same for Prefect."""
        if not self.evaluations:
            return []
        tables = [*list_evaluation_tables(self.evaluations, self.differences)]
        return [*tables, tabulate_labels(self.evaluations, self.titles)]


def write_models(figures: ModelFigures) -> str:
    """The section as HTML."""
    return "\n".join(_write(figures))


def read_history(folder: Path) -> list[Epoch]:
    """How a training went, network by network; nothing where that is not known."""
    files = (
        [folder / HISTORY] if (folder / HISTORY).is_file() else sorted(folder.glob(f"members/*/{HISTORY}"))
    )
    try:
        return [
            Epoch(network, int(line["epoch"]), float(line["loss"]), float(line["macro_f1"]))
            for network, file in enumerate(files, start=1)
            for line in json.loads(file.read_bytes())
        ]
    except (OSError, ValueError, TypeError, KeyError):
        return []


def _write(figures: ModelFigures) -> Iterator[str]:
    evaluations = figures.evaluations
    first = next(iter(evaluations.values())).per_label
    kinds = {name: find_kind(found.kind) for name, found in evaluations.items()}
    told = [f"{name} ({kind.title}, {kind.about})" for name, kind in kinds.items()]
    yield make_paragraph(
        f"{'; '.join(told)}. Trained on the training split and measured on "
        f"{write_noun(first.documents, 'test document')}. A label is predicted when its score reaches its "
        "threshold, which was fitted on the validation split. In brackets: 95% intervals (BCa bootstrap over "
        "documents)."
    )
    yield from (make_paragraph(_tell_difference(each)) for each in figures.differences)
    scores, groups, courts, labels = figures.list_tables()
    yield make_table(scores)
    yield _show_groups(figures)
    yield make_table(groups)
    yield _show_labels(figures)
    yield make_table(labels)
    yield _show_courts(figures)
    yield make_table(courts)
    for name, history in figures.histories.items():
        yield _show_history(name, history)


def _tell_difference(difference: Difference) -> str:
    macro = difference.scores[MACRO]
    if macro.low > 0:
        ahead = f"{difference.name} is ahead of {difference.other}"
    elif macro.high < 0:
        ahead = f"{difference.name} is behind {difference.other}"
    else:
        ahead = f"These documents show no difference between {difference.name} and {difference.other}"
    return f"{ahead}: {SCORES[MACRO]} {write_difference(macro)}, on the same draws of documents."


def _show_groups(figures: ModelFigures) -> str:
    told = [
        f"{name}: "
        + join_words([f"{group.group} {group.scores[MACRO].value:.2f}" for group in found.per_label.groups])
        for name, found in figures.evaluations.items()
    ]
    return make_figure(
        draw_groups(figures.evaluations),
        title="Macro F1 by frequency of the labels",
        alternative=f"Bars of macro F1 by frequency of the labels. {'; '.join(told)}.",
        caption="Labels in four groups of equal size, by how many training documents have them. The lines "
        "are 95% intervals.",
    )


def _show_labels(figures: ModelFigures) -> str:
    names = [*figures.evaluations]
    caption = "One mark is one label and one model, by the number of training documents to learn it from."
    if len(names) > 1:
        caption += (
            f" On the right each label has one dot: above the line {names[-1]} is better, below it "
            f"{names[0]}. Those that are furthest apart have their numbers."
        )
    told = [
        f"{name}: {sum(line.f1 == 0 for line in found.per_label.labels)} of "
        f"{len(found.per_label.labels)} labels are never predicted correctly"
        for name, found in figures.evaluations.items()
    ]
    return make_figure(
        draw_labels(figures.evaluations),
        title="F1 of each label",
        alternative=f"Dots of F1 by label. {'; '.join(told)}.",
        caption=caption,
    )


def _show_courts(figures: ModelFigures) -> str:
    told = [
        f"{name}: "
        + join_words([f"{court.court} {court.scores[MACRO].value:.2f}" for court in found.per_label.courts])
        for name, found in figures.evaluations.items()
    ]
    return make_figure(
        draw_model_courts(figures.evaluations),
        title="Macro F1 by court",
        alternative=f"Dots of macro F1 by court. {'; '.join(told)}.",
        caption="Macro F1 over the labels that occur in a court's test documents, whose number is given in "
        "brackets, with 95% intervals. Withheld: documents that do not say their court.",
    )


def _show_history(name: str, history: Sequence[Epoch]) -> str:
    best: dict[int, Epoch] = {}
    for each in sorted(history, key=lambda epoch: epoch.macro_f1):
        best[each.network] = each
    told = [f"{best[network].macro_f1:.3f} in epoch {best[network].epoch}" for network in sorted(best)]
    networks = write_noun(len(best), "network")
    return make_figure(
        draw_history(history),
        title=f"Training of {name}",
        alternative=f"Curves of {networks} over {write_noun(len(history), 'epoch')}. The loss goes from "
        f"{history[0].loss:.3f} to {history[-1].loss:.3f}; macro F1 on validation is best at "
        f"{join_words(told)}.",
        caption=f"Training of {name}, {networks}: the mean loss of each epoch, and macro F1 on the "
        "validation split after it. The weights of the best epoch, with a dot, are kept.",
    )
