"""The texts of a release: README.md, with metadata for Hugging Face on top, and DATA_STATEMENT.md."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from string import Template

import pyarrow as pa

from pipeline.dedupe.stage import DUPLICATE, RELATED
from pipeline.publish.changes import describe_changes
from pipeline.publish.figures import ReleaseFigures, SplitFigures
from pipeline.publish.history import Release
from pipeline.publish.origins import Origin, describe_law
from pipeline.split.stratify import RATIO
from schemas.masks import PRESETS
from schemas.published import SPLITS
from schemas.records import SCHEMAS, Edge, Example, PublishedSection


def write_table(header: Sequence[str], rows: Iterable[Sequence[str | int]]) -> str:
    """A Markdown table with numbers aligned to the right, without a final line break."""
    body = list(rows)
    numeric = [all(isinstance(row[column], int) for row in body) for column in range(len(header))]
    lines = [header, ["---:" if right else "---" for right in numeric], *body]
    return "\n".join(f"| {' | '.join(map(_write_cell, line))} |" for line in lines)


def _write_cell(value: str | int) -> str:
    return f"{value:,}" if isinstance(value, int) else value.replace("|", "\\|")


_SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
_ALWAYS = """\
language:
- en
multilinguality:
- monolingual
annotations_creators:
- machine-generated
source_datasets:
- original
task_categories:
- text-classification
task_ids:
- multi-label-classification
tags:
- legal
- india
- statute-identification"""


def write_front(origin: Origin, figures: ReleaseFigures) -> str:
    """The YAML metadata. Strings are written as JSON, which is valid YAML."""
    labels = [section.label for section in figures.sections]
    lines = [
        f"pretty_name: {json.dumps(origin.title)}",
        *_describe_licence(origin),
        _ALWAYS,
        f"language_creators:\n- {origin.creators}",
        f"size_categories:\n- {_choose_size(figures.rows)}",
        *_list_files(figures),
        "dataset_info:",
        *_describe_table("default", Example, labels),
        *_describe_table("sections", PublishedSection),
        *_describe_table("edges", Edge),
    ]
    return "\n".join(["---", *lines, "---", "", ""])


def _describe_licence(origin: Origin) -> Iterator[str]:
    yield f"license: {origin.licence_id}"
    if origin.licence_id == "other":
        yield "license_name: judgments-and-cc-by-4.0"
        yield "license_link: LICENSE"


def _choose_size(rows: int) -> str:
    return next((name for limit, name in _SIZES if rows < limit), "1M<n<10M")


def _list_files(figures: ReleaseFigures) -> Iterator[str]:
    yield "configs:\n- config_name: default\n  default: true\n  data_files:"
    for split in figures.splits:
        if split.rows:  # `datasets` refuses a split without rows
            yield f"  - split: {split.name}\n    path: data/{split.name}-*.parquet"
    for name in ("sections", "edges"):
        yield f"- config_name: {name}\n  data_files: {name}.parquet"


def _describe_table(config: str, record: type, labels: Sequence[str] = ()) -> Iterator[str]:
    yield f"- config_name: {config}\n  features:"
    for field in SCHEMAS[record]:
        yield f"  - name: {field.name}"
        if field.name == "labels":
            yield "    sequence:\n      class_label:\n        names:"
            yield from (f"          '{number}': {json.dumps(name)}" for number, name in enumerate(labels))
        elif pa.types.is_list(field.type):
            yield f"    sequence: {field.type.value_type}"
        else:
            yield f"    dtype: {field.type}"


def write_card(release: Release, origin: Origin, figures: ReleaseFigures) -> str:
    """README.md."""
    return write_front(origin, figures) + _fill_template(
        "card.md",
        title=origin.title,
        version=release.version,
        texts=origin.texts,
        law=describe_law(origin, figures.sections),
        licence=origin.licence,
        rows=f"{figures.rows:,}",
        classes=f"{len(figures.sections):,}",
        splits=_tabulate_splits(figures),
        ratio=RATIO,
        worst=_describe_worst(figures),
        warnings="\n".join(f"- {warning}" for warning in figures.division.warnings),
        courts=_describe_courts(figures),
        labels=_tabulate_labels(figures),
        steps=_tabulate_steps(figures),
        duplicate=f"{DUPLICATE:.0%}",
        related=f"{RELATED:.0%}",
        left_out="All are kept" if figures.all_kept else f"{figures.duplicates:,} of them are left out",
        groups=f"{figures.groups:,}",
        parted=f"{figures.parted:,}",
        masks=figures.masks,
        strict=f"{figures.strict:,}",
        forgotten=f"{figures.forgotten:,}",
        changes=describe_changes(release.changes),
    )


def write_statement(version: str, origin: Origin, figures: ReleaseFigures) -> str:
    """DATA_STATEMENT.md: whose language this is, who annotated it, what to be careful about."""
    return _fill_template(
        "data_statement.md",
        version=version,
        texts=origin.texts,
        law=describe_law(origin, figures.sections),
        speakers=origin.speakers,
        situation=origin.situation,
        classes=f"{len(figures.sections):,}",
        once="" if figures.all_kept else "; each text is kept once",
        words=f"{sum(split.words for split in figures.splits):,}",
        rows=f"{figures.rows:,}",
        masks=figures.masks,
        kinds=", ".join(PRESETS[figures.masks].forms),
        strict=f"{figures.strict:,}",
    )


def _fill_template(name: str, **values: str) -> str:
    """Fill a template; every placeholder needs a value. Empty values leave no gap."""
    template = files("pipeline.publish").joinpath("texts", name).read_text(encoding="utf-8")
    return Template(template).substitute(values).replace("\n\n\n\n", "\n\n")


def _tabulate_splits(figures: ReleaseFigures) -> str:
    header = ("split", "rows", "share", "labels per row", "sentences per row", "words per row")
    return write_table(header, [_describe_split(split, figures.rows) for split in figures.splits])


def _describe_split(split: SplitFigures, rows: int) -> tuple[str, int, str, str, str, str]:
    divisor = max(1, split.rows)
    return (
        split.name,
        split.rows,
        f"{100 * split.rows / rows:.1f} %",
        f"{split.labels / divisor:.2f}",
        f"{split.sentences / divisor:.1f}",
        f"{split.words / divisor:,.0f}",
    )


def _describe_worst(figures: ReleaseFigures) -> str:
    worst = max(figures.division.labels, key=lambda balance: balance.worst)
    return f"{worst.labels[0]}, with {worst.documents:,} rows: it is off by {worst.worst:.1f} points"


def _describe_courts(figures: ReleaseFigures) -> str:
    """Courts and years, as far as rows give them."""
    courts = ", ".join(f"{name} {rows:,}" for name, rows in figures.courts.items())
    years = "" if figures.years is None else f" Years: {figures.years[0]} to {figures.years[1]}."
    return f"Rows by court, where it is given: {courts or 'none'}.{years}"


def _tabulate_labels(figures: ReleaseFigures) -> str:
    rows = [
        (number, each.label, each.title, each.text_from, each.train, each.validation, each.test)
        for number, each in enumerate(figures.sections)
    ]
    return write_table(("class", "section", "title", "text from", *SPLITS), rows)


def _tabulate_steps(figures: ReleaseFigures) -> str:
    rows = [
        (step.stage, step.documents_in, step.documents_out, _list_reasons(step.dropped))
        for step in figures.steps
    ]
    return write_table(("stage", "judgments in", "out", "dropped"), rows)


def _list_reasons(dropped: Mapping[str, int]) -> str:
    return "; ".join(f"{reason}: {number:,}" for reason, number in dropped.items())
