"""The network of spaCy's entity recognizer in torch, for fast training.

spaCy trains step by step along each text. The right steps are known in advance, so here all steps of many
texts are computed at once, several times faster; the weights are then copied to spaCy's own network, which
gives the same scores (tests compare the two). Finding entities needs spaCy only.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from spacy.language import Language
from spacy.tokens import Doc
from thinc.api import Model
from torch import Tensor, nn
from torch.nn import functional

Keys = NDArray[np.int64]  # [tokens, attributes, 4]: rows of the embedding tables
_NORMAL_EPSILON = 1e-8  # as in thinc
_MIX_PIECES = 3  # as in spaCy


@dataclass(frozen=True, slots=True)
class EntityNetworkShape:
    """The dimensions of a network."""

    width: int = 96
    depth: int = 4
    rows: tuple[int, ...] = (5000, 1000, 2500, 2500)
    attributes: tuple[str, ...] = ("NORM", "PREFIX", "SUFFIX", "SHAPE")
    hidden: int = 64
    pieces: int = 2  # maxout pieces of the token layers
    state_pieces: int = 2


@dataclass(frozen=True, slots=True)
class TokenBatch:
    """Concatenated texts, and the states that the recognizer passes through."""

    keys: Tensor  # [tokens, attributes, 4]
    positions: Tensor  # [tokens]: row of each token in the padded array
    length: int  # of the padded array
    opened: Tensor  # [tokens]: the first token of the open entity, -1 if none is open

    @property
    def states(self) -> Tensor:
        """For each step the tokens that it uses, -1 for none. [tokens, 3]"""
        current = torch.arange(len(self.opened))
        before = torch.where(self.opened < 0, -1, current - 1)
        return torch.stack([current, self.opened, before], dim=1)


class Maxout(nn.Module):
    """The maximum of several linear maps, followed by layer normalisation."""

    def __init__(self, inputs: int, outputs: int, pieces: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(outputs, pieces, inputs))
        self.bias = nn.Parameter(torch.zeros(outputs, pieces))
        self.normal = nn.LayerNorm(outputs, eps=_NORMAL_EPSILON)
        nn.init.uniform_(self.weight, -1, 1)
        self.weight.data *= (6.0 / (inputs + outputs * pieces)) ** 0.5

    def forward(self, inputs: Tensor) -> Tensor:
        """[n, inputs] -> [n, outputs]"""
        outputs = functional.linear(inputs, self.weight.flatten(0, 1), self.bias.flatten())
        highest: Tensor = self.normal(outputs.view(-1, *self.bias.shape).amax(2))
        return highest


class EntityNetwork(nn.Module):
    """Embeds tokens in their context and scores the moves for each state."""

    def __init__(self, shape: EntityNetworkShape, moves: int, *, dropout: float = 0.0) -> None:
        super().__init__()
        width, hidden = shape.width, shape.hidden
        self.tables = nn.ParameterList(torch.empty(rows, width).uniform_(-0.1, 0.1) for rows in shape.rows)
        self.mix = Maxout(width * len(shape.rows), width, _MIX_PIECES)
        self.layers = nn.ModuleList(Maxout(width * 3, width, shape.pieces) for _ in range(shape.depth))
        self.project = nn.Linear(width, hidden)
        self.lower = nn.Parameter(torch.randn(3, hidden, shape.state_pieces, hidden) * (3 * hidden) ** -0.5)
        self.lower_bias = nn.Parameter(torch.zeros(hidden, shape.state_pieces))
        self.pad = nn.Parameter(torch.randn(3, hidden, shape.state_pieces) * 0.1)
        self.upper = nn.Linear(hidden, moves)
        nn.init.zeros_(self.upper.weight)
        self.drop = nn.Dropout(dropout)

    def forward(self, batch: TokenBatch) -> Tensor:
        """Scores of all moves for each token. [tokens, moves]"""
        embedded = [
            functional.embedding_bag(batch.keys[:, column], table, mode="sum")
            for column, table in enumerate(self.tables)
        ]
        tokens = self.drop(self.mix(torch.cat(embedded, dim=1)))
        padded = tokens.new_zeros(batch.length, tokens.shape[1]).index_copy(0, batch.positions, tokens)
        for layer in self.layers:
            before = functional.pad(padded, (0, 0, 1, 0))[:-1]
            after = functional.pad(padded, (0, 0, 0, 1))[1:]
            padded = padded + self.drop(layer(torch.cat([before, padded, after], dim=1)))
        return self._score(self.project(padded[batch.positions]), batch.states)

    def _score(self, tokens: Tensor, states: Tensor) -> Tensor:
        sums = self.lower_bias.flatten().expand(len(tokens), -1)
        for feature in range(states.shape[1]):
            used = states[:, feature]
            hidden = functional.linear(tokens, self.lower[feature].flatten(0, 1))[used.clamp(min=0)]
            sums = sums + torch.where((used < 0)[:, None], self.pad[feature].flatten(), hidden)
        state = sums.view(-1, *self.lower_bias.shape).amax(2)
        scores: Tensor = self.upper(self.drop(state))
        return scores


def make_batch(keys: Sequence[Keys], opened: Sequence[NDArray[np.int64]], depth: int) -> TokenBatch:
    """Texts separated by padding as wide as the context, so tokens never see another text."""
    positions, starts, edge, first = [], [], depth, 0
    for text in keys:
        positions.append(np.arange(edge, edge + len(text)))
        starts.append(first)
        edge += len(text) + depth
        first += len(text)
    shifted = [np.where(text < 0, -1, text + start) for text, start in zip(opened, starts, strict=True)]
    arrays = (np.concatenate(keys), np.concatenate(positions), np.concatenate(shifted))
    all_keys, all_positions, all_opened = map(torch.from_numpy, arrays)
    return TokenBatch(all_keys, all_positions, edge, all_opened)


def hash_tokens(doc: Doc, network: Model[Any, Any], attributes: Sequence[str]) -> Keys:
    """The rows of the embedding tables for the tokens of a text. [tokens, attributes, 4]"""
    values = doc.to_array(list(attributes)).astype("uint64").reshape(len(doc), len(attributes))
    keys = []
    for column, table in enumerate(_list_tables(network)):
        column_values: Any = np.ascontiguousarray(values[:, column])
        keys.append(network.ops.hash(column_values, table.attrs["seed"]) % table.get_dim("nV"))
    return np.stack(keys, axis=1).astype(np.int64)


def write_weights(network: EntityNetwork, nlp: Language) -> None:
    """Copy the weights of our network to spaCy's, which has the same layers."""
    tokens, recognizer = nlp.get_pipe("tok2vec").model, nlp.get_pipe("ner").model  # type: ignore[attr-defined]
    for node, table in zip(_list_tables(tokens), network.tables, strict=True):
        _set(node, E=table)
    maxouts = [node for node in tokens.walk() if node.name == "maxout"]
    normals = [node for node in tokens.walk() if node.name == "layernorm"]
    layers = [network.mix, *network.layers]
    for node, normal, layer in zip(maxouts, normals, layers, strict=True):
        assert isinstance(layer, Maxout)  # noqa: S101
        _set(node, W=layer.weight, b=layer.bias)
        _set(normal, G=layer.normal.weight, b=layer.normal.bias)
    (project,) = [node for node in recognizer.get_ref("tok2vec").walk() if node.name == "linear"]
    _set(project, W=network.project.weight, b=network.project.bias)
    _set(recognizer.get_ref("lower"), W=network.lower, b=network.lower_bias, pad=network.pad[None])
    _set(recognizer.get_ref("upper"), W=network.upper.weight, b=network.upper.bias)


def _list_tables(network: Model[Any, Any]) -> Iterator[Model[Any, Any]]:
    return (node for node in network.walk() if node.name == "hashembed")


def _set(node: Model[Any, Any], **arrays: Tensor) -> None:
    for name, values in arrays.items():
        array: Any = values.detach().numpy()
        if node.get_param(name).shape != array.shape:
            raise ValueError(f"{node.name} has another shape than the trained weights")
        node.set_param(name, array.copy())
