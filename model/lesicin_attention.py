"""What the attentions of LeSICiN have in common."""

import torch
from torch import Tensor


def share_weight(scores: Tensor, inside: Tensor) -> Tensor:
    """Softmax over the last dimension where `inside` is true, 0 elsewhere: all 0 where nothing is inside."""
    lowest = torch.finfo(scores.dtype).min  # not -inf: a row with nothing inside would become NaN
    return scores.masked_fill(~inside, lowest).softmax(dim=-1).masked_fill(~inside, 0)
