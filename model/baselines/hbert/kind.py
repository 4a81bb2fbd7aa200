"""HBERT as a kind of classifier. HLegalBERT is the same with LegalBERT in the folder."""

from dataclasses import dataclass

from model.classifiers.options import option
from model.training.network_kind import network_kind
from model.training.options import Above0, NetworkOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class HbertOptions(NetworkOptions):
    """Settings of the network. The folder decides which model it is: BERT, LegalBERT or another."""

    encoder: str | None = option(
        None, "Folder of a BERT-like model, as transformers or sentence-transformers saves it; required."
    )
    fine_tune: bool = option(
        False, "Train the BERT-like model with the network, as in the paper; needs a GPU unless it is small."
    )
    encoder_rate: Above0 = option(3e-5, "With --fine-tune: learning rate of the BERT-like model.")

    def __post_init__(self) -> None:
        if not self.encoder:
            raise ValueError("HBERT needs a folder with a BERT-like model: add --encoder FOLDER")
        NetworkOptions.__post_init__(self)

    @property
    def reads_tokens(self) -> bool:
        """Whether sentences enter the network as the numbers of their tokens."""
        return self.fine_tune


KIND = network_kind(
    "hbert",
    "HBERT",
    "vectors of sentences from a BERT-like model, an LSTM with attention over them, no texts of sections",
    "model.baselines.hbert.network:HBERT",
    HbertOptions,
    paper={"fine_tune": True},
)
