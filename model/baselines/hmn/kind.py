"""HMN as a kind of classifier, and its options. Nothing here loads torch."""

from dataclasses import dataclass
from typing import Literal

from model.classifiers.options import option
from model.training.network_kind import network_kind
from model.training.options import NetworkOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class HmnOptions(NetworkOptions):
    """Settings of the network."""

    parents: Literal["topic", "chapter"] = option("topic", "What sections are grouped by.")
    gate: bool = option(
        False, "Predict a section only if its parent reaches 0.5, instead of multiplying both probabilities."
    )


KIND = network_kind(
    "hmn",
    "HMN",
    "a hierarchical matching network: it matches facts with topics, then with the sections of each topic",
    "model.baselines.hmn.network:HMN",
    HmnOptions,
    paper={"gate": True},
)
