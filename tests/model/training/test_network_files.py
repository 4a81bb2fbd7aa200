"""A trained network needs nothing but its folder, comes back as it went, and believes nothing it reads."""

import json
import resource
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from safetensors.torch import load_file, save_file

from model.classifiers.registry import Classifier, load_classifier
from model.classifiers.thresholds import Thresholds
from model.layers.word_encoder import NumberedWords
from model.lesicin.network import LeSICiN
from model.lesicin.options import LesicinOptions
from model.training.classifier import NetworkClassifier
from model.training.data import find_shape
from model.training.files import FORMAT, NetworkKind, TrainingOrigin, load_network, read_run, save_network
from model.vectors.encoder import SentenceEncoder, SentenceVectors, VectorRecipe
from model.vectors.train import train_vectors
from schemas.errors import BadInputError, StorageError

LABELS = ("302", "323", "379")
COUNTS = {"fact": 6, "section": 3, "topic": 2, "chapter": 1, "act": 1}
SENTENCES = (
    "He stabbed her.",
    "They beat him with sticks.",
    "The bicycle was stolen.",
    "It rained all night.",
)
OPTIONS = LesicinOptions(hidden=8, evidence=True, vector_size=6, longest=5)
RECIPE = VectorRecipe(size=6, epochs=2, fewest=1, most_grams=20, buckets=1 << 8)
RUN = sha256(b"run").hexdigest()
KIND = NetworkKind("lesicin", "LeSICiN", LeSICiN, LesicinOptions)
CONFIG = "lesicin.json"


@pytest.fixture(scope="module")
def vectors() -> SentenceVectors:
    return train_vectors([SENTENCES, SENTENCES[:2]], RECIPE, seed=1)


@pytest.fixture(scope="module")
def lesicin(vectors: SentenceVectors) -> NetworkClassifier:
    return make_classifier(OPTIONS, vectors)


def make_classifier(options: LesicinOptions, encoder: SentenceEncoder) -> NetworkClassifier:
    torch.manual_seed(0)
    network = LeSICiN(options, find_shape(COUNTS, encoder)).eval()
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.7)  # so that scores differ
    sections = {name: torch.randn(shape) for name, shape in network.section_shapes().items()}
    thresholds = Thresholds(0.4, np.array([0.4, 0.3, 0.5]), 0.25)
    return NetworkClassifier(LABELS, thresholds, network, sections, encoder, torch.device("cpu"))


@pytest.fixture
def saved(lesicin: NetworkClassifier, tmp_path: Path) -> Path:
    save(lesicin, tmp_path / "lesicin")
    return tmp_path / "lesicin"


def save(lesicin: NetworkClassifier, folder: Path) -> None:
    save_network(KIND, lesicin, folder, TrainingOrigin(RUN, COUNTS, {"seed": 1}))


def read_files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def load(folder: Path) -> NetworkClassifier:
    return load_network(KIND, folder)


def agree(one: Classifier, other: Classifier) -> bool:
    documents = make_documents(20)
    return one.predict_scores(documents).tobytes() == other.predict_scores(documents).tobytes()


def make_documents(count: int) -> list[list[str]]:
    """Of all lengths from none to more than is read."""
    lengths = [number % 8 for number in range(count)]
    return [[SENTENCES[(length * n + n) % 4] for n in range(length)] for length in lengths]


# Scores


def test_scores_do_not_depend_on_the_other_documents(lesicin: NetworkClassifier) -> None:
    documents = make_documents(70)
    together = lesicin.predict_scores(iter(documents))
    assert together.dtype == np.float32
    assert together.shape == (70, 3)
    assert ((together >= 0) & (together <= 1)).all()
    assert together.std(axis=0).min() > 1e-3
    alone = np.concatenate([lesicin.predict_scores([document]) for document in documents])
    assert together == pytest.approx(alone, abs=1e-6)
    backwards = lesicin.predict_scores(documents[::-1])[::-1]
    assert together == pytest.approx(backwards, abs=1e-6)


