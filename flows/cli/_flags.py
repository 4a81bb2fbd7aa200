"""Flags made from the settings: each setting is described once, in schemas/settings.py."""

import functools
import inspect
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from flows.settings import describe_setting, load_settings


class Panel(StrEnum):
    """The headings of `./ilsi --help`, in this order."""

    DATASET = "Build the dataset"
    TEXTS = "Work on one text"
    MODELS = "Train and use models"
    PROJECT = "Project"


class Device(StrEnum):
    """Where networks are trained."""

    AUTO = "auto"
    CPU = "cpu"
    CUDA = "cuda"


# The argument of a command that reads any text.
TextFile = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE|-",
        help="A text, PDF, saved page or API answer; - is standard input.",
        show_default=False,
    ),
]

# A flag of commands that read a published dataset.
DatasetFolder = Annotated[
    Path | None,
    typer.Option(
        "--dataset", help="Folder of a published dataset (default: that of the cache).", show_default=False
    ),
]

# Flags that say which data is meant, how the stages make it, and what to collect.
DATA_FLAGS = ("cache", "source", "via", "courts", "court", "box_cases", "box_seed")
STAGE_FLAGS = (
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
COLLECT_FLAGS = ("start", "end", "query", "misfiled", "matters", "limit", "contact", "pace")


def takes_settings(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command a flag for each named setting and pass it the resolved settings.

    The command's first parameter must be `settings`. A flag that is not given is None: ilsi.toml or ILSI_*
    decide then. Values stay text here; the settings check them, so that all mistakes are reported alike.
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
    description = describe_setting(name)
    option = typer.Option(
        flag, help=description[0].upper() + description[1:], metavar=name.upper(), show_default=False
    )
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )
