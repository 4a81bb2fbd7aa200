"""How fast tars of the open court data are passed through, and what follows for 100,000 judgments.

    python benchmarks/open_data.py            # one round of 1 GB
    python benchmarks/open_data.py --gigabytes 4

A loopback server sends a tar of files of 77 kB, the mean of the High Courts' bucket; every tenth is wanted.
Measured: processor time of passing everything by, and of keeping every tenth file in an archive on this
disk. The network is left out: a line of 100 Mbit/s brings 12 MB/s.
"""

import argparse
import resource
import tarfile
import tempfile
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

from pipeline.archive.archive import Archive
from pipeline.archive.warc_records import Capture
from pipeline.collect.http.fetch import Fetcher
from pipeline.collect.http.pace import PaceRules
from pipeline.collect.opendata.objects import Bucket, StoredObject
from pipeline.collect.opendata.tar_members import iterate_members

_FILE = 77_000
_WANTED = 10  # every tenth


class _Tar(BaseHTTPRequestHandler):
    """One tar, made while it is sent."""

    protocol_version = "HTTP/1.1"
    files = 0

    def do_GET(self) -> None:
        length = self.files * _measure_member() + 1024
        self.send_response(200)
        self.send_header("Content-Length", str(length))
        self.end_headers()
        for part in _iterate_tar(self.files):
            self.wfile.write(part)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing."""


def _measure_member() -> int:
    return 512 + -(-_FILE // 512) * 512


def _iterate_tar(files: int) -> Iterator[bytes]:
    body = Random(1).randbytes(_FILE).ljust(_measure_member() - 512, b"\0")
    for number in range(files):
        info = tarfile.TarInfo(f"{number}.pdf")
        info.size = _FILE
        yield info.tobuf(tarfile.USTAR_FORMAT) + body
    yield bytes(1024)


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gigabytes", type=float, default=1.0)
    _Tar.files = int(parser.parse_args().gigabytes * 1e9 / _measure_member())
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Tar)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for name, wanted in (("passed by", 0), ("every tenth kept", _WANTED)):
        size, kept, wall, processor = _read(server.server_port, wanted)
        print(
            f"{name:18} {size / wall / 1e6:6.0f} MB/s, {kept} files kept, {wall:.1f} s, {processor:.1f} CPU s"
        )
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB, server included")


def _read(port: int, wanted: int) -> tuple[int, int, float, float]:
    address, kept = f"http://127.0.0.1:{port}", 0
    stored = StoredObject("a.tar", '"1"', _Tar.files * _measure_member() + 1024)
    with (
        tempfile.TemporaryDirectory() as folder,
        Archive(Path(folder)) as archive,
        Fetcher(
            hosts=frozenset({f"127.0.0.1:{port}"}),
            agent="ilsi",
            pace=PaceRules(delay=0),
            allow_http_loopback=True,
            lock_folder=Path(folder) / "locks",
        ) as fetcher,
    ):
        began, processor = time.perf_counter(), time.process_time()
        stream = Bucket(fetcher, address).open(stored)
        for number, member in enumerate(iterate_members(stream)):
            if wanted and number % wanted == 0:
                archive.append(_capture(member.name, stream.read(member.size)))
                kept += 1
        stream.close()
        return stored.size, kept, time.perf_counter() - began, time.process_time() - processor


def _capture(name: str, body: bytes) -> Capture:
    kind = (("Content-Type", "application/pdf"),)
    return Capture("opendata", "document", name, f"http://a/a.tar#{name}", 200, datetime.now(UTC), body, kind)


if __name__ == "__main__":
    main()
