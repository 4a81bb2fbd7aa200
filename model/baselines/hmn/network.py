"""HMN: matches facts with parents (topics or chapters), then with the sections of each parent.

Wang et al., "Hierarchical Matching Network for Crime Classification", SIGIR 2019. Sentence i of section c has
the state a_ci, the section as a whole the vector l_c. Each state is divided into what the section has in
common with the other sections of its parent, and the rest:

  alignment   m_ci = mean over siblings c' of cos(a_ci, l_c') a_ci
  parent      z_g  = max over its sections c and their sentences i of m_ci
  child       z_c  = max over sentences i of a_ci - m_ci

Facts with states x_i are matched with vectors z_j, of all parents or of the sections of one parent:

  M_ji = z_j . x_i
  x^   = sum of (mean over j of softmax_i(M_ji)) norm(x_i)
  z^   = sum of (mean over i of softmax_j(M_ji)) norm(z_j)
  p    = sigmoid(MLP[x^ || z^]), with one MLP for the parents and one per parent for its sections

The loss is the weighted cross-entropy of the parents, and of the sections whose parent is right. A section's
score is p_parent p_child; with `gate` p_child where p_parent reaches 0.5, otherwise 0, as in the publication.

What differs from the publication or its code:
- a BiLSTM that facts and sections share instead of GRUs; l_c is its attention's sum instead of its last state
- an only child is its own sibling, otherwise its parent would have no vector
- states are normalised before they are weighted; afterwards, as in the code, the weights would be divided out
- LayerNorm instead of BatchNorm, so that no fact depends on its batch; hidden layers of 200 instead of 1,024
- predictions never see the gold parents, which the code lets through
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import normalize

from model.baselines.hmn.kind import HmnOptions
from model.layers.attention import masked_softmax
from model.layers.dropout import Dropout
from model.layers.losses import weigh_labels, weighted_entropy
from model.layers.text_encoder import AttributeEncoder, ReadDocuments
from model.training.network import Batch, Network, NetworkOutput, Shape, Task, Tensors
from model.vectors.store import Documents
from schemas.published import CHAPTER, TOPIC

_NEVER = -1e4  # a logit that has neither probability nor loss
_HALF = 0.5  # of a parent's probability, with `gate`


class LabelVectors(NamedTuple):
    """What facts are matched with."""

    parents: Tensor  # [G, d], 0 for a parent without sections
    children: Tensor  # [C, d]


class Matched(NamedTuple):
    """Facts with the labels of each of P groups."""

    pooled: Tensor  # [B, P, 2d], x^ and z^
    sentences: Tensor  # [B, P, T], the weights of x_i


class HMN(Network):
    """The network over sections whose parents `prepare` finds."""

    options: HmnOptions
    parent: Tensor
    parent_weights: Tensor

    def __init__(self, options: HmnOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        hidden, dropout = options.hidden, options.dropout
        parents = shape.counts[TOPIC if options.parents == "topic" else CHAPTER]
        self.register_buffer("parent", torch.zeros(shape.labels, dtype=torch.long))  # of each section
        self.register_buffer("parent_weights", torch.ones(parents))  # in the loss
        self.text = AttributeEncoder(shape.inputs, hidden, dropout=0.0)
        self.match_parents = CoAttention(hidden)
        self.match_children = CoAttention(hidden)
        self.parent_logits = nn.Sequential(
            Dropout(dropout),
            nn.Linear(2 * hidden, hidden),
            nn.LayerNorm(hidden),
            nn.ReLU(),
            nn.Linear(hidden, parents),
        )
        self.child_logits = ChildMlps(parents, shape.labels, hidden, dropout)

    def prepare(self, task: Task) -> None:
        """Take the parents of the sections, and their weights."""
        self.parent.copy_(task.topics if self.options.parents == "topic" else task.chapters)
        counts = self.mark_parents(task.gold.to(self.parent.device)).sum(dim=0)
        scheme, eta = self.options.weighting, self.options.eta
        self.parent_weights.copy_(weigh_labels(counts, len(task.gold), scheme=scheme, eta=eta))

    def compute_loss(self, batch: Batch) -> Tensor:
        """The loss of parents, and of the sections of gold parents."""
        facts, sections = self.read_words(batch.facts, batch.sections)
        parents, children, _ = self.score(self.text(facts), facts.lengths, self.read_labels(sections))
        gold_parents = self.mark_parents(batch.gold)  # [B, G]
        children = children.masked_fill(~gold_parents[:, self.parent], _NEVER)
        above = weighted_entropy(parents, gold_parents, self.parent_weights)
        return above + weighted_entropy(children, batch.gold, batch.weights)

    def mark_parents(self, sections: Tensor) -> Tensor:
        """Which parents [B, G] have any of the given sections [B, C]."""
        return (sections.to(self.parent_weights.dtype) @ self._list_members().T) > 0

    def _list_members(self) -> Tensor:
        """1 where a section belongs to a parent, [G, C]."""
        numbers = torch.arange(len(self.parent_weights), device=self.parent.device)
        return (self.parent == numbers[:, None]).to(self.parent_weights.dtype)

    def read_labels(self, sections: Documents) -> LabelVectors:
        """The vectors of parents and sections from sentences of sections."""
        read: ReadDocuments = self.text(sections)
        states = read.states.transpose(0, 1)  # [C, L, d]
        inside = _mark_inside(read.states, sections.lengths).T[:, :, None]  # [C, L, 1]
        aligned = self._compare_siblings(states, read.vectors) * states  # m_ci
        common = _find_highest(aligned, inside)  # [C, d]
        children = _find_highest(states - aligned, inside)
        return LabelVectors(self._join_siblings(common, sections.lengths > 0), children)

    def _join_siblings(self, common: Tensor, has_text: Tensor) -> Tensor:
        """The maximum [G, d] over the sections of each parent of rows [C, d]; 0 if none of them has text."""
        lowest = torch.finfo(common.dtype).min
        rows = common.masked_fill(~has_text[:, None], lowest)
        start = rows.new_full((len(self.parent_weights), rows.shape[1]), lowest)
        highest = start.scatter_reduce(0, self.parent[:, None].expand_as(rows), rows, "amax")
        return highest.masked_fill(~self.mark_parents(has_text[None]).T, 0)

    def _compare_siblings(self, states: Tensor, vectors: Tensor) -> Tensor:
        """The mean cosine [C, L, 1] of states [C, L, d] with the vectors [C, d] of siblings."""
        others = (self.parent[:, None] == self.parent).fill_diagonal_(False)
        only = ~others.any(dim=1)
        siblings = (others | only.diag()).to(vectors.dtype)
        mean = siblings @ normalize(vectors, dim=1) / siblings.sum(dim=1, keepdim=True)  # [C, d]
        return normalize(states, dim=2) @ mean[:, :, None]

    def score(
        self, facts: ReadDocuments, lengths: Tensor, labels: LabelVectors
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Logits [B, G] of parents and [B, C] of sections, and the weights [B, T] of sentences."""
        inside = _mark_inside(facts.states, lengths)
        empty = ~self._list_members().any(dim=1)  # parents without sections: a second group, not used
        above = self.match_parents(facts.states, inside, labels.parents, empty.long(), 2)
        below = self.match_children(facts.states, inside, labels.children, self.parent, len(empty))
        parents = self.parent_logits(above.pooled[:, 0]).masked_fill(empty, _NEVER)
        return parents, self.child_logits(below.pooled, self.parent), above.sentences[:, 0]

    def encode_sections(self, sections: Documents, generator: torch.Generator) -> Tensors:  # noqa: ARG002
        """The vectors of parents and sections."""
        return self.read_labels(*self.read_words(sections))._asdict()

    def section_shapes(self) -> dict[str, tuple[int, ...]]:
        """Vectors of parents and sections."""
        counts = len(self.parent_weights), len(self.parent)
        return {
            name: (count, self.options.hidden)
            for name, count in zip(LabelVectors._fields, counts, strict=True)
        }

    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:
        """Scores of all sections; the sentence weights are those of the match with parents."""
        (facts,) = self.read_words(facts)
        parents, children, weights = self.score(self.text(facts), facts.lengths, LabelVectors(**sections))
        above = parents.sigmoid()[:, self.parent]  # [N, C]
        factor = (above >= _HALF).to(above.dtype) if self.options.gate else above
        return NetworkOutput(factor * children.sigmoid(), weights[:, : facts.sentences.shape[1]])


