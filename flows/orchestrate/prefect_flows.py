"""The flows as Prefect sees them: thin tasks around plain functions, one task per shard.

Truth is on disk, not in Prefect: tasks keep no cache and no results, they return paths.
"""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, cast
from uuid import UUID

from prefect import flow, get_run_logger, task
from prefect.artifacts import (
    create_markdown_artifact,
    create_progress_artifact,
    create_table_artifact,
    update_progress_artifact,
)
from prefect.cache_policies import NO_CACHE
from prefect.client.schemas.objects import State, TaskRun
from prefect.futures import as_completed
from prefect.runtime import flow_run
from prefect.tasks import Task

from flows.classifiers.rebuild_step import train_model
from flows.classifiers.score_tables import tabulate_scores
from flows.classifiers.train import Training, list_trainings
from flows.collecting.site import run_collection
from flows.console import current_view
from flows.experiments.page import write_results
from flows.experiments.results import gather_results
from flows.experiments.runs import Run, complete_run, list_runs, make_plan
from flows.experiments.tables import list_result_tables
from flows.orchestrate.held_cache import hold_cache
from flows.orchestrate.report import find_report, report_rebuild
from flows.orchestrate.runners import ShardRunner, open_runner
from flows.paths import find_archive
from flows.plans.plan import FetchStage, PlannedStage, count_kept, remember_plans
from flows.plans.release import find_current, find_dataset, list_built, publish_dataset
from flows.plans.stages import STAGES, is_built, note_kept
from flows.settings import fill_settings
from pipeline.collect.sources import find_source
from pipeline.publish.history import Release
from pipeline.report.numbers import join_words
from pipeline.report.tables.whole import Table
from pipeline.shards import ShardJob, ShardSummary
from pipeline.stage import finish_stage, list_jobs, read_manifest
from schemas.errors import BadInputError, IlsiError
from schemas.settings import Settings


def is_worth_retrying(_: Task[..., Any], __: TaskRun, state: State[Any]) -> bool:
    """Only a worker that died (out of memory, killed) may do better next time; bad input will not."""
    return isinstance(state.result(raise_on_failure=False), BrokenProcessPool)


@task(name="collect", cache_policy=NO_CACHE, persist_result=False)
def collect_task(settings: Settings, recheck: bool) -> str:
    """Collect what the settings ask for; returns the folder of the archive."""
    run_collection(settings, recheck=recheck)
    return str(find_archive(settings))


@task(name="fetch", task_run_name="{stage}", cache_policy=NO_CACHE, persist_result=False)
def fetch_task(stage: str, fetch: Callable[[Settings], None], settings: Settings) -> None:  # noqa: ARG001 - it names the run
    """Fetch the pages that a stage needs."""
    fetch(settings)


@task(name="publish", cache_policy=NO_CACHE, persist_result=False)
def publish_task(settings: Settings) -> Release:
    """Make the release of the dataset unless it exists."""
    return publish_dataset(settings)


@task(name="report", cache_policy=NO_CACHE, persist_result=False)
def report_task(settings: Settings, release: Release) -> str:
    """Write the report, its tables as artifacts, and a summary; returns the path of the report."""
    for table in report_rebuild(settings, release):
        _show_table(f"report-{table.key}", table)
    _show_summary(settings, release)
    return str(find_report(settings))


@task(name="train", task_run_name="train-{training.kind}", cache_policy=NO_CACHE, persist_result=False)
def train_task(training: Training) -> str:
    """Train and evaluate a classifier unless that is done; returns its folder."""
    evaluated = train_model(training)
    _show_table(f"model-{training.kind}", tabulate_scores({training.kind: evaluated}))
    return str(training.folder)


@task(name="run", task_run_name="{run.name}", cache_policy=NO_CACHE, persist_result=False)
def run_task(run: Run) -> str:
    """One run of an experiment, unless it is finished; returns its folder."""
    complete_run(run)
    return str(run.training.folder)


