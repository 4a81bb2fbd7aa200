"""Encoders of nodes in place of metapaths: the paper's ablations -E and -SG."""

from collections.abc import Mapping

import torch
from torch import Tensor, nn
from torch.nn.functional import normalize

from model.graph.metapaths import KINDS, Adjacency, Neighbours, choose
from model.layers.node_embedding import start_embedding
from schemas.published import FACT, SECTION


class NodeLookup(nn.Module):
    """Ablation -E: h_v = W_A x_v, without neighbours or attention."""

    def __init__(self, counts: Mapping[str, int], hidden: int, *, sparse: bool) -> None:
        super().__init__()
        kinds = (FACT, SECTION)
        self.embeddings = nn.ModuleDict(
            {kind: start_embedding(counts[kind], hidden, sparse and kind == FACT) for kind in kinds}
        )
        self.transforms = nn.ModuleDict({kind: nn.Linear(hidden, hidden, bias=False) for kind in kinds})

    def forward(self, kind: str, nodes: Tensor, _: torch.Generator | None = None) -> Tensor:
        """[N, d]."""
        vectors: Tensor = self.transforms[kind](self.embeddings[kind](nodes))
        return vectors


class SageEncoder(nn.Module):
    """Ablation -SG: GraphSAGE with torch-geometric's SAGEConv, over one kind of nodes and one kind of edges.

    h^k = norm(relu(W_k [h, mean of neighbours])), two layers, with neighbours drawn at random. Nearly all
    neighbours of a section are facts, so topics and chapters are hardly ever seen: that is part of the
    ablation.
    """

    def __init__(self, counts: Mapping[str, int], hidden: int, neighbours: int, *, sparse: bool) -> None:
        super().__init__()
        from torch_geometric.nn import SAGEConv  # type: ignore[import-untyped, unused-ignore]

        self.neighbours = neighbours
        self.starts = dict(zip(KINDS, _accumulate([counts[kind] for kind in KINDS]), strict=True))
        self.embedding = start_embedding(sum(counts[kind] for kind in KINDS), hidden, sparse)
        self.layers = nn.ModuleList(SAGEConv(hidden, hidden) for _ in range(2))
        self._edges: Neighbours | None = None

    def connect(self, adjacency: Adjacency) -> None:
        """Take the edges of the graph, all as one kind."""
        sources, targets = [], []
        for (kind, _, other), (starts, ends) in adjacency.items():
            degree = starts.diff()
            nodes = torch.arange(len(degree), device=starts.device)
            sources.append(torch.repeat_interleave(nodes, degree) + self.starts[kind])
            targets.append(ends[:-1] + self.starts[other])
        source, target = torch.cat(sources), torch.cat(targets)
        order = source.argsort(stable=True)
        counts = torch.bincount(source, minlength=len(self.embedding.weight))
        starts = nn.functional.pad(counts.cumsum(0), (1, 0))
        self._edges = Neighbours(starts, nn.functional.pad(target[order], (0, 1)))

    def forward(self, kind: str, nodes: Tensor, generator: torch.Generator | None) -> Tensor:
        """[N, d], from neighbours drawn with the generator."""
        near = nodes + self.starts[kind]  # [N]
        middle, has_middle = self._draw(near, generator)  # [N, K]
        far, has_far = self._draw(middle.flatten(), generator)  # [N * K, K]
        own, first, second = (self.embedding(part) for part in (near, middle.flatten(), far.flatten()))
        first_hidden = self._convolve(0, first, second, has_far)
        own_hidden = self._convolve(0, own, first, has_middle)
        return self._convolve(1, own_hidden, first_hidden, has_middle)

    def _draw(self, nodes: Tensor, generator: torch.Generator | None) -> tuple[Tensor, Tensor]:
        """Neighbours [N, K] of nodes [N], and whether they exist."""
        if self._edges is None:
            raise ValueError("the edges are not known yet: call `connect` first")
        starts, targets = self._edges
        first, degree = starts[nodes][:, None], (starts[nodes + 1] - starts[nodes])[:, None]
        shape = len(nodes), self.neighbours
        uniform = torch.rand(shape, generator=generator, device=generator.device if generator else None)
        return targets[first + choose(uniform.to(nodes.device), degree)], (degree > 0).expand(shape)

    def _convolve(self, layer: int, own: Tensor, neighbours: Tensor, exist: Tensor) -> Tensor:
        """One layer for nodes [N, d] with K neighbours each, [N * K, d]."""
        owners = torch.arange(len(own), device=own.device).repeat_interleave(self.neighbours)
        sources = torch.arange(len(neighbours), device=own.device)
        edges = torch.stack((sources, owners))[:, exist.flatten()]
        return normalize(self.layers[layer]((neighbours, own), edges).relu(), dim=-1)


def _accumulate(counts: list[int]) -> list[int]:
    """Where the nodes of each kind begin, if all are numbered one after the other."""
    return [sum(counts[:index]) for index in range(len(counts))]