class CoAttention(nn.Module):
    """Matches facts with groups of labels."""

    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.fact_norm = nn.LayerNorm(hidden)
        self.label_norm = nn.LayerNorm(hidden)

    def forward(self, states: Tensor, inside: Tensor, labels: Tensor, group: Tensor, count: int) -> Matched:
        """States [T, B, d] of sentences, of which those `inside` [T, B] exist, and labels [K, d]; each label
        belongs to one `group` [K] of `count`."""
        member = group == torch.arange(count, device=group.device)[:, None]  # [P, K]
        scores = states @ labels.T  # M, [T, B, K]
        over_sentences = masked_softmax(scores.permute(1, 2, 0), inside.T[:, None])  # [B, K, T]
        share = member.to(over_sentences.dtype)
        sentences = share / share.sum(dim=1, keepdim=True).clamp(min=1) @ over_sentences  # [B, P, T]
        over_labels = softmax_by_group(scores, group, count) * inside[:, :, None]  # [T, B, K]
        weights = over_labels.sum(dim=0) / inside.sum(dim=0).clamp(min=1)[:, None]  # [B, K]
        facts = sentences @ self.fact_norm(states).transpose(0, 1).to(sentences.dtype)  # x^, [B, P, d]
        pooled = (weights[:, None] * share) @ self.label_norm(labels).to(sentences.dtype)  # z^, [B, P, d]
        return Matched(torch.cat((facts, pooled), dim=2), sentences)


