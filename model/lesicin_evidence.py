"""What single sentences say of each section: ours, an addition to the paper's text encoder.

The attribute encoder makes one vector of a document, in which all its sentences are mixed, whatever section
is asked about. Here every section reads the document with an attention of its own:

  e_c = sum over sentences of softmax(u_c . tanh(K h_i + b))_i (w_c . h_i)

h_i are the states of the encoder's BiLSTM. e_c is added to the attribute and to the alignment score of
section c. It is what CAML does for codes of illnesses (Mullenbach et al., NAACL 2018).
"""

import torch
from torch import Tensor, nn

from model.lesicin_attention import share_weight
from model.lesicin_dropout import Dropout

_SPREAD = 0.05  # of the weights of sections at the start


class SentenceEvidence(nn.Module):
    """One number a document and section."""

    def __init__(self, sections: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.key = nn.Linear(hidden, hidden)  # K, b
        self.context = nn.Parameter(torch.empty(sections, hidden).normal_(std=_SPREAD))  # u_c
        self.value = nn.Parameter(torch.empty(sections, hidden).normal_(std=_SPREAD))  # w_c
        self.dropout = Dropout(dropout)

    def forward(self, states: Tensor, lengths: Tensor) -> Tensor:
        """Evidence [B, C] in states [T, B, d] of documents, 0 for a document without sentences."""
        states = self.dropout(states)
        attention = self.key(states).tanh() @ self.context.T  # [T, B, C]
        inside = torch.arange(len(states), device=lengths.device)[:, None] < lengths  # [T, B]
        weights = share_weight(attention.permute(1, 2, 0), inside.T[:, None])  # [B, C, T]
        said = (states @ self.value.T).permute(1, 2, 0)  # [B, C, T]
        return (weights * said).sum(dim=2)
