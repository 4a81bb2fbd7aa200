"""How charts are drawn: in one style, as SVG that is the same for the same numbers.

Only this module imports matplotlib, and only when something is drawn, because that takes a second.
"""

import re
from collections.abc import Callable, Sequence
from io import StringIO
from threading import Lock
from typing import TYPE_CHECKING, Literal, NamedTuple

from pipeline.report.numbers import write_count

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# The colours of Okabe and Ito, which colour-blind readers can tell apart; the light ones are for areas.
BLUE, ORANGE, GREEN, RED = "#0072B2", "#E69F00", "#009E73", "#D55E00"
LIGHT_BLUE, LIGHT_ORANGE, BAND = "#A9CFE7", "#F6D9A0", "#ECEEF1"
INK, GREY, RULE = "#1F2933", "#5B6672", "#DDE2E7"
SPLIT_COLOURS = (BLUE, ORANGE, GREEN)
SPLIT_MARKERS = ("o", "s", "^")  # to tell the splits apart without colours

WIDTH = 8.0  # inches; 72 units of the drawing make an inch
TEXT, SMALL = 8.5, 7.5  # points
_BAR = 0.2  # inches per bar
_STYLE = {
    "font.family": "DejaVu Sans",  # comes with matplotlib, so that a drawing is the same everywhere
    "font.size": TEXT,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "ilsi",
    "text.color": INK,
    "axes.labelcolor": GREY,
    "axes.labelsize": SMALL,
    "axes.titlesize": TEXT,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.edgecolor": GREY,
    "axes.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": RULE,
    "grid.linewidth": 0.6,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "xtick.labelsize": SMALL,
    "ytick.labelsize": SMALL,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "xtick.minor.size": 0,
    "ytick.minor.size": 0,
    "legend.frameon": False,
    "legend.fontsize": SMALL,
}
_DRAWING = Lock()  # matplotlib's style belongs to the whole process

Draw = Callable[["Figure"], None]


class Chart(NamedTuple):
    """A drawing and the words that go with it; the alternative is for readers who cannot see it."""

    svg: str
    title: str
    alternative: str
    caption: str


def draw_svg(key: str, height: float, draw: Draw, *, width: float = WIDTH) -> str:
    """A drawing as one SVG element, with ids that no other drawing on the page has."""
    from matplotlib import style
    from matplotlib.figure import Figure

    # The style file of the user has no say.
    with _DRAWING, style.context(["default", _STYLE]):
        figure = Figure(figsize=(width, height))
        draw(figure)
        file = StringIO()
        figure.savefig(file, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    return tidy_svg(file.getvalue(), key)


_ID = re.compile(r' id="([^"]+)"')
_USED = re.compile(r'(?:href="|url\()#([^")]+)')


def tidy_svg(drawing: str, key: str) -> str:
    """Only the element itself, without a fixed size; only ids that are used, each with the key as prefix."""
    svg = drawing[drawing.index("<svg") :].strip()
    svg = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>|<style.*?</style>", "", svg, flags=re.DOTALL)
    used = set(_USED.findall(svg))
    svg = _ID.sub(lambda match: f' id="{key}-{match[1]}"' if match[1] in used else "", svg)
    svg = re.sub(r'((?:href="|url\()#)', rf"\g<1>{key}-", svg)
    svg = re.sub(r' (?:xmlns(?::xlink)?|version)="[^"]*"', "", svg)
    svg = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", svg)
    svg = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", svg)
    svg = re.sub(r"(\.[0-9]{2})[0-9]+", r"\1", svg)  # finer than any printer
    return re.sub(r"\s*\n\s*", "\n", svg)


def leave_margins(
    figure: "Figure", *, left: float = 0.6, right: float = 0.15, top: float = 0.3, bottom: float = 0.42
) -> None:
    """Room around the axes in inches, so that charts of any height look alike."""
    width, height = figure.get_size_inches()
    figure.subplots_adjust(left / width, bottom / height, 1 - right / width, 1 - top / height)


def hide_frame(axes: "Axes", *sides: str) -> None:
    """Hide lines around the axes."""
    for side in sides or ("left", "right", "top", "bottom"):
        axes.spines[side].set_visible(False)


def draw_legend(axes: "Axes") -> None:
    """Above the chart, in one line."""
    axes.legend(
        loc="lower left",
        bbox_to_anchor=(-0.01, 1),
        ncols=4,
        borderaxespad=0.2,
        handlelength=1.4,
        handletextpad=0.4,
        columnspacing=1.2,
    )


def write_beside(
    axes: "Axes",
    point: tuple[float, float],
    text: str,
    offset: tuple[float, float],
    *,
    color: str,
    side: Literal["left", "right", "center"] = "left",
    weight: str = "normal",
) -> None:
    """Words near a point; the offset is in points of type."""
    axes.annotate(
        text,
        point,
        offset,
        textcoords="offset points",
        va="center",
        ha=side,
        size=SMALL,
        color=color,
        weight=weight,
    )


def draw_bars(
    key: str, rows: Sequence[tuple[str, int]], *, room: float = 1.9, numbers: Sequence[str] = ()
) -> str:
    """One bar per row, the first on top, with its count after it; `numbers` come before the names.

    Names get `room` inches.
    """
    counts = [count for _, count in rows]

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        leave_margins(figure, left=room, right=0.6, top=0.05, bottom=0.05)
        axes.barh(range(len(rows)), counts, height=0.7, color=BLUE)
        axes.set(ylim=(len(rows) - 0.4, -0.6), xlim=(0, max(1, *counts)), xticks=[], yticks=[])
        hide_frame(axes)
        for index, (name, count) in enumerate(rows):
            write_beside(axes, (count, index), write_count(count), (4, 0), color=GREY)
            if not numbers:
                write_beside(axes, (0, index), name, (-6, 0), color=INK, side="right")
                continue
            indent = 38 - 72 * room
            write_beside(axes, (0, index), name, (indent + 6, 0), color=INK)
            write_beside(
                axes, (0, index), numbers[index], (indent, 0), color=INK, side="right", weight="bold"
            )

    return draw_svg(key, _BAR * len(rows) + 0.1, draw)


def count_in_whole_numbers(axes: "Axes") -> None:
    """No half documents on the vertical axis."""
    axes.locator_params(axis="y", integer=True)
    axes.yaxis.set_major_formatter("{x:,.0f}")


def scale_log(axes: "Axes", axis: Literal["x", "y"], low: float, high: float) -> None:
    """A log axis with ticks at powers of ten, or finer where there are few of them."""
    ticks = list_log_ticks(low, high)
    names = [f"{tick:,}" for tick in ticks]
    if axis == "x":
        axes.set(xscale="log")
        axes.set_xticks(ticks, names)
        axes.set_xlim(low, high)
    else:
        axes.set(yscale="log")
        axes.set_yticks(ticks, names)
        axes.set_ylim(low, high)
    axes.minorticks_off()


def list_log_ticks(low: float, high: float) -> list[int]:
    """1, 10, 100; 1, 3, 10 or finer if that gives fewer than three."""
    ticks: list[int] = []
    for factors in ((1,), (1, 3), (1, 2, 5), range(1, 10)):
        if len(ticks) < 3:
            powers = (factor * 10**power for power in range(8) for factor in factors)
            ticks = [tick for tick in powers if low <= tick <= high]
    return ticks
