"""Requests, responses, and which responses may be kept."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from urllib.parse import urlsplit

from pipeline.archive.ledger import GONE
from pipeline.collect.http.pace import parse_retry_after
from pipeline.parse.challenge import is_challenge
from schemas.errors import BlockedError, DeniedError, RetryableError

_TRY_AGAIN = frozenset({408, 425, 429})
_PROTECTION = re.compile(rb"\s{0,9}error code: 1\d\d\d\b")  # by the bot protection; 5xx are the server's


@dataclass(frozen=True, slots=True)
class Request:
    """What to ask for. `accepts` are the content types that may be kept, `statuses` those that count as an
    answer; the headers may contain a token and are never shown."""

    url: str
    method: str = "GET"
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    accepts: tuple[str, ...] = ("text/html", "application/xhtml+xml")
    statuses: frozenset[int] = GONE | {200}
    limit: int | None = None  # in bytes, if tighter than the fetcher's
    find_fault: Callable[[bytes], str | None] | None = None  # a quick check of the body, without parsing it


@dataclass(frozen=True, slots=True)
class Response:
    """An answer that may be kept."""

    url: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes = field(repr=False)
    fetched_at: datetime
    attempt: int = 1

    def find_header(self, name: str) -> str | None:
        """A header's value, whatever the case of its name."""
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)


class UnusableError(Exception):
    """This answer cannot be used, though others may. The message is a short reason for the ledger."""


class ExhaustedError(UnusableError):
    """It failed as often as we are willing to try; it may succeed another day."""


class DisallowedError(UnusableError):
    """robots.txt does not allow it."""


class FailedError(RetryableError):
    """This attempt failed; the host may have said when to come back."""

    def __init__(self, reason: str, *, retry_after: float | None = None) -> None:
        super().__init__(reason)
        self.retry_after = retry_after


class UnreachableError(FailedError):
    """No connection was made: the problem is on our side, or the host is down."""


def check_answer(request: Request, response: Response, now: float) -> None:
    """Raise an error unless the answer may be kept."""
    host, status = urlsplit(response.url).netloc, response.status
    if is_challenge(response.body):
        raise BlockedError(
            f"{host} shows a challenge page instead of an answer; nothing was marked as done: "
            "wait a few hours, or use the official API (--source api)"
        )
    if _PROTECTION.match(response.body):
        raise BlockedError(
            f"{host} turns us away ({response.body.strip()[:40].decode('ascii', 'replace')}); "
            "nothing was marked as done: wait a few hours"
        )
    if status in request.statuses:
        if status == 200:
            _check_content(request, response)
        return
    if status in (401, 403):
        raise _explain_refusal(request, response, host)
    if status in _TRY_AGAIN or status >= 500:
        retry_after = parse_retry_after(response.find_header("Retry-After"), now)
        raise FailedError(f"status {status}", retry_after=retry_after)
    raise UnusableError(f"status {status}")


def _check_content(request: Request, response: Response) -> None:
    kind = (response.find_header("Content-Type") or "").split(";")[0].strip().lower()
    if kind and request.accepts and kind not in request.accepts:
        raise UnusableError(f"came as {kind[:60]}")
    fault = request.find_fault(response.body) if request.find_fault else None
    if fault is not None:
        raise UnusableError(fault)


def _explain_refusal(request: Request, response: Response, host: str) -> Exception:
    if "Authorization" in request.headers:
        return DeniedError(
            f"{host} refused the token (status {response.status}): check ILSI_KANOON_TOKEN and that your "
            "account may use the API; nothing was marked as done"
        )
    return BlockedError(
        f"{host} refuses us (status {response.status}); nothing was marked as done: "
        "wait a few hours, or use the official API (--source api)"
    )
