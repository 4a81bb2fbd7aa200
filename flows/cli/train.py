"""`./ilsi train`: one classifier, as it was asked for."""

import inspect
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any

import typer

from flows.classifiers.corpus import find_corpus
from flows.classifiers.evaluate import find_published
from flows.classifiers.folders import SEED, find_models, find_texts, read_trained
from flows.classifiers.progress import tell_time
from flows.classifiers.train import Training, is_trained, leads, train_classifier
from flows.cli._flags import DatasetFolder, Device, Panel, takes_settings
from flows.console import console, current_view, open_view, output, shorten_path
from flows.plans.release import find_dataset
from model.classifiers.options import OptionField, list_fields, read_options
from model.classifiers.registry import ClassifierKind, find_kind, list_kinds
from schemas.errors import UsageError
from schemas.settings import Settings

PANEL = Panel.MODELS
app = typer.Typer()


def train(
    settings: Settings,
    model: Annotated[
        str,
        typer.Option("--model", metavar="NAME", help=f"What to train: {', '.join(list_kinds())}."),
    ] = "lesicin",
    paper: Annotated[
        bool,
        typer.Option("--paper", help="Train as the paper does: other defaults for the options below."),
    ] = False,
    dataset: DatasetFolder = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", help="Folder to write to (default: one in models/ of the cache).", show_default=False
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", min=0, max=10**6, help="Random seed (default: 1)."),
    ] = None,
    device: Annotated[Device, typer.Option("--device", help="auto: a GPU if there is one.")] = Device.AUTO,
    **options: str | bool | None,
) -> None:
    """Train a classifier of sections on the published dataset. Stop it at any time: the next run resumes.

    Examples:

      ./ilsi train                                   LeSICiN on data_cache/dataset

      ./ilsi train --model linear                    the linear baseline, in a minute

      ./ilsi train --seed 2 && ./ilsi evaluate       another seed, next to the others

      ./ilsi train --paper                           LeSICiN by the paper's protocol

      ./ilsi train --model fla --epochs 30           one of the paper's baselines

      ./ilsi train --structure none --thetas 1,0,0 --lambdas 1,0     LeSICiN without the graph

      ./ilsi train --model hbert --encoder my_bert   sentence vectors of a local BERT-like model

      .venv/bin/torchrun --nproc-per-node 2 .venv/bin/ilsi train     two processes, or two GPUs
    """
    given = dict(_read_flag(name, value) for name, value in options.items() if value is not None)
    request = TrainRequest(
        kind=model, dataset=dataset, out=out, seed=seed, device=device, paper=paper, options=given
    )
    train_and_report(settings, request)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainRequest:
    """What the user asks for; what is left out is None."""

    kind: str
    dataset: Path | None = None
    out: Path | None = None
    seed: int | None = None
    device: str = "auto"
    paper: bool = False
    options: Mapping[str, Any]  # flags that were given, as text


def train_and_report(settings: Settings, request: TrainRequest) -> None:
    """Train what was asked for, and say where it is and what to do next."""
    training = resolve_request(settings, request)
    started = time.monotonic()
    if is_trained(training):
        if leads():
            console.print(f"{shorten_path(training.folder)} is up to date", soft_wrap=True)
    else:
        with open_view():
            train_classifier(training)
            if leads():
                current_view().finish(training.step, f"in {tell_time(time.monotonic() - started)}")
    if leads():
        _show_results(settings, training)


def resolve_request(settings: Settings, request: TrainRequest) -> Training:
    """Fill in what was left out, and refuse what does not go together."""
    kind = find_kind(request.kind)
    _check(kind, request)
    options = choose_options(kind, request.options, paper=request.paper)
    published = request.dataset or find_dataset(settings)
    seed = SEED if request.seed is None else request.seed
    return Training(
        kind=kind.name,
        dataset=find_published(published),
        folder=request.out or find_models(settings) / _name_folder(request),
        options=options,
        seed=seed if kind.seeded else None,
        device=request.device,
        texts=find_texts(settings),
        corpus=find_corpus(settings, find_published(published)) if request.paper else None,
    )


def choose_options(kind: ClassifierKind, given: Mapping[str, Any], *, paper: bool) -> Any:
    """The options of a kind: its defaults or those of the paper, and what was given instead."""
    fields_by_name = {field.name: field for field in list_fields(kind.options)}
    values = {name: fields_by_name[name].read(value) for name, value in given.items()}
    if values.get("encoder"):
        values["encoder"] = str(Path(values["encoder"]).resolve())
    if paper and kind.paper:
        defaults = {**kind.paper}
        for one, several in (("rate", "rates"), ("eta", "etas")):
            if one in values:  # a given value need not be searched for
                defaults[several] = ()
        values = {**defaults, **values}
    return read_options(kind.options, values)


