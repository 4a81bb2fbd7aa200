"""The structural encoder of LeSICiN: metapath instances, seen by their nodes, become vectors of nodes.

It follows MAGNN (Fu et al., WWW 2020), whose attention vectors LeSICiN does not learn as they are but makes
from the text of the node (dynamic contexts). For node v of kind A and schema P, with d = hidden:

  node transform       h'_v = W_A x_v
  rotation encoder     o_0 = h'_u;  o_i = h'_(t_i) + o_(i-1) * r_i;  h_P(v,u) = o_n / (n + 1)
                       from the far end u of the instance to v; r_i = exp(i phase) turns d/2 complex numbers
  intra-metapath       a_P = T_P h_text;  e_P(v,u) = LeakyReLU(a_P . [h'_v || h_P(v,u)])
                       h_P = ReLU(sum of softmax(e)_u h_P(v,u))
  inter-metapath       s_P = mean over all nodes v of kind A of tanh(M_A h_P(v) + b_A)
                       b = softmax over schemas of (T_A h_text) . s_P;  h_A = sum of b_P h_P
  output               h_struct = W_o h_A + b_o

The recursion unrolls: a node k hops from v is turned by the sum of the first k phases. So small tables
(sections, topics, chapters, Act) are turned as a whole and looked up; only facts are turned one by one.

A schema without a valid instance stands for the path of v alone, n = 0, which the rotation encoder maps to
h'_v: a section that no fact cites or a fact without edges is still a node, and not a row of zeros.

The summary s_P is over all nodes of a kind. Sections are always all there, so theirs is exact at every step.
Of the facts a batch holds a few: their summary is a stored mean over the batches before, so that a fact's
vector does not depend on its batch mates, in training or later. Gradients flow as through the batch's own
mean, which is an unbiased estimate of the gradient of the mean over all.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.lesicin_attention import share_weight
from model.metapaths import KINDS, SCHEMAS, Instances, Schema
from schemas.published import CITED_BY, CITES, FACT, INCLUDES, PART_OF

RELATIONS = (CITES, CITED_BY, INCLUDES, PART_OF)
_REACH = 14.0  # embeddings start between plus and minus this / hidden, as in RotatE


class Paths(NamedTuple):
    """Nodes with their encoded instances, for P schemas and K instances of each."""

    own: Tensor  # [N, d], h'_v
    paths: Tensor  # [N, P, K, d], h_P(v,u)
    valid: Tensor  # [N, P, K]

    def repeat(self, rows: Tensor, valid: Tensor) -> "Paths":
        """The nodes of `rows` [R], some more than once, with other valid instances [R, P, K]."""
        return Paths(self.own[rows], self.paths[rows], valid)


class PathEncoder(nn.Module):
    """Embeddings of nodes, their transforms, and the relational rotation encoder."""

    def __init__(self, counts: Mapping[str, int], hidden: int, dropout: float, *, sparse: bool) -> None:
        super().__init__()
        self.embeddings = nn.ModuleDict(
            {kind: _start_embedding(counts[kind], hidden, sparse and kind == FACT) for kind in KINDS}
        )
        self.transforms = nn.ModuleDict({kind: nn.Linear(hidden, hidden, bias=False) for kind in KINDS})
        self.phases = nn.Parameter(torch.empty(len(RELATIONS), hidden // 2).uniform_(-math.pi, math.pi))
        self.dropout = nn.Dropout(dropout)

    def forward(self, kind: str, metapaths: Sequence[Instances]) -> Paths:
        """Encode the instances of all schemas of a kind from the same starts."""
        tables = {each: self._transform_all(each) for each in KINDS if each != FACT}
        own = self._look_up(kind, metapaths[0].nodes[:, 0, 0], tables)  # [N, d]
        paths = [
            self._encode(schema, instances.nodes, own, tables)
            for schema, instances in zip(SCHEMAS[kind], metapaths, strict=True)
        ]
        valid = torch.stack([instances.valid for instances in metapaths], dim=1)
        return Paths(own, self.dropout(torch.stack(paths, dim=1)), valid)

    def _encode(self, schema: Schema, nodes: Tensor, own: Tensor, tables: Mapping[str, Tensor]) -> Tensor:
        """h_P(v,u) [N, K, d] of instances [N, K, n + 1]."""
        turns = self.add_up_phases(schema)
        total = own[:, None].expand(-1, nodes.shape[1], -1)
        for place, kind in enumerate(schema.kinds[1:], start=1):
            there, turn = nodes[:, :, place], turns[place]
            if kind == FACT:
                total = total + rotate(self._look_up(kind, there, tables), turn)
            else:
                total = total + nn.functional.embedding(there, rotate(tables[kind], turn))
        return total / len(schema.kinds)

    def add_up_phases(self, schema: Schema) -> Tensor:
        """How far each place of a schema is turned, [n + 1, d / 2]: the start not at all."""
        hops = self.phases[[RELATIONS.index(relation) for relation in schema.relations]]
        return nn.functional.pad(hops.cumsum(0), (0, 0, 1, 0))

    def _transform_all(self, kind: str) -> Tensor:
        table: Tensor = self.transforms[kind](self.embeddings[kind].weight)
        return table

    def _look_up(self, kind: str, nodes: Tensor, tables: Mapping[str, Tensor]) -> Tensor:
        """h' of some nodes; of the many facts only those that are needed."""
        if kind != FACT:
            return nn.functional.embedding(nodes, tables[kind])
        found: Tensor = self.transforms[kind](self.embeddings[kind](nodes))
        return found


