"""Charts about trained classifiers, in the style of the report."""

from collections.abc import Mapping, Sequence
from itertools import cycle, groupby
from math import hypot
from typing import TYPE_CHECKING, Literal, NamedTuple

from flows.classifiers.evaluation_file import Evaluated
from flows.classifiers.score_tables import MACRO, describe_range, find_court, find_group, name_court
from model.classifiers.intervals import Interval
from model.classifiers.scores import LabelScores
from pipeline.report.charts.drawing import (
    BLUE,
    GREEN,
    GREY,
    INK,
    ORANGE,
    RED,
    RULE,
    draw_legend,
    draw_svg,
    hide_frame,
    leave_margins,
    scale_log,
    write_beside,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_ROW = 0.3  # inches for a court
_NAMED = 4  # labels on either side that have their number beside their dot
_WORTH_NAMING = 0.1  # a difference
_NEAR_THE_EDGE, _TOO_CLOSE = 0.9, 0.08

Evaluations = Mapping[str, Evaluated]


class Epoch(NamedTuple):
    """A line of the history of a training."""

    network: int
    epoch: int
    loss: float
    macro_f1: float


class _Look(NamedTuple):
    """What a classifier looks like in all charts; it is distinct without colours as well."""

    name: str
    colour: str
    marker: str


def _list_looks(evaluations: Evaluations) -> list[_Look]:
    looks = zip(cycle((ORANGE, BLUE, GREEN, RED)), cycle("so^D"))
    return [_Look(name, colour, marker) for name, (colour, marker) in zip(evaluations, looks, strict=False)]


def draw_groups(evaluations: Evaluations) -> str:
    """Macro F1 of frequent and of rare labels."""
    groups = next(iter(evaluations.values())).per_label.groups
    width = 0.7 / len(evaluations)

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=0.6, top=0.3, bottom=0.5)
        for place, look in enumerate(_list_looks(evaluations)):
            found = [find_group(evaluations[look.name], group).scores[MACRO] for group in groups]
            at = [number + (place - (len(evaluations) - 1) / 2) * width for number in range(len(groups))]
            axes.bar(at, [each.value for each in found], 0.94 * width, color=look.colour, label=look.name)
            axes.vlines(at, [each.low for each in found], [each.high for each in found], color=INK, lw=1)
            for each, score in zip(at, found, strict=True):
                text = f"{score.value:.2f}"
                write_beside(
                    axes, (each, max(score.high, score.value)), text, (0, 6), color=GREY, side="center"
                )
        names = [f"{group.group}\n{describe_range(group)} training documents" for group in groups]
        axes.set_xticks(range(len(groups)), names)
        _scale_f1(axes, "macro F1")
        draw_legend(axes)

    return draw_svg("model_groups", 2.6, draw)


def draw_labels(evaluations: Evaluations) -> str:
    """F1 of each label: by its number of training documents, and, of two classifiers, beside each other."""
    names = [*evaluations]

    def draw(figure: "Figure") -> None:
        if len(names) < 2:
            axes = figure.subplots()
            leave_margins(figure, left=0.6, top=0.3)
            _draw_by_documents(axes, evaluations)
            return
        left, right = figure.subplots(1, 2, width_ratios=(1.25, 1))
        leave_margins(figure, left=0.6, top=0.3)
        figure.subplots_adjust(wspace=0.2)
        _draw_by_documents(left, evaluations)
        _draw_beside(right, evaluations, names[0], names[-1])

    return draw_svg("model_labels", 3.4, draw)


def _draw_by_documents(axes: "Axes", evaluations: Evaluations) -> None:
    counts = [max(1, line.train) for line in next(iter(evaluations.values())).per_label.labels]
    scale_log(axes, "x", 0.8 * min(counts), 1.25 * max(counts))
    for look in _list_looks(evaluations):
        found = [line.f1 for line in evaluations[look.name].per_label.labels]
        axes.plot(counts, found, look.marker, color=look.colour, ms=4, mew=0, alpha=0.75, label=look.name)
    _scale_f1(axes, "F1 of a label")
    axes.set(xlabel="training documents with the label (log scale)", ylim=(-0.03, 1.05))
    draw_legend(axes)


