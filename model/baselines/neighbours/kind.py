"""Nearest neighbours as a kind of classifier."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import ConfigDict, Field

from model.baselines.simple_kind import simple_kind
from model.classifiers.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class NeighbourOptions:
    """Settings of nearest neighbours."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    neighbours: Annotated[int, Field(ge=1, le=1_000_000)] = option(
        40, "The number of training facts whose labels count."
    )
    power: Annotated[float, Field(gt=0, le=20)] = option(
        1.0, "Power of the similarity in the weight of a neighbour: the higher, the more the nearest count."
    )


KIND = simple_kind(
    "neighbours",
    "Nearest neighbours",
    "gives the labels of the training facts that are most similar in words and pairs of words (TF-IDF)",
    "model.baselines.neighbours.classifier:NearestFacts",
    NeighbourOptions,
)
