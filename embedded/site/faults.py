"""Faults on purpose: what can go wrong between a server and its client, by rule.

A rule says which requests it hits (path prefix or pattern, and which occurrences) and what then happens.
Faults that only change the answer are `Answer`s; the others disturb the connection itself.
"""

import json
import re
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from email.utils import formatdate
from threading import Lock
from typing import Protocol

from embedded.random_streams import open_stream
from embedded.site.contents import Contents, cut_pieces
from schemas.errors import UsageError

_HOP = re.compile(r"([?&]hop=)(\d+)")
_STEP = 0.05  # seconds between two parts of a slow answer


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server says."""

    body: Contents = b""
    status: int = 200
    content_type: str = "text/html; charset=utf-8"
    headers: dict[str, str] = field(default_factory=dict)
    violation: bool = False  # the client asked for something that robots.txt forbids


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One rule. `kind` is a key of ANSWERS or of SPOILERS."""

    kind: str
    path: str = "/"  # prefix of the path with its query
    pattern: str | None = None  # searched in the same, instead of the prefix
    server: str = "web"  # web, api or data
    after: int = 0  # the number of matching requests to let pass first
    first: int | None = None  # the number of requests to hit then; None: all
    chance: float = 1.0  # the share of these to hit
    seed: int = 0
    status: int = 503
    retry_after: int | None = None
    retry_as_date: bool = False
    seconds: float = 30.0
    bytes_per_second: int = 2000
    megabytes: int = 256
    to: str = "/"  # target of a redirect; {port} is the server's own

    def __post_init__(self) -> None:
        if self.kind not in ANSWERS and self.kind not in SPOILERS:
            known = ", ".join(sorted({*ANSWERS, *SPOILERS}))
            raise ValueError(f"there is no fault called {self.kind!r}; there are {known}")


class Wire(Protocol):
    """The connection back to the client."""

    def begin(self, answer: Answer, length: int | None) -> None:
        """Send status and headers; with `length` None the body is sent in chunks."""

    def send(self, data: bytes) -> None:
        """Send raw bytes."""

    def settle(self, status: int) -> None:
        """Count and log the request as done, just before sending its last bytes."""

    def hang_up(self) -> None:
        """Close the connection after this answer."""


class FaultBook:
    """Chooses the fault, if any, for each request, in order of arrival."""

    def __init__(self, faults: Iterable[Fault], server: str) -> None:
        self.faults = [fault for fault in faults if fault.server == server]
        self.seen = [0] * len(self.faults)
        self.lock = Lock()

    def choose(self, path: str) -> Fault | None:
        """The first rule that hits this request. Every matching rule counts it."""
        chosen = None
        with self.lock:
            for index, fault in enumerate(self.faults):
                if not _matches(fault, path):
                    continue
                self.seen[index] += 1
                if chosen is None and _hits(fault, self.seen[index]):
                    chosen = fault
        return chosen


def _matches(fault: Fault, path: str) -> bool:
    if fault.pattern is not None:
        return re.search(fault.pattern, path) is not None
    return path.startswith(fault.path)


def _hits(fault: Fault, occurrence: int) -> bool:
    turn = occurrence - fault.after
    if turn <= 0 or (fault.first is not None and turn > fault.first):
        return False
    return fault.chance >= 1 or open_stream("fault", fault.seed, occurrence).random() < fault.chance


def write_faults(faults: Iterable[Fault]) -> str:
    """Rules as JSON, for the command line of the site."""
    return json.dumps([asdict(fault) for fault in faults])


def read_faults(text: str) -> list[Fault]:
    """The inverse of `write_faults`."""
    try:
        return [Fault(**rule) for rule in json.loads(text)]
    except (TypeError, ValueError) as error:
        raise UsageError(f"the fault rules cannot be read: {error}") from error


CHALLENGE = b"""<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title>
<meta name="robots" content="noindex,nofollow"></head><body class="no-js"><div class="main-wrapper">
<noscript><span id="challenge-error-text">This box wants a browser.</span></noscript></div>
<script>(function(){window._cf_chl_opt={cvId: '2',cType: 'managed',cRay: '0000000000000000'};
var cpo=document.createElement('script');cpo.src='/cdn-cgi/challenge-platform/h/b/orchestrate/v1';
})();</script></body></html>
"""


