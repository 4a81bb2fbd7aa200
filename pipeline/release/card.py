"""The card of a release: README.md, with what Hugging Face reads on top and what people read below."""

from collections.abc import Mapping
from importlib.resources import files
from string import Template

from pipeline.dedupe import DUPLICATE, RELATED
from pipeline.release.card_front import write_front
from pipeline.release.changelog import tell_changes
from pipeline.release.figures import Figures, SplitFigures
from pipeline.release.history import Release
from pipeline.release.markdown import write_table
from pipeline.release.origins import Origin


def write_card(release: Release, origin: Origin, figures: Figures) -> str:
    """The whole file."""
    return write_front(origin, figures) + fill_template(
        "card.md",
        title=origin.title,
        version=release.version,
        texts=origin.texts,
        law=origin.law,
        licence=origin.licence,
        rows=f"{figures.rows:,}",
        classes=f"{len(figures.sections):,}",
        splits=_tabulate_splits(figures),
        worst=_tell_worst(figures),
        warnings="\n".join(f"- {warning}" for warning in figures.division.warnings),
        courts=_tell_courts(figures),
        labels=_tabulate_labels(figures),
        steps=_tabulate_steps(figures),
        duplicate=f"{DUPLICATE:.0%}",
        related=f"{RELATED:.0%}",
        left_out="all are kept" if figures.all_kept else f"{figures.duplicates:,} are left out",
        groups=f"{figures.groups:,}",
        parted=f"{figures.parted:,}",
        masks=figures.masks,
        strict=f"{figures.strict:,}",
        forgotten=f"{figures.forgotten:,}",
        changes=tell_changes(release.changes),
    )


def fill_template(name: str, **values: str) -> str:
    """A text of a release; each place must have its value. Places without words leave no gap."""
    template = files("pipeline.release").joinpath("texts", name).read_text(encoding="utf-8")
    return Template(template).substitute(values).replace("\n\n\n\n", "\n\n")


def _tabulate_splits(figures: Figures) -> str:
    header = ("split", "rows", "share", "labels a row", "sentences a row", "words a row")
    return write_table(header, [_describe_split(split, figures.rows) for split in figures.splits])


def _describe_split(split: SplitFigures, rows: int) -> tuple[str, int, str, str, str, str]:
    each = max(1, split.rows)
    return (
        split.name,
        split.rows,
        f"{100 * split.rows / rows:.1f} %",
        f"{split.labels / each:.2f}",
        f"{split.sentences / each:.1f}",
        f"{split.words / each:,.0f}",
    )


def _tell_worst(figures: Figures) -> str:
    worst = max(figures.division.labels, key=lambda balance: balance.worst)
    return f"{worst.labels[0]}, with {worst.documents:,} rows: by {worst.worst:.1f} points"


def _tell_courts(figures: Figures) -> str:
    """Where and when, as far as rows say it."""
    courts = ", ".join(f"{name} {rows:,}" for name, rows in figures.courts.items())
    years = "" if figures.years is None else f" Years: {figures.years[0]} to {figures.years[1]}."
    return f"Rows by court, where it is told: {courts or 'none'}.{years}"


def _tabulate_labels(figures: Figures) -> str:
    rows = [
        (number, each.label, each.title, each.train, each.validation, each.test)
        for number, each in enumerate(figures.sections)
    ]
    return write_table(("class", "section", "title", "train", "validation", "test"), rows)


def _tabulate_steps(figures: Figures) -> str:
    rows = [
        (step.stage, step.documents_in, step.documents_out, _list_reasons(step.dropped))
        for step in figures.steps
    ]
    return write_table(("stage", "judgments in", "out", "left out"), rows)


def _list_reasons(dropped: Mapping[str, int]) -> str:
    return "; ".join(f"{reason}: {number:,}" for reason, number in dropped.items())
