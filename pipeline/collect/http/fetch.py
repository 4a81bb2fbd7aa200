"""Request one thing from a host, with limits on hosts, bytes, time, redirects and attempts.

The result is an answer that may be kept. Everything else is an error that says what to do next:
`UnusableError` (skip this one and continue), `UnavailableError` (the host is in trouble, stop),
`BlockedError` and `DeniedError` (the host does not want us, stop with an error).
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from http.cookiejar import DefaultCookiePolicy
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Self
from urllib.parse import urljoin, urlsplit

import requests
from urllib3.exceptions import HTTPError, NewConnectionError

from pipeline.collect.http.deadline import DeadlineAdapter
from pipeline.collect.http.exchange import (
    DisallowedError,
    ExhaustedError,
    FailedError,
    Request,
    Response,
    UnreachableError,
    UnusableError,
    check_answer,
)
from pipeline.collect.http.host_lock import HostLock
from pipeline.collect.http.pace import Pace, PaceRules
from pipeline.collect.http.stream import BodyStream
from pipeline.collect.http.unpack import BrokenBodyError, TooLargeError, unpack_body
from schemas.errors import RetryableError, UnavailableError, UsageError

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
_CHUNK = 1 << 16


@dataclass(frozen=True, slots=True)
class Limits:
    """What we accept for one answer."""

    body: int = 30_000_000  # bytes, packed and unpacked
    seconds: float = 60.0  # for the whole exchange
    silence: float = 20.0  # without a single byte
    redirects: int = 3
    attempts: int = 4


class Fetcher:
    """Fetches from a few named hosts, one request at a time. Close it to release the hosts."""

    def __init__(
        self,
        *,
        hosts: frozenset[str],
        agent: str,
        pace: PaceRules | None = None,
        limits: Limits | None = None,
        allow_http_loopback: bool = False,
        patience: float = 30.0,
        lock_folder: Path | None = None,
        chance: random.Random | None = None,
        on_wait: Callable[[str], None] | None = None,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._hosts = hosts
        self._rules = pace or PaceRules()
        self._limits = limits or Limits()
        self._allow_http_loopback = allow_http_loopback
        self._patience = patience
        self._lock_folder = lock_folder
        self._chance = chance or random.Random()
        self._on_wait = on_wait
        self._clock = clock
        self._sleep = sleep
        self._adapter = DeadlineAdapter()
        self._session = _open_session(agent, self._adapter, trust_environment=not allow_http_loopback)
        self._paces: dict[str, tuple[HostLock, Pace]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections and release the hosts to other runs."""
        self._session.close()
        for lock, _ in self._paces.values():
            lock.release()
        self._paces.clear()

    def _report_wait(self, sentence: str) -> None:
        if self._on_wait:
            self._on_wait(sentence)

    def slow_down(self, url: str, delay: float) -> None:
        """Respect a Crawl-delay on the host of this URL."""
        self._find_pace(url).keep_at_least(delay)

    def now(self) -> float:
        """The fetcher's clock, in seconds since 1970."""
        return self._clock()

    def fetch(self, request: Request, *, permit: Callable[[str], bool] = lambda _: True) -> Response:
        """Get an answer, retrying where that may help. All our requests only read, so repeating one is safe.
        `permit` is asked about every redirect."""
        unreachable, reason = False, ""
        for attempt in range(1, self._limits.attempts + 1):
            try:
                return self._try(request, attempt, permit)
            except UnreachableError as error:
                unreachable, reason = True, str(error)
            except RetryableError as error:
                unreachable, reason = False, str(error)
            if attempt < self._limits.attempts:
                self._report_wait(f"{urlsplit(request.url).netloc}: {reason}, trying again")
        if unreachable:
            host = urlsplit(request.url).netloc
            raise UnavailableError(f"{host} cannot be reached ({reason}): check the network and run again")
        raise ExhaustedError(f"kept failing: {reason}")

    def open_stream(self, request: Request) -> BodyStream:
        """Begin to read an answer of any length. One attempt: after a FailedError, whoever reads asks for the
        rest. There are no redirects, and no limit on the whole time: a stream that crawls is cut."""
        pace = self._find_pace(request.url)
        pace.wait()
        try:
            answer = self._session.get(
                request.url,
                headers={**request.headers, "Accept-Encoding": "identity"},
                timeout=self._limits.silence,
                allow_redirects=False,
                stream=True,
            )
        except (requests.RequestException, HTTPError, OSError) as error:
            pace.fail(_describe(error))
            raise FailedError(_describe(error)) from None
        headers = tuple((str(name), str(value)) for name, value in answer.raw.headers.items())
        began = datetime.fromtimestamp(self._clock(), UTC)
        response = Response(request.url, answer.status_code, headers, b"", began)
        try:
            check_answer(request, response, self._clock())
        except FailedError as error:
            answer.close()
            pace.fail(str(error), retry_after=error.retry_after)
            raise
        except BaseException:
            answer.close()
            raise
        pace.succeed()
        return BodyStream(answer, response, pace)

    def _try(self, request: Request, attempt: int, permit: Callable[[str], bool]) -> Response:
        pace = self._find_pace(request.url)
        try:
            response = self._follow(request, attempt, permit)
            check_answer(request, response, self._clock())
        except UnreachableError as error:
            pace.count_failure(str(error))  # the request never reached the host: no reason to slow down
            raise
        except FailedError as error:
            pace.fail(str(error), retry_after=error.retry_after)
            raise
        except UnusableError as error:
            pace.count_failure(str(error))
            raise
        pace.succeed()
        return response

    def _follow(self, request: Request, attempt: int, permit: Callable[[str], bool]) -> Response:
        url = request.url
        for _ in range(self._limits.redirects + 1):
            response = self._exchange(request, url, attempt)
            if response.status not in _REDIRECTS:
                return response
            url = self._find_target(request, response)
            if not permit(url):
                raise DisallowedError("redirects to a page that robots.txt disallows")
        raise UnusableError(f"redirects more than {self._limits.redirects} times")

    def _find_target(self, request: Request, response: Response) -> str:
        """The target of a redirect, if we may follow it."""
        target = urljoin(response.url, response.find_header("Location") or "")
        if request.method != "GET":
            raise UnusableError("redirects a request that is not a plain GET")
        try:
            self._check_url(target)
        except UsageError:
            raise UnusableError(f"redirects elsewhere ({(urlsplit(target).netloc or target)[:80]})") from None
        return target

    def _check_url(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.netloc not in self._hosts:
            raise UsageError(f"{parts.netloc or url} is not a host to collect from")
        is_loopback = parts.hostname in _LOOPBACK and self._allow_http_loopback
        if parts.scheme != "https" and not (parts.scheme == "http" and is_loopback):
            raise UsageError(f"{url} must be https")

    def _find_pace(self, url: str) -> Pace:
        """The pace of a host. This takes the host's lock, which is held until the fetcher is closed."""
        self._check_url(url)
        host = urlsplit(url).netloc
        if host not in self._paces:
            lock = HostLock(host, folder=self._lock_folder)
            lock.acquire(patience=self._patience, on_wait=self._on_wait, clock=self._clock, sleep=self._sleep)
            self._paces[host] = (lock, Pace(lock, self._rules, clock=self._clock, sleep=self._sleep))
        return self._paces[host][1]

    def _exchange(self, request: Request, url: str, attempt: int) -> Response:
        """One request and its whole response."""
        pace = self._find_pace(url)
        # Retries come at random moments, so that clients do not fall into step.
        pace.wait(extra=self._chance.uniform(0, pace.delay) if attempt > 1 else 0.0)
        try:
            return self._send(request, url, attempt)
        except TooLargeError as error:
            raise UnusableError(str(error)) from None
        except (requests.RequestException, HTTPError, OSError, BrokenBodyError) as error:
            failure = UnreachableError if _is_unreachable(error) else FailedError
            raise failure(_describe(error)) from None
        finally:
            pace.mark()

    def _send(self, request: Request, url: str, attempt: int) -> Response:
        limits = self._limits
        with (
            self._adapter.cut_after(limits.seconds) as expired,
            self._session.request(
                request.method,
                url,
                headers=dict(request.headers),
                timeout=limits.silence,
                allow_redirects=False,
                stream=True,
            ) as answer,
        ):
            encoding = answer.headers.get("Content-Encoding", "").strip().lower()
            chunks = answer.raw.stream(_CHUNK, decode_content=False)
            body = unpack_body(chunks, encoding, limit=min(limits.body, request.limit or limits.body))
            if expired.is_set():
                raise BrokenBodyError(f"took longer than {limits.seconds:g} s")
            fetched_at = datetime.fromtimestamp(self._clock(), UTC)
            headers = tuple((str(name), str(value)) for name, value in answer.raw.headers.items())
            return Response(url, answer.status_code, headers, body, fetched_at, attempt)


def _is_unreachable(error: Exception) -> bool:
    """Was no connection made at all: no network, unknown host name, nothing listening?"""
    reason = getattr(error.args[0], "reason", None) if error.args else None
    return isinstance(error, requests.exceptions.ProxyError) or isinstance(reason, NewConnectionError)


def describe_agent(contact: str | None) -> str:
    """An honest User-Agent: who we are and how to reach the user."""
    try:
        release = version("ilsi")
    except PackageNotFoundError:
        release = "0"
    if contact is None:
        return f"ilsi/{release}"
    if not contact.isprintable() or not contact.isascii():
        raise UsageError(f"contact must be a plain e-mail or web address, got {contact!r}")
    return f"ilsi/{release} (+{contact})"


def _open_session(agent: str, adapter: DeadlineAdapter, *, trust_environment: bool) -> requests.Session:
    session = requests.Session()
    # Proxies set in the environment are fine for real hosts, but loopback must not go through a proxy.
    session.trust_env = trust_environment
    # Without this, requests would send a password from ~/.netrc.
    session.auth = _send_no_password
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    session.headers.clear()
    session.headers.update({"User-Agent": agent, "Accept-Encoding": "gzip, deflate", "Accept": "*/*"})
    session.mount("https://", adapter)
    session.mount("http://", adapter)
    return session


def _send_no_password(prepared: Any) -> Any:
    return prepared


def _describe(error: Exception) -> str:
    """A short reason. Never the message of a network error itself, which may contain the whole URL."""
    names = {
        requests.ConnectTimeout: "no connection in time",
        requests.Timeout: "no answer in time",
        requests.exceptions.SSLError: "no safe connection",
        requests.ConnectionError: "no connection",
    }
    if isinstance(error, BrokenBodyError):
        return str(error)
    return next((text for kind, text in names.items() if isinstance(error, kind)), "the connection broke")
