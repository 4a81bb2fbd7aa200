"""The setting `runner`: whoever runs the shards, the tables and the dataset are the same."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from socket import create_connection, create_server
from typing import Any

import pytest
import requests

ROOT = Path(__file__).parents[2]
CASES = 20
PATIENCE = 120.0  # seconds, on a busy machine
Run = Callable[..., subprocess.CompletedProcess[str]]


def find_free_port() -> int:
    with create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def is_open(port: int) -> bool:
    with create_connection(("127.0.0.1", port), 1):
        return True


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError):
            if condition():
                return
        time.sleep(0.2)
    raise TimeoutError


@contextmanager
def running(*command: object, log: Path, **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process of this Python with all its children, which end with the block."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("ILSI_")}
    with log.open("ab") as said, subprocess.Popen(
        [sys.executable, "-m", *map(str, command)],
        env=clean | {"PYTHONPATH": str(ROOT), "PREFECT_HOME": str(log.parent)},
        stderr=said,
        start_new_session=True,
        **options,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def rebuild(run_ilsi: Run, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """A rebuild in a cache. One Prefect server for all of them: each start takes its time."""
    home = tmp_path_factory.mktemp("prefect")
    with running(
        "flows.orchestrate.server",
        log=home / "log",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        api = f"http://127.0.0.1:{int(server.stdout.readline())}/api"
        wait_for(lambda: requests.get(f"{api}/health", timeout=5).ok)
        yield lambda cache, *flags: run_ilsi(
            "rebuild", "--cache", cache, "--box-cases", CASES, *flags,
            PREFECT_API_URL=api, PREFECT_HOME=str(home), ILSI_MODELS="none",
        )  # fmt: skip


@pytest.fixture(scope="module")
def cache(rebuild: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that threads and their worker process have made."""
    folder = tmp_path_factory.mktemp("threads")
    done = rebuild(folder, "--runner", "threads", "--workers", 1)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def collected(cache: Path, tmp_path: Path) -> Path:
    """A cache in which everything but the archive is still to be made."""
    shutil.copytree(cache / "archive", tmp_path / "cache" / "archive")
    return tmp_path / "cache"


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The address of a Dask scheduler with a worker in a process of its own."""
    port = find_free_port()
    address = f"tcp://127.0.0.1:{port}"
    here = ("--host", "127.0.0.1", "--no-dashboard")
    with ExitStack() as stack:
        log = tmp_path / "dask.log"
        stack.enter_context(running("dask", "scheduler", "--port", port, *here, log=log))
        wait_for(lambda: is_open(port))
        folder = ("--local-directory", tmp_path)
        stack.enter_context(running("dask", "worker", address, "--nthreads", 1, *here, *folder, log=log))
        wait_for(lambda: "Registered to" in log.read_text())
        yield address


def digest_results(cache: Path) -> dict[str, str]:
    tables = {
        str(path.relative_to(cache)): sha256(path.read_bytes()).hexdigest()
        for path in cache.glob("*/*/part-*.parquet")
    }
    return tables | {"dataset": (cache / "dataset" / "SHA256SUMS").read_text()}


def test_processes_give_the_same_bytes(rebuild: Run, cache: Path, collected: Path) -> None:
    done = rebuild(collected, "--runner", "processes", "--workers", 2)
    assert done.returncode == 0, done.stderr
    assert digest_results(collected) == digest_results(cache)


def test_dask_gives_the_same_bytes(rebuild: Run, cache: Path, collected: Path, scheduler: str) -> None:
    done = rebuild(collected, "--runner", scheduler)
    assert done.returncode == 0, done.stderr
    assert digest_results(collected) == digest_results(cache)


def test_no_scheduler_is_one_sentence(rebuild: Run, collected: Path) -> None:
    address = f"tcp://127.0.0.1:{find_free_port()}"
    done = rebuild(collected, "--runner", address)
    assert done.returncode == os.EX_UNAVAILABLE
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == (
        f"ilsi: no Dask scheduler answers at {address}: start it, or use --runner threads"
    )
    assert {path.name for path in collected.iterdir()} == {"archive", ".lock"}


def test_an_unknown_runner_is_one_sentence(refuse_ilsi: Callable[..., None], tmp_path: Path) -> None:
    refuse_ilsi(
        "runner (from --runner): it can be threads, processes or the address of a Dask scheduler "
        "(tcp://host:8786), got 'thread'",
        "rebuild",
        "--runner",
        "thread",
        "--cache",
        tmp_path / "cache",
        code=2,
    )
    assert not (tmp_path / "cache").exists()
