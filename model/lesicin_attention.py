"""What the attentions of LeSICiN have in common."""

import torch
from torch import Tensor, nn


def ask(rows: Tensor, key: nn.Linear, context: Tensor) -> Tensor:
    """u . tanh(W x + b) of rows [N, inputs]: [N].

    tanh(x) = 2 sigmoid(2 x) - 1, and on a processor a sigmoid takes a sixth of the time of a tanh.
    """
    doubled = nn.functional.linear(rows, 2 * key.weight, 2 * key.bias)
    return doubled.sigmoid() @ (2 * context) - context.sum()


def share_weight(scores: Tensor, inside: Tensor) -> Tensor:
    """Softmax over the last dimension where `inside` is true, 0 elsewhere: all 0 where nothing is inside."""
    lowest = torch.finfo(scores.dtype).min  # not -inf: a row with nothing inside would become NaN
    return scores.masked_fill(~inside, lowest).softmax(dim=-1).masked_fill(~inside, 0)
