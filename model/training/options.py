"""Options that all networks share: how they read texts and are trained. Nothing here loads torch."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import ConfigDict, Field

from model.classifiers.options import option

Whole = Annotated[int, Field(ge=1, le=1_000_000)]
Below1 = Annotated[float, Field(ge=0, lt=1)]
Above0 = Annotated[float, Field(gt=0, allow_inf_nan=False)]
NotBelow0 = Annotated[float, Field(ge=0, allow_inf_nan=False)]


@dataclass(frozen=True, slots=True, kw_only=True)
class NetworkOptions:
    """Every setting that affects the result. The same options, dataset and seed give the same network."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    # How texts enter the network
    sentences: Literal["lsa", "sent2vec", "words", "word-lstm"] = option(
        "lsa",
        "How sentences become vectors: lsa and sent2vec are learnt beforehand and stay as they are; words"
        " (weighted) and word-lstm learn word embeddings with the network.",
    )
    encoder: str | None = option(None, "Folder of a sentence-transformers or BERT-like model to use instead.")
    vector_size: Whole = option(200, "Size of a sentence vector or word embedding.")
    fewest: Whole = option(5, "Documents that a word must occur in to be known.")
    longest: Whole = option(128, "Sentences of a document that are read.")
    skip: Below1 = option(0.3, "Share of a document's sentences dropped in training.")
    word_power: Annotated[float, Field(ge=0, le=1)] = option(
        0.5, "With words: 1 is plain attention, less makes long sentences count more."
    )
    word_skip: Below1 = option(0.2, "With words: share of words dropped in training.")

    # The network
    hidden: Annotated[int, Field(ge=2, le=1 << 14, multiple_of=2)] = option(
        200, "Size of all hidden vectors."
    )
    dropout: Below1 = option(0.5, "Share of numbers dropped in training.")
    weighting: Literal["tws", "vws", "none"] = option(
        "tws",
        "Weights of labels in the loss: by the most frequent label up to eta, by all documents, or 1.",
    )
    eta: Above0 = option(10.0, "The highest weight of a label with tws.")

    # Training
    epochs: Whole = option(15, "Most epochs.")
    patience: Whole = option(5, "Epochs without improvement on validation before training stops.")
    watch: Literal["f1", "map", "loss"] = option(
        "f1", "What chooses the best epoch on validation: macro-F1, mean average precision or loss."
    )
    batch: Whole = option(32, "Documents per step.")
    window: Whole = option(16, "Batches within which documents are sorted by length.")
    optimiser: Literal["adam", "adamw"] = option("adamw", "Optimiser.")
    rate: Above0 = option(3e-3, "Learning rate.")
    weight_decay: NotBelow0 = option(1e-2, "Weight decay, not for embeddings with sparse gradients.")
    clip: Above0 | None = option(5.0, "Largest norm of the gradient; none for no limit.")
    schedule: Literal["cosine", "plateau"] = option(
        "cosine", "How the rate falls: along a cosine, or when validation no longer improves."
    )
    warmup: Below1 = option(0.05, "With cosine: share of all steps during which the rate rises.")
    plateau_patience: Whole = option(3, "With plateau: epochs without improvement before the rate falls.")
    plateau_factor: Below1 = option(0.2, "With plateau: what the rate is multiplied by.")
    lowest_rate: NotBelow0 = option(1e-6, "The rate never falls below this.")
    rates: tuple[Above0, ...] = option(
        (), "Learning rates to try on validation first, separated by commas, instead of --rate."
    )
    etas: tuple[Above0, ...] = option((), "Values of eta to try on validation first, instead of --eta.")
    search_epochs: Whole = option(10, "Epochs of each trial of --rates and --etas.")
    thresholds: Literal["label", "shared"] = option(
        "label", "Thresholds fitted on validation: one per label, or one for all."
    )
    sparse: bool = option(True, "Update only embeddings that a batch uses.")
    half_precision: bool = option(True, "bfloat16 on GPUs that support it.")

    def __post_init__(self) -> None:
        if self.encoder and self.sentences in ("words", "word-lstm"):
            raise ValueError("--encoder gives vectors of sentences: leave out --sentences, or --encoder")

    @property
    def reads_words(self) -> bool:
        """Whether sentences enter the network as the numbers of their words."""
        return self.sentences in ("words", "word-lstm")

    @property
    def reads_tokens(self) -> bool:
        """Whether sentences enter the network as numbers of tokens, as the encoder is trained too."""
        return False


# What the paper says about the training of all its models (docs/explanation/training.md lists the rest).
PAPER_PROTOCOL: Mapping[str, Any] = {
    "sentences": "sent2vec",
    "skip": 0.0,
    "epochs": 100,
    "patience": 100,
    "watch": "map",
    "optimiser": "adam",
    "weight_decay": 0.0,
    "clip": None,
    "schedule": "plateau",
    "rates": (1e-2, 3e-3, 1e-3, 3e-4, 1e-4),
    "etas": (5.0, 10.0, 20.0),
    "thresholds": "shared",
    "sparse": False,
    "half_precision": False,
}
