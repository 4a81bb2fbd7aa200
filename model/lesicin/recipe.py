"""How to train LeSICiN: every setting that affects the result; saved with the classifier."""

import json
from dataclasses import asdict, dataclass, field, replace

from model.lesicin.network import LeSICiNConfig
from model.lesicin.word_encoder import READ, WEIGH, NumberedWords
from model.vectors.encoder import SENT2VEC, SentenceEncoder, VectorRecipe

ADAM, ADAMW = "adam", "adamw"
COSINE, PLATEAU = "cosine", "plateau"
MOST_NETWORKS = 100


@dataclass(frozen=True, slots=True)
class LesicinRecipe:
    """The settings of a run. The same recipe, dataset and seed give the same network."""

    network: LeSICiNConfig = field(
        default_factory=lambda: LeSICiNConfig(sparse_facts=True, reading=WEIGH, evidence=True)
    )
    vectors: VectorRecipe = field(default_factory=VectorRecipe)
    encoder: str | None = None  # folder of an external sentence encoder, also needed to predict
    longest: int = 128  # sentences of a document that are read
    skip: float = 0.3  # the share of a document's sentences dropped in training
    networks: int = 5  # of the ensemble; they differ only in their seed
    lexicon: bool = True  # average the networks with a lexicon
    epochs: int = 15  # per network
    patience: int = 5  # epochs without a better macro-F1 on validation before stopping
    batch: int = 32
    window: int = 16  # batches within which facts are sorted by length
    optimiser: str = ADAMW
    rate: float = 3e-3
    weight_decay: float = 1e-2  # not for sparse embeddings of facts
    clip: float = 5.0  # largest norm of the gradient
    schedule: str = COSINE
    warmup: float = 0.05  # cosine: the share of all steps during which the rate rises
    plateau_patience: int = 3  # plateau: epochs without a better macro-F1 before the rate falls
    plateau_factor: float = 0.2
    lowest_rate: float = 1e-6
    fit_tau: bool = True  # fit thresholds on validation; otherwise use the network's tau
    half_precision: bool = True  # bfloat16 on GPUs that support it, nowhere else (decision 14)

    def __post_init__(self) -> None:
        if self.optimiser not in (ADAM, ADAMW) or self.schedule not in (COSINE, PLATEAU):
            raise ValueError(f"unknown optimiser or schedule: {self.optimiser}, {self.schedule}")
        if min(self.epochs, self.batch, self.window, self.longest, self.patience) < 1:
            raise ValueError("epochs, patience, batch, window and longest must be at least 1")
        if not 1 <= self.networks <= MOST_NETWORKS:
            raise ValueError(f"networks must be between 1 and {MOST_NETWORKS}, not {self.networks}")
        if self.network.reading and self.encoder:
            raise ValueError("an external encoder gives sentence vectors: set reading to None")
        if self.network.reading == READ and self.vectors.longest_gram > 1:
            raise ValueError("a BiLSTM reads single words: set longest_gram to 1")
        if not 0 <= self.skip < 1:
            raise ValueError(f"skip must be at least 0 and below 1, not {self.skip}")
        if not 0 <= self.warmup < 1:
            raise ValueError(f"warmup must be at least 0 and below 1, not {self.warmup}")


DEFAULT = LesicinRecipe()
PAPER = LesicinRecipe(
    network=LeSICiNConfig(),
    vectors=SENT2VEC,
    networks=1,
    lexicon=False,
    skip=0.0,
    epochs=100,
    patience=100,
    optimiser=ADAM,
    rate=1e-3,
    weight_decay=0.0,
    schedule=PLATEAU,
    fit_tau=False,
    half_precision=False,
)


def fit_inputs(config: LeSICiNConfig, encoder: SentenceEncoder) -> LeSICiNConfig:
    """The settings of a network for an encoder's output: sentence vectors or word numbers."""
    if isinstance(encoder, NumberedWords):
        return replace(config, inputs=encoder.vectors.size, words=len(encoder.vectors.rows))
    return replace(config, inputs=encoder.size)


def write_recipe(recipe: LesicinRecipe) -> str:
    """A recipe as canonical JSON."""
    return json.dumps(asdict(recipe), sort_keys=True, allow_nan=False)
