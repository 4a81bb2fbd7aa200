"""How fast we send requests: never faster than configured, slower when the host is in trouble, and not at all
when it asks us to stay away."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from pipeline.collect.http.host_lock import HostLock, HostMemory
from schemas.errors import UnavailableError


@dataclass(frozen=True, slots=True)
class PaceRules:
    """The pace and its limits, in seconds and counts."""

    delay: float = 1.5  # from the end of one answer to the next request
    first_slowdown: float = 0.5  # where doubling starts if the delay is smaller
    slowest: float = 60.0
    longest_wait: float = 600.0  # a longer Retry-After ends the run
    longest_ban: float = 86_400.0  # a longer Retry-After is cut to this: it may be a mistake
    forget_after: float = 3_600.0  # a slowed pace is forgotten after a longer break
    failures: int = 8  # in a row, after which the run ends
    successes: int = 20  # in a row, after which a slowed pace recovers by a quarter


class Pace:
    """The pace on one host. The host's lock must be held."""

    def __init__(
        self,
        lock: HostLock,
        rules: PaceRules,
        *,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._lock = lock
        self._rules = rules
        self._clock = clock
        self._sleep = sleep
        self._floor = rules.delay
        self._memory = self._recall()
        self._failures = 0
        self._successes = 0

    @property
    def delay(self) -> float:
        """Seconds between requests at present."""
        return max(self._floor, self._memory.delay)

    def keep_at_least(self, delay: float) -> None:
        """Set another lower limit for the delay (a Crawl-delay)."""
        self._floor = max(self._floor, delay)

    def wait(self, *, extra: float = 0.0) -> None:
        """Sleep until the next request may start, and record that it starts."""
        self._refuse_long_waits()
        since = self._clock()
        # If the clock was set back, we must not wait for hours.
        last_request = min(self._memory.last_request, since)
        due = max(last_request + self.delay, self._memory.not_before) + extra
        while (now := self._clock()) < due:
            self._sleep(due - now)
        self.mark()

    def mark(self) -> None:
        """Record that a request starts or ends now."""
        self._remember(last_request=self._clock())

    def succeed(self) -> None:
        """Record that the host answered."""
        self._failures = 0
        self._successes += 1
        if self._memory.delay and self._successes >= self._rules.successes:
            self._successes = 0
            slower = self._memory.delay * 0.75
            self._remember(delay=slower if slower > max(self._floor, 0.1) else 0.0)

    def fail(self, reason: str, *, retry_after: float | None = None) -> None:
        """Record that the host is in trouble: slow down, and stop if it continues."""
        doubled = max(2 * self.delay, self._rules.first_slowdown)
        stay_away = self._clock() + min(retry_after, self._rules.longest_ban) if retry_after else 0.0
        self._remember(
            delay=min(doubled, max(self._rules.slowest, self._floor)),
            not_before=max(self._memory.not_before, stay_away),
        )
        self.count_failure(reason)
        self._refuse_long_waits()

    def count_failure(self, reason: str) -> None:
        """Count an unusable answer: one more failure in a row, but no reason to slow down."""
        self._successes = 0
        self._failures += 1
        if self._failures >= self._rules.failures:
            raise UnavailableError(
                f"{self._lock.host} failed {self._failures} times in a row (last: {reason}); "
                "nothing is lost: run again later"
            )

    def _recall(self) -> HostMemory:
        memory = self._lock.load()
        if memory.not_before - self._clock() > self._rules.longest_ban:  # recorded while the clock was ahead
            memory = replace(memory, not_before=0.0)
        rested = self._clock() - memory.last_request > self._rules.forget_after
        return replace(memory, delay=0.0) if rested else memory

    def _refuse_long_waits(self) -> None:
        left = self._memory.not_before - self._clock()
        if left > self._rules.longest_wait:
            until = datetime.fromtimestamp(self._memory.not_before, UTC)
            raise UnavailableError(
                f"{self._lock.host} asks us to stay away until {until:%Y-%m-%d %H:%M} UTC; "
                "nothing is lost: run again after that"
            )

    def _remember(self, **changes: float) -> None:
        self._memory = replace(self._memory, **changes)
        self._lock.save(self._memory)


def parse_retry_after(value: str | None, now: float) -> float | None:
    """Seconds to wait, from a Retry-After header (seconds or a date); None if it is not usable."""
    if value is None:
        return None
    if value.strip().isascii() and value.strip().isdigit():
        return float(value.strip()[:9])
    try:
        date = parsedate_to_datetime(value)
    except ValueError:
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=UTC)
    return max(0.0, date.timestamp() - now)
