"""The scoring function of LeSICiN: how well facts match sections, and the loss of its three scores."""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.layers.attention import softmax32
from model.layers.dropout import Dropout
from model.layers.losses import weighted_entropy


class Statutes(NamedTuple):
    """Sections as encoded by the scoring function, once for all facts."""

    values: Tensor  # [C, d], from the BiLSTM
    keys: Tensor  # [C, d]


class ScoringFunction(nn.Module):
    """How well facts match all sections, computed at once.

      h~    = BiLSTM(sections)
      h_S   = sum over sections of softmax(T_S h_f . tanh(W h~ + b)) h~
      score = W_c [h_f || h_S] + b_c, one number per section

    The attribute, structural and alignment scores share this function, which aligns text and graph.
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
        weights = softmax32(context @ statutes.keys.T)  # [N, C]
        attended = weights @ statutes.values  # [N, d]
        logits: Tensor = self.classifier(self.dropout(torch.cat((facts, attended), dim=1)))
        return logits


class BilinearScoring(nn.Module):
    """The paper's ablation -B: score = h_f W h_c + b, the same for all sections and scores."""

    def __init__(self, sections: int, hidden: int, dropout: float) -> None:  # noqa: ARG002 - as above
        super().__init__()
        self.weight = nn.Linear(hidden, hidden, bias=False)
        self.bias = nn.Parameter(torch.zeros(()))
        self.dropout = Dropout(dropout)

    def read(self, *views: Tensor) -> list[Statutes]:
        """Sections [C, d] for each view of them."""
        return [Statutes(view, self.weight(view)) for view in views]

    def forward(self, facts: Tensor, statutes: Statutes) -> Tensor:
        """Logits [N, C] of facts [N, d]."""
        logits: Tensor = self.dropout(facts) @ statutes.keys.T + self.bias
        return logits


def measure_loss(
    scores: Sequence[Tensor | None], labels: Tensor, weights: Tensor, thetas: Sequence[float]
) -> Tensor:
    """The loss of a batch: the weighted cross-entropy of each score times its theta, summed over labels and
    averaged over facts. Scores are logits [N, C] or None; labels [N, C], weights [C]."""
    losses = [
        theta * weighted_entropy(logits, labels, weights)
        for theta, logits in zip(thetas, scores, strict=True)
        if logits is not None
    ]
    return torch.stack(losses).sum()
