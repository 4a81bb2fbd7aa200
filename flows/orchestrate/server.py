"""A Prefect server for the time of one run.

Prefect can start one automatically, but that one is in our process group: Ctrl-C ends it first, and the
client then waits a minute for a dead server; and it outlives a killed run. This one has a group of its
own and ends when its standard input closes, which happens however its parent ends.
"""

import atexit
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import requests

from schemas.errors import IlsiError, StorageError, UnavailableError

_READY_WITHIN = 180.0  # seconds; the first start on two cores takes about 40
_END_WITHIN = 15.0
_LEAST_ROOM = 1 << 20  # bytes; with less, Prefect's database cannot grow


def ensure_server() -> str:
    """The address of the API: of the server that PREFECT_API_URL names, or of one started for this process.

    Ours is ended by atexit and not before, because Prefect delivers its last reports when the
    interpreter shuts its threads down.
    """
    if not os.environ.get("PREFECT_API_URL"):
        _spare_loopback_the_proxy()
        process = subprocess.Popen(
            [sys.executable, "-m", "flows.orchestrate.server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            process_group=0,
        )
        try:
            os.environ["PREFECT_API_URL"] = _wait_ready(process)
        except BaseException:  # Ctrl-C too: a half-started server has nothing to store
            process.kill()
            raise
        finally:
            atexit.register(_end, process)
    elif not _answers(os.environ["PREFECT_API_URL"]):
        raise UnavailableError(
            f"no Prefect server answers at {os.environ['PREFECT_API_URL']} (PREFECT_API_URL): start it, or "
            "unset the variable and one is started for the run"
        )
    return os.environ["PREFECT_API_URL"]


def find_cause(address: str) -> IlsiError | None:
    """Why Prefect failed, if the server at this address is to blame and the user can help it."""
    home = Path(os.environ["PREFECT_HOME"])
    if home.exists() and shutil.disk_usage(home).free < _LEAST_ROOM:
        return StorageError(f"the disk is full while Prefect writes {home}: free some space and run again")
    if not _answers(address):
        return UnavailableError("the Prefect server has gone; nothing is lost: run again")
    return None


def _spare_loopback_the_proxy() -> None:
    """Neither we nor Prefect's client may ask a proxy of the environment for our own server."""
    for name in ("NO_PROXY", "no_proxy"):
        os.environ[name] = ",".join(filter(None, (os.environ.get(name), "127.0.0.1")))


def _answers(address: str) -> bool:
    """Is there a server at this address, in whatever mood?"""
    try:
        requests.get(f"{address}/health", timeout=5)
    except requests.RequestException:
        return False
    return True


def _wait_ready(process: "subprocess.Popen[str]") -> str:
    line = process.stdout.readline() if process.stdout else ""
    give_up = time.monotonic() + _READY_WITHIN
    while line and process.poll() is None and time.monotonic() < give_up:
        address = f"http://127.0.0.1:{json.loads(line)}/api"
        try:
            if requests.get(f"{address}/health", timeout=5).ok:
                return address
        except requests.RequestException:
            time.sleep(0.2)
    cause = find_cause("")
    if isinstance(cause, StorageError):
        raise cause
    raise UnavailableError(
        "the Prefect server did not start: run again, or start one with `prefect server start` and set "
        "PREFECT_API_URL"
    )


def _end(process: "subprocess.Popen[str]") -> None:
    if process.stdin:
        process.stdin.close()
    try:
        process.wait(_END_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout:
        process.stdout.close()


def main() -> None:
    """Serve until standard input closes. The port is printed first, the API answers some seconds later."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    servers: list[Any] = []
    threading.Thread(target=_end_with_parent, args=(servers,), daemon=True).start()
    os.environ |= {"PREFECT__SERVER_EPHEMERAL": "1", "PREFECT__SERVER_FINAL": "1"}
    import uvicorn
    from prefect.server.api.server import create_app

    listener = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    servers.append(uvicorn.Server(uvicorn.Config(create_app(), log_level="error", lifespan="on")))
    servers[0].run(sockets=[listener])


def _end_with_parent(servers: list[Any]) -> None:
    sys.stdin.read()
    if not servers or not servers[0].started:
        os._exit(0)
    servers[0].should_exit = True  # in order, so that what the run reported is stored


if __name__ == "__main__":
    main()
