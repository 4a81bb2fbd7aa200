"""The pool behind the stages: a worker that dies is noticed, told to Prefect, and replaced."""

import os
import signal
from concurrent.futures.process import BrokenProcessPool

import pytest

from flows.workers import open_pool
from schemas.errors import BadInputError


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


@pytest.mark.parametrize(
    ("error", "retried"), [(BrokenProcessPool("killed"), True), (BadInputError("bad"), False)]
)
def test_only_a_dead_worker_is_worth_another_try(error: Exception, retried: bool) -> None:
    from prefect.states import Failed

    from flows.prefect_flows import is_worth_retrying, shard_task

    assert is_worth_retrying(shard_task, None, Failed(data=error)) is retried  # type: ignore[arg-type]
