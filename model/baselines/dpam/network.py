"""DPAM: learns pairs of sections, and a threshold for every fact and section (Wang et al., SIGIR 2018).

  h     = encoder(fact)
  s     = W h + b
  t     = W_t h + b_t                        the thresholds; cut to [0.1, 0.9] at prediction
  r_c   = relu(encoder(section c))           the same encoder
  S_cd  = cos(r_c, r_d), at least 1e-6;  S_cc = 1
  ratio_c = product over cited sections d of S_cd

  L_threshold = sum over sections of log(1 + exp(-y (sigmoid(s) - t))),  y = 1 if cited, -1 if not
  L_pair      = -sum over cited sections of log(sigmoid(s_c) ratio_c)
  L           = 0.5 L_threshold + 0.5 (cross-entropy of s + L_pair)
  loss        = L / number of sections + 5e-4 (|W|^2 + |W_t|^2) / 2

L_pair counts only after the first `burn_in` steps.

A section is predicted if sigmoid(s) >= t. The rest of the project decides by one number per section, so the
score is sigmoid(s - logit(t)), t cut as above: both sigmoid and logit rise, so it is at least 0.5 exactly if
sigmoid(s) >= t. A threshold of 0.5 gives the decisions of the original; a fitted one corrects them.

The texts of sections are needed for L_pair only, so predictions do not read them.

What the equations imply: by the logarithm L_pair falls apart into -log sigmoid(s_c), which adds 1 to the
weight of a cited section, and -log ratio_c, which does not contain s. The pairs act on the encoder alone.

Departures from the original:
- The encoder is the BiLSTM with attention over sentence vectors that other networks have; the original reads
  1,000 words with a convolutional network.
- The cross-entropy is weighted by the frequency of sections, as for all networks here.
- Dropout applies to h, not to r: it would make the sections of a pair less similar than they are.
- S is never below 1e-6 and S_cc is 1 even for a section without text, so that the logarithm is finite.
- The burn-in is 100 steps by default, as the dataset may be small; 1,500 as in the original with the
  options of the paper.
"""

import torch
from torch import Tensor, nn
from torch.nn.functional import normalize, softplus

from model.baselines.dpam.kind import DpamOptions
from model.layers.dropout import Dropout
from model.layers.losses import weighted_entropy
from model.layers.text_encoder import AttributeEncoder, ReadDocuments
from model.training.network import Batch, Network, NetworkOutput, Shape, Tensors
from model.vectors.store import Documents

_BALANCE = 0.5  # weight of the thresholds; the rest is that of the sections
_DECAY = 5e-4
_LOWEST, _HIGHEST = 0.1, 0.9  # thresholds at prediction
_LEAST = 1e-6  # similarity of sections, whose logarithm is taken


class DPAM(Network):
    """The network; its classes are the sections."""

    options: DpamOptions

    def __init__(self, options: DpamOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        # Its own dropout would apply to sections, too.
        self.text = AttributeEncoder(shape.inputs, options.hidden, dropout=0.0)
        self.dropout = Dropout(options.dropout)
        self.score = nn.Linear(options.hidden, shape.labels)  # W, b
        self.threshold = nn.Linear(options.hidden, shape.labels)  # W_t, b_t

    def compute_loss(self, batch: Batch) -> Tensor:
        """The loss of the thresholds, the cross-entropy, that of pairs after the burn-in, and the decay."""
        facts, sections = self.read_words(batch.facts, batch.sections)
        scores, thresholds = self(self.text(facts).vectors)
        entropy = weighted_entropy(scores, batch.gold, batch.weights)
        if batch.step > self.options.burn_in:
            similar = compare_sections(self.text.read_by_length(sections).relu())
            entropy = entropy + measure_pairs(scores, similar, batch.gold)
        loss = _BALANCE * measure_thresholds(scores, thresholds, batch.gold) + (1 - _BALANCE) * entropy
        squares = self.score.weight.square().sum() + self.threshold.weight.square().sum()
        return loss / self.shape.labels + _DECAY * squares / 2  # else the decay would hardly count

    def forward(self, facts: Tensor) -> tuple[Tensor, Tensor]:
        """s and t [N, C] of facts [N, hidden] = h, in at least single precision."""
        kept = self.dropout(facts)
        wide = torch.promote_types(facts.dtype, torch.float32)
        return self.score(kept).to(wide), self.threshold(kept).to(wide)

    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:  # noqa: ARG002
        """Scores that are at least 0.5 exactly if the network itself predicts the section."""
        read: ReadDocuments = self.text(*self.read_words(facts))
        scores, thresholds = self(read.vectors)
        return NetworkOutput((scores - thresholds.clamp(_LOWEST, _HIGHEST).logit()).sigmoid(), read.weights)


def compare_sections(sections: Tensor) -> Tensor:
    """log S [C, C] of sections [C, hidden] = r, whose numbers are at least 0."""
    with torch.autocast(sections.device.type, enabled=False):  # sums of many products
        unit = normalize(sections.to(torch.promote_types(sections.dtype, torch.float32)))
        logs = (unit @ unit.T).clamp(min=_LEAST).log()
    # Exactly 0 for a section with itself, even if it has no text.
    return logs.masked_fill(torch.eye(len(logs), dtype=torch.bool, device=logs.device), 0)


def measure_pairs(scores: Tensor, similar: Tensor, gold: Tensor) -> Tensor:
    """L_pair of scores [N, C] with log S [C, C] and labels [N, C], averaged over facts."""
    cited = gold.to(scores.dtype)
    ratios = cited @ similar  # [N, C], log ratio
    return (cited * (softplus(-scores) - ratios)).sum() / len(scores)


def measure_thresholds(scores: Tensor, thresholds: Tensor, gold: Tensor) -> Tensor:
    """L_threshold of scores [N, C] and thresholds [N, C] with labels [N, C], averaged over facts."""
    signs = 2 * gold.to(scores.dtype) - 1
    return softplus(-signs * (scores.sigmoid() - thresholds)).sum() / len(scores)
