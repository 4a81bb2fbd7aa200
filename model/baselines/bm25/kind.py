"""BM25 as a kind of classifier."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import ConfigDict, Field

from model.baselines.simple_kind import simple_kind
from model.classifiers.options import option

Saturation = Annotated[float, Field(ge=0, le=1_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class BM25Options:
    """Settings of Okapi BM25."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    k1: Saturation = option(1.2, "How much repeating a word in a section counts; 0 counts it once.")
    b: Annotated[float, Field(ge=0, le=1)] = option(
        0.75, "How much long sections are held to be wordy: 0 not at all, 1 in proportion to their length."
    )
    k3: Saturation = option(1.0, "How much repeating a word in the facts counts; 0 counts it once.")


KIND = simple_kind(
    "bm25",
    "BM25 over section texts",
    "compares the words of the facts with the title and text of each section; labels are not learnt",
    "model.baselines.bm25.classifier:SectionSearch",
    BM25Options,
)
