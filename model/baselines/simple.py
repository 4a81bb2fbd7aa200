"""What the simple baselines share: thresholds fitted on validation, explanations and files.

They differ in their scorer: what it learns from a dataset, and how it scores and explains. On disk,
`<kind>.json` has the options, the thresholds and the words, and a safetensors file has the arrays.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray
from pydantic import create_model
from safetensors.numpy import save

from model.classifiers.arrays import Arrays, read_arrays
from model.classifiers.facts import batch_facts, iterate_facts
from model.classifiers.files import Description, FilePair, describe_thresholds
from model.classifiers.options import describe_options
from model.classifiers.registry import Facts, TrainingJob, TrainingProgress
from model.classifiers.scores import Flags, read_truth
from model.classifiers.thresholds import DEFAULT, Thresholds, fit_thresholds, macro_f1
from model.linear.lexicon import choose_labels
from schemas.published import VALIDATION, PublishedFolder

_FORMAT = 1  # raised whenever old files would be misread
_DOCUMENTS_AT_ONCE = 128  # in memory

Floats32 = NDArray[np.float32]


class SavedScorer(NamedTuple):
    """What the files of a scorer contain. The arrays have yet to be validated."""

    labels: tuple[str, ...]
    options: Any
    words: tuple[str, ...]
    arrays: Arrays
    path: Path  # of the arrays, for error messages


class Scorer(ABC):
    """Scores the labels of facts. What a document gets never depends on the other documents."""

    decides: ClassVar[bool] = False  # whether scores are 0 or 1, so that there is no threshold to fit

    @classmethod
    @abstractmethod
    def learn(cls, published: PublishedFolder, options: Any) -> Self:
        """Learn from sections and training facts."""

    @classmethod
    @abstractmethod
    def restore(cls, saved: SavedScorer) -> Self:
        """The scorer that was saved."""

    def list_words(self) -> tuple[str, ...]:
        """The words to be saved."""
        return ()

    def list_arrays(self) -> Arrays:
        """The arrays to be saved."""
        return {}

    @abstractmethod
    def score(self, documents: Sequence[Facts]) -> Floats32:
        """The score of each label from 0 to 1, [N, K]."""

    @abstractmethod
    def weigh_sentences(self, document: Facts, labels: Sequence[int]) -> Floats32:
        """The share of each sentence in the scores of some labels, [T]: summing to 1 unless all are 0."""


@dataclass(frozen=True)
class SimpleClassifier:
    """Scores the labels of facts."""

    labels: tuple[str, ...]
    thresholds: Thresholds
    scorer: Scorer

    def predict_scores(self, documents: Iterable[Facts]) -> Floats32:
        """The score of each label from 0 to 1, [N, K], of documents given as lists of sentences. A document's
        scores do not depend on the others."""
        return np.concatenate([np.empty((0, len(self.labels)), np.float32), *_score(self.scorer, documents)])

    def weigh_sentences(self, document: Facts) -> Floats32:
        """The share of each sentence in the scores of the predicted labels, or of the top one if none is
        predicted, [T]."""
        scores = self.predict_scores([document])[0]
        return self.scorer.weigh_sentences(document, choose_labels(self.thresholds.decide(scores), scores))


class SimpleKind(NamedTuple):
    """What is needed to train, read and write baselines of a kind."""

    name: str
    scorer: type[Scorer]
    options: type

    @property
    def files(self) -> FilePair:
        """The two files."""
        return FilePair(self.name, f"{self.name} classifier", _FORMAT, most_weights=16 << 30)


class _Config(Description):
    """The contents of the JSON file."""

    options: Any  # of the kind
    words: tuple[str, ...]


def train_simple(kind: SimpleKind, job: TrainingJob) -> None:
    """Learn, fit thresholds on validation, and save. The same dataset and options give the same files."""
    truth = read_truth(job.published, VALIDATION).labels
    scorer = kind.scorer.learn(job.published, job.options)
    parts: list[Floats32] = []
    for part in _score(scorer, iterate_facts(job.published, VALIDATION)):
        parts.append(part)
        job.report(TrainingProgress(1, 1, sum(map(len, parts)), len(truth)))
    thresholds = _fit(truth, np.concatenate(parts), scorer)
    labels = tuple(section.label for section in job.published.sections)
    save_simple(kind, SimpleClassifier(labels, thresholds, scorer), job.options, job.folder)


def save_simple(kind: SimpleKind, classifier: SimpleClassifier, options: Any, folder: Path) -> None:
    """Write a classifier."""
    weights = save(
        {name: np.ascontiguousarray(each) for name, each in classifier.scorer.list_arrays().items()}
    )
    config = _Config(
        kind=kind.files.kind,
        format=_FORMAT,
        labels=classifier.labels,
        options=describe_options(options),
        words=classifier.scorer.list_words(),
        weights_sha256=sha256(weights).hexdigest(),
        about={},
        **describe_thresholds(classifier.thresholds),
    )
    kind.files.write(folder, config, weights)


def load_simple(kind: SimpleKind, folder: Path) -> SimpleClassifier:
    """The classifier that was saved to a folder."""
    described = create_model("_Config", __base__=_Config, options=(kind.options, ...))
    config = kind.files.read_description(folder, described)
    arrays, path = read_arrays(kind.files, folder, config), kind.files.find_weights(folder, config)
    scorer = kind.scorer.restore(SavedScorer(config.labels, config.options, config.words, arrays, path))
    return SimpleClassifier(config.labels, config.read_thresholds(), scorer)


def _score(scorer: Scorer, documents: Iterable[Facts]) -> Iterator[Floats32]:
    return map(scorer.score, batch_facts(documents, _DOCUMENTS_AT_ONCE))


def _fit(truth: Flags, scores: Floats32, scorer: Scorer) -> Thresholds:
    """Fitted thresholds. A scorer that decides keeps 0.5: the best threshold for macro-F1 would be 0, which
    predicts every label, as soon as it decides badly."""
    if not scorer.decides:
        return fit_thresholds(truth, scores)
    return Thresholds(DEFAULT, np.full(truth.shape[1], DEFAULT), macro_f1(truth, scores >= DEFAULT))
