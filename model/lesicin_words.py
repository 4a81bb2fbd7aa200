"""Sentences from words: embeddings of words that are learnt with the network, and two ways to read them.

  weighing   h_s = sum of a_i e_i / (sum of a_i)^p,  a_i = exp(u . tanh(K e_i)): ours, and quick. With p = 1
             it is plain attention; below 1 a sentence with more to say counts for more, as in a weighed sum.
  reading    a BiLSTM with attention over words, the same as over sentences (model/lesicin_text.py): with
             both levels a hierarchical attention network, which is the paper's other option.

Embeddings start from vectors that were learnt before (model/sentence_vectors.py). A sentence comes as the
numbers of its known words, and for weighing of its known pairs of words, too.
"""

from collections.abc import Sequence

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag

from model.lesicin_attention import ask
from model.lesicin_text import AttributeEncoder, Documents
from model.sentence_vectors import Floats, SentenceVectors
from model.sentence_words import UNKNOWN

WEIGH, READ = "weigh", "read"
LONGEST = 64  # words of a sentence that are read
NOTHING = 0  # what stands behind the last number


class NumberedWords:
    """An encoder that gives the numbers of words and n-grams, from 1, words first."""

    def __init__(self, vectors: SentenceVectors) -> None:
        self.vectors = vectors
        self.size = LONGEST * vectors.recipe.longest_gram

    def encode(self, sentences: Sequence[str]) -> Floats:
        """[n, size], whole numbers."""
        numbers = np.full((len(sentences), self.size), NOTHING, np.float32)
        rows = self.vectors.rows
        for line, sentence in zip(numbers, sentences, strict=True):
            words = np.array([*rows.number_words(sentence), UNKNOWN], np.int64)
            found = rows.find(words)[:, :LONGEST].ravel()
            known = found[found < len(rows)] + 1
            line[: len(known)] = known
        return numbers


class WordWeigher(nn.Module):
    """Weighed sums of embeddings; zeros for a sentence without any known word."""

    def __init__(self, words: int, size: int, power: float, skip: float, *, sparse: bool) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words + 1, size, sparse=sparse)
        self.key = nn.Linear(size, size)
        self.context = nn.Parameter(torch.zeros(size))  # at first all words weigh the same
        self.power, self.skip = power, skip

    def forward(self, numbers: Tensor) -> Tensor:
        """[..., W] to [..., size]."""
        rows = numbers.flatten(0, -2).long()  # [N, W]
        told = rows != NOTHING
        chosen, places = torch.unique(rows[told], return_inverse=True)
        embedded = self.embedding(chosen)  # each word once, however often it is there
        weights = ask(embedded, self.key, self.context).to(embedded).exp()[places]
        if self.training and self.skip:
            weights = weights * (torch.rand_like(weights) >= self.skip)
        counts = told.sum(dim=1)
        starts = counts.cumsum(0) - counts
        sums = embedding_bag(places, embedded, starts, mode="sum", per_sample_weights=weights)
        owners = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), counts)
        total = weights.new_zeros(len(rows)).index_add(0, owners, weights)
        vectors: Tensor = sums / total.clamp(min=1e-6)[:, None].pow(self.power)
        return vectors.view(*numbers.shape[:-1], self.embedding.embedding_dim)


class WordReader(nn.Module):
    """A BiLSTM with attention over embeddings; zeros for a sentence without any known word."""

    def __init__(self, words: int, size: int, *, sparse: bool) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words + 1, size, sparse=sparse)
        self.reader = AttributeEncoder(size, size, dropout=0.0)

    def forward(self, numbers: Tensor) -> Tensor:
        """[..., W] to [..., size]."""
        rows = numbers.flatten(0, -2).long()  # [N, W]
        lengths = (rows != NOTHING).sum(dim=1)
        told = lengths.nonzero()[:, 0]
        vectors = self.embedding.weight.new_zeros(len(rows), self.embedding.embedding_dim)
        if len(told):
            words = Documents(self.embedding(rows[told, : int(lengths.max())]), lengths[told])
            read = self.reader.read_by_length(words)
            vectors = vectors.to(read.dtype).index_copy(0, told, read)
        return vectors.view(*numbers.shape[:-1], self.embedding.embedding_dim)


@torch.no_grad()
def start_embeddings(words: WordWeigher | WordReader, vectors: SentenceVectors) -> None:
    """Begin with vectors that were learnt before."""
    words.embedding.weight[1:] = torch.from_numpy(vectors.table[:-1])
