"""HBERT: a BERT-like model reads sentences, an LSTM with attention reads documents.

Chalkidis et al., ACL 2019, as in the paper: with h_i = BiLSTM over the vectors of sentences,

  d        = sum over sentences of softmax(u . tanh(W h_i + b)) h_i
  logits   = W_c d + b_c

and the weighted cross-entropy. The texts of the sections are not used. The vector of a sentence is that of
its first token, [CLS], or what a sentence-transformers folder says (model/vectors/transformer.py).

Departures: the BERT-like model is frozen, its vectors are computed once before training, while the paper
fine-tunes it with the network; the original has self-attention over sentences where the paper has an LSTM.
"""

from torch import Tensor, nn

from model.layers.losses import weighted_entropy
from model.layers.text_encoder import AttributeEncoder, ReadDocuments
from model.training.network import Batch, Network, NetworkOutput, Shape, Tensors
from model.training.options import NetworkOptions
from model.vectors.store import Documents


class HBERT(Network):
    """A reader of documents and a linear classifier."""

    def __init__(self, options: NetworkOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        self.text = AttributeEncoder(shape.inputs, options.hidden, options.dropout)
        self.classifier = nn.Linear(options.hidden, shape.labels)

    def forward(self, facts: Documents) -> tuple[Tensor, Tensor]:
        """Logits [N, C] and the weights [N, T] of sentences."""
        (sentences,) = self.read_words(facts)
        read: ReadDocuments = self.text(sentences)
        return self.classifier(read.vectors), read.weights

    def compute_loss(self, batch: Batch) -> Tensor:
        """The weighted cross-entropy."""
        logits, _ = self(batch.facts)
        return weighted_entropy(logits, batch.gold, batch.weights)

    def classify(self, facts: Documents, sections: Tensors) -> NetworkOutput:  # noqa: ARG002 - none are needed
        """The probabilities of all sections."""
        logits, weights = self(facts)
        return NetworkOutput(logits.sigmoid(), weights)
