"""HBERT: a BERT-like model reads sentences, an LSTM with attention reads documents.

Chalkidis et al., ACL 2019, as in the paper: with h_i = BiLSTM over the vectors of sentences,

  d        = sum over sentences of softmax(u . tanh(W h_i + b)) h_i
  logits   = W_c d + b_c

and the weighted cross-entropy. The texts of the sections are not used. The vector of a sentence is that of
its first token, [CLS], or what a sentence-transformers folder says (model/vectors/transformer.py).

The paper fine-tunes the BERT-like model with the network: `--fine-tune`, on a GPU unless the model is small.
Otherwise it is frozen, and its vectors are computed once before training.

Departures: the original has self-attention over sentences where the paper has an LSTM; the fine-tuned part
has a learning rate of its own; all labels have weights as in the other networks.
"""

from pathlib import Path

import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

from model.baselines.hbert.kind import HbertOptions
from model.layers.losses import weighted_entropy
from model.layers.text_encoder import AttributeEncoder, ReadDocuments
from model.layers.word_encoder import PADDING, blank_after_end, read_distinct
from model.training.network import Batch, Network, NetworkOutput, Shape, Task, Tensors
from model.training.options import NetworkOptions
from model.vectors.store import Documents
from model.vectors.transformer import SENTENCES_AT_ONCE, build_bert, load_bert


class HBERT(Network):
    """A reader of documents and a linear classifier."""

    def __init__(self, options: NetworkOptions, shape: Shape) -> None:
        super().__init__(options, shape)
        if isinstance(options, HbertOptions) and options.fine_tune and options.encoder:
            self.words = FineTunedBert(Path(options.encoder), options.encoder_rate)
        self.text = AttributeEncoder(shape.inputs, options.hidden, options.dropout)
        self.classifier = nn.Linear(options.hidden, shape.labels)

    def prepare(self, task: Task) -> None:  # noqa: ARG002 - texts and labels are not needed
        """Start from the weights in the encoder's folder."""
        if isinstance(self.words, FineTunedBert):
            self.words.start()

    def forward(self, facts: Documents) -> tuple[Tensor, Tensor]:
        """Logits [N, C] and the weights [N, T] of sentences."""
        (sentences,) = self.read_words(facts if self.words is None else blank_after_end(facts))
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


class FineTunedBert(nn.Module):
    """A BERT-like model that is trained with the network: the last vector of each sentence's first token."""

    def __init__(self, folder: Path, rate: float) -> None:
        super().__init__()
        self._folder, self.own_rate = folder, rate
        with torch.device("cpu"):  # it has buffers that are not saved, which a device "meta" would lose
            self.bert = build_bert(folder)

    def start(self) -> None:
        """Take the pretrained weights."""
        self.bert.load_state_dict(load_bert(self._folder).state_dict())

    def forward(self, numbers: Tensor) -> Tensor:
        """Sentences as numbers of tokens from 1, [..., W], to [..., size]."""
        return read_distinct(numbers, self.bert.config.hidden_size, self._read)

    def _read(self, sentences: Tensor) -> Tensor:
        """Sentences [S, W] to [S, size], in parts, of which only the results are kept for the gradient."""
        lengths = (sentences != PADDING).sum(dim=1)
        order = lengths.argsort(stable=True)
        parts = []
        for rows in torch.split(order, SENTENCES_AT_ONCE):
            tokens = sentences[rows, : int(lengths[rows[-1]])]
            if self.training:
                parts.append(checkpoint(self._transform, tokens, use_reentrant=False))
            else:
                parts.append(self._transform(tokens))
        return torch.cat(parts)[order.argsort()]

    def _transform(self, numbers: Tensor) -> Tensor:
        """[S, W] to [S, size]."""
        seen = numbers != PADDING
        ids = (numbers - 1).where(seen, self.bert.config.pad_token_id or 0)
        states: Tensor = self.bert(input_ids=ids, attention_mask=seen.long()).last_hidden_state
        return states[:, 0]
