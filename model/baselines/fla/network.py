"""FLA: reads every section in the light of the facts (Luo et al., EMNLP 2017).

  d_f     = sum over sentences i of the fact of softmax(u . tanh(W h_i + b))_i h_i
  u_s     = W_s d_f + b_s
  a_c     = sum over sentences j of section c of softmax(u_s . tanh(W' h_cj + b'))_j h_cj
  g       = BiLSTM(a_1 ... a_C), over the sections in the order of the statute
  u_d     = W_d d_f + b_d
  alpha_c = softmax(u_d . tanh(W'' g_c + b''))_c
  d_a     = sum over sections of alpha_c g_c
  s       = W_2 relu(W_1 [d_f || d_a] + b_1) + b_2

h_i and h_cj are the states of two BiLSTMs, one for facts and one for sections. The states of sections do not
depend on the fact, so there is one reading of the sections per step; a_c and all that follows do.

loss = cross-entropy of s + attention_weight * cross-entropy of alpha with the cited sections, equally shared

Departures from the original:
- There, a support vector machine on the words of a fact chooses 20 candidate sections first. A network here
  sees sentence vectors and not texts, and there are only 100 sections: all of them are candidates.
- Sentences are vectors already, so there is no attention over words; an LSTM replaces the GRU.
- Several sections may be right: sigmoid and weighted cross-entropy of every section instead of softmax, a
  fitted threshold instead of 0.4.
- The original was not at hand: the weight 0.1, and relu as the activation of the output, are from memory.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from model.baselines.fla.kind import FlaOptions
from model.layers.attention import masked_softmax, softmax32
from model.layers.dropout import Dropout
from model.layers.losses import weighted_entropy
from model.layers.text_encoder import AttributeEncoder, ReadDocuments
from model.training.network import Batch, Network, NetworkOutput, Shape, Task, Tensors
from model.vectors.store import Documents


class ReadSectionTexts(NamedTuple):
    """The sentences of all sections: computed once, used for any number of facts. J is at least 1."""

    states: Tensor  # [C, J, hidden], h_cj
    keys: Tensor  # [C, J, hidden], tanh(W' h_cj + b')
    inside: Tensor  # [C, J], 1 for a sentence, 0 after the end of a section; numbers, as files hold no flags


class FlaLogits(NamedTuple):
    """What is computed of facts."""

    logits: Tensor  # [N, C], s
    attention: Tensor  # [N, C], alpha before the softmax


class SectionReader(nn.Module):
    """The BiLSTM over the sentences of sections. Which of them matter is asked by each fact."""

    def __init__(self, inputs: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.lstm = nn.LSTM(inputs, hidden // 2, bidirectional=True, batch_first=True)
        self.key = nn.Linear(hidden, hidden)
        self.dropout = Dropout(dropout)

    def forward(self, sections: Documents) -> ReadSectionTexts:
        """Sections as states; dropout applies to these."""
        sentences, lengths = sections
        if sentences.shape[1] == 0:
            sentences = nn.functional.pad(sentences, (0, 0, 0, 1))
        longest = sentences.shape[1]
        inside = torch.arange(longest, device=lengths.device) < lengths[:, None]  # [C, J]
        inputs = sentences.masked_fill(~inside[:, :, None], 0)
        # A section without sentences is read as one of zeros, and then ignored.
        ends = lengths.clamp(min=1).cpu()
        packed = pack_padded_sequence(inputs, ends, batch_first=True, enforce_sorted=False)
        states, _ = pad_packed_sequence(self.lstm(packed)[0], batch_first=True, total_length=longest)
        states = self.dropout(states)
        return ReadSectionTexts(states, self.key(states).tanh(), inside.to(states.dtype))


class FLA(Network):
    """The network; its classes are the sections."""

    options: FlaOptions
    section_lengths: Tensor

    def __init__(self, options: FlaOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        hidden, dropout = options.hidden, options.dropout
        self.fact_text = AttributeEncoder(shape.inputs, hidden, dropout)
        self.section_text = SectionReader(shape.inputs, hidden, dropout)
        self.sentence_query = nn.Linear(hidden, hidden)  # W_s, b_s
        self.lstm = nn.LSTM(hidden, hidden // 2, bidirectional=True)
        self.section_key = nn.Linear(hidden, hidden)  # W'', b''
        self.section_query = nn.Linear(hidden, hidden)  # W_d, b_d
        self.joint = nn.Linear(2 * hidden, hidden)  # W_1, b_1
        self.output = nn.Linear(hidden, shape.labels)  # W_2, b_2
        self.dropout = Dropout(dropout)
        # Only for `section_shapes`: a saved network must know how many sentences its sections have.
        self.register_buffer("section_lengths", torch.zeros(shape.labels, dtype=torch.int64))

    # Training

    def prepare(self, task: Task) -> None:
        """Take the number of sentences of each section."""
        lengths = torch.tensor([len(text) for text in task.section_texts])
        self.section_lengths.copy_(lengths.clamp(max=self.options.longest))

    def compute_loss(self, batch: Batch) -> Tensor:
        """The cross-entropy of the scores, and that of the attention over sections."""
        facts, sections = self.read_words(batch.facts, batch.sections)
        read: ReadDocuments = self.fact_text(facts)
        scores = self(read.vectors, self.section_text(sections))
        entropy = weighted_entropy(scores.logits, batch.gold, batch.weights)
        return entropy + self.options.attention_weight * measure_attention(scores.attention, batch.gold)

    def forward(self, facts: Tensor, sections: ReadSectionTexts) -> FlaLogits:
        """The scores of facts [N, hidden] = d_f."""
        read, _ = self.lstm(self._attend_to_sentences(facts, sections))  # [C, N, hidden], g
        keys = self.section_key(read).tanh()
        attention = (keys * self.section_query(facts)).sum(dim=2).T  # [N, C]
        attended = (softmax32(attention)[:, None] @ read.transpose(0, 1))[:, 0]  # [N, hidden], d_a
        joint = self.joint(self.dropout(torch.cat((facts, attended), dim=1))).relu()
        return FlaLogits(self.output(self.dropout(joint)), attention)

    def _attend_to_sentences(self, facts: Tensor, sections: ReadSectionTexts) -> Tensor:
        """a_c for each fact: [C, N, hidden], 0 for a section without sentences."""
        count, longest = sections.inside.shape
        scores = self.sentence_query(facts) @ sections.keys.flatten(0, 1).T  # [N, C * J]
        weights = masked_softmax(scores.view(-1, count, longest), sections.inside > 0)  # [N, C, J]
        return weights.transpose(0, 1) @ sections.states

    # Prediction

    def encode_sections(self, sections: Documents, generator: torch.Generator) -> Tensors:  # noqa: ARG002
        """The states of all sentences of the sections."""
        read: ReadSectionTexts = self.section_text(*self.read_words(sections))
        return read._asdict()

    def section_shapes(self) -> dict[str, tuple[int, ...]]:
        """As many sentences as the longest section has."""
        count, longest = self.shape.labels, max(1, int(self.section_lengths.max()))
        states = (count, longest, self.options.hidden)
        return {"states": states, "keys": states, "inside": (count, longest)}

    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:
        """Predictions with sections from `encode_sections`."""
        read: ReadDocuments = self.fact_text(*self.read_words(facts))
        scores = self(read.vectors, ReadSectionTexts(**sections))
        return NetworkOutput(scores.logits.sigmoid(), read.weights)


def measure_attention(attention: Tensor, gold: Tensor) -> Tensor:
    """The cross-entropy of softmax(attention) [N, C] with equal shares of the sections in gold [N, C],
    averaged over facts; 0 for a fact that cites nothing."""
    logs = attention.to(torch.promote_types(attention.dtype, torch.float32)).log_softmax(dim=1)
    cited = gold.to(logs.dtype)
    shares = cited / cited.sum(dim=1, keepdim=True).clamp(min=1)
    return -(shares * logs).sum() / len(logs)