def test_documents_are_read_as_they_are_needed(lesicin: NetworkClassifier) -> None:
    waiting = read = 0

    def tell() -> Iterator[list[str]]:
        nonlocal waiting, read
        for document in make_documents(1500):
            waiting, read = waiting + 1, max(read, waiting)
            yield document

    class Counting:
        """An encoder that sees how many documents wait for it."""

        size = lesicin.encoder.size

        def encode(self, sentences: Sequence[str]) -> NDArray[np.float32]:
            nonlocal waiting
            waiting = 0
            return lesicin.encoder.encode(sentences)

    scores = replace(lesicin, encoder=Counting()).predict_scores(tell())
    assert len(scores) == 1500
    assert read < 600
    assert scores == pytest.approx(lesicin.predict_scores(make_documents(1500)), abs=1e-6)


def test_documents_without_words_have_scores(lesicin: NetworkClassifier) -> None:
    scores = lesicin.predict_scores([[], [""], ["zzz xyzzy"]])
    assert np.isfinite(scores).all()
    assert lesicin.predict_scores([]).shape == (0, 3)


def test_sentences_are_weighed_by_attention(lesicin: NetworkClassifier) -> None:
    weights = lesicin.weigh_sentences(SENTENCES)
    assert weights.dtype == np.float32
    assert weights.shape == (4,)
    assert weights.sum() == pytest.approx(1)
    assert weights.min() > 0
    assert weights.max() > weights.min()
    long = lesicin.weigh_sentences(SENTENCES * 2)
    assert long[:5].sum() == pytest.approx(1)
    assert long[5:].tolist() == [0, 0, 0]  # they are not read
    assert lesicin.weigh_sentences([]).shape == (0,)
    assert lesicin.weigh_sentences(["He stabbed her."]).tolist() == [1]


def test_a_sentence_without_a_known_word_has_no_weight(lesicin: NetworkClassifier) -> None:
    weights = lesicin.weigh_sentences(["Zxqv wqpl!", SENTENCES[0]])
    assert weights[0] == 0 < weights[1]
    assert not lesicin.weigh_sentences(["Zxqv wqpl!"]).any()


def test_what_is_not_read_changes_nothing(lesicin: NetworkClassifier) -> None:
    one, other = lesicin.predict_scores([[*SENTENCES, "He.", "Him."], [*SENTENCES, "He.", SENTENCES[0]]])
    assert (one == other).all()


# Files


def test_it_comes_back_as_it_went(lesicin: NetworkClassifier, saved: Path, tmp_path: Path) -> None:
    moved = shutil.move(saved, tmp_path / "elsewhere")  # it needs nothing else
    read = load_classifier(Path(moved))
    assert agree(read, lesicin)
    assert read.weigh_sentences(SENTENCES).tobytes() == lesicin.weigh_sentences(SENTENCES).tobytes()
    assert read.labels == LABELS
    assert read.thresholds.per_label.tolist() == lesicin.thresholds.per_label.tolist()
    assert (read.thresholds.shared, read.thresholds.held_out_f1) == (0.4, 0.25)
    assert isinstance(read, NetworkClassifier)
    assert read.network.options == OPTIONS
    assert not read.network.training
    for name, each in lesicin.network.state_dict().items():
        assert torch.equal(read.network.state_dict()[name], each)
    assert read.sections.keys() == lesicin.sections.keys()
    assert all(torch.equal(read.sections[name], each) for name, each in lesicin.sections.items())


@pytest.mark.parametrize(
    "changes",
    [
        {"evidence": False},
        {"sentences": "words"},
        {"structure": "lookup", "sparse": False},
        {"structure": "sage"},
        {"scoring": "bilinear"},
        {
            "structure": "none",
            "thetas": (1.0, 0.0, 0.0),
            "lambdas": (1.0, 0.0),
            "clip": None,
            "rates": (0.1, 0.2),
        },
    ],
    ids=str,
)
def test_every_kind_of_network_comes_back(
    changes: dict[str, Any], vectors: SentenceVectors, tmp_path: Path
) -> None:
    options = replace(OPTIONS, **changes)
    classifier = make_classifier(options, NumberedWords(vectors) if options.reads_words else vectors)
    save(classifier, tmp_path)
    read = load(tmp_path)
    assert agree(read, classifier)
    assert read.network.options == options
    assert read.sections.keys() == classifier.sections.keys()


