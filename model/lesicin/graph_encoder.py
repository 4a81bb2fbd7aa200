"""The structural encoder of LeSICiN: it encodes nodes by their metapath instances.

It follows MAGNN (Fu et al., WWW 2020), but instead of learning the attention vectors LeSICiN computes them
from the text of the node (dynamic contexts). For node v of kind A and schema P, with d = hidden:

  node transform       h'_v = W_A x_v
  rotation encoder     o_0 = h'_u;  o_i = h'_(t_i) + o_(i-1) * r_i;  h_P(v,u) = o_n / (n + 1)
                       from the far end u of the instance to v; r_i = exp(i phase) rotates d/2 complex numbers
  intra-metapath       a_P = T_P h_text;  e_P(v,u) = LeakyReLU(a_P . [h'_v || h_P(v,u)])
                       h_P = ReLU(sum of softmax(e)_u h_P(v,u))
  inter-metapath       s_P = mean over all nodes v of kind A of tanh(M_A h_P(v) + b_A)
                       b = softmax over schemas of (T_A h_text) . s_P;  h_A = sum of b_P h_P
  output               h_struct = W_o h_A + b_o

The recursion unrolls: a node k hops from v is rotated by the sum of the first k phases. So small tables
(sections, topics, chapters, Act) are rotated as a whole and only facts one by one, and a path is the mean of
some rows: one lookup for all instances of all schemas.

A schema without a valid instance is replaced by the path of v alone, n = 0, which the rotation encoder maps
to h'_v: a section that no fact cites, or a fact without edges, is still a node and not a row of zeros.

The summary s_P covers all nodes of a kind. All sections are always present, so theirs is exact at every step.
A batch has only some of the facts: their summary is a running mean over earlier batches, so the vector of a
fact never depends on the rest of its batch. Gradients flow as through the batch's own mean, which is an
unbiased estimate of the gradient of the mean over all facts.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.graph.metapaths import KINDS, SCHEMAS, Instances
from model.layers.attention import masked_softmax, softmax32
from model.layers.dropout import Dropout
from model.layers.node_embedding import start_embedding
from schemas.published import CITED_BY, CITES, FACT, INCLUDES, PART_OF

RELATIONS = (CITES, CITED_BY, INCLUDES, PART_OF)


class Paths(NamedTuple):
    """Nodes with their encoded instances: K for each of P schemas."""

    own: Tensor  # [N, d], h'_v
    paths: Tensor  # [N, P, K, d], h_P(v,u)
    valid: Tensor  # [N, P, K]

    def repeat(self, rows: Tensor, valid: Tensor) -> "Paths":
        """The nodes of `rows` [R], which may repeat, with other valid instances [R, P, K]."""
        return Paths(self.own[rows], self.paths[rows], valid)


class PathEncoder(nn.Module):
    """Embeddings of nodes, their transforms, and the relational rotation encoder."""

    def __init__(self, counts: Mapping[str, int], hidden: int, dropout: float, *, sparse: bool) -> None:
        super().__init__()
        self.embeddings = nn.ModuleDict(
            {kind: start_embedding(counts[kind], hidden, sparse and kind == FACT) for kind in KINDS}
        )
        self.transforms = nn.ModuleDict({kind: nn.Linear(hidden, hidden, bias=False) for kind in KINDS})
        self.phases = nn.Parameter(torch.empty(len(RELATIONS), hidden // 2).uniform_(-math.pi, math.pi))
        self.dropout = Dropout(dropout)

    def forward(self, kind: str, metapaths: Sequence[Instances]) -> Paths:
        """Encode the instances of all schemas of a kind from the same starts."""
        walks = [instances.nodes for instances in metapaths]
        tables = {other: self._transform_all(other) for other in KINDS if other != FACT}
        own = self._look_up(kind, walks[0][:, 0, 0], tables)  # [N, d]
        rotated = self._rotate(kind, walks, tables)
        rows, bounds = _find_rows(walks, len(own), rotated)
        vectors = torch.cat((own, *(nodes.vectors.flatten(0, 1) for nodes in rotated)))
        paths = nn.functional.embedding_bag(rows, vectors, bounds, mode="mean")  # o_n / (n + 1)
        valid = torch.stack([instances.valid for instances in metapaths], dim=1)
        return Paths(own, self.dropout(paths.view(*valid.shape, own.shape[1])), valid)

    def _rotate(
        self, start: str, walks: Sequence[Tensor], tables: Mapping[str, Tensor]
    ) -> list["RotatedNodes"]:
        """All nodes that walks can reach, rotated as needed at each position of each schema."""
        rotated = []
        for kind in KINDS:
            positions = _find_positions(start, kind)
            if not positions:
                continue
            if kind == FACT:
                nodes = torch.stack([walks[schema][:, :, hop].flatten() for schema, hop in positions])
                vectors = self._look_up(kind, nodes, tables)  # [positions, N * K, d]
            else:
                vectors = tables[kind][None]  # [1, nodes, d]
            phases = _count_hops(start, kind).to(self.phases) @ self.phases  # [positions, d / 2]
            rotated.append(RotatedNodes(positions, rotate(vectors, phases[:, None]), kind == FACT))
        return rotated

    def _transform_all(self, kind: str) -> Tensor:
        table: Tensor = self.transforms[kind](self.embeddings[kind].weight)
        return table

    def _look_up(self, kind: str, nodes: Tensor, tables: Mapping[str, Tensor]) -> Tensor:
        """h' of some nodes; of facts, which are many, only those needed."""
        if kind != FACT:
            return nn.functional.embedding(nodes, tables[kind])
        transformed: Tensor = self.transforms[kind](self.embeddings[kind](nodes))
        return transformed


