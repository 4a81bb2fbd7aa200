"""The linear baseline as a kind of classifier."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from pydantic import ConfigDict

from model.classifiers.options import describe_options, option
from model.classifiers.registry import Classifier, ClassifierKind, TrainingJob


@dataclass(frozen=True, slots=True, kw_only=True)
class LinearOptions:
    """Settings of the linear baseline."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    digits: bool = option(False, "Keep the digits of numbers as words instead of only their length.")


def _train(job: TrainingJob) -> None:
    from model.linear.classifier import train_linear
    from model.linear.files import save_linear

    linear = train_linear(job.published, digits=job.options.digits)
    save_linear(linear, job.folder, {"options": describe_options(job.options)})


def _load(folder: Path) -> Classifier:
    from model.linear.files import load_linear

    return load_linear(folder)


KIND = ClassifierKind(
    name="linear",
    title="Linear",
    about="the baseline: a support vector machine per label over words and pairs of words (TF-IDF)",
    options=LinearOptions,
    train=_train,
    load=_load,
    code=("model.linear",),
    seeded=False,
)
