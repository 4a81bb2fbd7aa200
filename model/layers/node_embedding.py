"""Embeddings of the nodes of a graph."""

from torch import nn

_REACH = 14.0  # embeddings start between plus and minus this / hidden, as in RotatE


def start_embedding(nodes: int, hidden: int, sparse: bool) -> nn.Embedding:
    """Embeddings before training. With sparse gradients only those that a batch uses are updated."""
    embedding = nn.Embedding(nodes, hidden, sparse=sparse)
    nn.init.uniform_(embedding.weight, -_REACH / hidden, _REACH / hidden)
    return embedding
