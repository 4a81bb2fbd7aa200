"""The linear baseline as a kind of classifier."""

from pathlib import Path

from model.classifiers.registry import Classifier, ClassifierKind


def _load(folder: Path) -> Classifier:
    from model.linear.files import load_linear

    return load_linear(folder)


KIND = ClassifierKind("linear", load=_load, rank=10)
