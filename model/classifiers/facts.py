"""Facts of a published dataset, read as they are needed."""

from collections.abc import Iterable, Iterator
from itertools import islice

from model.classifiers.registry import Facts
from schemas.published import PublishedFolder


def iterate_facts(published: PublishedFolder, split: str) -> Iterator[Facts]:
    """The facts of a split, in order."""
    return (row["text"] for row in published.iterate_examples(split))


def batch_facts(documents: Iterable[Facts], size: int) -> Iterator[list[Facts]]:
    """Documents in batches; only the last one may be smaller."""
    remaining = iter(documents)
    while batch := list(islice(remaining, size)):
        yield batch
