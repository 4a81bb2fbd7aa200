"""Most frequent labels as a kind of classifier."""

from dataclasses import dataclass
from typing import ClassVar

from pydantic import ConfigDict

from model.baselines.simple_kind import simple_kind


@dataclass(frozen=True, slots=True, kw_only=True)
class FrequentOptions:
    """There is nothing to set."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


KIND = simple_kind(
    "frequent",
    "Most frequent labels",
    "gives every document the same scores: how many of the training facts have each label",
    "model.baselines.frequent.classifier:LabelShares",
    FrequentOptions,
)
