"""LeSICiN written naively from the paper: the baseline of benchmarks/lesicin_speed.py.

It computes the same as model/lesicin/network.py: the same weights and walks give the same numbers. Only the
way to compute them differs, and mostly follows the code that was published with the paper:

- walks are drawn node by node (the published code draws a hop of all walks at once: 10 ms of the step);
- each schema is encoded separately, each position looked up and transformed separately, rotated hop by hop;
- each of the three scores runs the BiLSTM over one copy of the sections for each fact;
- sections are encoded again for every batch, also at prediction, where gradients are not switched off;
- sequences are packed for the BiLSTMs (which makes little difference for the sections: see `packing`);
- the embeddings are plain ones, with dense gradients and Adam.

Walks never end early, because every node of the benchmark's graph has neighbours.
"""

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import leaky_relu
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from model.graph.metapaths import KINDS, SCHEMAS, Adjacency, EdgeType, Schema
from model.lesicin.graph_encoder import RELATIONS, MetapathAttention
from model.lesicin.network import LeSICiN
from model.lesicin.options import LesicinOptions
from model.training.network import Shape
from model.vectors.store import Documents
from schemas.published import FACT, SECTION

Lists = Mapping[EdgeType, Sequence[Sequence[int]]]  # the neighbours of each node


def list_neighbours(adjacency: Adjacency) -> Lists:
    """The edges as lists of lists."""
    lists = {}
    for edge_type, (starts, targets) in adjacency.items():
        ends = starts.tolist()
        flat = targets.tolist()
        lists[edge_type] = [flat[first:last] for first, last in pairwise(ends)]
    return lists


def walk_in_loops(neighbours: Lists, kind: str, starts: Sequence[int], count: int) -> list[Tensor]:
    """`count` walks from each start along each schema of their kind: [starts, count, hops + 1] for each."""
    sampled = []
    for schema in SCHEMAS[kind]:
        walks = []
        for start in starts:
            for _ in range(count):
                walk = [start]
                for hop in schema.hops:
                    walk.append(random.choice(neighbours[hop][walk[-1]]))
                walks.append(walk)
        sampled.append(torch.tensor(walks).view(len(starts), count, -1))
    return sampled


