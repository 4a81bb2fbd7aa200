"""Kill a whole rebuild at random moments, again and again, and compare what it ends with.

    python benchmarks/kills.py --kills 20 --write

A box is rebuilt once without a break. Then it is rebuilt in another cache by runs that are killed (SIGKILL to
the run and all its processes, or to the run alone) after a random time, until one comes through; then in a
new cache, until the kills are used up. Every file of the dataset and every table must have the same bytes.
"""

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from measured_pages import fill_page

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "measurements.md"
LONGEST = 1800  # seconds
_STEP = re.compile(r"\w+: ")


class Rebuild:
    """One cache, one box."""

    def __init__(self, cache: Path, cases: int, home: Path) -> None:
        self.cache = cache
        self._command = [sys.executable, "-c", "from flows.cli import main; main()", "rebuild"]
        self._command += ["--cache", str(cache), "--box-cases", str(cases)]
        self._environment = os.environ | {"PYTHONPATH": str(ROOT), "PREFECT_HOME": str(home)}
        self.last_line = ""

    def run(self, *, kill_after: float | None, group: bool = True) -> bool:
        """Run it; True if it came through, False if it was killed."""
        with TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            with log.open("w") as file:
                process = subprocess.Popen(
                    self._command,
                    stdout=subprocess.DEVNULL,
                    stderr=file,
                    cwd=ROOT,
                    env=self._environment,
                    start_new_session=True,
                )
                try:
                    process.wait(kill_after or LONGEST)
                except subprocess.TimeoutExpired:
                    (os.killpg if group else os.kill)(process.pid, signal.SIGKILL)
                    process.wait()
                    time.sleep(0 if group else 3)  # workers notice within a second that they are orphans
            lines = log.read_text().splitlines()
        steps = [line for line in lines if _STEP.match(line)]
        self.last_line = steps[-1] if steps else "start: nothing was told yet"
        if process.returncode not in (0, -signal.SIGKILL):
            sys.exit("\n".join(["a run ended by itself and badly:", *lines[-20:]]))
        return process.returncode == 0

    def digest(self) -> dict[str, str]:
        """Digests of all that must be the same. Manifests are among it, the archive is not: it has times."""
        files = {path for path in self.cache.glob("dataset/**/*") if path.is_file()}
        files |= {
            path for path in self.cache.glob("*/*/*") if path.suffix in (".parquet", ".json", ".md", ".csv")
        }
        return {
            str(path.relative_to(self.cache)): sha256(path.read_bytes()).hexdigest()
            for path in sorted(files)
            if path.relative_to(self.cache).parts[0] not in ("archive", "prefect", "removals")
        }

    def list_leftovers(self) -> list[str]:
        """Files that a killed run should not have left."""
        return [str(path) for path in self.cache.rglob("*.writing")]


def main() -> None:
    """Kill and compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--cases", type=int, default=60)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument(
        "--write", action="store_true", help=f"write the result into {PAGE.relative_to(ROOT)}"
    )
    options = parser.parse_args()
    draw = random.Random(options.seed)
    reached: Counter[str] = Counter()
    rounds = 0
    with TemporaryDirectory() as folder:
        home = Path(folder) / "prefect"
        whole = Rebuild(Path(folder) / "whole", options.cases, home)
        whole.run(kill_after=None)
        began = time.perf_counter()
        again = Rebuild(Path(folder) / "timed", options.cases, home)
        again.run(kill_after=None)
        duration = time.perf_counter() - began
        expected = whole.digest()
        compare(expected, again, "a second cache, without a kill")
        kills = 0
        while kills < options.kills:
            rounds += 1
            broken = Rebuild(Path(folder) / f"broken-{rounds}", options.cases, home)
            while kills < options.kills:
                if broken.run(kill_after=draw.uniform(0.1, 0.9) * duration, group=draw.random() < 0.5):
                    break
                kills += 1
                reached[broken.last_line.partition(":")[0]] += 1
                print(f"kill {kills} after: {broken.last_line}", flush=True)
            broken.run(kill_after=None)
            compare(expected, broken, f"the cache of round {rounds}")
    where = ", ".join(f"{stage} {count}" for stage, count in reached.most_common())
    result = (
        f"{options.kills} kills in {rounds} rebuilds of {options.cases} cases: every time the same bytes in "
        f"{len(expected)} files (dataset, tables, manifests), and nothing left over. The step reported "
        f"last before each kill: {where}."
    )
    print(result)
    if options.write:
        fill_page(PAGE, {"kills": result})


def compare(expected: dict[str, str], other: Rebuild, what: str) -> None:
    """Stop if anything differs."""
    found = other.digest()
    wrong = [name for name in expected.keys() | found.keys() if expected.get(name) != found.get(name)]
    if wrong or other.list_leftovers():
        sys.exit(f"{what} differs: {sorted(wrong)[:10]}, left over: {other.list_leftovers()[:5]}")


if __name__ == "__main__":
    main()
