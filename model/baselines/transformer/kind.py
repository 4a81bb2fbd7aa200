"""The hierarchical transformer as a kind of classifier."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from model.classifiers.options import option
from model.training.network_kind import network_kind
from model.training.options import Above0, NetworkOptions

HEADS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class TransformerOptions(NetworkOptions):
    """Settings of the network."""

    # The name of the only way in which words enter one by one; a transformer takes the place of the LSTM.
    sentences: Literal["word-lstm"] = option(
        "word-lstm", "Sentences are read word by word, by a transformer."
    )
    vector_size: Annotated[int, Field(ge=HEADS, le=1 << 14, multiple_of=HEADS)] = option(
        128, "Size of a word embedding and of the transformer."
    )
    rate: Above0 = option(1e-3, "Learning rate.")

    def __post_init__(self) -> None:
        if self.encoder:
            raise ValueError(
                "the transformer reads words itself: leave out --encoder, or train --model hbert"
            )
        NetworkOptions.__post_init__(self)


KIND = network_kind(
    "transformer",
    "Hierarchical transformer, 2 x 128, from scratch",
    "a small transformer over words and an LSTM with attention over sentences, without pretraining",
    "model.baselines.transformer.network:HierarchicalTransformer",
    TransformerOptions,
    paper={"sentences": "word-lstm"},
)
