"""The attribute encoder of LeSICiN: a hierarchical attention network over sentence vectors.

Facts and sections share it. The BiLSTM is two plain LSTMs, one of which reads every document from its end:
padding comes last for both, so no document depends on the rest of its batch.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.layers.attention import additive_scores, masked_softmax, softmax32
from model.layers.dropout import Dropout
from model.vectors.store import Documents


class ReadDocuments(NamedTuple):
    """Encoded documents."""

    vectors: Tensor  # [B, hidden], 0 for a document without sentences
    weights: Tensor  # [B, T], of sentences
    states: Tensor  # [T, B, hidden], of sentences, T at least 1; arbitrary after the end of a document


def skip_sentences(documents: Documents, fraction: float) -> Documents:
    """Documents with a random fraction of their sentences dropped, but never all."""
    sentences, lengths = documents
    if not fraction or not sentences.numel():
        return documents
    inside = torch.arange(sentences.shape[1]) < lengths[:, None]  # [B, T]
    kept = inside & (torch.rand(inside.shape) >= fraction)
    kept |= inside & ~kept.any(dim=1, keepdim=True)
    order = (~kept).to(torch.uint8).argsort(dim=1, stable=True)  # kept ones first, in order
    rows = torch.arange(len(order))[:, None]
    new_lengths = kept.sum(dim=1)
    return Documents(sentences[rows, order[:, : int(new_lengths.max())]], new_lengths)


class AttributeEncoder(nn.Module):
    """One vector per document: h = sum of a_i h_i over sentences, a = softmax(u . tanh(W h_i + b))."""

    def __init__(self, inputs: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.forwards = nn.LSTM(inputs, hidden // 2)
        self.backwards = nn.LSTM(inputs, hidden // 2)
        self.key = nn.Linear(hidden, hidden)
        self.context = nn.Parameter(torch.empty(hidden).uniform_(-0.1, 0.1))
        self.dropout = Dropout(dropout)

    def forward(self, documents: Documents) -> ReadDocuments:
        """Documents as vectors; dropout applies to these only."""
        if documents.have_no_padding():
            hidden = self._read_whole(documents.sentences.transpose(0, 1))  # [T, B, hidden]
            weights = softmax32(self._score(hidden).T)  # [B, T]
        else:
            hidden, weights = self._read_padded(documents)
        vectors = (weights[:, None] @ hidden.transpose(0, 1))[:, 0]  # [B, hidden]
        return ReadDocuments(self.dropout(vectors), weights[:, : documents.sentences.shape[1]], hidden)

    def read_by_length(self, documents: Documents, groups: int = 3) -> Tensor:
        """Only the vectors. Documents of similar length are read together to avoid padding."""
        if documents.sentences.device.type != "cpu":  # one large step is faster there
            whole: Tensor = self(documents).vectors
            return whole
        order = documents.lengths.argsort()
        parts = [part for part in order.tensor_split(groups) if len(part)]
        vectors = torch.cat([self(documents.choose(part)).vectors for part in parts])
        return vectors[order.argsort()]

    def _read_whole(self, inputs: Tensor) -> Tensor:
        """The BiLSTM over documents of equal length, both directions in one call: [T, B, inputs] to
        hidden."""
        start = inputs.new_zeros(2, inputs.shape[1], self.forwards.hidden_size)
        weights: list[Tensor] = [*self.forwards.all_weights[0], *self.backwards.all_weights[0]]
        return torch.lstm(inputs, (start, start), weights, True, 1, 0.0, self.training, True, False)[0]

    def _read_padded(self, documents: Documents) -> tuple[Tensor, Tensor]:
        """States [T, B, hidden] of sentences and their weights [B, T]; T is at least 1."""
        sentences, lengths = documents
        if sentences.shape[1] == 0:
            sentences = nn.functional.pad(sentences, (0, 0, 0, 1))
        positions = torch.arange(sentences.shape[1], device=sentences.device)
        inside = positions < lengths[:, None]  # [B, T]
        inputs = sentences.transpose(0, 1).clone(memory_format=torch.contiguous_format)  # [T, B, inputs]
        inputs.masked_fill_(~inside.T[:, :, None], 0)
        reverse = (lengths - 1 - positions[:, None]).clamp(min=0)  # [T, B]; arbitrary after the end
        rows = reverse * len(lengths) + torch.arange(len(lengths), device=lengths.device)
        forward, _ = self.forwards(inputs)
        backward, _ = self.backwards(_take(inputs, rows))
        hidden = torch.cat((forward, _take(backward, rows)), dim=2)
        return hidden, masked_softmax(self._score(hidden).T, inside)

    def _score(self, hidden: Tensor) -> Tensor:
        """u . tanh(W h + b), [T, B]."""
        return additive_scores(hidden.flatten(0, 1), self.key, self.context).view(hidden.shape[:2])


def _take(sequences: Tensor, rows: Tensor) -> Tensor:
    """Rows [T, B] of flattened sequences [T, B, d]."""
    return nn.functional.embedding(rows, sequences.flatten(0, 1))
