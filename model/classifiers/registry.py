"""What every trained classifier of sections can do, and which kinds there are.

A kind is a sub-package of model/ with a module `kind.py` that defines `KIND`: adding one is adding a folder.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

import model
from model.classifiers.thresholds import Thresholds
from schemas.errors import BadInputError
from schemas.published import PublishedFolder

Facts = Sequence[str]  # sentences


class Classifier(Protocol):
    """Scores the labels of facts. The scores of a document never depend on the other documents."""

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels that it was trained on, in the order of the columns."""

    @property
    def thresholds(self) -> Thresholds:
        """Fitted on the validation split."""

    def predict_scores(self, documents: Iterable[Facts]) -> NDArray[np.float32]:
        """The score of each label from 0 to 1, [N, K]. Documents are read as they are needed."""

    def weigh_sentences(self, document: Facts) -> NDArray[np.float32]:
        """The weight of each sentence in the prediction, [T]: at least 0, summing to 1 unless all are 0."""


@dataclass(frozen=True, slots=True)
class ClassifierKind:
    """A kind of classifier. Its functions import what they need: knowing a kind must not load torch."""

    name: str  # of its sub-package, and of the JSON file that it saves
    load: Callable[[Path], Classifier]  # from the folder that it was saved to
    rank: int  # where several are trained, predictions come from the highest


def list_kinds() -> list[str]:
    """The names of all kinds, in alphabetical order."""
    packages = sorted(module.name for module in iter_modules(model.__path__) if module.ispkg)
    return [name for name in packages if find_spec(f"{model.__name__}.{name}.kind") is not None]


def find_kind(name: str) -> ClassifierKind:
    """A kind by its name."""
    kind: ClassifierKind = import_module(f"{model.__name__}.{name}.kind").KIND
    return kind


def rank_kinds() -> list[ClassifierKind]:
    """All kinds, from the highest rank to the lowest."""
    return sorted(map(find_kind, list_kinds()), key=lambda kind: -kind.rank)


def load_classifier(folder: Path) -> Classifier:
    """The classifier that was saved to a folder, whatever its kind. Only what this kind needs is loaded."""
    for kind in rank_kinds():
        if (folder / f"{kind.name}.json").is_file():
            return kind.load(folder)
    raise BadInputError(f"{folder} holds no trained classifier: name a folder that ./ilsi train wrote")


def check_labels(classifier: Classifier, published: PublishedFolder) -> None:
    """Reject a dataset whose labels differ from those of the classifier."""
    if classifier.labels != tuple(section.label for section in published.sections):
        raise BadInputError(
            f"{published.folder} has other labels than the classifier:"
            " train a classifier on this dataset, or name the dataset that this one was trained on"
        )
