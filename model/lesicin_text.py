"""The attribute encoder of LeSICiN: a hierarchical attention network over sentence vectors.

Facts and sections share it. The two directions of the BiLSTM are two plain LSTMs, one of which reads from the
end of each document: padding comes last for both, so no document depends on its batch mates.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.lesicin_attention import share_weight


class Documents(NamedTuple):
    """Sentence vectors of documents. What stands behind the end of a document does not matter."""

    sentences: Tensor  # [B, T, inputs]
    lengths: Tensor  # [B], whole numbers, 0 for a document without sentences

    def to(self, device: torch.device | str) -> "Documents":
        """The same documents on another device."""
        return Documents(self.sentences.to(device), self.lengths.to(device))


class AttributeEncoder(nn.Module):
    """One vector a document: h = sum of a_i h_i over sentences, a = softmax(u . tanh(W h_i + b))."""

    def __init__(self, inputs: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.forwards = nn.LSTM(inputs, hidden // 2)
        self.backwards = nn.LSTM(inputs, hidden // 2)
        self.key = nn.Linear(hidden, hidden)
        self.context = nn.Parameter(torch.empty(hidden).uniform_(-0.1, 0.1))
        self.dropout = nn.Dropout(dropout)

    def forward(self, documents: Documents) -> tuple[Tensor, Tensor]:
        """Vectors [B, hidden], 0 for a document without sentences, and the weights [B, T] of sentences."""
        sentences, lengths = documents
        if sentences.shape[1] == 0:
            sentences = nn.functional.pad(sentences, (0, 0, 0, 1))
        places = torch.arange(sentences.shape[1], device=sentences.device)
        inside = places < lengths[:, None]  # [B, T]
        inputs = sentences.masked_fill(~inside[:, :, None], 0).transpose(0, 1)  # [T, B, inputs]
        hidden = self._read(inputs, lengths, places).transpose(0, 1)  # [B, T, hidden]
        scores = self.key(hidden).tanh() @ self.context  # [B, T]
        weights = share_weight(scores, inside)
        vectors = (weights[:, None] @ hidden)[:, 0]  # [B, hidden]
        return self.dropout(vectors), weights[:, : documents.sentences.shape[1]]

    def _read(self, inputs: Tensor, lengths: Tensor, places: Tensor) -> Tensor:
        """The BiLSTM: [T, B, inputs] to [T, B, hidden]."""
        turned = (lengths - 1 - places[:, None]).clamp(min=0)  # [T, B]; anything behind the end
        ahead, _ = self.forwards(inputs)
        behind, _ = self.backwards(_take(inputs, turned))
        return torch.cat((ahead, _take(behind, turned)), dim=2)


def _take(sequences: Tensor, places: Tensor) -> Tensor:
    return sequences.gather(0, places[:, :, None].expand(-1, -1, sequences.shape[2]))
