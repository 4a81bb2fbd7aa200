"""LADAN: reads facts twice, the second time in search of what tells similar sections apart.

Xu et al., "Distinguish Confusing Law Articles for Legal Judgment Prediction", ACL 2020. Sections with similar
texts form communities (communities.py). One encoder reads facts and sections: v_b and l_c. Graph distillation
removes from a section what the other sections n of its community have, too, in two layers:

  l'_c = tanh(W_1 l_c - mean over n of W_2 [l_c || l_n] + b)

A community k has the context g_k = W [max of l'_c || min of l'_c] + u over its members. It is what the second
reading attends to, in the states r_i of a second BiLSTM over those of the first:

  q   = sigmoid(W_g v_b + b_g)                                      the communities of the fact
  v_k = sum over sentences of softmax(g_k . tanh(K r_i + b))_i r_i
  v_d = sum of v_k over the communities of the fact: the gold ones in training, later those with q_k >= 0.5
  p   = sigmoid(W_c [v_b || v_d] + b_c)

The loss is the weighted cross-entropy of p, plus 0.1 times that of q. Without a community, v_d is 0.

What differs from the publication, mostly because a fact has several sections:
- sigmoid instead of softmax for sections and communities, and the sum of several v_k instead of one
- the threshold of similarity is chosen from the texts; a section without neighbours has nothing to remove
- LSTMs instead of GRUs, which read vectors of sentences instead of words
- only sections are predicted, neither charges nor terms of penalty
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from model.baselines.ladan.communities import find_communities
from model.baselines.ladan.kind import LadanOptions
from model.layers.attention import masked_softmax
from model.layers.dropout import Dropout
from model.layers.losses import weigh_labels, weighted_entropy
from model.layers.text_encoder import AttributeEncoder, ReadDocuments
from model.training.network import Batch, Network, NetworkOutput, Shape, Task, Tensors
from model.vectors.store import Documents

_NEVER = -1e4  # a logit that has neither probability nor loss
_CONTEXTS = "contexts"


class Reread(NamedTuple):
    """The second reading of facts."""

    vectors: Tensor  # v_d, [B, d]
    weights: Tensor  # [B, T], of sentences: the sum over the communities of the fact


class LADAN(Network):
    """The network over sections whose communities `prepare` finds.

    There are at most as many communities as sections. A community has the number of its first member, and the
    numbers of other sections are not used.
    """

    options: LadanOptions
    community: Tensor
    community_weights: Tensor

    def __init__(self, options: LadanOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        hidden, dropout, sections = options.hidden, options.dropout, shape.labels
        self.register_buffer("community", torch.zeros(sections, dtype=torch.long))  # of each section
        self.register_buffer("community_weights", torch.ones(sections))  # in the loss
        self.text = AttributeEncoder(shape.inputs, hidden, dropout)
        self.distil = nn.ModuleList(Distillation(hidden) for _ in range(2))
        self.context = nn.Linear(2 * hidden, hidden, bias=False)  # W; u is the context of `reread`
        self.community_logits = nn.Linear(hidden, sections)
        self.reread = AttributeEncoder(hidden, hidden, dropout=0.0)
        self.dropout = Dropout(dropout)
        self.classifier = nn.Linear(2 * hidden, sections)

    def prepare(self, task: Task) -> None:
        """Find the communities and their weights."""
        community = find_communities(task.section_texts, self.options.similarity)
        self.community.copy_(torch.from_numpy(community))
        counts = self.mark_communities(task.gold.to(self.community.device)).sum(dim=0)
        scheme, eta = self.options.weighting, self.options.eta
        self.community_weights.copy_(weigh_labels(counts, len(task.gold), scheme=scheme, eta=eta))

    def compute_loss(self, batch: Batch) -> Tensor:
        """The loss of sections and of communities; the facts are read again with gold communities."""
        facts, sections = self.read_words(batch.facts, batch.sections)
        read: ReadDocuments = self.text(facts)
        contexts = self.find_contexts(self.text.read_by_length(sections))
        gold = self.mark_communities(batch.gold)
        again = self.read_again(read.states, facts.lengths, contexts, gold)
        communities = weighted_entropy(self.score_communities(read.vectors), gold, self.community_weights)
        sections_loss = weighted_entropy(self.score(read.vectors, again.vectors), batch.gold, batch.weights)
        return sections_loss + self.options.community_weight * communities

    def mark_communities(self, sections: Tensor) -> Tensor:
        """Which communities [B, C] have any of the given sections [B, C]."""
        members = self._list_members().to(self.community_weights.dtype)
        return (sections.to(members.dtype) @ members.T) > 0

    def _list_members(self) -> Tensor:
        """Whether a community [C] has a section [C]: [C, C]."""
        numbers = torch.arange(len(self.community), device=self.community.device)
        return self.community == numbers[:, None]

    def find_contexts(self, sections: Tensor) -> Tensor:
        """The context g_k [C, d] of each community, from the vectors [C, d] of sections."""
        neighbours = (self.community[:, None] == self.community).fill_diagonal_(False)
        for layer in self.distil:
            sections = layer(sections, neighbours)
        both = torch.cat((sections, -sections), dim=1)  # the lowest is the highest of the negative
        index = self.community[:, None].expand_as(both)
        highest = torch.zeros_like(both).scatter_reduce(0, index, both, "amax", include_self=False)
        top, bottom = highest.chunk(2, dim=1)
        contexts: Tensor = self.context(torch.cat((top, -bottom), dim=1)) + self.reread.context
        return contexts

    def score_communities(self, vectors: Tensor) -> Tensor:
        """Logits [B, C] of communities for facts [B, d]."""
        logits: Tensor = self.community_logits(vectors)
        return logits.masked_fill(~self._list_members().any(dim=1), _NEVER)

    def read_again(self, states: Tensor, lengths: Tensor, contexts: Tensor, chosen: Tensor) -> Reread:
        """v_d of facts with states [T, B, d] and chosen communities [B, C]."""
        # Only the states of this encoder matter: its own attention is replaced by that of the communities.
        again = self.reread(Documents(states.transpose(0, 1), lengths)).states  # r, [T, B, d]
        scores = self.reread.key(again).tanh() @ contexts.T  # [T, B, C]
        inside = torch.arange(len(states), device=lengths.device) < lengths[:, None]  # [B, T]
        attention = masked_softmax(scores.permute(1, 2, 0), inside[:, None])  # [B, C, T]
        weights = chosen[:, None].to(attention.dtype) @ attention  # [B, 1, T]
        return Reread((weights @ again.transpose(0, 1).to(weights.dtype))[:, 0], weights[:, 0])

    def score(self, vectors: Tensor, again: Tensor) -> Tensor:
        """Logits [B, C] of sections from v_b and v_d, both [B, d]."""
        logits: Tensor = self.classifier(torch.cat((vectors, self.dropout(again)), dim=1))
        return logits

    def encode_sections(self, sections: Documents, generator: torch.Generator) -> Tensors:  # noqa: ARG002
        """The contexts of communities."""
        (read,) = self.read_words(sections)
        return {_CONTEXTS: self.find_contexts(self.text.read_by_length(read))}

    def section_shapes(self) -> dict[str, tuple[int, ...]]:
        """The contexts of communities."""
        return {_CONTEXTS: (self.shape.labels, self.options.hidden)}

    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:
        """Probabilities with predicted communities. Each reading of a fact counts alike in the weights of its
        sentences: the first one, and one for each community."""
        (facts,) = self.read_words(facts)
        read: ReadDocuments = self.text(facts)
        chosen = self.score_communities(read.vectors) >= 0  # probabilities of at least 0.5
        again = self.read_again(read.states, facts.lengths, sections[_CONTEXTS], chosen)
        longest = facts.sentences.shape[1]
        weights = (read.weights + again.weights[:, :longest]) / (1 + chosen.sum(dim=1, keepdim=True))
        return NetworkOutput(self.score(read.vectors, again.vectors).sigmoid(), weights)


class Distillation(nn.Module):
    """One layer of graph distillation: tanh(W_1 l_c - mean over neighbours n of W_2 [l_c || l_n] + b)."""

    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.own = nn.Linear(hidden, hidden)  # W_1, b
        self.shared = nn.Linear(2 * hidden, hidden, bias=False)  # W_2

    def forward(self, sections: Tensor, neighbours: Tensor) -> Tensor:
        """Sections [C, d], given which are neighbours [C, C]. Nothing is removed from one without any."""
        links = neighbours.to(sections.dtype)
        counts = links.sum(dim=1, keepdim=True)
        mean = links @ sections / counts.clamp(min=1)
        pairs = torch.cat((sections * (counts > 0), mean), dim=1)  # W_2 is linear: the mean may come first
        distilled: Tensor = (self.own(sections) - self.shared(pairs)).tanh()
        return distilled
