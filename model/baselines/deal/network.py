"""DEAL: link prediction for nodes that have only attributes. Hao et al., IJCAI 2020, as in the paper.

Facts and sections are nodes, and a citation is a link. Every node has a text, read by one encoder, and an
embedding; u(x) = x / |x|:

  node         s_n = u(e_fact) . u(e_section)          training facts only
  attribute    s_a = u(text_fact) . u(text_section)
  inter        s_i = u(text_fact) . u(e_section)       predictions only

  L(s)         mean over all pairs of the batch of
               y w r log(1 + exp(-g s + b)) / g + (1 - y) exp(1 / (1 + hops)) log(1 + exp(g s + b)) / g
  L_align      - mean over nodes of u(text) . u(e)
  loss         theta_1 L(s_n) + theta_2 L(s_a) + theta_3 L_align

with g = 2, b = 0.1, so negatives that are near in the graph count more. r makes citations and their absence
count the same over all training pairs, as the original does by drawing one negative pair per positive.
Without it, turning all facts away from all sections is nearly the best answer, and little else is learnt: on
the box's validation documents macro-F1 is then 0.08 instead of 0.42.

A fact is 1 hop from the sections it cites, and 1 + d hops from the others, with d from the nearest of these:
2 if another training fact cites both or they share a topic, 4 if they share a chapter, 6 otherwise (they
share the Act). In a dataset where nearly all pairs of sections are cited together somewhere, as in ILSI, this
weight is nearly constant.

A prediction is 0.85 s_a + 0.05 s_i, scaled to 0..1: 0.5 means no relation, not a probability of one half. A
cosine has no term for the frequency of a section, so thresholds must be fitted.

Departures: texts are read by the attribute encoder of LeSICiN, not multiplied from a matrix of attributes; a
batch has all pairs of its facts with all sections, not drawn ones; positive pairs are also weighted (w) by
label as in the other networks (`--weighting none`: as published); facts and sections have the same share in
L_align, so that it does not depend on how processes divide a batch; hops beyond these are not searched for.
"""

import math

import torch
from torch import Tensor
from torch.nn.functional import normalize, softplus

from model.baselines.deal.kind import DealOptions
from model.layers.node_embedding import start_embedding
from model.layers.text_encoder import AttributeEncoder
from model.training.network import Batch, Network, NetworkOutput, Shape, Task, Tensors
from model.vectors.store import Documents
from schemas.published import FACT, SECTION

_STEEPNESS, _MARGIN = 2.0, 0.1  # g and b
_BY_FACT_OR_TOPIC, _BY_CHAPTER, _BY_ACT = 2.0, 4.0, 6.0  # hops between two sections
_ATTRIBUTE, _INTER = 0.85 / 0.9, 0.05 / 0.9  # weights of the scores in a prediction; they add up to 1
_MIXED = "mixed"