def _start_embedding(nodes: int, hidden: int, sparse: bool) -> nn.Embedding:
    embedding = nn.Embedding(nodes, hidden, sparse=sparse)
    nn.init.uniform_(embedding.weight, -_REACH / hidden, _REACH / hidden)
    return embedding


def rotate(vectors: Tensor, phases: Tensor) -> Tensor:
    """Turn complex numbers [..., d], real parts first, by phases [d / 2]."""
    real, imaginary = vectors.chunk(2, dim=-1)
    cosine, sine = phases.cos(), phases.sin()
    return torch.cat((real * cosine - imaginary * sine, real * sine + imaginary * cosine), dim=-1)


class MetapathAttention(nn.Module):
    """Intra- and inter-metapath aggregation for the nodes of one kind."""

    def __init__(self, schemas: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.intra_context = nn.Linear(hidden, schemas * 2 * hidden)  # T_P, one for each schema
        self.inter_context = nn.Linear(hidden, hidden)  # T_A
        self.summary = nn.Linear(hidden, hidden)  # M_A, b_A
        self.output = nn.Linear(hidden, hidden)  # W_o, b_o
        self.dropout = nn.Dropout(dropout)

    def gather(self, nodes: Paths, text: Tensor) -> Tensor:
        """Intra-metapath: one vector a schema [N, P, d] from the instances and the text [N, d] of nodes."""
        paths, valid = _stand_alone(nodes)
        context = self.dropout(self.intra_context(text)).unflatten(1, (paths.shape[1], 2, -1))  # [N, P, 2, d]
        # a . [h' || h_P] = a_1 . h' + a_2 . h_P
        scores = (context[:, :, 0] @ nodes.own[:, :, None]) + (paths @ context[:, :, 1, :, None])[..., 0]
        weights = share_weight(nn.functional.leaky_relu(scores), valid)  # [N, P, K]
        return (weights[:, :, None] @ paths)[:, :, 0].relu()

    def summarise(self, gathered: Tensor) -> Tensor:
        """s_P of nodes [N, P, d]: [P, d]."""
        summary: Tensor = self.summary(gathered).tanh().mean(dim=0)
        return summary

    def combine(self, gathered: Tensor, text: Tensor, summary: Tensor) -> Tensor:
        """Inter-metapath and output: structural vectors [N, d]."""
        scores = self.dropout(self.inter_context(text)) @ summary.T  # [N, P]
        combined = (scores.softmax(dim=1)[:, None] @ gathered)[:, 0]
        vectors: Tensor = self.output(combined)
        return vectors


def _stand_alone(nodes: Paths) -> tuple[Tensor, Tensor]:
    """The instances and which are valid; the node alone is the first where there is none."""
    alone = ~nodes.valid.any(dim=2)  # [N, P]
    first = torch.arange(nodes.valid.shape[2], device=alone.device) == 0  # [K]
    replaced = alone[:, :, None] & first  # [N, P, K]
    paths = torch.where(replaced[..., None], nodes.own[:, None, None], nodes.paths)
    return paths, nodes.valid | replaced
