"""LADAN as a kind of classifier, and its options. Nothing here loads torch."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from model.classifiers.options import option
from model.training.network_kind import network_kind
from model.training.options import Above0, NetworkOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class LadanOptions(NetworkOptions):
    """Settings of the network."""

    similarity: Annotated[float, Field(ge=0, le=1)] | None = option(
        None,
        "Sections whose texts are more similar than this (cosine of TF-IDF) share a community; none chooses a"
        " value that gives 20 to 50 communities for 100 sections.",
    )
    community_weight: Above0 = option(0.1, "Weight of the loss of communities.")


KIND = network_kind(
    "ladan",
    "LADAN",
    "groups similar sections into communities, distils what tells their members apart, and reads the facts"
    " again in search of it",
    "model.baselines.ladan.network:LADAN",
    LadanOptions,
)
