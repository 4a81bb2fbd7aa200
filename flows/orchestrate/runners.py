"""Who runs the shards of a stage: the setting `runner`."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

from prefect.task_runners import ProcessPoolTaskRunner, TaskRunner, ThreadPoolTaskRunner

from flows.orchestrate.worker_pool import WorkerPool, open_pool
from flows.plans.plan import Work
from schemas.errors import UnavailableError, UsageError
from schemas.settings import Settings

_THREADS = 16  # they only wait for worker processes, so there may be many
_DASK_PATIENCE = 10.0  # seconds for a scheduler to answer


class ShardRunner:
    """A started Prefect task runner, and how a shard's work is handed to it."""

    def __init__(self, runner: TaskRunner[Any], pool: WorkerPool | None = None) -> None:
        self._runner = runner
        self._pool = pool

    def submit(self, task: Any, stage: str, index: int, work: Work) -> Any:
        """Start one shard; returns Prefect's future."""
        # A partial is closed to Prefect, which searches open arguments for futures, thousands of them.
        call = (
            partial(work[0], *work[1]) if self._pool is None else partial(self._pool.run, work[0], *work[1])
        )
        return self._runner.submit(task, {"stage": stage, "index": index, "make": call})


@contextmanager
def open_runner(settings: Settings) -> Iterator[ShardRunner]:
    """The runner of the settings, started; ended with the block."""
    if settings.runner == "threads":
        # A Prefect task costs milliseconds on a thread and hundreds of them on a process.
        threads: TaskRunner[Any] = cast("TaskRunner[Any]", ThreadPoolTaskRunner(max_workers=_THREADS))
        with open_pool(settings.workers) as pool, threads as runner:
            yield ShardRunner(runner, pool)
    elif settings.runner == "processes":
        with cast("TaskRunner[Any]", ProcessPoolTaskRunner(max_workers=settings.workers)) as runner:
            yield ShardRunner(runner)
    else:
        with _reach_dask(settings.runner) as runner:
            yield ShardRunner(runner)


@contextmanager
def _reach_dask(address: str) -> Iterator[TaskRunner[Any]]:
    try:
        from distributed import Client
        from prefect_dask.task_runners import DaskTaskRunner
    except ImportError:
        raise UsageError(
            f"runner {address} needs Dask: run .venv/bin/pip install 'ilsi[dask]' here and on its workers"
        ) from None
    try:
        Client(address, timeout=_DASK_PATIENCE).close()  # type: ignore[no-untyped-call]
    except OSError:
        raise UnavailableError(
            f"no Dask scheduler answers at {address}: start it, or use --runner threads"
        ) from None
    with DaskTaskRunner(address=address) as runner:
        yield runner