@task(
    name="shard",
    task_run_name="{stage}-{index}",
    cache_policy=NO_CACHE,
    persist_result=False,
    retries=2,
    retry_delay_seconds=1,
    retry_condition_fn=is_worth_retrying,
)
def shard_task(stage: str, index: int, make: Callable[[], ShardSummary]) -> str:  # noqa: ARG001 - they name the run
    """Make one shard; returns its key."""
    return make().key


# What a flow is not given comes from the machine's ilsi.toml and ILSI_* variables: a deployment only names
# what it wants to change.
_AS_SET_HERE = Settings.model_validate({})


def name_run() -> str:
    """What a run is called in the UI: the flow, the source, and how much of it."""
    settings = fill_settings(flow_run.parameters.get("settings") or _AS_SET_HERE)
    size = f"{settings.start} to {settings.end}"
    if find_source(settings.source).is_box:
        size = f"{settings.box_cases} cases"
    return f"{flow_run.flow_name}: {settings.source}, {size}"


@flow(name="collect", flow_run_name=name_run)
def collect_flow(settings: Settings | None = None, recheck: bool = False) -> str:
    """Collect judgments; with `recheck` search windows again that were finished before."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi collect"):
        return collect_task(filled, recheck)


@flow(name="build", flow_run_name=name_run)
def build_flow(settings: Settings | None = None, reports: bool = True) -> list[str]:
    """Run every stage that is not up to date, and publish; returns the folders."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi build"), remember_plans():
        folders = _run_stages(filled)
        note_kept(filled)
        release = publish_task(filled)
        if reports:
            report_task(filled, release)
        _show_card(filled)
        return folders


@flow(name="train", flow_run_name=name_run)
def train_flow(settings: Settings | None = None, reports: bool = True) -> list[str]:
    """Train and evaluate the classifiers that the settings name on the published dataset; returns their
    folders. The report is rewritten if the dataset is the one of these settings."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi train"):
        folders = [train_task(training) for training in list_trainings(filled)]
        if reports:
            _report(filled)
        return folders


@flow(name="rebuild", flow_run_name=name_run)
def rebuild_flow(settings: Settings | None = None, collects: bool = True, recheck: bool = False) -> list[str]:
    """Everything, from the site to the published dataset and the classifiers trained on it."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi rebuild"):
        if collects and find_source(filled.source).is_site:  # files are imported by ./ilsi collect
            collect_flow(filled, recheck)
        folders = build_flow(filled, reports=False)
        try:
            if filled.models:
                folders += train_flow(filled, reports=False)
        except IlsiError:  # the dataset exists all the same
            _report(filled)
            raise
        _report(filled)
        return folders


