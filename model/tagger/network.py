"""The network over a whole document: inputs of sentences -> BiLSTM -> linear -> CRF.

As in Bhattacharya et al. (JURIX 2019), with a shortcut from a sentence's own input to its role. The BiLSTM is
two plain LSTMs, one of which reads the document from its end: padding comes last for both, so a document's
result does not depend on the rest of its batch.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pad_sequence

from model.tagger.crf import Crf


@dataclass(frozen=True, slots=True)
class RoleNetworkShape:
    """Sizes of the network."""

    inputs: int
    roles: int
    hidden: int = 64  # of each direction


class RoleNetwork(nn.Module):
    """Predicts roles from one vector per sentence."""

    def __init__(self, shape: RoleNetworkShape, *, input_dropout: float = 0.2, dropout: float = 0.4) -> None:
        super().__init__()
        self.forwards = nn.LSTM(shape.inputs, shape.hidden)
        self.backwards = nn.LSTM(shape.inputs, shape.hidden)
        self.from_context = nn.Linear(2 * shape.hidden, shape.roles)
        self.from_sentence = nn.Linear(shape.inputs, shape.roles)
        self.crf = Crf(shape.roles)
        self.input_dropout = nn.Dropout(input_dropout)
        self.dropout = nn.Dropout(dropout)

    def forward(self, documents: Sequence[Tensor], roles: Sequence[Tensor]) -> Tensor:
        """The loss: the mean negative log likelihood per sentence. Documents are [n, inputs] each."""
        emissions, lengths = self.emit(documents)
        likelihoods = self.crf(emissions, pad_sequence(list(roles), batch_first=True), lengths)
        loss: Tensor = -likelihoods.sum() / lengths.sum()
        return loss

    @torch.no_grad()
    def predict_probabilities(self, documents: Sequence[Tensor]) -> list[Tensor]:
        """The probability of each role for each sentence: [n, roles] for each document."""
        emissions, lengths = self.emit(documents)
        marginals = self.crf.marginals(emissions, lengths)
        return [row[:length] for row, length in zip(marginals, lengths.tolist(), strict=True)]

    def emit(self, documents: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        """Scores [B, T, roles] before the CRF, and the lengths [B] of the documents."""
        lengths = torch.tensor([len(document) for document in documents], device=documents[0].device)
        inputs = self.input_dropout(pad_sequence(list(documents)))  # [T, B, inputs]
        reverse = _reverse_positions(lengths, len(inputs))  # [T, B]
        forward, _ = self.forwards(inputs)
        backward, _ = self.backwards(_take(inputs, reverse))
        context = self.dropout(torch.cat((forward, _take(backward, reverse)), dim=2))
        scores: Tensor = self.from_context(context) + self.from_sentence(inputs)
        return scores.transpose(0, 1), lengths


def _reverse_positions(lengths: Tensor, longest: int) -> Tensor:
    """The positions of every document from its end to its start; padding stays in place."""
    positions = torch.arange(longest, device=lengths.device)[:, None]
    reverse = lengths - 1 - positions
    return torch.where(reverse < 0, positions, reverse)


def _take(sequences: Tensor, positions: Tensor) -> Tensor:
    return sequences.gather(0, positions[:, :, None].expand(-1, -1, sequences.shape[2]))
