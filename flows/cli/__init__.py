"""The command line: `./ilsi COMMAND`.

Every module in this folder is a command and holds both its flags and its behaviour. Commands are found, not
listed: a module defines PANEL, the heading that it appears under in `./ilsi --help`, and `app`, a Typer with
one command, or a named one with several. Only the requested command is imported, so heavy packages cost the
others nothing.
"""

import ast
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import typer

from flows.cli._flags import Panel
from flows.console import console
from schemas.errors import IlsiError


def main() -> None:
    """Run a command. Every foreseeable failure is one sentence and an exit code, never a traceback."""
    try:
        command = sys.argv[1] if len(sys.argv) > 1 else ""
        app = make_app(command) if command in list_commands() else make_overview()
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
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # from here on another Ctrl-C just ends the process
    if code == 130:
        _complain("interrupted; finished work is kept, run the same command to resume", code)
    sys.exit(code)


def list_commands() -> list[str]:
    """The names of all commands and groups."""
    return [module.name for module in iter_modules(__path__) if not module.name.startswith("_")]


def make_app(*names: str) -> typer.Typer:
    """The command line with these commands, or with all of them."""
    app = _make_empty_app()
    modules = [import_module(f"{__name__}.{name}") for name in names or list_commands()]
    for module in sorted(modules, key=lambda module: list(Panel).index(module.PANEL)):
        for command in module.app.registered_commands:
            command.rich_help_panel = None if module.app.info.name else module.PANEL
        app.add_typer(module.app, rich_help_panel=module.PANEL, no_args_is_help=True)
    return app


def make_overview() -> typer.Typer:
    """All commands by name, heading and first sentence, for `./ilsi --help`. Nothing is imported for it: that
    would take seconds."""
    app = _make_empty_app()
    overview = [(*_read_summary(name), name) for name in list_commands()]
    for panel, summary, name in sorted(overview, key=lambda entry: list(Panel).index(entry[0])):
        app.command(name, help=summary, rich_help_panel=panel)(_describe)
    return app


def _make_empty_app() -> typer.Typer:
    app = typer.Typer(
        name="ilsi",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )
    app.callback()(_describe)
    return app


def _read_summary(name: str) -> tuple[Panel, str]:
    """The heading of a command, and its docstring or the help of its group, from its syntax tree."""
    tree = ast.parse(Path(__path__[0], f"{name}.py").read_text(encoding="utf-8"))
    panels, summaries = [], []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Panel":
            panels.append(Panel[node.attr])
        elif isinstance(node, ast.FunctionDef) and node.name == name:
            summaries.append((ast.get_docstring(node) or "").partition("\n\n")[0])
        elif isinstance(node, ast.keyword) and node.arg == "help" and isinstance(node.value, ast.Constant):
            summaries.append(str(node.value.value))
    return panels[0], summaries[0]


def _describe() -> None:
    """Rebuild the Indian Legal Statute Identification dataset from scratch and train LeSICiN on it."""


def _complain(sentence: str, code: int) -> int:
    console.print("ilsi:", style="bold red", end=" ")
    console.print(sentence, soft_wrap=True)
    return code
