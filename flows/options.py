"""Flags made from the settings: each setting is described once, in schemas/settings.py."""

import functools
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from schemas.settings import Settings, load_settings

# What a command reads that takes any text.
TextFile = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE|-",
        help="A text, saved page or API answer; - is standard input.",
        show_default=False,
    ),
]

# What a command needs to know to find the data, how it is made, and what to collect.
WHERE = ("cache", "source", "via", "courts", "box_cases", "box_seed")
HOW = (
    "statutes",
    "labels",
    "top",
    "clauses",
    "outside_quotes",
    "tagger",
    "min_facts",
    "ner",
    "masks",
    "keep_duplicates",
    "split_seed",
)
WHAT = ("start", "end", "query", "misfiled", "contact", "pace")


def takes_settings(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command a flag for each named setting and pass it the resolved settings.

    The command's first parameter must be `settings`. A flag left out is None: ilsi.toml or ILSI_*
    decide then. Values stay text here; the settings check them, so that each mistake is told alike.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(command)
        def run(**arguments: Any) -> None:
            flags = {name: arguments.pop(name) for name in names}
            command(load_settings(flags).values, **arguments)

        own = list(inspect.signature(command).parameters.values())[1:]
        flags = [_make_flag(name) for name in names]
        run.__signature__ = inspect.Signature([*own, *flags])  # type: ignore[attr-defined]
        return run

    return decorate


def _make_flag(name: str) -> inspect.Parameter:
    flag = "--" + name.replace("_", "-")
    description = Settings.model_fields[name].description or name
    option = typer.Option(
        flag, help=description[0].upper() + description[1:], metavar=name.upper(), show_default=False
    )
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )
