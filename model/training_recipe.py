"""How to train LeSICiN: every number that decides about the result, saved beside what came of it."""

import json
from dataclasses import asdict, dataclass, field, replace

from model.lesicin import LeSICiNConfig
from model.lesicin_words import READ, WEIGH, NumberedWords
from model.sentence_vectors import SENT2VEC, SentenceEncoder, VectorRecipe

ADAM, ADAMW = "adam", "adamw"
COSINE, PLATEAU = "cosine", "plateau"
MOST_NETWORKS = 100


@dataclass(frozen=True, slots=True)
class Recipe:
    """The settings of a run. Two runs with the same recipe, dataset and seed end with the same network."""

    network: LeSICiNConfig = field(
        default_factory=lambda: LeSICiNConfig(sparse_facts=True, reading=WEIGH, evidence=True)
    )
    vectors: VectorRecipe = field(default_factory=VectorRecipe)
    encoder: str | None = None  # a folder with another sentence encoder, which is then needed ever after
    longest: int = 128  # sentences of a document that are read
    skip: float = 0.3  # the share of a document's sentences that are left out in training
    networks: int = 5  # that differ in their seed; what they say is averaged
    lexicon: bool = True  # words that speak for a label are asked, too
    epochs: int = 15  # of a network
    patience: int = 5  # epochs without a better macro-F1 on validation, then it is enough
    batch: int = 32
    window: int = 16  # batches whose facts are sorted by length among themselves
    optimiser: str = ADAMW
    rate: float = 3e-3
    weight_decay: float = 1e-2  # not of the facts' embeddings where those are sparse
    clip: float = 5.0  # the longest gradient
    schedule: str = COSINE
    warmup: float = 0.05  # cosine: the share of all steps in which the rate rises
    plateau_patience: int = 3  # plateau: epochs without a better macro-F1 before the rate falls
    plateau_factor: float = 0.2
    lowest_rate: float = 1e-6
    fit_tau: bool = True  # thresholds fitted on validation; otherwise the network's tau for all labels
    half_precision: bool = True  # bfloat16 on graphics cards that have it, never elsewhere (decision 14)

    def __post_init__(self) -> None:
        if self.optimiser not in (ADAM, ADAMW) or self.schedule not in (COSINE, PLATEAU):
            raise ValueError(f"no such optimiser or schedule: {self.optimiser}, {self.schedule}")
        if min(self.epochs, self.batch, self.window, self.longest, self.patience) < 1:
            raise ValueError("epochs, patience, batch, window and longest must be at least 1")
        if not 1 <= self.networks <= MOST_NETWORKS:
            raise ValueError(f"there can be 1 to {MOST_NETWORKS} networks, not {self.networks}")
        if self.network.reading and self.encoder:
            raise ValueError("another encoder gives vectors of sentences: leave out the reading of words")
        if self.network.reading == READ and self.vectors.longest_gram > 1:
            raise ValueError("words are read one by one: leave out n-grams")
        if not 0 <= self.skip < 1:
            raise ValueError(f"skip is a share of sentences below 1, not {self.skip}")
        if not 0 <= self.warmup < 1:
            raise ValueError(f"warmup is a share of all steps below 1, not {self.warmup}")


DEFAULT = Recipe()
PAPER = Recipe(
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
    """The network for what an encoder gives: sentence vectors of so many numbers, or numbers of words."""
    if isinstance(encoder, NumberedWords):
        return replace(config, inputs=encoder.vectors.size, words=len(encoder.vectors.rows))
    return replace(config, inputs=encoder.size)


def write_recipe(recipe: Recipe) -> str:
    """A recipe as JSON: the same recipe, the same text."""
    return json.dumps(asdict(recipe), sort_keys=True, allow_nan=False)
