"""Questions, answers, and which answers may be kept."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from urllib.parse import urlsplit

from pipeline.challenge import is_challenge
from pipeline.pace import parse_retry_after
from schemas.errors import BlockedError, DeniedError, RetryableError

GONE = frozenset({404, 410, 451})
_TRY_AGAIN = frozenset({408, 425, 429})
_GUARD = re.compile(rb"\s{0,9}error code: 1\d\d\d\b")  # the guard's own errors; 5xx are the server's


@dataclass(frozen=True, slots=True)
class Request:
    """What to ask. `accepts` are the content types that may be kept, `statuses` the answers that mean
    something; the headers can hold a token and are never shown."""

    url: str
    method: str = "GET"
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    accepts: tuple[str, ...] = ("text/html", "application/xhtml+xml")
    statuses: frozenset[int] = GONE | {200}
    limit: int | None = None  # of bytes, where it is tighter than the fetcher's
    find_fault: Callable[[bytes], str | None] | None = None  # a cheap look at the body, not parsing


@dataclass(frozen=True, slots=True)
class Response:
    """An answer that may be kept."""

    url: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes = field(repr=False)
    fetched_at: datetime
    attempt: int = 1

    def header(self, name: str) -> str | None:
        """A header's value, whatever the case of its name."""
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)


class UnusableError(Exception):
    """This one answer cannot be used; others may. The text is a short reason for the ledger."""


class ExhaustedError(UnusableError):
    """It failed as often as we are willing to try; another day it may come."""


class DisallowedError(UnusableError):
    """Robots rules keep us away from it."""


class FailedError(RetryableError):
    """This try failed; the host may have said when to come back."""

    def __init__(self, reason: str, *, retry_after: float | None = None) -> None:
        super().__init__(reason)
        self.retry_after = retry_after


class UnreachableError(FailedError):
    """No connection was made: the trouble is on our side, or the host is off."""


def judge_answer(request: Request, response: Response, now: float) -> None:
    """Raise unless the answer is one that may be kept."""
    host, status = urlsplit(response.url).netloc, response.status
    if is_challenge(response.body):
        raise BlockedError(
            f"{host} shows a challenge page instead of an answer; nothing was marked done: "
            "wait some hours, or use the official API (--source api)"
        )
    if _GUARD.match(response.body):
        raise BlockedError(
            f"{host} turns us away ({response.body.strip()[:40].decode('ascii', 'replace')}); "
            "nothing was marked done: wait some hours"
        )
    if status in request.statuses:
        if status == 200:
            _check_content(request, response)
        return
    if status in (401, 403):
        raise _explain_refusal(request, response, host)
    if status in _TRY_AGAIN or status >= 500:
        retry_after = parse_retry_after(response.header("Retry-After"), now)
        raise FailedError(f"status {status}", retry_after=retry_after)
    raise UnusableError(f"status {status}")


def _check_content(request: Request, response: Response) -> None:
    kind = (response.header("Content-Type") or "").split(";")[0].strip().lower()
    if kind and request.accepts and kind not in request.accepts:
        raise UnusableError(f"came as {kind[:60]}")
    fault = request.find_fault(response.body) if request.find_fault else None
    if fault is not None:
        raise UnusableError(fault)


def _explain_refusal(request: Request, response: Response, host: str) -> Exception:
    if "Authorization" in request.headers:
        return DeniedError(
            f"{host} refused the token (status {response.status}): check ILSI_KANOON_TOKEN and that your "
            "account may use the API; nothing was marked done"
        )
    return BlockedError(
        f"{host} refuses us (status {response.status}); nothing was marked done: "
        "wait some hours, or use the official API (--source api)"
    )
