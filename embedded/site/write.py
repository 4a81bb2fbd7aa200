"""All cases of a docket, and their truth as a file."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from embedded.docket.case import Case, tell_truth
from embedded.docket.docket import Docket
from embedded.site.buckets.catalogue import Catalogue
from embedded.site.buckets.records import Registry
from embedded.writing.composer import write_case


def iterate_cases(seed: int, cases: int, *, start: int = 0) -> Iterator[Case]:
    """The cases of a docket in order, one at a time."""
    docket = Docket(seed, cases)
    for index in range(start, cases):
        yield write_case(docket, docket.entry(index))


def write_truth(path: Path, seed: int, cases: int, progress: Callable[[int], None] | None = None) -> None:
    """Write the truth of all cases as JSON lines, each with the name of its PDF in the open data.

    The file appears only when it is complete.
    """
    registry = Registry(Catalogue(seed, cases))
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with partial.open("w", encoding="utf-8") as lines:
            for index in range(cases):
                truth = tell_truth(registry.read_case(index)) | {"file": registry.find_stem(index)}
                lines.write(json.dumps(truth, ensure_ascii=False) + "\n")
                if progress is not None:
                    progress(index + 1)
            lines.flush()
            os.fsync(lines.fileno())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
