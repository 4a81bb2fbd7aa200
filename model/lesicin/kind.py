"""LeSICiN as a kind of classifier."""

from model.lesicin.options import LesicinOptions
from model.training.network_kind import network_kind

KIND = network_kind(
    "lesicin",
    "LeSICiN",
    "the paper's network: attention over sentences and over metapaths of the citation graph",
    "model.lesicin.network:LeSICiN",
    LesicinOptions,
)
