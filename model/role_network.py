"""The network over a whole document: inputs of sentences -> BiLSTM -> linear -> CRF.

As in Bhattacharya et al. (JURIX 2019), with a shortcut from a sentence's own input to its role. The two
directions are two plain LSTMs, one of which reads the document from its end: padding comes last for both,
so a document's result does not depend on the documents that share its batch.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pad_sequence

from model.crf import Crf


@dataclass(frozen=True, slots=True)
class NetworkShape:
    """Sizes of the network."""

    inputs: int
    roles: int
    hidden: int = 64  # of each direction


class RoleNetwork(nn.Module):
    """Roles of the sentences of documents from one vector a sentence."""

    def __init__(self, shape: NetworkShape, *, input_dropout: float = 0.2, dropout: float = 0.4) -> None:
        super().__init__()
        self.forwards = nn.LSTM(shape.inputs, shape.hidden)
        self.backwards = nn.LSTM(shape.inputs, shape.hidden)
        self.from_context = nn.Linear(2 * shape.hidden, shape.roles)
        self.from_sentence = nn.Linear(shape.inputs, shape.roles)
        self.crf = Crf(shape.roles)
        self.input_dropout = nn.Dropout(input_dropout)
        self.dropout = nn.Dropout(dropout)

    def forward(self, documents: Sequence[Tensor], roles: Sequence[Tensor]) -> Tensor:
        """The loss: mean negative log likelihood of a sentence's role. documents: [n, inputs] each."""
        emissions, lengths = self.emit(documents)
        likelihoods = self.crf(emissions, pad_sequence(list(roles), batch_first=True), lengths)
        loss: Tensor = -likelihoods.sum() / lengths.sum()
        return loss

    @torch.no_grad()
    def tell(self, documents: Sequence[Tensor]) -> list[Tensor]:
        """How probable each role is for each sentence: [n, roles] for each document."""
        emissions, lengths = self.emit(documents)
        marginals = self.crf.marginals(emissions, lengths)
        return [row[:length] for row, length in zip(marginals, lengths.tolist(), strict=True)]

    def emit(self, documents: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        """Scores [B, T, roles] before the CRF, and the lengths [B] of the documents."""
        lengths = torch.tensor([len(document) for document in documents], device=documents[0].device)
        inputs = self.input_dropout(pad_sequence(list(documents)))  # [T, B, inputs]
        turned = _find_turned(lengths, len(inputs))  # [T, B]
        ahead, _ = self.forwards(inputs)
        behind, _ = self.backwards(_take(inputs, turned))
        context = self.dropout(torch.cat((ahead, _take(behind, turned)), dim=2))
        scores: Tensor = self.from_context(context) + self.from_sentence(inputs)
        return scores.transpose(0, 1), lengths


def _find_turned(lengths: Tensor, longest: int) -> Tensor:
    """Where each place comes from when every document is read from its end; padding stays where it is."""
    places = torch.arange(longest, device=lengths.device)[:, None]
    turned = lengths - 1 - places
    return torch.where(turned < 0, places, turned)


def _take(sequences: Tensor, places: Tensor) -> Tensor:
    return sequences.gather(0, places[:, :, None].expand(-1, -1, sequences.shape[2]))
