"""A simple baseline as a kind of classifier. Nothing here loads what it needs to be trained or to predict."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from model.classifiers.registry import Classifier, ClassifierKind, TrainingJob

if TYPE_CHECKING:
    from model.baselines.simple import SimpleKind


def simple_kind(name: str, title: str, about: str, scorer: str, options: type) -> ClassifierKind:
    """The kind of a baseline whose scorer is given as "package.module:Class"."""
    module, _, cls = scorer.partition(":")

    def find() -> "SimpleKind":
        from model.baselines.simple import SimpleKind

        return SimpleKind(name, getattr(import_module(module), cls), options)

    def train(job: TrainingJob) -> None:
        from model.baselines.simple import train_simple

        train_simple(find(), job)

    def load(folder: Path) -> Classifier:
        from model.baselines.simple import load_simple

        return load_simple(find(), folder)

    return ClassifierKind(
        name=name,
        title=title,
        about=about,
        options=options,
        train=train,
        load=load,
        code=(module.rpartition(".")[0],),
        seeded=False,
    )
