"""What every trained classifier of sections can do, and which kinds there are.

A kind is a sub-package of model/ or of model/baselines/ with a module `kind.py` that defines `KIND`: adding
one is adding a folder. Everything else (training, evaluation, prediction, the report, `--help`) finds it.
"""

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

import model
from model.classifiers.thresholds import Thresholds
from schemas.errors import BadInputError, UsageError
from schemas.published import PublishedFolder

Facts = Sequence[str]  # sentences
_BASELINES = "baselines"  # the sub-package whose sub-packages are kinds, too


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


class TrainingProgress(NamedTuple):
    """How far training has come."""

    epoch: int  # from 1; 0 while texts are prepared
    epochs: int
    step: int  # of this epoch
    steps: int
    loss: float | None = None  # mean of this epoch
    macro_f1: float | None = None  # of the best epoch so far, on validation
    seconds_left: float | None = None  # if all epochs are run
    network: int = 1  # from 1, where several are trained in turn
    networks: int = 1


Report = Callable[[TrainingProgress], None]


class JudgmentCorpus(Protocol):
    """More judgments than the dataset has rows: texts that sentence vectors may be learnt from."""

    @property
    def identity(self) -> str:
        """Changes when the texts do."""

    def iterate(self) -> Iterator[Facts]:
        """The sentences of each judgment; none is of the validation or the test split."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingJob:
    """A classifier to be trained: on what, how and where to."""

    published: PublishedFolder
    folder: Path  # for the classifier
    options: Any  # of its kind
    seed: int = 1  # the same seed gives the same classifier; ignored by kinds that are not seeded
    device: str = "auto"
    texts: Path | None = None  # a folder for encoded texts that trainings share; None: inside `folder`
    corpus: JudgmentCorpus | None = None
    report: Report = lambda _: None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassifierKind:
    """A kind of classifier. Its functions import what they need: knowing a kind must not load torch."""

    name: str  # of its sub-package, of its folder of models, and of the JSON file that it saves
    title: str  # in tables
    about: str  # one sentence for the report, which begins with the title
    options: type  # a frozen dataclass; see model/classifiers/options.py
    train: Callable[[TrainingJob], None]
    load: Callable[[Path], Classifier]  # from the folder that it was saved to
    code: tuple[str, ...]  # packages whose code decides what is trained
    seeded: bool = True
    several_processes: bool = False  # can be trained with torchrun
    paper: Mapping[str, Any] | None = field(default=None)  # options that follow the paper, if it has such
    estimate: Callable[[TrainingJob], float] | None = None  # seconds of a training at most; None: a minute
    inputs: Callable[[Any], Sequence[Path]] = lambda _: ()  # folders that some options name and that are read

    @property
    def description(self) -> str:
        """The name of the file that is written last: with it the classifier is complete."""
        return f"{self.name}.json"


def list_kinds() -> list[str]:
    """The names of all kinds, in alphabetical order."""
    return sorted(_find_modules())


@cache
def find_kind(name: str) -> ClassifierKind:
    """A kind by its name."""
    modules = _find_modules()
    if name not in modules:
        near = difflib.get_close_matches(name.lower(), modules, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]}?" if near else f"choose one of {', '.join(sorted(modules))}"
        raise UsageError(f"there is no classifier {name!r}: {hint}")
    kind: ClassifierKind = import_module(modules[name]).KIND
    return kind


@cache
def _find_modules() -> dict[str, str]:
    """The module of each kind, by the name of its folder. Nothing is imported."""
    found = {}
    for package in (model.__name__, f"{model.__name__}.{_BASELINES}"):
        spec = find_spec(package)
        for part in iter_modules(spec.submodule_search_locations if spec else ()):
            module = f"{package}.{part.name}.kind"
            if part.ispkg and find_spec(module) is not None:
                found[part.name.replace("_", "-")] = module
    return found


def find_saved_kind(folder: Path) -> str | None:
    """What kind of classifier a folder holds."""
    return next((name for name in list_kinds() if (folder / f"{name}.json").is_file()), None)


def load_classifier(folder: Path) -> Classifier:
    """The classifier that was saved to a folder, whatever its kind. Only what this kind needs is loaded."""
    kind = find_saved_kind(folder)
    if kind is None:
        raise BadInputError(f"{folder} holds no trained classifier: name a folder that ./ilsi train wrote")
    return find_kind(kind).load(folder)


def check_labels(classifier: Classifier, published: PublishedFolder) -> None:
    """Reject a dataset whose labels differ from those of the classifier."""
    if classifier.labels != tuple(section.label for section in published.sections):
        raise BadInputError(
            f"{published.folder} has other labels than the classifier:"
            " train a classifier on this dataset, or name the dataset that this one was trained on"
        )
