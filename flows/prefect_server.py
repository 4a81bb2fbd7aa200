"""A Prefect server for the time of one run.

Prefect can start one by itself, but that one stands in our process group: Ctrl-C ends it first, and the
client then waits a minute for a dead server; and it outlives a killed run. This one has a group of its
own and ends when its standard input closes, which happens however its parent ends.
"""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Any

import requests

from schemas.errors import UnavailableError

_READY_WITHIN = 180.0  # seconds; the first start on two cores takes about 40
_END_WITHIN = 15.0


def ensure_server() -> str:
    """The address of the API: of the server that PREFECT_API_URL names, or of one started for this process.

    Ours is ended by atexit and not before, because Prefect delivers its last reports when the
    interpreter shuts its threads down.
    """
    if "PREFECT_API_URL" not in os.environ:
        process = subprocess.Popen(
            [sys.executable, "-m", "flows.prefect_server"],
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
    return os.environ["PREFECT_API_URL"]


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
