"""A small dataset whose labels can be told from its texts, and trainings of a tiny LeSICiN on it.

Several test files import it, and so do the processes that they start.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa

from model.classifiers.registry import TrainingJob, TrainingProgress, find_kind, load_classifier
from model.lesicin.options import LesicinOptions
from model.training.classifier import NetworkClassifier
from model.training.loop import HISTORY
from pipeline.graph.stage import make_edges
from pipeline.parquet import open_parquet
from pipeline.publish.tables import declare_schema, write_sections
from schemas.published import TRAIN, PublishedFolder
from schemas.records import Edge, Example, PublishedSection, as_row

LABELS = ("302", "323", "379", "420", "498A")
TELLING = {
    "302": "He stabbed her and she died of the wound.",
    "323": "They beat him with sticks and he was hurt.",
    "379": "The bicycle was stolen from the yard at night.",
    "420": "He cheated the widow and kept her money.",
}  # nothing tells 498A
IDLE = ("It was raining.", "[PERSON 1] went to [PLACE 2].", "The shop was closed.", "Nobody came.")
TINY = LesicinOptions(
    hidden=16,
    dropout=0.1,
    instances=2,
    sentences="words",
    evidence=True,
    vector_size=12,
    fewest=2,
    longest=5,
    epochs=3,
    batch=8,
    window=2,
    rate=1e-2,
)


def make_examples(split: str, count: int) -> list[Example]:
    """Each shows one or two of the labels with something to tell, and more or less idle talk."""
    examples = []
    for number in range(count):
        labels = sorted({number % 4, (number * 7 + number // 5) % 4})
        told = [TELLING[LABELS[label]] for label in labels] + list(IDLE[: number % 5])
        if split != TRAIN:
            told.append("A zebra ran off.")
        examples.append(Example(f"{split}{number:017x}", told, labels, "delhi", 1999))
    return examples


def write_table(path: Path, record: type, rows: Sequence[Any], labels: Sequence[str] = ()) -> None:
    schema = declare_schema(record, labels)
    with open_parquet(path, schema) as writer:
        writer.write_table(pa.Table.from_pylist([as_row(row) for row in rows], schema=schema))


def write_dataset(folder: Path, train: int = 61, validation: int = 20) -> PublishedFolder:
    """A release as `publish` writes it, but for the cards."""
    (folder / "data").mkdir(parents=True)
    for split, count in (("train", train), ("validation", validation), ("test", 24)):
        path = folder / "data" / f"{split}-00000-of-00001.parquet"
        write_table(path, Example, make_examples(split, count), LABELS)
    sections = [
        PublishedSection(label, "IPC", "Of wrongs", "I", "y", TELLING.get(label, "..."), "page", 3, 2, 1)
        for label in LABELS
    ]
    write_sections(folder / "sections.parquet", sections)
    cited = {example.id: [LABELS[n] for n in example.labels] for example in make_examples("train", train)}
    write_table(folder / "edges.parquet", Edge, list(make_edges(LABELS, cited, cited)))
    return PublishedFolder(folder)


def train(
    published: PublishedFolder, folder: Path, options: LesicinOptions = TINY, *, seed: int = 5, **more: Any
) -> None:
    job = TrainingJob(published=published, folder=folder, options=options, seed=seed, **more)
    find_kind("lesicin").train(job)


def load(folder: Path) -> NetworkClassifier:
    classifier = load_classifier(folder)
    assert isinstance(classifier, NetworkClassifier)
    return classifier


def read_files(folder: Path) -> dict[str, bytes]:
    """All that must be equal; the history has seconds."""
    return {path.name: path.read_bytes() for path in folder.glob("lesicin*")}


def read_description(folder: Path) -> dict[str, Any]:
    described: dict[str, Any] = json.loads((folder / "lesicin.json").read_text())
    return described


def read_history(folder: Path) -> list[dict[str, float]]:
    history: list[dict[str, float]] = json.loads((folder / HISTORY).read_text())
    return [{name: value for name, value in epoch.items() if name != "seconds"} for epoch in history]


def stop_at(epoch: int, step: int) -> Callable[[TrainingProgress], None]:
    """Interrupt a run somewhere."""

    def report(progress: TrainingProgress) -> None:
        if (progress.epoch, progress.step) == (epoch, step):
            raise KeyboardInterrupt

    return report
