"""FLA as a kind of classifier. Nothing here loads torch."""

from dataclasses import dataclass

from model.classifiers.options import option
from model.training.network_kind import network_kind
from model.training.options import NetworkOptions, NotBelow0


@dataclass(frozen=True, slots=True, kw_only=True)
class FlaOptions(NetworkOptions):
    """Settings of FLA."""

    attention_weight: NotBelow0 = option(
        0.1, "Weight of the loss that draws the attention over sections to those that are cited."
    )


KIND = network_kind(
    "fla",
    "FLA",
    "a baseline of the paper: reads the sections in the light of the facts, then all of them in order",
    "model.baselines.fla.network:FLA",
    FlaOptions,
)
