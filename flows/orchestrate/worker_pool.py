"""A pool of processes for CPU-bound shards.

A Prefect task costs milliseconds on a thread and hundreds of them on a process, so tasks run on threads
and hand their shard to this pool.
"""

import ctypes
import os
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_GROWTH = 96 << 20  # bytes that a worker may gain over works of one kind in a row


class WorkerPool:
    """Runs functions in other processes, each of which does one thing at a time."""

    def __init__(self, workers: int) -> None:
        self._all = [_Worker() for _ in range(workers)]
        self._idle: queue.LifoQueue[_Worker] = queue.LifoQueue()  # the last one is still warm
        self._closed = False
        for worker in self._all:
            self._idle.put(worker)

    def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run one function and wait for it."""
        worker = self._idle.get()
        try:
            if self._closed:
                raise CancelledError
            return worker.run(function, partial(function, *args, **kwargs))
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Stop without waiting for what has not started."""
        self._closed = True
        for worker in self._all:
            worker.stop()


class _Worker:
    """A process that is replaced when it was killed, and when it has grown.

    What a process has freed is not always the system's again, and over thousands of documents that adds up. A
    new one costs a few seconds and has nothing to remember.
    """

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        self._kind: Callable[..., Any] | None = None  # of its last work
        self._first = 0  # memory after the first work of this kind in a row

    def run(self, function: Callable[..., Any], work: Callable[[], T]) -> T:
        try:
            future = self._find_process().submit(_run_and_trim, work)
        except (BrokenProcessPool, OSError):  # no process could be started; what was to be done must not wait
            self.stop()
            raise
        try:
            result, memory = future.result()
        except BrokenProcessPool:
            self.stop()
            raise
        if function is not self._kind:  # it may need more: a model that is loaded for it
            self._kind, self._first = function, memory
        elif memory - self._first > _GROWTH:
            self.stop()
        return result

    def stop(self) -> None:
        """The next work gets a new process."""
        process, self._process, self._kind = self._process, None, None
        if process is not None:
            process.shutdown(wait=True, cancel_futures=True)

    def _find_process(self) -> ProcessPoolExecutor:
        if self._process is None:
            # Not fork: this process has threads.
            context = get_context("spawn")
            self._process = ProcessPoolExecutor(1, context, _prepare_worker, (os.getpid(),))
        return self._process


@contextmanager
def open_pool(workers: int) -> Iterator[WorkerPool]:
    """A pool that is closed at the end, whatever happens."""
    pool = WorkerPool(workers)
    try:
        yield pool
    finally:
        pool.close()


def _run_and_trim(work: Callable[[], T]) -> tuple[T, int]:
    """Do the work, and give the system back what it has freed: the allocator would keep much of it. Tells how
    much memory is in use then."""
    try:
        result = work()
    finally:
        if _trim_memory is not None:
            _trim_memory(0)
    return result, _read_memory()


def _read_memory() -> int:
    """Bytes that this process has in memory; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


_trim_memory = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only Linux has it


def _prepare_worker(parent: int) -> None:
    """Leave Ctrl-C to the parent, and do not outlive it: a killed parent cannot tell us to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
