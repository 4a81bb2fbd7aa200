"""The attribute encoder of LeSICiN: a hierarchical attention network over sentence vectors.

Facts and sections share it. The two directions of the BiLSTM are two plain LSTMs, one of which reads from the
end of each document: padding comes last for both, so no document depends on its batch mates.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.lesicin_attention import share_weight
from model.lesicin_dropout import Dropout


class Documents(NamedTuple):
    """Sentence vectors of documents. What stands behind the end of a document does not matter."""

    sentences: Tensor  # [B, T, inputs]
    lengths: Tensor  # [B], whole numbers, 0 for a document without sentences

    def to(self, device: torch.device | str) -> "Documents":
        """The same documents on another device."""
        return Documents(self.sentences.to(device), self.lengths.to(device))

    def choose(self, rows: Tensor) -> "Documents":
        """Some of the documents, without the padding that these do not need."""
        lengths = self.lengths[rows]
        longest = int(lengths.max()) if len(rows) else 0
        return Documents(self.sentences[rows, :longest], lengths)


def skip_sentences(documents: Documents, share: float) -> Documents:
    """Documents without a share of their sentences, each left out by chance; none loses all of them."""
    sentences, lengths = documents
    if not share or not sentences.numel():
        return documents
    inside = torch.arange(sentences.shape[1]) < lengths[:, None]  # [B, T]
    kept = inside & (torch.rand(inside.shape) >= share)
    kept |= inside & ~kept.any(dim=1, keepdim=True)
    order = (
        (~kept).to(torch.uint8).argsort(dim=1, stable=True)
    )  # those that are kept come first, in their order
    rows = torch.arange(len(order))[:, None]
    left = kept.sum(dim=1)
    return Documents(sentences[rows, order[:, : int(left.max())]], left)


class AttributeEncoder(nn.Module):
    """One vector a document: h = sum of a_i h_i over sentences, a = softmax(u . tanh(W h_i + b))."""

    def __init__(self, inputs: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.forwards = nn.LSTM(inputs, hidden // 2)
        self.backwards = nn.LSTM(inputs, hidden // 2)
        self.key = nn.Linear(hidden, hidden)
        self.context = nn.Parameter(torch.empty(hidden).uniform_(-0.1, 0.1))
        self.dropout = Dropout(dropout)

    def forward(self, documents: Documents) -> tuple[Tensor, Tensor]:
        """Vectors [B, hidden], 0 for a document without sentences, and the weights [B, T] of sentences."""
        sentences, lengths = documents
        if sentences.shape[1] == 0:
            sentences = nn.functional.pad(sentences, (0, 0, 0, 1))
        places = torch.arange(sentences.shape[1], device=sentences.device)
        inside = places < lengths[:, None]  # [B, T]
        inputs = sentences.transpose(0, 1).clone(memory_format=torch.contiguous_format)  # [T, B, inputs]
        inputs.masked_fill_(~inside.T[:, :, None], 0)
        hidden = self._read(inputs, lengths, places)  # [T, B, hidden]
        scores = self.key(hidden).tanh() @ self.context  # [T, B]
        weights = share_weight(scores.T, inside)  # [B, T]
        vectors = (weights[:, None] @ hidden.transpose(0, 1))[:, 0]  # [B, hidden]
        return self.dropout(vectors), weights[:, : documents.sentences.shape[1]]

    def read_by_length(self, documents: Documents, groups: int = 3) -> Tensor:
        """The vectors alone; documents of like length are read together, so that little is padding."""
        if documents.sentences.device.type != "cpu":  # one large step is better there
            vectors: Tensor = self(documents)[0]
            return vectors
        order = documents.lengths.argsort()
        parts = [part for part in order.tensor_split(groups) if len(part)]
        found = torch.cat([self(documents.choose(part))[0] for part in parts])
        return found[order.argsort()]

    def _read(self, inputs: Tensor, lengths: Tensor, places: Tensor) -> Tensor:
        """The BiLSTM: [T, B, inputs] to [T, B, hidden]."""
        turned = (lengths - 1 - places[:, None]).clamp(min=0)  # [T, B]; anything behind the end
        rows = turned * len(lengths) + torch.arange(len(lengths), device=lengths.device)
        ahead, _ = self.forwards(inputs)
        behind, _ = self.backwards(_take(inputs, rows))
        return torch.cat((ahead, _take(behind, rows)), dim=2)


def _take(sequences: Tensor, rows: Tensor) -> Tensor:
    """Rows [T, B] of sequences [T, B, d], counted through."""
    return nn.functional.embedding(rows, sequences.flatten(0, 1))
