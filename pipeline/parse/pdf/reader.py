"""Read PDFs in a child process, so that one that hangs, crashes or swells costs only itself.

Each process has one child at a time, which lives from PDF to PDF: starting it takes longer than reading
most of them. A child that dies is replaced at the next PDF. It is started as a program of its own, because
workers may not fork children, and it ends by itself when this process is gone, because then its input ends.
"""

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pipeline.parse.body_bytes import UnparsableError
from pipeline.parse.pdf.child import LENGTH
from schemas.records import Link, Paragraph

MAX_BYTES = 64_000_000
_MAX_ANSWER = 100_000_000
_FROM_OUTSIDE = {-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP}
_MEMORY = 2 << 30  # address space, of which libraries take a part
_ROOT = Path(__file__).resolve().parents[3]
_CHUNK = 1 << 16


@dataclass(frozen=True, slots=True)
class PdfJudgment:
    """What a PDF says, with the same headings, paragraphs and links as a text or a page."""

    headings: dict[str, str]
    origins: dict[str, str]  # where each heading was found
    decided: str | None  # the day, as 14 March, 2019
    paragraphs: list[Paragraph]
    footnotes: list[str]
    links: list[Link] = field(default_factory=list)  # a PDF has none that lead to documents


@dataclass(frozen=True, slots=True)
class PdfLimits:
    """What one PDF may cost."""

    processor: int = 60  # seconds
    wall: float = 240.0  # seconds: a machine may be busy, but a child that waits for nothing must go
    memory: int = _MEMORY


def read_pdf(body: bytes, limits: PdfLimits | None = None) -> PdfJudgment:
    """The judgment in a PDF. Raises only `UnparsableError`, with a short stable reason."""
    if len(body) > MAX_BYTES:
        raise UnparsableError("too large")
    if b"%PDF-" not in body[:1024]:
        raise UnparsableError("broken PDF")
    answer = _ask(body, limits or PdfLimits())
    if "refused" in answer:
        raise UnparsableError(answer["refused"])
    paragraphs = [Paragraph(kind, text, None) for kind, text in answer["paragraphs"]]
    if not paragraphs:
        raise UnparsableError("no text")
    return PdfJudgment(
        answer["headings"], answer["origins"], answer["decided"], paragraphs, answer["footnotes"]
    )


class _KilledError(Exception):
    """The child was killed from outside, as when memory is short."""


class _Child:
    """A running reader."""

    def __init__(self, limits: PdfLimits) -> None:
        self.limits = limits
        self.owner = os.getpid()
        path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
        single = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "pipeline.parse.pdf.child", str(limits.memory), str(limits.processor)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **single, "PYTHONPATH": path},
            bufsize=0,
        )
        assert self._process.stdin and self._process.stdout  # noqa: S101
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)

    def ask(self, body: bytes) -> dict[str, Any]:
        """Send a PDF and wait for the answer, reading and writing as either side is ready."""
        deadline = time.monotonic() + self.limits.wall
        self._send(LENGTH.pack(len(body)), deadline)
        self._send(body, deadline)
        (length,) = LENGTH.unpack(self._receive(LENGTH.size, deadline))
        if length > _MAX_ANSWER:
            raise UnparsableError("too large")
        answer: dict[str, Any] = json.loads(self._receive(length, deadline))
        return answer

    def _send(self, data: bytes, deadline: float) -> None:
        view = memoryview(data)
        while view:
            self._wait(self._input, deadline, writing=True)
            try:
                view = view[os.write(self._input, view[:_CHUNK]) :]
            except BlockingIOError:
                continue
            except OSError:
                raise UnparsableError(self._explain()) from None

    def _receive(self, count: int, deadline: float) -> bytes:
        parts: list[bytes] = []
        while count:
            self._wait(self._output, deadline, writing=False)
            part = os.read(self._output, min(count, _CHUNK))
            if not part:
                raise UnparsableError(self._explain())
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    def _wait(self, stream: int, deadline: float, *, writing: bool) -> None:
        poll = select.poll()
        poll.register(stream, select.POLLOUT if writing else select.POLLIN)
        if not poll.poll(max(0.0, deadline - time.monotonic()) * 1000):
            raise UnparsableError("took too long")

    def _explain(self) -> str:
        """Why the child is gone: the kernel ended it for its time, or the PDF broke it. A child that somebody
        killed says nothing of the PDF."""
        code = self._process.wait()
        if code in _FROM_OUTSIDE:
            raise _KilledError
        return "took too long" if code == -signal.SIGXCPU else "broken PDF"

    def stop(self) -> None:
        """End the child and collect it. In a forked process, it is the parent's: only let go of it."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                stream.close()
        if self.owner == os.getpid():
            self._process.kill()
            self._process.wait()
        else:
            self._process.returncode = 0  # not ours to wait for


_lock = threading.Lock()
_child: _Child | None = None


def _ask(body: bytes, limits: PdfLimits) -> dict[str, Any]:
    """The answer of the child; if it was killed, that of the next one."""
    try:
        return _ask_once(body, limits)
    except _KilledError:
        pass
    try:
        return _ask_once(body, limits)
    except _KilledError:  # twice by the same PDF: it needs more memory than there is
        raise UnparsableError("too large") from None


def _ask_once(body: bytes, limits: PdfLimits) -> dict[str, Any]:
    global _child
    with _lock:
        if _child is not None and (_child.owner != os.getpid() or _child.limits != limits):
            stop_reader()
        if _child is None:
            _child = _Child(limits)
        try:
            return _child.ask(body)
        except BaseException:  # after an error, or Ctrl-C amid an answer, the streams are out of step
            stop_reader()
            raise


def stop_reader() -> None:
    """End the child, if there is one."""
    global _child
    if _child is not None:
        _child.stop()
        _child = None


def _renew_lock() -> None:
    """A fork may happen while another thread holds the lock, which nobody would then release."""
    global _lock
    _lock = threading.Lock()


os.register_at_fork(after_in_child=_renew_lock)
atexit.register(stop_reader)
