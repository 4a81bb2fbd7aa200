"""`./ilsi ner`: train and measure the spaCy pipeline that finds entities. Commands are thin."""

from pathlib import Path
from typing import Annotated

import typer

ner_app = typer.Typer(help="The spaCy pipeline that finds names: train your own, measure any.")

_DATA = "lines of InLegalNER, or the truth of a box."


@ner_app.command("train")
def train(
    data: Annotated[list[Path], typer.Argument(metavar="DATA", help=f"Marked texts: {_DATA}")],
    out: Annotated[Path, typer.Option("--out", help="Folder to write the pipeline to.", show_default=False)],
    seed: Annotated[
        int, typer.Option("--seed", min=0, max=10**6, help="Another seed, another pipeline.")
    ] = 0,
) -> None:
    """Train a pipeline on marked texts. A fifth of their documents is held back, to measure it on.

    Examples:

      ./ilsi ner train judgement.jsonl preamble.jsonl --out my_ner

      ./ilsi box truth box.jsonl --box-cases 300 && ./ilsi ner train *.jsonl --out my_ner
    """
    from flows.ner_training import train_and_save

    train_and_save(data, out, seed=seed)


@ner_app.command("evaluate")
def evaluate(
    data: Annotated[list[Path], typer.Argument(metavar="DATA", help=f"Marked texts: {_DATA}")],
    ner: Annotated[
        str | None,
        typer.Option(
            "--ner", metavar="NAME|FOLDER", help="An installed spaCy pipeline, or a folder (default: ours)."
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="All documents, and not only the fifth that is held back.")
    ] = False,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write all figures to this file, too.")
    ] = None,
) -> None:
    """Measure how well entities are found, in documents that were not learnt from.

    Examples:

      ./ilsi ner evaluate judgement.jsonl preamble.jsonl

      ./ilsi ner evaluate judgement.jsonl preamble.jsonl --ner en_core_web_trf

      ./ilsi ner evaluate --ner my_ner marked.jsonl --all --json figures.json
    """
    from flows.ner_evaluation import evaluate_entities

    evaluate_entities(data, ner, everything=everything, json_file=json_file)
