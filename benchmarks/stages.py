"""What the stage machinery costs, and that memory does not grow with the corpus.

    python benchmarks/stages.py                 # 1,000 and 20,000 documents of the box
    python benchmarks/stages.py 500 2000

For each size: fill an archive with pages of the box, then run the stage `parse` in a process of its own
and compare it with bare parsing of the same pages in the same order. Prints a table; ratios count, not
seconds.
"""

import json
import resource
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from embedded.pages.judgment_page import render_page
from embedded.site.write import iterate_cases
from pipeline.archive.archive import Archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.repair import open_repaired
from pipeline.archive.warc_records import Capture
from pipeline.parse.document import parse_document
from pipeline.parse.stage import CourtRules, parse_shard, plan_parse
from pipeline.stage import run_stage
from schemas.courts import BY_KEY

COURTS = CourtRules(tuple(BY_KEY))
ROW = "{:>10} {:>6} {:>12} {:>13} {:>9} {:>8}"


def fill_archive(folder: Path, cases: int) -> int:
    """Pages of the box, straight into an archive; gives the bytes of HTML."""
    total = 0
    with open_repaired(folder) as collection:
        batch = []
        for case in iterate_cases(1, cases):
            body = render_page(case, lambda *_: None).encode()
            total += len(body)
            capture = Capture(
                "web",
                "document",
                str(case.docid),
                "box:",
                200,
                datetime.now(UTC),
                body,
                (("Content-Type", "text/html"),),
            )
            batch.append(collection.archive.append(capture))
            if len(batch) == 500:
                collection.ledger.record_fetches(batch)
                batch = []
        collection.ledger.record_fetches(batch)
    return total


def measure(archive: Path, cache: Path) -> dict[str, float]:
    """Run in a process of its own: bare parsing, then the stage, then this process's peak memory."""
    with Ledger.open_for_reading(archive / LEDGER_NAME) as ledger:
        plan = plan_parse(ledger.iterate_fetches("document"), COURTS, ledger.read_years())
    started = time.process_time()
    run_stage(plan.stage, cache, lambda job: parse_shard(job, archive, plan.shards[job.index], COURTS))
    stage = time.process_time() - started
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    started = time.process_time()
    with Archive.open_for_reading(archive) as reader:
        for shard in plan.shards:
            for fetch in shard:
                parse_document(reader.read(fetch), docid=fetch.key)
    return {"stage": stage, "bare": time.process_time() - started, "peak": peak}


def main() -> None:
    """Measure each size and print a table."""
    sizes = [int(size) for size in sys.argv[1:]] or [1_000, 20_000]
    print(
        f"{'documents':>10} {'MB':>6} {'bare ms/doc':>12} {'stage ms/doc':>13} {'overhead':>9} {'peak MB':>8}"
    )
    peaks = []
    for size in sizes:
        with tempfile.TemporaryDirectory() as folder:
            archive, cache = Path(folder) / "archive", Path(folder) / "cache"
            megabytes = fill_archive(archive, size) / 1e6
            command = [sys.executable, __file__, "--measure", str(archive), str(cache)]
            result = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        bare, stage = (1000 * result[name] / size for name in ("bare", "stage"))
        peaks.append(result["peak"])
        overhead = f"{100 * (stage / bare - 1):.0f} %"
        print(
            f"{size:>10} {megabytes:>6.0f} {bare:>12.2f} {stage:>13.2f} {overhead:>9} {result['peak']:>8.0f}"
        )
    print(f"peak memory of the largest against the smallest: {peaks[-1] / peaks[0]:.2f}x")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(Path(sys.argv[2]), Path(sys.argv[3]))))
    else:
        main()
