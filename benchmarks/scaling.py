"""A rebuild of a small box against one of a large box: time a document, memory, and where the time goes.

    python benchmarks/scaling.py --cases 1000 20000 --write
    python benchmarks/scaling.py --cases 1000 20000 --keep boxes    # and leave them there

Each size is rebuilt in a cache of its own by the command that users run. Time is CPU time of all its
processes (other work on the machine does not count) and wall time; memory is the largest sum over its
processes, shared pages counted once (PSS), sampled five times a second.
"""

import argparse
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
from measured_pages import fill_page

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "measurements.md"
INTERVAL = 0.2
_STARTED = re.compile(r"^(\w+): started$")


@dataclass
class Measured:
    """What one rebuild took."""

    cases: int
    wall: float = 0.0
    cpu: float = 0.0
    peak: int = 0  # bytes
    stages: dict[str, float] = field(default_factory=dict)  # CPU seconds


class Watch:
    """Looks at a process and all below it until they have gone."""

    def __init__(self, pid: int) -> None:
        self._root = psutil.Process(pid)
        self._seen: dict[tuple[int, float], float] = {}  # CPU seconds of each process, also of dead ones
        self.peak = 0
        self._lock = threading.Lock()

    def look(self) -> None:
        """Take a sample."""
        memory = 0
        for process in self._list():
            try:
                with process.oneshot():
                    times = process.cpu_times()
                    self._seen[process.pid, process.create_time()] = times.user + times.system
                memory += read_pss(process.pid)
            except (psutil.Error, OSError):
                continue
        self.peak = max(self.peak, memory)

    def read_cpu(self) -> float:
        """CPU seconds so far."""
        with self._lock:
            self.look()
            return sum(self._seen.values())

    def _list(self) -> list[psutil.Process]:
        try:
            return [self._root, *self._root.children(recursive=True)]
        except psutil.Error:
            return []

    def run(self) -> None:
        """Look again and again."""
        while self._root.is_running() and self._root.status() != psutil.STATUS_ZOMBIE:
            with self._lock:
                self.look()
            time.sleep(INTERVAL)


def read_pss(pid: int) -> int:
    """Memory of a process; a page that it shares with others counts in part."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


def measure(cases: int, cache: Path, workers: int) -> Measured:
    """Rebuild a box of so many cases."""
    measured = Measured(cases)
    began = time.perf_counter()
    command = [sys.executable, "-c", "from flows.cli import main; main()", "rebuild"]
    command += ["--cache", str(cache), "--box-cases", str(cases), "--workers", str(workers)]
    command += ["--models", "none"]  # benchmarks/lesicin_speed.py measures training
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment) as process:
        watch = Watch(process.pid)
        watcher = threading.Thread(target=watch.run)
        watcher.start()
        assert process.stderr is not None
        stage, before = "start", 0.0
        for line in process.stderr:
            if match := _STARTED.match(line.strip()):
                now = watch.read_cpu()
                measured.stages[stage] = measured.stages.get(stage, 0.0) + now - before
                stage, before = match[1], now
                print(f"{cases}: {stage} after {time.perf_counter() - began:.0f} s", flush=True)
        measured.stages[stage] = measured.stages.get(stage, 0.0) + watch.read_cpu() - before
        watcher.join()
    if process.returncode:
        sys.exit(f"the rebuild of {cases} cases ended with {process.returncode}")
    measured.wall = time.perf_counter() - began
    measured.cpu = sum(measured.stages.values())
    measured.peak = watch.peak
    return measured


def describe(all_measured: Sequence[Measured]) -> Iterator[str]:
    """The tables for the page."""
    first, last = all_measured[0], all_measured[-1]
    yield "| cases | CPU s | ms per case | wall s | ms per case | peak memory |"
    yield "|---:|---:|---:|---:|---:|---:|"
    for each in all_measured:
        numbers = (f"{each.cpu:,.0f}", f"{1000 * each.cpu / each.cases:.0f}", f"{each.wall:,.0f}")
        yield (
            f"| {each.cases:,} | {' | '.join(numbers)} | {1000 * each.wall / each.cases:.0f} | "
            f"{each.peak / 1e6:,.0f} MB |"
        )
    cpu = (last.cpu / last.cases) / (first.cpu / first.cases)
    wall = (last.wall / last.cases) / (first.wall / first.cases)
    yield ""
    yield (
        f"A case of the large box takes {cpu:.2f} times the CPU time and {wall:.2f} times the wall time of "
        f"one of the small box; peak memory is {last.peak / first.peak:.2f} times as high."
    )
    yield ""
    yield f"| stage | {' | '.join(f'CPU ms per case, {each.cases:,} cases' for each in all_measured)} |"
    yield f"|---|{'---:|' * len(all_measured)}"
    for stage in last.stages:
        row = (f"{1000 * each.stages.get(stage, 0.0) / each.cases:.1f}" for each in all_measured)
        yield f"| {stage} | {' | '.join(row)} |"


def main() -> None:
    """Measure all sizes, one after the other."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cases", type=int, nargs="+", default=[1000, 20000])
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.relative_to(ROOT)}")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave each cache in this folder")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        caches = options.keep or Path(folder)
        measured = [measure(cases, caches / str(cases), options.workers) for cases in options.cases]
    table = "\n".join(describe(measured))
    print(table)
    if options.write:
        fill_page(PAGE, {"scaling": table})


if __name__ == "__main__":
    main()
