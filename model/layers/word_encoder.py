"""Sentences from words: word embeddings that are learnt with the network, and two ways to read them.

  words      h_s = sum of a_i e_i / (sum of a_i)^p,  a_i = exp(u . tanh(K e_i)): ours, and fast. With p = 1
             it is plain attention; below 1 it is closer to a weighted sum: sentences with more content count
             more.
  word-lstm  a BiLSTM with attention over words, as over sentences (model/layers/text_encoder.py): the two
             levels form a hierarchical attention network, which is the paper's other option.

Embeddings are initialised with sentence vectors (model/vectors/encoder.py). A sentence is given as the
numbers of its known words and, for `words`, of its known pairs of words.
"""

from collections.abc import Callable, Sequence

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding, embedding_bag

from model.layers.attention import additive_scores
from model.layers.text_encoder import AttributeEncoder
from model.vectors.encoder import Floats, SentenceVectors
from model.vectors.rows import UNKNOWN
from model.vectors.store import Documents

LONGEST = 64  # words of a sentence that are read
PADDING = 0  # padding after the last number


class NumberedWords:
    """An encoder that returns the numbers of words and n-grams, from 1, words first."""

    def __init__(self, vectors: SentenceVectors) -> None:
        self.vectors = vectors
        self.size = LONGEST * vectors.recipe.longest_gram

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size], integers as floats."""
        numbers = np.full((len(sentences), self.size), PADDING, np.float32)
        rows = self.vectors.rows
        for line, sentence in zip(numbers, sentences, strict=True):
            words = np.array([*rows.number_words(sentence), UNKNOWN], np.int64)
            found_rows = rows.find(words)[:, :LONGEST].ravel()
            known = found_rows[found_rows < len(rows)] + 1
            line[: len(known)] = known
        return numbers


def read_distinct(numbers: Tensor, size: int, read: Callable[[Tensor], Tensor]) -> Tensor:
    """Sentences [..., W] as vectors [..., size], zeros for empty ones. `read` gets each different sentence
    once, [S, W], none of them empty."""
    rows = numbers.flatten(0, -2).long()  # [N, W]
    filled = (rows != PADDING).any(dim=1).nonzero()[:, 0]
    if not len(filled):
        return numbers.new_zeros(*numbers.shape[:-1], size, dtype=torch.get_default_dtype())
    sentences, owners = torch.unique(rows[filled], dim=0, return_inverse=True)
    vectors = embedding(owners, read(sentences))
    spread = vectors.new_zeros(len(rows), size).index_copy(0, filled, vectors)
    return spread.view(*numbers.shape[:-1], size)


def blank_after_end(documents: Documents) -> Documents:
    """Numbered sentences with padding after the end of each document, where skipped sentences may be left:
    they would be read for nothing."""
    numbers, lengths = documents
    inside = torch.arange(numbers.shape[1], device=numbers.device) < lengths[:, None]  # [B, T]
    return Documents(numbers.masked_fill(~inside[:, :, None], PADDING), lengths)


class WordAttention(nn.Module):
    """Weighted sums of embeddings; zeros for a sentence without known words."""

    def __init__(self, words: int, size: int, power: float, skip: float, *, sparse: bool) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words + 1, size, sparse=sparse)
        self.key = nn.Linear(size, size)
        self.context = nn.Parameter(torch.zeros(size))  # initially all words weigh the same
        self.power, self.skip = power, skip

    def forward(self, numbers: Tensor) -> Tensor:
        """[..., W] to [..., size]."""
        rows = numbers.flatten(0, -2).long()  # [N, W]
        is_word = rows != PADDING
        chosen, indices = torch.unique(rows[is_word], return_inverse=True)
        embedded = self.embedding(chosen)  # each word once, however often it occurs
        weights = additive_scores(embedded, self.key, self.context).to(embedded).exp()[indices]
        if self.training and self.skip:
            weights = weights * (torch.rand_like(weights) >= self.skip)
        counts = is_word.sum(dim=1)
        starts = counts.cumsum(0) - counts
        sums = embedding_bag(indices, embedded, starts, mode="sum", per_sample_weights=weights)
        owners = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), counts)
        total = weights.new_zeros(len(rows)).index_add(0, owners, weights)
        vectors: Tensor = sums / total.clamp(min=1e-6)[:, None].pow(self.power)
        return vectors.view(*numbers.shape[:-1], self.embedding.embedding_dim)


class WordLstm(nn.Module):
    """A BiLSTM with attention over embeddings; zeros for a sentence without known words."""

    def __init__(self, words: int, size: int, *, sparse: bool) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words + 1, size, sparse=sparse)
        self.reader = AttributeEncoder(size, size, dropout=0.0)

    def forward(self, numbers: Tensor) -> Tensor:
        """[..., W] to [..., size]."""
        rows = numbers.flatten(0, -2).long()  # [N, W]
        lengths = (rows != PADDING).sum(dim=1)
        filled = lengths.nonzero()[:, 0]
        vectors = self.embedding.weight.new_zeros(len(rows), self.embedding.embedding_dim)
        if len(filled):
            words = Documents(self.embedding(rows[filled, : int(lengths.max())]), lengths[filled])
            read = self.reader.read_by_length(words)
            vectors = vectors.to(read.dtype).index_copy(0, filled, read)
        return vectors.view(*numbers.shape[:-1], self.embedding.embedding_dim)


@torch.no_grad()
def start_embeddings(words: nn.Module, vectors: SentenceVectors) -> None:
    """Initialise the embeddings of a reader of words with vectors that were learnt before."""
    words.get_parameter("embedding.weight")[1:] = torch.from_numpy(vectors.table[:-1])
