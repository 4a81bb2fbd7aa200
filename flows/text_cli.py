"""Commands for texts of any origin: `./ilsi parse`, `./ilsi cite`, `./ilsi mask`. They are thin."""

from pathlib import Path
from typing import Annotated

import typer

from flows.options import TextFile, takes_settings
from schemas.errors import UsageError
from schemas.settings import Settings


def parse(
    files: Annotated[list[Path], typer.Argument(help="Saved pages, API answers or WARC files.")],
    as_json: Annotated[bool, typer.Option("--json", help="One Judgment record a line.")] = False,
) -> None:
    """Parse saved judgments and show what was found in them.

    Examples:

      ./ilsi parse 12345.html

      ./ilsi parse --json answers/*.json > judgments.jsonl
    """
    from flows.parsing import show_parsed

    show_parsed(files, as_json=as_json)


def cite(
    file: TextFile = None,
    as_lines: Annotated[
        bool, typer.Option("--jsonl", help="Lines of JSON with id and text in, with id and citations out.")
    ] = False,
) -> None:
    """Find the sections that a text cites, of the Penal Code and of other Acts.

    Examples:

      ./ilsi cite judgment.txt

      pdftotext order.pdf - | ./ilsi cite - | less

      ./ilsi cite --jsonl texts.jsonl > citations.jsonl
    """
    from flows.cite_lines import cite_lines
    from flows.citing import show_cited
    from flows.given_texts import choose_source

    (cite_lines if as_lines else show_cited)(choose_source(file))


@takes_settings("ner")
def mask(
    settings: Settings,
    file: TextFile = None,
    show: Annotated[
        bool, typer.Option("--show", help="Show the text itself, and what was found in it by which rule.")
    ] = False,
    as_lines: Annotated[
        bool, typer.Option("--jsonl", help="Lines of JSON with id, text and perhaps title in, masked out.")
    ] = False,
    preset: Annotated[
        str | None,
        typer.Option(
            "--preset",
            help="What is masked: full, paper or ilsi-v2 (default: the setting masks).",
            show_default=False,
        ),
    ] = None,
    tier: Annotated[
        str, typer.Option("--tier", help="plain, strict, or auto: as the cited sections demand.")
    ] = "auto",
) -> None:
    """Mask names, places, dates, section numbers and what else identifies in a text.

    Examples:

      ./ilsi mask judgment.txt > masked.txt

      pdftotext order.pdf - | ./ilsi mask --tier strict

      ./ilsi mask --show judgment.txt | less

      ./ilsi mask --jsonl texts.jsonl --preset paper > masked.jsonl
    """
    from flows.given_texts import choose_source
    from flows.mask_lines import mask_lines
    from flows.masking import read_wish, show_masked

    wish = read_wish(settings, preset, tier)
    if as_lines and show:
        raise UsageError("--show is for people and --jsonl for programs: give one of them")
    if as_lines:
        mask_lines(choose_source(file), wish)
    else:
        show_masked(choose_source(file), wish, show=show)
