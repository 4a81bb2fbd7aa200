"""`./ilsi export`: a published dataset in the formats of others."""

from pathlib import Path

from flows.publishing import find_dataset
from flows.view import output
from pipeline.export import export_jsonl
from schemas.errors import BadInputError
from schemas.settings import Settings


def write_jsonl(settings: Settings, dataset: Path | None, out: Path) -> None:
    """Write the files that the published LeSICiN code reads, and say what is in them."""
    folder = dataset or find_dataset(settings)
    if dataset is None and not folder.exists():
        raise BadInputError(
            f"{folder} does not exist: run ./ilsi rebuild first, or name a dataset with --dataset"
        )
    if not folder.is_dir():
        raise BadInputError(f"{folder} is no folder: name that of a published dataset")
    exported = export_jsonl(folder, out)
    counts = ", ".join(f"{count} {split}" for split, count in exported.examples.items())
    output.print(
        f"{counts} examples, {exported.sections} sections and {exported.edges} edges in {out}", soft_wrap=True
    )
    if exported.uncited:
        output.print(
            f"no training example has {', '.join(exported.uncited)}: the published code samples wrong "
            "neighbours for such labels",
            soft_wrap=True,
        )
