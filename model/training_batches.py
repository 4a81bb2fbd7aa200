"""Which facts a step sees, and in which order; and where each step gets its chance from.

Facts of about the same length go together, so that little is padded. All is a function of the seed, the epoch
and the step: whoever comes back after a kill, or as one of many processes, draws the same.
"""

import numpy as np
import torch
from numpy.typing import NDArray

Rows = NDArray[np.int64]

DEALING, START, WALKS, DROPOUT, READING, SKIPPING, NETWORK = range(7)  # what chance is for


def mix_seed(*numbers: int) -> int:
    """One seed from several numbers; close ones give seeds that have nothing to do with each other."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0] >> 1)


def start_generator(*numbers: int) -> torch.Generator:
    """Chance of its own for a step."""
    return torch.Generator().manual_seed(mix_seed(*numbers))


def deal_batches(lengths: Rows, size: int, window: int, *, seed: int, epoch: int) -> list[Rows]:
    """Every row once: shuffled, sorted by length within windows of some batches, the batches shuffled.

    No batch is larger than `size`, and none is smaller than another by more than one row.
    """
    generator = np.random.default_rng(mix_seed(seed, DEALING, epoch))
    order = generator.permutation(len(lengths))
    sizes = _share_out(len(lengths), size)
    batches: list[Rows] = []
    for first in range(0, len(sizes), window):
        here = sizes[first : first + window]
        some, order = order[: sum(here)], order[sum(here) :]
        some = some[np.argsort(lengths[some], kind="stable")]
        batches += np.split(some, np.cumsum(here)[:-1])
    return [batches[place] for place in generator.permutation(len(batches))]


def cut_by_length(lengths: Rows, size: int) -> list[Rows]:
    """Every row once, from short to long: for reading, where order does not matter."""
    order = np.argsort(lengths, kind="stable")
    return [order[first : first + size] for first in range(0, len(order), size)]


def _share_out(rows: int, size: int) -> list[int]:
    batches = -(-rows // size)
    return [(rows + place) // batches for place in range(batches)]