def test_equal_classifiers_give_equal_bytes(lesicin: NetworkClassifier, saved: Path, tmp_path: Path) -> None:
    save(load(saved), tmp_path / "again")
    one, other = (read_files(folder) for folder in (saved, tmp_path / "again"))
    assert one == other
    assert len(one) == 2


def change_network(lesicin: NetworkClassifier) -> NetworkClassifier:
    names = list(lesicin.sections)
    return replace(
        lesicin,
        sections={name: lesicin.sections[other] for name, other in zip(names, names[::-1], strict=True)},
    )


def test_the_next_one_takes_the_place_of_the_one_before(lesicin: NetworkClassifier, saved: Path) -> None:
    (saved / "README.md").write_text("mine")
    (saved / "lesicin.json.1.writing").write_text("half")
    other = change_network(lesicin)
    save(other, saved)
    documents = make_documents(9)
    assert load(saved).predict_scores(documents).tobytes() == other.predict_scores(documents).tobytes()
    assert sorted(path.suffix for path in saved.iterdir()) == [".json", ".md", ".safetensors"]


def test_killed_between_the_files_leaves_the_one_before(
    lesicin: NetworkClassifier, saved: Path, tmp_path: Path
) -> None:
    save(change_network(lesicin), tmp_path / "other")
    (weights,) = (tmp_path / "other").glob("*.safetensors")
    weights.rename(saved / weights.name)
    assert agree(load(saved), lesicin)


def test_a_full_disk_leaves_the_one_before(lesicin: NetworkClassifier, saved: Path) -> None:
    before = read_files(saved)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5_000, limits[1]))
    try:
        with pytest.raises(StorageError) as refused:
            save(change_network(lesicin), saved)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "cannot hold the classifier" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert read_files(saved) == before


def test_which_run_a_folder_is_of(saved: Path, tmp_path: Path) -> None:
    assert read_run(KIND, saved) == RUN
    assert read_run(KIND, tmp_path / "nowhere") is None
    (path,) = saved.glob("*.safetensors")
    path.write_bytes(path.read_bytes()[:-1])
    assert read_run(KIND, saved) is None
    path.unlink()
    assert read_run(KIND, saved) is None


# What is refused


def change_config(folder: Path, **changes: object) -> None:
    content = json.loads((folder / CONFIG).read_text())
    (folder / CONFIG).write_text(json.dumps(content | changes))


def change_weights(folder: Path, **changes: Any) -> None:
    """Other numbers, with the digest that belongs to them; None takes a tensor away."""
    (path,) = folder.glob("*.safetensors")
    tensors = {name: each for name, each in (load_file(path) | changes).items() if each is not None}
    path.unlink()
    save_file(tensors, folder / "new")
    digest = sha256((folder / "new").read_bytes()).hexdigest()
    (folder / "new").rename(folder / f"lesicin-{digest[:16]}.safetensors")
    change_config(folder, weights_sha256=digest)


