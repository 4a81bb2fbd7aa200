"""DATA_STATEMENT.md: whose language the texts are."""

from pipeline.release.card import fill_template
from pipeline.release.figures import Figures
from pipeline.release.origins import Origin
from schemas.masks import PRESETS


def write_statement(version: str, origin: Origin, figures: Figures) -> str:
    """The whole file."""
    return fill_template(
        "data_statement.md",
        version=version,
        texts=origin.texts,
        law=origin.law,
        speakers=origin.speakers,
        situation=origin.situation,
        classes=f"{len(figures.sections):,}",
        once="" if figures.all_kept else ", each text once",
        words=f"{sum(split.words for split in figures.splits):,}",
        rows=f"{figures.rows:,}",
        masks=figures.masks,
        kinds=", ".join(PRESETS[figures.masks].forms),
        strict=f"{figures.strict:,}",
    )
