"""A published dataset of invented facts for the simple baselines, and what is true of all of them."""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from safetensors.numpy import load_file, save_file

from model.classifiers.options import read_options
from model.classifiers.registry import Classifier, TrainingJob, find_kind, load_classifier
from pipeline.graph.stage import make_edges
from pipeline.parquet import open_parquet
from pipeline.publish.tables import declare_schema, write_sections
from schemas.errors import BadInputError
from schemas.published import PublishedFolder
from schemas.records import Edge, Example, PublishedSection, as_row

# The title and text of the law, and how facts tell it.
LAW = {
    "302": (
        "Murder",
        "Whoever causes death by stabbing shall die.",
        "He stabbed her and she died of the wound.",
    ),
    "323": ("Hurt", "Whoever beats another with sticks.", "They beat him with sticks and he was hurt."),
    "376(2)": (
        "Theft",
        "Whoever dishonestly takes a thing out of a yard.",
        "The bicycle was taken from the yard.",
    ),
    "498A": ("Cheating", "Cheating.", "He cheated the widow and kept her money."),
}
IDLE = (
    "It was raining.",
    "[PERSON 1] went to [PLACE 2].",
    "The shop was closed on [DATE 1].",
    "Nobody came.",
)

Publish = Callable[..., PublishedFolder]
Train = Callable[..., Classifier]


def make_examples(split: str, count: int, *, named: bool) -> list[Example]:
    """Each has one or two labels and idle talk. If sections are named, facts reveal their labels."""
    examples = []
    for number in range(count):
        labels = sorted({number % 4, (number * 7 + number // 5) % 4})
        names = [list(LAW)[label] for label in labels]
        told = [*(LAW[name][2] for name in names), IDLE[number % 4], IDLE[(number // 3) % 4]]
        if named:
            told.append(f"A case under sections {' and '.join(names)} IPC was registered.")
        examples.append(Example(f"{split}{number:017x}", told, labels, "delhi", 1999))
    return examples


def write_table(path: Path, record: type, rows: Sequence[Any], labels: Sequence[str] = ()) -> None:
    schema = declare_schema(record, labels)
    with open_parquet(path, schema) as writer:
        writer.write_table(pa.Table.from_pylist([as_row(row) for row in rows], schema=schema))


@pytest.fixture(scope="session")
def publish(tmp_path_factory: pytest.TempPathFactory) -> Publish:
    """Write a dataset."""

    def publish(*, named: bool = False, train: int = 60) -> PublishedFolder:
        folder = tmp_path_factory.mktemp("published") / "dataset"
        (folder / "data").mkdir(parents=True)
        for split, count in {"train": train, "validation": 20, "test": 24}.items():
            path = folder / "data" / f"{split}-00000-of-00001.parquet"
            write_table(path, Example, make_examples(split, count, named=named), list(LAW))
        sections = [
            PublishedSection(label, "IPC", title, "I", "y", text, "page", 3, 2, 1)
            for label, (title, text, _) in LAW.items()
        ]
        write_sections(folder / "sections.parquet", sections)
        labels = list(LAW)
        examples = make_examples("train", train, named=named)
        cited = {example.id: [labels[label] for label in example.labels] for example in examples}
        write_table(folder / "edges.parquet", Edge, list(make_edges(labels, cited, cited)))
        return PublishedFolder(folder)

    return publish


@pytest.fixture(scope="session")
def published(publish: Publish) -> PublishedFolder:
    return publish()


@pytest.fixture(scope="session")
def train() -> Train:
    """Train a classifier of some kind and load it from where it was saved."""

    def train(name: str, published: PublishedFolder, folder: Path, **options: Any) -> Classifier:
        kind = find_kind(name)
        chosen = read_options(kind.options, options)
        kind.train(TrainingJob(published=published, folder=folder, options=chosen))
        return load_classifier(folder)

    return train


@pytest.fixture(scope="session")
def check_simple(published: PublishedFolder, train: Train) -> Callable[..., None]:
    """What is true of every simple baseline."""

    def check(name: str, folder: Path) -> None:
        classifier = train(name, published, folder / "one")
        facts = [row["text"] for row in published.iterate_examples("test")]
        facts += [[], [""], ["zzz xyzzy"], ["…"]]
        together = classifier.predict_scores(iter(facts))
        assert together.shape == (len(facts), 4)
        assert together.dtype == np.float32
        assert np.isfinite(together).all()
        assert ((together >= 0) & (together <= 1)).all()
        alone = np.concatenate([classifier.predict_scores([document]) for document in facts])
        assert together.tobytes() == alone.tobytes()
        assert classifier.predict_scores([]).shape == (0, 4)
        for document in facts:
            weights = classifier.weigh_sentences(document)
            assert weights.dtype == np.float32
            assert weights.shape == (len(document),)
            assert (weights >= 0).all()
            assert not weights.any() or weights.sum() == pytest.approx(1)
        train(name, published, folder / "other")
        one, other = (
            {path.name: path.read_bytes() for path in (folder / part).iterdir()} for part in ("one", "other")
        )
        assert one == other
        assert len(one) == 2

    return check


@pytest.fixture(scope="session")
def refuse_changed(published: PublishedFolder, train: Train) -> Callable[..., None]:
    """Change the saved files of a classifier: loading it must give one sentence."""

    def refuse(
        name: str, folder: Path, sentence: str, *, arrays: dict[str, Any] | None = None, **config: Any
    ) -> None:
        train(name, published, folder)
        (path,) = folder.glob("*.safetensors")
        if arrays is not None:
            changed = {key: each for key, each in (load_file(path) | arrays).items() if each is not None}
            path.unlink()
            save_file(changed, folder / "new")
            digest = sha256((folder / "new").read_bytes()).hexdigest()
            (folder / "new").rename(folder / f"{name}-{digest[:16]}.safetensors")
            config["weights_sha256"] = digest
        content = json.loads((folder / f"{name}.json").read_text())
        (folder / f"{name}.json").write_text(json.dumps(content | config))
        with pytest.raises(BadInputError, match=sentence) as refused:
            load_classifier(folder)
        assert "\n" not in str(refused.value)

    return refuse


@pytest.fixture(scope="session")
def refuse_damaged(published: PublishedFolder, train: Train) -> Callable[..., None]:
    """Files of another kind, of another version, and broken ones."""

    def refuse(name: str, folder: Path) -> None:
        train(name, published, folder)
        (weights,) = folder.glob("*.safetensors")
        description = folder / f"{name}.json"
        saved = description.read_text()
        content = json.loads(saved)
        for changes, sentence in (
            ({"kind": "linear classifier of ilsi"}, f"does not describe a {name} classifier"),
            ({"format": 99}, "another version of ilsi"),
            ({"options": {"surprise": 1}}, "options.surprise"),
            ({"labels": ["302"]}, "4 thresholds for 1 labels"),
            ({"weights_sha256": "0" * 64}, "is missing"),
        ):
            description.write_text(json.dumps(content | changes))
            with pytest.raises(BadInputError, match=sentence):
                load_classifier(folder)
        description.write_text(saved)
        load_classifier(folder)
        whole = weights.read_bytes()
        weights.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
        with pytest.raises(BadInputError, match="is damaged"):
            load_classifier(folder)

    return refuse
