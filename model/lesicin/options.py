"""Options of LeSICiN: the paper's network, its ablations and our additions. Nothing here loads torch."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from model.classifiers.options import option
from model.training.options import NetworkOptions, NotBelow0, Whole


@dataclass(frozen=True, slots=True, kw_only=True)
class LesicinOptions(NetworkOptions):
    """Settings of the network; those of the paper unless marked as ours."""

    structure: Literal["metapaths", "lookup", "sage", "none"] = option(
        "metapaths",
        "How nodes of the graph are encoded: by metapaths, by their embedding alone (ablation -E), by"
        " GraphSAGE (-SG), or no graph at all.",
    )
    scoring: Literal["attention", "bilinear"] = option(
        "attention",
        "How facts are compared with sections: by attention over all, or bilinearly (ablation -B).",
    )
    thetas: tuple[NotBelow0, NotBelow0, NotBelow0] = option(
        (1.0, 2.0, 3.0), "Weights of the attribute, structural and alignment loss (ablation -S: 1,0,3)."
    )
    lambdas: tuple[NotBelow0, NotBelow0] = option(
        (0.25, 0.75), "Weights of the attribute and alignment score in a prediction."
    )
    instances: Whole = option(8, "Walks along each metapath schema, or neighbours per layer of GraphSAGE.")
    exclude_target: bool = option(False, "Hide a fact's citation of the section it is compared with (ours).")
    evidence: bool = option(False, "Add the evidence of single sentences for each section (ours).")
    summary_momentum: Annotated[float, Field(ge=0, lt=1)] = option(
        0.9, "Momentum of the running summary of facts (ours)."
    )

    def __post_init__(self) -> None:
        NetworkOptions.__post_init__(self)
        if self.exclude_target and self.structure != "metapaths":
            raise ValueError("--exclude-target is about metapaths: leave it out, or leave out --structure")
        if self.structure == "none" and (self.thetas[1:] != (0.0, 0.0) or self.lambdas[1]):
            raise ValueError("without a graph there is no score of nodes: add --thetas 1,0,0 --lambdas 1,0")
