"""A time limit on a whole exchange. Socket timeouts start again with every byte, so a server that sends one
byte per minute would hold us forever; here the connection is shut down when the time is up."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

from requests.adapters import HTTPAdapter


class DeadlineAdapter(HTTPAdapter):
    """One connection per host, no hidden retries, and a way to cut the connection from outside."""

    def __init__(self) -> None:
        super().__init__(pool_connections=1, pool_maxsize=1, max_retries=0)
        self._sockets: list[socket.socket] = []

    def get_connection_with_tls_context(self, *args: Any, **kwargs: Any) -> Any:
        """Return the usual pool, but keep track of the sockets that it opens."""
        pool: Any = super().get_connection_with_tls_context(*args, **kwargs)
        if not getattr(pool.ConnectionCls, "is_watched", False):
            pool.ConnectionCls = _watch(pool.ConnectionCls, self._sockets)
        return pool

    @contextlib.contextmanager
    def cut_after(self, seconds: float) -> Iterator[threading.Event]:
        """Cut every connection when the time is up; the event is set if that happened."""
        expired = threading.Event()

        def cut() -> None:
            expired.set()
            for opened in list(self._sockets):
                with contextlib.suppress(OSError):
                    socket.socket.shutdown(opened, socket.SHUT_RDWR)

        timer = threading.Timer(seconds, cut)
        timer.daemon = True
        timer.start()
        try:
            yield expired
        finally:
            timer.cancel()


def _watch(connection_class: Any, sockets: list[socket.socket]) -> Any:
    class WatchedConnection(connection_class):  # type: ignore[misc]
        is_watched = True

        def connect(self) -> None:
            super().connect()
            sockets[:] = [opened for opened in sockets if opened.fileno() != -1]
            sockets.append(self.sock)

    return WatchedConnection
