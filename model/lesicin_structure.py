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
(sections, topics, chapters, Act) are turned as a whole, only facts one by one, and a path is the mean of some
rows: one look-up for all instances of all schemas.

A schema without a valid instance stands for the path of v alone, n = 0, which the rotation encoder maps to
h'_v: a section that no fact cites or a fact without edges is still a node, and not a row of zeros.

The summary s_P is over all nodes of a kind. Sections are always all there, so theirs is exact at every step.
Of the facts a batch holds a few: their summary is a stored mean over the batches before, so that a fact's
vector does not depend on its batch mates, in training or later. Gradients flow as through the batch's own
mean, which is an unbiased estimate of the gradient of the mean over all.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.lesicin_attention import share, share_weight
from model.lesicin_dropout import Dropout
from model.metapaths import KINDS, SCHEMAS, Instances
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
        self.dropout = Dropout(dropout)

    def forward(self, kind: str, metapaths: Sequence[Instances]) -> Paths:
        """Encode the instances of all schemas of a kind from the same starts."""
        walks = [instances.nodes for instances in metapaths]
        tables = {each: self._transform_all(each) for each in KINDS if each != FACT}
        own = self._look_up(kind, walks[0][:, 0, 0], tables)  # [N, d]
        turned = self._turn(kind, walks, tables)
        rows, bounds = _find_rows(walks, len(own), turned)
        vectors = torch.cat((own, *(each.vectors.flatten(0, 1) for each in turned)))
        paths = nn.functional.embedding_bag(rows, vectors, bounds, mode="mean")  # o_n / (n + 1)
        valid = torch.stack([instances.valid for instances in metapaths], dim=1)
        return Paths(own, self.dropout(paths.view(*valid.shape, own.shape[1])), valid)

    def _turn(self, kind: str, walks: Sequence[Tensor], tables: Mapping[str, Tensor]) -> list["Turned"]:
        """All nodes that walks may come to, for each place of each schema turned as they are there."""
        turned = []
        for each in KINDS:
            places = _find_places(kind, each)
            if not places:
                continue
            if each == FACT:
                nodes = torch.stack([walks[schema][:, :, place].flatten() for schema, place in places])
                vectors = self._look_up(each, nodes, tables)  # [places, N * K, d]
            else:
                vectors = tables[each][None]  # [1, nodes, d]
            phases = _count_hops(kind, each).to(self.phases) @ self.phases  # [places, d / 2]
            turned.append(Turned(places, rotate(vectors, phases[:, None]), each == FACT))
        return turned

    def _transform_all(self, kind: str) -> Tensor:
        table: Tensor = self.transforms[kind](self.embeddings[kind].weight)
        return table

    def _look_up(self, kind: str, nodes: Tensor, tables: Mapping[str, Tensor]) -> Tensor:
        """h' of some nodes; of the many facts only those that are needed."""
        if kind != FACT:
            return nn.functional.embedding(nodes, tables[kind])
        found: Tensor = self.transforms[kind](self.embeddings[kind](nodes))
        return found


class Turned(NamedTuple):
    """Vectors of the nodes of one kind as they count at some places of schemas."""

    places: list[tuple[int, int]]  # which schema, which place in it
    vectors: Tensor  # [places, nodes, d]
    one_by_one: bool  # there is one for each walk, and not one for each node


def _find_places(start: str, kind: str) -> list[tuple[int, int]]:
    """Where nodes of a kind stand behind the start, in the schemas of another kind: schema and place."""
    return [
        (number, place)
        for number, schema in enumerate(SCHEMAS[start])
        for place, each in enumerate(schema.kinds)
        if place and each == kind
    ]


@cache
def _count_hops(start: str, kind: str) -> Tensor:
    """How often each relation is passed on the way to each of those places, [places, relations].

    Times the phases it is how far nodes are turned there: one product, and one for the gradients.
    """
    ways = [SCHEMAS[start][schema].relations[:place] for schema, place in _find_places(start, kind)]
    return torch.tensor([[way.count(relation) for relation in RELATIONS] for way in ways])


def _find_rows(walks: Sequence[Tensor], starts: int, turned: Sequence[Turned]) -> tuple[Tensor, Tensor]:
    """Which rows of (starts, vectors that are turned) make up each walk, and where those of each begin.

    Walks are in the order [N, P, K], their rows one after the other.
    """
    device = walks[0].device
    rows = [each.clone() for each in walks]  # [N, K, n + 1]
    first = starts
    for each in rows:
        each[:, :, 0] = torch.arange(starts, device=device)[:, None]
    for places, vectors, one_by_one in turned:
        for schema, place in places:
            here = rows[schema][:, :, place]
            if one_by_one:
                here.copy_(torch.arange(here.numel(), device=device).view(here.shape))
            here += first
            first += vectors.shape[1]
    lengths = torch.tensor([each.shape[2] for each in rows for _ in range(each.shape[1])], device=device)
    bounds = lengths.repeat(starts).cumsum(0) - lengths.repeat(starts)
    return torch.cat([each.flatten(1) for each in rows], dim=1).flatten(), bounds


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
        self.dropout = Dropout(dropout)

    def gather(self, nodes: Paths, text: Tensor) -> Tensor:
        """Intra-metapath: one vector a schema [N, P, d] from the instances and the text [N, d] of nodes."""
        own, paths, valid = nodes
        context = self.dropout(self.intra_context(text)).unflatten(1, (paths.shape[1], 2, -1))  # [N, P, 2, d]
        # a . [h' || h_P] = a_1 . h' + a_2 . h_P
        scores = (context[:, :, 0] @ own[:, :, None]) + (paths * context[:, :, 1:]).sum(dim=3)
        weights = share_weight(nn.functional.leaky_relu(scores), valid)  # [N, P, K]
        alone = ~valid.any(dim=2)  # [N, P]; there the path of the node alone has all the weight
        return ((weights[..., None] * paths).sum(dim=2) + alone[..., None] * own[:, None]).relu()

    def summarise(self, gathered: Tensor) -> Tensor:
        """s_P of nodes [N, P, d]: [P, d]."""
        summary: Tensor = self.summary(gathered).tanh().mean(dim=0)
        return summary

    def combine(self, gathered: Tensor, text: Tensor, summary: Tensor) -> Tensor:
        """Inter-metapath and output: structural vectors [N, d]."""
        scores = self.dropout(self.inter_context(text)) @ summary.T  # [N, P]
        combined = (share(scores)[:, None] @ gathered)[:, 0]
        vectors: Tensor = self.output(combined)
        return vectors
