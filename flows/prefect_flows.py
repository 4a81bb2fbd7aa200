"""The flows as Prefect sees them: thin tasks around plain functions, one task a shard.

Truth is on disk, not in Prefect: tasks keep no cache and no results, they return paths.
"""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, cast
from uuid import UUID

from prefect import flow, task
from prefect.artifacts import (
    create_markdown_artifact,
    create_progress_artifact,
    create_table_artifact,
    update_progress_artifact,
)
from prefect.cache_policies import NO_CACHE
from prefect.client.schemas.objects import State, TaskRun
from prefect.futures import as_completed
from prefect.tasks import Task

from flows.build import STAGES, is_built, note_kept
from flows.collecting import run_collection
from flows.evaluation_tables import tabulate_scores
from flows.holding import hold_cache
from flows.label_stage import describe_labels
from flows.model_stage import train_model
from flows.planning import PlannedStage, count_kept, remember_plans
from flows.publishing import find_current, find_dataset, publish_dataset
from flows.reporting import find_report, report_rebuild
from flows.runners import ShardRunner, open_runner
from flows.statutes import collect_statutes
from flows.training import Training, list_trainings
from flows.view import current_view
from flows.workspace import find_archive
from pipeline.release.history import Release
from pipeline.report.tables import Table
from pipeline.shards import ShardJob, ShardSummary
from pipeline.stage import finish_stage, list_jobs, read_manifest
from schemas.errors import IlsiError
from schemas.settings import Settings, fill_settings


def is_worth_retrying(_: Task[..., Any], __: TaskRun, state: State[Any]) -> bool:
    """Only a worker that died (out of memory, killed) may do better next time; bad input will not."""
    return isinstance(state.result(raise_on_failure=False), BrokenProcessPool)


@task(name="collect", cache_policy=NO_CACHE, persist_result=False)
def collect_task(settings: Settings, recheck: bool) -> str:
    """Bring the archive up to the settings; gives its folder."""
    run_collection(settings, recheck=recheck)
    return str(find_archive(settings))


@task(name="sections", cache_policy=NO_CACHE, persist_result=False)
def collect_statutes_task(settings: Settings) -> None:
    """Fetch the pages of sections that the links of the judgments name."""
    collect_statutes(settings)


@task(name="publish", cache_policy=NO_CACHE, persist_result=False)
def publish_task(settings: Settings) -> Release:
    """Make the release of the dataset if it is not there."""
    return publish_dataset(settings)


@task(name="report", cache_policy=NO_CACHE, persist_result=False)
def report_task(settings: Settings, release: Release) -> str:
    """Write the report, and its tables as artifacts; gives its path."""
    for table in report_rebuild(settings, release):
        _show_table(f"report-{table.key}", table)
    return str(find_report(settings))


@task(name="train", task_run_name="train-{training.kind}", cache_policy=NO_CACHE, persist_result=False)
def train_task(training: Training) -> str:
    """Train and measure a classifier if that is not done; gives its folder."""
    evaluated = train_model(training)
    _show_table(f"model-{training.kind}", tabulate_scores({training.kind: evaluated}))
    return str(training.folder)


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
    """Make one shard; gives its key."""
    return make().key


# What a flow is not told, its machine's ilsi.toml and ILSI_* variables decide: a deployment names only what
# it wants to be otherwise.
_AS_SET_HERE = Settings.model_validate({})


@flow(name="collect")
def collect_flow(settings: Settings | None = None, recheck: bool = False) -> str:
    """Collect judgments; with `recheck` search windows again that were finished before."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi collect"):
        return collect_task(filled, recheck)


@flow(name="build")
def build_flow(settings: Settings | None = None, reports: bool = True) -> list[str]:
    """Run every stage that is not up to date, and publish; gives the folders."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi build"), remember_plans():
        folders = _run_stages(filled)
        note_kept(filled)
        release = publish_task(filled)
        if reports:
            report_task(filled, release)
        _show_pages(filled)
        return folders


@flow(name="train")
def train_flow(settings: Settings | None = None, reports: bool = True) -> list[str]:
    """Train and measure the classifiers that the settings name on the dataset that is published; gives their
    folders. The report is written anew if the dataset is the one of these settings."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi train"):
        folders = [train_task(training) for training in list_trainings(filled)]
        if reports:
            _report(filled)
        return folders


@flow(name="rebuild")
def rebuild_flow(settings: Settings | None = None, collects: bool = True, recheck: bool = False) -> list[str]:
    """Everything, from the site to the published dataset and classifiers that are trained on it."""
    filled = fill_settings(settings or _AS_SET_HERE)
    with hold_cache(filled.cache, "ilsi rebuild"):
        if collects and filled.source != "files":  # whose files are brought in by ./ilsi collect
            collect_flow(filled, recheck)
        folders = build_flow(filled, reports=False)
        try:
            if filled.models:
                folders += train_flow(filled, reports=False)
        except IlsiError:  # the dataset is there nonetheless
            _report(filled)
            raise
        _report(filled)
        return folders


def _report(settings: Settings) -> None:
    with remember_plans():
        release = find_current(settings) if is_built(settings) else None
        if release is not None:
            report_task(settings, release)


def _run_stages(settings: Settings) -> list[str]:
    folders = []
    with open_runner(settings) as runner:
        for name, plan_stage in STAGES.items():
            if name == "statutes":
                collect_statutes_task(settings)
            folders.append(_run_stage(plan_stage(settings), settings, runner))
    return folders


def _show_table(key: str, table: Table) -> None:
    rows = [dict(zip(table.header, row, strict=True)) for row in table.rows]
    create_table_artifact(table=rows, key=key.replace("_", "-"), description=table.title)


def _show_pages(settings: Settings) -> None:
    for key, page in (
        ("labels", describe_labels(settings)),
        ("dataset", find_dataset(settings) / "README.md"),
    ):
        create_markdown_artifact(key=key, markdown=page.read_text(encoding="utf-8"))


def _run_stage(stage: PlannedStage, settings: Settings, runner: ShardRunner) -> str:
    folder = stage.plan.folder(settings.cache)
    manifest = read_manifest(folder)
    if manifest is None:
        _make_shards(stage, list_jobs(stage.plan, settings.cache), runner)
        manifest = finish_stage(stage.plan, settings.cache)
    current_view().finish(stage.name, _summarise(manifest))
    create_table_artifact(table=_tabulate(manifest), key=f"stage-{stage.name}", description=str(folder))
    return str(folder)


def _make_shards(stage: PlannedStage, jobs: list[ShardJob], runner: ShardRunner) -> None:
    total = len(stage.plan.inputs)
    done = total - len(jobs)
    view = current_view()
    view.show(stage.name, done=done, total=total, note="shards")
    key = f"progress-{stage.name}"
    artifact = cast(UUID, create_progress_artifact(progress=100 * done / total, key=key))
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
