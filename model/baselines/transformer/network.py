"""A small hierarchical transformer, trained from scratch: HBERT's architecture without its weights.

A transformer reads the words of a sentence, and the head of HBERT (model/baselines/hbert/network.py) reads
sentences:

  x_j   = norm(e_j + p_j)                       embeddings of the word and of its position
  x     = x + attention(norm(x));  x = x + W_2 gelu(W_1 norm(x))        two layers, two heads
  s     = mean over words of norm(x_j), zeros for a sentence without known words

The paper has no such row, and this is not HBERT: words are those of our own vocabulary, their embeddings
start from latent semantic analysis, and nothing is pretrained. A sentence is cut after 64 words.

Departures from the specification: no training on masked words first. From BERT: layers are normalised at
their start, which needs no careful warm-up; the mean over words instead of a first token; no dropout of
attention weights, for which torch has no fast kernel, but words are skipped in training.
"""

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding
from torch.utils.checkpoint import checkpoint

from model.baselines.hbert.network import HBERT
from model.baselines.transformer.kind import HEADS, TransformerOptions
from model.layers.dropout import Dropout
from model.layers.word_encoder import LONGEST, PADDING, read_distinct
from model.training.network import Shape

_LAYERS = 2
_WIDTH = 4  # of the inner layer, relative to the outer ones
_DROPOUT = 0.1
_STD = 0.02  # of positions before training
_SENTENCES_AT_ONCE = 64  # more would not fit into the CPU's cache
_MOST_KEPT = 1 << 15  # words whose intermediate results are kept for the gradient, some 23 kB each


class HierarchicalTransformer(HBERT):
    """HBERT's head over sentences that a small transformer reads."""

    def __init__(self, options: TransformerOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        words = WordTransformer(shape.words, shape.inputs, options.word_skip, sparse=options.sparse)
        self.add_module("words", words)  # in place of the LSTM over words


class WordTransformer(nn.Module):
    """A transformer over the words of each sentence, and the mean of its outputs."""

    def __init__(self, words: int, size: int, skip: float, *, sparse: bool) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words + 1, size, sparse=sparse)
        self.positions = nn.Parameter(torch.empty(LONGEST, size).normal_(std=_STD))
        self.norm = nn.LayerNorm(size)
        layer = nn.TransformerEncoderLayer(
            size, HEADS, _WIDTH * size, dropout=0.0, activation="gelu", batch_first=True, norm_first=True
        )
        layer.dropout = layer.dropout1 = layer.dropout2 = Dropout(_DROPOUT)
        self.layers = nn.TransformerEncoder(layer, _LAYERS, nn.LayerNorm(size), enable_nested_tensor=False)
        for weight in self.layers.parameters():  # torch copies one layer, numbers and all
            if weight.dim() > 1:
                nn.init.xavier_uniform_(weight)
        self.skip = skip

    def forward(self, numbers: Tensor) -> Tensor:
        """[..., W] to [..., size]. Each different sentence is read once, with others of similar length."""
        size = self.embedding.embedding_dim
        return read_distinct(numbers[..., :LONGEST], size, self._read)

    def _read(self, sentences: Tensor) -> Tensor:
        """Sentences [S, W], none of them empty, to [S, size], in parts to limit memory."""
        lengths = (sentences != PADDING).sum(dim=1)
        order = lengths.argsort(stable=True)
        numbers, words = torch.unique(sentences, return_inverse=True)
        table = self.embedding(numbers)  # each word once, however often it occurs
        recompute = self.training and int(lengths.sum()) > _MOST_KEPT
        parts = []
        for rows in torch.split(order, _SENTENCES_AT_ONCE):
            given = words[rows, : int(lengths[rows[-1]])], lengths[rows], table
            if recompute:  # takes a third more time
                parts.append(checkpoint(self._transform, *given, use_reentrant=False))
            else:
                parts.append(self._transform(*given))
        return torch.cat(parts)[order.argsort()]

    def _transform(self, words: Tensor, lengths: Tensor, table: Tensor) -> Tensor:
        """Sentences as rows [S, W] of a table of embeddings to [S, size]."""
        positions = torch.arange(words.shape[1], device=words.device)
        seen = positions < lengths[:, None]  # [S, W]
        if self.training and self.skip:
            kept = seen & (torch.rand(seen.shape, device=seen.device) >= self.skip)
            seen = kept | (seen & ~kept.any(dim=1, keepdim=True))  # never skip a whole sentence
        inputs = self.norm(embedding(words, table) + self.positions[: len(positions)])  # [S, W, size]
        states = self.layers(inputs, src_key_padding_mask=~seen)
        summed: Tensor = (states * seen[:, :, None]).sum(dim=1)
        return summed / seen.sum(dim=1, keepdim=True)
