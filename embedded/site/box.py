"""The court in a box as a process of its own: the site, its API and the open data on three loopback ports.

    python -m embedded.site.box --seed 7 --cases 2000 --port 0 --api-port 0 --data-port 0 --log requests.jsonl

prints one JSON line with the ports when it is ready, and serves until its standard input closes or it
is asked to stop, so it never outlives the process that started it.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from embedded.docket.docket import Docket
from embedded.site.api import build_api
from embedded.site.faults import Answer, Fault, FaultBook, read_faults, write_faults
from embedded.site.library import Library
from embedded.site.search import CAP
from embedded.site.server import Application, Request, RequestLog, Server
from embedded.site.web import build_site
from embedded.writing.composer import write_case
from schemas.errors import IlsiError, UnavailableError

_READY_WITHIN, _READY_A_CASE = 120.0, 0.001  # seconds; listing many cases takes a while


class Box:
    """A running box. Use it in a `with` statement or call `close`."""

    def __init__(self, process: subprocess.Popen[str], port: int, api_port: int, data_port: int) -> None:
        self.process = process
        self.web_url = f"http://127.0.0.1:{port}"
        self.api_url = f"http://127.0.0.1:{api_port}"
        self.data_url = f"http://127.0.0.1:{data_port}"  # the two buckets, path style

    def close(self) -> None:
        """Stop the box and wait until it is gone."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.terminate()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def start_box(
    seed: int,
    cases: int,
    *,
    log: Path | None = None,
    faults: Iterable[Fault] = (),
    cap: int = CAP,
    port: int = 0,
    api_port: int = 0,
    data_port: int = 0,
    edition: int = 1,
    hostile: bool = False,
) -> Box:
    """Start the box as a process and wait until it serves.

    `edition` 2 has the buckets of the next day; `hostile` adds partitions that mean harm to them.
    """
    command = [sys.executable, "-m", "embedded.site.box", "--seed", str(seed), "--cases", str(cases)]
    command += ["--port", str(port), "--api-port", str(api_port), "--cap", str(cap)]
    command += ["--data-port", str(data_port), "--edition", str(edition)]
    command += ["--hostile"] if hostile else []
    command += ["--faults", write_faults(faults)]
    if log is not None:
        command += ["--log", str(log)]
    home = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    process = subprocess.Popen(  # noqa: S603 - our own interpreter and module
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,  # a keyboard interrupt is ours to handle; the box ends when we do
        env={**os.environ, "PYTHONPATH": path},
    )
    return _wait_ready(process, within=_READY_WITHIN + _READY_A_CASE * cases)


def _wait_ready(process: subprocess.Popen[str], *, within: float) -> Box:
    watchdog = threading.Timer(within, process.kill)
    watchdog.start()
    try:
        line = process.stdout.readline() if process.stdout is not None else ""
    finally:
        watchdog.cancel()
    if not line:
        box = Box(process, 0, 0, 0)
        box.close()
        raise UnavailableError(f"the embedded court did not start (exit code {process.returncode})")
    ports = json.loads(line)
    return Box(process, ports["port"], ports["api_port"], ports["data_port"])


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of the box."""
    options = _read_options(arguments)
    try:
        faults = read_faults(options.faults)
    except IlsiError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    signal.signal(signal.SIGTERM, _leave)
    docket = Docket(options.seed, options.cases)
    library = Library(docket, lambda place: write_case(docket, docket.entry(place)), cap=options.cap)
    buckets = _build_buckets_late(options)
    log = RequestLog(options.log)
    try:
        web = _open_server("web", options.port, build_site(library), FaultBook(faults, "web"), log)
        api = _open_server("api", options.api_port, build_api(library), FaultBook(faults, "api"), log)
        data = _open_server("data", options.data_port, buckets, FaultBook(faults, "data"), log, packs=False)
    except IlsiError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    for server in (web, api, data):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    ports = {"port": web.server_port, "api_port": api.server_port, "data_port": data.server_port}
    sys.stdout.write(json.dumps(ports) + "\n")
    sys.stdout.flush()
    _wait_for_end()
    return 0


def _build_buckets_late(options: argparse.Namespace) -> Application:
    """The open data, imported and planned at the first request for them: the site need not wait for that."""
    lock, built = threading.Lock(), list[Application]()

    def answer(request: Request) -> Answer:
        with lock:
            if not built:
                from embedded.site.buckets.s3 import build_buckets

                built.append(
                    build_buckets(options.seed, options.cases, options.edition, hostile=options.hostile)
                )
        return built[0](request)

    return answer


def _open_server(
    name: str,
    port: int,
    application: Application,
    faults: FaultBook,
    log: RequestLog,
    *,
    packs: bool = True,
) -> Server:
    try:
        return Server(name, port, application, faults, log, packs=packs)
    except (OSError, OverflowError) as error:  # taken, forbidden or not a port
        reason = error.strerror if isinstance(error, OSError) else error
        raise UnavailableError(f"port {port} cannot be used: {reason}") from None


def _read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m embedded.site.box", description="Serve the court in a box."
    )
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--port", type=int, default=0, help="port of the site; 0 takes a free one")
    parser.add_argument("--api-port", type=int, default=0)
    parser.add_argument("--data-port", type=int, default=0)
    parser.add_argument("--edition", type=int, choices=(1, 2), default=1, help="of the open data")
    parser.add_argument("--hostile", action="store_true", help="add open data that mean harm")
    parser.add_argument("--cap", type=int, default=CAP, help="how many results a query can show")
    parser.add_argument("--log", type=Path, help="one JSON line a request goes here")
    parser.add_argument("--faults", default="[]", help="JSON list of rules, see embedded/site/faults.py")
    return parser.parse_args(arguments)


def _wait_for_end() -> None:
    """Wait until the parent process closes our standard input or ends."""
    try:
        while sys.stdin.buffer.read(4096):
            pass
    except KeyboardInterrupt:
        pass


def _leave(*_: Any) -> None:
    os._exit(0)  # at once and silently: everything worth keeping has been written


if __name__ == "__main__":
    sys.exit(main())
