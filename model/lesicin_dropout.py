"""Dropout that is quick on a processor."""

import math
from collections.abc import Sequence

import torch
from torch import Tensor, nn

_HALF = 0.5
_STEPS = 1 << 16  # a draw of 16 bits, for any chance
_BITS = 31  # of a draw of 32, of which each decides on a number when the chance is one half
_TWO = 0x40000000  # how 2.0 is written: one bit alone, and 0.0 is none


class Dropout(nn.Dropout):
    """nn.Dropout with less to draw: torch draws 32 bits for every number, one by one.

    A chance of one half takes one bit for a number; any other takes 16 and is a multiple of 1/65536.
    """

    def forward(self, numbers: Tensor) -> Tensor:
        """Zeros here and there, in training."""
        if not self.training or not 0 < self.p < 1 or numbers.device.type != "cpu":
            return super().forward(numbers)
        mask = _draw_halves(numbers.shape) if self.p == _HALF else _draw_any(numbers.shape, self.p)
        return numbers * mask.to(numbers.dtype)


def _draw_halves(shape: Sequence[int]) -> Tensor:
    """0 or 2, each as likely."""
    count = math.prod(shape)
    draws = _draw(-(-count // (2 * _BITS))).view(torch.int32)
    shifted = draws << torch.arange(_BITS, dtype=torch.int32)[:, None]  # each bit comes to the place of 2.0
    return shifted.bitwise_and_(_TWO).view(torch.float32).flatten()[:count].view(shape)


def _draw_any(shape: Sequence[int], chance: float) -> Tensor:
    """0 by this chance, else so much that the mean is 1."""
    count, dropped = math.prod(shape), round(chance * _STEPS)
    kept = _draw(-(-count // 4)).view(torch.int16)[:count].view(shape) >= dropped - _STEPS // 2
    return kept.to(torch.get_default_dtype()).mul_(1 / (1 - dropped / _STEPS))


def _draw(count: int) -> Tensor:
    """Whole numbers of 64 bits, all of them random."""
    return torch.empty(count, dtype=torch.int64).random_(-(1 << 63), None)
