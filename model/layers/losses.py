"""Losses of multi-label classifiers, with weights for rare labels."""

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

TWS, VWS, NONE = "tws", "vws", "none"


def weigh_labels(counts: Tensor, facts: int, *, scheme: str = TWS, eta: float = 10.0) -> Tensor:
    """Weights [C] of positive labels from the number of training facts with each label [C].

    TWS: the frequency of the most frequent label divided by that of the label, at most eta. VWS: the number
    of facts divided by that of the label. A label without facts counts as having one.
    """
    at_least_one = counts.clamp(min=1).to(torch.get_default_dtype())
    if scheme == TWS:
        return (at_least_one.max() / at_least_one).clamp(max=eta)
    if scheme == VWS:
        return facts / at_least_one
    if scheme == NONE:
        return torch.ones_like(at_least_one)
    raise ValueError(f"the scheme must be {TWS}, {VWS} or {NONE}, not {scheme}")


def weighted_entropy(logits: Tensor, labels: Tensor, weights: Tensor | None = None) -> Tensor:
    """The cross-entropy of logits [N, C] with labels [N, C] and weights [C] of positive labels, summed over
    labels and averaged over documents."""
    # Half precision cannot sum many small terms.
    logits = logits.to(torch.promote_types(logits.dtype, torch.float32))
    entropy = binary_cross_entropy_with_logits(
        logits, labels.to(logits.dtype), pos_weight=weights, reduction="sum"
    )
    return entropy / len(logits)
