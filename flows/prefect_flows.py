"""The flows as Prefect sees them: thin tasks around plain functions, one task a shard.

Truth is on disk, not in Prefect: tasks keep no cache and no results, they return paths.
"""

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
from prefect.task_runners import TaskRunner, ThreadPoolTaskRunner
from prefect.tasks import Task
from prefect.utilities.annotations import quote

from flows.build import STAGES
from flows.collecting import run_collection
from flows.label_stage import describe_labels
from flows.planning import PlannedStage, count_kept
from flows.statutes import collect_statutes
from flows.view import current_view
from flows.workers import WorkerPool, open_pool
from flows.workspace import find_archive
from pipeline.shards import ShardJob
from pipeline.stage import finish_stage, list_jobs, read_manifest
from schemas.settings import Settings

# Threads only wait for the worker processes, so there may be many.
RUNNER = cast(TaskRunner[Any], ThreadPoolTaskRunner(max_workers=16))


def is_worth_retrying(_: Task[..., Any], __: TaskRun, state: State[Any]) -> bool:
    """Only a worker that died (out of memory, killed) may do better next time; bad input will not."""
    return isinstance(state.result(raise_on_failure=False), BrokenProcessPool)


@task(name="collect", cache_policy=NO_CACHE, persist_result=False)
def collect_task(settings: Settings) -> str:
    """Bring the archive up to the settings; gives its folder."""
    run_collection(settings)
    return str(find_archive(settings))


@task(name="sections", cache_policy=NO_CACHE, persist_result=False)
def collect_statutes_task(settings: Settings) -> None:
    """Fetch the pages of sections that the links of the judgments name."""
    collect_statutes(settings)


@task(
    name="shard",
    task_run_name="{stage}-{index}",
    cache_policy=NO_CACHE,
    persist_result=False,
    retries=2,
    retry_delay_seconds=1,
    retry_condition_fn=is_worth_retrying,
)
def shard_task(stage: str, index: int, work: Any, pool: Any) -> str:  # noqa: ARG001 - the first two name the run
    """Make one shard in a worker process; gives its path."""
    function, (job, *rest) = work
    pool.run(function, job, *rest)
    return str(job.part)


@flow(name="collect", validate_parameters=False)
def collect_flow(settings: Settings) -> str:
    """Collect judgments."""
    return collect_task(settings)


@flow(name="build", validate_parameters=False, task_runner=RUNNER)
def build_flow(settings: Settings) -> list[str]:
    """Run every stage that is not up to date; gives the folders."""
    with open_pool(settings.workers) as pool:
        folders = []
        for name, plan_stage in STAGES.items():
            if name == "statutes":
                collect_statutes_task(settings)
            folders.append(_run_stage(plan_stage(settings), settings, pool))
        page = describe_labels(settings)
        create_markdown_artifact(key="labels", markdown=page.read_text(encoding="utf-8"))
        return folders


@flow(name="rebuild", validate_parameters=False)
def rebuild_flow(settings: Settings, collects: bool = True) -> list[str]:
    """Everything, from the site to the last table."""
    if collects:
        collect_flow(settings)
    return build_flow(settings)


def _run_stage(stage: PlannedStage, settings: Settings, pool: WorkerPool) -> str:
    folder = stage.plan.folder(settings.cache)
    manifest = read_manifest(folder)
    if manifest is None:
        _make_shards(stage, list_jobs(stage.plan, settings.cache), pool)
        manifest = finish_stage(stage.plan, settings.cache)
    current_view().finish(stage.name, _summarise(manifest))
    create_table_artifact(table=_tabulate(manifest), key=f"stage-{stage.name}", description=str(folder))
    return str(folder)


def _make_shards(stage: PlannedStage, jobs: list[ShardJob], pool: WorkerPool) -> None:
    total = len(stage.plan.inputs)
    done = total - len(jobs)
    view = current_view()
    view.show(stage.name, done=done, total=total, note="shards")
    key = f"progress-{stage.name}"
    artifact = cast(UUID, create_progress_artifact(progress=100 * done / total, key=key))
    # Unquoted, Prefect would search every argument for futures.
    futures = [
        shard_task.submit(stage.name, job.index, quote(stage.find_work(job)), quote(pool)) for job in jobs
    ]
    for future in as_completed(futures):
        future.result()
        done += 1
        view.show(stage.name, done=done, total=total, note="shards")
        update_progress_artifact(artifact, progress=100 * done / total)


def _summarise(manifest: dict[str, Any]) -> str:
    if manifest["stage"] == "statutes":
        return count_kept(manifest)
    dropped = manifest["documents_in"] - manifest["documents_out"]
    return f"{manifest['documents_out']} documents kept, {dropped} dropped"


def _tabulate(manifest: dict[str, Any]) -> list[dict[str, Any]]:
    rows = [{"what": "documents in", "count": manifest["documents_in"]}]
    rows += [{"what": f"dropped: {reason}", "count": count} for reason, count in manifest["dropped"].items()]
    return [*rows, {"what": "documents out", "count": manifest["documents_out"]}]