def _draw_beside(axes: "Axes", evaluations: Evaluations, first: str, second: str) -> None:
    pairs = [*zip(evaluations[first].per_label.labels, evaluations[second].per_label.labels, strict=True)]
    axes.plot((0, 1), (0, 1), color=RULE, lw=1.2, zorder=1)
    axes.plot(
        [one.f1 for one, _ in pairs], [two.f1 for _, two in pairs], "o", color=GREY, ms=4, mew=0, alpha=0.75
    )
    for one, two in _choose_named(pairs):
        side: Literal["left", "right"] = "left"
        # Away from the diagonal, unless that would be over the numbers of an axis.
        if one.f1 > _NEAR_THE_EDGE or (two.f1 > one.f1 and one.f1 > 1 - _NEAR_THE_EDGE):
            side = "right"
        offset = (4 if side == "left" else -4, 4)
        write_beside(axes, (one.f1, two.f1), one.label, offset, color=INK, side=side)
    _scale_f1(axes, f"F1 of {second}")
    axes.set(xlim=(-0.03, 1.03), xlabel=f"F1 of {first}", ylim=(-0.03, 1.03))
    axes.grid(axis="x")


def _choose_named(pairs: Sequence[tuple[LabelScores, LabelScores]]) -> list[tuple[LabelScores, LabelScores]]:
    """Those on which the two are furthest apart, on either side."""
    ranked = sorted(pairs, key=lambda pair: pair[1].f1 - pair[0].f1)
    ends = [*ranked[:_NAMED], *reversed(ranked[-_NAMED:])] if len(ranked) > 2 * _NAMED else ranked
    chosen: list[tuple[LabelScores, LabelScores]] = []
    for one, two in ends:
        alone = all(hypot(one.f1 - x.f1, two.f1 - y.f1) > _TOO_CLOSE for x, y in chosen)
        if abs(two.f1 - one.f1) > _WORTH_NAMING and alone:
            chosen.append((one, two))
    return chosen


def draw_model_courts(evaluations: Evaluations) -> str:
    """Macro F1 of each court, with its interval."""
    courts = next(iter(evaluations.values())).per_label.courts
    step = 0.5 / len(evaluations)

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=2.1, top=0.3, right=0.3)
        for place, look in enumerate(_list_looks(evaluations)):
            at = [number + (place - (len(evaluations) - 1) / 2) * step for number in range(len(courts))]
            found = [find_court(evaluations[look.name], court).scores[MACRO] for court in courts]
            _draw_intervals(axes, at, found, look)
        names = [f"{name_court(court.court)} ({court.documents:,})" for court in courts]
        axes.set_yticks(range(len(courts)), names, color=INK)
        axes.set(ylim=(len(courts) - 0.5, -0.5), xlim=(0, 1), xlabel="macro F1")
        axes.grid(axis="x")
        hide_frame(axes, "left")
        draw_legend(axes)

    return draw_svg("model_courts", _ROW * len(courts) + 0.75, draw)


def _draw_intervals(axes: "Axes", at: Sequence[float], found: Sequence[Interval], look: _Look) -> None:
    lows, highs = [each.low for each in found], [each.high for each in found]
    axes.hlines(at, lows, highs, color=look.colour, lw=1.6, alpha=0.6)
    values = [each.value for each in found]
    axes.plot(values, at, look.marker, color=look.colour, ms=5, mew=0, label=look.name)


def draw_history(history: Sequence[Epoch]) -> str:
    """Loss and macro F1 on validation, epoch by epoch, a curve for each network."""
    networks = [list(some) for _, some in groupby(history, key=lambda each: each.network)]

    def draw(figure: "Figure") -> None:
        left, right = figure.subplots(1, 2)
        leave_margins(figure, left=0.6, top=0.2)
        figure.subplots_adjust(wspace=0.22)
        for network in networks:
            epochs = [each.epoch for each in network]
            best = max(network, key=lambda each: each.macro_f1)
            _draw_curve(left, epochs, [each.loss for each in network], RED)
            _draw_curve(right, epochs, [each.macro_f1 for each in network], BLUE)
            right.plot([best.epoch], [best.macro_f1], "o", color=BLUE, ms=5, mew=0)
        _scale_curves(left, "loss", max(each.loss for each in history))
        _scale_curves(right, "macro F1 on validation", max(each.macro_f1 for each in history))

    return draw_svg("model_history", 2.3, draw)


def _draw_curve(axes: "Axes", epochs: Sequence[int], values: Sequence[float], colour: str) -> None:
    axes.plot(epochs, values, color=colour, lw=1.2, alpha=0.8, marker="o" if len(epochs) < 3 else "", ms=4)


def _scale_curves(axes: "Axes", name: str, highest: float) -> None:
    axes.set(xlabel="epoch", ylabel=name, ylim=(0, 1.1 * max(highest, 1e-9)))
    axes.locator_params(axis="x", integer=True)
    axes.grid(axis="y")


def _scale_f1(axes: "Axes", name: str) -> None:
    axes.set(ylim=(0, 1.05), yticks=[0, 0.2, 0.4, 0.6, 0.8, 1], ylabel=name)
    axes.grid(axis="y")
