"""What every trained classifier of sections can do, and finding the one that a folder holds."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from model.thresholds import Thresholds
from schemas.errors import BadInputError
from schemas.published import PublishedFolder

LINEAR, LESICIN = "linear", "lesicin"
KINDS = (LINEAR, LESICIN)

Facts = Sequence[str]  # sentences


class Classifier(Protocol):
    """Scores the labels of facts. What is said of one document never depends on the others."""

    @property
    def labels(self) -> tuple[str, ...]:
        """What it was trained to tell, in the order of the columns."""

    @property
    def thresholds(self) -> Thresholds:
        """Fitted on the validation split."""

    def predict_scores(self, documents: Iterable[Facts]) -> NDArray[np.float32]:
        """The score of each label from 0 to 1, [N, K]. Documents are read as they are needed."""

    def weigh_sentences(self, document: Facts) -> NDArray[np.float32]:
        """How much each sentence of a document had to say, [T]: 0 or more, 1 in sum unless all are 0."""


def load_classifier(folder: Path) -> Classifier:
    """The classifier that was saved to a folder, whatever kind it is. Only what this kind needs is loaded."""
    if (folder / f"{LESICIN}.json").is_file():
        from model.lesicin_files import load_lesicin

        return load_lesicin(folder)
    if (folder / f"{LINEAR}.json").is_file():
        from model.linear_files import load_linear

        return load_linear(folder)
    raise BadInputError(f"{folder} holds no trained classifier: name a folder that ./ilsi train wrote")


def check_labels(classifier: Classifier, published: PublishedFolder) -> None:
    """Refuse a dataset with other labels than those learnt."""
    if classifier.labels != tuple(section.label for section in published.sections):
        raise BadInputError(
            f"{published.folder} has other labels than those that the classifier has learnt:"
            " train one on this dataset, or name the dataset that it was trained on"
        )
