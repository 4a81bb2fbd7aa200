"""Robots rules: closed when in doubt, obeyed per document."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from embedded.site.faults import Answer, Fault, FaultBook
from embedded.site.server import Request as Asked
from embedded.site.server import RequestLog, Server
from pipeline.collect.http.exchange import Response
from pipeline.collect.http.fetch import Fetcher, Limits
from pipeline.collect.http.pace import PaceRules
from pipeline.collect.http.robots import LARGEST, RobotsGate
from schemas.errors import BlockedError, IlsiError, UnavailableError

RULES = b"""User-agent: *
Disallow: /cached/
Disallow: /doc/1234/

User-agent: ilsi
Disallow: /cached/
Disallow: /doc/77/
Crawl-delay: 4
"""


class Visit:
    """A gate to a server, with a clock of its own."""

    def __init__(self, url: str, folder: Path, *, behind_token: bool) -> None:
        self.url = url
        self.time = 1_000_000.0
        self.kept: list[Response] = []
        self.fetcher = Fetcher(
            hosts=frozenset({url.removeprefix("http://")}),
            agent="ilsi/test",
            pace=PaceRules(delay=0),
            limits=Limits(silence=0.2),
            allow_http_loopback=True,
            lock_folder=folder,
            clock=lambda: self.time,
            sleep=self.sleep,
        )
        self.gate = RobotsGate(self.fetcher, self.keep, behind_token=behind_token)

    def sleep(self, seconds: float) -> None:
        self.time += seconds

    def keep(self, response: Response) -> str:
        self.kept.append(response)
        return sha256(response.body).hexdigest()

    def allows(self, path: str) -> bool:
        return self.gate.allows(self.url + path)


@contextmanager
def visit(
    folder: Path, answer: Callable[[Asked], Answer] | Answer, *faults: Fault, behind_token: bool = False
) -> Iterator[Visit]:
    application = (lambda _: answer) if isinstance(answer, Answer) else answer
    server = Server("web", 0, application, FaultBook(faults, "web"), RequestLog(None))
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    opened = Visit(f"http://127.0.0.1:{server.server_port}", folder, behind_token=behind_token)
    try:
        yield opened
    finally:
        opened.fetcher.close()
        server.shutdown()
        server.server_close()


def plain(body: bytes, status: int = 200) -> Answer:
    return Answer(body, status, "text/plain")


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/doc/77/", False),
        ("/doc/777/", True),
        ("/doc/1234/", True),  # our own group counts, not the one for everybody
        ("/cached/1/", False),
        ("/search/?formInput=x", True),
        ("/", True),
    ],
)
def test_rules_are_obeyed_for_each_document(path: str, allowed: bool, tmp_path: Path) -> None:
    with visit(tmp_path, plain(RULES)) as opened:
        assert opened.allows(path) is allowed


def test_rules_are_read_once_kept_and_named(tmp_path: Path) -> None:
    with visit(tmp_path, plain(RULES)) as opened:
        for number in range(5):
            opened.allows(f"/doc/{number}/")
        assert [response.body for response in opened.kept] == [RULES]
        assert opened.gate.find_digest(f"{opened.url}/doc/1/") == sha256(RULES).hexdigest()


def test_crawl_delay_is_obeyed(tmp_path: Path) -> None:
    with visit(tmp_path, plain(RULES)) as opened:
        opened.allows("/doc/1/")
        assert opened.fetcher._find_pace(opened.url).delay == 4


def test_rules_are_read_again_after_a_day(tmp_path: Path) -> None:
    answers = iter([plain(b"User-agent: *\nDisallow:\n"), plain(b"User-agent: *\nDisallow: /\n")])
    with visit(tmp_path, lambda _: next(answers)) as opened:
        assert opened.allows("/doc/1/")
        opened.time += 23 * 3600
        assert opened.allows("/doc/1/")
        opened.time += 3600
        assert not opened.allows("/doc/1/")


@pytest.mark.parametrize("status", [404, 410])
def test_no_rules_allow_everything(status: int, tmp_path: Path) -> None:
    with visit(tmp_path, plain(b"nothing here", status)) as opened:
        assert opened.allows("/doc/1/")
        assert opened.gate.find_digest(f"{opened.url}/doc/1/") is None


CLOSED: list[tuple[str, Answer | Fault, type[IlsiError]]] = [
    ("401", plain(b"", 401), BlockedError),
    ("403", plain(b"", 403), BlockedError),
    ("451", plain(b"", 451), BlockedError),
    ("429", plain(b"", 429), UnavailableError),
    ("500", plain(b"", 500), UnavailableError),
    ("503", plain(b"", 503), UnavailableError),
    ("418", plain(b"", 418), UnavailableError),
    ("html", Answer(b"<!DOCTYPE html><html><body>Welcome</body></html>"), UnavailableError),
    ("html as text", plain(b"\n <html><body>Welcome</body></html>"), UnavailableError),
    ("challenge", Fault(kind="challenge", status=200), BlockedError),
    ("too large", plain(b"User-agent: *\n" + b"Disallow: /x\n" * 50_000), UnavailableError),
    ("elsewhere", Fault(kind="redirect", to="https://elsewhere.example/robots.txt"), UnavailableError),
    ("loop", Fault(kind="redirect_loop"), UnavailableError),
    ("cut", Fault(kind="cut"), UnavailableError),
    ("hang", Fault(kind="hang", seconds=0.5), UnavailableError),
]


@pytest.mark.parametrize(("what", "error"), [pytest.param(*row[1:], id=row[0]) for row in CLOSED])
def test_closed_when_in_doubt(what: Answer | Fault, error: type[IlsiError], tmp_path: Path) -> None:
    answer, faults = (what, ()) if isinstance(what, Answer) else (plain(RULES * 100), (what,))
    with visit(tmp_path, answer, *faults) as opened:
        with pytest.raises(error):
            opened.allows("/doc/1/")
        assert opened.kept == []


def test_a_host_that_is_not_there_is_closed(tmp_path: Path) -> None:
    with visit(tmp_path, plain(RULES)) as opened:
        pass
    fetcher = Visit(opened.url, tmp_path, behind_token=False)
    with fetcher.fetcher, pytest.raises(UnavailableError, match="no connection"):
        fetcher.allows("/doc/1/")


@pytest.mark.parametrize("status", [401, 403, 404, 405])
def test_behind_a_token_a_plain_no_means_no_rules(status: int, tmp_path: Path) -> None:
    with visit(tmp_path, plain(b"", status), behind_token=True) as opened:
        assert opened.allows("/doc/1/")


@pytest.mark.parametrize("status", [429, 500])
def test_behind_a_token_trouble_is_still_trouble(status: int, tmp_path: Path) -> None:
    with visit(tmp_path, plain(b"", status), behind_token=True) as opened, pytest.raises(UnavailableError):
        opened.allows("/doc/1/")


def test_thousands_of_removals_fit_and_are_obeyed(tmp_path: Path) -> None:
    removed = range(100_000_001, 100_000_001 + 2 * 9_290, 2)
    rules = "User-agent: *\n" + "".join(f"Disallow: /doc/{docid}/\n" for docid in removed)
    assert len(rules) < LARGEST
    with visit(tmp_path, plain(rules.encode())) as opened:
        wrong = [
            docid
            for docid in range(100_000_001, 100_000_401)
            if opened.allows(f"/doc/{docid}/") is (docid in removed)
        ]
    assert wrong == []
