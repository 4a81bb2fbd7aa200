"""A pool of processes for CPU-bound shards.

A Prefect task costs milliseconds on a thread and hundreds of them on a process, so tasks run on threads
and hand their shard to this pool.
"""

import ctypes
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class WorkerPool:
    """Runs functions in other processes; a pool whose worker was killed is replaced once it is noticed."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._lock = threading.Lock()
        self._executor = self._start()

    def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run one function and wait for it."""
        with self._lock:
            executor = self._executor
        try:
            future: Future[T] = executor.submit(_run_and_trim, partial(function, *args, **kwargs))
            return future.result()
        except BrokenProcessPool:
            self._replace(executor)
            raise

    def close(self) -> None:
        """Stop without waiting for what has not started."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        # Not fork: this process has threads.
        context = get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, _prepare_worker, (os.getpid(),))

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._executor is broken:
                self._executor = self._start()


@contextmanager
def open_pool(workers: int) -> Iterator[WorkerPool]:
    """A pool that is closed at the end, whatever happens."""
    pool = WorkerPool(workers)
    try:
        yield pool
    finally:
        pool.close()


def _run_and_trim(work: Callable[[], T]) -> T:
    """Do the work, and give the system back what it has freed. The allocator would keep much of it, more
    with every shard, because blocks of all sizes come and go."""
    try:
        return work()
    finally:
        if _trim_memory is not None:
            _trim_memory(0)


_trim_memory = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only Linux has it


def _prepare_worker(parent: int) -> None:
    """Leave Ctrl-C to the parent, and do not outlive it: a killed parent cannot tell us to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
