"""Each fault of the box really behaves as its name says."""

import gzip
import io
import json
import threading
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
import requests

from embedded.docket.docket import Docket
from embedded.site.box import Box, start_box
from embedded.site.faults import SPOILERS, Answer, Fault, FaultBook, read_faults, write_faults
from schemas.errors import UsageError

SEED, CASES = 11, 20
FAULTS = (
    Fault(kind="status", pattern="fault=429", status=429, retry_after=7),
    Fault(kind="status", pattern="fault=date", status=429, retry_after=60, retry_as_date=True),
    Fault(kind="status", pattern="fault=500", status=500, first=2),
    Fault(kind="status", pattern="fault=later", status=502, after=1),
    Fault(kind="challenge", pattern="fault=challenge", status=403),
    Fault(kind="challenge", pattern="fault=disguised", status=200),
    Fault(kind="wrong_type", pattern="fault=pdf"),
    Fault(kind="empty", pattern="fault=empty"),
    Fault(kind="error_text", pattern="fault=text"),
    Fault(kind="html", pattern="fault=html"),
    Fault(kind="redirect", pattern="fault=elsewhere", to="http://127.0.0.2:{port}/doc/1/"),
    Fault(kind="redirect", pattern="fault=moved", to="/browse/"),
    Fault(kind="redirect_loop", pattern="fault=loop"),
    Fault(kind="drip", pattern="fault=drip", bytes_per_second=100_000),
    Fault(kind="cut", pattern="fault=cut"),
    Fault(kind="wrong_length", pattern="fault=length"),
    Fault(kind="bomb", pattern="fault=bomb", megabytes=64),
    Fault(kind="hang", pattern="fault=hang", seconds=0.2),
    Fault(kind="hang", pattern="fault=forever", seconds=30),
    Fault(kind="status", path="/doc/", server="api", status=500, first=1),
    Fault(kind="html", path="/robots.txt", first=1),
)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("box") / "requests.jsonl"


@pytest.fixture(scope="module")
def box(log: Path) -> Iterator[Box]:
    with start_box(SEED, CASES, faults=FAULTS, log=log) as box:
        yield box


@pytest.fixture(scope="module")
def client() -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.headers["User-Agent"] = "test-client"
        yield session


@pytest.fixture(scope="module")
def docid() -> int:
    return next(entry.docid for entry in Docket(SEED, CASES) if "removed" not in entry.oddities)


@pytest.fixture
def faulty(box: Box, docid: int) -> str:
    return f"{box.web_url}/doc/{docid}/?fault="


def test_refusals(faulty: str, client: requests.Session) -> None:
    response = client.get(faulty + "429")
    assert (response.status_code, response.headers["Retry-After"]) == (429, "7")
    dated = client.get(faulty + "date")
    wait = parsedate_to_datetime(dated.headers["Retry-After"]) - parsedate_to_datetime(dated.headers["Date"])
    assert 55 <= wait.total_seconds() <= 65
    assert [client.get(faulty + "500").status_code for _ in range(4)] == [500, 500, 200, 200]
    assert [client.get(faulty + "later").status_code for _ in range(3)] == [200, 502, 502]


def test_wrong_answers(faulty: str, client: requests.Session) -> None:
    for name, status in (("challenge", 403), ("disguised", 200)):
        response = client.get(faulty + name)
        assert response.status_code == status
        assert "<title>Just a moment...</title>" in response.text and "_cf_chl_opt" in response.text
    pdf = client.get(faulty + "pdf")
    assert pdf.headers["Content-Type"] == "application/pdf" and pdf.content.startswith(b"%PDF")
    assert client.get(faulty + "empty").content == b""
    assert client.get(faulty + "text").text == "error code: 1015"
    assert client.get(faulty + "html").text.startswith("<!DOCTYPE html>")


