"""What the published dataset says of the documents of a split, in the order of its rows."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from model.metrics import Flags
from schemas.errors import BadInputError
from schemas.published import PublishedFolder


@dataclass(frozen=True, slots=True)
class Truth:
    """Documents with their labels, and what they are grouped by."""

    ids: list[str]
    labels: Flags  # [N, K]
    courts: list[str | None]


def read_truth(published: PublishedFolder, split: str) -> Truth:
    """The labels of a split. One row is in memory at a time: texts are not kept."""
    ids, courts, labels = [], [], []
    for row in published.iterate_examples(split):
        ids.append(row["id"])
        courts.append(row["court"])
        labels.append(mark_labels(row, len(published.sections)))
    if not ids:
        raise BadInputError(f"{published.folder} has no {split} documents: publish a larger dataset")
    return Truth(ids, np.array(labels), courts)


def mark_labels(row: dict[str, Any], kinds: int) -> Flags:
    """The labels of an example as a row of yes and no, [K]."""
    marked = np.zeros(kinds, bool)
    marked[row["labels"]] = True
    return marked
