"""Copied numbers as a kind of classifier."""

from dataclasses import dataclass
from typing import ClassVar

from pydantic import ConfigDict

from model.baselines.simple_kind import simple_kind


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyingOptions:
    """There is nothing to set."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


KIND = simple_kind(
    "copying",
    "Copied numbers",
    "predicts a section if its number is in the facts, which shows how much facts that are not masked reveal",
    "model.baselines.copying.classifier:CopiedNumbers",
    CopyingOptions,
)