def _check(kind: ClassifierKind, request: TrainRequest) -> None:
    """Refuse flags that this kind does not have."""
    known = {field.name for field in fields(kind.options)}
    given = [f"--{name.replace('_', '-')}" for name in request.options if name not in known]
    given += ["--paper"] * (request.paper and kind.paper is None)
    if not kind.seeded:
        given += ["--seed"] * (request.seed is not None) + ["--device"] * (request.device != "auto")
    if given:
        having = [name for name in list_kinds() if _has(find_kind(name), given[0])]
        hint = f", or use --model {having[0]}" if len(having) == 1 else ""
        raise UsageError(f"the {kind.name} classifier has no {given[0]}: leave it out{hint}")
    if not kind.several_processes and os.environ.get("WORLD_SIZE", "1") != "1":
        raise UsageError(f"the {kind.name} classifier trains in one process: start it without torchrun")


def _has(kind: ClassifierKind, flag: str) -> bool:
    return flag in {field.flag for field in list_fields(kind.options)}


def _name_folder(request: TrainRequest) -> str:
    """Other options than those of a rebuild get a folder of their own: nothing is overwritten."""
    parts = [request.kind, *(["paper"] if request.paper else [])]
    for name, value in request.options.items():
        named = Path(value).name if name == "encoder" else str(value)
        word = name.replace("_", "-")
        parts.append(word if value is True else f"no-{word}" if value is False else f"{word}-{named}")
    if request.seed is not None and request.seed != SEED:
        parts.append(f"seed-{request.seed}")
    return "-".join(parts)


def _show_results(settings: Settings, training: Training) -> None:
    trained = read_trained(training.folder)
    place = shorten_path(training.folder.absolute())
    if trained is not None:
        said = f"macro F1 {trained.validation_f1:.3f} on held-out validation documents"
        output.print(f"{training.kind}: {said}", soft_wrap=True)
    output.print(f"the classifier: {place}", soft_wrap=True)
    usual = training.folder.parent == find_models(settings)
    output.print(f"next: ./ilsi evaluate{'' if usual else f' {place}'}", soft_wrap=True)


# Flags from the options of all kinds

_OFF = "turn_off_"  # the parameter of a flag that turns an option off
_METAVARS = {"encoder": "FOLDER", "rates": "N,N...", "etas": "N,N...", "thetas": "N,N,N", "lambdas": "N,N"}


def _list_flags() -> list[inspect.Parameter]:
    """One flag for each option; those that several kinds have are listed first."""
    owners: dict[str, list[tuple[str, OptionField]]] = {}
    for name in list_kinds():
        for field in list_fields(find_kind(name).options):
            owners.setdefault(field.name, []).append((name, field))
    shared_first = sorted(owners.values(), key=lambda having: len(having) == 1)
    return [_make_flag(having) for having in shared_first]


def _make_flag(having: list[tuple[str, OptionField]]) -> inspect.Parameter:
    name, field = having[0]
    defaults = {_write_default(other.default) for _, other in having}
    said = f" (default: {defaults.pop()})" if len(defaults) == 1 and not field.is_switch else ""
    panel = "Options of several classifiers" if len(having) > 1 else f"Options of {name}"
    turned_off = field.is_switch and field.default  # a switch has one flag: the one that changes something
    flag = f"--no-{field.flag[2:]}" if turned_off else field.flag
    option = typer.Option(
        flag,
        help=_describe(having) + said,
        rich_help_panel=panel,
        show_default=False,
        metavar=None if field.is_switch else "|".join(field.choices) or _METAVARS.get(field.name, "N"),
    )
    kind: Any = bool | None if field.is_switch else str | None
    parameter = f"{_OFF}{field.name}" if turned_off else field.name
    return inspect.Parameter(
        parameter, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, option]
    )


def _describe(having: list[tuple[str, OptionField]]) -> str:
    """What a flag does; where it means different things, for each classifier."""
    _, field = having[0]
    meanings = {other.about: name for name, other in reversed(having)}
    if len(meanings) > 1:
        return " ".join(f"{name}: {about}" for about, name in reversed(meanings.items()))
    if field.is_switch and field.default:
        return f"Turn this off: {field.about[0].lower()}{field.about[1:]}"
    return field.about


def _read_flag(name: str, value: str | bool) -> tuple[str, str | bool]:
    """An option and its value, from a flag."""
    return (name.removeprefix(_OFF), False) if name.startswith(_OFF) else (name, value)


def _write_default(default: Any) -> str:
    if default is None or default == ():
        return "none"
    return ",".join(f"{each:g}" for each in default) if isinstance(default, tuple) else str(default)


_own = [each for each in inspect.signature(train).parameters.values() if each.name != "options"]
train.__signature__ = inspect.Signature([*_own, *_list_flags()])  # type: ignore[attr-defined]
app.command()(takes_settings("cache")(train))
