"""The body of an answer, read as it arrives: for objects that are too large to hold in memory."""

import time
from typing import Self

import requests
from urllib3.exceptions import HTTPError

from pipeline.collect.http.exchange import FailedError, Response
from pipeline.collect.http.pace import Pace

_SLOWEST = 10_000  # bytes per second, over a whole stretch
_STRETCH = 60.0  # seconds


class BodyStream:
    """The body of one answer. A broken or crawling connection is a FailedError; whoever reads the stream
    knows how far it came and may ask for the rest."""

    def __init__(self, answer: requests.Response, response: Response, pace: Pace) -> None:
        self._answer = answer
        self._pace = pace
        self._stretch_began, self._stretch_bytes = time.monotonic(), 0
        self.response = response

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection, also if there is more to come."""
        self._pace.mark()
        self._answer.close()

    def read(self, size: int) -> bytes:
        """At most so many bytes; none at the end."""
        try:
            data: bytes = self._answer.raw.read(size, decode_content=False)
        except (requests.RequestException, HTTPError, OSError) as error:
            raise self._fail("the connection broke") from error
        self._watch_speed(len(data))
        return data

    def _watch_speed(self, received: int) -> None:
        self._stretch_bytes += received
        now = time.monotonic()
        if now - self._stretch_began < _STRETCH:
            return
        if self._stretch_bytes < _SLOWEST * (now - self._stretch_began):
            raise self._fail("too slow")
        self._stretch_began, self._stretch_bytes = now, 0

    def _fail(self, reason: str) -> FailedError:
        self._pace.fail(reason)
        return FailedError(reason)
