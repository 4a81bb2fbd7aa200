"""The processes that read PDFs: whoever runs the stage, they end with it, and nothing is lost on the way."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

import pytest

from flows.orchestrate.worker_pool import open_pool
from pipeline.parse.document import parse_document
from schemas.settings import ROOT

PATIENCE = 60.0  # seconds, on a busy machine

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")


@pytest.fixture
def order(judgment_pdf: bytes, tmp_path: Path) -> Path:
    (tmp_path / "order.pdf").write_bytes(judgment_pdf)
    return tmp_path / "order.pdf"


@pytest.fixture
def slow(tmp_path: Path) -> Path:
    """A PDF that takes many seconds to read: 2,000 pages of the same words."""
    line = b"(The accused was heard at length by the court below and then convicted) Tj T* "
    words = b"BT /F 9 Tf 1 0 0 1 60 800 Tm 12 TL " + line * 60 + b"ET"
    numbers = range(10, 2010)
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>"
    objects = {
        1: b"<</Type/Catalog/Pages 2 0 R>>",
        2: b"<</Type/Pages/Kids[%s]/Count 2000>>" % b" ".join(b"%d 0 R" % number for number in numbers),
        3: b"<</Length %d>>stream\n%s\nendstream" % (len(words), words),
        4: b"<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>",
    } | dict.fromkeys(numbers, page)
    body = b"".join(b"%d 0 obj%s endobj\n" % item for item in objects.items())
    (tmp_path / "slow.pdf").write_bytes(b"%PDF-1.4\n" + body + b"trailer<</Root 1 0 R/Size 2010>>\n%%EOF\n")
    return tmp_path / "slow.pdf"


def find_children(parent: int) -> set[int]:
    """The readers below a process, whoever started them."""
    parents: dict[int, int] = {}
    readers: set[int] = set()
    for path in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            number = int(path.name)
            parents[number] = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            if b"pipeline.parse.pdf.child" in (path / "cmdline").read_bytes():
                readers.add(number)
    return {number for number in readers if parent in _list_ancestors(number, parents)}


def _list_ancestors(number: int, parents: dict[int, int]) -> Iterator[int]:
    while number := parents.get(number, 0):
        yield number


def is_alive(number: int) -> bool:
    try:
        return (Path("/proc") / str(number) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_workers_read_pdfs_and_their_readers_end_with_them(order: Path) -> None:
    with open_pool(2) as pool, ThreadPoolExecutor(2) as threads:
        work = [
            threads.submit(pool.run, parse_document, order.read_bytes(), docid=str(number))
            for number in range(6)
        ]
        assert {each.result().title for each in work} == {"A KUMAR vs STATE"}
        readers = find_children(os.getpid())
        assert 1 <= len(readers) <= 2  # one for each worker
    wait_for(lambda: not any(map(is_alive, readers)))


def test_so_do_those_of_a_plain_pool(order: Path) -> None:
    """That of the runner `processes`."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(parse_document, order.read_bytes(), docid="1").result().title == "A KUMAR vs STATE"
        readers = find_children(os.getpid())
        assert len(readers) == 1
    wait_for(lambda: not any(map(is_alive, readers)))


def test_threads_of_one_process_share_a_reader(order: Path) -> None:
    """As those of a Dask worker do."""
    code = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pipeline.parse.document import parse_document
body = open(sys.argv[1], "rb").read()
with ThreadPoolExecutor(4) as pool:
    print({pool.submit(parse_document, body, docid=str(n)).result().title for n in range(8)})
print("read", flush=True)
sys.stdin.read()
"""
    command = [sys.executable, "-c", code, str(order)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "{'A KUMAR vs STATE'}\n"
        assert process.stdout.readline() == "read\n"
        readers = find_children(process.pid)
        assert len(readers) == 1
        process.kill()  # it cannot tell its reader to stop
    wait_for(lambda: not any(map(is_alive, readers)))


def test_ctrl_c_ends_a_command_and_its_reader(ilsi_command: list[str], slow: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [*ilsi_command, "cite", str(slow)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        wait_for(lambda: bool(find_children(process.pid)))
        readers = find_children(process.pid)
        time.sleep(0.5)  # until it reads
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()
    assert not any(map(is_alive, readers))


def test_a_worker_that_dies_amid_a_pdf_is_replaced(order: Path, slow: Path) -> None:
    with open_pool(1) as pool, ThreadPoolExecutor(1) as threads:
        lost = threads.submit(pool.run, parse_document, slow.read_bytes(), docid="1")
        wait_for(lambda: bool(find_children(os.getpid())))
        (reader,) = find_children(os.getpid())
        worker = int(Path(f"/proc/{reader}/stat").read_text().rpartition(")")[2].split()[1])
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(Exception, match="terminated abruptly"):
            lost.result()
        assert pool.run(parse_document, order.read_bytes(), docid="1").title == "A KUMAR vs STATE"
        with suppress(ProcessLookupError):  # it ends by itself after this PDF
            os.kill(reader, signal.SIGKILL)


def test_a_killed_command_takes_its_reader_along(ilsi_command: list[str], slow: Path) -> None:
    """Even amid a PDF: it is not left to work for a minute."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [*ilsi_command, "cite", str(slow)], env=environment, stdout=subprocess.PIPE
    ) as process:
        wait_for(lambda: bool(find_children(process.pid)))
        readers = find_children(process.pid)
        time.sleep(1)  # until it reads
        process.kill()
    until = time.monotonic() + 10
    while any(map(is_alive, readers)):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_killed_reader_costs_no_judgment(order: Path) -> None:
    """Whoever killed it, the PDF is not broken."""
    with ThreadPoolExecutor(1) as threads:
        reading = threads.submit(parse_document, order.read_bytes(), docid="1")
        assert reading.result().title == "A KUMAR vs STATE"
        (reader,) = find_children(os.getpid())
        os.kill(reader, signal.SIGKILL)
        assert (
            threads.submit(parse_document, order.read_bytes(), docid="1").result().title == "A KUMAR vs STATE"
        )
