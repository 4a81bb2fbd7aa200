"""LeSICiN as a kind of classifier."""

from pathlib import Path

from model.classifiers.registry import Classifier, ClassifierKind


def _load(folder: Path) -> Classifier:
    from model.lesicin.files import load_lesicin

    return load_lesicin(folder)


KIND = ClassifierKind("lesicin", load=_load, rank=90)