class LoopReader(nn.Module):
    """A BiLSTM over documents or sections, with padding packed away."""

    def __init__(self, inputs: int, hidden: int) -> None:
        super().__init__()
        self.lstm = nn.LSTM(inputs, hidden // 2, bidirectional=True, batch_first=True)

    def forward(self, sequences: Tensor, lengths: Tensor) -> Tensor:
        """States [B, T, d] of sequences [B, T, inputs]."""
        packed = pack_padded_sequence(sequences, lengths, batch_first=True, enforce_sorted=False)
        states, _ = pad_packed_sequence(self.lstm(packed)[0], batch_first=True)
        return states


class LoopText(nn.Module):
    """The attribute encoder."""

    def __init__(self, inputs: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.reader = LoopReader(inputs, hidden)
        self.key = nn.Linear(hidden, hidden)
        self.context = nn.Parameter(torch.empty(hidden).uniform_(-0.1, 0.1))
        self.dropout = nn.Dropout(dropout)

    def forward(self, documents: Documents) -> Tensor:
        """Vectors [B, d]."""
        hidden = self.reader(*documents)  # [B, T, d]
        padding = torch.arange(hidden.shape[1]) >= documents.lengths[:, None]
        scores = torch.tanh(self.key(hidden)) @ self.context
        weights = scores.masked_fill(padding, float("-inf")).softmax(dim=1)
        vectors: Tensor = self.dropout((weights[:, :, None] * hidden).sum(dim=1))
        return vectors


class LoopNodes(nn.Module):
    """Embeddings of nodes and the rotation encoder."""

    def __init__(self, counts: Mapping[str, int], hidden: int) -> None:
        super().__init__()
        self.embeddings = nn.ModuleDict({kind: nn.Embedding(counts[kind], hidden) for kind in KINDS})
        self.transforms = nn.ModuleDict({kind: nn.Linear(hidden, hidden, bias=False) for kind in KINDS})
        self.phases = nn.Embedding(len(RELATIONS), hidden // 2)

    def look_up(self, kind: str, nodes: Tensor) -> Tensor:
        """h' of nodes."""
        vectors: Tensor = self.transforms[kind](self.embeddings[kind](nodes))
        return vectors

    def encode(self, schema: Schema, walks: Tensor) -> tuple[Tensor, Tensor]:
        """h'_v and h_P(v,u), [N, K, d] both, hop by hop from the far end of the walks [N, K, n + 1]."""
        places = [self.look_up(kind, walks[:, :, place]) for place, kind in enumerate(schema.kinds)]
        total = places[-1]
        for place in range(len(schema.hops) - 1, -1, -1):
            phase = self.phases(torch.tensor(RELATIONS.index(schema.relations[place])))
            real, imaginary = total.chunk(2, dim=2)
            cosine, sine = torch.cos(phase), torch.sin(phase)
            turned = torch.cat((real * cosine - imaginary * sine, real * sine + imaginary * cosine), dim=2)
            total = places[place] + turned
        return places[0], total / len(places)


class LoopAttention(nn.Module):
    """Intra- and inter-metapath attention of one kind of nodes."""

    def __init__(self, kind: str, hidden: int, dropout: float) -> None:
        super().__init__()
        self.schemas = SCHEMAS[kind]
        self.intra_contexts = nn.ModuleList(nn.Linear(hidden, 2 * hidden) for _ in self.schemas)
        self.inter_context = nn.Linear(hidden, hidden)
        self.summary = nn.Linear(hidden, hidden)
        self.output = nn.Linear(hidden, hidden)
        self.dropout = nn.Dropout(dropout)

    def gather(self, nodes: LoopNodes, metapaths: Sequence[Tensor], text: Tensor) -> Tensor:
        """One vector per schema, [N, P, d]."""
        gathered = []
        for schema, intra_context, walks in zip(self.schemas, self.intra_contexts, metapaths, strict=True):
            own, paths = nodes.encode(schema, walks)
            paths = self.dropout(paths)
            context = self.dropout(intra_context(text))
            scores = leaky_relu((torch.cat((own, paths), dim=2) * context[:, None]).sum(dim=2))  # [N, K]
            weights = scores.softmax(dim=1)
            gathered.append(torch.relu((weights[:, :, None] * paths).sum(dim=1)))
        return torch.stack(gathered, dim=1)

    def summarise(self, gathered: Tensor) -> Tensor:
        """One vector per schema over all nodes, [P, d]."""
        return torch.tanh(self.summary(gathered)).mean(dim=0)

    def combine(self, gathered: Tensor, text: Tensor, summary: Tensor) -> Tensor:
        """Vectors of nodes, [N, d]."""
        context = self.dropout(self.inter_context(text))
        scores = (summary[None] * context[:, None]).sum(dim=2)  # [N, P]
        weights = scores.softmax(dim=1)
        vectors: Tensor = self.output((weights[:, :, None] * gathered).sum(dim=1))
        return vectors


class LoopScoring(nn.Module):
    """The scoring function."""

    packing = True  # as the published code does, though no section is padding

    def __init__(self, sections: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.reader = LoopReader(hidden, hidden)
        self.key = nn.Linear(hidden, hidden)
        self.context = nn.Linear(hidden, hidden)
        self.classifier = nn.Linear(2 * hidden, sections)
        self.dropout = nn.Dropout(dropout)

    def forward(self, facts: Tensor, sections: Tensor) -> Tensor:
        """Logits [N, C], from a copy of the sections for each fact."""
        copies = sections.expand(len(facts), -1, -1)  # [N, C, d]
        if self.packing:
            hidden = self.reader(copies, torch.full((len(facts),), len(sections)))
        else:
            hidden, _ = self.reader.lstm(copies)
        context = self.dropout(self.context(facts))
        scores = torch.bmm(torch.tanh(self.key(hidden)), context[:, :, None])[:, :, 0]  # [N, C]
        seen = (scores.softmax(dim=1)[:, :, None] * hidden).sum(dim=1)
        logits: Tensor = self.classifier(self.dropout(torch.cat((facts, seen), dim=1)))
        return logits


class LoopScores(NamedTuple):
    """Logits [N, C] of the three scores; the structural one is None without walks of facts."""

    attribute: Tensor
    structural: Tensor | None
    alignment: Tensor


class LoopLeSICiN(nn.Module):
    """The network."""

    fact_summary: Tensor

    def __init__(self, options: LesicinOptions, shape: Shape) -> None:
        super().__init__()
        self.options = options
        hidden, dropout = options.hidden, options.dropout
        self.text = LoopText(shape.inputs, hidden, dropout)
        self.nodes = LoopNodes(shape.counts, hidden)
        self.fact_nodes = LoopAttention(FACT, hidden, dropout)
        self.section_nodes = LoopAttention(SECTION, hidden, dropout)
        self.score = LoopScoring(shape.labels, hidden, dropout)
        self.register_buffer("fact_summary", torch.zeros(len(SCHEMAS[FACT]), hidden))

    def forward(
        self,
        facts: Documents,
        sections: Documents,
        section_walks: Sequence[Tensor],
        fact_walks: Sequence[Tensor] | None = None,
    ) -> LoopScores:
        """The scores of facts."""
        text, law = self.text(facts), self.text(sections)
        gathered = self.section_nodes.gather(self.nodes, section_walks, law)
        nodes = self.section_nodes.combine(gathered, law, self.section_nodes.summarise(gathered))
        structural = None
        if fact_walks is not None:
            structural = self.score(self._encode_facts(fact_walks, text), nodes)
        return LoopScores(self.score(text, law), structural, self.score(text, nodes))

    def _encode_facts(self, walks: Sequence[Tensor], text: Tensor) -> Tensor:
        gathered = self.fact_nodes.gather(self.nodes, walks, text)
        mean = self.fact_nodes.summarise(gathered)
        summary = self.fact_summary + (mean - mean.detach())
        if self.training:
            self.fact_summary = torch.lerp(mean.detach(), self.fact_summary, self.options.summary_momentum)
        return self.fact_nodes.combine(gathered, text, summary)

    def measure_loss(self, scores: LoopScores, labels: Tensor, weights: Tensor) -> Tensor:
        """The loss of a batch."""
        criterion = nn.BCEWithLogitsLoss(pos_weight=weights, reduction="sum")
        losses = [
            theta * criterion(logits, labels) / len(labels)
            for theta, logits in zip(self.options.thetas, scores, strict=True)
            if logits is not None
        ]
        return torch.stack(losses).sum()

    def predict(self, facts: Documents, sections: Documents, section_walks: Sequence[Tensor]) -> Tensor:
        """The probability of every section, [N, C]."""
        scores = self(facts, sections, section_walks)
        first, second = self.options.lambdas
        return first * torch.sigmoid(scores.attribute) + second * torch.sigmoid(scores.alignment)


@torch.no_grad()
def copy_weights(source: LeSICiN, target: LoopLeSICiN) -> None:
    """Give the loops the weights of the model."""
    _copy_text(source, target)
    target.nodes.embeddings.load_state_dict(source.paths.embeddings.state_dict())
    target.nodes.transforms.load_state_dict(source.paths.transforms.state_dict())
    target.nodes.phases.weight.copy_(source.paths.phases)
    _copy_attention(source.fact_nodes, target.fact_nodes)
    _copy_attention(source.section_nodes, target.section_nodes)
    target.score.reader.lstm.load_state_dict(source.score.lstm.state_dict())
    for name in ("key", "context", "classifier"):
        getattr(target.score, name).load_state_dict(getattr(source.score, name).state_dict())
    target.fact_summary.copy_(source.fact_summary)


def _copy_text(source: LeSICiN, target: LoopLeSICiN) -> None:
    forwards, backwards = source.text.forwards.state_dict(), source.text.backwards.state_dict()
    target.text.reader.lstm.load_state_dict(
        {**forwards, **{f"{name}_reverse": weights for name, weights in backwards.items()}}
    )
    target.text.key.load_state_dict(source.text.key.state_dict())
    target.text.context.copy_(source.text.context)


def _copy_attention(source: MetapathAttention, target: LoopAttention) -> None:
    weights = source.intra_context.weight.chunk(len(target.intra_contexts))
    biases = source.intra_context.bias.chunk(len(target.intra_contexts))
    for context, weight, bias in zip(target.intra_contexts, weights, biases, strict=True):
        context.load_state_dict({"weight": weight, "bias": bias})
    for name in ("inter_context", "summary", "output"):
        getattr(target, name).load_state_dict(getattr(source, name).state_dict())
