"""The process that reads PDFs: PDFium may hang or crash on a hostile file, and this is what then dies.

It answers one request after another on its standard streams: eight bytes of length and a PDF in, eight
bytes of length and JSON out. Before each request it gives itself so many seconds of processor time; the
kernel ends it when they are used up. It ends when its parent closes the stream, and amid a PDF when its
parent is gone.
"""

import gc
import json
import os
import resource
import struct
import sys
import threading
import time
from typing import IO, Any

from pipeline.parse.pdf.page_reader import RefusedError, read_parts

LENGTH = struct.Struct(">Q")
MAX_REQUEST = 1 << 30


def main() -> None:
    """Answer until there are no more requests."""
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    memory, seconds = int(sys.argv[1]), int(sys.argv[2])
    _limit(resource.RLIMIT_AS, memory)
    _limit(resource.RLIMIT_CORE, 0)
    gc.set_threshold(100_000)  # a document is many small objects and no cycles
    # PDFium and fonts print warnings: they must not get between the answers.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    while (body := _receive(requests)) is not None:
        _allow(seconds)
        answer = json.dumps(_answer(body), ensure_ascii=True).encode()
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()


def _answer(body: bytes) -> dict[str, Any]:
    try:
        return read_parts(body)
    except RefusedError as error:
        return {"refused": str(error)}
    except MemoryError:
        return {"refused": "too large"}
    except RecursionError:
        return {"refused": "broken PDF"}


def _receive(stream: IO[bytes]) -> bytes | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = stream.read(min(length, MAX_REQUEST))
    return body if len(body) == length else None


def _leave_with(parent: int) -> None:
    """End when the parent is gone: one that was killed cannot tell us, and we may be busy for a minute."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def _limit(kind: int, most: int) -> None:
    _, hard = resource.getrlimit(kind)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, hard))


def _allow(seconds: int) -> None:
    """So many more seconds of processor time from now."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + seconds)


if __name__ == "__main__":
    main()