@flow(name="reproduce", flow_run_name=name_run)
def reproduce_flow(
    settings: Settings | None = None,
    rows: list[str] | None = None,
    seeds: int = 3,
    protocol: str = "ours",
    epochs: int | None = None,
    dataset: str | None = None,
    encoders: dict[str, str] | None = None,
    device: str = "auto",
) -> str:
    """The paper's experiments: one task per run, then the results; returns the path of their page."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi reproduce"):
        plan = make_plan(
            filled,
            rows=rows or [],
            seeds=seeds,
            protocol=protocol,
            epochs=epochs,
            dataset=Path(dataset) if dataset else None,
            encoders=encoders,
            device=device,
        )
        diverged = [run.name for run in list_runs(plan) if not _survives(run)]
        experiment = gather_results(plan)
        for table in list_result_tables(experiment):
            _show_table(f"experiment-{table.key}", table)
        page = write_results(experiment)
    if diverged:
        raise BadInputError(
            f"{join_words(diverged)} diverged and cannot be finished with these options: {page} has the other"
            " runs; leave the row out with --rows, or train it with ./ilsi train and a lower --rate"
        )
    return str(page)


def _survives(run: Run) -> bool:
    """Train a run; a training that diverges must not cost the other runs their page."""
    from model.training.learner import DivergedError  # loads torch

    try:
        run_task(run)
    except DivergedError as error:
        current_view().show(f"train {run.name}", note=str(error))
        return False
    return True


def _report(settings: Settings) -> None:
    with remember_plans():
        release = find_current(settings) if is_built(settings) else None
        if release is not None:
            report_task(settings, release)


def _run_stages(settings: Settings) -> list[str]:
    folders = []
    with open_runner(settings) as runner:
        for name, stage in STAGES.items():
            if isinstance(stage, FetchStage):
                fetch_task(name, stage.fetch, settings)
            else:
                folders.append(_run_stage(stage(settings), settings, runner))
    return folders


def _show_table(key: str, table: Table) -> None:
    rows = [dict(zip(table.header, row, strict=True)) for row in table.rows]
    create_table_artifact(table=rows, key=key.replace("_", "-"), description=table.title)


def _show_card(settings: Settings) -> None:
    card = find_dataset(settings) / "README.md"
    create_markdown_artifact(
        key="dataset", markdown=card.read_text(encoding="utf-8"), description="The card of the dataset"
    )


def _show_summary(settings: Settings, release: Release) -> None:
    """The page to open first: what was built, and where the report is."""
    report, dataset = find_report(settings).absolute(), find_dataset(settings).absolute()
    lines = [
        f"# Release {release.version} from {settings.source}",
        f"[Report]({report.as_uri()}) · [dataset]({dataset.as_uri()})",
        "| stage | in | out |\n|---|---|---|\n"
        + "\n".join(
            f"| {name} | {manifest['documents_in']} | {manifest['documents_out']} |"
            for name, manifest in list_built(settings).iterate_manifests()
        ),
    ]
    create_markdown_artifact(
        key="summary", markdown="\n\n".join(lines), description="What was built, with links to the report"
    )


def _run_stage(stage: PlannedStage, settings: Settings, runner: ShardRunner) -> str:
    folder = stage.plan.folder(settings.cache)
    manifest = read_manifest(folder)
    if manifest is None:
        _make_shards(stage, list_jobs(stage.plan, settings.cache), runner)
        manifest = finish_stage(stage.plan, settings.cache)
    counts = _summarise(manifest)
    current_view().finish(stage.name, counts)
    get_run_logger().info("%s: %s", stage.name, counts)
    create_table_artifact(
        table=_tabulate(manifest),
        key=f"stage-{stage.name}",
        description=f"Stage {stage.name}: documents in, dropped by reason, and out. Tables: {folder}",
    )
    return str(folder)


def _make_shards(stage: PlannedStage, jobs: list[ShardJob], runner: ShardRunner) -> None:
    total = len(stage.plan.inputs)
    done = total - len(jobs)
    view = current_view()
    view.show(stage.name, done=done, total=total, note="shards")
    key = f"progress-{stage.name}"
    description = f"Stage {stage.name}: how many of its {total} shards are made"
    artifact = cast(
        UUID, create_progress_artifact(progress=100 * done / total, key=key, description=description)
    )
    futures = [runner.submit(shard_task, stage.name, job.index, stage.find_work(job)) for job in jobs]
    for future in as_completed(futures):
        future.result()
        done += 1
        view.show(stage.name, done=done, total=total, note="shards")
        update_progress_artifact(artifact, progress=100 * done / total)


def _summarise(manifest: dict[str, Any]) -> str:
    if not manifest["dropped"]:
        return f"{count_kept(manifest)} kept"
    dropped = manifest["documents_in"] - manifest["documents_out"]
    return f"{count_kept(manifest)} kept, {dropped} dropped"


def _tabulate(manifest: dict[str, Any]) -> list[dict[str, Any]]:
    rows = [{"what": "documents in", "count": manifest["documents_in"]}]
    rows += [{"what": f"dropped: {reason}", "count": count} for reason, count in manifest["dropped"].items()]
    return [*rows, {"what": "documents out", "count": manifest["documents_out"]}]
