"""Robots rules as in RFC 9309; when in doubt, closed: rules that we cannot read allow nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from protego import Protego

from pipeline.collect.http.exchange import Request, Response, UnusableError
from pipeline.collect.http.fetch import Fetcher
from schemas.errors import BlockedError, UnavailableError

AGENT = "ilsi"  # the name by which a site's rules can address us
LARGEST = 500 * 1024  # bytes; RFC 9309 asks for no less
_KEEP_FOR = 24 * 3600.0  # seconds
_NO_RULES = frozenset({404, 410})
_REFUSED = frozenset({401, 403, 451})
_TOLD_NO = frozenset(range(400, 500)) - {408, 425, 429}


@dataclass(frozen=True, slots=True)
class _Rules:
    read_at: float
    digest: str | None
    parsed: Protego


class RobotsGate:
    """Asks every host once a day what it allows. `keep` stores the host's rules and returns their digest.

    With a token we are invited: there any client error in answer to the request for robots.txt means that
    there are no rules, as RFC 9309 says. Elsewhere a refusal is taken as a refusal.
    """

    def __init__(
        self, fetcher: Fetcher, keep: Callable[[Response], str], *, behind_token: bool = False
    ) -> None:
        self._fetcher = fetcher
        self._keep = keep
        self._no_rules = _TOLD_NO if behind_token else _NO_RULES
        self._rules: dict[str, _Rules] = {}

    def allows(self, url: str) -> bool:
        """May we fetch this?"""
        allowed: bool = self._find_rules(url).parsed.can_fetch(url, AGENT)
        return allowed

    def find_digest(self, url: str) -> str | None:
        """Digest of the robots.txt that applies to this URL; None if the host has none."""
        return self._find_rules(url).digest

    def _find_rules(self, url: str) -> _Rules:
        parts = urlsplit(url)
        host = f"{parts.scheme}://{parts.netloc}"
        known = self._rules.get(host)
        if known is None or self._fetcher.now() - known.read_at >= _KEEP_FOR:
            known = self._rules[host] = self._read(host)
        return known

    def _read(self, host: str) -> _Rules:
        response = self._ask(f"{host}/robots.txt")
        name = urlsplit(host).netloc
        if response.status in self._no_rules:
            return _Rules(self._fetcher.now(), None, Protego.parse(""))
        if response.status in _REFUSED:
            raise BlockedError(
                f"{name} does not admit programs (robots.txt: status {response.status}); "
                "nothing was marked as done: use the official API (--source api)"
            )
        text = response.body.decode("utf-8-sig", errors="replace")
        if "html" in (response.find_header("Content-Type") or "").lower() or text.lstrip().startswith("<"):
            raise _closed(name, "a web page is in its place")
        rules = _Rules(self._fetcher.now(), self._keep(response), Protego.parse(text))
        self._obey_delay(host, rules.parsed)
        return rules

    def _ask(self, url: str) -> Response:
        request = Request(url, accepts=(), statuses=_REFUSED | self._no_rules | {200}, limit=LARGEST)
        try:
            return self._fetcher.fetch(request)
        except UnusableError as error:
            raise _closed(urlsplit(url).netloc, str(error)) from None

    def _obey_delay(self, host: str, rules: Protego) -> None:
        delay = rules.crawl_delay(AGENT) or 0.0
        rate = rules.request_rate(AGENT)
        if rate is not None:
            delay = max(delay, rate.seconds / rate.requests)
        self._fetcher.slow_down(host, delay)


def _closed(name: str, reason: str) -> UnavailableError:
    return UnavailableError(
        f"robots.txt of {name} cannot be read ({reason}), so nothing may be fetched; run again later"
    )
