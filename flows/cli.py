"""The command line: `./ilsi COMMAND`. Commands are thin; what they do is in the other modules.

Heavy packages are imported inside the commands that need them, so that `./ilsi --help` is quick.
"""

import os
import signal
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from flows.export_cli import export_app
from flows.ner_cli import ner_app
from flows.options import HOW, WHAT, WHERE, TextFile, takes_settings
from flows.tagger_cli import tagger_app
from flows.view import console, output
from schemas.errors import IlsiError, UsageError
from schemas.settings import Settings, load_settings

app = typer.Typer(
    name="ilsi",
    help="Rebuild the Indian Legal Statute Identification dataset from scratch and train LeSICiN on it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
box_app = typer.Typer(help="The court in a box: a small fictional court system on this machine.")
app.add_typer(box_app, name="box", no_args_is_help=True)
app.add_typer(tagger_app, name="tagger", no_args_is_help=True)
app.add_typer(ner_app, name="ner", no_args_is_help=True)
app.add_typer(export_app, name="export", no_args_is_help=True)


def main() -> None:
    """Run a command; every foreseeable failure is one sentence and an exit code, never a traceback."""
    try:
        code = app(standalone_mode=False)
    except IlsiError as error:
        code = _complain(str(error), error.exit_code)
    except typer.TyperException as error:  # a wrong flag or argument
        error.show()  # type: ignore[attr-defined]
        code = 2
    except (KeyboardInterrupt, typer.Abort):
        code = 130
    except BrokenPipeError:  # the reader of our output has gone, as in `./ilsi parse ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # from here on a further Ctrl-C just ends us
    if code == 130:
        _complain("stopped; what was finished is kept, run again to go on", code)
    sys.exit(code)


def _complain(sentence: str, code: int) -> int:
    console.print("ilsi:", style="bold red", end=" ")
    console.print(sentence, soft_wrap=True)
    return code


@app.command()
@takes_settings(*WHERE, *WHAT, *HOW, "runner", "workers")
def rebuild(settings: Settings) -> None:
    """Do everything: collect, then every stage that is not up to date.

    Examples:

      ./ilsi rebuild                     on the court in a box, no network needed

      ./ilsi rebuild --box-cases 300     a smaller box

      ./ilsi rebuild --masks paper       other masks: only what has changed is made again

      ./ilsi rebuild --source web --courts delhi --start 2015-01-01 --end 2015-01-31 --contact ME
    """
    from flows.rebuild import rebuild_dataset

    rebuild_dataset(settings)


@app.command()
@takes_settings(*WHERE, *WHAT)
def collect(
    settings: Settings,
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files or folders, with --source files.", show_default=False)
    ] = None,
    ids: Annotated[Path | None, typer.Option("--ids", help="Fetch only the ids in this file.")] = None,
    recheck: Annotated[
        bool, typer.Option("--recheck", help="Search windows again that were finished before.")
    ] = False,
) -> None:
    """Collect judgments into the archive. Stop it whenever you like: the next run goes on.

    Examples:

      ./ilsi collect --source web --courts allahabad --start 2015-01-01 --end 2015-01-31 --contact ME

      ILSI_KANOON_TOKEN=... ./ilsi collect --source api --ids ids.txt --contact ME

      ./ilsi collect --source files saved_pages/ crawl.warc.gz
    """
    from flows.rebuild import collect_judgments

    collect_judgments(settings, paths=paths or [], ids=ids, recheck=recheck)


@app.command()
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


@app.command()
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


@app.command()
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


@app.command()
@takes_settings(*WHERE)
def forget(
    settings: Settings,
    docids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DOCID...", help="The site's document ids, or ids of published rows.", show_default=False
        ),
    ] = None,
    reason: Annotated[str | None, typer.Option("--reason", help="Why, for your own records.")] = None,
    undo: Annotated[bool, typer.Option("--undo", help="Take them off the removal list again.")] = False,
    show: Annotated[bool, typer.Option("--list", help="Show the removal list.")] = False,
) -> None:
    """Put cases on the removal list: every later rebuild leaves them out and says how many.

    Examples:

      ./ilsi forget 445276 --reason "asked for by the family"

      ./ilsi forget --list

      ./ilsi forget 445276 --undo
    """
    from flows.forget import forget_documents

    forget_documents(settings, docids or [], reason=reason, undo=undo, show=show)


@app.command()
@takes_settings(*WHERE, *HOW)
def status(settings: Settings) -> None:
    """Show what has been collected and made, what is missing, and why.

    Example:

      ./ilsi status --source web
    """
    from flows.status import show_status

    show_status(settings)


@app.command()
@takes_settings("cache")
def verify(
    settings: Settings,
    forget: Annotated[
        bool, typer.Option("--forget", help="Take out what is damaged; the next run makes it again.")
    ] = False,
) -> None:
    """Re-hash every archived page and every table of the cache.

    Examples:

      ./ilsi verify

      ./ilsi verify --forget && ./ilsi rebuild
    """
    from flows.status import verify_cache

    verify_cache(settings, forget=forget)


@app.command()
@takes_settings(*WHERE, *HOW)
def explain(
    settings: Settings, docid: Annotated[str, typer.Argument(help="The site's document id.")]
) -> None:
    """Show one document's whole way through the stages, or where and why it was dropped.

    Example:

      ./ilsi explain 445276
    """
    from flows.explain import explain_document

    explain_document(settings, docid)


@app.command("settings")
def show_settings() -> None:
    """Print every setting, its value and where it came from.

    Example:

      ILSI_COURTS=delhi ./ilsi settings
    """
    loaded = load_settings()
    table = Table("setting", "value", "from", "what it is")
    for name, field in Settings.model_fields.items():
        value = getattr(loaded.values, name)
        shown = ", ".join(value) if isinstance(value, tuple) else str("-" if value is None else value)
        table.add_row(name, shown, loaded.origins[name], field.description)
    output.print(table)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def test(context: typer.Context) -> None:
    """Run lint, type checks and all tests; further arguments go to pytest.

    Examples:

      ./ilsi test

      ./ilsi test -k settings
    """
    from flows.testing import run_checks

    raise typer.Exit(run_checks(context.args))


@box_app.command("serve")
@takes_settings("box_cases", "box_seed")
def serve_box(
    settings: Settings,
    port: Annotated[int, typer.Option("--port", help="Port on 127.0.0.1; 0 takes a free one.")] = 0,
) -> None:
    """Serve the box on this machine until Ctrl-C, to look at it in a browser.

    Example:

      ./ilsi box serve --box-cases 500 --port 8000
    """
    from flows.box import serve

    serve(settings, port=port)


@box_app.command("truth")
@takes_settings("box_cases", "box_seed")
def write_box_truth(
    settings: Settings,
    path: Annotated[Path, typer.Argument(help="Where to write; one JSON object a line.")],
) -> None:
    """Write the truth about every case of the box: sentence roles, names, cited sections, duplicates.

    Example:

      ./ilsi box truth truth.jsonl --box-cases 500
    """
    from flows.box import write_truth_file

    write_truth_file(settings, path)