def _answer_status(fault: Fault, path: str) -> Answer:  # noqa: ARG001
    headers = {}
    if fault.retry_after is not None:
        as_date = formatdate(time.time() + fault.retry_after, usegmt=True)
        headers["Retry-After"] = as_date if fault.retry_as_date else str(fault.retry_after)
    return Answer(f"status {fault.status}".encode(), fault.status, "text/plain", headers)


def _answer_loop(fault: Fault, path: str) -> Answer:
    match = _HOP.search(path)
    if match is None:
        target = f"{path}{'&' if '?' in path else '?'}hop=1"
    else:
        target = f"{path[: match.start()]}{match[1]}{int(match[2]) + 1}{path[match.end() :]}"
    return Answer(b"", fault.status if 300 <= fault.status < 400 else 302, headers={"Location": target})


ANSWERS: dict[str, Callable[[Fault, str], Answer]] = {
    "status": _answer_status,
    "challenge": lambda fault, _: Answer(CHALLENGE, 200 if fault.status == 200 else 403),
    "wrong_type": lambda *_: Answer(
        b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n" + bytes(range(256)), 200, "application/pdf"
    ),
    "html": lambda *_: Answer(b"<!DOCTYPE html><html><body><p>Welcome to the box.</p></body></html>"),
    "empty": lambda *_: Answer(b""),
    "error_text": lambda *_: Answer(b"error code: 1015", 200, "text/plain; charset=utf-8"),
    "redirect": lambda fault, _: Answer(b"", 302, headers={"Location": fault.to}),
    "redirect_loop": _answer_loop,
}


def _drip(wire: Wire, fault: Fault, answer: Answer) -> None:
    """The whole answer, slowly."""
    step = max(1, int(fault.bytes_per_second * _STEP))
    wire.begin(answer, len(answer.body))
    for start in range(0, len(answer.body), step):
        if start + step >= len(answer.body):
            wire.settle(answer.status)
        wire.send(answer.body[start : start + step])
        time.sleep(step / fault.bytes_per_second)


def _cut(wire: Wire, fault: Fault, answer: Answer) -> None:  # noqa: ARG001
    """Half of the promised answer, then the connection drops."""
    wire.hang_up()
    wire.begin(answer, len(answer.body))
    wire.settle(answer.status)
    for piece in cut_pieces(answer.body, len(answer.body) // 2):
        wire.send(piece)


def _misstate_length(wire: Wire, fault: Fault, answer: Answer) -> None:  # noqa: ARG001
    """More bytes than promised."""
    wire.hang_up()
    wire.begin(answer, len(answer.body) // 2)
    wire.settle(answer.status)
    for piece in cut_pieces(answer.body):
        wire.send(piece)


def _bomb(wire: Wire, fault: Fault, answer: Answer) -> None:
    """A small answer that unpacks to `megabytes`."""
    wire.hang_up()
    wire.begin(Answer(b"", 200, answer.content_type, {"Content-Encoding": "gzip"}), None)
    for piece in _pack_blanks(fault.megabytes):
        wire.send(b"%x\r\n%s\r\n" % (len(piece), piece))
    wire.settle(200)
    wire.send(b"0\r\n\r\n")


def _pack_blanks(megabytes: int) -> Iterator[bytes]:
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    blanks = b" " * 2**20
    for _ in range(megabytes):
        piece = packer.compress(blanks)
        if piece:
            yield piece
    yield packer.flush()


def _hang(wire: Wire, fault: Fault, answer: Answer) -> None:  # noqa: ARG001
    """No answer at all."""
    time.sleep(fault.seconds)
    wire.settle(0)
    wire.hang_up()


SPOILERS: dict[str, Callable[[Wire, Fault, Answer], None]] = {
    "drip": _drip,
    "cut": _cut,
    "wrong_length": _misstate_length,
    "bomb": _bomb,
    "hang": _hang,
}
