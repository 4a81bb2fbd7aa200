"""Batches of facts, and the seeds of every step.

Facts of similar length share a batch to avoid padding. Everything is a function of the seed, the epoch and
the step: a resumed run, or one of several processes, draws the same.
"""

import numpy as np
import torch
from numpy.typing import NDArray

Rows = NDArray[np.int64]

SHUFFLE, START, WALKS, DROPOUT, READING, SKIPPING, NETWORK = range(7)  # purposes of randomness


def mix_seed(*numbers: int) -> int:
    """One seed from several numbers; similar numbers give unrelated seeds."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0] >> 1)


def start_generator(*numbers: int) -> torch.Generator:
    """A generator with its own seed."""
    return torch.Generator().manual_seed(mix_seed(*numbers))


def make_batches(lengths: Rows, size: int, window: int, *, seed: int, epoch: int) -> list[Rows]:
    """Every row once: shuffled, sorted by length within windows of batches, then the batches shuffled.

    No batch is larger than `size`, and batch sizes differ by at most one row.
    """
    generator = np.random.default_rng(mix_seed(seed, SHUFFLE, epoch))
    order = generator.permutation(len(lengths))
    sizes = _divide(len(lengths), size)
    batches: list[Rows] = []
    for first in range(0, len(sizes), window):
        in_window = sizes[first : first + window]
        rows, order = order[: sum(in_window)], order[sum(in_window) :]
        rows = rows[np.argsort(lengths[rows], kind="stable")]
        batches += np.split(rows, np.cumsum(in_window)[:-1])
    return [batches[index] for index in generator.permutation(len(batches))]


def cut_by_length(lengths: Rows, size: int) -> list[Rows]:
    """Every row once, from short to long: for scoring, where order does not matter."""
    order = np.argsort(lengths, kind="stable")
    return [order[first : first + size] for first in range(0, len(order), size)]


def _divide(rows: int, size: int) -> list[int]:
    batches = -(-rows // size)
    return [(rows + index) // batches for index in range(batches)]
