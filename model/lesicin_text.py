"""The attribute encoder of LeSICiN: a hierarchical attention network over sentence vectors.

Facts and sections share it. The two directions of the BiLSTM are two plain LSTMs, one of which reads from the
end of each document: padding comes last for both, so no document depends on its batch mates.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.lesicin_attention import ask, share, share_weight
from model.lesicin_dropout import Dropout


class Documents(NamedTuple):
    """Sentence vectors of documents. What stands behind the end of a document does not matter."""

    sentences: Tensor  # [B, T, inputs]
    lengths: Tensor  # [B], whole numbers, 0 for a document without sentences

    def to(self, device: torch.device | str) -> "Documents":
        """The same documents on another device."""
        return Documents(self.sentences.to(device), self.lengths.to(device))

    def have_no_padding(self) -> bool:
        """Whether all are as long as the longest; a GPU is not asked, as it would have to be waited for."""
        longest = self.sentences.shape[1]
        return longest > 0 and self.lengths.device.type == "cpu" and bool((self.lengths == longest).all())

    def choose(self, rows: Tensor) -> "Documents":
        """Some of the documents, without the padding that these do not need."""
        lengths = self.lengths[rows]
        longest = int(lengths.max()) if len(rows) else 0
        return Documents(self.sentences[rows, :longest], lengths)


class ReadDocuments(NamedTuple):
    """What the encoder makes of documents."""

    vectors: Tensor  # [B, hidden], 0 for a document without sentences
    weights: Tensor  # [B, T], of sentences
    states: Tensor  # [T, B, hidden], of sentences, one at least; anything behind the end of a document


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

    def forward(self, documents: Documents) -> ReadDocuments:
        """Documents as vectors; dropout is for these alone."""
        if documents.have_no_padding():
            hidden = self._read_whole(documents.sentences.transpose(0, 1))  # [T, B, hidden]
            weights = share(self._score(hidden).T)  # [B, T]
        else:
            hidden, weights = self._read_padded(documents)
        vectors = (weights[:, None] @ hidden.transpose(0, 1))[:, 0]  # [B, hidden]
        return ReadDocuments(self.dropout(vectors), weights[:, : documents.sentences.shape[1]], hidden)

    def read_by_length(self, documents: Documents, groups: int = 3) -> Tensor:
        """The vectors alone; documents of like length are read together, so that little is padding."""
        if documents.sentences.device.type != "cpu":  # one large step is better there
            vectors: Tensor = self(documents).vectors
            return vectors
        order = documents.lengths.argsort()
        parts = [part for part in order.tensor_split(groups) if len(part)]
        found = torch.cat([self(documents.choose(part)).vectors for part in parts])
        return found[order.argsort()]

    def _read_whole(self, inputs: Tensor) -> Tensor:
        """The BiLSTM over documents of one length, both directions in one call: [T, B, inputs] to hidden."""
        start = inputs.new_zeros(2, inputs.shape[1], self.forwards.hidden_size)
        weights: list[Tensor] = [*self.forwards.all_weights[0], *self.backwards.all_weights[0]]
        return torch.lstm(inputs, (start, start), weights, True, 1, 0.0, self.training, True, False)[0]

    def _read_padded(self, documents: Documents) -> tuple[Tensor, Tensor]:
        """States [T, B, hidden] of sentences and their weights [B, T]; with one place at least, if empty."""
        sentences, lengths = documents
        if sentences.shape[1] == 0:
            sentences = nn.functional.pad(sentences, (0, 0, 0, 1))
        places = torch.arange(sentences.shape[1], device=sentences.device)
        inside = places < lengths[:, None]  # [B, T]
        inputs = sentences.transpose(0, 1).clone(memory_format=torch.contiguous_format)  # [T, B, inputs]
        inputs.masked_fill_(~inside.T[:, :, None], 0)
        turned = (lengths - 1 - places[:, None]).clamp(min=0)  # [T, B]; anything behind the end
        rows = turned * len(lengths) + torch.arange(len(lengths), device=lengths.device)
        ahead, _ = self.forwards(inputs)
        behind, _ = self.backwards(_take(inputs, rows))
        hidden = torch.cat((ahead, _take(behind, rows)), dim=2)
        return hidden, share_weight(self._score(hidden).T, inside)

    def _score(self, hidden: Tensor) -> Tensor:
        """u . tanh(W h + b), [T, B]."""
        return ask(hidden.flatten(0, 1), self.key, self.context).view(hidden.shape[:2])


def _take(sequences: Tensor, rows: Tensor) -> Tensor:
    """Rows [T, B] of sequences [T, B, d], counted through."""
    return nn.functional.embedding(rows, sequences.flatten(0, 1))