def test_redirects(faulty: str, box: Box, client: requests.Session) -> None:
    elsewhere = client.get(faulty + "elsewhere", allow_redirects=False)
    port = box.web_url.rpartition(":")[2]
    assert elsewhere.headers["Location"] == f"http://127.0.0.2:{port}/doc/1/"
    assert client.get(faulty + "moved").url == f"{box.web_url}/browse/"
    with pytest.raises(requests.TooManyRedirects):
        client.get(faulty + "loop")


def test_broken_connections(faulty: str, client: requests.Session) -> None:
    whole = client.get(faulty, headers={"Accept-Encoding": "identity"}).content
    assert client.get(faulty + "drip").content == whole
    with pytest.raises(requests.exceptions.ChunkedEncodingError):
        client.get(faulty + "cut")
    assert client.get(faulty + "length").content == whole[: len(whole) // 2]
    with pytest.raises(requests.ConnectionError):
        client.get(faulty + "hang")
    with pytest.raises(requests.ReadTimeout):
        client.get(faulty + "forever", timeout=0.2)


class Recorder:
    """A wire that keeps what goes over it."""

    def __init__(self) -> None:
        self.events: list[object] = []

    def begin(self, answer: Answer, length: int | None) -> None:
        self.events.append(length)

    def send(self, data: bytes) -> None:
        self.events.append(data)

    def settle(self, status: int) -> None:
        self.events.append("settled")

    def hang_up(self) -> None:
        self.events.append("closed")


def test_drip_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    wire = Recorder()
    SPOILERS["drip"](wire, Fault(kind="drip", bytes_per_second=100), Answer(bytes(1000)))
    assert sum(slept) == pytest.approx(10)
    assert wire.events[0] == 1000 and wire.events[-2] == "settled"
    pieces = [piece for piece in wire.events if isinstance(piece, bytes)]
    assert len(pieces) > 100 and b"".join(pieces) == bytes(1000)


def test_gzip_bomb(faulty: str, client: requests.Session) -> None:
    response = client.get(faulty + "bomb", stream=True)
    assert response.headers["Content-Encoding"] == "gzip"
    packed = response.raw.read(decode_content=False)
    assert len(packed) < 200_000
    with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
        assert sum(len(piece) for piece in iter(lambda: file.read(2**20), b"")) == 64 * 2**20


def test_fault_rules() -> None:
    book = FaultBook([Fault(kind="empty", path="/doc/", chance=0.5, seed=3)], "web")
    hits = [book.choose("/doc/1/") is not None for _ in range(200)]
    assert 60 < sum(hits) < 140
    again = FaultBook([Fault(kind="empty", path="/doc/", chance=0.5, seed=3)], "web")
    assert [again.choose("/doc/1/") is not None for _ in range(200)] == hits
    assert book.choose("/search/") is None
    assert read_faults(write_faults(FAULTS)) == list(FAULTS)
    for text in ('[{"kind": "nonsense"}]', '[{"path": "/"}]', "{", '[{"kind": "empty", "colour": 1}]'):
        with pytest.raises(UsageError):
            read_faults(text)


def test_api_and_robots_have_faults_of_their_own(box: Box, docid: int, client: requests.Session) -> None:
    headers = {"Authorization": "Token box-token"}
    answers = [client.post(f"{box.api_url}/doc/{docid}/", headers=headers).status_code for _ in range(2)]
    assert answers == [500, 200]
    robots = [client.get(f"{box.web_url}/robots.txt").headers["Content-Type"] for _ in range(2)]
    assert robots == ["text/html; charset=utf-8", "text/plain; charset=utf-8"]


def test_log_counts_requests_in_flight(faulty: str, log: Path) -> None:
    def fetch_slowly(mark: int) -> None:
        with pytest.raises(requests.ConnectionError):
            requests.get(f"{faulty}hang&mark=slow{mark}", timeout=5)

    threads = [threading.Thread(target=fetch_slowly, args=(mark,)) for mark in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    slow = [line for line in read_log(log) if "mark=slow" in str(line["path"])]
    assert max(int(str(line["in_flight"])) for line in slow) > 1


def read_log(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text().splitlines()]
