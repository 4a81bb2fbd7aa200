"""How fast the CRF is compared with the pytorch-crf package: loss with backward, and decoding, in one run.

    python benchmarks/crf.py [ROUNDS]

Shapes are batch x positions x tags. Both run on one thread, in turns, with the same scores; the time is that
of the best round, because a busy machine only adds to it. Before timing, both must find the same likelihoods
and the same tags.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

import torch
import torchcrf
from torch import Tensor

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from model.tagger.crf import Crf

SHAPES = ((8, 300, 9), (32, 300, 7), (1, 300, 9), (1, 5000, 9))
ROUNDS = 10


def make_both(tags: int) -> tuple[Crf, torchcrf.CRF]:
    other = torchcrf.CRF(tags, batch_first=True)
    ours = Crf(tags)
    ours.load_state_dict(
        {
            "transitions": other.transitions,
            "start": other.start_transitions,
            "end": other.end_transitions,
        }
    )
    return ours, other


def time_in_turns(first: Callable[[], object], second: Callable[[], object], rounds: int) -> list[float]:
    """The fewest milliseconds of each."""
    taken: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for call, times in zip((first, second), taken, strict=True):
            began = time.perf_counter()
            call()
            times.append(1000 * (time.perf_counter() - began))
    return [min(times) for times in taken]


def compare(batch: int, positions: int, tags: int, rounds: int) -> None:
    ours, other = make_both(tags)
    emissions = torch.randn(batch, positions, tags, requires_grad=True)
    gold = torch.randint(tags, (batch, positions))
    lengths = torch.randint(positions // 2, positions + 1, (batch,))
    lengths[0] = positions
    mask = torch.arange(positions) < lengths[:, None]

    def likelihoods() -> tuple[Tensor, Tensor]:
        return ours(emissions, gold, lengths), other(emissions, gold, mask, reduction="none")

    torch.testing.assert_close(*likelihoods(), rtol=1e-4, atol=1e-2)  # theirs is summed in single precision
    assert [row[row >= 0].tolist() for row in ours.decode(emissions, lengths)] == other.decode(
        emissions, mask
    )
    tasks = {
        "loss with backward": (
            lambda: ours(emissions, gold, lengths).sum().backward(),
            lambda: other(emissions, gold, mask).backward(),
        ),
        "decode": (lambda: ours.decode(emissions, lengths), lambda: other.decode(emissions, mask)),
    }
    for task, calls in tasks.items():
        own, theirs = time_in_turns(*calls, rounds)
        shape = f"{batch} x {positions} x {tags}"
        print(f"{shape:<14}{task:<20}{own:>9.1f} ms{theirs:>9.1f} ms{theirs / own:>7.1f} x")


def main() -> None:
    rounds = int(sys.argv[1]) if sys.argv[1:] else ROUNDS
    torch.set_num_threads(1)
    torch.manual_seed(1)
    print(f"{'shape':<14}{'task':<20}{'ours':>12}{'pytorch-crf':>12}{'faster':>9}")
    for shape in SHAPES:
        compare(*shape, rounds)


if __name__ == "__main__":
    main()
