"""A loopback HTTP/1.1 server that logs every request and can misbehave on request."""

import gzip
import json
import sys
import threading
import time
from collections.abc import Callable
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from embedded.site.contents import cut_pieces
from embedded.site.faults import ANSWERS, SPOILERS, Answer, FaultBook

_WORTH_PACKING = 500  # bytes
_LONGEST_REQUEST = 2**20


class Request:
    """What a client asks for."""

    def __init__(self, method: str, target: str, headers: Message, body: bytes) -> None:
        parts = urlsplit(target)
        self.method = method
        self.path = parts.path
        self.query = parse_qs(parts.query, keep_blank_values=True)
        self.headers = headers
        if body:
            for name, values in parse_qs(body.decode("utf-8", "replace")).items():
                self.query.setdefault(name, values)

    def read_text(self, name: str) -> str:
        """A query parameter."""
        return self.query.get(name, [""])[0]

    def read_number(self, name: str, missing: int = 0) -> int:
        """A query parameter that should be a number."""
        text = self.read_text(name)
        return int(text) if text.isdigit() else missing


Application = Callable[[Request], Answer]


class RequestLog:
    """One JSON line per request, flushed at once."""

    def __init__(self, path: Path | None) -> None:
        self.file = path.open("a", encoding="utf-8") if path is not None else None
        self.lock = threading.Lock()

    def write(self, line: dict[str, Any]) -> None:
        """Add a line."""
        if self.file is not None:
            text = json.dumps(line) + "\n"
            with self.lock:
                self.file.write(text)
                self.file.flush()


class Server(ThreadingHTTPServer):
    """One of the box's servers. `packs` says whether it compresses what it sends."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self,
        name: str,
        port: int,
        application: Application,
        faults: FaultBook,
        log: RequestLog,
        *,
        packs: bool = True,
    ) -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.name = name
        self.application = application
        self.faults = faults
        self.log = log
        self.packs = packs
        self.in_flight = 0
        self.counting = threading.Lock()

    def count(self, step: int) -> int:
        """Count requests in progress, one more or one less."""
        with self.counting:
            self.in_flight += step
            return self.in_flight

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore clients that disconnect; show errors of the box."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "box"
    sys_version = ""
    disable_nagle_algorithm = True  # headers and body must not wait for each other
    timeout = 120
    server: Server

    def parse_request(self) -> bool:
        self.began = time.monotonic()
        self.settled = True
        return super().parse_request()

    def do_GET(self) -> None:
        self._serve()

    def do_HEAD(self) -> None:
        self._serve()

    def do_POST(self) -> None:
        self._serve()

    def _serve(self) -> None:
        self.under_way = self.server.count(1)
        self.settled = False
        self.violation = False
        try:
            length = min(int(self.headers.get("Content-Length") or 0), _LONGEST_REQUEST)
            request = Request(self.command, self.path, self.headers, self.rfile.read(length))
            self._reply(request)
        finally:
            self.settle(0)

    def _reply(self, request: Request) -> None:
        fault = self.server.faults.choose(self.path)
        if fault is not None and fault.kind in ANSWERS:
            answer = ANSWERS[fault.kind](fault, self.path)
        else:
            answer = self.server.application(request)
        self.violation = answer.violation
        if fault is not None and fault.kind in SPOILERS:
            SPOILERS[fault.kind](self, fault, answer)
        else:
            self._send_answer(answer)

    def _send_answer(self, answer: Answer) -> None:
        body, headers = answer.body, answer.headers
        is_packed = self.server.packs and len(body) > _WORTH_PACKING
        if is_packed and "gzip" in self.headers.get("Accept-Encoding", ""):
            body = gzip.compress(body[:], 1, mtime=0)
            headers = {**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        self.begin(Answer(body, answer.status, answer.content_type, headers), len(body))
        left = 0 if self.command == "HEAD" else len(body)
        for piece in cut_pieces(body, left):
            left -= len(piece)
            if left == 0:
                self.settle(answer.status)
            self.send(piece)

    def begin(self, answer: Answer, length: int | None) -> None:
        """Status and headers; they are sent together with the first bytes of the body."""
        self.send_response(answer.status)
        self.send_header("Content-Type", answer.content_type)
        for name, value in answer.headers.items():
            self.send_header(name, value.replace("{port}", str(self.server.server_port)))
        if length is None:
            self.send_header("Transfer-Encoding", "chunked")
        else:
            self.send_header("Content-Length", str(length))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.send_header("X-Served-By", "box")
        self.pending = b"".join(self._headers_buffer) + b"\r\n"
        self._headers_buffer: list[bytes] = []

    def send(self, data: bytes) -> None:
        """Raw bytes; an answer to HEAD has no body."""
        body = b"" if self.command == "HEAD" else data
        data, self.pending = self.pending + body, b""
        self.wfile.write(data)

    def settle(self, status: int) -> None:
        """Count and log the request as done, before sending the last bytes: a client that has its whole
        answer may ask the next thing at once, and that is not a second request at the same time."""
        if self.settled:
            return
        self.settled = True
        self.server.count(-1)
        line = {
            "server": self.server.name,
            "start": self.began,
            "end": time.monotonic(),
            "method": self.command,
            "path": self.path,
            "status": status,
            "agent": self.headers.get("User-Agent", ""),
            "range": self.headers.get("Range", ""),
            "in_flight": self.under_way,
        }
        if self.violation:
            line["violation"] = True
        self.server.log.write(line)

    def hang_up(self) -> None:
        """Close the connection after this answer."""
        self.close_connection = True

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """The box writes its own log."""
