"""A network as a kind of classifier. Nothing here loads torch before a classifier is trained or loaded."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from model.classifiers.registry import Classifier, ClassifierKind, TrainingJob
from model.training.options import PAPER_PROTOCOL, NetworkOptions

if TYPE_CHECKING:
    from model.training.files import NetworkKind


def network_kind(
    name: str,
    title: str,
    about: str,
    network: str,
    options: type[NetworkOptions],
    *,
    paper: Mapping[str, Any] | None = None,
) -> ClassifierKind:
    """The kind of a network, given as "package.module:Class". With `paper`, the options that follow the
    paper's description of it, in addition to those for all of its networks."""
    module, _, cls = network.partition(":")
    code = (module.rpartition(".")[0], "model.training")

    def find() -> "NetworkKind":
        from model.training.files import NetworkKind

        return NetworkKind(name, title, getattr(import_module(module), cls), options)

    def train(job: TrainingJob) -> None:
        from model.training.loop import train_network

        train_network(find(), code, job)

    def estimate(job: TrainingJob) -> float:
        from model.training.loop import estimate_training

        return estimate_training(find(), job)

    def load(folder: Path) -> Classifier:
        from model.training.files import load_network

        return load_network(find(), folder)

    return ClassifierKind(
        name=name,
        title=title,
        about=about,
        options=options,
        train=train,
        load=load,
        code=code,
        several_processes=True,
        estimate=estimate,
        paper={**PAPER_PROTOCOL, **(paper or {})},
        inputs=lambda chosen: [Path(chosen.encoder)] if chosen.encoder else [],
    )
