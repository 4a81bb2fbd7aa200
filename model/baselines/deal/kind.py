"""DEAL as a kind of classifier."""

from dataclasses import dataclass

from model.classifiers.options import option
from model.training.network_kind import network_kind
from model.training.options import NetworkOptions, NotBelow0


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOptions(NetworkOptions):
    """Settings of the network, those of its published code."""

    thetas: tuple[NotBelow0, NotBelow0, NotBelow0] = option(
        (0.1, 0.85, 0.05), "Weights of the node, attribute and alignment loss."
    )


KIND = network_kind(
    "deal",
    "DEAL",
    "compares text and nodes of the citation graph by cosine; near misses in the graph count more",
    "model.baselines.deal.network:DEAL",
    DealOptions,
)
