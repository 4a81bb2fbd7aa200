"""`./ilsi predict`: which sections fit these facts? The command is thin."""

from pathlib import Path
from typing import Annotated

import typer

from flows.options import takes_settings
from schemas.errors import UsageError
from schemas.settings import Settings

_TOP = 10


@takes_settings("cache", "tagger", "ner", "masks")
def predict(
    settings: Settings,
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE|-",
            help="Facts or a judgment: a text, saved page or API answer; a .parquet; - is standard input.",
            show_default=False,
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--model",
            metavar="FOLDER",
            help="A trained classifier (default: models/lesicin of the cache, or models/linear).",
            show_default=False,
        ),
    ] = None,
    top: Annotated[
        int | None,
        typer.Option("--top", min=1, help=f"Show so many sections (default: {_TOP})."),
    ] = None,
    show_all: Annotated[bool, typer.Option("--all", help="Show all sections.")] = False,
    facts: Annotated[
        bool, typer.Option("--facts", help="The text is facts, whatever it looks like.")
    ] = False,
    judgment: Annotated[bool, typer.Option("--judgment", help="The text is a whole judgment.")] = False,
    masked: Annotated[
        bool, typer.Option("--masked", help="The text is facts that are masked already.")
    ] = False,
    as_lines: Annotated[
        bool,
        typer.Option("--jsonl", help="Lines of JSON with id and text or sentences in, with sections out."),
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Where to write the answers to a .parquet.", show_default=False
        ),
    ] = None,
) -> None:
    """Predict the sections of the Penal Code that fit facts, or the facts of a judgment.

    Examples:

      ./ilsi predict facts.txt

      pdftotext order.pdf - | ./ilsi predict --judgment --top 5

      ./ilsi predict --jsonl texts.jsonl > sections.jsonl

      ./ilsi predict rows.parquet --out sections.parquet
    """
    from flows.given_texts import choose_source
    from flows.predict_lines import predict_lines
    from flows.predict_tables import is_table, predict_table
    from flows.predict_texts import ReadAs
    from flows.predict_view import load_predictor, show_predicted

    wishes = {ReadAs.FACTS: facts, ReadAs.JUDGMENT: judgment, ReadAs.MASKED: masked}
    asked = [read_as for read_as, wish in wishes.items() if wish]
    if len(asked) > 1:
        raise UsageError(f"--{asked[0]} and --{asked[1]} exclude each other: give one of them")
    read_as = asked[0] if asked else ReadAs.AUTO
    source = choose_source(file)
    for_programs = as_lines or is_table(source)
    if for_programs and (top is not None or show_all):
        raise UsageError("--top and --all are for people; programs get all scores: leave it out")
    if is_table(source) != (out is not None):
        raise UsageError("--out FILE says where the answers to a .parquet go: give both or neither")
    if as_lines and is_table(source):
        raise UsageError(f"{source} is Parquet by its name: leave out --jsonl")
    predictor = load_predictor(folder, settings)
    if out is not None:
        predict_table(source, out, predictor, read_as)
    elif as_lines:
        predict_lines(source, predictor, read_as)
    else:
        show_predicted(source, predictor, read_as, None if show_all else top or _TOP)
