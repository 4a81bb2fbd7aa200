"""The ensemble as a kind of classifier."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, ClassVar

from pydantic import ConfigDict, Field

from model.classifiers.options import option
from model.classifiers.registry import Classifier, ClassifierKind, TrainingJob


@dataclass(frozen=True, slots=True, kw_only=True)
class EnsembleOptions:
    """What the ensemble is made of."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    networks: Annotated[int, Field(ge=1, le=100)] = option(
        3, "Number of LeSICiN networks to average; they differ only in their seed."
    )
    epochs: Annotated[int, Field(ge=1, le=1_000_000)] = option(15, "Most epochs of each network.")


def _train(job: TrainingJob) -> None:
    from model.ensemble.train import train_ensemble

    train_ensemble(job)


def _estimate(job: TrainingJob) -> float:
    from model.ensemble.train import estimate_ensemble

    return estimate_ensemble(job)


def _load(folder: Path) -> Classifier:
    from model.ensemble.files import load_ensemble

    return load_ensemble(folder)


KIND = ClassifierKind(
    name="ensemble",
    title="Ensemble",
    about="ours: LeSICiN networks that also learn words and the evidence of single sentences, and the linear"
    " model, with weights fitted on validation",
    options=EnsembleOptions,
    train=_train,
    load=_load,
    code=("model.ensemble", "model.lesicin", "model.linear", "model.training"),
    several_processes=True,
    estimate=_estimate,
)
