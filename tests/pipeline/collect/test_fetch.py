"""Fetching within bounds: hosts, bytes, time, redirects, tries, and a pace that only slows."""

import gzip
import http.server
import random
import socket
import threading
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email.utils import format_datetime
from itertools import pairwise
from pathlib import Path

import pytest

from embedded.site.faults import Answer, Fault, FaultBook
from embedded.site.server import Request as Asked
from embedded.site.server import RequestLog, Server
from pipeline.collect.http.exchange import Request, UnusableError
from pipeline.collect.http.fetch import Fetcher, Limits, describe_agent
from pipeline.collect.http.host_lock import HostLock, HostMemory
from pipeline.collect.http.pace import Pace, PaceRules, parse_retry_after
from pipeline.collect.http.unpack import BrokenBodyError, TooLargeError, unpack_body
from schemas.errors import BlockedError, BusyError, DeniedError, StorageError, UnavailableError, UsageError

PAGE = b"<html><body>" + b"A page of some length. " * 100 + b"</body></html>"


class Clock:
    """Time that passes only when somebody sleeps."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.sleeps: list[float] = []

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        self.time += seconds


@contextmanager
def serve(application: Callable[[Asked], Answer], *faults: Fault) -> Iterator[str]:
    server = Server("web", 0, application, FaultBook(faults, "web"), RequestLog(None))
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def show_page(_: Asked) -> Answer:
    return Answer(PAGE)


def make_fetcher(url: str, folder: Path, **options: object) -> Fetcher:
    clock = Clock()
    settings: dict[str, object] = {
        "hosts": frozenset({url.removeprefix("http://")}),
        "agent": "ilsi/test (+nobody@example.org)",
        "pace": PaceRules(delay=0),
        "allow_http_loopback": True,
        "lock_folder": folder,
        "chance": random.Random(1),
        "clock": clock.now,
        "sleep": clock.sleep,
    }
    return Fetcher(**settings | options)  # type: ignore[arg-type]


@contextmanager
def visit(
    application: Callable[[Asked], Answer], folder: Path, *faults: Fault, **options: object
) -> Iterator[tuple[str, Fetcher]]:
    with serve(application, *faults) as url, make_fetcher(url, folder, **options) as fetcher:
        yield url, fetcher


# What comes back


def test_body_headers_and_agent(tmp_path: Path) -> None:
    agents = []

    def application(asked: Asked) -> Answer:
        agents.append(asked.headers["User-Agent"])
        return Answer(PAGE)

    with visit(application, tmp_path) as (url, fetcher):
        response = fetcher.fetch(Request(f"{url}/doc/1/"))
    assert response.body == PAGE  # the server packs it: see Content-Encoding
    assert response.find_header("content-encoding") == "gzip"
    assert (response.status, response.attempt) == (200, 1)
    assert agents == ["ilsi/test (+nobody@example.org)"]


def test_one_connection_serves_all_requests(tmp_path: Path) -> None:
    seen = set()

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            seen.add(self.client_address)
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(PAGE)))
            self.end_headers()
            self.wfile.write(PAGE)

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}"
    with make_fetcher(url, tmp_path) as fetcher:
        for number in range(5):
            fetcher.fetch(Request(f"{url}/doc/{number}/"))
    server.shutdown()
    server.server_close()
    assert len(seen) == 1


@pytest.mark.parametrize("status", [404, 410, 451])
def test_what_is_gone_is_an_answer(status: int, tmp_path: Path) -> None:
    with visit(lambda _: Answer(b"no", status), tmp_path) as (url, fetcher):
        assert fetcher.fetch(Request(f"{url}/doc/1/")).status == status


def test_cookies_are_not_sent_back(tmp_path: Path) -> None:
    cookies = []

    def application(asked: Asked) -> Answer:
        cookies.append(asked.headers.get("Cookie"))
        return Answer(PAGE, headers={"Set-Cookie": "session=1; Path=/"})

    with visit(application, tmp_path) as (url, fetcher):
        fetcher.fetch(Request(f"{url}/doc/1/"))
        fetcher.fetch(Request(f"{url}/doc/2/"))
    assert cookies == [None, None]


def test_no_password_from_netrc_reaches_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text("default login someone password secret\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("NETRC", str(netrc))
    seen = []

    def application(asked: Asked) -> Answer:
        seen.append(asked.headers.get("Authorization"))
        return Answer(b"{}", content_type="application/json")

    headers = {"Authorization": "Token abc"}
    with visit(application, tmp_path / "locks") as (url, fetcher):
        fetcher._session.trust_env = True  # as for real hosts
        fetcher.fetch(Request(f"{url}/doc/1/", "POST", headers, accepts=()))
        fetcher.fetch(Request(f"{url}/doc/1/", accepts=()))
    assert seen == ["Token abc", None]


# What is refused: each fault, the error it becomes


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (Fault(kind="wrong_type"), "came as application/pdf"),
        (Fault(kind="bomb", megabytes=64), "unpacks to more than"),
        (Fault(kind="redirect", to="https://elsewhere.example/"), "redirects elsewhere (elsewhere.example)"),
        (Fault(kind="redirect", to="ftp://127.0.0.1:{port}/"), "redirects elsewhere"),
        (Fault(kind="redirect", to="http://user@127.0.0.1:{port}/"), "redirects elsewhere"),
        (Fault(kind="redirect_loop"), "redirects more than 3 times"),
        (Fault(kind="status", status=418), "status 418"),
        (Fault(kind="status", status=503), "kept failing: status 503"),
        (Fault(kind="status", status=429), "kept failing: status 429"),
        (Fault(kind="cut"), "kept failing: the connection broke"),
        (Fault(kind="empty"), "empty"),
    ],
    ids=lambda value: value.kind if isinstance(value, Fault) else "",
)
def test_unusable_answers(fault: Fault, reason: str, tmp_path: Path) -> None:
    limits = Limits(body=1_000_000, silence=5)
    with (
        visit(show_page, tmp_path, fault, limits=limits) as (url, fetcher),
        pytest.raises(UnusableError) as caught,
    ):
        fetcher.fetch(Request(f"{url}/doc/1/", find_fault=lambda body: None if body else "empty"))
    assert str(caught.value).startswith(reason)


@pytest.mark.parametrize("status", [200, 403])
def test_a_challenge_is_a_loud_stop(status: int, tmp_path: Path) -> None:
    with (
        visit(show_page, tmp_path, Fault(kind="challenge", status=status)) as (url, fetcher),
        pytest.raises(BlockedError, match="challenge page") as caught,
    ):
        fetcher.fetch(Request(f"{url}/doc/1/"))
    assert caught.value.exit_code == 75


def test_the_guards_plain_text_is_a_loud_stop(tmp_path: Path) -> None:
    with (
        visit(show_page, tmp_path, Fault(kind="error_text")) as (url, fetcher),
        pytest.raises(BlockedError, match="error code: 1015"),
    ):
        fetcher.fetch(Request(f"{url}/doc/1/", accepts=()))


def test_a_refusal_without_token_means_blocked(tmp_path: Path) -> None:
    with (
        visit(lambda _: Answer(b"no", 403), tmp_path) as (url, fetcher),
        pytest.raises(BlockedError, match="refuses us"),
    ):
        fetcher.fetch(Request(f"{url}/doc/1/"))


def test_a_refused_token_is_denied_and_never_shown(tmp_path: Path) -> None:
    answer = Answer(b'{"detail": "Invalid token."}', 403)
    with visit(lambda _: answer, tmp_path) as (url, fetcher):
        request = Request(f"{url}/doc/1/", "POST", {"Authorization": "Token very-secret"}, accepts=())
        with pytest.raises(DeniedError) as caught:
            fetcher.fetch(request)
    assert "very-secret" not in f"{caught.value} {request!r}"


def test_a_bomb_does_not_fill_the_memory(tmp_path: Path) -> None:
    limits = Limits(body=2_000_000)
    with visit(show_page, tmp_path, Fault(kind="bomb", megabytes=512), limits=limits) as (url, fetcher):
        tracemalloc.start()
        with pytest.raises(UnusableError, match="unpacks"):
            fetcher.fetch(Request(f"{url}/doc/1/"))
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < 20_000_000


def test_an_endless_body_is_cut(tmp_path: Path) -> None:
    noise = Answer(random.Random(1).randbytes(3_000_000))
    with (
        visit(lambda _: noise, tmp_path, limits=Limits(body=1_000_000)) as (url, fetcher),
        pytest.raises(UnusableError, match="larger than"),
    ):
        fetcher.fetch(Request(f"{url}/doc/1/"))


@pytest.mark.parametrize("lines", [b"HTTP/1.1 200 OK\r\nX-Slow: ", b"HTTP/1.0 200 OK\r\n\r\n"])
def test_slow_drip_ends_in_time_in_headers_and_in_body(lines: bytes, tmp_path: Path) -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    stop = threading.Event()

    def drip() -> None:
        while not stop.is_set():
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            with connection:
                connection.recv(65536)
                connection.sendall(lines)
                try:
                    while not stop.wait(0.02):
                        connection.sendall(b"x")
                except OSError:
                    continue

    thread = threading.Thread(target=drip, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    limits = Limits(seconds=0.3, attempts=1)
    with (
        make_fetcher(url, tmp_path, limits=limits) as fetcher,
        pytest.raises(UnusableError, match="kept failing"),
    ):
        fetcher.fetch(Request(f"{url}/doc/1/"))
    stop.set()
    listener.shutdown(socket.SHUT_RDWR)
    listener.close()
    thread.join(5)
    assert not thread.is_alive()


def test_a_silent_host_is_given_up(tmp_path: Path) -> None:
    limits = Limits(silence=0.1, attempts=2)
    with (
        visit(show_page, tmp_path, Fault(kind="hang", seconds=1), limits=limits) as (url, fetcher),
        pytest.raises(UnusableError),
    ):
        fetcher.fetch(Request(f"{url}/doc/1/"))


def test_redirects_inside_the_host_are_followed_and_asked_about(tmp_path: Path) -> None:
    def application(asked: Asked) -> Answer:
        if asked.path == "/doc/1/":
            return Answer(b"", 301, headers={"Location": "/doc/2/"})
        return Answer(PAGE)

    asked_about: list[str] = []

    def permit(url: str) -> bool:
        asked_about.append(url)
        return len(asked_about) == 1

    with visit(application, tmp_path) as (url, fetcher):
        assert fetcher.fetch(Request(f"{url}/doc/1/"), permit=permit).url == f"{url}/doc/2/"
        with pytest.raises(UnusableError, match="robots"):
            fetcher.fetch(Request(f"{url}/doc/1/"), permit=permit)
    assert asked_about == [f"{url}/doc/2/"] * 2


def test_a_question_with_a_token_never_follows_a_redirect(tmp_path: Path) -> None:
    paths = []

    def application(asked: Asked) -> Answer:
        paths.append(asked.path)
        return Answer(b"", 307, headers={"Location": "/other/"})

    with visit(application, tmp_path) as (url, fetcher), pytest.raises(UnusableError, match="redirects"):
        fetcher.fetch(Request(f"{url}/doc/1/", "POST", {"Authorization": "Token abc"}))
    assert paths == ["/doc/1/"]


@pytest.mark.parametrize(
    "url",
    ["http://indiankanoon.org/doc/1/", "https://example.org/", "https://a@indiankanoon.org/", "file:///x"],
)
def test_only_https_to_known_hosts(url: str, tmp_path: Path) -> None:
    fetcher = Fetcher(hosts=frozenset({"indiankanoon.org"}), agent="ilsi/test", lock_folder=tmp_path)
    with fetcher, pytest.raises(UsageError):
        fetcher.fetch(Request(url))


def test_the_agent_is_honest() -> None:
    assert describe_agent("me@example.org").startswith("ilsi/")
    assert describe_agent("me@example.org").endswith(" (+me@example.org)")
    with pytest.raises(UsageError):
        describe_agent("me\r\nX-Evil: 1")


# Trying again


def test_a_host_that_recovers_is_not_an_error(tmp_path: Path) -> None:
    with visit(show_page, tmp_path, Fault(kind="status", status=503, first=2)) as (url, fetcher):
        assert fetcher.fetch(Request(f"{url}/doc/1/")).attempt == 3


def test_a_cut_connection_is_tried_again(tmp_path: Path) -> None:
    with visit(show_page, tmp_path, Fault(kind="cut", first=1)) as (url, fetcher):
        response = fetcher.fetch(Request(f"{url}/doc/1/"))
    assert (response.body, response.attempt) == (PAGE, 2)


@pytest.mark.parametrize("as_date", [False, True])
def test_retry_after_is_obeyed(as_date: bool, tmp_path: Path) -> None:
    clock = Clock()
    until = format_datetime(datetime.fromtimestamp(clock.time + 77, UTC), usegmt=True)
    answers = iter([Answer(b"", 429, headers={"Retry-After": until if as_date else "77"}), Answer(PAGE)])
    with visit(lambda _: next(answers), tmp_path, clock=clock.now, sleep=clock.sleep) as (url, fetcher):
        fetcher.fetch(Request(f"{url}/doc/1/"))
    assert sum(clock.sleeps) >= 77


def test_a_long_retry_after_ends_the_run_and_the_next_one_before_it_asks(tmp_path: Path) -> None:
    asked = []

    def application(request: Asked) -> Answer:
        asked.append(request.path)
        return Answer(b"", 429, headers={"Retry-After": "7200"})

    clock = Clock()
    with serve(application) as url:
        for _ in range(2):
            with (
                make_fetcher(url, tmp_path, clock=clock.now, sleep=clock.sleep) as fetcher,
                pytest.raises(UnavailableError, match=r"until 1970-01-12 15:46 UTC"),
            ):
                fetcher.fetch(Request(f"{url}/doc/1/"))
    assert asked == ["/doc/1/"]


def test_the_circuit_breaks_after_failures_in_a_row(tmp_path: Path) -> None:
    with visit(show_page, tmp_path, Fault(kind="status", status=500)) as (url, fetcher):
        with pytest.raises(UnusableError):
            fetcher.fetch(Request(f"{url}/doc/1/"))
        with pytest.raises(UnavailableError, match="8 times in a row"):
            fetcher.fetch(Request(f"{url}/doc/2/"))


def test_a_run_of_unusable_answers_breaks_the_circuit_too(tmp_path: Path) -> None:
    with visit(show_page, tmp_path, Fault(kind="wrong_type")) as (url, fetcher):
        for number in range(7):
            with pytest.raises(UnusableError):
                fetcher.fetch(Request(f"{url}/doc/{number}/"))
        with pytest.raises(UnavailableError):
            fetcher.fetch(Request(f"{url}/doc/7/"))


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("120", 120.0),
        (" 5 ", 5.0),
        ("Thu, 01 Jan 1970 00:02:00 GMT", 20.0),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0.0),
        ("soon", None),
        ("-3", None),
        (None, None),
    ],
)
def test_retry_after_values(value: str | None, seconds: float | None) -> None:
    assert parse_retry_after(value, now=100.0) == seconds


# The pace


@contextmanager
def open_pace(folder: Path, clock: Clock, **rules: float) -> Iterator[Pace]:
    lock = HostLock("host.example", folder=folder)
    lock.acquire(patience=0)
    try:
        yield Pace(lock, PaceRules(**rules), clock=clock.now, sleep=clock.sleep)  # type: ignore[arg-type]
    finally:
        lock.release()


def test_pace_holds_across_restarts(tmp_path: Path) -> None:
    clock = Clock()
    starts = []
    for _ in range(3):
        with open_pace(tmp_path, clock, delay=2) as pace:
            for _ in range(2):
                pace.wait()
                starts.append(clock.time)
                clock.time += 0.5  # the answer takes its time
                pace.mark()
    gaps = [later - earlier for earlier, later in pairwise(starts)]
    assert gaps == [2.5] * 5


def test_a_clock_set_back_does_not_stop_us_for_long(tmp_path: Path) -> None:
    clock = Clock()
    with open_pace(tmp_path, clock, delay=2) as pace:
        pace.wait()
        clock.time -= 100_000
        pace.wait()
    assert clock.sleeps == [2.0]


def test_pace_only_slows_on_errors_and_recovers_slowly_but_never_below_the_setting(tmp_path: Path) -> None:
    clock = Clock()
    with open_pace(tmp_path, clock, delay=1, slowest=10, failures=100) as pace:
        delays = []
        for _ in range(5):
            pace.fail("status 503")
            delays.append(pace.delay)
        assert delays == [2, 4, 8, 10, 10]
        for _ in range(19):
            pace.succeed()
        assert pace.delay == 10
        pace.succeed()
        assert pace.delay == 7.5
        for _ in range(1000):
            pace.succeed()
        assert pace.delay == 1


def test_a_slowed_pace_is_remembered_by_the_next_run_but_not_for_ever(tmp_path: Path) -> None:
    clock = Clock()
    with open_pace(tmp_path, clock, delay=1) as pace:
        pace.wait()
        pace.fail("status 429")
    with open_pace(tmp_path, clock, delay=1) as pace:
        assert pace.delay == 2
    clock.time += 3601
    with open_pace(tmp_path, clock, delay=1) as pace:
        assert pace.delay == 1


def test_a_mad_retry_after_does_not_keep_us_away_for_years(tmp_path: Path) -> None:
    clock = Clock()
    with open_pace(tmp_path, clock, delay=1) as pace, pytest.raises(UnavailableError):
        pace.fail("status 429", retry_after=1e9)
    clock.time += 86_400
    with open_pace(tmp_path, clock, delay=1) as pace:
        pace.wait()


def test_crawl_delay_raises_the_floor(tmp_path: Path) -> None:
    with open_pace(tmp_path, Clock(), delay=1) as pace:
        pace.keep_at_least(5)
        pace.keep_at_least(3)
        assert pace.delay == 5


# The lock of a host


def test_second_run_waits_says_so_and_gives_up(tmp_path: Path) -> None:
    clock = Clock()
    said: list[str] = []
    first, second = HostLock("host.example", folder=tmp_path), HostLock("host.example", folder=tmp_path)
    other = HostLock("other.example", folder=tmp_path)
    first.acquire(patience=0)
    with pytest.raises(BusyError, match=r"host\.example"):
        second.acquire(patience=5, on_wait=said.append, clock=clock.now, sleep=clock.sleep)
    assert len(said) == 1
    assert sum(clock.sleeps) == pytest.approx(5, abs=0.3)
    other.acquire(patience=0)
    other.release()
    first.release()
    second.acquire(patience=0)
    second.release()


def test_the_lock_file_survives_nonsense(tmp_path: Path) -> None:
    (tmp_path / "host.example.lock").write_bytes(b"\xff\xfe nonsense")
    lock = HostLock("host.example", folder=tmp_path)
    lock.acquire(patience=0)
    assert lock.load() == HostMemory()
    lock.save(HostMemory(12.5, 99.0, 3.0))
    assert lock.load() == HostMemory(12.5, 99.0, 3.0)
    lock.release()


def test_locks_are_kept_out_of_folders_that_others_can_write(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    with pytest.raises(StorageError):
        HostLock("host.example", folder=shared).acquire(patience=0)
    link = tmp_path / "link"
    link.symlink_to(tmp_path)
    with pytest.raises(StorageError):
        HostLock("host.example", folder=link).acquire(patience=0)
    (tmp_path / "host.example.lock").symlink_to(tmp_path / "target")
    with pytest.raises(StorageError):
        HostLock("host.example", folder=tmp_path).acquire(patience=0)
    assert not (tmp_path / "target").exists()


# Unpacking


def cut(data: bytes, size: int) -> list[bytes]:
    return [data[start : start + size] for start in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1, 7, 100_000])
@pytest.mark.parametrize(
    "encoding", ["", "identity", "gzip", "x-gzip", "deflate", "raw deflate", "two members"]
)
def test_unpacking_gives_back_what_was_packed(encoding: str, size: int) -> None:
    raw = zlib.compressobj(wbits=-15)
    packed = {
        "gzip": gzip.compress(PAGE),
        "x-gzip": gzip.compress(PAGE),
        "deflate": zlib.compress(PAGE),
        "raw deflate": raw.compress(PAGE) + raw.flush(),
        "two members": gzip.compress(PAGE[:100]) + gzip.compress(PAGE[100:]),
    }.get(encoding, PAGE)
    name = {"raw deflate": "deflate", "two members": "gzip"}.get(encoding, encoding)
    assert unpack_body(cut(packed, size), name, limit=len(PAGE)) == PAGE
    with pytest.raises(TooLargeError):
        unpack_body(cut(packed, size), name, limit=len(PAGE) - 1)


@pytest.mark.parametrize(
    "body",
    [gzip.compress(PAGE)[:-9], b"not gzip at all", gzip.compress(PAGE) + b"garbage"],
    ids=["cut off", "another format", "garbage behind"],  # gzip writes the time: two workers would differ
)
def test_broken_bodies_are_not_half_accepted(body: bytes) -> None:
    with pytest.raises(BrokenBodyError):
        unpack_body([body], "gzip", limit=10_000_000)


def test_unknown_packing_is_refused() -> None:
    with pytest.raises(BrokenBodyError, match="br"):
        unpack_body([b"x"], "br", limit=100)


def test_a_host_that_cannot_be_reached_slows_nothing_down(tmp_path: Path) -> None:
    """Nobody listens: the trouble is on our side, so it is told at once and not held against the host."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        host = f"127.0.0.1:{listener.getsockname()[1]}"
    told: list[str] = []
    with (
        make_fetcher(f"http://{host}", tmp_path, on_wait=told.append) as fetcher,
        pytest.raises(UnavailableError, match=f"{host} cannot be reached"),
    ):
        fetcher.fetch(Request(f"http://{host}/doc/1/"))
    assert len(told) == Limits().attempts - 1
    lock = HostLock(host, folder=tmp_path)
    lock.acquire(patience=0)
    assert lock.load().delay == 0
    lock.release()
