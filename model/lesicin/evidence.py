"""Evidence of single sentences for each section: our addition to the paper's text encoder.

The attribute encoder turns a document into one vector, the same for all sections. Here every section has its
own attention over the sentences:

  e_c = sum over sentences of softmax(u_c . tanh(K h_i + b))_i (w_c . h_i)

h_i are the states of the encoder's BiLSTM. e_c is added to the attribute and the alignment score of section
c. CAML does the same for codes of diseases (Mullenbach et al., NAACL 2018).
"""

import torch
from torch import Tensor, nn

from model.layers.attention import masked_softmax
from model.layers.dropout import Dropout

_STD = 0.05  # standard deviation of the initial weights


class SentenceEvidence(nn.Module):
    """One number per document and section."""

    def __init__(self, sections: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.key = nn.Linear(hidden, hidden)  # K, b
        self.context = nn.Parameter(torch.empty(sections, hidden).normal_(std=_STD))  # u_c
        self.value = nn.Parameter(torch.empty(sections, hidden).normal_(std=_STD))  # w_c
        self.dropout = Dropout(dropout)

    def forward(self, states: Tensor, lengths: Tensor) -> Tensor:
        """Evidence [B, C] in states [T, B, d] of documents, 0 for a document without sentences."""
        states = self.dropout(states)
        attention = self.key(states).tanh() @ self.context.T  # [T, B, C]
        inside = torch.arange(len(states), device=lengths.device)[:, None] < lengths  # [T, B]
        weights = masked_softmax(attention.permute(1, 2, 0), inside.T[:, None])  # [B, C, T]
        values = (states @ self.value.T).permute(1, 2, 0)  # [B, C, T]
        return (weights * values).sum(dim=2)
