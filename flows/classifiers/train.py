"""Classifiers from the published dataset: what is to be trained, whether it is, and training it."""

import os
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flows.classifiers.evaluate import find_published
from flows.classifiers.folders import (
    SEED,
    Trained,
    check_place,
    digest_model,
    find_models,
    find_texts,
    hold_folder,
    identify_dataset,
    read_trained,
    write_trained,
)
from flows.classifiers.progress import TrainingView
from flows.console import current_view
from flows.plans.release import find_dataset
from model.classifiers.files import digest_folder
from model.classifiers.options import describe_options
from model.classifiers.registry import JudgmentCorpus, TrainingJob, find_kind, load_classifier
from schemas.code_digest import digest_code
from schemas.published import PublishedFolder
from schemas.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Training:
    """What is to be trained, on what, and where to."""

    kind: str
    dataset: Path
    folder: Path
    options: Any  # of the kind
    seed: int | None = SEED  # None for a kind that has none
    device: str = "auto"
    texts: Path | None = None  # a folder for encoded texts that trainings share
    corpus: JudgmentCorpus | None = None  # more judgments for sentence vectors

    @property
    def step(self) -> str:
        """The name of its bar."""
        return f"train {self.folder.name}"


def list_trainings(settings: Settings) -> list[Training]:
    """What a rebuild trains. The dataset must be published."""
    dataset, models = find_published(find_dataset(settings)), find_models(settings)
    kinds = [find_kind(name) for name in settings.models]
    return [
        Training(
            kind=kind.name,
            dataset=dataset,
            folder=models / kind.name,
            options=kind.options(),
            seed=SEED if kind.seeded else None,
            texts=find_texts(settings),
        )
        for kind in kinds
    ]


def is_trained(training: Training) -> bool:
    """Is there a classifier of this dataset, these options and this seed?"""
    trained = read_trained(training.folder)
    return trained is not None and trained.items() >= _describe(training).items()


def train_classifier(training: Training) -> None:
    """Train, or resume an interrupted training. Under torchrun every process calls this: all take part, one
    writes."""
    check_place(training.folder, training.kind)
    view = TrainingView(training.step)
    job = TrainingJob(
        published=PublishedFolder(training.dataset),
        folder=training.folder,
        options=training.options,
        seed=training.seed or 0,
        device=training.device,
        texts=training.texts,
        corpus=training.corpus,
        report=view.report,
    )
    with hold_folder(training.folder) if leads() else nullcontext():
        current_view().show(training.step, note="starting")
        find_kind(training.kind).train(job)
        if leads():
            f1 = load_classifier(training.folder).thresholds.held_out_f1
            digest = digest_model(training.folder)
            write_trained(training.folder, Trained(**_describe(training), digest=digest, validation_f1=f1))


def leads() -> bool:
    """Is this the only process, or the one of several that writes and reports?"""
    return os.environ.get("RANK", "0") == "0"


def _describe(training: Training) -> dict[str, Any]:
    """Everything that decides the result."""
    kind = find_kind(training.kind)
    return {
        "kind": training.kind,
        "dataset": identify_dataset(training.dataset),
        "options": describe_options(training.options),
        "seed": training.seed,
        "inputs": [digest_folder(folder) for folder in kind.inputs(training.options)],
        "code": digest_code(*kind.code),
        "corpus": training.corpus.identity if training.corpus else None,
    }