def refuse(folder: Path, words: str) -> None:
    with pytest.raises(BadInputError) as refused:
        load(folder)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"kind": "linear classifier of ilsi"}, "does not describe a LeSICiN classifier"),
        ({"kind": "DEAL classifier of ilsi"}, "does not describe a LeSICiN classifier"),
        ({"format": FORMAT - 1}, "another version of ilsi"),
        ({"labels": ["302"]}, "3 thresholds for 1 labels"),
        ({"counts": {"fact": 1}}, "nodes of a citation graph"),
        ({"counts": {**COUNTS, "fact": 7}}, "does not have the tensors"),
        ({"counts": {**COUNTS, "fact": -7}}, "counts.fact"),
        ({"thresholds": [2, 0, 0]}, "thresholds"),
        ({"options": {"hidden": 3}}, "options.hidden"),
        ({"options": {"hidden": 10}}, "does not have the tensors"),
        ({"options": {"structure": "tree"}}, "options.structure"),
        ({"options": {"structure": "none"}}, "without a graph there is no score of nodes"),
        ({"options": {"colour": 1}}, "options.colour: unexpected keyword argument"),
        ({"options": []}, "options"),
        ({"vectors": {}}, "sentence vectors"),
        ({"weights_sha256": "../../x"}, "weights_sha256"),
        ({"weights_sha256": "0" * 64}, "is missing"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_wrong_description_is_one_sentence(changes: dict[str, object], words: str, saved: Path) -> None:
    change_config(saved, **changes)
    refuse(saved, words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"network.extra": torch.ones(1)}, "does not have the tensors"),
        ({"network.score.key.bias": None}, "does not have the tensors"),
        ({"network.score.key.bias": torch.full((8,), torch.nan)}, "implausibly large"),
        ({"network.score.key.bias": torch.zeros(7)}, "does not have the tensors"),
        ({"network.score.key.bias": torch.zeros(8, dtype=torch.int64)}, "does not have the tensors"),
        ({"sections.text.more": torch.zeros(3, 8)}, "does not have the tensors"),
        ({"sections.nodes.keys": None}, "does not have the tensors"),
        ({"sections.text.keys": torch.zeros(2, 8)}, "does not have the tensors"),
        ({"sections.nodes.values": torch.full((3, 8), torch.inf)}, "implausibly large"),
        ({"vectors.hashes": None}, "sentence vectors"),
        ({"vectors.vectors": torch.full((1, 6), torch.nan, dtype=torch.float16)}, "sentence vectors"),
        ({"vectors.hashes": torch.zeros(3, dtype=torch.bfloat16)}, "number type"),
    ],
)
def test_wrong_numbers_are_one_sentence(changes: dict[str, Any], words: str, saved: Path) -> None:
    change_weights(saved, **changes)
    refuse(saved, words)


def test_damage_is_one_sentence(saved: Path, tmp_path: Path) -> None:
    (path,) = saved.glob("*.safetensors")
    content = bytearray(path.read_bytes())
    content[-3] ^= 1
    path.write_bytes(content)
    refuse(saved, "is damaged")
    garbage = b"no safetensors"
    (saved / f"lesicin-{sha256(garbage).hexdigest()[:16]}.safetensors").write_bytes(garbage)
    change_config(saved, weights_sha256=sha256(garbage).hexdigest())
    refuse(saved, "is not safetensors")
    (saved / CONFIG).write_text("{")
    refuse(saved, "is not JSON")
    refuse(tmp_path / "nowhere", "is missing")
    with pytest.raises(BadInputError, match="holds no trained classifier"):
        load_classifier(tmp_path / "nowhere")


def test_a_folder_that_cannot_be_written_is_one_sentence(lesicin: NetworkClassifier, tmp_path: Path) -> None:
    (tmp_path / CONFIG).mkdir()  # no file can take its place
    with pytest.raises(StorageError, match="cannot hold the classifier"):
        save(lesicin, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [CONFIG]


def test_an_encoder_from_elsewhere_is_named_and_not_copied(
    lesicin: NetworkClassifier, tmp_path: Path
) -> None:
    class Elsewhere:
        """Not of our own kind."""

        size = lesicin.encoder.size
        encode = lesicin.encoder.encode

    options = replace(OPTIONS, encoder=str(tmp_path / "gone"))
    save(make_classifier(options, Elsewhere()), tmp_path / "lesicin")
    (path,) = (tmp_path / "lesicin").glob("*.safetensors")
    assert not any(name.startswith("vectors") for name in load_file(path))
    refuse(tmp_path / "lesicin", f"{tmp_path / 'gone'} holds no sentence encoder")