class DEAL(Network):
    """The network over the training facts and all sections."""

    options: DealOptions

    def __init__(self, options: DealOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        hidden, counts = options.hidden, shape.counts
        self.text = AttributeEncoder(shape.inputs, hidden, options.dropout)
        self.fact_nodes = start_embedding(counts[FACT], hidden, options.sparse)
        self.section_nodes = start_embedding(counts[SECTION], hidden, sparse=False)
        self._distances: Tensor | None = None  # [C, C], for training only
        self._citations: tuple[Tensor, int] | None = None  # how many facts [C] cite a section, of how many

    def prepare(self, task: Task) -> None:
        """Measure how far sections are from each other, and how rare citations are."""
        self._distances = measure_distances(task).to(self.section_nodes.weight)
        self._citations = task.gold.sum(dim=0).to(self.section_nodes.weight), len(task.gold)

    def compute_loss(self, batch: Batch) -> Tensor:
        """The weighted sum of the three losses."""
        facts, sections = self.read_words(batch.facts, batch.sections)
        fact_text = _scale(self.text(facts).vectors)  # [B, d]
        section_text = _scale(self.text.read_by_length(sections))  # [C, d]
        fact_nodes, section_nodes = _scale(self.fact_nodes(batch.rows)), _scale(self.section_nodes.weight)
        positives, negatives = self.weigh_positives(batch.weights), self.weigh_negatives(batch.gold)
        node, attribute = (
            measure_loss(scores, batch.gold, positives, negatives)
            for scores in (fact_nodes @ section_nodes.T, fact_text @ section_text.T)
        )
        agreement = [(fact_text * fact_nodes).sum(dim=1), (section_text * section_nodes).sum(dim=1)]
        alignment = -torch.stack([cosines.mean() for cosines in agreement]).mean()
        thetas = self.options.thetas
        return thetas[0] * node + thetas[1] * attribute + thetas[2] * alignment

    def weigh_positives(self, weights: Tensor) -> Tensor:
        """The weights [C] of labels times r: over all training facts, they add up to the number of pairs
        without a citation."""
        if self._citations is None:
            raise ValueError("the citations are not known yet: call `prepare` first")
        cited, facts = self._citations
        total, uncited = (weights * cited).sum(), facts * len(cited) - cited.sum()
        return weights * (uncited / total) if bool(total > 0) and bool(uncited > 0) else weights

    def weigh_negatives(self, gold: Tensor) -> Tensor:
        """The weights [B, C] of sections that are not cited, by their distance from those that are."""
        if self._distances is None:
            raise ValueError("the distances are not known yet: call `prepare` first")
        cited = gold.bool()[:, :, None]  # [B, C, 1]
        hops = 1 + self._distances.where(cited, math.inf).amin(dim=1)  # [B, C]
        return (1 / (1 + hops)).exp()  # 1 without any citation

    def encode_sections(self, sections: Documents, generator: torch.Generator) -> Tensors:  # noqa: ARG002
        """Both scores of a prediction have the same fact in them, so one vector per section is enough."""
        (read,) = self.read_words(sections)
        text = _scale(self.text.read_by_length(read))
        return {_MIXED: _ATTRIBUTE * text + _INTER * _scale(self.section_nodes.weight)}

    def section_shapes(self) -> dict[str, tuple[int, ...]]:
        """One vector per section."""
        return {_MIXED: (self.shape.labels, self.options.hidden)}

    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:
        """Scores from -1 to 1, mapped to 0..1."""
        read = self.text(*self.read_words(facts))
        scores = _scale(read.vectors) @ sections[_MIXED].T  # [N, C]
        return NetworkOutput(((scores + 1) / 2).clamp(0, 1), read.weights)


def measure_distances(task: Task) -> Tensor:
    """Hops [C, C] between sections, 0 from each to itself."""
    gold = task.gold.float()
    together = gold.T @ gold > 0  # cited by the same fact
    same_topic, same_chapter = (parents[:, None] == parents for parents in (task.topics, task.chapters))
    distances = torch.full_like(together, _BY_ACT, dtype=torch.float32)
    distances[same_chapter] = _BY_CHAPTER
    distances[together | same_topic] = _BY_FACT_OR_TOPIC
    return distances.fill_diagonal_(0)


def measure_loss(scores: Tensor, gold: Tensor, positives: Tensor, negatives: Tensor) -> Tensor:
    """The loss of scores [B, C] with weights of positive [C] and negative pairs [B, C]."""
    scores = scores.to(torch.promote_types(scores.dtype, torch.float32))
    near = softplus(_MARGIN - _STEEPNESS * scores) * positives
    far = softplus(_MARGIN + _STEEPNESS * scores) * negatives
    return torch.where(gold.bool(), near, far).mean() / _STEEPNESS


def _scale(vectors: Tensor) -> Tensor:
    """Vectors of length 1; those of documents without sentences stay 0."""
    return normalize(vectors, dim=-1)
