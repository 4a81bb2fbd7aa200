"""All cases of a docket, and their truth as a file."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from embedded.docket.case import Case, tell_truth
from embedded.docket.docket import Docket
from embedded.writing.composer import write_case


def iterate_cases(seed: int, cases: int, *, start: int = 0) -> Iterator[Case]:
    """The cases of a docket in order, one at a time."""
    docket = Docket(seed, cases)
    for index in range(start, cases):
        yield write_case(docket, docket.entry(index))


def write_truth(path: Path, seed: int, cases: int, progress: Callable[[int], None] | None = None) -> None:
    """Write the truth of all cases as JSON lines. The file appears only when it is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with partial.open("w", encoding="utf-8") as lines:
            for written, case in enumerate(iterate_cases(seed, cases), start=1):
                lines.write(json.dumps(tell_truth(case), ensure_ascii=False) + "\n")
                if progress is not None:
                    progress(written)
            lines.flush()
            os.fsync(lines.fileno())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
