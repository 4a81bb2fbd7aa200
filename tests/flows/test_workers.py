"""The pool behind the stages: a worker that dies is noticed, told to Prefect, and replaced."""

import errno
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import CancelledError, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

from flows.orchestrate.worker_pool import WorkerPool, open_pool
from schemas.errors import BadInputError
from schemas.settings import ROOT


def test_work_is_done_in_another_process() -> None:
    with open_pool(1) as pool:
        assert pool.run(os.getpid) != os.getpid()


def test_an_error_of_the_work_comes_back() -> None:
    with open_pool(1) as pool, pytest.raises(FileNotFoundError):
        pool.run(os.stat, "/nothing/here")


def test_a_killed_worker_is_replaced() -> None:
    with open_pool(1) as pool:
        with pytest.raises(BrokenProcessPool):
            pool.run(signal.raise_signal, signal.SIGKILL)
        assert pool.run(abs, -3) == 3


def hold(pool: WorkerPool, name: str, megabytes: int) -> None:
    """A worker keeps so much more from now on. It cannot import this file, so the work is of the library."""
    pool.run(os.putenv, name, "x" * (megabytes << 20))


def test_a_worker_that_has_grown_is_replaced() -> None:
    with open_pool(1) as pool:
        process = pool.run(os.getpid)
        for name in "ABC":  # 80 MB more after the last one than after the first
            hold(pool, name, 40)
        assert pool.run(os.getpid) == process
        for name in "DEFG":  # 120 MB more
            hold(pool, name, 40)
        assert pool.run(os.getpid) != process


def test_a_new_kind_of_work_may_need_more() -> None:
    """A model that is loaded for it, for example."""
    with open_pool(1) as pool:
        process = pool.run(os.getpid)
        hold(pool, "A", 200)
        hold(pool, "B", 1)
        assert pool.run(os.getpid) == process
        assert pool.run(os.getpid) == process


def test_the_death_of_one_worker_is_not_that_of_another() -> None:
    with open_pool(2) as pool, ThreadPoolExecutor(1) as threads:
        slow = threads.submit(pool.run, time.sleep, 2.0)
        time.sleep(0.2)  # until it has its worker
        with pytest.raises(BrokenProcessPool):
            pool.run(signal.raise_signal, signal.SIGKILL)
        assert slow.result() is None


def test_work_that_found_no_process_is_not_done_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise OSError(errno.EAGAIN, "no more processes")

    with open_pool(1) as pool:
        with monkeypatch.context() as patched:
            patched.setattr(ProcessPoolExecutor, "_start_executor_manager_thread", refuse)
            with pytest.raises(OSError, match="no more processes"):
                pool.run(os.getpid)
        assert pool.run(abs, -3) == 3


def test_a_closed_pool_starts_nothing_more() -> None:
    with open_pool(1) as pool:
        pass
    with pytest.raises(CancelledError):
        pool.run(abs, -3)


@pytest.mark.parametrize(
    ("error", "retried"), [(BrokenProcessPool("killed"), True), (BadInputError("bad"), False)]
)
def test_only_a_dead_worker_is_worth_another_try(error: Exception, retried: bool) -> None:
    from prefect.states import Failed

    from flows.orchestrate.prefect_flows import is_worth_retrying, shard_task

    assert is_worth_retrying(shard_task, None, Failed(data=error)) is retried  # type: ignore[arg-type]


def test_workers_give_back_what_arrow_has_freed() -> None:
    """Arrow's own allocator would keep it. In a process of its own: this one may have Arrow already."""
    script = "import flows.cli, pyarrow; print(pyarrow.default_memory_pool().backend_name)"
    environment = {name: each for name, each in os.environ.items() if name != "ARROW_DEFAULT_MEMORY_POOL"}
    command = [sys.executable, "-c", script]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, cwd=ROOT)
    assert told.stdout.strip() == "system"


@pytest.mark.parametrize("package", ["flows", "model"])
def test_threads_wait_for_each_other_in_a_short_loop(package: str) -> None:
    """Set before torch can be imported, unless the user has set it."""
    script = f"import {package}, os, sys; print(os.environ['GOMP_SPINCOUNT'], 'torch' in sys.modules)"
    for given, expected in (({}, "3000"), ({"GOMP_SPINCOUNT": "7"}, "7")):
        environment = {name: each for name, each in os.environ.items() if name != "GOMP_SPINCOUNT"} | given
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, cwd=ROOT)
        assert done.stdout.split() == [expected, "False"]
