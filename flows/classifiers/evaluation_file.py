"""What was measured of a classifier, kept beside it: evaluation.json."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Literal

import numpy as np
from pydantic import Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from flows.classifiers.folders import digest_model
from model.classifiers.evaluation import Evaluation
from model.classifiers.registry import find_saved_kind
from model.classifiers.scores import Flags
from pipeline.parquet import hash_file, write_json
from schemas.published import TEST, VALIDATION

SPLITS = (TEST, VALIDATION)  # documents that a classifier was not trained on


@dataclass(frozen=True)
class Evaluated:
    """A classifier on a split of a dataset."""

    kind: str
    digest: str  # of the classifier
    dataset: str  # identity
    split: str
    per_label: Evaluation  # with a threshold for each label: what the classifier predicts by default
    shared: Evaluation  # with one threshold for all labels
    ids: list[str]  # of the documents
    predicted: list[list[Annotated[int, Field(ge=0)]]]  # the columns of the labels that each document gets
    format: Literal[1] = 1  # another one whenever old files would be misread

    def decide(self) -> Flags:
        """The predictions as a table of yes and no, [N, K]."""
        flags = np.zeros((len(self.predicted), len(self.per_label.labels)), bool)
        for row, columns in zip(flags, self.predicted, strict=True):
            row[columns] = True
        return flags


_ADAPTER = TypeAdapter(Evaluated)


def find_evaluation(folder: Path, split: str = TEST) -> Path:
    """The file of the figures."""
    return folder / ("evaluation.json" if split == TEST else f"evaluation-{split}.json")


def write_evaluation(folder: Path, evaluated: Evaluated) -> None:
    """Keep figures beside their classifier."""
    write_json(find_evaluation(folder, evaluated.split), asdict(evaluated))


def read_evaluation(folder: Path, dataset: str, split: str = TEST) -> Evaluated | None:
    """The figures of the classifier that is there now on this dataset, if they are known."""
    try:
        evaluated = _ADAPTER.validate_json(find_evaluation(folder, split).read_bytes())
    except (OSError, ValidationError):
        return None
    if find_saved_kind(folder) is None or (digest_model(folder), dataset) != (
        evaluated.digest,
        evaluated.dataset,
    ):
        return None
    return evaluated


def digest_evaluation(folder: Path) -> str:
    """Changes when other figures are there."""
    return hash_file(find_evaluation(folder))
