"""A dropout that is fast on a CPU."""

import math
from collections.abc import Sequence

import torch
from torch import Tensor, nn

_HALF = 0.5
_STEPS = 1 << 16  # 16 random bits per number, for any probability
_BITS = 31  # of a random 32-bit integer; each decides about one number if the probability is one half
_TWO = 0x40000000  # the bits of 2.0: a single one; 0.0 has none


class Dropout(nn.Dropout):
    """nn.Dropout with fewer random bits: torch draws 32 for every number.

    A probability of one half takes one bit per number; any other takes 16 and is a multiple of 1/65536.
    """

    def forward(self, numbers: Tensor) -> Tensor:
        """Random zeros, in training."""
        if not self.training or not 0 < self.p < 1 or numbers.device.type != "cpu":
            return super().forward(numbers)
        mask = _draw_halves(numbers.shape) if self.p == _HALF else _draw_any(numbers.shape, self.p)
        return numbers * mask.to(numbers.dtype)


def _draw_halves(shape: Sequence[int]) -> Tensor:
    """0 or 2, equally likely."""
    count = math.prod(shape)
    draws = _draw(-(-count // (2 * _BITS))).view(torch.int32)
    shifted = draws << torch.arange(_BITS, dtype=torch.int32)[:, None]  # moves each bit to that of 2.0
    return shifted.bitwise_and_(_TWO).view(torch.float32).flatten()[:count].view(shape)


def _draw_any(shape: Sequence[int], probability: float) -> Tensor:
    """0 with this probability, otherwise scaled so that the mean is 1."""
    count, dropped = math.prod(shape), round(probability * _STEPS)
    kept = _draw(-(-count // 4)).view(torch.int16)[:count].view(shape) >= dropped - _STEPS // 2
    return kept.to(torch.get_default_dtype()).mul_(1 / (1 - dropped / _STEPS))


def _draw(count: int) -> Tensor:
    """Integers of 64 random bits."""
    return torch.empty(count, dtype=torch.int64).random_(-(1 << 63), None)
