"""Attention scores and softmax."""

import torch
from torch import Tensor, nn


def additive_scores(rows: Tensor, key: nn.Linear, context: Tensor) -> Tensor:
    """u . tanh(W x + b) of rows [N, inputs]: [N], in the precision of u."""
    keys: Tensor = key(rows).tanh()
    with torch.autocast(rows.device.type, enabled=False):  # sums of many products
        return keys.to(context.dtype) @ context


def softmax32(scores: Tensor) -> Tensor:
    """Softmax over the last dimension, in at least single precision."""
    return scores.to(torch.promote_types(scores.dtype, torch.float32)).softmax(dim=-1)


def masked_softmax(scores: Tensor, inside: Tensor) -> Tensor:
    """Softmax over the last dimension where `inside` is true, 0 elsewhere; all 0 if nothing is inside."""
    lowest = torch.finfo(scores.dtype).min  # not -inf: a row with nothing inside would become NaN
    return softmax32(scores.masked_fill(~inside, lowest)).masked_fill(~inside, 0)