class ChildMlps(nn.Module):
    """One MLP per parent. Its last layer has one row for each of its sections, so none is padded."""

    def __init__(self, parents: int, sections: int, hidden: int, dropout: float) -> None:
        super().__init__()
        inner, outer = (2 * hidden) ** -0.5, hidden**-0.5  # as nn.Linear starts
        self.weight = nn.Parameter(torch.empty(parents, 2 * hidden, hidden).uniform_(-inner, inner))
        self.bias = nn.Parameter(torch.empty(parents, 1, hidden).uniform_(-inner, inner))
        self.norm = nn.LayerNorm(hidden)
        self.rows = nn.Parameter(torch.empty(sections, hidden).uniform_(-outer, outer))
        self.row_bias = nn.Parameter(torch.empty(sections).uniform_(-outer, outer))
        self.dropout = Dropout(dropout)

    def forward(self, pooled: Tensor, parent: Tensor) -> Tensor:
        """Logits [B, C] from pooled [B, G, 2d], given the parent of each section [C]."""
        inputs = self.dropout(pooled).transpose(0, 1)  # [G, B, 2d]
        hidden = self.norm(inputs @ self.weight + self.bias).relu()  # [G, B, d]
        chosen = hidden.index_select(0, parent)  # [C, B, d]
        logits: Tensor = (chosen @ self.rows[:, :, None])[:, :, 0].T + self.row_bias
        return logits


def softmax_by_group(scores: Tensor, group: Tensor, count: int) -> Tensor:
    """Softmax over the labels of each group, for scores [..., K] and the group [K] of each label."""
    scores = scores.to(torch.promote_types(scores.dtype, torch.float32))
    with torch.no_grad():  # only to keep exp from overflowing
        start = scores.new_full((*scores.shape[:-1], count), -torch.inf)
        highest = start.scatter_reduce(-1, group.expand_as(scores), scores, "amax").index_select(-1, group)
    powers = (scores - highest).exp()
    member = (group == torch.arange(count, device=group.device)[:, None]).to(powers.dtype)  # [P, K]
    with torch.autocast(scores.device.type, enabled=False):  # sums of a group, by products: deterministic
        return powers / (powers @ member.T @ member)


def _mark_inside(states: Tensor, lengths: Tensor) -> Tensor:
    """Which states [T, B, d] are of sentences that exist, [T, B]."""
    return torch.arange(len(states), device=lengths.device)[:, None] < lengths


def _find_highest(rows: Tensor, inside: Tensor) -> Tensor:
    """The maximum of rows [N, L, d] over those `inside` [N, L, 1]; 0 if there is none."""
    highest = rows.masked_fill(~inside, torch.finfo(rows.dtype).min).amax(dim=1)
    return highest.masked_fill(~inside.any(dim=1), 0)
