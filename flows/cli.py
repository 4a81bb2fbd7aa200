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

from flows.box_cli import box_app
from flows.export_cli import export_app
from flows.ner_cli import ner_app
from flows.options import HOW, WHAT, WHERE, takes_settings
from flows.predict_cli import predict
from flows.tagger_cli import tagger_app
from flows.text_cli import cite, mask, parse
from flows.train_cli import evaluate, train
from flows.view import console, output
from schemas.errors import IlsiError
from schemas.settings import Settings, load_settings

app = typer.Typer(
    name="ilsi",
    help="Rebuild the Indian Legal Statute Identification dataset from scratch and train LeSICiN on it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
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
@takes_settings(*WHERE, *WHAT, *HOW, "models", "runner", "workers")
def rebuild(settings: Settings) -> None:
    """Do everything: collect, run every stage that is not up to date, train and measure classifiers.

    Examples:

      ./ilsi rebuild                     on the court in a box, no network needed

      ./ilsi rebuild --box-cases 300     a smaller box

      ./ilsi rebuild --masks paper       other masks: only what has changed is made again

      ./ilsi rebuild --models none       the dataset alone; ./ilsi train does the rest when you like

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


for command in (parse, cite, mask, train, evaluate, predict):
    app.command()(command)


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
        shown = ", ".join(value) or "none" if isinstance(value, tuple) else str(value)
        table.add_row(name, "-" if value is None else shown, loaded.origins[name], field.description)
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
