"""`./ilsi reproduce`: the paper's experiments on a published dataset."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from flows.classifiers.progress import tell_time
from flows.classifiers.score_tables import show_table
from flows.cli._flags import DatasetFolder, Device, Panel, takes_settings
from flows.console import console, open_view, output, shorten_path
from flows.experiments.page import write_results
from flows.experiments.results import gather_results
from flows.experiments.runs import QUICK_EPOCHS, Plan, estimate_seconds, is_finished, list_runs, make_plan
from flows.experiments.tables import list_result_tables, summarise_graph
from flows.orchestrate.environment import prepare_prefect
from flows.orchestrate.held_cache import hold_cache
from flows.orchestrate.server import ensure_server, find_cause
from pipeline.report.numbers import write_noun
from schemas.errors import IlsiError, UsageError
from schemas.settings import Settings

PANEL = Panel.MODELS
app = typer.Typer()


class Protocol(StrEnum):
    """Whose options."""

    OURS = "ours"
    PAPER = "paper"


@app.command()
@takes_settings("cache")
def reproduce(
    settings: Settings,
    rows: Annotated[
        str | None,
        typer.Option(
            "--rows",
            metavar="NAMES",
            help="Rows to run, separated by commas (default: all).",
            show_default=False,
        ),
    ] = None,
    seeds: Annotated[int, typer.Option("--seeds", min=1, max=100, help="Trainings of each row.")] = 3,
    epochs: Annotated[
        int | None,
        typer.Option(
            "--epochs",
            min=1,
            max=10_000,
            help="Most epochs of each training (default: what the protocol says).",
            show_default=False,
        ),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="One seed and three epochs: to see that it works.")
    ] = False,
    protocol: Annotated[
        Protocol, typer.Option("--protocol", help="Our options, or those of the paper.")
    ] = Protocol.OURS,
    dataset: DatasetFolder = None,
    encoder: Annotated[
        list[str] | None,
        typer.Option(
            "--encoder",
            metavar="ROW=FOLDER",
            help="Weights for a row that needs them, as hbert=my_bert; may be given several times.",
            show_default=False,
        ),
    ] = None,
    device: Annotated[Device, typer.Option("--device", help="auto: a GPU if there is one.")] = Device.AUTO,
    estimate: Annotated[bool, typer.Option("--estimate", help="Only say how long it would take.")] = False,
) -> None:
    """Repeat the paper's experiments: baselines, ablations and ours, with seeds and significance tests.

    Stop it at any time: the next run resumes. Scores of every run are kept.

    Examples:

      ./ilsi reproduce --quick                       everything once, in minutes: to see that it works

      ./ilsi reproduce --rows linear,fla,dpam,lesicin,lesicin-no-graph

      ./ilsi reproduce --seeds 5 --protocol paper    as the paper did: hours, or a GPU

      ./ilsi reproduce --encoder hbert=my_bert --rows hbert,lesicin
    """
    request: dict[str, Any] = {
        "rows": _read_rows(rows),
        "seeds": 1 if quick else seeds,
        "protocol": str(protocol),
        "epochs": QUICK_EPOCHS if quick and epochs is None else epochs,
        "encoders": _read_encoders(encoder or []),
        "device": str(device),
    }
    with hold_cache(settings.cache, "ilsi reproduce"):
        plan = make_plan(settings, dataset=dataset, **request)
        _tell_time(plan)
        if estimate:
            return
        if all(is_finished(run) for run in list_runs(plan)):
            console.print("all runs are finished")
            write_results(gather_results(plan))
        else:
            _run_flow(settings, request | {"dataset": str(plan.dataset)})
    _show(plan)


def _read_rows(given: str | None) -> list[str]:
    rows = [name.strip() for name in (given or "").split(",") if name.strip()]
    if given is not None and not rows:
        raise UsageError("--rows names no row: leave it out for all rows")
    return rows


def _read_encoders(given: list[str]) -> dict[str, str]:
    encoders = {}
    for each in given:
        row, separator, folder = each.partition("=")
        if not separator or not folder:
            raise UsageError(f"--encoder {each} does not name a row: write it as hbert=FOLDER")
        encoders[row.strip()] = str(Path(folder).resolve())
    return encoders


def _tell_time(plan: Plan) -> None:
    runs = list_runs(plan)
    waiting = [run for run in runs if not is_finished(run)]
    if not waiting:
        return
    with open_view() as view:
        view.show("estimate", note="a few steps of each row")
        seconds = estimate_seconds(runs)
        view.finish("estimate", f"at most about {tell_time(seconds)}")
    left = f"at most about {tell_time(seconds)} on this machine"
    said = f"{write_noun(len(waiting), 'run')} of {len(runs)} to do: {left}"
    console.print(said, soft_wrap=True)
    for row in plan.rows:
        if row.needs is not None and row.name not in plan.encoders:
            console.print(
                f"{row.title} is left out: it needs {row.needs.replace('FOLDER', f'{row.name}=FOLDER')}"
            )


def _run_flow(settings: Settings, request: Mapping[str, Any]) -> None:
    prepare_prefect(settings.cache)
    with open_view() as view:
        view.show("prefect", total=1, note="starting a server (half a minute the first time)")
        server = ensure_server()
        view.show("prefect", done=1, total=1, note="server ready")
        from flows.orchestrate.prefect_flows import reproduce_flow

        try:
            reproduce_flow(settings, **request)
        except IlsiError:
            raise
        except Exception as error:
            cause = find_cause(server)
            if cause is None:
                raise
            raise cause from error


def _show(plan: Plan) -> None:
    experiment = gather_results(plan)
    scores, tests, *_ = list_result_tables(experiment)
    show_table(scores)
    if tests.rows:
        show_table(tests)
    output.print(summarise_graph(experiment), soft_wrap=True)
    output.print(f"the results: {shorten_path(plan.folder / 'results.html')}", soft_wrap=True)
