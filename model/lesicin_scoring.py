"""The scoring function of LeSICiN: how well facts fit sections, and the losses of its three scores."""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from model.lesicin_attention import share
from model.lesicin_dropout import Dropout

TWS, VWS = "tws", "vws"


class Statutes(NamedTuple):
    """Sections as the scoring function has read them: once for all facts."""

    values: Tensor  # [C, d], from the BiLSTM
    keys: Tensor  # [C, d]


class ScoringFunction(nn.Module):
    """How facts fit all sections at once.

      h~    = BiLSTM(sections)
      h_S   = sum over sections of softmax(T_S h_f . tanh(W h~ + b)) h~
      score = W_c [h_f || h_S] + b_c, one number a section

    One function serves the attribute, structural and alignment scores, which is what aligns text and graph.
    """

    def __init__(self, sections: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.lstm = nn.LSTM(hidden, hidden // 2, bidirectional=True, batch_first=True)
        self.key = nn.Linear(hidden, hidden)
        self.context = nn.Linear(hidden, hidden)  # T_S
        self.classifier = nn.Linear(2 * hidden, sections)
        self.dropout = Dropout(dropout)

    def read(self, *views: Tensor) -> list[Statutes]:
        """Sections in the order of the statute, [C, d] for each view of them."""
        values, _ = self.lstm(torch.stack(views))  # [views, C, d]
        keys = self.key(values).tanh()
        return [Statutes(*view) for view in zip(values, keys, strict=True)]

    def forward(self, facts: Tensor, statutes: Statutes) -> Tensor:
        """Logits [N, C] of facts [N, d]."""
        context = self.dropout(self.context(facts))
        weights = share(context @ statutes.keys.T)  # [N, C]
        seen = weights @ statutes.values  # [N, d]
        logits: Tensor = self.classifier(self.dropout(torch.cat((facts, seen), dim=1)))
        return logits


def weigh_labels(counts: Tensor, facts: int, *, scheme: str = TWS, eta: float = 10.0) -> Tensor:
    """Weights [C] of the right answers from how many of the training facts have each label [C].

    TWS: how much rarer a label is than the most frequent one, at most eta. VWS: how many facts there are for
    each that has the label. A label without facts weighs as if it had one.
    """
    at_least_one = counts.clamp(min=1).to(torch.get_default_dtype())
    if scheme == TWS:
        return (at_least_one.max() / at_least_one).clamp(max=eta)
    if scheme == VWS:
        return facts / at_least_one
    raise ValueError(f"labels are weighed by {TWS} or {VWS}, not by {scheme}")


def measure_loss(
    scores: Sequence[Tensor | None], labels: Tensor, weights: Tensor, thetas: Sequence[float]
) -> Tensor:
    """The loss of a batch: for each score theta times the weighted cross-entropy, a sum over labels, a mean
    over facts. Scores are logits [N, C], or None where there is none; labels [N, C], weights [C]."""
    losses = [
        theta * _measure_entropy(logits, labels, weights)
        for theta, logits in zip(thetas, scores, strict=True)
        if logits is not None
    ]
    return torch.stack(losses).sum()


def _measure_entropy(logits: Tensor, labels: Tensor, weights: Tensor) -> Tensor:
    # A sum of many small terms is not for half precision.
    logits = logits.to(torch.promote_types(logits.dtype, torch.float32))
    entropy = binary_cross_entropy_with_logits(
        logits, labels.to(logits.dtype), pos_weight=weights, reduction="sum"
    )
    return entropy / len(logits)