class RotatedNodes(NamedTuple):
    """Vectors of the nodes of one kind, rotated for the positions of schemas where they occur."""

    positions: list[tuple[int, int]]  # schema, and position in it
    vectors: Tensor  # [positions, nodes, d]
    per_walk: bool  # one vector per walk instead of one per node


def _find_positions(start: str, kind: str) -> list[tuple[int, int]]:
    """Where nodes of a kind occur after the start, in the schemas of another kind: schema and position."""
    return [
        (number, position)
        for number, schema in enumerate(SCHEMAS[start])
        for position, other in enumerate(schema.kinds)
        if position and other == kind
    ]


@cache
def _count_hops(start: str, kind: str) -> Tensor:
    """How often each relation occurs on the way to each of those positions, [positions, relations].

    Multiplied by the phases it gives the rotations: one product, and one for the gradients.
    """
    ways = [SCHEMAS[start][schema].relations[:hop] for schema, hop in _find_positions(start, kind)]
    return torch.tensor([[way.count(relation) for relation in RELATIONS] for way in ways])


def _find_rows(
    walks: Sequence[Tensor], starts: int, rotated: Sequence[RotatedNodes]
) -> tuple[Tensor, Tensor]:
    """Which rows of (starts, rotated vectors) make up each walk, and where those of each walk begin.

    Walks are in the order [N, P, K], and their rows are consecutive.
    """
    device = walks[0].device
    rows = [walk.clone() for walk in walks]  # [N, K, n + 1]
    first = starts
    for walk in rows:
        walk[:, :, 0] = torch.arange(starts, device=device)[:, None]
    for positions, vectors, per_walk in rotated:
        for schema, position in positions:
            nodes = rows[schema][:, :, position]
            if per_walk:
                nodes.copy_(torch.arange(nodes.numel(), device=device).view(nodes.shape))
            nodes += first
            first += vectors.shape[1]
    lengths = torch.tensor([walk.shape[2] for walk in rows for _ in range(walk.shape[1])], device=device)
    bounds = lengths.repeat(starts).cumsum(0) - lengths.repeat(starts)
    return torch.cat([walk.flatten(1) for walk in rows], dim=1).flatten(), bounds


def rotate(vectors: Tensor, phases: Tensor) -> Tensor:
    """Rotate complex numbers [..., d], real parts first, by phases [d / 2]."""
    real, imaginary = vectors.chunk(2, dim=-1)
    cosine, sine = phases.cos(), phases.sin()
    return torch.cat((real * cosine - imaginary * sine, real * sine + imaginary * cosine), dim=-1)


class MetapathAttention(nn.Module):
    """Intra- and inter-metapath aggregation for the nodes of one kind."""

    def __init__(self, schemas: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.intra_context = nn.Linear(hidden, schemas * 2 * hidden)  # T_P, one per schema
        self.inter_context = nn.Linear(hidden, hidden)  # T_A
        self.summary = nn.Linear(hidden, hidden)  # M_A, b_A
        self.output = nn.Linear(hidden, hidden)  # W_o, b_o
        self.dropout = Dropout(dropout)

    def gather(self, nodes: Paths, text: Tensor) -> Tensor:
        """Intra-metapath: one vector per schema [N, P, d] from the instances and texts [N, d] of nodes."""
        own, paths, valid = nodes
        context = self.dropout(self.intra_context(text)).unflatten(1, (paths.shape[1], 2, -1))  # [N, P, 2, d]
        # a . [h' || h_P] = a_1 . h' + a_2 . h_P
        scores = (context[:, :, 0] @ own[:, :, None]) + (paths * context[:, :, 1:]).sum(dim=3)
        weights = masked_softmax(nn.functional.leaky_relu(scores), valid)  # [N, P, K]
        alone = ~valid.any(dim=2)  # [N, P]; there the path of the node alone gets all the weight
        return ((weights[..., None] * paths).sum(dim=2) + alone[..., None] * own[:, None]).relu()

    def summarise(self, gathered: Tensor) -> Tensor:
        """s_P of nodes [N, P, d]: [P, d]."""
        summary: Tensor = self.summary(gathered).tanh().mean(dim=0)
        return summary

    def combine(self, gathered: Tensor, text: Tensor, summary: Tensor) -> Tensor:
        """Inter-metapath and output: structural vectors [N, d]."""
        scores = self.dropout(self.inter_context(text)) @ summary.T  # [N, P]
        combined = (softmax32(scores)[:, None] @ gathered)[:, 0]
        vectors: Tensor = self.output(combined)
        return vectors
