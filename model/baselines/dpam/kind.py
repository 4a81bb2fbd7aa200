"""DPAM as a kind of classifier. Nothing here loads torch."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from model.classifiers.options import option
from model.training.network_kind import network_kind
from model.training.options import NetworkOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class DpamOptions(NetworkOptions):
    """Settings of DPAM."""

    burn_in: Annotated[int, Field(ge=0, le=1_000_000)] = option(
        100, "Steps before pairs of sections count in the loss."
    )


KIND = network_kind(
    "dpam",
    "DPAM",
    "a baseline of the paper: learns pairs of sections, and a threshold for every fact and section",
    "model.baselines.dpam.network:DPAM",
    DpamOptions,
    paper={"burn_in": 1_500},
)
